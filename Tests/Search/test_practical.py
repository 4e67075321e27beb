"""Practical questions, which pages and institutions answer."""

import pytest

from folders import INSTITUTION

#: `zamknieta` tells nothing but where it is.
TOLD = 'openingHours: [{ days: sat, from: "10:00", to: "14:00" }]\nneeds: [koce]\nservices: [walks, volunteering, donations, lostAndFound]\ntaxShare: { krs: "9999990058", beneficiary: Azyl, verified: 2026-01-20 }\n'
FILES = {
    "institutions/azyl/institution.md": INSTITUTION + TOLD + "---\n",
    "institutions/zamknieta/institution.md": INSTITUTION.replace("Azyl", "Zamknięta") + "---\n",
    "institutions/azyl/animals/burek.md": "---\nname: Burek\ntype: dog\n---\nLubi spacery, w godzinach otwarcia sklepu czeka przed nim.\n",
    "institutions/azyl/animals/mruk.md": "---\nname: Mruk\ntype: cat\n---\nMieszkał wśród wolontariuszy.\n",
    "institutions/azyl/animals/druh.md": "---\nname: Druh\ntype: dog\ngoodWith: { cats: true }\n---\nZnaleziony na stacji.\n",
    "institutions/zamknieta/animals/owieczka.md": "---\nname: Owieczka\ntype: dog\n---\nSpokojna, śpi na kocyku.\n",
    **{f"institutions/azyl/animals/{name.lower()}.md": f"---\nname: {name}\ntype: dog\n---\n" for name in ("Blok", "Mint")},
    "pages/znalezione.md": "---\ntitle: Znalazłem zwierzę\ndescription: Pies, kot albo jeż. Co robić krok po kroku?\n---\nZadzwoń.\n",
    "pages/adopcja.md": "---\ntitle: Jak wygląda adopcja\n---\nKot i duży pies: najpierw zadzwoń.\n",
    "pages/dla-schronisk.md": "---\ntitle: Dla schronisk\n---\nDopisz się.\n",
    "patrons/wolontariat.md": "---\nname: Wolontariat\nmonth: 2026-06\nkilograms: 5\nfood: karma\ncandidates: [azyl]\n---\n",
    "pages/o-nas.md": "---\ntitle: O nas\n---\nPiszemy o schroniskach.\n",
}


@pytest.mark.parametrize("text, first", [
    ("adopcja", "adopcja"), ("jak adoptować", "adopcja"), ("jak adoptować psa", "adopcja"), ("ile kosztuje pies", "adopcja"), ("znalazłem ptaka", "znalezione"), ("znalazłam psa", "znalezione"), ("opłata adopcyjna", "adopcja"), ("o nas", "o-nas"),
    ("mapa", "mapa"), ("co przynieść", "potrzeby"), ("moje zwierzęta", "moje-zwierzeta"), ("ulubione", "moje-zwierzeta"), ("najbliższe schronisko", "blisko"),
])
def test_a_practical_question_finds_the_page_that_answers_it_first(found, text, first):
    assert found(text)["ids"][0] == first


@pytest.mark.parametrize("text", ["wolontariat", "godziny otwarcia", "czynne", "co przynieść", "pieniądze"])
def test_of_institutions_those_are_found_whose_pages_tell_it(found, text):
    answer = found(text)
    whole = [id for id in answer["ids"][:answer["whole"]] if id in ("azyl", "zamknieta", "burek", "mruk")]
    assert whole[0] == "azyl" and "zamknieta" not in whole


@pytest.mark.parametrize("text", ["pies", "kot", "duży pies", "duży kot"])
def test_pages_that_only_mention_what_is_asked_for_do_not_have_it(found, text):
    answer = found(text)
    assert "adopcja" not in answer["ids"][:answer["whole"]]


@pytest.mark.parametrize("text, language", [
    ("zgubiłem psa", "pl"), ("zaginął kot", "pl"), ("znalazłam jeża co robić", "pl"), ("pies mi uciekł", "pl"), ("znalazłam kotka", "pl"), ("my dog ran away", "en"), ("I found a kitten", "en"),
])
def test_who_lost_or_found_an_animal_is_shown_none_that_seeks_a_home(found, text, language):
    answer = found(text, language)
    assert answer["ids"][0] in ("zaginione", "znalezione", "lost-and-found") and not {"druh", "mruk", "burek"} & set(answer["ids"][:answer["whole"]])


