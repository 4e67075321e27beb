"""Names and words that only a small catalogue made for them has."""

import pytest

from folders import INSTITUTION

#: Four cats called Królik, two rabbits, a dog whose name sounds as "kura", a cat that speaks in its description of thunder.
ANIMALS = {
    **{f"krolik-{number}": ("Królik", "cat", "", "") for number in range(4)},
    "muczek": ("Muczek", "rabbit", "", ""), "trus": ("Truś", "rabbit", "", ""), "kora": ("Kora", "dog", "", ""),
    "figa": ("Figa", "dog", "", ""), "figo": ("Figo", "dog", "", ""), "rex": ("Rex", "dog", "", ""), "reksio": ("Reksio", "dog", "", ""),
    "roma": ("Roma", "dog", "", ""), "romeo": ("Romeo", "dog", "", ""), "lasek": ("Lasek", "dog", "", "Poluje na muchy i towarzyszy w biegu."),
    "leniuch": ("Leniuch", "dog", "", ""), "spioch": ("Śpioch", "dog", "energy: low\n", ""),
    "cichy": ("Cichy Bob", "dog", "", "Nie słyszy i nie szczeka."), "glosny": ("Głośny", "dog", "", "Szczeka na każdego. Lubi koty."),
    "dumny": ("Dumny", "dog", "goodWith: { cats: false }\n", ""), "zuch": ("Zuch", "dog", "", "Nie lubi kotów. Nie boi się petard."),
    "pola": ("Pola", "dog", "experience: none\n", ""),
    "klamka": ("Klamka", "cat", "", "Otwiera drzwi."), "chlodna": ("Chłodna", "cat", "", "Otwiera lodówkę."),
    "dama": ("Dama", "dog", "", "Przynosi ludziom kapcie i lubi karkówkę. Nie zaśnie sama."),
    "szelma": ("Szelma", "dog", "breed: bokser\nsex: female\n", ""),
    **{f"druh-{number}": ("Druh", "dog", "breed: bokser\nsex: male\n", "") for number in range(4)},
    "charakterna": ("Charakterna", "dog", "", "Samotna, z charakterem, spod kościoła."),
    "skoczna": ("Skoczna", "cat", "", "Wskakuje na kolana."), "tulipan": ("Tulipan", "cat", "", "To urodzony przytulas."),
    "baba": ("Baba", "ferret", "age: senior\nsex: female\n", ""), **{f"dziad-{number}": ("Dziad", "ferret", "age: senior\nsex: male\n", "") for number in range(4)},
    "mycka": ("Mycka", "cat", "", "Z kuwety korzysta co dnia."), "czajka": ("Czajka", "dog", "", "Zachowuje czystość, ceni święty spokój."),
    "scooby": ("Scooby", "dog", "", ""), **{id: (id.capitalize(), "cat", "", "") for id in ("rzepek", "rzepka")}, "loczek": ("Loczek", "dog", "breed: pudel\n", ""),
    "zgodny": ("Zgodny", "dog", "goodWith: { dogs: true, cats: true }\n", ""), "pulpet": ("Pulpet", "dog", "", ""), "dar": ("Dar", "dog", "", "Nietrafiony prezent."),
    "zaneta": ("Żaneta", "dog", "", ""), "mroczek": ("Mroczek", "cat", "born: 2023-12\n", "Boi się grzmotów."), "sadza": ("Sadza", "cat", "colour: czarna\n", ""),
    "mirek": ("Mirek", "ferret", "breed: fretka\nenergy: medium\n", "Jest spokojny."), "kara": ("Kara", "dog", "", ""), "pluskwiak": ("Pluskwiak", "fish", "breed: karaś\n", ""),
    "skwarka": ("Skwarka", "cat", "status: fostered\n", ""),
}
FILES = {
    f"institutions/azyl/animals/{id}.md": f"---\nname: {name}\ntype: {type}\n{fields}---\n{text}\n"
    for id, (name, type, fields, text) in ANIMALS.items()
}
FILES["institutions/kat/institution.md"] = INSTITUTION.replace("Azyl", "Kąt").replace("shelter", "foster") + "accepts: [cat]\n---\n"
FILES |= {
    f"institutions/azyl/animals/{id}.en.md": text + "\n"
    for id, text in {"dar": "He cannot see.", "pulpet": "He waits, and we honestly cannot see why."}.items()
}


def test_institutions_that_are_asked_for_come_before_animals_of_which_the_same_is_true(found):
    assert found("domy tymczasowe dla kotów")["ids"][:2] == ["kat", "skwarka"]


