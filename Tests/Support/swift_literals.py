"""Finds the string literals of Swift source text, as templates: `{}` stands for each interpolated value."""

import re
from dataclasses import dataclass
from pathlib import Path

ESCAPES = {"n": "\n", "t": "\t", "r": "\r", "0": "\0", '"': '"', "'": "'", "\\": "\\"}


@dataclass(frozen=True)
class Literal:
    """A literal as a template, with the source text of its interpolations."""

    template: str
    values: tuple
    start: int
    end: int
    depth: int


def literals(source):
    """All literals, inner ones of interpolations included, in the order of their ends."""
    found = []
    _scan(source, 0, found, until=None, depth=0)
    return found


def _scan(source, index, found, until, depth):
    """Reads code up to its end, or to the bracket that closes an interpolation."""
    brackets = 0
    while index < len(source):
        two = source[index : index + 2]
        if two == "//":
            end = source.find("\n", index)
            index = len(source) if end < 0 else end
        elif two == "/*":
            index = _comment(source, index)
        elif source[index] == '"' or source[index] == "#" and re.match(r'#+"', source[index:]):
            index = _literal(source, index, found, depth)
        elif source[index] == until and brackets == 0:
            return index + 1
        else:
            brackets += {"(": 1, ")": -1}.get(source[index], 0)
            index += 1
    return index


def _comment(source, index):
    depth = 0
    for match in re.finditer(r"/\*|\*/", source[index:]):
        depth += 1 if match.group() == "/*" else -1
        if depth == 0:
            return index + match.end()
    return len(source)


def _literal(source, start, found, depth):
    hashes = len(re.match(r"#*", source[start:]).group())
    index = start + hashes
    is_block = source[index : index + 3] == '"""'
    quote = ('"""' if is_block else '"') + "#" * hashes
    escape = "\\" + "#" * hashes
    index += 3 if is_block else 1
    text, values = [], []
    while not source.startswith(quote, index):
        if source.startswith(escape, index):
            index += len(escape)
            letter = source[index]
            if letter == "(":
                inner = index + 1
                index = _scan(source, inner, found, until=")", depth=depth + 1)
                values.append(source[inner : index - 1])
                text.append("\0")
            elif letter == "u":
                end = source.index("}", index)
                text.append(chr(int(source[index + 2 : end], 16)))
                index = end + 1
            elif letter == "\n":
                text.append("\1")
                index += 1
            else:
                text.append(ESCAPES[letter])
                index += 1
        else:
            text.append(source[index])
            index += 1
    end = index + len(quote)
    content = "".join(text)
    if is_block:
        lines = content.split("\n")
        margin = len(lines[-1])
        content = "\n".join(re.sub("\1 {0,%d}" % margin, "\1", line[margin:]) for line in lines[1:-1])
        content = content.replace("\1", "")
    found.append(Literal(_template(content, values), tuple(values), start, end, depth))
    return end


def _template(content, values):
    """A counted word belongs to the template in its form for many."""
    parts = content.split("\0")
    text = parts[0]
    for value, part in zip(values, parts[1:]):
        many = re.search(r'one: "[^"]*", many: "([^"]*)"\s*$', value)
        text += "{}" + (" " + many.group(1) if many else "") + part
    return text


def of_file(path):
    return literals(Path(path).read_text(encoding="utf-8"))
