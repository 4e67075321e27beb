"""Records with something wrong in them, and the places where it must be told.

A `▸` in a text stands just before what is wrong; it is taken out before the text is written.
"""

import json
import re
from dataclasses import dataclass, field

import yaml

from folders import animal, institution

MARK = "▸"


def unmarked(text):
    """The text without its marks, and their lines and columns, from 1, in code points."""
    places, line, column, kept = [], 1, 1, []
    for character in text:
        if character == MARK:
            places.append((line, column))
            continue
        kept.append(character)
        line, column = (line + 1, 1) if character == "\n" else (line, column + 1)
    return "".join(kept), places


@dataclass
class Spoilt:
    """A site with something wrong. `ids` name what is wrong at the marks of `files`, in the order of names and places;
    `elsewhere` are diagnostics that no mark can show."""

    name: str
    files: dict
    ids: tuple
    elsewhere: tuple = field(default=())

    def written(self):
        return {
            name: unmarked(text)[0] if isinstance(text, str) else text for name, text in self.files.items()
        }

    def expected(self):
        places = [
            (name, line, column)
            for name, text in sorted(self.files.items(), key=lambda item: item[0].encode())
            if isinstance(text, str)
            for line, column in unmarked(text)[1]
        ]
        assert len(places) == len(self.ids), f"{self.name}: {len(places)} marks, {len(self.ids)} identifiers"
        found = [f"{name}:{line}:{column} {id}" for (name, line, column), id in zip(places, self.ids)]

        def place(told):
            file, line, column = told.rsplit(" ", 1)[0].rsplit(":", 2)
            return file.encode(), int(line), int(column)

        return sorted(found + list(self.elsewhere), key=place)


class _JSONTwin:
    """Writes YAML as JSON, and knows where each value went."""

    def __init__(self, fields):
        clean, marks = unmarked(fields)
        self.wanted = {(line - 1, column - 1) for line, column in marks}
        self.node = yaml.compose(clean, Loader=yaml.BaseLoader)
        self.out = ""

    def _put(self, node, text):
        place = (node.start_mark.line, node.start_mark.column)
        if place in self.wanted:
            self.wanted.remove(place)
            self.out += MARK
        self.out += text

    def _scalar(self, node):
        plain = node.style is None
        if plain and node.value in ("true", "false"):
            return node.value
        if plain and node.value in ("null", "~", ""):
            return "null"
        if plain and re.fullmatch(r"-?(0|[1-9][0-9]*)(\.[0-9]+)?", node.value):
            return node.value
        text = json.dumps(node.value, ensure_ascii=False)
        # Control characters of C1 stand in JSON as they are in YAML: written with an escape.
        return re.sub("[\x7f-\x9f]", lambda match: f"\\u{ord(match.group()):04x}", text)

    def _value(self, node):
        if isinstance(node, yaml.ScalarNode):
            self._put(node, self._scalar(node))
        elif isinstance(node, yaml.SequenceNode):
            self._put(node, "[")
            for index, element in enumerate(node.value):
                self.out += ", " if index else ""
                self._value(element)
            self.out += "]"
        else:
            # A mapping in block style begins where its first key does; a mark there is the key's.
            self._put(node, "{") if node.flow_style else self._plain("{")
            for index, (key, value) in enumerate(node.value):
                self.out += ", " if index else ""
                self._member(key, value)
            self.out += "}"

    def _plain(self, text):
        self.out += text

    def _member(self, key, value):
        self._put(key, json.dumps(key.value, ensure_ascii=False))
        self.out += ": "
        self._value(value)

    def record(self, before):
        """The record with the lines `before` in front of the fields; None where a mark is no value's place."""
        self.out = "{\n" + "".join(f"  {line},\n" for line in before)
        for index, (key, value) in enumerate(self.node.value):
            self.out += ",\n  " if index else "  "
            self._member(key, value)
        self.out += "\n}\n"
        return None if self.wanted else self.out


def json_animal(fields):
    return _JSONTwin(fields).record(['"name": "Rex"', '"type": "dog"'])


def json_institution(fields):
    return _JSONTwin(fields).record([
        '"name": "Azyl"', '"type": "shelter"',
        '"address": {"town": "Łódź", "postalCode": "90-001", "country": "PL"}',
        '"contact": {"email": "a@example.org"}',
    ])


ANIMAL_FILE = "institutions/azyl/animals/rex"
INSTITUTION_FILE = "institutions/azyl/institution"


def animal_cases(table):
    """Each `(id, fields)` in Markdown and in JSON; `(id, fields, False)` where JSON has no such mistake."""
    for id, fields, *twin in table:
        name = fields.replace("\n", " / ")[:70]
        yield Spoilt(f"md {name}", {ANIMAL_FILE + ".md": animal(fields)}, tuple(id.split()))
        if not twin:
            text = json_animal(fields)
            assert text, f"no twin for {fields}"
            yield Spoilt(f"json {name}", {ANIMAL_FILE + ".json": text}, tuple(id.split()))


def institution_cases(table):
    for id, fields, *twin in table:
        name = fields.replace("\n", " / ")[:70]
        yield Spoilt(f"md {name}", {INSTITUTION_FILE + ".md": institution(fields)}, tuple(id.split()))
        if not twin:
            text = json_institution(fields)
            assert text, f"no twin for {fields}"
            files = {INSTITUTION_FILE + ".md": None, INSTITUTION_FILE + ".json": text}
            yield Spoilt(f"json {name}", files, tuple(id.split()))
