"""The query sets and their judgements: which records answer a query.

A set is a text file. `[class]` opens a class of queries; each further line is `query => judgement`; `#` begins a comment.
A judgement is one or more alternatives separated by `|`, each a conjunction of conditions separated by spaces:

    field=value     the field's value, or one of its words (with diacritics, whatever the case)
    field~start     a word of the field begins so (diacritics and case do not matter)
    a,b             either value; `_` stands for a space: consecutive words
    !condition      the condition does not hold

What texts say in several ways (`TWINS`) is one condition, whichever of them it names.
The fields are those of records.py; `any` stands for all that a page shows in words. `{type=dog sex=female}` at the end of
a query's line are facets chosen beside the text; a query may have facets alone.
"""

import re
import zlib
from dataclasses import dataclass, field
from pathlib import Path

from records import folded

HERE = Path(__file__).resolve().parent
ANY = ("name", "institution", "town", "region", "breed", "colour", "marks", "notes", "text", "number", "needs")
HALVES = ("tuning", "held-out")

#: What descriptions and notes on health say in several ways: beginnings of words, folded.
TWINS = [[phrase.split() for phrase in line.split(", ")] for line in (
    "sikan, czystosc", "na serce, serce wymaga, kardiolog", "nie widzi, niewidom", "nie slyszy, gluch", "przednia lape, trojlapek", "nerek",
    "nie szczeka, bez szczekania", "zostaje sam, samotnosc", "zabezpieczonymi oknami, osiatkowan", "lagodn, zloty charakter, odrobiny zlosci",
    "niesmial, wycofan, nieufn", "zrownowazon, opanowan", "energiczn, mnostwo energii", "przytulas, uwielbia glaskanie", "stroz, patroluj",
    "po interwencji, wraz z policja", "konkurencji przy karmieniu, zaglada mu do miski, zaglada jej do miski",
    "heart condition, cardiologist", "cannot see and, blind", "cannot hear, deaf", "front leg, three legged", "kidney",
    "hardly ever barks, without barking", "calmly stays alone, stays alone in the kennel, being alone in a flat", "secured windows, netted balcony",
    "gentle, gentleness, heart of gold, trace of anger", "shy, withdrawn, wary", "balanced, composure", "lively, full of energy",
    "cuddler, loves being stroked", "guards the yard, patrols", "after an intervention, with the police",
    "competition at feeding, looks into his bowl, looks into her bowl",
)]


@dataclass
class Query:
    language: str
    kind: str
    text: str
    judgement: str
    facets: dict = field(default_factory=dict)
    #: The half of what it was made from.
    side: str = ""

    @property
    def half(self):
        """Decided by the query itself, so that it never changes sides."""
        return self.side or half(self.text, self.facets)

    def relevant(self, catalogue):
        return catalogue.relevant(self.judgement)


def half(text, facets=()):
    return HALVES[zlib.crc32(f"{text}{sorted(facets.items()) if facets else ''}".encode()) & 1]


def _parsed(condition):
    """(whether it must hold, its fields, whether beginnings are meant, the alternatives as lists of words)."""
    match = re.fullmatch(r"(!?)(\w+)([=~])(.+)", condition)
    assert match, f"{condition!r} is no condition"
    without, name, relation, values = match.groups()
    assert name in KNOWN, f"there is no field {name!r}"
    begins, wanted = relation == "~", []
    for value in values.split(","):
        # A value is cut into words as the record is.
        parts = [part for part in re.split(r"[\W_]+", folded(value) if begins else value.casefold()) if part]
        assert parts, f"{condition!r} asks for nothing"
        wanted.append(parts)
    return not without, ANY if name == "any" else (name,), begins, wanted


def conditions(judgement):
    """The alternatives of a judgement, each a list of parsed conditions."""
    alternatives = [[_parsed(part) for part in alternative.split()] for alternative in judgement.split("|")]
    assert all(alternatives), f"an empty alternative in {judgement!r}"
    return alternatives


