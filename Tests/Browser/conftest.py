"""The demo site on a plain web server, and a way to open its pages."""

import contextlib

import pytest

from pages import page_kind
from server import Server
from views import DESKTOP


@pytest.fixture(scope="session")
def host():
    """Serves folders: `host(folder)` is where one can be visited, without a slash at the end."""
    with contextlib.ExitStack() as stack:
        yield lambda folder: stack.enter_context(Server(folder)).address


@pytest.fixture(scope="session")
def address(demo, host):
    """Where the site can be visited, without a slash at the end."""
    return host(demo.folder)


@pytest.fixture
def visit(browser, address):
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


@pytest.fixture(scope="session")
def examples(demo):
    """One page of each kind and language, the fullest of them: the most is tested on it."""
    found = {}
    for path, page in demo.pages.items():
        kind = page_kind(page)
        key = (kind, page.language)
        if key not in found or len(page.html) > len(demo.pages[found[key].removeprefix("/")].html):
            found[key] = "/" + path
    for stray in ["lost", "away"]:
        found[stray, "en"] = found[stray, "pl"]
    return found
