"""Near me: distances on the device, from a place that is typed or shown."""

import json
import re
from datetime import datetime

import pytest

from program import ROOT
from views import NARROW, PHONE, expect, follow, until, violations_in_both_themes

PAGES = {"pl": "/blisko/", "en": "/en/near-me/"}
SCRIPT = ROOT / "templates/assets/scripts/near/distance.js"
KEPT = "JSON.parse(localStorage.getItem('shelters/place'))"


def names(page, part):
    return page.locator("[data-answer] section").nth(part).locator("h3").all_inner_texts()


def test_distances_in_the_browser_are_within_half_a_percent(browser):
    page = browser.new_page()
    page.route("http://near.test/**", lambda route: route.fulfill(path=SCRIPT, content_type="text/javascript")
               if route.request.url.endswith(".js") else route.fulfill(body="", content_type="text/html"))
    page.goto("http://near.test/")
    examples = json.loads((ROOT / "Tests/Fixtures/geography/distances.json").read_text())
    found = page.evaluate("""async examples => {
        const { distance } = await import("http://near.test/distance.js")
        return examples.map(({ from, to }) => distance(from, to))
    }""", examples)
    for example, kilometres in zip(examples, found):
        assert abs(kilometres - example["kilometres"]) <= example["kilometres"] * .005, example
    page.close()


@pytest.mark.parametrize("typed, place", [
    ("tczewie", "Tczew, pomorskie"), ("lodz", "Łódź, łódzkie"), ("Gdynia", "Gdynia, pomorskie"),
    ("wawa", "Warszawa, mazowieckie"), ("we Wrocku", ""), ("wrocku", "Wrocław, dolnośląskie"), ("krk", "Kraków, małopolskie"),
    ("Zielonej Górze", "Zielona Góra, lubuskie"), ("Rudy Śląskiej", "Ruda Śląska, śląskie"), ("Bielsku-Białej", "Bielsko-Biała, śląskie"),
    ("Białymstoku", "Białystok, podlaskie"), ("Nowym Sączu", "Nowy Sącz, małopolskie"), ("Gorzowie Wielkopolskim", "Gorzów Wielkopolski, lubuskie"),
    ("80-298", "Gdańsk, pomorskie"), ("80", "Gdańsk, pomorskie"), ("21-500", "Biała Podlaska, lubelskie"), ("26-6", "Radom, mazowieckie"),
    ("00", "Warszawa, mazowieckie"), ("Fordonie", "Fordon, Bydgoszcz"), ("Mokotów", "Mokotów, Warszawa"), ("Sopot", "Sopot, pomorskie")])
def test_a_typed_place_is_understood_and_kept_on_the_device_alone(typed, place, visit):
    page = visit(PAGES["pl"])
    page.locator("#ui-place").fill(typed)
    page.keyboard.press("Enter")
    if not place:
        expect(page.locator("[data-said]")).to_have_text(page.locator("form[data-near]").get_attribute("data-unknown"))
        return
    expect(page.locator("[data-here] b")).to_have_text(place)
    assert page.evaluate(KEPT)["name"] == place
    assert page.evaluate("location.search + location.hash") == ""


@pytest.mark.parametrize("language", PAGES)
def test_the_nearest_come_first_with_their_distance_and_a_range_leaves_out_others(language, visit):
    page = visit(PAGES[language], viewport=PHONE)
    page.locator("#ui-place").fill("Gdańsk")
    page.locator("[data-choices] button").first.click()
    expect(page.locator("[data-answer] .house")).to_have_count(1)
    house = page.locator("[data-answer] .house").first
    expect(house.locator("[data-distance]")).to_contain_text("km")
    assert ("kilometr" in house.inner_text()) or ("kilometre" in house.inner_text())
    within = page.locator("[data-answer] .card").count()
    assert within == 8
    # By keyboard: any distance.
    page.locator("#ui-range").focus()
    page.keyboard.press("End")
    until(page, "document.querySelectorAll('[data-answer] .house').length === 6")
    numbers = [int("".join(filter(str.isdigit, text))) for text in page.locator("[data-answer] .house [data-distance] [aria-hidden]").all_inner_texts()]
    assert numbers == sorted(numbers)
    before = page.locator("[data-answer] section").nth(1).locator(".count").inner_text()
    page.locator("form summary").click()
    page.locator("[name=type][value=cat]").check()
    expect(page.locator("[data-answer] section").nth(1).locator(".count")).not_to_have_text(before)
    page.locator("[data-clear]").click()
    expect(page.locator("[data-answer] section").nth(1).locator(".count")).to_have_text(before)
    page.locator("[data-here] button").click()
    expect(page.locator("[data-answer]")).to_be_hidden()
    assert page.evaluate(KEPT) is None


