"""What visitors come for, with a keyboard alone."""

import gzip

import pytest

from folders import animal, small
from server import Server
from views import DESKTOP, PHONE, arrived, expect, focused, scripted, tab_to, until


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("start, catalogue", [("/", "/instytucje/"), ("/en/", "/en/institutions/")])
def test_an_institution_and_its_telephone_number_are_found(start, catalogue, viewport, visit):
    page = visit(start, viewport=viewport, reduced_motion="reduce")
    tab_to(page, f"nav.tabs a[href='{catalogue}']")
    page.keyboard.press("Enter")
    arrived(page, "catalogue")
    tab_to(page, "li.house h3 a")
    name = page.evaluate("document.activeElement.textContent")
    page.keyboard.press("Enter")
    arrived(page, "institution")
    expect(page.locator("h1")).to_have_text(name)
    tab_to(page, "a[data-dialog]")
    page.keyboard.press("Enter")
    page.locator("dialog[open]").wait_for()
    tab_to(page, "dialog a[href^='tel:'], dialog a[href^='mailto:']", limit=8)
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)
    focused(page, "a[data-dialog]")


def test_the_language_is_switched_on_the_same_page(visit, examples, demo):
    path = examples["animal", "pl"]
    page = visit(path)
    name = page.locator("h1").inner_text()
    tab_to(page, "header .languages a[data-language=en]")
    page.keyboard.press("Enter")
    page.wait_for_selector("html[lang=en]")
    expect(page.locator("h1")).to_have_text(name)


def test_a_press_outside_the_dialog_closes_it(visit, examples):
    page = visit(examples["institution", "pl"], viewport=DESKTOP)
    link = page.locator("a[data-dialog]").first
    link.click()
    page.locator("dialog[open]").wait_for()
    page.mouse.click(4, 4)
    expect(page.locator("dialog[open]")).to_have_count(0)
    focused(page, "a[data-dialog]")


def test_the_gallery_fills_the_screen_and_gives_it_back(visit, demo):
    path = next("/" + path for path, page in demo.pages.items() if page.language == "pl" and page.body_class == ["animal"]
                and any("data-position" in element.attributes for element in page.elements))
    page = visit(path, viewport=PHONE, reduced_motion="reduce")
    until(page, "document.querySelector('[data-position]').textContent.startsWith('Zdjęcie 1')")
    page.locator("[data-step='1']").click()
    until(page, "document.querySelector('[data-position]').textContent.startsWith('Zdjęcie 2')")
    top = page.evaluate("scrollY")
    page.locator("[data-full]").click()
    dialog = page.locator("dialog.screen[open]")
    dialog.wait_for()
    box = dialog.locator("img").nth(1).bounding_box()
    assert box["height"] > PHONE["height"] / 2
    shown = "Math.round(document.querySelector('.slides').scrollLeft / document.querySelector('.slides').clientWidth)"
    until(page, f"{shown} === 1")
    expect(page.locator("[data-position]")).to_have_text("Zdjęcie 2 z 2")
    page.keyboard.press("ArrowLeft")
    until(page, "document.querySelector('[data-position]').textContent.startsWith('Zdjęcie 1')")
    page.keyboard.press("Escape")
    focused(page, "main [data-full]")
    until(page, f"scrollY === {top}")
    until(page, f"{shown} === 0")
    expect(page.locator("[data-position]")).to_have_text("Zdjęcie 1 z 2")


def test_where_to_call_and_when_stands_on_an_animal_s_page(browser, address, demo):
    path = next(path for path, page in demo.pages.items() if page.body_class == ["animal"] and page.language == "pl"
                and any("data-now" in e.attributes for e in page.elements)
                and any(e["data-days"] and "1" in e["data-days"].split() and e["data-from"] == "10:00" for e in page.elements)
                and any(e["data-date"] == "2026-12-25" and not e["data-from"] for e in page.elements))
    for instant, words in [("2026-11-23T10:00:00Z", "Teraz otwarte"), ("2026-11-23T05:00:00Z", "dziś od 10:00"),
                           ("2026-12-25T10:00:00Z", "Dziś zamknięte")]:
        context = browser.new_context(timezone_id="America/Los_Angeles")
        page = context.new_page()
        page.clock.set_fixed_time(instant)
        page.goto(f"{address}/{path}")
        page.locator(".call").scroll_into_view_if_needed()
        until(page, "document.querySelector('.call .now').textContent !== ''")
        assert words in page.locator(".call .now").inner_text()
        assert page.locator(".call a[href^='tel:']").is_visible()
        context.close()


