"""What somebody who thinks of adopting an animal is told, in both languages."""

from urllib.parse import urlsplit

import pytest

from views import LANGUAGES, PHONE, follow

WAITS = {"pl": "czeka od", "en": "waiting for"}
TOGETHER = {"pl": "Szukamy domu razem", "en": "We are looking for a home together"}
ALONE_NOT = {"pl": "tylko razem", "en": "only move into a new home together"}


@pytest.fixture
def animals(demo):
    """The pages of animals in a language whose HTML has a part."""
    def animals(language, part):
        found = ["/" + path for path, page in demo.pages.items()
                 if page.body_class == ["animal"] and page.language == language and part in page.html]
        assert found, part
        return found

    return animals


@pytest.mark.parametrize("language", LANGUAGES)
def test_from_an_animal_one_gets_to_the_steps_of_its_institution_and_back(language, visit, animals):
    page = visit(animals(language, 'class="guide"')[0], viewport=PHONE)
    keeper = page.locator("main .where a").first.get_attribute("href")
    follow(page.locator(".guide a:not([href*='#meet='])"))
    assert page.locator("body.adoption").count() == 1
    assert page.locator(".prose :is(h2, h3, li)").count() >= 3
    assert page.locator("section.panel a[href^='tel:'], section.panel a[href^='mailto:']").count() >= 1
    follow(page.locator(".back a"))
    assert page.locator("body.institution").count() == 1
    assert page.url.endswith(keeper)
    # The institution leads there as well.
    follow(page.locator(".actions a[href$='/adopcja/'], .actions a[href$='/adoption/']").first)
    assert page.locator("body.adoption").count() == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_bonded_animals_are_shown_together_and_lead_to_each_other(language, visit, animals):
    page = visit(animals(language, TOGETHER[language])[0])
    name = page.locator("h1").inner_text()
    together = page.locator("section", has=page.locator("h2", has_text=TOGETHER[language]))
    assert ALONE_NOT[language] in together.inner_text()
    follow(together.locator("li.card h3 a").first)
    assert page.locator("h1").inner_text() != name
    assert name in together.locator("li.card h3").all_inner_texts()


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_known_is_told_apart_from_no_and_explained(language, visit, animals):
    page = visit(animals(language, 'class="unknown"')[0])
    unknown = page.locator(".unknown")
    assert unknown.locator("dd li").count() >= 1
    assert len(unknown.locator("small").inner_text()) > 20
    told = page.locator(".facts > div:not(.unknown) dd").all_inner_texts()
    for someone in unknown.locator("dd li").all_inner_texts():
        assert not any(text.startswith(someone) for text in told), someone


@pytest.mark.parametrize("language", LANGUAGES)
def test_how_long_an_animal_has_waited_is_told_where_it_waits_alone(language, visit, animals, demo):
    waits = WAITS[language]
    assert len(animals(language, waits)) > 20
    for page in demo.pages.values():
        if page.body_class == ["animal"] and page.language == language and not page.has_card:
            assert not any(waits in fact.words for fact in page.all("dd")), page.path


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_walks_through_an_institution_s_animals_one_by_one(language, visit, demo):
    start = {"pl": "/instytucje/pod-brzozami/", "en": "/en/institutions/pod-brzozami/"}[language]
    page = visit(start, java_script_enabled=False)
    animals = [link.get_attribute("href") for link in page.locator("li.card h3 a").all()]
    follow(page.locator("li.card h3 a").first)
    seen = []
    while True:
        seen.append(urlsplit(page.url).path)
        following = page.locator("nav.turn a[rel=next]")
        if following.count() == 0:
            break
        follow(following)
    assert seen == animals
    follow(page.locator("nav.turn a[rel=prev]"))
    assert urlsplit(page.url).path == animals[-2]
