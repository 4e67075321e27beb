"""Every transfer code of the site, read as a bank's app would read it from paper, and compared with the records."""

import base64
import functools
import io
import itertools
import re
import shutil
import subprocess
from concurrent.futures import ThreadPoolExecutor

import pytest
import yaml
from PIL import Image

from folders import animal, institution, small
from pages import Site, page_kind, parse
from program import CONTENT, ROOT

#: 1.8 cm at 150 dots an inch, the quiet zone included.
PIXELS = round(1.8 / 2.54 * 150)
#: What stands in codes of invented accounts, where banks expect something else.
WORD = "DEMO"


def drawing(image):
    """The PNG of a code."""
    head, _, text = image["src"].partition(",")
    assert head == "data:image/png;base64"
    return base64.b64decode(text, validate=True)


def pictured(png, folder, name):
    """A code as a picture of that size."""
    picture = folder / f"{name}.png"
    with Image.open(io.BytesIO(png)) as image:
        assert image.mode == "1" and image.width == image.height
        sharp = image.convert("L").resize((8 * image.width, 8 * image.height), Image.Resampling.NEAREST)
        sharp.resize((PIXELS, PIXELS), Image.Resampling.BOX).save(picture)
    return picture


def read(pictures):
    """What an independent reader finds in pictures, one text for each; many at once, because it takes longer to begin than to read."""
    found = subprocess.run(["zbarimg", "-q", "--raw", *pictures], capture_output=True).stdout.decode("utf-8").removesuffix("\n")
    # All begin like this, and none has that in its middle.
    texts = re.split(rf"\n(?=(?:{WORD}|\d{{10}}|)\|PL\||(?:{WORD}|BCD)\n002\n)", found)
    assert len(texts) == len(pictures)
    return texts


def codes_of(site, tmp_path_factory):
    """Every code of a site: the page, the image, and what was read from it."""
    found = [(page, image, drawing(image)) for page in site.pages.values() for image in page.all("img") if image["class"] == "code"]
    folder = tmp_path_factory.mktemp("codes")
    drawings = list(dict.fromkeys(png for _, _, png in found))
    with ThreadPoolExecutor(4) as pool:
        pictures = list(pool.map(lambda item: pictured(item[1], folder, item[0]), enumerate(drawings)))
        texts = pool.map(read, [pictures[start:start + 50] for start in range(0, len(pictures), 50)])
        texts = dict(zip(drawings, itertools.chain.from_iterable(texts)))
    return [(page, image, texts[png]) for page, image, png in found]


@pytest.fixture(scope="module")
def codes(demo, tmp_path_factory):
    return codes_of(demo, tmp_path_factory)


def record(path):
    """The fields of an institution or animal, from Markdown or JSON."""
    for file in [path.with_suffix(".md"), path.with_suffix(".json")]:
        if file.exists():
            text = file.read_text(encoding="utf-8")
            return yaml.safe_load(text.split("---\n")[1] if file.suffix == ".md" else text)
    return None


@functools.cache
def institutions(content=CONTENT):
    found = {}
    for folder in sorted((content / "institutions").iterdir()):
        fields = record(folder / "institution")
        animals = {}
        for file in (folder / "animals").glob("*.json"):
            parsed = yaml.safe_load(file.read_text(encoding="utf-8"))
            for one in parsed if isinstance(parsed, list) else [{**parsed, "id": file.stem}]:
                animals[one["id"]] = one
        for file in (folder / "animals").glob("*.md"):
            if "." not in file.stem:
                animals[file.stem] = record(file.with_suffix(""))
        found[folder.name] = (fields, animals)
    return found


def said(value, language):
    """A localized value in a language, else in the site's first."""
    return value if not isinstance(value, dict) else value.get(language, value.get("pl"))


@functools.cache
def usual_titles(language):
    texts = (ROOT / "templates" / "texts" / f"{language}.yml").read_text(encoding="utf-8")
    return yaml.safe_load(texts)["phrases"]["transfer"]


