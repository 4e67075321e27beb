"""An animal's page: the animal first, then what to do, then all else."""

import re

import pytest

from views import DESKTOP, LANGUAGES, PHONE, expect, scripted

#: Phones in use, from the smallest: the lower the screen, the more the picture has to give way.
PHONES = [(320, 640), (360, 640), (375, 667), (390, 844)]

#: The parts of the page in their order, as a screen reader meets them.
PARTS = [".look img", ".tell h1", ".line", ".tell .actions", ".story .prose", ".facts", ".papers"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_picture_name_and_a_sentence_of_its_story_stand_in_the_first_screen_of_a_phone(language, visit, demo, address):
    told = {"/" + path: len("".join(re.findall(r"<(?:h1|p class=\"(?:line|badge))[^>]*>(.*?)</", page.html)))
            for path, page in demo.pages.items() if page.language == language and 'class="line"' in page.html}
    paths = sorted(told, key=told.get)
    assert len(paths) > 50
    page = visit(paths[0], viewport=PHONE)
    scripted(page)
    hidden = []
    for path in paths[-10:]:
        page.goto(address + path)
        assert page.locator(".line").inner_text().endswith((".", "!", "?", "…", "”", '"')), path
        for width, height in PHONES:
            page.set_viewport_size({"width": width, "height": height})
            edges = page.evaluate("""() => [...[".look img", ".tell h1", ".line"].flatMap(part => {
                const { top, bottom } = document.querySelector(part).getBoundingClientRect()
                return [top, bottom]
            }), document.querySelector("nav.tabs").getBoundingClientRect().top]""")
            if edges[0] < 0 or edges != sorted(edges):
                hidden.append((path, width, edges))
    assert hidden == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_comes_before_the_facts_and_printing_comes_last(language, visit, examples):
    page = visit(examples["animal", language], viewport=PHONE)
    scripted(page)
    tops = [page.locator(part).first.bounding_box()["y"] for part in PARTS]
    assert tops == sorted(tops)
    order = page.evaluate("""parts => parts.map(part => document.querySelector(part)).every((part, index, all) =>
        !index || all[index - 1].compareDocumentPosition(part) & Node.DOCUMENT_POSITION_FOLLOWING)""", PARTS)
    assert order


def test_nothing_but_the_tab_bar_stands_over_an_animal_s_page(visit):
    page = visit("/instytucje/cichy-kat/burek/", viewport=PHONE)
    scripted(page)
    over = page.evaluate("""[...document.querySelectorAll('body *')].filter(e => e.offsetParent !== null || e.tagName === 'NAV')
        .filter(e => ['fixed', 'sticky'].includes(getComputedStyle(e).position)).map(e => e.className)""")
    assert over == ["tabs"]


def test_nothing_is_seen_where_hours_are_told_before_they_are(visit, examples):
    page = visit(examples["animal", "pl"], viewport=PHONE)
    scripted(page)
    colour = "place => getComputedStyle(place).backgroundColor"
    now = page.locator(".call .now")
    expect(now).not_to_be_empty()
    told = now.evaluate(colour)
    # It is green where an institution is open, and only then.
    now.evaluate("place => { place.replaceChildren(); place.classList.remove('yes') }")
    assert told != now.evaluate(colour) == "rgba(0, 0, 0, 0)"
    assert now.bounding_box()["height"] > 20


def test_on_wide_screens_the_animal_stands_beside_what_is_known_of_it(visit, examples):
    page = visit(examples["animal", "pl"], viewport=DESKTOP)
    look, about = (page.locator(part).bounding_box() for part in [".look", ".about"])
    assert look["x"] + look["width"] <= about["x"]
    assert page.locator("a.heart:visible").count() == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_share_preview_and_the_kennel_card_have_the_same_sentence(language, visit, examples):
    page = visit(examples["animal", language])
    sentence = page.locator(".line").inner_text()
    assert page.locator("meta[property='og:description']").get_attribute("content").endswith(sentence)
    page.emulate_media(media="print")
    assert page.locator(".line").is_visible()
