"""Prints what is inside the packaged program, with its licences: as SPDX 2.3 (JSON), or as Debian's copyright file.

usage: licences.py spdx|copyright VERSION DEBIAN_PACKAGE...
"""

import datetime
import json
import os
import re
import subprocess
import sys

REPOSITORY = "https://github.com/sheltersaround/sheltersaround"
# The libraries that Debian's packages link into the program.
LIBRARIES = {
    "libcmark-gfm-dev": ("cmark-gfm", "BSD-2-Clause"),
    "libcmark-gfm-extensions-dev": ("cmark-gfm-extensions", "BSD-2-Clause"),
    "libdeflate-dev": ("libdeflate", "MIT"),
    "libmd-dev": ("libmd", "BSD-3-Clause"),
    "libbrotli-dev": ("brotli", "MIT"),
}
# Everything else that is part of the program or lies beside it.
OTHERS = [
    ("swift", "Apache-2.0 WITH Swift-exception", "https://www.swift.org"),
    ("swift-argument-parser", "Apache-2.0 WITH Swift-exception", "https://github.com/apple/swift-argument-parser"),
    ("geonames-poland", "CC-BY-4.0", "https://www.geonames.org"),
    ("sgjp-inflection", "BSD-2-Clause", "http://sgjp.pl"),
]


def output(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def version_of(name):
    if name == "swift":
        return re.search(r"Swift version ([\d.]+)", output("swift", "--version"))[1]
    if name == "swift-argument-parser":
        return re.search(r'swift-argument-parser", exact: "([\d.]+)"', open("Package.swift", encoding="utf-8").read())[1]
    return "NOASSERTION"


def contents(debian):
    """The name, version, licence and address of all that is inside."""
    rows = []
    for package in sorted(set(debian)):
        name, licence = LIBRARIES[package]
        rows.append((name, output("dpkg-query", "-W", "-f", "${Version}", package), licence, f"https://packages.debian.org/{package}"))
    return rows + [(name, version_of(name), licence, address) for name, licence, address in OTHERS]


def package(name, version, licence, address):
    return {
        "SPDXID": f"SPDXRef-{name}", "name": name, "versionInfo": version, "downloadLocation": address,
        "filesAnalyzed": False, "licenseConcluded": licence, "licenseDeclared": licence, "copyrightText": "NOASSERTION"}


def spdx(version, rows):
    day = datetime.datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), datetime.timezone.utc)
    inside = [package(*row) for row in rows]
    relations = [("SPDXRef-DOCUMENT", "DESCRIBES", "SPDXRef-shelters")]
    relations += [("SPDXRef-shelters", "CONTAINS", item["SPDXID"]) for item in inside]
    document = {
        "spdxVersion": "SPDX-2.3", "dataLicense": "CC0-1.0", "SPDXID": "SPDXRef-DOCUMENT", "name": f"shelters-{version}",
        "documentNamespace": f"{REPOSITORY}/spdx/shelters-{version}",
        "creationInfo": {"created": day.strftime("%Y-%m-%dT%H:%M:%SZ"), "creators": ["Tool: Tools/package/licences.py"]},
        "packages": [package("shelters", version, "MIT", REPOSITORY)] + inside,
        "relationships": [
            {"spdxElementId": a, "relationshipType": kind, "relatedSpdxElement": b} for a, kind, b in relations],
    }
    return json.dumps(document, indent=2) + "\n"


def copyright_file(rows):
    """Debian's machine-readable copyright file, version 1.0."""
    licence = open("LICENSE", encoding="utf-8").read().partition("\n\n")[2]
    holder, _, terms = licence.partition("\n\n")
    text = "".join(f" {line}\n" if line.strip() else " .\n" for line in terms.strip().splitlines())
    inside = "".join(f"  {name} {version}: {licence}, {address}\n" for name, version, licence, address in rows)
    return (
        "Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n"
        f"Upstream-Name: shelters\nSource: {REPOSITORY}\n"
        f"Comment: Linked into the program, or beside it:\n{inside}\n"
        f"Files: *\nCopyright: {holder.removeprefix('Copyright (c) ')}\nLicense: Expat\n{text}")


if __name__ == "__main__":
    form, version, *debian = sys.argv[1:]
    rows = contents(debian)
    print(spdx(version, rows) if form == "spdx" else copyright_file(rows), end="")
