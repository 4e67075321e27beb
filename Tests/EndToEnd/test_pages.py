"""Every page of the demo site, as browsers and robots read it."""

import base64
import hashlib
import json
import re
from urllib.parse import urlsplit

import pytest

from folders import animal, small
from pages import KINDS, Site, page_kind
from program import CONTENT

LANGUAGES = ["pl", "en"]


@pytest.fixture(scope="module")
def pages(demo):
    return demo.pages


@pytest.fixture(scope="module")
def indexed(pages):
    """Pages that robots may list."""
    return {path: page for path, page in pages.items() if page.meta("robots") is None}


def failures(pages, check):
    """Everything that a check finds, page by page."""
    found = []
    for path, page in pages.items():
        found += [f"/{path}: {problem}" for problem in check(page)]
    return found


def test_every_page_of_the_contract_is_there(pages):
    kinds = {(page_kind(page), page.language) for page in pages.values()}
    strays = {"lost", "away"}
    assert {(kind, language) for kind in KINDS if kind not in strays for language in LANGUAGES} <= kinds
    assert {"404.html", "offline.html"} <= set(pages)
    assert [path for path in pages if not (path.endswith("/") or path in ("", "404.html", "offline.html"))] == []


def test_every_record_has_its_page_in_every_language(pages):
    for folder in sorted((CONTENT / "institutions").iterdir()):
        if not folder.is_dir() or folder.name.startswith(("_", ".")):
            continue
        assert f"instytucje/{folder.name}/" in pages and f"en/institutions/{folder.name}/" in pages
        for file in (folder / "animals").iterdir():
            ids = []
            if file.suffix == ".md" and file.name.count(".") == 1:
                ids = [file.stem]
            elif file.suffix == ".json":
                value = json.loads(file.read_text(encoding="utf-8"))
                ids = [animal["id"] for animal in value] if isinstance(value, list) else [file.stem]
            for id in ids:
                assert f"instytucje/{folder.name}/{id}/" in pages
                assert f"en/institutions/{folder.name}/{id}/" in pages


def test_the_demo_has_what_a_visitor_should_find(pages):
    polish = [page for page in pages.values() if page.language == "pl"]
    assert sum(page_kind(page) == "animal" for page in polish) >= 60
    assert len({page.path for page in polish if page_kind(page) == "institution" and "strona" not in page.path}) >= 8


def test_the_language_is_the_one_of_the_address(pages):
    def check(page):
        expected = "en" if page.path.startswith("en/") else "pl"
        return [] if page.language == expected else [page.language]

    assert failures(pages, check) == []


def test_titles_are_there_and_none_is_used_twice(indexed):
    titles = {}
    for path, page in indexed.items():
        head = [title for title in page.all("title") if title.parents[-1].name == "head"]
        assert len(head) == 1 and head[0].words, path
        titles.setdefault((page.language, head[0].words), []).append(path)
    assert {title: paths for title, paths in titles.items() if len(paths) > 1} == {}


def test_every_page_has_one_heading_of_the_first_level(pages):
    assert failures(pages, lambda page: [] if len(page.all("h1")) == 1 else [f"{len(page.all('h1'))} h1"]) == []


def test_headings_skip_no_level(pages):
    def check(page):
        levels = [int(element.name[1]) for element in page.elements if re.fullmatch("h[1-6]", element.name)]
        return [f"h{before} then h{after}" for before, after in zip([0, *levels], levels) if after > before + 1]

    assert failures(pages, check) == []


def test_descriptions_are_there_and_short(pages):
    def check(page):
        text = page.meta("description")
        return [] if text and 10 <= len(text) <= 200 and "\n" not in text else [repr(text)]

    assert failures(pages, check) == []


def test_the_canonical_address_is_the_page_s_own(demo, indexed):
    def check(page):
        canonical = page.link("canonical")
        return [] if canonical == demo.base + page.path else [canonical]

    assert failures(indexed, check) == []


def test_languages_refer_to_each_other(demo, indexed):
    def check(page):
        alternates = page.alternates
        if set(alternates) != {*LANGUAGES, "x-default"}:
            return [f"alternates {sorted(alternates)}"]
        problems = []
        if alternates[page.language] != demo.base + page.path:
            problems.append("is not among its own alternates")
        if alternates["x-default"] != alternates["pl"]:
            problems.append("x-default is not the default language")
        for code in LANGUAGES:
            other = indexed.get(alternates[code].removeprefix(demo.base))
            if other is None or other.alternates != alternates or other.language != code:
                problems.append(f"{alternates[code]} does not answer")
        return problems

    assert failures(indexed, check) == []


