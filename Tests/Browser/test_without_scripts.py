"""Everything but live filtering works with scripts off."""

import pytest

from pages import KINDS
from views import DESKTOP, PHONE, expect, follow, until


@pytest.fixture
def plain(visit):
    def open_page(path="/", **options):
        return visit(path, java_script_enabled=False, **options)

    return open_page


@pytest.mark.parametrize("kind", KINDS)
def test_every_page_shows_its_content(kind, plain, examples):
    page = plain(examples[kind, "pl"], allow=["404"])
    for viewport in [PHONE, DESKTOP]:
        page.set_viewport_size(viewport)
        assert page.locator("h1").is_visible()
        assert page.locator("nav.tabs a").first.is_visible()
        assert len(page.locator("main").inner_text()) > 80


def test_a_visitor_walks_from_the_intro_to_an_animal_and_its_support(plain):
    page = plain("/")
    follow(page.locator("nav.tabs a[href='/instytucje/']"))
    assert page.locator("body.catalogue").count() == 1
    follow(page.locator("li.house h3 a").first)
    assert page.locator("body.institution").count() == 1
    follow(page.locator("li.card h3 a").first)
    assert page.locator("body.animal").count() == 1


def test_support_and_contact_are_sections_of_the_page(plain, examples):
    page = plain(examples["animal", "pl"], reduced_motion="reduce")
    for name in ["wsparcie", "kontakt"]:
        link = page.locator(f"a[href='#{name}']").first
        link.click()
        page.wait_for_url("**#" + name)
        assert page.locator(f"section#{name}").is_visible()
        expect(page.locator(f"section#{name} h2")).to_be_in_viewport()
        # It comes to rest near the top.
        until(page, f"(top => top >= -1 && top <= 400)(document.querySelector('section#{name} h2').getBoundingClientRect().top)")


def test_the_account_can_be_read_on_the_support_page(plain, examples):
    page = plain(examples["support", "pl"])
    assert page.locator(".digits").first.is_visible()
    assert page.locator("button[data-copy]:visible").count() == 0


def test_the_search_form_leads_to_the_whole_list(plain):
    page = plain("/")
    page.locator("header form[data-find] input").fill("rex")
    follow(page.locator("header form[data-find] button[type=submit]"))
    assert page.url.endswith("/zwierzeta/?q=rex")
    assert page.locator("li.card").count() > 10
    assert page.locator("main form p", has_text="JavaScript").is_visible()


def test_every_page_of_a_list_can_be_reached(plain, demo):
    page = plain("/zwierzeta/")
    seen = set()
    while True:
        seen |= {link.get_attribute("href") for link in page.locator("li.card h3 a").all()}
        following = page.locator("nav.pages a[rel=next]")
        if following.count() == 0:
            break
        follow(following)
    assert len(seen) >= 40


def test_controls_that_need_scripts_are_not_shown(plain, examples):
    for kind in ["animal", "settings", "animals", "institution"]:
        page = plain(examples[kind, "pl"])
        assert page.locator("button:visible:not([type=submit])").count() == 0, kind
        assert page.locator("select:visible").count() == 0, kind


def test_the_theme_follows_the_system(plain):
    pages = [plain("/", color_scheme=theme) for theme in ("light", "dark")]
    pictures = [page.screenshot(clip={"x": 0, "y": 0, "width": 40, "height": 40}) for page in pages]
    assert pictures[0] != pictures[1]


def test_the_language_can_be_changed(plain):
    page = plain("/zwierzeta/")
    follow(page.locator("header .languages a").first)
    assert page.url.endswith("/en/animals/")
    assert page.locator("html").get_attribute("lang") == "en"


def test_an_address_that_is_none_shows_the_way_back_in_both_languages(visit):
    page = visit("/nie/ma/takiej", java_script_enabled=False, allow=["404"])
    assert page.locator("h1").is_visible()
    assert page.locator("section[lang=en] h2").is_visible()
    follow(page.locator("section[lang=en] a").first)
    assert page.locator("html").get_attribute("lang") == "en"
