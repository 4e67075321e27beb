"""Giving where scripts run: any amount, shares of a basket, what the device remembers, what is printed and put into calendars."""

import json
import re
from datetime import date
from html import unescape

import pytest

from folders import institution, small
from pages import page_kind
from server import Server
from test_kennel_card import read_code, sheet, sheets
from views import DESKTOP, PHONE, expect, follow, scripted, until, violations_in_both_themes

LANGUAGES = ["pl", "en"]
BASKETS = {"pl": "/koszyki/", "en": "/en/baskets/"}
BASKET = {"pl": "/koszyki/zimowa-karma/", "en": "/en/baskets/zimowa-karma/"}
SUPPORT = {"pl": "/instytucje/pod-brzozami/wsparcie/", "en": "/en/institutions/pod-brzozami/support/"}


def module(site, name):
    """The address of a published script."""
    found = [file for file in site.files if re.fullmatch(rf"assets/scripts/giving/{name}\.\w+\.js", file)]
    assert len(found) == 1
    return "/" + found[0]


def call(page, address, expression, value):
    """What an expression over a module `m` and a value `v` gives."""
    return page.evaluate(f"async ([address, v]) => {{ const m = await import(address); return {expression} }}", [address, value])


def drawn(html):
    """Payload and address of every code of a page."""
    for image in re.findall(r'<img class="code"[^>]*>', html):
        yield unescape(re.search(r'data-payload="([^"]*)"', image)[1]), re.search(r'src="([^"]*)"', image)[1]


def amounts(page):
    """What the codes of a basket carry, by institution."""
    return page.evaluate("""Object.fromEntries([...document.querySelectorAll("[data-member]")].map(item =>
        [item.dataset.member, Number(item.querySelector("img.code").dataset.payload.split("|")[3])]))""")


def come_to(page, expected):
    """Waits until the codes of a basket carry these amounts."""
    for member, amount in expected.items():
        expect(page.locator(f"[data-member='{member}'] img.code")).to_have_attribute("data-payload", re.compile(rf"^([^|]*\|){{3}}0*{amount}\|"))
    assert amounts(page) == expected


# Codes


def test_the_browser_makes_the_same_codes_as_the_program(demo, visit, shelters, tmp_path):
    letters = "aąbcćdeęfghijklłmnńoóprsśtuwyzźż ABCĆDEĘŁŃÓŚŹŻ0123456789-./,&*_#@'()+:?éüßčжשع"
    state = 7

    def random(below):
        nonlocal state
        state = (state * 1103515245 + 12345) % 2**31
        return state // 8 % below

    animals = []
    for number in range(1500):
        name = "".join(letters[random(len(letters))] for _ in range(1 + random(60))).strip() or "Rex"
        animals.append({"id": f"a{number}", "name": name.replace("  ", " "), "type": "dog", "number": str(random(10**random(14)))})
    polish = "bank: {account: 92124012340001567890123456, holder: Żółw, transferTitle: '{number} {name}'}"
    euro = "bank: {account: DE33100205000001194700, holder: Żółw, transferTitle: '{number} {name}'}"
    content = small(tmp_path / "content", {
        "institutions/azyl/institution.md": institution(polish), "institutions/azyl/animals/all.json": json.dumps(animals),
        "institutions/dom/institution.md": institution(euro), "institutions/dom/animals/all.json": json.dumps(animals)})
    run = shelters.build(content, tmp_path / "public")
    assert run.status == 0, run.stderr[:2000]
    codes = {payload: address for folder in [tmp_path / "public", demo.folder]
             for file in folder.rglob("index.html") for payload, address in drawn(file.read_text(encoding="utf-8"))}
    assert len(codes) > 3000
    page = visit("/")
    symbol = "text.includes('|') ? m.symbol(text, 'L', 4, 10) : m.symbol(text, 'M', 1, 13)"
    made = call(page, module(demo, "symbol"), f"v.map(text => m.picture({symbol}))", list(codes))
    wrong = [payload for (payload, code), own in zip(codes.items(), made) if code != own]
    assert wrong == []


def test_no_code_is_made_of_what_none_holds(demo, visit):
    page = visit("/")
    assert call(page, module(demo, "symbol"), "m.symbol(v, 'M', 1, 13) === undefined", "ż" * 200)


