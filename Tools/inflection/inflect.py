#!/usr/bin/env python3
"""Write the forms of all words of templates/search/<language>.yml into templates/search/<language>-forms.yml.

    python3 -m venv .build-inflection && .build-inflection/bin/pip install morfeusz2 PyYAML
    .build-inflection/bin/python Tools/inflection/inflect.py

Polish forms come from the Grammatical Dictionary of Polish (SGJP) through Morfeusz 2; LICENSE-SGJP beside this file is
its notice. English ones follow the rules of English plurals. Besides the words of the language's file, the names of the
towns in towns.txt are inflected. Only forms that differ when folded are written. The same input gives the same bytes.
"""
import pathlib
import re
import unicodedata

import morfeusz2
import yaml

HERE = pathlib.Path(__file__).parent
SEARCH = HERE.parent.parent / "templates/search"
MORFEUSZ = morfeusz2.Morfeusz(expand_tags=True)
CASES = "nom gen dat acc inst loc".split()


def fold(text):
    text = unicodedata.normalize("NFD", text.lower()).replace("ł", "l")
    return " ".join(re.findall(r"[a-z0-9]+", "".join(c for c in text if not unicodedata.combining(c))))


class Lexeme:
    """A noun or an adjective that has a word as a nominative."""

    def __init__(self, kind, readings, table):
        self.kind = kind            # subst, adj
        self.readings = readings    # [(number, gender)] of the word itself
        self.table = table          # {(number, case, gender): [form]}
        self.is_place = False

    def forms(self, case, number=None):
        """Of a case, in the number (and, of an adjective, the gender) of the word itself."""
        own = set(self.readings)
        return sorted({o for key, orths in self.table.items() for o in orths if key[1] == case and (
            (key[0], key[2]) in own if self.kind == "adj" else key[0] == (number or self.readings[0][0]))})


def parts(word, as_written):
    """The readings of a word: tags by lemma."""
    spellings = [word] if as_written else list(dict.fromkeys((word, word.lower())))
    for spelling in spellings:
        for _, _, (form, lemma, tag, names, _) in MORFEUSZ.analyse(spelling):
            if form.lower() == spelling.lower():
                yield lemma, tag.split(":"), names


def is_denied(word, tag):
    return tag[-1] == ("aff" if word.lower().startswith("nie") else "neg")


def lexemes(word, as_written=False):
    found = {}
    for lemma, tag, names in parts(word, as_written):
        kind = {"subst": "subst", "ger": "subst", "adj": "adj", "ppas": "adj", "pact": "adj"}.get(tag[0])
        if not kind or tag[2] != "nom" or (tag[0] == "adj" and tag[-1] != "pos") or is_denied(word, tag):
            continue
        found.setdefault((lemma, tag[0], kind), ([], set()))
        found[lemma, tag[0], kind][0].append((tag[1], tag[3]))
        found[lemma, tag[0], kind][1].update(names)
    result = []
    for (lemma, tag_kind, kind), (readings, names) in found.items():
        table = {}
        for form, of, tag, _, _ in MORFEUSZ.generate(lemma.split(":")[0]):
            tag = tag.split(":")
            if of == lemma and tag[0] == tag_kind and tag[2] in CASES and tag[-1] not in ("com", "sup") and not is_denied(word, tag):
                table.setdefault((tag[1], tag[2], tag[3]), []).append(form)
        if table:
            lexeme = Lexeme(kind, readings, table)
            lexeme.is_place = any("geograficzn" in name for name in names)
            lexeme.is_base_form = lemma.split(":")[0].lower() == word.lower()
            result.append(lexeme)
    return result


VOWELS = "aeiouy"


