"""What search tells of how it understood a query, and what stands first."""

import re

import pytest

#: What becomes of animals that are gone for good.
GONE = ("adopted", "returned", "transferred", "passed")
ASK = """async text => {
    const found = await index.search({ text, limit: 40 })
    const cards = await index.cards(found.hits)
    return { ...found, spelled: found.corrected && index.spelled(found.corrected, cards), cards }
}"""


@pytest.fixture
def polish(search):
    if search.language != "pl":
        pytest.skip("of the Polish rules")
    return search


@pytest.mark.parametrize("typed, understood", [
    ("owczerek", "owczarek"), ("rzeszuw", "Rzeszów"), ("energiczy", "energiczny"), ("dobermen", "doberman"), ("Krakwo", "Kraków"),
    ("ewrszawa", "Warszawa"), ("gołomb", "gołąb"), ("kocak", "kociak"), ("szczecim", "Szczecin"),
    ("łagony", "łagodny"), ("głchy", "głuchy"),
])
def test_what_a_misspelt_word_was_taken_for_is_shown_as_people_write_it(polish, typed, understood):
    assert polish.page.evaluate(ASK, typed)["spelled"] == understood


def test_a_key_beside_the_right_one_makes_no_other_word_of_three_letters(search):
    for wrong, right in {"pl": [("kpt", "kot")], "en": [("dpg", "dog"), ("cst", "cat")]}[search.language]:
        assert search.page.evaluate(ASK, wrong)["spelled"].lower() == right


def test_a_word_that_means_something_is_told_as_it_is_and_not_as_a_name_like_it(search):
    wrong, right, name = {"pl": ("kpt", "kot", "Koty"), "en": ("dpg", "dog", "Dogs' Field")}[search.language]
    search.page.evaluate(ASK, wrong)
    assert search.page.evaluate("([text, title]) => index.spelled(text, [{ title, place: '' }])", [right, name]) == right
    called = {"pl": "Pan Kot", "en": "Mister Dog"}[search.language]
    assert search.page.evaluate("([text, title]) => index.spelled(text, [{ title, place: '' }])", [right, called]) == right


@pytest.mark.parametrize("typed, fits", [
    # A form of a colour is none of a name with that stem.
    ("rudą", lambda record: any(word.startswith("rud") for value in record.folded["colour"] + record.folded["marks"] for word in value)),
    ("czekoladowy", lambda record: record.folded["colour"]),
    ("czekoladwy", lambda record: any("czekoladow" in word for value in record.folded["colour"] for word in value)),
    # What all words say together comes before an institution that is called by one of them.
    ("bez łapy", lambda record: record.kind == "animal"),
    ("czysty w domu", lambda record: any(word.startswith(("czystosc", "kuwet", "sikan")) for word in record.folded["text"][0])),
])
def test_what_a_word_means_as_it_was_typed_comes_first(polish, records, typed, fits):
    keys = {record.key: record for record in records}
    cards = [card for card in polish.page.evaluate(ASK, typed)["cards"][:5] if card]
    assert len(cards) == 5
    for card in cards:
        parts = [part for part in card["url"].split("/") if part]
        record = keys.get("/".join(parts[-2:])) or keys[parts[-1]]
        assert fits(record), f"{typed!r}: {record}"


def test_what_begins_a_town_comes_before_what_begins_a_kind(polish):
    """Kędzierzyn, and a curly coat ("kędzierzawy")."""
    cards = polish.page.evaluate(ASK, "kędz")["cards"][:5]
    assert all("Kędzierzyn" in card["place"] for card in cards)


@pytest.mark.parametrize("typed, begins", [("mruc", "name"), ("świno", "town"), ("szczec", "town"), ("katow", "town")])
def test_what_is_begun_comes_before_another_word_with_a_stem_that_is_only_like_it(polish, records, typed, begins):
    """Mruczek and not Mruk, Świnoujście and not pigs, Szczecin and not who barks, Katowice and not corners of one's own."""
    keys = {record.key: record for record in records}
    first = next(card for card in polish.page.evaluate(ASK, typed)["cards"] if card["kind"] == "animal")
    assert keys["/".join(first["url"].split("/")[-3:-1])].folded[begins][0][0].startswith(typed.replace("ś", "s"))


