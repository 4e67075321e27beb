"""A review of an animal: checked at its fields by the rules of records, then given away as a file or an e-mail."""

import json
from urllib.parse import parse_qs, urlsplit

import pytest

from program import ROOT
from views import PHONE, expect, scripted, violations_in_both_themes

ANIMAL = {"pl": "/instytucje/pod-brzozami/borys/", "en": "/en/institutions/pod-brzozami/borys/"}
NOW = "2026-11-21T11:00:00Z"


@pytest.mark.parametrize("language", ["pl", "en"])
def test_averages_and_reviews_are_there_without_scripts(language, visit):
    page = visit(ANIMAL[language], viewport=PHONE, java_script_enabled=False)
    assert [meter.get_attribute("value") for meter in page.locator("meter").all()] == ["4.7", "1.3", "2.0"]
    assert page.locator("blockquote:visible").count() == 2
    page.locator("details:has(blockquote) summary").click()
    assert page.locator("blockquote:visible").count() == 3
    assert page.locator("[data-review]:visible").count() == 0


@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_review_is_checked_at_its_fields_survives_a_reload_and_is_accepted(language, visit, shelters, tmp_path):
    page = visit(ANIMAL[language], viewport=PHONE, before=lambda page: page.clock.set_fixed_time(NOW))
    scripted(page)
    page.locator("[data-review]").click()
    field = lambda name: page.locator(f"#ui-review-{name}")
    field("name").fill("Anna Kowalska")
    field("date").fill("2026-11-22")
    field("text").fill("x" * 1001)
    make = page.locator("dialog[open] form.ask button")
    make.click()
    wrong = page.locator("dialog .wrong:visible")
    assert wrong.count() == 6
    expect(field("name")).to_be_focused()
    assert page.locator("#ui-review-name-wrong").inner_text() == wrong.first.inner_text()
    assert "1001" in wrong.last.inner_text()
    violations_in_both_themes(page)
    field("name").fill("Łucja")
    field("date").fill("2026-11-20")
    for name, rating in [("temperament", "5"), ("excitability", "1"), ("experience", "2")]:
        field(name).select_option(rating)
    field("text").fill("Szedł: „spokojnie”.\n--- # i \"dobrze\"")
    page.reload()
    scripted(page)
    page.locator("[data-review]").click()
    expect(field("name")).to_have_value("Łucja")
    make.click()
    text = page.locator("dialog .letter").inner_text()
    send = page.locator("dialog .letter + .actions a").get_attribute("href")
    assert parse_qs(urlsplit(send).query)["body"][0].replace("\r", "").strip() == text.strip()
    with page.expect_download() as download:
        page.locator("dialog .letter + .actions button").click()
    assert download.value.suggested_filename == "lucja-2026-11-20.md"
    run = shelters("accept", download.value.path(), "--content", ROOT / "content", "--dry-run", "--date", "2026-11-21")
    assert run.status == 0, run.stderr
    page.reload()
    scripted(page)
    page.locator("[data-review]").click()
    expect(field("name")).to_have_value("")


def test_the_form_finds_data_about_visitors_as_the_check_does(visit, demo):
    page = visit(ANIMAL["pl"])
    script = next((demo.folder / "assets").rglob("personal.*.js")).relative_to(demo.folder)
    examples = json.loads((ROOT / "Tests/Fixtures/personal-data.json").read_text(encoding="utf-8"))
    found = page.evaluate("""async ([script, examples]) => {
        const { personal } = await import(script)
        return examples.map(({ field, text }) => personal(text, field) ?? null)
    }""", [f"/{script}", examples])
    assert [(example["text"], what) for example, what in zip(examples, found)] == [(example["text"], example["found"]) for example in examples]


def test_letters_are_counted_with_their_marks(visit, shelters):
    page = visit(ANIMAL["pl"])
    scripted(page)
    page.locator("[data-review]").click()
    page.locator("#ui-review-text").fill("👩‍👩‍👧‍👦e\u0301" * 500)
    page.locator("dialog[open] form.ask button").click()
    assert page.locator("#ui-review-text-wrong").is_hidden()
    page.locator("#ui-review-text").fill("👩‍👩‍👧‍👦e\u0301" * 500 + "x")
    page.locator("dialog[open] form.ask button").click()
    assert "1001" in page.locator("#ui-review-text-wrong").inner_text()


@pytest.mark.parametrize("path", ["/instytucje/ogon-do-gory/frania/", "/instytucje/ogon-do-gory/maurycy/"])
def test_a_review_can_be_the_first_and_of_an_animal_that_went_home(path, visit):
    page = visit(path)
    scripted(page)
    assert page.locator("meter").count() == 0
    page.locator("[data-review]").click()
    expect(page.locator("#ui-review-name")).to_be_focused()