def test_what_a_word_means_comes_before_many_animals_that_are_called_so(found):
    assert set(found("królik")["ids"][:2]) == {"muczek", "trus"}


def test_what_a_begun_word_means_comes_before_many_animals_that_are_called_so(found):
    assert set(found("kroli")["ids"][:2]) == {"muczek", "trus"}


def test_a_name_is_no_word_of_another_language_that_is_only_like_it(found):
    """On English pages the endings of English are cut: of "karaś" (a carp) as well."""
    assert found("kara", "en")["ids"][0] == "kara"


def test_a_description_tells_how_calm_an_animal_is_as_well_as_its_record(found):
    answer = found("spokojna fretka")
    assert answer["ids"][:answer["whole"]] == ["mirek"]


def test_a_type_that_is_one_species_needs_no_breed(found):
    answer = found("fretka")
    assert set(answer["ids"][:answer["whole"]]) == {"mirek", "baba", *(f"dziad-{number}" for number in range(4))}


def test_who_says_a_phrase_in_its_words_comes_before_who_means_the_same(found):
    for phrase, first, second in [("otwiera lodówkę", "chlodna", "klamka"), ("otwiera drzwi", "klamka", "chlodna"), ("na kolana", "skoczna", "tulipan")]:
        assert found(phrase)["ids"] == [first, second]


@pytest.mark.parametrize("text", ["kura", "samojed", "charcica"])
def test_a_right_word_that_nothing_has_is_not_taken_for_one_that_is_like_it(found, text):
    """A hen is not Kora, and a greyhound no character."""
    assert found(text) == {"corrected": None, "whole": 0, "ids": []}
    assert found("kora")["ids"] == ["kora"]


@pytest.mark.parametrize("text", ["okolica", "domek", "jeżeli"])
def test_a_word_that_need_not_be_found_is_not_taken_for_one_that_is_like_it(found, text):
    assert found(text)["corrected"] is None


def test_a_form_of_a_name_needs_no_correction(found):
    """Whose stem is that of a young animal: "zwierzę", "zwierzęta"."""
    assert found("żanetę") == {"corrected": None, "whole": 1, "ids": ["zaneta"]}


def test_a_word_that_is_not_written_to_its_end_may_stand_before_others(found):
    answer = found("tulip kot")
    assert (answer["corrected"], answer["ids"][0]) == ("tulipan kot", "tulipan")


def test_an_infinitive_finds_its_forms(found):
    for text in ("polować", "towarzyszyć"):
        assert found(text) == {"corrected": None, "whole": 1, "ids": ["lasek"]}


def test_a_town_in_which_nothing_is_is_not_taken_for_a_word_that_is_like_it(found):
    """Kościan is no church."""
    answer = found("Kościan")
    assert (answer["corrected"], answer["whole"]) == (None, 0) and "azyl" in answer["ids"]


def test_people_are_no_town_that_sounds_so(found):
    """ "ludziom" is right; "łudź" is Łódź, as it is heard."""
    assert found("ludziom") == {"corrected": None, "whole": 1, "ids": ["dama"]}
    assert found("łudź")["corrected"] == "lodz"


def test_what_is_begun_is_no_other_name_that_sounds_so(found):
    assert found("pul")["ids"] == ["pulpet"]


def test_what_descriptions_speak_of_is_found_by_other_words(found):
    assert found("burza")["ids"] == ["mroczek"]


@pytest.mark.parametrize("text, ids", [("kuwetka", ["mycka"]), ("pod choinkę", ["dar"])])
def test_what_descriptions_speak_of_is_not_what_is_only_near_it(found, text, ids):
    """Who is clean uses no litter tray, and who likes peace ("święty spokój") was no gift ("święta")."""
    assert found(text)["ids"] == ids


def test_a_word_for_one_sex_of_a_breed_finds_that_first(found):
    answer = found("bokserka")
    assert answer["ids"][0] == "szelma" and answer["whole"] == 5


def test_a_word_for_an_old_female_finds_one_first(found):
    assert found("staruszka")["ids"][0] == "baba"


def test_a_dog_for_an_old_person_is_a_calm_one(found):
    assert found("pies dla seniora")["ids"][0] == "spioch"


def test_who_needs_no_experience_is_for_beginners(found):
    assert found("dla początkujących")["ids"] == ["pola"]


