"""Time in the company of an animal: the session, the zoo it fills, and all that can go wrong in between."""

import gzip
import json
import re
import subprocess

import pytest

from views import DESKTOP, NARROW, PHONE, TABLET, expect, focused, moved, scripted, tab_to, until, violations_in_both_themes

FOCUS = {"pl": "/skupienie/", "en": "/en/focus/"}
LANGUAGES = ["pl", "en"]
CALINA = "lapa-w-potrzebie/kalina"

#: Both clocks and the page's visibility in the hands of the test.
CLOCKS = """(() => {
    let steady = 1000, day = Date.parse('2026-11-22T12:00:00Z') + Number(sessionStorage.getItem('later') ?? 0), isSeen = true
    performance.now = () => steady
    const Real = Date
    window.Date = class extends Real {
        constructor(...parts) { parts.length ? super(...parts) : super(day) }
        static now() { return day }
    }
    Object.defineProperty(document, 'visibilityState', { get: () => isSeen ? 'visible' : 'hidden' })
    window.wait = (seconds, { ofDay = seconds } = {}) => { steady += seconds * 1000; day += ofDay * 1000 }
    window.see = value => { isSeen = value; document.dispatchEvent(new Event('visibilitychange')) }
    window.later = seconds => sessionStorage.setItem('later', day - Real.parse('2026-11-22T12:00:00Z') + seconds * 1000)
})()"""


def zoo(page):
    return json.loads(page.evaluate("localStorage.getItem('shelters/zoo')") or "{}")


def kept(page):
    return page.evaluate("localStorage.getItem('shelters/focus')")


@pytest.fixture
def focus(visit):
    def opened(path=FOCUS["pl"], memory=None, **options):
        def prepare(page):
            page.add_init_script(CLOCKS)
            for name, value in (memory or {}).items():
                page.add_init_script(f"if (!sessionStorage.getItem('{name}-set')) {{ sessionStorage.setItem('{name}-set', 'yes');"
                                     f"localStorage.setItem('shelters/{name}', {json.dumps(value)}) }}")
        page = visit(path, before=prepare, **options)
        scripted(page)
        return page
    return opened


def begin(page, minutes="30", key=CALINA):
    if not page.locator("[data-time]").is_visible():
        page.goto(page.url.split("#")[0] + "#key=" + key)
        page.reload()
    expect(page.locator("[data-time]")).to_be_visible()
    if minutes in ["10", "20", "30", "45", "60"]:
        page.locator(f"[name=minutes][value='{minutes}']").check()
    else:
        page.locator("[name=other]").fill(minutes)
    page.locator("[data-time] [type=submit]").click()
    expect(page.locator("dialog.company")).to_be_visible()


def spend(page, seconds):
    """Lets time pass in front of the page."""
    page.evaluate("""async seconds => {
        for (; seconds > 0; seconds -= 10) {
            wait(Math.min(seconds, 10))
            dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
        }
    }""", seconds)


def leave(page, seconds, of_day=None):
    page.evaluate("see(false)")
    page.evaluate(f"wait({seconds}, {{ ofDay: {of_day if of_day is not None else seconds} }})")
    page.evaluate("see(true)")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_session_ends_with_the_animal_in_the_zoo(language, focus):
    page = focus(FOCUS[language], viewport=PHONE)
    begin(page, "30")
    left = page.locator("[data-tell]")
    expect(left).to_have_text("Zostało: 30 minut" if language == "pl" else "30 minutes left")
    # Nothing else can be reached.
    assert page.locator("dialog.company a").count() == 0
    spend(page, 28 * 60)
    expect(left).to_have_text("Zostało: 2 minuty" if language == "pl" else "2 minutes left")
    spend(page, 75)
    expect(left).to_have_text("Zostało: 45 sekund" if language == "pl" else "45 seconds left")
    spend(page, 50)
    expect(page.locator("dialog.company")).to_be_hidden()
    expect(page.locator("[data-after] h2")).to_have_text("Razem: 30 minut. Dziękuje Kalina." if language == "pl" else "30 minutes together. Kalina says thank you.")
    expect(page.locator("[data-after] [data-level]")).to_have_text("poziom 1 z 5" if language == "pl" else "level 1 of 5")
    # One thing to do, not two.
    expect(page.locator("[data-offer] > *")).to_have_count(1)
    assert zoo(page) == {"animals": {CALINA: {"name": "Kalina", "picture": zoo(page)["animals"][CALINA]["picture"], "minutes": 30}},
                         "days": {"2026-11-22": 30}}
    assert kept(page) is None
    item = page.locator("[data-zoo] .zoo > li")
    expect(item).to_have_count(1)
    item.locator("summary").click()
    expect(item.locator("[data-opens]")).to_have_count(1)
    page.locator("[data-offer] button").click()
    until(page, f"(localStorage.getItem('shelters/favourites') ?? '').includes('{CALINA}')")


