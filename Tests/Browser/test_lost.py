"""Lost and found: the list, the form that makes the file of a notice, and the poster."""

import subprocess
from urllib.parse import quote, unquote

import pytest

from program import ROOT
from views import PHONE, TABLET, expect, moved, scripted, violations_in_both_themes, visits

LISTS = {"pl": "/zaginione/", "en": "/en/lost-and-found/"}


def shown(page):
    return page.locator("[data-lost-list] > li:visible h3").all_inner_texts()


@pytest.mark.parametrize("language", LISTS)
def test_the_list_is_narrowed_by_side_type_colour_and_days(language, visit):
    page = visit(LISTS[language], viewport=PHONE)
    everything = shown(page)
    page.locator("#ui-side").select_option("lost")
    assert 0 < len(shown(page)) < len(everything) and "Fryderyk" in shown(page)
    page.locator("#ui-type").select_option("cat")
    page.locator("#ui-colour").fill({"pl": "RUDY", "en": "ginger"}[language])
    assert shown(page) == ["Fryderyk"]
    page.locator("#ui-type").select_option("horse")
    expect(page.locator("[data-lost] [role=status]")).not_to_be_empty()
    for field in ["type", "side"]:
        page.locator(f"#ui-{field}").select_option("")
    page.locator("#ui-colour").fill("")
    assert "Fryderyk" in shown(page)
    page.locator("#ui-days").select_option("7")
    assert "Sonet" in shown(page) and "Fryderyk" not in shown(page)


@pytest.mark.parametrize("language", LISTS)
def test_those_near_the_chosen_place_come_first(language, visit):
    page = visit(LISTS[language], before=lambda page: page.add_init_script(
        "localStorage.setItem('shelters/place', JSON.stringify({ name: 'Pelplin', at: [53.93, 18.7] }))"))
    first = page.locator("[data-lost-list] > li").first
    expect(first.locator("[data-where]")).to_contain_text("km")
    expect(first).to_contain_text("Pelplin")


def test_the_form_makes_a_file_that_the_program_takes(visit, shelters, tmp_path):
    page = visit(LISTS["pl"])
    page.locator("#ui-r-type").select_option("dog")
    for field, text in {"name": "Łatek: \"pies\"", "town": "Łódź", "place": "park, fontanna", "colour": "# czarny", "marks": "utyka, bez ogona"}.items():
        page.locator(f"#ui-r-{field}").fill(text)
    page.locator("#ui-r-date").fill("2026-11-20")
    page.locator("#ui-r-text").fill("Boi się <b>petard</b>.")
    with page.expect_download() as download:
        page.locator("[data-report] [type=submit]").click()
    assert download.value.suggested_filename == "lost-latek-pies-2026-11-20.md"
    text = download.value.path().read_text(encoding="utf-8")
    assert unquote(page.locator("[data-report] a").get_attribute("href").split("&body=")[1]).replace("\r\n", "\n") == text
    content = tmp_path / "content"
    content.mkdir()
    for name in ("site.yml", "home.md"):
        (content / name).write_text("title: A\nbaseURL: https://example.org/\nlanguages: [pl, en]\n" if name == "site.yml" else "---\ntitle: A\n---\n")
    assert shelters("accept", download.value.path(), "--content", content).status == 0
    assert (content / "notices" / download.value.suggested_filename).is_file()
    assert shelters.check(content, "--format", "json").told() == []


@pytest.mark.parametrize("path", [LISTS["pl"], "/zaginione/fryderyk/", "/patroni/", "/en/happy-endings/"])
def test_axe_finds_nothing(path, visit):
    assert violations_in_both_themes(visit(path)) == []


@pytest.mark.parametrize("path, side", [("/zaginione/fryderyk/", "Zaginął"), ("/en/lost-and-found/fryderyk/", "Lost")])
def test_a_poster_is_one_sheet_with_strips_and_a_code(path, side, visit, tmp_path):
    page = visit(path)
    page.emulate_media(media="print")
    assert page.locator(".strips li").count() == 8
    assert page.locator(".strips li").first.inner_text().startswith("+48")
    assert side in page.locator(".poster .over").text_content()
    assert page.locator(".paper img").bounding_box()["width"] > 90
    page.locator("p.paper").screenshot(path=tmp_path / "code.png")
    code = subprocess.run(["zbarimg", "-q", "--raw", tmp_path / "code.png"], capture_output=True, text=True).stdout.strip()
    assert code == page.locator("link[rel=canonical]").get_attribute("href")
    assert page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n") == 1