def full_title(account, language, name, animal):
    """The transfer's title by the record, as it is shown beside the code."""
    number = str(animal["number"]) if animal and "number" in animal else ""
    own = animal.get("name", "") if animal else ""
    usual = usual_titles(language)
    for pattern in [said(account.get("transferTitle"), language) or "", usual["animal" if animal else "institution"]]:
        filled = pattern.replace("{number}", number).replace("{name}", own).replace("{institution}", name)
        title = re.sub(r"^[\s–—,/:;-]+|[\s–—,/:;-]+$", "", re.sub(r"\s+", " ", filled))
        if title:
            return title, number if "{number}" in pattern else own
    raise AssertionError("no title")


def plain(text):
    """A text as banks carry it: without quotation marks, dashes as hyphens, no marks but those that all take."""
    return " ".join(re.sub(r"[^\w ,./\\@#&*-]", " ", re.sub("[–—]", "-", re.sub("[„”“«»\"']", "", text))).split())


def check_tax_number(digits):
    """The check digit of a Polish tax number."""
    assert re.fullmatch(r"\d{10}", digits) and sum(int(d) * w for d, w in zip(digits, (6, 5, 7, 2, 3, 4, 5, 6, 7))) % 11 == int(digits[9])


def tax_number(fields, account):
    """The holder's tax number by the record: the account's, or the institution's own where the account is its own."""
    def letters(name):
        return "".join(re.findall(r"\w", name.lower()))
    names = fields["name"].values() if isinstance(fields["name"], dict) else [fields["name"]]
    own = "holder" not in account or letters(account["holder"]) in map(letters, names)
    found = account.get("nip") or own and fields.get("ids", {}).get("nip")
    return re.sub(r"\D", "", str(found)) if found else ""


def check_account(digits, nrb):
    """The check digits of a Polish account (ISO 7064)."""
    assert re.fullmatch(r"\d{26}", digits) and int(digits[2:] + "2521" + digits[:2]) % 97 == 1
    assert digits == nrb.replace(" ", "").removeprefix("PL")


def polish(text, first=WORD):
    fields = text.split("|")
    assert len(fields) == 9 and len(text) <= 160
    identifier, country, account, amount, name, title, *reserved = fields
    assert (identifier, country, reserved) == (first, "PL", ["", "", ""])
    assert re.fullmatch(r"\d{6}", amount) and 0 < len(name) <= 20 and 0 < len(title) <= 32
    assert int(account[2:] + "2521" + account[:2]) % 97 == 1 and re.fullmatch(r"\d{26}", account)
    for field in [name, title]:
        assert re.fullmatch(r"[\w,./\\@#&*-]+( [\w,./\\@#&*-]+)*", field), field
    return account, int(amount), name, title


def european(text, first=WORD):
    lines = text.split("\n")
    assert len(text.encode()) <= 331 and lines[-1]
    assert lines[:4] == [first, "002", "1", "SCT"]
    bic, name, account, amount, purpose, reference, title = lines[4:11]
    assert (purpose, reference) == ("", "") and len(name) <= 70 and len(title) <= 140
    assert int("".join(str(int(c, 36)) for c in account[4:] + account[:4])) % 97 == 1 and re.fullmatch(r"[A-Z]{2}\d{2}[A-Z0-9]{11,30}", account)
    assert re.fullmatch(r"(EUR\d+(\.\d\d)?)?", amount) and re.fullmatch(r"|[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?", bic)
    return account, round(float(amount[3:] or 0) * 100), name, title


def owner(page):
    """The ids of a page's institution and animal."""
    parts = [part for part in page.path.split("/") if part]
    parts = parts[2:] if parts[0] == "en" else parts[1:]
    return parts[0], parts[1] if page_kind(page) == "animal" else None


def test_every_code_says_what_the_page_says_that_it_does(codes):
    assert len(codes) > 200
    wrong = [(page.path, image["data-payload"], text) for page, image, text in codes if text != image["data-payload"]]
    assert wrong == []


