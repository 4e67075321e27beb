"""The form by which institutions join: judged as the check judges, kept on the device, and accepted as it was made."""

import io
import json
import re
import zipfile
from urllib.parse import parse_qsl, urlsplit

import pytest
import yaml
from PIL import Image

from folders import animal, institution, small
from photographs import HEIGHT, WIDTH, png, turned
from program import ROOT
from server import Server
from spoilt import unmarked
from spoilt_fields import ANIMAL, INSTITUTION
from views import NARROW, PHONE, expect, overflow, scripted, until, violations_in_both_themes, visits

SCRIPTS = ROOT / "templates/assets/scripts/join"
CASES = json.loads((ROOT / "Tests/Fixtures/judged.json").read_text(encoding="utf-8"))
PAGES = {"pl": "/dolacz/", "en": "/en/join/"}
SETTINGS = ("title: {pl: Schroniska, en: Shelters}\nbaseURL: https://example.org/\nlanguages: [pl, en]\ncontact: {email: staff@example.org}\n"
            "repository: https://github.com/owner/name\n")
KNOWN = institution('openingHours:\n  - {days: mon-fri, from: "10:00", to: "16:00"}\nneeds: [koce, karma]\nids: {nip: 856-734-62-15}\n'
                    "bank: {account: 61109010140000071219812874}\nreference: A-7\nlogo: logo.png", "Opis *azylu*.\n")


OWN = {
    "site.yml": SETTINGS, "institutions/azyl/institution.md": KNOWN, "institutions/azyl/logo.png": png(),
    "institutions/azyl/animals/rex.md": animal("reference: R-1\nborn: 2020-05\nhealth: {neutered: false}\ngoodWith: {children: 12, dogs: selective}", "Pies z *lasu*.\n"),
    "institutions/azyl/animals/saba.md": animal().replace("Rex", "Saba"),
}


@pytest.fixture(scope="module")
def content(tmp_path_factory):
    return small(tmp_path_factory.mktemp("join") / "content", OWN)


@pytest.fixture(scope="module")
def site(content, shelters):
    folder = content.parent / "public"
    run = shelters.build(content, folder)
    assert run.status == 0, run.stderr
    return folder


@pytest.fixture
def server(site):
    with Server(site) as server:
        yield server


@pytest.fixture
def join(browser, server):
    with visits(browser, server.address) as visit:
        def opened(language="pl", query="", **options):
            page = visit(PAGES[language] + query, before=lambda page: page.clock.set_fixed_time("2026-11-21T11:00:00Z"), **options)
            page.wait_for_selector(".stages")
            return page
        yield opened


def field(page, path):
    return page.locator(f"#ui-join-{path.replace('.', '-')}")


def step(page, number):
    page.locator(".stages button").nth(number).click()


def fill(page, name="Na Skraju", description="Mały azyl."):
    """What a record needs, and a little more, by keyboard alone."""
    def write(path, text):
        field(page, path).focus()
        page.keyboard.insert_text(text)

    def press_next():
        page.locator("section.panel:visible .actions button:not(.quiet)").last.focus()
        page.keyboard.press("Enter")

    write("name", name)
    field(page, "type").focus()
    page.keyboard.press("ArrowDown")
    write("description", description)
    press_next()
    write("address.postalCode", "90-001")
    write("address.town", "Łódź")
    press_next()
    write("contact.email", "skraj@example.org")
    press_next()
    for _ in range(4):
        press_next()


def made(page):
    """The archive that the form makes."""
    step(page, 8)
    page.locator("section.panel:visible .actions button").first.click()
    button = page.locator(".rows .actions button").first
    button.wait_for()
    with page.expect_download() as download:
        button.click()
    return download.value


def test_a_repository_at_gitlab_opens_with_the_record_as_a_new_file(browser, server):
    def at_gitlab(route):
        answer = route.fetch()
        route.fulfill(response=answer, body=answer.text().replace("https://github.com/", "https://gitlab.com/"))

    with visits(browser, server.address) as visit:
        page = visit(PAGES["pl"], before=lambda page: page.route(f"**{PAGES['pl']}", at_gitlab))
        page.wait_for_selector(".stages")
        fill(page)
        text = zipfile.ZipFile(made(page).path()).read("na-skraju/institution.md").decode()
        address = urlsplit(page.locator("a[href^='https://gitlab.com/']").get_attribute("href"))
    assert address.path == "/owner/name/-/new/main"
    assert dict(parse_qsl(address.query)) == {"file_name": "content/institutions/na-skraju/institution.md", "content": text}