def test_a_notice_in_another_language_says_so(visit, shelters, tmp_path):
    page = visit(LISTS["en"])
    for field, text in {"town": "Łódź", "place": "the park", "colour": "ginger", "marks": "limps, no tail", "text": "Shy."}.items():
        page.locator(f"#ui-r-{field}").fill(text)
    page.locator("#ui-r-sex").select_option("female")
    page.locator("#ui-r-size").select_option("small")
    page.locator("#ui-r-region").select_option("łódzkie")
    text = page.locator("[data-report] pre").inner_text()
    for line in ['place: {en: "the park"}', 'marks: [{en: "limps"}, {en: "no tail"}]', 'description: {en: "Shy."}', "sex: female", "size: small"]:
        assert line in text
    file = tmp_path / "notice.md"
    file.write_text(text, encoding="utf-8")
    run = shelters("accept", file, "--content", ROOT / "content", "--dry-run")
    assert run.status == 0, run.stderr


@pytest.mark.parametrize("language", LISTS)
def test_what_is_typed_survives_a_reload_and_is_forgotten_when_sent(language, visit):
    page = visit(LISTS[language], viewport=PHONE)
    page.locator("#ui-r-status").select_option("found")
    page.locator("#ui-r-colour").fill("x")
    page.locator("[data-report] [data-copy]").click()
    # What is told of a copy stands there after a moment.
    page.wait_for_timeout(200)
    expect(page.locator("[data-report] .said")).to_be_empty()
    page.locator("[data-report] [type=submit]").click()
    expect(page.locator("#ui-r-town-wrong")).to_have_text({"pl": "Uzupełnij to pole.", "en": "Fill this in."}[language])
    expect(page.locator("#ui-r-town")).to_be_focused()
    page.locator("#ui-r-town").fill("Łódź")
    expect(page.locator("#ui-r-town-wrong")).to_be_hidden()
    page.reload()
    expect(page.locator("#ui-r-town")).to_have_value("Łódź")
    expect(page.locator("#ui-r-status")).to_have_value("found")
    expect(page.locator("[data-report] pre")).to_contain_text("town: \"Łódź\"")
    with page.expect_download():
        page.locator("[data-report] [type=submit]").click()
    page.reload()
    expect(page.locator("#ui-r-town")).to_have_value("")


@pytest.mark.parametrize("list, name, notice, patron, link", [
    ("/zwierzeta/", "Fryderyk", "/zaginione/fryderyk/", "Miska i Spółka", "/patroni/#miska-i-spolka"),
    ("/en/animals/", "Fryderyk", "/en/lost-and-found/fryderyk/", "Bowl & Co.", "/en/patrons/#miska-i-spolka"),
])
def test_search_finds_notices_and_patrons(list, name, notice, patron, link, visit, demo):
    where = "link => link.pathname + link.hash"
    page = visit(f"{list}?q={name}")
    expect(page.locator("[data-hits] h3 a")).to_have_text(name)
    assert page.locator("[data-hits] h3 a").evaluate(where) == notice
    page = visit(f"{list}?q={quote(patron)}")
    first = page.locator("[data-keepers] h3 a").first
    expect(first).to_have_text(patron)
    assert first.evaluate(where) == link
    # They are no institutions.
    page = visit(f"{list.replace('zwierzeta', 'instytucje').replace('animals', 'institutions')}?q={quote(patron)}")
    expect(page.locator("[data-yield]")).to_be_visible()
    assert patron not in page.locator("[data-hits] h3").all_inner_texts()


def test_the_day_is_the_visitor_s_and_what_is_missing_or_private_is_told(visit):
    page = visit(LISTS["pl"], before=lambda page: page.clock.set_fixed_time("2031-05-06T11:00:00Z"))
    expect(page.locator("#ui-r-date")).to_have_value("2031-05-06")
    assert page.locator("#ui-r-date").get_attribute("max") == "2031-05-06"
    assert "until: 2031-07-05" in page.locator("[data-report] pre").inner_text()
    page.evaluate("document.addEventListener('click', event => { window.stopped = event.defaultPrevented })")
    page.locator("[data-report] a").click()
    assert page.evaluate("window.stopped")
    expect(page.locator("#ui-r-town")).to_be_focused()
    page.locator("#ui-r-town").fill("Łódź")
    page.locator("#ui-r-text").fill("Tel. 600 700 800")
    page.locator("[data-report] a").click()
    assert page.evaluate("window.stopped")
    expect(page.locator("#ui-r-text")).to_have_attribute("aria-invalid", "true")
    assert page.locator("#ui-r-text-wrong").inner_text() != ""


