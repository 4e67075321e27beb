"""The query sets themselves."""

import pytest

import judgement

CORPORA = [("synthetic", "pl"), ("synthetic", "en"), ("visitors", "pl"), ("visitors", "en"), ("callers", "pl"), ("callers", "en"), ("demo", "pl"), ("demo", "en"), ("polish-shelters", "pl"),
           ("phrases", "pl"), ("phrases", "en"), ("strangers", "pl"), ("strangers", "en"),
           ("newcomers", "pl"), ("newcomers", "en"), ("practical", "pl"), ("practical", "en"), ("judges", "pl"), ("judges", "en"), ("outsiders", "pl"), ("outsiders", "en")]


@pytest.mark.parametrize("corpus, language", CORPORA)
def test_every_query_stands_in_the_half_that_its_own_text_decides(corpus, language):
    for half in judgement.HALVES:
        queries = judgement.queries(language, half, corpus)
        assert queries
        assert [query.text for query in queries if query.half != half] == []


@pytest.mark.parametrize("corpus, language", CORPORA)
def test_no_query_is_asked_twice(corpus, language):
    asked = [(query.text, str(query.facets)) for query in judgement.queries(language, corpus=corpus)]
    assert sorted(asked) == sorted(set(asked))


@pytest.mark.parametrize("language, least", [("pl", 250), ("en", 160)])
def test_there_are_many_queries_of_every_class_in_both_halves(language, least):
    queries = judgement.queries(language)
    assert len(queries) >= 2 * least - 20
    classes = {half: {query.kind for query in judgement.queries(language, half)} for half in judgement.HALVES}
    assert classes["tuning"] == classes["held-out"]
    assert len(classes["tuning"]) >= 16


def test_nearly_every_query_has_an_answer_in_the_synthetic_catalogue(records, language):
    catalogue, queries = judgement.Catalogue(records), judgement.queries(language)
    without = [query for query in queries if not query.relevant(catalogue)]
    assert len(without) < len(queries) / 16


@pytest.mark.parametrize("text, found", [
    ("type=dog sex=female", {"dom/luna"}),
    ("any~burz", {"dom/luna", "dom/rex"}),
    ("any=burza", {"dom/rex"}),
    ("type=dog !name=Rex", {"dom/luna"}),
    ("name=Rex | kind=institution", {"dom/rex", "dom"}),
    ("town=nowy_sącz", {"dom", "dom/luna", "dom/rex"}),
    ("town~Nowy_Sa kind=animal", {"dom/luna", "dom/rex"}),
    ("text=nad_morzem", set()),
])
def test_a_judgement_means_what_it_says(text, found):
    from records import Record

    def record(kind, animal=None, **fields):
        return Record(kind, "dom", animal, {"kind": [kind], "town": ["Nowy Sącz"], **{name: [value] for name, value in fields.items()}})

    catalogue = judgement.Catalogue([
        record("institution", name="Dom"),
        record("animal", "luna", name="Luna", type="dog", sex="female", text="Boi się burzy. Nad [Morze](https://example.org/morzem)"),
        record("animal", "rex", name="Rex", type="dog", sex="male", text="Burza go nie budzi"),
    ])
    assert catalogue.relevant(text) == found
