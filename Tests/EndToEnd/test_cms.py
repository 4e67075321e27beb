"""Forms for editing in a browser: everything that records hold has a place in them."""

import re
from html.parser import HTMLParser

import pytest
import yaml

from folders import animal, institution, small
from program import CONTENT
from test_schemas import CoreLoader, read

#: Widgets that Decap and Sveltia have.
WIDGETS = {"string", "text", "markdown", "number", "select", "list", "object", "image", "file", "datetime", "relation"}
#: Records of the demo that show two ways to write the same; the command tells that a form can show one.
TOLD = {
    "institutions/dom-na-chwile/animals/mgielka.md": {"breed", "alt"},
    "institutions/dom-na-chwile/animals/mgielka.en.md": {"breed", "alt"},
    "institutions/dom-na-chwile/animals/toffik.md": {"colour", "place"},
    "institutions/dom-na-chwile/animals/toffik.en.md": {"colour"},
    "institutions/ogon-do-gory/institution.md": {"days"},
    "institutions/pod-brzozami/institution.md": {"days"},
    "institutions/uszy-i-ogonki/institution.md": {"days"},
    "institutions/przystan/institution.json": {"phones"},
}


def make(shelters, folder, *options, content="content", cwd=CONTENT.parent):
    return shelters(
        "cms", "--content", content, "--output", folder, "--repository", "example/catalogue", *options, cwd=cwd)


@pytest.fixture(scope="module")
def made(shelters, tmp_path_factory):
    folder = tmp_path_factory.mktemp("admin")
    run = make(shelters, folder, "--lang", "pl")
    assert run.status == 0, run.stderr
    return run, folder


@pytest.fixture(scope="module")
def config(made):
    return yaml.load((made[1] / "config.yml").read_text(encoding="utf-8"), CoreLoader)


def forms(config):
    """Every form with the files that it is for, from the content folder."""
    for collection in config["collections"]:
        if "files" in collection:
            for file in collection["files"]:
                path = CONTENT.parent / file["file"]
                yield collection["name"], file["fields"], [path] if path.exists() else []
        else:
            folder = CONTENT.parent / collection["folder"]
            # Stories stand among the animals, and have forms of their own.
            files = [file for file in folder.glob("*." + collection["extension"]) if ".story." not in file.name]
            yield collection["name"], collection["fields"], sorted(files)


def inner(field):
    """The field that each element of a list has."""
    return field["field"] if "field" in field else {**field, "widget": "object"}


def mistakes(value, field, place):
    """Where a value is none that a widget shows and writes."""
    if value is None or value == "":
        return []
    kind = field["widget"]
    if kind == "object":
        return unmatched(value, field["fields"], place) if isinstance(value, dict) else [place]
    if kind == "list":
        if not isinstance(value, list) or len(value) < field.get("min", 0):
            return [place]
        return [found for element in value for found in mistakes(element, inner(field), place)]
    if kind == "select":
        values = value if field.get("multiple") else [value]
        options = [option["value"] for option in field["options"]]
        right = isinstance(values, list) and all(
            any(one == option and type(one) is type(option) for option in options) for one in values)
    elif kind == "relation":
        right = field["multiple"] and isinstance(value, list) and all(isinstance(one, str) for one in value)
    elif kind == "number":
        right = type(value) in ([int] if field["value_type"] == "int" else [int, float])
        right = right and field.get("min", value) <= value <= field.get("max", value)
    elif kind == "datetime":
        right = isinstance(value, str) and re.fullmatch(r"\d{4}-\d\d-\d\d", value)
    else:
        right = type(value) in (str, int, float)
        if "pattern" in field:
            right = right and re.search(field["pattern"][0], str(value))
    return [] if right else [place]


def unmatched(value, fields, place=""):
    known = {field["name"]: field for field in fields}
    found = []
    for name, part in value.items():
        # The site's own fields are no form's.
        if name.startswith("x-"):
            continue
        own = f"{place}.{name}".lstrip(".")
        found += mistakes(part, known[name], own) if name in known else [own]
    return found


def all_fields(fields):
    for field in fields:
        yield field
        yield from all_fields(field.get("fields", []))
        if "field" in field:
            yield from all_fields([field["field"]])


# Records


def test_every_value_of_every_record_has_a_widget_that_shows_it(config):
    found = {}
    for _, fields, files in forms(config):
        for file in files:
            for place in unmatched(read(file), fields):
                found.setdefault(str(file.relative_to(CONTENT)), set()).add(place.rsplit(".", 1)[-1])
    assert found == TOLD


def test_what_no_form_can_show_is_told(made):
    told = {}
    for file, field in re.findall(r"^(\S+):\d+: formularz nie może pokazać pola „(\w+)”", made[0].stderr, re.MULTILINE):
        told.setdefault(file, set()).add(field)
    assert told == TOLD
    assert "institutions/przystan/animals/import.json: " in made[0].stderr


