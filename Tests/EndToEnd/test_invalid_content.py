"""Every mistake of staff is told, where it is, and the published site stays as it was."""

import os
import shutil

import pytest

import spoilt_sites
from folders import small, snapshot
from program import TEMPLATES
from spoilt import animal_cases, institution_cases, unmarked
from spoilt_fields import ANIMAL, INSTITUTION

CASES = [*animal_cases(ANIMAL), *institution_cases(INSTITUTION), *spoilt_sites.ALL]


@pytest.fixture(scope="module")
def published(shelters, tmp_path_factory):
    """The folder of a site that was published before the mistake, alone in its folder, and what it looked like."""
    content = small(tmp_path_factory.mktemp("old"))
    output = tmp_path_factory.mktemp("published") / "public"
    run = shelters.build(content, output)
    assert run.status == 0, run.stderr
    return output, snapshot(output.parent)


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_mistake_is_told_in_its_place_and_nothing_is_published(case, shelters, published, tmp_path):
    output, before = published
    content = small(tmp_path / "content", case.written())
    run = shelters.build(content, output, "--format", "json")
    assert run.told() == case.expected()
    assert run.status == 1
    assert snapshot(output.parent) == before


def test_there_are_many_cases_and_their_names_are_their_own():
    names = [case.name for case in CASES]
    assert len(names) == len(set(names)), [name for name in names if names.count(name) > 1]
    assert len(names) >= 300


def test_every_diagnostic_says_what_would_be_right(shelters, tmp_path):
    for index, case in enumerate(CASES[::12]):
        content = small(tmp_path / str(index), case.written())
        run = shelters.check(content, "--format", "json")
        for diagnostic in run.diagnostics():
            if diagnostic["severity"] == "error" and diagnostic["id"] not in ("yaml-syntax", "json-syntax"):
                assert diagnostic.get("suggestion"), diagnostic


def test_checking_tells_the_same_as_building_and_writes_nothing(shelters, tmp_path):
    content = small(tmp_path / "content", spoilt_sites.ALL[-1].written())
    before = snapshot(tmp_path)
    checked = shelters.check(content, "--format", "json", cwd=tmp_path)
    assert snapshot(tmp_path) == before
    built = shelters.build(content, tmp_path / "public", "--format", "json")
    assert (checked.status, built.status) == (1, 1)
    assert checked.stdout == built.stdout
    assert not (tmp_path / "public").exists()


# Templates and interface texts


TEMPLATE_MISTAKES = {
    "an unknown name": ("animal.mustache", "<h1>{{hyphenatedName}}</h1>", "<h1>{{▸hyphenatedNmae}}</h1>", "unknown-name"),
    "an unknown text": ("animal.mustache", "{{texts.animal.story}}", "{{texts.animal.▸stroy}}", "unknown-name"),
    "an unknown name in a section": ("parts/hour-rows.mustache", "{{days}}", "{{▸dayz}}", "unknown-name"),
    "a section that is not closed": (
        "browse.mustache", "{{#hasAnimals}}", "▸{{#hasAnimals}}{{#hasAnimals}}", "unclosed-section"),
    "another section closed": ("page.mustache", "{{/hasBody}}", "{{/▸hasBdy}}", "mismatched-section"),
    "a tag that is not closed": ("page.mustache", "{{heading.text}}", "▸{{heading.text", "unterminated-tag"),
    "a part that does not exist": ("browse.mustache", "{{>parts/pagination}}", "{{>▸parts/paginaton}}", "unknown-partial"),
    "text that is not escaped": ("animal.mustache", "<h1>{{hyphenatedName}}</h1>", "<h1>{{{▸hyphenatedName}}}</h1>", "unescaped-text"),
}


@pytest.mark.parametrize("mistake", TEMPLATE_MISTAKES.values(), ids=TEMPLATE_MISTAKES.keys())
def test_a_mistake_in_a_template_is_told_in_its_place(mistake, shelters, templates, published, tmp_path):
    name, piece, other, id = mistake
    file = templates / name
    text = file.read_text(encoding="utf-8")
    assert piece in text
    text, places = unmarked(text.replace(piece, other, 1))
    file.write_text(text, encoding="utf-8")
    output, before = published
    run = shelters.build(small(tmp_path / "content"), output, "--format", "json", templates=templates)
    line, column = places[0]
    assert f"../templates/{name}:{line}:{column} {id}" in run.told()
    assert run.status == 1
    assert snapshot(output.parent) == before


