"""Every link of every page leads somewhere, wherever the site lives."""

import json

import pytest

from pages import Site
from program import CONTENT

ATTRIBUTES = ["href", "src", "poster", "action", "data-find", "data-index", "data-of", "data-share"]


def addresses(page):
    for element in page.elements:
        for attribute in ATTRIBUTES:
            if element[attribute] is not None:
                yield element[attribute]
        if element["srcset"]:
            yield from (part.split()[0] for part in element["srcset"].split(",") if part.strip())
    for name in ["og:url", "og:image"]:
        if page.meta(name):
            yield page.meta(name)

    def strings(value):
        if isinstance(value, dict):
            for member in value.values():
                yield from strings(member)
        elif isinstance(value, list):
            for member in value:
                yield from strings(member)
        elif isinstance(value, str) and value.startswith("http"):
            yield value

    # Identifiers of structured data need not be anchors.
    for address in strings(page.structured_data):
        if "#" not in address and "{" not in address:
            yield address


def broken(site):
    found, count = [], 0
    for path, page in site.pages.items():
        for address in addresses(page):
            count += 1
            problem = site.problem(address, page)
            if problem:
                found.append(f"/{path}: {address}: {problem}")
    return found, count


@pytest.fixture(scope="module")
def elsewhere(shelters, tmp_path_factory):
    """The demo site for a folder of another host."""
    folder = tmp_path_factory.mktemp("elsewhere") / "public"
    base = "https://example.org/a/b/"
    run = shelters.build(CONTENT, folder, "--base-url", base)
    assert run.status == 0, run.stderr
    return Site(folder, base)


def test_no_link_of_any_page_is_broken(demo):
    found, count = broken(demo)
    assert found == []
    assert count > 5000


def test_a_site_in_a_folder_links_only_within_it(elsewhere, demo):
    found, count = broken(elsewhere)
    assert found == []
    assert set(elsewhere.pages) == set(demo.pages)
    host = demo.base.split("/")[2]
    assert [page.path for page in elsewhere.pages.values() if host in page.html.replace(f"@{host}", "")] == []


def test_manifests_name_icons_and_pages_that_exist(demo):
    for language, name in [("pl", "manifest.webmanifest"), ("en", "en/manifest.webmanifest")]:
        manifest = json.loads((demo.folder / name).read_text(encoding="utf-8"))
        home = demo.pages["" if language == "pl" else "en/"]
        assert manifest["lang"] == language and manifest["name"]
        assert demo.problem(manifest["start_url"], home) is None
        assert {"192x192", "512x512"} <= {icon["sizes"] for icon in manifest["icons"]}
        for icon in manifest["icons"]:
            assert demo.problem(icon["src"], home) is None
        assert home.link("manifest") == demo.root + name


def test_every_page_can_be_reached_from_the_intro(demo):
    reached, waiting = set(), [""]
    while waiting:
        path = waiting.pop()
        if path in reached or path not in demo.pages:
            continue
        reached.add(path)
        page = demo.pages[path]
        for a in page.all("a"):
            local = demo.local(a["href"], page) if a["href"] else None
            if local and local[0].endswith("/") or local and local[0] == "":
                waiting.append(local[0])
    assert set(demo.pages) - reached - {"404.html", "offline.html"} == set()


def test_every_file_of_the_site_is_used_or_has_an_address_of_its_own(demo):
    used = set()
    for page in demo.pages.values():
        for address in addresses(page):
            local = demo.local(address, page)
            if local:
                used.add(demo.file(local[0]))
    known = (".shelters-manifest", "api/", "search/", "sitemap", "robots.txt", "404.html", "offline.html", "sw.js", "feed.xml", "assets/", "media/")
    left = [file for file in demo.files - used if not file.startswith(known) and not file.endswith("feed.xml")
            and not file.endswith("index.html")]
    assert left == []
