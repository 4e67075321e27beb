"""Spoils contents at random, as disks, editors, exports and people who mean harm do.

A content is a dictionary of files by path: bytes, a `Link`, `PIPE` or `FOLDER`. The same generator spoils it in the same way.
"""

import os
import re
from pathlib import Path

from folders import PHOTOGRAPH, SMALL, Link, Sparse, animal, institution
from program import CONTENT
from spoilt import animal_cases, institution_cases
from spoilt_fields import ANIMAL, INSTITUTION
import spoilt_sites

PIPE, FOLDER = object(), object()

_RECORD = "institutions/azyl/animals/rex.md"
_FULL = {
    **SMALL,
    "institutions/azyl/institution.md": institution(
        "bank: {account: PL42203000451110000002651620}\nservices: [adoption, walks]\nneeds: [karma, {pl: koce, en: blankets}]\n"
        "openingHours:\n  - {days: mon-fri, from: \"10:00\", to: \"16:00\"}", "Opis [Reksa](animals/rex.md).\n"),
    "institutions/azyl/adoption.md": "Najpierw *rozmowa*.\n",
    "institutions/azyl/walks.md": "---\nwho: {pl: każdy, en: all}\nminimumAge: 16\nhours: [{days: sat, from: \"10:00\", to: \"12:00\"}]\n---\n## Smycze\n",
    "institutions/azyl/animals/rex.reviews/ania.md":
        "---\nname: Ania\ndate: 2026-01-02\ntemperament: 5\nexcitability: 1\nexperience: 2\n---\nSzedł *spokojnie*.\n",
    _RECORD: animal(
        "breed: {pl: kundel, en: mongrel}\nborn: 2021-05\nsize: large\nmarks: [łata, {pl: blizna, en: scar}]\n"
        "pictures: [rex.jpg, {file: rex.jpg, alt: Rex}]\nbondedWith: [burek]\nhealth: {vaccinated: true}\n"
        "goodWith: {children: 7, dogs: selective}", "## Kim jest\n\n[Burek](burek.json) i [dom](../institution.md#kim-jest).\n"),
    "institutions/azyl/animals/rex.en.md": "---\nbreed: mongrel\n---\nA **dog**.\n",
    "institutions/azyl/animals/burek.json": '{"name": "Burek", "type": "dog", "marks": ["a", {"pl": "b"}], "description": "Ż [x](rex.md)"}',
    "institutions/azyl/animals/all.json": '[{"id": "a", "name": "A", "type": "cat"},\n {"id": "b", "number": 7, "type": "other"}]',
    "institutions/azyl/animals/rex.jpg": PHOTOGRAPH,
    "pages/pomoc.md": "---\ntitle: Pomoc\nmenu: header\n---\n| a | b |\n| - | - |\n| c | www.example.org |\n",
    "baskets/razem.md": "---\nname: Razem\nshares: [{institution: azyl, percent: 100}]\n---\n",
    "notices/a.md": "---\nstatus: lost\ntype: cat\ntown: Łódź\ndate: 2026-01-01\nuntil: 2099-01-01\nmarks: [a, {pl: b}]\ninstitution: azyl\n---\nTekst.\n",
    "patrons/a.md": "---\nname: A\nmonth: 2026-10\nkilograms: 7\ncandidates: [azyl]\n---\n",
    "institutions/azyl/animals/burek.story.md": "---\nteller: Ania\ndate: 2026-01-01\n---\n## A\n",
    "static/CNAME": "example.org\n",
}

