"""What a search costs a visitor: bytes, round trips, files."""

import bisect
import zlib
from pathlib import Path

import pytest

import judgement
from cutting import read_words
from evaluation import HOME, index_files, percentile, request_of
from rounds import Rounds

#: The bytes that half of all first queries on a home page take at most: 12,000, and a margin for what the background fetches where an answer comes late.
HOME_PAGE = 12_300
BOX = "header form[data-find] input"
#: Types into the box, and waits for suggestions.
TYPED = """([box, text]) => new Promise(done => {
    const input = document.querySelector(box), found = document.querySelector("header .found")
    new MutationObserver(() => { if (!found.hidden) done() }).observe(found, { attributes: true })
    input.value = text
    input.dispatchEvent(new Event("input", { bubbles: true }))
})"""


#: Turns to the box and types at once, and waits for suggestions.
TURNED_TO = """([box, text]) => new Promise(done => {
    const input = document.querySelector(box)
    const look = () => { if (document.querySelector("header .found:not([hidden]) [role=option]")) done() }
    new MutationObserver(look).observe(document.querySelector("header"), { attributes: true, childList: true, subtree: true })
    input.focus()
    input.value = text
})"""


def _mixed(language):
    queries = [query for query in judgement.queries(language) if query.text]
    return sorted(queries, key=lambda query: zlib.crc32(query.text.encode()))


def test_first_and_further_queries_stay_small_and_need_few_round_trips(search, language):
    wire = search.wire(_mixed(language), sessions=12)
    search.fresh()
    # Above what is needed by a margin, so that a word more in a file breaks nothing.
    assert percentile(wire.first, .5) < 13_900
    assert percentile(wire.further, .5) < 3_200
    assert percentile(wire.further, .95) < 5_800
    assert percentile(wire.background, .5) < 29_000
    # More than two are for misspelt and several words, before what they need could be fetched ahead.
    assert max(wire.further_trips) <= 3 and max(wire.trips) <= 5


def _home(served, browser, language):
    """A fresh home page whose search box has the focus, with all that comes before something is typed."""
    page = browser.new_context(service_workers="block").new_page()
    page.goto(f"{served.address}/{HOME[language]}")
    page.wait_for_load_state("networkidle")
    served.taken()
    with page.expect_event("requestfinished", lambda request: request.url.endswith("/s.bin")):
        page.locator(BOX).click()
    page.wait_for_load_state("networkidle")
    return page


def test_a_first_query_on_the_home_page_costs_little(served, browser, language):
    """Typed at once: every script and text that the box takes, and all that is fetched before there is an answer."""
    taken, paths = [], set()
    for query in [query for query in _mixed(language) if not query.facets and query.kind != "typos"][:25]:
        page = browser.new_context(service_workers="block").new_page()
        page.goto(f"{served.address}/{HOME[language]}")
        page.wait_for_load_state("networkidle")
        served.taken()
        page.locator(BOX).click()
        page.keyboard.insert_text(query.text)
        page.locator("header .found").wait_for()
        answers = served.taken()
        # Nor does it take the style of what a search never opens.
        assert 0 < sum(answer.wire for answer in answers if answer.path.endswith(".css")) < 600
        answers = [answer for answer in answers if answer.path.endswith((".js", ".json", ".bin"))]
        taken.append(sum(answer.wire for answer in answers))
        if query.kind == "names" and " " not in query.text and page.locator("header .found [role=option]").count():
            paths |= {answer.path for answer in answers}
        page.context.close()
    assert percentile(taken, .5) < HOME_PAGE, taken
    # What misspelt and several words need is not fetched for a name.
    assert [path for path in paths if any(part in path for part in ("/s.bin", "/w.bin", "/spelling", "/phrases"))] == []