def test_every_code_carries_the_record_s_account_holder_and_title(codes):
    records = institutions()
    kinds = set()
    for page, image, text in codes:
        if page_kind(page) not in ("animal", "support"):
            continue
        institution, animal = owner(page)
        fields, animals = records[institution]
        accounts = fields["bank"] if isinstance(fields["bank"], list) else [fields["bank"]]
        is_polish = "|" in text
        account, amount, name, title = polish(text) if is_polish else european(text)
        own = next(a for a in accounts if str(a["account"]).replace(" ", "").removeprefix("PL") == account.removeprefix("PL"))
        if is_polish:
            check_account(account, str(own["account"]))
        own_name = said(fields["name"], page.language)
        holder = own.get("holder", own_name)
        assert name == (is_polish and own.get("shortName") or plain(holder))
        whole, number = full_title(own, page.language, own_name, animals.get(animal))
        bare = plain(whole)
        assert title == bare or len(bare) > 32 and set(title.split()) <= set(bare.split()) and number in title, (title, bare)
        # What the code shortens stands in full beside it.
        block = next(parent for parent in reversed(image.parents) if parent["class"] == "transfer")
        assert holder in block.words and whole in block.words
        assert (amount == 0) == (image["data-amount"] is None) or amount == int(image["data-amount"])
        kinds.add((is_polish, amount > 0, page_kind(page), page.language))
    assert {(True, True, "support", "pl"), (True, False, "support", "en"), (True, False, "animal", "pl"),
            (False, True, "support", "pl"), (False, False, "support", "en"), (False, False, "animal", "pl"),
            (False, False, "animal", "en")} <= kinds


def accounts(page):
    """The accounts that a page shows: the list of one's details, its currency, and every number in it as shown and as copied."""
    for details in page.all("dl"):
        own = [element for element in page.elements if details in element.parents]
        currency = next((element.words.split()[-1] for element in own if element.name == "small" and element.words.split()[-1:] in (["PLN"], ["EUR"])), None)
        if details["class"] == "pay" and currency:
            shown = [element.words for element in own if (element["class"] or "") == "digits" and re.match(r"([A-Z]{2})?\d{2} ", element.words)]
            copied = [element["data-copy"] for element in own if element["data-copy"] and re.fullmatch(r"([A-Z]{2})?\d+", element["data-copy"])]
            yield details, currency, shown, copied


def test_an_account_is_an_iban_for_all_but_transfers_in_zloty_for_readers_of_polish(demo):
    kinds = set()
    for page in demo.pages.values():
        for details, currency, shown, copied in accounts(page):
            assert [number.replace(" ", "") for number in shown] == copied, page.path
            if any(parent["id"] == "ui-gift-eur" for parent in details.parents) and currency == "PLN":
                # A transfer in euro to an account in złoty.
                assert re.fullmatch(r"PL\d\d( \d{4}){6}", shown[0]) and len(shown) == 1, page.path
            elif page.language == "pl" and currency == "PLN":
                assert re.fullmatch(r"\d\d( \d{4}){6}", shown[0]) and len(shown) == 1, page.path
            else:
                assert re.fullmatch(r"PL\d\d( \d{4}){6}", shown[0]), page.path
                # The digits for transfers inside Poland stay at hand.
                assert shown[1:] == [shown[0].removeprefix("PL")], page.path
            kinds.add((page_kind(page), page.language, currency))
    assert {(kind, language, currency) for kind in ["animal", "support", "basket"] for language in ["pl", "en"]
            for currency in ["PLN", "EUR"]} <= kinds
    assert {("institution", "pl", "PLN"), ("institution", "en", "PLN")} <= kinds


def test_every_account_that_a_page_shows_has_its_code(demo):
    count = 0
    for page in demo.pages.values():
        for details, currency, shown, _ in accounts(page):
            block = next(parent for parent in reversed(details.parents) if parent["class"] == "transfer")
            codes = [image["data-payload"] for image in page.all("img") if image["class"] == "code" and block in image.parents]
            account = shown[0].replace(" ", "")
            if currency == "PLN" and any(parent["id"] == "ui-gift-eur" for parent in details.parents):
                item = next(parent for parent in reversed(details.parents) if parent.name == "li")
                assert not codes and ("bank przeliczy" in item.words or "bank converts" in item.words), page.path
                continue
            assert codes and all((account in code.split("\n")) if currency == "EUR" else (account.removeprefix("PL") in code.split("|"))
                                 for code in codes), page.path
            count += currency == "EUR"
    assert count >= 10


