"""Sites with something wrong that is no field of an institution or an animal. See `spoilt`."""

from folders import INSTITUTION, PHOTOGRAPH, SMALL, Link, Sparse, animal, institution
from spoilt import ANIMAL_FILE, INSTITUTION_FILE, Spoilt

_SITE = "title: A\nbaseURL: https://example.org\nlanguages: [pl, en]\n"
_REX = ANIMAL_FILE + ".md"
_REX_EN = ANIMAL_FILE + ".en.md"
_AZYL = INSTITUTION_FILE + ".md"


def _laughs():
    """A billion laughs: nine levels, each of ten of the one below."""
    lines, ids = ["x-a: ▸&a lol"], ["yaml-anchor"]
    for inner, outer in zip("abcdefgh", "bcdefghi"):
        lines.append(f"x-{outer}: ▸&{outer} [" + ", ".join(f"▸*{inner}" for _ in range(10)) + "]")
        ids += ["yaml-anchor"] + ["yaml-alias"] * 10
    return "\n".join(lines), ids


def settings():
    for id, text in [
        ("missing-field", "▸title: A\nlanguages: [pl, en]\n"),
        ("missing-field", "▸title: A\nbaseURL: https://a.pl\n"),
        ("missing-field", "▸baseURL: https://a.pl\nlanguages: [pl, en]\n"),
        ("invalid-url", "title: A\nbaseURL: ▸https://a.pl?x\nlanguages: [pl, en]\n"),
        ("invalid-url", "title: A\nbaseURL: ▸https://a.pl/#x\nlanguages: [pl, en]\n"),
        ("url-without-scheme", "title: A\nbaseURL: ▸example.org\nlanguages: [pl, en]\n"),
        ("url-scheme", "title: A\nbaseURL: ▸ftp://example.org\nlanguages: [pl, en]\n"),
        ("list-too-short", "title: A\nbaseURL: https://a.pl\nlanguages: ▸[]\n"),
        ("invalid-language", "title: A\nbaseURL: https://a.pl\nlanguages: [▸PL]\n"),
        ("wrong-type", "title: A\nbaseURL: https://a.pl\nlanguages: ▸pl\n"),
        ("duplicate-language", "title: A\nbaseURL: https://a.pl\nlanguages: [pl, en, ▸pl]\n"),
        ("unknown-time-zone", _SITE + "timeZone: ▸Europe/Warszawa\n"),
        ("out-of-range", _SITE + "staleAfterDays: ▸0\n"),
        ("wrong-type", _SITE + "demo: ▸maybe\n"),
        ("invalid-email", _SITE + "contact: {email: ▸x}\n"),
        ("unknown-field", _SITE + "▸theme: dark\n"),
        ("unknown-field", _SITE + "▸staleAfterDay: 30\n"),
        ("duplicate-key", _SITE + "▸title: B\n"),
        ("unknown-language", "title: {pl: A, ▸fr: B}\nbaseURL: https://a.pl\nlanguages: [pl, en]\n"),
        ("wrong-type", "title: ▸[A]\nbaseURL: https://a.pl\nlanguages: [pl, en]\n"),
        ("yaml-document", _SITE + "▸---\ntitle: B\n"),
        ("yaml-directive", "▸%YAML 1.1\n---\n" + _SITE),
    ]:
        yield Spoilt("site.yml " + text.replace("\n", " / ")[-60:], {"site.yml": text}, (id,))
    yield Spoilt("no site.yml", {"site.yml": None}, (), ("site.yml:1:1 missing-file",))
    yield Spoilt("empty site.yml", {"site.yml": "▸"}, ("empty-file",))


def pages():
    for file, id, text in [
        ("home.md", "url-scheme", "---\ntitle: A\nvideo: {url: ▸'http://a.pl/v'}\n---\n"),
        ("home.md", "missing-file", "---\ntitle: A\nvideo: {url: 'https://a.pl', poster: ▸p.jpg}\n---\n"),
        ("home.md", "missing-field", "---\ntitle: A\nvideo: {url: 'https://a.pl', captions: [▸{language: pl}]}\n---\n"),
        ("home.md", "missing-field", "---\ntitle: A\nsteps: [▸{title: B}]\n---\n"),
        ("home.md", "missing-front-matter", "▸title: A\n"),
        ("home.md", "unclosed-front-matter", "▸---\ntitle: A\n"),
        ("home.md", "unknown-field", "---\ntitle: A\n▸subtitle: B\n---\n"),
        ("pages/a.md", "unknown-value", "---\ntitle: A\nmenu: ▸top\n---\n"),
        ("pages/a.md", "wrong-type", "---\ntitle: A\norder: ▸first\n---\n"),
        ("pages/a.md", "missing-field", "▸---\nmenu: none\n---\n"),
        ("pages/a.md", "unknown-field", "---\ntitle: A\n▸slug: b\n---\n"),
    ]:
        yield Spoilt(f"{file} " + text.replace("\n", " / "), {file: text}, (id,))
    yield Spoilt("no home.md", {"home.md": None}, (), ("home.md:1:1 missing-file",))


