"""The visitor's own animals: kept on the device alone."""

import json
import re

import pytest

from views import DESKTOP, LANGUAGES, LISTS, PHONE, Held, expect, scripted, until, violations_in_both_themes

OWN = {"pl": "/moje-zwierzeta/", "en": "/en/my-animals/"}


def remember_first_card(page):
    """Presses the first card's heart, and says whose it was."""
    card = page.locator("li.card").first
    button = card.locator("button.favourite")
    expect(button).to_have_attribute("aria-pressed", "false")
    name = card.locator("h3").inner_text()
    assert name in button.get_attribute("aria-label")
    button.click()
    expect(button).to_have_attribute("aria-pressed", "true")
    return name


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_animal_is_remembered_from_a_list_and_shown_on_a_page_of_its_own(language, viewport, visit, address):
    page = visit(LISTS[language], viewport=viewport)
    name = remember_first_card(page)
    page.locator("nav.tabs a[href='%s']" % OWN[language]).click()
    page.wait_for_selector("body.favourites li.card")
    expect(page.locator("li.card h3")).to_have_text([name])
    expect(page.locator("[data-own-empty]")).to_be_hidden()
    # In the other language too, with the words of that language.
    other = "en" if language == "pl" else "pl"
    page.goto(address + OWN[other])
    link = page.locator("li.card h3 a")
    expect(link).to_have_attribute("href", re.compile("^/en/institutions/" if other == "en" else "^/instytucje/"))
    link.click()
    page.wait_for_selector("body.animal")
    expect(page.locator("h1")).to_have_text(name)


def test_an_animal_has_the_picture_of_its_card_wherever_it_was_remembered(visit, address):
    """A device keeps one picture of it; another would be missing without a network."""
    kept = "JSON.parse(localStorage.getItem('shelters/favourites'))[0].picture"
    page = visit(LISTS["pl"])
    card = page.locator("li.card:has(source)").first
    picture = card.locator("img").get_attribute("src")
    page.goto(address + card.locator("h3 a").get_attribute("href"))
    page.locator(".actions [data-favourite]").click()
    until(page, "localStorage.getItem('shelters/favourites') !== null")
    assert page.evaluate(kept) == picture
    # Nor is it exchanged when the animal's page is looked at anew.
    with page.expect_response("**" + page.evaluate("location.pathname")) as looked_at:
        page.goto(address + OWN["pl"])
    looked_at.value.finished()
    # Written down, if it were another: what is still read of the answer then takes less than this.
    page.wait_for_load_state("networkidle")
    assert page.evaluate(kept) == picture
    expect(page.locator("li.card img")).to_have_attribute("src", picture)


def test_the_heart_of_an_animal_s_page_remembers_and_forgets(visit, examples):
    page = visit(examples["animal", "pl"])
    button = page.locator("header ~ .actions [data-favourite]")
    until(page, "localStorage.length === 0")
    scripted(page)
    button.focus()
    page.keyboard.press("Space")
    expect(button).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(button).to_have_attribute("aria-pressed", "true")
    # It may be held for a moment still, until the script that fills the heart has been told of as loaded.
    button.click()
    expect(button).to_have_attribute("aria-pressed", "false")
    assert page.evaluate("localStorage.getItem('shelters/favourites')") == "[]"


def test_without_any_the_page_says_how_to_remember_one(visit):
    page = visit(OWN["pl"])
    page.locator("[data-own-empty]").wait_for()
    page.locator("[data-own-empty] a").click()
    page.wait_for_selector("body.animals")


def test_an_animal_that_left_the_catalogue_is_still_remembered(visit, address):
    page = visit("/", allow=["404"])
    page.evaluate("""localStorage.setItem('shelters/favourites', JSON.stringify([
        {key: 'pod-brzozami/nie-ma-mnie', name: 'Ares', line: 'Pies', where: 'Tczew'}]))""")
    page.goto(address + OWN["pl"])
    page.wait_for_selector("li.card.gone")
    card = page.locator("li.card")
    card.locator("button.favourite").wait_for()
    assert card.locator("h3").inner_text() == "Ares"
    # Where its picture was, there is room for what the card says of it.
    name, badge, heart = (card.locator(selector).bounding_box() for selector in ["h3", ".badge", "button"])
    assert heart["y"] + heart["height"] <= badge["y"] and badge["y"] + badge["height"] <= name["y"]
    assert "Nie ma już w katalogu" in card.inner_text()
    card.locator("button.favourite").click()
    until(page, "localStorage.getItem('shelters/favourites') === '[]'")
    page.reload()
    page.locator("[data-own-empty]").wait_for()


