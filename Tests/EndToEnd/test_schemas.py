"""Editors that read the JSON Schema files know what the program knows, as far as a schema can."""

import json
import re

import jsonschema
import pytest
import yaml

from folders import small
from program import CONTENT, ROOT
from spoilt import animal_cases, institution_cases
from spoilt_fields import ANIMAL, INSTITUTION

LANGUAGES = ["en", "pl"]


class CoreLoader(yaml.SafeLoader):
    """YAML 1.2's core schema, by which editors read: no dates, and `no` is a word."""


CoreLoader.yaml_implicit_resolvers = {}
for tag, form, first in [
    ("bool", r"true|True|TRUE|false|False|FALSE", "tTfF"),
    ("int", r"[-+]?[0-9]+", "-+0123456789"),
    ("float", r"[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?|[-+]?\.(inf|Inf|INF)|\.(nan|NaN|NAN)", "-+.0123456789"),
    ("null", r"~|null|Null|NULL|", ["~", "n", "N", ""]),
]:
    CoreLoader.add_implicit_resolver(f"tag:yaml.org,2002:{tag}", re.compile(f"(?:{form})$"), list(first))
# Leading zeros are decimal.
CoreLoader.add_constructor("tag:yaml.org,2002:int", lambda loader, node: int(node.value))
CoreLoader.add_constructor("tag:yaml.org,2002:float", lambda loader, node: float(node.value.replace(".inf", "inf")))


def fields(text):
    """The front matter of a Markdown file."""
    parts = re.match(r"---\n(.*?\n)?---\n", text, re.DOTALL)
    return (yaml.load(parts[1] or "", CoreLoader) or {}) if parts else {}


def read(path):
    text = path.read_text(encoding="utf-8")
    return {".json": json.loads, ".yml": lambda text: yaml.load(text, CoreLoader), ".md": fields}[path.suffix](text)


def schema_of(path):
    """The name of the schema for a file of a content folder, as Documentation/editing.md maps them."""
    name = path.name
    translation = "-translation" if re.search(r"\.[a-z]{2}\.md$", name) else ""
    if name == "site.yml":
        return "site"
    if path.parent.name == "animals":
        kind = "story" if ".story." in name else "animal"
        return "animals" if path.suffix == ".json" else kind + translation
    if path.parent.name.endswith(".reviews"):
        return "review" + translation
    kinds = {"baskets": "basket", "pages": "page", "patrons": "patron", "notices": "notice"}
    return kinds.get(path.parent.name, name.split(".")[0]) + translation


RECORDS = sorted(
    path for path in CONTENT.rglob("*")
    if path.suffix in (".md", ".json", ".yml") and "static" not in path.relative_to(CONTENT).parts
)


@pytest.fixture(scope="module")
def schemas(shelters, tmp_path_factory):
    """By language and name, validators for the schemas that the program writes."""
    found = {}
    for language in LANGUAGES:
        folder = tmp_path_factory.mktemp(language)
        run = shelters("schema", "--output", folder, "--lang", language)
        assert run.status == 0, run.stderr
        for path in folder.iterdir():
            schema = json.loads(path.read_text(encoding="utf-8"))
            jsonschema.Draft202012Validator.check_schema(schema)
            found[language, path.name.removesuffix(".schema.json")] = jsonschema.Draft202012Validator(schema)
    return found


def mistakes(validator, value):
    return [f"{error.json_path}: {error.message[:200]}" for error in validator.iter_errors(value)]


# Right records


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.relative_to(CONTENT)))
def test_every_record_of_the_demo_is_right(path, language, schemas):
    assert mistakes(schemas[language, schema_of(path)], read(path)) == []


def test_every_schema_is_met_by_a_record_of_the_demo(schemas):
    met = {schema_of(path) for path in RECORDS}
    assert {name for _, name in schemas} - met <= {"adoption-translation"}


RIGHT = [
    "imię: Rex\ntyp: pies", "IMIE: Rex\nTyp: Pies\nzdrowie: {Zaszczepiona: ''}", "nazwa: Rex\ngatunek: krolik",
    "numer: 12/24\ntyp: kot", "name: 7\ntype: cat\nnumber: 24", "name: Rex\ntype: dog\nborn: ''\nage: adult",
    "name: Rex\ntype: dog\nborn: 2021\nsize:\nx-cage: [1, {a: b}]",
    "name: Rex\ntype: dog\nlubi: {psy: wybiórczo, koty: Nie, dzieci: 12}\nurgent: off",
    "name: ' Rex '\ntype: dog\narrived: ' 2025-11-30 '\nopłata_adopcyjna: 30\nznaki-szczególne: [łata]",
    "name: Rex\ntype: dog\nvideo: https://example.org/a\nplace: dom tymczasowy",
    "name: Rex\ntype: dog\ncolour: {pl: rudy, en: }\nplace: {rodzaj: hotelik, miejscowość: Łódź}",
]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("record", RIGHT)
def test_what_the_program_takes_the_schema_takes(record, language, schemas, shelters, tmp_path):
    text = f"---\n{record}\n---\n"
    run = shelters.check(small(tmp_path / "content", {"institutions/azyl/animals/rex.md": text}), "--format", "json")
    assert run.told() == []
    assert mistakes(schemas[language, "animal"], fields(text)) == []


