"""The query sets and their judgements: which records answer a query.

A set is a text file. `[class]` opens a class of queries; each further line is `query => judgement`; `#` begins a comment.
A judgement is one or more alternatives separated by `|`, each a conjunction of conditions separated by spaces:

    field=value     the field's value, or one of its words (with diacritics, whatever the case)
    field~start     a word of the field begins so (diacritics and case do not matter)
    a,b             either value; `_` stands for a space: consecutive words
    !condition      the condition does not hold

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


@dataclass
class Query:
    language: str
    kind: str
    text: str
    judgement: str
    facets: dict = field(default_factory=dict)

    @property
    def half(self):
        """Decided by the query itself, so that it never changes sides."""
        return half(self.text, self.facets)

    def relevant(self, records):
        test = compiled(self.judgement)
        return {record.key for record in records if test(record)}


def half(text, facets=()):
    return HALVES[zlib.crc32(f"{text}{sorted(facets.items()) if facets else ''}".encode()) & 1]


def _consecutive(found, wanted, begins):
    for start in range(len(found) - len(wanted) + 1):
        part = found[start:start + len(wanted)]
        if part[:-1] == wanted[:-1] and (part[-1].startswith(wanted[-1]) if begins else part[-1] == wanted[-1]):
            return True
    return False


def _condition(source):
    if source.startswith("!"):
        inner = _condition(source[1:])
        return lambda record: not inner(record)
    match = re.fullmatch(r"(\w+)([=~])(.+)", source)
    assert match, f"{source!r} is no condition"
    name, relation, values = match.groups()
    names = ANY if name == "any" else (name,)
    assert name in KNOWN, f"there is no field {name!r}"
    wanted = []
    for value in values.split(","):
        # A value is cut into words as the record is.
        parts = [part for part in re.split(r"[\W_]+", folded(value) if relation == "~" else value.casefold()) if part]
        assert parts, f"{source!r} asks for nothing"
        wanted.append(parts)

    def holds(record):
        store = record.folded if relation == "~" else record.words
        return any(
            _consecutive(found, parts, relation == "~")
            for name in names for found in store.get(name, ()) for parts in wanted)

    return holds


KNOWN = {*ANY, "any", "kind", "type", "sex", "size", "age", "coat", "status", "good", "urgent", "itype", "service", "home"}
_compiled = {}


def compiled(judgement):
    """The judgement as a function of a record."""
    if judgement not in _compiled:
        alternatives = [[_condition(part) for part in alternative.split()] for alternative in judgement.split("|")]
        assert all(alternatives), f"an empty alternative in {judgement!r}"
        _compiled[judgement] = lambda record: any(all(one(record) for one in conditions) for conditions in alternatives)
    return _compiled[judgement]


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
        # Judgements of a facet are the facet itself.
        judgement = " | ".join(
            " ".join([alternative.strip(), *(f"{name}={','.join(value.replace(' ', '_') for value in values)}" for name, values in facets.items())])
            for alternative in judgement.split("|")).replace("* ", "").strip()
        compiled(judgement)
        found.append(Query(language, kind, text, judgement, facets))
    return found


def queries(language, part=None, corpus="synthetic"):
    """A language's queries over a corpus: one half of them, or all."""
    paths = [HERE / "queries" / f"{corpus}-{language}-{name}.txt" for name in (HALVES if part is None else (part,))]
    return [query for path in paths if path.exists() for query in parse(path, language)]
