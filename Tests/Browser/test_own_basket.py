"""A basket of one's own: put together, given, remembered and shared on the device alone."""

import re

import pytest

from views import DESKTOP, PHONE, expect, scripted, until, violations_in_both_themes

OWN = {"pl": "/moj-koszyk/", "en": "/en/my-basket/"}
LANGUAGES = ["pl", "en"]
ANIMAL = {"pl": "/instytucje/lapa-w-potrzebie/kalina/", "en": "/en/institutions/lapa-w-potrzebie/kalina/"}


def pick(page, *keys):
    for key in keys:
        page.locator(f"[data-pick='{key}']").click()
        expect(page.locator(f"[data-member='{key}']")).to_be_visible()


def press(page, keys):
    for key in keys:
        page.locator(".keypad button", has_text=re.compile(f"^{re.escape(key)}$")).click()


def payload(page, key):
    return page.locator(f"[data-member='{key}'] img.code")


def kept(page):
    return page.evaluate("localStorage.getItem('shelters/own-basket')")


@pytest.mark.parametrize("language", LANGUAGES)
def test_institutions_and_remembered_animals_share_a_gift_that_is_typed_by_thumb(language, visit):
    page = visit(ANIMAL[language], viewport=PHONE)
    page.locator("[data-favourite]").locator("visible=true").first.click()
    until(page, "localStorage.getItem('shelters/favourites') !== null")
    page.goto(page.url.split("/", 3)[0] + "//" + page.url.split("/", 3)[2] + OWN[language])
    expect(page.locator("[data-empty]")).to_be_visible()
    pick(page, "pod-brzozami", "lapa-w-potrzebie/kalina")
    assert kept(page) == "pod-brzozami:50,lapa-w-potrzebie/kalina:50"
    mark = "," if language == "pl" else "."
    press(page, ["5", "0", mark, "0", "1"])
    expect(payload(page, "pod-brzozami")).to_have_attribute("data-payload", re.compile(r"\|81999933170000260181590830\|002501\|"))
    # The animal's transfer is for the animal.
    expect(payload(page, "lapa-w-potrzebie/kalina")).to_have_attribute("data-payload", re.compile(r"\|002500\|.*Kalina"))
    press(page, ["⌫", "⌫", "⌫"])
    expect(payload(page, "pod-brzozami")).to_have_attribute("data-payload", re.compile(r"\|002500\|"))
    boxes = page.locator(".keypad button").evaluate_all("keys => keys.map(key => key.getBoundingClientRect()).map(({ width, height }) => Math.min(width, height))")
    assert len(boxes) == 12 and min(boxes) >= 48
    # A moved share is kept, the whole stays a hundred.
    slider = page.locator("[data-member='pod-brzozami'] input[type=range]")
    slider.focus()
    slider.press("ArrowRight")
    until(page, "localStorage.getItem('shelters/own-basket') === 'pod-brzozami:51,lapa-w-potrzebie/kalina:49'")
    page.reload()
    expect(page.locator("[data-member='pod-brzozami'] output")).to_have_text("51%")
    page.locator("[data-even]").click()
    expect(page.locator("[data-member='pod-brzozami'] output")).to_have_text("50%")
    page.locator("[data-member='pod-brzozami'] [data-remove]").click()
    expect(page.locator("[data-member]")).to_have_count(1)
    assert kept(page) == "lapa-w-potrzebie/kalina:100"
    page.locator("[data-member] [data-remove]").click()
    expect(page.locator("[data-empty]")).to_be_visible()
    assert kept(page) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_euro_who_has_no_account_for_it_says_so(language, visit):
    page = visit(OWN[language], viewport=PHONE)
    pick(page, "pod-brzozami", "lapa-w-potrzebie")
    page.locator("input[value=EUR]").check()
    expect(payload(page, "lapa-w-potrzebie")).to_have_attribute("data-payload", re.compile("\nPL37999962330000118625276018\n"))
    other = page.locator("[data-member='pod-brzozami']")
    expect(other.locator("[data-converted]")).to_be_visible()
    assert other.locator("img.code").count() == 0
    expect(other.locator("strong.digits")).to_have_text(re.compile(r"^PL81 9999"))
    assert other.locator("strong.digits + button").get_attribute("data-copy") == "PL81999933170000260181590830"
    press(page, ["9"])
    expect(payload(page, "lapa-w-potrzebie")).to_have_attribute("data-payload", re.compile(r"\nEUR4\.50\n"))