def test_only_time_in_front_of_the_page_counts(focus):
    page = focus()
    begin(page, "10")
    spend(page, 60)
    leave(page, 14)
    expect(page.locator("[data-tell]")).to_have_text("Zostało: 9 minut")
    # Setting the clock wins nothing.
    page.evaluate("wait(0, { ofDay: 3600 })")
    spend(page, 10)
    expect(page.locator("[data-tell]")).to_have_text("Zostało: 9 minut")
    expect(page.locator("dialog.company")).to_be_visible()
    assert zoo(page) == {}


@pytest.mark.parametrize("seconds, of_day", [(16, 16), (3600, 0), (0, 3600)], ids=["away", "clock set back", "device asleep"])
def test_who_stays_away_finds_the_animal_back_in_its_box(seconds, of_day, focus):
    page = focus()
    begin(page)
    leave(page, seconds, of_day)
    expect(page.locator("dialog.company")).to_be_hidden()
    expect(page.locator("[data-said]")).to_contain_text("Kalina: powrót do boksu")
    assert kept(page) is None and zoo(page) == {}


def test_an_emergency_stops_the_clock_once_for_three_minutes(focus):
    page = focus()
    begin(page, "10")
    page.locator("[data-rest]").click()
    expect(page.locator("[data-rest]")).to_be_hidden()
    leave(page, 170)
    expect(page.locator("[data-tell]")).to_have_text("Przerwa, jeszcze 10 sekund")
    spend(page, 10)
    expect(page.locator("[data-tell]")).to_have_text("Zostało: 10 minut")
    expect(page.locator("[data-rest]")).to_be_hidden()
    leave(page, 16)
    expect(page.locator("dialog.company")).to_be_hidden()


def test_whoever_is_away_longer_than_an_emergency_and_the_wait_is_too_late(focus):
    page = focus()
    begin(page, "10")
    page.locator("[data-rest]").click()
    leave(page, 196)
    expect(page.locator("dialog.company")).to_be_hidden()


@pytest.mark.parametrize("seconds, goes_on", [(10, True), (16, False), (-3600, False)])
def test_a_reload_or_a_crash_is_a_short_absence_or_the_end(seconds, goes_on, focus):
    page = focus()
    begin(page, "10")
    spend(page, 120)
    page.evaluate(f"later({seconds})")
    page.reload()
    scripted(page)
    if goes_on:
        expect(page.locator("[data-tell]")).to_have_text("Zostało: 8 minut")
        expect(page.locator("dialog.company h2")).to_have_text("Kalina")
    else:
        expect(page.locator("[data-said]")).to_contain_text("powrót do boksu")
        assert kept(page) is None


def test_giving_up_is_asked_again_and_escape_is_no_way_around(focus):
    page = focus()
    begin(page)
    page.keyboard.press("Escape")
    focused(page, "[data-no]")
    page.locator("[data-no]").click()
    expect(page.locator("dialog.company")).to_be_visible()
    page.locator("[data-stop]").click()
    page.locator("[data-yes]").click()
    expect(page.locator("[data-said]")).to_contain_text("Do następnego razu")
    assert zoo(page) == {}


@pytest.mark.parametrize("minutes", ["4", "121", "7.5", "-10"])
def test_only_5_to_120_minutes_can_be_chosen(minutes, focus):
    page = focus(FOCUS["pl"] + "#key=" + CALINA)
    expect(page.locator("[data-time]")).to_be_visible()
    page.locator("[name=other]").fill(minutes)
    page.locator("[data-time] [type=submit]").click()
    expect(page.locator("#ui-minutes")).to_have_text("Wpisz liczbę minut od 5 do 120.")
    focused(page, "[name=other]")
    expect(page.locator("dialog.company")).to_be_hidden()


def test_any_number_between_can_be_chosen(focus):
    page = focus()
    begin(page, "5")
    expect(page.locator("[data-tell]")).to_have_text("Zostało: 5 minut")


