"""A build with nothing to do says so at once, and one with anything to do does it."""

import os
import shutil
import time

import pytest

from folders import animal, small, tree
from program import TEMPLATES

#: What changed within the last second might change again in the same tick of the clock, so that nobody trusts it.
A_WHILE = 1.2
#: A warning: no app shows a whole name of that length.
FIELDS = "number: 7/26"


@pytest.fixture
def content(tmp_path):
    folder = small(tmp_path / "content", {"institutions/azyl/animals/rex.md": animal(FIELDS, "Opis\n")})
    shutil.copytree(TEMPLATES, tmp_path / "templates")
    time.sleep(A_WHILE)
    return folder


@pytest.fixture
def build(shelters, content, tmp_path):
    def build(*options, program=shelters, **more):
        return program.build(
            content, tmp_path / "public", "--build-cache", tmp_path / "builds", *options,
            templates=tmp_path / "templates", **more)

    return build


def did_nothing(run):
    assert run.status == 0, run.stderr
    return "Nothing changed" in run.stderr


def test_a_build_with_nothing_to_do_says_so_and_repeats_what_was_wrong(build, content, tmp_path):
    (content / "institutions/azyl/animals/unused.pdf").write_bytes(b"%PDF-1.4\n")
    time.sleep(A_WHILE)
    first = build("--format", "json")
    before = tree(tmp_path / "public")
    second = build("--format", "json")
    assert not did_nothing(first) and did_nothing(second)
    assert first.diagnostics() and second.stdout == first.stdout
    assert "public/ stays as it is; 1 warning." in second.stderr
    told = [line for line in first.stderr.splitlines() if line.startswith("Translations: ")]
    assert told == [line for line in second.stderr.splitlines() if line.startswith("Translations: ")]
    assert tree(tmp_path / "public") == before
    polish = build("--format", "json", "--lang", "pl")
    assert polish.stderr.count("Nic się nie zmieniło") == 0
    assert "Nic się nie zmieniło" in build("--format", "json", "--lang", "pl").stderr


def rewrite(path, old, new):
    """Changes bytes, and leaves size and time as they were."""
    status = path.stat()
    text = path.read_text(encoding="utf-8")
    assert old in text and len(old) == len(new)
    path.write_text(text.replace(old, new), encoding="utf-8")
    os.utime(path, ns=(status.st_atime_ns, status.st_mtime_ns))


CHANGES = {
    "record": lambda content, templates, public: rewrite(content / "institutions/azyl/animals/rex.md", "Opis", "Spis"),
    "new record": lambda content, templates, public: shutil.copy(
        content / "institutions/azyl/animals/rex.md", content / "institutions/azyl/animals/max.md"),
    "moved record": lambda content, templates, public: (content / "institutions/azyl/animals/rex.md").rename(
        content / "institutions/azyl/animals/max.md"),
    "lost record": lambda content, templates, public: (content / "institutions/azyl/animals/rex.md").unlink(),
    "template": lambda content, templates, public: (templates / "animal.mustache").touch(),
    "page": lambda content, templates, public: rewrite(public / "index.html", "<html", "<HTML"),
    "lost page": lambda content, templates, public: (public / "index.html").unlink(),
    "page's permissions": lambda content, templates, public: (public / "index.html").chmod(0o600),
    "somebody's file": lambda content, templates, public: (public / "mine.txt").write_text("mine"),
    "lost site": lambda content, templates, public: shutil.rmtree(public),
    "killed build": lambda content, templates, public: (public.parent / ".public.staging").mkdir(),
}


@pytest.mark.parametrize("change", CHANGES)
def test_whatever_was_touched_everything_is_made(build, shelters, content, tmp_path, change):
    build()
    assert did_nothing(build())
    CHANGES[change](content, tmp_path / "templates", tmp_path / "public")
    assert not did_nothing(build())
    assert shelters.build(content, tmp_path / "fresh", templates=tmp_path / "templates").status == 0
    wanted = tree(tmp_path / "fresh")
    found = {path: digest for path, digest in tree(tmp_path / "public").items() if path != "mine.txt"}
    assert found == wanted
    assert not (tmp_path / ".public.staging").exists()


@pytest.mark.parametrize("options", [
    ["--base-url", "https://example.org/x/"], ["--precompress"], ["--verbose"], ["--quiet"], ["--anew"], ["--format", "github"],
], ids=" ".join)
def test_other_options_make_everything(build, options):
    build()
    assert did_nothing(build()) and not did_nothing(build(*options))


def test_another_day_makes_everything(build):
    build(date="2026-07-01")
    assert did_nothing(build(date="2026-07-01")) and not did_nothing(build(date="2026-07-02"))


def test_another_program_makes_everything(build, shelters, tmp_path):
    build()
    other = shutil.copy(shelters.path, tmp_path / "shelters")
    assert did_nothing(build()) and not did_nothing(build(program=type(shelters)(other)))


def test_what_links_lead_to_may_change_unseen_so_that_everything_is_made(build, content, tmp_path):
    (tmp_path / "elsewhere.md").write_text(animal(FIELDS, "Opis\n"), encoding="utf-8")
    (content / "static").mkdir()
    (content / "institutions/azyl/animals/max.md").symlink_to(tmp_path / "elsewhere.md")
    time.sleep(A_WHILE)
    for _ in range(2):
        assert "Nothing changed" not in build().stderr


def test_what_changed_just_now_may_change_again_unseen_so_that_everything_is_made(build, content):
    record = content / "institutions/azyl/animals/rex.md"
    for _ in range(20):
        start = time.monotonic()
        record.touch()
        assert not did_nothing(build())
        if time.monotonic() - start < 0.9:
            assert not did_nothing(build())
            return
    pytest.skip("this machine takes too long for a build")


@pytest.mark.parametrize("spoil", [
    lambda file: file.write_bytes(b""), lambda file: file.write_bytes(file.read_bytes()[:-1]),
    lambda file: file.write_bytes(file.read_bytes().replace(b" ", b" 9", 1)), lambda file: file.write_bytes(bytes(range(256)) * 99),
], ids=["empty", "cut", "wrong number", "noise"])
def test_a_spoilt_memory_of_the_last_build_does_no_harm(build, tmp_path, spoil):
    build()
    [file] = (tmp_path / "builds").iterdir()
    spoil(file)
    assert not did_nothing(build()) and did_nothing(build())


def test_a_memory_that_cannot_be_written_does_no_harm(build, tmp_path):
    (tmp_path / "builds").write_text("no folder")
    for _ in range(2):
        assert not did_nothing(build())


def test_a_build_that_was_refused_is_not_remembered(build, content):
    build()
    rewrite(content / "institutions/azyl/animals/rex.md", "type: dog", "type: cod")
    time.sleep(A_WHILE)
    for _ in range(2):
        assert build().status == 1
    rewrite(content / "institutions/azyl/animals/rex.md", "type: cod", "type: dog")
    assert not did_nothing(build())
