"""A site whose records are as bad as can be: nothing runs, nothing breaks the layout."""

import pytest

from folders import small
from poisoned import poisoned
from server import Server
from views import DESKTOP, NARROW, expect, overflow, scripted, settled, until

SCRIPT = """"'><script>evil = 1</script><img src=x onerror="evil = 2"><svg onload='evil = 3'>"""
BIDI = "\u202eRex\u2066\u202d\u200f\u061c\u2069\u202c"
LONG = "x" * 5000
#: As many marks as a letter may have.
TOWER = "Ża" + "".join(chr(0x300 + number) for number in range(30)) + "lgo"
TEXTS = {"markup and bidi controls": SCRIPT + BIDI, "a tower of marks": TOWER}


@pytest.fixture(scope="module", params=TEXTS.values(), ids=TEXTS.keys())
def hostile(request, shelters, tmp_path_factory):
    folder = tmp_path_factory.mktemp("hostile")
    run = shelters.build(small(folder / "content", poisoned(request.param)), folder / "public", "--format", "json")
    assert run.status == 0, run.told()
    with Server(folder / "public") as server:
        yield server


@pytest.fixture(scope="module")
def endless(shelters, tmp_path_factory):
    """Descriptions and notes that are one word of 5,000 letters; names have limits."""
    folder = tmp_path_factory.mktemp("endless")
    files = poisoned("x" * 90)
    files["institutions/azyl/animals/rex.md"] += LONG + "\n\n# " + LONG + "\n\n| a | b |\n| - | - |\n| " + LONG + " | b |\n\n`" + LONG + "`\n"
    files["institutions/azyl/adoption.md"] += LONG + "\n\n- " + LONG + "\n"
    files["institutions/azyl/institution.md"] += "\n" + LONG + "\n"
    files["home.md"] += "## " + LONG + "\n\n" + LONG + "\n"
    run = shelters.build(small(folder / "content", files), folder / "public", "--format", "json")
    assert run.status == 0, run.told()
    with Server(folder / "public") as server:
        yield server


def paths(server):
    return sorted("/" + str(file.relative_to(server.folder)).removesuffix("index.html") for file in server.folder.rglob("*.html"))


@pytest.fixture
def look(browser):
    """Visits every page of a server, with whatever a visitor does there, and says what went wrong."""

    def look(server):
        context = browser.new_context(viewport=NARROW, reduced_motion="reduce")
        page = context.new_page()
        wrong = []
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("console", lambda message: "Content Security Policy" in message.text and wrong.append(message.text))
        page.on("dialog", lambda dialog: (wrong.append("a dialog"), dialog.dismiss()))
        page.on("request", lambda request: request.url.startswith((server.address, "data:")) or wrong.append(request.url))
        for path in paths(server):
            page.goto(server.address + path)
            scripted(page)
            if page.evaluate("window.evil") is not None:
                wrong.append(f"{path}: a script ran")
            wrong += [f"{path}: {found}" for found in overflow(page)]
            for link in page.locator("a[data-dialog]:visible").all()[:2]:
                link.click()
                page.locator("dialog[open]").wait_for()
                wrong += [f"{path}, dialog: {found}" for found in overflow(page)]
                page.keyboard.press("Escape")
                expect(page.locator("dialog:not([data-drawer])")).to_have_count(0)
            page.set_viewport_size(DESKTOP)
            wrong += [f"{path}, wide: {found}" for found in overflow(page)]
            page.set_viewport_size(NARROW)
        # Scripts make elements of the index and of what they remember.
        page.goto(server.address + "/zwierzeta/")
        heart = page.locator("li.card button.favourite").first
        heart.click()
        expect(heart).to_have_attribute("aria-pressed", "true")
        page.locator("#ui-q").fill("pies")
        until(page, "location.search === '?q=pies'")
        settled(page)
        page.goto(server.address + "/moje-zwierzeta/")
        page.wait_for_selector("li.card")
        page.wait_for_load_state("networkidle")
        wrong += [f"own animals: {found}" for found in overflow(page)]
        if page.evaluate("window.evil") is not None:
            wrong.append("a script ran")
        context.close()
        return wrong

    return look


def test_nothing_runs_and_nothing_breaks_the_layout(hostile, look):
    assert look(hostile) == []


def test_words_of_five_thousand_letters_stay_in_their_place(endless, look):
    assert look(endless) == []
