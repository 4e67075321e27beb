"""What a record tells is surer than its description, and what somebody says is surer than what it is likely to mean."""

import pytest

from folders import INSTITUTION, described

#: By the id of an animal: its type, further fields, and what its descriptions say.
ANIMALS = {
    "polecany": ("dog", "energy: high\n", "Polecamy go seniorom.", "We recommend him to senior citizens."),
    "spokojny": ("dog", "energy: low\n", "Miły.", "Nice."),
    "stary": ("dog", "born: 2012-05\n", "Miły.", "Nice."),
    "brudas": ("dog", "houseTrained: false\n", "Nauka czystości: w toku.", "Housetrained: not yet."),
    "czyscioch": ("dog", "houseTrained: true\n", "Miły.", "Nice."),
    "troska": ("dog", "health: { specialNeeds: true }\n", "Miła.", "Nice."),
    "dieta": ("dog", "", "Ma swoje potrzeby i specjalne jedzenie.", "He needs special food."),
    "bez": ("dog", "health: { chipped: false }\n", "Miły.", "Nice."),
    "zaczipowany": ("dog", "health: { chipped: true }\n", "Jeszcze niezaczipowany.", "Unchipped."),
    "samotnik": ("dog", "goodWith: { dogs: false }\n", "Miły.", "Nice."),
    "druh": ("cat", "goodWith: { dogs: true }\n", "Miły.", "She loves to play."),
    "kumpel": ("dog", "goodWith: { cats: true }\n", "Miły.", "He loves to play."),
    "kula": ("dog", "breed: szpic\nborn: 2026-05\n", "Miły.", "Nice."),
    "brazowy": ("dog", "colour: brązowy\n", "Miły.", "Nice."),
    "kic": ("rabbit", "", "Miły.", "Nice."),
    "chrupek": ("rodent", "breed: chomik\n", "Miły.", "Nice."),
}
FILES = described({id: (f"name: Tur\ntype: {type}\n{fields}", *texts) for id, (type, fields, *texts) in ANIMALS.items()})
for id, kind, needs in [("psia", "dog", "[mokra karma dla kotów]"), ("kocia", "cat", "[koce]")]:
    FILES[f"institutions/{id}/institution.md"] = INSTITUTION.replace("Azyl", "Pomoc").replace("shelter", "foundation") + f"accepts: [{kind}]\nneeds: {needs}\n---\n"


def having_all(answer):
    return answer["ids"][:answer["whole"]]


@pytest.mark.parametrize("language, text", [("pl", "pies dla seniora"), ("en", "dog for seniors")])
def test_what_somebody_says_comes_before_what_is_only_likely(found, language, text):
    """A calm dog suits an old man, and an old dog is not asked for."""
    assert having_all(found(text, language)) == ["polecany", "spokojny"]


@pytest.mark.parametrize("language, text", [("pl", "pies nauczony czystości"), ("en", "housetrained dog")])
def test_a_record_is_surer_than_its_description(found, language, text):
    assert having_all(found(text, language)) == ["czyscioch"]


def test_what_a_phrase_means_in_records_comes_before_texts_that_have_its_words(found):
    assert found("special needs dog", "en")["ids"][0] == "troska"


@pytest.mark.parametrize("language, text", [("pl", "niezaczipowany pies"), ("en", "unchipped dog")])
def test_who_has_no_chip_is_found_by_that(found, language, text):
    assert having_all(found(text, language)) == ["bez"]


def test_who_gets_on_with_no_other_dogs_is_not_who_gets_on_with_dogs(found):
    assert having_all(found("not good with other dogs", "en")) == ["samotnik"]


def test_a_cat_that_loves_to_play_is_no_dog_that_loves_cats(found):
    assert having_all(found("cat that loves to play", "en")) == ["druh"]


def test_a_puppy_is_nearly_young(found):
    assert having_all(found("młody szpic")) == ["kula"]


def test_who_keeps_dogs_and_needs_food_for_cats_keeps_no_cats(found):
    answer = found("fundacja dla kotów")
    assert answer["ids"][0] == "kocia" and "psia" not in having_all(answer)


@pytest.mark.parametrize("text, id", [("brązowgo", "brazowy"), ("brązowyhc", "brazowy"), ("chomikamj", "chrupek"), ("szpicaxh", "kula")])
def test_a_slip_is_seen_in_long_words_and_in_endings(found, text, id):
    """The stem of "brązowy" is "brąz"."""
    assert found(text)["ids"][0] == id


def test_a_misspelt_species_that_is_not_there_is_told_to_be_not_there(found):
    """What is of its type follows."""
    answer = found("szynzsyla")
    assert answer == {"corrected": "szynszyla", "whole": 0, "ids": ["chrupek"]}
