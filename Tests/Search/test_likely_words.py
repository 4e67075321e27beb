"""What a word most likely is: itself, what it begins, or what it was meant to be."""

import pytest

from folders import INSTITUTION

TOWNS = {"kolo": "Koło", "kolobrzeg": "Kołobrzeg", "rawa": "Rawa Mazowiecka", "radom": "Radom", "radomsko": "Radomsko", "ilawa": "Iława", "mlawa": "Mława", "rzeszow": "Rzeszów", "kutno": "Kutno", "zary": "Żary", "walcz": "Wałcz", "elk": "Ełk"}
#: By id: where it lives, and its record.
ANIMALS = {
    "gniada": ("kolo", "name: Gniada\ntype: horse\nsex: female"), "walach": ("kolo", "name: Wałach\ntype: horse\nsex: male"),
    "fela": ("kolo", "name: Fela\ntype: cat"), "bura-kicia": ("kolo", "name: Mgła\ntype: cat\ncolour: bura"),
    "lotka": ("rawa", "name: Lotka\ntype: dog\nsex: female"),
    "rudy": ("kolobrzeg", "name: Rudy\ntype: dog\ncolour: {pl: czarny, en: black}"), "iskra": ("kolobrzeg", "name: Iskra\ntype: dog\ncolour: {pl: ruda, en: ginger}"),
    "dziadek": ("kolobrzeg", "name: Dziadek\ntype: dog\nage: senior\nbreed: {pl: pitbull, en: pit bull}"),
    "krasula": ("kolo", "name: Krasula\ntype: farm\nage: senior\nbreed: {pl: krowa, en: cow}"),
    "klekot": ("kolo", "name: Klekot\ntype: wild\nbreed: {pl: bocian biały, en: white stork}"),
    **{f"amstaf-{number}": ("kolo", "name: Mgła\ntype: dog\nbreed: {pl: amstaff, en: American Staffordshire terrier}\ncolour: {pl: biała, en: white}") for number in range(2)},
    "gonczy": ("kolo", "name: Tropiciel\ntype: dog\nbreed: {pl: gończy polski, en: Polish hunting dog}"),
    "kucyk": ("kolo", "name: Kłapouch\ntype: horse\nsex: male\nbreed: {pl: kuc szetlandzki, en: Shetland pony}"),
    "polski": ("kolobrzeg", "name: Siwek\ntype: horse\nbreed: konik polski"), "brav": ("kolo", "name: Brav\ntype: cat"),
    "czekoladka": ("kolo", "name: Czekoladka\ntype: cat\ncolour: {pl: brązowa, en: brown}"),
    "borsuk": ("mlawa", "name: Borsuk\ntype: dog"), "piasek": ("mlawa", "name: Piasek\ntype: cat"), "golab": ("mlawa", "name: Gruchot\ntype: bird\nbreed: {pl: gołąb, en: pigeon}"),
    "sarenka": ("mlawa", "name: Sarenka\ntype: dog"), "sarna": ("mlawa", "name: Sarna\ntype: dog"), "liska": ("mlawa", "name: Liska\ntype: dog"), "kitka": ("mlawa", "name: Kitka\ntype: wild\nbreed: {pl: lis, en: fox}"), "pies-kolo": ("mlawa", "name: Koło\ntype: dog"), "kozlak": ("mlawa", "name: Leśna\ntype: wild\nbreed: {pl: sarna, en: roe deer}"),
    "kanapowy": ("mlawa", "name: Puszysty\ntype: cat\nstatus: fostered"),
    "smola": ("kolo", "name: Smoła\ntype: cat\ncolour: {pl: czarna, en: black}"), "kuba": ("kolo", "name: Kuba\ntype: rabbit"), "aurora": ("kolo", "name: Aurora\ntype: rabbit"), "arara": ("kolo", "name: Arara\ntype: rabbit"),
    "europejski": ("kolo", "name: Sowa\ntype: rabbit\nbreed: {pl: europejski krótkowłosy, en: European shorthair}"),
    **{f"krotki-{number}": ("kolo", "name: Sowa\ntype: rabbit\ncoat: short") for number in range(9)},
    "gigant": ("kutno", "name: Marchewka\ntype: rabbit\nbreed: {pl: gigant niemiecki, en: German giant}"), "koza": ("kutno", "name: Marchewka\ntype: farm\nbreed: {pl: mała koza, en: small goat}"),
    **{f"wielki-{number}": ("kutno", "name: Sowa\ntype: rabbit\nsize: xlarge") for number in range(3)}, "malutki": ("kutno", "name: Sowa\ntype: rabbit\nsize: small"),
    "szczeniak": ("kutno", "name: Fistaszek\ntype: dog\nage: baby"), "niania": ("kutno", "name: Niania\ntype: dog\nage: adult\ngoodWith: {children: true}"),
    "bobtail": ("kutno", "name: Kudłacz\ntype: dog\nage: adult\nbreed: {pl: bobtail, en: Old English sheepdog}"),
    "buldog": ("kutno", "name: Chrapek\ntype: dog\nbreed: {pl: buldog, en: bulldog}"), "elczanin": ("elk", "name: Alfred\ntype: cat"), "sztorm": ("kolo", "name: Sztorm\ntype: dog\nbreed: polski owczarek nizinny"),
}
FILES = {f"institutions/{id}/institution.md": INSTITUTION.replace("Azyl", f"Azyl {town}").replace("Łódź", town) + "---\n" for id, town in TOWNS.items()}
FILES["institutions/domy/institution.md"] = INSTITUTION.replace("Azyl", "Kocie Domy").replace("shelter", "foster").replace("Łódź", "Radom") + "---\n"
FILES["institutions/domy/animals/kicia.md"] = "---\nname: Plamka\ntype: cat\n---\n"
FILES |= {f"institutions/{home}/animals/{id}.md": f"---\n{record}\n---\n" for id, (home, record) in ANIMALS.items()}


