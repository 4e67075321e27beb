"""Search, as visitors see and touch it: suggestions below a box, lists that narrow, facets, addresses."""

import json
import re
from urllib.parse import parse_qs, urlsplit

import pytest

from folders import SMALL, write
from program import TEMPLATES
from views import (
    BEST_PRACTICE, DESKTOP, LANGUAGES, LISTS, NARROW, PHONE, arrived, expect, focused, follow, loaded, moved, scripted, settled, tab_to,
    until, violations_in_both_themes)

CATALOGUES = {"pl": "/instytucje/", "en": "/en/institutions/"}
HOMES = {"pl": "/", "en": "/en/"}
SIZES = ["small", "medium", "large", "xlarge"]
EVIL = ['<img src=x onerror="window.evil=1">', '"><script>window.evil=2</script>', "</strong><svg onload=window.evil=3>"]


def record(**fields):
    return "---\n" + "".join(f"{name}: {json.dumps(value, ensure_ascii=False)}\n" for name, value in fields.items()) + "---\n"


def keeper(name, town, type="shelter", region="łódzkie"):
    address = {"town": town, "postalCode": "90-001", "country": "PL", "region": region}
    return record(name=name, type=type, address=address, contact={"email": "a@example.org"})


def site(folder, shelters, files):
    built = folder / "public"
    run = shelters.build(write(folder / "content", {"site.yml": SMALL["site.yml"], "home.md": SMALL["home.md"], **files}), built)
    assert run.status == 0, run.stderr
    return built


@pytest.fixture(scope="session")
def town(tmp_path_factory, shelters, host):
    """A site of sixty dogs in Łódź, four cats in Kraków, and a foundation without animals."""
    files = {
        "institutions/azyl/institution.md": keeper("Azyl pod Lipą", "Łódź"),
        "institutions/koty/institution.md": keeper("Dom Kotów", "Kraków", "foundation", "małopolskie"),
        "institutions/pusta/institution.md": keeper("Pusta Miska", "Opole", "foundation", "opolskie"),
        "institutions/koty/animals/luna.md": record(name="Luna", type="cat", sex="female", size="small", goodWith={"children": True}),
        "institutions/koty/animals/mruczek.md": record(name="Mruczek", type="cat", sex="male", size="large", urgent=True),
        "institutions/koty/animals/klara.md": record(name="Klara", type="cat", sex="female", size="small"),
        "institutions/koty/animals/bazyl.md": record(name="Bazyl", type="cat", sex="male", energy="low", arrived="2019-01-05"),
    }
    for number in range(60):
        files[f"institutions/azyl/animals/fafik-{number}.md"] = record(
            name=f"Fafik {number}", type="dog", sex=("male", "female")[number % 2], size=SIZES[number % 4],
            age="adult", goodWith={"dogs": True} if number % 3 == 0 else {"dogs": False})
    return host(site(tmp_path_factory.mktemp("town"), shelters, files))


@pytest.fixture(scope="session")
def hostile(tmp_path_factory, shelters, host):
    """A site whose records are named with markup."""
    files = {"institutions/azyl/institution.md": keeper(EVIL[0], EVIL[1])}
    for number, name in enumerate(EVIL):
        files[f"institutions/azyl/animals/zly-{number}.md"] = record(name=name, type="dog", size=SIZES[number])
    return host(site(tmp_path_factory.mktemp("hostile"), shelters, files))


@pytest.fixture
def look(visit, town):
    """Opens pages of that town's site."""
    return lambda path="/", **options: visit(path, **{"at": town, **options})


def answering(page, index):
    """Lets an index of the test's own answer: the file of all that searches is taken apart into its sources, of which the engine is another one."""
    def source(route):
        name = re.sub(r"^.*/assets/|(?<=/search)\.\w+(?=\.js)", "", route.request.url)
        script = f"export const index = async () => ({{ {index} }})" if name.endswith("/engine.js") else (TEMPLATES / "assets" / name).read_text()
        route.fulfill(body=script, content_type="text/javascript")

    page.route(re.compile(r"/scripts/([\w-]+/)?[\w-]+\.js$|/search/search\.\w+\.js$"), source)


def box(page, within="header"):
    return page.locator(f"{within} form[data-find] input")


def suggest(page, text, within="header"):
    box(page, within).fill(text)
    page.locator(f"{within} .found [role=option]").first.wait_for()
    return page.locator(f"{within} .found [role=option]")


def cards(page):
    return page.locator(".outcome li h3:visible").all_inner_texts()


def found(page, text=None):
    """Waits for results, and gives their names."""
    if text is not None:
        page.locator("#ui-q").fill(text)
        # The search begins at the moment when the address tells of it.
        until(page, f"new URLSearchParams(location.search).get('q') === {json.dumps(text)}")
    settled(page)
    page.locator("[data-yield]:not([hidden])").wait_for()
    return cards(page)


def asked(page):
    return parse_qs(urlsplit(page.url).query)


def tick(page, name, value):
    page.locator(f"[data-facets] input[name={name}][value={value}]").check()


# Suggestions below a box


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_box_suggests_cards_as_one_types(language, viewport, look):
    page = look(HOMES[language], viewport=viewport)
    option = suggest(page, "mruczek").first
    words = option.inner_text()
    assert "Mruczek" in words and "Kraków" in words and ("Kot" if language == "pl" else "Cat") in words
    assert loaded(option.locator("img"))
    follow(option)
    assert page.locator("h1").inner_text() == "Mruczek"


@pytest.mark.parametrize("path", ["/", "/zwierzeta/", "/instytucje/", "/instytucje/azyl/", "/instytucje/koty/luna/", "/ustawienia/"])
def test_every_page_has_the_box_in_its_header(path, look):
    options = suggest(look(path), "luna")
    assert "Luna" in options.first.inner_text()


def test_suggestions_find_institutions_too(look):
    page = look("/ustawienia/")
    suggest(page, "krakow")
    words = page.locator("header .found").inner_text()
    assert "Dom Kotów" in words and "Luna" in words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_suggestion_and_enter_lead_to_all_results(language, look):
    page = look(HOMES[language])
    last = suggest(page, "fafik").last
    assert re.search(r"\b60\b", last.inner_text())
    follow(last)
    assert page.locator("body.animals").count() == 1
    assert asked(page) == {"q": ["fafik"]} and page.url.split("?")[0].endswith(LISTS[language])
    page.go_back()
    box(page).fill("fafik")
    box(page).press("Enter")
    arrived(page, "animals")
    assert asked(page) == {"q": ["fafik"]}
    assert len(found(page)) == 24


