"""How pages look while they load, on paper and on every width."""

import itertools
import re
import subprocess
import time

import pytest

from server import Handler, Server
from test_kennel_card import sheets
from views import DESKTOP, NARROW, PHONE, moved, scripted, until


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_largest_that_an_animal_s_page_paints_is_its_picture_or_its_name(viewport, language, visit, examples):
    page = visit(examples["animal", language], viewport=viewport)
    # All that is seen has been painted by then.
    until(page, "[...document.images].every(image => image.complete || image.loading === 'lazy')")
    page.wait_for_load_state("networkidle")
    largest = page.evaluate("""() => new Promise(done => new PerformanceObserver(list => {
        const { element } = list.getEntries().at(-1)
        done(element.closest('.look, h1') ? 'as it should be' : element.outerHTML.slice(0, 200))
    }).observe({type: 'largest-contentful-paint', buffered: true}))""")
    assert largest == "as it should be"


# The cards of which a heart, a badge and a name cover one another.
OVERLAPS = """() => [...document.querySelectorAll('[data-list] .card')].flatMap(card => {
    const parts = [...card.querySelectorAll('.favourite, .badge, h3')].map(e => e.getBoundingClientRect())
    return parts.some((one, index) => parts.slice(index + 1).some(other => one.left < other.right && other.left < one.right
        && one.top < other.bottom - 1 && other.top < one.bottom - 1)) ? [card.innerText] : []
})"""


@pytest.mark.parametrize("path", ["/zwierzeta/", "/en/animals/", "/instytucje/pod-brzozami/", "/en/institutions/uszy-i-ogonki/"])
def test_hearts_badges_and_names_of_cards_leave_each_other_alone(path, visit):
    page = visit(path, viewport=PHONE)
    scripted(page)
    assert page.locator(".card .badge").count() > 0
    for viewport, size in itertools.product([NARROW, PHONE], ["100%", "200%"]):
        page.set_viewport_size(viewport)
        page.evaluate("size => { document.documentElement.style.fontSize = size }", size)
        assert page.evaluate(OVERLAPS) == [], (viewport, size)


def test_pictures_above_the_fold_are_loaded_at_once_and_others_later(visit, examples):
    page = visit(examples["animal", "pl"], viewport=PHONE)
    first = page.locator(".look img").first
    assert first.get_attribute("loading") != "lazy"
    assert first.evaluate("image => image.complete && image.naturalWidth > 0")
    assert page.locator("ul.cards img").first.get_attribute("loading") == "lazy"


# Of pictures, what pages say of their widths and what they are, in CSS pixels. Faces have several widths in one list, and one
# that is between them.
WIDTHS = """() => [...document.querySelectorAll(":not(.faces a) > picture > source")].map(source => {
    const image = source.parentElement.querySelector("img")
    const said = source.sizes.split(",").map(part => part.trim().match(/^(\\(.*\\) )?([\\d.]+)(rem|vw)$/))
        .find(([, condition]) => !condition || matchMedia(condition).matches)
    return [image.src, said[2] * (said[3] === "vw" ? innerWidth / 100 : 16), image.getBoundingClientRect().width]
}).filter(([, , width]) => width > 0)"""


@pytest.mark.parametrize("kind", ["animal", "institution", "animals"])
def test_pages_say_how_wide_their_pictures_are(kind, visit, examples):
    """Browsers choose by that, before they know the style: too little is blurred, too much is waste."""
    page = visit(examples[kind, "pl"])
    for width in [320, 412, 600, 768, 1024, 1440, 1920]:
        page.set_viewport_size({"width": width, "height": 900})
        widths = page.evaluate(WIDTHS)
        assert widths
        wrong = [(source, said, real) for source, said, real in widths if not real * 0.9 <= said <= real * 1.6]
        assert wrong == [], width


def test_every_picture_that_is_seen_has_loaded(visit, examples):
    for kind in ["home", "institution", "animal", "animals"]:
        page = visit(examples[kind, "pl"], viewport=DESKTOP)
        # Those that wait to be scrolled to are fetched as if they had been.
        page.evaluate("for (const image of document.images) image.loading = 'eager'")
        until(page, "[...document.images].every(image => !image.offsetParent || image.complete)")
        broken = page.evaluate("[...document.images].filter(i => i.offsetParent && !i.naturalWidth).map(i => i.src)")
        assert broken == [], kind


def test_the_kennel_card_is_printed_without_what_belongs_to_the_screen(visit, examples):
    page = visit(examples["animal", "pl"])
    scripted(page)
    page.emulate_media(media="print")
    for selector in ["nav.tabs", "header form.find", "footer", "button:visible", ".actions", "nav.turn"]:
        assert page.locator(selector).locator("visible=true").count() == 0, selector
    assert page.locator("h1").is_visible()
    assert page.locator(".facts").first.is_visible()
    assert page.locator(".paper img").is_visible()
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") in ("rgb(255, 255, 255)", "rgba(0, 0, 0, 0)")


def test_the_dark_theme_is_printed_in_black_on_white(visit, examples):
    page = visit(examples["animal", "pl"], color_scheme="dark")
    page.emulate_media(media="print", color_scheme="dark")
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") in ("rgb(255, 255, 255)", "rgba(0, 0, 0, 0)")
    colour = page.evaluate("getComputedStyle(document.querySelector('h1')).color.match(/\\d+/g).slice(0, 3).map(Number)")
    assert sum(colour) < 200


@pytest.mark.parametrize("kind", ["support", "institution", "adoption"])
def test_no_sheet_is_left_empty_below_its_heading(kind, visit, examples, tmp_path):
    page = visit(examples[kind, "pl"])
    scripted(page)
    _, sheet = sheets(page.pdf(format="A4"), tmp_path)
    half = tmp_path / "half.png"
    width, height = (int(subprocess.run(["vipsheader", "-f", side, sheet], capture_output=True, check=True).stdout)
                     for side in ["width", "height"])
    subprocess.run(["vips", "crop", sheet, half, "0", str(height // 3), str(width), str(height // 3)], check=True)
    assert float(subprocess.run(["vips", "deviate", half], capture_output=True, check=True).stdout) > 5


def test_the_kennel_card_fits_one_page(visit, examples, tmp_path):
    page = visit(examples["animal", "pl"])
    document = page.pdf(format="A4")
    assert document.count(b"/Type /Page\n") + document.count(b"/Type /Page ") + document.count(b"/Type/Page/") <= 2


def test_the_tab_bar_stands_at_the_bottom_on_phones_and_in_the_header_on_wide_screens(visit):
    phone = visit("/", viewport=PHONE).locator("nav.tabs").bounding_box()
    assert phone["y"] + phone["height"] >= PHONE["height"] - 1
    desktop = visit("/", viewport=DESKTOP).locator("nav.tabs").bounding_box()
    assert desktop["y"] < 160


class SlowHandler(Handler):
    """As a bad connection: a page stops after each item of its main navigation."""

    def copyfile(self, source, outputfile):
        content = source.read()
        stops = [item.start() for item in re.finditer(b"<li[ >]", content)][:6] if content.startswith(b"<!doctype") else []
        for start, end in itertools.pairwise([0, *stops, len(content)]):
            outputfile.write(content[start:end])
            time.sleep(0.1)


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_the_navigation_stands_still_while_it_comes_in_parts(viewport, demo, visit):
    with Server(demo.folder, SlowHandler) as server:
        page = visit("/mapa/", at=server.address, viewport=viewport)
        page.wait_for_load_state("networkidle")
        assert moved(page) == []
        assert page.locator(".tabs").is_visible()