# Wrong ones

#: What a look at one file, without the day, its folder and the site's languages, cannot tell ...
UNSEEN = {
    "date-in-future", "missing-file", "left-before-arrived", "unknown-animal", "bonded-with-itself", "unknown-language",
    "account-check-digits", "duplicate-currency", "hours-order", "hours-closed-with-times", "tax-share-outdated", "symbolic-link",
    # ... what readers of YAML and JSON have done away with before a schema sees it ...
    "control-character", "duplicate-key", "yaml-anchor", "yaml-alias", "yaml-tag", "yaml-merge-key", "yaml-syntax",
    "json-syntax",
}
#: ... and the records where a schema would have to know the calendar, or to calculate.
UNSEEN_RECORDS = {
    "born: ▸2025-02-29", "arrived: ▸2026-04-31", "checked: ▸2026-02-30", "ids: {krs: ▸'0000000000'}",
    "ids: {nip: ▸'8567346216'}", "ids: {regon: ▸'192598183'}", "ids: {regon: ▸'12345678512348'}",
    "ids: {regon: ▸'12345678612342'}", "monthlyMinimum: ▸19.999", "bank: {account: ▸XX42203000451110}",
    "openingHours: [{closed: true, date: ▸2026-02-30}]", "since: ▸2027",
}


def cases():
    for cases_of, table, name in [(animal_cases, ANIMAL, "animal"), (institution_cases, INSTITUTION, "institution")]:
        # Each case is there in Markdown and, but for some, in JSON.
        originals = [(row[0], row[1]) for row in table for _ in range(1 if len(row) > 2 else 2)]
        for case, (ids, written) in zip(cases_of(table), originals, strict=True):
            yield pytest.param(name, case, set(ids.split()), written, id=case.name)


def is_unseen(ids, written):
    return ids <= UNSEEN or written in UNSEEN_RECORDS


@pytest.mark.parametrize("name, case, ids, written", list(cases()))
def test_what_a_schema_can_see_it_refuses(name, case, ids, written, schemas):
    if is_unseen(ids, written):
        pytest.skip("no schema can see it")
    [(path, text)] = [(path, text) for path, text in case.written().items() if text and f"/{name}" in path or "/animals/" in path]
    record = json.loads(text) if path.endswith(".json") else fields(text)
    schema = "animals" if name == "animal" and path.endswith(".json") else name
    for language in LANGUAGES:
        assert mistakes(schemas[language, schema], record), written


def test_most_mistakes_can_be_seen():
    seen = [not is_unseen(ids, written) for ids, written in (case.values[2:] for case in cases())]
    assert sum(seen) >= 0.7 * len(seen)


# Names and texts


def test_all_names_of_the_documentation_are_offered(schemas):
    text = (ROOT / "Documentation" / "fields.md").read_text(encoding="utf-8").split("## Wartości")[0]
    names = set(re.findall(r"`([^`]+)`", text.split("## Pola · Fields")[1]))
    offered = set()

    def gather(value):
        if isinstance(value, dict):
            offered.update(value.get("properties", {}))
            for inner in value.values():
                gather(inner)
        elif isinstance(value, list):
            for inner in value:
                gather(inner)

    for (language, _), validator in schemas.items():
        if language == "pl":
            gather(validator.schema)
    assert sorted(names - offered) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_field_is_explained_in_the_language_asked_for(language, schemas):
    other = "pl" if language == "en" else "en"
    for (own, name), validator in schemas.items():
        if own != language:
            continue
        for field, definition in validator.schema["$defs"].items():
            if field in ("one", "element"):
                continue
            assert definition["title"] and definition["description"], (name, field)
            assert definition["description"] != schemas[other, name].schema["$defs"][field]["description"], (name, field)


# Files


def test_the_same_files_come_again_and_changes_are_kept(shelters, tmp_path):
    first = {}
    for _ in range(2):
        assert shelters("schema", "--output", tmp_path, "--lang", "pl").status == 0
        now = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
        assert first in ({}, now)
        first = now
    changed = tmp_path / "animal.schema.json"
    changed.write_text(changed.read_text(encoding="utf-8").replace("Zwierzę", "Zwierzak", 1), encoding="utf-8")
    before = changed.read_bytes()
    run = shelters("schema", "--output", tmp_path, "--lang", "en")
    assert run.status == 73 and "--force" in run.stderr
    assert changed.read_bytes() == before
    assert (tmp_path / "site.schema.json").read_bytes() == first["site.schema.json"]
    assert shelters("schema", "--output", tmp_path, "--lang", "en", "--force").status == 0
    assert json.loads(changed.read_text(encoding="utf-8"))["title"] == "An animal"
    # What was not changed follows the program.
    assert shelters("schema", "--output", tmp_path, "--lang", "pl").status == 0
    assert json.loads(changed.read_text(encoding="utf-8"))["title"] == "Zwierzę"


def test_a_folder_that_cannot_be_written_is_told(shelters, tmp_path):
    (tmp_path / "file").write_text("x")
    run = shelters("schema", "--output", tmp_path / "file" / "schemas", "--lang", "pl")
    assert run.status == 73 and "nie można zapisać" in run.stderr