def test_the_box_is_a_combobox_to_assistive_technology(look):
    # Browsers of a few years ago know the attribute alone.
    page = look("/", before=lambda page: page.add_init_script("delete Element.prototype.role"))
    field = box(page)
    field.focus()
    expect(field).to_have_attribute("role", "combobox")
    assert field.get_attribute("aria-expanded") == "false"
    suggest(page, "fafik")
    expect(field).to_have_attribute("aria-expanded", "true")
    assert field.get_attribute("aria-autocomplete") == "list"
    popup = page.locator("#" + field.get_attribute("aria-controls"))
    assert popup.get_attribute("role") == "listbox" and popup.get_attribute("aria-label")
    assert field.get_attribute("aria-activedescendant") is None
    field.press("ArrowDown")
    expect(field).to_have_attribute("aria-activedescendant", re.compile("."))
    active = field.get_attribute("aria-activedescendant")
    assert page.locator(f"#{active}").get_attribute("aria-selected") == "true"
    assert page.locator("[aria-selected=true]").count() == 1
    assert page.evaluate("document.activeElement.name") == "q"
    ids = page.locator("[role=option]").evaluate_all("all => all.map(one => one.id)")
    assert len(set(ids)) == len(ids)


def test_suggestions_are_walked_through_by_keyboard(look):
    page = look("/")
    count = suggest(page, "fafik").count()
    field = box(page)

    def active(place):
        until(page, "[...document.querySelectorAll('header [role=option]')].findIndex(one => one.ariaSelected === 'true') === %d" % place)

    field.press("ArrowDown")
    active(0)
    field.press("ArrowDown")
    active(1)
    field.press("ArrowUp")
    field.press("ArrowUp")
    # Above the first one is the box itself.
    active(-1)
    field.press("ArrowUp")
    active(count - 1)
    field.press("ArrowDown")
    active(-1)
    field.press("ArrowDown")
    field.press("Escape")
    expect(page.locator("header .found")).to_be_hidden()
    expect(field).to_have_attribute("aria-expanded", "false")
    assert field.input_value() == "fafik" and field.get_attribute("aria-activedescendant") is None
    field.press("ArrowDown")
    expect(page.locator("header .found")).to_be_visible()
    active(0)
    name = page.locator("header [aria-selected=true] strong").inner_text()
    field.press("Enter")
    arrived(page, "animal")
    expect(page.locator("h1")).to_have_text(name)


@pytest.mark.parametrize("keys", [[], ["ArrowDown"]])
def test_home_and_end_move_in_the_text_whether_a_suggestion_is_active_or_not(keys, look):
    page = look("/")
    suggest(page, "fafik")
    for key in keys:
        box(page).press(key)
    box(page).press("Home")
    until(page, "document.activeElement.selectionStart === 0")
    # What Enter would open is no longer one of them.
    assert box(page).get_attribute("aria-activedescendant") is None and page.locator("header [aria-selected=true]").count() == 0
    box(page).press("End")
    until(page, "document.activeElement.selectionStart === 5")


def test_leaving_the_box_closes_its_suggestions(look):
    page = look("/")
    suggest(page, "fafik")
    popup = page.locator("header .found")
    box(page).press("Tab")
    expect(popup).to_be_hidden()
    box(page).focus()
    expect(popup).to_be_visible()
    page.locator("h1").click()
    expect(popup).to_be_hidden()


@pytest.mark.parametrize("language, told", [("pl", "60 wyników"), ("en", "60 results")])
def test_the_number_of_results_is_announced_politely_and_once_the_typing_has_stopped(language, told, look):
    # The page's time is this test's: no stall of the machine is a visitor who has stopped.
    page = look(HOMES[language], before=lambda page: page.clock.install(time="2026-11-21T10:00:00Z"))
    field = box(page)
    field.focus()
    page.locator("header [role=status]").wait_for(state="attached")
    page.clock.pause_at("2026-11-21T12:00:00Z")
    page.evaluate("""() => { window.said = []
        new MutationObserver(() => said.push(document.querySelector('header form [role=status]').textContent))
            .observe(document.querySelector('header form [role=status]'), { childList: true, characterData: true, subtree: true }) }""")
    for letter in "fafik":
        field.press(letter)
        page.clock.run_for(60)
    page.clock.run_for(40)
    page.locator("header .found [role=option]").first.wait_for()
    page.clock.run_for(600)
    assert page.evaluate("window.said") == []
    page.clock.run_for(100)
    until(page, "window.said.length > 0")
    page.clock.run_for(5000)
    assert page.evaluate("window.said") == [told]


@pytest.mark.parametrize("language, told", [("pl", "Nic nie znaleziono"), ("en", "Nothing found")])
def test_a_box_says_that_nothing_was_found(language, told, look):
    page = look(HOMES[language])
    box(page).fill("qqqxyzqq")
    page.locator("header .found p").wait_for()
    expect(page.locator("header .found")).to_have_text(told)
    expect(box(page)).to_have_attribute("aria-expanded", "false")
    until(page, f"document.querySelector('header form [role=status]').textContent === {json.dumps(told)}")


def test_a_page_without_a_search_of_its_own_fetches_nothing_of_it_before_the_box_is_used(look):
    requests = []
    page = look("/instytucje/koty/luna/", before=lambda page: page.on("request", lambda request: requests.append(request.url)))
    scripted(page)
    page.wait_for_load_state("networkidle")
    assert not [url for url in requests if "/search/" in url]
    suggest(page, "luna")
    fetched = [url for url in requests if "search" in url]
    assert [url for url in fetched if "/scripts/search/search." in url]
    assert len(fetched) == len(set(fetched)), "nothing is fetched twice"


@pytest.mark.parametrize("path", ["/", "/zwierzeta/", "/instytucje/", "/instytucje/azyl/"])
def test_what_is_fetched_ahead_is_used_and_fetched_once(path, look):
    requests = []
    page = look(path, before=lambda page: page.on("request", lambda request: requests.append(request.url)))
    scripted(page)
    page.wait_for_load_state("networkidle")
    suggest(page, "fafik")
    fetched = [url for url in requests if "search" in url]
    assert [url for url in fetched if "/scripts/search/search." in url]
    assert len(fetched) == len(set(fetched)), "a file that is fetched ahead and not used so would be fetched again"
    ahead = page.evaluate("[...document.querySelectorAll('link[rel=preload], link[rel=modulepreload]')].map(link => link.href)")
    assert ahead and set(ahead) <= set(fetched + [url for url in requests if "/scripts/" in url])


@pytest.mark.parametrize("path, field", [("/", "header form[data-find] input"), ("/zwierzeta/", "#ui-q")])
def test_what_misspelt_and_several_words_need_is_asked_for_before_there_are_any(path, field, look):
    page = look(path)
    with page.expect_request(re.compile(r"/search/.*/s\.bin")), page.expect_request("**/scripts/search/spelling.*"), page.expect_request("**/scripts/search/phrases.*"):
        page.locator(field).focus()


