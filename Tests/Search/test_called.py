"""Names that are like other words, and what records tell in few words or not at all."""

import pytest

from folders import INSTITUTION


def _animal(name, type="dog", more="", text=""):
    return f"---\nname: {name}\ntype: {type}\n{more}---\n{text}\n"


ANIMALS = {
    "inka": _animal("Inka", more="breed: kundel\n"), "czarny": _animal("Bandyta", more="colour: czarny\n"), "zwirek": _animal("Żwirek"), "ela": _animal("Ela"), "zara": _animal("Zara", more="sex: female\n"),
    "opal": _animal("Opal", "cat"), "puszek": _animal("Puszek", "cat"),
    "kocie": _animal("Ignacy", "cat", "age: baby\n"),
    "chory": _animal("Wiarus", "cat", "health: { specialNeeds: true }\n"),
    "samiec": _animal("Amant", "rabbit", "health: { neutered: false, vaccinated: false }\n"),
    "kastrat": _animal("Abelard", "rabbit", "health: { neutered: true, vaccinated: true }\n"),
    "daleki": _animal("Daleki", "horse", "virtualAdoption: true\n"), "bliski": _animal("Bliski", "horse", "virtualAdoption: false\n", "Rozważ adopcję wirtualną."),
    "ruda": _animal("Ruda", "cat", "sex: female\n"), "cichy": _animal("Cichy", "bird", text="Nie znosi hałasu."), "glosny": _animal("Głośny", "bird", text="Bywa hałaśliwy."),
    **{f"{name.lower()}-{number}": _animal(name) for name in ("Cezar", "Cezary") for number in range(2, 6)}, "nero": _animal("Nero"), "neron": _animal("Neron"), "rudy": _animal("Płomyk", "cat", "colour: rudy\nsex: female\n"),
}
FILES = {
    "institutions/azyl/institution.md": INSTITUTION + "needs: [żwirek, koce]\n---\n",
    "institutions/zary/institution.md": INSTITUTION.replace("Azyl", "Promyk").replace("Łódź", "Żary") + "---\n",
    "institutions/zary/animals/zarski.md": _animal("Haka", more="sex: female\n"),
    "institutions/dolina/institution.md": INSTITUTION.replace("name: Azyl", "name: { pl: Kocia Dolina, en: Cat Valley }") + "services: [adoption]\nneeds: [opał na zimę, puszki dla kotów]\n---\n",
    "institutions/pole/institution.md": INSTITUTION.replace("name: Azyl", "name: { pl: Psie Pole, en: Dogs' Field }").replace("Łódź", "Radom") + "---\n",
    "institutions/pole/animals/polny.md": _animal("Polny", more="size: small\n"), "institutions/pole/animals/polna.md": _animal("Polna", "cat"),
    **{f"institutions/azyl/animals/{id}.md": text for id, text in ANIMALS.items()},
}


def whole(answer):
    return answer["ids"][:answer["whole"]]


@pytest.mark.parametrize("text, ids", [
    ("pies Inka", ["inka"]), ("pies żwirek", ["zwirek"]), ("pies Ela", ["ela"]), ("suczka zara", ["zara"]), ("kot Opal", ["opal"]), ("kot Puszek", ["puszek"]),
])
def test_who_tells_a_kind_and_a_name_means_the_name(found, text, ids):
    """Neither the colour of ink, nor who needs litter, fuel ("opał na zimę") or tins ("puszek"), nor "piesela", nor Żary."""
    assert found(text)["ids"][:1] == ids


def test_what_a_form_means_is_not_what_its_stem_means(found):
    """Of "koc", a blanket."""
    assert found("koci maluch")["ids"][0] == "kocie"


def test_a_form_of_a_colour_is_the_colour_beside_other_words_though_some_are_called_so(found):
    assert found("ruda kotka")["ids"][0] == "rudy"


def test_of_a_disease_of_which_nobody_tells_those_that_are_ill_are_only_near(found):
    answer = found("jednooki")
    assert answer["whole"] == 0 and "chory" in answer["ids"]


@pytest.mark.parametrize("text, language", [("niekastrowany", "pl"), ("nieszczepiony", "pl"), ("unneutered", "en"), ("unvaccinated", "en")])
def test_what_records_deny_of_health_is_found(found, text, language):
    assert whole(found(text, language)) == ["samiec"] and found(text, language)["corrected"] is None


def test_who_can_be_adopted_virtually_comes_before_who_only_speaks_of_it(found):
    answer = found("adopcja wirtualna koń")
    assert answer["ids"][0] == "daleki" and "bliski" not in whole(answer)


@pytest.mark.parametrize("text", ["rudy k", "rudy kot l"])
def test_a_single_letter_that_is_typed_hides_nothing(found, text):
    assert found(text)["whole"] > 0


@pytest.mark.parametrize("text", ["śliczny kot", "kochany rudy kot"])
def test_what_everybody_calls_an_animal_need_not_be_found(found, text):
    answer = found(text)
    assert answer["whole"] > 0 and answer["corrected"] is None


def test_a_name_that_ends_with_o_comes_before_a_longer_one(found):
    assert whole(found("nero"))[:1] == ["nero"]


def test_what_a_word_of_a_description_begins_does_not_come_before_it(found):
    assert found("hałas")["ids"][0] == "cichy"


@pytest.mark.parametrize("text", ["kun del", "pie sek"])
def test_two_parts_of_a_word_are_one(found, text):
    """However short the second one is."""
    assert "inka" in whole(found(text))


@pytest.mark.parametrize("text, name", [("Cezara", "cezar"), ("Cezarem", "cezar"), ("Cezarego", "cezary"), ("Cezarym", "cezary")])
def test_a_form_of_a_name_that_is_the_stem_of_others_is_that_name_first(found, text, name):
    assert [id[:-2] for id in found(text)["ids"]][:4] == [name] * 4


def test_a_town_is_no_form_of_the_name_of_an_animal(found):
    assert [found(text)["ids"][0] for text in ("zara", "zary", "Żary")] == ["zara", "zary", "zary"]


@pytest.mark.parametrize("text", ["Kocia Dolina", "cat valley"])
def test_an_institution_is_found_by_its_name_in_the_country_s_language_too(found, text):
    assert found(text, "en")["ids"][0] == "dolina"


@pytest.mark.parametrize("text, language", [("cennik", "pl"), ("jak adoptować", "pl"), ("how to adopt", "en")])
def test_where_nobody_tells_how_adoption_goes_those_who_offer_it_are_found(found, text, language):
    assert whole(found(text, language)) == ["dolina"]


def test_who_asks_how_to_adopt_a_cat_where_nobody_tells_it_looks_for_a_cat(found):
    assert "dolina" not in found("jak adoptować kota")["ids"][:2]


def test_who_lives_at_an_institution_called_after_dogs_is_no_dog(found):
    assert {"polny"} <= set(whole(found("dogs Radom", "en"))) <= {"polny", "pole"}


@pytest.mark.parametrize("text, language", [("pies do 10 kg", "pl"), ("pies 10kg", "pl"), ("dog 5 kg", "en")])
def test_a_weight_is_a_size(found, text, language):
    assert whole(found(text, language)) == ["polny"]