def test_the_language_switch_leads_to_the_same_page(demo, indexed):
    def check(page):
        other = "en" if page.language == "pl" else "pl"
        links = [a["href"] for a in page.all("a") if a["data-language"] == other or a["hreflang"] == other]
        wanted = demo.root + page.alternates[other].removeprefix(demo.base)
        return [] if links and set(links) == {wanted} else [str(links)]

    assert failures(indexed, check) == []


def test_ids_are_unique(pages):
    def check(page):
        return sorted({id for id in page.ids if page.ids.count(id) > 1} | {id for id in page.ids if not id.strip()})

    assert failures(pages, check) == []


def policy_of(page):
    found = [meta["content"] for meta in page.all("meta") if meta["http-equiv"] == "Content-Security-Policy"]
    assert len(found) == 1, page.path
    return {words[0]: words[1:] for words in (part.split() for part in found[0].split(";")) if words}


def test_the_security_policy_is_strict_and_lets_the_inline_script_run(pages):
    def check(page):
        policy = policy_of(page)
        problems = []
        if policy.get("default-src") != ["'none'"]:
            problems.append("default-src")
        for name, sources in policy.items():
            loose = {"'unsafe-inline'", "'unsafe-eval'", "*", "data:", "blob:", "http:", "https:"} & set(sources)
            # The style sheet carries the marks of its controls in itself.
            loose -= {"data:"} if name == "img-src" else set()
            problems += [f"{name} {word}" for word in loose]
        # The institution's own form for requests, where the page offers it, takes what its page sends there.
        own = [f"{link.scheme}://{link.netloc}" for link in [
            urlsplit(element["href"]) for element in page.all("a") if "data-requests" in element.attributes]]
        if policy.get("base-uri") != ["'none'"] or policy.get("form-action") not in (["'self'"], ["'self'", *own]):
            problems.append("base-uri, form-action")
        for script in page.all("script"):
            if script["src"] or script["type"] == "application/ld+json":
                continue
            digest = base64.b64encode(hashlib.sha256(script.text.encode()).digest()).decode()
            if f"'sha256-{digest}'" not in policy["script-src"]:
                problems.append("an inline script is not allowed")
        return problems

    assert failures(pages, check) == []


def test_the_policy_stands_before_everything_that_it_governs(pages):
    def check(page):
        for element in page.elements:
            if element["http-equiv"] == "Content-Security-Policy":
                return []
            if element.name in ("script", "link", "style", "img"):
                return [element.name]
        return ["none"]

    assert failures(pages, check) == []


def test_nothing_is_styled_or_scripted_inline(pages):
    def check(page):
        for element in page.elements:
            if element.name == "style" or "style" in element.attributes:
                yield f"line {element.line}: style"
            yield from (f"line {element.line}: {name}" for name in element.attributes if name.startswith("on"))

    assert failures(pages, check) == []


LOADED = {
    ("img", "src"), ("script", "src"), ("source", "src"), ("track", "src"), ("video", "src"), ("video", "poster"),
    ("audio", "src"), ("iframe", "src"), ("embed", "src"), ("object", "data"), ("use", "href"), ("image", "href"),
    ("input", "src"),
}
LOADED_LINKS = {"stylesheet", "icon", "apple-touch-icon", "manifest", "preload", "modulepreload", "prefetch"}


def loaded(page):
    """The addresses that a browser loads of itself."""
    for element in page.elements:
        for name, attribute in LOADED:
            if element.name == name and element[attribute] is not None:
                yield element[attribute]
        if element["srcset"]:
            yield from (part.split()[0] for part in element["srcset"].split(",") if part.strip())
        if element.name == "link" and LOADED_LINKS & set((element["rel"] or "").split()):
            yield element["href"]
    assert not page.all("iframe", "embed", "object", "base"), page.path


def test_no_page_loads_anything_from_elsewhere(demo, pages):
    def check(page):
        # What stands in the page itself is loaded from nowhere.
        return [address for address in loaded(page) if demo.local(address, page) is None and not address.startswith("data:image/")]

    assert failures(pages, check) == []


def test_pictures_have_alternatives_and_sizes(pages):
    def check(page):
        for picture in page.all("img"):
            if picture["alt"] is None:
                yield f"line {picture.line}: no alt"

    assert failures(pages, check) == []


def test_controls_have_names(pages):
    def is_filled_by_scripts(element):
        return any(parent.name == "template" or "data-scripted" in parent.attributes or "hidden" in parent.attributes
                   for parent in element.parents)

    def check(page):
        labels = {label["for"] for label in page.all("label")}
        for field in page.all("input", "select", "textarea"):
            inside = any(parent.name == "label" for parent in field.parents)
            if field["type"] != "hidden" and not (field["aria-label"] or field["id"] in labels or inside):
                yield f"line {field.line}: {field.name}"
        for element in page.all("a", "button"):
            pictures = [other for other in page.all("img") if element in other.parents and other["alt"]]
            if not (element.words or element["aria-label"] or pictures or is_filled_by_scripts(element)):
                yield f"line {element.line}: an empty {element.name}"

    assert failures(pages, check) == []


