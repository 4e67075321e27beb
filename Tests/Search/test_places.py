"""Institutions by their names, towns and kinds, and towns without one."""

import pytest

from folders import INSTITUTION

HOUSES = {
    "psiakowo": ("Psiakowo", "foundation", "Łódź"), "dolina": ("Kocia Dolina", "shelter", "Gdańsk"), "wiatrak": ("Wiatrak", "shelter", "Kraków"),
    "puk": ("Puk", "shelter", "Toruń"), "bory": ("Stare Bory", "shelter", "Katowice"), **{name.lower(): (name, "shelter", "Opole") for name in ("Ciapek", "Ciapkowo")}, "tum": ("Tum", "shelter", "Płock"), "mszar": ("Mszar", "rehabilitation", "Ełk"),
    "kryjowka": ("Kryjówka", "refuge", "Chełm"),
}
ANIMALS = {
    ("psiakowo", "mruk"): "name: Mruk\ntype: cat\ncolour: czarny\n", ("psiakowo", "brys"): "name: Bryś\ntype: dog\nsize: large\n",
    ("dolina", "reks"): "name: Reks\ntype: dog\nsize: small\n", ("dolina", "szarlotka"): "name: Szarlotka\ntype: cat\ncolour: szara\n",
    ("bory", "paczek"): "name: Pączek\ntype: horse\n", ("puk", "latek"): "name: Łatek\ntype: dog\nsize: medium\nhealth: { neutered: true }\n",
}
FILES = {
    "institutions/azyl/institution.md": None,
    **{f"institutions/{id}/institution.md": INSTITUTION.replace("Azyl", name).replace("shelter", type).replace("Łódź", town) + "---\n"
       for id, (name, type, town) in HOUSES.items()},
    **{f"institutions/{house}/animals/{id}.md": f"---\n{fields}---\n" for (house, id), fields in ANIMALS.items()},
}
FILES["institutions/tum/institution.md"] = FILES["institutions/tum/institution.md"].replace("type:", "accepts: [rabbit]\nservices: [lostAndFound]\ntype:")
FILES["institutions/puk/animals/latek.md"] += "Trafił do nas z Zakopanego, a jego siostra z Gdyni. Bawi się z Ciapkiem.\n"


def whole(answer):
    return answer["ids"][:answer["whole"]]


def test_an_institution_is_found_by_its_name_before_what_a_part_of_that_means(found):
    assert found("psiakowo")["ids"][0] == "psiakowo"


@pytest.mark.parametrize("text", ["ciapkowo", "ciapek"])
def test_of_institutions_whose_names_share_a_stem_that_which_is_called_so_comes_first(found, text):
    assert found(text)["ids"][0] == text


def test_what_an_institution_is_called_is_found_in_descriptions_too(found):
    ids = whole(found("ciapek"))
    assert ids[0] == "ciapek" and "latek" in ids


def test_animals_are_of_no_kind_that_their_institution_is_called_after(found):
    assert sorted(id for id in whole(found("kot")) if id not in HOUSES) == ["mruk", "szarlotka"]


def test_animals_are_not_as_old_as_what_their_institution_is_called_after(found):
    assert whole(found("stary koń")) == []


def test_the_animals_of_an_institution_are_found_by_its_name_all_the_same(found):
    assert found("kocia dolina")["ids"][0] == "dolina"
    assert {"reks", "szarlotka"} <= set(whole(found("kocia dolina")))
    assert whole(found("stare bory")) == ["bory", "paczek"]


@pytest.mark.parametrize("text", ["Gdynia", "w Gdyni", "gdynia"])
def test_of_a_town_without_an_institution_what_is_nearest_is_found_as_near(found, text):
    answer = found(text)
    assert (answer["whole"], answer["corrected"]) == (0, None)
    assert set(answer["ids"]) == {"dolina", "reks", "szarlotka", "puk", "latek"}


def test_a_kind_and_a_town_without_an_institution_find_those_first_that_are_near(found):
    answer = found("psy w Gdyni")
    assert answer["whole"] == 0
    assert set(answer["ids"][:2]) == {"reks", "latek"} and "brys" in answer["ids"]


def test_who_is_called_as_a_form_of_a_town_is_not_near_it(found):
    """Paczków is near the shelters in Opole."""
    assert whole(found("pączka")) == ["paczek"] == found("paczek")["ids"][:1]


