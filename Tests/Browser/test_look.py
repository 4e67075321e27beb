"""The look: what of it can break without anybody noticing."""

import pytest

from folders import institution, small
from views import DESKTOP, NARROW, PHONE, TABLET, expect, scripted


def test_animals_of_different_kinds_stand_on_different_colours(visit, examples):
    page = visit(examples["animals", "pl"])
    colours = page.evaluate("""() => Object.fromEntries(['dog', 'cat', 'bird', 'rabbit', 'wild'].map(kind => {
        const card = document.createElement('li')
        card.className = 'card ' + kind
        document.querySelector('ul.cards').append(card)
        return [kind, getComputedStyle(card).backgroundColor]
    }))""")
    assert len(set(colours.values())) == len(colours)
    shown = page.evaluate("[...document.querySelectorAll('ul.cards > li')].map(e => e.classList[1])")
    assert None not in shown


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_forced_colours_keep_glyphs_and_the_current_place_visible(theme, visit, examples):
    page = visit(examples["settings", "pl"], forced_colors="active", color_scheme=theme, viewport=PHONE)
    ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
    glyphs = page.evaluate("[...document.querySelectorAll('[class^=g-]')].map(e => getComputedStyle(e).backgroundColor)")
    assert glyphs and ground not in glyphs
    marked = page.evaluate("getComputedStyle(document.querySelector('.tabs [aria-current]')).borderTopWidth")
    plain = page.evaluate("getComputedStyle(document.querySelector('.tabs a:not([aria-current])')).borderTopWidth")
    assert marked != plain


def test_the_intro_is_printed_in_dark_letters(visit):
    page = visit("/", color_scheme="dark")
    page.emulate_media(media="print", color_scheme="dark")
    colour = page.evaluate("getComputedStyle(document.querySelector('.hero h1')).color.match(/\\d+/g).slice(0, 3).map(Number)")
    assert sum(colour) < 200


@pytest.mark.parametrize("scheme, theme", [("light", "dark"), ("dark", "light")])
def test_colours_need_no_notation_that_phones_of_2023_lack(scheme, theme, visit, demo):
    """Those know no light-dark(): they must get whole colours, not none, in both themes."""
    assert all("light-dark(" not in file.read_text("utf-8") for file in (demo.folder / "assets").glob("*.css"))
    page = visit("/", color_scheme=scheme)
    ground = "getComputedStyle(document.documentElement).getPropertyValue('--ground').trim()"
    grounds = {"light": "#f5f5ec", "dark": "#131b17"}
    assert page.evaluate(ground) == grounds[scheme]
    page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
    assert page.evaluate(ground) == grounds[theme]


@pytest.mark.parametrize("path", ["/", "/en/"])
def test_home_keeps_within_a_narrow_screen_at_twice_the_text(path, visit):
    page = visit(path, viewport=NARROW)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    past = page.evaluate("""[...document.querySelectorAll('body *')].filter(e => {
        const { width, right } = e.getBoundingClientRect()
        return width && right > innerWidth + 1 && !e.closest('.row, .skip')
    }).map(e => e.outerHTML.slice(0, 80))""")
    assert past == []


def lines(locator):
    return locator.evaluate_all("""places => places.map(place => {
        const range = document.createRange()
        range.selectNodeContents(place)
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    })""")


@pytest.mark.parametrize("path", ["/koszyki/zimowa-karma/", "/instytucje/lapa-w-potrzebie/wsparcie/", "/instytucje/lapa-w-potrzebie/saba/"])
@pytest.mark.parametrize("width", [360, 390, 768, 1366])
def test_an_account_s_number_stays_in_one_line(path, width, visit):
    page = visit(path, viewport={"width": width, "height": 900})
    assert set(lines(page.locator(".digits"))) == {1}


