"""Animals come from tables and other systems; what people have written stays; nothing private gets through."""

import datetime
import http.server
import json
import os
import re
import resource
import subprocess
import threading

import pytest

from folders import animal, small, snapshot
from program import DATE, ROOT

FIXTURES = ROOT / "Tests" / "Fixtures" / "imports"
ANIMALS = "institutions/azyl/animals"


@pytest.fixture
def content(tmp_path):
    return small(tmp_path / "content")


@pytest.fixture
def bring(shelters, content, tmp_path):
    """Imports a fixture by name, or a text as a table."""
    def bring(source, *options, **more):
        if isinstance(source, str) and "\n" not in source:
            path = FIXTURES / source
        else:
            path = tmp_path / "source.csv"
            path.write_bytes(source.encode("utf-8") if isinstance(source, str) else source)
        return shelters(
            "import", path, "--institution", "azyl", "--content", content, "--date", DATE, *options, **more)
    return bring


def read(content, name):
    return (content / ANIMALS / name).read_text(encoding="utf-8")


# Every source


@pytest.mark.parametrize("source", ["animals.csv", "asm3.json", "petfinder.json", "shelterluv.json"])
@pytest.mark.parametrize("language", ["pl", "en"])
def test_what_is_imported_is_right_and_nothing_private_is_in_it(source, language, bring, content, shelters):
    dry = bring(source, "--lang", language, "--dry-run")
    assert dry.status == 0, dry.stderr
    assert not (content / ANIMALS).exists()
    run = bring(source, "--lang", language)
    assert run.status == 0, run.stderr
    assert run.stdout == dry.stdout and "⟦" not in run.stdout + run.stderr
    check = shelters.check(content, "--format", "json")
    assert check.told() == [] and check.status == 0, check.stdout
    written = "".join(path.read_text(encoding="utf-8") for path in (content / "institutions/azyl").rglob("*"
                      ) if path.is_file() and path.name != "institution.md")
    for secret in ["Zmyślon", "616098", "600 000", "600000", "tajne", "years", "jan@"]:
        assert secret not in written and secret not in run.stdout + run.stderr
    before = snapshot(content)
    again = bring(source, "--lang", language)
    assert again.status == 0
    assert snapshot(content) == before


def test_a_table_becomes_records(bring, content):
    run = bring("animals.csv", "--lang", "en")
    assert read(content, "rex-krol.md") == (
        '---\nname: Rex "Król"\ntype: dog\nsex: male\nnumber: 12/26\nborn: 2021-05-03\nweight: 12.5\n'
        'status: available\nhealth: {neutered: true, chipped: true}\ngoodWith: {children: 10, dogs: selective}\n'
        'reference: 12/26\n---\n\nLubi \\*spacery\\*.\\\nNie lubi deszczu.\n')
    assert "born: 2019\nbornEstimated: true\n" in read(content, "latka.md")
    assert "neutered" not in read(content, "latka.md")
    assert read(content, "latka.md").endswith("Miła\n\n- cicha\n")
    assert "sex: unknown\n" in read(content, "latka-2.md")
    assert "Not taken over, with the number of animals: Uwagi (1), Opiekun (1), Telefon (1)\n" in run.stdout


def test_records_are_polish_where_polish_is_asked_for(bring, content):
    bring("animals.csv", "--lang", "pl")
    assert "typ: kot\npłeć: samica\n" in read(content, "latka.md")
    assert "urodzona: 2019\n" in read(content, "latka.md")