@pytest.mark.parametrize("language", ["pl", "en"])
def test_an_institution_joins_by_keyboard_and_its_page_is_built(language, join, content, shelters, tmp_path):
    page = join(language, viewport=PHONE)
    fill(page)
    page.locator("section.panel:visible .rows + p button").focus()
    page.keyboard.press("Enter")
    page.keyboard.insert_text("Rex")
    field(page, "animals.0.type").select_option("dog")
    field(page, "animals.0.pictures").set_input_files([{"name": "IMG_1.JPG", "mimeType": "image/jpeg", "buffer": turned(6)}])
    page.wait_for_selector(".taken img")
    page.locator(".taken input").fill("Rex w lesie")
    assert violations_in_both_themes(page) == []
    assert overflow(page) == []
    page.reload()
    page.wait_for_selector(".stages")
    expect(field(page, "name")).to_have_value("Na Skraju")
    download = made(page)
    assert download.suggested_filename == "na-skraju.zip"
    assert violations_in_both_themes(page) == []
    letter = page.locator(".rows a[href^='mailto:staff@example.org']").get_attribute("href")
    assert "na-skraju.zip" in letter
    assert page.locator("a[href^='https://github.com/owner/name/new/main?filename=content%2Finstitutions%2Fna-skraju%2Finstitution.md']").count() == 1
    files = zipfile.ZipFile(download.path())
    assert files.testzip() is None
    assert sorted(files.namelist()) == ["na-skraju/animals/rex.jpg", "na-skraju/animals/rex.md", "na-skraju/institution.md"]
    photograph = files.read("na-skraju/animals/rex.jpg")
    assert not any(mark in photograph for mark in [b"Exif", b"GPS", b"http://ns.adobe.com"])
    assert Image.open(io.BytesIO(photograph)).size == (WIDTH, HEIGHT)
    own = small(tmp_path / "content", {"site.yml": SETTINGS})
    run = shelters("accept", download.path(), "--content", own, "--date", "2026-11-21", "--lang", language)
    assert run.status == 0, run.stderr
    built = shelters.build(own, tmp_path / "public")
    assert built.status == 0, built.stderr
    folder = "en/institutions" if language == "en" else "instytucje"
    assert "Mały azyl." in (tmp_path / "public" / folder / "na-skraju/index.html").read_text(encoding="utf-8")
    assert (tmp_path / "public" / folder / "na-skraju/rex/index.html").exists()


HOSTILE = ["<script>alert(1)</script>", "\"q\" 'q' \\ \\n", "tak", "- a: b # c", "{a: [b]}", "& * ! | > % @ `", "Ząb 👨‍👩‍👧 \u202eabc\u202c", "1e3", "\u2028a\u0085b\ufeffc", "2026-01-01"]


@pytest.mark.parametrize("language", ["pl", "en"])
def test_what_was_typed_reads_back_as_the_same_text(language, join, shelters, tmp_path):
    page = join(language)
    long = "\n\n".join(["---", *HOSTILE, "...", "---"])
    fill(page, name=HOSTILE[0], description=long.replace("\u0085", ""))
    step(page, 6)
    field(page, "needs").fill("\n".join(text.replace("\u2028", "").replace("\u0085", "") for text in HOSTILE))
    own = small(tmp_path / "content", {"site.yml": SETTINGS})
    run = shelters("accept", made(page).path(), "--content", own, "--date", "2026-11-21", "--id", "wrog")
    assert run.status == 0, run.stderr
    built = shelters.build(own, tmp_path / "public")
    assert built.status == 0, built.stderr
    data = json.loads((tmp_path / "public/api/institutions/wrog.json").read_text(encoding="utf-8"))["institution"]
    assert data["name"][language] == HOSTILE[0]
    assert [need[language] for need in data["needs"]] == [text.replace("\u2028", "").replace("\u0085", "").strip() for text in HOSTILE]
    assert data["description"][language].split() == long.replace("\u0085", "").split()


class Unfit(Exception):
    """No input of the form can hold a value."""