#: Texts that have been trouble somewhere.
_ODD = [
    "\0", "\x1b[31m", "\x7f", "\u0085", "\u202e", "\u2066\u2069", "\ufeff", "\ufffe", "\u2028", "a\u0301" * 40, "R" + "\u0489" * 99, "👩‍👩‍👧‍👦" * 9,
    "\u1100" * 60, "ﷺ", "İ", "9" * 400, "-" * 80, "1e999", "0x7fffffffffffffff", "-9223372036854775809", "2026-02-30", "99999-12-31", "~", "null", "true",
    "NaN", "{", "}", "[", "]", "[" * 90, "{a: " * 90, "- " * 90, "> " * 90, "&a ", "*a", "!!str ", "<<: ", "---\n", "...\n", "%YAML 1.1\n", "? ", "| ", "|9\n", ">-\n",
    "\t", "\r", "\r\n", "#", ": ", "'", '"', "\\", "\\u0000", "\\ud800", "`" * 99, "*" * 300, "[a](" * 60, "![x](a.jpg)", "<script>", "{{name}}", "../" * 20,
    "file:///etc/passwd", "javascript:x", "https://[", "con", "x-", "http://a\n", "a" * 3000, "ż" * 2000, "|" * 300 + "\n" + "|-" * 290 + "\n",
]
_KEYS = [
    "name", "type", "born", "pictures", "marks", "health", "goodWith", "bondedWith", "description", "draft", "imię", "x-a", "id", "title", "menu", "order",
    "shares", "bank", "languages", "baseURL", "timeZone", "video", "captions", "address", "contact", "openingHours", "weight", "number", "place", "<<", "",
]
_VALUES = ["[]", "{}", "[[]]", "{a: {b: {}}}", "~", "''", "a", "7", "-1", "1.5", "2026-11-21", "[a, a]", "{pl: a, en: b, fr: c}", "[{file: rex.jpg}]", "rex.jpg/", "true"]
_NAMES = [
    "rex.md", "rex.markdown", "Rex.md", "rex.json", "rex.en.md", "rex.xx.md", "con.md", "api.md", "a b.md", "ż.md", ".x", "_x.md", "site.yml", "home.md", "animals",
    "institutions", "pages", "static", "index.html", "institution.md", "institution.en.md", "adoption.md", "x" * 200 + ".md", "a\nb.md", "\u202ea.jpg", "-.md", "rex.jpg",
]


def sources():
    """The contents that are spoilt: a rich one, those of the tests of mistakes, and pieces of the demonstration."""
    found = [_FULL]
    for case in [*animal_cases(ANIMAL), *institution_cases(INSTITUTION), *spoilt_sites.ALL]:
        files = {**SMALL, **case.written()}
        # Files of a hundred megabytes have a test of their own.
        if not any(isinstance(value, Sparse) for value in files.values()):
            found.append({path: value for path, value in files.items() if value is not None})
    for house in sorted((CONTENT / "institutions").iterdir()):
        files = {path: (CONTENT / path).read_bytes() for path in ["site.yml", "home.md", "home.en.md"]}
        for path in sorted(house.rglob("*")):
            if path.is_file():
                large = path.suffix not in (".md", ".json")
                files[path.relative_to(CONTENT).as_posix()] = PHOTOGRAPH if large else path.read_bytes()
        found.append(files)
    return [{path: value.encode() if isinstance(value, str) else value for path, value in files.items()} for files in found]


def write(folder, files):
    """Writes a content; what a file system does not take is left out."""
    for path, value in files.items():
        place = Path(folder) / os.fsdecode(path)
        try:
            place.parent.mkdir(parents=True, exist_ok=True)
            if value is FOLDER:
                place.mkdir(exist_ok=True)
            elif value is PIPE:
                os.mkfifo(place)
            elif isinstance(value, Link):
                place.symlink_to(value.target)
            else:
                place.write_bytes(value)
        except (OSError, ValueError):
            pass


def spoil(files, random):
    """The content with one to four things changed, each of them told in words."""
    files, told = dict(files), []
    for _ in range(random.choice([1, 1, 1, 2, 3, 4])):
        change = random.choice(_CHANGES)
        texts = [path for path, value in files.items() if isinstance(value, bytes)]
        if change in _OF_TEXTS and texts:
            path = random.choice(texts)
            files[path] = change(files[path], random)
        elif change in _OF_FILES and files:
            path = random.choice([path for path in files if isinstance(path, str)])
            change(files, path, random)
        else:
            continue
        told.append(f"{change.__name__} {path}")
    return files, told


# Changes of a text


def _place(text, random):
    return random.randrange(len(text) + 1)


def bytes_changed(text, random):
    text = bytearray(text)
    for _ in range(random.choice([1, 1, 3, 20])):
        if text:
            text[random.randrange(len(text))] = random.randrange(256)
    return bytes(text)


def cut(text, random):
    start, end = sorted((_place(text, random), _place(text, random)))
    return text[:start] + text[end:]


def repeated(text, random):
    start = _place(text, random)
    piece = text[start:start + random.choice([1, 3, 40])]
    return text[:start] + piece * random.choice([2, 30, 2000]) + text[start:]


def odd_text(text, random):
    place = _place(text, random)
    return text[:place] + random.choice(_ODD).encode("utf-8", "surrogatepass") + text[place:]