def test_asm3_numbers_are_understood(bring, content):
    run = bring("asm3.json", "--lang", "en")
    sarah, malley = read(content, "sarah.md"), read(content, "o-malley.md")
    assert "goodWith: {children: 12, dogs: false, cats: true}\nhouseTrained: true\n" in sarah
    assert "fee: 150\n" in sarah and "size: small\n" in sarah and "bornEstimated: true\n" in sarah
    assert "health: {neutered: true, chipped: true, specialNeeds: false}\n" in sarah
    assert "bondedWith: [o-malley]\n" in sarah and sarah.endswith("Miła kotka.\\\nLubi spać.\n")
    assert "goodWith: {children: 5, dogs: selective}\n" in malley
    assert "houseTrained" not in malley and "fee" not in malley and "bornEstimated" not in malley
    assert "size: xlarge\n" in malley and "status: reserved\n" in malley
    assert f"  {ANIMALS}/sarah.md: https://example.org/a/118.jpg\n" in run.stdout
    assert "ANIMALAGE" in run.stdout and "OWNERNAME" in run.stdout and "WEIGHT" in run.stdout


def test_petfinder_boxes_that_are_not_ticked_are_unknown(bring, content):
    bring("petfinder.json", "--lang", "en")
    nutka = read(content, "nutka.md")
    assert "type: rodent\n" in nutka and "health: {vaccinated: true}\n" in nutka
    assert "goodWith: {children: true, dogs: false}\n" in nutka and "houseTrained: true\n" in nutka
    assert nutka.endswith("\nNutka isn't shy...\n")


def test_shelterluv_times_and_pounds_are_understood(bring, content):
    bring("shelterluv.json", "--lang", "en")
    micah = read(content, "micah.md")
    for line in ["born: 2020-01-15", "arrived: 2022-02-08", "weight: 10", "size: medium", "place: foster", "fee: 200",
                 "colour: Tan", "status: available", 'reference: "1952"']:
        assert line + "\n" in micah
    assert "neutered" not in micah and "pictures" not in micah


@pytest.mark.parametrize("column, word, lines", [
    ("Sex upon Intake", "Neutered Male", ["sex: male", "health: {neutered: true}"]),
    ("Sex upon Outcome", "Spayed Female", ["sex: female", "health: {neutered: true}"]),
    ("sex", "Intact Female", ["sex: female", "health: {neutered: false}"]),
    ("płeć", "samica, wysterylizowana", ["sex: female", "health: {neutered: true}"]),
    ("płeć", "Unknown", ["sex: unknown"]),
    ("typ", "suczka", ["type: dog", "sex: female"]), ("gatunek", "Kotka", ["type: cat", "sex: female"]),
    ("typ", "kocur", ["type: cat", "sex: male"]), ("typ", "szczeniak", ["type: dog", "age: baby"]),
], ids=str)
def test_a_column_may_fill_several_fields(column, word, lines, bring, content):
    more = "" if column in ("typ", "gatunek") else ";typ"
    run = bring(f"numer;imię;{column}{more}\n1;Rex;{word}{more and ';dog'}\n", "--lang", "en")
    assert run.status == 0 and "warning" not in run.stderr, run.stderr
    for line in lines:
        assert line + "\n" in read(content, "rex.md")


def test_what_a_column_of_its_own_says_counts_more_than_what_another_implies(bring, content):
    bring("numer;imię;typ;płeć;kastracja\n1;Rex;suczka;neutered male;nie\n", "--lang", "en")
    assert "sex: male\n" in read(content, "rex.md") and "health: {neutered: false}\n" in read(content, "rex.md")


def test_what_no_field_takes_is_listed_with_its_number(bring):
    run = bring("numer;imię;typ;Kennel Number;Uwagi;Puste\n1;Rex;pies;K1;x;\n2;Ali;pies;K2;;\n", "--lang", "en")
    assert "Not taken over, with the number of animals: Kennel Number (2), Uwagi (1)\n" in run.stdout


def test_a_kennel_is_no_animal_s_number(bring):
    run = bring("Kennel Number;Name;Species\nK1;Rex;dog\n")
    assert run.status == 1 and "no column says which animal is which" in run.stderr


