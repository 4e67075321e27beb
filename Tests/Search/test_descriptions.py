"""What descriptions say and deny, in the order of words in which people write."""

import pytest

from folders import INSTITUTION, described

#: By id the description in Polish and in English, and fields.
SAID = {
    "zywa": ("Spokojna to ona nie jest.", "Calm she certainly is not.", ""),
    "cicha": ("Spokojna suczka.", "A calm bitch.", ""),
    "ogrodnik": ("Do bloku się nie nadaje.", "He is not at all suited to a flat.", ""),
    "sasiad": ("Nadaje się do bloku, choć nie od razu.", "A flat will do.", ""),
    "uczen": ("Żadnych komend nie zna.", "He knows no commands.", ""),
    "mistrz": ("Zna komendy.", "He knows commands.", ""),
    "pysk": ("Kagańca nie zna.", "He has never seen a muzzle.", ""),
    "skarb": ("Nie tylko łagodny, lecz także mądry.", "He is not only gentle but clever.", ""),
    "kumpel": ("Bez problemu mieszka z kotami.", "No problem staying alone, and good with cats.", ""),
    "znajomy": ("Toleruje koty.", "He tolerates cats.", ""),
    "klamczuch": ("Toleruje koty.", "He tolerates cats.", "goodWith: { cats: false }\n"),
    "wedrowiec": ("Spaceruje z kotami po murze.", "He walks the wall with cats.", ""),
    "teskniacy": ("Nie potrafi jeszcze zostawać sam w domu.", "He is not happy to stay alone.", ""),
    "straznik": ("Nie boi się burzy, ale szczeka.", "Not afraid of storms but he barks.", ""),
    "szczekacz": ("Szczeka bez powodu.", "Barks for no reason.", ""),
    "przyjaciel": ("Koty mu nie przeszkadzają.", "Cats do not bother him.", ""),
    "pytany": ("Czy lubi psy? Nie wiemy.", "Does he like dogs? We cannot tell.", ""),
    "watpliwy": ("Czy żyje w ciszy?", "Has he lost his hearing?", ""),
    "zagadka": ("Nie wiadomo, czy toleruje koty.", "We do not know if he is good with cats.", ""),
    "urwany": ("Agresja? Nie. Lubi psy.", "Any problems? No. Good with dogs.", ""),
    "stadny": ("Nie może żyć bez psów.", "He cannot live without dogs.", ""),
    "zadzior": ("Nie lubi psów.", "Not good with dogs.", ""),
    "lista": ("• Nie szczeka\n• Lubi dzieci", "Never barks ✅ Good with children", ""),
    "odwazny": ("Już się nie lęka, dawniej był lękliwy.", "He is no longer shy.", ""),
    "sluchacz": ("Utracił słuch.", "He lost his hearing.", ""),
}
FILES = described({id: (f"name: {id.capitalize()}\ntype: dog\n{fields}", *texts) for id, (*texts, fields) in SAID.items()})
FILES |= {f"institutions/azyl/animals/borys-{number}.md": "---\nname: Borys\ntype: horse\nsize: large\n---\n" for number in range(4)}
FILES["institutions/azyl/animals/borys-duzy.md"] = "---\nname: Borys Duży\ntype: horse\nsize: small\n---\n"
FILES["institutions/azyl/animals/nosiciel.md"] = "---\nname: Nosiciel\ntype: cat\nhealth: { notes: { pl: FIV+, en: FIV+ } }\n---\n"
FILES |= {f"institutions/azyl/animals/miedz-{number}.md": "---\nname: Miedź\ntype: dog\ncolour: szylkretowa\n---\n" for number in range(4)}
FILES["institutions/azyl/animals/rdza.md"] = "---\nname: Rdza\ntype: cat\ncolour: szylkretowa\n---\n"
FILES["institutions/azyl/animals/domownik.md"] = "---\nname: Domownik\ntype: cat\ngoodWith: { cats: true, dogs: true }\n---\n"
FILES["institutions/piatka/institution.md"] = INSTITUTION.replace("Azyl", "Five Cats") + "---\n"
FILES["institutions/azyl/animals/dzentelmen.md"] = "---\nname: Dżentelmen\ntype: bird\nsex: male\n---\n"


def whole(answer):
    return set(answer["ids"][:answer["whole"]])


@pytest.mark.parametrize("text, language, those, others", [
    ("spokojna", "pl", {"cicha"}, {"zywa"}), ("calm", "en", {"cicha"}, {"zywa"}),
    ("shy", "en", set(), {"odwazny"}), ("nie szczeka", "pl", {"lista"}, {"szczekacz"}), ("does not bark", "en", {"lista"}, {"szczekacz"}),
    ("nie lubi kotów", "pl", {"klamczuch"}, {"przyjaciel", "zagadka"}), ("no cats", "en", {"klamczuch"}, {"przyjaciel", "zagadka"}),
    ("lubi koty", "pl", {"przyjaciel"}, {"zagadka"}), ("good with cats", "en", {"kumpel"}, {"zagadka"}),
    ("nie lubi psów", "pl", {"zadzior"}, {"urwany", "stadny", "pytany"}), ("no dogs", "en", {"zadzior"}, {"urwany", "stadny", "pytany"}),
    ("lubi psy", "pl", {"urwany"}, {"zadzior"}), ("good with dogs", "en", {"urwany"}, {"zadzior"}),
    ("głuchy", "pl", {"sluchacz"}, {"watpliwy"}), ("deaf", "en", {"sluchacz"}, {"watpliwy"}),
    ("lubi dzieci", "pl", {"lista"}, set()), ("good with children", "en", {"lista"}, set()), ("do bloku", "pl", {"sasiad"}, {"ogrodnik"}), ("flat", "en", {"sasiad"}, {"ogrodnik"}),
    ("zna komendy", "pl", {"mistrz"}, {"uczen"}), ("knows commands", "en", {"mistrz"}, {"uczen"}),
    ("kaganiec", "pl", set(), {"pysk"}), ("muzzle", "en", set(), {"pysk"}),
    ("zostaje sam", "pl", set(), {"teskniacy"}), ("stays alone", "en", {"kumpel"}, {"teskniacy"}),
    ("boi się burzy", "pl", set(), {"straznik"}), ("afraid of storms", "en", set(), {"straznik"}),
])
def test_what_a_clause_denies_is_not_found_wherever_the_negation_stands(found, text, language, those, others):
    answer = whole(found(text, language))
    assert those <= answer and not others & answer