def test_of_an_address_without_a_region_its_town_tells_it(found):
    assert {"wiatrak", "puk"} <= set(found("małopolskie kujawsko-pomorskie")["ids"])
    assert whole(found("schronisko śląskie")) == ["bory", "paczek"]


def test_who_came_from_a_town_is_not_there(found):
    answer = found("Zakopane")
    assert answer["whole"] == 0 and "wiatrak" in answer["ids"] and "latek" not in answer["ids"]


def test_no_spelling_is_corrected_to_a_town_without_an_institution(found):
    """Olecko is nearer to what was typed, and beside it on no keyboard."""
    assert found("ołock")["ids"] == ["tum"]


def test_any_institution_that_takes_animals_in_may_be_called_a_shelter(found):
    assert whole(found("schronisko w Łodzi")) == ["psiakowo"]
    shelters = whole(found("schronisko"))
    assert shelters.index("psiakowo") > shelters.index("wiatrak")


@pytest.mark.parametrize("text, ids", [("kot ale nie czarny", ["szarlotka"]), ("pies nie duży", ["latek", "reks"]), ("nie pies", ["mruk", "paczek", "szarlotka"]),
                                       ("pies nie kastrowany", ["brys", "reks"]), ("pies bez kastracji", ["brys", "reks"])])
def test_what_is_denied_is_not_found(found, text, ids):
    assert sorted(id for id in whole(found(text)) if id not in HOUSES) == ids


@pytest.mark.parametrize("language, text", [("pl", "schronisko dla psów"), ("pl", "schronisko psy"), ("pl", "psie schronisko"), ("en", "dog shelter"), ("en", "shelter for dogs")])
def test_an_institution_for_animals_is_one_that_keeps_them(found, language, text):
    ids = whole(found(text, language))
    assert set(ids[:2]) == {"dolina", "puk"} and "wiatrak" not in ids


def test_an_institution_keeps_what_it_says_that_it_accepts(found):
    assert found("schronisko dla królików")["ids"][0] == "tum"


@pytest.mark.parametrize("language, text", [("pl", "pies ze schroniska"), ("en", "shelter dogs"), ("en", "dogs from a shelter"), ("pl", "psy toruń"),
                                            ("pl", "pies ze schroniska w Toruniu"), ("en", "shelter dogs in Torun")])
def test_who_asks_for_animals_of_an_institution_is_shown_animals(found, language, text):
    answer = found(text, language)
    assert "latek" in whole(answer) and not set(whole(answer)) & set(HOUSES) and answer["ids"][0] not in HOUSES


@pytest.mark.parametrize("language, text, first", [
    ("pl", "schronisko w Gdyni", {"dolina", "puk"}), ("pl", "fundacja Kraków", {"wiatrak"}),
    ("en", "foster homes Gdansk", {"dolina"}),
])
def test_where_there_is_no_institution_of_a_kind_others_that_are_there_come_first(found, language, text, first):
    answer = found(text, language)
    assert answer["ids"][0] in first and answer["whole"] == 0


@pytest.mark.parametrize("language, text", [("en", "animal rescue Krakow"), ("pl", "pogotowie dla zwierząt Kraków")])
def test_a_shelter_is_nearly_a_rescue(found, language, text):
    assert whole(found(text, language))[0] == "wiatrak"


def test_a_refuge_comes_before_a_shelter_where_it_is_asked_for_and_a_shelter_is_nearly_one(found):
    assert whole(found("przytulisko"))[0] == "kryjowka"
    assert whole(found("przytulisko Kraków"))[0] == "wiatrak"


@pytest.mark.parametrize("language, text", [("pl", "zgubiłem psa Płock"), ("en", "lost my dog Plock")])
def test_who_lost_a_dog_is_told_who_helps_to_find_it_in_that_town(found, language, text):
    assert whole(found(text, language)) == ["tum"]


def test_who_found_an_injured_wild_animal_is_told_of_those_who_heal_it(found):
    assert found("gdzie oddać rannego jeża")["ids"][0] == "mszar"


@pytest.mark.parametrize("language, text", [("pl", "psy trójmiasto"), ("en", "tri-city dogs")])
def test_several_towns_with_one_name_are_these_towns(found, language, text):
    assert whole(found(text, language)) == ["reks"]