def as_table(name, path, day, amount):
    """A feed of ASM3 as the table that ASM3 writes of it: csv_generator in its utils.py."""
    animals = json.loads((FIXTURES / name).read_text(encoding="utf-8"))

    def cell(key, value):
        if key == "FEE":
            return amount.format(value / 100) if amount != "pl" else f"{value / 100:,.2f}".replace(",", " ").replace(".", ",")
        if isinstance(value, str) and re.fullmatch(r"\d{4}-\d\d-\d\dT[\d:]{8}", value):
            told = datetime.datetime.fromisoformat(value)
            return f"{told:{day}}" + (f" {told:%H:%M:%S}" if told.time() != datetime.time() else "")
        return "" if value is None else value.replace('"', "''") if isinstance(value, str) else value

    columns = sorted({key for one in animals for key in one})
    rows = [columns] + [[cell(key, one[key]) if key in one else "" for key in columns] for one in animals]
    text = "\ufeff" + "".join(",".join(f'"{one}"' for one in row) + "\n" for row in rows)
    path.write_text(text, encoding="utf-8", newline="")
    return path


@pytest.mark.parametrize(["day", "amount"], [("%d.%m.%Y", "pl"), ("%d/%m/%Y", "{:,.2f}"), ("%m/%d/%Y", "{:,.2f}")], ids=["pl", "en_GB", "en"])
def test_a_feed_of_asm3_as_a_table_gives_the_same_records(day, amount, bring, shelters, content, tmp_path):
    bring("asm3.json", "--lang", "en")
    feed = {path.name: path.read_bytes() for path in (content / ANIMALS).iterdir()}
    assert any(b"fee: 150" in record for record in feed.values())
    other = small(tmp_path / "other")
    table = as_table("asm3.json", tmp_path / "asm3.csv", day, amount)
    run = shelters("import", table, "--institution", "azyl", "--content", other, "--date", DATE, "--lang", "en")
    assert run.status == 0, run.stderr
    assert {path.name: path.read_bytes() for path in (other / ANIMALS).iterdir()} == feed


def test_the_animals_that_asm3_exports_are_understood(bring, content):
    run = bring("ANIMALCODE,ANIMALNAME,ANIMALTYPE,ANIMALSPECIES,ANIMALBREED1,ANIMALSEX,ANIMALDOB,ANIMALAGE,ANIMALNEUTERED,ANIMALMICROCHIP,"
                "ANIMALGOODWITHCATS,ANIMALDECEASEDDATE,ANIMALCOMMENTS,ORIGINALOWNERLASTNAME\n"
                "D202,Rex,D (Dog),Dog,Labrador,Male,2021-05-03,5 years,Yes,616098100000001,No,,tajne,Zmyślony\n"
                "D203,Ali,D (Dog),Dog,,Female,,,,,Unknown,2025-01-01,,\n", "--lang", "en")
    assert run.status == 0, run.stderr
    rex = read(content, "rex.md")
    for line in ["type: dog", "breed: Labrador", "sex: male", "number: D202", "born: 2021-05-03", "goodWith: {cats: false}",
                 "health: {neutered: true, chipped: true}", "reference: D202"]:
        assert line + "\n" in rex
    assert "tajne" not in rex and "status: passed\n" in read(content, "ali.md")
    assert "ANIMALCOMMENTS (1)" in run.stdout and "ANIMALTYPE (2)" in run.stdout and "Zmyślony" not in run.stdout


def test_a_few_tags_in_a_text_leave_its_lines(bring, content):
    bring('numer;imię;typ;opis\n1;Rex;pies;"Lubi <b>spacery</b>.\nNie lubi deszczu.\n\nSzuka domu."\n', "--lang", "en")
    assert read(content, "rex.md").endswith("\n\nLubi spacery.\\\nNie lubi deszczu.\n\nSzuka domu.\n")


def test_problems_are_told_as_they_are_asked_for(bring):
    rows = "".join(f"{number};Rex {number};pies;spory{number}\n" for number in range(6))
    table = "numer;imię;typ;wielkość\n" + rows + "7;Zły;smok;\n"
    run = bring(table, "--dry-run", "--lang", "en")
    assert "warning: 6 places of one kind; --verbose lists all [import-value]\n" in run.stderr
    assert bring(table, "--dry-run", "--verbose", "--lang", "en").stderr.count("[import-value]") == 6
    quiet = bring(table, "--dry-run", "--quiet", "--lang", "en")
    assert quiet.stdout == "" and "[import-value]" not in quiet.stderr and "[import-animal]" in quiet.stderr
    assert len(json.loads(bring(table, "--dry-run", "--format", "json").stdout)) == 7
    assert bring(table, "--dry-run", "--format", "github").stdout.count("::warning ") == 6


