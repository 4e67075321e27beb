"""Without a network: what was visited, one's own animals, and a page that says what is wrong."""

import json
import os
import re
import shutil
import time

import pytest

from folders import animal, small
from pages import page_kind
from server import Handler, Server, ShortHandler
from views import expect, follow, loaded, scripted, until


@pytest.fixture
def site(demo, tmp_path):
    """A copy of the demo that can change, on a server that can be switched off."""
    folder = tmp_path / "site"
    shutil.copytree(demo.folder, folder)
    with Server(folder) as server:
        yield server


@pytest.fixture
def open_page(browser):
    contexts = []

    def open_page(address):
        context = browser.new_context()
        contexts.append(context)
        page = context.new_page()
        page.goto(address)
        return page

    yield open_page
    for context in contexts:
        context.close()


def kept(address, cache=""):
    """Whether the device has what lies at an address, in a script."""
    return f"caches.match({json.dumps(address)}, {json.dumps({'cacheName': cache} if cache else {})}).then(Boolean)"


def settle(page):
    """Waits until the worker looks after the page, and has it."""
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    until(page, "navigator.serviceWorker.controller !== null")
    scripted(page)
    page.wait_for_load_state("networkidle")
    until(page, "caches.match(location.pathname).then(Boolean)")
    # What every page asks it for, and what stands in its place without a network.
    until(page, """Promise.all([...(document.body.dataset.keep ?? "").split(" ").filter(Boolean),
        document.documentElement.dataset.root + "offline.html"].map(address => caches.match(address)))
        .then(found => found.every(Boolean))""")


def remember(page, button):
    """Presses a heart, and waits until the animal's page and picture are there to stay."""
    button.click()
    until(page, """(async () => {
        const [{ key, picture }] = JSON.parse(localStorage.getItem('shelters/favourites') ?? '[{}]')
        const cache = await caches.open('shelters/kept')
        return key && await cache.match(`/instytucje/${key}/`) && Boolean(await cache.match(picture))
    })()""")


def addresses(page):
    """Of all that the device has."""
    return page.evaluate("""async () => { const found = []
        for (const name of await caches.keys()) for (const key of await (await caches.open(name)).keys()) found.push(key.url)
        return found }""")


def go_offline(page, server):
    page.context.set_offline(True)
    server.__exit__()


@pytest.mark.parametrize("path, other, title", [
    ("/instytucje/pod-brzozami/", "/instytucje/cichy-kat/", "Brak połączenia"),
    ("/en/institutions/pod-brzozami/", "/en/institutions/cichy-kat/", "Brak połączenia"),
])
def test_visited_pages_open_and_others_say_that_there_is_no_connection(path, other, title, site, open_page):
    page = open_page(site.address + path)
    settle(page)
    page.goto(site.address + "/zwierzeta/")
    settle(page)
    heading = page.locator("h1").inner_text()
    go_offline(page, site)
    page.goto(site.address + "/zwierzeta/")
    assert page.locator("h1").inner_text() == heading
    # With its style and its pictures.
    assert page.evaluate("document.images.length > 0 && [...document.images].every(image => !image.offsetParent || image.loading === 'lazy' || image.naturalWidth)")
    assert page.evaluate("getComputedStyle(document.querySelector('.tabs')).position") in ("fixed", "static")
    assert page.evaluate("document.styleSheets.length > 0 && document.styleSheets[0].cssRules.length > 10")
    # The very first page as well, which was there before the worker.
    page.goto(site.address + path)
    assert page.locator("body.institution").count() == 1
    page.goto(site.address + other)
    assert page.locator("h1").inner_text() == title
    assert loaded(page.locator("main img"))
    assert page.locator("section[lang=en] h2").inner_text() == "No connection"
    page.goto(site.address + "/moje-zwierzeta/")
    assert loaded(page.locator("[data-own-empty] img"))


def test_one_s_own_animals_open_without_a_network(site, open_page):
    page = open_page(site.address + "/zwierzeta/")
    settle(page)
    card = page.locator("li.card").first
    name = card.locator("h3").inner_text()
    remember(page, card.locator("button.favourite"))
    go_offline(page, site)
    page.goto(site.address + "/moje-zwierzeta/")
    expect(page.locator("li.card h3")).to_have_text(name)
    assert loaded(page.locator("li.card img"))
    assert page.locator("li.card.gone").count() == 0
    follow(page.locator("li.card h3 a"))
    assert page.locator("body.animal").count() == 1
    assert page.locator("h1").inner_text() == name


def test_an_animal_remembered_on_its_own_page_outlasts_what_was_only_visited(site, examples, open_page):
    path = examples["animal", "pl"]
    page = open_page(site.address + "/")
    settle(page)
    page.goto(site.address + path)
    until(page, kept(path, "shelters/pages"))
    page.wait_for_load_state("networkidle")
    name = page.locator("h1").inner_text()
    remember(page, page.locator(".actions [data-favourite]"))
    # There is one copy of it, which is always the newest.
    until(page, f"{kept(path, 'shelters/pages')}.then(found => !found)")
    # The picture that is seen stays, too; what browsers keep of their own accord is nothing to count on.
    shown = page.locator(".look img").first.evaluate("image => image.currentSrc")
    until(page, kept(shown, "shelters/kept"))
    # As many visits to other pages do in time.
    page.evaluate("Promise.all([caches.delete('shelters/pages'), caches.delete('shelters/files')])")
    go_offline(page, site)
    page.goto(site.address + path)
    assert page.locator("h1").inner_text() == name
    assert loaded(page.locator(".look img").first)


