"""Scripts are published small, or the site is not published."""

import os
import shutil

import pytest

from folders import small, tree
from program import TEMPLATES


@pytest.fixture
def templates(tmp_path):
    return shutil.copytree(TEMPLATES, tmp_path / "templates")


def test_scripts_are_published_small_and_nothing_temporary_is_left(shelters, tmp_path):
    temporary = tmp_path / "temporary"
    temporary.mkdir()
    run = shelters.build(
        small(tmp_path / "content"), tmp_path / "public", "--picture-cache", tmp_path / "cache",
        environment={"TMPDIR": str(temporary)})
    assert run.status == 0, run.stderr
    published = sum(file.stat().st_size for file in (tmp_path / "public/assets/scripts").rglob("*.js"))
    written = sum(file.stat().st_size for file in (TEMPLATES / "assets/scripts").rglob("*.js"))
    assert published < written * .7
    assert not os.listdir(temporary)


@pytest.mark.parametrize("program", ["esbuild", "minify"])
def test_scripts_are_made_small_once_for_all_builds(program, shelters, tmp_path, templates):
    """Counted by a program that notes each of its runs, but for those that ask for its version."""
    noting, notes, version = tmp_path / "bin" / program, tmp_path / "notes", tmp_path / "version"
    noting.parent.mkdir()
    noting.write_text(
        f'#!/bin/sh\n[ "$1" = --version ] && exec cat {version}\necho >> {notes}\nexec {shutil.which(program)} "$@"\n')
    noting.chmod(0o755)
    version.write_text("1\n")

    def built(output):
        notes.write_text("")
        run = shelters.build(
            small(tmp_path / output / "content"), tmp_path / output / "public", "--picture-cache", tmp_path / "cache",
            templates=templates, environment={"PATH": f"{noting.parent}:{os.environ['PATH']}"})
        assert run.status == 0, run.stderr
        return tree(tmp_path / output / "public"), len(notes.read_text())

    first, runs = built("first")
    assert runs > 0
    assert built("again") == (first, 0)
    for entry in (tmp_path / "cache").glob("??/*"):
        entry.write_bytes(entry.read_bytes()[:-1])
    assert built("damaged") == (first, runs)
    version.write_text("2\n")
    assert built("another version")[1] == runs
    script = templates / "assets/scripts/copy.js"
    script.write_text(script.read_text() + "\nconsole.log(1);\n")
    changed, more = built("another script")
    assert more == runs and changed != first


@pytest.mark.parametrize("language, told", [("en", "{} is missing"), ("pl", "brakuje programu {}")])
@pytest.mark.parametrize("programs", [["esbuild", "minify"], ["minify"]])
def test_without_what_makes_scripts_small_the_site_of_before_stays(programs, language, told, shelters, tmp_path):
    content = small(tmp_path / "content")
    assert shelters.build(content, tmp_path / "public").status == 0
    before = tree(tmp_path / "public")
    (tmp_path / "bin").mkdir()
    for other in {"esbuild", "minify"} - set(programs):
        (tmp_path / "bin" / other).symlink_to(shutil.which(other))
    run = shelters.build(
        content, tmp_path / "public", environment={"PATH": str(tmp_path / "bin"), "LC_ALL": f"{language}_XX.UTF-8"})
    assert run.status == 1
    assert told.format(programs[0]) in run.stderr and "apt-get install esbuild minify" in run.stderr
    assert tree(tmp_path / "public") == before


def test_a_script_that_browsers_cannot_read_is_an_error_at_its_place(shelters, tmp_path, templates):
    script = templates / "assets/scripts/copy.js"
    script.write_text(script.read_text() + "\nlet ż = ;\n")
    lines = script.read_text().splitlines()
    # Nothing is kept of it.
    for _ in range(2):
        run = shelters.build(
            small(tmp_path / "content"), tmp_path / "public", "--picture-cache", tmp_path / "cache", templates=templates)
    assert run.status == 1
    assert f"assets/scripts/copy.js:{len(lines)}:9" in run.stderr and "invalid-script" in run.stderr
    assert not (tmp_path / "public").exists()
