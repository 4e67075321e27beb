"""Options, exit statuses (sysexits.h) and the three ways of telling what is wrong."""

import json
import os
import re

import pytest

from folders import animal, small, snapshot, tree
from program import CONTENT, DATE, TEMPLATES


@pytest.fixture
def content(tmp_path):
    return small(tmp_path / "content")


@pytest.fixture
def spoilt(tmp_path):
    return small(tmp_path / "spoilt", {
        "institutions/azyl/animals/rex.md": animal("size: larg\nchecked: 2020-01-01"),
        "pages/pomoc,100%:a.md": "---\ntitle: A\n---\n",
    })


# Exit statuses


def test_a_site_without_mistakes_ends_with_0(shelters, content, tmp_path):
    assert shelters.build(content, tmp_path / "public").status == 0
    assert shelters.check(content).status == 0


def test_a_warning_alone_ends_with_0(shelters, content, tmp_path):
    (content / "institutions/azyl/notatki.txt").write_text("x")
    run = shelters.build(content, tmp_path / "public", "--format", "json")
    assert (run.status, run.told(), run.told("warning")) == (
        0, [], ["institutions/azyl/notatki.txt:1:1 unused-file"])


def test_mistakes_end_with_1(shelters, spoilt, tmp_path):
    assert shelters.check(spoilt).status == 1
    assert shelters.build(spoilt, tmp_path / "public").status == 1


@pytest.mark.parametrize("arguments", [
    ["build", "--unknown"],
    ["bild"],
    ["build", "extra"],
    ["build", "--format", "xml"],
    ["build", "--date", "2026-02-30"],
    ["build", "--date", "yesterday"],
    ["build", "--jobs", "0"],
    ["build", "--jobs", "many"],
    ["build", "--base-url", "example.org"],
    ["build", "--base-url", "javascript:alert(1)"],
    ["build", "--base-url", "https://example.org/?q"],
    ["build", "--content"],
    ["check", "--unknown"],
], ids=" ".join)
def test_wrong_usage_ends_with_64_and_writes_nothing(arguments, shelters, content, tmp_path):
    before = snapshot(tmp_path)
    run = shelters(*arguments, cwd=tmp_path)
    assert run.status == 64
    assert run.stderr.strip() and not run.stdout
    assert snapshot(tmp_path) == before


def test_a_date_in_the_environment_that_is_none_is_wrong_usage(shelters, content, tmp_path):
    run = shelters.build(content, tmp_path / "public", date=None, environment={"SOURCE_DATE_EPOCH": "soon"})
    assert run.status == 64
    assert "SOURCE_DATE_EPOCH" in run.stderr


def test_a_folder_that_is_missing_ends_with_66(shelters, content, tmp_path):
    for run in [
        shelters.build(tmp_path / "none", tmp_path / "public"),
        shelters.check(tmp_path / "none"),
        shelters.build(content, tmp_path / "public", templates=tmp_path / "none"),
        shelters.build(content / "site.yml", tmp_path / "public"),
    ]:
        assert run.status == 66
        assert "none" in run.stderr or "site.yml" in run.stderr
    assert not (tmp_path / "public").exists()


def test_an_output_that_cannot_be_made_ends_with_73(shelters, content, tmp_path):
    (tmp_path / "file").write_text("x")
    for output in [tmp_path / "file", tmp_path / "file" / "public"]:
        run = shelters.build(content, output)
        assert run.status == 73, run.stderr
        assert str(output) in run.stderr or "file" in run.stderr
    assert (tmp_path / "file").read_text() == "x"


def test_the_content_folder_is_never_taken_for_the_output(shelters, content):
    before = snapshot(content)
    for output in [content, content / "institutions", content / "institutions" / "azyl"]:
        run = shelters.build(content, output)
        assert run.status in (64, 73), output
        assert snapshot(content) == before, output


def test_an_output_that_cannot_be_written_ends_with_73_or_74(shelters, content, tmp_path):
    if os.geteuid() == 0:
        output = "/proc/none/public"
    else:
        (tmp_path / "closed").mkdir(mode=0o555)
        output = tmp_path / "closed" / "public"
    assert shelters.build(content, output).status in (73, 74)


# Help


