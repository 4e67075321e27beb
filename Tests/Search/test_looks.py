"""Animals by what they look like: colours, marks, breeds, and names that are words for these."""

import pytest

ANIMALS = {
    # Called after a colour that it does not have.
    "ruda": "name: Ruda\ntype: cat\nsex: female\ncolour: czarna\n", "iskra": "name: Iskra\ntype: cat\nsex: female\ncolour: ruda\n",
    # No tail, and a tail that is told of.
    "kikut": "name: Kikut\ntype: cat\nmarks: [{ pl: brak ogona, en: no tail }]\n", "kita": "name: Kita\ntype: cat\nmarks: [{ pl: zakręcony ogon, en: curly tail }]\n",
    "mgla": "name: Mgła\ntype: dog\ncolour: { pl: popielata, en: ash grey }\n",
    "dziadek": "name: Dziadek\ntype: dog\ncolour: { pl: czarny, en: black }\nmarks: [{ pl: siwy pyszczek, en: greying muzzle }]\n",
    "cawia": "name: Cawia\ntype: rodent\nbreed: { pl: świnka morska, en: guinea pig }\n", "azor": "name: Azor\ntype: dog\n",
    "mruk": "name: Mruk\ntype: cat\n", "numer": "name: Numer\ntype: bird\nnumber: No 7/26\n",
    "sadza": "name: Sadza\ntype: ferret\nmarks: [{ pl: bez białego krawata, en: no white bib }]\n",
    "plusk": "name: Plusk\ntype: fish\ncolour: kremowy z ciemną maską\n", "bez": "name: Beż\ntype: fish\ncolour: beżowy\n",
    "zadzior": "name: Zadzior\ntype: fish\nbreed: { pl: bojownik, en: betta }\n",
}
FILES = {f"institutions/azyl/animals/{id}.md": f"---\n{fields}---\n" for id, fields in ANIMALS.items()}
FILES["institutions/azyl/animals/mruk.en.md"] = "He purrs on every lap.\n"


def test_beside_a_type_a_colour_is_meant_before_who_is_only_called_so(found):
    assert found("ruda kotka")["ids"][:2] == ["iskra", "ruda"]


def test_alone_a_name_comes_before_the_colour(found):
    assert found("ruda")["ids"][0] == "ruda"


@pytest.mark.parametrize("text", ["cat without a tail", "cat no tail"])
def test_what_a_mark_denies_is_found_where_it_is_denied_and_never_the_opposite(found, text):
    answer = found(text, "en")
    assert answer["ids"][:answer["whole"]] == ["kikut"]


@pytest.mark.parametrize("text, language", [("white bib", "en"), ("white ferret", "en"), ("biała fretka", "pl")])
def test_what_a_mark_denies_is_neither_a_phrase_nor_a_colour(found, text, language):
    answer = found(text, language)
    assert "sadza" not in answer["ids"][:answer["whole"]]


@pytest.mark.parametrize("text, language", [("bojownika", "pl"), ("betta", "en")])
def test_a_kind_of_fish_is_no_other_fish(found, text, language):
    answer = found(text, language)
    assert answer["ids"][:answer["whole"]] == ["zadzior"]


def test_a_number_is_not_denied(found):
    assert found("7/26", "en")["ids"] == ["numer"]


def test_a_colour_comes_before_another_that_is_only_called_so_elsewhere(found):
    assert found("kremowa rybka")["ids"][:2] == ["plusk", "bez"]


def test_a_colour_that_is_told_more_exactly_comes_before_a_mark_that_means_the_same(found):
    assert found("gray dog", "en")["ids"][0] == "mgla"


def test_two_words_that_begin_a_phrase_are_what_it_means_whatever_the_second_is(found):
    """On English pages "pi" is the stem of a Polish word for a dog."""
    answer = found("guinea pi", "en")
    assert answer["ids"][:answer["whole"]] == ["cawia"]


@pytest.mark.parametrize("text", ["purring", "purred"])
def test_a_verb_that_doubles_its_last_letter_is_found_in_all_forms(found, text):
    answer = found(text, "en")
    assert (answer["ids"], answer["corrected"]) == (["mruk"], None)
