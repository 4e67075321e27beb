"""Lists that are cut in two, as those of the words that most of a large site's animals share, give the same answers."""

import math
import shutil
import statistics
from contextlib import contextmanager
from pathlib import Path

import pytest

import judgement
from counting_server import CountingServer
from cutting import cut
from evaluation import Search, request_of, root_of
from folders import INSTITUTION, animal, small

ANSWER = """async requests => {
    const answers = []
    for (const request of requests) {
        const { total, about, hits, missing } = await index.search(request)
        answers.push({ total, about, hits, missing })
    }
    return answers
}"""
#: Of the thousand animals and their institutions.
HEAD = 200


@pytest.fixture(scope="module")
def both(corpus, browser, language, tmp_path_factory):
    """An index of whole lists, the same with cut ones, and the words that have these."""
    folders = [tmp_path_factory.mktemp(name) for name in ("whole", "cut")]
    for folder in folders:
        for part in ("search", "assets"):
            shutil.copytree(corpus[1] / part, folder / part)
        for page in ("index.html", "en/index.html"):
            (folder / page).parent.mkdir(exist_ok=True)
            shutil.copy(corpus[1] / page, folder / page)
    words = cut(Path(folders[1], root_of(folders[1], language).lstrip("/")), HEAD, 60)
    with CountingServer(folders[0]) as one, CountingServer(folders[1]) as other:
        searches = [Search(folders[0], language, browser, one), Search(folders[1], language, browser, other)]
        for search in searches:
            search.fresh()
        yield (*searches, words)
        for search in searches:
            assert search.complaints == []
            search.close()


@pytest.fixture(scope="module")
def requests(language):
    return [request_of(query) for query in judgement.queries(language)]


def test_a_list_of_all_results_is_the_same(both, requests):
    whole, cut_one, words = both
    assert len(words) > 50
    every = [request | {"limit": 2000} for request in requests]
    expected, found = (search.page.evaluate(ANSWER, every) for search in (whole, cut_one))
    different = [
        request["text"] for request, one, other in zip(requests, expected, found)
        if sorted(one["hits"]) != sorted(other["hits"]) or one["total"] != other["total"] or other["about"] or other["missing"]
    ]
    assert different == []


def test_the_first_results_are_among_all_and_their_number_is_about_right(both, requests):
    whole, cut_one, words = both
    expected = whole.page.evaluate(ANSWER, [request | {"limit": 2000} for request in requests])
    cut_one.fresh()
    cut_one.server.taken()
    found = cut_one.page.evaluate(ANSWER, requests)
    apart = []
    for request, one, other in zip(requests, expected, found):
        assert set(other["hits"]) <= set(one["hits"]), request["text"]
        assert len(other["hits"]) == min(10, len(one["hits"])), request["text"]
        if other["about"]:
            # A few are of words whose lists say different things about the first documents and the others.
            apart.append(abs(math.log2(other["total"] / one["total"])))
        else:
            assert other["total"] == one["total"], request["text"]
    assert len(apart) > 3 and max(apart) < 1.5 and statistics.fmean(apart) < 0.2, apart
    asked = [answer.path.split("/")[-1] for answer in cut_one.server.taken()]
    assert any(name[0] == "r" for name in asked), "some need all documents"
    assert len({name for name in asked if name[0] == "r"}) < len(words) * 0.9


def test_no_result_comes_twice_when_more_are_asked_for(both, requests):
    """Though those that were shown first may be others than the first of all documents."""
    pages = """async requests => {
        const wrong = []
        for (const request of requests) {
            const after = []
            for (let page = 0; page < 8; page++) {
                const { hits } = await index.search({ ...request, after })
                if (hits.some(hit => after.includes(hit))) wrong.push(request.text)
                after.push(...hits)
            }
            const { hits } = await index.search({ ...request, limit: after.length + 1 })
            if (after.length < 8 * request.limit && hits.length !== after.length) wrong.push(request.text)
        }
        return wrong
    }"""
    assert both[1].page.evaluate(pages, requests) == []


def test_an_order_by_arrival_takes_all_documents_into_account(both, requests):
    whole, cut_one, _ = both
    sorted_ones = [request | {"sort": "waiting"} for request in requests[::5]]
    expected, found = (search.page.evaluate(ANSWER, sorted_ones) for search in (whole, cut_one))
    assert [one["hits"] for one in expected] == [one["hits"] for one in found]


def test_what_is_not_meant_does_not_fill_up_the_first_results(both, records, language):
    """A dog that a foundation for cats looks after is among the first documents, and no stubborn cat."""
    types = {record.key: record.fields.get("type") for record in records}
    ask = "async text => (await index.cards((await index.search({ text, limit: 10 })).hits)).map(card => card.url)"
    for text in {"pl": ["uparty kot", "nieśmiały kot", "dominujący kot"], "en": ["stubborn cat", "shy cat", "dominant cat"]}[language]:
        whole, cut_one = ([types.get("/".join(url.split("/")[-3:-1])) for url in search.page.evaluate(ask, text)] for search in both[:2])
        assert whole == [["cat"]] * 10 == cut_one, text


