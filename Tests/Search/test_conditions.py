"""Several conditions in one query, of which the later ones leave out what the first one says."""

import pytest


def _dog(name, children, cats, more=""):
    return f"---\nname: {name}\ntype: dog\ngoodWith: {{ children: {children}, cats: {cats} }}\n{more}---\n"


ANIMALS = {
    "oba": _dog("Fado", "true", "true"), "dzieci": _dog("Tango", "true", "false"), "koty": _dog("Samba", "false", "true"),
    "zadne": _dog("Mambo", "false", "false", "energy: low\n"), "dzek": "---\nname: Dzek\ntype: cat\n---\n",
    "bury": "---\nname: Bury\ntype: cat\n---\nUciekł przed kaczką.\n", "nimfa": "---\nname: Nimfa\ntype: bird\nbreed: nimfa\nplace: { kind: foster, town: Toruń }\n---\n",
    "prosie": "---\nname: Chrum\ntype: farm\nbreed: { pl: świnia, en: pig }\n---\n", "cawia": "---\nname: Cawia\ntype: rodent\nbreed: { pl: świnka morska, en: guinea pig }\n---\n",
    "wrog": "---\nname: Wróg\ntype: cat\ngoodWith: { dogs: false }\n---\n", "zaborczy": "---\nname: Zaborczy\ntype: cat\ngoodWith: { dogs: true }\n---\nBywa dominujący.\n",
    "samotnik": "---\nname: Samotnik\ntype: dog\ngoodWith: { dogs: false, children: false, cats: false }\n---\n",
    "domator": "---\nname: Domator\ntype: ferret\n---\nOdnajdzie się w bloku.\n", "kopacz": "---\nname: Kopacz\ntype: ferret\n---\nNie nadaje się do bloku.\n",
    "pedziwiatr": "---\nname: Pędziwiatr\ntype: ferret\n---\nNie polecamy go do mieszkania.\n",
    "skromny": "---\nname: Skromny\ntype: rabbit\n---\nNie wymaga ogrodu.\n", "wymagajacy": "---\nname: Wymagający\ntype: rabbit\n---\nWymaga ogrodu.\n",
    "osiol": "---\nname: Osioł\ntype: farm\nhouseTrained: true\nonLead: true\ngarden: unnecessary\nalone: 4\nbondedWith: [koza]\n---\n",
    "koza": "---\nname: Koza\ntype: farm\nhouseTrained: false\nonLead: false\ngarden: needed\nalone: 0\nbondedWith: [osiol]\n---\n",
    "kozle": "---\nname: Koźlę\ntype: farm\nalone: 1\n---\n",
    "wydra": "---\nname: Wydra\ntype: fish\n---\nUwielbia wodę, ale nie lubi deszczu.\n", "kret": "---\nname: Kret\ntype: fish\n---\nWykopuje dziury.\n",
    "traktor": "---\nname: Traktorek\ntype: reptile\n---\nMruczando słychać co wieczór.\n", "cichutki": "---\nname: Cichutki\ntype: reptile\n---\n",
    "dawny": "---\nname: Dawny\ntype: horse\nstatus: adopted\n---\nMruczy.\n", "obecny": "---\nname: Obecny\ntype: horse\n---\nTo mały traktorek.\n",
    "boi": "---\nname: Boi\ntype: reptile\n---\nOgrodzenie bardzo szanuje.\n",
    "mruk": "---\nname: Mruk\ntype: cat\nnumber: No 7/26\ngoodWith: { children: true }\n---\n",
}
FILES = {f"institutions/azyl/animals/{id}.md": text for id, text in ANIMALS.items()}


def whole(answer):
    return answer["ids"][:answer["whole"]]


@pytest.mark.parametrize("text, language", [
    ("pies do dzieci i kotów", "pl"), ("pies do kotów i dzieci", "pl"), ("pies do kotów, dzieci", "pl"), ("pies lubi dzieci, koty", "pl"), ("mamy dzieci i kota, szukamy psa", "pl"),
    ("dog good with kids and cats", "en"), ("dog good with cats, children", "en"),
])
def test_who_must_like_two_likes_both(found, text, language):
    assert whole(found(text, language)) == ["oba"]


@pytest.mark.parametrize("text, language", [
    ("pies nie lubi dzieci ani kotów", "pl"), ("pies bez dzieci i kotów", "pl"), ("dog not good with kids or cats", "en"), ("dog no kids or cats", "en"),
])
def test_what_is_denied_of_two_is_denied_of_both(found, text, language):
    assert sorted(whole(found(text, language))) == ["samotnik", "zadne"]


