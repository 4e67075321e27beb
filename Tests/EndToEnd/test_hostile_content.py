"""Whatever stands in a record is text: no page gets an element, an attribute or an address from it."""

import json
import re
import xml.etree.ElementTree as ET
from collections import Counter

import feedparser
import pytest

from folders import animal, PHOTOGRAPH, small
from pages import Site, page_kind
from poisoned import BENIGN, poisoned, quoted
from spoilt import unmarked

POISONS = {
    "a script": "<script>alert(1)</script>",
    "an attribute ended": '"><img src=x onerror=alert(1)>',
    "an attribute ended with an apostrophe": "'><svg onload='alert(1)'>",
    "an event": '" onmouseover="alert(1)" x="',
    "an attribute without quotes": "x onfocus=alert(1) autofocus",
    "CDATA ended": "]]><x>",
    "a comment ended": "--><x>",
    "a comment begun": "<!--",
    "a title ended": "</title><script>alert(1)</script>",
    "a script ended": "</script><script>alert(1)</script>",
    "a script in a comment": "<!--<script>",
    "a text area ended": "</textarea></select></noscript></style><b>",
    "entities": "&lt;b&gt; &amp;amp; &#60;i&#62; &copy &notit;",
    "half an entity": "AT&T &amp &#x",
    "backslashes": "\\\"><script>\\u003cscript\\u003e \\",
    "template tags": "{{name}} {{{description}}} {{#site}}x{{/site}} {{>layout}} {{=<% %>=}}",
    "placeholders": "{name} {count} {since} {0}",
    "a script's template": "${alert(1)} `x`",
    "percent signs": "%3Cscript%3E %00 %s %n",
    "an address": "javascript:alert(1)",
    "a line separator": "a\u2028b\u2029c",
    "other alphabets": "ﷺ 𝕳 👩‍👩‍👧‍👦 ẞ İ ı ﬀ",
    "a combining tower": "Z" + "\u0301" * 18,
    "a long word": "x" * 90,
    "a processing instruction": "<?xml version='1.0'?><!DOCTYPE x [<!ENTITY a 'b'>]>&a;",
}


def vocabulary(page):
    """Every element with the names of its attributes, counted."""
    return Counter((element.name, tuple(sorted(element.attributes))) for element in page.elements)


def place(path, page):
    """Where a page is; that of a region is called as records call the region."""
    return f"{page.language}/region" if page_kind(page) == "region" else path


def build(shelters, folder, files):
    run = shelters.build(small(folder / "content", files), folder / "public", "--format", "json")
    assert run.status == 0, run.told()
    return Site(folder / "public", "https://example.org/")


@pytest.fixture(scope="module")
def benign(shelters, tmp_path_factory):
    site = build(shelters, tmp_path_factory.mktemp("benign"), poisoned(BENIGN))
    return {place(path, page): vocabulary(page) for path, page in site.pages.items()}


@pytest.fixture(scope="module", params=POISONS.values(), ids=POISONS.keys())
def hostile(request, shelters, tmp_path_factory):
    return request.param, build(shelters, tmp_path_factory.mktemp("hostile"), poisoned(request.param))


def test_every_page_has_the_elements_and_attributes_of_its_harmless_twin(hostile, benign):
    text, site = hostile
    pages = {place(path, page): page for path, page in site.pages.items()}
    assert set(pages) == set(benign)
    for path, page in pages.items():
        own = vocabulary(page)
        assert own == benign[path], f"/{path}: {own - benign[path]} and not {benign[path] - own}"


# The picture of a transfer's code.
CODE = re.compile(r"data:image/png;base64,[a-z0-9+/]+=*")


def test_no_page_links_to_a_scheme_that_runs(hostile):
    for page in hostile[1].pages.values():
        for element in page.elements:
            for name in ("href", "src", "action", "poster", "data-find"):
                value = (element[name] or "").strip().lower()
                if element.name == "img" and CODE.fullmatch(value):
                    continue
                scheme = re.match(r"[a-z][a-z0-9+.-]*:", value)
                assert not scheme or scheme.group() in ("https:", "mailto:", "tel:", "geo:"), f"{page.path}: {value}"


def test_text_is_shown_as_it_was_written(hostile):
    text, site = hostile
    wanted = " ".join(text.split())
    assert site.pages["instytucje/azyl/rex/"].one("h1").words == wanted
    assert site.pages["instytucje/azyl/"].one("h1").words == wanted
    assert site.pages["a/"].one("h1").words == wanted
    assert wanted in site.pages["instytucje/azyl/rex/"].all("title")[0].words
    assert wanted in " ".join(site.pages["instytucje/azyl/rex/"].meta("og:title").split())
    marks = [item.words for item in site.pages["en/institutions/azyl/rex/"].all("li")]
    assert marks.count(wanted) >= 2


