"""Sharing a page, copying what a bank wants to know: the visitor is told that it was done."""

import re

import pytest

from views import PHONE, expect, focused, until

WORDS = {"pl": ("Skopiowano", "Nie udało się"), "en": ("Copied", "Could not")}


@pytest.fixture
def open_page(browser, address):
    contexts = []

    def open_page(path, before=None, permissions=("clipboard-read", "clipboard-write"), **options):
        context = browser.new_context(viewport=PHONE, permissions=list(permissions), **options)
        contexts.append(context)
        page = context.new_page()
        if before:
            page.add_init_script(before)
        page.goto(address + path)
        return page

    yield open_page
    for context in contexts:
        context.close()


def test_the_device_s_own_sheet_shares_the_page_where_there_is_one(open_page, examples, demo):
    path = examples["animal", "pl"]
    page = open_page(path, "navigator.share = async what => { window.shared = what }")
    page.locator("button[data-share]").click()
    until(page, "window.shared !== undefined")
    shared = page.evaluate("window.shared")
    assert shared["url"] == demo.pages[path.removeprefix("/")].link("canonical")
    assert page.locator("h1").inner_text() in shared["title"]


def test_a_visitor_who_closes_the_sheet_is_told_nothing(open_page, examples):
    page = open_page(examples["animal", "pl"], """navigator.share = async () => {
        window.shared = true; throw new DOMException('no', 'AbortError') }""")
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    button = page.locator("button[data-share]")
    button.click()
    until(page, "window.shared")
    # The visitor would be told within 50 ms of the page's own time; a copy that is asked for after that, is told after it.
    page.evaluate("""new Promise(resolve => setTimeout(resolve, 50)).then(() => new Promise(resolve => setTimeout(resolve, 50)))""")
    assert page.locator(".tell .said").text_content() == ""
    assert errors == []


@pytest.mark.parametrize("language, told", [("pl", "Skopiowano adres"), ("en", "Address copied")])
def test_where_the_sheet_is_not_allowed_the_address_is_copied(language, told, open_page, examples, demo):
    path = examples["animal", language]
    page = open_page(path, "navigator.share = async () => { throw new DOMException('no', 'NotAllowedError') }")
    page.locator("button[data-share]").click()
    until(page, f"document.querySelector('.tell .said').textContent === {told!r}")
    assert page.evaluate("navigator.clipboard.readText()") == demo.pages[path.removeprefix("/")].link("canonical")


@pytest.mark.parametrize("language, told", [("pl", "Skopiowano adres"), ("en", "Address copied")])
def test_elsewhere_the_address_is_copied_and_the_visitor_told(language, told, open_page, examples, demo):
    path = examples["animal", language]
    page = open_page(path, "delete Navigator.prototype.share")
    button = page.locator("button[data-share]")
    words = button.inner_text()
    button.focus()
    page.keyboard.press("Enter")
    until(page, f"document.querySelector('.tell .said').textContent === {told!r}")
    assert page.evaluate("navigator.clipboard.readText()") == demo.pages[path.removeprefix("/")].link("canonical")
    # What is within a button is its name: what was done is told outside.
    assert page.locator(".tell .said").get_attribute("role") == "status" and page.locator("button [role=status]").count() == 0
    assert button.inner_text() == words
    focused(page, "[data-share]")


def test_an_address_that_cannot_be_copied_is_told(open_page, examples):
    page = open_page(examples["animal", "pl"], """delete Navigator.prototype.share
        navigator.clipboard.writeText = async () => { throw new Error('no') }""")
    page.locator("button[data-share]").click()
    until(page, "document.querySelector('.tell .said').textContent.includes('Nie udało się')")


@pytest.mark.parametrize("language", ["pl", "en"])
def test_copying_is_announced_where_the_button_is_in_a_dialog_too(language, open_page, examples):
    page = open_page(examples["animal", language])
    page.locator("a[data-dialog].heart:visible").click()
    dialog = page.locator("dialog[open]")
    dialog.wait_for()
    said = dialog.locator("[role=status]")
    for button in dialog.locator("button[data-copy]").all():
        # It looks so for two seconds alone, whoever looks.
        button.evaluate("""button => { const observer = new MutationObserver(() => { if (button.matches(".done")) {
            button.dataset.seen = ""; observer.disconnect() } }); observer.observe(button, { attributeFilter: ["class"] }) }""")
        button.click()
        expect(button).to_have_attribute("data-seen", "")
        copied = button.get_attribute("data-copy") or button.evaluate("b => b.previousElementSibling.textContent")
        expect(said).to_have_text(re.compile(f"^{WORDS[language][0]}.*{re.escape(copied)}$"))
        assert page.evaluate("navigator.clipboard.readText()") == copied


@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_failure_to_copy_is_told_too(language, open_page, examples):
    page = open_page(examples["support", language], "navigator.clipboard.writeText = async () => { throw new Error('no') }")
    button = page.locator("button[data-copy]").first
    button.click()
    expect(page.locator(".said").first).to_contain_text(WORDS[language][1])
    assert "done" not in (button.get_attribute("class") or "")
