"""A build with nothing to do says so at once, and one with anything to do does it."""

import contextlib
import os
import re
import shutil
import subprocess
import time

import pytest

from folders import PHOTOGRAPH, animal, small, tree
from program import DATE, PICTURES, TEMPLATES

#: What changed within the last three seconds might change again in the same tick of a clock, so that nobody trusts it.
A_WHILE = 3.1
#: A warning: no app shows a whole name of that length.
FIELDS = "number: 7/26"


@pytest.fixture(scope="module")
def places(tmp_path_factory):
    """Folders with content and templates, all of them old enough: tests wait once, together."""
    places = []
    for number in range(48):
        place = tmp_path_factory.mktemp(f"place{number}-")
        small(place / "content", {"institutions/azyl/animals/rex.md": animal(FIELDS, "Opis\n")})
        shutil.copytree(TEMPLATES, place / "templates")
        places.append(place)
    time.sleep(A_WHILE)
    return iter(places)


@pytest.fixture
def place(places):
    return next(places)


@pytest.fixture
def content(place):
    return place / "content"


@pytest.fixture
def build(shelters, content, place):
    def build(*options, program=shelters, **more):
        return program.build(
            content, place / "public", "--build-cache", place / "builds", *options,
            templates=place / "templates", **more)

    return build


def memories(place):
    """What is remembered, besides what the files of the site were made of."""
    return [path for path in (place / "builds").iterdir() if not path.suffix]


def did_nothing(run):
    assert run.status == 0, run.stderr
    return "Nothing changed" in run.stderr


def test_a_build_with_nothing_to_do_says_so_and_repeats_what_was_wrong(build, content, place):
    (content / "institutions/azyl/animals/unused.pdf").write_bytes(b"%PDF-1.4\n")
    time.sleep(A_WHILE)
    first = build("--format", "json")
    before = tree(place / "public")
    second = build("--format", "json")
    assert not did_nothing(first) and did_nothing(second)
    assert first.diagnostics() and second.stdout == first.stdout
    assert "public/ stays as it is; 1 warning." in second.stderr
    told = [line for line in first.stderr.splitlines() if line.startswith("Translations: ")]
    assert told == [line for line in second.stderr.splitlines() if line.startswith("Translations: ")]
    assert tree(place / "public") == before
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
def test_whatever_was_touched_everything_is_made(build, shelters, content, place, change):
    build()
    assert did_nothing(build())
    CHANGES[change](content, place / "templates", place / "public")
    assert not did_nothing(build())
    assert shelters.build(content, place / "fresh", templates=place / "templates").status == 0
    wanted = tree(place / "fresh")
    found = {path: digest for path, digest in tree(place / "public").items() if path != "mine.txt"}
    assert found == wanted
    assert not (place / ".public.staging").exists()


@pytest.mark.parametrize("options", [
    ["--base-url", "https://example.org/x/"], ["--precompress"], ["--verbose"], ["--anew"], ["--format", "github"],
], ids=" ".join)
def test_other_options_make_everything(build, options):
    build()
    assert did_nothing(build()) and not did_nothing(build(*options))


def test_a_quiet_build_is_remembered_as_one(build):
    build("--quiet")
    # It would have told nothing to repeat.
    assert not did_nothing(build()) and did_nothing(build())


def test_another_way_to_the_same_folder_makes_everything(build, content, place):
    build("--format", "github", cwd=place)
    assert did_nothing(build("--format", "github", cwd=place))
    # Annotations name files by it.
    assert not did_nothing(build("--format", "github", "--content", "content", cwd=place))


def test_another_day_makes_everything(build):
    build(date="2026-07-01")
    assert did_nothing(build(date="2026-07-01")) and not did_nothing(build(date="2026-07-02"))


def test_another_program_makes_everything(build, shelters, place):
    build()
    other = shutil.copy(shelters.path, place / "shelters")
    assert did_nothing(build()) and not did_nothing(build(program=type(shelters)(other)))


def test_libraries_that_are_only_needed_for_pictures_are_remembered_too(build, content, place):
    (content / "institutions/azyl/animals/max.jpg").write_bytes(PHOTOGRAPH)
    (content / "institutions/azyl/animals/max.md").write_text(animal("pictures: [max.jpg]"), encoding="utf-8")
    time.sleep(A_WHILE)
    build()
    [file] = memories(place)
    known = file.read_bytes()
    assert did_nothing(build())
    library = re.search(rb"/\S*libvips\.so\S*", known).group()
    # One that is gone, or another one: nobody may change those of the system here.
    file.write_bytes(known.replace(library, library[:-1] + b"~"))
    assert not did_nothing(build())


def test_a_build_that_made_pictures_is_remembered(build, content, place):
    """A library makes code for it at run time, which is no file of the program."""
    picture = content / "institutions/azyl/animals/max.jpg"
    subprocess.run(["vips", "gaussnoise", str(picture), "1600", "1200"], check=True)
    (content / "institutions/azyl/animals/max.md").write_text(animal("pictures: [max.jpg]"), encoding="utf-8")
    time.sleep(A_WHILE)
    assert not did_nothing(build("--picture-cache", place / "pictures"))
    assert did_nothing(build("--picture-cache", place / "pictures"))


