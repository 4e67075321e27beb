"""Where a translation is missing, the page shows the default language's text, marked as such."""

import pytest

from folders import INSTITUTION, animal, small
from pages import Site


@pytest.fixture(scope="module")
def built(shelters, tmp_path_factory):
    folder = tmp_path_factory.mktemp("fallback")
    content = small(folder / "content", {
        "institutions/azyl/institution.md": INSTITUTION + "needs: [koce]\n---\nOpis azylu\n",
        "institutions/azyl/animals/rex.md": animal(
            "colour: brązowy\nbreed: {pl: kundel, en: mongrel}\nmarks: [łata]", "Łagodny *olbrzym*.\n"),
        "institutions/azyl/animals/burek.md": animal("colour: {en: brown}", "Po polsku.\n"),
        "institutions/azyl/animals/burek.en.md": "In English.\n",
        "pages/pomoc.md": "---\ntitle: Pomoc\n---\nTreść\n",
    })
    run = shelters.build(content, folder / "public", "--verbose")
    assert run.status == 0, run.stderr
    return Site(folder / "public", "https://example.org/"), run


def prose(page):
    return [element for element in page.all("div") if element["class"] == "prose"]


def fact(page, text):
    found = [element for element in page.all("dd", "li", "span") if element.words == text]
    assert found, f"{page.path}: {text}"
    return found[-1]


def test_a_description_without_translation_is_shown_and_marked(built):
    page = built[0].pages["en/institutions/azyl/rex/"]
    assert [(element["lang"], element.words) for element in prose(page)] == [("pl", "Łagodny olbrzym.")]


def test_a_field_without_translation_is_shown_and_marked(built):
    page = built[0].pages["en/institutions/azyl/rex/"]
    assert fact(page, "brązowy")["lang"] == "pl"
    assert fact(page, "łata")["lang"] == "pl"
    assert fact(page, "mongrel")["lang"] is None


def test_what_is_translated_is_not_marked(built):
    page = built[0].pages["en/institutions/azyl/burek/"]
    assert [(element["lang"], element.words) for element in prose(page)] == [(None, "In English.")]


def test_a_text_in_another_language_alone_is_marked_on_polish_pages(built):
    page = built[0].pages["instytucje/azyl/burek/"]
    assert fact(page, "brown")["lang"] == "en"


def test_a_name_without_translation_is_marked_wherever_it_stands(built):
    page = built[0].pages["en/institutions/azyl/"]
    assert page.one("h1")["lang"] == "pl"
    links = [a for a in built[0].pages["en/institutions/"].all("a") if a.words == "Azyl"]
    assert links and all(a["lang"] == "pl" for a in links)


def test_a_page_without_translation_exists_in_every_language(built):
    page = built[0].pages["en/pomoc/"]
    assert page.language == "en"
    assert (page.one("h1").words, page.one("h1")["lang"]) == ("Pomoc", "pl")


def test_polish_pages_are_never_marked_as_polish(built):
    for path, page in built[0].pages.items():
        if page.language == "pl" and not path.endswith(".html"):
            inside = [element for element in page.elements if element.name != "html" and element["lang"] == "pl"]
            assert [element for element in inside if not element["hreflang"]] == [], path


def test_the_translation_report_lists_what_is_missing(built):
    report = built[1].stdout + built[1].stderr
    assert "rex" in report and "azyl" in report
    assert "burek.md" not in report or "description" not in report.split("burek.md")[1].split("\n")[0]
