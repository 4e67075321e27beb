"""Practical questions, which pages and institutions answer."""

import pytest

from folders import INSTITUTION

#: `zamknieta` tells nothing but where it is.
TOLD = 'openingHours: [{ days: sat, from: "10:00", to: "14:00" }]\nneeds: [koce]\nservices: [walks, volunteering]\n'
FILES = {
    "institutions/azyl/institution.md": INSTITUTION + TOLD + "---\n",
    "institutions/zamknieta/institution.md": INSTITUTION.replace("Azyl", "Zamknięta") + "---\n",
    "institutions/azyl/animals/burek.md": "---\nname: Burek\ntype: dog\n---\nLubi spacery, w godzinach otwarcia sklepu czeka przed nim.\n",
    "institutions/azyl/animals/mruk.md": "---\nname: Mruk\ntype: cat\n---\nMieszkał wśród wolontariuszy.\n",
    "pages/adopcja.md": "---\ntitle: Jak wygląda adopcja\n---\nKot i pies: najpierw zadzwoń.\n",
    "pages/o-nas.md": "---\ntitle: O nas\n---\nPiszemy o schroniskach.\n",
}


@pytest.mark.parametrize("text, first", [
    ("adopcja", "adopcja"), ("jak adoptować", "adopcja"), ("jak adoptować psa", "adopcja"), ("opłata adopcyjna", "adopcja"), ("o nas", "o-nas"),
    ("mapa", "mapa"), ("co przynieść", "potrzeby"), ("moje zwierzęta", "moje-zwierzeta"),
])
def test_a_practical_question_finds_the_page_that_answers_it_first(found, text, first):
    assert found(text)["ids"][0] == first


@pytest.mark.parametrize("text", ["wolontariat", "godziny otwarcia", "czynne", "co przynieść"])
def test_of_institutions_those_are_found_whose_pages_tell_it(found, text):
    answer = found(text)
    whole = [id for id in answer["ids"][:answer["whole"]] if id in ("azyl", "zamknieta", "burek", "mruk")]
    assert whole[0] == "azyl" and "zamknieta" not in whole


@pytest.mark.parametrize("text, first", [("pies", "burek"), ("kot", "mruk"), ("schronisko", "azyl")])
def test_pages_that_mention_what_is_asked_for_do_not_stand_before_it(found, text, first):
    assert found(text)["ids"][0] == first
