"""Records that visitors sent, put into their place by `shelters accept`."""

import pytest
import yaml

from folders import animal, small, snapshot
from program import TEMPLATES

PLACE = "institutions/azyl/animals/rex.reviews/ania-2026-11-01.md"
REVIEW = f"""---
file: {PLACE}
name: "Ania"
date: 2026-11-01
temperament: 5
excitability: 2
experience: 1
---
Szedł spokojnie.
"""


@pytest.fixture
def content(tmp_path):
    return small(tmp_path / "content", {"institutions/azyl/animals/rex.md": animal()})


def accept(shelters, content, text, *options):
    file = content.parent / "sent.md"
    file.write_bytes(text.encode())
    return shelters("accept", file, "--content", content, "--date", "2026-11-21", *options)


@pytest.mark.parametrize("text", [REVIEW, "\ufeff\r\n" + REVIEW.replace("\n", "\r\n"), REVIEW.replace("file:", "plik:").replace("name:", "imię:").replace("date:", "data:")])
def test_a_review_is_shown_and_put_into_its_place(text, shelters, content):
    run = accept(shelters, content, text, "--dry-run")
    assert run.status == 0 and not (content / PLACE).exists()
    run = accept(shelters, content, text)
    assert run.status == 0, run.stderr
    written = (content / PLACE).read_text(encoding="utf-8")
    assert "file:" not in written and "plik:" not in written and "Szedł spokojnie." in written
    assert written in run.stdout and PLACE in run.stdout
    assert shelters.check(content).status == 0


@pytest.mark.parametrize("place", [
    "../out.md", "/etc/x.md", "institutions/azyl/animals/rex.reviews/../../x.md", "institutions/azyl/animals/rex.reviews/Ania.md",
    "institutions/azyl/logo.svg", "anything/x.md", "site.yml", "institutions//animals/x.md", "static/x.md",
])
def test_no_file_leaves_the_places_of_records(place, shelters, content):
    before = snapshot(content)
    run = accept(shelters, content, REVIEW.replace(PLACE, place))
    assert run.status == 1 and place in run.stderr
    assert snapshot(content) == before


def test_what_the_check_refuses_is_not_written(shelters, content):
    before = snapshot(content)
    for wrong in [REVIEW.replace("temperament: 5", "temperament: 6"), REVIEW.replace("spokojnie", "a@example.org"),
                  REVIEW.replace("rex.reviews", "burek.reviews"), REVIEW.replace(f"file: {PLACE}\n", ""), "x", "---\n", "", REVIEW.replace("ania-", "\x1b[2J")]:
        run = accept(shelters, content, wrong)
        assert run.status == 1, wrong
        assert snapshot(content) == before


def test_nothing_is_overwritten_and_another_name_can_be_given(shelters, content):
    assert accept(shelters, content, REVIEW).status == 0
    before = snapshot(content)
    assert accept(shelters, content, REVIEW).status == 73
    assert snapshot(content) == before
    assert accept(shelters, content, REVIEW, "--id", "ania-2").status == 0
    assert (content / PLACE.replace("ania-2026-11-01", "ania-2")).exists()


def test_links_are_not_followed(shelters, content, tmp_path):
    (tmp_path / "elsewhere").mkdir()
    (content / "institutions/azyl/animals/rex.reviews").symlink_to(tmp_path / "elsewhere")
    assert accept(shelters, content, REVIEW).status == 73
    assert list((tmp_path / "elsewhere").iterdir()) == []


def test_records_of_other_kinds_are_accepted_too(shelters, content):
    page = "---\nfile: pages/nowa.md\ntitle: Nowa\n---\nTekst.\n"
    assert accept(shelters, content, page).status == 0
    assert (content / "pages/nowa.md").read_text(encoding="utf-8") == "---\ntitle: Nowa\n---\nTekst.\n"


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_form_says_what_the_check_says(language, shelters, content):
    texts = yaml.safe_load((TEMPLATES / "texts" / f"{language}.yml").read_text(encoding="utf-8"))["texts"]["scripts"]["review"]
    for kind, name in [("email", "a@example.org"), ("telephone", "600 700 800"), ("surname", "Anna Kowalska")]:
        run = accept(shelters, content, REVIEW.replace("Ania", name), "--lang", language)
        assert run.status == 1 and texts[kind].split(".")[0].casefold() in run.stderr.casefold(), run.stderr
