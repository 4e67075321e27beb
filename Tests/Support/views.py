"""What pages are looked at with."""

import pytest
from axe_playwright_python.sync_playwright import Axe

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 900}
#: WCAG 2.2, 1.4.10: 320 CSS pixels.
NARROW = {"width": 320, "height": 640}

#: Every kind of page, by the class that its body carries.
KINDS = ["home", "catalogue", "institution", "support", "adoption", "animal", "animals", "favourites", "settings", "statement",
         "page", "lost", "away"]
#: The pages for strays, which are one for all languages.
STRAYS = {"404.html", "offline.html"}
LANGUAGES = ["pl", "en"]
#: The list of all animals.
LISTS = {"pl": "/zwierzeta/", "en": "/en/animals/"}
#: What axe-core judges by.
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
BEST_PRACTICE = [*WCAG, "best-practice"]


def until(page, expression, timeout=5000):
    """Waits until an expression is true; Playwright's own way needs `eval`, which the site's policy forbids."""
    for _ in range(timeout // 50):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"never true: {expression}")


def _message(node):
    return node["any"][0]["message"] if node["any"] else ""


def violations(page, tags=WCAG):
    """What axe-core finds wrong."""

    def judge(context=None):
        found = Axe().run(page, context, options={"runOnly": {"type": "tag", "values": tags}}).response["violations"]
        return [(violation, node) for violation in found for node in violation["nodes"]]

    found = []
    for violation, node in judge():
        # The bars at the bottom of a phone always cover a part of what is below them. Such a target is judged again
        # after it was scrolled to, as visitors do.
        if violation["id"] == "target-size" and "obscured" in _message(node):
            page.locator(node["target"][-1]).evaluate("e => e.scrollIntoView({block: 'center', behavior: 'instant'})")
            found += judge(node["target"][-1])
        else:
            found.append((violation, node))
    return [
        f"{violation['impact']} {violation['id']}: {violation['help']} ({node['target']}: {node['html'][:160]}) {_message(node)}"
        for violation, node in found
    ]


def overflow(page):
    """What reaches beyond the right edge; nothing where the page needs no sideways scrolling."""
    return page.evaluate("""() => {
        const width = document.documentElement.clientWidth
        if (document.documentElement.scrollWidth <= width) return []
        return [...document.querySelectorAll('body *')].filter(e => {
            const box = e.getBoundingClientRect()
            return box.right > width + 0.5 && box.width > 0
        }).slice(0, 5).map(e => e.tagName + '.' + e.className + ' ' + Math.round(e.getBoundingClientRect().right))
          .concat(['scrollWidth ' + document.documentElement.scrollWidth])
    }""")


def settled(page):
    """Waits until a list shows what its address asks for."""
    until(page, "!document.querySelector('.outcome.busy') && !('asked' in document.documentElement.dataset)", timeout=10_000)


def moved(page):
    """What moved while the page loaded, without anybody's doing (layout shift)."""
    return page.evaluate("""() => new Promise(resolve => {
        const moved = []
        const note = list => { for (const entry of list) if (!entry.hadRecentInput) moved.push([entry.value, ...entry.sources
            .map(({ node }) => (node?.outerHTML ?? node?.parentElement?.outerHTML)?.slice(0, 90))]) }
        const observer = new PerformanceObserver(list => note(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        // What was drawn until now is told by then.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => {
            note(observer.takeRecords())
            resolve(moved)
        }, 100)))
    })""")


def tab_to(page, selector, limit=80):
    """Presses Tab until the element with the focus is the one that is looked for."""
    for _ in range(limit):
        page.keyboard.press("Tab")
        if page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
    pytest.fail(f"{selector} cannot be reached")