def test_a_town_is_itself_before_what_its_name_begins(found):
    """And before "koło" that stands for near."""
    ids = found("Koło")["ids"]
    assert ids[0] == "kolo" and not set(ids[:10]) & {"kolobrzeg", *(id for id, (home, _) in ANIMALS.items() if home == "kolobrzeg")}


def test_what_stands_for_near_is_a_town_where_nothing_follows(found):
    assert found("koń koło")["ids"][0] in {"gniada", "walach", "kucyk"} and found("zwierzę koło Mławy")["ids"][0] == "mlawa"


def test_a_word_for_a_kind_is_more_than_a_breed_that_is_called_so(found):
    assert set(found("koniki w Kole")["ids"][:3]) == {"gniada", "walach", "kucyk"}


@pytest.mark.parametrize("text, first", [("sarenka", "sarenka"), ("sarenkę", "sarenka"), ("sarna", "kozlak"), ("lisek", "kitka"), ("koło", "kolo")])
def test_who_is_called_as_a_kind_comes_before_it_where_there_is_a_more_usual_word(found, text, first):
    assert found(text)["ids"][0] == first


@pytest.mark.parametrize("text, language, first", [
    ("kot w domu tymczasowym", "pl", "kanapowy"), ("dom tymczasowy dla kota", "pl", "domy"), ("cat foster home", "en", "domy"),
])
def test_who_asks_for_a_cat_in_a_foster_home_asks_for_no_institution_and_who_asks_for_such_a_home_does(found, text, language, first):
    assert found(text, language)["ids"][0] == first


def test_a_mare_is_no_gelding(found):
    for text, language in (("klacz", "pl"), ("mare", "en")):
        answer = found(text, language)
        assert answer["ids"][:answer["whole"]] == ["gniada"]


def test_a_pit_bull_is_no_cow(found):
    assert found("old cow", "en")["ids"][0] == "krasula"
    assert "dziadek" not in found("cow", "en")["ids"]


@pytest.mark.parametrize("text, id", [("ridy pies", "iskra"), ("buar kot", "bura-kicia")])
def test_a_misspelt_colour_is_a_colour_and_no_name(found, text, id):
    """Its last letters may be swapped."""
    assert found(text)["ids"][0] == id


@pytest.mark.parametrize("text, id", [("hunitng dog", "gonczy"), ("bronw cat", "czekoladka"), ("ponjes", "kucyk")])
def test_a_misspelt_word_is_what_is_nearest(found, text, id):
    """Letters may be swapped where an ending begins; only before some consonants "on" sounds as "ą"; and three letters are hardly what more were meant to be."""
    assert found(text, "en")["ids"][0] == id