class Catalogue:
    """All records of a language, by the words of their fields."""

    def __init__(self, records):
        self.records = records
        #: field -> word -> numbers of the records; and with folded words.
        self._words, self._folded = {}, {}
        for store, name in ((self._words, "words"), (self._folded, "folded")):
            for number, record in enumerate(records):
                for field_name, values in getattr(record, name).items():
                    words = store.setdefault(field_name, {})
                    for value in values:
                        for word in value:
                            words.setdefault(word, set()).add(number)
        self._known = {}

    def relevant(self, judgement):
        """The keys of the records for which a judgement holds."""
        found = set()
        for alternative in conditions(judgement):
            numbers = None
            for condition in alternative:
                matching = self._matching(*condition)
                numbers = matching if numbers is None else numbers & matching
            found |= numbers
        return {self.records[number].key for number in found}

    def _matching(self, holds, names, begins, wanted):
        key = (holds, names, begins, str(wanted))
        if key not in self._known:
            found = set()
            for name in names:
                for parts in wanted:
                    found |= self._with(name, parts, begins)
            if {"text", "notes"} & set(names):
                for phrase in _twins(wanted):
                    found |= self._with("text", phrase, True) | self._with("notes", phrase, True)
            self._known[key] = found if holds else set(range(len(self.records))) - found
        return self._known[key]

    def _with(self, name, parts, begins):
        words = (self._folded if begins else self._words).get(name, {})
        last = set().union(*(numbers for word, numbers in words.items() if word.startswith(parts[-1]))) if begins else words.get(parts[-1], set())
        if len(parts) == 1:
            return last
        for part in parts[:-1]:
            last = last & words.get(part, set())
        store = "folded" if begins else "words"
        return {
            number for number in last
            if any(_consecutive(value, parts, begins) for value in getattr(self.records[number], store)[name])
        }


def _consecutive(found, wanted, begins):
    for start in range(len(found) - len(wanted) + 1):
        part = found[start:start + len(wanted)]
        if part[:-1] == wanted[:-1] and (part[-1].startswith(wanted[-1]) if begins else part[-1] == wanted[-1]):
            return True
    return False


def _twins(wanted):
    """What else says what a condition asks for: all phrases of those of which it has one."""
    texts = [[folded(part) for part in parts] for parts in wanted]
    return [phrase for twins in TWINS if any(_speaks(parts, phrase) for parts in texts for phrase in twins) for phrase in twins]


def _speaks(parts, phrase):
    """Whether a condition's words have a phrase in them; less than it may be anything."""
    begin = lambda word, other: word.startswith(other) or len(word) > 4 and other.startswith(word)
    starts = range(len(parts) - len(phrase) + 1)
    return any(all(map(begin, parts[start:], phrase)) for start in starts)


KNOWN = {*ANY, "any", "kind", "type", "sex", "size", "age", "coat", "status", "good", "bad", "urgent", "itype", "service", "home", "health", "energy", "months", "years"}


def parse(path, language):
    """The queries of a file."""
    kind, found = None, []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        if heading := re.fullmatch(r"\[(.+)\]", line):
            kind = heading.group(1)
            continue
        assert kind and "=>" in line, f"{path.name}:{number}: a query and its judgement were expected"
        text, judgement = (part.strip() for part in line.split("=>", 1))
        facets = {}
        if chosen := re.fullmatch(r"(.*)\{(.*)\}", text):
            text = chosen.group(1).strip()
            for part in chosen.group(2).split():
                name, values = part.split("=", 1)
                facets[name] = [value.replace("_", " ") for value in values.split(",")]
        if not text:
            # A list without words is of those who look for a home.
            judgement = "kind=institution | home=wanted" if "kind" not in facets else judgement
        # Judgements of a facet are the facet itself.
        judgement = " | ".join(
            " ".join([alternative.strip(), *(f"{name}={','.join(value.replace(' ', '_') for value in values)}" for name, values in facets.items())])
            for alternative in judgement.split("|")).replace("* ", "").strip()
        conditions(judgement)
        found.append(Query(language, kind, text, judgement, facets))
    return found


def queries(language, part=None, corpus="synthetic"):
    """A language's queries over a corpus: one half of them, or all."""
    paths = [HERE / "queries" / f"{corpus}-{language}-{name}.txt" for name in (HALVES if part is None else (part,))]
    return [query for path in paths if path.exists() for query in parse(path, language)]
