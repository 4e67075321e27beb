"""The kennel card: an animal's page on one sheet of paper, with a code that leads back to it."""

import subprocess

import pytest

from pages import page_kind
from views import scripted, until


@pytest.fixture(scope="session")
def living(demo):
    """The pages of animals that have a card, by path, the fullest first."""
    pages = {path: page for path, page in demo.pages.items() if page_kind(page) == "animal" and page.has_card}
    assert len(pages) > 100
    return dict(sorted(pages.items(), key=lambda item: -len(item[1].html)))


def sheets(document, folder):
    """How many sheets a PDF has, and the first of them as a picture."""
    path = folder / "card.pdf"
    path.write_bytes(document)
    count = subprocess.run(["vipsheader", "-f", "n-pages", path], capture_output=True, text=True, check=True).stdout
    return int(count), sheet(path, 0)


def sheet(document, number, dpi=130):
    """A sheet of a PDF as a picture."""
    picture = document.with_name(f"card{number}.png")
    subprocess.run(["vips", "pdfload", document, picture, "--dpi", str(dpi), "--page", str(number)], capture_output=True, check=True)
    return picture


def read_code(picture):
    return subprocess.run(["zbarimg", "-q", "--raw", picture], capture_output=True, text=True).stdout.strip()


@pytest.mark.parametrize("paper", ["A4", "A5"])
@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_card_is_one_sheet_whose_code_leads_to_the_page(paper, language, visit, living, tmp_path):
    fullest = [(path, page) for path, page in living.items() if page.language == language]
    for path, page in (fullest[0], fullest[-1]):
        view = visit("/" + path, color_scheme="dark")
        scripted(view)
        count, picture = sheets(view.pdf(format=paper), tmp_path)
        assert count == 1, path
        assert read_code(picture) == page.link("canonical")


def test_the_cards_of_those_of_whom_most_is_told_are_one_sheet_each(visit, living, tmp_path):
    view = visit("/")
    origin = view.url
    for path in list(living)[:24]:
        view.goto(origin + path)
        assert sheets(view.pdf(format="A5"), tmp_path)[0] == 1, path


@pytest.mark.parametrize("paper, size", [("A5", (148, 210)), ("A4", (210, 297))])
def test_the_paper_is_chosen_by_a_button(paper, size, visit, living, tmp_path):
    view = visit("/" + next(iter(living)))
    view.evaluate("window.print = () => { window.printed = true }")
    view.locator(f"button[data-print={paper}]").click()
    until(view, "window.printed === true")
    path = tmp_path / "card.pdf"

    def width():
        path.write_bytes(view.pdf(prefer_css_page_size=True))
        # Without a density it is read in points, 72 to an inch.
        return int(subprocess.run(["vipsheader", "-f", "width", path], capture_output=True, text=True, check=True).stdout)
    # Chromium now and then asks for the paper before it has taken the new style in.
    assert any(abs(width() - size[0] / 25.4 * 72) < 2 for _ in range(10))


def test_what_belongs_to_the_screen_is_not_printed(visit, living):
    view = visit("/" + next(iter(living)))
    scripted(view)
    view.emulate_media(media="print")
    for selector in ["button", "form", "nav", "footer", "dialog", "section"]:
        assert view.locator(selector).locator("visible=true").count() == 0, selector
    assert view.locator(".paper img").is_visible()
    assert view.locator(".look img").first.is_visible()


def test_the_code_is_not_shown_on_screens(visit, living):
    assert not visit("/" + next(iter(living))).locator(".paper img").is_visible()


def test_an_animal_that_is_gone_has_no_card(demo):
    gone = [page for page in demo.pages.values() if page_kind(page) == "animal" and not page.has_card]
    assert gone
    for page in gone:
        assert not any(element["class"] == "paper" for element in page.elements)
        badge = next(element.words for element in page.all("p") if element["class"] == "badge")
        assert badge not in ("Szuka domu", "Looking for a home")
