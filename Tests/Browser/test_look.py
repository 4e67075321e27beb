"""The look: what of it can break without anybody noticing."""

import re

import pytest

from pages import KINDS
from views import DESKTOP, LANGUAGES, NARROW, PHONE, scripted

@pytest.mark.parametrize("kind", KINDS)
def test_every_glyph_is_in_the_picture_of_glyphs(kind, visit, examples):
    page = visit(examples[kind, "pl"], allow=["404"])
    scripted(page)
    glyphs = page.evaluate("""() => [...document.querySelectorAll('[class^=g-]')].map(e => {
        const style = getComputedStyle(e)
        return [e.className, style.getPropertyValue('--g').trim(), style.getPropertyValue('--glyphs').trim(),
                style.maskImage]
    })""")
    assert glyphs
    for name, place, last, image in glyphs:
        assert place and int(place) <= int(last), f"{name} has no place"
    address = re.search(r'url\("(.*)"\)', glyphs[0][3]).group(1)
    assert page.evaluate("""address => new Promise(done => {
        const image = new Image()
        image.onload = () => done([image.naturalWidth / image.naturalHeight])
        image.onerror = () => done(null)
        image.src = address
    })""", address) == [int(glyphs[0][2]) + 1]


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