def held(shape, value):
    """A value of a record as the form's inputs hold it; `control` in fields.js chooses them in the same way."""
    shapes = shape["shapes"] if shape["kind"] == "either" else [shape]
    by_kind = {one["kind"]: one for one in shapes}
    element = by_kind.get("list", {}).get("element")
    parts = element["shapes"] if element and element["kind"] == "either" else [element] if element else []
    repeated = next((part for part in parts if part["kind"] == "group"), None)
    options = [word for word, _ in by_kind.get("choice", {}).get("words", [])] + (["true", "false"] if "boolean" in by_kind else [])
    if options and "number" in by_kind:
        options += [str(number) for number in range(int(by_kind["number"]["minimum"]), int(by_kind["number"]["maximum"]) + 1)]
    days = any(one.get("rule") == "days" for one in shapes)
    if days or element and element["kind"] == "choice":
        choices = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] if days else [word for word, _ in element["words"]]
        value = [value] if days and isinstance(value, str) else value
        if isinstance(value, list) and all(one in choices for one in value):
            return value
    elif any(part["kind"] == "file" for part in parts) or "file" in by_kind:
        pass
    elif repeated:
        return [held_group(repeated["group"], one) for one in (value if isinstance(value, list) else [value])]
    elif element:
        if isinstance(value, list) and all(isinstance(one, str) for one in value):
            return value
    elif options:
        if isinstance(value, str) and value in options:
            return value
    elif "group" in by_kind:
        return held_group(by_kind["group"]["group"], value)
    elif isinstance(value, str):
        return value
    raise Unfit


def held_group(group, values):
    fields = {field["name"]: field for field in group["fields"]}
    if not isinstance(values, dict) or not values.keys() <= fields.keys():
        raise Unfit
    return {name: held(fields[name], value) for name, value in values.items()}


def invalid_fixtures(form):
    """The invalid fixtures of fields that the form can hold: the kind, the values and the identifiers of what is wrong."""
    base = {"institution": next(values for kind, values in CASES if kind == "institution") | {"ids": {}}, "animal": {"name": "Rex", "type": "dog"}}
    for kind, fixtures in [("institution", INSTITUTION), ("animal", ANIMAL)]:
        for ids, text, *_ in fixtures:
            # What only YAML has, and what the form never writes.
            if ids.startswith("yaml-") or ids in ("duplicate-key", "control-character", "empty-element", "list-too-short"):
                continue
            try:
                yield kind, base[kind] | held_group(form[kind], yaml.load(unmarked(text)[0], yaml.BaseLoader)), set(ids.split())
            except Unfit:
                pass


def told_by_the_check(shelters, folder, cases, records, language):
    files = {"site.yml": SETTINGS}
    for number, (kind, *_) in enumerate(cases):
        if kind == "institution":
            files[f"institutions/c{number}/institution.md"] = records[number]
        else:
            files[f"institutions/azyl/animals/c{number}.md"] = records[number]
    run = shelters.check(small(folder, files), "--format", "json", "--lang", language)
    told = {}
    for diagnostic in run.diagnostics():
        if diagnostic["severity"] == "error" and "/c" in diagnostic["file"]:
            number = int(diagnostic["file"].split("/c")[1].split("/")[0].removesuffix(".md"))
            told.setdefault(number, []).append((diagnostic["id"], diagnostic["message"], diagnostic.get("suggestion")))
    return told


def judged(page, cases):
    """What the form tells of records, and the records as it writes them."""
    sources = {name: (SCRIPTS / f"{name}.js").read_text(encoding="utf-8") for name in ["judge", "record"]}
    page.route("**/assets/test-*.js", lambda route: route.fulfill(
        content_type="text/javascript", body=sources[route.request.url.split("test-")[1].removesuffix(".js")]))
    return page.evaluate("""async cases => {
        const [{ judgeOf }, { record }] = await Promise.all(["judge", "record"].map(name => import(`/assets/test-${name}.js`)))
        const form = await (await fetch(document.querySelector("[data-join]").dataset.form)).json()
        const judge = judgeOf(form, "2026-11-21")
        const isForeign = document.documentElement.lang !== "pl"
        return cases.map(([kind, values]) => ({
            told: [...judge.record(form[kind], values)].map(([, { id, message, suggestion }]) => [id, message, suggestion]),
            text: record(form[kind], values, isForeign ? "en" : undefined),
        }))
    }""", cases)


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_form_judges_as_the_check_does(language, join, site, shelters, tmp_path):
    [file] = (site / "assets/join").glob(f"{language}.*.json")
    fixtures = list(invalid_fixtures(json.loads(file.read_text(encoding="utf-8"))))
    assert len(fixtures) > 60
    cases = CASES + [[kind, values] for kind, values, _ in fixtures]
    page = join(language, service_workers="block", allow=[""])
    form = judged(page, cases)
    told = told_by_the_check(shelters, tmp_path / "content", cases, [case["text"] for case in form], language)
    different = [
        ({name: values[name] for name in list(values)[4 if kind == "institution" else 0:] or values}, case["told"], told.get(number, [])) for number, ((kind, values), case) in enumerate(zip(cases, form))
        if sorted(map(tuple, case["told"])) != sorted(told.get(number, []))]
    assert not different, "\n".join(map(str, different))
    # What the fixtures say is wrong, the form says, too.
    for (_, values, ids), case in zip(fixtures, form[len(CASES):]):
        assert ids <= {id for id, *_ in case["told"]}, values