def test_a_single_day_s_hours_stand_in_for_those_of_its_weekday(browser, address, demo):
    path, closed = next(
        (path, element["data-date"]) for path, page in demo.pages.items() if page.body_class == ["institution"]
        for element in page.elements if element["data-date"] and not element["data-from"])
    context = browser.new_context()
    page = context.new_page()
    page.clock.set_fixed_time(closed + "T11:00:00Z")
    page.goto(f"{address}/{path}")
    until(page, "document.querySelector('.hours .now').textContent !== ''")
    said = page.locator(".hours .now").first
    assert "yes" not in (said.get_attribute("class") or "").split()
    assert said.inner_text() in ("Dziś zamknięte", "Closed today")
    context.close()


@pytest.mark.parametrize("language, words", [("pl", "Dziś jest święto"), ("en", "A public holiday today")])
def test_on_a_public_holiday_no_institution_is_called_open_unless_its_record_says_so(language, words, visit, demo):
    path = next(path for path, page in demo.pages.items() if page.body_class == ["institution"] and page.language == language
                and any("5" in (e["data-days"] or "").split() and e["data-from"] <= "11:00" for e in page.elements)
                and not any(e["data-date"] == "2026-12-25" for e in page.elements))
    at = lambda instant: lambda page: page.clock.set_fixed_time(instant)
    said = visit("/" + path, before=at("2026-12-25T12:00:00+01:00")).locator(".hours .now").first
    expect(said).to_contain_text(words)
    expect(said).not_to_have_class("now yes")
    expect(visit("/" + path, before=at("2026-12-18T12:00:00+01:00")).locator(".hours .now").first).to_have_class("now yes")


def test_nobody_loads_a_film_before_it_is_asked_for(shelters, tmp_path, browser):
    files = {"institutions/azyl/animals/rex.md": animal("video: film.mp4\ncaptions: [{language: pl, file: film.vtt}]"),
             "institutions/azyl/animals/film.mp4": b"x" * 900, "institutions/azyl/animals/film.vtt": b"WEBVTT\n",
             "film.mp4": b"x", "napisy.vtt": b"WEBVTT\n",
             "home.md": "---\ntitle: A\nvideo: {file: film.mp4, captions: [{language: pl, file: napisy.vtt}]}\n---\n"}
    run = shelters.build(small(tmp_path / "content", files), tmp_path / "public")
    assert run.status == 0, run.stderr
    with Server(tmp_path / "public") as server:
        context = browser.new_context()
        page = context.new_page()
        asked = []
        page.on("request", lambda request: asked.append(request.url))
        for path in ["/instytucje/azyl/rex/", "/"]:
            page.goto(server.address + path)
            scripted(page)
            assert page.locator("video").get_attribute("preload") == "none"
            captions = page.locator("video track[kind=captions][srclang=pl]")
            assert captions.get_attribute("label") == "polski"
            assert (tmp_path / "public" / captions.get_attribute("src").lstrip("/")).read_bytes() == b"WEBVTT\n"
        assert [url for url in asked if url.endswith((".mp4", ".webm", ".vtt"))] == []
        context.close()


def test_a_phone_loads_little_for_an_animal_s_page(browser, address, demo):
    """The page, its styles and every script that comes by itself fit about the first answer of a connection: ten packets, compressed."""
    def weight(body):
        return len(gzip.compress(body, 9))

    # Of pages of a language that name the same styles and scripts, the heaviest stands for all.
    heaviest = {}
    for path, page in demo.pages.items():
        if page.body_class == ["animal"]:
            files = frozenset(value for element in page.elements for value in element.attributes.values()
                              if value and value.startswith("/assets/") and value.endswith((".css", ".js")))
            alike = page.language, files
            heaviest[alike] = max(heaviest.get(alike, (0, "")), (weight(page.html.encode()), path))
    pages = [path for _, path in heaviest.values()]
    assert all(any(style in file for _, files in heaviest for file in files) for style in ["strips", "story", "film"])
    context = browser.new_context(viewport=PHONE, is_mobile=True, has_touch=True)
    page = context.new_page()
    loaded = {}
    page.on("response", lambda answer: loaded.update({answer.url: answer}))
    for path in pages:
        loaded.clear()
        page.goto(f"{address}/{path}")
        page.wait_for_load_state("networkidle")
        measured = {answer.url: weight(answer.body()) for answer in loaded.values()
                    if answer.request.resource_type in ("document", "stylesheet", "script", "fetch")}
        assert len(measured) > 2 and sum(measured.values()) <= 14_600, measured
    context.close()