@pytest.mark.parametrize("command", [[], ["build"], ["check"]], ids=["shelters", "build", "check"])
def test_help_teaches(command, shelters):
    run = shelters(*command, "--help")
    assert run.status == 0
    for word in ["build", "check", "status"] if not command else ["--content", "--templates", "--format", "--date", "json"]:
        assert word in run.stdout.lower() or word in run.stdout
    assert len(run.stdout) > 500


def test_the_version_is_told(shelters):
    run = shelters("--version")
    assert run.status == 0
    assert re.fullmatch(r"\d+\.\d+\.\d+", run.stdout.strip())


# What is told


def test_text_shows_the_line_with_a_caret_and_what_would_be_right(shelters, spoilt):
    run = shelters.check(spoilt)
    assert run.stdout == ""
    expected = [
        'institutions/azyl/animals/rex.md:4:7: error: unknown size "larg" [unknown-value]',
        "  4 | size: larg",
        "    |       ^^^^",
        '    = did you mean "large"?',
    ]
    lines = run.stderr.split("\n")
    start = next(index for index, line in enumerate(lines) if line.endswith(expected[0]))
    assert lines[start].endswith(expected[0])
    assert lines[start + 1 : start + 4] == expected[1:]
    assert "2 errors, 1 warning" in run.stderr
    assert "\x1b" not in run.stderr


def test_the_caret_stands_below_letters_with_diacritics_and_wide_ones(shelters, tmp_path):
    content = small(tmp_path / "content", {
        "institutions/azyl/animals/rex.md": animal("colour: {pl: żółć, xx: b}\nbreed: {pl: 犬, xx: b}")})
    lines = shelters.check(content).stderr.split("\n")
    for number, text, blanks in [(4, "colour: {pl: żółć, xx: b}", 19), (5, "breed: {pl: 犬, xx: b}", 16)]:
        at = lines.index(f"  {number} | {text}")
        assert lines[at + 1] == "    | " + " " * blanks + "^^"


def test_github_gets_one_annotation_a_line(shelters, spoilt):
    run = shelters.check(spoilt, "--format", "github")
    assert run.status == 1
    lines = run.stdout.splitlines()
    assert len(lines) == 3
    pattern = re.compile(r"::(error|warning|notice) file=([^,:]+),line=(\d+),col=(\d+),title=([a-z0-9-]+)::(.+)")
    found = [pattern.fullmatch(line).groups() for line in lines]
    rex = f"{spoilt}/institutions/azyl/animals/rex.md"
    assert found[0][:5] == ("error", rex, "4", "7", "unknown-value")
    assert found[0][5] == 'unknown size "larg"%0Adid you mean "large"?'
    assert found[1][:5] == ("warning", rex, "5", "10", "stale-record")
    assert found[2][1].endswith("pages/pomoc%2C100%25%3Aa.md")


def test_json_is_one_array_and_nothing_else_is_printed_there(shelters, spoilt, content):
    run = shelters.check(spoilt, "--format", "json")
    assert [d["id"] for d in run.diagnostics()] == ["unknown-value", "stale-record", "invalid-id"]
    run = shelters.check(content, "--format", "json")
    assert json.loads(run.stdout) == []


def test_json_counts_columns_in_code_points(shelters, tmp_path):
    content = small(tmp_path / "content", {
        "institutions/azyl/animals/rex.md": animal("colour: {pl: 🐕🐕, xx: b}\nbreed: {pl: e\u0301, xx: b}")})
    assert shelters.check(content, "--format", "json").told() == [
        "institutions/azyl/animals/rex.md:4:18 unknown-language",
        "institutions/azyl/animals/rex.md:5:17 unknown-language",
    ]


def test_diagnostics_are_sorted_by_file_and_place(shelters, tmp_path):
    content = small(tmp_path / "content", {
        f"institutions/azyl/animals/{id}.md": animal("size: x\nfee: y") for id in ["b", "a", "c-1", "c"]})
    found = [(d["file"], d["line"], d["column"]) for d in shelters.check(content, "--format", "json").diagnostics()]
    assert len(found) == 8
    assert found == sorted(found, key=lambda place: (place[0].encode(), place[1:]))


def test_quiet_says_nothing_when_all_is_well(shelters, content, tmp_path):
    run = shelters.build(content, tmp_path / "public", "--quiet")
    assert (run.status, run.stdout, run.stderr) == (0, "", "")


def test_quiet_tells_mistakes_all_the_same(shelters, spoilt):
    run = shelters.check(spoilt, "--quiet")
    assert "unknown-value" in run.stderr


