"""A pipe, which nobody may ever write to, is never waited for, wherever it lies."""

import os
import shutil
import socket

import pytest

from folders import animal, small


def pipe(path):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    os.mkfifo(path)


def listening(path):
    path.unlink(missing_ok=True)
    with socket.socket(socket.AF_UNIX) as server:
        # Such addresses are short.
        here = os.getcwd()
        os.chdir(path.parent)
        try:
            server.bind(path.name)
        finally:
            os.chdir(here)


@pytest.mark.parametrize("make", [pipe, listening])
@pytest.mark.parametrize("place", ["institutions/azyl/notes.txt", "institutions/azyl/animals/x.md", "institutions/azyl/animals/rex.md",
                                   "institutions/azyl/institution.md", "static/x.jpg", "site.yml", "home.md", "institutions"])
def test_what_is_no_file_among_the_content_is_named_and_not_waited_for(place, make, shelters, tmp_path):
    folder = small(tmp_path / "content", {
        "institutions/azyl/animals/rex.md": animal(""), "institutions/azyl/animals/rex.en.md": "---\nname: Rex\n---\n",
        "institutions/azyl/animals/burek.md": animal("bondedWith: [rex]", "[Rex](rex.md)\n"), "static/y.txt": "x"})
    if (folder / place).is_dir():
        shutil.rmtree(folder / place)
    make(folder / place)
    run = shelters.build(folder, tmp_path / "public", "--format", "json")
    assert run.status == 1
    assert run.told() == [f"{place}:1:1 special-file"]
    assert ("a pipe" if make == pipe else "a socket") in run.diagnostics()[0]["message"]
    # The text shows an excerpt of each file.
    assert shelters.check(folder).status == 1


@pytest.mark.parametrize("place", ["assets/x.js", "extra.mustache", "animal.mustache", "layout.mustache", "parts/picture.mustache", "texts/de.yml",
                                   "texts/pl.yml", "search/pl.yml", "search/pl-forms.yml", "texts", "search", "assets", "parts"])
def test_what_is_no_file_among_the_templates_is_named_and_not_waited_for(place, shelters, templates, tmp_path):
    path = templates / place
    if path.is_dir():
        shutil.rmtree(path)
    pipe(path)
    folder = small(tmp_path / "content", {"institutions/azyl/animals/rex.md": animal("")})
    run = shelters.build(folder, tmp_path / "public", "--format", "json", templates=templates)
    assert run.status == 1
    assert run.told() == [f"../templates/{place}:1:1 special-file"]


def test_an_import_refuses_a_pipe_without_a_writer_and_says_so(shelters, tmp_path):
    folder = small(tmp_path / "content", {"institutions/azyl/animals/rex.md": animal("")})
    os.mkfifo(tmp_path / "animals.csv")
    run = shelters("import", tmp_path / "animals.csv", "--content", folder, "--institution", "azyl", "--lang", "en")
    assert run.status != 0
    assert "it is a pipe, not a file" in run.stderr
