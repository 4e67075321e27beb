"""WCAG 2.2 AA, as far as machines can judge it."""

import pytest

from pages import KINDS
from views import NARROW, PHONE, STRAYS, arrived, expect, focused, overflow, scripted, tab_to, violations_in_both_themes


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