def odd_value(text, random):
    """Puts something odd in the place of a field's value."""
    ends = [match.end() for match in re.finditer(rb": |- |\[|, ", text)]
    if not ends:
        return odd_text(text, random)
    start = random.choice(ends)
    end = text.find(b"\n", start)
    return text[:start] + random.choice(_ODD + _VALUES).encode() + text[end if end >= 0 else len(text):]


def lines_moved(text, random):
    lines = text.splitlines(keepends=True)
    if lines:
        line = lines.pop(random.randrange(len(lines)))
        for _ in range(random.choice([0, 1, 2, 500])):
            lines.insert(random.randrange(len(lines) + 1), line)
    return b"".join(lines)


def field_added(text, random):
    lines = text.splitlines(keepends=True)
    for _ in range(random.choice([1, 2, 150])):
        lines.insert(min(1, len(lines)), f"{random.choice(_KEYS)}: {random.choice(_VALUES + _ODD)}\n".encode())
    return b"".join(lines)


def indented(text, random):
    return b"\n".join(random.choice([b"", b"", b" ", b"  ", b"\t"]) + line for line in text.split(b"\n"))


def nested(text, random):
    depth = random.choice([10, 63, 64, 65, 3000])
    place = _place(text, random)
    opening, closing = random.choice([(b"[", b"]"), (b"{a: ", b"}"), (b'{"a":', b"}"), (b"- ", b""), (b"> ", b"")])
    return text[:place] + opening * depth + closing * depth + text[place:]


def encoded(text, random):
    return text.decode("utf-8", "replace").encode(random.choice(["utf-16", "utf-32", "cp1250", "iso8859-2", "utf-8-sig"]), "replace")


def emptied(text, random):
    return random.choice([b"", b"\n", b"---\n---\n", b"---\n", b"{}", b"[]", b"null", b"\xef\xbb\xbf"])


def lengthened(text, random):
    return text + random.choice([b"a", b"a\n", b"[a](b.md) ", b"# a\n", b"\n", b"- - ", b"x: y\n", b"\x80"]) * random.choice([500, 20_000])


def line_ends(text, random):
    return text.replace(b"\n", random.choice([b"\r\n", b"\r", b"\n\n"]))


# Changes of files


def _sibling(path, random):
    return path.rsplit("/", 1)[0] + "/" + random.choice(_NAMES) if "/" in path else random.choice(_NAMES)


def deleted(files, path, random):
    del files[path]


def renamed(files, path, random):
    files[_sibling(path, random)] = files.pop(path)


def copied(files, path, random):
    files[_sibling(path, random)] = files[path]


def moved(files, path, random):
    files[random.choice(_NAMES) + "/" + path if random.random() < 0.5 else path.rsplit("/", 1)[-1]] = files.pop(path)


def folder_for_file(files, path, random):
    value = files.pop(path)
    if random.random() < 0.5:
        files[path] = FOLDER
    else:
        files[f"{path}/{random.choice(_NAMES)}"] = value


def file_for_folder(files, path, random):
    parts = path.split("/")
    place = "/".join(parts[:random.randrange(1, len(parts) + 1)])
    value = files[path]
    for other in [other for other in files if isinstance(other, str) and (other + "/").startswith(place + "/")]:
        del files[other]
    files[place] = value


def pipe(files, path, random):
    files[path] = PIPE


def link(files, path, random):
    files[path] = Link(random.choice(["/etc/passwd", "/dev/zero", "nowhere", ".", "..", "rex.md", "/"]))


def byte_name(files, path, random):
    files[path.encode() + random.choice([b"\xff.md", b"\x01", b"\xc5.jpg"])] = files[path]


def deep_folders(files, path, random):
    files["a/" * random.choice([5, 31, 33, 100]) + path] = files.pop(path)


def many_files(files, path, random):
    for number in range(random.choice([20, 150])):
        files[path.rsplit(".", 1)[0] + f"{number}." + path.rsplit(".", 1)[-1]] = files[path]


_OF_TEXTS = [
    bytes_changed, cut, repeated, odd_text, odd_value, lines_moved, field_added, indented, nested, encoded, emptied, lengthened, line_ends]
_OF_FILES = [deleted, renamed, copied, moved, folder_for_file, file_for_folder, pipe, link, byte_name, deep_folders, many_files]
_CHANGES = [*_OF_TEXTS, *_OF_TEXTS, *_OF_FILES]
