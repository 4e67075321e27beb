"""Queries made from the records themselves: names, towns and breeds with each kind of slip, bare, begun, inflected.

No hand chose them, so they tell whether the hand-written sets flatter. They are the same for the same records.
"""

import random

from judgement import HERE, Query
from records import folded

LETTERS = "aaeeiioouuyzrsnwtkpldmcjbgh"
NEIGHBOURS = {
    "a": "sqz", "b": "vn", "c": "xv", "d": "sf", "e": "wr", "f": "dg", "g": "fh", "h": "gj", "i": "uo", "j": "hk", "k": "jl", "l": "k", "m": "n",
    "n": "bm", "o": "ip", "p": "o", "r": "et", "s": "ad", "t": "ry", "u": "yi", "w": "qe", "y": "tu", "z": "xs",
}
HABITS = [("rz", "ż"), ("ż", "rz"), ("ó", "u"), ("u", "ó"), ("ch", "h"), ("h", "ch"), ("ą", "on"), ("ę", "en"), ("sz", "s"), ("cz", "c"), ("w", "f"), ("i", "j")]


def _slip(kind, word, random):
    place = random.randrange(1, len(word) - 1)
    letter = folded(word[place])
    near = random.choice(NEIGHBOURS.get(letter, LETTERS))
    if kind == "deletion":
        return word[:place] + word[place + 1:]
    if kind == "insertion":
        return word[:place] + random.choice(LETTERS) + word[place:]
    if kind == "substitution":
        return word[:place] + near + word[place + 1:]
    if kind == "transposition":
        return word[:place] + word[place + 1] + word[place] + word[place + 2:]
    if kind == "first letter":
        return random.choice(NEIGHBOURS.get(folded(word[0]), LETTERS)) + word[1:]
    if kind == "doubled letter":
        return word[:place] + word[place] + word[place:]
    habits = [pair for pair in HABITS if pair[0] in word]
    return word.replace(*random.choice(habits), 1) if habits else word


SLIPS = ("deletion", "insertion", "substitution", "transposition", "first letter", "doubled letter", "habit")


def _words(records, field):
    """Single words of a field that are long enough to be misspelt, in the order of the alphabet."""
    found = set()
    for record in records:
        for value in record.words.get(field, ()):
            if field == "breed" or len(value) == 1:
                found |= {word for word in value if len(word) > 4 and word.isalpha()}
    return sorted(found)


def queries(records, language, most=40):
    """At most so many queries of each class."""
    chance, found = random.Random(f"{language}/systematic"), []
    sources = {field: _words(records, field) for field in ("name", "town", "breed")}
    known = {folded(word) for record in records for values in record.words.values() for value in values for word in value}

    def add(kind, text, judgement):
        found.append(Query(language, kind, text, judgement))

    for kind in SLIPS:
        for field, words in sources.items():
            for word in chance.sample(words, min(len(words), most // 3)):
                wrong = _slip(kind, word, chance)
                # What is a word of its own is no slip.
                if folded(wrong) not in known:
                    add(f"slips: {kind}", wrong, f"{field}={word}" if field != "breed" else f"any~{word}")
    for field in ("name", "town"):
        bare = [word for word in sources[field] if folded(word) != word]
        for word in chance.sample(bare, min(len(bare), most // 2)):
            add("bare letters", folded(word), f"{field}~{word}")
        for word in chance.sample(sources[field], min(len(sources[field]), most // 2)):
            add("beginnings", word[:chance.randint(4, len(word) - 1)], "")
            found[-1].judgement = f"any~{found[-1].text}"
    if language == "pl":
        towns = {value for record in records for value in record.fields["town"]}
        for line in (HERE / "queries/locatives-pl.txt").read_text(encoding="utf-8").splitlines():
            if line[0] != "#":
                town, locative = line.split(";")
                if town in towns:
                    judgement = f"town={town.replace(' ', '_')}"
                    add("locatives", f"w {locative}", judgement)
                    add("locatives, bare", folded(locative), judgement)
                    add("dogs in towns", f"psy {locative}", f"type=dog {judgement}")
    return found