def test_a_known_form_is_no_name_that_shares_its_stem(polish, records):
    """"Kocię" is a kitten, and none called Kocia."""
    named = {record.key for record in records if record.kind == "animal" and record.fields["name"] == ["Kocia"]}
    first = {"/".join(card["url"].split("/")[-3:-1]) for card in polish.page.evaluate(ASK, "kocię")["cards"][:10]}
    assert named and not named & first


def test_others_of_its_type_are_only_near_a_species_that_is_not_there(search):
    found = search.page.evaluate(ASK, {"pl": "wąż", "en": "snake"}[search.language])
    assert found["whole"] == 0 < found["total"]


def test_who_asks_for_a_kind_asks_for_no_institution_that_its_letters_begin(search):
    """ "Rat" begins "ratunek", a rescue."""
    assert not search.page.evaluate(ASK, {"pl": "wykastrowany rat", "en": "neutered rat"}[search.language])["isAsked"]


def test_what_is_told_as_understood_comes_before_what_is_as_near(polish):
    """ "Kraow" may be "Kraków" and the name Kara."""
    found = polish.page.evaluate(ASK, "kraow")
    assert found["spelled"] == "Kraków" and found["cards"]
    assert all(card["place"].startswith("Kraków") for card in found["cards"][:10])


@pytest.mark.parametrize("text, word", [("paszka", "ptaszek"), ("starusza", "staruszek")])
def test_a_form_that_loses_an_e_is_a_form_of_its_word(polish, text, word):
    """ "Ptaszka" is nearer to "paszka" than "puszka" is, and so is "staruszka" to "starusza" than "stary"."""
    assert polish.page.evaluate(ASK, text)["corrected"] == word


def test_a_misspelt_word_is_what_follows_another_in_phrases_wherever_these_lie(search, language):
    """The phrases of a frequent word have files of their own."""
    texts = {"pl": {"kot wyklczony": "kot wykluczony", "pies obronyn": "pies obronny"}, "en": {"likes strking": "likes stroking", "dog nppies": "dog nappies"}}[language]
    assert {text: search.page.evaluate(ASK, text)["corrected"] for text in texts} == texts


@pytest.mark.parametrize("typed", ["Maks", "pies Maks"])
def test_of_two_spellings_of_a_name_the_one_that_was_typed_comes_first(polish, records, typed):
    named = [record for record in records if record.kind == "animal" and record.fields["name"] == ["Maks"] and ("pies" not in typed or record.fields["type"] == ["dog"])]
    assert named and {card["title"] for card in polish.page.evaluate(ASK, typed)["cards"][:len(named)]} == {"Maks"}


def test_years_are_not_one_year(polish, records):
    """"Lata" and "latka" are the plural of "rok" and "roczek", and how people write the name Łatka."""
    young = sum(record.fields.get("years") == ["1"] for record in records)
    assert all(polish.page.evaluate(ASK, text)["total"] < young for text in ("łatka", "latka"))


@pytest.mark.parametrize("text", ["labrador", "psa w Krakowie", "dogs", "jerzyk"])
def test_what_is_known_is_not_corrected(search, text):
    assert search.page.evaluate(ASK, text)["corrected"] is None


def test_words_of_everyday_language_are_not_corrected_though_nothing_has_them(search):
    for text in {
        "pl": ["niestety", "pies prezydenta", "szczęście", "minut", "pies dla ojca", "pies dla taty", "prezent na urodziny", "kumpel"],
        "en": ["wedding", "friday", "piano", "violence", "truth", "dog for my wife", "a birthday surprise", "pet sitter"],
    }[search.language]:
        assert search.page.evaluate(ASK, text)["corrected"] is None, text


def test_words_of_character_are_no_misspelt_kinds(search):
    for text in {"pl": ["wierny", "zabawny"], "en": ["funny", "goldie"]}[search.language]:
        found = search.page.evaluate(ASK, text)
        assert found["corrected"] is None and found["whole"], text


def test_animals_that_are_gone_are_counted(search, records):
    gone = next(record for record in records if record.kind == "animal" and record.fields["status"] == ["adopted"] and len(record.fields["name"][0]) > 6)
    found = search.page.evaluate(ASK, gone.fields["name"][0])
    gone = [card for card in found["cards"] if card["status"] in GONE]
    assert found["gone"] == len(gone) > 0
    assert search.page.evaluate("async () => (await index.search({ facets: { type: ['dog'] } })).gone") == 0