def test_every_message_of_the_form_is_one_of_the_program(site):
    used = {json.loads(text) for text in re.findall(r'say\((?:isPartial \? )?("(?:[^"\\]|\\.)*")', (SCRIPTS / "judge.js").read_text(encoding="utf-8"))}
    forms = {path.name[:2]: json.loads(path.read_text(encoding="utf-8")) for path in (site / "assets/join").glob("*.json")}
    assert len(used) > 60 and used <= forms["pl"]["messages"].keys()
    told = forms["pl"]["messages"]
    assert [text for text in told if told[text] == text and re.search("[a-z]{3} [a-z]{3}", text)] == []
    assert forms["en"]["messages"]["a {} has {} digits, not {}"] == "a {1} has {2} digits, not {3}"


@pytest.mark.parametrize("language", ["pl", "en"])
def test_mistakes_stand_at_their_fields_in_the_words_of_the_check(language, join):
    page = join(language, viewport=NARROW)
    page.locator("section.panel:visible .actions button").last.click()
    expect(field(page, "name")).to_be_focused()
    assert page.locator(".wrong:visible").count() == 2
    assert field(page, "name").get_attribute("aria-invalid") == "true"
    assert violations_in_both_themes(page) == []
    step(page, 5)
    field(page, "ids.nip").fill("8567346216")
    page.locator("section.panel:visible .actions button").last.click()
    assert "NIP" in page.locator("#ui-join-ids-nip-wrong").inner_text()
    field(page, "ids.nip").fill("8567346215")
    expect(page.locator("#ui-join-ids-nip-wrong")).to_be_hidden()
    for number in range(9):
        step(page, number)
        assert overflow(page) == []
    page.locator("section.panel:visible .actions button").first.click()
    assert page.locator(".rows a").count() >= 4
    page.locator(".rows a").first.click()
    expect(field(page, "name")).to_be_focused()


def test_a_draft_is_forgotten_on_a_press(join):
    page = join()
    field(page, "name").fill("Na Skraju")
    until(page, "localStorage.getItem('shelters/join')?.includes('Na Skraju')")
    page.locator("[data-join] > .actions button").click()
    assert field(page, "name").input_value() == ""
    assert "Na Skraju" not in page.evaluate("localStorage.getItem('shelters/join') ?? ''")