def _fetched(search, request):
    """The further pieces that an answer takes."""
    search.fresh()
    search.server.taken()
    search.page.evaluate("async request => (await index.search(request)).hits.length", request)
    return [name for answer in search.server.taken() if (name := answer.path.split("/")[-1])[0] == "r"]


def test_half_a_word_fetches_nothing_further_of_all_that_it_begins(both, language):
    for text in {"pl": ["kotka Kr", "pies cz", "mały pi", "czarna su"], "en": ["young ca", "cat wh"]}[language]:
        # A word and its stem may lie in two pieces.
        assert len(_fetched(both[1], {"text": text, "limit": 6})) < 3, text


def test_institutions_are_all_among_the_first_documents(both, language):
    request = {"text": {"pl": "czarny pies", "en": "black dog"}[language], "facets": {"kind": "houses"}, "limit": 3}
    assert _fetched(both[1], request) == []


@contextmanager
def _cut_shelter(shelters, browser, folder, animals, word, more="", head=20):
    """A search over a shelter with these animals, in their order, whose long lists end after `head` documents. `more` are fields of its own."""
    records = {f"institutions/azyl/animals/{number:03}.md": record for number, record in enumerate(animals)}
    records["institutions/azyl/institution.md"] = INSTITUTION + more + "---\n"
    site = folder / "site"
    run = shelters.build(small(folder / "content", records), site, "--quiet", date="2026-06-30")
    assert run.status == 0, run.stderr
    rests = cut(site / root_of(site, "pl").lstrip("/"), head, 15)
    assert word in rests
    with CountingServer(site) as server:
        search = Search(site, "pl", browser, server)
        search.rests = rests
        search.fresh()
        server.taken()
        yield search
        search.close()


CARDS = "async text => await index.cards((await index.search({ text, limit: 6 })).hits)"


def test_what_speaks_of_a_name_does_not_stand_before_what_is_called_so(shelters, browser, tmp_path):
    """Of those that are called so, only a cut list may lack that they are dogs."""
    speaks, called = animal(body="Dzieli boks z Azorem."), animal().replace("Rex", "Azor")
    with _cut_shelter(shelters, browser, tmp_path, [*[speaks] * 8, *[animal()] * 12, *[called] * 6], "ps") as search:
        names = [card["title"] for card in search.page.evaluate(CARDS, "pies Azor")]
    assert names == ["Azor"] * 6


def test_what_is_called_so_comes_first_beyond_the_first_documents_too(shelters, browser, tmp_path):
    cats = [animal().replace("Rex", name).replace("dog", "cat") for name in [f"Figa {number}" for number in range(18)] + ["Pan Wąs"] * 8 + ["Pan Kot"] * 4]
    with _cut_shelter(shelters, browser, tmp_path, cats, "kot") as search:
        names = [card["title"] for card in search.page.evaluate(CARDS, "pan kot")]
    assert names == ["Pan Kot"] * 4 + ["Pan Wąs"] * 2


def test_a_town_that_is_begun_comes_before_what_speaks_of_a_word_with_that_stem(shelters, browser, tmp_path):
    """Of those that live there, only a cut list may lack that they are dogs."""
    speaks, lives = animal(body="Ma swój kąt."), animal("place: { kind: foster, town: Katowice }").replace("Rex", "Azor")
    with _cut_shelter(shelters, browser, tmp_path, [*[speaks] * 8, *[animal()] * 12, *[lives] * 6], "ps") as search:
        names = [card["title"] for card in search.page.evaluate(CARDS, "pies katow")]
    assert names == ["Azor"] * 6


def test_cats_called_by_a_word_for_cats_come_first_beyond_the_first_documents_too(shelters, browser, tmp_path):
    """ "Kiciuś" is any cat. Of those that are called so, only a cut list has that they are cats."""
    cats = [animal().replace("Rex", "Kiciuś" if number > 20 else f"Figa {number}").replace("dog", "cat") for number in range(24)]
    with _cut_shelter(shelters, browser, tmp_path, cats, "kicius") as search:
        names = [card["title"] for card in search.page.evaluate(CARDS, "kiciuś")]
    assert names[:3] == ["Kiciuś"] * 3 and len(names) == 6


def test_a_cat_called_cat_needs_no_further_documents_beside_it(shelters, browser, tmp_path):
    """The others that a box shows count for as much as any that the first documents lack."""
    cats = [animal().replace("Rex", f"Figa {number}" if number else "Kot").replace("dog", "cat") for number in range(19)]
    with _cut_shelter(shelters, browser, tmp_path, cats, "kot") as search:
        names = [card["title"] for card in search.page.evaluate(CARDS, "kot")]
        asked = [answer.path.split("/")[-1] for answer in search.server.taken()]
    assert names[0] == "Kot" and len(names) == 6
    assert [name for name in asked if name[0] == "r"] == []


