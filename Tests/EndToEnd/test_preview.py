"""What `shelters serve` shows is what a build would write, as soon as it is saved."""

import hashlib
import os
import re
import shutil
import urllib.parse

import pytest

from editor import REX, Editor
from folders import tree
from preview import Preview
from program import CONTENT, TEMPLATES

#: Of the output folder, not of the site.
MANIFEST = ".shelters-manifest"
EDITS = 200 if os.environ.get("SOAK") else 12


@pytest.fixture
def content(tmp_path):
    """A copy of the demo content, to be changed."""
    return shutil.copytree(CONTENT, tmp_path / "content")


@pytest.fixture(scope="module")
def still(shelters):
    """A preview of the demo content that nobody changes."""
    with Preview(shelters, CONTENT) as preview:
        yield preview


def differences(preview, shelters, content, templates, output):
    """Files of a full build that the preview shows otherwise."""
    run = shelters.build(content, output, templates=templates)
    assert run.status == 0, run.stderr
    different = []
    for name, expected in tree(output).items():
        status, shown = preview.page("/" + urllib.parse.quote(name))
        if name != MANIFEST and (status != 200 or hashlib.sha256(shown).hexdigest() != expected):
            different.append(name)
    return different


def test_every_file_has_the_bytes_that_a_build_writes(still, shelters, tmp_path):
    assert differences(still, shelters, CONTENT, TEMPLATES, tmp_path / "public") == []


def test_pages_are_shown_at_their_addresses(still):
    status, fields, body = still.ask("/instytucje/pod-brzozami/")
    assert status == 200 and fields["Content-Type"] == "text/html; charset=utf-8" and b"Pod Brzozami" in body
    status, fields, _ = still.ask("/instytucje/pod-brzozami")
    assert status == 302 and fields["Location"] == "/instytucje/pod-brzozami/"
    status, body = still.page("/nothing/here/")
    assert status == 404 and body == still.page("/404.html")[1]


def test_browsers_keep_only_what_has_a_fingerprint_in_its_name(still):
    assets = re.findall(rb'(?:href|src)="(/assets/[^"]+)"', still.page("/")[1])
    assert len(assets) > 3
    for path in assets:
        status, fields, _ = still.ask(path.decode())
        assert (status, fields["Cache-Control"]) == (200, "max-age=31536000, immutable")
    assert still.ask("/assets/site.0000000000.css")[1]["Cache-Control"] == "no-store"
    for path in ["/", "/sitemap.xml", "/search/pl.bin"]:
        assert still.ask(path)[1]["Cache-Control"] == "no-store"
    # A worker would go on showing what it kept after the preview has ended.
    script = "/sw.js"
    assert still.ask(script)[0] == 200
    assert still.ask(script, **{"Service-Worker": "script"})[0] == 404


@pytest.mark.parametrize("host", ["evil.example", "evil.example:80", "127.0.0.1.evil.example", "[::2]"])
def test_no_foreign_name_leads_to_what_is_not_published_yet(still, host):
    assert still.ask("/", Host=host)[0] == 403
    assert still.ask("/-preview/state?after=-1&page=/", Host=host)[0] == 403


def test_a_preview_only_shows(still):
    for method in ["POST", "PUT", "DELETE"]:
        assert still.ask("/", method)[0] == 405


@pytest.mark.parametrize("path", [
    "/../site.yml", "/%2e%2e/site.yml", "/media/../../site.yml", "/static/robots.txt", "/site.yml", "/-preview/",
    "/media/%00", "/" + "a/" * 4000])
def test_no_path_leads_out_of_the_site(still, path):
    assert still.ask(path)[0] == 404
    assert still.ask("/")[0] == 200


# Edits


def test_after_whatever_edits_the_preview_shows_what_a_full_build_writes(shelters, content, templates, tmp_path):
    editor = Editor(content, templates)
    with Preview(shelters, content, templates=templates) as preview:
        for number in range(EDITS):
            before = tree(content), tree(templates)
            state = preview.state()["number"]
            kind = editor.edit()
            if (tree(content), tree(templates)) == before:
                continue
            preview.until(lambda: preview.state()["number"] > state)
            # Folders and files may be told one after the other, so that the last word counts.
            preview.until(lambda: differences(preview, shelters, content, templates, tmp_path / "public") == [])
            assert preview.process.poll() is None, (number, kind)