def test_a_card_offers_its_animal(focus):
    page = focus(viewport=PHONE)
    page.locator(".card [data-choose]").first.click()
    expect(page.locator("[data-time]")).to_be_visible()


def test_chance_chooses_among_those_that_seek_a_home_and_have_a_picture(focus):
    page = focus()
    page.locator("[data-chance]").click()
    expect(page.locator("[data-time]")).to_be_visible()
    assert "/assets/" not in page.locator("[data-time] [data-face] img").get_attribute("src")


def test_remembered_animals_can_be_chosen(focus):
    page = focus(memory={"favourites": json.dumps([{"key": CALINA, "name": "Kalina", "picture": "/assets/../kalina.jpg", "type": "cat"},
                                                   {"key": CALINA, "name": "<b>x", "picture": "/icon.svg"}])}, allow=["404", "icon.svg", "kalina.jpg"])
    cards = page.locator("[data-remembered] .card")
    expect(cards).to_have_count(1)
    expect(cards.locator("h3")).to_have_text("<b>x")


def test_animals_near_the_chosen_place_can_be_chosen(focus):
    page = focus(memory={"place": json.dumps({"name": "Gliwice", "at": [50.3, 18.67]})})
    cards = page.locator("section[data-near] .card")
    expect(cards.first).to_be_visible()
    assert f"/{CALINA.split('/')[0]}/" in cards.first.locator("a").get_attribute("href")
    cards.first.locator("button[data-choose]").click()
    expect(page.locator("[data-time]")).to_be_visible()


def test_the_session_goes_on_in_the_tab_that_was_opened_last(focus):
    page = focus()
    begin(page)
    other = page.context.new_page()
    other.add_init_script(CLOCKS)
    other.goto(page.url)
    expect(other.locator("dialog.company")).to_be_visible()
    expect(page.locator("dialog.company")).to_be_hidden()
    expect(page.locator("[data-said]")).to_have_text("Sesja trwa w innej karcie.")
    assert kept(other) is not None


LEVELS = [(10, 0), (30, 1), (90, 2), (180, 3), (360, 4), (600, 5)]


def living(minutes, **more):
    return {"zoo": json.dumps({"animals": {CALINA: {"name": "Kalina", "picture": "/icon.svg", "minutes": minutes, **more}},
                               "days": {"2026-11-22": 10, "2026-11-21": 20, "2026-11-19": 30}})}


@pytest.mark.parametrize("minutes, level", LEVELS)
def test_each_level_opens_one_thing_more(minutes, level, focus):
    page = focus(memory=living(minutes), allow=["icon.svg", "404"])
    item = page.locator("[data-zoo] .zoo > li")
    expect(item.locator("[data-state]")).to_contain_text(f"poziom {level} z 5")
    if not level:
        return expect(item.locator("details")).to_be_hidden()
    item.locator("summary").click()
    expect(item.locator("[data-opens]")).to_have_count(level)
    shown = item.locator("[data-opens] > :not(h4)").first
    expect(shown).to_be_attached()
    if level == 5:
        assert "Schronisko" in item.locator("[data-opens=visit]").inner_text() or item.locator("[data-opens=visit] a").count()
        page.evaluate("() => { window.printed = ''; window.print = () => { window.printed = document.querySelector('.certificate').innerText } }")
        item.locator("[data-print]").click()
        until(page, "window.printed !== ''")
        assert "Kalina" in page.evaluate("window.printed") and "600 minut" in page.evaluate("window.printed")


def test_the_zoo_tells_days_in_a_row_and_the_week(focus):
    page = focus(memory=living(60), allow=["icon.svg", "404"])
    expect(page.locator("[data-row]")).to_have_text("2 dni")
    expect(page.locator(".week li")).to_have_count(7)
    expect(page.locator(".week li").last).to_contain_text("10 min")


def test_an_animal_that_has_found_a_home_is_celebrated_and_stays(focus, demo):
    adopted = next(page for path, page in demo.pages.items() if page.language == "pl" and 'data-state="adopted"' in page.html)
    key = "/".join(adopted.path.strip("/").split("/")[-2:]) if hasattr(adopted, "path") else None
    key = key or re.search(r'data-favourite="([^"]+)"', adopted.html)[1]
    page = focus(memory={"zoo": json.dumps({"animals": {key: {"name": "X", "picture": "/icon.svg", "minutes": 40}}, "days": {}})}, allow=["icon.svg", "404"])
    expect(page.locator("[data-zoo] [data-celebrate]")).to_contain_text("ma już dom!")
    until(page, "localStorage.getItem('shelters/zoo').includes('\"hasHome\":true')")


