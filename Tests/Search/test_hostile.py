"""Whatever is typed: no error, nothing injected."""

import pytest

LONG = "ab " * 3400
HOSTILE = {
    "nothing": "", "spaces": " \t\n\u00a0\u2003 ", "one letter": "a", "ten thousand letters": "a" * 10_000, "ten thousand letters in words": LONG[:10_000],
    "ten thousand different words": " ".join(f"słowo{number}" for number in range(1700))[:10_000], "long word of Polish letters": "żółćęśąźń" * 1111,
    "punctuation": "!\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~" * 20, "quotes": "“„”’«»…–—", "emoji": "🐶🐱🏳️‍🌈👩‍👩‍👧‍👦" * 50, "joiners alone": "\u200d\ufe0f\u200b" * 50,
    "right to left": "كلب مرحبا שלום כלב \u202eabc\u202c", "combining marks": "p" + "\u0301" * 500 + "ies", "decomposed": "Ło\u0301dz\u0301 suczke\u0328",
    "HTML": "<img src=x onerror=\"window.injected=1\"><script>window.injected=1</script>", "script address": "javascript:window.injected=1",
    "regular expression": "(a+)+$ [a-z]{99999} \\p{L}* .* ^(?=.*)(?!x) \\", "null bytes": "pies\0kot\0\0", "control characters": "".join(map(chr, range(1, 32))),
    "lone surrogates": "\ud800 pies \udfff".encode("utf-16", "surrogatepass").decode("utf-16", "replace"), "names of objects": "__proto__ constructor toString hasOwnProperty",
    "stop words alone": "chciałabym chcielibyśmy poszukuję potrzebuję looking adoption please " * 8,
    "numbers": "1e999 -0 NaN Infinity 0x10", "path": "../../etc/passwd %2e%2e%2f ?q=&x=#", "template": "${window.injected=1} {{window.injected=1}}",
    "Turkish": "İSTANBUL ıiİI", "Cyrillic": "собака Варшава", "Chinese": "狗 猫 华沙", "sharp s": "Straße ẞ ß", "full width": "ＰＩＥＳ", "mixed": "psa\u00adk kot\ufeffka",
}

ASK = """async text => {
    const found = await index.search({ text, limit: 10 })
    const cards = await index.cards(found.hits)
    return { total: found.total, missing: found.missing, cards: cards.length, hits: found.hits.length, injected: typeof window.injected }
}"""


@pytest.mark.parametrize("name", HOSTILE)
def test_no_query_breaks_the_search(search, name):
    answer = search.page.evaluate(ASK, HOSTILE[name])
    assert answer["missing"] is False
    assert answer["cards"] == answer["hits"] <= 10
    assert answer["total"] >= answer["hits"]
    assert answer["injected"] == "undefined"
    assert search.complaints == []


def test_a_lone_surrogate_is_no_error(search):
    assert search.page.evaluate("async () => (await index.search({ text: '\\ud800 pies \\udc00', limit: 10 })).hits.length <= 10")


@pytest.mark.parametrize("request_", [
    "{}", "{ text: '', facets: {} }", "{ facets: { type: [] } }", "{ text: 'pies dog', sort: 'sideways' }",
    "{ text: 'pies dog', facets: { __proto__: { type: ['dog'] } } }",
])
def test_odd_requests_are_answered(search, request_):
    answer = search.page.evaluate(f"async () => {{ const found = await index.search({request_}); return [found.total, found.hits.length] }}")
    assert answer[0] > answer[1] == 24
    assert search.complaints == []


@pytest.mark.parametrize("request_", [
    "{ facets: { type: ['unicorn'] } }", "{ facets: { town: ['Nowhere'], nothing: ['x'] } }", "{ text: 'pies dog', within: 'no-such-place' }",
])
def test_requests_for_what_there_is_not_find_nothing(search, request_):
    answer = search.page.evaluate(f"async () => {{ const found = await index.search({request_}); return [found.total, found.hits.length] }}")
    assert answer == [0, 0]
    assert search.complaints == []


def test_a_request_for_no_hits_gives_none(search):
    answer = search.page.evaluate("async () => { const found = await index.search({ text: 'pies dog', limit: 0 }); return [found.total, found.hits.length] }")
    assert answer[0] > 0 and answer[1] == 0
    assert search.complaints == []


def test_decomposed_letters_are_the_same_letters(search):
    ask = "async text => (await index.search({ text, limit: 10 })).hits"
    assert search.page.evaluate(ask, "Ło\u0301dz\u0301") == search.page.evaluate(ask, "Łódź")
    assert search.page.evaluate(ask, "ŁÓDŹ") == search.page.evaluate(ask, "łódź")


def test_white_space_and_punctuation_around_words_mean_nothing(search):
    ask = "async text => (await index.search({ text, limit: 10 })).hits"
    assert search.page.evaluate(ask, "  ...labrador!!! ") == search.page.evaluate(ask, "labrador")