def test_a_first_answer_on_the_home_page_takes_three_round_trips_from_the_focus(served, browser, language):
    """The script, with the root and texts beside it; the words, and the style; the cards."""
    page = browser.new_context(service_workers="block").new_page()
    page.goto(f"{served.address}/{HOME[language]}")
    page.wait_for_load_state("networkidle")
    page.route("**/*.svg", lambda route: route.abort())
    assert Rounds(page).of(TURNED_TO, [BOX, {"pl": "Warszawa", "en": "Warsaw"}[language]]) == 3
    page.context.close()


def test_a_misspelt_first_query_on_the_home_page_takes_two_round_trips_like_another(served, browser, language):
    typos = [query.text for query in judgement.queries(language) if query.kind == "typos" and " " not in query.text]
    for text in sorted(typos, key=lambda text: zlib.crc32(text.encode()))[:6]:
        page = _home(served, browser, language)
        page.route("**/*.svg", lambda route: route.abort())
        assert Rounds(page).of(TYPED, [BOX, text]) <= 2, text
        page.context.close()


def test_what_is_near_costs_little_besides_the_page(served, browser, language):
    """What is typed, the scripts that answer, positions and cards; neither the index of words nor the map."""
    context = browser.new_context(service_workers="block", viewport={"width": 390, "height": 844})
    page = context.new_page()
    page.goto(f"{served.address}/{'blisko' if language == 'pl' else 'en/near-me'}/")
    page.wait_for_load_state("networkidle")
    served.taken()
    page.locator("#ui-place").fill("Gdańsk")
    page.keyboard.press("Enter")
    page.locator("[data-answer] .house").first.wait_for()
    page.wait_for_load_state("networkidle")
    sizes = {answer.path: answer.wire for answer in served.taken() if answer.path.endswith((".js", ".json", ".bin", ".txt"))}
    context.close()
    assert sum(sizes.values()) < 8_500 and not any("engine" in path or "/map" in path for path in sizes), sizes


def test_facets_without_text_cost_little(search, language):
    wire = search.wire([query for query in judgement.queries(language) if not query.text], length=1, sessions=5)
    search.fresh()
    assert percentile(wire.first_without_scripts, .5) < 4_000
    # The first is for lists.js, which pages with lists ask for beside the root.
    assert max(wire.trips) <= 3


def test_counts_cost_little_beside_a_list_that_is_there(search, served):
    """With the script that only counts take; those that found the list are there."""
    search.fresh()
    search.page.evaluate("index.search({ text: 'pies', facets: { kind: 'animals' } })")
    served.taken()
    counts = search.page.evaluate("""index.counts({ text: "pies", facets: {}, values: {
        type: ["dog", "cat", "rabbit"], sex: ["male", "female"], size: ["small", "medium", "large"],
        age: ["baby", "young", "adult", "senior"], good: ["children", "dogs", "cats"] } })""")
    sizes = {answer.path: answer.wire for answer in served.taken()}
    assert counts["sex"]["male"] > 0
    assert sum(sizes.values()) < 6_000, sizes


def test_the_index_is_a_few_small_files(corpus, language):
    files = index_files(corpus[1], language)
    assert len(files) < 680
    assert sum(file.stat().st_size for file in files) < 422_000


def test_a_repeated_query_fetches_nothing(search, language):
    search.fresh()
    fetched = "performance.getEntriesByType('resource').length"
    queries = _mixed(language)[:10]
    for query in queries:
        search.ask(query)
    before = search.page.evaluate(fetched)
    for query in queries:
        search.ask(query)
    assert 3 < before == search.page.evaluate(fetched) < 250


def test_files_of_several_words_are_asked_for_beside_what_tells_which_of_them_need_not_be_found(search):
    """Those of their stems, too."""
    search.fresh()
    search.page.evaluate("index.search({ text: 'psy warszawa' })")
    times = search.page.evaluate("performance.getEntriesByType('resource').map(({ name, startTime, responseEnd }) => [name, startTime, responseEnd])")
    words, [told] = [start for name, start, _ in times if "/t" in name], [end for name, _, end in times if "/l.bin" in name]
    assert len(words) > 1 and max(words) < told, times