def test_an_institution_is_found_by_its_telephone_however_it_is_written(search, corpus):
    file = next(path for path in sorted(corpus[0].glob("institutions/*/institution.md")) if "+48" in path.read_text(encoding="utf-8"))
    digits = re.sub(r"\D", "", re.search(r"\+48([ \d]{9,})", file.read_text(encoding="utf-8"))[1])
    parts = [digits[:3], digits[3:6], digits[6:]]
    local = f"({digits[:2]}) {digits[2:5]} {digits[5:7]} {digits[7:]}"
    for text in (digits, "+48" + digits, "48 " + " ".join(parts), "-".join(parts), ".".join(parts), "(+48) " + " ".join(parts), local):
        cards = search.page.evaluate(ASK, text)["cards"]
        assert cards[0]["url"].rstrip("/").endswith(file.parent.name), text


def test_a_number_may_have_spaces_around_its_stroke(search, records):
    number = next(value for record in records for value in record.fields.get("number", []) if "/" in value)
    spaced = search.page.evaluate(ASK, number.replace("/", " / "))
    assert spaced["hits"] == search.page.evaluate(ASK, number)["hits"] != []


def test_a_number_stands_out_among_other_words(search, records):
    record = next(record for record in records if record.fields.get("number") and record.fields["type"] == ["dog"])
    number = record.fields["number"][0]
    for text in ("kot " + number, number + " cat", number.replace("/", " ")):
        assert search.page.evaluate(ASK, text)["cards"][0]["url"].rstrip("/").endswith(record.key), text


@pytest.mark.parametrize("typed, one", [("owcza rek", "owczarek"), ("labra dor", "labrador"), ("nowysącz", "Nowy Sącz")])
def test_words_may_be_parted_and_joined(search, typed, one):
    parted, whole = (search.page.evaluate(ASK, text)["hits"] for text in (typed, one))
    assert parted and set(parted[:5]) <= set(whole)


@pytest.mark.parametrize("typed", ["dzień dobry, szukam dla mojego syna jakiegoś małego pieska, który lubi dzieci, w Krakowie"])
def test_what_stands_last_in_a_long_sentence_counts(polish, typed):
    cards = polish.page.evaluate(ASK, typed)["cards"]
    assert [card for card in cards[:3] if "Kraków" not in card["place"]] == []


def test_animals_that_are_what_they_are_called_come_first(polish, records):
    """A cat that is called as cats are stands before the others."""
    named = {record.key for record in records if record.kind == "animal" and record.fields["type"] == ["cat"] and "Kicia" in record.fields["name"]}
    first = polish.page.evaluate(ASK, "kicia")["cards"][:len(named)]
    assert named and {"/".join(card["url"].split("/")[-3:-1]) for card in first} == named


def test_beside_other_words_a_right_one_that_nothing_has_is_not_taken_for_another(polish):
    assert polish.page.evaluate(ASK, "koleżanka dla królika")["corrected"] is None


def test_what_is_of_one_colour_comes_before_what_has_it_among_others_or_in_a_mark(polish, records):
    colours = {record.key: record.folded["colour"] for record in records if record.kind == "animal"}

    def rank(key):
        words = [word for colour in colours[key] for word in colour]
        return 0 if {("rudy",), ("ruda",)} & {tuple(colour) for colour in colours[key]} else 1 if any(word.startswith("rud") for word in words) else 2

    cards = polish.page.evaluate(ASK.replace("40", "400"), "rudy kot")["cards"]
    ranks = [rank("/".join(card["url"].split("/")[-3:-1])) for card in cards if card["kind"] == "animal"]
    assert ranks == sorted(ranks) and len(set(ranks)) == 3


def test_whatever_a_colour_is_called_who_has_it_comes_before_who_has_a_mark_of_it(polish, records):
    colours = {record.key: " ".join(word for colour in record.folded["colour"] for word in colour) for record in records if record.kind == "animal"}
    cards = polish.page.evaluate(ASK, "rudawy kot")["cards"]
    red = ["rud" in colours["/".join(card["url"].split("/")[-3:-1])] for card in cards if card["kind"] == "animal"]
    assert red[0] and red == sorted(red, reverse=True)


