"""What scripts add: dialogs, themes, the gallery. Search has tests of its own."""

import json
import re

import pytest

import photographs
from folders import animal, institution, small
from pages import KINDS
from server import Server
from views import DESKTOP, PHONE, Held, expect, focused, follow, scripted, until


def test_the_security_policy_stops_scripts_that_do_not_belong(browser, address):
    context = browser.new_context()
    page = context.new_page()
    page.goto(address)
    with page.expect_console_message(lambda message: "Content Security Policy" in message.text):
        page.evaluate("""() => new Promise(resolve => {
            const stopped = new Set()
            addEventListener('securitypolicyviolation', event => {
                stopped.add(event.effectiveDirective)
                if (stopped.size === 2) resolve()
            })
            const script = document.createElement('script')
            script.textContent = 'window.evil = 1'
            document.body.append(script)
            document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="window.evil = 2">')
        })""")
    assert page.evaluate("window.evil") is None
    context.close()


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in ("lost", "away")])
def test_the_language_switch_opens_the_same_page(kind, visit, examples, demo):
    path = examples[kind, "pl"]
    page = visit(path, viewport=DESKTOP)
    follow(page.locator("header .languages a[data-language=en]"))
    assert page.locator("html").get_attribute("lang") == "en"
    alternate = demo.pages[path.removeprefix("/")].alternates["en"].removeprefix(demo.base)
    assert page.url.split("/", 3)[3] == alternate


def test_the_chosen_language_opens_next_time(visit, address):
    page = visit("/")
    follow(page.locator("header .languages a[data-language=en]"))
    assert page.locator("html").get_attribute("lang") == "en"
    page.goto("about:blank")
    # Typed into the address bar, not followed from a page of the site.
    page.goto(address + "/")
    page.wait_for_selector("html[lang=en]")


def test_the_other_language_is_never_seen_before_the_chosen_one(visit, address):
    page = visit("/")
    page.evaluate("localStorage.setItem('shelters/language', 'en')")
    page.add_init_script("""if (document.documentElement) watch(); else new MutationObserver((_, self) => {
            if (document.documentElement) { self.disconnect(); watch() } }).observe(document, {childList: true})
        function watch() { new MutationObserver(() => { if (!document.body) return
            const seen = JSON.parse(sessionStorage.seen ?? '[]')
            sessionStorage.seen = JSON.stringify([...seen, [document.documentElement.lang, document.body.checkVisibility()]])
        }).observe(document, {childList: true, subtree: true}) }""")
    page.goto("about:blank")
    page.goto(address + "/")
    page.wait_for_selector("html[lang=en] footer")
    until(page, """(sessionStorage.seen ?? "").includes('["en",true]')""")
    seen = page.evaluate("JSON.parse(sessionStorage.seen)")
    assert ["pl", True] not in seen
    # Going back does not lead there again, and other pages stay in their language.
    page.goto(address + "/zwierzeta/")
    assert page.locator("html").get_attribute("lang") == "pl"


@pytest.mark.parametrize("stored", ["pl", "xx", "", "a b", "\"", "../en"])
def test_a_language_that_there_is_not_changes_nothing(stored, visit, address):
    page = visit("/")
    page.evaluate("code => localStorage.setItem('shelters/language', code)", stored)
    page.goto("about:blank")
    page.goto(address + "/")
    # Whatever leads elsewhere does so before the page is there.
    assert page.locator("html").get_attribute("lang") == "pl"
    assert page.locator("h1").is_visible()


#: Of those that scripts open; a list has its own for filters from the start.
DIALOG = "dialog:not([data-drawer])"


