"""A question about an animal: put together, shown, then given to the programs that send it."""

from urllib.parse import parse_qs, unquote, urlsplit

import pytest

from views import PHONE, expect, scripted

ANIMAL = {"pl": "/instytucje/ogon-do-gory/frania/", "en": "/en/institutions/ogon-do-gory/frania/"}
WAYS = ["mailto", "https", "tel"]

#: Wednesday, 23 December 2026 at noon; the institution is closed on Sunday, 27 December.
NOW = "2026-12-23T11:00:00Z"


def ways(page):
    """What each link would send, by its scheme."""
    links = page.locator("[data-ask] a:not([href*='#meet='])").evaluate_all("links => links.map(link => link.href)")
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
    expect(days).to_have_count(9)
    # Today from four on; not on Christmas, a public holiday, nor on the Sunday of the break.
    dates = days.all_inner_texts()[1:]
    assert [date for date in dates if "27" in date or "25" in date] == []
    form.locator("#ui-day").select_option(index=1)
    times = form.locator("#ui-time option").all_inner_texts()
    assert times == ["16:30", "17:00", "17:30", "18:00", "18:30", "19:00"]
    form.locator("#ui-time").select_option("18:00")
    date = form.locator("#ui-day").input_value()
    assert page.locator("dialog a[href*='#meet=']").get_attribute("href").endswith(f"/frania,{date},18:00")
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
    expect(first).to_contain_text("30 grudnia")


def ask(page):
    scripted(page)
    page.locator(".tell .actions a").first.click()
    form = page.locator("dialog[open] form.ask")
    form.wait_for()
    return form


@pytest.mark.parametrize("language, path", [("pl", "/instytucje/pod-brzozami/borys/"), ("en", "/en/institutions/pod-brzozami/borys/")])
def test_a_walk_is_asked_for_on_days_of_walks_survives_a_reload_and_is_forgotten_when_sent(language, path, visit):
    page = visit(path, viewport=PHONE, before=lambda page: page.clock.set_fixed_time(NOW))
    form = ask(page)
    days = form.locator("#ui-day option")
    visits = days.count()
    form.locator("[name=walk]").check()
    # Wednesdays, Saturdays and Sundays; Christmas is closed, and so is Saturday, 26 December.
    values = days.evaluate_all("days => days.map(day => day.value)")[1:]
    assert values[:3] == ["2026-12-23", "2026-12-27", "2026-12-30"] and visits
    form.locator("#ui-day").select_option("2026-12-27")
    assert form.locator("#ui-time option").all_inner_texts()[0] == "10:00"
    form.locator("#ui-time").select_option("11:30")
    form.locator("#ui-first").fill("Ala")
    form.locator("#ui-experience").select_option("some")
    letter = page.locator("dialog .letter")
    for text in ["na spacer?", "27 grudnia, godz. 11:30", "Mam trochę doświadczenia", "Ala"]:
        expect(letter).to_contain_text(text)
    page.reload()
    form = ask(page)
    expect(form.locator("#ui-time")).to_have_value("11:30")
    expect(page.locator("dialog .letter")).to_contain_text("Ala")
    with page.expect_download() as download:
        page.locator("[data-ask] button", has_text="kalendarza" if language == "pl" else "calendar").click()
    event = open(download.value.path(), newline="", encoding="utf-8").read()
    assert "DTSTART;TZID=Europe/Warsaw:20261227T113000\r\n" in event and "SUMMARY:Spotkanie: Borys\r\n" in event
    page.evaluate("document.addEventListener('click', event => event.preventDefault(), true)")
    page.locator("[data-ask] a[href^='mailto:']").click()
    page.reload()
    form = ask(page)
    expect(form.locator("#ui-first")).to_have_value("")


def test_a_text_message_says_what_the_letter_says(visit):
    page = visit(ANIMAL["pl"], viewport=PHONE, before=lambda page: page.clock.set_fixed_time(NOW))
    # No institution of the demonstration has a mobile phone.
    page.locator("[data-ask] a[href^=tel]").evaluate("link => { link.href = 'sms:+48600123456?&body=Dzie%C5%84%20dobry' }")
    form = ask(page)
    form.locator("textarea").fill("Ala & kot? 50% +1")
    link = page.locator("[data-ask] a[href^=sms]").get_attribute("href")
    assert link.startswith("sms:+48600123456?&body=") and unquote(link.split("&body=")[1]).endswith("Ala & kot? 50% +1")


def test_a_form_of_the_institution_s_own_gets_the_request(visit):
    page = visit("/instytucje/przystan/nora/", viewport=PHONE, allow=["schronisko-przystan.example"], before=lambda page: page.clock.set_fixed_time(NOW))
    sent = []
    page.route("https://schronisko-przystan.example/**", lambda route: (sent.append(route.request), route.fulfill(body="ok")))
    form = ask(page)
    form.locator("#ui-first").fill("Ala")
    form.locator("#ui-day").select_option(index=1)
    page.locator("[data-ask] form button").click()
    page.wait_for_url("https://schronisko-przystan.example/spotkania")
    fields = parse_qs(sent[0].post_data)
    assert sent[0].method == "POST" and fields["name"] == ["Ala"] and fields["address"][0].endswith("/instytucje/przystan/nora/")
    assert "Nora" in fields["subject"][0] and "Ala" in fields["message"][0] and fields["day"] and fields["time"]