def test_a_friend_s_zoo_is_compared_and_harms_nothing(focus):
    page = focus(FOCUS["pl"] + f"#z={CALINA}:45,../x:3,a/b:x,pod-brzozami/nikt:5", memory=living(60), allow=["icon.svg", "404"])
    friend = page.locator("[data-friend]")
    expect(friend.locator(".zoo > li")).to_have_count(2)
    expect(friend.locator("[data-state]").first).to_have_text("45 minut · Ty też: 60 minut")
    assert zoo(page)["animals"][CALINA]["minutes"] == 60
    page.evaluate("() => { navigator.share = async content => { window.sent = content.url } }")
    page.locator("[data-send]").click()
    until(page, "window.sent !== undefined")
    assert page.evaluate("window.sent").endswith(f"/skupienie/#z={CALINA}:60")


def test_the_zoo_is_saved_and_read_again_even_twice(focus, tmp_path):
    page = focus(memory=living(60), allow=["icon.svg", "404"])
    with page.expect_download() as download:
        page.locator("[data-save]").click()
    file = tmp_path / "zoo.json"
    download.value.save_as(file)
    page.evaluate("localStorage.removeItem('shelters/zoo')")
    for _ in range(2):
        page.locator("[data-load]").set_input_files(file)
        expect(page.locator("[data-zoo] [role=status]")).to_have_text("Zoo z pliku jest już tutaj.")
    assert zoo(page)["animals"][CALINA]["minutes"] == 60 and zoo(page)["days"]["2026-11-21"] == 20


@pytest.mark.parametrize("text", ["", "[]", "{}", "null", '{"animals":{"a/b":{"minutes":-1}}}', '{"animals":{"__proto__":{"minutes":9}}}', "\x00\xff"])
def test_a_file_that_is_no_zoo_changes_nothing(text, focus, tmp_path):
    page = focus(memory=living(60), allow=["icon.svg", "404"])
    before = zoo(page)
    (tmp_path / "x.json").write_text(text)
    page.locator("[data-load]").set_input_files(tmp_path / "x.json")
    expect(page.locator("[data-zoo] [role=status]")).to_contain_text("W tym pliku nie ma zoo")
    assert zoo(page) == before


@pytest.mark.parametrize("name", ["zoo", "focus"])
@pytest.mark.parametrize("text", ["{", "7", "null", '{"animal":{"key":"x"},"minutes":1e9}', '{"animals":[1,2],"days":"x"}'])
def test_what_another_version_kept_does_no_harm(name, text, focus):
    page = focus(memory={name: text})
    expect(page.locator("dialog.company")).to_be_hidden()
    begin(page)


def test_a_full_memory_is_said_and_the_time_is_not_lost_in_silence(focus):
    page = focus()
    begin(page, "5")
    page.evaluate("() => { Storage.prototype.setItem = () => { throw new Error('full') } }")
    spend(page, 301)
    expect(page.locator("[data-said]")).to_contain_text("nie pozwala niczego zapisać")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_time_left_is_told_every_five_minutes_and_on_request(language, focus):
    page = focus(FOCUS[language])
    begin(page, "20")
    told = page.locator("dialog.company [role=status]")
    spend(page, 299)
    expect(told).to_have_text("")
    spend(page, 10)
    expect(told).to_have_text("Zostało: 15 minut" if language == "pl" else "15 minutes left")
    spend(page, 60)
    page.locator("[data-tell]").press("Enter")
    expect(told).to_have_text("Zostało: 14 minut" if language == "pl" else "14 minutes left")


def test_a_picture_to_show_carries_the_way_to_the_page(focus, tmp_path):
    page = focus()
    begin(page, "5")
    spend(page, 301)
    with page.expect_download() as download:
        page.locator("[data-portrait]").click()
    file = tmp_path / "kalina.jpg"
    download.value.save_as(file)
    read = subprocess.run(["zbarimg", "-q", "--raw", str(file)], capture_output=True, text=True, check=True).stdout.strip()
    assert read.endswith("/instytucje/lapa-w-potrzebie/kalina/")


def test_cards_keep_the_place_of_the_buttons_that_a_script_brings(visit):
    page = visit(FOCUS["pl"], viewport=TABLET)
    expect(page.locator("main > section > .cards [data-choose]").first).to_be_visible()
    assert moved(page) == []