def test_a_cat_of_two_and_a_half_years_is_almost_young(found):
    assert "mroczek" in found("młody kot")["ids"][:found("młody kot")["whole"]]


@pytest.mark.parametrize("text, id", [("czarnasadza", "sadza"), ("koraazyl", "kora"), ("azyl koraazyl", "kora")])
def test_words_written_as_one_are_two_alone_and_beside_others(found, text, id):
    assert found(text)["ids"][0] == id


@pytest.mark.parametrize("text, id", [("figo", "figo"), ("figę", "figa"), ("figowi", "figo"), ("rex", "rex"), ("reksia", "reksio"), ("leniuch", "leniuch"),
                                      ("roma", "roma"), ("romeo", "romeo")])
def test_of_names_that_share_a_stem_the_one_that_was_asked_for_comes_first(found, text, id):
    assert found(text)["ids"][0] == id


@pytest.mark.parametrize("text, ids", [
    ("głuchy", {"cichy"}), ("niesłyszący pies", {"cichy"}), ("nie słyszy", {"cichy"}), ("nie szczeka", {"cichy"}), ("szczeka", {"glosny"}),
    ("nie lubi kotów", {"dumny", "zuch"}), ("nie nadaje się do domu z kotami", {"dumny", "zuch"}), ("dom bez kotów", {"dumny", "zuch"}), ("bez szczekania", {"cichy"}), ("nie boi się petard", {"zuch"}), ("boi się burzy", {"mroczek"}),
])
def test_phrases_and_denials_find_what_says_so_and_never_the_opposite(found, text, ids):
    answer = found(text)
    assert set(answer["ids"][:answer["whole"]]) == ids
    assert answer["corrected"] is None


def test_a_right_word_that_nothing_has_is_never_written_anew(found):
    for text in ("ślepy", "padaczka", "trójłapek"):
        assert found(text)["corrected"] is None


def test_a_word_of_everyday_language_is_a_name_one_letter_off_where_it_stands_alone(found):
    assert found("karta")["ids"][0] == "kara"
    assert found("pies karta")["corrected"] is None


@pytest.mark.parametrize("text, id", [("skubi", "scooby"), ("kot żepka", "rzepka"), ("żepek", "rzepek")])
def test_a_name_is_found_as_it_is_heard(found, text, id):
    assert found(text)["ids"][0] == id


def test_a_phrase_is_known_of_which_a_word_is_misspelt(found):
    answer = found("otwiera drziw")
    assert set(answer["ids"][:answer["whole"]]) == {"klamka", "chlodna"}


@pytest.mark.parametrize("text, denied", [("pies nie na muchy", "lasek"), ("pies nie Lasek", "lasek"), ("kot nie czarrny", "sadza"), ("nie szcezka", "glosny")])
def test_what_is_denied_is_not_found_however_it_is_told_and_written(found, text, denied):
    ids = found(text)["ids"]
    assert ids and denied not in ids


@pytest.mark.parametrize("text, ids", [
    ("pies dla alergika", {"loczek"}), ("nigdy nie miałam psa", {"pola"}), ("kolega dla psa", {"zgodny"}), ("mam kota szukam psa", {"zgodny", "glosny"}),
    ("nie bojący się fajerwerków", {"zuch"}), ("pies dla babci", {"spioch"}),
])
def test_what_people_tell_of_themselves_asks_for_what_suits_them(found, text, ids):
    answer = found(text)
    assert {id for id in answer["ids"][:answer["whole"]] if id in ANIMALS} == ids


def test_who_does_not_see_why_is_not_blind(found):
    answer = found("blind dog", "en")
    assert [id for id in answer["ids"][:answer["whole"]] if id in ANIMALS] == ["dar"]


def test_a_word_that_texts_deny_alone_is_a_right_one(found):
    assert found("zaśnie") == {"corrected": None, "whole": 0, "ids": []}


@pytest.mark.parametrize("text", ["nieszkolony", "do biura", "nie linieje", "odważny"])
def test_everyday_words_that_nothing_has_are_not_written_anew(found, text):
    assert found(text)["corrected"] is None


@pytest.mark.parametrize("language, text", [("pl", "pies do mojego kota"), ("pl", "pies polubi mojego kota"), ("pl", "pies do psa i mojego kota"), ("en", "dog that gets on with my cat")])
def test_whose_the_companion_is_makes_no_difference(found, language, text):
    answer = found(text, language)
    assert "zgodny" in answer["ids"][:answer["whole"]] and "dumny" not in answer["ids"][:answer["whole"]]