def test_the_position_is_asked_for_on_a_press_and_kept_to_a_kilometre(visit):
    page = visit(PAGES["pl"], geolocation={"latitude": 54.09123, "longitude": 18.77789}, permissions=["geolocation"])
    assert page.evaluate(KEPT) is None
    asked = []
    page.on("request", lambda request: asked.append(request.url + (request.post_data or "")))
    page.locator("[data-locate]").click()
    until(page, f"{KEPT} !== null")
    assert page.evaluate(KEPT)["at"] == [54.09, 18.78]
    expect(page.locator("[data-answer] .house")).to_have_count(1)
    assert asked and not any("54.0" in text or "18.7" in text for text in [*asked, page.url])


def test_a_refused_position_leaves_the_typed_place(visit):
    page = visit(PAGES["pl"], permissions=[])
    page.locator("[data-locate]").click()
    expect(page.locator("[data-said]")).to_have_text(page.locator("form[data-near]").get_attribute("data-denied"))


def test_a_full_storage_says_so_and_answers_all_the_same(visit):
    page = visit(PAGES["pl"], before=lambda page: page.add_init_script(
        "Storage.prototype.setItem = function () { throw new DOMException('full', 'QuotaExceededError') }"))
    page.locator("#ui-place").fill("Gdańsk")
    page.keyboard.press("Enter")
    expect(page.locator("[data-answer] .house")).to_have_count(1)
    expect(page.locator("[data-said]")).to_contain_text(page.locator("form[data-near]").get_attribute("data-refused"))


def test_what_is_chosen_in_one_tab_is_near_in_another(visit):
    page = visit(PAGES["pl"])
    other = page.context.new_page()
    other.goto(page.url)
    other.locator("#ui-place").fill("Tczew")
    other.keyboard.press("Enter")
    expect(page.locator("[data-here] b")).to_have_text("Tczew, pomorskie")
    other.locator("#ui-range").focus()
    other.keyboard.press("End")
    expect(page.locator("[data-answer] .house")).to_have_count(6)
    other.locator("[data-here] button").click()
    expect(page.locator("[data-answer]")).to_be_hidden()


@pytest.mark.parametrize("now, open", [("2026-11-24T11:00:00+01:00", True), ("2026-11-24T03:00:00+01:00", False), ("2026-11-29T16:30:00+01:00", False),
                                       ("2026-12-25T11:00:00+01:00", False), ("2026-12-26T13:00:00+01:00", True)])
def test_only_what_is_open_now_is_listed_by_the_clock_of_the_institutions(now, open, visit, demo):
    def before(page):
        page.clock.set_fixed_time(datetime.fromisoformat(now))
        page.add_init_script("localStorage.setItem('shelters/place', '{\"name\":\"Tczew\",\"at\":[54.09,18.78]}'); localStorage.setItem('shelters/range', 'Infinity')")
    page = visit(PAGES["pl"], before=before, timezone_id="America/Los_Angeles")
    houses = page.locator("[data-answer] .house")
    expect(houses).to_have_count(6)
    page.locator("[data-hours]").check()
    count = page.locator("[data-answer] section").first.locator(".count")
    if not open:
        expect(count).to_have_text(re.compile("^0"))
        expect(houses).to_have_count(0)
        return
    expect(houses.first).to_contain_text("Teraz otwarte do")
    numbers = [int("".join(filter(str.isdigit, text))) for text in houses.locator("[data-distance] [aria-hidden]").all_inner_texts()]
    assert numbers and numbers == sorted(numbers)
    follow(houses.first.locator("a"))
    assert page.locator("body.institution").count() == 1


