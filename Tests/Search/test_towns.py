"""Towns without an institution, institutions by their addresses, and by what their names tell that they belong to."""

import pytest

from folders import INSTITUTION

TOWNS = {
    "jelenia": "Jelenia Góra", "zielona": "Zielona Góra", "bytom": "Bytom", "kolobrzeg": "Kołobrzeg", "turek": "Turek", "konin": "Konin",
    "swidnica": "Świdnica", "lipno": "Lipno", "stolica": "Warszawa", "legion": "Legionowo", "sedziejow": "Sędziejowice", "sochaczew": "Sochaczew",
}
ADDRESSES = {"turek": "street: ul. Warszawska, number: 16", "bytom": 'street: ul. Łaciarska, number: "3"'}
HOURS = {"konin": "sat", "legion": "sun"}
NAMES = {
    "sedziejow": "Schronisko w Nowej Soli", "jelenia": "Towarzystwo Opieki nad Zwierzętami", "zielona": "TOZ", "kolobrzeg": "Stowarzyszenia „Bryza”",
    "sochaczew": "Fundacja",
}


def _record(id, town):
    name = NAMES.get(id, f"Punkt {id}")
    hours = f'openingHours: [{{ days: {HOURS[id]}, from: "10:00", to: "14:00" }}]\n' if id in HOURS else ""
    website = "contact: { website: https://www.psitulmnie.example.org/ }\n" if id == "bytom" else "contact: { email: a@example.org }\n"
    address = ", ".join(filter(None, [f"town: {town}, postalCode: 41-902, country: PL" if id == "bytom" else f"town: {town}, postalCode: 00-001, country: PL", ADDRESSES.get(id)]))
    return f"---\nname: {name}\ntype: shelter\naddress: {{ {address} }}\n{website}{hours}---\n"


FILES = {
    "institutions/azyl/institution.md": None,
    **{f"institutions/{id}/institution.md": _record(id, town) for id, town in TOWNS.items()},
    "institutions/bytom/animals/sucharek.md": "---\nname: Sucharek\ntype: dog\n---\nGrzeczny.\n",
    "institutions/bytom/animals/krolik.md": "---\nname: Królik\ntype: dog\n---\n",
    **{f"institutions/stolica/animals/{id}.md": f"---\nname: {id.capitalize()}\ntype: dog\n---\n" for id in ("bryza", "fala")},
    "institutions/konin/animals/kicia.md": "---\nname: Kicia\ntype: cat\nage: baby\n---\n",
    "institutions/turek/animals/plus.md": "---\nname: Plus\ntype: cat\n---\nMa FIV.\n",
    "institutions/turek/animals/minus.md": "---\nname: Minus\ntype: cat\n---\nTest na FIV i FeLV ujemny.\n",
}


def whole(answer):
    return answer["ids"][:answer["whole"]]


@pytest.mark.parametrize("text, nearest", [
    ("Koło", ["turek"]), ("Tarnowskie Góry", ["bytom"]), ("w Tarnowskich Górach", ["bytom"]), ("Kłodawa", ["turek"]), ("Skarżysko", ["stolica"]), ("Mokotów", ["stolica"]), ("Praga Południe", ["stolica"]), ("na Wilanowie", ["stolica"]), ("Karpacz", ["jelenia"]),
])
def test_of_a_town_without_an_institution_the_nearest_one_comes_first(found, text, nearest):
    """Neither Kołobrzeg, which begins so, nor Jelenia Góra, which has a word of its name."""
    answer = found(text)
    assert answer["whole"] == 0 and answer["ids"][:1] == nearest


def test_the_two_nearest_are_in_different_towns(found):
    assert [id for id in found("Koło")["ids"] if id in TOWNS] == ["turek", "konin"]


def test_an_institution_that_has_the_name_of_a_town_is_that_town_s(found):
    assert whole(found("nowa sól")) == whole(found("schronisko nowa sól")) == ["sedziejow"]


def test_what_may_be_about_to_be_the_name_of_an_animal_is_completed(found):
    """Though it is the stem of Sucha Beskidzka's, too."""
    assert found("such")["ids"][0] == "sucharek"


@pytest.mark.parametrize("text", ["koń", "konie"])
def test_a_kind_that_nobody_keeps_begins_no_name_of_a_town(found, text):
    assert found(text)["ids"] == []


def test_who_is_called_as_a_kind_that_nobody_keeps_is_found_before_the_name_is_whole(found):
    assert found("króli")["ids"][0] == "krolik"


@pytest.mark.parametrize("text, first", [
    ("Łaciarska 3", "bytom"), ("ul. łaciarska", "bytom"), ("laciarska bytom", "bytom"), ("warszawska turek", "turek"), ("41-902", "bytom"), ("psitulmnie", "bytom"),
    ("www.psitulmnie.example.org", "bytom"),
])
def test_an_institution_is_found_by_its_address(found, text, first):
    assert found(text)["ids"][0] == first


@pytest.mark.parametrize("text, ids", [("otwarte w sobotę", ["konin"]), ("czynne w niedziele", ["legion"]), ("otwarte w weekend", ["konin", "legion"])])
def test_those_are_open_on_a_day_whose_hours_say_so(found, text, ids):
    answer = found(text)
    assert sorted(id for id in whole(answer) if id in TOWNS) == ids


@pytest.mark.parametrize("language, text, ids", [
    ("pl", "TOZ", ["jelenia", "zielona"]), ("pl", "towarzystwo opieki nad zwierzętami", ["jelenia", "zielona"]), ("pl", "stowarzyszenie", ["jelenia", "kolobrzeg"]),
    ("en", "association", ["jelenia", "kolobrzeg"]),
])
def test_a_name_tells_what_an_institution_belongs_to(found, language, text, ids):
    assert sorted(id for id in whole(found(text, language)) if id in TOWNS) == ids


@pytest.mark.parametrize("text", ["kontakt schronisko Bytom", "Bytom numer telefonu", "adres schroniska Bytom", "lista schronisk Bytom"])
def test_what_every_page_of_an_institution_tells_need_not_be_found(found, text):
    assert whole(found(text))[0] == "bytom"


def test_what_a_description_denies_it_does_not_mention(found):
    assert found("FIV")["ids"] == ["plus"]


@pytest.mark.parametrize("text, id", [("świdnirca", "swidnica"), ("kipno", "lipno")])
def test_a_misspelt_town_is_neither_one_where_nothing_is_nor_a_kitten(found, text, id):
    assert whole(found(text)) == [id]


def test_where_there_is_one_of_what_is_asked_for_others_of_its_voivodeship_follow(found):
    assert [id for id in found("schronisko Turek")["ids"] if id in TOWNS][:2] == ["turek", "konin"]


@pytest.mark.parametrize("text", ["schronisko dla psów", "shronisko dla psów"])
def test_who_misspells_an_institution_asks_for_it_all_the_same(found, text):
    assert set(found(text)["ids"][:2]) == {"bytom", "stolica"}


@pytest.mark.parametrize("text, language", [("pies Bytom lub Warszawa", "pl"), ("psy w Bytomiu albo w Warszawie", "pl"), ("dogs in Bytom or Warsaw", "en")])
def test_of_places_that_are_joined_one_is_enough(found, text, language):
    assert set(whole(found(text, language))) == {"sucharek", "krolik", "bryza", "fala"}