# What people change


HEADER = "numer;imię;typ;waga;umaszczenie;opis\n"


def test_a_second_import_changes_what_the_source_changed_and_nothing_else(bring, content):
    bring(HEADER + "1;Rex;pies;12;rudy;Miły.\n", "--lang", "en")
    path = content / ANIMALS / "rex.md"
    path.write_text(read(content, "rex.md").replace("colour: rudy", "# nasz rudzielec\ncolour: rudo-biały  # poprawione")
                    .replace("type: dog", "type: dog\nenergy: high"))
    run = bring(HEADER + "1;Rex;pies;13;czarny;Bardzo miły.\n", "--lang", "en")
    text = read(content, "rex.md")
    assert "weight: 13\n" in text and text.endswith("\n\nBardzo miły.\n")
    assert "# nasz rudzielec\ncolour: rudo-biały  # poprawione\n" in text and "energy: high\n" in text
    assert '  weight: "12" becomes "13"\n' in run.stdout and "  description: written anew\n" in run.stdout
    assert '  colour: kept as "rudo-biały", the source says "czarny"\n' in run.stdout


def test_a_value_that_became_unknown_goes_unless_somebody_remarked_on_it(bring, content):
    bring("numer;imię;typ;kastrowany;szczepiony;waga\n1;Rex;pies;tak;tak;12\n", "--lang", "en")
    path = content / ANIMALS / "rex.md"
    path.write_text(read(content, "rex.md").replace(
        "health: {vaccinated: true, neutered: true}", "health:\n  vaccinated: true  # on Monday\n  neutered: true"))
    run = bring("numer;imię;typ;kastrowany;szczepiony;waga\n1;Rex;pies;nie;;\n", "--lang", "pl")
    text = read(content, "rex.md")
    assert "health:\n  vaccinated: true  # on Monday\n  neutered: false\n" in text and "weight" not in text
    assert "  zdrowie: kastrowany: było „tak”, jest „nie”\n" in run.stdout and "było „12”, jest „–”" in run.stdout


def test_a_field_that_people_deleted_stays_deleted_and_a_record_too(bring, content):
    table = HEADER + "1;Rex;pies;12;rudy;\n2;Ali;pies;5;;\n"
    bring(table, "--lang", "en")
    path = content / ANIMALS / "rex.md"
    path.write_text(read(content, "rex.md").replace("weight: 12\n", ""))
    (content / ANIMALS / "ali.md").unlink()
    before = snapshot(content)
    run = bring(table, "--lang", "en")
    assert snapshot(content) == before
    assert "2 was deleted and is not brought back" in run.stdout


def test_a_record_that_people_wrote_is_found_by_its_reference_and_renaming_does_no_harm(bring, content):
    folder = content / ANIMALS
    folder.mkdir()
    (folder / "burek.md").write_text(animal('imię: Burek\noznaczenie: "1"\nzdrowie: {szczepiony: tak}').replace("name: Rex\n", ""))
    run = bring("numer;imię;typ;kastrowany;waga\n1;Rex;pies;tak;7\n", "--lang", "pl")
    text = read(content, "burek.md")
    assert "imię: Burek\n" in text and "zdrowie: {szczepiony: tak, kastrowany: tak}\n" in text and "waga: 7\n" in text
    assert "zostaje „Burek”, w źródle jest „Rex”" in run.stdout
    assert sorted(os.listdir(folder)) == ["burek.md"]