def baskets():
    """What is wrong with a basket, with the institutions that it could share a gift among."""
    account = "bank: {account: PL42203000451110000002651620, nip: 5214349636}"
    euro = "bank: {account: DE33100205000001194700}"
    others = {_AZYL: institution(account), "institutions/dom/institution.md": institution(account),
              "institutions/las/institution.md": institution(euro), "institutions/pole/institution.md": institution()}

    def shares(*pairs):
        return "shares: [" + ", ".join(f"{{institution: {id}, percent: {percent}}}" for id, percent in pairs) + "]"

    for ids, fields in [
        (("shares-sum",), "name: A\n▸" + shares(("azyl", 50), ("dom", 49))),
        (("shares-sum",), "name: A\n▸" + shares(("azyl", 50), ("dom", 51))),
        (("out-of-range",), "name: A\n" + shares(("azyl", "▸0"), ("dom", 100))),
        (("out-of-range",), "name: A\n" + shares(("azyl", "▸-10"), ("dom", 100))),
        (("out-of-range",), "name: A\n" + shares(("azyl", "▸101"))),
        (("wrong-type",), "name: A\n" + shares(("azyl", "▸33.3"), ("dom", 67))),
        (("wrong-type",), "name: A\n" + shares(("azyl", "▸50%"), ("dom", 50))),
        (("wrong-type",), "name: A\nshares: ▸azyl"),
        (("list-too-short",), "name: A\nshares: ▸[]"),
        (("missing-field",), "name: A\nshares: [▸{institution: azyl}]"),
        (("missing-field",), "name: A\nshares: [▸{percent: 100}]"),
        (("unknown-institution",), "name: A\n" + shares(("▸azil", 100))),
        (("invalid-id",), "name: A\n" + shares(("▸Azyl", 100))),
        (("duplicate-institution",), "name: A\n" + shares(("azyl", 50), ("▸azyl", 50))),
        (("institution-without-account",), "name: A\n" + shares(("azyl", 50), ("▸pole", 50))),
        (("mixed-currencies",), "name: A\n▸" + shares(("azyl", 50), ("las", 50))),
        (("wrong-type",), "name: A\nfeatured: ▸often\n" + shares(("azyl", 100))),
        (("missing-file",), "name: A\npicture: ▸b.jpg\n" + shares(("azyl", 100))),
        (("unknown-field",), "name: A\n▸percent: 5\n" + shares(("azyl", 100))),
        (("text-too-long",), "name: ▸" + "a" * 121 + "\n" + shares(("azyl", 100))),
    ]:
        yield Spoilt("basket " + fields.replace("\n", " / ")[-70:], {**others, "baskets/b.md": f"---\n{fields}\n---\n"}, ids)
    fine = "---\nname: A\n" + shares(("azyl", 100)) + "\n---\n"
    for name, fields in [("without shares", "name: A"), ("without a name", shares(("azyl", 100)))]:
        yield Spoilt("a basket " + name, {**others, "baskets/b.md": f"---\n{fields}\n---\n"}, (),
                     ("baskets/b.md:1:1 missing-field",))
    yield Spoilt("a basket whose name is no id", {**others, "baskets/Zimą.md": fine}, (), ("baskets/Zimą.md:1:1 invalid-id",))
    yield Spoilt("a basket twice", {**others, "baskets/b.md": fine,
                                      "baskets/b.json": '{"name": "A", "shares": [{"institution": "azyl", "percent": 100}]}'}, (),
                 ("baskets/b.md:1:1 duplicate-id",))
    yield Spoilt("a translation of no basket", {**others, "baskets/b.en.md": "Text.\n"}, (),
                 ("baskets/b.en.md:1:1 translation-without-record",))
    yield Spoilt("a basket in JSON", {**others, "baskets/b.json": '{"name": "A", "shares": [{"institution": ▸"nie-ma", "percent": 100}]}'},
                 ("unknown-institution",))
    yield Spoilt("a link of a basket", {**others, "baskets/b.md": fine + "[a](▸../institutions/nie-ma/institution.md)\n"}, ("broken-link",))
    yield Spoilt("a page called as the baskets", {**others, "baskets/b.md": fine, "pages/koszyki.md": "---\ntitle: A\n---\n"}, (),
                 ("pages/koszyki.md:1:1 reserved-name",))
    yield Spoilt("an institution called as the wish lists", {"institutions/potrzeby/institution.md": institution()}, (),
                 ("institutions/potrzeby/institution.md:1:1 reserved-name",))