@pytest.mark.parametrize("language", ["pl", "en"])
def test_an_institution_changes_what_is_published(language, join, shelters, tmp_path):
    page = join(language, query="#change=azyl")
    page.wait_for_url("**/dolacz/#change=azyl")
    expect(field(page, "name")).to_have_value("Azyl")
    step(page, 8)
    page.locator("section.panel:visible .actions button").first.click()
    expect(page.locator(".rows h3")).to_have_text("Nic się jeszcze nie zmieniło.")
    step(page, 2)
    field(page, "contact.email").fill("b@example.org")
    step(page, 7)
    page.locator("#ui-join-published").select_option("rex")
    page.locator("#ui-join-published").press("Tab")
    page.keyboard.press("Enter")
    expect(field(page, "animals.0.name")).to_be_focused()
    expect(field(page, "animals.0.born")).to_have_value("2020-05")
    assert violations_in_both_themes(page) == []
    page.locator("summary:visible").click()
    expect(field(page, "animals.0.goodWith.children")).to_have_value("12")
    expect(field(page, "animals.0.goodWith.dogs")).to_have_value("selective")
    expect(field(page, "animals.0.health.neutered")).to_have_value("false")
    field(page, "animals.0.status").select_option("reserved")
    page.locator("section.panel:visible .rows + p button").click()
    page.keyboard.insert_text("Saba")
    field(page, "animals.1.type").select_option("cat")
    download = made(page)
    assert page.locator(".changes li").count() == 2
    assert "b@example.org" in page.locator(".changes ins").first.inner_text()
    assert "Rex" in page.locator(".changes li").last.inner_text()
    own = small(tmp_path / "content", OWN)
    run = shelters("accept", download.path(), "--content", own, "--date", "2026-11-21", "--update")
    assert run.status == 0, run.stderr
    record = (own / "institutions/azyl/institution.md").read_text(encoding="utf-8")
    assert "b@example.org" in record and "A-7" in record and "logo.png" in record and "61109010140000071219812874" in record
    rex = (own / "institutions/azyl/animals/rex.md").read_text(encoding="utf-8")
    assert "reference: R-1\n" in rex and "stan: zarezerwowan" in rex and rex.count("\n") == OWN["institutions/azyl/animals/rex.md"].count("\n") + 1
    # A new animal takes the place of none that is there.
    assert (own / "institutions/azyl/animals/saba.md").read_text(encoding="utf-8") == OWN["institutions/azyl/animals/saba.md"]
    assert (own / "institutions/azyl/animals/saba-2.md").exists()
    assert shelters.check(own).status == 0


def test_an_institution_s_page_leads_to_the_form_with_its_record(browser, server):
    with visits(browser, server.address) as visit:
        page = visit("/instytucje/azyl/")
        page.locator(".facts a[href$='#change=azyl']").click()
        expect(field(page, "name")).to_have_value("Azyl")
        field(page, "name").fill("Inny azyl")
        # The draft of one that joins is another.
        page.goto(f"{server.address}/dolacz/")
        expect(field(page, "name")).to_have_value("")
        page.goto(f"{server.address}/dolacz/#change=azyl")
        expect(field(page, "name")).to_have_value("Inny azyl")
        page.locator("[data-join] > .actions button").click()
        expect(field(page, "name")).to_have_value("Azyl")


def test_the_page_to_come_is_shown_as_the_site_lays_it_out(join):
    page = join(viewport=PHONE)
    fill(page, name="<b>Na Skraju</b>", description="Mały **azyl**.\n\n- psy\n- koty")
    step(page, 2)
    field(page, "contact.website").fill("javascript:alert(1)")
    step(page, 6)
    field(page, "needs").fill("koce")
    step(page, 8)
    page.locator("section.panel:visible .actions button").nth(1).click()
    shown = page.locator("article")
    assert "<b>Na Skraju</b>" in shown.locator("header h3").inner_text()
    assert shown.locator(".prose strong").inner_text() == "azyl" and shown.locator(".prose li").count() == 2
    assert "koce" in shown.locator(".ticks").inner_text() and "90-001 Łódź" in shown.locator(".reach").inner_text()
    assert shown.locator("a").count() == 0
    assert violations_in_both_themes(page) == []
    assert overflow(page) == []


def test_the_form_works_without_a_network_after_a_visit(join, server):
    page = join(allow=["ERR_", "Failed to"])
    until(page, """Promise.all([...document.querySelectorAll('link[rel=stylesheet], link[rel=modulepreload], script[src]')]
        .map(({ href, src }) => caches.match(href || src))).then(found => found.every(Boolean))""")
    page.context.set_offline(True)
    page.reload()
    page.wait_for_selector(".stages")
    fill(page)
    assert made(page).suggested_filename == "na-skraju.zip"


@pytest.mark.parametrize("language", ["pl", "en"])
def test_without_scripts_the_page_says_what_to_send_and_offers_a_blank_record(language, browser, server, shelters, tmp_path):
    with visits(browser, server.address) as visit:
        page = visit(PAGES[language], java_script_enabled=False)
        assert page.locator(".ticks li:visible").count() == 6
        assert page.locator("a[href^='mailto:staff@example.org']:visible").count() >= 1
        for link in page.locator("a[download]").all():
            with page.expect_download() as download:
                link.click()
            text = download.value.path().read_text(encoding="utf-8")
            assert text.startswith("---\n") and ("#nazwa:" in text or "#name:" in text or "#imię:" in text)
