"""However a build ends, nothing temporary is left, and the site of before stays or the new one is whole."""

import fcntl
import json
import os
import random
import re
import resource
import shutil
import signal
import subprocess
import time

import pytest

from folders import PHOTOGRAPH, animal, small, tree
from program import DATE, PICTURES, TEMPLATES

SIGNALS = [signal.SIGHUP, signal.SIGINT, signal.SIGTERM]
ROUNDS = 100 if os.environ.get("SOAK") else 12


def own(folder):
    """The site's files, without the manifest."""
    return {name: digest for name, digest in tree(folder).items() if name != ".shelters-manifest"}


def site(folder, text, animals=150):
    return small(folder, {f"institutions/azyl/animals/a{index}.md": animal("", f"{text} {index}\n") for index in range(animals)})


@pytest.fixture
def content(tmp_path):
    return small(tmp_path / "content", {"institutions/azyl/animals/rex.md": animal("", "Opis\n")})


@pytest.fixture
def start(shelters, tmp_path):
    """Begins a build, and returns its process, which can be interrupted even where these tests cannot (nohup)."""
    signal.signal(signal.SIGINT, signal.default_int_handler)
    signal.signal(signal.SIGHUP, signal.SIG_DFL)

    def start(content, output, *options, pictures=PICTURES, **more):
        return subprocess.Popen(
            [shelters.path, "build", "--content", content, "--templates", TEMPLATES, "--output", output, "--date", DATE,
             "--build-cache", tmp_path / "builds", "--picture-cache", pictures, "--lang", "en", *options],
            **{"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "stdin": subprocess.DEVNULL} | more)

    return start


def drafts(folder):
    return [path for path in folder.rglob("*.new")]


# Failures


def test_a_file_of_others_in_the_way_leaves_nothing_beside_it(shelters, content, tmp_path):
    output = tmp_path / "sites" / "public"
    output.mkdir(parents=True)
    (output / "index.html").write_text("mine")
    assert shelters.build(content, output).status == 73
    assert [path.name for path in output.parent.iterdir()] == ["public"]
    assert tree(output).keys() == {"index.html"} and (output / "index.html").read_text() == "mine"


@pytest.mark.parametrize("place", ["file", "sites/file", "sites/link"])
def test_an_output_that_is_no_folder_leaves_nothing_beside_it(shelters, content, tmp_path, place):
    (tmp_path / "sites").mkdir()
    (tmp_path / "file").write_text("x")
    (tmp_path / "sites" / "file").write_text("x")
    (tmp_path / "sites" / "link").symlink_to(tmp_path / "file")
    before = sorted(tmp_path.rglob("*"))
    assert shelters.build(content, tmp_path / place).status == 73
    assert sorted(tmp_path.rglob("*")) == before


def test_a_disk_that_is_full_gets_its_room_back(start, tmp_path, shelters):
    """A limit on the size of a file stands for a disk without room: the system ends a process that exceeds it, or says so."""
    content = site(tmp_path / "content", "Opis")
    output = tmp_path / "sites" / "public"
    assert shelters.build(small(tmp_path / "old"), output).status == 0
    before = tree(output)
    process = start(
        content, output, stderr=subprocess.PIPE,
        preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000)))
    told = process.communicate()[1].decode()
    assert process.returncode == 74 and "File too large" in told
    assert [path.name for path in output.parent.iterdir()] == ["public"] and tree(output) == before


@pytest.mark.skipif(os.geteuid() != 0, reason="only root may mount a small disk")
def test_a_small_disk_is_not_left_full(shelters, tmp_path):
    content = site(tmp_path / "content", "Opis")
    disk = tmp_path / "disk"
    disk.mkdir()
    if subprocess.run(["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", disk], capture_output=True).returncode:
        pytest.skip("no disk can be mounted here")
    try:
        run = shelters.build(content, disk / "sites" / "public")
        assert run.status == 74 and "No space left" in run.stderr
        # The folder above was made for this site.
        assert list(disk.iterdir()) == []
        assert shutil.disk_usage(disk).used < 50_000
    finally:
        subprocess.run(["umount", disk], check=True)


def test_content_with_mistakes_leaves_no_folders_that_were_made_for_the_site(shelters, tmp_path):
    content = small(tmp_path / "content", {"institutions/azyl/animals/rex.md": animal("", "[x](nowhere.md)\n")})
    before = sorted(tmp_path.rglob("*"))
    assert shelters.build(content, tmp_path / "a" / "b" / "public").status == 1
    assert sorted(tmp_path.rglob("*")) == before


