"""What is said where a folder may not be written to, and that nothing of it changes."""

import os
import re
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

from folders import small
from program import CONTENT, TEMPLATES

#: Debian's "nobody".
NOBODY = {"user": 65534, "group": 65534, "extra_groups": []} if os.geteuid() == 0 else {}
ANIMAL = ["--institution", "pod-brzozami", "--name", "Azor", "--type", "dog"]
HOUSE = ["--name", "Azyl", "--type", "shelter", "--street", "Leśna 1", "--postal-code", "90-001", "--town", "Łódź", "--email", "a@example.org"]


def run(folder, *command):
    return subprocess.run(
        ["./shelters", *command], cwd=folder, capture_output=True, text=True, stdin=subprocess.DEVNULL,
        env={"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8", "HOME": "/nonexistent"}, **NOBODY)


@pytest.fixture(scope="module")
def closed(shelters):
    """A folder with the demo content and a copy of the program, of which nobody may change anything."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copytree(CONTENT, folder / "content")
        shutil.copy(shelters.path, folder / "shelters")
        (folder / "animals.csv").write_text("Imię,Gatunek,Numer\nAzor,pies,7/26\n", encoding="utf-8")
        (folder / "ours").mkdir()
        for place in [folder, *folder.rglob("*")]:
            place.chmod(0o755 if place.is_dir() or place.name == "shelters" else 0o444)
        if not NOBODY:
            for place in [folder, *folder.rglob("*")]:
                place.chmod(place.stat().st_mode & ~0o222)
        try:
            told = run(folder, "--version")
        except (OSError, subprocess.SubprocessError) as error:
            pytest.skip(f"nothing can be run as another user here: {error}")
        if told.returncode:
            pytest.skip(f"another user cannot run the program here: {told.stderr}")
        yield folder
        for place in [folder, *folder.rglob("*")]:
            place.chmod(0o755)


@pytest.mark.parametrize("command, refused", [
    (["new", "animal", *ANIMAL, "--content", "content"], "content/institutions/pod-brzozami/animals/azor.md"),
    (["new", "institution", *HOUSE, "--content", "content"], "content/institutions/azyl"),
    (["new", "site", "--title", "Azyl", "--base-url", "https://example.org", "--content", "ours/content"], "ours/content"),
    (["import", "animals.csv", "--institution", "pod-brzozami", "--content", "content"], "animals/azor.md"),
    (["schema", "--output", "ours/schemas"], "ours/schemas"),
    (["cms", "--content", "content", "--output", "ours/admin", "--repository", "azyl/strona"], "ours/admin"),
    (["report", "--content", "content", "--format", "html", "--output", "ours/report.html"], "ours/report.html"),
], ids=lambda value: " ".join(value[:2]) if isinstance(value, list) else "")
def test_a_command_names_what_it_may_not_write_and_changes_nothing(command, refused, closed):
    before = {path: path.stat().st_mtime_ns for path in closed.rglob("*")}
    for language, reason in [("en", "Permission denied"), ("pl", "brak uprawnień")]:
        told = run(closed, *command, "--lang", language)
        assert told.returncode in (73, 74), told.stderr
        assert refused in told.stderr and reason in told.stderr
        assert {path: path.stat().st_mtime_ns for path in closed.rglob("*")} == before


def test_folders_that_others_may_not_change_are_kept_and_hinder_no_build(shelters):
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copy(shelters.path, folder / "shelters")
        small(folder / "content")
        (folder / "public/closed/inner").mkdir(parents=True)
        (folder / "public/closed/inner/file").write_text("x", encoding="utf-8")
        for place in [folder, *folder.rglob("*")]:
            if NOBODY:
                os.chown(place, NOBODY["user"], NOBODY["group"])
        for place in ["public/closed/inner", "public/closed"]:
            (folder / place).chmod(0o555)
        for title in ["Azyl", "Przytulisko", "Dom"]:
            site = folder / "content/site.yml"
            site.write_text(re.sub(r"(?m)^title:.*", f"title: {title}", site.read_text("utf-8")), encoding="utf-8")
            told = run(folder, "build", "--templates", TEMPLATES, "--lang", "en")
            assert told.returncode == 0, told.stderr
            assert sorted(os.listdir(folder)) == [".cache", "content", "public", "shelters"]
            assert (folder / "public/closed/inner/file").read_text("utf-8") == "x"
        for place in ["public/closed", "public/closed/inner"]:
            (folder / place).chmod(0o755)