def test_an_animal_that_vanished_is_told_and_only_marked_where_that_is_asked_for(bring, content):
    bring("numer;imię;typ\n1;Rex;pies\n2;Ali;pies\n", "--lang", "en")
    run = bring("numer;imię;typ\n1;Rex;pies\n", "--lang", "en")
    assert f"{ANIMALS}/ali.md: no longer in the source (2), its status is available" in run.stdout
    assert "adopted" not in read(content, "ali.md")
    bring("numer;imię;typ\n1;Rex;pies\n", "--lang", "en", "--missing", "adopted")
    assert "status: adopted\n" in read(content, "ali.md")


def test_pictures_are_taken_where_the_folder_has_them(bring, content):
    (content / ANIMALS).mkdir()
    from folders import PHOTOGRAPH
    (content / ANIMALS / "rex-1.jpg").write_bytes(PHOTOGRAPH)
    run = bring("numer;imię;typ;zdjęcia\n1;Rex;pies;https://example.org/x/rex-1.jpg?w=1, https://example.org/../../b.jpg\n")
    assert "pictures: [rex-1.jpg]\n" in read(content, "rex.md")
    assert "https://example.org/../../b.jpg" in run.stdout


def test_pictures_are_taken_from_a_folder_by_what_the_source_says_of_the_animal(bring, content, shelters, tmp_path):
    folder = tmp_path / "photos"
    folder.mkdir()
    from folders import PHOTOGRAPH
    for name in ["12-26.jpg", "12-26-2.JPG", "Łatka/a.jpg", "Łatka/b.jpg", "Ola.jpg", "IMG_7.jpg", "notes.txt", "A9.jpg"]:
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_bytes(PHOTOGRAPH)
    table = ("numer;imię;typ;zdjęcia\n12/26;Rex;pies;\n13;Łatka;pies;\n14;Ola;pies;\n15;Ola;kot;\n"
             "16;Bis;pies;https://example.org/x/IMG_7.jpg?w=1\n")
    run = bring(table, "--pictures", folder, "--lang", "en")
    assert run.status == 0, run.stderr
    counts = {path.stem: path.read_text().count(".jpg") for path in (content / ANIMALS).glob("*.md")}
    # Two are called Ola: nobody knows whose picture that is.
    assert counts == {"rex": 2, "latka": 2, "ola": 0, "ola-2": 0, "bis": 1}
    assert len(list((content / ANIMALS).glob("*.jpg"))) == 5
    assert shelters.check(content, "--format", "json").told() == []
    # What people take away stays away.
    record = content / ANIMALS / "bis.md"
    (content / ANIMALS / re.search(r"bis-\w+\.jpg", record.read_text(encoding="utf-8"))[0]).unlink()
    record.write_text(re.sub("pictures:.*\n", "", record.read_text(encoding="utf-8")), encoding="utf-8")
    before = snapshot(content)
    assert bring(table, "--pictures", folder, "--lang", "en").status == 0
    assert snapshot(content) == before


class Photographs(http.server.BaseHTTPRequestHandler):
    """A server of pictures."""

    asked = []

    def do_GET(self):
        from folders import PHOTOGRAPH
        self.asked.append(self.path)
        self.send_response(200)
        self.end_headers()
        self.wfile.write(b"<html>" if "page" in self.path else PHOTOGRAPH)

    def log_message(self, *_):
        pass


@pytest.fixture
def photographs(tmp_path, monkeypatch):
    import ssl
    subprocess.run(["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-keyout", tmp_path / "key.pem", "-out",
                    tmp_path / "cert.pem", "-days", "2", "-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost"],
                   check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(tmp_path / "cert.pem", tmp_path / "key.pem")
    Photographs.asked = []
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Photographs) as server:
        server.socket = context.wrap_socket(server.socket, server_side=True)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"https://localhost:{server.server_port}", {"CURL_CA_BUNDLE": str(tmp_path / "cert.pem")}
        server.shutdown()