# Signals


@pytest.mark.parametrize("name", SIGNALS, ids=lambda name: name.name)
def test_a_build_that_is_asked_to_stop_leaves_a_whole_site_and_nothing_else(shelters, start, tmp_path, name):
    contents = [site(tmp_path / "one", "Pierwsza"), site(tmp_path / "other", "Druga")]
    wanted = []
    began = time.monotonic()
    for number, content in enumerate(contents):
        assert shelters.build(content, tmp_path / f"wanted{number}").status == 0
        wanted.append(own(tmp_path / f"wanted{number}"))
    whole = (time.monotonic() - began) / 2
    output = tmp_path / "sites" / "public"
    assert shelters.build(contents[0], output).status == 0
    generator = random.Random(20261122)
    stopped = 0
    for round in range(ROUNDS):
        process = start(contents[(round + 1) % 2], output)
        time.sleep(generator.uniform(0, whole))
        process.send_signal(name)
        # A second one, as of somebody who is impatient, does not cut the cleaning short.
        process.send_signal(name)
        status = process.wait(timeout=60)
        assert status in (0, -name)
        stopped += status != 0
        assert own(output) in wanted, round
        assert [path.name for path in output.parent.iterdir()] == ["public"], round
    assert stopped >= ROUNDS // 4
    assert not drafts(tmp_path)
    # Nothing that was kept misleads the next build.
    for number, content in enumerate(contents):
        process = start(content, output)
        assert process.wait() == 0 and own(output) == wanted[number]


def test_a_first_build_that_is_asked_to_stop_leaves_no_folder(start, tmp_path):
    content = site(tmp_path / "content", "Opis")
    process = start(content, tmp_path / "a" / "b" / "public")
    deadline = time.monotonic() + 60
    while not (tmp_path / "a" / "b" / ".public.staging" / "new").exists():
        assert time.monotonic() < deadline and process.poll() is None
    process.send_signal(signal.SIGTERM)
    assert process.wait(timeout=60) == -signal.SIGTERM
    assert not (tmp_path / "a").exists()


def test_pictures_that_were_made_are_kept_whole(shelters, start, tmp_path):
    folder = site(tmp_path / "content", "Opis", animals=1)
    for number in range(40):
        # Bytes after the end of a picture make it another file.
        (folder / f"institutions/azyl/animals/p{number}.jpg").write_bytes(PHOTOGRAPH + bytes([number]))
        (folder / f"institutions/azyl/animals/p{number}.md").write_text(animal(f"pictures: [p{number}.jpg]"), encoding="utf-8")
    cache = tmp_path / "pictures"
    process = start(folder, tmp_path / "public", pictures=cache)
    deadline = time.monotonic() + 60
    while not cache.exists() or sum(path.is_file() for path in cache.rglob("*")) < 5:
        assert time.monotonic() < deadline and process.poll() is None
    process.send_signal(signal.SIGINT)
    assert process.wait(timeout=60) == -signal.SIGINT
    assert not drafts(cache)
    for place, pictures in [("public", cache), ("fresh", tmp_path / "none")]:
        assert start(folder, tmp_path / place, pictures=pictures).wait() == 0
    assert own(tmp_path / "public") == own(tmp_path / "fresh")


def test_a_signal_that_is_ignored_from_the_beginning_stays_ignored(start, content, tmp_path):
    """As nohup(1) does."""
    process = start(content, tmp_path / "public", preexec_fn=lambda: signal.signal(signal.SIGHUP, signal.SIG_IGN))
    while process.poll() is None:
        process.send_signal(signal.SIGHUP)
        time.sleep(0.02)
    assert process.returncode == 0 and (tmp_path / "public" / "index.html").is_file()


@pytest.mark.parametrize("stream", ["stdout", "stderr"])
def test_a_listener_that_goes_away_does_not_end_a_build(shelters, start, tmp_path, stream):
    """`shelters build 2>&1 | head -1`."""
    content = small(tmp_path / "content", {"institutions/azyl/animals/rex.md": animal("checked: 2020-01-01")})
    for options, status in [((), 0), (("--content", tmp_path / "wrong"), 1)]:
        small(tmp_path / "wrong", {"institutions/azyl/animals/rex.md": animal("size: larg")})
        reader, writer = os.pipe()
        os.close(reader)
        process = start(content, tmp_path / "public", "--format", "json", *options, **{stream: writer})
        os.close(writer)
        assert process.wait() == status
        assert sorted(path.name for path in tmp_path.iterdir() if path.name.startswith(".")) == []
        assert (tmp_path / "public" / "index.html").is_file()


