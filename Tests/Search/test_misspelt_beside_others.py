"""What a misspelt word was meant to be, as those beside it tell."""

import pytest

from folders import described

#: By id, the record of an animal and what its descriptions say.
ANIMALS = {
    "szmer": ("name: Tur\ntype: dog", "Ma szmery w sercu.", "She has a heart murmur."),
    "stado": ("name: Tur\ntype: dog", "Lubi stado.", "She likes a herd."),
    "petarda": ("name: Tur\ntype: dog", "Boi się petard.", "Scared of fireworks."),
    "oko": ("name: Pan\ntype: cat", "Nie ma oka, widzi jednym okiem.", "A cat with one eye."),
    "bialy": ("name: Pan\ntype: cat\ncolour: {pl: biały, en: white}", "Miły.", "Nice."),
    "zgodny": ("name: Pan\ntype: cat\ngoodWith: {cats: true, children: true}", "Miły.", "Nice."),
    "wozek": ("name: Tur\ntype: dog", "Porusza się na wózku.", "She uses a wheelchair."),
}
FILES = described(ANIMALS)


@pytest.mark.parametrize("language, text, understood", [
    ("en", "hert murmur", "heart murmur"),
    ("pl", "boi się ptard", "boi się petard"),
    ("en", "cat wiht one eye", "cat with one eye"),
    ("en", "cqts in Łódź", "cat in Łódź"),
    ("pl", "pies na wózkku", "pies na wozku"),
    ("pl", "lubi dzeici", "lubi dzieci"),
    ("en", "not good with dgos, cats", "not good with dog, cats"),
])
def test_it_is_what_says_something_with_them(found, language, text, understood):
    answer = found(text, language)
    assert answer["corrected"] == understood
    right = found(understood, language)
    assert right["corrected"] is None and answer["ids"] == right["ids"]


@pytest.mark.parametrize("language, text", [("en", "lease a dog"), ("en", "dog father"), ("pl", "twój kot"), ("pl", "kot za żoną"), ("en", "dog Hank")])
def test_right_words_and_names_are_none_that_a_query_need_not_find(found, language, text):
    assert found(text, language)["corrected"] is None