def test_pictures_are_fetched_only_when_asked_for_and_only_securely(bring, content, photographs):
    address, environment = photographs
    table = f"numer;imię;typ;zdjęcia\n1;Rex;pies;{address}/image?id=1 {address}/page http://example.org/a.jpg\n"
    run = bring(table, "--lang", "en", environment=environment)
    assert Photographs.asked == [] and "/image?id=1" in run.stdout
    (content / ANIMALS / "rex.md").unlink()
    (content / "institutions/azyl/_imported.json").unlink()
    dry = bring(table, "--pictures", "fetch", "--dry-run", "--lang", "en", environment=environment)
    assert Photographs.asked == [] and dry.status == 0
    run = bring(table, "--pictures", "fetch", "--lang", "en", environment=environment)
    assert sorted(Photographs.asked) == ["/image?id=1", "/page"], run.stderr
    [picture] = (content / ANIMALS).glob("*.jpg")
    assert f"pictures: [{picture.name}]\n" in read(content, "rex.md")
    assert "name a JPEG" in run.stderr and "http://example.org/a.jpg" in run.stdout
    Photographs.asked.clear()
    bring(table, "--pictures", "fetch", "--lang", "en", environment=environment)
    assert "/image?id=1" not in Photographs.asked


# Sources as they come


@pytest.mark.parametrize("encode", [
    lambda text: text.encode("utf-8"), lambda text: text.encode("utf-8-sig"), lambda text: text.encode("cp1250"),
    lambda text: text.encode("utf-16"), lambda text: b"\xfe\xff" + text.encode("utf-16-be"),
    lambda text: text.replace(";", "\t").encode("utf-8"), lambda text: text.replace(";", ",").encode("utf-8"),
    lambda text: text.replace("\n", "\r\n").encode("cp1250"), lambda text: text.encode("iso8859-2"),
], ids=["utf-8", "a mark", "windows-1250", "utf-16", "utf-16 big", "tabs", "commas", "windows", "iso-8859-2"])
def test_encodings_and_separators_are_seen(encode, bring, content):
    run = bring(encode("numer;imię;typ\n1;Łątka Źrebię;koń\n"))
    assert run.status == 0, run.stderr
    assert "name: Łątka Źrebię\ntype: horse\n" in read(content, "latka-zrebie.md")


@pytest.mark.parametrize("source, told", [
    (b"<!DOCTYPE html><html><body>Zaloguj", "1:1: error: this is a web page or XML"),
    (b"", "1:1: error: the file is empty"), (b"PK\x03\x04xx", "this is a spreadsheet"), (b"a\0b", "null character"),
    (b"1;Rex;pies\n2;Ali;pies\n", "1:1: error: none of the columns"),
    ("numer;imię\n1;Rex\n", "no column says what kind"), ("imię;typ\nRex;pies\n", "no column says which animal"),
    ("numer;imię;typ\n1;Rex;pies\n2;Ali;pies;x\n", "3:12: error: this row has 4 cells and the table 3 columns"),
    ('numer;imię;typ\n1;"Rex;pies\n', "2:3: error: a quotation mark is opened here"),
    ("numer;imię;typ\n", "there are no animals"),
    (b'[{"ID": 1, "ANIMALNAME": "Rex",]', "1:32: error:"), (b'{"error": "no"}', "JSON, but not a list of animals"),
    (b"[]", "there are no animals"), (b'[{"x": 1}]', "1:2: error: it cannot be seen which system"),
    (b"numer;imi\x81;typ\n", "the byte 0x81"),
], ids=range(15))
def test_what_cannot_be_read_is_told_with_its_place_and_nothing_is_written(source, told, bring, content):
    before = snapshot(content)
    run = bring(source if isinstance(source, bytes) else source.encode("utf-8"))
    assert run.status == 1 and told in run.stderr, run.stderr
    assert "[import-source]" in run.stderr and not run.stdout
    assert snapshot(content) == before