def test_the_contact_dialog_takes_the_focus_and_gives_it_back(visit, examples):
    page = visit(examples["institution", "pl"], viewport=PHONE)
    link = page.locator("a[data-dialog][href='#kontakt']")
    link.focus()
    page.keyboard.press("Enter")
    dialog = page.locator("dialog[open]")
    dialog.wait_for()
    assert dialog.locator("a[href^='tel:'], a[href^='mailto:']").count() >= 1
    focused(page, "dialog *")
    name = page.evaluate("document.getElementById(document.querySelector('dialog[open]').getAttribute('aria-labelledby')).textContent")
    assert name == "Kontakt"
    # The focus stays inside.
    for _ in range(12):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement === document.body || document.activeElement.closest('dialog') !== null")
    page.keyboard.press("Escape")
    expect(page.locator(DIALOG)).to_have_count(0)
    focused(page, "a[href='#kontakt']")
    assert page.locator("section#kontakt").count() == 1
    # And once more, by its button.
    link.click()
    page.locator("dialog[open] button.close").click()
    expect(page.locator(DIALOG)).to_have_count(0)
    focused(page, "a[href='#kontakt']")


def test_a_dialog_is_opened_once_however_often_its_link_is_pressed_before_its_script_is_there(visit, examples):
    held = []
    page = visit(examples["institution", "pl"], viewport=PHONE, service_workers="block", allow=["Service Worker"],
                 before=lambda page: held.append(Held(page, "**/scripts/contact.*.js")))
    link = page.locator("a[data-dialog][href='#kontakt']")
    for _ in range(3):
        link.click()
    assert page.locator(DIALOG).count() == 0
    held[0].let()
    page.locator("dialog[open]").wait_for()
    # What waits is done at once, one after another.
    page.evaluate("new Promise(resolve => setTimeout(resolve))")
    assert page.locator(DIALOG).count() == 1
    page.keyboard.press("Escape")
    expect(page.locator(DIALOG)).to_have_count(0)
    page.locator("section#kontakt").wait_for()


