"""What search engines read in the pages: JSON-LD of schema.org."""

import pytest

from pages import page_kind

#: The types of the documents that a page carries, besides others it may carry.
TYPES = {
    "home": {"WebSite"},
    "catalogue": {"BreadcrumbList", "ItemList"},
    "institution": {"BreadcrumbList", "AnimalShelter"},
    "support": {"BreadcrumbList", "AnimalShelter"},
    "animal": {"BreadcrumbList", "ItemPage"},
    "animals": {"BreadcrumbList", "ItemList"},
    "page": {"BreadcrumbList"},
    "endings": {"BreadcrumbList", "ItemList"},
    "missing": {"BreadcrumbList", "ItemList"},
    "notices": {"BreadcrumbList", "ItemPage"},
    "patrons": {"BreadcrumbList", "DonateAction"},
    "baskets": {"BreadcrumbList", "ItemList"},
    "basket": {"BreadcrumbList", "DonateAction"},
    "needs": {"BreadcrumbList"},
}


def types(value):
    """All types in a document, at any depth."""
    if isinstance(value, dict):
        own = value.get("@type", [])
        yield from [own] if isinstance(own, str) else own
        for member in value.values():
            yield from types(member)
    elif isinstance(value, list):
        for member in value:
            yield from types(member)


def top(page):
    found = set()
    for document in page.structured_data:
        own = document["@type"]
        found |= {own} if isinstance(own, str) else set(own)
    return found


@pytest.fixture(scope="module")
def described(demo):
    return [page for page in demo.pages.values() if page_kind(page) in TYPES]


def test_every_kind_of_page_describes_itself(described):
    for page in described:
        assert TYPES[page_kind(page)] <= top(page), page.path


def test_no_animal_is_a_product(described):
    for page in described:
        assert not {"Product", "Offer", "AggregateOffer"} & set(types(page.structured_data)), page.path


def test_breadcrumbs_count_from_one_and_end_with_the_page(demo, described):
    for page in described:
        for document in page.structured_data:
            if document["@type"] != "BreadcrumbList":
                continue
            items = document["itemListElement"]
            assert [item["position"] for item in items] == list(range(1, len(items) + 1)), page.path
            assert all(item["name"] for item in items), page.path
            assert items[0]["item"] == demo.base + ("" if page.language == "pl" else "en/"), page.path
            assert page.link("canonical").startswith(items[-1]["item"]), page.path


def test_institutions_tell_where_they_are_and_how_to_reach_them(described):
    for page in described:
        if page_kind(page) != "institution" or "/strona/" in page.path or "/page/" in page.path:
            continue
        own = next(d for d in page.structured_data if "AnimalShelter" in d["@type"] or d["@type"] == "AnimalShelter")
        assert own["address"]["addressLocality"] and own["address"]["addressCountry"] == "PL", page.path
        assert own.get("telephone") or own.get("email") or own.get("sameAs"), page.path
        assert own["name"] == page.one("h1").words, page.path


def test_the_page_of_an_animal_is_about_it(described):
    for page in described:
        if page_kind(page) == "animal":
            own = next(d for d in page.structured_data if d["@type"] == "ItemPage")
            assert own["about"]["@type"] == "Thing" and own["about"]["name"] == page.one("h1").words, page.path
            assert own["url"] == page.link("canonical") and own["inLanguage"] == page.language, page.path


def test_lists_tell_what_they_list(described):
    for page in described:
        for document in page.structured_data:
            if document["@type"] == "ItemList":
                positions = [item["position"] for item in document["itemListElement"]]
                assert positions == list(range(positions[0], positions[0] + len(positions))), page.path
                assert document["numberOfItems"] >= len(positions), page.path