OBSTACLES = {
    "a link": (lambda content, place: (place / "public" / "mine.txt").symlink_to("x"), "public/ holds a symbolic link"),
    "a change": (lambda content, place: (content / "home.md").touch(), "less than three seconds before"),
    "an inner cache": (lambda content, place: (place / "builds").symlink_to(content), "lie in one another"),
    "a file": (lambda content, place: (place / "builds").write_text("no folder"), "Not a directory"),
}


@pytest.mark.parametrize("obstacle", OBSTACLES)
def test_why_a_build_is_not_remembered_is_said_where_much_is_said(build, content, place, obstacle):
    (place / "public").mkdir()
    prepare, reason = OBSTACLES[obstacle]
    prepare(content, place)
    told = build("--verbose").stderr
    assert "The next build reads everything again: " in told and reason in told


def test_a_remembered_build_says_nothing_of_it(build):
    assert "reads everything again" not in build("--verbose").stderr + build().stderr


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may mount a file system")
def test_a_build_on_a_file_system_in_memory_is_remembered(shelters, content, place):
    memory = place / "memory"
    memory.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "tmpfs", memory], capture_output=True).returncode:
        pytest.skip("no file system can be mounted here")
    try:
        def run():
            return shelters.build(
                content, memory / "public", "--build-cache", place / "builds", templates=place / "templates")

        assert not did_nothing(run()) and did_nothing(run())
        (content / "institutions/azyl/animals/rex.md").write_text(animal(FIELDS, "Inny opis\n"), encoding="utf-8")
        time.sleep(A_WHILE)
        assert not did_nothing(run()) and did_nothing(run())
    finally:
        subprocess.run(["umount", memory], check=True)


def test_what_links_lead_to_may_change_unseen_so_that_everything_is_made(build, place):
    build()
    assert did_nothing(build())
    (place / "elsewhere.txt").write_text("elsewhere")
    (place / "public" / "mine.txt").symlink_to(place / "elsewhere.txt")
    for _ in range(2):
        assert not did_nothing(build())


def test_what_another_build_put_in_its_place_is_not_taken_for_the_own_site(shelters, content, build, place):
    """The first build cannot say what it did until somebody reads it; the second one is through by then."""
    build()
    arguments = [
        "build", "--content", content, "--templates", place / "templates", "--output", place / "public", "--date", DATE,
        "--build-cache", place / "builds", "--picture-cache", PICTURES]
    reader, writer = os.pipe()
    # Full, so that the next byte waits.
    os.set_blocking(writer, False)
    with contextlib.suppress(BlockingIOError):
        while True:
            os.write(writer, b" " * 65536)
    os.set_blocking(writer, True)
    (content / "institutions/azyl/animals/rex.md").touch()
    time.sleep(A_WHILE)
    before = (place / "public").stat().st_ino
    waiting = subprocess.Popen(
        [shelters.path, *arguments, "--base-url", "https://example.org/waiting/"], stderr=writer, stdin=subprocess.DEVNULL)
    os.close(writer)
    deadline = time.monotonic() + 60
    while (place / "public").stat().st_ino == before or (place / ".public.staging").exists():
        assert time.monotonic() < deadline
        time.sleep(0.02)
    assert shelters.build(content, place / "public", templates=place / "templates").status == 0
    while os.read(reader, 65536):
        pass
    os.close(reader)
    assert waiting.wait() == 0
    assert not did_nothing(build("--base-url", "https://example.org/waiting/"))


@pytest.mark.parametrize("inside", ["content", "public", "templates"])
def test_a_memory_inside_of_what_is_compared_is_none(build, content, place, inside):
    build()
    for _ in range(2):
        assert not did_nothing(build("--build-cache", place / inside / "builds"))
    assert not (place / inside / "builds").exists()


def test_what_changed_just_now_may_change_again_unseen_so_that_everything_is_made(build, content):
    record = content / "institutions/azyl/animals/rex.md"
    for _ in range(20):
        start = time.monotonic()
        record.touch()
        assert not did_nothing(build())
        if time.monotonic() - start < 2.5:
            assert not did_nothing(build())
            return
    pytest.skip("this machine takes too long for a build")


@pytest.mark.parametrize("spoil", [
    lambda file: file.write_bytes(b""), lambda file: file.write_bytes(file.read_bytes()[:-1]),
    lambda file: file.write_bytes(file.read_bytes().replace(b" ", b" 9", 1)), lambda file: file.write_bytes(bytes(range(256)) * 99),
], ids=["empty", "cut", "wrong number", "noise"])
def test_a_spoilt_memory_of_the_last_build_does_no_harm(build, place, spoil):
    build()
    [file] = memories(place)
    spoil(file)
    assert not did_nothing(build()) and did_nothing(build())


def test_a_memory_that_cannot_be_written_does_no_harm(build, place):
    (place / "builds").write_text("no folder")
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
