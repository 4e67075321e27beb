"""What sentences of descriptions tell: less surely where they deny something, and with the object first."""

import pytest

from folders import INSTITUTION, described

#: By the id of a dog, what its descriptions say.
DOGS = {
    "drzy": ("Fajerwerki przeżywa ciężko.", "Fireworks are a trial for him."),
    "drzaca": ("Drży przy dźwiękach fajerwerków.", "She trembles at the sound of fireworks."),
    "placzka": ("Dzień z fajerwerkami spędza w wannie.", "A day with fireworks is spent in the tub."),
    "chrapie": ("Hałas, nawet fajerwerki, nie jest mu groźny.", "Noise, even of fireworks, is not to wake him."),
    "ogladacz": ("Przy oknie, gdy strzelają fajerwerki, nie drgnie.", "He watches fireworks by the window and does not move."),
    "spioch": ("Nie budzą go goście, dzwonki i fajerwerki.", "He does not wake up for guests, bells and fireworks."),
    "podmiot": ("Kot nie lubi psów.", "The cat does not like dogs."),
    "zaczepiany": ("Kotów nie lubi zaczepiać.", "Nice."),
    "zawziety": ("Kotów nie lubi.", "Nice."),
    "jedyny": ("Kopacz, któremu trawnik nie wystarcza.", "Nice."),
    "nie-tylko": ("Nie tylko burza go płoszy.", "Nice."),
    "chyba": ("Burza za oknem go nie budzi.", "Nice."),
    "helenka": ("Miła.", "Nice."),
    "suchy": ("Nie lubi wody.", "Does not like water."),
    "mokry": ("Kocha pływać.", "Loves water."),
    "zerwany": ("Zdjęty z łańcucha.", "Nice."),
    **{id: ("Czystość w domu, listonosza nie wita.", "Nice.") for id in ("schludny", "schludna", "dywan", "kaluza")},
}
#: Of some, what their records tell, too.
FIELDS = dict.fromkeys(("schludny", "schludna"), "houseTrained: true\n")
FILES = described({id: (f"name: {'Helenka' if id == 'helenka' else 'Tur'}\ntype: dog\n{FIELDS.get(id, '')}", *texts) for id, texts in DOGS.items()})
FILES["institutions/wolni/institution.md"] = INSTITUTION.replace("Azyl", "Bez Łańcucha") + "---\n"
FILES |= {f"institutions/wolni/animals/wolny-{number}.md": "---\nname: Tur\ntype: dog\n---\n" for number in range(3)}
SURE, UNSURE = {"drzy", "drzaca", "placzka"}, {"chrapie", "ogladacz", "spioch"}


@pytest.mark.parametrize("language, text", [("pl", "boi się fajerwerków"), ("pl", "fajerwerki"), ("en", "scared of fireworks"), ("en", "fireworks")])
def test_a_sentence_that_denies_something_tells_its_words_less_surely(found, language, text):
    answer = found(text, language)
    assert answer["whole"] == 6
    assert set(answer["ids"][:3]) == SURE and set(answer["ids"][3:6]) == UNSURE


def test_what_is_denied_may_stand_before_the_negation_but_not_its_subject_nor_what_goes_on(found):
    """Of "Kot nie lubi psów" and "Kotów nie lubi zaczepiać" neither tells of a dog that dislikes cats."""
    answer = found("nie lubi kotów")
    assert answer["ids"][:answer["whole"]] == ["zawziety"]


def test_who_is_the_only_one_to_tell_a_theme_is_found_by_all_of_its_words(found):
    """Though the only word that tells it stands in a sentence that denies something."""
    answer = found("kopanie")
    assert answer["ids"][:answer["whole"]] == ["jedyny"]


def test_what_a_record_tells_is_sure(found):
    answer = found("czystość")
    assert set(answer["ids"][:2]) == {"schludny", "schludna"} and set(answer["ids"][2:4]) == {"dywan", "kaluza"}


def test_not_only_denies_nothing(found):
    assert found("burza")["ids"] == ["nie-tylko", "chyba"]


def test_what_only_has_the_stem_of_a_town_where_nothing_is_begins_a_name(found):
    """Hel is one."""
    assert found("hele", "en")["ids"][0] == "helenka"


@pytest.mark.parametrize("language, text", [("pl", "nienawidzi wody"), ("pl", "nie cierpi wody"), ("en", "not keen on water"), ("en", "hates water")])
def test_what_says_the_same_tells_the_same(found, language, text):
    answer = found(text, language)
    assert answer["ids"][:answer["whole"]] == ["suchy"]


def test_what_is_begun_behind_a_preposition_is_what_stands_behind_it(found):
    """And not who lives at an institution that is called so."""
    assert found("pies z łańcuc")["ids"][0] == "zerwany"