TEXT_MISTAKES = {
    "a text that one language lacks": (
        "en.yml", "    skip: Skip to content\n", "", "pl.yml", "    ▸skip: Przejdź do treści\n", "missing-text"),
    "a plural form that is missing": (
        "pl.yml", '    years: { one: "{count}\\_rok", few: "{count}\\_lata", ', '    ▸years: { one: "{count}\\_rok", ',
        None, None, "missing-plural-form"),
    "a plural form too many": (
        "en.yml", 'years: { one: "{count}\\_year", ', 'years: { one: "{count}\\_year", ▸few: "x", ', None, None,
        "unknown-plural-form"),
    "a phrase that is missing": ("en.yml", "    underAYear: under a year\n", "", "pl.yml",
                                 "    ▸underAYear: poniżej roku\n", "missing-text"),
    "an unknown placeholder": ("en.yml", '"{count}\\_year"', '"▸{cuont}\\_year"', None, None, "unknown-placeholder"),
    "a plural rule that is none": ("pl.yml", "one: i = 1 and v = 0", "one: i = 1 ▸und v = 0", None, None,
                                   "malformed-plural-rule"),
    "a path word with a diacritic": ("pl.yml", "animals: zwierzeta\n  walks", "animals: ▸zwierzęta\n  walks", None,
                                     None, "invalid-path-word"),
    "two path words alike": ("pl.yml", "page: strona", "page: ▸wsparcie", None, None, "colliding-path-words"),
    "a month too few": ("en.yml", "    standAlone: [January, ", "    ▸standAlone: [", None, None, "wrong-count"),
    "bad YAML": ("en.yml", "name: English", "name: ▸[English", None, None, "yaml-syntax"),
}


@pytest.mark.parametrize("mistake", TEXT_MISTAKES.values(), ids=TEXT_MISTAKES.keys())
def test_a_mistake_in_a_language_file_is_told_in_its_place(mistake, shelters, templates, published, tmp_path):
    name, piece, other, where, shown, id = mistake
    file = templates / "texts" / name
    text = file.read_text(encoding="utf-8")
    assert piece in text
    text, places = unmarked(text.replace(piece, other, 1))
    file.write_text(text, encoding="utf-8")
    if where:
        told = templates / "texts" / where
        whole = told.read_text(encoding="utf-8")
        assert shown.replace("▸", "") in whole
        _, places = unmarked(whole.replace(shown.replace("▸", ""), shown, 1))
    output, before = published
    run = shelters.build(small(tmp_path / "content"), output, "--format", "json", templates=templates)
    line, column = places[0]
    if id == "yaml-syntax":
        assert any(place.startswith(f"../templates/texts/{name}:") and place.endswith(id) for place in run.told())
    else:
        assert f"../templates/texts/{where or name}:{line}:{column} {id}" in run.told()
    assert run.status == 1
    assert snapshot(output.parent) == before


@pytest.mark.parametrize("change, expected", [
    (("texts/pl.yml", "folder"), "texts/pl.yml:1:1 folder-for-file"), (("texts/pl.yml", "large"), "texts/pl.yml:1:1 file-too-large"),
    (("search/pl.yml", "folder"), "search/pl.yml:1:1 folder-for-file"), (("search/pl.yml", "large"), "search/pl.yml:1:1 file-too-large"),
    (("texts", "file"), "texts:1:1 file-for-folder"), (("search", "file"), "search:1:1 file-for-folder"),
    (("assets", "file"), "assets:1:1 file-for-folder"), (("animal.mustache", "folder"), "animal.mustache:1:1 folder-for-file"),
    (("parts/picture.mustache", "folder"), "parts/picture.mustache:1:1 folder-for-file"),
    (("more/x.mustache", "folder"), "more/x.mustache:1:1 folder-for-file"),
    ((b"assets/\xff.css", "file"), "assets/\ufffd.css:1:1 invalid-file-name"), ((b"\xff.mustache", "file"), "\ufffd.mustache:1:1 invalid-file-name"),
], ids=str)
def test_what_cannot_be_read_of_the_templates_is_told_once(change, expected, shelters, templates, published, tmp_path):
    place, kind = change
    path = templates / os.fsdecode(place)
    if kind == "large":
        with open(path, "ab") as file:
            file.write(b"#" * (17 << 20))
    else:
        if path.is_dir():
            shutil.rmtree(path)
        path.unlink(missing_ok=True)
        path.mkdir(parents=True) if kind == "folder" else path.write_bytes(b"")
    output, before = published
    run = shelters.build(small(tmp_path / "content"), output, "--format", "json", templates=templates)
    assert run.told() == [f"../templates/{expected}"]
    assert run.status == 1
    assert snapshot(output.parent) == before


def test_a_folder_of_templates_with_a_misspelt_name_is_a_warning(shelters, templates, tmp_path):
    for place in ["asset/site.css", "Texts/de.yml", "part/x.mustache", "notes/x.txt"]:
        (templates / place).parent.mkdir()
        (templates / place).write_bytes(b"")
    run = shelters.check(small(tmp_path / "content"), "--format", "json", templates=templates)
    assert run.told("warning")[:2] == ["../templates/Texts:1:1 unknown-folder", "../templates/asset:1:1 unknown-folder"]
    assert "notes" not in run.stdout


def test_a_language_without_its_file_is_told(shelters, published, tmp_path):
    output, before = published
    content = small(tmp_path / "content", {
        "site.yml": "title: A\nbaseURL: https://example.org/\nlanguages: [pl, en, uk]\n"})
    run = shelters.build(content, output, "--format", "json")
    assert [place.split()[1] for place in run.told()] == ["missing-texts-file"]
    assert run.status == 1
    assert snapshot(output.parent) == before