def built(shelters, folder, notices):
    """A site that takes messages itself, with these notices alone."""
    (folder / "content/notices").mkdir(parents=True)
    (folder / "content/site.yml").write_text("title: A\nbaseURL: https://example.org/\nlanguages: [pl]\ncontact: {email: a@example.org}\n", encoding="utf-8")
    (folder / "content/home.md").write_text("---\ntitle: A\n---\n", encoding="utf-8")
    for name, text in notices.items():
        (folder / f"content/notices/{name}.md").write_text(text, encoding="utf-8")
    run = shelters("build", "--content", folder / "content", "--output", folder / "site", "--date", "2026-11-21")
    assert run.status == 0, run.stderr
    return folder / "site"


def test_where_nobody_is_missing_there_is_nothing_to_narrow_and_nothing_moves(shelters, host, browser, tmp_path):
    with visits(browser, host(built(shelters, tmp_path, {}))) as visit:
        page = visit("/zaginione/", viewport=TABLET)
        scripted(page)
        expect(page.locator("[data-report]")).to_be_visible()
        assert page.locator("[data-lost], [role=status]:visible").count() == 0 and moved(page) == []
        assert visit("/zwierzeta/").locator("[data-suits]").count() == 0


def test_the_list_finds_what_stands_on_another_page_and_nothing_that_has_ended(shelters, host, browser, tmp_path):
    def notice(number):
        kind, until = ("dog", "2027-01-01") if number == 59 else ("cat", "2026-12-01" if number == 0 else "2027-01-01")
        return f"---\nstatus: lost\ntype: {kind}\nname: N{number}\ntown: Tczew\ndate: 2026-10-{1 + number % 20:02}\nuntil: {until}\n---\n"

    site = built(shelters, tmp_path, {f"n{number}": notice(number) for number in range(60)})
    with visits(browser, host(site)) as visit:
        page = visit("/zaginione/", before=lambda page: page.clock.set_fixed_time("2026-12-05T11:00:00Z"))
        page.locator("#ui-type").select_option("dog")
        expect(page.locator("[data-lost-list] > li:visible")).to_have_count(1)
        assert shown(page) == ["N59"]
        page.locator("#ui-type").select_option("cat")
        expect(page.locator("[data-lost-list] > li:visible")).to_have_count(58)
        page = visit("/zaginione/n0/", before=lambda page: page.clock.set_fixed_time("2026-12-05T11:00:00Z"))
        expect(page.locator("[data-until]")).to_be_visible()
        page = visit("/zaginione/", java_script_enabled=False)
        assert page.locator("details li").count() == 60


@pytest.mark.parametrize("animal", ["azor", "zolw-26-449"])
def test_an_institution_s_own_animal_has_a_poster(animal, visit):
    """With its whole picture, and all facts: the sheet is A4 within margins of 8 mm."""
    page = visit(f"/instytucje/lapa-w-potrzebie/{animal}/", viewport={"width": 733, "height": 1062})
    assert not page.locator(".strips").is_visible()
    page.emulate_media(media="print")
    assert page.locator(".strips li").count() == 8 and page.locator(".strips").is_visible()
    assert page.locator(".profile .badge").is_visible()
    assert page.evaluate("getComputedStyle(document.querySelector('.look img')).objectFit") == "contain"
    assert page.evaluate("[...document.querySelectorAll('.profile > .tell, .about')].every(part => part.scrollHeight <= part.clientHeight + 1)")
    assert page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n") == 1


def test_a_poster_does_not_cut_a_long_text(shelters, host, browser, tmp_path):
    notice = "---\nstatus: lost\ntype: cat\nname: N\ntown: Tczew\ndate: 2026-10-01\nuntil: 2027-01-01\n---\n" + "Bardzo długi opis. " * 400 + "KONIEC\n"
    with visits(browser, host(built(shelters, tmp_path, {"n": notice}))) as visit:
        page = visit("/zaginione/n/")
        page.emulate_media(media="print")
        cut = page.evaluate("""() => [...document.querySelectorAll('.poster, .poster *')].filter(element =>
            getComputedStyle(element).overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1).map(element => element.className)""")
        assert cut == []
        assert page.pdf(prefer_css_page_size=True).count(b"/Type /Page\n") > 1