def test_the_nearest_word_that_is_begun_is_likelier_than_others(search, records):
    types = {record.key: record.fields["type"] for record in records if record.kind == "animal"}
    search.page.evaluate("index.prepare()")
    for text in {"pl": ["czarny ko", "rudy kocu"], "en": ["black ca", "white kit"]}[search.language]:
        first = [card for card in search.page.evaluate(ASK, text)["cards"] if card["kind"] == "animal"][:10]
        assert {tuple(types["/".join(card["url"].split("/")[-3:-1])]) for card in first} == {("cat",)}, text


def test_what_institutions_need_is_found_by_the_words_together(polish, records):
    needing = {record.key for record in records if record.kind == "institution" and any("karma mokra" in need for need in record.fields["needs"])}
    first = polish.page.evaluate(ASK, "karma mokra")["cards"][0]
    assert first["kind"] == "institution" and first["url"].split("/")[-2] in needing


def test_who_waits_longest_comes_first(search):
    text = {"pl": "najdłużej czeka", "en": "longest waiting"}[search.language]
    first = search.page.evaluate("async () => (await index.search({ facets: { kind: 'animals' }, sort: 'waiting', limit: 10 })).hits")
    found = search.page.evaluate("async text => (await index.search({ text, facets: { kind: 'animals' }, limit: 10 })).hits", text)
    assert sorted(found) == sorted(first)


def test_what_has_every_word_comes_before_what_has_some(polish):
    found = polish.page.evaluate(ASK, "kotka w Warszawie z ogonem")
    lines = [card["line"] + card["place"] for card in found["cards"]]
    assert found["whole"] < len(lines)
    assert all("Warszawa" in line for line in lines[:found["whole"]])


def test_where_nothing_has_all_words_what_is_of_the_kind_comes_first(polish, records):
    """ "Koń Kraków" finds horses elsewhere, and no cats in Kraków."""
    towns = {}
    for record in records:
        if record.kind == "animal":
            for town in record.fields["town"]:
                towns.setdefault(town, set()).update(record.fields["type"])
    without = [town for town, types in sorted(towns.items()) if "horse" not in types and town.isalpha()][:4]
    for town in without:
        found = polish.page.evaluate(ASK, f"koń {town}")
        assert found["whole"] == 0 and {card["line"].split("\xa0")[0] for card in found["cards"][:5]} == {"Koń"}, town
    assert len(without) > 2


@pytest.mark.parametrize("typed, name", [("boorsuk", "Borsuk"), ("orzevh", "Orzech")])
def test_who_is_called_after_a_kind_that_is_not_there_is_found_misspelt(polish, typed, name):
    assert polish.page.evaluate(ASK, typed)["cards"][0]["title"] == name


def test_a_list_does_not_begin_with_the_animals_of_one_institution(search):
    places = "async text => (await index.cards((await index.search({ text, limit: 24 })).hits)).map(card => card.place)"
    for text in {"pl": ["pies", "kot"], "en": ["dog", "cat"]}[search.language]:
        shown = search.page.evaluate(places, text)
        assert len(set(shown[:4])) > 1 and len(set(shown)) > 2, text
        box = search.page.evaluate(places.replace("24", "6"), text)
        assert len(set(box)) > 1 and box[0] == shown[0], text


def test_a_shortened_word_for_a_region_is_no_misspelt_one(polish):
    answer = polish.page.evaluate(ASK, "pies woj. lubelskie")
    assert answer["corrected"] is None and answer["whole"] > 0


def test_who_is_asked_for_without_children_is_only_good_with_them_if_the_description_denies_it(search, records):
    good = {
        record.key for record in records
        if "children" in record.fields.get("good", []) and not any(word.startswith(("dziec", "child")) for text in record.folded["text"] for word in text)
    }
    every = """async text => {
        const { hits, whole } = await index.search({ text, limit: 2000 })
        return (await index.cards(hits.slice(0, whole))).map(card => card.url)
    }"""
    for text in {"pl": ["pies do domu bez dzieci", "nie lubi dzieci"], "en": ["dog, no kids", "without children", "not good with kids"]}[search.language]:
        urls = search.page.evaluate(every, text)
        assert urls and not {"/".join(url.split("/")[-3:-1]) for url in urls} & good, text