def test_what_is_joined_with_something_denied_is_denied_only_where_that_means_something(found):
    assert whole(found("pies bez kotów i spokojny")) == ["zadne"]


@pytest.mark.parametrize("text, language", [
    ("pies bez kotów, do dzieci", "pl"), ("pies bez kotów, przyjazny dla dzieci", "pl"), ("pies nie duży do dzieci", "pl"), ("dog no cats but good with kids", "en"),
    ("dog not afraid of children", "en"), ("dog not large but good with kids", "en"), ("dog not good with cats, good with children", "en"),
])
def test_what_is_only_near_something_denied_is_not_denied(found, text, language):
    assert found(text, language)["ids"][0] in ("dzieci", "oba")


@pytest.mark.parametrize("text, language, hit", [
    ("zachowuje czystość", "pl", "osiol"), ("house trained", "en", "osiol"), ("chodzi na smyczy", "pl", "osiol"), ("nie chodzi na smyczy", "pl", "koza"),
    ("może zostawać sam", "pl", "osiol"), ("nie może zostawać sam", "pl", "koza"), ("do bloku", "pl", "osiol"), ("house with a garden", "en", "koza"),
])
def test_what_descriptions_speak_of_is_found_where_only_the_record_tells_it(found, text, language, hit):
    # An hour is no day at work.
    assert "kozle" not in whole(found(text, language))
    assert hit in whole(found(text, language)) and {"osiol": "koza", "koza": "osiol"}[hit] not in whole(found(text, language))


def test_those_that_go_to_a_home_together_are_found(found):
    assert {"osiol", "koza"} <= set(whole(found("nierozłączna para")))


def test_a_comma_alone_denies_nothing(found):
    assert whole(found("bez kotów, pies")) == whole(found("pies bez kotów"))


def test_a_list_that_ends_with_a_conjunction_is_denied_as_a_whole(found):
    assert whole(found("pies bez kotów, psów i dzieci")) == ["samotnik"]


def test_a_word_is_not_joined_with_one_that_need_not_be_found(found):
    """ "Dzieci i" is no "dziecii", which sounds like Dzek."""
    assert "dzek" not in whole(found("dzieci i"))


def test_no_before_a_number_denies_nothing(found):
    assert found("no 7/26", "en")["ids"] == ["mruk"]


def test_a_phrase_says_nothing_within_a_longer_one(found):
    """ "Do psów" alone is who likes them."""
    assert whole(found("kot agresywny do psów")) == ["wrog"]


@pytest.mark.parametrize("text, language", [("kaczka", "pl"), ("ducks", "en")])
def test_who_speaks_of_a_species_of_which_there_is_none_is_not_found_for_it(found, text, language):
    answer = found(text, language)
    assert answer["whole"] == 0 and "bury" not in answer["ids"] and "nimfa" in answer["ids"]


def test_the_kind_counts_for_more_than_the_place_where_nothing_has_both(found):
    assert found("papuga Łódź")["ids"][0] == "nimfa"


def test_a_guinea_pig_is_no_pig(found):
    assert found("pig", "en")["ids"][:2] == ["prosie", "cawia"]
    assert whole(found("guinea pig", "en")) == ["cawia"]


def test_what_an_advertisement_advises_against_is_denied(found):
    assert whole(found("fretka do bloku")) == ["domator"]
    assert whole(found("fretka do mieszkania")) == ["domator"]
    assert whole(found("królik z ogrodem")) == ["wymagajacy"]


@pytest.mark.parametrize("text, id", [("ryba nie lubi wody", "kret"), ("ryba nie kopie dołów", "wydra"), ("ryba nie kopie", "wydra")])
def test_where_nobody_is_known_to_do_without_something_who_does_it_is_not_even_near(found, text, id):
    answer = found(text)
    assert answer["whole"] == 0 and [hit for hit in answer["ids"] if hit != "azyl"] == [id]


def test_who_says_in_other_words_what_is_denied_is_left_out(found):
    assert sorted(whole(found("gad nie mruczy"))) == ["boi", "cichutki"]


def test_a_denial_that_nobody_tells_names_no_place(found):
    elsewhere = [found(text, tells=["elsewhere"])["elsewhere"] for text in ("pies nie lubi wody", "pies Kraków nie lubi wody")]
    assert elsewhere[0] is None and elsewhere[1][0] == "Kraków"


def test_what_is_denied_without_a_negation_is_found_by_its_words(found):
    """Though no record says that somebody does not run away."""
    assert whole(found("szanuje ogrodzenie")) == ["boi"]


def test_who_still_seeks_a_home_comes_before_who_is_gone_and_says_it_a_little_better(found):
    assert whole(found("koń mruczy")) == ["obecny", "dawny"]
