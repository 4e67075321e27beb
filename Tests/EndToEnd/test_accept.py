"""Records that visitors sent, put into their place by `shelters accept`."""

import pytest
import yaml

from folders import animal, small, snapshot
from program import CONTENT, TEMPLATES

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


@pytest.mark.parametrize("place", [f'"{PLACE}"', f"  '{PLACE}'  ", PLACE + "\t"])
def test_blanks_and_quotes_around_the_place_are_none_of_it(place, shelters, content):
    assert accept(shelters, content, REVIEW.replace(PLACE, place)).status == 0
    assert (content / PLACE).exists()


@pytest.mark.parametrize("place", [PLACE.replace("ania", "an ia"), PLACE.replace("/animals", " /animals")])
def test_a_blank_in_the_place_is_not_dropped(place, shelters, content):
    run = accept(shelters, content, REVIEW.replace(PLACE, place))
    assert run.status == 1 and place in run.stderr


def test_a_field_below_another_one_is_not_the_place(shelters, content):
    wrong = REVIEW.replace(f"file: {PLACE}\n", "").replace("name:", f"x-sent:\n  file: {PLACE}\nname:")
    assert accept(shelters, content, wrong).status == 1
    nested = REVIEW.replace("file:", f"x-sent:\n  file: other.md\nfile:")
    assert accept(shelters, content, nested).status == 0
    assert "  file: other.md\n" in (content / PLACE).read_text(encoding="utf-8")


def test_another_name_leaves_the_kind_of_the_record(shelters, content):
    story = "---\nfile: institutions/azyl/animals/burek.story.md\nteller: Ania\ndate: 2026-11-01\n---\nŚpi.\n"
    folder = content / "institutions/azyl/animals"
    (folder / "rex.md").write_text(animal().replace("---\n", "---\nstatus: adopted\n", 1), encoding="utf-8")
    run = accept(shelters, content, story, "--id", "rex")
    assert run.status == 0, run.stderr
    assert (folder / "rex.story.md").exists()


def test_warnings_are_shown_beside_the_record(shelters, content):
    notice = "---\nfile: notices/kot.md\nstatus: lost\ntype: cat\ntown: Łódź\ndate: 2026-10-01\nuntil: 2026-11-01\n---\n"
    run = accept(shelters, content, notice)
    assert run.status == 0 and "expired-notice" in run.stderr


def test_options_of_folders_are_refused_for_a_record(shelters, content):
    for option in ["--update", "--another"]:
        run = accept(shelters, content, REVIEW, option)
        assert run.status == 64 and option in run.stderr
    assert not (content / PLACE).exists()


def test_pictures_that_came_with_a_record_stand_beside_it(shelters, content, tmp_path):
    picture = (CONTENT / "notices/fryderyk.jpg").read_bytes()
    (tmp_path / "IMG 1.JPG").write_bytes(picture)
    notice = "---\nfile: notices/kot.md\nstatus: lost\ntype: cat\ntown: Łódź\ndate: 2026-11-01\nuntil: 2027-11-01\n---\nRudy.\n"
    options = ["--picture", tmp_path / "IMG 1.JPG", "--picture", tmp_path / "IMG 1.JPG"]
    run = accept(shelters, content, notice, *options)
    assert run.status == 0, run.stderr
    assert "pictures:\n  - kot.jpg\n  - kot-2.jpg\n---\nRudy.\n" in (content / "notices/kot.md").read_text(encoding="utf-8")
    assert (content / "notices/kot.jpg").read_bytes() == (content / "notices/kot-2.jpg").read_bytes() == picture
    assert shelters.check(content).status == 0
    before = snapshot(content)
    # Neither a picture that is there nor what is no picture; a review has none.
    (content / "notices/kot.md").unlink()
    assert accept(shelters, content, notice, *options).status == 73
    assert accept(shelters, content, notice, "--id", "pies", "--picture", content / "site.yml").status == 1
    assert accept(shelters, content, REVIEW, *options).status == 1
    assert set(before) - set(snapshot(content)) == {"notices/kot.md"}


@pytest.mark.parametrize("line", ["-- ", "--"])
def test_the_signature_of_an_e_mail_is_left_out(line, shelters, content):
    run = accept(shelters, content, f"{REVIEW}\n{line}\nAnna Kowalska\ntel. 600 700 800\n")
    assert run.status == 0, run.stderr
    assert (content / PLACE).read_text(encoding="utf-8").endswith("---\nSzedł spokojnie.\n")


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_letter_that_begins_a_story_becomes_one(language, shelters, content):
    letter = yaml.safe_load((TEMPLATES / "texts" / f"{language}.yml").read_text(encoding="utf-8"))["phrases"]["happyEndings"]["letter"]
    place = "institutions/azyl/animals/rex.story.md"
    (content / "institutions/azyl/animals/rex.md").write_text(animal().replace("---\n", "---\nstatus: adopted\n", 1), encoding="utf-8")
    letter = letter.replace("{file}", place).replace("\n", "\r\n")
    assert accept(shelters, content, letter).status == 1, "nobody has filled it in"
    told = letter.replace("teller:", "teller: Ania").replace("date:", "date: 2026-11-01")
    run = accept(shelters, content, told)
    assert run.status == 0, run.stderr
    assert "teller: Ania" in (content / place).read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_form_says_what_the_check_says(language, shelters, content):
    texts = yaml.safe_load((TEMPLATES / "texts" / f"{language}.yml").read_text(encoding="utf-8"))["texts"]["scripts"]["personal"]
    for kind, name in [("email", "a@example.org"), ("telephone", "600 700 800"), ("surname", "Anna Kowalska")]:
        run = accept(shelters, content, REVIEW.replace("Ania", name), "--lang", language)
        assert run.status == 1 and texts[kind].split(".")[0].casefold() in run.stderr.casefold(), run.stderr
