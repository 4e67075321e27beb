"""The demo site on a plain web server, and a way to open its pages."""

import contextlib

import pytest

from pages import page_kind
from server import Server
from views import visits


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
    with visits(browser, address) as open_page:
        yield open_page


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