AMOUNTS = dict([
    ("50", 5000), ("12,5", 1250), ("12.50", 1250), (" 0,01 ", 1), ("9999,99", 999999), ("1 234,50", 123450), ("1 234", 123400),
    ("20 zł", 2000), ("20PLN", 2000), ("PLN 20.50", 2050), ("€5", 500), ("007", 700), ("12,345", None), ("1e9", None), ("-5", None), ("0", None), ("0,00", None),
    ("10000", None), ("10 000", None), ("9999,999", None), ("1,234.50", None), ("1.234,50", None), ("", None), ("zł", None),
    ("NaN", None), ("Infinity", None), ("0x10", None), ("١٢", None), ("5,", None), (",5", None), ("12 34", None), ("9" * 30, None),
])


def test_amounts_are_read_in_both_notations_or_refused(demo, visit):
    read = call(visit("/"), module(demo, "payment"), "v.map(text => m.parse(text, 'PLN') ?? null)", list(AMOUNTS))
    assert dict(zip(AMOUNTS, read)) == AMOUNTS


def test_amounts_are_written_as_the_page_writes_them(demo, visit):
    page = visit("/")
    for amount, sample, written in [(5000, "0,01 zł", "50 zł"), (1250, "0,01 zł", "12,50 zł"), (5, "PLN 0.01", "PLN 0.05"),
                                    (999999, "0,01 €", "9999,99 €")]:
        assert call(page, module(demo, "payment"), "m.write(...v)", [amount, sample]) == written


def test_parts_sum_to_the_grosz_and_moved_shares_to_a_hundred(demo, visit):
    found = call(visit("/"), module(demo, "payment"), """(() => {
        let seed = 3
        const random = below => { seed = (seed * 1103515245 + 12345) % 2 ** 31; return Math.floor(seed / 8) % below }
        const wrong = []
        for (let round = 0; round < 3000; round++) {
            let percents = m.parted(100, Array.from({ length: 1 + random(8) }, () => 1 + random(50)))
            const index = random(percents.length), value = random(101)
            const after = m.moved(percents, index, value)
            const total = random(1_000_000)
            const parts = m.parted(total, after)
            const sum = list => list.reduce((one, other) => one + other, 0)
            const isRight = sum(percents) === 100 && sum(after) === 100 && sum(parts) === total
                && after.every(part => Number.isInteger(part) && part >= 0) && (after[index] === value || after.length === 1)
                && parts.every((part, place) => Number.isInteger(part) && Math.abs(part * 100 - total * after[place]) < 100)
            if (!isRight) wrong.push([percents, index, value, after, total, parts])
        }
        return wrong
    })()""", None)
    assert found == []


# An institution and its animals


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["support", "animal"])
def test_any_amount_gets_its_code(kind, language, visit, examples, demo):
    page = visit(SUPPORT[language] if kind == "support" else examples["animal", language], viewport=PHONE)
    if kind == "animal":
        page.locator("a[data-dialog][href$='wsparcie'], a[data-dialog][href$='support']").locator("visible=true").first.click()
    block = page.locator(".transfer").first
    form = block.locator("form.amount")
    image = block.locator("img.code").first
    field = form.get_by_label("Inna kwota" if language == "pl" else "Another amount")
    assert field.get_attribute("inputmode") == "decimal"
    field.fill("12,34")
    field.press("Enter")
    expect(image).to_have_attribute("data-payload", re.compile(r"\|001234\|"))
    assert image.get_attribute("data-payload").split("|")[3] == "001234"
    expect(form.locator("[aria-live]")).to_contain_text("12")
    assert form.locator("[aria-live]").inner_text() == image.get_attribute("alt")
    before = image.get_attribute("src")
    field.fill("12,345")
    field.press("Enter")
    expect(field).to_have_attribute("aria-invalid", "true")
    said = form.locator("[aria-live]").inner_text()
    assert ("0,01" in said and "9999,99" in said) if language == "pl" else ("0.01" in said and "9,999.99" in said)
    assert image.get_attribute("src") == before
    # Emptied, it is the payer who types the amount again.
    field.fill("")
    field.press("Enter")
    expect(field).to_have_attribute("aria-invalid", "false")
    payload, address = next(drawn(demo.pages[page.url.split("/", 3)[3].split("#")[0]].html))
    # The script that draws it may still be on its way.
    expect(image).to_have_attribute("data-payload", payload)
    expect(image).to_have_attribute("src", address)