@pytest.mark.parametrize("stored", ["x", "{}", "[1, null, {}]", '[{"key": "<img src=x onerror=alert(1)>"}]',
                                    '[{"key": "../..", "name": "<b>x</b>"}]'])
def test_whatever_is_stored_the_page_works(stored, visit, address):
    page = visit("/", allow=["404"])
    page.evaluate("text => localStorage.setItem('shelters/favourites', text)", stored)
    page.goto(address + OWN["pl"])
    scripted(page)
    page.wait_for_load_state("networkidle")
    assert page.locator("h1").is_visible()
    assert page.locator("main b, main script").count() == 0


def test_forgetting_everything_forgets_them(visit, address):
    page = visit(LISTS["pl"])
    remember_first_card(page)
    page.goto(address + "/ustawienia/")
    page.locator("[data-forget]").click()
    until(page, "localStorage.length === 0")
    page.goto(address + OWN["pl"])
    page.locator("[data-own-empty]").wait_for()


def test_cards_that_search_finds_have_hearts_too(visit):
    page = visit(LISTS["pl"] + "?type=cat")
    page.wait_for_selector("ul.cards:not([data-list]) > li.card:visible button.favourite")
    expect(page.locator("li.card:visible:not(:has(button.favourite))")).to_have_count(0)


def test_two_tabs_agree(visit):
    page = visit(LISTS["pl"])
    other = page.context.new_page()
    other.goto(page.url)
    other.locator("button.favourite").first.wait_for()
    assert remember_first_card(page)
    expect(other.locator("button.favourite").first).to_have_attribute("aria-pressed", "true")


def stored(page):
    return page.evaluate("JSON.parse(localStorage.getItem('shelters/favourites') ?? '[]').map(entry => entry.key)")


def key(path):
    return path.removeprefix("/instytucje/").strip("/")


@pytest.fixture
def late(visit, examples):
    """An animal's page whose script of hearts is on its way, and what holds it back."""

    def late(*remembered):
        held = []

        def slow(page):
            held.append(Held(page, "**/scripts/favourites.*.js"))
            text = json.dumps(json.dumps([{"key": key} for key in remembered]))
            page.add_init_script(f"localStorage.getItem('shelters/favourites') ?? localStorage.setItem('shelters/favourites', {text})")

        page = visit(examples["animal", "pl"], before=slow, service_workers="block", allow=["Service Worker"])
        return page, held[0]

    return late


@pytest.mark.parametrize("presses", [1, 2])
@pytest.mark.parametrize("before", [False, True], ids=["forgotten", "remembered"])
def test_a_heart_that_is_pressed_before_its_script_is_there_remembers(before, presses, late, examples):
    """However often, by somebody who sees nothing happen."""
    own = key(examples["animal", "pl"])
    page, held = late(*[own] * before)
    heart = page.locator(".actions [data-favourite]")
    expect(heart).to_have_attribute("aria-pressed", "false")
    for _ in range(presses):
        heart.click()
    assert heart.get_attribute("aria-pressed") == "false"
    held.let()
    expect(heart).to_have_attribute("aria-pressed", "true")
    until(page, "!('held' in document.querySelector('.actions [data-favourite]').dataset)")
    assert heart.get_attribute("aria-pressed") == "true"
    assert stored(page) == [own]
    # From here on each press counts.
    heart.click()
    expect(heart).to_have_attribute("aria-pressed", "false")
    assert stored(page) == []