def test_a_first_page_keeps_the_files_that_it_names_and_asks_no_other_origin_for_any(site, examples, open_page, tmp_path):
    asked = []

    class Elsewhere(Handler):
        def do_GET(self):
            asked.append(self.path)
            super().do_GET()

    path = examples["animal", "pl"]
    file = site.folder / path.strip("/") / "index.html"
    (tmp_path / "404.html").touch()
    with Server(tmp_path, Elsewhere) as elsewhere:
        html = file.read_text(encoding="utf-8")
        file.write_text(html.replace("<main", f'<a href="{elsewhere.address}/a.0123456789.css">a</a><main', 1), encoding="utf-8")
        page = open_page(site.address + path)
        names = json.dumps(re.findall(r'"([^":\s]+\.[0-9a-v]{10}\.(?:css|js|json))"', html))
        until(page, f"Promise.all({names}.map(name => caches.match(name))).then(found => found.length > 5 && found.every(Boolean))")
        assert asked == []


def test_a_page_is_kept_once_whatever_was_asked_on_it(site, open_page):
    page = open_page(site.address + "/")
    settle(page)
    file = site.folder / "zwierzeta" / "index.html"
    for number, path in enumerate(["/zwierzeta/?q=kot", "/zwierzeta/?type=cat", "/zwierzeta/"]):
        file.write_text(file.read_text(encoding="utf-8").replace("<h1>", f"<h1>{number}"), encoding="utf-8")
        os.utime(file, (time.time() + number * 10, time.time() + number * 10))
        page.goto(site.address + path)
        until(page, f"caches.match('/zwierzeta/').then(answer => answer?.text()).then(text => text?.includes('<h1>{number}'))")
    assert [address for address in addresses(page) if "/zwierzeta/" in address] == [site.address + "/zwierzeta/"]
    go_offline(page, site)
    page.goto(site.address + "/zwierzeta/?q=kot")
    assert page.locator("h1").inner_text().startswith("210")
    expect(page.locator("#ui-q")).to_have_value("kot")


def test_letting_go_of_an_animal_keeps_the_drawing_that_another_one_shares(shelters, tmp_path, open_page):
    files = {f"institutions/azyl/animals/{name}.md": animal() for name in ["ares", "rex"]}
    with Server(tmp_path / "public") as server:
        assert shelters.build(small(tmp_path / "content", files), tmp_path / "public").status == 0
        page = open_page(server.address + "/zwierzeta/")
        settle(page)
        hearts = page.locator("li.card button.favourite")
        drawing = page.locator("li.card img").first.get_attribute("src")
        for place in [0, 1]:
            remember(page, hearts.nth(place))
        hearts.nth(0).click()
        until(page, f"{kept('/instytucje/azyl/ares/')}.then(found => !found)")
        assert page.evaluate(kept(drawing))
        hearts.nth(1).click()
        until(page, f"{kept(drawing, 'shelters/kept')}.then(found => !found)")


def test_a_picture_that_changes_is_kept_in_place_of_the_earlier_one(site, open_page):
    page = open_page(site.address + "/zwierzeta/")
    settle(page)
    remember(page, page.locator("li.card button.favourite").first)
    picture = page.evaluate("""async () => {
        const [entry] = JSON.parse(localStorage.getItem('shelters/favourites'))
        const { picture } = entry
        entry.picture = '/assets/earlier.0123456789.svg'
        localStorage.setItem('shelters/favourites', JSON.stringify([entry]))
        const cache = await caches.open('shelters/kept')
        await cache.put(entry.picture, new Response('<svg xmlns="http://www.w3.org/2000/svg"/>', { headers: { 'Content-Type': 'image/svg+xml' } }))
        await cache.delete(picture)
        return picture
    }""")
    page.goto(site.address + "/moje-zwierzeta/")
    until(page, f"{kept('/assets/earlier.0123456789.svg')}.then(found => !found)")
    current = page.evaluate("JSON.parse(localStorage.getItem('shelters/favourites'))[0].picture")
    until(page, kept(current, "shelters/kept"))
    assert picture and current != "/assets/earlier.0123456789.svg"


def test_a_host_that_shortens_addresses_shows_the_page_without_a_connection_too(demo, open_page):
    with Server(demo.folder, ShortHandler) as server:
        page = open_page(server.address + "/")
        settle(page)
        go_offline(page, server)
        page.goto(server.address + "/instytucje/cichy-kat/")
        assert page.locator("h1").inner_text() == "Brak połączenia"