def test_nothing_that_makes_codes_is_fetched_before_it_is_asked_for(visit, examples):
    asked = []
    page = visit(examples["animal", "pl"], before=lambda page: page.on("request", lambda request: asked.append(request.url)))
    scripted(page)
    page.wait_for_load_state("networkidle")
    assert [url for url in asked if "/giving/" in url or "code-picture" in url] == []


@pytest.mark.parametrize("path", [SUPPORT["pl"], BASKET["en"]])
def test_a_word_across_codes_of_invented_accounts_leaves_them_to_be_read_on_screens_and_on_paper(path, visit, tmp_path):
    page = visit(path, viewport=PHONE, color_scheme="dark")
    scripted(page)
    page.evaluate("for (const place of document.querySelectorAll('details')) place.open = true")
    for index, code in enumerate(page.locator("img.code").locator("visible=true").all()):
        code.scroll_into_view_if_needed()
        mark = code.locator("+ .invented")
        assert mark.bounding_box() == pytest.approx(code.bounding_box(), abs=1)
        word, around = mark.locator("b").bounding_box(), mark.bounding_box()
        assert around["width"] * .6 < word["width"] < around["width"] and word["height"] < around["height"] / 2
        code.screenshot(path=tmp_path / f"{index}.png")
        assert read_code(tmp_path / f"{index}.png") == code.get_attribute("data-payload").strip()
    codes = page.locator("img.code").evaluate_all("codes => codes.filter(code => code.checkVisibility()).map(code => code.dataset.payload)")
    assert codes
    count, _ = sheets(page.pdf(format="A4"), tmp_path)
    printed = "".join(read_code(sheet(tmp_path / "card.pdf", number, dpi=200)) for number in range(count))
    assert [code for code in codes if code.strip() not in printed] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_of_a_code_can_be_saved(language, visit, tmp_path):
    import subprocess

    page = visit(SUPPORT[language], viewport=DESKTOP)
    image = page.locator("img.code").first
    with page.expect_download() as waiting:
        page.locator("button[data-picture]").first.click()
    file = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(file)
    assert file.suffix == ".png"
    read = subprocess.run(["zbarimg", "-q", "--raw", file], capture_output=True).stdout.decode().removesuffix("\n")
    assert read == image.get_attribute("data-payload")


def test_a_phone_shares_the_picture_of_a_code(browser, address):
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.add_init_script("""navigator.canShare = () => true
        navigator.share = async ({ files }) => { window.shared = files.map(file => [file.name, file.type, file.size > 1000]) }""")
    page.goto(address + SUPPORT["pl"])
    assert not page.locator(".aim").first.is_visible()
    page.locator("button[data-picture]").first.tap()
    until(page, "window.shared !== undefined")
    assert page.evaluate("window.shared") == [["qr.png", "image/png", True]]
    context.close()


