"""What holds for every kind of page, in both languages, on phones and on wide screens. A page is opened once for all of it."""

import re

import pytest

from pages import KINDS
from views import DESKTOP, NARROW, PHONE, TABLET, moved, overflow, scripted, violations_in_both_themes, visits

#: Kinds of pages, languages and viewports. The beginning of the list is the part that some tests are about. What is wrong on a
#: wide screen in English alone, a phone in English shows, or a wide screen in Polish.
PHONES = [(kind, language, PHONE) for language in ["pl", "en"] for kind in KINDS]
POLISH_TOO = PHONES + [(kind, "pl", DESKTOP) for kind in KINDS]


def over(pages):
    """Runs a test on each of these pages, which stay open from one test to the next."""
    names = [f"{kind}-{language}-{'phone' if viewport is PHONE else 'desktop'}" for kind, language, viewport in pages]
    return pytest.mark.parametrize("opened", pages, ids=names, indirect=True, scope="module")


@pytest.fixture(scope="module")
def opened(request, browser, address, examples):
    kind, language, viewport = request.param
    with visits(browser, address) as visit:
        page = visit(examples[kind, language], viewport=viewport, color_scheme="light", allow=["404"])
        scripted(page)
        page.wait_for_load_state("networkidle")
        yield page


@pytest.fixture
def page(opened):
    """The page as it was opened, whatever the test before did with it."""
    viewport = opened.viewport_size
    yield opened
    opened.set_viewport_size(viewport)
    opened.emulate_media(media="screen", color_scheme="light", reduced_motion="no-preference")
    opened.evaluate("document.documentElement.style.fontSize = ''; window.scrollTo(0, 0)")


@over(POLISH_TOO)
def test_nothing_moves_while_a_page_loads(page):
    assert moved(page) == []


@over(POLISH_TOO)
def test_no_script_keeps_a_page_from_being_painted(page):
    blocking = page.evaluate("""performance.getEntriesByType('resource')
        .filter(entry => entry.renderBlockingStatus === 'blocking').map(entry => new URL(entry.name).pathname)""")
    assert blocking and all(path.endswith(".css") for path in blocking)


@over(POLISH_TOO)
def test_no_page_complains_or_asks_another_origin_for_anything(page):
    page.evaluate("window.scrollTo(0, document.body.scrollHeight)")
    page.wait_for_load_state("networkidle")
    assert page.evaluate("document.cookie") == ""


@over(POLISH_TOO)
def test_the_current_place_is_marked_in_the_navigation(page):
    marked = page.locator("nav.tabs [aria-current]")
    expected = {"home": 1, "catalogue": 1, "institution": 1, "support": 1, "animal": 1, "settings": 1,
                "adoption": 1, "favourites": 1}
    kind = page.evaluate("document.body.classList[0]")
    assert marked.count() == expected.get(kind, marked.count())
    assert marked.count() <= 1


@over(POLISH_TOO)
def test_every_glyph_is_in_the_picture_of_glyphs(page):
    glyphs = page.evaluate("""() => [...document.querySelectorAll('[class^=g-]')].map(e => {
        const style = getComputedStyle(e)
        return [e.className, style.getPropertyValue('--g').trim(), style.getPropertyValue('--glyphs').trim(),
                style.maskImage]
    })""")
    assert glyphs
    for name, place, last, image in glyphs:
        assert place and int(place) <= int(last), f"{name} has no place"
    address = re.search(r'url\("(.*)"\)', glyphs[0][3]).group(1)
    assert page.evaluate("""address => new Promise(done => {
        const image = new Image()
        image.onload = () => done([image.naturalWidth / image.naturalHeight])
        image.onerror = () => done(null)
        image.src = address
    })""", address) == [int(glyphs[0][2]) + 1]


@over(PHONES)
def test_targets_are_large_enough(page):
    """WCAG 2.2, 2.5.8: 24 by 24 CSS pixels, but for links in sentences."""
    small = page.evaluate("""() => [...document.querySelectorAll('a, button, input, select, summary')].filter(e => {
        if (!e.offsetParent || e.closest('.prose, .vh') || e.matches('.vh, .skip')) return false
        const text = [...e.parentNode.childNodes].some(n => n.nodeType === 3 && n.data.trim().length > 1)
        // The link of a card covers the whole of it.
        const covering = getComputedStyle(e, '::after').position === 'absolute' && e.closest('li')
        const box = (covering || e.closest('label') || e).getBoundingClientRect()
        return !text && (box.width < 24 || box.height < 24)
    }).map(e => e.outerHTML.slice(0, 100) + ' ' + e.getBoundingClientRect().width + 'x' + e.getBoundingClientRect().height)""")
    assert small == []


@over(PHONES)
def test_a_viewport_of_320_pixels_needs_no_sideways_scrolling(page):
    page.set_viewport_size(NARROW)
    assert overflow(page) == []


@over(PHONES)
@pytest.mark.parametrize("viewport", [NARROW, TABLET], ids=["narrow", "tablet"])
def test_no_ordinary_word_is_broken_on_narrow_screens_and_tablets(viewport, page):
    page.set_viewport_size(viewport)
    broken = page.evaluate(r"""() => {
        const found = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), range = document.createRange()
        for (let node; (node = walker.nextNode());) {
            const parent = node.parentElement
            if (!parent.checkVisibility() || parent.closest('.vh, noscript, option, script, template, code')) continue
            for (const { 0: word, index } of node.data.matchAll(/[\p{L}\u00ad]{2,}/gu)) {
                // A syllable is a better place to break than any other.
                if (word.includes('\u00ad') || word.length > 16) continue
                // Addresses of all kinds have no better place to break.
                if (/[@.\/]\S/.test(node.data.slice(index + word.length).match(/^\S*/)[0]) || /[@.\/]$/.test(node.data.slice(0, index))) continue
                range.setStart(node, index)
                range.setEnd(node, index + word.length)
                const lines = new Set([...range.getClientRects()].filter(box => box.width > 0).map(box => Math.round(box.top)))
                if (lines.size > 1) found.push(word + ' in ' + parent.outerHTML.slice(0, 80))
            }
        }
        return found
    }""")
    assert broken == []


@over(POLISH_TOO)
def test_text_of_twice_the_size_is_still_all_there(page):
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert overflow(page) == []
    clipped = page.evaluate("""() => [...document.querySelectorAll('main h1, main h2, main h3, main p, main dd, main dt, main a, main button')]
        .filter(e => e.offsetParent && !e.closest('.vh') && getComputedStyle(e).overflow === 'hidden'
            && (e.scrollHeight > e.clientHeight + 2 || e.scrollWidth > e.clientWidth + 2)
            && !getComputedStyle(e).clipPath.includes('inset'))
        .map(e => e.tagName + '.' + e.className + ': ' + e.textContent.trim().slice(0, 40))""")
    assert clipped == []


@over(POLISH_TOO)
def test_paper_has_no_signs_hearts_or_searches(page):
    page.emulate_media(media="print")
    for selector in ["[class^=g-]", "button", "form", "select", "nav"]:
        assert page.locator(selector).locator("visible=true").count() == 0, selector
    assert page.locator("h1").is_visible()


@over(POLISH_TOO)
def test_axe_finds_nothing(page):
    page.emulate_media(reduced_motion="reduce")
    assert violations_in_both_themes(page) == []