def guessed(word):
    """Forms of a noun that the dictionary lacks ("labek", "goldenek", "shiba"), by its ending."""
    word = fold(word)
    if len(word) < 2:
        return set()
    if word.endswith("ek") and len(word) > 3:
        stem, endings = word[:-2] + "k", "a owi iem u i ow om ami ach"
    elif word.endswith("ka"):
        return {word[:-2] + e for e in "ki ce ke ko ek kom kami kach".split()}
    elif word.endswith("ia"):
        stem, endings = word[:-2], "i ie io"
    elif word.endswith("a"):
        soft = {"r": "rze", "t": "cie", "d": "dzie"}.get(word[-2], word[-2] + "ie")
        return {word[:-2] + soft} | {word[:-1] + e for e in "y e o om ami ach".split()}
    elif word[-1] in VOWELS:
        return {word + e for e in "ego emu m".split()} if word[-1] in "yi" else set()
    else:
        last = word[-1]
        soft = {"r": "rze", "t": "cie", "d": "dzie"}.get(last, last + "ie")
        hard = last in "kgl" or word[-2:] in ("cz", "sz", "ch", "rz")
        plural = "i" if last in "kg" else "e" if hard else "y"
        ending = "iem" if last in "kg" else "em"
        return {word + e for e in ("a", "owi", ending, plural, "ow", "om", "ami", "ach")} | {
            word + "u" if hard else word[:-1] + soft}
    return {stem + e for e in endings.split()}


def of_word(word):
    """All forms of one word, in both numbers."""
    found = [l for l in lexemes(word, as_written=word[:1].isupper())] or lexemes(word.capitalize(), True)
    if not found:
        known = any(tag[0] not in ("ign", "subst", "depr") for _, tag, _ in parts(word, False))
        return set() if known else guessed(word)
    return {form for lexeme in found for forms in lexeme.table.values() for form in forms}


def combined(options):
    """Every choice of one form for each word, where these are few; else the first of each."""
    size = 1
    for option in options:
        size *= len(option)
    if size > 4:
        options = [option[:1] for option in options]
    made = [""]
    for option in options:
        made = [f"{m} {o}".strip() for m in made for o in option]
    return set(made)


def of_phrase(words):
    """All forms of a phrase: its noun and the adjectives that agree with it, in one case and number."""
    tags = [{tag[0] for _, tag, _ in parts(w, False)} for w in words]
    if tags[0] & {"prep", "fin", "praet", "num", "qub", "part", "interp"} and not any(
            lexeme.kind == "subst" and lexeme.is_base_form for lexeme in lexemes(words[0])):
        return set()
    found = [lexemes(w) for w in words]
    nouns = [[l for l in f if l.kind == "subst"] for f in found]
    adjectives = [[l for l in f if l.kind == "adj"] for f in found]
    head = next((i for i in range(len(words)) if nouns[i] and not adjectives[i]), None)
    if head is None:
        head = next((i for i in range(len(words)) if nouns[i]), None)
    foreign = any(tag <= {"ign"} for tag in tags) or tags[0] <= {"adja", "adv", "ign"}
    if foreign:
        return {" ".join(words[:-1] + [form]) for form in of_word(words[-1])}
    forms = set()
    if head is None:
        if not all(adjectives):
            return set()
        keys = set.intersection(*[{k for l in f for k in l.table} for f in adjectives])
        return {form for key in keys for form in combined(
            [sorted({o for l in f for o in l.table.get(key, [])}) for f in adjectives])}
    for lexeme in nouns[head]:
        for (number, case, gender), orths in lexeme.table.items():
            options = []
            for index, word in enumerate(words):
                agreeing = sorted({o for l in adjectives[index] for o in l.table.get((number, case, gender), [])})
                options.append(sorted(set(orths)) if index == head else agreeing or [word])
            forms |= combined(options)
    return forms


# What the dictionary has otherwise.
TOWNS = {
    "Nowa Ruda": ["Nowej Rudy", "Nowej Rudzie", "Nową Rudę", "Nową Rudą"],
    "Ostrów Mazowiecka": ["Ostrowi Mazowieckiej", "Ostrowią Mazowiecką"],
}


def of_town(name):
    """The forms of a place's name, in its own number."""
    if name in TOWNS:
        return set(TOWNS[name])
    words = re.split(r"[ -]", name)
    found = [lexemes(w, as_written=True) or lexemes(w) for w in words]

    def best(index):
        nouns = [l for l in found[index] if l.kind == "subst"]
        return [l for l in nouns if l.is_place] or nouns

    def rank(index):
        is_place = any(l.is_place for l in best(index))
        is_adjective = any(l.kind == "adj" for l in found[index])
        return (not best(index), is_adjective, not is_place, index)

    forms = set()
    if len(words) == 1 or "-" in name:
        for case in CASES:
            options = []
            for index in range(len(words)):
                own = best(index) or found[index]
                options.append(sorted({o for l in own for o in l.forms(case)}) or [words[index]])
            forms |= combined(options) if len(words) > 1 else set(options[0])
        return forms
    head = min(range(len(words)), key=rank)
    heads = best(head) or found[head]
    for lexeme in heads:
        for number, gender in sorted(set(lexeme.readings)):
            for case in CASES:
                orths = sorted(set(lexeme.table.get((number, case, gender), [])))
                if not orths:
                    continue
                options = []
                for index, word in enumerate(words):
                    agreeing = sorted({o for l in found[index] if l.kind == "adj" and (number, gender) in l.readings
                                       for o in l.table.get((number, case, gender), [])})
                    options.append(orths if index == head else agreeing or [word])
                forms |= combined(options)
    return forms