@pytest.mark.parametrize("path, field, shown", [("/", "header form[data-find] input", ".found [role=option]"), ("/zwierzeta/", "#ui-q", "[data-hits] h3")])
def test_what_misspelt_and_several_words_need_comes_behind_the_first_answer(path, field, shown, look):
    requests = []
    page = look(path, before=lambda page: page.on("request", lambda request: requests.append(request.url)))
    with page.expect_request(re.compile(r"/search/.*/s\.bin")):
        page.locator(field).fill("fafik")
    page.locator(shown).first.wait_for()
    fetched = [match[1] for url in requests for match in [re.search(r"/search/.*/([cs])\d*\.bin", url)] if match]
    assert fetched[0] == "c" and fetched.count("s") == 1


@pytest.mark.parametrize("path, field", [("/", "header form[data-find] input"), ("/zwierzeta/", "#ui-q")])
def test_few_letters_are_not_asked_for_while_more_are_typed(path, field, look):
    def before(page):
        answering(page, """
            search: async ({ text }) => { (window.asked ??= new Set()).add(text); return { total: 0, hits: [], whole: 0, corrected: null, missing: false } },
            prepare: async () => {}, cards: async () => [], counts: async () => ({})""")
        page.clock.install(time="2026-11-21T10:00:00Z")

    page = look(path, service_workers="block", allow=["Service Worker"], before=before)
    input = page.locator(field)
    input.focus()
    page.wait_for_load_state("networkidle")
    page.clock.pause_at("2026-11-21T12:00:00Z")
    for letter in "kotek bury":
        input.press(letter)
        page.clock.run_for(150)
    assert page.evaluate("[...asked]") == ["kote", "kotek", "kotek bury"]
    input.fill("ko")
    page.clock.run_for(500)
    assert page.evaluate("asked.has('ko')")


@pytest.mark.parametrize("viewport", [PHONE, NARROW], ids=["phone", "narrow"])
def test_suggestions_fit_a_phone_and_can_be_touched(viewport, look):
    page = look("/", viewport=viewport, has_touch=True)
    options = suggest(page, "fafik")
    for place in range(options.count()):
        area = options.nth(place).bounding_box()
        assert area["height"] >= 44 and area["x"] >= 0 and area["x"] + area["width"] <= viewport["width"]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    options.first.tap()
    arrived(page, "animal")


# A list's own search


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_list_of_animals_narrows_as_one_types(language, viewport, look):
    page = look(LISTS[language], viewport=viewport)
    before = cards(page)
    assert found(page, "mruczek") == ["Mruczek"]
    assert asked(page) == {"q": ["mruczek"]}
    page.locator("#ui-q").fill("")
    until(page, "location.search === ''")
    assert cards(page) == before
    expect(page.locator("nav.pages")).to_be_visible()


@pytest.mark.parametrize("language, amount", [("pl", "60 zwierząt"), ("en", "60 animals")])
def test_results_are_counted_in_words_and_shown_in_batches(language, amount, look):
    page = look(LISTS[language])
    assert len(found(page, "fafik")) == 24
    assert page.locator("[data-total]").inner_text() == amount
    more = page.locator("[data-more]")
    more.click()
    until(page, "document.querySelectorAll('[data-hits] > li').length === 48")
    until(page, "document.activeElement.closest('li') === document.querySelectorAll('[data-hits] > li')[24]")
    more.click()
    until(page, "document.querySelectorAll('[data-hits] > li').length === 60")
    expect(more).to_be_hidden()
    assert len(set(cards(page))) == 60


def test_who_comes_back_from_an_animal_finds_the_results_as_they_were(look):
    page = look("/zwierzeta/?q=fafik")
    found(page)
    page.locator("[data-more]").click()
    until(page, "document.querySelectorAll('[data-hits] > li').length === 48 && history.state?.found === 48")
    follow(page.locator("[data-hits] > li").nth(40).locator("a"))
    page.go_back()
    until(page, "document.querySelectorAll('[data-hits] > li').length === 48")
    expect(page.locator("#ui-q")).to_have_value("fafik")


def test_institutions_stand_before_the_animals(look):
    page = look("/zwierzeta/")
    names = found(page, "krakow")
    assert names[0] == "Dom Kotów" and set(names[1:]) == {"Luna", "Mruczek", "Klara", "Bazyl"}
    assert page.locator("[data-total]").inner_text() == "4 zwierzęta"


@pytest.mark.parametrize("text, first", [("fundacja dla kotów", "Dom Kotów"), ("schronisko krakow", "Dom Kotów"), ("azyl krakow", "Dom Kotów"), ("fundacja łódź", "Azyl pod Lipą")])
def test_who_asks_for_institutions_sees_those_that_keep_the_animals_or_are_in_the_town(look, text, first):
    page = look("/zwierzeta/")
    found(page, text)
    assert page.locator("[data-keepers] [data-title]").first.inner_text() == first


def test_who_asks_for_animals_of_an_institution_sees_no_institutions(look):
    page = look("/zwierzeta/")
    found(page, "pies ze schroniska")
    assert page.locator("[data-keepers]").is_hidden()


