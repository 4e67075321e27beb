"""Without a network: what was visited, one's own animals, and a page that says what is wrong."""

import os
import time
import shutil

import pytest

from folders import small
from server import Server
from views import until


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


def settle(page):
    """Waits until the worker looks after the page."""
    page.evaluate("navigator.serviceWorker.ready.then(() => {})")
    until(page, "navigator.serviceWorker.controller !== null")
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(300)


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
    # With its style.
    assert page.evaluate("getComputedStyle(document.querySelector('.tabs')).position") in ("fixed", "static")
    assert page.evaluate("document.styleSheets.length > 0 && document.styleSheets[0].cssRules.length > 10")
    # The very first page as well, which was there before the worker.
    page.goto(site.address + path)
    assert page.locator("body.institution").count() == 1
    page.goto(site.address + other)
    assert page.locator("h1").inner_text() == title
    until(page, "document.querySelector('main img').complete")
    assert page.locator("main img").evaluate("image => image.naturalWidth") > 0
    assert page.locator("section[lang=en] h2").inner_text() == "No connection"


def test_one_s_own_animals_open_without_a_network(site, open_page):
    page = open_page(site.address + "/zwierzeta/")
    settle(page)
    card = page.locator("li.card").first
    name = card.locator("h3").inner_text()
    card.locator("button.favourite").click()
    page.wait_for_timeout(500)
    go_offline(page, site)
    page.goto(site.address + "/moje-zwierzeta/")
    page.wait_for_selector("li.card")
    assert page.locator("li.card h3").inner_text() == name
    assert page.locator("li.card.gone").count() == 0
    assert page.locator("li.card img").evaluate("image => image.complete && image.naturalWidth > 0")
    page.locator("li.card h3 a").click()
    page.wait_for_selector("body.animal")
    assert page.locator("h1").inner_text() == name


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
    page.wait_for_timeout(300)
    go_offline(page, site)
    page.reload()
    assert page.locator("h1").inner_text() == "Najnowsza"


def test_what_is_kept_is_bounded(site, open_page):
    page = open_page(site.address + "/")
    settle(page)
    page.evaluate("""async () => { for (let n = 0; n < 90; n += 1) await fetch(`/zwierzeta/?n=${n}`) }""")
    # What is too much goes soon after it came.
    until(page, "caches.open('shelters-pages').then(cache => cache.keys()).then(keys => keys.length > 0 && keys.length <= 60)",
          timeout=20_000)


def test_forgetting_everything_forgets_the_pages(site, open_page):
    page = open_page(site.address + "/instytucje/pod-brzozami/")
    settle(page)
    page.goto(site.address + "/ustawienia/")
    settle(page)
    page.locator("[data-forget]").click()
    page.wait_for_timeout(600)
    kept = page.evaluate("""async () => { const found = []
        for (const name of await caches.keys()) for (const key of await (await caches.open(name)).keys()) found.push(key.url)
        return found }""")
    assert not any("/pod-brzozami/" in address for address in kept)
    # What one needs to be told that there is no connection is there again.
    assert any(address.endswith("/offline.html") for address in kept)


def test_a_site_that_is_no_longer_to_work_offline_clears_devices(shelters, tmp_path, open_page):
    with Server(tmp_path / "public") as server:
        content = small(tmp_path / "content", {})
        assert shelters.build(content, tmp_path / "public").status == 0
        page = open_page(server.address + "/")
        settle(page)
        assert page.evaluate("caches.keys()")
        settings = content / "site.yml"
        settings.write_text(settings.read_text(encoding="utf-8") + "offline: false\n", encoding="utf-8")
        assert shelters.build(content, tmp_path / "public").status == 0
        assert not (tmp_path / "public" / "offline.html").exists()
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
