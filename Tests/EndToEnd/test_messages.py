"""Everything that the program tells people, it tells in Polish, too."""

import os
import re
import shutil
import subprocess

import pytest

import compiler
import messages
import spoilt_sites
from folders import animal, institution, small
from program import CONTENT, TEMPLATES
from spoilt import animal_cases, institution_cases, unmarked
from spoilt_fields import ANIMAL, INSTITUTION
from test_invalid_content import TEMPLATE_MISTAKES, TEXT_MISTAKES

TABLE = messages.polish()


@pytest.fixture
def spoilt(tmp_path):
    return small(tmp_path / "spoilt", {
        "institutions/azyl/animals/rex.md": animal("size: larg\nchecked: 2020-01-01\nwaga: 2,5")})


# The catalogue


def test_every_message_has_polish():
    assert sorted(messages.told() - TABLE.keys()) == []


def test_every_polish_text_belongs_to_a_message():
    known = messages.templates()
    assert [key for key in TABLE if key not in known] == []


def test_gettext_reads_the_catalogue_without_a_complaint():
    # That it has a template twice, for example.
    done = subprocess.run(
        ["msgfmt", "--check-format", "--check-domain", "--output-file=/dev/null", messages.POLISH], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")
    assert len(TABLE) >= 600


@pytest.mark.parametrize("key, text", TABLE.items(), ids=[key[:60] for key in TABLE])
def test_the_values_of_a_message_are_those_of_its_polish_text(key, text):
    used = {int(number) for number in re.findall(r"\{(\d+)[}|]", text)}
    assert used == set(range(1, key.count("{}") + 1))
    for forms in re.findall(r"\{\d+\|([^}]*)\}", text):
        assert len(forms.split("|")) == 4, "one, few, many, other"
    assert text.endswith(".") == key.endswith(".")
    assert text[:1] != " " or key[:1] == " "


@pytest.mark.skipif(
    not os.environ.get("SOAK") or not (compiler.BUILD / "debug.yaml").exists(), reason="takes minutes, and a debug build")
def test_the_compiler_knows_no_message_without_polish(tmp_path):
    told = compiler.told_by_the_compiler(tmp_path)
    keys = TABLE.keys()
    assert sorted(template for template in told - keys if re.search("[A-Za-z]", template)) == []
    # Lists are made in the module of messages itself.
    own = {template for template, files in messages.templates().items() if all(f.startswith("Messages/") for f in files)}
    assert sorted(keys - told - own) == []


# What runs say

PROSE = [template for template in messages.told() if re.search(r"[a-z]+ [a-z]+", template)]
ENGLISH = re.compile(
    "|".join("(?:%s)" % re.escape(template).replace(r"\{\}", ".*") for template in sorted(PROSE)), re.DOTALL)
CASES = [*animal_cases(ANIMAL), *institution_cases(INSTITUTION), *spoilt_sites.ALL]


def gathered():
    """Folders of contents with mistakes: records that are wrong by themselves lie together, under names of their own."""
    together, others = {}, []
    for number, case in enumerate(CASES):
        files = case.written()
        folders = {name.rsplit("/", 1)[0] for name in files}
        names = {name.rsplit("/", 1)[-1] for name in files}
        if folders == {"institutions/azyl/animals"} and names <= {"rex.md", "rex.json"}:
            together |= {name.replace("/rex.", f"/rex-{number}."): text for name, text in files.items()}
        elif folders == {"institutions/azyl"} and names <= {"institution.md", "institution.json"}:
            together |= {
                name.replace("azyl", f"azyl-{number}"): text for name, text in files.items() if text is not None}
        else:
            others.append(files)
    return [together, *others]


def texts_in_polish(run):
    """What a run in Polish told, none of it in English."""
    told = [text for d in run.diagnostics() for text in [d["message"], d.get("suggestion") or ""]]
    for text in told:
        assert "⟦" not in text
        assert not ENGLISH.fullmatch(text), text
    return told


def test_no_mistake_is_told_in_english_where_polish_is_asked_for(shelters, tmp_path):
    told = []
    for index, files in enumerate(gathered()):
        content = small(tmp_path / str(index), files)
        told += texts_in_polish(shelters.check(content, "--format", "json", "--lang", "pl"))
    assert len(told) >= 600


@pytest.mark.parametrize("mistakes, least", [
    ([("", *mistake[:3]) for mistake in TEMPLATE_MISTAKES.values()], 6),
    ([("texts", *mistake[:3]) for mistake in TEXT_MISTAKES.values() if mistake[-1] != "yaml-syntax"], 8),
    ([("texts", *mistake[:3]) for mistake in TEXT_MISTAKES.values() if mistake[-1] == "yaml-syntax"], 1),
], ids=["templates", "texts", "YAML"])
def test_no_mistake_in_the_templates_folder_is_told_in_english(mistakes, least, shelters, tmp_path):
    templates = shutil.copytree(TEMPLATES, tmp_path / "templates")
    for folder, name, piece, other in mistakes:
        file = templates / folder / name
        text = file.read_text(encoding="utf-8")
        # Two mistakes may change the same piece; one of them is enough.
        file.write_text(unmarked(text.replace(piece, other, 1))[0], encoding="utf-8")
    run = shelters.check(small(tmp_path / "content"), "--format", "json", "--lang", "pl", templates=templates)
    assert len(texts_in_polish(run)) >= 2 * least


def test_fields_are_named_as_staff_would_name_them(shelters, tmp_path):
    content = small(tmp_path / "content", {
        "institutions/azyl/institution.md": institution().replace("name:", "x-name:"),
        "institutions/azyl/animals/rex.md": animal("waga: 2\nwaga: 3").replace("type: dog\n", ""),
        "institutions/azyl/animals/json.json": '{"name": "A", "type": "dog", "walks": "tak", "weight": "2"}',
    })
    told = texts_in_polish(shelters.check(content, "--format", "json", "--lang", "pl"))
    for text in [
        "brakuje pola „nazwa”", "brakuje pola „typ”", "dopisz pole „typ”",
        "pole „waga” jest tu drugi raz (pierwszy raz w wierszu 3)", "napisz: true albo false, bez cudzysłowu",
        "napisz samą liczbę, z kropką zamiast przecinka: 2",
    ]:
        assert text in told


@pytest.mark.parametrize("arguments, told", [
    (["--help"], ["OPIS: Tworzy", "UŻYCIE: shelters <polecenie>", "Sprawdza wszystko i zapisuje stronę."]),
    (["build", "--help"], ["OPCJE:", "--content <folder>", "(domyślnie: public)", "Język komunikatów"]),
    (["bild"], ["Błąd: nie ma polecenia „bild”; czy chodziło o „build”?"]),
    (["new", "zwierze"], ["Błąd: nie ma polecenia „zwierze”"]),
    (["new", "animal"], ["Błąd: Brakuje opcji: --institution."]),
    (["new", "institution", "--help"], ["--phone <numer>"]),
    (["build", "--jobs", "many"], ["Błąd: „many” nie pasuje do „--jobs <liczba>”", "Pomoc: ", "Użycie: "]),
    (["check", "--quiet", "--verbose"], ["Błąd: --quiet i --verbose wykluczają się."]),
], ids=lambda value: " ".join(value))
def test_usage_is_told_in_polish(arguments, told, shelters):
    run = shelters(*arguments, environment={"LC_ALL": "pl_PL.UTF-8"})
    english = shelters(*arguments)
    assert run.status == english.status
    assert bool(run.stdout) == bool(english.stdout) and bool(run.stderr) == bool(english.stderr)
    for piece in told:
        assert piece in run.stdout + run.stderr
    assert "⟦" not in run.stdout + run.stderr
    assert not re.search(r"\b(OPTIONS|USAGE|Usage|Error|default|values|Show)\b", run.stdout + run.stderr)


def test_the_language_changes_texts_alone(shelters, spoilt):
    english = shelters.check(spoilt, "--format", "json", "--lang", "en").diagnostics()
    polish = shelters.check(spoilt, "--format", "json", "--lang", "pl").diagnostics()
    assert len(english) == 3
    assert all(one["message"] != other["message"] for one, other in zip(english, polish))
    for diagnostic in english + polish:
        del diagnostic["message"], diagnostic["suggestion"]
    assert english == polish


@pytest.mark.parametrize("variables, speaks_polish", [
    ({"LANG": "pl_PL.UTF-8"}, True),
    ({"LANG": "C.UTF-8", "LC_MESSAGES": "pl_PL.UTF-8"}, True),
    ({"LANG": "pl_PL.UTF-8", "LC_MESSAGES": "en_GB.UTF-8"}, False),
    ({"LANG": "C.UTF-8", "LC_MESSAGES": "en_GB.UTF-8", "LC_ALL": "pl"}, True),
    ({"LANG": "pl_PL.UTF-8", "LC_ALL": ""}, True),
    ({"LANG": "de_DE.UTF-8"}, False),
    ({"LANG": ""}, False),
], ids=str)
def test_the_environment_chooses_the_language(variables, speaks_polish, shelters, spoilt):
    run = shelters.check(spoilt, environment=variables)
    assert ("2 błędy, 1 ostrzeżenie.\n" in run.stderr) == speaks_polish
    assert ("2 errors, 1 warning.\n" in run.stderr) != speaks_polish


def test_the_option_is_stronger_than_the_environment(shelters, spoilt):
    assert "2 errors" in shelters.check(spoilt, "--lang", "en", environment={"LC_ALL": "pl_PL.UTF-8"}).stderr
    assert "2 błędy" in shelters.check(spoilt, "--lang", "pl", environment={"LC_ALL": "C"}).stderr
    assert shelters.check(spoilt, "--lang", "de").status == 64


def test_people_and_workflows_read_polish(shelters, spoilt):
    run = shelters.check(spoilt, "--lang", "pl")
    assert 'rex.md:4:7: błąd: nieznane słowo „larg” (pole: wielkość) [unknown-value]\n' in run.stderr
    assert "    = czy chodziło o „large”?\n" in run.stderr
    assert ("rex.md:6:7: błąd: tu ma być liczba, a jest „2,5” [wrong-type]\n" in run.stderr)
    workflow = shelters.check(spoilt, "--lang", "pl", "--format", "github").stdout
    assert workflow.startswith("::error file=")
    assert "::nieznane słowo „larg” (pole: wielkość)%0Aczy chodziło o „large”?\n" in workflow


def test_polish_texts_have_one_word_for_a_record_and_no_english_values():
    for text in TABLE.values():
        assert not re.search(r"\b[Rr]ekord", text), text
        assert not re.search(r"\b(łącznik|odnośnik|available)", text), text


def test_choices_are_offered_in_the_language_of_the_message(shelters, tmp_path):
    content = small(tmp_path, {"institutions/azyl/animals/rex.md": animal("size: ogromniasty")})
    [polish] = shelters.check(content, "--format", "json", "--lang", "pl").diagnostics()
    assert polish["suggestion"] == "napisz jedno ze słów: mały, średni, duży, bardzo duży"


def test_a_build_tells_in_polish_what_it_did(shelters, tmp_path):
    run = shelters.build(small(tmp_path / "content"), tmp_path / "public", "--lang", "pl")
    assert re.search(r"^Zapisano \d+ stron[ęy]? w 2 językach w .*/public/ w \d+,\d s", run.stderr)
    assert re.search(r"^Pliki: [\d ]+ zapisan(e|ych)$", run.stderr, re.MULTILINE)
    assert "⟦" not in run.stderr
    again = shelters.build(small(tmp_path / "content"), tmp_path / "public", "--lang", "pl", "--verbose")
    assert "⟦" not in again.stderr


@pytest.mark.parametrize("arguments, told", [
    (["--content", "none"], "shelters: none: nie ma takiego pliku ani folderu\n"),
    (["--content", str(CONTENT), "--output", str(CONTENT)], "bo stamtąd czyta się"),
    (["--content", str(CONTENT), "--output", "/dev/null/public"], "shelters: nie można utworzyć"),
], ids=["a missing folder", "the content as output", "no folder"])
def test_what_keeps_a_site_from_being_written_is_told_in_polish(arguments, told, shelters, tmp_path):
    run = shelters("build", "--templates", TEMPLATES, "--lang", "pl", *arguments, cwd=tmp_path)
    assert run.status != 0
    assert told in run.stderr and "⟦" not in run.stderr
