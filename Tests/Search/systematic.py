"""Queries made from the records themselves: names, towns and breeds with each kind of slip, bare, begun, inflected.

No hand chose them, so they tell whether the hand-written sets flatter. They are the same for the same records.
"""

import random
import re
import zlib
from collections import Counter

from declension import forms
from judgement import HALVES, HERE, Query
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


#: How visitors name species, with a condition of records: where a translation is missing, what is written in Polish counts.
SPECIES = {
    "pl": {"pies psa psy psów psami psie piesek pieska pieski psiak psiaka": "type=dog", "kot kota koty kotów kotek kotka kotki koteczek": "type=cat",
           "suka suczka suczkę suczki sunia sunię": "type=dog sex=female", "kocur kocura kocurek": "type=cat sex=male", "królik królika króliki króliczek": "type=rabbit",
           "papuga papugę papugi": "type=bird breed~papug,nimfa", "koń konia konie konik": "type=horse", "jeż jeża jeże": "type=wild breed~jez", "lis lisa lisy": "breed=lis",
           "koza kozę kozy": "breed=koza", "owca owcę owce": "breed=owca", "fretka fretkę fretki": "type=ferret", "żółw żółwia żółwie": "breed~zolw",
           "szczeniak szczeniaka szczeniaki szczeniaczek": "type=dog age=baby", "kociak kociaka kociaki kociąt": "type=cat age=baby", "chomik chomika chomiki": "breed~chomik",
           "szczur szczura szczury": "breed=szczur", "świnka świnkę świnki": "breed=świnka_morska", "gołąb gołębia gołębie": "breed=gołąb", "bocian bociana": "breed~bocian",
           "kuc kuca kucyk": "breed~kuc", "krowa krowę krowy": "breed=krowa", "sarna sarnę": "breed=sarna", "alpaka alpakę": "breed=alpaka", "ptak ptaka ptaki": "type=bird"},
    "en": {"dog dogs doggy doggie pooch": "type=dog", "cat cats kitty moggy": "type=cat", "puppy puppies pup pups": "type=dog age=baby", "kitten kittens": "type=cat age=baby",
           "bitch": "type=dog sex=female", "tomcat": "type=cat sex=male", "rabbit rabbits bunny bunnies": "type=rabbit", "bird birds": "type=bird", "horse horses": "type=horse",
           "hedgehog hedgehogs": "type=wild breed~hedgehog,jeż", "fox foxes": "breed=fox,lis", "goat goats": "breed=goat,koza", "sheep": "breed=sheep,owca", "ferret ferrets": "type=ferret",
           "hamster hamsters": "breed~hamster,chomik", "rat rats": "breed=rat,szczur", "guinea_pig guinea_pigs": "breed=guinea_pig,świnka_morska", "pigeon pigeons": "breed=pigeon,gołąb", "stork": "breed~stork,bocian",
           "pony ponies": "breed~pony,kuc", "cow cows": "breed=cow,krowa", "alpaca": "breed=alpaca,alpaka", "turtle tortoise": "type=reptile breed~slider,tortoise,żółw", "chinchilla": "breed=chinchilla,szynszyla"},
}
#: Words for what an animal is like, with a condition of records. "Almost young" is young enough.
TRAITS = {
    "pl": {"mały": "size=small", "duży": "size=large,xlarge", "młody": "age=young,baby", "stary": "age=senior", "czarny": "colour~czarn", "rudy": "colour~rud",
           "biały": "colour~bial", "spokojny": "energy=low | text~spokojn", "łagodny": "text~lagodn,cierpliw | text=złoty_charakter", "energiczny": "energy=high", "szczepiony": "health=vaccinated",
           "wykastrowany": "health=neutered", "nieśmiały": "text~niesmial,wycofan,nieufn,boja", "krótkowłosy": "coat=short | breed~krotkowlos"},
    "en": {"small": "size=small", "big": "size=large,xlarge", "young": "age=young,baby", "old": "age=senior", "black": "colour~black", "ginger": "colour~ginger",
           "white": "colour~white", "calm": "energy=low | text~calm", "gentle": "text~gentl,patient | text=heart_of_gold", "energetic": "energy=high", "vaccinated": "health=vaccinated",
           "neutered": "health=neutered", "shy": "text~shy,withdrawn,wary,timid", "short haired": "coat=short | breed~short"},
}
SLIPS_OF_PEOPLE = ("deletion", "insertion", "substitution", "transposition", "doubled letter", "habit")
FEMININE = re.compile("suczk|suni|papug|koz|owc|fretk|śwink|krow|sarn|alpak|suka|kotka")


def _both(one, other):
    """Both of two judgements, each with alternatives."""
    return " | ".join(f"{first} {second}" for first in one.split(" | ") for second in other.split(" | "))


def _side(word):
    """The half that a word, name or town belongs to, in all its forms."""
    return HALVES[zlib.crc32(folded(word).split()[0].encode()) >> 3 & 1]