def test_mentions_of_what_means_something_are_not_fetched_to_rank(shelters, browser, tmp_path):
    """Where few are found, what cut lists lack of black animals is fetched; who only speaks of a dog is none."""
    rabbits = [animal("colour: czarny", body="Pies to jego przyjaciel.").replace("dog", "rabbit")] * 30
    with _cut_shelter(shelters, browser, tmp_path, [animal(), *rabbits], "pies") as search:
        fetched = set(_fetched(search, {"text": "czarny pies", "limit": 6}))
        files_of = lambda *words: {f"r{number}.bin" for word in words for number in search.rests.get(word, [])}
        assert fetched & files_of("czarny", "czarn") and not fetched & files_of("pies", "ps")


def test_what_is_denied_is_refused_wherever_it_is_mentioned(shelters, browser, tmp_path):
    """Whom only a cut list has as speaking of a cat, too."""
    rabbits = [animal(body="Kot to jego przyjaciel.").replace("dog", "rabbit")] * 30
    with _cut_shelter(shelters, browser, tmp_path, [animal().replace("dog", "cat"), *rabbits, animal().replace("dog", "rabbit").replace("Rex", "Uszak")], "kot") as search:
        names = [card["title"] for card in search.page.evaluate(CARDS, "królik nie kot")]
    assert names == ["Uszak"]


def test_companions_are_left_out_of_what_cut_lists_lack_too(shelters, browser, tmp_path):
    """The cats behind the first documents, which get on with cats themselves."""
    cats = [animal("goodWith: { cats: true }").replace("dog", "cat")] * 40
    with _cut_shelter(shelters, browser, tmp_path, [animal(), *cats], "kot") as search:
        cards = search.page.evaluate("async () => index.cards((await index.search({ text: 'pies lubi koty', limit: 60 })).hits)")
    assert [card["line"].split("\u00a0")[0] for card in cards if card["kind"] == "animal"] == ["Pies"]


def test_a_companion_of_a_kind_that_stands_behind_the_first_documents_is_left_out(shelters, browser, tmp_path):
    animals = [animal("goodWith: { cats: true }")] * 40 + [animal().replace("dog", "rabbit").replace("Rex", "Uszak")]
    with _cut_shelter(shelters, browser, tmp_path, animals, "ps") as search:
        titles = [card["title"] for card in search.page.evaluate("async () => index.cards((await index.search({ text: 'pies do królika', limit: 60 })).hits)")]
    assert "Rex" in titles and "Uszak" not in titles


def test_who_is_lost_behind_the_first_documents_is_no_companion_of_cats(shelters, browser, tmp_path):
    cats = [animal().replace("dog", "cat")] * 40 + [animal("status: lost").replace("dog", "cat").replace("Rex", "Obłok")]
    with _cut_shelter(shelters, browser, tmp_path, cats, "kot", "services: [lostAndFound]\n") as search:
        titles = [card["title"] for card in search.page.evaluate(CARDS, "zaginął mi kot")]
    assert "Obłok" in titles


@pytest.mark.parametrize("count, needs_mentions", [(7, False), (3, True)])
def test_who_has_a_mark_of_a_colour_is_looked_at_where_too_few_are_of_that_colour(shelters, browser, tmp_path, count, needs_mentions):
    black, white = animal("colour: czarny"), animal("colour: biały\nmarks: [czarny ogon]")
    called = [dog.replace("Rex", "Azor") for dog in [black] * count + [white] * 4]
    with _cut_shelter(shelters, browser, tmp_path, [*[black] * 15, *called, *[black] * 15, *[white] * 15], "czarn") as search:
        names = [card["title"] for card in search.page.evaluate(CARDS, "czarny Azor")]
        asked = {answer.path.split("/")[-1] for answer in search.server.taken()}
        meant, mentions = ({f"r{search.rests[key][part]}.bin" for key in ("czarn", "czarny") if part < len(search.rests.get(key, []))} for part in (0, 1))
        assert names == ["Azor"] * 6 and asked & meant and bool(asked & mentions) == needs_mentions
        # Who wants to see all is shown the others, too, whatever is only begun.
        for request in ({"text": "czarny Azor"}, {"text": "czarny Azo", "sort": "new"}, {"text": "Azor czarn", "sort": "new"}):
            found = search.page.evaluate("async request => { const { whole, about } = await index.search({ ...request, limit: 60 }); return [whole, about] }", request)
            assert found == [count + 4, False], request


@pytest.mark.parametrize("first, is_enough", [(140, True), (70, False)])
def test_a_hundred_that_have_every_word_are_enough_where_few_can_be_a_little_better(shelters, browser, tmp_path, first, is_enough):
    """Only what is called black, too, would come before black dogs."""
    black = animal("colour: czarny")
    dogs = [black] * first + [black.replace("Rex", "Czarny")] * 2
    with _cut_shelter(shelters, browser, tmp_path, [dogs[-1], *dogs], "czarn", head=first) as search:
        assert (_fetched(search, {"text": "czarny pies", "limit": 6}) == []) == is_enough
