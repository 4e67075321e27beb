"""A page of `shelters serve` in a browser: it follows what is saved, and shows what is wrong."""

import shutil
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from preview import Preview
from program import CONTENT

REX = "---\nname: Rex\ntype: dog\n---\n\nLikes snow.\n"
PAGE = "/instytucje/pod-brzozami/rex/"


@pytest.fixture
def animals(tmp_path):
    """The folder of an institution's animals, to be changed; Rex is one of them."""
    content = shutil.copytree(CONTENT, tmp_path / "content")
    folder = content / "institutions" / "pod-brzozami" / "animals"
    (folder / "rex.md").write_text(REX, encoding="utf-8")
    return folder


@pytest.fixture
def preview(shelters, animals):
    with Preview(shelters, animals.parents[2], "--lang", "pl") as preview:
        yield preview


def see(visit, preview, path=PAGE):
    # A preview gives out no service worker, which the page takes quietly and the browser tells; and one may end.
    allowed = ["404", "sw.js", "ERR_CONNECTION", "ERR_EMPTY_RESPONSE", "INCOMPLETE", "fetching the script"]
    return visit(path, at=preview.address, allow=allowed)


def asked_after(url):
    """Which state a page knows that asks for the next one; -1 for all other requests."""
    query = parse_qs(urlsplit(url).query)
    return int(query["after"][0]) if "/-preview/state" in url else -1


def test_a_page_reloads_when_what_it_shows_was_saved(visit, preview, animals):
    page = see(visit, preview)
    expect(page.locator("h1")).to_have_text("Rex")
    (animals / "rex.md").write_text(REX.replace("Rex", "Azor"), encoding="utf-8")
    expect(page.locator("h1")).to_have_text("Azor")
    (animals / "rex.md").write_text(REX.replace("Rex", "Ares"), encoding="utf-8")
    expect(page.locator("h1")).to_have_text("Ares")


def test_a_page_that_did_not_change_stays_as_the_visitor_left_it(visit, preview, animals):
    page = see(visit, preview, "/ustawienia/")
    page.evaluate("window.isTheSame = true")
    number = preview.state()["number"]
    # It has heard of the change when it asks for the one after it.
    with page.expect_request(lambda request: asked_after(request.url) > number):
        (animals / "rex.md").write_text(REX.replace("snow", "rain"), encoding="utf-8")
    assert page.evaluate("window.isTheSame") is True


def test_what_is_wrong_stands_over_the_last_right_page_until_it_is_mended(visit, preview, animals):
    page = see(visit, preview)
    (animals / "rex.md").write_text(REX.replace("dog", "<b>psi</b>"), encoding="utf-8")
    panel = page.get_by_role("alert")
    expect(panel).to_contain_text("1 błąd")
    # What staff wrote is text, in the panel as well.
    expect(panel.locator("pre")).to_contain_text("3 | type: <b>psi</b>")
    assert panel.locator("b").count() == 0
    expect(page.locator("h1")).to_have_text("Rex")
    assert panel.evaluate("panel => getComputedStyle(panel).position") == "fixed"
    (animals / "rex.md").write_text(REX, encoding="utf-8")
    expect(panel).to_have_count(0)


def test_the_panel_can_be_hidden_by_keyboard_and_comes_back_with_another_mistake(visit, preview, animals):
    page = see(visit, preview)
    (animals / "rex.md").write_text(REX.replace("dog", "psi"), encoding="utf-8")
    hide = page.get_by_role("button", name="Ukryj")
    expect(hide).to_be_visible()
    hide.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_have_count(0)
    (animals / "rex.md").write_text(REX.replace("dog", "smok"), encoding="utf-8")
    expect(page.get_by_role("alert")).to_contain_text("smok")


def test_a_preview_that_ended_is_found_again(visit, shelters, preview, animals):
    page = see(visit, preview)
    page.goto(preview.address + PAGE)
    preview.process.kill()
    preview.process.wait()
    (animals / "rex.md").write_text(REX.replace("Rex", "Azor"), encoding="utf-8")
    with Preview(shelters, animals.parents[2], port=preview.port):
        expect(page.locator("h1")).to_have_text("Azor", timeout=60_000)


def test_a_preview_tells_the_focus_of_a_picture_and_the_line_for_another_place(visit, preview):
    page = see(visit, preview, "/instytucje/lapa-w-potrzebie/saba/")
    picture = page.locator(".gallery img").first
    picture.hover()
    expect(picture).to_have_attribute("title", "focus: [0.5, 0.4]")
    told = []
    page.on("dialog", lambda dialog: (told.append(dialog.default_value), dialog.dismiss()))
    box = picture.bounding_box()
    picture.click(modifiers=["Alt"], position={"x": box["width"] * .25, "y": box["height"] * .5})
    assert told == ["focus: [0.25, 0.5]"]
