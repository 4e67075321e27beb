"""What visitors ask is found, by class of query."""

import pytest

from evaluation import by_class, mean_recall

#: What has been reached, less a little for words that change: raise a floor when search gets better, so that it stays so.
FLOORS = {
    "names": .98, "towns": .98, "institutions": .98, "exonyms": .95, "inflected": .97, "diacritics": .94, "synonyms": .94, "typos": .94, "prefixes": .97,
    "several": .97, "breeds": .98, "colours": .98, "traits": .98, "description": .95, "numbers": 1, "facets": 1, "facets and text": .98,
    "sentences": .98, "places": .98, "wishes": .97, "ages": .97, "looks": .88, "foreign": .98,
    "slips: deletion": .78, "slips: insertion": .83, "slips: substitution": .79, "slips: transposition": .82, "slips: first letter": .68,
    "slips: doubled letter": .86, "slips: habit": .85, "bare letters": .97, "beginnings": .87, "locatives": .98, "locatives, bare": .98,
    "dogs in towns": .98,
}
TOGETHER = .98
CALLERS = .92
OUTSIDERS = {"pl": .92, "en": .90}


@pytest.mark.parametrize("k", [5, 10])
def test_all_queries_together_reach_their_floor(asked, k):
    by_hand = [one for one in asked if not one.query.kind.startswith(("slips", "bare", "beginnings", "locatives", "dogs in"))]
    assert mean_recall(by_hand, k) >= TOGETHER


@pytest.mark.parametrize("k", [5, 10])
def test_what_callers_ask_reaches_its_floor(callers, k):
    assert mean_recall(callers, k) >= CALLERS


def test_what_is_asked_of_records_in_other_words_reaches_its_floor(outsiders, language):
    assert mean_recall(outsiders, 10) >= OUTSIDERS[language]


@pytest.mark.parametrize("kind", FLOORS)
def test_each_class_of_queries_reaches_its_floor(asked, kind, language):
    ones = by_class(asked).get(kind)
    if ones is None:
        assert (kind, language) in [("exonyms", "pl"), ("locatives", "en"), ("locatives, bare", "en"), ("dogs in towns", "en")]
        return
    reached = mean_recall(ones, 10)
    # The queries of the tuning half alone are told.
    worst = sorted((one.recall(10), one.query.text) for one in ones if one.query.half == "tuning")[:5]
    assert reached >= FLOORS[kind], f"{reached:.3f}; worst of the tuning half: {worst}"


def test_facets_are_never_broken(asked, records):
    """Whatever the text, what is shown beside chosen facets has them."""
    keys = {record.key: record for record in records}
    fields = {"town", "region", "type", "sex", "size", "good", "urgent", "kind"}
    for one in asked:
        for facet, values in one.query.facets.items():
            if facet in fields:
                wrong = [key for key in one.found if not set(values) & set(keys[key].fields.get(facet, ()))]
                assert wrong == [], f"{one.query.text!r} {one.query.facets}"


def test_animals_that_look_for_a_home_come_before_those_that_do_not(search, records):
    gone = {record.key for record in records if record.fields.get("status", [""])[0] in ("adopted", "returned", "transferred", "passed")}
    page = search.page.evaluate(
        "async text => (await index.cards((await index.search({ text, limit: 60 })).hits)).map(card => card.url)", {"pl": "pies", "en": "dog"}[search.language])
    keys = ["/".join(url.split("/")[-3:-1]) for url in page]
    flags = [key in gone for key in keys]
    assert len(flags) == 60 and flags == sorted(flags)
