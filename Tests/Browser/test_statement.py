"""The accessibility statement, after the Polish rules for public bodies (version 2.0 of 31 July 2024)."""

import re

import pytest

from pages import page_kind

#: Each stands on the page once, in every language.
MANDATORY = [
    "a11y-wstep", "a11y-podmiot", "a11y-zakres", "a11y-url", "a11y-data-publikacja", "a11y-data-aktualizacja",
    "a11y-status", "a11y-kontakt", "a11y-email", "a11y-telefon", "a11y-procedura", "a11y-data-sporzadzenie",
    "a11y-architektura", "a11y-komunikacja",
]
HEADINGS = [
    "Deklaracja dostępności", "Stan dostępności cyfrowej", "Niedostępne treści", "Niezgodność z załącznikiem",
    "Przygotowanie deklaracji dostępności i jej aktualizacja", "Informacje zwrotne i dane kontaktowe",
    "Obsługa wniosków i skarg związanych z dostępnością", "Pozostałe informacje", "Dostępność architektoniczna",
    "Dostępność komunikacyjno-informacyjna",
]


@pytest.fixture(params=["pl", "en"])
def statement(request, demo):
    return next(page for page in demo.pages.values() if page_kind(page) == "statement" and page.language == request.param)


def test_every_mandatory_element_is_there_once_with_something_in_it(statement):
    for id in MANDATORY:
        found = [element for element in statement.elements if element["id"] == id]
        assert len(found) == 1, id
        assert found[0].words, id


def test_elements_are_what_the_rules_say(statement):
    by_id = {element["id"]: element for element in statement.elements if element["id"]}
    for id in MANDATORY:
        if "-data-" in id:
            assert by_id[id].name == "time"
            assert re.fullmatch(r"\d{4}-\d\d-\d\d", by_id[id]["datetime"])
    assert by_id["a11y-email"]["href"] == "mailto:" + by_id["a11y-email"].words
    assert by_id["a11y-telefon"]["href"].startswith("tel:+48")
    assert by_id["a11y-url"]["href"].startswith("https://")


def test_the_headings_are_those_of_the_rules(demo):
    page = next(page for page in demo.pages.values() if page_kind(page) == "statement" and page.language == "pl")
    headings = [element.words for element in page.all("h1", "h2", "h3")]
    assert [heading for heading in HEADINGS if heading not in headings] == []


def test_every_page_links_to_the_statement_of_its_language(demo):
    paths = {page.language: page.path for page in demo.pages.values() if page_kind(page) == "statement"}
    for page in demo.pages.values():
        links = [a["href"] for a in page.all("a")]
        assert demo.root + paths[page.language] in links, page.path
