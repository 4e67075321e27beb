"""Ages and weights between which an animal is to be."""

import pytest

ASK = """async text => {
    const found = await index.search({ text, limit: 40 })
    return { ...found, cards: await index.cards(found.hits) }
}"""


def months(record):
    """How old an animal is; nothing where its record tells no more than a stage of life."""
    return int(record.fields["old"][0]) if "old" in record.fields else None


def old(least, most=1200):
    """An age in months."""
    return lambda record: months(record) is None and record.fields["age"] or months(record) is not None and least <= months(record) <= most


def years(least, most=100):
    """An age in whole years."""
    return old(least * 12, most * 12 + 11)


def sizes(*values):
    return lambda record: record.fields["size"] and record.fields["size"][0] in values


CASES = {
    "pl": [
        ("pies od 2 do 5 lat", years(2, 5)), ("psy 2-5 lat", years(2, 5)), ("pies 2 – 5 lat", years(2, 5)), ("pies w wieku 2-5 lat", years(2, 5)),
        ("pies 2 albo 3 lata", years(2, 3)), ("pies między 2 a 5 rokiem życia", years(2, 5)), ("pies powyżej 10 roku życia", years(11)),
        ("pies starszy niż 7 lat", years(8)), ("pies nie młodszy niż 7 lat", years(7)), ("pies 12+", years(12)), ("pies młodszy niż 3 lata", years(0, 2)),
        ("pies do 3 lat", years(0, 3)), ("pies do 1 roku", old(0, 12)), ("pies powyżej 18 miesięcy", old(19)), ("pies do 1,5 roku", old(0, 18)), ("pies nie starsza niż 3", years(0, 3)), ("pies nie powyżej 3 lat", years(0, 3)),
        ("pies do 36 miesięcy", old(0, 47)), ("pies do 6 miesięcy", old(0, 6)), ("szczeniak 8 tygodni", old(2, 2)),
        ("pies od 6 miesięcy do 2 lat", old(6, 35)), ("pies 1,5 roku", old(16, 20)), ("pies 2.5 roku", years(2, 2)), ("pies mający 6 lat", years(6, 6)), ("pies 4l", years(4, 4)), ("pies 18 miesięcy", old(18, 18)), ("pies 12 kilo", sizes("medium")), ("pies 7 +", years(7)),
        ("pies ważący do 12 kg", sizes("small", "medium")), ("pies do 15 kg", sizes("small", "medium")), ("pies powyżej 30kg", sizes("large", "xlarge")),
    ],
    "en": [
        ("dog from 2 to 5 years", years(2, 5)), ("2-5 year old dog", years(2, 5)), ("dog between 2 and 5 years old", years(2, 5)), ("dogs aged 2 to 5", years(2, 5)),
        ("dogs aged 4", years(4, 4)), ("dog over 8 years", years(9)), ("3yo dog", years(3, 3)), ("dog weighing under 10 kg", sizes("small")), ("dog 12 kilos", sizes("medium")), ("18 months dog", old(18, 18)), ("dog 10+", years(10)), ("dogs under 3", years(0, 2)),
        ("dog up to 3 years old", years(0, 3)), ("dog under 1 year old", old(0, 12)), ("dog over 18 months", old(19)), ("dog under 1.5 years", old(0, 17)), ("dog not older than 3", years(0, 3)),
        ("dog under 36 months", old(0, 35)), ("dog under 6 months", old(0, 5)),
        ("dog over 30 kg", sizes("large", "xlarge")), ("dog up to 15kg", sizes("small", "medium")),
    ],
}


def test_an_age_or_a_weight_is_one_of_those_that_were_asked_for(search, records):
    keys = {record.key: record for record in records}
    for text, fits in CASES[search.language]:
        found = search.page.evaluate(ASK, text)
        dogs = [keys["/".join(card["url"].split("/")[-3:-1])] for card in found["cards"][:min(40, found["whole"])]]
        assert found["whole"] and found["corrected"] is None, text
        wrong = [(dog, months(dog)) for dog in dogs if dog.fields["type"] != ["dog"] or not fits(dog)]
        assert not wrong, f"{text}: {wrong}"


def test_the_age_of_children_and_hours_are_no_ages_of_animals(search):
    text, children, hours = {
        "pl": ("pies dla dzieci powyżej 10 lat", "pies dla dzieci", "od 8 do 16"), "en": ("dog for kids over 10 years", "dog for kids", "from 8 to 16"),
    }[search.language]
    assert search.page.evaluate(ASK, text)["hits"] == search.page.evaluate(ASK, children)["hits"]
    assert search.page.evaluate(ASK, hours)["whole"] < 10


def test_the_age_of_volunteers_is_none_of_animals(search):
    for text, without in {
        "pl": [("wolontariat od 16 lat", "wolontariat"), ("adopcja od 18 roku życia", "adopcja")],
        "en": [("volunteering from 16 years", "volunteering"), ("adoption over 18 years", "adoption")],
    }[search.language]:
        assert search.page.evaluate(ASK, text)["hits"] == search.page.evaluate(ASK, without)["hits"], text


def test_an_age_and_a_weight_are_both_asked_for(search, records):
    keys = {record.key: record for record in records}
    for text in {"pl": ["pies do 5 lat do 15 kg", "pies do 15 kg do 5 lat"], "en": ["dog up to 5 years and under 15 kg", "dog under 15 kg up to 5 years"]}[search.language]:
        found = search.page.evaluate(ASK, text)
        dogs = [keys["/".join(card["url"].split("/")[-3:-1])] for card in found["cards"][:min(40, found["whole"])]]
        assert dogs and all(years(0, 5)(dog) and sizes("small", "medium")(dog) for dog in dogs), text


def test_what_an_age_stands_beside_is_corrected_and_the_age_told_as_it_was_typed(search):
    text, understood = {"pl": ("Pies od 2 do 5 lat Krakw", "Pies od 2 do 5 lat krakow"), "en": ("Dog 2 to 5 years old Krakw", "Dog 2 to 5 years old krakow")}[search.language]
    assert search.page.evaluate(ASK, text)["corrected"] == understood


def test_without_what_tells_numbers_the_other_words_are_found(search, served):
    search.fresh()
    served.refuses = lambda path: "/n.bin" in path
    try:
        found = search.page.evaluate(ASK, {"pl": "pies 12+", "en": "dog 12+"}[search.language])
        assert found["missing"] and found["hits"]
    finally:
        served.refuses = lambda path: False
    assert search.complaints == []


def test_in_a_language_that_tells_nothing_of_them_numbers_stay_as_they_are(search, served):
    [script] = served.site.glob("assets/scripts/search/numbers.*.js")
    read = """async script => {
        const { reader } = await import(script)
        const understand = text => text.split(" ").map(raw => ({ word: raw, raw, place: 0 }))
        return reader(Array(11).fill(""), { stem: word => word, understand })("0+ do 2").map(({ word }) => word)
    }"""
    assert search.page.evaluate(read, f"/assets/scripts/search/{script.name}") == ["0+", "do", "2"]
