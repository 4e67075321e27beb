"""A third language needs a texts file and its code in site.yml, and nothing else."""

import re
import shutil
from pathlib import Path

import pytest

from pages import Site, page_kind
from program import CONTENT, TEMPLATES

FIXTURE = Path(__file__).parents[1] / "Fixtures" / "texts" / "uk.yml"


@pytest.fixture(scope="module")
def site(shelters, tmp_path_factory):
    folder = tmp_path_factory.mktemp("ukrainian")
    content = shutil.copytree(CONTENT, folder / "content")
    templates = shutil.copytree(TEMPLATES, folder / "templates")
    shutil.copy(FIXTURE, templates / "texts" / "uk.yml")
    settings = content / "site.yml"
    text = settings.read_text(encoding="utf-8")
    assert "languages: [pl, en]" in text
    settings.write_text(text.replace("languages: [pl, en]", "languages: [pl, en, uk]"), encoding="utf-8")
    run = shelters.build(content, folder / "public", "--base-url", "https://example.org/", templates=templates)
    assert run.status == 0, run.stdout + run.stderr
    return Site(folder / "public", "https://example.org/")


@pytest.fixture(scope="module")
def ukrainian(site):
    return {path: page for path, page in site.pages.items() if path.startswith("uk/")}


def test_every_page_is_there_in_ukrainian_too(site, ukrainian):
    polish = [path for path in site.pages if not path.startswith(("en/", "uk/")) and not path.endswith(".html")]
    assert len(ukrainian) == len(polish)
    assert {page.language for page in ukrainian.values()} == {"uk"}
    for path in ["uk/", "uk/ustanovy/", "uk/tvaryny/", "uk/nalashtuvannia/"]:
        assert path in ukrainian
    assert any(path.endswith("/pidtrymka/") for path in ukrainian)
    assert any("/storinka/2/" in path for path in ukrainian)


def test_all_three_languages_refer_to_each_other(site, ukrainian):
    for page in ukrainian.values():
        if page.meta("robots"):
            continue
        assert set(page.alternates) == {"pl", "en", "uk", "x-default"}, page.path
        for code, address in page.alternates.items():
            other = site.pages[address.removeprefix(site.base)]
            assert code == "x-default" or other.language == code
            assert other.alternates == page.alternates


def test_its_feed_search_index_and_manifest_are_there(site):
    for file in ["uk/feed.xml", "search/uk.bin", "uk/manifest.webmanifest"]:
        assert file in site.files


def test_texts_that_have_no_translation_are_marked_as_polish(ukrainian):
    marked = 0
    for page in ukrainian.values():
        assert not {element["lang"] for element in page.elements} - {None, "uk", "pl", "en"}, page.path
        if page_kind(page) == "animal":
            prose = [element for element in page.all("div") if element["class"] == "prose"]
            marked += len(prose)
            assert {element["lang"] for element in prose} <= {"pl"}, page.path
    assert marked > 50


def test_interface_texts_are_ukrainian(ukrainian):
    assert ukrainian["uk/ustanovy/"].one("h1").words == "Каталог установ"
    for page in ukrainian.values():
        assert "Перейти до вмісту" in [a.words for a in page.all("a")][0]


def test_plurals_go_by_ukrainian_rules(ukrainian):
    def category(number):
        if number % 10 == 1 and number % 100 != 11:
            return "one"
        return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "many"

    words = {"рік": "one", "роки": "few", "років": "many", "місяць": "one", "місяці": "few", "місяців": "many",
             "тварина": "one", "тварини": "few", "тварин": "many"}
    found = set()
    for page in ukrainian.values():
        for element in page.all("dd", "p"):
            if "близько" in element.words or "від" in element.words:
                continue
            for number, word in re.findall(r"\b(\d+)\s(\w+)", element.words):
                if word in words:
                    found.add(words[word])
                    assert words[word] == category(int(number)), f"{page.path}: {number} {word}"
    assert found == {"one", "few", "many"}


def test_dates_are_ukrainian(ukrainian):
    months = "січня|лютого|березня|квітня|травня|червня|липня|серпня|вересня|жовтня|листопада|грудня"
    dates = [
        dd.words for page in ukrainian.values() for dd in page.all("dd") if re.search(rf"\d+ ({months}) \d{{4}} р\.", dd.words)
    ]
    assert len(dates) > 10
