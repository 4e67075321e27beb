"""A browser, and the demo site on a plain web server."""

import contextlib
import functools
import http.server
import os
import shutil
import threading

import pytest
from playwright.sync_api import sync_playwright

from pages import page_kind
from views import DESKTOP


class _Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".webmanifest": "application/manifest+json", ".js": "text/javascript", ".webp": "image/webp",
    }

    def log_message(self, *arguments):
        pass

    def send_error(self, code, message=None, explain=None):
        """As static hosts do, with the site's own page."""
        if code == 404:
            body = open(os.path.join(self.directory, "404.html"), "rb").read()
            self.send_response(404)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)
        else:
            super().send_error(code, message, explain)


@pytest.fixture(scope="session")
def host():
    """Serves folders: `host(folder)` is where one can be visited, without a slash at the end."""
    with contextlib.ExitStack() as stack:
        def serve(folder):
            handler = functools.partial(_Handler, directory=str(folder))
            server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
            threading.Thread(target=server.serve_forever, daemon=True).start()
            stack.callback(server.server_close)
            stack.callback(server.shutdown)
            return f"http://127.0.0.1:{server.server_port}"

        yield serve


@pytest.fixture(scope="session")
def address(demo, host):
    """Where the site can be visited, without a slash at the end."""
    return host(demo.folder)


@pytest.fixture(scope="session")
def browser():
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    assert path, "install chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()


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

            page.on("console", lambda message: message.type in ("error", "warning") and complain(
                f"{path}: console: {message.text}"))
            page.on("pageerror", lambda error: complain(f"{path}: {error}"))
            page.on("request", lambda request: request.url.startswith((at + "/", "data:", "blob:")) or complain(
                f"{path}: requested {request.url}"))
            # What is still on its way when one goes to another page is aborted.
            page.on("requestfailed", lambda request: request.failure == "net::ERR_ABORTED" or complain(
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
