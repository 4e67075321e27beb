"""The documentation explains every mistake that the program can tell, in both languages, and the program shows it."""

import re

import pytest

import messages
from program import ROOT

#: What looks like the name of a mistake and is none.
NO_NAMES = {
    "base-url", "build-cache", "font-face", "dry-run", "en-forms", "git-gateway", "institution-cache", "minimum-age", "mon-fri", "mon-sun", "my-animals", "na-skraju", "no-store", "not-found",
    "picture-cache", "pl-forms", "pon-niedz", "pon-pt", "postal-code", "query-input", "replace-foreign", "rex-2", "sat-sun", "sob-niedz", "test-repo", "x-default", "x-0-new-0-x", "xdg-open"}

#: What a report lists, which is no mistake.
GAPS = {
    "missing-translation", "no-account", "no-description", "no-opening-hours", "no-picture", "tax-share", "undescribed-picture"}

#: The sources put these together: invalid-{}.
COMPOSED = {"invalid-krs", "invalid-nip", "invalid-regon"}


def names():
    """The names of all mistakes that the sources can tell."""
    found = {
        template for template, files in messages.templates().items()
        if re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)+", template) and not re.fullmatch(r"\d+(-\d\d+)+", template)
        and any(not file.startswith("Messages/") for file in files)}
    return found - NO_NAMES - GAPS | COMPOSED


def listed(run):
    return re.findall(r"^  ([a-z0-9-]+): \S", run.stdout, re.MULTILINE)


@pytest.mark.parametrize("language", ["pl", "en"])
def test_every_mistake_is_explained_and_no_other(language, shelters):
    run = shelters("explain", "--lang", language)
    assert run.status == 0
    assert sorted(listed(run)) == sorted(names())
    assert "⟦" not in run.stdout


@pytest.mark.parametrize("language, wrong, right", [("pl", "Źle:", "Dobrze:"), ("en", "Wrong:", "Right:")])
def test_an_explanation_says_what_it_means_and_shows_wrong_and_right(language, wrong, right, shelters):
    run = shelters("explain", "shares-sum", "--lang", language)
    assert run.status == 0
    paragraphs = run.stdout.split("\n\n")
    assert paragraphs[0].startswith("shares-sum: ")
    assert len(paragraphs[1]) > 20 and len(paragraphs[2]) > 20
    assert f"{wrong}\n    udziały:\n" in run.stdout and f"{right}\n    udziały:\n" in run.stdout
    assert run.stdout.index(wrong) < run.stdout.index(right)


def test_the_environment_chooses_the_language_of_explanations(shelters):
    polish = shelters("explain", "shares-sum", environment={"LC_ALL": "pl_PL.UTF-8"})
    assert polish.stdout == shelters("explain", "shares-sum", "--lang", "pl").stdout
    assert shelters("explain", "shares-sum").stdout == shelters("explain", "shares-sum", "--lang", "en").stdout


def test_of_an_unknown_mistake_the_nearest_is_offered(shelters):
    run = shelters("explain", "share-sum")
    assert run.status == 64 and not run.stdout
    assert 'There is no mistake called "share-sum". Did you mean "shares-sum"?' in run.stderr
    run = shelters("explain", "share-sum", "--lang", "pl")
    assert "Błąd: Nie ma błędu o nazwie „share-sum”. Czy chodziło o „shares-sum”?" in run.stderr
    run = shelters("explain", "qqqqqqqqqqqq")
    assert run.status == 64 and "shelters explain lists all" in run.stderr


def page(language):
    return (ROOT / "Documentation" / "diagnostics" / f"{language}.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_documentation_is_what_the_program_prints(language, shelters):
    assert shelters("explain", "--markdown", "--lang", language).stdout == page(language)


@pytest.mark.parametrize("language, wrong, right", [("pl", "Źle", "Dobrze"), ("en", "Wrong", "Right")])
def test_every_explanation_has_the_same_form(language, wrong, right, shelters):
    example = r"\n```text\n(?:(?!```).*\n)+```\n"
    form = re.compile(
        rf"### `[a-z0-9-]+`(, `[a-z0-9-]+`)*\n\n\*\*\S.*\.\*\* \S.*\n\n\S.*\n\n{wrong}:\n{example}\n{right}:\n{example}")
    for explanation in re.split(r"^(?=###? )", page(language), flags=re.MULTILINE)[1:]:
        assert form.fullmatch(explanation.rstrip("\n") + "\n") or re.fullmatch(r"## \S.*\n\n", explanation), explanation


def test_both_languages_explain_the_same_mistakes_by_the_same_examples():
    kept = [re.findall(r"^### .*|^```text\n(?:(?!```).*\n)+", page(language), re.MULTILINE) for language in ("pl", "en")]
    assert kept[0] == kept[1]
