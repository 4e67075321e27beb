"""The home page: animals first, and ways to all of them."""

import pytest

from views import DESKTOP, LANGUAGES, scripted, until

HOME = {"pl": "/", "en": "/en/"}
ANIMALS = {"pl": "/zwierzeta/", "en": "/en/animals/"}
PHONES = [{"width": 320, "height": 640}, {"width": 390, "height": 844}]


def size(viewport):
    return f"{viewport['width']}x{viewport['height']}"


@pytest.mark.parametrize("viewport", PHONES, ids=size)
@pytest.mark.parametrize("language", LANGUAGES)
def test_faces_of_animals_stand_in_the_first_screen_below_the_welcome_and_the_search(language, viewport, visit):
    page = visit(HOME[language], viewport=viewport)
    scripted(page)
    until(page, "document.querySelector('.card img').complete")
    bar = page.locator("nav.tabs").bounding_box()["y"]
    cards = [card for card in page.locator(".card img").all()[:2]]
    for card in cards:
        box = card.bounding_box()
        assert box["x"] >= 0 and box["x"] + box["width"] <= viewport["width"]
        assert box["y"] + box["height"] <= bar
    for above in ["h1", "header .find"]:
        box = page.locator(above).bounding_box()
        assert box["y"] + box["height"] <= cards[0].bounding_box()["y"]
    assert page.locator("main .lead, main form").count() <= 1
    assert page.locator("main .lead").bounding_box()["y"] > viewport["height"]


@pytest.mark.parametrize("viewport", PHONES, ids=size)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_button_stands_under_the_tab_bar_when_the_page_opens(language, viewport, visit):
    page = visit(HOME[language], viewport=viewport)
    scripted(page)
    bar = page.locator("nav.tabs").bounding_box()["y"]
    for button in page.locator("main .button").all():
        box = button.bounding_box()
        assert not box or box["y"] + box["height"] <= bar or box["y"] >= viewport["height"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_it_works_and_how_to_join_come_after_the_animals_and_once(language, visit):
    page = visit(HOME[language])
    for section in [".how", ".register"]:
        assert page.locator(section).count() == 1
        assert page.locator(section).bounding_box()["y"] > page.locator(".card").last.bounding_box()["y"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_animal_stands_in_two_rows_of_the_home_page(language, visit):
    page = visit(HOME[language])
    links = [card.get_attribute("href") for card in page.locator(".row h3 a").all()]
    assert links and len(links) == len(set(links))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_tab_bar_of_phones_leads_home_to_the_catalogue_to_animals_to_one_s_own_and_to_settings(language, visit):
    page = visit(HOME[language], viewport=PHONES[0])
    shown = [link for link in page.locator("nav.tabs a").all() if link.is_visible()]
    assert [link.get_attribute("href") for link in shown] == {
        "pl": ["/", "/instytucje/", "/zwierzeta/", "/moje-zwierzeta/", "/ustawienia/"],
        "en": ["/en/", "/en/institutions/", "/en/animals/", "/en/my-animals/", "/en/settings/"]}[language]
    boxes = [link.bounding_box() for link in shown]
    assert all(box["width"] >= 44 and box["height"] >= 44 for box in boxes)
    assert len({round(box["y"]) for box in boxes}) == 1
    # Words are not broken.
    assert all(link.evaluate("e => e.scrollWidth <= e.clientWidth") for link in shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_header_of_wide_screens_begins_with_animals_and_leads_to_baskets_and_needs(language, visit):
    page = visit(HOME[language], viewport=DESKTOP)
    links = {link.get_attribute("href"): link.bounding_box() for link in page.locator("nav.tabs a").all()}
    assert min(links, key=lambda link: (links[link]["y"], links[link]["x"])) == ANIMALS[language]
    for path in {"pl": ["/koszyki/", "/potrzeby/"], "en": ["/en/baskets/", "/en/needs/"]}[language]:
        assert links[path]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_animals_and_their_pages_are_marked_as_animals(language, visit, examples):
    for path, mark in [(ANIMALS[language], "page"), (examples["animal", language], "true")]:
        page = visit(path)
        marked = page.locator("nav.tabs [aria-current]")
        assert marked.count() == 1
        assert (marked.get_attribute("href"), marked.get_attribute("aria-current")) == (ANIMALS[language], mark)