def translations():
    for id, record, translation in [
        ("not-translatable", "size: large", "---\n▸size: small\n---\n"),
        ("not-translatable", "", "---\nname: Rex\n▸type: cat\n---\n"),
        ("not-translatable", "health: {vaccinated: true}", "---\nhealth: {▸vaccinated: false}\n---\n"),
        ("unknown-field", "", "---\n▸siez: small\n---\n"),
        ("translation-count", "marks: [a, b]", "---\n▸marks: [a]\n---\n"),
        ("wrong-type", "marks: [a]", "---\nmarks: ▸patch\n---\n"),
        ("unknown-language", "breed: a", "---\nbreed: {▸fr: x}\n---\n"),
        ("unclosed-front-matter", "", "▸---\nbreed: a\n"),
    ]:
        yield Spoilt(f"rex.en.md {translation!r}", {_REX: animal(record), _REX_EN: translation}, (id,))
    yield Spoilt("a translation of nothing", {"institutions/azyl/animals/burek.en.md": "▸Text\n"},
                 ("translation-without-record",))
    yield Spoilt("a page's translation of nothing", {"pages/pomoc.en.md": "▸Text\n"}, ("translation-without-record",))
    yield Spoilt("a language that the site lacks", {_REX: animal(), ANIMAL_FILE + ".de.md": "▸Text\n"},
                 ("unknown-language",))
    yield Spoilt("the default language twice", {_REX: animal(), ANIMAL_FILE + ".pl.md": "▸" + animal()},
                 ("duplicate-id",))


