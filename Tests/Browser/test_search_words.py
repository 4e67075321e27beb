"""The words of queries in the browser are those of records in the generator: the same vectors for both."""

import json
import zlib

import pytest

from program import ROOT

VECTORS = ROOT / "Tests/Fixtures/search"
SCRIPT = ROOT / "templates/assets/scripts/search/words.js"


def vectors(name):
    return json.loads((VECTORS / f"{name}.json").read_text(encoding="utf-8"))


@pytest.fixture(scope="module")
def words(browser):
    """A page with the script as `words`."""
    context = browser.new_context()
    page = context.new_page()
    page.route("http://words.test/**", lambda route: route.fulfill(
        path=SCRIPT, content_type="text/javascript", headers={"Access-Control-Allow-Origin": "*"})
        if route.request.url.endswith(".js") else route.fulfill(body="", content_type="text/html"))
    page.goto("http://words.test/")
    page.evaluate("async () => { window.words = await import('http://words.test/words.js') }")
    yield page
    context.close()


def test_words_are_found_folded_and_bounded(words):
    found = vectors("words-tokens")
    result = words.evaluate("texts => texts.map(words.tokens)", [vector["text"] for vector in found])
    assert result == [vector["words"] for vector in found]


def test_every_letter_is_folded_as_the_generator_folds_it(words):
    letters = {}
    for folded, ranges in vectors("words-letters").items():
        for part in ranges.split():
            first, _, last = part.partition("-")
            letters |= {code: folded for code in range(int(first, 16), int(last or first, 16) + 1)}
    result = words.evaluate(
        "codes => codes.map((code) => words.tokens(`x${String.fromCodePoint(code)}y`).join(' '))", list(letters))
    assert result == [f"x{folded}y" for folded in letters.values()]


@pytest.mark.parametrize("code", ["pl", "en"])
def test_stems_are_those_of_the_generator(words, demo_folder, code):
    stems = vectors(f"words-stems-{code}")
    root = zlib.decompress((demo_folder / f"search/{code}.bin").read_bytes(), -zlib.MAX_WBITS).decode()
    _, _, rules, *_ = root.split("\0")[0].split("\n")
    result = words.evaluate("([rules, list]) => list.map(words.stemmer(rules))", [rules, list(stems)])
    assert dict(zip(stems, result)) == stems


def test_a_language_without_rules_keeps_words_whole(words):
    assert words.evaluate("words.stemmer('')('kotami')") == "kotami"


def test_halves_of_characters_and_enormous_texts_do_no_harm(words):
    assert words.evaluate("words.tokens('kot\\ud83d pies \\udc36x')") == ["kot", "pies", "x"]
    assert words.evaluate("words.tokens('ą'.repeat(100000)).length") == 1
    assert words.evaluate("words.tokens('1-'.repeat(50000) + '!').length") == 1
    assert words.evaluate("words.tokens('- . / '.repeat(50000)).length") == 0
