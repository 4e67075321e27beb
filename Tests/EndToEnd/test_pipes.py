"""A pipe, which nobody may ever write to, is never waited for, wherever it lies."""

import os
import shutil

import pytest

from folders import animal, small
from program import TEMPLATES


@pytest.mark.parametrize("place", ["institutions/azyl/notes.txt", "institutions/azyl/animals/x.md", "static/x.txt", "static/x.jpg",
                                   "site.yml", "home.md"])
def test_a_pipe_among_the_content_is_named_and_not_waited_for(place, shelters, tmp_path):
    folder = small(tmp_path / "content", {"institutions/azyl/animals/rex.md": animal("")})
    path = folder / place
    path.parent.mkdir(parents=True, exist_ok=True)
    path.unlink(missing_ok=True)
    os.mkfifo(path)
    run = shelters.build(folder, tmp_path / "public")
    assert run.status == 1
    assert place in run.stderr and "symbolic-link" in run.stderr


@pytest.mark.parametrize("place", ["assets/x.js", "extra.mustache", "texts/de.yml"])
def test_a_pipe_among_the_templates_is_not_waited_for(place, shelters, tmp_path):
    shutil.copytree(TEMPLATES, tmp_path / "templates")
    os.mkfifo(tmp_path / "templates" / place)
    folder = small(tmp_path / "content", {"institutions/azyl/animals/rex.md": animal("")})
    run = shelters.build(folder, tmp_path / "public", templates=tmp_path / "templates")
    assert run.status == 1
    assert place in run.stderr and "symbolic-link" in run.stderr


def test_an_import_refuses_a_pipe_without_a_writer_and_says_so(shelters, tmp_path):
    folder = small(tmp_path / "content", {"institutions/azyl/animals/rex.md": animal("")})
    os.mkfifo(tmp_path / "animals.csv")
    run = shelters("import", tmp_path / "animals.csv", "--content", folder, "--institution", "azyl", "--lang", "en")
    assert run.status != 0
    assert "it is a pipe, not a file" in run.stderr
