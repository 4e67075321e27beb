"""Who suits the visitor, and what has changed since the last visit: all of it on the visitor's own device."""

import json
import re

import pytest

from views import DESKTOP, PHONE, expect, scripted, until

LIST = {"pl": "/zwierzeta/", "en": "/en/animals/"}
BUREK = {"pl": "Ale: dzieci od 12 lat, tylko niektóre psy, potrzebuje ogrodu, a go nie masz. Nikt jeszcze nie wie: koty.",
         "en": "But: children from the age of 12, only some dogs, needs a garden, and you have none. Nobody knows yet: cats."}


def answer(page, **answers):
    page.locator("button[data-suits]").click()
    form = page.locator("dialog[open] form")
    form.wait_for()
    for name, value in answers.items():
        form.locator(f"[name={name}]").select_option(value)
    form.locator("button:not([type])").click()
    expect(page.locator("dialog[open]")).to_have_count(0)


def names(page, count):
    cards = page.locator("[data-hits] li.card h3")
    expect(cards).to_have_count(count)
    return cards.all_inner_texts()


@pytest.mark.parametrize("language", ["pl", "en"])
def test_answers_put_the_list_into_order_with_reasons_and_hide_nobody(language, visit, demo):
    page = visit(LIST[language], viewport=DESKTOP)
    scripted(page)
    number = re.search(r"\d+", page.locator("[data-total]").inner_text())[0]
    answer(page, home="flat", children="child", company="both")
    first = page.locator("[data-hits] li.card").first
    expect(first.locator(".suits")).to_have_text(re.compile("^(Pasuje|Suits you): "))
    expect(page.locator("[data-total]")).to_contain_text(number)
    # On the next visit it is told again, and a search keeps the order.
    page.reload()
    expect(page.locator("select[name=sort]")).to_have_value("suits")
    page.locator("#ui-q").fill("burek")
    expect(page.locator("[data-hits] .card:has-text('Burek') .suits").first).to_have_text(BUREK[language])
    # Forgotten on a press.
    page.locator("button[data-suits]").click()
    page.locator("dialog[open] .button.quiet").click()
    expect(page.locator(".suits")).to_have_count(0)
    assert page.evaluate("Object.keys(localStorage).filter(key => key.endsWith('suits'))") == []


def test_every_question_may_be_skipped(visit):
    page = visit(LIST["pl"], viewport=PHONE)
    scripted(page)
    answer(page)
    assert page.evaluate("Object.keys(localStorage).filter(key => key.endsWith('suits'))") == []
    expect(page.locator(".suits")).to_have_count(0)


def test_remembered_animals_are_told_too_and_in_order(visit):
    page = visit("/instytucje/cichy-kat/burek/", viewport=PHONE)
    scripted(page)
    page.locator("button[data-favourite]").first.click()
    expect(page.locator("button[data-favourite]").first).to_have_attribute("aria-pressed", "true")
    origin = page.url.split("/instytucje")[0]
    page.goto(origin + "/instytucje/ogon-do-gory/frania/")
    page.locator("button[data-favourite]").first.click()
    expect(page.locator("button[data-favourite]").first).to_have_attribute("aria-pressed", "true")
    page.goto(origin + "/moje-zwierzeta/")
    cards = page.locator("[data-own] li.card")
    expect(cards).to_have_count(2)
    answer(page, home="flat", alone="day")
    expect(cards.first.locator(".suits")).to_have_text("Pasuje: nie potrzebuje ogrodu, wytrzyma tyle bez opieki.")
    expect(cards.nth(1).locator(".suits")).to_have_text(
        "Ale: potrzebuje ogrodu, a go nie masz, zostaje bez opieki najwyżej 6 h.")


def seen(page):
    return page.evaluate("localStorage.getItem(Object.keys(localStorage).find(key => key.endsWith('seen')))")


def test_a_first_visit_has_no_news_and_a_later_one_says_what_changed(visit, demo):
    directory = json.loads((demo.folder / "assets/directory.json").read_text())
    page = visit("/", viewport=DESKTOP)
    until(page, "Object.keys(localStorage).some(key => key.endsWith('seen'))")
    expect(page.locator("[data-news]")).to_be_hidden()
    lines = seen(page).split("\n")
    assert len(lines) == sum(len(text.split()) // 2 for _, text in directory)

    # As if one had not been there, one not reserved and one without a home.
    reserved, home = (next(line for line in lines if line.endswith(letter)) for letter in [" r", " h"])
    fresh = next(line for line in lines if line.endswith(" a"))
    before = [line for line in lines if line != fresh]
    before = [line[:-1] + "a" if line in (reserved, home) else line for line in before]
    page.evaluate("""text => { localStorage.setItem(Object.keys(localStorage).find(key => key.endsWith('seen')), text)
        sessionStorage.clear() }""", "\n".join(before))
    page.reload()
    parts = page.locator("[data-news] details")
    expect(parts).to_have_count(3)
    expect(parts.nth(0)).to_contain_text("Nowe: 1")
    expect(parts.nth(1)).to_contain_text("Zarezerwowane: 1")
    expect(parts.nth(2)).to_contain_text("W nowym domu: 1")
    parts.nth(0).locator("summary").click()
    link = parts.nth(0).locator("li.card a")
    expect(link).to_have_attribute("href", f"/instytucje/{fresh.split()[0]}/")
    expect(parts.nth(0).locator("li.card p").first).not_to_be_empty()
    # The same on every page of this visit.
    page.goto(page.url + "moje-zwierzeta/")
    expect(page.locator("[data-news] details")).to_have_count(3)


@pytest.mark.parametrize("kept", ["", "{", "a b c", "null", "[[1]]"])
def test_what_another_program_kept_there_breaks_nothing(kept, visit):
    page = visit("/moje-zwierzeta/", viewport=PHONE, before=lambda page: page.add_init_script(
        f"for (const name of ['seen', 'suits']) localStorage.setItem('shelters/' + name, {json.dumps(kept)})"))
    scripted(page)
    page.locator("button[data-suits]").click()
    expect(page.locator("dialog[open] select")).to_have_count(5)