@pytest.mark.parametrize("size", ["100%", "200%"])
@pytest.mark.parametrize("path", ["/", "/en/"])
def test_the_tabs_of_a_phone_are_equally_wide_and_hold_their_words(path, size, visit):
    page = visit(path, viewport=NARROW)
    page.evaluate("size => { document.documentElement.style.fontSize = size }", size)
    widths, past = page.locator(".tabs li:not(.extra)").evaluate_all("""tabs => [tabs.map(tab => tab.clientWidth), tabs.filter(tab => {
        const range = document.createRange()
        range.selectNodeContents(tab)
        const { left, right } = range.getBoundingClientRect(), box = tab.getBoundingClientRect()
        return left < box.left - .5 || right > box.right + .5
    }).map(tab => tab.textContent)]""")
    assert len(widths) == 5 and max(widths) - min(widths) <= 1 and past == []


def test_the_name_of_the_site_and_the_tab_bar_keep_their_words_whole_at_twice_the_text(visit):
    page = visit("/", viewport=PHONE)
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    for place in page.locator(".brand, .tabs li:not(.extra) a").all():
        # The picture before the words has a line of its own.
        assert lines(place)[0] <= 1 + len(place.inner_text().split()), place.inner_text()


@pytest.mark.parametrize("path", ["/koszyki/emeryci/", "/instytucje/lapa-w-potrzebie/wsparcie/"])
def test_no_line_ends_within_a_part_of_a_holder_s_address(path, visit):
    page = visit(path, viewport=NARROW)
    assert set(lines(page.locator(".pay small span"))) == {1}


@pytest.mark.parametrize("language, word", [("pl", "Międzygminne"), ("en", "Rehabilitation")])
def test_a_long_word_breaks_at_a_syllable_and_a_postal_code_never(language, word, visit, examples):
    """In browsers without a dictionary of the language, too."""
    page = visit({"pl": "/instytucje/", "en": "/en/institutions/"}[language], viewport=NARROW)
    parts = page.evaluate("""word => {
        const place = [...document.querySelectorAll('.house h3 a')].find(place => place.textContent.replaceAll('\\u00ad', '').includes(word))
        place.style.cssText = 'display: block; width: 5em'
        const text = place.firstChild.data, start = text.search(new RegExp([...word].join('\\u00ad?')))
        const range = document.createRange(), tops = new Map()
        for (let at = start, left = word.length; left; at++) {
            if (text[at] === '\\u00ad') continue
            left--
            range.setStart(place.firstChild, at)
            range.setEnd(place.firstChild, at + 1)
            // A letter behind a break also has a place without width before it.
            const top = Math.round([...range.getClientRects()].at(-1).top)
            tops.set(top, (tops.get(top) ?? '') + text[at])
        }
        return [...tops.values()]
    }""", word)
    assert len(parts) > 1 and parts[0] in {"Mię", "Między", "Reha", "Rehabi", "Rehabili"}, parts
    page = visit(examples["institution", language], viewport=NARROW)
    page.locator("address span").first.evaluate("place => { place.parentElement.style.width = '1em' }")
    assert lines(page.locator("address span").first) == [1]


@pytest.mark.parametrize("viewport", [NARROW, TABLET, DESKTOP], ids=lambda viewport: viewport["width"])
def test_pictures_of_patrons_stand_above_or_beside_their_words(viewport, visit):
    page = visit("/patroni/", viewport=viewport)
    for patron in page.locator(".patron:has(img)").all():
        picture, words = patron.locator("img").bounding_box(), patron.locator(":scope > div").bounding_box()
        assert picture["x"] + picture["width"] <= words["x"] or picture["y"] + picture["height"] <= words["y"]


def test_the_glyph_of_a_button_stands_apart_from_its_words(visit, examples):
    page = visit(examples["notices", "pl"], viewport=PHONE)
    for button in page.locator(".button:has(i)").locator("visible=true").all():
        assert button.evaluate("button => getComputedStyle(button).display").endswith("flex")


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("kind", ["animals", "catalogue"])
def test_boxes_to_search_in_show_on_the_narrowest_screen_what_may_be_typed(kind, language, visit, examples):
    page = visit(examples[kind, language], viewport=NARROW)
    scripted(page)
    cut = page.evaluate("""() => [...document.querySelectorAll('input[type=search]')].filter(input => input.checkVisibility()).map(input => {
        const style = getComputedStyle(input), pen = document.createElement('canvas').getContext('2d')
        pen.font = style.font
        const room = input.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
        return [input.placeholder, Math.round(pen.measureText(input.placeholder).width - room)]
    })""")
    assert len(cut) == 2 and all(beyond <= 0 for _, beyond in cut), cut