def test_a_session_needs_nothing_but_a_keyboard(focus):
    page = focus(FOCUS["pl"] + "#key=" + CALINA)
    focused(page, "[data-name]")
    tab_to(page, "[name=minutes]")
    page.keyboard.press("ArrowRight")
    tab_to(page, "[data-time] [type=submit]")
    page.keyboard.press("Enter")
    expect(page.locator("[data-tell]")).to_have_text("Zostało: 45 minut")
    tab_to(page, "[data-rest]")
    page.keyboard.press("Enter")
    expect(page.locator("[data-tell]")).to_contain_text("Przerwa")
    tab_to(page, "[data-stop]")
    page.keyboard.press("Enter")
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Enter")
    expect(page.locator("dialog.company")).to_be_hidden()


def test_the_end_is_noted_and_heard_only_where_the_visitor_wants_it(focus):
    page = focus(FOCUS["pl"] + "#key=" + CALINA)
    page.evaluate("""() => {
        window.told = []
        window.Notification = class { static permission = 'default'
            static requestPermission() { told.push('asked'); Notification.permission = 'granted'; return Promise.resolve('granted') }
            constructor(title, { body }) { told.push(body) } }
        ServiceWorkerContainer.prototype.getRegistration = async () => undefined
        window.AudioContext = class { currentTime = 0; destination = {}
            createOscillator() { told.push('tone'); return { frequency: {}, connect: other => other, start() {}, stop() {} } }
            createGain() { return { gain: { setValueAtTime() {}, exponentialRampToValueAtTime() {} }, connect: other => other } } }
    }""")
    begin(page, "5")
    spend(page, 301)
    until(page, "told.length === 2")
    assert page.evaluate("told") == ["asked", "Razem: 5 minut. Dziękuje Kalina."]
    page.locator("[name=sound]").check()
    begin(page, "5")
    spend(page, 301)
    until(page, "told.length === 6")
    assert page.evaluate("told.slice(2)") == ["tone", "tone", "tone", "Razem: 5 minut. Dziękuje Kalina."]


def test_after_a_visit_it_works_without_a_network(focus):
    page = focus()
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    begin(page, "5")
    page.locator("[data-stop]").click()
    page.locator("[data-yes]").click()
    page.reload()
    scripted(page)
    until(page, f"caches.match('/instytucje/{CALINA}/').then(Boolean)")
    until(page, "caches.match(location.pathname).then(Boolean)")
    page.wait_for_load_state("networkidle")
    page.context.set_offline(True)
    page.reload()
    begin(page, "5")
    spend(page, 301)
    expect(page.locator("[data-after] h2")).to_contain_text("Kalina")


def test_forgetting_everything_forgets_the_zoo(focus):
    page = focus("/ustawienia/", memory=living(60))
    page.locator("[data-forget]").click()
    until(page, "localStorage.getItem('shelters/zoo') === null")


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_scripts_the_animals_can_be_met(language, visit):
    page = visit(FOCUS[language], java_script_enabled=False)
    expect(page.locator("noscript .notice")).to_be_visible()
    assert page.locator(".cards .card a").count() > 3
    assert page.locator("main button").locator("visible=true").count() == 0


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewport", [PHONE, DESKTOP, NARROW], ids=["phone", "desktop", "narrow"])
def test_it_is_accessible_and_no_wider_than_the_screen(language, viewport, focus):
    page = focus(FOCUS[language], memory=living(200), allow=["icon.svg", "404"], viewport=viewport, color_scheme="light", reduced_motion="reduce")
    page.locator("[data-zoo] summary").click()
    expect(page.locator("[data-zoo] [data-opens]")).to_have_count(3)
    begin(page, "10")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations_in_both_themes(page) == []
    # The whole session is on the screen.
    assert page.locator("dialog.company").evaluate("d => d.scrollHeight <= d.clientHeight")
    spend(page, 601)
    expect(page.locator("[data-after]")).to_be_focused()
    assert violations_in_both_themes(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_its_own_scripts_and_styles_are_small(demo):
    files = [*demo.folder.glob("assets/scripts/focus/*.js"), *demo.folder.glob("assets/focus.*.css")]
    assert len(files) == 7
    assert sum(len(gzip.compress(file.read_bytes(), 9)) for file in files) <= 12_000