def test_every_record_has_one_form(config):
    covered = [file for _, _, files in forms(config) for file in files]
    assert len(covered) == len(set(covered))
    records = {
        path for path in CONTENT.rglob("*")
        if path.suffix in (".md", ".json", ".yml") and "static" not in path.relative_to(CONTENT).parts
    }
    assert {str(path.relative_to(CONTENT)) for path in records - set(covered)} == {
        "institutions/przystan/animals/import.json"}
    assert set(covered) <= records
    # Forms of files that nobody has written yet: guides of institutions, and stories of animals that went home.
    named = {CONTENT.parent / file["file"] for one in config["collections"] for file in one.get("files", [])}
    started = {path.name for path in named - records}
    assert {"walks.md", "adoption.md"} <= started and all(name in ("walks.md", "adoption.md") or name.endswith(".story.md") for name in started)


def test_records_of_visitors_can_be_added(config, shelters, tmp_path):
    folders = {collection["folder"] for collection in config["collections"] if collection.get("create")}
    assert {"content/notices", "content/patrons", "content/institutions/pod-brzozami/animals/borys.reviews"} <= folders
    # Where files must be there before, none is named that is not.
    make(shelters, tmp_path, "--for", "decap")
    decap = yaml.load((tmp_path / "config.yml").read_text(encoding="utf-8"), CoreLoader)
    assert all((CONTENT.parent / file["file"]).exists() for one in decap["collections"] for file in one.get("files", []))


@pytest.mark.parametrize("system, filter", [("sveltia", {"field": "opowiada", "pattern": "^(undefined|null)?$"}), ("decap", {"field": "opowiada"})])
def test_stories_are_no_animals(system, filter, shelters, tmp_path):
    _, config = forms_of(shelters, tmp_path, {
        **POLISH, "institutions/azyl/animals/rex.story.md": "---\nopowiada: Ania\n---\nTekst.\n",
        "institutions/pusty/animals/burek.md": animal()}, "--for", system)
    folders = {one["name"]: one for one in config["collections"] if one["name"].startswith("animals-")}
    assert folders["animals-azyl"]["filter"] == filter and "filter" not in folders["animals-pusty"]
    # What a filter without a value leaves is what lacks the field.
    if "pattern" in filter:
        assert [bool(re.search(filter["pattern"], text)) for text in ["undefined", "null", "", "Ania"]] == [True, True, True, False]


def test_every_text_below_fields_has_a_widget(config):
    for name, fields, files in forms(config):
        if any(file.suffix == ".md" for file in files):
            [body] = [field for field in fields if field["name"] == "body"]
            assert body["widget"] == "markdown", name


# The rules of the format


@pytest.mark.parametrize("system", ["sveltia", "decap"])
def test_the_configuration_keeps_the_rules_of_both_programs(system, shelters, tmp_path):
    run = make(shelters, tmp_path, "--for", system, "--branch", "edits", "--local", "--lang", "en")
    assert run.status == 0, run.stderr
    config = yaml.safe_load((tmp_path / "config.yml").read_text(encoding="utf-8"))
    assert config["backend"] == {"name": "github", "repo": "example/catalogue", "branch": "edits"}
    assert config["local_backend"] is True
    assert config["media_folder"] and config["i18n"]["structure"] == "multiple_files"
    assert config["i18n"]["locales"] == ["pl", "en"] and config["i18n"]["default_locale"] == "pl"
    assert config["i18n"].get("omit_default_locale_from_file_path", False) == (system == "sveltia")
    names = [collection["name"] for collection in config["collections"]]
    assert len(set(names)) == len(names)
    folders = {collection["name"]: collection for collection in config["collections"] if "folder" in collection}
    for collection in config["collections"]:
        assert collection["label"] and ("files" in collection) != ("folder" in collection)
        if "folder" in collection:
            assert collection["create"] and collection["extension"] == "md" and collection["format"] == "frontmatter"
            assert collection["identifier_field"] in [field["name"] for field in collection["fields"]]
            assert collection["media_folder"] == collection["public_folder"] == ""
        else:
            files = [file["name"] for file in collection["files"]]
            assert len(set(files)) == len(files) and all(file["label"] for file in collection["files"])
    for _, fields, _ in forms(config):
        keep_the_rules(fields, folders, system)


