"""Folders as values: written from a dictionary, compared as a whole."""

import base64
import hashlib
import os
import zlib
from dataclasses import dataclass
from pathlib import Path

INSTITUTION = """\
---
name: Azyl
type: shelter
address: {town: Łódź, postalCode: 90-001, country: PL}
contact: {email: a@example.org}
"""

ANIMAL = """\
---
name: Rex
type: dog
"""

#: A grey JPEG file of 400 by 300 pixels, without metadata.
PHOTOGRAPH = zlib.decompress(base64.b64decode(
    "eNr7f+P/bQZnBgFuHj4eLgE+Xj4hQQFhCQ0pCTExCUNlVVkNK2NbG0tjC3MHjxg/B5dwV3OLgNzA8Pik9Ix0O9/CyoKUipjU9OT/hxi4ORh1"
    "GCcwMgoy/D/CIMrAyMiACpj+32LgAIsyTmAYQYARGBwiAuihsQAaGoysTLnz8apgsyekgtFeEagCFroCIylwGfgJhIwAMGRuAgAAnTQJ"))

#: A small valid site, to which a test adds what it is about.
SMALL = {
    "site.yml": "title: {pl: Schroniska, en: Shelters}\nbaseURL: https://example.org/\nlanguages: [pl, en]\n",
    "home.md": "---\ntitle: Schroniska\n---\n",
    "institutions/azyl/institution.md": INSTITUTION + "---\n",
}


@dataclass(frozen=True)
class Link:
    """A symbolic link."""

    target: str


@dataclass(frozen=True)
class Sparse:
    """A file of that many bytes, all zero, that takes no room."""

    size: int


def animal(fields="", body=""):
    """A dog's record, with `fields` from line 4 on."""
    return ANIMAL + (fields + "\n" if fields else "") + "---\n" + body


def institution(fields="", body=""):
    """A shelter's record, with `fields` from line 6 on."""
    return INSTITUTION + (fields + "\n" if fields else "") + "---\n" + body


def described(animals):
    """The files of animals of the small site: by id, the fields of a record and what its descriptions say, in Polish and in English."""
    records = {f"institutions/azyl/animals/{id}.md": f"---\n{fields.strip()}\n---\n{polish}\n" for id, (fields, polish, _) in animals.items()}
    return records | {f"institutions/azyl/animals/{id}.en.md": f"{english}\n" for id, (_, _, english) in animals.items()}


def write(folder, files):
    """Writes files; None leaves one out. Returns the folder."""
    folder = Path(folder)
    for name, value in files.items():
        if value is None:
            continue
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        if isinstance(value, Link):
            path.symlink_to(value.target)
        elif isinstance(value, Sparse):
            with open(path, "wb") as file:
                file.truncate(value.size)
        elif isinstance(value, bytes):
            path.write_bytes(value)
        else:
            path.write_bytes(value.encode("utf-8"))
    return folder


def small(folder, files=None):
    """The small valid site with these files more, or others in their place."""
    return write(folder, {**SMALL, **(files or {})})


def tree(folder):
    """Every file of a folder by its path, with a digest of its bytes."""
    folder = Path(folder)
    return {
        path.relative_to(folder).as_posix(): hashlib.sha256(path.read_bytes()).hexdigest()
        for path in sorted(folder.rglob("*"))
        if path.is_file()
    }


def snapshot(folder):
    """Every entry of a folder by its path, with all that a rewritten one would show."""
    folder = Path(folder)
    found = {}
    for path in sorted(folder.rglob("*")):
        status = os.lstat(path)
        found[path.relative_to(folder).as_posix()] = (
            status.st_mode,
            status.st_ino,
            status.st_mtime_ns,
            hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else None,
        )
    return found