def test_structured_data_carries_it_unchanged(hostile):
    text, site = hostile
    for path, page in site.pages.items():
        if page_kind(page) == "animal":
            own = next(d for d in page.structured_data if d["@type"] == "ItemPage")
            assert own["about"]["name"] == text, path


def test_feeds_stay_well_formed(hostile):
    text, site = hostile
    for file in site.folder.rglob("*.xml"):
        ET.parse(file)
    feed = feedparser.parse((site.folder / "feed.xml").read_bytes())
    assert not feed.bozo, feed.get("bozo_exception")
    raw = ET.parse(site.folder / "feed.xml").getroot().findall("{http://www.w3.org/2005/Atom}entry")
    titles = [entry.find("{http://www.w3.org/2005/Atom}title").text for entry in raw]
    assert text in titles


def test_interface_and_manifest_stay_json(hostile):
    text, site = hostile
    for name in ["api/institutions.json", "api/animals.json", "api/institutions/azyl.json"]:
        assert text in json.dumps(json.loads((site.folder / name).read_text(encoding="utf-8")), ensure_ascii=False) \
            or json.dumps(text, ensure_ascii=False)[1:-1] in (site.folder / name).read_text(encoding="utf-8") \
            or "\\" in text or '"' in text
    assert json.loads((site.folder / "manifest.webmanifest").read_text(encoding="utf-8"))["name"] == text


# Descriptions


def prose(site, path="instytucje/azyl/rex/"):
    page = site.pages[path]
    inside = [e for e in page.elements if any((p["class"] or "") == "prose" for p in e.parents)]
    block = next(e for e in page.all("div") if e["class"] == "prose")
    return block, inside


MARKDOWN = {
    "a block of HTML": "<script>alert(1)</script>\n\n<div onclick=alert(1)>x</div>\n",
    "HTML in a line": "Tekst <b onclick='alert(1)'>x</b> <img src=x onerror=alert(1)>\n",
    "a style": "<style>*{display:none}</style>\n",
    "a form": "<form action=https://example.org><input name=q></form>\n",
    "a comment": "<!-- <script>alert(1)</script> -->\n\nx\n",
    "an iframe": "<iframe src=https://example.org></iframe>\n",
    "a text area": "<textarea><title><xmp><plaintext>\n",
    "a prose ended": "</div></article></main></body></html><script>alert(1)</script>\n",
    "code": "```html\" onclick=\"alert(1)\n<script>alert(1)</script>\n```\n\n`<script>`\n",
    "entities": "&lt;script&gt;alert(1)&lt;/script&gt; &quot;&gt;&lt;img src=x onerror=alert(1)&gt;\n",
    "a title of a link": '[x](https://example.org "\\"><script>alert(1)</script>")\n',
    "an address with quotes": '[x](https://example.org/"onmouseover="alert(1))\n',
    "an alternative text": '![" onerror="alert(1)](a.jpg)\n',
    "template tags": "{{name}} {{{description}}} {{>layout}}\n",
    "a table": "| <script> | \"a |\n| :-: | - |\n| <x> | </td></table><script> |\n",
    "a heading": "## <script>alert(1)</script> \" id=x\n",
    "a heading of signs": "## !!!\n\n## \n",
    "bidirectional marks": "a\u202eb\u2066c\n",
    "a long word": "x" * 5000 + "\n",
    "many stars": "*" * 2000 + "a" + "*" * 2000 + "\n",
    "many links": "[a](" * 500 + "\n",
}
ALLOWED = {"p", "a", "em", "strong", "code", "pre", "ul", "ol", "li", "blockquote", "h2", "h3", "h4", "h5", "h6", "hr",
           "br", "img", "table", "thead", "tbody", "tr", "th", "td", "del", "div", "figure", "picture", "source"}
ALLOWED_ATTRIBUTES = {"href", "title", "id", "class", "start", "align", "src", "alt", "rel", "loading", "decoding",
                      "width", "height", "tabindex", "role", "aria-label", "lang", "scope", "hreflang",
                      "srcset", "sizes", "type"}


@pytest.mark.parametrize("body", MARKDOWN.values(), ids=MARKDOWN.keys())
@pytest.mark.parametrize("notation", ["md", "json"])
def test_markdown_gives_nothing_but_its_own_elements(body, notation, shelters, tmp_path):
    record = {"name": "Rex", "type": "dog", "description": body}
    site = build(shelters, tmp_path, {
        f"institutions/azyl/animals/rex.{notation}":
            animal("", body) if notation == "md" else json.dumps(record, ensure_ascii=False),
        "institutions/azyl/animals/a.jpg": PHOTOGRAPH,
    })
    page = site.pages["instytucje/azyl/rex/"]
    block, inside = prose(site)
    for element in inside:
        assert element.name in ALLOWED, element
        assert set(element.attributes) <= ALLOWED_ATTRIBUTES, element
        address = element["href"] or element["src"]
        assert address is None or re.match(r"https://|/|#", address), element
    # The page goes on behind the description.
    assert page.elements[-1].name in ("script", "a", "footer", "li", "ul")
    assert page.all("footer")
    scripts = [script for script in page.all("script") if not script["src"]]
    assert len(scripts) <= 2