# JSON


@pytest.mark.parametrize("way, status", [
    ("missing content", 66), ("missing templates", 66), ("foreign file", 73), ("no folder", 73), ("content as output", 64),
    ("full disk", 74), ("busy", 75), ("wrong day", 64)])
def test_json_is_printed_however_a_build_ends(shelters, start, tmp_path, way, status):
    content = small(tmp_path / "content", {"institutions/azyl/animals/rex.md": animal("checked: 2020-01-01")})
    output = tmp_path / "sites" / "public"
    output.mkdir(parents=True)
    options, more = [], {}
    lock = None
    if way == "missing content":
        content = tmp_path / "nowhere"
    elif way == "missing templates":
        options = ["--templates", tmp_path / "nowhere"]
    elif way == "foreign file":
        (output / "index.html").write_text("mine")
    elif way == "no folder":
        output.rmdir()
        output.write_text("mine")
    elif way == "content as output":
        output = content
    elif way == "full disk":
        more["preexec_fn"] = lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (3_000, 3_000))
    elif way == "busy":
        (output.parent / ".public.staging").mkdir()
        lock = open(output.parent / ".public.staging" / "lock", "w")
        fcntl.flock(lock, fcntl.LOCK_EX)
    elif way == "wrong day":
        # After the usual option, so that only the environment says the day.
        more["env"] = os.environ | {"SOURCE_DATE_EPOCH": "soon"}
    command = [
        shelters.path, "build", "--content", content, "--templates", TEMPLATES, "--output", output, "--anew",
        "--picture-cache", PICTURES, "--format", "json", *(["--date", DATE] if way != "wrong day" else []), *options]
    run = subprocess.run(command, capture_output=True, stdin=subprocess.DEVNULL, **more)
    assert run.returncode == status, run.stderr
    found = json.loads(run.stdout)
    # What was found before is told.
    assert [entry["id"] for entry in found] == (["stale-record"] if way in ("foreign file", "no folder", "full disk", "busy") else [])
    assert run.stderr


@pytest.mark.parametrize("root", ["content", "templates"])
@pytest.mark.parametrize("command", ["check", "build"])
def test_a_folder_that_lies_too_deep_has_a_place(shelters, tmp_path, command, root):
    content = small(tmp_path / "content")
    templates = shutil.copytree(TEMPLATES, tmp_path / "templates")
    folder = tmp_path / root
    for _ in range(500):
        folder = folder / "x"
        folder.mkdir()
    options = ["--format", "json"]
    run = (shelters.check(content, *options, templates=templates) if command == "check"
           else shelters.build(content, tmp_path / "public", *options, templates=templates))
    assert run.status == 1
    prefix = "" if root == "content" else "../templates/"
    assert run.told() == [f"{prefix}{'/'.join('x' * 32)}:1:1 folder-too-deep"]


def test_a_line_with_build_becomes_one_with_check(shelters, content, tmp_path):
    options = ["--picture-cache", tmp_path / "pictures", "--build-cache", tmp_path / "builds", "--output", tmp_path / "public",
               "--anew", "--replace-foreign", "--precompress"]
    # All that build has, and check need not show.
    shown = [set(re.findall(r"^ +(--[a-z-]+)", shelters(command, "--help").stdout, re.M)) for command in ["build", "check"]]
    assert shown[0] - shown[1] <= set(map(str, options))
    run = shelters.check(content, *options)
    assert run.status == 0
    assert not any((tmp_path / name).exists() for name in ["pictures", "builds", "public"])


def test_a_new_site_that_is_interrupted_leaves_its_folder_as_it_was(shelters, tmp_path):
    generator = random.Random(1)
    for round in range(ROUNDS):
        folder = tmp_path / f"site{round}"
        if round % 2:
            folder.mkdir()
        process = subprocess.Popen(
            [shelters.path, "init", folder, "--templates", TEMPLATES], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(generator.uniform(0, 0.5))
        process.send_signal(signal.SIGINT)
        if process.wait(timeout=60) == 0:
            assert (folder / "README.md").is_file()
        else:
            assert list(folder.iterdir()) == [] if round % 2 else not folder.exists()
