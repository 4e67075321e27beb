"""My plan: tasks, hours, distances, routes, calendars, and all that can go wrong in between."""

import itertools
import json
from datetime import datetime, timedelta
from urllib.parse import parse_qs, urlsplit
from zoneinfo import ZoneInfo

import ics
import icalendar
import pytest
from geographiclib.geodesic import Geodesic

from views import DESKTOP, NARROW, PHONE, expect, follow, focused, overflow, until, violations_in_both_themes

PLAN = {"pl": "/plan/", "en": "/en/plan/"}
NOW = "2026-11-24T11:00:00+01:00"  # a Tuesday
TCZEW = {"name": "Tczew", "at": [54.09, 18.78]}
RESCUE = "lapa-w-potrzebie"


def task(at="", day="2026-11-24", kind="visit", text="", **more):
    return {"id": f"t{abs(hash((at, day, kind, text))) % 10**9}", "kind": kind, "at": at, "text": text, "day": day, "time": "", "done": False, **more}


@pytest.fixture
def plan(visit):
    def opened(path=PLAN["pl"], tasks=(), now=NOW, memory=None, place=TCZEW, before=None, **options):
        kept = {"place": place and json.dumps(place), "plan": json.dumps({"version": 1, "tasks": list(tasks)}) if tasks else None, **(memory or {})}

        def prepare(page):
            if now:
                page.clock.set_fixed_time(datetime.fromisoformat(now))
            for name, value in kept.items():
                if value:
                    page.add_init_script(f"if (!sessionStorage.getItem('{name}-set')) {{ sessionStorage.setItem('{name}-set', 'yes');"
                                         f"localStorage.setItem('shelters/{name}', {json.dumps(value)}) }}")
            if before:
                before(page)
        page = visit(path, before=prepare, timezone_id=options.pop("timezone_id", "Europe/Warsaw"), **options)
        ready(page)
        return page
    return opened


def ready(page):
    until(page, "document.querySelectorAll('[data-institutions] option').length > 0")


def kept(page):
    return json.loads(page.evaluate("localStorage.getItem('shelters/plan')") or '{"tasks": []}')["tasks"]


def titles(page):
    return page.locator(".tasks h3").all_inner_texts()


def directory(demo, language="pl"):
    return {place["id"]: place for place in json.loads((demo.folder / f"assets/institutions/{language}.json").read_text())}


@pytest.mark.parametrize("language", PLAN)
def test_a_visit_is_planned_from_an_institution_s_page_and_done_by_keyboard(language, plan, demo, visit):
    page = visit({"pl": f"/instytucje/{RESCUE}/", "en": f"/en/institutions/{RESCUE}/"}[language], viewport=PHONE,
                 before=lambda page: page.clock.set_fixed_time(datetime.fromisoformat(NOW)))
    follow(page.locator("a[href*='#visit=']"))
    ready(page)
    expect(page.locator("[name=day]").first).to_have_value("2026-11-24")
    page.locator("[name=text]").fill("do południa")
    page.locator("form [type=submit]").last.press("Enter")
    name = directory(demo, language)[RESCUE]["name"]
    expect(page.locator(".tasks .where a")).to_have_text(name)
    assert [(one["kind"], one["at"], one["day"], one["text"]) for one in kept(page)] == [("visit", RESCUE, "2026-11-24", "do południa")]
    page.locator(".tasks summary").focus()
    page.keyboard.press("Delete")
    focused(page, "[data-undo]")
    expect(page.locator("[data-finished] li")).to_have_count(1)
    page.keyboard.press("Enter")
    expect(page.locator(".tasks > li")).to_have_count(1)
    assert [one["done"] for one in kept(page)] == [False]


def test_an_animal_is_met_and_wishes_are_brought(plan, demo):
    page = plan(f"/plan/#meet={RESCUE}/kalina")
    expect(page.locator("[name=text]")).to_have_value("Kalina")
    page.locator("form [type=submit]").last.click()
    expect(page.locator(".tasks h3")).to_have_text("Spotkanie: Kalina")
    page.goto(page.url.split("#")[0] + f"#bring={RESCUE}")
    needs = page.locator("[data-needs] label")
    expect(needs.first).to_be_visible()
    needs.first.click()
    page.locator("form [type=submit]").last.click()
    expect(page.locator(".tasks > li")).to_have_count(2)
    assert directory(demo)[RESCUE]["needs"][0] in " ".join(titles(page))


