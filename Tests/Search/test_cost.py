"""What a search costs a visitor: bytes, round trips, files, milliseconds."""

import zlib

import judgement
from evaluation import index_files, percentile


def _mixed(language):
    queries = [query for query in judgement.queries(language) if query.text]
    return sorted(queries, key=lambda query: zlib.crc32(query.text.encode()))


def test_first_and_further_queries_stay_small_and_need_two_round_trips(search, language):
    wire = search.wire(_mixed(language), sessions=12)
    search.fresh()
    # A tenth above what was promised, so that a word more in a file breaks nothing.
    assert percentile(wire.first, .5) < 11_000
    assert percentile(wire.further, .5) < 4_400
    assert percentile(wire.further, .95) < 11_000
    assert max(wire.trips) <= 2


def test_facets_without_text_cost_little(search, language):
    wire = search.wire([query for query in judgement.queries(language) if not query.text], length=1, sessions=8)
    search.fresh()
    assert percentile(wire.first_without_scripts, .5) < 4_400
    assert max(wire.trips) <= 2


def test_the_index_is_a_few_small_files(corpus, language):
    files = index_files(corpus[1], language)
    assert len(files) < 150
    assert sum(file.stat().st_size for file in files) < 200_000


def test_a_repeated_query_is_answered_at_once(search, language):
    queries = _mixed(language)[:60]
    for query in queries:
        search.ask(query)
    # The promise is 2 ms on a machine of its own; tests share theirs.
    assert percentile(search.warm(queries, times=3), .95) < 10


def test_pieces_that_cannot_be_fetched_are_told_and_break_nothing(search, served):
    search.fresh()
    root = search.root
    served.refuses = lambda path: "search" in path and path != root and not path.endswith(".js")
    try:
        answer = search.page.evaluate("""async () => {
            const found = await index.search({ text: "zzyzx fundacja foundation burza storm", limit: 10 })
            const cards = await index.cards(found.hits)
            return [found.missing, cards.filter(Boolean).length]
        }""")
        assert answer[0] is True or answer[1] == 0
    finally:
        served.refuses = lambda path: False
    again = search.page.evaluate("async () => (await index.search({ text: 'burza storm foundation fundacja', limit: 10 })).missing")
    assert again is False, "what failed once is asked for again"
    assert search.complaints == []