def test_an_institution_without_animals_is_found(look):
    page = look("/zwierzeta/")
    assert found(page, "pusta miska")[0] == "Pusta Miska"
    assert page.locator("[data-none]").is_hidden()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_finds_institutions_alone(language, look):
    page = look(CATALOGUES[language])
    assert found(page, "kraków") == ["Dom Kotów"]
    page.locator("#ui-q").fill("")
    until(page, "location.search === ''")
    page.locator("#ui-town").select_option("Opole")
    assert found(page) == ["Pusta Miska"]
    assert asked(page) == {"town": ["Opole"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_catalogue_narrows_by_the_type_of_institution(language, look):
    page = look(CATALOGUES[language])
    expect(page.locator("#ui-sort:visible")).to_have_count(0)  # Institutions do not wait, and nobody has chosen a place.
    tick(page, "type", "foundation")
    assert sorted(found(page)) == ["Dom Kotów", "Pusta Miska"]
    until(page, "[...document.querySelectorAll('[data-facets] small')].map(one => one.textContent).join() === '2,1'")


@pytest.mark.parametrize("language, amount", [("pl", "1 zwierzę"), ("en", "1 animal")])
def test_what_has_only_some_of_the_words_is_told_apart(language, amount, look):
    page = look(LISTS[language] + "?q=luna+krakow")
    found(page)
    assert page.locator("[data-total]").inner_text() == amount
    items = page.locator("[data-hits] > li")
    assert items.first.locator("h3").inner_text() == "Luna"
    # Then the rest of the cats of Kraków, below a heading of their own.
    assert items.nth(1).get_attribute("class") == "also" and items.nth(1).inner_text() == page.locator("[data-hits]").get_attribute("data-hits")
    assert {items.nth(place).locator("h3").inner_text() for place in [2, 3, 4]} == {"Mruczek", "Klara", "Bazyl"}
    assert items.count() == 5


def test_an_institution_searches_its_own_animals_alone_and_offers_the_whole_catalogue(look):
    page = look("/instytucje/koty/")
    assert set(found(page, "kot")) == {"Luna", "Mruczek", "Klara", "Bazyl"}
    page.locator("#ui-q").fill("fafik 7")
    page.locator("[data-none]").wait_for()
    follow(page.locator("[data-everywhere]"))
    assert "Fafik 7" in found(page)


def test_a_shared_address_of_an_institution_s_search_opens_at_its_results(look):
    page = look("/instytucje/koty/")
    found(page, "luna")
    assert page.url.endswith("?q=luna#zwierzeta")
    page.reload()
    assert found(page) == ["Luna"]


# Facets


@pytest.mark.parametrize("language", LANGUAGES)
def test_facets_narrow_alone_and_combined_with_words_and_with_one_another(language, look):
    page = look(LISTS[language])
    tick(page, "type", "cat")
    assert set(found(page)) == {"Luna", "Mruczek", "Klara", "Bazyl"}
    tick(page, "sex", "female")
    assert set(found(page)) == {"Luna", "Klara"}
    assert found(page, "luna") == ["Luna"]
    assert asked(page) == {"q": ["luna"], "type": ["cat"], "sex": ["female"]}


def test_values_of_one_facet_are_alternatives(look):
    page = look("/zwierzeta/")
    tick(page, "type", "cat")
    tick(page, "size", "small")
    tick(page, "size", "large")
    assert set(found(page)) == {"Luna", "Mruczek", "Klara"}


@pytest.mark.parametrize("query, names", [
    ("good=children", {"Luna"}), ("urgent=yes", {"Mruczek"}), ("region=małopolskie", {"Luna", "Mruczek", "Klara", "Bazyl"}),
    ("town=Kraków&sex=male", {"Mruczek", "Bazyl"}), ("type=cat&size=large", {"Mruczek"}),
    ("energy=low", {"Bazyl"}),
])
def test_every_facet_opens_from_an_address(query, names, look):
    page = look("/zwierzeta/?" + query)
    assert set(found(page)) == names
    assert page.locator("[data-chosen] button").count() == query.count("=")


def test_age_and_the_company_of_dogs_and_cats_are_facets(look):
    page = look("/zwierzeta/?age=adult&good=dogs")
    found(page)
    assert page.locator("[data-total]").inner_text() == "20 zwierząt"


def test_each_value_tells_how_many_there_would_be(look):
    page = look("/zwierzeta/")

    def count(name, value):
        return page.locator(f"label:has(input[name={name}][value={value}]) small").inner_text()

    def counted(name, value, amount):
        until(page, f"document.querySelector('input[name={name}][value={value}] ~ small').textContent === '{amount}'")

    assert (count("type", "dog"), count("type", "cat")) == ("60", "4")
    tick(page, "sex", "female")
    counted("type", "dog", 30)
    assert (count("type", "dog"), count("type", "cat")) == ("30", "2")
    assert (count("sex", "male"), count("sex", "female")) == ("32", "32"), "its own values do not narrow a facet"
    tick(page, "type", "cat")
    counted("size", "xlarge", 0)
    assert (count("size", "small"), count("size", "xlarge")) == ("2", "0")


def test_every_number_is_what_a_press_shows(visit, examples):
    """On every list of the demonstration: each facet's number, and how many are found by it."""
    def amount(text):
        return int("".join(re.findall(r"\d", text)) or 0)

    for path in ["/zwierzeta/", "/en/institutions/", "/instytucje/ogon-do-gory/", examples["institution", "en"]]:
        page = visit(path)
        whole = amount(page.locator("[data-total]").inner_text())
        shown = page.locator("[data-list] ul").first.locator("> li").count()
        assert shown == min(whole, 48), path
        wrong = page.evaluate("""async () => {
            const wrong = [], facets = document.querySelector("[data-facets]")
            const total = document.querySelector("[data-total]"), outcome = document.querySelector(".outcome")
            const number = text => +text.replace(/[^0-9]/g, "")
            const change = async (control, set) => {
                const before = location.href
                set()
                control.dispatchEvent(new Event("change", { bubbles: true }))
                while (outcome.matches(".busy") || location.href === before) await new Promise(requestAnimationFrame)
                return number(total.textContent)
            }
            let count = 0
            for (const control of facets.querySelectorAll("input")) {
                const told = number(control.parentElement.querySelector("small").textContent)
                const found = await change(control, () => { control.checked = true })
                const cards = document.querySelectorAll("[data-hits] > li").length
                if (told !== found || cards !== Math.min(24, found)) wrong.push([control.name, control.value, told, found, cards])
                await change(control, () => { control.checked = false })
                count++
            }
            for (const select of facets.querySelectorAll("select")) {
                const options = [...select.options].filter(option => option.value)
                const told = options.map(option => number(option.textContent.match(/\\((.*)\\)$/)[1]))
                for (const [place, option] of options.entries()) {
                    const found = await change(select, () => { select.value = option.value })
                    if (told[place] !== found) wrong.push([select.name, option.value, told[place], found])
                    count++
                }
                await change(select, () => { select.value = "" })
            }
            return count ? wrong : ["nothing to press"]
        }""")
        assert wrong == [], path


def test_what_is_listed_without_words_seeks_a_home(visit):
    """The order alone narrows nothing."""
    page = visit("/zwierzeta/")
    whole = page.locator("[data-total]").inner_text()
    page.locator("#ui-sort").select_option("waiting")
    found(page)
    assert page.locator("[data-total]").inner_text() == whole


def test_the_last_suggestion_tells_how_many_animals_the_list_has(look):
    for text in ["kot", "luna krakow", "fafik"]:
        last = suggest(look("/"), text).last
        expect(last).to_contain_text("Wszystkie zwierzęta")
        told = re.search(r"\d+", last.inner_text())[0]
        listed = look(f"/zwierzeta/?q={text}")
        found(listed)
        assert re.match(r"\d+", listed.locator("[data-total]").inner_text())[0] == told


def test_the_language_switch_keeps_what_was_asked_for(look):
    page = look("/zwierzeta/")
    tick(page, "type", "cat")
    found(page, "luna")
    page.locator("#ui-town").select_option("Kraków")
    until(page, "location.search.includes('town')")
    follow(page.locator("header .languages a[data-language=en]"))
    assert urlsplit(page.url).path == "/en/animals/"
    assert found(page) == ["Luna"]
    assert asked(page) == {"q": ["luna"], "type": ["cat"], "town": ["Kraków"]}
    # What is no longer asked for is not taken along.
    page.locator("[data-facets] [data-clear]").click()
    page.locator("#ui-q").fill("")
    until(page, "location.search === ''")
    follow(page.locator("header .languages a[data-language=pl]"))
    assert urlsplit(page.url)[2:4] == ("/zwierzeta/", "")


def test_the_longest_wait_comes_first_on_request(look):
    page = look("/zwierzeta/")
    page.locator("#ui-sort").select_option("waiting")
    assert found(page)[0] == "Bazyl"
    assert asked(page) == {"sort": ["waiting"]}
    page.reload()
    assert found(page)[0] == "Bazyl"
    expect(page.locator("#ui-sort")).to_have_value("waiting")


@pytest.mark.parametrize("language, label", [("pl", "Usuń filtr: samica"), ("en", "Remove the filter: female")])
def test_chosen_filters_are_listed_and_taken_away_one_by_one_or_all_at_once(language, label, look):
    page = look(LISTS[language] + "?type=cat&sex=female&town=Kraków")
    found(page)
    buttons = page.locator("[data-chosen] button")
    assert buttons.count() == 3
    page.get_by_role("button", name=label).click()
    assert set(found(page)) == {"Luna", "Mruczek", "Klara", "Bazyl"}
    assert buttons.count() == 2 and "sex" not in asked(page)
    # The focus is not lost.
    focused(page, "[data-chosen] button")
    page.locator("[data-facets] [data-clear]").click()
    until(page, "location.search === ''")
    expect(buttons).to_have_count(0)
    expect(page.locator("nav.pages")).to_be_visible()


def test_a_query_that_is_entered_before_it_was_searched_stays_in_the_history(look):
    page = look("/zwierzeta/", before=lambda page: page.clock.install(time="2026-11-21T10:00:00Z"))
    field = page.locator("#ui-q")
    field.focus()
    field.press_sequentially("kot")
    field.press("Enter")
    until(page, "location.search === '?q=kot'")
    page.clock.run_for(1000)
    field.press_sequentially(" bury")
    page.clock.run_for(1000)
    until(page, "location.search.includes('bury')")
    page.go_back()
    until(page, "location.search === '?q=kot'")


def test_going_back_and_forward_takes_filters_and_words_along(look):
    page = look("/zwierzeta/")
    tick(page, "type", "cat")
    found(page)
    page.locator("#ui-q").press_sequentially("luna", delay=20)
    until(page, "location.search.includes('q=luna')")
    page.go_back()
    until(page, "location.search === '?type=cat'")
    assert set(found(page)) == {"Luna", "Mruczek", "Klara", "Bazyl"}
    expect(page.locator("#ui-q")).to_have_value("")
    page.go_back()
    until(page, "location.search === ''")
    expect(page.locator("[data-list]")).to_be_visible()
    expect(page.locator("[name=type][value=cat]")).not_to_be_checked()
    page.go_forward()
    until(page, "location.search === '?type=cat'")
    page.go_forward()
    until(page, "location.search.includes('q=luna')")
    assert found(page) == ["Luna"] and page.locator("[name=type][value=cat]").is_checked()


@pytest.mark.parametrize("query", ["q=luna", "type=dog&size=large&size=small", "q=fafik&sex=male&good=dogs&sort=waiting", "town=Łódź&q=fafik"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_address_opens_what_it_was_made_from(language, query, look):
    page = look(LISTS[language] + "?" + query)
    names = found(page)
    assert names
    wanted = parse_qs(query)
    assert asked(page) == wanted
    # A change and its opposite lead to the same address.
    page.locator("[name=age][value=adult]").check()
    page.locator("[name=age][value=adult]").uncheck()
    assert found(page) == names and {name: sorted(values) for name, values in asked(page).items()} == {
        name: sorted(values) for name, values in wanted.items()}


def test_what_an_address_asks_for_and_nobody_knows_is_left_out(look):
    page = look("/zwierzeta/?type=unicorn&size=&sort=weight&town=Atlantis&utm_source=x&type=cat")
    assert set(found(page)) == {"Luna", "Mruczek", "Klara", "Bazyl"}


@pytest.mark.parametrize("path", ["/zwierzeta/?utm_source=x", "/zwierzeta/?fbclid=x", "/instytucje/pusta/?fbclid=x", "/?q=x"])
def test_what_others_add_to_an_address_hides_nothing(path, look):
    """Links that are shared get words of their own; nothing waits for a search that will not come."""
    page = look(path, service_workers="block", allow=["failed", "net::", "preload", "Service Worker"],
                before=lambda page: page.route("**/scripts/search/**", lambda route: route.abort()))
    assert "fbclid" not in path or page.locator("html").get_attribute("data-asked") is None
    assert page.evaluate("""[...document.querySelectorAll('main, main li.card')].every(element =>
        getComputedStyle(element).visibility === 'visible')""")


@pytest.mark.parametrize("query", ["", "?fbclid=x", "?q=x"])
def test_an_institution_with_one_animal_shows_it_whatever_the_address_asks(query, tmp_path, shelters, host, visit):
    at = host(site(tmp_path, shelters, {
        "institutions/azyl/institution.md": keeper("Azyl", "Łódź"), "institutions/azyl/animals/rex.md": record(name="Rex", type="dog")}))
    page = visit("/instytucje/azyl/" + query, at=at)
    assert page.locator("main li.card").evaluate("card => getComputedStyle(card).visibility") == "visible"


def test_searching_from_a_numbered_page_leads_to_the_list_and_back(look):
    page = look("/zwierzeta/strona/2/")
    before = cards(page)
    assert found(page, "luna") == ["Luna"]
    assert page.url.endswith("/zwierzeta/?q=luna")
    page.locator("#ui-q").fill("")
    until(page, "location.pathname === '/zwierzeta/strona/2/'")
    assert cards(page) == before


@pytest.mark.parametrize("language, shown", [("pl", "Pokaż 4 wyniki"), ("en", "Show 4 results")])
def test_on_a_phone_facets_open_as_a_dialog_that_says_how_much_it_would_show(language, shown, look):
    page = look(LISTS[language], viewport=PHONE)
    assert page.locator("[data-facets]").is_hidden()
    button = page.locator("[data-filters]")
    button.click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert dialog.get_attribute("aria-labelledby")
    dialog.locator("label", has=page.locator("[name=type][value=cat]")).click()
    until(page, f"document.querySelector('[data-show]').textContent === {json.dumps(shown)}")
    for area in [label.bounding_box() for label in dialog.locator("fieldset label").all()]:
        assert area["height"] >= 44
    dialog.locator("[data-show]").click()
    expect(dialog).to_be_hidden()
    focused(page, "[data-filters]")
    assert set(found(page)) == {"Luna", "Mruczek", "Klara", "Bazyl"}
    expect(button.locator("[data-number]")).to_have_text("1")
    button.click()
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(page.locator("[name=type][value=cat]")).to_be_checked()


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_clearing_the_filters_keeps_the_focus_near_and_is_announced(viewport, look):
    page = look("/zwierzeta/?type=cat", viewport=viewport)
    settled(page)
    if viewport == PHONE:
        page.locator("[data-filters]").click()
    page.locator("[data-facets] [data-clear]").focus()
    page.keyboard.press("Enter")
    until(page, "location.search === ''")
    place = "dialog[open] h2" if viewport == PHONE else "[data-total]"
    focused(page, place)
    until(page, "document.querySelector('[data-said]').textContent === document.querySelector('[data-total]').textContent")
    assert page.locator("[data-total]").text_content() == "64 zwierzęta"


def test_the_last_batch_leaves_the_focus_among_the_results(look):
    page = look("/zwierzeta/?q=mruczek")
    settled(page)
    # A button that is gone once it was pressed, with nothing new to go to.
    page.evaluate("document.querySelector('[data-more]').parentElement.hidden = false")
    page.locator("[data-more]").focus()
    page.keyboard.press("Enter")
    focused(page, "[data-total]")


@pytest.mark.parametrize("place, closes", [("edge", False), ("outside", True)])
def test_only_a_press_outside_the_drawer_closes_it(place, closes, look):
    page = look("/zwierzeta/", viewport=PHONE, reduced_motion="reduce")
    page.locator("[data-filters]").click()
    box = page.locator("dialog[open]").bounding_box()
    page.mouse.click(box["x"] + 4 if place == "edge" else 100, box["y"] + (box["height"] / 2 if place == "edge" else -10))
    expect(page.locator("dialog[open]")).to_have_count(0 if closes else 1)


def test_an_estimate_is_told_as_one(look):
    page = look("/", service_workers="block", allow=["Service Worker"], before=lambda page: answering(page, """
        search: async () => ({ total: 12345, hits: [0], about: true, whole: 12345, corrected: null, missing: false }),
        prepare: async () => {},
        cards: async hits => hits.map(() => ({ kind: "animal", title: "Luna", url: "/", line: "Kot", place: "", picture: "" })),
        counts: async () => ({})"""))
    last = suggest(page, "luna").last
    expect(last).to_have_text(re.compile(r"^\s*Wszystkie zwierzęta:\s+około\s12\s000\s*$"))
    until(page, "document.querySelector('header form [role=status]').textContent.replace(/\\s/g, ' ') === 'około 12 000 wyników'")


@pytest.mark.parametrize("part", ["scripts/search/search.*", "texts/search/*"])
def test_a_box_is_a_plain_one_until_what_it_needs_can_be_fetched(part, look):
    page = look("/ustawienia/", before=lambda page: blocked(page, f"**/{part}"), allow=["failed", "net::", "preload", "Service Worker"],
                service_workers="block")
    field = box(page)
    with page.expect_event("requestfailed"):
        field.focus()
    assert field.get_attribute("role") is None and field.get_attribute("aria-expanded") is None
    page.unroute(f"**/{part}")
    # At the next turn, or the one after it where the first one came too soon.
    for _ in range(2):
        field.blur()
        field.focus()
        page.wait_for_load_state("networkidle")
    assert "Luna" in suggest(page, "luna").first.inner_text()


# Nothing found, and nothing to find


@pytest.mark.parametrize("language, told", [("pl", "Nic nie znaleziono"), ("en", "Nothing found")])
def test_nothing_found_is_told_with_ways_on(language, told, look):
    page = look(LISTS[language])
    assert found(page, "qqqxyzqq") == []
    none = page.locator("[data-none]")
    assert told in none.inner_text()
    until(page, f"document.querySelector('[data-said]').textContent.startsWith({json.dumps(told)})")
    none.locator("[data-whole]").click()
    until(page, "location.search === ''")
    settled(page)
    assert len(cards(page)) == 48


def test_where_filters_leave_nothing_the_words_alone_are_offered(look):
    page = look("/zwierzeta/?q=luna&type=dog")
    page.locator("[data-none]").wait_for()
    button = page.locator("[data-unfiltered]")
    until(page, "!document.querySelector('[data-unfiltered]').hidden")
    assert "1" in button.inner_text()
    button.click()
    assert found(page) == ["Luna"]
    # The focus is not lost.
    focused(page, "[data-total]")


def test_a_site_without_institutions_has_no_box(tmp_path, shelters, host, visit):
    at = host(site(tmp_path, shelters, {}))
    for path in ["/", "/zwierzeta/", "/instytucje/", "/ustawienia/", "/en/animals/?q=x"]:
        page = visit(path, at=at)
        scripted(page)
        assert page.locator("input[type=search]").count() == 0, path
        assert page.locator("[data-facets]").count() == 0
        assert page.locator("main").is_visible()


def test_an_institution_without_animals_can_be_found_and_has_no_search_of_its_own(tmp_path, shelters, host, visit):
    at = host(site(tmp_path, shelters, {"institutions/azyl/institution.md": keeper("Azyl", "Łódź")}))
    page = visit("/instytucje/azyl/", at=at)
    assert page.locator("main input[type=search]").count() == 0
    assert "Azyl" in suggest(page, "azyl").first.inner_text()
    page = visit("/zwierzeta/?q=azyl", at=at)
    assert found(page) == ["Azyl"]
    assert page.locator("[data-facets], [data-filters]").count() == 0


def test_one_animal_is_found_and_there_is_nothing_to_narrow(tmp_path, shelters, host, visit):
    at = host(site(tmp_path, shelters, {
        "institutions/azyl/institution.md": keeper("Azyl", "Łódź"),
        "institutions/azyl/animals/rex.md": record(name="Rex", type="dog", sex="male", size="large")}))
    page = visit("/zwierzeta/", at=at)
    assert page.locator("[data-facets], [data-filters], #ui-sort").count() == 0
    assert found(page, "rex") == ["Rex"]
    page = visit("/instytucje/azyl/", at=at)
    assert page.locator("main input[type=search]").count() == 0
    assert cards(page) == ["Rex"]


# Whatever goes wrong


def blocked(context_or_page, pattern):
    context_or_page.route(pattern, lambda route: route.abort())


@pytest.mark.parametrize("language, told", [("pl", "Pełna lista jest poniżej"), ("en", "The whole list is below")])
def test_without_the_index_the_list_says_so_and_stays(language, told, look):
    page = look(LISTS[language] + "?q=luna", before=lambda page: blocked(page, re.compile("(?<!texts)/search/(?!.*\\.js$)")), allow=["failed", "net::", "Service Worker"], service_workers="block")
    trouble = page.locator("[data-trouble]")
    trouble.wait_for()
    assert told in trouble.inner_text()
    assert len(cards(page)) == 48 and page.locator("nav.pages").is_visible()
    assert page.locator("#ui-q").input_value() == "luna"
    until(page, f"document.querySelector('[data-said]').textContent.includes({json.dumps(told)})")
    page.unroute(re.compile("(?<!texts)/search/(?!.*\\.js$)"))
    trouble.locator("[data-retry]").click()
    assert found(page) == ["Luna"]
    expect(trouble).to_be_hidden()
    # The focus is not lost.
    focused(page, "[data-total]")


def test_without_the_index_a_box_still_leads_to_the_list(look):
    page = look("/", before=lambda page: blocked(page, re.compile("(?<!texts)/search/(?!.*\\.js$)")), allow=["failed", "net::", "preload", "Service Worker"], service_workers="block")
    box(page).fill("luna")
    page.locator("header .found p").wait_for()
    assert "Enter" in page.locator("header .found").inner_text()
    page.unroute(re.compile("(?<!texts)/search/(?!.*\\.js$)"))
    box(page).press("Enter")
    arrived(page, "animals")
    assert found(page) == ["Luna"]


VISIBLE = "getComputedStyle(document.querySelector('[data-list]')).visibility === 'visible'"


def test_without_its_script_the_list_is_shown_whatever_the_address_asks(look):
    page = look("/zwierzeta/?q=luna", before=lambda page: blocked(page, "**/scripts/search/*"), allow=["failed", "net::", "preload", "Service Worker"], service_workers="block")
    # At once, and not only when its waiting is over.
    until(page, f"{VISIBLE} && document.querySelector('[data-list]').getAnimations().length === 0")
    assert len(cards(page)) == 48
    # Nothing is offered that would do nothing.
    assert page.locator("[data-facets], [data-filters], #ui-sort").locator("visible=true").count() == 0


@pytest.mark.parametrize("query, waits", [("fbclid=1", False), ("type=cat", True)])
def test_a_list_waits_for_its_script_only_where_its_address_asks_for_something(query, waits, look):
    page = look(f"/zwierzeta/?{query}", before=lambda page: page.add_init_script("""new MutationObserver(() => {
        window.waited ||= "asked" in document.documentElement.dataset
    }).observe(document, { attributes: true, childList: true, subtree: true })"""))
    assert page.evaluate("window.waited") == waits


def test_a_script_that_never_comes_hides_the_list_for_seconds_alone(look):
    page = look("/zwierzeta/", service_workers="block", allow=["Service Worker"])
    # As it is while the script is on its way.
    page.evaluate("document.documentElement.dataset.asked = ''")
    assert not page.evaluate(VISIBLE)
    waits = page.evaluate("document.querySelector('[data-list]').getAnimations().map(animation => animation.effect.getComputedTiming().endTime)")
    assert waits and max(waits) <= 5000
    page.evaluate("document.querySelector('[data-list]').getAnimations().forEach(animation => animation.finish())")
    until(page, VISIBLE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_scripts_boxes_are_forms_and_lists_have_pages(language, look):
    page = look(HOMES[language], java_script_enabled=False)
    box(page).fill("luna")
    follow(page.locator("header form[data-find] button"))
    assert page.url.split("?")[0].endswith(LISTS[language]) and asked(page) == {"q": ["luna"]}
    assert len(cards(page)) == 48 and page.locator("nav.pages").is_visible()
    assert page.locator("[data-facets], [data-filters], #ui-sort, [data-chosen], [data-yield], dialog").locator("visible=true").count() == 0
    page.locator("#ui-q").fill("rex")
    follow(page.locator("form.seek button[type=submit]"))
    assert asked(page) == {"q": ["rex"]}


@pytest.mark.parametrize("language, cats, kind", [("pl", "Koty", "Kot"), ("en", "Cats", "Cat")])
def test_without_scripts_a_search_leads_to_the_animals_of_a_type(language, cats, kind, look):
    page = look(HOMES[language], java_script_enabled=False)
    box(page).fill(kind)
    follow(page.locator("header form[data-find] button"))
    follow(page.locator("form.seek").get_by_role("link", name=cats, exact=True))
    kinds = page.locator("main .card > p:first-of-type").all_inner_texts()
    assert page.locator("body.type").count() == 1 and kinds and {line.split("·")[0].strip() for line in kinds} == {kind}
    assert page.locator("a.button:visible", has_text="filt").count() == 0


def test_search_works_without_a_network_once_its_files_are_in_the_cache(look):
    page = look("/zwierzeta/")
    # What other queries need comes last.
    with page.expect_event("requestfinished", lambda request: request.url.endswith("/s.bin")):
        found(page, "luna")
    page.locator("#ui-q").fill("")
    until(page, "location.search === ''")
    page.context.set_offline(True)
    assert found(page, "luna") == ["Luna"]


# Whatever is asked


@pytest.mark.parametrize("text", EVIL)
@pytest.mark.parametrize("path", ["/", "/zwierzeta/"])
def test_what_is_asked_for_is_text(path, text, hostile, visit):
    from urllib.parse import quote

    page = visit("/zwierzeta/?q=" + quote(text), at=hostile)
    settled(page)
    assert page.locator("#ui-q").input_value() == text
    assert page.evaluate("window.evil") is None
    page = visit(path, at=hostile)
    box(page).fill(text)
    page.locator("header .found").wait_for()
    assert page.evaluate("window.evil") is None


@pytest.mark.parametrize("number", range(len(EVIL)))
def test_names_of_records_are_text_in_suggestions_cards_and_filters(number, hostile, visit):
    page = visit("/", at=hostile)
    options = suggest(page, "img script svg onload evil".split()[number] if number else "img")
    assert options.count()
    assert page.evaluate("window.evil") is None
    page = visit("/zwierzeta/?size=" + SIZES[number], at=hostile)
    assert found(page) == [EVIL[number]]
    assert page.evaluate("window.evil") is None
    assert page.locator("[data-yield] li script, [data-yield] li svg, .found script").count() == 0


@pytest.mark.parametrize("text", ["x" * 10_000, "?!…—„”", "🐶🐱", "שלום كلب", "a " * 3000, "\u0000\ud83d"], ids=range(6))
def test_odd_questions_are_answered_at_once(text, look):
    page = look("/zwierzeta/")
    page.evaluate("""text => { const q = document.querySelector('#ui-q'); q.removeAttribute('maxlength'); q.value = text
        q.dispatchEvent(new Event('input', { bubbles: true })) }""", text)
    until(page, "location.search !== ''")
    settled(page)
    assert page.locator("[data-yield], [data-list]").locator("visible=true").count() == 1
    # And the next one is answered as ever.
    page.evaluate("document.querySelector('#ui-q').value = ''")
    assert found(page, "luna") == ["Luna"]


# How it looks and feels


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_axe_finds_nothing_in_suggestions_facets_and_results(language, viewport, look):
    options = {"viewport": viewport, "color_scheme": "light", "reduced_motion": "reduce"}
    page = look(HOMES[language], **options)
    suggest(page, "fafik")
    box(page).press("ArrowDown")
    assert violations_in_both_themes(page, BEST_PRACTICE) == []
    page = look(LISTS[language] + "?type=cat&q=krakow", **options)
    found(page)
    assert violations_in_both_themes(page, BEST_PRACTICE) == []
    if viewport == PHONE:
        page.locator("[data-filters]").click()
        assert violations_in_both_themes(page, BEST_PRACTICE) == []
        page.keyboard.press("Escape")
    page.locator("#ui-q").fill("qqqxyzqq")
    page.locator("[data-none]").wait_for()
    settled(page)
    assert violations_in_both_themes(page, BEST_PRACTICE) == []


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("path", [
    "/zwierzeta/", "/zwierzeta/?q=luna", "/zwierzeta/?type=cat&sex=male", "/zwierzeta/?q=qqqxyzqq", "/instytucje/?q=azyl",
    "/instytucje/koty/?q=luna",
])
def test_nothing_moves_while_results_are_opened_from_an_address(path, viewport, look):
    page = look(path, viewport=viewport)
    settled(page)
    scripted(page)
    page.wait_for_load_state("networkidle")
    assert moved(page) == []


@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_nothing_moves_while_suggestions_open(viewport, look):
    page = look("/", viewport=viewport)
    suggest(page, "fafik")
    box(page).press("Escape")
    assert moved(page) == []


@pytest.mark.parametrize("path", ["/zwierzeta/?q=krakow&type=cat&sex=male&size=large", "/instytucje/?type=foundation", "/zwierzeta/?q=qqqxyzqq"])
def test_results_need_no_sideways_scrolling_on_the_narrowest_screen(path, look):
    page = look(path, viewport=NARROW)
    found(page)
    assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    if page.locator("[data-filters]").count():
        page.locator("[data-filters]").click()
        assert page.evaluate("document.querySelector('dialog').scrollWidth <= innerWidth")


def test_a_visitor_with_a_keyboard_alone_narrows_the_list_and_opens_an_animal(look):
    page = look("/zwierzeta/")

    tab_to(page, "#ui-q")
    page.keyboard.type("kot")
    until(page, "location.search === '?q=kot'")
    tab_to(page, "[name=sex][value=female]")
    page.keyboard.press("Space")
    until(page, "location.search.includes('sex=female')")
    assert set(found(page)) == {"Luna", "Klara"}
    tab_to(page, "[data-chosen] button")
    tab_to(page, "[data-hits] a")
    page.keyboard.press("Enter")
    arrived(page, "animal")
    expect(page.locator("h1")).to_have_text(re.compile("^(Luna|Klara)$"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_of_the_index_leads_to_a_page_and_a_picture(language, visit, demo):
    page = visit(LISTS[language])
    lost, count = page.evaluate("""async () => {
        const { find, script } = document.querySelector("form[data-find]").dataset
        const index = await (await import(script)).index(find)
        const cards = await index.cards((await index.search({ limit: 1000 })).hits)
        const named = new Set(cards.flatMap(card => [card.url, card.picture]).filter(Boolean))
        const answers = await Promise.all([...named].map(async address => [address, (await fetch(address)).ok]))
        return [answers.filter(([, ok]) => !ok).map(([address]) => address), cards.length]
    }""")
    assert lost == []
    assert count == 60


def test_where_there_are_no_animals_a_town_shows_the_institutions_that_are_nearest(tmp_path, shelters, host, visit):
    """And says that they are only near."""
    files = {f"institutions/{id}/institution.md": keeper(name, town, region=region) for id, name, town, region in [
        ("fala", "Fala", "Gdańsk", "pomorskie"), ("mewa", "Mewa", "Sopot", "pomorskie"), ("turnia", "Turnia", "Kraków", "małopolskie")]}
    page = visit("/zwierzeta/?q=Gdynia", at=host(site(tmp_path, shelters, files)))
    expect(page.locator("[data-keepers] [data-title]")).to_have_count(2)
    assert sorted(page.locator("[data-keepers] [data-title]").all_inner_texts()) == ["Fala", "Mewa"]
    expect(page.locator("[data-corrected]")).to_contain_text("najbliższe")


@pytest.fixture(scope="module")
def horses(shelters, host, tmp_path_factory):
    """A shelter in Lublin from which a horse is gone, and horses in Radom and, many more, in Gliwice."""
    houses = [("lublin", "Wiatr", "Lublin", "lubelskie"), ("radom", "Fala", "Radom", "mazowieckie"), ("gliwice", "Mewa", "Gliwice", "śląskie")]
    files = {f"institutions/{id}/institution.md": keeper(name, town, region=region) for id, name, town, region in houses}
    horse = "---\nname: {}\ntype: horse\n{}---\n{}\n"
    files |= {
        "institutions/lublin/animals/burek.md": "---\nname: Burek\ntype: dog\n---\n",
        "institutions/lublin/animals/siwek.md": horse.format("Siwek", "status: adopted\nleft: 2026-01-05\n", ""),
        "institutions/radom/animals/lysek.md": horse.format("Łysek", "", "Lubi dzieci."),
        "institutions/gliwice/animals/karino.md": horse.format("Karino", "", "Nie dla dzieci."),
        **{f"institutions/gliwice/animals/kary-{number}.md": horse.format("Kary", "", "") for number in range(30)},
    }
    return host(site(tmp_path_factory.mktemp("horses"), shelters, files))


def _names(page):
    return page.locator("[data-hits] [data-title]").all_inner_texts()


@pytest.mark.parametrize("text", ["koń Lublin", "konie w Lublinie", "koń Zamość", "konie w Zamościu", "koń Konstancin-Jeziorna", "szukam konia w Skarżysku"])
def test_where_a_place_has_nothing_of_a_kind_the_nearest_comes_first_however_it_is_written(horses, visit, text):
    """Lubliniec is near Gliwice; and what is gone for good is not there."""
    page = visit(f"/zwierzeta/?q={text}", at=horses)
    expect(page.locator("[data-hits] [data-title]").first).to_have_text("Łysek")
    expect(page.locator("[data-hits] .where > span[aria-hidden]").first).to_contain_text("km")


def test_of_what_is_nearest_all_is_shown_in_its_order(horses, visit):
    page = visit("/zwierzeta/?q=koń+Lublin", at=horses)
    expect(page.locator("[data-hits] > li")).to_have_count(24)
    page.locator("[data-more]").click()
    expect(page.locator("[data-hits] > li")).to_have_count(33)
    # Where one is that is gone, nobody tells.
    assert _names(page)[0] == "Łysek" and _names(page)[-1] == "Siwek"


def test_what_is_denied_beside_a_place_stays_denied(horses, visit):
    page = visit("/zwierzeta/?q=koń+nie+dla+dzieci+Lublin", at=horses)
    expect(page.locator("[data-hits] [data-title]").first).to_be_visible()
    assert "Karino" in _names(page) and "Łysek" not in _names(page)


def test_where_nothing_is_near_either_what_has_some_of_the_words_is_shown(horses, visit):
    page = visit("/zwierzeta/?q=xyzqq+Lublin", at=horses)
    expect(page.locator("[data-keepers] [data-title]").first).to_have_text("Wiatr")
    expect(page.locator("[data-corrected]")).to_have_text(page.locator("[data-corrected]").get_attribute("data-near"))