@pytest.mark.parametrize("spoilt", ["{", "[]", '{"at":["x",1]}', '{"at":[1]}', "null", '{"at":[null,null]}'])
def test_spoilt_memory_breaks_nothing(spoilt, visit):
    page = visit("/ustawienia/")
    page.evaluate("spoilt => { for (const name of ['place', 'range']) localStorage.setItem(`shelters/${name}`, spoilt) }", spoilt)
    page.goto(page.url.replace("/ustawienia/", PAGES["pl"]))
    expect(page.locator("[data-range-text]")).not_to_be_empty()
    expect(page.locator("[data-answer]")).to_be_hidden()


def test_without_scripts_the_map_and_the_list_lead_to_regions(visit):
    page = visit(PAGES["pl"], java_script_enabled=False)
    assert page.locator(".land a").count() == page.locator("main .chips a").count() >= 10
    assert page.locator("form[data-near]:visible").count() == 0
    follow(page.locator("main .chips a").first)
    assert page.locator("body.region").count() == 1


def test_what_is_near_is_accessible(visit):
    page = visit(PAGES["pl"], viewport=NARROW, color_scheme="light", reduced_motion="reduce")
    page.locator("#ui-place").fill("Gdańsk")
    page.keyboard.press("Enter")
    expect(page.locator("[data-answer] .house")).to_have_count(1)
    assert violations_in_both_themes(page) == []


@pytest.mark.parametrize("path", ["/potrzeby/", "/en/needs/"])
def test_wishes_near_the_chosen_place_come_first_with_their_distance(path, visit):
    page = visit(path, before=lambda page: page.add_init_script(
        "localStorage.setItem('shelters/place', JSON.stringify({ name: 'Tczew', at: [54.09, 18.78] }))"))
    first = page.locator("[data-kind=food] .wishes > li").first
    expect(first.locator(".where").first).to_contain_text("Tczew")
    shown = page.locator("[data-kind=food] .wishes > li .where > span[aria-hidden]").all_inner_texts()
    distances = [int("".join(character for character in text if character.isdigit())) for text in shown]
    assert len(distances) > 3 and distances == sorted(distances)
    assert violations_in_both_themes(page) == []


@pytest.mark.parametrize("language, path", [("pl", "/spacery/"), ("en", "/en/walks/")])
def test_walks_near_the_chosen_place_come_first_and_can_be_narrowed(language, path, visit):
    page = visit(PAGES[language], viewport=PHONE)
    page.locator("#ui-place").fill("Stargard")
    page.locator("[data-choices] button").first.click()
    page.goto(page.url.replace(PAGES[language], path))
    cards = page.locator("[data-yield] .card")
    expect(cards.first.locator("[data-place]")).to_contain_text("km")
    expect(cards.first.locator("[data-place]")).to_contain_text("Stargard")
    assert "Kasztanka" in cards.all_inner_texts()[-1], "who stays for life can be walked too"
    total = cards.count()
    page.evaluate("document.querySelector('[name=experience][value=none]').click()")
    until(page, f"document.querySelectorAll('[data-yield] .card').length < {total}")
    page.evaluate("document.querySelector('[name=experience][value=none]').click()")
    expect(cards).to_have_count(total)


@pytest.mark.parametrize("language, path, words", [("pl", "/zwierzeta/", "pies"), ("en", "/en/animals/", "dog")])
def test_animals_and_what_is_found_among_them_can_stand_by_distance(language, path, words, visit):
    page = visit(path, before=lambda page: page.add_init_script(
        "localStorage.setItem('shelters/place', JSON.stringify({ name: 'Tczew', at: [54.09, 18.78] }))"))
    # Nobody asked yet.
    expect(page.locator("[data-list]")).to_be_visible()
    page.locator("[name=sort]").select_option("near")
    shown = page.locator("[data-hits] .where > span[aria-hidden]")
    expect(shown.first).to_be_visible()
    for text in ["", words]:
        if text:
            page.locator("#ui-q").fill(text)
            until(page, f"new URLSearchParams(location.search).get('q') === '{words}' && !document.querySelector('.outcome.busy')")
        distances = [int("".join(filter(str.isdigit, text))) for text in shown.all_inner_texts()]
        assert len(distances) > 5 and distances == sorted(distances)
    assert "sort=near" in page.url