def test_values_that_are_not_understood_are_told_once_and_decisive_ones_leave_the_animal_out(bring, content):
    run = bring("numer;imię;typ;wielkość;urodzony;stan\n1;Rex;pies;spory;03/05/2021;\n2;Ali;pies;spory;;\n3;As;pies;;;uśpiony\n"
                "1;Bis;pies;;;\n;Cis;pies;;;\n5;;smok;;;\n", "--lang", "en")
    assert run.status == 1
    assert '2:12: warning: "spory" in "wielkość" cannot be taken over (also in the lines 3) [import-value]' in run.stderr
    assert "it may be 2021-05-03 or 2021-03-05" in run.stderr
    assert 'error: "uśpiony" in "stan" is not understood, so the animal 3 is left out' in run.stderr
    assert "5:1: error: " in run.stderr and "6:1: error: " in run.stderr
    assert sorted(os.listdir(content / ANIMALS)) == ["ali.md", "rex.md"]


def test_a_mapping_file_names_columns_and_words(bring, content):
    run = bring("Kod;Nazwa robocza;Status;Gatunek\n7;Rex;W trakcie;Kundelek\n8;Ali;Brak wpisu;\n", "--mapping",
                FIXTURES / "mapping.yml", "--lang", "en")
    assert run.status == 0, run.stderr
    assert "type: dog\n" in read(content, "rex.md") and "status: reserved\n" in read(content, "rex.md")
    assert "type: cat\n" in read(content, "ali.md") and "status" not in read(content, "ali.md")


@pytest.mark.parametrize("mapping, told", [
    ("columns:\n  name: Opiekun\n", "2:9: error: \"Opiekun\" tells of people"), ("columns:\n  number: Nr chipa\n", "2:11: error:"),
    ("columns:\n  owner: X\n", "import writes no field"), ("values:\n  type: {x: smok}\n", "is no value of"),
    ("colums: {}\n", "a mapping has no"), ("columns: [a]\n", "are expected here"), ("columns: {\n", "yaml-syntax"),
    ("columns:\n  name: Brak\n", "does not have"),
], ids=range(8))
def test_mistakes_in_a_mapping_are_told(mapping, told, bring, content, tmp_path):
    path = tmp_path / "mapping.yml"
    path.write_text(mapping)
    run = bring("numer;imię;typ\n1;Rex;pies\n", "--mapping", path, "--lang", "en")
    assert run.status == 1 and told in run.stderr, run.stderr
    assert not (content / ANIMALS).exists()


# Hostile and unlucky


HOSTILE = ["../../../etc/passwd", "a: b # c", "- x", "---", "{x}", "<script>alert(1)</script>", "no", "\u202eabc", "CON", "'\"\\",
           "x" * 300, "😀", "[x](javascript:alert(1))", "*a*", "!!tag", "&anchor", "%", "|", ">", "Rex\u2028Ali", "Ω"]


def test_hostile_names_and_texts_are_data(bring, content, shelters):
    rows = "".join('%d;"%s";pies;"%s";"%s"\n' % (n, *[text.replace('"', '""')] * 3) for n, text in enumerate(HOSTILE))
    run = bring("numer;imię;typ;umaszczenie;opis\n" + rows, "--lang", "en")
    assert run.status in (0, 1)
    check = shelters.check(content, "--format", "json")
    assert check.told() == [], check.stdout
    assert {path.suffix for path in (content / ANIMALS).iterdir()} == {".md"}
    assert len(os.listdir(content / ANIMALS)) >= len(HOSTILE) - 1
    before = snapshot(content)
    bring("numer;imię;typ;umaszczenie;opis\n" + rows, "--lang", "en")
    assert snapshot(content) == before


def test_a_folder_that_is_a_link_is_not_followed(bring, content, tmp_path):
    (tmp_path / "elsewhere").mkdir()
    (content / ANIMALS).symlink_to(tmp_path / "elsewhere")
    run = bring("numer;imię;typ\n1;Rex;pies\n")
    assert run.status in (73, 74), run.stderr
    assert os.listdir(tmp_path / "elsewhere") == []


