"""WCAG 2.2 AA, as far as machines can judge it."""

import pytest

from pages import KINDS
from views import DESKTOP, LANGUAGES, NARROW, PHONE, STRAYS, arrived, expect, focused, overflow, scripted, tab_to, violations_in_both_themes


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_axe_finds_nothing(kind, language, viewport, visit, examples):
    page = visit(examples[kind, language], viewport=viewport, color_scheme="light", reduced_motion="reduce", allow=["404"])
    scripted(page)
    assert violations_in_both_themes(page) == []


def test_axe_finds_nothing_in_dialogs(visit, examples):
    page = visit(examples["animal", "pl"], color_scheme="light", reduced_motion="reduce")
    page.locator("a[data-dialog]").first.click()
    page.locator("dialog[open] form.ask").wait_for()
    assert violations_in_both_themes(page) == []


@pytest.mark.parametrize("opener, path", [("a[data-dialog]", "/instytucje/cichy-kat/burek/"), ("[data-suits]", "/zwierzeta/")])
def test_axe_finds_nothing_in_forms_that_open_on_the_narrowest_screen(opener, path, visit):
    page = visit(path, viewport=NARROW, color_scheme="light", reduced_motion="reduce")
    scripted(page)
    page.locator(opener).first.click()
    page.locator("dialog[open] form.ask").wait_for()
    assert violations_in_both_themes(page) == []
    assert overflow(page) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_viewport_of_320_pixels_needs_no_sideways_scrolling(kind, language, visit, examples):
    page = visit(examples[kind, language], viewport=NARROW, allow=["404"])
    scripted(page)
    assert overflow(page) == []