def test_without_a_chosen_place_no_order_by_distance_is_offered(visit):
    page = visit("/zwierzeta/?sort=near")
    expect(page.locator("[data-list]")).to_be_visible()
    assert page.locator("[name=sort] option[value=near]").count() == 0


def ask(page, words):
    """Types into the list's field, and waits for the answer."""
    page.locator("#ui-q").fill(words)
    until(page, f"new URLSearchParams(location.search).get('q') === {json.dumps(words)} && !document.querySelector('.outcome.busy')")


QUESTIONS = [
    ("/zwierzeta/", "pies w promieniu 30 km od Tczewa", 30), ("/zwierzeta/", "pies blisko Gdyni", 100),
    ("/zwierzeta/", "blisko Stargardu pies", 100), ("/en/animals/", "dog near Gdynia within 60 km", 60),
    ("/en/animals/", "dog within 45 km of Gliwice", 45), ("/zwierzeta/", "pies z okolic Gdyni", 100), ("/zwierzeta/", "Gdynia i okolice pies", 100),
    ("/zwierzeta/", "Gdynia i okolice 60 km, pies", 60), ("/zwierzeta/", "pies w promieniu 60 km od Gdyni i okolic", 60),
    ("/en/animals/", "a dog from the Gdynia area", 100), ("/en/animals/", "Cracow and surrounding areas dog", 100),
]


@pytest.mark.parametrize("path, words, limit", QUESTIONS)
def test_search_understands_a_place_and_a_distance_and_the_box_tells_the_same(path, words, limit, visit):
    page = visit(path)
    ask(page, words)
    shown = page.locator("[data-hits] .where > span[aria-hidden]")
    expect(shown.first).to_be_visible()
    distances = [int("".join(filter(str.isdigit, text))) for text in shown.all_inner_texts()]
    assert distances and distances == sorted(distances) and distances[-1] <= limit
    count = re.search(r"\d+", page.locator("[data-total]").inner_text())[0]
    page.locator(".find [name=q]").fill(words)
    expect(page.locator(".find .found b")).to_have_text(re.compile(rf"\b{count}$"))


@pytest.mark.parametrize("path, words, place", [
    ("/zwierzeta/", "koń w Gdańsku", "Gdańsk"), ("/zwierzeta/", "koń w Krakowie", "Kraków"), ("/en/animals/", "horse in Gdansk", "Gdańsk"),
])
def test_where_a_town_has_nothing_of_what_is_asked_for_the_nearest_comes_first_and_the_box_tells_the_same(path, words, place, visit):
    page = visit(path)
    ask(page, words)
    # By the name of the place, though it was typed in another form.
    told = page.locator("[data-corrected]").get_attribute("data-around").replace("{place}", place)
    expect(page.locator("[data-corrected]")).to_have_text(told)
    shown = page.locator("[data-hits] .where > span[aria-hidden]")
    distances = [int("".join(filter(str.isdigit, text))) for text in shown.all_inner_texts()]
    assert distances and distances == sorted(distances)
    first = page.locator("[data-hits] [data-title]").first.inner_text()
    page.locator(".find [name=q]").fill(words)
    # The box shows institutions, too.
    expect(page.locator(".find .found strong").filter(has_text=first)).to_have_count(1)
    expect(page.locator(".find .found p")).to_have_text(told)


def test_an_order_that_was_asked_for_stays_where_a_town_has_nothing(visit):
    page = visit("/zwierzeta/?q=koń+Gdańsk&sort=new")
    expect(page.locator("[data-hits] [data-title]").first).to_be_visible()
    assert page.locator("[data-hits] .where > span[aria-hidden]").count() == 0


