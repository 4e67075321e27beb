"""How pages look while they load, on paper and on every width."""

import pytest

from views import DESKTOP, KINDS, PHONE, moved


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("kind", ["animal", "home", "institution", "animals"])
def test_nothing_moves_while_a_page_loads(kind, viewport, visit, examples):
    page = visit(examples[kind, "pl"], viewport=viewport)
    page.wait_for_load_state("networkidle")
    assert moved(page) == []


def test_pictures_above_the_fold_are_loaded_at_once_and_others_later(visit, examples):
    page = visit(examples["animal", "pl"], viewport=PHONE)
    first = page.locator(".look img").first
    assert first.get_attribute("loading") != "lazy"
    assert first.evaluate("image => image.complete && image.naturalWidth > 0")
    assert page.locator("ul.cards img").first.get_attribute("loading") == "lazy"


def test_every_picture_that_is_seen_has_loaded(visit, examples):
    for kind in ["home", "institution", "animal", "animals"]:
        page = visit(examples[kind, "pl"], viewport=DESKTOP)
        page.evaluate("""async () => { for (let y = 0; y < document.body.scrollHeight; y += 400) {
            scrollTo(0, y); await new Promise(r => setTimeout(r, 30)) } }""")
        page.wait_for_load_state("networkidle")
        broken = page.evaluate("""[...document.images].filter(i => i.offsetParent && i.complete && !i.naturalWidth)
            .map(i => i.src)""")
        assert broken == [], kind


def test_the_kennel_card_is_printed_without_what_belongs_to_the_screen(visit, examples):
    page = visit(examples["animal", "pl"])
    page.emulate_media(media="print")
    for selector in ["nav.tabs", "header form.find", "footer", "button:visible", ".actions", "nav.turn"]:
        assert page.locator(selector).locator("visible=true").count() == 0, selector
    assert page.locator("h1").is_visible()
    assert page.locator(".facts").first.is_visible()
    assert page.locator("svg.code").is_visible()
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") in ("rgb(255, 255, 255)", "rgba(0, 0, 0, 0)")


def test_the_dark_theme_is_printed_in_black_on_white(visit, examples):
    page = visit(examples["animal", "pl"], color_scheme="dark")
    page.emulate_media(media="print", color_scheme="dark")
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") in ("rgb(255, 255, 255)", "rgba(0, 0, 0, 0)")
    colour = page.evaluate("getComputedStyle(document.querySelector('h1')).color.match(/\\d+/g).slice(0, 3).map(Number)")
    assert sum(colour) < 200


def test_the_kennel_card_fits_one_page(visit, examples, tmp_path):
    page = visit(examples["animal", "pl"])
    document = page.pdf(format="A4")
    assert document.count(b"/Type /Page\n") + document.count(b"/Type /Page ") + document.count(b"/Type/Page/") <= 2


def test_the_tab_bar_stands_at_the_bottom_on_phones_and_in_the_header_on_wide_screens(visit):
    phone = visit("/", viewport=PHONE).locator("nav.tabs").bounding_box()
    assert phone["y"] + phone["height"] >= PHONE["height"] - 1
    desktop = visit("/", viewport=DESKTOP).locator("nav.tabs").bounding_box()
    assert desktop["y"] < 160


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in ("lost", "away")])
def test_the_current_place_is_marked_in_the_navigation(kind, visit, examples):
    page = visit(examples[kind, "pl"])
    marked = page.locator("nav.tabs [aria-current]")
    expected = {"home": 1, "catalogue": 1, "institution": 1, "support": 1, "animal": 1, "settings": 1,
                "adoption": 1, "favourites": 1}
    assert marked.count() == expected.get(kind, marked.count())
    assert marked.count() <= 1