@pytest.mark.parametrize("body", [
    "[x](▸javascript:alert(1))\n",
    "[x](▸JaVaScRiPt:alert(1))\n",
    "[x](▸java&#115;cript:alert(1))\n",
    "[x](<▸java script:alert(1)>)\n",
    "[x](▸vbscript:msgbox(1))\n",
    "[x](▸data:text/html;base64,PHNjcmlwdD4=)\n",
    "[x](▸file:///etc/passwd)\n",
    "[x](▸blob:https://example.org/1)\n",
    "![x](▸data:image/svg+xml,x)\n",
    "![x](▸https://example.org/tracker.gif)\n",
    "[x][y]\n\n[y]: ▸javascript:alert(1)\n",
], ids=lambda body: body.split("\n")[-2] if "]:" in body else body.strip())
def test_links_that_run_or_load_from_elsewhere_are_refused_in_their_place(body, shelters, tmp_path):
    text, places = unmarked(animal("", body))
    content = small(tmp_path / "content", {"institutions/azyl/animals/rex.md": text})
    run = shelters.build(content, tmp_path / "public", "--format", "json")
    assert run.status == 1
    assert [told.rsplit(" ", 1)[0] for told in run.told()] == [
        f"institutions/azyl/animals/rex.md:{places[0][0]}:{places[0][1]}"]


# Names of files


@pytest.mark.parametrize("name", [
    "a b.jpg", "ż ó.jpg", "a&b.jpg", "a'b.jpg", 'a"b.jpg', "a<b>.jpg", "a#b.jpg", "a?b.jpg", "a%41.jpg", "a%.jpg",
    "a;b=c,d.jpg", "javascript:alert(1).jpg", "{{name}}.jpg", "a\u202eb.jpg", "100%.jpg", "😀.jpg",
])
def test_any_file_name_can_be_a_picture_s(name, shelters, tmp_path):
    content = small(tmp_path / "content", {
        "institutions/azyl/animals/rex.md": animal("pictures: [{file: %s}]" % quoted(name)),
        f"institutions/azyl/animals/{name}": PHOTOGRAPH,
    })
    run = shelters.build(content, tmp_path / "public", "--format", "json")
    if run.status == 1:
        # Refused, in its place, where an address could not carry it.
        assert run.told()[0].startswith(("institutions/azyl/animals/rex.md:4:19", "institutions/azyl/animals/" + name))
        return
    site = Site(tmp_path / "public", "https://example.org/")
    page = site.pages["instytucje/azyl/rex/"]
    pictures = [image["src"] for image in page.all("img") if "/media/" in image["src"]]
    assert pictures
    for address in pictures:
        assert re.fullmatch(r"[A-Za-z0-9/._~!$&'()*+,;=:@%-]+", address), address
        file = site.file(address.removeprefix("/"))
        assert file and (site.folder / file).read_bytes() != PHOTOGRAPH


@pytest.mark.parametrize("address", [
    'https://example.org/?q="><script>alert(1)</script>',
    "https://example.org/'onmouseover='alert(1)",
    "https://example.org/#</a>",
    "https://user:password@example.org/",
    "https://example.org/{{name}}",
    "https://żółw.example/ą?ż=ó",
    "https://example.org\\@evil.example/",
])
def test_any_web_address_stays_an_address(address, shelters, tmp_path):
    content = small(tmp_path / "content", {
        "institutions/azyl/institution.md": "---\nname: Azyl\ntype: shelter\n"
        "address: {town: Łódź, postalCode: 90-001, country: PL}\n"
        f"contact: {{website: {quoted(address)}}}\nsources: [{quoted(address)}]\n---\n"})
    run = shelters.build(content, tmp_path / "public", "--format", "json")
    if run.status == 1:
        assert {told.split()[1] for told in run.told()} == {"invalid-url"}
        return
    page = Site(tmp_path / "public", "https://example.org/").pages["instytucje/azyl/"]
    links = [a for a in page.all("a") if re.match("https?:", a["href"]) and "openstreetmap" not in a["href"]]
    assert len(links) == 2
    for link in links:
        assert set(link.attributes) <= {"href", "rel"}
        assert link["href"].startswith("https://") and not re.search(r"[\s<>\"]", link["href"])


def test_extension_fields_and_references_are_never_shown(shelters, tmp_path):
    site = build(shelters, tmp_path, {
        "institutions/azyl/animals/rex.md": animal("reference: TAJNE-1\nx-own: TAJNE-2\nx-map: {a: TAJNE-3}", "Opis\n")})
    for file in site.folder.rglob("*"):
        if file.is_file():
            assert b"TAJNE-" not in file.read_bytes(), file