def test_a_page_tells_its_change_and_no_other_page_does(shelters, content):
    rex = content / "institutions" / "pod-brzozami" / "animals" / "rex.md"
    with Preview(shelters, content) as preview:
        rex.write_text(REX, encoding="utf-8")
        preview.until(lambda: preview.page("/instytucje/pod-brzozami/rex/")[0] == 200)
        own = preview.state(page="/instytucje/pod-brzozami/rex/")
        other = preview.state(page="/ustawienia/")
        rex.write_text(REX.replace("snow", "rain"), encoding="utf-8")
        changed = preview.state(after=own["number"], page="/instytucje/pod-brzozami/rex/")
        assert changed["number"] > own["number"] and changed["page"] != own["page"]
        assert preview.state(page="/ustawienia/")["page"] == other["page"]


def test_while_content_is_wrong_the_last_right_pages_are_shown_and_what_is_wrong(shelters, content):
    rex = content / "institutions" / "pod-brzozami" / "animals" / "rex.md"
    with Preview(shelters, content, "--lang", "pl") as preview:
        before = preview.page("/")
        state = preview.after(lambda: rex.write_text("---\nname: Rex\ntype: psi\n---\n", encoding="utf-8"))
        assert len(state["problems"]) == 1
        assert "rex.md:3:7: błąd:" in state["problems"][0] and "3 | type: psi" in state["problems"][0]
        assert state["title"].startswith("1 błąd") and state["hide"] == "Ukryj"
        assert preview.page("/") == before
        assert preview.page("/instytucje/pod-brzozami/rex/")[0] == 404
        state = preview.after(lambda: rex.write_text(REX, encoding="utf-8"))
        assert state["problems"] == []
        assert preview.page("/instytucje/pod-brzozami/rex/")[0] == 200


def test_what_was_wrong_from_the_beginning_is_told_until_it_is_right(shelters, content):
    home = content / "home.md"
    right = home.read_text(encoding="utf-8")
    home.unlink()
    with Preview(shelters, content) as preview:
        status, fields, body = preview.ask("/")
        assert status == 200 and fields["Content-Type"].startswith("text/html") and b"/-preview/script.js" in body
        assert "home.md" in preview.state()["problems"][0]
        preview.after(lambda: home.write_text(right, encoding="utf-8"))
        assert preview.state()["problems"] == []
        assert b"<h1" in preview.page("/")[1]


def test_a_link_that_leads_nowhere_is_told(shelters, content):
    rex = content / "institutions" / "pod-brzozami" / "animals" / "rex.md"
    with Preview(shelters, content) as preview:
        state = preview.after(lambda: rex.write_text(REX + "\n[Ares](ares-xyz.md)\n", encoding="utf-8"))
        assert any("broken-link" in problem for problem in state["problems"])
        assert preview.page("/instytucje/pod-brzozami/rex/")[0] == 404


def test_a_link_on_another_page_that_breaks_is_told_soon(shelters, content):
    animals = content / "institutions" / "pod-brzozami" / "animals"
    (animals / "rex.md").write_text(REX, encoding="utf-8")
    (animals / "ares.md").write_text(REX + "\n[Rex](rex.md)\n", encoding="utf-8")
    with Preview(shelters, content) as preview:
        (animals / "rex.md").unlink()
        preview.until(lambda: any("broken-link" in problem for problem in preview.state()["problems"]))
        (animals / "ares.md").write_text(REX, encoding="utf-8")
        preview.until(lambda: not preview.state()["problems"])