def test_no_word_that_texts_have_needs_what_corrects_others(search, language):
    """Though "ogrodem" ends as a slip for "ogroden" would."""
    if language == "en":
        pytest.skip("the word is Polish")
    search.fresh()
    search.page.evaluate("index.search({ text: 'dużym ogrodem' })")
    fetched = search.page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name)")
    assert [name for name in fetched if "/s.bin" in name or "/spelling" in name] == []


def test_what_sounds_as_a_right_word_is_not_fetched_with_it(search, language):
    """ "Good" is no "god", which is right, too."""
    if language == "pl":
        pytest.skip("the words are English")
    asked = """async () => {
        const before = performance.getEntriesByType("resource").length
        await index.search({ text: "good" })
        return performance.getEntriesByType("resource").slice(before).map(({ name }) => name)
    }"""
    search.fresh()
    search.page.evaluate("index.prepare()")
    assert len([name for name in search.page.evaluate(asked) if "/t" in name]) == 1


def test_no_file_is_fetched_to_see_if_two_words_are_one(search, language):
    """Only what lies with the first of them may be both: "bull dog" is "bulldog"."""
    first, *_ = zlib.decompress(Path(search.site, search.root.lstrip("/")).read_bytes(), -15).decode().split("\0")
    starts = read_words(first.split("\n")[-1])
    file_of = lambda word: f"t{max(0, bisect.bisect_right(starts, word) - 1)}.bin"
    kind, towns = {"pl": "pies", "en": "dog"}[language], ["sopot", "torun", "zory", "krakow", "bialystok"]
    apart = [town for town in towns if file_of(kind + town) not in (file_of(kind), file_of(f"{kind} {town}"), file_of(town))]
    assert apart
    for town in apart:
        search.fresh()
        search.page.evaluate("text => index.search({ text, limit: 6 })", f"{kind} {town}")
        fetched = search.page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1))")
        assert file_of(kind + town) not in fetched, town


@pytest.mark.parametrize("lost", ["/spelling", "/s.bin", "/w.bin", "/l.bin"])
def test_without_what_corrects_spelling_the_rest_is_found(search, served, lost):
    search.fresh()
    served.refuses = lambda path: lost in path
    try:
        ask = "async text => { const { hits, missing } = await index.search({ text, limit: 10 }); return [hits.length, missing] }"
        assert search.page.evaluate(ask, "labr") == [10, False]
        assert search.page.evaluate(ask, "warszawa") == [10, False]
        assert search.page.evaluate(ask, "lxbrwdzr") == [0, True]
    finally:
        served.refuses = lambda path: False
    assert search.complaints == []


@pytest.mark.parametrize("text, is_missing, lost", [
    ("Śnieżka", False, "/names"), ("Śnieżka", False, "/l.bin"), ("luna warszawa", True, "/phrases"), ("luna warszawa", True, "/l.bin"),
])
def test_without_what_tells_names_apart_and_what_words_say_together_each_of_them_is_found(search, served, text, is_missing, lost):
    search.fresh()
    served.refuses = lambda path: lost in path
    try:
        ask = "async text => { const { hits, missing } = await index.search({ text, limit: 10 }); return [hits.length > 1, missing] }"
        assert search.page.evaluate(ask, text) == [True, is_missing]
    finally:
        served.refuses = lambda path: False
    assert search.complaints == []


def test_pieces_that_cannot_be_fetched_are_told_and_break_nothing(search, served):
    search.fresh()
    root = search.root
    served.refuses = lambda path: "search" in path and path != root and not path.endswith(".js")
    try:
        missing = search.page.evaluate("async () => (await index.search({ text: 'burza storm foundation fundacja', limit: 10 })).missing")
        assert missing is True
    finally:
        served.refuses = lambda path: False
    again = search.page.evaluate("""async () => {
        const found = await index.search({ text: "burza storm foundation fundacja", limit: 10 })
        return [found.missing, (await index.cards(found.hits)).filter(Boolean).length]
    }""")
    assert again == [False, 10], "what failed once is asked for again"
    assert search.complaints == []