def test_sharing_has_what_it_needs(demo, indexed):
    def check(page):
        for name in ["og:title", "og:type", "og:url", "og:image", "og:image:alt", "og:description", "og:site_name",
                     "og:locale", "twitter:card"]:
            if not page.meta(name):
                yield f"no {name}"
        if page.meta("og:url") != page.link("canonical"):
            yield "og:url is not the canonical address"
        picture = page.meta("og:image")
        if not picture.startswith(demo.base):
            yield f"og:image {picture}"
        elif demo.problem(picture, page):
            yield f"og:image {picture}: {demo.problem(picture, page)}"
        if picture.endswith(".svg"):
            yield "og:image is a drawing, which no network shows"

    assert failures(indexed, check) == []


def test_animals_are_shared_with_name_age_town_and_institution(pages):
    rex = next(page for path, page in pages.items() if page_kind(page) == "animal" and page.language == "pl")
    name = rex.one("h1").words
    assert name in rex.meta("og:title")
    town = next(p for p in rex.all("p") if p["class"] == "where" and p.parents[-1].name == "header").words.split(", ")[-1]
    assert town in rex.meta("og:title") + rex.meta("og:description")


def test_only_settings_and_what_is_not_found_are_kept_from_robots(pages):
    hidden = {page_kind(page) for page in pages.values() if page.meta("robots")}
    assert hidden <= {"settings", "favourites", "own", "plan", "lost", "away"}


def test_pages_stay_small(pages):
    # A second account with its code takes four of an animal's thousands.
    limits = {"animal": 32_500, "settings": 16_000, "favourites": 16_000, "lost": 16_000, "away": 16_000, "statement": 24_000,
              "home": 96_000, "catalogue": 96_000, "animals": 96_000}

    def check(page):
        size = len(page.html.encode())
        return [] if size <= limits.get(page_kind(page), 64_000) else [f"{size} bytes"]

    assert failures(pages, check) == []


def test_numbered_pages_lead_forth_and_back(demo, indexed):
    def check(page):
        following = page.link("next")
        if following:
            other = demo.local(following, page)[0]
            if other not in indexed or demo.local(indexed[other].link("prev") or "x:", page)[0] != page.path:
                yield f"{following} does not lead back"

    assert failures(indexed, check) == []


def test_every_language_and_status_reads_naturally(pages):
    """No placeholder, key or markup of templates is left in what a visitor reads."""
    pattern = re.compile(r"\{\{|\}\}|\{[a-z]+\}|\bnull\b|\bundefined\b|\bOptional\(")

    def check(page):
        text = page.one("main").text
        return [match.group() for match in pattern.finditer(text)]

    assert failures({path: page for path, page in pages.items() if page_kind(page) != "page"}, check) == []


def test_polish_counts_agree(pages):
    """One year is rok, two to four are lata, five are lat; and so are months and animals."""
    words = {"rok": "one", "lata": "few", "lat": "many", "miesiąc": "one", "miesiące": "few", "miesięcy": "many",
             "zwierzę": "one", "zwierzęta": "few", "zwierząt": "many"}

    def category(number):
        if number == 1:
            return "one"
        return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "many"

    found = 0
    for path, page in pages.items():
        if page.language != "pl" or page_kind(page) == "page":
            continue
        for element in page.all("dd", "p"):
            if any("prose" in (parent["class"] or "") for parent in element.parents) or element["class"] == "prose":
                continue
            if not re.search(r"około|poniżej|od ", element.words):
                for number, word in re.findall(r"\b(\d+)[  ](\w+)", element.words):
                    if word in words:
                        found += 1
                        assert words[word] == category(int(number)), f"/{path}: {number} {word}"
    assert found > 50


@pytest.mark.parametrize("files, leading", [({}, "/instytucje/"), ({"institutions/azyl/animals/rex.md": animal("arrived: 2026-01-01")}, "/zwierzeta/")],
                         ids=["without animals", "with animals"])
def test_the_main_way_from_home_leads_where_there_is_something(files, leading, shelters, tmp_path):
    run = shelters.build(small(tmp_path / "content", files), tmp_path / "public", date="2026-06-01")
    assert run.status == 0, run.stderr
    page = Site(tmp_path / "public", "https://example.org/").pages[""]
    assert [link["href"] for link in page.all("a") if link["class"] == "button"][0] == leading