def records():
    """What is wrong with a whole record."""
    base = INSTITUTION.split("\n")
    for name, id, lines in [
        ("no name", "missing-field", ["▸---", *base[2:5]]),
        ("a type that is none", "unknown-value", [*base[:2], "type: ▸zamek", *base[3:5]]),
        ("a postal code without a hyphen", "invalid-postal-code",
         [*base[:3], "address: {town: Łódź, postalCode: ▸90001, country: PL}", base[4]]),
        ("no postal code", "missing-field", [*base[:3], "▸address: {town: Łódź, country: PL}", base[4]]),
        ("a country in words", "unknown-country",
         [*base[:3], "address: {town: Łódź, postalCode: 90-001, country: ▸Polska}", base[4]]),
        ("nobody to reach", "missing-contact", [*base[:4], "▸contact: {person: Anna}"]),
        ("a short telephone number", "invalid-phone", [*base[:4], "contact: {phones: [▸58 622]}"]),
        ("no telephone number", "missing-field", [*base[:4], "contact: {phones: [▸{label: biuro}]}"]),
        ("no e-mail address", "invalid-email", [*base[:4], "contact: {email: ▸a@b}"]),
        ("a website without a scheme", "url-without-scheme", [*base[:4], "contact: {website: ▸www.azyl.pl}"]),
        ("a contact in words", "wrong-type", [*base[:4], "contact: ▸a@b.pl"]),
        ("a name too long", "text-too-long", [base[0], "name: ▸" + "ż" * 121, *base[2:5]]),
    ]:
        yield Spoilt(f"institution: {name}", {_AZYL: "\n".join(lines) + "\n---\n"}, (id,))
    yield Spoilt("an animal without name and number", {_REX: "▸---\ntype: dog\n---\n"}, ("missing-field",))
    yield Spoilt("an animal without type", {_REX: "▸---\nname: Rex\n---\n"}, ("missing-field",))
    yield Spoilt("an animal's name too long", {_REX: f"---\nname: ▸{'ż' * 101}\ntype: dog\n---\n"}, ("text-too-long",))
    yield Spoilt("no front matter", {_REX: "▸Rex\n"}, ("missing-front-matter",))
    yield Spoilt("front matter without an end", {_REX: "▸---\nname: Rex\ntype: dog\n"}, ("unclosed-front-matter",))
    laughs, ids = _laughs()
    yield Spoilt("a billion laughs", {_REX: animal(laughs)}, tuple(ids))
    for name, id, text in [
        ("a trailing comma", "json-syntax", '{"name": "Rex", "type": "dog",▸}'),
        ("no comma", "json-syntax", '{"name": "Rex"\n ▸"type": "dog"}'),
        ("single quotes", "json-syntax", "{▸'name': 'Rex'}"),
        ("a comment", "json-syntax", '{"name": "Rex", ▸// dog\n"type": "dog"}'),
        ("cut off", "json-syntax", '{"name": "Rex", "type": "dog"▸'),
        ("a word alone", "wrong-type", '▸"Rex"'),
        ("a boolean as text", "wrong-type", '{"name": "Rex", "type": "dog", "urgent": ▸"true"}'),
        ("a number as text", "wrong-type", '{"name": "Rex", "type": "dog", "weight": ▸"12"}'),
        ("a boolean for a name", "wrong-type", '{"name": ▸true, "type": "dog"}'),
        ("another id", "id-mismatch", '{"id": ▸"reks", "name": "Rex", "type": "dog"}'),
        ("a key twice", "duplicate-key", '{"name": "Żółw", "type": "dog", ▸"type": "cat"}'),
        ("half a surrogate", "json-syntax", '{"name": "▸\\ud800", "type": "dog"}'),
        ("brackets without end", "too-deep", "[" * 64 + "▸" + "[" * 100_000),
    ]:
        yield Spoilt(f"json: {name}", {ANIMAL_FILE + ".json": text}, (id,))
    folder = "institutions/azyl/animals/"
    yield Spoilt(
        "json: an array with several mistakes",
        {folder + "Eksport 2026.json": '[▸7, {"id": "a", "name": "A", "type": ▸"do"},\n ▸{"name": "B", "type": "cat"},\n'
         ' {"id": ▸"A b", "name": "C", "type": "cat"}, {"id": "d", "name": "D", "type": "cat"},\n'
         ' {"id": ▸"d", "name": "E", "type": "cat"}]\n'},
        ("wrong-type", "unknown-value", "missing-field", "invalid-id", "duplicate-id"))
    yield Spoilt(
        "json: an id that a file has",
        {folder + "import.json": '[{"id": ▸"rex", "name": "A", "type": "dog"}]', _REX: animal()}, ("duplicate-id",))