def keep_the_rules(fields, folders, system):
    names = [field["name"] for field in fields]
    assert len(set(names)) == len(names) > 0
    for field in fields:
        assert field["widget"] in WIDGETS and field["label"]
        assert "." not in field["name"]
        assert field.get("i18n", True) in (True, "duplicate")
        if field["widget"] == "select":
            kinds = {str, int} | ({bool} if system == "sveltia" else set())
            values = [option["value"] for option in field["options"]]
            assert values and all(type(value) in kinds for value in values) and len(set(map(repr, values))) == len(values)
            assert all(isinstance(option["label"], str) for option in field["options"])
        if field["widget"] == "object":
            assert field["fields"]
        if field["widget"] == "list":
            assert ("field" in field) != ("fields" in field)
        if field["widget"] == "relation":
            assert field["collection"] in folders and field["value_field"] == "{{slug}}"
        if "pattern" in field:
            assert len(field["pattern"]) == 2 and re.compile(field["pattern"][0]) and field["pattern"][1]
        keep_the_rules(field["fields"], folders, system) if "fields" in field else None
        keep_the_rules([field["field"]], folders, system) if "field" in field else None


def test_what_is_not_known_is_never_written_as_no(config):
    # A switch writes false where nobody chose; a choice of yes and no leaves out what nobody chose.
    [fields] = [fields for name, fields, _ in forms(config) if name == "animals-pod-brzozami"]
    [vaccinated] = [field for field in all_fields(fields) if field["name"] == "vaccinated"]
    assert vaccinated["widget"] == "select" and vaccinated["required"] is False and "default" not in vaccinated
    assert [(option["label"], option["value"]) for option in vaccinated["options"]] == [("Tak", True), ("Nie", False)]


def test_forms_speak_the_language_asked_for(config, shelters, tmp_path):
    make(shelters, tmp_path, "--lang", "en")
    english = yaml.load((tmp_path / "config.yml").read_text(encoding="utf-8"), CoreLoader)

    def named(config, name):
        [fields] = [fields for own, fields, _ in forms(config) if own == "animals-cichy-kat"]
        return next(field for field in fields if field["name"] == name)

    assert named(config, "weight")["label"] == "Waga" and "kropką" in named(config, "weight")["hint"]
    assert named(english, "bornEstimated")["label"] == "Born estimated"
    assert {"label": "pies", "value": "dog"} in named(config, "type")["options"]
    for _, fields, _ in forms(config):
        for field in all_fields(fields):
            assert field.get("hint") or field["name"] in ("body", "pl", "en") or field["label"] == field["name"]


# Ways to write


def test_forms_follow_how_records_are_written(shelters, tmp_path):
    small(tmp_path / "content", {
        "institutions/azyl/institution.md": institution("usługi: [adopcja]\nbank: {konto: x}"),
        "institutions/azyl/animals/rex.md": animal("płeć: samica\ncolour: rudy\npictures: [rex.jpg]\nzdrowie: {uwagi: chory}"),
        "institutions/azyl/animals/rex.en.md": "---\ncolour: ginger\n---\nA dog.\n",
    })
    run = make(shelters, tmp_path / "admin", cwd=tmp_path)
    assert run.status == 0 and "cannot show" not in run.stderr
    config = yaml.load((tmp_path / "admin" / "config.yml").read_text(encoding="utf-8"), CoreLoader)
    [animals] = [one for one in config["collections"] if one["name"] == "animals-azyl"]
    fields = {field["name"]: field for field in animals["fields"]}
    assert {"label": "samica", "value": "samica"} in fields["płeć"]["options"] and "sex" not in fields
    assert fields["colour"]["widget"] == "string" and fields["colour"]["i18n"] is True
    assert fields["pictures"]["field"]["widget"] == "image"
    assert [field["i18n"] for field in fields["zdrowie"]["fields"] if field["name"] == "uwagi"] == [True]
    assert animals["i18n"] is True and fields["body"]["i18n"] is True and "i18n" not in fields["born"]


POLISH = {
    "site.yml": "tytuł: Schroniska\nadres strony: https://example.org/\njęzyki: [pl, en]\n",
    "home.md": "---\ntytuł: Schroniska\n---\n",
    "institutions/azyl/institution.md":
        "---\nnazwa: Azyl pod Lasem\ntyp: schronisko\nadres: {miejscowość: Łódź, kod pocztowy: 90-001, kraj: PL}\n"
        "kontakt: {adres e-mail: a@example.org}\n---\n",
    "institutions/azyl/animals/rex.md": "---\nimię: Rex\ntyp: pies\ndata przyjęcia: 2026-01-01\n---\n",
    "institutions/pusty/institution.md": institution().replace("Azyl", "{pl: Pusty, en: Empty}"),
}


def forms_of(shelters, tmp_path, files, *options):
    small(tmp_path / "content", files)
    run = make(shelters, tmp_path / "admin", *options, cwd=tmp_path)
    assert run.status == 0, run.stderr
    return run, yaml.load((tmp_path / "admin" / "config.yml").read_text(encoding="utf-8"), CoreLoader)