@pytest.mark.parametrize("path, words, alone", [("/zwierzeta/", "pies blisko mnie", "pies"), ("/en/animals/", "dog near me", "dog"), ("/en/animals/", "dog in my area", "dog"), ("/zwierzeta/", "pies w mojej okolicy", "pies")])
def test_near_me_is_near_the_place_that_was_chosen_and_says_nothing_without_one(path, words, alone, visit):
    def total(page, text):
        ask(page, text)
        return page.locator("[data-total]").inner_text()

    page = visit(path)
    assert total(page, words) == total(page, alone)
    page = visit(path, before=lambda page: page.add_init_script(
        "localStorage.setItem('shelters/place', JSON.stringify({ name: 'Tczew', at: [54.09, 18.78] }))"))
    total(page, words)
    expect(page.locator("[data-hits] .where > span[aria-hidden]").first).to_be_visible()
    expect(page.locator("[data-hits] .where").first).to_contain_text("Tczew")


def test_what_is_typed_before_the_list_s_script_has_all_it_needs_is_searched_for(visit):
    held = []

    def prepare(page):
        page.add_init_script("localStorage.setItem('shelters/place', JSON.stringify({ name: 'Tczew', at: [54.09, 18.78] }))")
        page.route("**/near/nearest*.js", lambda route: held.append(route))

    page = visit("/zwierzeta/", before=prepare)
    page.locator("#ui-q").fill("pies")
    for route in held:
        route.continue_()
    until(page, "new URLSearchParams(location.search).get('q') === 'pies'")
    expect(page.locator("[data-yield]")).to_be_visible()
    expect(page.locator("#ui-q")).to_have_value("pies")


@pytest.mark.parametrize("words, name", [("schronisko blisko Tczewa", "Pod Brzozami"), ("schronisko blisko Stargardu", "Przystań")])
def test_institutions_above_animals_are_those_near_the_place(words, name, visit):
    page = visit("/zwierzeta/")
    page.locator("#ui-q").fill(words)
    keepers = page.locator("[data-keepers] [data-title]")
    expect(keepers).to_have_count(1)
    expect(keepers).to_contain_text(name)


def test_the_box_shows_institutions_that_are_asked_for_before_the_animals_of_the_nearest(visit):
    page = visit("/")
    page.locator(".find [name=q]").fill("schronisko w promieniu 300 km od Stargardu")
    found = page.locator(".find .found a[href]")
    expect(found.first).to_be_visible()
    depths = [len(address.strip("/").split("/")) for address in found.evaluate_all("all => all.map(link => link.pathname)")[:6]]
    assert depths == [2, 2, 2, 2, 3, 3]


def test_a_town_and_its_surroundings_alone_begin_with_its_institutions(visit):
    page = visit("/")
    page.locator(".find [name=q]").fill("Tczew i okolice")
    expect(page.locator(".find .found a[href]").first).to_contain_text("Pod Brzozami")
    assert len(page.locator(".find .found a[href]").first.get_attribute("href").strip("/").split("/")) == 2


@pytest.mark.parametrize("words", ["blisko", "okolice", "okolice kot", "psy i koty i okolice", "okolice lasu", "play area", "pies blisko nigdziebądź", "30 km od", "w promieniu 9999999 km od Tczewa"])
def test_a_place_that_nobody_knows_leaves_the_words_alone(words, visit):
    page = visit("/zwierzeta/")
    ask(page, words)
    assert page.locator("[data-trouble]:visible").count() == page.locator("[data-hits] .where > span[aria-hidden]").count() == 0


def test_a_digit_of_a_postal_code_offers_the_towns_that_it_may_mean(visit):
    page = visit(PAGES["pl"])
    page.locator("#ui-place").type("8")
    expect(page.locator("[data-choices] button").first).to_have_text("Gdańsk, pomorskie")
    assert page.locator("[data-choices] button").count() > 3


