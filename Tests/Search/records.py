"""An independent reading of the records: what a person who knows the catalogue by heart would judge by.

Nothing here looks at the built site. Every field is read from the YAML and JSON that staff wrote, in one language, with the
other language's text where a translation is missing, as pages show it.
"""

import datetime
import json
import re
from pathlib import Path

import yaml

LANGUAGES = ("pl", "en")
WORDS = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
LINK = re.compile(r"\]\([^)]*\)|<?https?://\S+")
TRANSLATION = re.compile(r"\.(pl|en)\.md$")
PLACES = Path(__file__).resolve().parent.parent.parent / "Sources/Geography/Countries/PL"
_FOLDED = str.maketrans("ąćęłńóśźżäöüß", "acelnoszzaous")


def folded(text):
    return text.casefold().translate(_FOLDED)


def words(text):
    """The words of a text without its links' addresses, in lower case."""
    return [word.casefold() for word in WORDS.findall(LINK.sub(" ", text))]


class Record:
    """An institution or an animal in one language: `fields` by name, each a list of values."""

    def __init__(self, kind, institution, animal, fields):
        self.kind, self.institution, self.animal, self.fields = kind, institution, animal, fields
        self.words = {name: [words(value) for value in values] for name, values in fields.items()}
        self.folded = {name: [[folded(word) for word in value] for value in values] for name, values in self.words.items()}

    @property
    def key(self):
        """What the record's address ends with."""
        return f"{self.institution}/{self.animal}" if self.animal else self.institution

    def __repr__(self):
        return f"<{self.key}>"


def _regions():
    """By town its region: that of the largest place of the name."""
    regions, towns = ([line.split("\t") for line in (PLACES / name).read_text(encoding="utf-8").splitlines()] for name in ("regions.tsv", "places.tsv"))
    return {town: regions[int(number) + 1][0] for town, number, *_, people in sorted((line[:5] for line in towns), key=lambda line: int(line[4] or 0))}


REGIONS = _regions()


def _load(path):
    text = path.read_text(encoding="utf-8-sig").replace("\r\n", "\n")
    if path.suffix == ".json":
        return json.loads(text)
    fields = {}
    if text.startswith("---\n"):
        head, text = text[4:].split("---\n", 1) if not text.startswith("---\n---\n") else ("", text[8:])
        fields = yaml.load(head, Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader)) or {}
    return {**fields, "description": text}


def _sources(folder):
    """(id, record, {language: translation}) of the records in a folder."""
    files = sorted(path for path in folder.iterdir() if path.suffix in (".md", ".json") and path.name[0] not in "_.")
    translations = {}
    for path in files:
        if TRANSLATION.search(path.name):
            translations.setdefault(path.name.split(".")[0], {})[path.name.split(".")[1]] = _load(path)
    for path in files:
        if TRANSLATION.search(path.name):
            continue
        loaded = _load(path)
        for record in loaded if isinstance(loaded, list) else [loaded]:
            id = record.get("id", path.name.split(".")[0])
            yield id, record, translations.get(id, {})


def _localized(value, language):
    if isinstance(value, dict) and value and set(value) <= set(LANGUAGES):
        return value.get(language) or next(iter(value.values()))
    return value


def _text(record, translations, name, language):
    """A localized field in a language, or what is shown instead of it."""
    value = translations.get(language, {}).get(name)
    if value in (None, "") or (name == "description" and not str(value).strip()):
        value = record.get(name)
    if isinstance(value, list):
        return [str(_localized(element, language)) for element in value]
    value = _localized(value, language)
    return [] if value is None else [str(value)]


def _everywhere(record, translations, name):
    """A localized field's values in all languages: breeds and colours are found by any of their names."""
    found = []
    for language in LANGUAGES:
        found += [value for value in _text(record, translations, name, language) if value not in found]
    return found


def months_old(record, today):
    """Whole months since birth, or None. A year alone means its middle."""
    born = record.get("born")
    if born is None:
        return None
    parts = [int(part) for part in str(born).split("-")]
    if len(parts) == 1:
        parts.append(6)
    return max(0, (today.year - parts[0]) * 12 + today.month - parts[1])


def ages(record, today):
    """The groups that a sensible person would count the animal into; at the borders there are two."""
    months = months_old(record, today)
    if months is None:
        return [record["age"]] if "age" in record else []
    limits = {"baby": (0, 12), "young": (5, 36), "adult": (12, 120), "senior": (84, 10000)}
    return [age for age, (first, last) in limits.items() if first <= months <= last]


SEEKING = {"available", "reserved", "fostered", "quarantine", "found"}


def read(content, language, today=datetime.date(2026, 6, 30)):
    """All records of a content folder in a language."""
    found = []
    for folder in sorted(Path(content, "institutions").iterdir()):
        if not folder.is_dir() or folder.name[0] in "_.":
            continue
        own = next((source for source in _sources(folder) if source[0] == "institution"), None)
        if own is None:
            continue
        _, record, translations = own
        address = record["address"]
        place = {
            "town": [address["town"]], "region": [address.get("region") or REGIONS[address["town"]]],
            "institution": _text(record, translations, "name", language), "itype": [record["type"]],
        }
        found.append(Record("institution", folder.name, None, {
            **place, "kind": ["institution"], "name": place["institution"], "service": record.get("services", []),
            "text": _text(record, translations, "description", language), "needs": _text(record, translations, "needs", language),
        }))
        animals = folder / "animals"
        for id, record, translations in _sources(animals) if animals.is_dir() else ():
            good = record.get("goodWith") or {}
            text = lambda name: _text(record, translations, name, language)
            both = lambda name: _everywhere(record, translations, name)
            health = record.get("health") or {}
            fields = {
                **place, "kind": ["animal"], "name": [str(record["name"])] if record.get("name") else [],
                "type": [record["type"]], "breed": both("breed"), "colour": both("colour"), "marks": both("marks"), "text": text("description"),
                "coat": [record["coat"]] if "coat" in record else [], "sex": [record.get("sex", "unknown")],
                "size": [record["size"]] if "size" in record else [], "age": ages(record, today),
                "number": [str(record["number"])] if "number" in record else [], "status": [record.get("status", "available")],
                "good": [other for other in ("children", "dogs", "cats") if good.get(other) not in (None, False)],
                "bad": [other for other in ("children", "dogs", "cats") if good.get(other) is False],
                "urgent": ["yes"] if record.get("urgent") else [],
                "health": [name for name, value in health.items() if value is True],
                "energy": [record["energy"]] if "energy" in record else [],
                "notes": [str(_localized(health["notes"], language))] if health.get("notes") else [],
            }
            months = months_old(record, today)
            if months is not None:
                fields["old"] = [str(months)]
                fields |= {"months": [str(months)]} if months < 12 else {"years": [str(months // 12)]}
            fields["home"] = ["wanted"] if fields["status"][0] in SEEKING else []
            found.append(Record("animal", folder.name, id, fields))
    return found