def test_names_of_two_words_are_written_as_the_record_has_them(shelters, tmp_path):
    run, config = forms_of(shelters, tmp_path, POLISH, "--lang", "pl")
    assert "formularz nie może" not in run.stderr
    collections = {collection["name"]: collection for collection in config["collections"]}
    file = next(file for file in collections["institution-azyl"]["files"] if file["file"].endswith("institution.md"))
    fields = {field["name"]: field for field in file["fields"]}
    names = [field["name"] for field in fields["adres"]["fields"]]
    assert "kod pocztowy" in names and "postalCode" not in names
    # What no record of the form has yet gets the name in the language of the others.
    assert "godziny otwarcia" in fields and "openingHours" not in fields
    animals = collections["animals-azyl"]
    assert "data przyjęcia" in [field["name"] for field in animals["fields"]]
    assert animals["identifier_field"] == "imię"
    [bonded] = [field for field in animals["fields"] if field["widget"] == "relation"]
    assert bonded["display_fields"] == ["imię"]


def test_records_are_called_by_their_names(shelters, tmp_path):
    _, config = forms_of(shelters, tmp_path, {
        **POLISH, "institutions/azyl/animals/rex.story.md": "---\nautor: Ania\n---\nTekst.\n",
        "baskets/koty.md": "---\ntitle: Dla kotów\nshares: [{institution: azyl, percent: 100}]\n---\n"}, "--lang", "pl")
    labels = {collection["name"]: collection["label"] for collection in config["collections"]}
    assert labels["institution-azyl"] == "Azyl pod Lasem" and labels["animals-azyl"] == "Azyl pod Lasem: zwierzęta"
    assert labels["institution-pusty"] == "Pusty"
    files = [file["label"] for collection in config["collections"] for file in collection.get("files", [])]
    assert {"Dla kotów", "Szczęśliwe zakończenie: Rex"} <= set(files)


def test_an_institution_may_have_a_configuration_of_its_own(shelters, tmp_path):
    _, config = forms_of(shelters, tmp_path, POLISH, "--institution", "azyl")
    assert [collection["name"] for collection in config["collections"]] == ["institution-azyl", "animals-azyl", "reviews-azyl-rex"]
    run = make(shelters, tmp_path / "other", "--institution", "azil", cwd=tmp_path)
    assert run.status == 66 and 'did you mean "azyl"?' in run.stderr
    assert not (tmp_path / "other").exists()


def test_a_hundred_institutions_have_a_configuration_of_a_bounded_size(shelters, tmp_path):
    many = {}
    for number in range(100):
        many[f"institutions/azyl-{number}/institution.md"] = institution().replace("Azyl", f"Azyl {number}")
        many[f"institutions/azyl-{number}/institution.en.md"] = f"---\nname: Refuge {number}\n---\n"
        many[f"institutions/azyl-{number}/animals/rex.md"] = animal("size: large")
    _, config = forms_of(shelters, tmp_path, many)
    assert (tmp_path / "admin" / "config.yml").stat().st_size < 600_000
    assert len(list(forms_in(config))) > 300


def forms_in(config):
    for collection in config["collections"]:
        yield from [file["fields"] for file in collection["files"]] if "files" in collection else [collection["fields"]]


# Files


def test_the_page_loads_nothing_from_elsewhere(made):
    text = (made[1] / "index.html").read_text(encoding="utf-8")
    loaded = []

    class Reader(HTMLParser):
        def handle_starttag(self, tag, attributes):
            loaded.extend(value for name, value in attributes if name in ("src", "href"))

    Reader().feed(text)
    assert loaded == ["cms.js"] and "//" not in text
    assert 'content="noindex"' in text


def test_changed_files_are_kept(shelters, tmp_path):
    assert make(shelters, tmp_path).status == 0
    first = (tmp_path / "config.yml").read_bytes()
    assert make(shelters, tmp_path).status == 0 and (tmp_path / "config.yml").read_bytes() == first
    (tmp_path / "config.yml").write_bytes(first.replace(b"branch: main", b"branch: trunk"))
    run = make(shelters, tmp_path)
    assert run.status == 73 and "--force" in run.stderr
    assert b"branch: trunk" in (tmp_path / "config.yml").read_bytes()
    assert make(shelters, tmp_path, "--force").status == 0
    assert (tmp_path / "config.yml").read_bytes() == first


def test_wrong_usage_and_missing_folders_are_told(shelters, tmp_path):
    assert shelters("cms", "--output", tmp_path / "admin").status == 64
    run = make(shelters, tmp_path / "admin", "--lang", "pl", content=tmp_path / "none")
    assert run.status == 66 and "nie ma takiego pliku" in run.stderr
    assert not (tmp_path / "admin").exists()
    assert shelters(
        "cms", "--backend", "git-gateway", "--content", CONTENT, "--output", tmp_path / "admin").status == 0