def test_two_sites_on_one_host_know_nothing_of_each_other(shelters, tmp_path, open_page):
    for name in ["a", "b"]:
        content = small(tmp_path / name, {"institutions/azyl/animals/rex.md": animal()})
        assert shelters.build(content, tmp_path / "public" / name, "--base-url", f"https://example.org/{name}/").status == 0
    with Server(tmp_path / "public") as server:
        page = open_page(server.address + "/b/zwierzeta/")
        settle(page)
        page.goto(server.address + "/a/ustawienia/")
        settle(page)
        page.locator("input[name=theme][value=dark]").check()
        expect(page.locator("html")).to_have_attribute("data-theme", "dark")
        page.goto(server.address + "/a/zwierzeta/")
        page.locator("button.favourite").click()
        expect(page.locator("button.favourite")).to_have_attribute("aria-pressed", "true")
        page.goto(server.address + "/b/zwierzeta/")
        expect(page.locator("button.favourite")).to_have_attribute("aria-pressed", "false")
        assert page.locator("html").get_attribute("data-theme") is None
        page.goto(server.address + "/a/ustawienia/")
        page.locator("[data-forget]").click()
        until(page, f"{kept('/a/zwierzeta/')}.then(found => !found)")
        assert page.evaluate(kept("/b/zwierzeta/"))


def test_the_start_of_the_search_index_is_kept(site, open_page):
    page = open_page(site.address + "/")
    settle(page)
    index = page.locator("body").get_attribute("data-keep").split()[0]
    go_offline(page, site)
    assert page.evaluate("address => fetch(address).then(answer => answer.ok)", index)


def test_a_page_is_never_older_than_the_network_s(site, open_page):
    page = open_page(site.address + "/instytucje/pod-brzozami/")
    settle(page)
    page.reload()
    settle(page)
    file = site.folder / "instytucje" / "pod-brzozami" / "index.html"
    for ahead, word in [(10, "Nowsza"), (20, "Najnowsza")]:
        text = file.read_text(encoding="utf-8")
        start = text.index("<h1>") + 4
        file.write_text(text[:start] + word + text[text.index("</h1>", start):], encoding="utf-8")
        # Servers tell times in whole seconds.
        os.utime(file, (time.time() + ahead, time.time() + ahead))
        page.reload()
        assert page.locator("h1").inner_text() == word
    until(page, "caches.match(location.pathname).then(answer => answer.text()).then(text => text.includes('>Najnowsza<'))")
    go_offline(page, site)
    page.reload()
    assert page.locator("h1").inner_text() == "Najnowsza"


def test_what_is_kept_is_bounded(site, demo, open_page):
    page = open_page(site.address + "/")
    settle(page)
    page.evaluate("async paths => { for (const path of paths) await fetch(path) }",
                  ["/" + path for path in demo.pages if page_kind(demo.pages[path]) == "animal"][:90])
    # What is too much goes soon after it came.
    until(page, "caches.open('shelters/pages').then(cache => cache.keys()).then(keys => keys.length > 0 && keys.length <= 60)")


def test_forgetting_everything_forgets_the_pages(site, open_page):
    page = open_page(site.address + "/instytucje/pod-brzozami/")
    settle(page)
    page.goto(site.address + "/ustawienia/")
    settle(page)
    page.locator("[data-forget]").click()
    # What one needs to be told that there is no connection comes again.
    until(page, f"{kept('/instytucje/pod-brzozami/')}.then(found => !found)")
    until(page, kept("/offline.html"))
    assert not any("/pod-brzozami/" in address for address in addresses(page))


def test_a_site_that_is_no_longer_to_work_offline_clears_devices(shelters, tmp_path, open_page):
    with Server(tmp_path / "public") as server:
        content = small(tmp_path / "content", {})
        assert shelters.build(content, tmp_path / "public").status == 0
        page = open_page(server.address + "/")
        settle(page)
        until(page, "caches.keys().then(keys => keys.length > 0)")
        settings = content / "site.yml"
        settings.write_text(settings.read_text(encoding="utf-8") + "offline: false\n", encoding="utf-8")
        assert shelters.build(content, tmp_path / "public").status == 0
        assert not (tmp_path / "public" / "offline.html").exists()
        # Servers tell the times of files in seconds: of two within one, browsers take the second for the first.
        os.utime(tmp_path / "public" / "sw.js", (time.time() + 10,) * 2)
        page.goto(server.address + "/instytucje/")
        assert page.locator("body").get_attribute("data-worker") is None
        page.evaluate("navigator.serviceWorker.getRegistration().then(found => found?.update())")
        until(page, "navigator.serviceWorker.getRegistration().then(found => !found)")
        until(page, "caches.keys().then(keys => keys.length === 0)")


def test_the_site_can_be_installed(demo, visit):
    page = visit("/")
    manifest = page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then(answer => answer.json())")
    assert {"id", "name", "short_name", "start_url", "scope", "display", "icons", "theme_color"} <= set(manifest)
    purposes = {(icon["purpose"], icon["sizes"]) for icon in manifest["icons"]}
    assert {("any", "192x192"), ("any", "512x512"), ("maskable", "512x512")} <= purposes
    for icon in manifest["icons"]:
        assert demo.file(icon["src"].lstrip("/"))
    errors = page.context.new_cdp_session(page).send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error for error in errors if error["errorId"] != "in-incognito"] == []