def gaps(page, labels):
    """The least distance between labels below one another, in lines of text."""
    return page.evaluate("""labels => {
        const boxes = [...document.querySelectorAll(labels)].map(label => {
            const range = document.createRange()
            range.selectNodeContents(label.querySelector('span') ?? label)
            return [range.getBoundingClientRect(), parseFloat(getComputedStyle(label).lineHeight)]
        })
        return Math.min(...boxes.slice(1).map(([box, line], index) => (box.top - boxes[index][0].bottom) / line))
    }""", labels)


def test_choices_of_several_lines_stand_apart_from_one_another(visit):
    page = visit("/instytucje/", viewport=DESKTOP)
    scripted(page)
    assert gaps(page, ".aside [name=type] ~ span") > .25
    page = visit("/instytucje/cichy-kat/burek/", viewport=NARROW, reduced_motion="reduce")
    scripted(page)
    page.locator("a[data-dialog]").first.click()
    page.locator("dialog[open] form.ask").wait_for()
    assert gaps(page, "dialog form.ask fieldset label") > .25


def test_an_e_mail_address_breaks_before_its_sign_first(visit):
    page = visit("/instytucje/pod-brzozami/", viewport=NARROW)
    address = page.locator(".reach a[href^='mailto:']")
    assert address.inner_text() == "biuro@podbrzozami.example"
    address.evaluate("link => { link.style.cssText = 'display: block; width: 21ch' }")
    tops = address.evaluate("""link => [...link.childNodes].filter(node => node.data).map(node => {
        const range = document.createRange()
        range.selectNodeContents(node)
        return range.getClientRects().length
    })""")
    assert tops == [1, 1]


def test_institutions_without_a_logo_are_drawn_by_their_initials_wherever_they_are_found(shelters, tmp_path, host, visit):
    files = {f"institutions/{name}/institution.md": institution(f"location: {{latitude: {north}, longitude: 19.45}}").replace("Azyl", title).replace("shelter", kind)
             for name, title, kind, north in [("azyl", "Azyl „Na Skraju”", "sanctuary", 51.77), ("dom", "Dom Kota w Łodzi", "foster", 51.78)]}
    run = shelters.build(small(tmp_path / "content", files), tmp_path / "public")
    assert run.status == 0, run.stderr
    address = host(tmp_path / "public")
    expected = [["NS", "sanctuary"], ["DŁ", "foster"]]
    drawn = "logos => logos.map(logo => [logo.textContent, logo.classList[1]])"
    assert visit("/instytucje/", at=address).locator(".house span.logo").evaluate_all(drawn) == expected
    page = visit("/instytucje/?q=lodz", at=address)
    expect(page.locator("[data-hits] .house")).to_have_count(2)
    assert sorted(page.locator("[data-hits] .house span.logo").evaluate_all(drawn)) == sorted(expected)
    page = visit("/blisko/", at=address)
    page.locator("#ui-place").fill("Łódź")
    page.locator("[data-choices] button").first.click()
    expect(page.locator("[data-answer] .house")).to_have_count(2)
    assert sorted(page.locator("[data-answer] .house span.logo").evaluate_all(drawn)) == sorted(expected)


@pytest.mark.parametrize("language, path", [("pl", "/blisko/"), ("en", "/en/near-me/")])
def test_animals_near_a_place_stand_on_the_colours_of_their_kinds(language, path, visit):
    page = visit(path)
    page.locator("#ui-place").fill("Tczew")
    page.locator("[data-choices] button").first.click()
    cards = page.locator("[data-answer] .card")
    expect(cards).not_to_have_count(0)
    kinds = set(cards.evaluate_all("cards => cards.map(card => card.classList[1])"))
    assert {"dog", "cat"} <= kinds
    # No line begins with what parts the facts.
    assert "\xa0· " in cards.first.locator("[data-line]").text_content()
