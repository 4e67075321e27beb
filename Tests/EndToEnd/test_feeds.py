"""Atom feeds (RFC 4287), the sitemap (sitemaps.org) and robots.txt."""

import re
import shutil
import subprocess
import xml.etree.ElementTree as ET

import feedparser
import pytest

ATOM = "{http://www.w3.org/2005/Atom}"
MAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
XHTML = "{http://www.w3.org/1999/xhtml}"
DATE = re.compile(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)")


@pytest.fixture(scope="module")
def feeds(demo):
    found = sorted(demo.folder.rglob("feed.xml"))
    assert len(found) >= 2 + 2 * 8
    return found


def test_all_xml_is_well_formed(demo):
    assert shutil.which("xmllint"), "install libxml2-utils"
    files = [str(file) for pattern in ("*.xml", "*.svg") for file in demo.folder.rglob(pattern)]
    done = subprocess.run(["xmllint", "--noout", "--nonet", *files], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[:2000]


def test_feed_readers_understand_every_feed(feeds):
    for file in feeds:
        feed = feedparser.parse(file.read_bytes())
        assert not feed.bozo, f"{file}: {feed.get('bozo_exception')}"
        assert feed.version == "atom10"
        assert feed.feed.title


def test_feeds_have_what_the_standard_requires(demo, feeds):
    for file in feeds:
        root = ET.parse(file).getroot()
        assert root.tag == ATOM + "feed"
        entries = root.findall(ATOM + "entry")
        for element in [root, *entries]:
            for name in ["id", "title", "updated"]:
                assert len(element.findall(ATOM + name)) == 1, f"{file}: {name}"
            assert DATE.fullmatch(element.find(ATOM + "updated").text), file
            assert re.match(r"https?://", element.find(ATOM + "id").text), file
            for author in element.findall(ATOM + "author"):
                assert author.find(ATOM + "name").text.strip(), file
        # 4.1.1: an author in the feed or in each entry.
        assert root.find(ATOM + "author") is not None or all(e.find(ATOM + "author") is not None for e in entries)
        own = [link.get("href") for link in root.findall(ATOM + "link") if link.get("rel") == "self"]
        assert own == [demo.base + file.relative_to(demo.folder).as_posix()]
        ids = [entry.find(ATOM + "id").text for entry in entries]
        assert len(ids) == len(set(ids)), file
        for entry in entries:
            # 4.1.2: an alternate link where there is no content, and never two of one type and language.
            links = [(link.get("rel"), link.get("type"), link.get("hreflang")) for link in entry.findall(ATOM + "link")]
            alternates = [link for link in links if link[0] == "alternate"]
            assert alternates and len(set(alternates)) == len(alternates), file


def test_entries_lead_to_pages_of_animals_and_are_newest_first(demo, feeds):
    some = 0
    for file in feeds:
        root = ET.parse(file).getroot()
        for entry in root.findall(ATOM + "entry"):
            for link in entry.findall(ATOM + "link"):
                address = link.get("href")
                assert address.startswith(demo.base), address
                assert demo.file(address.removeprefix(demo.base).partition("#")[0]), address
                some += 1
        arrived = [p.text for p in root.iterfind(f"{ATOM}entry/{ATOM}published")]
        assert arrived == sorted(arrived, reverse=True), file
    assert some > 60


def test_html_in_feeds_has_addresses_that_work_elsewhere(feeds):
    for file in feeds:
        for content in ET.parse(file).getroot().iterfind(f"{ATOM}entry/{ATOM}content"):
            assert content.get("type") == "html"
            for address in re.findall(r'(?:href|src)="([^"]*)"', content.text):
                assert re.match(r"(https?|mailto|tel):", address), f"{file}: {address}"


def test_pages_tell_of_their_feeds(demo):
    for path, page in demo.pages.items():
        links = [link["href"] for link in page.all("link") if link["type"] == "application/atom+xml"]
        assert links, path
        for address in links:
            assert demo.problem(address, page) is None, f"/{path}: {address}"


@pytest.fixture(scope="module")
def sitemap(demo):
    return ET.parse(demo.folder / "sitemap.xml").getroot()


def test_the_sitemap_lists_every_page_that_robots_may_list_once(demo, sitemap):
    assert sitemap.tag == MAP + "urlset"
    found = [url.find(MAP + "loc").text for url in sitemap]
    assert len(found) == len(set(found))
    listed = {address.removeprefix(demo.base) for address in found}
    wanted = {path for path, page in demo.pages.items() if page.link("canonical") and not page.meta("robots")}
    numbered = {path for path in wanted if re.search(r"/(strona|page)/\d+/$", path)}
    assert listed <= wanted
    # Further pages of lists need not be there: what they list is.
    assert wanted - listed <= numbered


def test_the_sitemap_s_alternates_are_those_of_the_pages(demo, sitemap):
    for url in sitemap:
        page = demo.pages[url.find(MAP + "loc").text.removeprefix(demo.base)]
        alternates = {link.get("hreflang"): link.get("href") for link in url.findall(XHTML + "link")}
        assert alternates == page.alternates, page.path
        for link in url.findall(XHTML + "link"):
            assert link.get("rel") == "alternate"


def test_the_sitemap_has_no_elements_but_those_of_the_protocol(sitemap):
    order = ["loc", "lastmod", "changefreq", "priority"]
    for url in sitemap:
        assert url.tag == MAP + "url"
        names = [child.tag.removeprefix(MAP) for child in url if child.tag.startswith(MAP)]
        assert names == [name for name in order if name in names]
        assert {child.tag for child in url if not child.tag.startswith(MAP)} <= {XHTML + "link"}
        modified = url.find(MAP + "lastmod")
        assert modified is None or re.fullmatch(r"\d{4}-\d\d-\d\d", modified.text) and modified.text <= "2026-11-21"


def test_robots_may_read_everything_and_find_the_sitemap(demo):
    lines = (demo.folder / "robots.txt").read_text(encoding="utf-8").splitlines()
    assert f"Sitemap: {demo.base}sitemap.xml" in lines
    assert "User-agent: *" in lines
    assert "Disallow: /" not in lines
