"""The map: marks that are links with names, zoom by every means, and the list of the same beside it."""

import pytest

from folders import small
from program import ROOT
from server import Server
from views import DESKTOP, NARROW, PHONE, expect, focused, follow, overflow, until, violations_in_both_themes, visits

MAP = {"pl": "/mapa/", "en": "/en/map/"}
WIDE = {"width": 1366, "height": 900}
TCZEW = """localStorage.setItem("shelters/place", '{"name":"Tczew, pomorskie","at":[54.09,18.78]}'); localStorage.setItem("shelters/range", "50")"""
MARKS = "document.querySelectorAll('.points a').length"
SHOWN = "[...document.querySelectorAll('[data-listed] li')].filter(item => !item.hidden).length"
#: The longitudes that can be seen, as a part of the country's width.
SCALE = "1000 / document.querySelector('.map svg').viewBox.baseVal.width"


def ready(page):
    until(page, "document.querySelector('.zoom') && document.querySelector('.names') && document.querySelector('.points a .target') !== null")


@pytest.fixture(scope="module")
def many(shelters, tmp_path_factory):
    """A site with institutions in the sixty largest towns, and three that stand in one place."""
    rows = [line.split("\t") for line in (ROOT / "Sources/Geography/Countries/PL/places.tsv").read_text().splitlines()]
    rows = sorted(rows, key=lambda row: -int(row[4]))[:60] + [next(row for row in rows if row[0] == "Sejny")] * 3
    files = {f"institutions/azyl-{number}/institution.md": f"---\nname: Schronisko dla Zwierząt numer {number}\ntype: shelter\n"
             f"address: {{town: {row[0]}, postalCode: 90-001, country: PL}}\nlocation: {{latitude: {row[2]}, longitude: {row[3]}}}\n"
             f"contact: {{email: a@example.org}}\n---\n" for number, row in enumerate(rows)}
    folder = tmp_path_factory.mktemp("many")
    run = shelters.build(small(folder / "content", files), folder / "public")
    assert run.status == 0, run.stderr
    with Server(folder / "public") as server:
        yield server.address


@pytest.mark.parametrize("language", MAP)
def test_every_mark_is_a_link_with_a_name_and_stands_for_what_is_listed(language, visit):
    page = visit(MAP[language], viewport=WIDE)
    ready(page)
    names = page.locator(".points a").evaluate_all("marks => marks.map(mark => mark.getAttribute('aria-label'))")
    assert all(names) and len(names) > 4
    listed = page.locator("[data-listed] li").count()
    together = sum(int(text) for text in page.locator(".cluster text").all_inner_texts())
    assert together + page.locator(".points a:not(.cluster)").count() == listed
    expect(page.locator("[data-count]")).to_contain_text(str(listed))
    mark = page.locator(".points a:not(.cluster)").first
    name = mark.get_attribute("aria-label")
    follow(mark)
    assert page.locator("h1").inner_text().replace("\u00ad", "") in name


@pytest.mark.parametrize("viewport", [NARROW, WIDE], ids=["narrow", "wide"])
@pytest.mark.parametrize("zooms", [0, 2, 4])
def test_no_name_covers_another_one_or_a_mark_and_every_mark_is_large_enough(zooms, viewport, many, browser):
    with visits(browser, many) as visit:
        page = visit("/mapa/", viewport=viewport, before=lambda page: page.add_init_script(TCZEW))
        ready(page)
        for _ in range(zooms):
            page.locator(".zoom button").first.click()
        page.wait_for_timeout(200)
        names, marks, targets = page.evaluate("""() => ["names text", "points a > :not(.target)", "points .target"].map(of =>
            [...document.querySelectorAll(`.${of}`)].map(part => { const { left, right, top, bottom } = part.getBoundingClientRect()
                return [part.textContent, left, right, top, bottom] }))""")
        assert names and (zooms or len(names) >= 10)
        for number, (name, left, right, top, bottom) in enumerate(names):
            for other, *box in names[number + 1:] + [mark for mark in marks if mark[2] - mark[1] > 10]:
                # Letters have room above and below them; a pixel of rounding on each side.
                covers = left + 1 < box[1] and box[0] + 1 < right and top + 4 < box[3] and box[2] + 4 < bottom
                assert not covers, f"{name} covers {other}"
        assert all(right - left > 23.9 and bottom - top > 23.9 for _, left, right, top, bottom in targets)