#: Forms that are words of their own, by how they begin: "lata" are years of any number, "łatka" folded is a patch, and "parę" is a few.
OTHER_WORDS = {"rok": "lat", "roczek": "lat", "para": "pare"}


def polish(term):
    words = re.split(r"[ -]", term)
    if len(words) > 1:
        return of_phrase(words)
    return {form for form in of_word(term) if term not in OTHER_WORDS or not fold(form).startswith(OTHER_WORDS[term])}


IRREGULAR = {
    "mouse": "mice", "goose": "geese", "child": "children", "sheep": "sheep", "deer": "deer", "fish": "fish", "calf": "calves",
    "fox": "foxes", "foot": "feet", "wolf": "wolves", "wildlife": "wildlife", "livestock": "livestock",
}


def english(term):
    *front, last = term.split(" ")
    # Verbs, adjectives and plurals have no plural.
    if re.search(r"(ing|ed|less|ness|[^isu]s)$", last):
        return set()
    if last.lower() in IRREGULAR:
        plural = IRREGULAR[last.lower()]
    elif re.search(r"[^aeiou]y$", last):
        plural = last[:-1] + "ies"
    elif re.search(r"(s|x|z|ch|sh)$", last):
        plural = last + "es"
    else:
        plural = last + "s"
    return {" ".join(front + [plural])}


def write(language, form_lists):
    lines = []
    for section, terms in form_lists:
        lines.append(f"{section}:")
        for term in sorted(terms, key=lambda t: (fold(t), t)):
            own = fold(term)
            seen, forms = {own}, []
            for form in sorted(terms[term], key=lambda f: (fold(f), f)):
                if fold(form) not in seen:
                    seen.add(fold(form))
                    forms.append(fold(form))
            if forms:
                lines.append(f"  {term}: {', '.join(forms)}")
    head = {
        "pl": "# Odmiany słów z pl.yml i nazw miast, bez znaków diakrytycznych. Plik tworzy Tools/inflection/inflect.py;\n"
              "# dane: Słownik gramatyczny języka polskiego (SGJP), licencja w Tools/inflection/LICENSE-SGJP.\n",
        "en": "# The forms of the words of en.yml, folded. Made by Tools/inflection/inflect.py.\n",
    }[language]
    (SEARCH / f"{language}-forms.yml").write_text(head + "\n".join(lines) + "\n", encoding="utf-8")


#: What says how an animal is: phrases of these are whole sentences, as "bez innych psów" or "not for cats", and stay as they are.
SENTENCES = ("about=", "good=", "bad=", "energy=", "status=", "experience=", "reviewed=", "waiting=", "health=", "urgent=")


def main():
    for language in ("pl", "en"):
        with open(SEARCH / f"{language}.yml", encoding="utf-8") as file:
            words = yaml.load(file, yaml.BaseLoader)["words"]
        geographical = {t for key, terms in words.items() if key.startswith(("town=", "region=")) for t in terms}
        terms = {term: None for key, terms in words.items() for term in terms if " " not in term or not key.startswith(SENTENCES)}
        if language == "pl":
            towns = [line.strip() for line in (HERE / "towns.txt").read_text(encoding="utf-8").splitlines() if line.strip()]
            write(language, [
                ("words", {t: of_town(t) if t in geographical and t[0].isupper() else polish(t) for t in terms}),
                ("towns", {t: of_town(t) for t in towns if t[0] != "#"}),
            ])
        else:
            write(language, [("words", {t: english(t) for t in terms if t not in geographical})])


if __name__ == "__main__":
    main()