def files():
    """What is wrong with files and folders, whatever is in them."""
    yield Spoilt("an empty record", {_REX: "▸"}, ("empty-file",))
    yield Spoilt("blank lines alone", {_REX: "▸ \n\n"}, ("empty-file",))
    yield Spoilt("a byte order mark alone", {_REX: b"\xef\xbb\xbf"}, (), (f"{_REX}:1:1 empty-file",))
    yield Spoilt("Latin-2", {_REX: "---\nname: Łatka\n".encode("iso8859-2")}, (), (f"{_REX}:2:7 not-utf-8",))
    yield Spoilt("UTF-16", {_REX: animal().encode("utf-16")}, (), (f"{_REX}:1:1 not-utf-8",))
    yield Spoilt("a NUL", {_REX: "---\nname: żR\0\ntype: dog\n---\n".encode()}, (), (f"{_REX}:2:9 control-character",))
    yield Spoilt("a noncharacter", {_REX: "---\nname: ż\ufffe\ntype: dog\n---\n".encode()}, (),
                 (f"{_REX}:2:8 control-character",))
    yield Spoilt("100 MB", {_REX: Sparse(100 << 20)}, (), (f"{_REX}:1:1 file-too-large",))
    yield Spoilt("100 MB of JSON", {ANIMAL_FILE + ".json": Sparse(100 << 20)}, (),
                 (f"{ANIMAL_FILE}.json:1:1 file-too-large",))
    yield Spoilt("an overlong encoding", {_REX: b"---\nname: a\xc0\xafb\n---\n"}, (), (f"{_REX}:2:8 not-utf-8",))
    yield Spoilt("a picture that is a symbolic link",
                 {_REX: animal("pictures: [▸rex.jpg]"), "institutions/azyl/animals/rex.jpg": Link("/etc/hostname")},
                 ("symbolic-link",), ("institutions/azyl/animals/rex.jpg:1:1 symbolic-link",))
    yield Spoilt("a record that is a symbolic link", {_REX: Link("/etc/passwd")}, (), (f"{_REX}:1:1 symbolic-link",))
    yield Spoilt("a folder that is a symbolic link", {"institutions/obcy": Link("/etc")}, (),
                 ("institutions/obcy:1:1 symbolic-link",))
    yield Spoilt("a static file that is a symbolic link", {"static/x": Link("/etc/passwd")}, (),
                 ("static/x:1:1 symbolic-link",))
    yield Spoilt("animals without an institution", {"institutions/bez/animals/rex.md": animal()}, (),
                 ("institutions/bez:1:1 missing-institution",))
    yield Spoilt("an institution's folder in capitals", {"institutions/Azyl-2/institution.md": institution()}, (),
                 ("institutions/Azyl-2:1:1 invalid-id",))
    for name in ["Łatka.md", "a--b.md", "con.md", "a.b.c.md", "-a.md", "a" * 65 + ".md"]:
        path = "institutions/azyl/animals/" + name
        yield Spoilt(f"a file called {name[:20]}", {path: "▸" + animal()}, ("invalid-id",))
    yield Spoilt("a folder called like a record", {_REX: animal(), "institutions/azyl/animals/burek.md/notes.txt": "x"}, (),
                 ("institutions/azyl/animals/burek.md:1:1 folder-for-file",))
    yield Spoilt("institutions that are a file", {_AZYL: None, "institutions": "x"}, (), ("institutions:1:1 file-for-folder",))
    yield Spoilt("animals that are a file", {"institutions/azyl/animals": "x"}, (), ("institutions/azyl/animals:1:1 file-for-folder",))
    yield Spoilt("settings that are a folder", {"site.yml": None, "site.yml/x": "x"}, (),
                 ("site.yml:1:1 folder-for-file",))
    yield Spoilt("folders nested 500 deep", {"static/" + "a/" * 500 + "x": "x"}, (), ("static/" + "/".join("a" * 31) + ":1:1 folder-too-deep",))
    yield Spoilt("a picture that ends like a folder",
                 {_REX: animal("pictures: [▸rex.jpg/]"), "institutions/azyl/animals/rex.jpg": PHOTOGRAPH}, ("file-type",))
    tower = "R" + "\u0301" * 31 + "ex"
    yield Spoilt("a tower of marks in a name", {_REX: f"---\nname: ▸{tower}\ntype: dog\n---\n"}, ("too-many-marks",))
    yield Spoilt("a tower of marks in a description", {_REX: animal("", f"Opis\n\nŻółw ▸{tower}\n")}, ("too-many-marks",))
    yield Spoilt("one record in both notations",
                 {_REX: "▸" + animal(), ANIMAL_FILE + ".json": '{"name": "Rex", "type": "dog"}'}, ("duplicate-id",))
    yield Spoilt("a picture that is a document",
                 {_REX: animal("pictures: [▸umowa.pdf]"), "institutions/azyl/animals/umowa.pdf": b"x"}, ("file-type",))
    yield Spoilt("a sum of money in words, in JSON",
                 {_AZYL: None, INSTITUTION_FILE + ".json": '{"name": "A", "type": "shelter", "address": {"town": "Łódź", '
                  '"postalCode": "90-001", "country": "PL"}, "contact": {"email": "a@b.pl"}, "monthlyMinimum": ▸"30 zł"}'},
                 ("wrong-type",))
    drawing = "<svg xmlns='http://www.w3.org/2000/svg'>%s</svg>"
    for part in ["<g id='a'><use href='#a'/></g>", "&lol;", "<g>", "<g a='1' a='2'/>", "<g/" + "><g" * 100]:
        yield Spoilt(f"a drawing with {part[:30]}",
                     {_AZYL: institution("logo: ▸logo.svg"), "institutions/azyl/logo.svg": (drawing % part).encode()},
                     ("unsafe-svg",))