def test_those_who_are_gone_ask_for_no_money(demo):
    gone = {"adopted", "returned", "transferred", "passed"}
    animals = {(place, id): fields.get("status") for place, (_, all) in institutions().items() for id, fields in all.items()}
    pages = [page for page in demo.pages.values() if page_kind(page) == "animal" and animals[owner(page)] in gone]
    assert len(pages) > 10
    for page in pages:
        assert not [image for image in page.all("img") if image["class"] == "code"], page.path
        assert not [element for element in page.elements if element["class"] == "pay"], page.path


def test_a_code_of_an_invented_account_says_so_and_the_account_itself(codes, demo):
    for page, image, text in codes:
        assert text.startswith(WORD)
        marks = [element.text for element in page.elements if element["class"] == "invented"]
        assert marks == [WORD] * sum(other is page for other, _, _ in codes), page.path
    for page in demo.pages.values():
        for account in (element for element in page.all("dl") if element["class"] == "pay" and "9999" in element.text and "KRS" not in element.text):
            assert "zmyślone" in account.text or "invented" in account.text, page.path


def test_every_field_of_every_code_of_a_site_that_is_no_demonstration_holds(shelters, tmp_path_factory):
    folder = tmp_path_factory.mktemp("real")
    shutil.copytree(CONTENT, folder / "content")
    settings = folder / "content" / "site.yml"
    settings.write_text(settings.read_text(encoding="utf-8").replace("demo: true\n", ""), encoding="utf-8")
    run = shelters.build(folder / "content", folder / "public")
    assert run.status == 0, run.stderr
    assert "holder-" not in run.stderr
    records = institutions(folder / "content")
    numbers = {}
    for fields, _ in records.values():
        for account in fields.get("bank") if isinstance(fields.get("bank"), list) else [fields["bank"]] if "bank" in fields else []:
            numbers[re.sub(r"\D", "", str(account["account"]))] = tax_number(fields, account)
    found = codes_of(Site(folder / "public", "https://sheltersaround.example/"), tmp_path_factory)
    assert len(found) > 300
    for page, image, text in found:
        assert text == image["data-payload"], page.path
        if "|" in text:
            account, *_ = polish(text, first=text.split("|")[0])
            check_tax_number(text.split("|")[0])
            assert text.split("|")[0] == numbers[account], page.path
        else:
            european(text, first="BCD")


@pytest.mark.parametrize("account, expected", [
    ("{holder: Jan Kowalski, account: 92124012340001567890123456, transferTitle: 'Rachunek {number}'}",
     "|PL|92124012340001567890123456|000000|Jan Kowalski|Rachunek 12/26|||"),
    ("{holder: Wikimedia Foerdergesellschaft, shortName: Wikimedia, account: DE33100205000001194700, transferTitle: Spende fuer}",
     "BCD\n002\n1\nSCT\n\nWikimedia Foerdergesellschaft\nDE33100205000001194700\n\n\n\nSpende fuer 12/26 Rex"),
])
def test_a_real_site_s_codes_are_those_of_the_standards(account, expected, shelters, tmp_path):
    content = small(tmp_path / "content", {
        "institutions/azyl/institution.md": institution("bank: " + account),
        "institutions/azyl/animals/rex.md": animal("number: 12/26")})
    run = shelters.build(content, tmp_path / "public")
    assert run.status == 0, run.stderr
    html = (tmp_path / "public/instytucje/azyl/rex/index.html").read_text(encoding="utf-8")
    images = [element for element in parse(html) if element["class"] == "code" and element.name == "img"]
    assert read([pictured(drawing(image), tmp_path, number) for number, image in enumerate(images)]) == [expected]
    assert WORD not in html
