"""Near me without a browser: what leads there, the pages of regions, and the drawing of the country."""

import gzip
import re
from collections import Counter, defaultdict

import pytest

from views import LANGUAGES

NEAR = {"pl": "/blisko/", "en": "/en/near-me/"}
PLACES = {"pl": ["", "zwierzeta/", "instytucje/", "mapa/"], "en": ["en/", "en/animals/", "en/institutions/", "en/map/"]}


@pytest.mark.parametrize("language", LANGUAGES)
def test_near_me_is_reached_from_home_the_lists_and_the_map(language, demo):
    for path in PLACES[language]:
        links = [link.words for link in demo.pages[path].all("a") if link["href"] == NEAR[language]]
        assert links, path
        if path in ("", "en/"):
            assert {"pl": "Skąd jesteś?", "en": "Where are you?"}[language] in links


@pytest.mark.parametrize("language, names", [
    ("pl", ["Start", "Katalog", "Zwierzęta", "Moje zwierzęta", "Ustawienia"]), ("en", ["Home", "Catalogue", "Animals", "My animals", "Settings"])])
def test_the_tab_bar_of_phones_holds_five_places(language, names, demo):
    for path in [PLACES[language][0], NEAR[language].lstrip("/")]:
        tabs = [link.words for link in demo.pages[path].all("a") if any(parent["class"] == "tabs" for parent in link.parents)
                and not any(parent["class"] == "extra" for parent in link.parents)]
        assert tabs == names


@pytest.mark.parametrize("language, title", [("pl", "Schroniska dla zwierząt – "), ("en", "Animal shelters – ")])
def test_every_region_with_institutions_has_a_page_in_the_sitemap_titled_as_people_search(language, title, demo):
    regions = {path: page for path, page in demo.pages.items() if page.body_class == ["region"] and page.language == language}
    assert len(regions) >= 10
    sitemap = (demo.folder / "sitemap.xml").read_text()
    linked = {link["href"] for link in demo.pages[NEAR[language].lstrip("/")].all("a")}
    for path, page in regions.items():
        assert page.all("title")[0].words.startswith(title), path
        assert f"/{path}</loc>" in sitemap and f"/{path}" in linked, path
        assert any(link["href"].count("/") > 3 for link in page.all("a") if link["href"]), "institutions and their animals"


def test_the_drawing_of_the_country_is_small_and_has_no_gaps(demo):
    drawing = (demo.folder / "search/places/PL.svg").read_bytes()
    assert len(gzip.compress(drawing)) <= 9_000
    lines = Counter()
    for outline in re.findall(r' d="([^"]*)"', drawing.decode()):
        for ring in outline.split("z")[:-1]:
            numbers = [int(number) for number in re.findall(r"-?\d+", ring)]
            points = [(numbers[0], numbers[1])]
            for across, down in zip(numbers[2::2], numbers[3::2], strict=True):
                points.append((points[-1][0] + across, points[-1][1] + down))
            lines.update(frozenset(ends) for ends in zip(points, points[1:] + points[:1], strict=True))
    # Neighbours share their lines; those of one region alone are the country's border, which is one ring.
    assert set(lines.values()) == {1, 2}
    beside = defaultdict(set)
    for one, other in (line for line, count in lines.items() if count == 1):
        beside[one].add(other)
        beside[other].add(one)
    assert {len(others) for others in beside.values()} == {2}
    ring, last = [next(iter(beside))], None
    while not ring[1:] or ring[-1] != ring[0]:
        ahead = next(point for point in beside[ring[-1]] if point != last)
        last = ring[-1]
        ring.append(ahead)
    assert len(ring) - 1 == len(beside)