# Baskets


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_gift_is_parted_moved_made_and_remembered(language, visit, demo):
    page = visit(BASKET[language], viewport=DESKTOP)
    assert not page.locator("[data-plain]").is_visible()
    field = page.get_by_label("Kwota całego daru" if language == "pl" else "Amount of the whole gift")
    field.fill("100,01")
    field.press("Enter")
    come_to(page, {"pod-brzozami": 5001, "dom-na-chwile": 3000, "cichy-kat": 2000})
    # One share is moved by the keyboard; all still sum to a hundred, and the codes to the amount.
    slider = page.get_by_role("slider", name=re.compile("Brzozami|Birches"))
    assert slider.get_attribute("aria-valuetext").startswith("50%, ")
    slider.focus()
    slider.press("ArrowRight")
    until(page, "[...document.querySelectorAll('[data-member] input[type=range]')].map(range => range.value).join() === '51,29,20'")
    assert sum(amounts(page).values()) == 10001
    slider.press("End")
    come_to(page, {"pod-brzozami": 10001, "dom-na-chwile": 0, "cichy-kat": 0})
    expect(page.locator("[data-member] figure.scan").locator("visible=true")).to_have_count(1)
    page.locator("[data-even]").click()
    come_to(page, {"pod-brzozami": 5001, "dom-na-chwile": 3000, "cichy-kat": 2000})
    # The checklist.
    boxes = page.get_by_role("checkbox")
    expect(boxes).to_have_count(3)
    boxes.nth(0).check()
    boxes.nth(1).check()
    expect(page.locator(".progress")).to_have_text(re.compile("2 z 3$" if language == "pl" else "2 of 3$"))
    assert not page.locator("[data-thanks]").is_visible()
    boxes.nth(2).check()
    expect(page.locator("[data-thanks]")).to_be_focused()
    assert page.locator("[data-thanks] button[data-share]").is_visible()
    # Another amount is another transfer.
    page.locator("[data-preset='2000']").click()
    come_to(page, {"pod-brzozami": 1000, "dom-na-chwile": 600, "cichy-kat": 400})
    expect(boxes.nth(0)).not_to_be_checked()
    expect(page.locator("[data-thanks]")).to_be_hidden()
    # What the device remembers, until it is told to forget.
    page.locator("[data-keep-basket]").click()
    expect(page.locator("[data-keep-basket]")).to_have_attribute("aria-pressed", "true")
    page.goto(page.url.rsplit("/", 2)[0] + "/")
    expect(page.locator("[data-gifts] li")).to_have_text(re.compile("100[.,]01"))
    expect(page.locator("[data-own-baskets] h3")).to_have_count(1)
    page.locator("[data-forget-gifts]").click()
    for place in ["[data-gifts]", "[data-own-baskets]"]:
        expect(page.locator(place)).to_be_hidden()
    page.reload()
    # The script of the list ran before the page was there as a whole.
    assert not page.locator("[data-gifts]").is_visible()


@pytest.mark.parametrize("path, currency", [("/koszyki/na-leczenie/", "euro"), ("/en/baskets/na-leczenie/", "euro")])
def test_a_basket_takes_euro_where_an_institution_does(path, currency, visit):
    page = visit(path, viewport=PHONE)
    page.locator("a[href='#ui-gift-eur']").click()
    place = page.locator("#ui-gift-eur")
    place.locator("input[name=amount]").fill("10")
    place.locator("input[name=amount]").press("Enter")
    image = place.locator("[data-member='lapa-w-potrzebie'] img.code")
    expect(image).to_have_attribute("data-payload", re.compile(r"\nPL37999962330000118625276018\nEUR3\.30\n"))
    assert place.locator("img.code").count() == 1
    other = place.locator("[data-member='lesny-szpitalik']")
    expect(other).to_contain_text("bank przeliczy" if path.startswith("/k") else "bank converts")
    expect(other.locator(".part strong")).to_contain_text("3")
    expect(other.locator("strong.digits")).to_have_text(re.compile("^PL47 9999"))
    # The gift in złoty is another one.
    assert page.locator("#ui-gift .progress").inner_text() == ""
    for box in place.get_by_role("checkbox").all():
        box.check()
    expect(page.locator("[data-thanks]").nth(1)).to_be_focused()


@pytest.mark.parametrize("text", ["0", "-1", "12,345", "1e9", "10000"])
def test_a_basket_refuses_amounts_with_words(text, visit):
    page = visit(BASKET["pl"])
    before = amounts(page)
    field = page.locator("#ui-amount")
    field.fill(text)
    field.press("Enter")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(page.locator("#ui-wrong")).to_contain_text("9999,99")
    assert amounts(page) == before and page.get_by_role("checkbox").first.is_disabled()


def test_a_device_that_keeps_nothing_still_gives(visit):
    page = visit(BASKET["pl"], before=lambda page: page.add_init_script(
        "Object.defineProperty(window, 'localStorage', { get() { throw new Error('no') } })"))
    page.locator("[data-preset='5000']").click()
    for box in page.get_by_role("checkbox").all():
        box.check()
    expect(page.locator("[data-thanks]")).to_be_visible()
    page.locator("[data-keep-basket]").click()
    assert page.locator("[data-keep-basket]").get_attribute("aria-pressed") == "false"


