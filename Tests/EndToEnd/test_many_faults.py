"""A file with tens of thousands of faults is checked as fast as others of its size, and the faults are told as a number."""

import json
import os
import resource
import subprocess

import pytest

from folders import animal, institution, small
from program import DATE, TEMPLATES

COUNT = 40_000
REX = "institutions/azyl/animals/rex.md"
ARRAY = "institutions/azyl/animals/all.json"


def lines(line):
    return "\n".join(line.replace("%", str(number)) for number in range(COUNT))


FAULTS = {
    "a field again and again": ("duplicate-key", {REX: animal(lines("colour: x"))}),
    "unknown fields": ("unknown-field", {REX: animal(lines("zq%: x"))}),
    "anchors": ("yaml-anchor", {REX: animal(lines("x-%: &a x"))}),
    "aliases": ("yaml-alias", {REX: animal(lines("x-%: *a"))}),
    "tags": ("yaml-tag", {REX: animal(lines("x-%: !a x"))}),
    "values of a list in one line": ("wrong-type", {REX: animal("marks: [" + "[ż]," * COUNT + "]")}),
    "empty elements": ("empty-element", {REX: animal("marks:\n" + lines("- ''"))}),
    "unknown animals": ("unknown-animal", {REX: animal("bondedWith:\n" + lines("- zz%"))}),
    "pictures that are missing": ("missing-file", {REX: animal("pictures:\n" + lines("- zz%.jpg"))}),
    "addresses without a scheme": ("url-without-scheme", {"institutions/azyl/institution.md": institution("sources:\n" + lines("- a.pl/%"))}),
    "JSON keys": ("duplicate-key", {"institutions/azyl/animals/a.json": '{"name": "A", "type": "dog"' + ', "x-a": 1' * COUNT + "}"}),
    "ids in an array": ("duplicate-id", {ARRAY: "[" + ",\n".join(['{"id": "a", "name": "A", "type": "dog"}'] * COUNT) + "]"}),
    "types in an array of one line": ("wrong-type", {ARRAY: "[" + "1," * COUNT + "1]"}),
}


def check(program, folder, *options):
    """Status and output of a check that may take 30 seconds of a processor, many times what it needs."""
    done = subprocess.run(
        [program.path, "check", "--content", folder, "--templates", TEMPLATES, "--date", DATE, *options], capture_output=True,
        env={"LANG": "C.UTF-8", "TZ": "UTC", "PATH": os.environ["PATH"]}, stdin=subprocess.DEVNULL,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (30, 30)))
    return done.returncode, done.stdout.decode(), done.stderr.decode()


@pytest.mark.parametrize("id, files", FAULTS.values(), ids=FAULTS.keys())
def test_forty_thousand_faults_are_told_at_once_and_as_a_number(id, files, shelters, tmp_path):
    folder = small(tmp_path / "content", files)
    status, output, _ = check(shelters, folder, "--format", "json")
    assert status == 1
    found = [diagnostic for diagnostic in json.loads(output) if diagnostic["id"] == id]
    assert len(found) == 101
    assert all(diagnostic["severity"] == "error" for diagnostic in found)
    rest = int(found[-1]["message"].split(" places further down")[0].split()[-1])
    assert COUNT - 102 <= rest <= COUNT


def test_the_number_is_told_in_both_languages_in_text_and_for_github(shelters, tmp_path):
    folder = small(tmp_path / "content", FAULTS["unknown fields"][1])
    status, _, text = check(shelters, folder, "--lang", "en")
    assert status == 1 and text.count("[unknown-field]") == 101
    assert "rex.md:104:1: error: the same in 39900 places further down [unknown-field]" in text
    assert "40000 errors" in text
    status, _, text = check(shelters, folder, "--lang", "pl")
    assert status == 1 and "to samo niżej w jeszcze 39900 miejscach [unknown-field]" in text and "40000 błędów" in text
    status, output, _ = check(shelters, folder, "--format", "github", "--lang", "en")
    assert status == 1 and output.count("\n") == 101


def test_the_number_of_threads_changes_nothing(shelters, tmp_path):
    folder = small(tmp_path / "content", {**FAULTS["unknown animals"][1], **FAULTS["types in an array of one line"][1]})
    outputs = {check(shelters, folder, "--format", "json", "--jobs", jobs)[1] for jobs in ("1", "2", "7")}
    assert len(outputs) == 1


def test_bytes_that_are_no_text_are_never_quoted(shelters, tmp_path):
    png = b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR"
    folder = small(tmp_path / "content", {
        "institutions/azyl/a.jpg": b"\xff\xd8\xff\xe0\0\x10JFIF\0\x01", "institutions/azyl/b.png": png,
        REX: b"---\nname: Re\x1b[31mx\ntype: dog\n---\n"})
    status, _, text = check(shelters, folder, "--lang", "en")
    assert status == 1
    assert "a.jpg" in text and "b.png" in text and "control-character" in text
    assert "JFIF" not in text and "PNG" not in text and "\ufffd" not in text and "\x1b" not in text


def test_names_of_files_and_quoted_values_cannot_disturb_a_terminal(shelters, tmp_path):
    folder = small(tmp_path / "content", {
        "institutions/azyl/\u202ea.jpg": b"x", REX: animal('size: "\\u202E\\u2066larg"')})
    status, _, text = check(shelters, folder, "--lang", "en")
    assert status == 1 and "a.jpg" in text and "larg" in text
    assert not set("\u202e\u2066") & set(text)
