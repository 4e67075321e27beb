"""The visitor's own animals: kept on the device alone."""

import pytest

from test_accessibility import violations
from views import DESKTOP, PHONE, until

OWN = {"pl": "/moje-zwierzeta/", "en": "/en/my-animals/"}
LIST = {"pl": "/zwierzeta/", "en": "/en/animals/"}


def remember_first_card(page):
    """Presses the first card's heart, and says whose it was."""
    card = page.locator("li.card").first
    button = card.locator("button.favourite")
    button.wait_for()
    assert button.get_attribute("aria-pressed") == "false"
    name = card.locator("h3").inner_text()
    assert name in button.get_attribute("aria-label")
    button.click()
    assert button.get_attribute("aria-pressed") == "true"
    return name


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("language", ["pl", "en"])
def test_an_animal_is_remembered_from_a_list_and_shown_on_a_page_of_its_own(language, viewport, visit, address):
    page = visit(LIST[language], viewport=viewport)
    name = remember_first_card(page)
    page.locator("nav.tabs a[href='%s']" % OWN[language]).click()
    page.wait_for_selector("body.favourites li.card")
    assert page.locator("li.card h3").all_inner_texts() == [name]
    assert page.locator("[data-own-empty]").is_hidden()
    # In the other language too, with the words of that language.
    other = "en" if language == "pl" else "pl"
    page.goto(address + OWN[other])
    page.wait_for_selector("li.card")
    link = page.locator("li.card h3 a").get_attribute("href")
    assert link.startswith("/en/institutions/" if other == "en" else "/instytucje/")
    page.wait_for_load_state("networkidle")
    page.locator("li.card h3 a").click()
    page.wait_for_selector("body.animal")
    assert page.locator("h1").inner_text() == name


def test_the_heart_of_an_animal_s_page_remembers_and_forgets(visit, examples):
    page = visit(examples["animal", "pl"])
    button = page.locator("header ~ .actions [data-favourite]")
    until(page, "localStorage.length === 0")
    page.wait_for_load_state("networkidle")
    button.focus()
    page.keyboard.press("Space")
    assert button.get_attribute("aria-pressed") == "true"
    page.reload()
    until(page, "document.querySelector('.actions [data-favourite]').getAttribute('aria-pressed') === 'true'")
    button.click()
    assert button.get_attribute("aria-pressed") == "false"
    assert page.evaluate("localStorage.getItem('shelters.favourites')") == "[]"


def test_without_any_the_page_says_how_to_remember_one(visit):
    page = visit(OWN["pl"])
    page.locator("[data-own-empty]").wait_for()
    page.locator("[data-own-empty] a").click()
    page.wait_for_selector("body.animals")


def test_an_animal_that_left_the_catalogue_is_still_remembered(visit, address):
    page = visit("/", allow=["404"])
    page.evaluate("""localStorage.setItem('shelters.favourites', JSON.stringify([
        {key: 'pod-brzozami/nie-ma-mnie', name: 'Ares', line: 'Pies', where: 'Tczew'}]))""")
    page.goto(address + OWN["pl"])
    page.wait_for_selector("li.card.gone")
    card = page.locator("li.card")
    assert card.locator("h3").inner_text() == "Ares"
    # Where its picture was, there is room for what the card says of it.
    name, badge, heart = (card.locator(selector).bounding_box() for selector in ["h3", ".badge", "button"])
    assert heart["y"] + heart["height"] <= badge["y"] and badge["y"] + badge["height"] <= name["y"]
    assert "Nie ma już w katalogu" in card.inner_text()
    card.locator("button.favourite").click()
    page.reload()
    page.locator("[data-own-empty]").wait_for()


@pytest.mark.parametrize("stored", ["x", "{}", "[1, null, {}]", '[{"key": "<img src=x onerror=alert(1)>"}]',
                                    '[{"key": "../..", "name": "<b>x</b>"}]'])
def test_whatever_is_stored_the_page_works(stored, visit, address):
    page = visit("/", allow=["404"])
    page.evaluate("text => localStorage.setItem('shelters.favourites', text)", stored)
    page.goto(address + OWN["pl"])
    page.wait_for_load_state("networkidle")
    assert page.locator("h1").is_visible()
    assert page.locator("main b, main script").count() == 0


def test_forgetting_everything_forgets_them(visit, address):
    page = visit(LIST["pl"])
    remember_first_card(page)
    page.goto(address + "/ustawienia/")
    page.locator("[data-forget]").click()
    page.goto(address + OWN["pl"])
    page.locator("[data-own-empty]").wait_for()


def test_cards_that_search_finds_have_hearts_too(visit):
    page = visit(LIST["pl"] + "?type=cat")
    page.wait_for_selector("ul.cards:not([data-list]) > li.card:visible button.favourite")
    assert page.locator("li.card:visible").count() == page.locator("li.card:visible button.favourite").count() > 0


def test_two_tabs_agree(visit):
    page = visit(LIST["pl"])
    other = page.context.new_page()
    other.goto(page.url)
    other.locator("button.favourite").first.wait_for()
    name = remember_first_card(page)
    assert name
    until(other, "document.querySelector('button.favourite').getAttribute('aria-pressed') === 'true'")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_with_animals_remembered(theme, visit, address):
    page = visit(LIST["pl"], color_scheme=theme, reduced_motion="reduce")
    remember_first_card(page)
    assert violations(page) == []
    page.goto(address + OWN["pl"])
    page.wait_for_selector("li.card button.favourite")
    assert violations(page) == []
