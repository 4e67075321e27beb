#!/usr/bin/env python3
"""Measure the Polish stemmer of templates/search/pl.yml and write the vectors that hold its two implementations equal.

    .build-inflection/bin/pip install snowballstemmer      # to compare, if wanted
    .build-inflection/bin/python Tools/inflection/measure.py

For each list of words: the pairwise recall, which is how many of the pairs of a word's forms have one stem, on average
over words; and over all of them the precision, which is how many of the pairs of forms with one stem are forms of one word
(many of the others are kin: "złamanie" and "złamany"). The rules were chosen on one half of the words, "other half" are
those that they were not chosen on. Forms are folded, as they are where the stemmer meets them.
"""
import collections
import json
import pathlib
import re
import sys

import yaml

import inflect

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parent.parent
VECTORS = ROOT / "Tests/Fixtures/search"


class Stemmer:
    """As Sources/Search/Words/Stemmer.swift and templates/assets/scripts/search/words.js."""

    def __init__(self, code):
        with open(ROOT / f"templates/search/{code}.yml", encoding="utf-8") as file:
            passes = yaml.load(file, yaml.BaseLoader)["stemmer"]
        self.passes = [
            sorted((re.match(r"(\d+)([^=]+)=?(.*)", rule).groups() for rule in text.split()),
                   key=lambda rule: (-len(rule[1]), rule[1], -int(rule[0])))
            for text in passes]

    def __call__(self, word):
        for rules in self.passes:
            for least, ending, replacement in rules:
                if word.endswith(ending) and len(word) - len(ending) >= int(least):
                    word = word[:len(word) - len(ending)] + replacement
                    break
        return word


def vocabulary():
    """Nouns and adjectives of shelters' texts, with their forms."""
    words = set((HERE / "vocabulary.txt").read_text(encoding="utf-8").split())
    for file in sorted((ROOT / "content").rglob("*.md")):
        if not re.search(r"\.[a-z]{2}\.md$", file.name):
            text = re.sub(r"https?:\S+|[\w.-]+@\S+", " ", file.read_text(encoding="utf-8"))
            words.update(re.findall(r"[^\W\d_]{3,}", text.lower()))
    sys.path.insert(0, str(ROOT / "Benchmarks"))
    import texts
    for stock in (texts.INTRO, texts.HISTORY, texts.CHARACTER, texts.PEOPLE, texts.DOG, texts.CAT, texts.HEALTH,
                  texts.LIST_ITEM, texts.CLOSING, texts.INST, texts.MARKS, texts.NOTES, texts.NEEDS):
        for polish, _ in stock:
            words.update(re.findall(r"[^\W\d_]{3,}", re.sub(r"https?:\S+|<([^/>]*)/([^>]*)>", r" \1 \2 ", polish).lower()))
    found = {}
    for word in sorted(words):
        for lexeme in inflect.lexemes(word) or []:
            forms = frozenset(inflect.fold(f) for orths in lexeme.table.values() for f in orths)
            if len(forms) > 1:
                found[min(forms, key=lambda f: (len(f), f)), forms] = forms
    return [(key[0], sorted(forms)) for key, forms in sorted(found.items(), key=lambda item: (item[0][0], sorted(item[1])))]


def names():
    """Names of animals, with the forms of the dictionary, or those that their ending suggests."""
    found = []
    for name in sorted(set((HERE / "names.txt").read_text(encoding="utf-8").split())):
        forms = {inflect.fold(f) for lexeme in inflect.lexemes(name, True) for case in inflect.CASES for f in lexeme.forms(case)}
        if len(forms) < 2:
            forms = {inflect.fold(f) for f in inflect.guessed(name)}
        forms.add(inflect.fold(name))
        if len(forms) > 1:
            found.append((name, sorted(forms)))
    return found


def towns():
    lines = (HERE / "towns.txt").read_text(encoding="utf-8").splitlines()
    return [(t, sorted({inflect.fold(f) for f in inflect.of_town(t)} | {inflect.fold(t)}))
            for t in lines if t[0] != "#" and not re.search("[ -]", t)]


def recall(stem, words):
    total = 0
    for _, forms in words:
        sizes = collections.Counter(map(stem, forms)).values()
        total += sum(n * (n - 1) for n in sizes) / (len(forms) * (len(forms) - 1))
    return total / len(words)


def precision(stem, words):
    owners = collections.defaultdict(set)
    for index, (_, forms) in enumerate(words):
        for form in forms:
            owners[form].add(index)
    groups = collections.defaultdict(list)
    for form in sorted(owners):
        groups[stem(form)].append(form)
    right = pairs = 0
    for forms in groups.values():
        for index, one in enumerate(forms):
            for other in forms[index + 1:]:
                pairs += 1
                right += bool(owners[one] & owners[other])
    return right / pairs


def other_half(words):
    return [word for word in words if sum(i * ord(c) for i, c in enumerate(word[0], 1)) % 2]


def write_vectors(code, words):
    stem = Stemmer(code)
    lines = ",\n".join(f"  {json.dumps(w)}: {json.dumps(stem(w))}" for w in sorted(words))
    (VECTORS / f"words-stems-{code}.json").write_text("{\n" + lines + "\n}\n", encoding="utf-8")


def main():
    lists = {"vocabulary": vocabulary(), "names": names(), "towns": [t for t in towns() if len(t[1]) > 1]}
    everything = [word for words in lists.values() for word in words]
    stemmers = {"ours": Stemmer("pl")}
    try:
        import snowballstemmer
        stemmers["Snowball"] = snowballstemmer.stemmer("polish").stemWord
    except ImportError:
        pass
    for name, stem in stemmers.items():
        row = "  ".join(f"{key} {recall(stem, words):.3f} (other half {recall(stem, other_half(words)):.3f})"
                        for key, words in lists.items())
        print(f"{name:9} recall: {row}  precision {precision(stem, everything):.3f}")
    forms = sorted({form for _, forms in everything for form in forms})
    write_vectors("pl", set(forms[::29]) | {form for _, forms in lists["names"][::8] for form in forms})
    with open(ROOT / "templates/search/en-forms.yml", encoding="utf-8") as file:
        english = yaml.load(file, yaml.BaseLoader)["words"]
    words = {w for term, forms in english.items() for w in re.split(r"[ ,]+", inflect.fold(term) + " " + forms)}
    sys.path.insert(0, str(ROOT / "Benchmarks"))
    import texts
    for _, text in texts.CHARACTER + texts.HISTORY + texts.PEOPLE:
        words.update(inflect.fold(re.sub("[<>]", " ", text)).split())
    write_vectors("en", set(sorted(words)[::2]))


if __name__ == "__main__":
    main()