def test_a_press_on_a_full_heart_forgets_whether_it_was_held_back_or_not(late, examples):
    page, held = late(key(examples["animal", "pl"]))
    heart = page.locator(".actions [data-favourite]")
    # As soon as the script has filled it, and before the page knows that the script is there.
    page.evaluate("""() => { const heart = document.querySelector(".actions [data-favourite]")
        new MutationObserver((_, observer) => { observer.disconnect(); heart.click() }).observe(heart, { attributeFilter: ["aria-pressed"] }) }""")
    held.let()
    until(page, "localStorage.getItem('shelters/favourites') === '[]'")
    expect(heart).to_have_attribute("aria-pressed", "false")


def test_where_nothing_can_be_kept_the_heart_stays_empty(visit):
    page = visit(LISTS["pl"], before=lambda page: page.add_init_script(
        "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError') }"))
    heart = page.locator("button.favourite").first
    heart.click()
    # The script of cards was there before their hearts were: it has answered.
    assert heart.get_attribute("aria-pressed") == "false"


def test_a_press_keeps_what_another_tab_remembered_unheard(visit):
    page = visit(LISTS["pl"])
    page.locator("button.favourite").first.wait_for()
    # As after a visit to the back/forward cache: no event told of it.
    page.evaluate("localStorage.setItem('shelters/favourites', JSON.stringify([{ key: 'azyl/rex', name: 'Rex' }]))")
    remember_first_card(page)
    assert len(stored(page)) == 2 and "azyl/rex" in stored(page)


def test_a_page_that_comes_back_shows_what_was_remembered_meanwhile(visit):
    page = visit(LISTS["pl"])
    heart = page.locator("button.favourite").first
    heart.wait_for()
    own = heart.get_attribute("data-favourite")
    page.evaluate("key => localStorage.setItem('shelters/favourites', JSON.stringify([{ key }]))", own)
    page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
    expect(heart).to_have_attribute("aria-pressed", "true")


def test_what_is_learnt_of_an_animal_is_written_into_its_card_and_takes_nothing_from_under_a_finger(visit, examples, address):
    path = examples["animal", "pl"]
    page = visit("/", service_workers="block", allow=["Service Worker"])
    page.evaluate("key => localStorage.setItem('shelters/favourites', JSON.stringify([{ key, name: 'Dawniej', line: 'Pies' }]))", key(path))
    held = Held(page, "**" + path)
    page.goto(address + OWN["pl"])
    heart = page.locator("li.card button.favourite")
    heart.focus()
    assert page.locator("li.card h3").inner_text() == "Dawniej"
    page.evaluate("window.heart = document.activeElement")
    held.let()
    until(page, "document.querySelector('li.card h3').textContent !== 'Dawniej'")
    assert page.evaluate("document.activeElement === window.heart && window.heart.isConnected")
    name = page.locator("li.card h3").inner_text()
    assert name in heart.get_attribute("aria-label")
    assert page.locator("li.card > p").count() >= 2 and page.locator("li.card > img").count() == 1


def test_cards_stay_when_another_tab_remembers_one_more(visit, address):
    page = visit(LISTS["pl"])
    remember_first_card(page)
    other = page.context.new_page()
    other.goto(address + OWN["pl"])
    # What is learnt of an animal is told to the other tabs, too: it has been by then.
    other.wait_for_load_state("networkidle")
    other.locator("li.card button.favourite").focus()
    other.evaluate("document.querySelector('li.card').dataset.mark = ''")
    page.locator("button.favourite").nth(1).click()
    expect(other.locator("li.card")).to_have_count(2)
    assert other.locator("li.card").nth(1).get_attribute("data-mark") == ""
    assert other.evaluate("document.activeElement.closest('[data-mark]') !== null")


def test_no_level_of_headings_is_skipped_on_one_s_own_page(visit, address):
    page = visit(LISTS["pl"])
    remember_first_card(page)
    page.goto(address + OWN["pl"])
    page.locator("li.card").wait_for()
    assert page.evaluate("[...document.querySelectorAll('h1, h2, h3')].map(heading => heading.localName)") == ["h1", "h2", "h3"]


def test_axe_finds_nothing_with_animals_remembered(visit, address):
    page = visit(LISTS["pl"], color_scheme="light", reduced_motion="reduce")
    remember_first_card(page)
    assert violations_in_both_themes(page) == []
    page.goto(address + OWN["pl"])
    page.wait_for_selector("li.card button.favourite")
    assert violations_in_both_themes(page) == []