@pytest.mark.parametrize("form", ["text", "json", "github"])
def test_quiet_tells_no_warning_and_verbose_tells_all(form, shelters, tmp_path):
    old = {f"institutions/azyl/animals/rex-{number}.md": animal("checked: 2020-01-01") for number in range(5)}
    content = small(tmp_path / "content", old)

    def told(*options):
        run = shelters.check(content, "--format", form, *options)
        return (run.stdout + run.stderr).count("rex-")

    assert told("--quiet") == 0
    assert told("--verbose") == 5
    assert told() == (3 if form == "text" else 5)
    if form == "text":
        assert "warning: 5 places of one kind; --verbose lists all [stale-record]\n" in shelters.check(content).stderr


def test_a_summary_closes_the_build(shelters, content, tmp_path):
    run = shelters.build(content, tmp_path / "public")
    assert run.stdout == ""
    assert re.search(r"Wrote \d+ pages in 2 languages to .*public/ in \d+\.\d s", run.stderr)
    assert "\r" not in run.stderr and "\x1b" not in run.stderr


def test_a_failure_says_that_the_site_is_unchanged(shelters, spoilt, tmp_path):
    run = shelters.build(spoilt, tmp_path / "public")
    assert "unchanged" in run.stderr
    assert not (tmp_path / "public").exists()


def test_without_options_the_usual_folders_are_meant(shelters, content, tmp_path):
    (tmp_path / "templates").symlink_to(TEMPLATES)
    run = shelters("build", "--date", DATE, cwd=tmp_path)
    assert run.status == 0, run.stderr
    assert (tmp_path / "public" / "index.html").is_file()


def test_a_site_without_institutions_builds_with_a_warning(shelters, tmp_path):
    content = small(tmp_path / "content", {"institutions/azyl/institution.md": None})
    run = shelters.build(content, tmp_path / "public", "--format", "json")
    assert (run.status, [d["id"] for d in run.diagnostics()]) == (0, ["no-institutions"])
    assert (tmp_path / "public/zwierzeta/index.html").is_file()


def test_the_demo_content_has_no_mistake_and_no_warning(shelters):
    run = shelters.check(CONTENT, "--format", "json")
    # What grows stale with time, in a demonstration, does so on purpose.
    assert run.told() == []
    assert {d["id"] for d in run.diagnostics()} <= {"stale-record"}


def test_byte_order_marks_and_carriage_returns_change_no_page(shelters, content, tmp_path):
    rex = content / "institutions/azyl/animals/rex.md"
    rex.parent.mkdir(parents=True)
    text = animal("marks: [łata, blizna]", "Opis\n\n- a\n- b\n").encode()
    rex.write_bytes(text)
    assert shelters.build(content, tmp_path / "one").status == 0
    rex.write_bytes(b"\xef\xbb\xbf" + text.replace(b"\n", b"\r\n"))
    assert shelters.build(content, tmp_path / "other").status == 0
    assert tree(tmp_path / "one") == tree(tmp_path / "other")


def test_both_notations_give_the_same_pages(shelters, content, tmp_path):
    folder = content / "institutions/azyl/animals"
    folder.mkdir(parents=True)
    (folder / "rex.md").write_text(animal(
        "sex: male\nborn: 2021-05\nsize: large\nweight: 24.5\nnumber: 24\nmarks: [{pl: łata, en: patch}, no]\n"
        "health: {vaccinated: true, neutered: false}\ngoodWith: {children: 10, cats: selective}\nurgent: true\n"
        "place: {kind: foster, town: Łódź}\nfee: 200", "Opis **psa**.\n"))
    assert shelters.build(content, tmp_path / "markdown").status == 0
    (folder / "rex.md").unlink()
    (folder / "eksport.json").write_text(json.dumps([{
        "id": "rex", "name": "Rex", "type": "dog", "sex": "male", "born": "2021-05", "size": "large", "weight": 24.5,
        "number": 24, "marks": [{"pl": "łata", "en": "patch"}, "no"], "health": {"vaccinated": True, "neutered": False},
        "goodWith": {"children": 10, "cats": "selective"}, "urgent": True, "place": {"kind": "foster", "town": "Łódź"},
        "fee": 200, "description": "Opis **psa**.\n"}]))
    assert shelters.build(content, tmp_path / "json").status == 0
    assert tree(tmp_path / "markdown") == tree(tmp_path / "json")
