"""The folders of a module import one another in no circle; what there are several of is told apart in registries alone."""

import re
from collections import defaultdict

from program import ROOT

SITE = ROOT / "Sources" / "Site"
DECLARATION = r"\b(?:struct|class|enum|protocol|actor|typealias) +(\w+)"


# The lists to which a kind of record with pages and a document in the API adds a line.
REGISTRIES = {"Content/Catalogue.swift", "Site/Pages/Templates/PageTemplate.swift", "Site/Data/API/API.swift"}


def code(file):
    """A Swift file without its comments and the text of its literals."""
    text = re.sub(r"//[^\n]*", "", file.read_text("utf-8"))
    return re.sub(r'"(?:\\.|[^"\\\n])*"', '""', text)


def uses():
    """For each folder of Site, the folders whose types it names."""
    files = [(file.relative_to(SITE).parts[0], code(file)) for file in SITE.rglob("*.swift")]
    own, owners = defaultdict(set), defaultdict(set)
    for folder, text in files:
        own[folder] |= set(re.findall(DECLARATION, text))
        for line in text.splitlines():
            # Types at the top of a file that other files can see.
            found = re.match(r"(?:(?!private|fileprivate)\w+ )*" + DECLARATION, line)
            if found:
                owners[found[1]].add(folder)
    found = defaultdict(set)
    for folder, text in files:
        for name in set(re.findall(r"\b[A-Z]\w+", text)) - own[folder]:
            found[folder] |= owners[name]
    return found


def test_folders_of_site_use_one_another_in_no_circle():
    left = uses()
    while left:
        free = [folder for folder, others in left.items() if not others & set(left)]
        assert free, f"these folders use one another: { {folder: sorted(others & set(left)) for folder, others in left.items()} }"
        for folder in free:
            del left[folder]


def test_the_check_sees_what_folders_use():
    found = uses()
    assert "Model" in found["Pages"] and "Pages" in found["Build"] and not found["Model"]


def test_a_kind_of_record_is_known_to_its_own_files_and_the_registries_alone():
    sources = ROOT / "Sources"
    others = {file for file in sources.rglob("*.swift") if "Basket" not in file.name and re.search(r"[Bb]asket", code(file))}
    assert {file.relative_to(sources).as_posix() for file in others} == REGISTRIES


def test_a_country_is_a_folder_and_its_line_in_the_list():
    countries = ROOT / "Sources" / "Geography" / "Countries"
    listed = re.findall(r"^#define COUNTRY (\w+)\n#include \"country.h\"$", (countries / "countries.h").read_text(), re.MULTILINE)
    assert listed == sorted(folder.name for folder in countries.iterdir() if folder.is_dir())
    needed = set(re.findall(r"COUNTRY/([\w.]+)", (countries / "country.h").read_text()))
    for code in listed:
        assert {file.name for file in (countries / code).iterdir()} == needed, code
        assert (countries / code / "regions.tsv").read_text().split("\t")[0] == code
    # No other file of the program names a country's files.
    assert not [file for file in (ROOT / "Sources").rglob("*.[ch]") if file.parent != countries and "regions.tsv" in file.read_text()]