def collisions():
    """What wants the address of something else."""
    for slug in ["instytucje", "institutions", "zwierzeta", "ustawienia", "moje-zwierzeta", "accessibility", "en", "api", "assets", "media"]:
        yield Spoilt(f"a page called {slug}", {f"pages/{slug}.md": "▸---\ntitle: A\n---\n"}, ("reserved-name",))
    for id in ["wsparcie", "support", "adopcja", "adoption", "strona", "api"]:
        yield Spoilt(f"an animal called {id}", {f"institutions/azyl/animals/{id}.md": "▸" + animal()},
                     ("reserved-name",))
    for id in ["strona", "page", "wsparcie"]:
        yield Spoilt(f"an institution called {id}", {f"institutions/{id}/institution.md": "▸" + institution()},
                     ("reserved-name",))
    yield Spoilt("an animal in an array called api",
                 {"institutions/azyl/animals/all.json": '[{"id": "a", "name": "A", "type": "dog"},\n {"id": ▸"api", "name": "B", "type": "dog"}]'},
                 ("reserved-name",))
    yield Spoilt("a language without texts", {"site.yml": "title: A\nbaseURL: https://a.pl\nlanguages: [pl, ▸eng]\n"}, ("missing-texts-file",))
    for file in ["index.html", "sitemap.xml", "api/x.json", "instytucje/index.html", "instytucje/azyl/index.html",
                 "en/index.html", "404.html", "offline.html", "sw.js"]:
        yield Spoilt(f"a static file {file}", {f"static/{file}": b"x"}, (), (f"static/{file}:1:1 address-collision",))


def links():
    """Links of descriptions that lead nowhere, with the place of the link."""
    for id, body in [
        ("broken-link", "Zobacz [Burka](▸burek.md).\n"),
        ("broken-link", "Ąę *zobacz* [Burka](▸burek.md) i [azyl](../institution.md).\n"),
        ("broken-link", "[a](▸../../inny/institution.md)\n"),
        ("broken-link", "[a](▸/instytucje/inny/)\n"),
        ("broken-link", "[a](▸/en/institutions/inny/)\n"),
        ("broken-link", "Linia\n\n- punkt\n- [a](▸../../../pages/nie-ma.md)\n"),
        ("broken-link", "> cytat\n> [a](▸brak.md)\n"),
        ("broken-link", "| a | b |\n| - | - |\n| ż | [c](▸brak.md) |\n"),
        ("broken-link", "[a][x]\n\n[x]: ▸brak.md\n"),
        ("missing-file", "![zdjęcie](▸brak.jpg)\n"),
        ("broken-link", "[a](▸../../../../etc/passwd)\n"),
        ("broken-link", "[a](<▸/nie ma/>)\n"),
        ("broken-anchor", "[a](▸#brak)\n"),
        ("broken-anchor", "## Dom\n\n[tak](#dom) [nie](▸#dmo)\n"),
        ("broken-anchor", "[a](▸../institution.md#brak)\n"),
        ("broken-anchor", "[a](▸/instytucje/azyl/#brak)\n"),
        ("forbidden-scheme", "[a](▸javascript:alert(1))\n"),
        ("forbidden-scheme", "[a](▸data:text/html,x)\n"),
        ("forbidden-scheme", "<▸javascript:alert(1)>\n"),
    ]:
        yield Spoilt(f"rex.md {body!r}", {_REX: animal("", body)}, (id,))
    yield Spoilt("an institution's broken link", {_AZYL: institution("", "[a](▸animals/brak.md)\n")}, ("broken-link",))
    yield Spoilt("the home page's broken link", {"home.md": "---\ntitle: A\n---\n\n[a](▸pages/brak.md)\n"}, ("broken-link",))
    yield Spoilt("a page's broken link", {"pages/a.md": "---\ntitle: A\n---\n\n[a](▸b.md)\n"}, ("broken-link",))
    yield Spoilt("a translation's broken link",
                 {_REX: animal("", "Opis\n"), _REX_EN: "Żółw [a](▸brak.md)\n"}, ("broken-link",))
    yield Spoilt("a broken link in JSON",
                 {ANIMAL_FILE + ".json": '{"name": "Rex", "type": "dog",\n "description": "Ż\\n[a](▸brak.md)"}\n'},
                 ("broken-link",))
    yield Spoilt("a description of more than 64 KiB", {_REX: animal("", "a " * 32_768 + "▸a\n")},
                 ("markdown-too-long",))


def everything():
    yield Spoilt(
        "mistakes in many files",
        {
            "site.yml": "title: {pl: A}\nbaseURL: ▸example.org\nlanguages: [pl, en, ▸pl]\n",
            "home.md": "▸---\nlead: x\n---\n",
            _AZYL: institution("since: ▸99\nservices: [▸x]"),
            "institutions/azyl/animals/a.md": animal("size: ▸x\nborn: ▸y"),
            "institutions/azyl/animals/b.md": "▸---\n: [\n",
        },
        ("missing-field", "unknown-value", "invalid-date", "unclosed-front-matter", "out-of-range", "unknown-value",
         "url-without-scheme", "duplicate-language"))


ALL = [
    case
    for group in (settings, pages, baskets, translations, records, files, collisions, links, everything)
    for case in group()
]
