"""The published site is, at any moment, a whole old one or a whole new one."""

import os
import random
import signal
import subprocess
import time
import urllib.request

import pytest

from folders import animal, small, snapshot, tree
from program import DATE, TEMPLATES
from server import Server

#: `make soak` kills as often as one can wait for.
IS_SOAK = bool(os.environ.get("SOAK"))


@pytest.fixture
def content(tmp_path):
    return small(tmp_path / "content", {"institutions/azyl/animals/rex.md": animal("", "Opis\n")})


def own(folder):
    """The site's files, without those that the program keeps for itself."""
    return {name: digest for name, digest in tree(folder).items() if not name.rpartition("/")[2].startswith(".")}


@pytest.fixture
def load():
    """Every core busy with something else, where that is asked for."""
    busy = [subprocess.Popen(["sh", "-c", "while :; do :; done"]) for _ in range(os.cpu_count() if IS_SOAK else 0)]
    yield
    for process in busy:
        process.kill()
        process.wait()


def test_a_killed_build_leaves_the_old_or_the_new_site_whole(shelters, tmp_path, load):
    def folder(name, text):
        files = {f"institutions/azyl/animals/a{index}.md": animal("", f"{text} {index}\n") for index in range(300)}
        return small(tmp_path / name, files)

    one, other = folder("one", "Pierwsza"), folder("other", "Druga")
    wanted = []
    started = time.monotonic()
    for content, name in [(one, "a"), (other, "b")]:
        assert shelters.build(content, tmp_path / name).status == 0
        wanted.append(own(tmp_path / name))
    whole = (time.monotonic() - started) / 2
    output = tmp_path / "sites" / "public"
    assert shelters.build(one, output).status == 0
    generator = random.Random(20261121)
    killed = 0
    for round in range(200 if IS_SOAK else 24):
        content = (other, one)[round % 2]
        process = subprocess.Popen(
            [shelters.path, "build", "--content", content, "--templates", TEMPLATES, "--output", output, "--date", DATE,
             "--build-cache", tmp_path / "builds"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(generator.uniform(0, whole))
        process.send_signal(signal.SIGKILL)
        killed += process.wait() == -signal.SIGKILL
        assert own(output) in wanted, f"round {round}"
    assert killed >= 5
    # The next build cleans up after those that were killed.
    assert shelters.build(one, output).status == 0
    assert own(output) == wanted[0]
    left = [path.name for path in output.parent.iterdir() if path.is_dir() and path.name != "public"]
    assert left == []


def test_a_build_that_is_asked_to_stop_leaves_the_old_site(shelters, content, tmp_path):
    output = tmp_path / "sites" / "public"
    assert shelters.build(content, output).status == 0
    before = own(output)
    for name in (signal.SIGINT, signal.SIGTERM):
        process = subprocess.Popen(
            [shelters.path, "build", "--content", content, "--templates", TEMPLATES, "--output", output, "--date", DATE,
             "--build-cache", tmp_path / "builds"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        process.send_signal(name)
        process.wait()
        assert own(output) == before


def test_files_of_others_survive(shelters, content, tmp_path):
    output = tmp_path / "public"
    assert shelters.build(content, output).status == 0
    foreign = {"google1234.html": "x", ".well-known/security.txt": "y", "instytucje/azyl/notatka.txt": "z"}
    for name, text in foreign.items():
        (output / name).parent.mkdir(parents=True, exist_ok=True)
        (output / name).write_text(text)
    (content / "institutions/azyl/animals/rex.md").unlink()
    assert shelters.build(content, output).status == 0
    for name, text in foreign.items():
        assert (output / name).read_text() == text
    assert not (output / "instytucje/azyl/rex").exists()
    assert not (output / "en/institutions/azyl/rex").exists()


def test_a_folder_with_files_of_others_alone_keeps_them(shelters, content, tmp_path):
    output = tmp_path / "public"
    output.mkdir()
    (output / "CNAME").write_text("example.org\n")
    assert shelters.build(content, output).status == 0
    assert (output / "CNAME").read_text() == "example.org\n"
    assert (output / "index.html").is_file()


def test_a_server_has_every_page_while_the_site_is_exchanged(shelters, content, tmp_path):
    output = tmp_path / "public"
    assert shelters.build(content, output).status == 0
    wanted = (output / "instytucje" / "azyl" / "index.html").read_bytes()
    with Server(output) as server:
        for round in range(6):
            (content / "institutions/azyl/animals/rex.md").write_text(animal("", f"Opis {round}\n"), encoding="utf-8")
            process = subprocess.Popen(
                [shelters.path, "build", "--content", content, "--templates", TEMPLATES, "--output", output, "--date", DATE,
             "--build-cache", tmp_path / "builds"],
                stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
            while process.poll() is None:
                with urllib.request.urlopen(f"{server.address}/instytucje/azyl/") as answer:
                    assert answer.read() == wanted
            assert process.returncode == 0


def test_two_builds_at_once_do_not_mix(shelters, content, tmp_path):
    output = tmp_path / "sites" / "public"
    assert shelters.build(content, output).status == 0
    wanted = own(output)
    command = [shelters.path, "build", "--content", content, "--templates", TEMPLATES, "--output", output, "--date", DATE]
    processes = [
        subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) for _ in range(6)]
    statuses = [process.wait() for process in processes]
    # 75: another build is running; try again.
    assert set(statuses) <= {0, 75} and 0 in statuses
    assert own(output) == wanted


def test_static_files_are_published_as_they_are(shelters, content, tmp_path):
    (content / "static" / "dokumenty").mkdir(parents=True)
    (content / "static" / "CNAME").write_bytes(b"example.org\n")
    (content / "static" / "robots.txt").write_bytes(b"User-agent: *\nDisallow: /x\n")
    (content / "static" / "dokumenty" / "umowa ż.pdf").write_bytes(bytes(range(256)))
    assert shelters.build(content, tmp_path / "public").status == 0
    for file in (content / "static").rglob("*"):
        if file.is_file():
            assert (tmp_path / "public" / file.relative_to(content / "static")).read_bytes() == file.read_bytes()


def test_a_build_without_a_change_rewrites_no_file(shelters, content, tmp_path):
    assert shelters.build(content, tmp_path / "public").status == 0
    before = {name: entry[2:] for name, entry in snapshot(tmp_path / "public").items() if entry[3]}
    assert shelters.build(content, tmp_path / "public").status == 0
    assert {name: entry[2:] for name, entry in snapshot(tmp_path / "public").items() if entry[3]} == before


def test_a_file_that_is_linked_beside_its_twin_is_published_with_it(shelters, tmp_path):
    description = "[Lista](lista.txt), [spakowana](lista.txt.gz)\n"
    content = small(tmp_path / "content", {
        "institutions/azyl/animals/rex.md": animal("", description),
        "institutions/azyl/animals/lista.txt": "Rex, Burek\n" * 100,
        "institutions/azyl/animals/lista.txt.gz": "inne",
    })
    run = shelters.build(content, tmp_path / "public", "--precompress")
    assert run.status == 0, run.stderr
    [listed] = [name for name in own(tmp_path / "public") if name.endswith("lista.txt")]
    assert (tmp_path / "public" / f"{listed}.gz").read_text(encoding="utf-8") == "inne"
    assert (tmp_path / "public" / f"{listed}.br").is_file()