def said(records, language, most=60):
    """Queries of what people say aloud: declined, without diacritics, several things together; at most so many of each class and half."""
    found, locatives = {}, {}
    if language == "pl":
        for line in (HERE / "queries/locatives-pl.txt").read_text(encoding="utf-8").splitlines():
            if line[0] != "#":
                locatives.update([line.split(";")])
    species = {word.replace("_", " "): (words.split()[0], judgement) for words, judgement in SPECIES[language].items() for word in words.split()}
    meant = {folded(word) for word in [*species, *TRAITS[language]]}
    towns = sorted({value for record in records for value in record.fields["town"]})
    counts = Counter(value for record in records if record.kind == "animal" for value in record.fields["name"])
    names = sorted(name for name in counts if " " not in name and folded(name) not in meant and len(name) > 2)
    known = {folded(word) for record in records for values in record.words.values() for value in values for word in value} | meant

    def add(kind, text, judgement, source):
        found.setdefault((kind, _side(source)), {}).setdefault(text.replace("_", " "), judgement)

    declined = {}
    for name in names:
        for form in forms(name) if language == "pl" else []:
            declined.setdefault(form, set()).add(name)
    bare = {}
    for form, owners in [*declined.items(), *((name, {name}) for name in names)]:
        bare.setdefault(folded(form), set()).update({form} & set(names) or owners)
    for name in names:
        add("names", name, f"name={name}", name)
        exact = [other for other in names if folded(other) == folded(name)]
        if folded(name) != name.casefold():
            add("names, bare", folded(name), f"name={','.join(exact)}", name)
    for form, owners in declined.items():
        if form in names or folded(form) in meant:
            continue
        for name in owners:
            add("names, declined", form, f"name={','.join(sorted(owners))}", name)
            same = [other for other in names if folded(other) == folded(form)] or bare[folded(form)]
            if folded(form) != form.casefold():
                add("names, declined, bare", folded(form), f"name={','.join(sorted(same))}", name)
    for town in towns:
        here = f"town={town.replace(' ', '_')}"
        add("towns", town, here, town)
        add("towns", folded(town), here, town)
        for form in [locatives[town]] if town in locatives else []:
            add("towns, declined", "w " + form, here, town)
            add("towns, declined", folded(form), here, town)
        for word, (base, judgement) in species.items():
            place = f"w {locatives[town]}" if town in locatives and len(word) % 2 else town
            add("species in towns", f"{word} {place}", _both(judgement, here), base + town)
            for trait, has in TRAITS[language].items():
                if not FEMININE.search(word):
                    add("traits, species and towns", f"{trait} {word} {town if len(trait) % 2 else folded(town)}", _both(_both(has, judgement), here), trait + town)
    for word, (base, judgement) in species.items():
        add("species", word, judgement, base)
        add("species", folded(word), judgement, base)
        if len(word) <= 4:
            add("short words", word, judgement, base)
        for trait, has in TRAITS[language].items():
            # Institutions are called after old horses, and a small cat is a kitten, too.
            if not FEMININE.search(word) and trait + base not in ("starykoń", "oldhorse", "małykot", "smallcat", "oldpony", "starykuc"):
                add("traits and species", f"{trait} {word}", _both(has, judgement), trait)
    for name in names:
        if len(name) <= 4:
            add("short words", folded(name), f"name={','.join(other for other in names if folded(other) == folded(name))}", name)
    # Of the pages' language, and not what is a species, a size, a colour, or a word of names, too: who asks for "brown" asks for no hares.
    others = {word for record in records for field in ("colour", "name", "institution", "region") for value in record.words.get(field, ()) for word in value}
    others |= {word for phrase in species for word in phrase.split()}
    breeds = sorted({word for record in records for value in record.words.get("breed", [])[language != "pl":][:1] for word in value if len(word) > 4 and word.isalpha()} - others)
    breeds = [word for word in breeds if not re.match("miniat|mixed|giant|olbrzym|short|wielkopolsk", word)]
    # What is called so in one language is the same where that is not written.
    same = {}
    for record in records:
        values = record.words.get("breed", [])
        for word in {word for value in values for word in value}:
            same.setdefault(word, set()).update(folded("_".join(value)) for value in values)
    called = {word: f"breed~{','.join([folded(word)[:6], *sorted(same[word])])}" for word in breeds}
    for word in breeds:
        add("breeds", word, called[word], word)
    sources = [[(word, f"town={town.replace(' ', '_')}") for town in towns for word in [town] if len(word) > 4],
               [(word, judgement) for word, (_, judgement) in species.items() if len(word) > 4 and " " not in word],
               [(word, f"any~{word} | {called[word]}") for word in breeds if len(word) > 5],
               [(name, f"name={name}") for name in names if len(name) > 4 and counts[name] > 3]]
    sources[0] += [(word, f"type=dog town={town.replace(' ', '_')}") for town in towns for word in ["pies " + town if language == "pl" else "dog " + town]]
    for kind in SLIPS_OF_PEOPLE:
        for number, words in enumerate(sources):
            for word, judgement in words:
                chance = random.Random(f"{kind}/{word}")
                start = word.index(" ") + 1 if word.startswith(("pies ", "dog ")) else 0
                wrong = word[:start] + _slip(kind, word[start:].casefold(), chance)
                if folded(wrong) != folded(word) and not set(folded(wrong[start:]).split()) & known:
                    add(f"typos, {number}", wrong, judgement, word)
    queries = []
    for (kind, side), texts in sorted(found.items()):
        chance = random.Random(f"{language}/{kind}/{side}")
        size = most // 4 * (2 if kind == "typos, 1" else 1) if kind.startswith("typos") else most
        ordered = sorted(texts)
        # Of those without any answer, which are not asked, there are many where several things come together.
        size *= 3 if "and" in kind or "in" in kind.split() else 1
        for text in chance.sample(ordered, min(len(ordered), size)):
            queries.append(Query(language, "typos" if kind.startswith("typos") else kind, text, texts[text], side=side))
    return queries
