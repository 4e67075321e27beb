"""A question about an animal: put together, shown, then given to the programs that send it."""

from urllib.parse import parse_qs, urlsplit

import pytest

from views import PHONE, expect, scripted

ANIMAL = {"pl": "/instytucje/ogon-do-gory/frania/", "en": "/en/institutions/ogon-do-gory/frania/"}
WAYS = ["mailto", "https", "tel"]

#: Wednesday, 23 December 2026 at noon; the institution is closed on Sunday, 27 December.
NOW = "2026-12-23T11:00:00Z"


def ways(page):
    """What each link would send, by its scheme."""
    links = page.locator("[data-ask] a").evaluate_all("links => links.map(link => link.href)")
    return {urlsplit(link).scheme: parse_qs(urlsplit(link).query) for link in links}


@pytest.mark.parametrize("language", ["pl", "en"])
def test_without_scripts_the_ways_to_ask_are_complete_links(language, visit):
    page = visit(ANIMAL[language], viewport=PHONE, java_script_enabled=False)
    link = page.locator(".tell .actions a").first
    assert page.locator(link.get_attribute("href")).locator("[data-ask]").count() == 1
    found = ways(page)
    assert list(found) == WAYS
    assert found["mailto"]["subject"] == ["Pytanie: Frania"]
    for text in [*found["mailto"]["body"], *found["https"]["text"]]:
        assert text.startswith("Dzień dobry") and "Frania" in text and text.endswith("/instytucje/ogon-do-gory/frania/")


@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_letter_in_the_institution_s_language_is_shown_before_it_leaves(language, visit):
    page = visit(ANIMAL[language], viewport=PHONE, before=lambda page: page.clock.set_fixed_time(NOW))
    scripted(page)
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    page.locator(".tell .actions a").first.click()
    form = page.locator("dialog[open] form.ask")
    form.wait_for()
    assert any("/ask." in url for url in asked)
    form.locator("[name=meet]").check()
    form.locator("textarea").fill("Ala & kot? 50% +1")
    days = form.locator("#ui-day option")
    expect(days).to_have_count(11)
    # Today from four on, Friday; not on the Sunday of the break.
    dates = days.all_inner_texts()[1:]
    assert [date for date in dates if "27" in date] == []
    form.locator("#ui-day").select_option(index=1)
    times = form.locator("#ui-time option").all_inner_texts()
    assert times == ["16:30", "17:00", "17:30", "18:00", "18:30", "19:00"]
    form.locator("#ui-time").select_option("18:00")
    letter = page.locator("dialog .letter")
    assert letter.get_attribute("lang") == "pl"
    expect(letter).to_contain_text("Czy mogę przyjechać i poznać to zwierzę?")
    expect(letter).to_contain_text("Ala & kot? 50% +1")
    expect(letter).to_contain_text("Mogę przyjechać: środa, 23 grudnia, godz. 18:00.")
    found = ways(page)
    assert list(found) == WAYS
    sent = found["mailto"]["body"][0]
    assert sent.replace("\r\n", "\n") == found["https"]["text"][0] and "\r\n" in sent
    assert letter.inner_text().split("\n", 1)[1].split() == sent.split()


def test_after_closing_time_today_is_no_day_to_come(visit):
    page = visit(ANIMAL["pl"], viewport=PHONE, before=lambda page: page.clock.set_fixed_time("2026-12-23T18:10:00Z"))
    scripted(page)
    page.locator(".tell .actions a").first.click()
    first = page.locator("dialog[open] #ui-day option").nth(1)
    expect(first).to_contain_text("25 grudnia")