@pytest.mark.parametrize("text, language, id", [
    ("łagodny", "pl", "skarb"), ("gentle", "en", "skarb"), ("clever", "en", "skarb"), ("szczeka", "pl", "straznik"), ("barks", "en", "straznik"),
    ("mieszka z kotami", "pl", "kumpel"), ("good with cats", "en", "kumpel"), ("nie słyszy", "pl", "sluchacz"), ("deaf", "en", "sluchacz"),
])
def test_what_stands_behind_a_denial_is_found(found, text, language, id):
    assert id in whole(found(text, language))


@pytest.mark.parametrize("text, language", [("lubi koty", "pl"), ("good with cats", "en")])
def test_who_gets_on_with_cats_is_told_by_descriptions_too_unless_the_record_denies_it(found, text, language):
    answer = whole(found(text, language))
    assert {"kumpel", "znajomy"} <= answer and not {"klamczuch", "wedrowiec"} & answer


def test_who_is_called_so_in_full_comes_before_who_is_called_so_in_part_and_means_the_rest(found):
    assert found("borys duży")["ids"][0] == "borys-duzy"


def test_what_a_word_only_begins_is_not_found_where_descriptions_say_the_word(found):
    assert "dzentelmen" not in whole(found("gentle", "en"))


def test_five_is_no_virus(found):
    assert found("fiv", "en")["ids"][0] == "nosiciel"


def test_who_wants_to_buy_a_dog_looks_for_one(found):
    assert "cicha" in whole(found("kupię psa"))


def test_a_word_for_cats_of_a_colour_finds_them_before_dogs_of_it(found):
    assert found("szylkretka")["ids"][0] == "rdza"


@pytest.mark.parametrize("text, language, kind", [
    ("pies lubi koty", "pl", "dog"), ("piesek do domu z kotem", "pl", "dog"), ("pies dla tej kotki", "pl", "dog"), ("dog near my cats", "en", "dog"), ("kot do domu z psem", "pl", "cat"),
    ("dog good with cats", "en", "dog"), ("cat friendly dog", "en", "dog"), ("cat friendly with dogs", "en", "cat"), ("dog friendly cat", "en", "cat"),
])
def test_whoever_is_to_live_with_cats_is_no_cat_unless_cats_are_asked_for(found, text, language, kind):
    cats = {"domownik", "nosiciel", "rdza"}
    answer = found(text, language)["ids"]
    assert answer and all((id in cats) == (kind == "cat") for id in answer if id in SAID or id in cats)


@pytest.mark.parametrize("text, language", [("kot do psa i konia", "pl"), ("kot do psa i do konia", "pl"), ("cat to live with a dog and a horse", "en")])
def test_none_of_the_companions_that_are_joined_is_found(found, text, language):
    answer = found(text, language)["ids"]
    assert answer[0] == "domownik" and not [id for id in answer if id in SAID or id.startswith("borys")]


@pytest.mark.parametrize("text, language", [("kot dla posiadacza psa", "pl"), ("kot do domu z dwoma psami", "pl"), ("cat for a dog owner", "en"), ("cat for a home with two dogs", "en")])
def test_who_has_dogs_looks_for_those_that_like_them(found, text, language):
    assert whole(found(text, language)) == {"domownik"}


@pytest.mark.parametrize("text, language", [("zwierzak", "pl"), ("zwierzaki do adopcji", "pl"), ("pets", "en"), ("pets for adoption", "en")])
def test_a_word_for_any_animal_finds_all_of_them(found, text, language):
    answer = found(text, language)
    assert answer["corrected"] is None and answer["whole"] >= sum("/animals/" in path and not path.endswith(".en.md") for path in FILES)


@pytest.mark.parametrize("text, language", [("psy i koty", "pl"), ("psy, koty", "pl"), ("kot albo pies", "pl"), ("dogs or cats", "en"), ("a dog or a cat", "en")])
def test_of_two_kinds_that_are_joined_one_is_enough(found, text, language):
    answer = whole(found(text, language))
    assert "domownik" in answer and answer & set(SAID)


@pytest.mark.parametrize("text, language", [("toleruje psy i koty", "pl"), ("good with dogs and cats", "en")])
def test_who_is_to_live_with_two_kinds_gets_on_with_both(found, text, language):
    answer = whole(found(text, language))
    assert "domownik" in answer and "urwany" not in answer
