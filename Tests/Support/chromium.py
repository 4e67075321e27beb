"""Debian's browser, driven by Playwright."""

import contextlib
import os
import shutil

from playwright.sync_api import sync_playwright


@contextlib.contextmanager
def chromium():
    """A browser for as long as the context lasts. There can be one at a time."""
    # The shell has no windows, tabs and pages of its own around a page: a visit takes less than half of the processor's time.
    path = os.environ.get("CHROMIUM") or shutil.which("chromium-headless-shell") or shutil.which("chromium")
    assert path, "install chromium-headless-shell"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=["--no-sandbox", "--disable-gpu"])
        yield browser
        browser.close()