def test_clusters_open_until_their_members_are_parted_or_listed(many, browser):
    with visits(browser, many) as visit:
        page = visit("/mapa/", viewport=WIDE)
        ready(page)
        before = page.evaluate(MARKS)
        first = page.locator(".cluster").first
        label = first.get_attribute("aria-label")
        assert label.split()[0].isdigit() and ": " in label
        first.focus()
        page.keyboard.press("Enter")
        until(page, f"{SCALE} > 1.5")
        focused(page, ".points a")
        page.keyboard.press("0")
        until(page, f"{SCALE} === 1 && {MARKS} === {before}")
        # Those in one place are listed.
        for _ in range(12):
            cluster = page.locator(".cluster[aria-label*=Sejny]")
            cluster.evaluate("mark => mark.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }))")
            page.wait_for_timeout(100)
            if page.evaluate("document.activeElement.matches('[data-listed] h2')"):
                break
        focused(page, "[data-listed] h2")
        until(page, f"{SHOWN} === 3")


def test_the_map_is_zoomed_by_buttons_wheel_and_keyboard_and_the_list_follows(visit):
    # Without motion, so that no scrolling goes on while the pointer is moved.
    page = visit(MAP["pl"], viewport=WIDE, reduced_motion="reduce")
    ready(page)
    total = page.evaluate(SHOWN)
    closer, farther, whole = page.locator(".zoom button").all()
    closer.click()
    until(page, f"{SCALE} === 2 && {SHOWN} < {total}")
    farther.click()
    until(page, f"{SCALE} === 1 && {SHOWN} === {total}")
    home = page.locator(".map")
    home.focus()
    page.keyboard.press("+")
    until(page, f"Math.abs({SCALE} - 1.5) < .01")
    left = "document.querySelector('.map svg').viewBox.baseVal.x"
    before = page.evaluate(left)
    page.keyboard.press("ArrowRight")
    until(page, f"{left} > {before}")
    page.keyboard.press("-")
    until(page, f"{SCALE} === 1")
    page.locator(".map svg").evaluate("map => map.scrollIntoView()")
    box = page.locator(".map svg").bounding_box()
    page.mouse.move(box["x"] + box["width"] / 4, box["y"] + box["height"] / 4)
    page.mouse.wheel(0, -300)
    until(page, f"{SCALE} > 1.3")
    # What is below the pointer stays there.
    assert page.evaluate(left) > 0
    before = page.evaluate(left)
    page.mouse.down()
    page.mouse.move(box["x"] + box["width"] / 4 + 60, box["y"] + box["height"] / 4, steps=4)
    page.mouse.up()
    until(page, f"{left} < {before}")
    assert page.url.endswith(MAP["pl"]), "what was dragged was not pressed"
    whole.click()
    until(page, f"{SCALE} === 1")
    # Whoever sees the whole country scrolls on.
    top = page.evaluate("scrollY")
    page.mouse.wheel(0, 200)
    until(page, f"scrollY > {top} || document.documentElement.scrollHeight <= innerHeight")


def test_two_fingers_zoom_the_map(visit):
    page = visit(MAP["pl"], viewport=NARROW, has_touch=True)
    ready(page)
    page.locator(".map").scroll_into_view_if_needed()
    box = page.locator(".map svg").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    client = page.context.new_cdp_session(page)

    def touch(kind, *apart):
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [
            {"x": x + side * part, "y": y, "id": number} for part in apart for number, side in enumerate([-1, 1])]})
    touch("touchStart", 20)
    for apart in range(25, 65, 5):
        touch("touchMove", apart)
    touch("touchEnd")
    until(page, f"{SCALE} > 2")
    assert page.evaluate("visualViewport.scale") == 1