def test_what_was_given_is_remembered_with_the_sums_of_years(visit):
    page = visit(OWN["pl"], before=lambda page: page.add_init_script("""if (!localStorage.length) localStorage.setItem('shelters/gifts', JSON.stringify([
        { basket: "x", name: "Dawny", amount: "12,50\u00a0zł", date: "2024-05-01" }, { basket: "x", amount: "7 €", date: "2024-05-02" },
        { basket: "x", amount: "<b>", date: "?" }]))"""))
    pick(page, "pod-brzozami")
    press(page, ["2", "0"])
    page.locator("[data-made]").check()
    expect(page.locator("[data-thanks]")).to_be_focused()
    year = page.evaluate("new Date().toISOString().slice(0, 4)")
    rows = page.locator("[data-given] dl > div")
    expect(rows).to_have_text([re.compile(rf"{year}\s*20\szł"), re.compile(r"2024\s*(12,50\szł, 7\s€|7\s€, 12,50\szł)")])
    expect(page.locator("[data-given] li")).to_have_count(4)


def test_a_link_shares_the_basket_and_changes_nobody_s_own(visit):
    page = visit(OWN["pl"] + "#b=dom-na-chwile:70,cichy-kat:30", before=lambda page: page.add_init_script(
        "if (!localStorage.length) localStorage.setItem('shelters/own-basket', 'ogon-do-gory:100')"))
    expect(page.locator("[data-member] output")).to_have_text(["70%", "30%"])
    expect(page.locator("[data-shared]")).to_be_visible()
    assert kept(page) == "ogon-do-gory:100"
    page.evaluate("() => { navigator.share = async content => { window.sent = content.url } }")
    page.locator("[data-send]").click()
    until(page, "window.sent !== undefined")
    assert page.evaluate("window.sent").endswith("/moj-koszyk/#b=dom-na-chwile:70,cichy-kat:30")
    page.locator("[data-keep-own]").click()
    expect(page.locator("[data-shared]")).to_be_hidden()
    until(page, "localStorage.getItem('shelters/own-basket') === 'dom-na-chwile:70,cichy-kat:30'")


@pytest.mark.parametrize("fragment", ["#b=", "#b=%", "#b=<b>:50", "#b=../x:50", "#b=a:1e9", "#b=x:-1", "#b=" + "a:1," * 50])
def test_a_spoilt_link_does_no_harm(fragment, visit):
    page = visit(OWN["pl"] + fragment, allow=["404"])
    scripted(page)
    page.wait_for_load_state("networkidle")
    assert page.locator("[data-member]").count() <= 1
    pick(page, "pod-brzozami")


def test_who_is_gone_is_said_to_be_so(visit):
    page = visit(OWN["pl"] + "#b=dom-na-chwile:50,nikt/nikogo:50", allow=["404"])
    expect(page.locator("[data-member='nikt/nikogo'] [data-unreachable]")).to_be_visible()
    expect(page.locator("[data-member='dom-na-chwile'] [data-unreachable]")).to_be_hidden()


@pytest.mark.parametrize("language", LANGUAGES)
def test_without_scripts_it_leads_to_the_institutions(language, visit):
    page = visit(OWN[language], java_script_enabled=False)
    assert page.locator("button").locator("visible=true").filter(has_not=page.locator("form")).count() <= 1
    assert page.locator(".pick a").count() >= 10
    expect(page.locator("noscript .notice")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewport", [PHONE, DESKTOP, {"width": 320, "height": 640}])
def test_it_is_accessible_and_no_wider_than_the_screen(language, viewport, visit):
    page = visit(OWN[language], color_scheme="light", reduced_motion="reduce", viewport=viewport)
    scripted(page)
    pick(page, "pod-brzozami", "lapa-w-potrzebie")
    press(page, ["5", "0"])
    expect(payload(page, "pod-brzozami")).to_have_attribute("data-payload", re.compile(r"\|002500\|"))
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations_in_both_themes(page) == []
