"""Words that are like others, or that texts use for much else, are not taken for these."""

import pytest

from evaluation import Outside
from folders import INSTITUTION, described

#: By the id of an animal: its name, its type, further fields, and what its descriptions say.
ANIMALS = {
    "blok": ("Blok", "dog", "", "Dobrze odnajdzie się także w mieszkaniu.", "He would suit a flat."),
    "klucz": ("Klucz", "dog", "", "Wezwano nas do zamkniętego mieszkania.", "Left behind in a locked flat."),
    "sam": ("Sam", "dog", "", "Zostaje sam w domu.", "He can be left alone."),
    "wilk": ("Wilk", "dog", "", "Jego tarczyca pracuje za szybko.", "He shouldn't be left alone."),
    "lek": ("Brys", "dog", "", "Wymaga leków i podawania leku.", "He takes pills."),
    "cien": ("Cień", "dog", "", "Jest lękliwy.", "He is timid."),
    "strach": ("Tur", "cat", "", "Strach mija powoli.", "His fear is going."),
    "dzik": ("Żbik", "cat", "", "To kot wolno żyjący.", "He is feral."),
    "domek": ("Domek", "cat", "breed: kot domowy\n", "Miły.", "Nice."), "niuch": ("Niuch", "cat", "", "Kot niewychodzący.", "An indoor cat."),
    "loki": ("Loki", "cat", "", "Miły.", "Nice."),
    "fala": ("Fala", "cat", "coat: curly\n", "Miła.", "Nice."),
    **{status: ("Mgła", "cat", f"status: {status}\n", "Miła.", "Nice.") for status in ("lost", "found")},
    "gryf": ("Gryf", "dog", "goodWith: { dogs: false }\n", "Miły.", "Nice."),
    "pazur": ("Pazur", "cat", "goodWith: { dogs: false }\n", "Zna psy.", "He knows dogs."),
    "kolos": ("Kolos", "dog", "size: large\n", "Miły.", "Nice."),
    "iskra": ("Iskra", "dog", "size: small\n", "Ma dużo energii.", "She is full of energy."),
}
FILES = described({id: (f"name: {name}\ntype: {type}\n{fields}", *texts) for id, (name, type, fields, *texts) in ANIMALS.items()})
FILES["institutions/dzicz/institution.md"] = INSTITUTION.replace("Azyl", "Dzicz").replace("shelter", "rehabilitation") + "needs: [zabawki]\n---\n"
FILES["institutions/dzicz/animals/kolec.md"] = "---\nname: Kolec\ntype: wild\nbreed: jeż\n---\nMiły.\n"


def having_all(answer):
    return set(answer["ids"][:answer["whole"]])


@pytest.mark.parametrize("language, text, found_ids", [
    ("pl", "pies do bloku", {"blok"}), ("en", "bedsit will do", {"blok"}),
    ("pl", "pies może zostawać sam", {"sam"}), ("en", "dog can be left alone", {"sam"}),
])
def test_a_word_with_many_uses_tells_no_theme(found, language, text, found_ids):
    """A locked flat suits no dog, and a thyroid that works is not at work; nor does "shouldn't" tell what follows."""
    assert having_all(found(text, language)) == found_ids


def test_such_a_word_is_found_wherever_it_stands(found):
    assert having_all(found("mieszkanie")) == {"blok", "klucz"}


@pytest.mark.parametrize("text, found_ids", [("kot ze strychu", {"dzik"}), ("dużo energii", {"iskra"})])
def test_polish_words_are_not_what_is_like_them_but_for_an_ending(found, text, found_ids):
    """Fear ("strach") is no attic ("strych"), and much ("dużo") is not large."""
    assert having_all(found(text)) == found_ids


@pytest.mark.parametrize("text", ["pies lękowy", "lękowe psy"])
def test_who_is_afraid_comes_before_who_takes_what_is_like_fear_without_diacritics(found, text):
    """Fear ("lęk") is no medicine ("lek")."""
    assert found(text)["ids"][0] == "cien"


def test_an_animal_that_is_called_so_comes_before_what_another_language_calls_so(found):
    """Loki are curls in Polish."""
    assert found("loki cat", "en")["ids"][0] == "loki"


def test_a_dog_that_is_asked_for_is_one_whatever_it_is_aggressive_to(found):
    assert having_all(found("dog aggressive to dogs", "en")) == {"gryf"}


def test_a_misspelt_word_is_the_one_that_follows_in_a_phrase_rather_than_a_frequent_name(others):
    """Many are called Morus."""
    search = Outside(others[1], "pl")
    answer = search.answer({"text": "świnka morksa", "facets": {}, "limit": 10})
    search.close()
    assert answer["spelled"].split()[1] == "morska" and answer["whole"] > 5


@pytest.mark.parametrize("language, text, status", [
    ("pl", "znalazłam kota", "lost"), ("en", "I found a cat", "lost"), ("pl", "zgubiłem kota", "found"), ("pl", "zaginął mi kot", "found"), ("en", "I lost my cat", "found"), ("en", "lost a cat", "found"), ("en", "my cat escaped", "found"),
])
def test_who_found_an_animal_is_shown_those_that_are_missed_and_who_misses_one_those_that_were_found(found, language, text, status):
    """Behind the page that tells what to do."""
    assert found(text, language)["ids"][:2] == [{"pl": "zaginione", "en": "lost-and-found"}[language], status]


def test_who_found_a_wild_animal_is_shown_who_treats_them_before_any_animal(found):
    assert set(found("znalazłem jeża")["ids"][:2]) == {"zaginione", "dzicz"}


def test_a_breed_that_is_called_a_house_cat_tells_of_no_life_indoors(found):
    assert having_all(found("kot niewychodzący")) == {"niuch"}


def test_what_an_institution_needs_in_a_word_is_asked_of_it(found):
    """Behind the page of needs."""
    assert found("zabawki dla schroniska")["ids"][:2] == ["potrzeby", "dzicz"]
