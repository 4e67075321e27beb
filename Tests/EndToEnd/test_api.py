"""The API of a built site: every document against the schema that was built with it, and every address in them.

    SITE=public python3 -m pytest Tests/EndToEnd/test_api.py
"""

import copy
import json
import os
from pathlib import Path
from urllib.parse import unquote

import pytest
from jsonschema import Draft202012Validator


def read(file):
    return json.loads(file.read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def site():
    folder = os.environ.get("SITE")
    assert folder, "set SITE to the folder of a built site"
    return Path(folder)


@pytest.fixture(scope="module")
def schema(site):
    return read(site / "api" / "schema.json")


@pytest.fixture(scope="module")
def validator(schema):
    return Draft202012Validator(schema, format_checker=Draft202012Validator.FORMAT_CHECKER)


@pytest.fixture(scope="module")
def base(schema):
    """The site's absolute address, ending in a slash."""
    return schema["$id"].removesuffix("api/schema.json")


@pytest.fixture(scope="module")
def documents(site):
    """All documents but the schema, by their paths in the site."""
    files = sorted((site / "api").rglob("*.json"))
    return {f.relative_to(site).as_posix(): read(f) for f in files if f.name != "schema.json"}


@pytest.fixture(scope="module")
def institutions(documents):
    return documents["api/institutions.json"]


def pages(documents, base):
    """The pages of animals, in the order in which their `next` leads to them."""
    found, path = [], "api/animals.json"
    while path:
        page = documents[path]
        found.append(page)
        assert len(found) <= len(documents), "the pages lead in a circle"
        path = page["next"].removeprefix(base) if "next" in page else None
    return found


def test_the_schema_is_a_schema(schema):
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    Draft202012Validator.check_schema(schema)


def test_every_document_validates(documents, validator):
    assert {document["kind"] for document in documents.values()} == {"institutions", "institution", "animals", "notices", "patrons", "baskets"}
    for path, document in documents.items():
        # Against its own definition first, because an error of "oneOf" says little.
        name = {"institutions": "Institutions", "institution": "InstitutionWithAnimals", "animals": "Animals",
                "notices": "Notices", "patrons": "Patrons", "baskets": "Baskets"}
        own = validator.evolve(schema={**validator.schema, "oneOf": [{"$ref": f"#/$defs/{name[document['kind']]}"}]})
        problems = [f"{path}: {error.json_path}: {error.message}" for error in own.iter_errors(document)]
        assert not problems, "\n".join(problems[:10])
        assert validator.is_valid(document), path


def test_baskets_name_institutions_that_exist_and_give_out_everything(documents, institutions):
    known = {institution["id"] for institution in institutions["institutions"]}
    baskets = documents["api/baskets.json"]
    assert baskets["count"] == len(baskets["baskets"]) > 2
    for basket in baskets["baskets"]:
        assert {share["institution"] for share in basket["shares"]} <= known
        assert sum(share["percent"] for share in basket["shares"]) == 100


SPOILT = {
    "no kind": lambda document: document.pop("kind"),
    "another kind": lambda document: document.update(kind="animals"),
    "an unknown field": lambda document: document.update(extra=1),
    "an institution without a name": lambda document: document["institutions"][0].pop("name"),
    "a name in no language": lambda document: document["institutions"][0].update(name={}),
    "a name without languages": lambda document: document["institutions"][0].update(name="Na skraju"),
    "a language that is none": lambda document: document["institutions"][0].update(name={"Polish": "Na skraju"}),
    "a type that is none": lambda document: document["institutions"][0].update(type="zoo"),
    "an id that is none": lambda document: document["institutions"][0].update(id="Na Skraju"),
    "a negative count": lambda document: document.update(count=-1),
    "a date that is none": lambda document: document["site"].update(date="2026-02-30"),
    "a reference": lambda document: document["institutions"][0].update(reference="17"),
}


@pytest.mark.parametrize("spoil", SPOILT.values(), ids=SPOILT.keys())
def test_the_schema_refuses(spoil, institutions, validator):
    document = copy.deepcopy(institutions)
    spoil(document)
    assert not validator.is_valid(document)


def test_the_list_of_institutions_leads_to_each_of_them(institutions, documents, base):
    assert institutions["count"] == len(institutions["institutions"]) > 0
    for institution in institutions["institutions"]:
        own = documents[institution["data"].removeprefix(base)]
        assert own["institution"] == institution
        assert institution["animalCount"] == sum(animal["seeksHome"] for animal in own["animals"])
    own = [path for path, document in documents.items() if document["kind"] == "institution"]
    assert len(own) == institutions["count"]


def test_the_pages_hold_every_animal_once_as_its_institution_does(documents, base, institutions):
    assert institutions["animals"] == base + "api/animals.json"
    found = pages(documents, base)
    assert [page["page"] for page in found] == list(range(1, len(found) + 1))
    assert {page["pages"] for page in found} == {len(found)}
    animals = [animal for page in found for animal in page["animals"]]
    assert {page["count"] for page in found} == {len(animals)}
    of_institutions = [
        {name: value for name, value in animal.items() if name != "descriptionHTML"}
        for institution in institutions["institutions"]
        for animal in documents[institution["data"].removeprefix(base)]["animals"]
    ]
    assert animals == of_institutions
    names = [(animal["institution"], animal["id"]) for animal in animals]
    assert len(set(names)) == len(names)


def test_every_address_of_the_site_leads_to_a_file(site, documents, base):
    def strings(value):
        if isinstance(value, str):
            yield value
        elif isinstance(value, dict):
            for name, member in value.items():
                # Descriptions are prose; their links are looked after by the tests of pages.
                if not name.startswith("description"):
                    yield from strings(member)
        elif isinstance(value, list):
            for element in value:
                yield from strings(element)

    addresses = {text for text in strings(list(documents.values())) if text.startswith(base)}
    assert addresses
    missing = []
    for address in sorted(addresses):
        path = unquote(address.removeprefix(base))
        file = site / path / "index.html" if path.endswith("/") or not path else site / path
        if not file.is_file():
            missing.append(address)
    assert not missing, "\n".join(missing[:10])


def test_bonded_animals_are_of_the_same_institution_and_know_of_each_other(documents):
    for document in documents.values():
        if document["kind"] == "institution":
            animals = {animal["id"]: animal for animal in document["animals"]}
            for animal in animals.values():
                for other in animal.get("bondedWith", []):
                    assert animal["id"] in animals[other]["bondedWith"]
