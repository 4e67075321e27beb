"""Debian's browser, driven by Playwright."""

import contextlib
import os
import shutil

from playwright.sync_api import sync_playwright


@contextlib.contextmanager
def chromium():
    """A browser for as long as the context lasts. There can be one at a time."""
    path = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("chromium-browser")
    assert path, "install chromium"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()
