"""What pages are looked at with."""

import contextlib
import json
import time

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import expect

#: Milliseconds that anything may take which comes by itself: a busy machine is slow, and waiting costs nothing where it is not.
PATIENCE = 30_000
expect.set_options(timeout=PATIENCE)

PHONE = {"width": 390, "height": 844}
TABLET = {"width": 768, "height": 1024}
DESKTOP = {"width": 1280, "height": 900}
#: WCAG 2.2, 1.4.10: 320 CSS pixels.
NARROW = {"width": 320, "height": 640}

#: The pages for strays, which are one for all languages.
STRAYS = {"404.html", "offline.html"}
LANGUAGES = ["pl", "en"]
#: The list of all animals.
LISTS = {"pl": "/zwierzeta/", "en": "/en/animals/"}
#: What axe-core judges by.
WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
BEST_PRACTICE = [*WCAG, "best-practice"]
#: Those of its rules that judge colours.
COLOURS = ["color-contrast", "link-in-text-block"]


@contextlib.contextmanager
def visits(browser, address):
    """Opens pages: `visit("/en/", viewport=PHONE)`. Whatever goes wrong on one fails the test. `at` is another site's address,
    `before` is called with the page before it is opened."""
    with contextlib.ExitStack() as stack:
        complaints = []

        def open_page(path="/", *, at=address, allow=(), before=None, **options):
            options.setdefault("viewport", DESKTOP)
            options.setdefault("locale", "pl-PL")
            context = browser.new_context(**options)
            stack.callback(context.close)
            page = context.new_page()

            def complain(text):
                if not any(word in text for word in allow):
                    complaints.append(text)

            # Without scripts nobody uses what is fetched ahead for them.
            unused = "preloaded using link preload but not used" if options.get("java_script_enabled") is False else None
            page.on("console", lambda message: message.type in ("error", "warning") and not (
                unused and unused in message.text) and complain(f"{path}: console: {message.text}"))
            page.on("pageerror", lambda error: complain(f"{path}: {error}"))
            page.on("request", lambda request: request.url.startswith((at + "/", "data:", "blob:")) or complain(
                f"{path}: requested {request.url}"))
            # What is still on its way when one goes to another page is aborted; without scripts none is fetched ahead.
            expected = {"net::ERR_ABORTED"} | ({"csp"} if options.get("java_script_enabled") is False else set())
            page.on("requestfailed", lambda request: request.failure in expected or complain(
                f"{path}: failed {request.url}: {request.failure}"))
            page.on("response", lambda response: response.status >= 400 and complain(
                f"{path}: {response.status} {response.url}"))
            if before:
                before(page)
            page.goto(at + path)
            return page

        yield open_page
        assert complaints == []


def until(page, expression, timeout=PATIENCE):
    """Waits until an expression is true, which may be a promise; Playwright's own way needs `eval`, which the site's policy
    forbids. `expect` waits for what can be said of an element."""
    end = time.monotonic() + timeout / 1000
    while not page.evaluate(expression):
        if time.monotonic() > end:
            raise AssertionError(f"never true: {expression}")
        page.wait_for_timeout(20)


def focused(page, selector):
    """Waits until an element that fits has the focus: it is often moved only after what was pressed has been done."""
    until(page, f"document.activeElement.matches({json.dumps(selector)})")


def loaded(image):
    """Waits until a picture is there, and says whether it can be seen."""
    expect(image).to_have_js_property("complete", True)
    return image.evaluate("image => image.naturalWidth > 0")


def scripted(page):
    """Waits until the scripts that come once a page is there, or a place of it is seen, have run. Presses may still be held back for
    a moment, until they are known to be there, so that what comes of one is to be waited for all the same."""
    page.evaluate("""async () => { for (const { dataset } of document.querySelectorAll("[data-soon], [data-sight]"))
        if (!dataset.kept || Object.keys(localStorage).some(key => key.endsWith(dataset.kept))) await import(dataset.soon ?? dataset.sight) }""")


def follow(link):
    """Presses a link, and waits until the page that it leads to is there."""
    with link.page.expect_navigation():
        link.click()


def arrived(page, kind):
    """Waits until a page of a kind is there as a whole, its scripts and pictures too."""
    page.wait_for_selector(f"body.{kind}")
    page.wait_for_load_state()


class Held:
    """What a page asks for and does not get before it is let through: `held = Held(page, "**/x.js")`, then `held.let()`."""

    def __init__(self, page, pattern):
        self.routes, self.is_open = [], False
        page.route(pattern, self._take)

    def _take(self, route):
        if self.is_open:
            route.continue_()
        else:
            self.routes.append(route)

    def let(self):
        self.is_open = True
        for route in self.routes:
            route.continue_()


def _message(node):
    return node["any"][0]["message"] if node["any"] else ""


def violations(page, tags=WCAG, rules=None):
    """What axe-core finds wrong by the rules with these tags, or by these rules alone."""
    only = {"type": "rule", "values": rules} if rules else {"type": "tag", "values": tags}
    if not page.evaluate("'axe' in window"):
        page.evaluate(Axe().axe_script)

    def judge(context=None):
        # Only what is wrong leaves the page: all that is right is a hundred times as much.
        found = page.evaluate("""([context, runOnly]) => axe.run(context ?? document, { runOnly, resultTypes: ["violations"] })
            .then(({ violations }) => violations)""", [context, only])
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


def violations_in_both_themes(page, tags=WCAG):
    """Those of a page that was opened in light colours; in dark ones only colours are others."""
    found = violations(page, tags)
    page.emulate_media(color_scheme="dark")
    found += [f"dark: {violation}" for violation in violations(page, rules=COLOURS)]
    page.emulate_media(color_scheme="light")
    return found


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
    until(page, "!document.querySelector('.outcome.busy') && !('asked' in document.documentElement.dataset)")


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