def test_no_record_is_ever_written_in_half(content, shelters, tmp_path):
    source = tmp_path / "source.csv"
    source.write_text("numer;imię;typ;opis\n1;Rex;pies;krótki\n2;Ali;pies;" + "długi " * 2000 + "\n")
    import signal
    run = subprocess.run(
        [shelters.path, "import", str(source), "--institution", "azyl", "--content", str(content), "--date", DATE, "--lang", "en"],
        capture_output=True, preexec_fn=lambda: (signal.signal(signal.SIGXFSZ, signal.SIG_IGN),
                                                 resource.setrlimit(resource.RLIMIT_FSIZE, (4096, 4096))))
    assert run.returncode == 74 and b"cannot write" in run.stderr
    assert os.listdir(content / ANIMALS) == ["rex.md"]


class Feed(http.server.BaseHTTPRequestHandler):
    """A server of a shelter's system."""

    def do_GET(self):
        if self.path == "/moved":
            self.send_response(302)
            self.send_header("Location", "/service?password=tajne")
        elif self.path == "/inside":
            self.send_response(302)
            self.send_header("Location", "file:///etc/passwd")
        else:
            self.send_response(200 if "tajne" in self.path else 403)
        self.end_headers()
        self.wfile.write((FIXTURES / "asm3.json").read_bytes())

    def log_message(self, *_):
        pass


@pytest.fixture(scope="module")
def feed():
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), Feed) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()


@pytest.mark.parametrize("path", ["/service?method=json_adoptable_animals&password=tajne", "/moved"])
def test_a_feed_is_fetched_from_its_address(shelters, content, feed, path):
    run = shelters("import", feed + path, "--institution", "azyl", "--content", content)
    assert run.status == 0, run.stderr
    assert list((content / ANIMALS).glob("*.md"))
    assert "tajne" not in run.stdout + run.stderr


@pytest.mark.parametrize("address, reason", [
    ("{feed}/service?password=inne", "the server has nothing for this address"), ("{feed}/inside", "could not fetch"),
    ("http://127.0.0.1:9/inne", "cannot be reached")])
def test_what_keeps_a_feed_from_being_fetched_is_told_without_its_address(shelters, content, feed, address, reason):
    run = shelters("import", address.format(feed=feed), "--institution", "azyl", "--content", content)
    assert run.status == 66 and reason in run.stderr and "inne" not in run.stderr
    assert not (content / ANIMALS).exists() or not list((content / ANIMALS).glob("*.md"))


@pytest.mark.parametrize("address", ["ftp://example.org/x", "file:///etc/passwd", "https://exa mple.org/tajne"])
def test_only_addresses_of_the_web_are_fetched(shelters, content, address):
    run = shelters("import", address, "--institution", "azyl", "--content", content)
    assert run.status == 64 and "starts with https://" in run.stderr


def test_wrong_usage_is_told(bring, shelters, content):
    assert shelters("import", "x.csv", "--institution", "../x", "--content", content).status == 64
    assert shelters("import", "x.csv", "--institution", "azyll", "--content", content).status == 66
    assert bring("none.csv").status == 66


def test_without_curl_one_is_told_what_to_install(shelters, content, feed):
    run = shelters("import", feed + "/x", "--institution", "azyl", "--content", content, environment={"PATH": "/nonexistent"})
    assert run.status == 66 and "apt-get install curl" in run.stderr


def test_200_000_rows_are_read_and_each_has_its_own_record(bring, content):
    rows = 200_000 if os.environ.get("SOAK") else 3_000
    table = "numer;imię;typ;płeć\n" + "".join(f"{n};Burek;pies;samiec\n" for n in range(rows))
    run = bring(table, "--dry-run", timeout=600)
    assert run.status == 0
    assert run.stdout.count("\n") == rows and f"burek-{rows}.md: " in run.stdout


def test_a_feed_in_one_long_line_is_read(bring):
    count = 20_000 if os.environ.get("SOAK") else 1_000
    filler = {f"HIDDEN{n}": "x" * 40 for n in range(100)}
    feed = [{"ID": n, "ANIMALNAME": f"Rex {n}", "SPECIESNAME": "Dog", "SEX": 9 if n == count - 1 else 1, **filler} for n in range(count)]
    run = bring(json.dumps(feed).encode(), "--dry-run", "--lang", "en", timeout=600)
    assert run.status == 0 and run.stderr.count("[import-value]") == 1