def test_spoilt_memory_does_no_harm(visit):
    page = visit(BASKETS["pl"], before=lambda page: page.add_init_script(
        "localStorage.setItem('shelters/gifts', '[1, {\"basket\": 5}, {\"basket\": \"<b>\", \"amount\": \"<i>\", \"date\": \"x\"}]');"
        "localStorage.setItem('shelters/baskets', '{}')"))
    expect(page.locator("[data-gifts] li")).to_have_text(["<i> <b>"])


@pytest.mark.parametrize("language, query, names", [
    ("pl", "lecz", {"Leczenie i operacje"}), ("pl", "KROLIKI", {"Małe i dzikie"}), ("pl", "stary sad", {"Emeryci"}),
    ("en", "winter", {"Winter food"}), ("pl", "qqqq", set()),
])
def test_the_list_of_baskets_is_narrowed_as_one_types(language, query, names, visit):
    page = visit(BASKETS[language])
    page.locator("[data-narrow] input").fill(query)
    shown = page.locator("[data-part] li.basket h3").locator("visible=true")
    expect(shown).to_have_count(len(names))
    assert set(shown.all_inner_texts()) == names
    expect(page.locator("[data-narrow] [role=status]")).to_have_text("" if names else re.compile("."))


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_scripts_a_basket_has_codes_for_amounts_to_choose_from(language, visit, demo):
    page = visit(BASKET[language], java_script_enabled=False)
    assert not page.locator("input").locator("visible=true").filter(has_not=page.locator("form[role=search]")).count() > 1
    plain = page.locator("[data-plain]")
    assert plain.is_visible()
    html = demo.pages[BASKET[language].strip("/") + "/"].html
    payloads = [payload for payload, _ in drawn(html)]
    assert [int(payload.split("|")[3]) for payload in payloads] == [0, 0, 0, 1000, 600, 400, 2500, 1500, 1000, 5000, 3000, 2000]
    plain.locator("summary").first.click()
    expect(plain.locator("img.code").first).to_be_visible()


# Virtual adoption


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_guardian_gets_a_reminder_and_a_certificate(language, visit, tmp_path, demo):
    animal = next(path for path, page in demo.pages.items() if page_kind(page) == "animal" and page.language == language
                  and any((a["href"] or "").endswith("#ui-guardian") for a in page.all("a")))
    page = visit("/" + animal)
    name = page.locator("h1").inner_text()
    link = next(a["href"] for a in demo.pages[animal].all("a") if (a["href"] or "").endswith("#ui-guardian"))
    title = page.locator("[data-title]").first.text_content()
    page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/", 3)[2] + link)
    until(page, "!document.querySelector('[data-for]').hidden")
    assert page.locator("[data-for] strong").inner_text() == name
    assert page.locator("[data-for] span").inner_text() == title
    with page.expect_download() as waiting:
        page.locator("[data-reminder]").click()
    file = tmp_path / "reminder.ics"
    waiting.value.save_as(file)
    text = file.read_bytes().decode("utf-8")
    assert text.endswith("\r\n") and "\n" not in text.replace("\r\n", "")
    assert all(len(line.encode()) <= 75 for line in text.split("\r\n"))
    lines = text.replace("\r\n ", "").split("\r\n")
    fields = dict(line.split(":", 1) for line in lines if line)
    assert lines[0] == "BEGIN:VCALENDAR" and lines[-2] == "END:VCALENDAR"
    assert {"VERSION", "PRODID", "UID", "DTSTAMP", "SUMMARY"} <= set(fields)
    start = fields["DTSTART;VALUE=DATE"]
    assert date(int(start[:4]), int(start[4:6]), int(start[6:])) > date.today() and int(start[6:]) <= 28
    assert fields["RRULE"] == "FREQ=MONTHLY"
    assert name in fields["SUMMARY"]
    described = re.sub(r"\\([\\;,])", r"\1", next(line for line in lines if line.startswith("DESCRIPTION:")))
    assert title in described
    page.evaluate("window.print = () => { window.printed = true }")
    page.locator("[data-guardian] input").fill("Zofia Żak")
    page.locator("[data-guardian] form button").click()
    until(page, "window.printed === true")
    page.emulate_media(media="print")
    paper = page.locator(".certificate")
    expect(paper).to_be_visible()
    expect(page.locator("h1")).to_be_hidden()
    assert "Zofia Żak" in paper.inner_text() and name in paper.inner_text()
    assert paper.locator("img").evaluate("image => image.naturalWidth > 300 && image.getAttribute('src')") \
        == next(image["src"] for image in demo.pages[animal].all("img") if "slides" in [c for p in image.parents for c in (p["class"] or "").split()])
    page.evaluate("dispatchEvent(new Event('afterprint'))")
    expect(paper).to_be_hidden()