def test_what_is_typed_fetches_little(visit, demo):
    page = visit(PAGES["pl"])
    fetched = []
    page.on("request", lambda request: "/search/places/" in request.url and fetched.append(request.url.split("/")[-1]))
    page.locator("#ui-place").type("Gdań")
    expect(page.locator("[data-choices] button").first).to_have_text("Gdańsk, pomorskie")
    assert len(fetched) <= 4
    assert all((demo.folder / "search/places" / name).stat().st_size <= 3000 for name in fetched)


@pytest.mark.parametrize("path", ["/instytucje/", "/en/institutions/"])
def test_institutions_can_stand_by_distance_told_in_words_too(path, visit):
    page = visit(path, before=lambda page: page.add_init_script(
        "localStorage.setItem('shelters/place', JSON.stringify({ name: 'Tczew', at: [54.09, 18.78] }))"))
    page.locator("[name=sort]").select_option("near")
    places = page.locator("[data-hits] .where")
    expect(places.first).to_contain_text("Tczew")
    distances = [int("".join(filter(str.isdigit, text))) for text in page.locator("[data-hits] .where > span[aria-hidden]").all_inner_texts()]
    assert len(distances) > 5 and distances == sorted(distances)
    assert re.search("kilomet", places.nth(1).locator(".vh").first.inner_text())
    assert violations_in_both_themes(page) == []


def test_without_a_chosen_place_institutions_have_one_order(visit):
    page = visit("/instytucje/")
    expect(page.locator("[data-list]")).to_be_visible()
    assert page.locator("[name=sort]:visible").count() == 0


@pytest.mark.parametrize("language", PAGES)
def test_similar_animals_stand_by_distance_once_a_place_is_known(language, visit, examples):
    chosen = "localStorage.setItem('shelters/place', JSON.stringify({ name: 'Tczew', at: [54.09, 18.78] }))"
    page = visit(examples["animal", language], before=lambda page: page.add_init_script(chosen))
    page.locator("section:last-of-type > .cards").scroll_into_view_if_needed()
    shown = page.locator("section:last-of-type > .cards .where > span[aria-hidden]")
    expect(shown.first).to_be_visible()
    distances = [int("".join(filter(str.isdigit, text))) for text in shown.all_inner_texts()]
    assert len(distances) > 1 and distances == sorted(distances)
    assert "kilomet" in page.locator("section:last-of-type > .cards .vh").first.inner_text()
    page = visit(examples["animal", language])
    page.locator("section:last-of-type > .cards").scroll_into_view_if_needed()
    expect(page.locator("section:last-of-type > .cards [data-favourite]").first).to_be_visible()
    assert page.locator("section:last-of-type > .cards .where > span[aria-hidden]").count() == 0


def test_the_range_is_remembered_and_the_map_shows_the_place_with_all_institutions(visit, demo):
    page = visit(PAGES["pl"])
    page.locator("#ui-place").fill("Gdańsk")
    page.keyboard.press("Enter")
    page.locator("#ui-range").focus()
    page.keyboard.press("End")
    expect(page.locator("[data-answer] .house")).to_have_count(6)
    page.locator(".map").scroll_into_view_if_needed()
    expect(page.locator(".map .own circle")).to_be_visible()
    until(page, "[...document.querySelectorAll('.points a')].length > 1")
    # All institutions are on the map, also those that the list does not show yet.
    page.locator(".zoom button").last.click()
    until(page, "document.querySelector('.map svg').viewBox.baseVal.width === 1000")
    page.wait_for_timeout(200)
    marks = sum(int(text) for text in page.locator(".cluster text").all_inner_texts()) + page.locator(".points a:not(.cluster)").count()
    assert marks == (demo.folder / "mapa/index.html").read_text().count(' data-at="')
    page.locator("#ui-range").focus()
    page.keyboard.press("Home")
    until(page, "document.querySelector('.own ellipse') !== null")
    page.reload()
    expect(page.locator("[data-range-text]")).to_contain_text("5")
    page.locator(".map").scroll_into_view_if_needed()
    until(page, "document.querySelector('.own ellipse') !== null")