def test_no_page_at_all_scrolls_sideways_on_a_narrow_phone(browser, address, demo):
    context = browser.new_context(viewport=NARROW, java_script_enabled=True)
    page = context.new_page()
    page.route("**/*.{jpg,jpeg,png,webp}", lambda route: route.abort())
    wide = {}
    for path in demo.pages:
        if path.startswith("en/") or path in STRAYS:
            continue
        page.goto(f"{address}/{path}")
        found = overflow(page)
        if found:
            wide[path] = found
    context.close()
    assert wide == {}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_no_ordinary_word_is_broken_on_the_narrowest_screen(kind, language, visit, examples):
    page = visit(examples[kind, language], viewport=NARROW, allow=["404"])
    scripted(page)
    broken = page.evaluate(r"""() => {
        const found = [], walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), range = document.createRange()
        for (let node; (node = walker.nextNode());) {
            const parent = node.parentElement
            if (!parent.checkVisibility() || parent.closest('.vh, noscript, option, script, template')) continue
            for (const { 0: word, index } of node.data.matchAll(/[\p{L}]{2,16}/gu)) {
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


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("kind", KINDS)
def test_text_of_twice_the_size_is_still_all_there(kind, viewport, visit, examples):
    page = visit(examples[kind, "pl"], viewport=viewport, allow=["404"])
    scripted(page)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    assert overflow(page) == []
    clipped = page.evaluate("""() => [...document.querySelectorAll('main h1, main h2, main h3, main p, main dd, main dt, main a, main button')]
        .filter(e => e.offsetParent && !e.closest('.vh') && getComputedStyle(e).overflow === 'hidden'
            && (e.scrollHeight > e.clientHeight + 2 || e.scrollWidth > e.clientWidth + 2)
            && !getComputedStyle(e).clipPath.includes('inset'))
        .map(e => e.tagName + '.' + e.className + ': ' + e.textContent.trim().slice(0, 40))""")
    assert clipped == []


@pytest.mark.parametrize("kind", KINDS)
def test_targets_are_large_enough(kind, visit, examples):
    """WCAG 2.2, 2.5.8: 24 by 24 CSS pixels, but for links in sentences."""
    page = visit(examples[kind, "pl"], viewport=PHONE, allow=["404"])
    scripted(page)
    small = page.evaluate("""() => [...document.querySelectorAll('a, button, input, select, summary')].filter(e => {
        if (!e.offsetParent || e.closest('.prose, .vh') || e.matches('.vh, .skip')) return false
        const text = [...e.parentNode.childNodes].some(n => n.nodeType === 3 && n.data.trim().length > 1)
        // The link of a card covers the whole of it.
        const covering = getComputedStyle(e, '::after').position === 'absolute' && e.closest('li')
        const box = (covering || e.closest('label') || e).getBoundingClientRect()
        return !text && (box.width < 24 || box.height < 24)
    }).map(e => e.outerHTML.slice(0, 100) + ' ' + e.getBoundingClientRect().width + 'x' + e.getBoundingClientRect().height)""")
    assert small == []


def test_a_visitor_with_a_keyboard_finds_an_animal_and_reaches_its_support(visit, examples):
    page = visit("/")
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.hash") == "#ui-main"
    box = page.evaluate("document.activeElement.getBoundingClientRect().toJSON()")
    assert box["x"] >= 0 and box["y"] >= 0 and box["height"] >= 24
    page.keyboard.press("Enter")
    focused(page, "#ui-main")
    page.reload()
    # From the beginning to the search box.
    tab_to(page, "header form[data-find] input", limit=60)
    outline = page.evaluate("""() => { const s = getComputedStyle(document.activeElement);
        return s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) > 0 || s.boxShadow !== 'none' }""")
    assert outline
    name = page.locator("main li.card h3 a").first.inner_text()
    # At once: what half a name finds is none of this test's.
    page.keyboard.insert_text(name)
    page.locator("header .found strong", has_text=name).first.wait_for()
    for _ in range(8):
        page.keyboard.press("ArrowDown")
        if page.locator("header [aria-selected=true] strong", has_text=name).count():
            break
    page.keyboard.press("Enter")
    arrived(page, "animal")
    expect(page.locator("h1")).to_have_text(name)
    tab_to(page, "a[href='#wsparcie']", limit=60)
    page.keyboard.press("Enter")
    page.locator("dialog[open] #wsparcie").wait_for()
    focused(page, "dialog *")


@pytest.mark.parametrize("kind", KINDS)
def test_the_focus_is_always_visible_and_never_hidden_behind_bars(kind, visit, examples):
    """WCAG 2.2, 2.4.7 and 2.4.11."""
    page = visit(examples[kind, "pl"], viewport=PHONE, reduced_motion="reduce", allow=["404"])
    scripted(page)
    hidden = []
    for _ in range(45):
        page.keyboard.press("Tab")
        found = page.evaluate("""() => {
            const e = document.activeElement
            if (!e || e === document.body) return 'body'
            const r = e.getBoundingClientRect()
            const style = getComputedStyle(e)
            const after = getComputedStyle(e, '::after')
            const ring = [style, after].some(s => s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) > 0)
            const x = Math.min(Math.max(r.left + r.width / 2, 1), innerWidth - 1)
            const points = [r.top + 3, r.top + r.height / 2, r.bottom - 3].filter(y => y > 0 && y < innerHeight)
            const seen = points.some(y => { const t = document.elementFromPoint(x, y); return t && (e.contains(t) || t.contains(e)) })
            return (ring && seen) ? null : `${ring ? '' : 'no ring'} ${seen ? '' : 'not seen'} ${e.outerHTML.slice(0, 100)}`
        }""")
        if found == "body":
            break
        if found:
            hidden.append(found)
    assert hidden == []


def test_reduced_motion_is_respected(visit, examples):
    page = visit(examples["animal", "pl"], reduced_motion="reduce")
    moving = page.evaluate("""() => [...document.querySelectorAll('*')].filter(e => {
        const s = getComputedStyle(e)
        return parseFloat(s.animationDuration) > 0.01 && s.animationName !== 'none' || parseFloat(s.transitionDuration) > 0.01
    }).map(e => e.tagName + '.' + e.className).slice(0, 5)""")
    assert moving == []
    assert page.evaluate("getComputedStyle(document.documentElement).scrollBehavior") == "auto"