def test_copying_copies_the_account_without_blanks(browser, address, examples):
    context = browser.new_context(permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto(address + examples["support", "pl"])
    button = page.locator("button[data-copy]").nth(1)
    wanted = button.get_attribute("data-copy")
    assert re.fullmatch(r"[A-Z0-9]+", wanted)
    button.click()
    expect(page.locator(".said").first).to_have_text(re.compile("."))
    assert page.evaluate("navigator.clipboard.readText()") == wanted
    context.close()


def background(page):
    return page.evaluate("getComputedStyle(document.documentElement).backgroundColor")


def test_the_chosen_theme_is_remembered_and_shown_before_the_first_paint(visit, address):
    page = visit("/ustawienia/", color_scheme="light")
    light = background(page)
    page.locator("input[name=theme][value=dark]").check()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    dark = background(page)
    assert dark != light
    # What the page looks like when its body begins: the theme must be set by then.
    page.add_init_script("""new MutationObserver((_, self) => { if (document.body) {
        window.themeAtFirst = document.documentElement.dataset.theme; self.disconnect() } })
        .observe(document, {childList: true, subtree: true})""")
    page.goto(address + "/zwierzeta/")
    until(page, "window.themeAtFirst === 'dark'")
    assert background(page) == dark
    colours = page.evaluate("""[...document.querySelectorAll('meta[name=theme-color]')]
        .filter(m => !m.media || matchMedia(m.media).matches).map(m => m.content)""")
    red, green, blue = (int(part) for part in re.findall(r"\d+", dark)[:3])
    assert colours == [f"#{red:02x}{green:02x}{blue:02x}"]
    page.goto(address + "/ustawienia/")
    expect(page.locator("input[name=theme][value=dark]")).to_be_checked()
    page.locator("[data-forget]").click()
    until(page, f"getComputedStyle(document.documentElement).backgroundColor === {json.dumps(light)}")
    until(page, "localStorage.length === 0")
    assert page.context.storage_state()["origins"] == [] or not page.context.storage_state()["origins"][0]["localStorage"]


def test_forgetting_says_what_it_forgets_and_leaves_nothing_of_this_site(visit):
    page = visit("/ustawienia/")
    keys = ["own-basket", "favourites", "gifts", "sub/theme"]
    page.evaluate("keys => { for (const key of keys) localStorage.setItem('shelters/' + key, '[]') }", keys)
    place = page.locator("#ui-forget")
    assert place.locator("li").count() >= 4
    place.get_by_role("button").click()
    expect(place.locator("[role=status]")).to_have_text(place.get_attribute("data-forgotten"))
    # That of another site, whose folder is below this one's, stays.
    assert page.evaluate("Object.keys(localStorage)") == ["shelters/sub/theme"]


@pytest.mark.parametrize("agent, scheme", [("Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)", "https:"),
                                           ("Mozilla/5.0 (Linux; Android 15; Pixel 9)", "geo:")])
def test_open_in_maps_leads_somewhere_on_every_device(agent, scheme, visit, examples):
    page = visit(examples["institution", "pl"], user_agent=agent)
    link = page.locator("a[data-map]").first
    link.hover()
    page.evaluate("import(document.querySelector('a[data-map]').dataset.script)")
    until(page, f"document.querySelector('a[data-map]').protocol === {json.dumps(scheme)}")
    assert "54." in link.get_attribute("href")


def test_the_theme_follows_the_system_until_one_is_chosen(visit):
    page = visit("/", color_scheme="light")
    light = background(page)
    page.emulate_media(color_scheme="dark")
    until(page, f"getComputedStyle(document.documentElement).backgroundColor !== {json.dumps(light)}")


def test_the_site_works_where_storage_is_forbidden(browser, address):
    context = browser.new_context()
    page = context.new_page()
    errors = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.add_init_script("Object.defineProperty(window, 'localStorage', {get() { throw new DOMException('no', 'SecurityError') }})")
    page.goto(address + "/ustawienia/")
    page.locator("input[name=theme][value=dark]").check()
    said, form = page.locator("form .said"), page.locator("form[data-settings]")
    expect(said).to_have_text(form.get_attribute("data-refused"))
    assert form.get_attribute("data-refused") != form.get_attribute("data-settings")
    assert errors == []
    context.close()


def test_saving_twice_is_said_twice(visit):
    page = visit("/ustawienia/")
    saved = page.locator("form[data-settings]").get_attribute("data-settings")
    page.evaluate("""() => { window.said = []
        const place = document.querySelector('form .said')
        new MutationObserver(() => said.push(place.textContent)).observe(place, { childList: true, characterData: true, subtree: true }) }""")
    for theme, times in [("dark", 1), ("light", 2)]:
        page.locator(f"input[name=theme][value={theme}]").check()
        until(page, f"window.said.filter(text => text === {json.dumps(saved)}).length === {times}")
    # Screen readers tell what is new: in between there was nothing.
    assert page.evaluate("window.said").count("") >= 1


def test_the_gallery_moves_by_arrow_keys_and_buttons(visit, examples, demo):
    path = next("/" + path for path, page in demo.pages.items()
                if page.language == "pl" and any("data-position" in e.attributes for e in page.elements)
                and page.body_class == ["animal"])
    page = visit(path, viewport=PHONE, reduced_motion="reduce")
    said = page.locator("[data-position]").first
    until(page, "document.querySelector('[data-position]').textContent.startsWith('Zdjęcie 1')")
    first = said.inner_text()
    page.locator(".slides").first.focus()
    page.keyboard.press("ArrowRight")
    until(page, f"document.querySelector('[data-position]').textContent !== {json.dumps(first)}")
    page.keyboard.press("ArrowLeft")
    until(page, f"document.querySelector('[data-position]').textContent === {json.dumps(first)}")
    page.locator("button[data-step='1']").first.click()
    until(page, f"document.querySelector('[data-position]').textContent !== {json.dumps(first)}")


def gallery(demo):
    """The address of an animal with several pictures."""
    return next("/" + path for path, page in demo.pages.items() if page.language == "pl" and page.body_class == ["animal"]
                and any("data-position" in element.attributes for element in page.elements))


def test_quick_presses_in_the_gallery_count_each(shelters, tmp_path, host, visit):
    files = {f"institutions/azyl/animals/{name}.jpg": photographs.jpeg() for name in "abc"}
    files["institutions/azyl/animals/rex.md"] = animal("pictures: [a.jpg, b.jpg, c.jpg]")
    assert shelters.build(small(tmp_path / "content", files), tmp_path / "public").status == 0
    page = visit("/instytucje/azyl/rex/", at=host(tmp_path / "public"), viewport=PHONE)
    until(page, "document.querySelector('[data-position]').textContent.startsWith('Zdjęcie 1')")
    page.evaluate("() => { const next = document.querySelector('[data-step=\"1\"]'); next.click(); next.click() }")
    until(page, "document.querySelector('[data-position]').textContent.startsWith('Zdjęcie 3')")


def test_arrows_with_another_key_are_left_to_the_browser(visit, demo):
    page = visit(gallery(demo))
    page.locator(".slides").first.focus()
    until(page, "!document.querySelector('.slides').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, cancelable: true }))")
    for key, taken in [("", True), ("altKey", False), ("ctrlKey", False), ("metaKey", False), ("shiftKey", False)]:
        assert page.evaluate("""key => !document.querySelector('.slides').dispatchEvent(new KeyboardEvent('keydown', {
            key: 'ArrowRight', bubbles: true, cancelable: true, [key]: true }))""", key) == taken, key


def test_a_press_in_the_gallery_waits_for_its_script(visit, demo):
    held = []
    page = visit(gallery(demo), viewport=PHONE, reduced_motion="reduce", service_workers="block", allow=["Service Worker"],
                 before=lambda page: held.append(Held(page, "**/scripts/gallery.*.js")))
    page.locator("[data-step='1']").click()
    assert page.locator("[data-position]").text_content().startswith("Zdjęcie 1")
    held[0].let()
    until(page, "document.querySelector('[data-position]').textContent.startsWith('Zdjęcie 2')")


@pytest.mark.parametrize("language, name", [("pl", "Zamknij"), ("en", "Close")])
def test_the_view_that_fills_the_screen_has_a_button_that_closes_it(language, name, visit, demo):
    path = gallery(demo)
    page = visit("/" + demo.pages[path.removeprefix("/")].alternates[language].removeprefix(demo.base), viewport=PHONE, reduced_motion="reduce")
    page.locator("[data-full]").click()
    page.locator("dialog.screen[open]").wait_for()
    close = page.locator("dialog.screen").get_by_role("button", name=name)
    box = close.bounding_box()
    assert box["x"] >= 0 and box["y"] >= 0 and box["x"] + box["width"] <= PHONE["width"] and box["height"] >= 44
    close.click()
    expect(page.locator(DIALOG)).to_have_count(0)
    focused(page, "main [data-full]")


@pytest.mark.parametrize("language, title", [("pl", "Wszystkie sposoby pomocy"), ("en", "All the ways to help")])
def test_an_institution_that_only_asks_for_a_share_of_taxes_says_what_was_copied(language, title, shelters, tmp_path, host, visit):
    record = institution("taxShare: {krs: '0000123456', beneficiary: Fundacja, purpose: Azyl, verified: 2026-10-01}")
    assert shelters.build(small(tmp_path / "content", {"institutions/azyl/institution.md": record}), tmp_path / "public").status == 0
    path = {"pl": "/instytucje/azyl/wsparcie/", "en": "/en/institutions/azyl/support/"}[language]
    page = visit(path, at=host(tmp_path / "public"), permissions=["clipboard-read", "clipboard-write"])
    assert page.locator("main .panel h2").first.inner_text() == title
    page.locator("button[data-copy]").first.click()
    expect(page.locator(".said").first).to_contain_text("0000123456")


def test_a_public_holiday_closes_the_institutions_of_its_country_alone(shelters, tmp_path, host, visit):
    hours = "openingHours: [{days: mon-sun, from: \"09:00\", to: \"17:00\"}]"
    content = small(tmp_path / "content", {
        "institutions/azyl/institution.md": institution(hours),
        "institutions/berlin/institution.md": institution(hours).replace("90-001, country: PL", "10115, country: DE").replace("Łódź", "Berlin")})
    assert shelters.build(content, tmp_path / "public", "--date", "2026-11-01").status == 0
    origin = host(tmp_path / "public")
    for path, said in [("azyl", "jest święto"), ("berlin", "otwarte do 17:00")]:
        page = visit(f"/instytucje/{path}/", at=origin, before=lambda page: page.clock.set_fixed_time("2026-11-11T11:00:00+01:00"))
        expect(page.locator(".hours .now")).to_contain_text(re.compile(said, re.IGNORECASE))


def test_the_card_is_printed_by_browsers_without_style_sheets_made_by_scripts(visit, examples):
    page = visit(examples["animal", "pl"], before=lambda page: page.add_init_script(
        "window.CSSStyleSheet = undefined; window.print = () => { window.printed = true }"))
    page.locator("button[data-print=A5]").click()
    until(page, "window.printed === true")


@pytest.mark.parametrize("script", ["settings", "page"])
def test_what_a_script_would_do_is_not_offered_where_it_cannot_be_fetched(script, visit):
    page = visit("/zwierzeta/?q=kot", service_workers="block", allow=["failed", "net::", "preload", "Service Worker"],
                 before=lambda page: page.route(re.compile(f"/{script}\\.\\w+\\.js$"), lambda route: route.abort()))
    until(page, "!('scripts' in document.documentElement.dataset)")
    assert page.locator("[data-scripted]").locator("visible=true").count() == 0
    page.locator("main li.card").locator("visible=true").first.wait_for()


OPEN = {
    "a Monday at eleven": ("2026-11-23T10:00:00Z", True),
    "a Monday at night": ("2026-11-23T02:00:00Z", False),
}


@pytest.mark.parametrize("moment", OPEN.values(), ids=OPEN.keys())
def test_open_now_goes_by_the_institution_s_clock(moment, browser, address, demo):
    instant, expected = moment
    path = next(path for path, page in demo.pages.items() if page.body_class == ["institution"] and any(
        e["data-days"] and "1" in e["data-days"].split() and e["data-from"] <= "10:30" and e["data-to"] >= "11:30"
        for e in page.elements))
    for zone in ["Europe/Warsaw", "America/Los_Angeles"]:
        context = browser.new_context(timezone_id=zone)
        page = context.new_page()
        page.clock.set_fixed_time(instant)
        page.goto(f"{address}/{path}")
        said = page.locator(".hours .now").first
        expect(said).to_have_text(re.compile("."))
        assert ("yes" in (said.get_attribute("class") or "").split()) == expected, zone
        context.close()


def test_the_clock_of_an_institution_may_be_another_than_the_site_s(shelters, browser, tmp_path):
    hours = 'godziny otwarcia: [{days: mon, from: "09:00", to: "16:00"}]'
    content = small(tmp_path / "content", {
        "institutions/azyl/institution.md": institution(hours),
        "institutions/daleko/institution.md": institution(hours + "\nstrefa czasowa: America/New_York")})
    assert shelters.build(content, tmp_path / "public").status == 0
    with Server(tmp_path / "public") as server:
        page = browser.new_page(timezone_id="Asia/Tokyo")
        page.clock.set_fixed_time("2026-11-23T20:30:00Z")
        states = {}
        for name in ("azyl", "daleko"):
            page.goto(f"{server.address}/instytucje/{name}/")
            said = page.locator(".hours .now").first
            expect(said).to_have_text(re.compile("."))
            states[name] = "yes" in (said.get_attribute("class") or "").split()
        assert states == {"azyl": False, "daleko": True}
        page.goto(f"{server.address}/plan/")
        told = page.evaluate("""async () => {
            const { directory, zone } = document.querySelector("[data-plan]").dataset
            const module = Object.entries(document.querySelectorAll("link[rel=modulepreload]")).map(([, link]) => link.href).find(href => href.includes("/open-now."))
            const { clock, stateAt } = await import(module)
            const all = await (await fetch(directory)).json()
            return Object.fromEntries(all.map(one => [one.id, stateAt({ ...one, holidays: [] }, clock(zone))[0]]))
        }""")
        assert told == {"azyl": "closed", "daleko": "open"}
        page.close()