@pytest.mark.parametrize("text, language", [("spacery z psami", "pl"), ("spacery z psami Łódź", "pl"), ("wyprowadzę psa", "pl"), ("walk a dog", "en"), ("help dogs", "en"), ("make a donation", "en"),
    ("wolontariat od 16 lat", "pl"),
])
def test_what_institutions_offer_is_asked_of_them_and_not_of_the_animals_in_its_name(found, text, language):
    answer = found(text, language)
    assert [id for id in answer["ids"] if id in ("azyl", "burek", "druh", "zamknieta")][0] == "azyl"


@pytest.mark.parametrize("text", ["oddam psa", "muszę oddać psa", "oddam suczkę", "oddanie kota do schroniska"])
def test_who_gives_an_animal_up_is_shown_who_takes_it(found, text):
    assert found(text)["ids"][0] == "azyl"


@pytest.mark.parametrize("text, language", [("kontakt", "pl"), ("numer telefonu", "pl"), ("phone number", "en")])
def test_who_asks_for_a_number_alone_is_shown_institutions(found, text, language):
    answer = found(text, language)
    assert {"azyl", "zamknieta"} <= set(answer["ids"][:answer["whole"]])


@pytest.mark.parametrize("text", ["legowiska", "oddam siano"])
def test_who_has_something_to_give_that_nobody_asks_for_is_shown_shelters(found, text):
    answer = found(text)
    assert {"azyl", "zamknieta"} == set(answer["ids"][:answer["whole"]])


@pytest.mark.parametrize("text", ["kocyki", "gdzie oddać stare kołdry", "kto potrzebuje ręczników", "koce"])
def test_who_has_something_to_give_is_shown_who_needs_it(found, text):
    """In other words, too."""
    answer = found(text)
    assert answer["ids"][:2] == ["potrzeby", "azyl"] and "zamknieta" not in answer["ids"][:answer["whole"]]


def test_an_animal_that_has_what_others_bring_is_found_behind_who_needs_it(found):
    answer = found("kocyki")
    assert answer["ids"][:answer["whole"]] == ["potrzeby", "azyl", "owieczka"]


def test_words_that_stand_beside_one_another_say_nothing_of_what_joins_them(found):
    """A page that names a dog and a cat is no dog for one who has a cat."""
    assert found("pies do kota")["ids"][0] == "druh"


def test_a_page_is_found_by_its_title_behind_what_that_means(found):
    answer = found("dla schronisk")
    assert answer["ids"][0] == "azyl" and "dla-schronisk" in answer["ids"][:answer["whole"]]


@pytest.mark.parametrize("text", ["1,5 procent", "1.5 procent", "przekaż 1,5%"])
def test_the_share_of_a_tax_is_found_however_it_is_written(found, text):
    answer = found(text)
    assert answer["ids"][0] == "azyl"


def test_a_patron_called_after_what_institutions_offer_is_none_of_these(found):
    assert found("wolontariat")["ids"][0] == "azyl"


def test_in_both_languages_institutions_stand_before_animals_that_only_mention_what_they_offer(search):
    questions = {"pl": ["godziny otwarcia", "numer konta", "wolontariat", "co przynieść", "darowizna"],
                 "en": ["opening hours", "bank account", "volunteering", "what to bring", "where can I donate"]}
    for text in questions[search.language]:
        kinds = search.page.evaluate("async text => (await index.cards((await index.search({ text, limit: 5 })).hits)).map(card => card.kind)", text)
        assert "animal" not in kinds and len(kinds) == 5, f"{text}: {kinds}"


@pytest.mark.parametrize("text", ["w sobotę otwarte", "czy otwarte w sobotę"])
def test_what_is_said_of_opening_may_stand_anywhere(found, text):
    answer = found(text)
    assert answer["ids"][:answer["whole"]] == ["azyl"]


@pytest.mark.parametrize("text, language", [("blik", "pl"), ("minds", "en")])
def test_a_right_word_that_means_nothing_is_not_taken_for_another(found, text, language):
    """Though some are called nearly so."""
    answer = found(text, language)
    assert answer["corrected"] is None and answer["ids"] == []