def test_a_misspelt_town_is_none_that_only_shares_its_stem(found):
    """ "Radomski" is Radom."""
    answer = found("raadomsko")
    assert (answer["corrected"], answer["ids"][:answer["whole"]]) == ("radomsko", ["radomsko"])


@pytest.mark.parametrize("text, id", [("jława", "ilawa"), ("rzesów", "rzeszow"), ("koutno", "kutno"), ("brsuk", "borsuk"), ("gołb", "golab")])
def test_a_misspelt_word_is_compared_as_it_is_written(found, text, id):
    """Iława, for "j" sounds like "i" and "m" does not; Rzeszów, whose stem is another one; Kutno, not the stem of "kotunia"; a dog that is called after a species of which there is none; and a pigeon, whose stem the index has not."""
    assert found(text)["ids"][0] == id


@pytest.mark.parametrize("text, ids", [("kobie", {"gniada", "walach", "kucyk", "polski"}), ("arora", {"aurora"})])
def test_a_misspelt_word_is_what_people_are_likely_to_have_missed(found, text, ids):
    """Horses, for a plain "o" sounds like no "u", and b lies beside n; and Aurora, for a letter is rather left out than taken for another."""
    assert set(found(text)["ids"][:len(ids)]) == ids


@pytest.mark.parametrize("text, understood", [
    ("kot kótno", "kot kutno"), ("czarny kot kótno", "czarny kot kutno"), ("schronisko kótno", "schronisko kutno"), ("kot jława", "kot ilawa"), ("kot kuto", "kot kutno"),
    ("kot kotek ktoek", "kot kotek kotek"), ("kot kótno Radom", None), ("kot żart", None), ("kot włacz", "kot walcz"),
])
def test_beside_a_kind_of_animals_a_misspelt_word_is_rather_a_town(found, text, understood):
    """Even where it has the stem of a right word ("kotny"), and no second cat, where no second cat is nearer; but not beside a town, nor a word of everyday language but with two letters swapped ("włącz")."""
    assert found(text)["corrected"] == understood


def test_of_short_haired_animals_those_of_a_breed_that_is_called_so_come_first(found):
    ids = found("krótkowłosy")["ids"]
    assert ids[0] == "europejski" and {f"krotki-{number}" for number in range(9)} <= set(ids)


def test_a_dog_for_children_is_no_child_of_a_dog(found):
    assert found("pies dla dzieci")["ids"][0] == "niania"


def test_who_asks_for_old_animals_asks_for_no_breed_that_is_called_so(found):
    assert found("old dog", "en")["ids"][0] == "dziadek" and found("old", "en")["ids"][0] in {"dziadek", "krasula"}


def test_a_town_is_no_part_of_a_word_and_other_words_are(found):
    """ "Kotełek" has the stem "kotelk"."""
    assert found("kot ełk")["ids"][0] == "elczanin" and found("bull dog", "en")["ids"][0] == "buldog"


@pytest.mark.parametrize("text, language, first", [("gigant", "pl", "gigant"), ("giant", "en", "gigant"), ("mały", "pl", "malutki"), ("small", "en", "malutki")])
def test_a_breed_that_is_called_so_comes_before_what_the_word_means_but_not_before_what_it_usually_means(found, text, language, first):
    ids = found(text, language)["ids"]
    assert ids[0] == first and (first == "malutki" or {"wielki-0", "wielki-1", "wielki-2"} < set(ids))


def test_a_misspelt_word_is_a_kind_and_no_name(found):
    ids = found("piwska")["ids"]
    assert "lotka" in ids and "piasek" not in ids


@pytest.mark.parametrize("text, understood", [("konki", "konik"), ("rodo", None), ("płatny", None), ("statutu", None)])
def test_what_only_has_the_stem_of_a_right_word_may_be_misspelt_and_such_a_word_is_not(found, text, understood):
    """ "Konki" has that of "koniec", of which no form is it."""
    answer = found(text)
    assert answer["corrected"] == understood and bool(answer["ids"]) == bool(understood)


@pytest.mark.parametrize("text, id", [("rawamazowiecka", "rawa"), ("suczkarawamazowiecka", "lotka"), ("czarnykot", "smola")])
def test_words_written_as_one_may_be_short_or_three(found, text, id):
    assert found(text)["ids"][0] == id


def test_a_phrase_is_begun_whatever_form_its_first_word_has(found):
    assert found("white st", "en")["ids"][0] == "klekot"