def test_drafts_are_shown_here_and_published_nowhere(shelters, content, tmp_path):
    animals = content / "institutions" / "pod-brzozami" / "animals"
    (animals / "rex.md").write_text(REX.replace("type", "draft: true\ntype"), encoding="utf-8")
    (animals / "ares.md").write_text(REX.replace("type", "bondedWith: [rex]\ntype"), encoding="utf-8")
    (content / "pages" / "zarys.md").write_text("---\ntitle: Zarys\ndraft: true\n---\nText.\n", encoding="utf-8")
    folder = content / "institutions" / "szkicowo"
    folder.mkdir()
    (folder / "institution.json").write_text(
        '{"name": "Szkicowo", "type": "shelter", "szkic": true, "contact": {"email": "a@example.org"}, '
        '"address": {"postalCode": "34-100", "town": "Wadowice", "country": "PL"}}', encoding="utf-8")
    run = shelters.build(content, tmp_path / "public")
    assert run.status == 0, run.stderr
    root = tmp_path / "public"
    published = {path.relative_to(root).as_posix(): path.read_bytes() for path in root.rglob("*") if path.is_file()}
    for page in ["instytucje/pod-brzozami/rex", "zarys", "instytucje/szkicowo"]:
        assert f"{page}/index.html" not in published and f"en/{page}/index.html" not in published
    traces = [name for name, body in published.items() if b"szkicowo" in body or b"pod-brzozami/rex/" in body]
    assert traces == []
    with Preview(shelters, content) as preview:
        for page in ["/instytucje/pod-brzozami/rex/", "/zarys/", "/instytucje/szkicowo/"]:
            assert preview.page(page)[0] == 200


def test_what_is_wrong_with_a_draft_is_told_by_a_build(shelters, content):
    rex = content / "institutions" / "pod-brzozami" / "animals" / "rex.md"
    rex.write_text("---\nname: Rex\ntype: psi\ndraft: true\n---\n", encoding="utf-8")
    run = shelters.check(content, "--format", "json")
    assert run.status == 1 and [place for place in run.told() if "rex.md" in place]


def test_files_that_appear_and_vanish_leave_no_trace(shelters, content):
    animals = content / "institutions" / "pod-brzozami" / "animals"
    with Preview(shelters, content) as preview:
        before = preview.page("/instytucje/pod-brzozami/")
        for number in range(100):
            path = animals / f"x{number}.md"
            path.write_text(REX, encoding="utf-8")
            (animals / f"f{number}").mkdir()
            path.unlink()
            (animals / f"f{number}").rmdir()
        (animals / "last.md").write_text(REX, encoding="utf-8")
        preview.until(lambda: preview.page("/instytucje/pod-brzozami/last/")[0] == 200)
        (animals / "last.md").unlink()
        preview.until(lambda: preview.page("/instytucje/pod-brzozami/") == before)
        assert preview.state()["problems"] == []


def test_two_previews_cannot_share_a_port(shelters, still):
    run = shelters("serve", "--no-open", "--content", CONTENT, "--templates", TEMPLATES, "--port", still.port)
    assert run.status == 69
    assert f"port {still.port} is taken" in run.stderr and f"--port {still.port + 1}" in run.stderr
    run = shelters(
        "serve", "--no-open", "--content", CONTENT, "--templates", TEMPLATES, "--port", still.port, "--lang", "pl")
    assert f"port {still.port} jest zajęty" in run.stderr


@pytest.mark.parametrize("missing", ["content", "templates"])
def test_a_folder_that_is_not_there_is_named(shelters, tmp_path, missing):
    folders = {"content": CONTENT, "templates": TEMPLATES, missing: tmp_path / "nowhere"}
    options = [text for name, folder in folders.items() for text in (f"--{name}", folder)]
    run = shelters("serve", "--no-open", *options)
    assert run.status == 66 and "nowhere" in run.stderr


def test_large_files_can_be_shown_from_anywhere_in_them(shelters, content):
    """Browsers play films by asking for parts of them."""
    film = content / "static" / "film.webm"
    film.parent.mkdir(exist_ok=True)
    film.write_bytes(bytes(range(256)) * 64)
    with Preview(shelters, content) as preview:
        status, fields, body = preview.ask("/film.webm", Range="bytes=10-19")
        assert status == 206 and fields["Content-Type"] == "video/webm" and body == bytes(range(10, 20))