def test_tasks_of_a_day_stand_by_distance_with_kilometres_that_a_geodesic_library_confirms(plan, demo):
    places = {name: place for name, place in directory(demo).items() if "at" in place}
    page = plan(tasks=[task(name) for name in places])
    expect(page.locator(".tasks > li")).to_have_count(len(places))
    shown = page.locator(".tasks .far b [aria-hidden]").all_inner_texts()
    numbers = [int("".join(filter(str.isdigit, text))) for text in shown]
    exact = sorted(Geodesic.WGS84.Inverse(*TCZEW["at"], *place["at"])["s12"] / 1000 for place in places.values())
    assert all(abs(one - other) <= max(.6, other * .006) for one, other in zip(numbers, exact, strict=True))


def test_the_route_of_nine_stops_is_the_shortest_of_all(browser):
    page = browser.new_page()
    source = (__import__("program").ROOT / "templates/assets/scripts/plan/route.js").read_text()
    page.route("http://plan.test/**", lambda route: route.fulfill(body=source if route.request.url.endswith(".js") else "",
               content_type="text/javascript" if route.request.url.endswith(".js") else "text/html"))
    page.goto("http://plan.test/")
    points = [(x * 37 % 19, x * 53 % 23) for x in range(1, 8)]
    found = page.evaluate("""async points => {
        const { route } = await import("http://plan.test/route.js")
        const far = ([x, y], [a, b]) => Math.hypot(x - a, y - b)
        const nine = Array.from({ length: 9 }, (_, index) => [index * 7 % 9, 0])
        return [route(points.length, stop => far([0, 0], points[stop]), (one, other) => far(points[one], points[other])),
            route(9, stop => far([-1, 0], nine[stop]), (one, other) => far(nine[one], nine[other])).kilometres,
            route(12, stop => stop, (one, other) => Math.abs(one - other)).order]
    }""", points)
    length = lambda order: sum(((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** .5 for a, b in itertools.pairwise([(0, 0), *order]))
    assert abs(found[0]["kilometres"] - min(map(length, itertools.permutations(points)))) < 1e-9
    assert abs(length([points[stop] for stop in found[0]["order"]]) - found[0]["kilometres"]) < 1e-9
    assert found[1] == 9 and found[2] == list(range(12))
    page.close()


def test_a_day_on_which_the_place_is_closed_is_told_with_the_next_open_one(plan):
    # 22 November is a Sunday, on which the rescue is closed; Christmas Eve has hours of its own.
    page = plan(tasks=[task(RESCUE, "2026-11-29"), task(RESCUE, "2026-12-24", time="13:00")])
    notices = page.locator(".tasks .notice")
    expect(notices.first).to_contain_text("Tego dnia zamknięte")
    expect(notices.nth(1)).to_contain_text("09:00–12:00")
    notices.first.locator("button").click()
    assert sorted(one["day"] for one in kept(page)) == ["2026-11-30", "2026-12-24"]
    expect(page.locator(".tasks .notice:visible")).to_have_count(1)


@pytest.mark.parametrize("now, words", [
    ("2026-11-24T08:59:00+01:00", "otwarcie o 09:00|dziś od 09:00|09:00"), ("2026-11-24T10:00:00+01:00", "17:00"),
    ("2026-03-29T10:00:00+02:00", "Dziś zamknięte"), ("2026-03-30T16:59:00+02:00", "17:00"), ("2026-10-26T16:59:00+01:00", "17:00")])
def test_open_now_goes_by_the_clock_of_the_place_in_summer_and_winter(now, words, plan):
    page = plan(tasks=[task(RESCUE, now[:10])], now=now, timezone_id="America/Los_Angeles")
    assert any(word in page.locator(".tasks .where").first.inner_text() for word in words.split("|"))


def test_new_year_s_night_carries_over_what_was_not_done(plan):
    page = plan(tasks=[task(RESCUE, "2026-12-31")], now="2026-12-31T23:59:30+01:00")
    expect(page.locator("[data-days] h2")).to_contain_text("Dziś, czwartek, 31 grudnia")
    page.clock.set_fixed_time(datetime.fromisoformat("2027-01-01T00:00:30+01:00"))
    page.evaluate("dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))")
    expect(page.locator("[data-days] h2")).to_contain_text("Dziś, piątek, 1 stycznia")
    expect(page.locator(".tasks .where")).to_contain_text("z dnia")
    assert kept(page)[0]["day"] == "2026-12-31"
    page.locator("[data-carries]").uncheck()
    expect(page.locator("[data-days] h2")).to_contain_text("31 grudnia 2026")


def test_only_what_is_open_now_can_be_shown(plan, demo):
    page = plan(tasks=[task(RESCUE), task("*", text="karma"), task("", kind="own", text="telefon")], now="2026-11-24T05:00:00+01:00")
    expect(page.locator(".tasks > li")).to_have_count(3)
    page.locator("[data-open-only]").check()
    until(page, "[...document.querySelectorAll('.tasks h3')].every(title => !title.textContent.includes('Łapa'))")
    assert "telefon" in titles(page)[-1]


def test_the_nearest_places_that_serve_a_task_stand_as_a_list(plan, demo):
    page = plan(tasks=[task("*shelter", text="spacer"), task("*", kind="bring", text="koce")])
    page.locator(".tasks summary").last.click()
    places = page.locator(".tasks .places").last.locator("li")
    expect(places).to_have_count(5)
    shown = [int("".join(filter(str.isdigit, text))) for text in places.locator("b [aria-hidden]").all_inner_texts()]
    assert shown == sorted(shown)
    assert "openstreetmap.org/directions?to=" in places.first.locator("a[data-map]").get_attribute("href")
    nearest = next(place for place in directory(demo).values() if place["name"] == places.first.locator("a").first.inner_text())
    expect(places.first).to_contain_text(nearest["address"])
    expect(places.first).to_contain_text("Teraz otwarte do 17:00")
    assert places.first.locator("img").get_attribute("src") == nearest["logo"]


def test_a_day_s_whole_route_is_one_link_for_navigation_in_the_best_order(plan, demo):
    own = [place for place in directory(demo).values() if "at" in place][:4]
    page = plan(tasks=[task(place["id"]) for place in own])
    page.locator("details[data-route] summary").click()
    order = page.locator("details[data-route] .todo a").all_inner_texts()
    link = parse_qs(urlsplit(page.locator("details[data-route] .actions a").get_attribute("href")).query)
    at = {place["name"]: ",".join(f"{part:.10g}" for part in place["at"]) for place in own}
    assert link["waypoints"][0].split("|") + link["destination"] == [at[name] for name in order]
    length = lambda stops: sum(Geodesic.WGS84.Inverse(*one, *other)["s12"] for one, other in itertools.pairwise([TCZEW["at"], *stops]))
    stops = {place["name"]: place["at"] for place in own}
    assert length([stops[name] for name in order]) <= 1.001 * min(map(length, itertools.permutations(stops.values())))


@pytest.mark.parametrize("language, path", [("pl", "/spacery/"), ("en", "/en/walks/")])
def test_a_walk_is_planned_from_the_list_of_walks_and_from_an_animal_s_page(language, path, visit, demo):
    page = visit(path)
    follow(page.locator("article a[href*='#walk=']").first)
    ready(page)
    expect(page.locator("[name=kind][value=walk]")).to_be_checked()
    walked = [path for path, page in demo.pages.items() if page.language == language and page.body_class == ["animal"]
              and any("#walk=" in (link["href"] or "") for link in page.all("a"))]
    page.goto(page.url.split("/plan/")[0].removesuffix("/en") + "/" + walked[0])
    name = page.locator("h1").inner_text().replace("\u00ad", "")
    follow(page.locator("a[href*='#walk=']"))
    ready(page)
    expect(page.locator("[name=text]")).to_have_value(name)
    expect(page.locator("[name=kind][value=walk]")).to_be_checked()
    page.locator("form [type=submit]").last.click()
    assert [(one["kind"], "/" in one["at"]) for one in kept(page)] == [("walk", True)]


def test_what_is_open_stays_so_with_the_focus_when_a_task_changes(plan):
    page = plan(tasks=[task(RESCUE)])
    time = open_details(page).locator("[name=time]")
    time.fill("12:30")
    expect(page.locator(".tasks h3")).to_contain_text("12:30")
    expect(page.locator(".tasks [name=time]")).to_be_visible()
    focused(page, ".tasks [name=time]")


def calendars(page, tmp_path, button):
    with page.expect_download() as download:
        button.click()
    file = tmp_path / "plan.ics"
    download.value.save_as(file)
    raw = file.read_bytes()
    assert raw.endswith(b"\r\n") and b"\n" not in raw.replace(b"\r\n", b"") and all(len(line) <= 75 for line in raw.split(b"\r\n"))
    return icalendar.Calendar.from_ical(raw), ics.Calendar(raw.decode())


@pytest.mark.parametrize("day, hours", [("2026-03-30", 2), ("2026-11-24", 1), ("2027-07-01", 2)])
def test_tasks_and_days_are_calendars_that_strict_readers_take(day, hours, plan, tmp_path):
    page = plan(tasks=[task(RESCUE, day, text="Zażółć, gęślą; jaźń\\" * 5), task("", day, kind="own", text="bez godziny"),
                       task(RESCUE, day, kind="walk", time="10:30")], now="2026-03-01T10:00:00+01:00")
    strict, other = calendars(page, tmp_path, page.locator("p[data-calendar] button"))
    events = sorted(strict.walk("VEVENT"), key=lambda event: str(event["SUMMARY"]))
    assert len(events) == len(other.events) == 3
    (zone,) = strict.walk("VTIMEZONE")
    assert zone["TZID"] == "Europe/Warsaw"
    walk = next(event for event in events if event["SUMMARY"].startswith("Spacer"))
    start = walk["DTSTART"].dt
    assert start.replace(tzinfo=None) == datetime.fromisoformat(f"{day}T10:30:00") and start.utcoffset() == timedelta(hours=hours)
    assert zone.to_tz().utcoffset(start.replace(tzinfo=None)) == timedelta(hours=hours)
    assert start.astimezone(ZoneInfo("UTC")) in {event.begin.datetime for event in other.events}
    assert [str(alarm["ACTION"]) for alarm in strict.walk("VALARM")] == ["DISPLAY"] * 3
    assert any("Zażółć, gęślą; jaźń\\" in str(event["SUMMARY"]) for event in events)
    assert any(not isinstance(event["DTSTART"].dt, datetime) for event in events)
    one, _ = calendars(page, tmp_path, open_details(page).locator("button[data-calendar]"))
    assert len(one.walk("VEVENT")) == 1


def open_details(page, number=0):
    item = page.locator(".tasks > li").nth(number)
    item.locator("summary").click()
    return item


def test_the_position_is_followed_while_seen_and_changes_the_order_only_after_300_metres(plan, demo):
    places = directory(demo)
    far = sorted((place for place in places.values() if place.get("isExact")), key=lambda place: place["at"])
    first, last = far[0], far[-1]
    at = lambda place, north=0: {"latitude": place["at"][0] + north, "longitude": place["at"][1]}
    page = plan(tasks=[task(first["id"]), task(last["id"])], place=None, geolocation=at(first), permissions=["geolocation"])
    shown = page.locator(".tasks .where a").first
    asked = page.evaluate("navigator.geolocation.watchPosition.toString()")
    assert "native" in asked and page.locator(".tasks .far b [aria-hidden]").count() == 0
    page.locator("[data-follow]").click()
    expect(page.locator(".tasks .far b [aria-hidden]")).to_have_count(2)
    expect(shown).to_have_text(first["name"])
    page.evaluate("document.querySelector('.tasks').dataset.seen = 'yes'")
    page.context.set_geolocation(at(first, .002))
    page.wait_for_timeout(400)
    assert page.locator(".tasks[data-seen]").count() == 1
    page.context.set_geolocation(at(last))
    expect(shown).to_have_text(last["name"])
    # Unseen, it follows nobody.
    page.evaluate("Object.defineProperty(document, 'visibilityState', { get: () => 'hidden' }); document.dispatchEvent(new Event('visibilitychange'))")
    page.context.set_geolocation(at(first))
    page.wait_for_timeout(400)
    expect(shown).to_have_text(last["name"])
    assert page.evaluate("localStorage.getItem('shelters/place')") is None


def test_a_refused_position_leaves_the_alphabet(plan):
    page = plan(tasks=[task("uszy-i-ogonki"), task("cichy-kat")], place=None, permissions=[])
    page.locator("[data-follow]").click()
    expect(page.locator("[data-said]")).to_have_text(page.locator("[data-plan]").get_attribute("data-denied"))
    expect(page.locator("[data-follow]")).to_have_attribute("aria-pressed", "false")
    assert titles(page) == sorted(titles(page))


def test_two_tabs_hold_one_plan(plan):
    page = plan(tasks=[task(RESCUE)])
    other = page.context.new_page()
    other.goto(page.url)
    ready(other)
    other.locator(".tasks [data-done]").click()
    expect(page.locator("[data-finished] li")).to_have_count(1)
    page.locator("[data-finished] summary").click()
    page.locator("[data-finished] li button").click()
    expect(other.locator(".tasks > li")).to_have_count(1)


def test_a_full_storage_says_so_and_loses_nothing_of_the_page(plan):
    page = plan(f"/plan/#visit={RESCUE}", before=lambda page: page.add_init_script(
        "Storage.prototype.setItem = function () { throw new DOMException('full', 'QuotaExceededError') }"), place=None)
    page.locator("form [type=submit]").last.click()
    expect(page.locator("[data-said]")).to_have_text(page.locator("[data-plan]").get_attribute("data-refused"))
    expect(page.locator(".tasks > li")).to_have_count(1)


@pytest.mark.parametrize("spoilt", ["{", "[]", "7", "null", '{"tasks":{}}', '{"tasks":[null,1,{"kind":"visit","at":"../x"},{"kind":["visit"]}]}',
                                    '{"version":"x","tasks":[{"kind":"own","day":"2026-02-31","time":"99:99","text":{}}]}'])
def test_spoilt_memory_breaks_nothing(spoilt, plan):
    page = plan(memory={"plan": spoilt})
    page.locator("[data-carries]").uncheck()
    assert all(one["day"] == "" for one in kept(page))


def test_what_a_later_version_wrote_stays(plan):
    later = {"version": 9, "colour": "red", "tasks": [task(RESCUE, mood="good"), {"kind": "fly", "at": "moon"}]}
    page = plan(memory={"plan": json.dumps(later)})
    expect(page.locator(".tasks > li")).to_have_count(1)
    page.locator(".tasks [data-done]").click()
    stored = json.loads(page.evaluate("localStorage.getItem('shelters/plan')"))
    assert stored["version"] == 9 and stored["colour"] == "red"
    assert stored["tasks"][0]["done"] and stored["tasks"][0]["mood"] == "good" and stored["tasks"][1] == {"kind": "fly", "at": "moon"}


def test_a_plan_is_kept_in_a_file_and_brought_back_once(plan, tmp_path):
    page = plan(tasks=[task(RESCUE), task("", kind="own", text="telefon")])
    with page.expect_download() as download:
        page.locator("[data-save]").click()
    download.value.save_as(tmp_path / "plan.json")
    page.evaluate("localStorage.removeItem('shelters/plan')")
    page.reload()
    ready(page)
    for _ in range(2):
        page.locator("[data-load]").set_input_files(tmp_path / "plan.json")
        expect(page.locator(".tasks > li")).to_have_count(2)
    (tmp_path / "plan.json").write_text("no plan")
    page.locator("[data-load]").set_input_files(tmp_path / "plan.json")
    expect(page.locator("[data-said]")).to_have_text("W tym pliku nie ma planu.")


def test_a_link_holds_the_plan_and_asks_before_it_adds_anything(plan):
    many = [task(RESCUE, f"2026-12-{day:02}", text="zażółć gęślą jaźń" * 3) for day in range(1, 31)]
    page = plan(tasks=many, permissions=["clipboard-read", "clipboard-write"])
    page.evaluate("delete Navigator.prototype.share")
    page.locator("[data-send]").click()
    expect(page.locator("[data-said]")).to_have_text(page.locator("[data-plan]").get_attribute("data-too-long"))
    link = page.evaluate("navigator.clipboard.readText()")
    fragment = link.split("#")[1]
    assert len(fragment) < 2000
    page.evaluate("localStorage.removeItem('shelters/plan')")
    page.goto(page.url.split("#")[0].replace("/plan/", "/ustawienia/"))
    page.goto(link)
    ready(page)
    section = page.locator("[data-shared]")
    expect(section).to_be_visible()
    assert kept(page) == []
    section.locator("[data-accept]").click()
    count = len(fragment.split(";"))
    expect(page.locator(".tasks > li")).to_have_count(count)
    assert "#" not in page.url
    page.goto(link)
    page.locator("[data-accept]").click()
    expect(page.locator(".tasks > li")).to_have_count(count)


@pytest.mark.parametrize("fragment", ["#plan=", "#plan=%E0%A4%A,;,,,", "#plan=v,<img src=x onerror=alert(1)>,,,", "#visit=../../x", "#meet=nobody/rex", "#" + "x" * 9000])
def test_hostile_links_add_nothing(fragment, plan):
    page = plan(PLAN["pl"] + fragment, allow=["404"])
    expect(page.locator("[data-shared]")).to_be_hidden()
    assert kept(page) == []


def test_a_swipe_to_the_left_is_done(plan):
    page = plan(tasks=[task(RESCUE)], viewport=PHONE, has_touch=True)
    page.locator(".tasks > li").evaluate("""item => {
        const send = (type, clientX) => item.dispatchEvent(new PointerEvent(type, { pointerType: "touch", isPrimary: true, clientX, clientY: 9, bubbles: true }))
        send("pointerdown", 300); send("pointermove", 250); send("pointerup", 250)
    }""")
    expect(page.locator(".tasks > li")).to_have_count(1)
    page.locator(".tasks > li").evaluate("""item => {
        const send = (type, clientX) => item.dispatchEvent(new PointerEvent(type, { pointerType: "touch", isPrimary: true, clientX, clientY: 9, bubbles: true }))
        send("pointerdown", 300); send("pointermove", 150); send("pointerup", 150)
    }""")
    expect(page.locator("[data-finished] li")).to_have_count(1)


@pytest.mark.parametrize("across, isDone", [(-60, False), (-180, True), (180, False)])
def test_a_finger_swipes_as_far_as_it_takes(across, isDone, plan):
    page = plan(tasks=[task(RESCUE)], viewport=PHONE, has_touch=True, is_mobile=True)
    item = page.locator(".tasks h3")
    item.scroll_into_view_if_needed()
    box = item.bounding_box()
    client = page.context.new_cdp_session(page)
    x, y = 200, box["y"] + box["height"] / 2
    client.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for step in range(1, 11):
        client.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": x + across * step / 10, "y": y}]})
    client.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    if isDone:
        expect(page.locator("[data-finished] li")).to_have_count(1)
    else:
        page.wait_for_timeout(200)
        assert kept(page)[0]["done"] is False


def test_after_a_first_visit_the_plan_works_without_a_network(plan):
    page = plan(tasks=[task(RESCUE, "")], now=None, allow=["ERR_INTERNET_DISCONNECTED", "Failed to load", "failed http"])
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    until(page, "caches.match(document.querySelector('[data-plan]').dataset.directory).then(Boolean)")
    until(page, "caches.match(location.pathname).then(Boolean)")
    until(page, "Promise.all([...document.querySelectorAll('link[rel=modulepreload], script[src]')].map(part => caches.match(part.href || part.src))).then(all => all.every(Boolean))")
    page.context.set_offline(True)
    page.reload()
    ready(page)
    expect(page.locator(".tasks .where a")).to_be_visible()
    page.locator(".tasks [data-done]").click()
    expect(page.locator("[data-finished] li")).to_have_count(1)


def test_a_public_holiday_is_told_of_and_the_next_open_day_is_offered(plan, demo):
    own = next(place for place in directory(demo).values() if any("5" in row[0] for row in place.get("week", []))
               and not any(row[0] == "2026-12-25" for row in place.get("days", [])))
    page = plan(tasks=[task(own["id"], "2026-12-25")], now="2026-12-23T09:00:00+01:00")
    notice = page.locator(".tasks .notice")
    expect(notice).to_contain_text("świętem")
    expect(page.locator(".tasks .where")).not_to_contain_text("10:00")
    notice.locator("button").click()
    assert kept(page)[0]["day"] > "2026-12-26"
    expect(notice).to_be_hidden()


def test_a_day_on_which_the_place_is_closed_is_told_while_it_is_planned(plan):
    page = plan(f"/plan/#visit={RESCUE}")
    form = page.locator("form[aria-labelledby]")
    form.locator("[name=day]").fill("2026-11-29")
    notice = form.locator(".notice")
    expect(notice).to_contain_text("Tego dnia zamknięte")
    notice.locator("button").click()
    expect(form.locator("[name=day]")).to_have_value("2026-11-30")
    expect(notice).to_be_hidden()
    form.locator("[name=time]").fill("20:00")
    expect(notice).to_contain_text("09:00–17:00")


@pytest.mark.parametrize("at, where", [("*clinic", "Lecznica"), ("*", "km"), ("", ""), (RESCUE, "Łapa")])
def test_tasks_of_one_s_own_are_tied_to_an_institution_a_kind_of_place_or_nothing(at, where, plan):
    page = plan()
    page.locator("[data-new]").click()
    page.locator("[name=kind][value=own]").check()
    page.locator("[name=at]").select_option(at)
    page.locator("[name=text]").fill("Oddać klatkę")
    page.locator("form [type=submit]").last.click()
    expect(page.locator(".tasks h3")).to_have_text("Oddać klatkę")
    expect(page.locator(".tasks > li")).to_contain_text(where)
    assert [(one["kind"], one["at"]) for one in kept(page)] == [("own", at)]


def test_the_nearest_places_stand_on_a_map_by_their_names(plan):
    page = plan(tasks=[task(RESCUE), task("*", kind="own", text="karma")])
    page.locator("[data-chart] summary").click()
    expect(page.locator("[data-chart] .points a").first).to_be_visible()
    names = page.locator("[data-chart] .names .institution")
    assert names.count() >= 1
    expect(page.locator("[data-chart] .own circle")).to_be_visible()
    before = page.locator("[data-chart] .points a").count()
    page.locator(".tasks [data-done]").first.click()
    page.locator(".tasks [data-done]").first.click()
    expect(page.locator("[data-chart] .points a")).to_have_count(0)
    assert before >= 1
    assert violations_in_both_themes(page) == []


def test_forgetting_everything_forgets_the_plan(plan):
    page = plan(tasks=[task(RESCUE)])
    page.goto(page.url.replace("/plan/", "/ustawienia/"))
    page.locator("[data-forget]").click()
    until(page, "localStorage.getItem('shelters/plan') === null")


@pytest.mark.parametrize("language", PLAN)
@pytest.mark.parametrize("viewport", [NARROW, DESKTOP], ids=["narrow", "desktop"])
def test_the_plan_is_accessible(language, viewport, plan):
    page = plan(PLAN[language] + f"#bring={RESCUE}", tasks=[task(RESCUE, "2026-11-29", text="dłuższy opis zadania " * 4), task("*", kind="own", text="telefon"),
                task("", "", kind="own", text="kiedyś", done=True)], viewport=viewport, color_scheme="light", reduced_motion="reduce")
    expect(page.locator("[data-needs]")).to_be_visible()
    open_details(page)
    assert violations_in_both_themes(page) == []
    assert overflow(page) == []


def test_without_scripts_nothing_of_the_plan_is_shown_but_why(visit):
    page = visit(PLAN["pl"], java_script_enabled=False)
    assert page.locator("main .notice").first.is_visible() and page.locator("[data-plan]:visible").count() == 0
