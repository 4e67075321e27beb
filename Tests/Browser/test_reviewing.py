"""A review of an animal: checked at its fields by the rules of records, then given away as a file or an e-mail."""

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
