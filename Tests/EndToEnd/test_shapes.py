"""Sites of unusual shapes take time and memory as other sites of their size do.

`SOAK=1` makes them as large as they may become; `make soak` does that.
"""

import os

import pytest

from bounds import bounded_build
from folders import animal, institution, small
from program import TEMPLATES

IS_SOAK = bool(os.environ.get("SOAK"))
#: Any picture does.
PICTURE = TEMPLATES / "assets" / "icons" / "icon-192.png"


def size(usual, soak):
    return soak if IS_SOAK else usual


def built(shelters, folder, files, memory, seconds):
    content = small(folder / "content", files)
    run = bounded_build(shelters, content, folder / "public", memory=memory, seconds=seconds)
    assert run.returncode == 0, f"{run.returncode}: {run.stderr[:2000]}"
    return folder / "public"


def animals(count, of="azyl"):
    return {f"institutions/{of}/animals/a{number}.md": animal(f"number: N/{number}", f"Opis zwierzęcia {number}.\n") for number in range(count)}


def test_one_institution_may_have_most_of_the_animals(shelters, tmp_path):
    count = size(3_000, 50_000)
    site = built(shelters, tmp_path, animals(count), memory=size(300, 1_500), seconds=size(60, 900))
    assert (site / "instytucje" / "azyl" / f"a{count - 1}" / "index.html").is_file()
    # The institution's own page does not carry them all.
    assert (site / "instytucje" / "azyl" / "index.html").stat().st_size < 200_000


def test_there_may_be_many_institutions(shelters, tmp_path):
    count = size(1_000, 20_000)
    files = {f"institutions/azyl-{number}/institution.md": institution() for number in range(count)}
    site = built(shelters, tmp_path, files, memory=size(300, 1_500), seconds=size(60, 900))
    assert (site / "instytucje" / f"azyl-{count - 1}" / "index.html").is_file()
    assert (site / "index.html").stat().st_size < 200_000


def test_there_may_be_many_further_pages(shelters, tmp_path):
    count = size(1_000, 10_000)
    files = {f"pages/strona-{number}.md": f"---\ntitle: Strona {number}\n---\nTekst.\n" for number in range(count)}
    site = built(shelters, tmp_path, files, memory=size(300, 1_500), seconds=size(60, 900))
    assert (site / f"strona-{count - 1}" / "index.html").is_file()
    # Pages do not carry links to them all, the home page does.
    assert (site / "strona-0" / "index.html").stat().st_size < 20_000
    for home in [site, site / "en"]:
        intro = (home / "index.html").read_text(encoding="utf-8")
        assert all(f'/strona-{number}/"' in intro for number in range(count))


def test_an_animal_may_have_hundreds_of_pictures(shelters, tmp_path):
    count = size(100, 500)
    names = [f"rex-{number}.png" for number in range(count)]
    picture = PICTURE.read_bytes()
    files = {f"institutions/azyl/animals/{name}": picture for name in names}
    files["institutions/azyl/animals/rex.md"] = animal("pictures: [" + ", ".join(names) + "]")
    site = built(shelters, tmp_path, files, memory=size(600, 1_500), seconds=size(120, 600))
    assert (site / "instytucje" / "azyl" / "rex" / "index.html").is_file()


NESTED = {
    "brackets": "[" * 65_000,
    "closed brackets": "[" * 32_000 + "]" * 32_000,
    "links in links": "[a](" * 16_000,
    "pictures in pictures": "![" * 20_000 + "](b)" * 5_000,
    "emphasis": "*a **b " * 9_000,
    "quotations": "> " * 30_000 + "a",
    "lists": "".join("  " * depth + "- a\n" for depth in range(250)),
    "tables": "|" * 32_000 + "\n" + "|-" * 15_000,
    "backticks": "`" + "``a" * 20_000,
    "references": "[a]: b\n" * 9_000 + "[a]" * 300,
    "angles": "<" * 65_000,
    "addresses": "www." * 16_000,
}


@pytest.mark.parametrize("text", NESTED.values(), ids=NESTED.keys())
def test_a_description_may_nest_as_deep_as_it_likes(text, shelters, tmp_path):
    content = small(tmp_path / "content", {"institutions/azyl/animals/rex.md": animal("", text + "\n")})
    run = bounded_build(shelters, content, tmp_path / "public", memory=300, seconds=30)
    # What is too deep is refused in words; what is not is published.
    assert run.returncode in (0, 1), f"{run.returncode}: {run.stderr[:500]}"
    if run.returncode == 1:
        assert "rex.md" in run.stderr