def test_one_finger_moves_a_zoomed_map_and_paper_has_it_without_buttons(visit):
    page = visit(MAP["pl"], viewport=NARROW, has_touch=True)
    ready(page)
    page.locator(".map").scroll_into_view_if_needed()
    page.locator(".zoom button").first.click()
    until(page, f"{SCALE} === 2")
    box = page.locator(".map svg").bounding_box()
    left = "document.querySelector('.map svg').viewBox.baseVal.x"
    before = page.evaluate(left)
    client = page.context.new_cdp_session(page)
    for kind, across in [("touchStart", 0), *(("touchMove", step) for step in range(10, 70, 10)), ("touchEnd", None)]:
        points = [] if across is None else [{"x": box["x"] + box["width"] / 2 - across, "y": box["y"] + box["height"] / 2}]
        client.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
    until(page, f"{left} > {before}")
    page.emulate_media(media="print")
    expect(page.locator(".zoom")).to_be_hidden()
    expect(page.locator(".map svg")).to_be_visible()


def test_the_visitor_s_place_and_range_are_a_circle(visit):
    page = visit(MAP["pl"], viewport=WIDE, before=lambda page: page.add_init_script(TCZEW))
    ready(page)
    radii = page.locator(".own ellipse").evaluate("circle => [circle.rx.baseVal.value, circle.ry.baseVal.value]")
    # 50 km on a map on which a degree of latitude is about 161.8 units long.
    assert abs(radii[1] - 50 / 111.195 * 161.8) < 2 and radii[0] > radii[1]
    expect(page.locator(".names .here")).to_have_text("Tczew")


def test_an_institution_s_page_shows_where_it_is_and_leads_to_the_map(visit, examples):
    page = visit(examples["institution", "pl"], viewport=WIDE)
    spot = page.locator("a.spot")
    expect(spot.locator("circle")).to_be_visible()
    until(page, "fetch(document.querySelector('.spot image').getAttribute('href')).then(answer => answer.ok)")
    name = page.locator("h1").inner_text().replace("\u00ad", "")
    follow(spot)
    ready(page)
    until(page, f"{SCALE} > 10")
    expect(page.locator(f'.points a[aria-label^="{name}"]')).to_be_visible()


@pytest.mark.parametrize("language", MAP)
@pytest.mark.parametrize("viewport", [NARROW, WIDE], ids=["narrow", "wide"])
def test_the_map_is_accessible(language, viewport, visit):
    page = visit(MAP[language], viewport=viewport, color_scheme="light", reduced_motion="reduce", before=lambda page: page.add_init_script(TCZEW))
    ready(page)
    assert violations_in_both_themes(page) == []
    assert overflow(page) == []


def test_without_scripts_the_map_is_a_drawing_with_links(visit):
    page = visit(MAP["pl"], viewport=DESKTOP, java_script_enabled=False)
    names = page.locator(".points a").evaluate_all("points => points.map(point => point.getAttribute('aria-label'))")
    together = [int(name.split()[0]) if name[0].isdigit() else 1 for name in names]
    assert sum(together) == page.locator("[data-listed] li").count()
    assert page.locator(".land a").count() >= 5 and page.locator(".zoom:visible").count() == 0
    page.locator("[data-listed] summary").first.click()
    follow(page.locator("[data-listed] li a").first)
    assert page.locator("body.institution").count() == 1


def test_an_institution_leads_to_its_place_on_the_map_and_without_scripts_in_the_list(visit):
    for enabled in (True, False):
        page = visit("/instytucje/pod-brzozami/", viewport=PHONE, java_script_enabled=enabled)
        follow(page.locator("a.spot"))
        entry = page.locator("#at-pod-brzozami")
        if enabled:
            ready(page)
            until(page, f"{SHOWN} < 6")
        expect(page.locator(".map") if enabled else entry).to_be_in_viewport()
        expect(entry).to_contain_text("Pod Brzozami")


def test_after_a_first_visit_the_map_works_without_a_network(visit):
    page = visit(MAP["pl"], allow=["ERR_INTERNET_DISCONNECTED", "Failed to load"])
    ready(page)
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    until(page, "caches.match(location.pathname).then(Boolean)")
    page.reload()
    ready(page)
    until(page, "Promise.all([...document.querySelectorAll('link[rel=modulepreload], script[src], link[rel=stylesheet]')]"
          ".map(part => caches.match(part.href || part.src))).then(all => all.every(Boolean))")
    page.context.set_offline(True)
    page.reload()
    ready(page)
    page.locator(".zoom button").first.click()
    until(page, f"{SCALE} === 2")