def test_an_animal_that_nobody_knows_changes_nothing(visit):
    page = visit(SUPPORT["pl"] + "?animal=../../x#ui-guardian")
    # Its script ran before the page was there as a whole; whatever it asked for would be on its way.
    page.wait_for_load_state("networkidle")
    assert not page.locator("[data-for]").is_visible()


@pytest.mark.parametrize("day, is_first", [("2026-02-15", True), ("2026-04-30", True), ("2026-02-14", False), ("2026-05-01", False)])
def test_the_share_of_taxes_comes_first_in_its_season(day, is_first, shelters, tmp_path):
    content = small(tmp_path / "content", {"institutions/azyl/institution.md": institution(
        "bank: {account: 92124012340001567890123456}\ntaxShare: {krs: 0000123456, beneficiary: Fundacja, purpose: koty, verified: 2026-01-10}")})
    run = shelters.build(content, tmp_path / "public", date=day)
    assert run.status == 0, run.stderr
    html = (tmp_path / "public/instytucje/azyl/wsparcie/index.html").read_text(encoding="utf-8")
    assert html.count(">0000123456<") == 1
    assert (html.index(">0000123456<") < html.index('class="transfer"')) == is_first


# Wish lists


@pytest.mark.parametrize("language, first", [("pl", "Karma i jedzenie"), ("en", "Food and treats")])
def test_wishes_stand_by_what_one_has_to_give_with_directions(language, first, demo):
    page = demo.pages["potrzeby/" if language == "pl" else "en/needs/"]
    kinds = [element.words for element in page.all("h2")]
    assert len(kinds) >= 5 and kinds[0] == first
    wishes = [element for element in page.all("li") if element["data-region"]]
    assert len(wishes) >= len(kinds)
    directions = [a for a in page.all("a") if "openstreetmap" in (a["href"] or "")]
    assert len(directions) == len(wishes)


def test_wishes_can_be_narrowed_and_the_address_tells_to_what(visit):
    page = visit("/potrzeby/")
    wishes = page.locator(".wishes > li:visible")
    whole = wishes.count()
    page.locator("#ui-kind").select_option("food")
    until(page, "location.search === '?kind=food'")
    assert page.locator("main section:visible").count() == 1
    some = wishes.count()
    assert 1 < some < whole
    expect(page.locator("form [role=status]")).to_contain_text(str(some))
    page.locator("#ui-region").select_option("pomorskie")
    until(page, "location.search.includes('region=pomorskie')")
    assert wishes.count() == 1
    follow(page.locator("header .languages a[data-language=en]"))
    assert page.locator(".wishes > li:visible").count() == 1 and page.locator("#ui-kind").input_value() == "food"


def test_wishes_are_complete_without_scripts(visit):
    page = visit("/potrzeby/", java_script_enabled=False)
    page.locator("noscript a, main nav a").first.click()
    assert page.url.endswith("#ui-food")
    assert page.locator(".wishes > li:visible").count() >= 8 and page.locator("#ui-kind:visible").count() == 0


@pytest.mark.parametrize("path", [BASKETS["pl"], BASKET["pl"], BASKET["en"], "/potrzeby/", SUPPORT["en"]])
def test_pages_of_giving_are_accessible(path, visit):
    page = visit(path, color_scheme="light", reduced_motion="reduce", viewport=PHONE)
    scripted(page)
    assert violations_in_both_themes(page) == []
