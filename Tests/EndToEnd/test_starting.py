"""Starting a site and its records."""

import hashlib
import json
import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest
import yaml

from folders import institution, small, snapshot, tree
from program import ROOT, TEMPLATES

ANIMAL = ["--institution", "azyl", "--name", "Łatka", "--type", "dog"]
INSTITUTION = ["--name", "Dom Łapy", "--type", "refuge", "--postal-code", "90-001", "--town", "Łódź", "--email", "a@example.org"]
SITE = ["--title", "Schroniska", "--base-url", "https://example.org/"]
ANIMAL_TYPES = ["dog", "cat", "rabbit", "rodent", "ferret", "bird", "reptile", "fish", "horse", "farm", "wild", "other"]
INSTITUTION_TYPES = [
    "shelter", "refuge", "foundation", "sanctuary", "foster", "rescue", "rehabilitation", "clinic", "other"]


@pytest.fixture
def site(tmp_path):
    small(tmp_path / "content")
    return tmp_path


def new(shelters, folder, *arguments, **more):
    return shelters("new", *arguments, cwd=folder, **more)


def clean(shelters, folder):
    run = shelters.check(folder / "content", "--format", "json", date=None)
    assert run.status == 0, run.stdout
    return [d["id"] for d in run.diagnostics()]


# A folder


@pytest.mark.parametrize("language", ["pl", "en"])
def test_a_fresh_folder_builds_without_a_warning(language, shelters, tmp_path):
    run = shelters("init", "mine", "--lang", language, cwd=tmp_path)
    assert run.status == 0, run.stderr
    assert "⟦" not in run.stderr
    folder = tmp_path / "mine"
    check = shelters("check", "--format", "json", cwd=folder)
    assert check.status == 0 and check.diagnostics() == []
    build = shelters("build", cwd=folder)
    assert build.status == 0 and "warning" not in build.stderr, build.stderr
    assert "texts are missing" not in build.stderr
    page = (folder / "public" / "index.html").read_text(encoding="utf-8")
    assert f'lang="{language}"' in page
    report = shelters("report", cwd=folder)
    assert report.stdout == "Nothing is missing. Thank you for the care.\n"
    assert sorted(entry.name for entry in folder.iterdir()) == [".cache", ".gitignore", "README.md", "content", "public"]
    assert "demo: true" in (folder / "content/site.yml").read_text() or "pokaz: tak" in (folder / "content/site.yml").read_text()
    assert (folder / ".gitignore").read_text() == "/public/\n/.cache/\n"
    readme = (folder / "README.md").read_text(encoding="utf-8")
    assert ("1. Write the site's address" in readme) == (language == "en")
    assert ("1. Wpisz adres strony" in readme) == (language == "pl")


def test_the_folder_that_one_is_in_is_filled(shelters, tmp_path):
    assert shelters("init", cwd=tmp_path).status == 0
    assert shelters("check", "--quiet", cwd=tmp_path).status == 0


@pytest.mark.parametrize("entry", [".hidden", "notes.txt", "content"])
def test_a_folder_that_is_not_empty_is_left_alone(entry, shelters, tmp_path):
    folder = tmp_path / "mine"
    folder.mkdir()
    (folder / entry).write_text("mine")
    before = snapshot(tmp_path)
    run = shelters("init", "mine", cwd=tmp_path)
    assert run.status == 73 and f'"{entry}"' in run.stderr
    assert snapshot(tmp_path) == before


def test_what_keeps_a_folder_from_being_made_is_told(shelters, tmp_path):
    (tmp_path / "file").write_text("")
    assert shelters("init", "file", cwd=tmp_path).status == 73
    assert shelters("init", "file/inner", cwd=tmp_path).status == 73


def test_a_disk_that_is_full_leaves_nothing_behind(shelters, tmp_path):
    run = subprocess.run(
        ["bash", "-c", 'ulimit -f 4; trap "" XFSZ; exec "$0" init mine', shelters.path], cwd=tmp_path, capture_output=True)
    assert run.returncode == 74, run.stderr
    assert list(tmp_path.iterdir()) == []


def test_an_installed_program_finds_its_templates(shelters, tmp_path):
    (tmp_path / "bin").mkdir()
    (tmp_path / "share" / "shelters").mkdir(parents=True)
    program = tmp_path / "bin" / "shelters"
    subprocess.run(["cp", shelters.path, program], check=True)
    subprocess.run(["cp", "-r", TEMPLATES, tmp_path / "share" / "shelters" / "templates"], check=True)
    (tmp_path / "elsewhere").mkdir()
    for command in (["init"], ["check", "--quiet"], ["templates"], ["check", "--quiet"]):
        done = subprocess.run([program, *command], cwd=tmp_path / "elsewhere", capture_output=True, text=True)
        assert done.returncode == 0, done.stderr


# Templates of one's own


def hosted(shelters, tmp_path, *arguments):
    assert shelters("init", "mine", *arguments, cwd=tmp_path).status == 0
    return tmp_path / "mine"


def test_templates_are_copied_only_when_a_designer_wants_them(shelters, tmp_path):
    folder = hosted(shelters, tmp_path)
    assert shelters("templates", cwd=folder).status == 0
    own = tree(folder / "templates")
    del own[".origin"]
    assert own == tree(TEMPLATES)
    (folder / "templates" / "home.mustache").write_text("mine")
    again = shelters("templates", cwd=folder)
    assert again.status == 73
    assert (folder / "templates" / "home.mustache").read_text() == "mine"
    assert shelters("build", cwd=folder).status == 0
    assert (folder / "public" / "index.html").read_text() == "mine"


def test_after_an_update_the_templates_beneath_are_compared(shelters, tmp_path):
    folder = hosted(shelters, tmp_path)
    assert shelters("templates", cwd=folder).status == 0
    templates = folder / "templates"
    same = shelters("templates", "--diff", cwd=folder)
    assert same.status == 0 and same.stdout == "" and "Nothing changed" in same.stderr
    # What the designer alone changed is no news.
    (templates / "home.mustache").write_text("mine")
    assert shelters("templates", "--diff", cwd=folder).stdout == ""

    def older(name, text):
        """As if the program had had another file when it was copied."""
        origin = templates / ".origin"
        lines = origin.read_text().splitlines()
        origin.write_text("".join(
            f"{hashlib.sha256(text).hexdigest()}  {name}\n" if line.endswith(f"  {name}") else f"{line}\n" for line in lines))

    layout = (templates / "layout.mustache").read_bytes()
    before = layout.replace(b"<!doctype html>\n", b"<!doctype html>\n<!-- old -->\n", 1)
    (templates / "layout.mustache").write_bytes(before)
    older("layout.mustache", before)
    older("home.mustache", b"of before")
    (templates / "region.mustache").unlink()
    origin = (templates / ".origin").read_text()
    (templates / ".origin").write_text(re.sub(".*  region.mustache\n", "", origin) + f"{'0' * 64}  gone.mustache\n")
    (templates / "gone.mustache").write_text("")
    told = shelters("templates", "--diff", cwd=folder)
    assert told.status == 0 and "4 templates" in told.stderr
    lines = told.stdout.splitlines()
    assert "home.mustache: changed, and so did yours; take over what you need" in lines
    assert "gone.mustache: the program does not have it any more" in lines
    assert "region.mustache: new; copy it, because other templates may name it" in lines
    start = lines.index("layout.mustache: changed; you never touched it, so copy it")
    assert lines[start + 1].startswith("@@ -1,5 +1,4 @@") and "-<!-- old -->" in lines[start:]
    (folder / "layout.patch").write_text("--- a\n+++ b\n" + "\n".join(lines[start + 1:start + 7]) + "\n")
    patched = subprocess.run(["patch", "-s", templates / "layout.mustache", folder / "layout.patch"], capture_output=True, text=True)
    assert patched.returncode == 0, patched.stdout
    assert (templates / "layout.mustache").read_bytes() == layout


# Publishing


SCHEMAS = {"github": "github-workflows", "netlify": "github-workflows", "cloudflare": "github-workflows", "gitlab": "gitlab-ci"}


def valid(schema, *files):
    transform = ["--data-transform", "gitlab-ci"] if schema == "gitlab-ci" else []
    return subprocess.run(
        [sys.executable, "-m", "check_jsonschema", "--builtin-schema", f"vendor.{schema}", *transform, *files],
        capture_output=True, text=True)


def linted(folder, *workflows):
    """What actionlint finds, and ShellCheck in the scripts of steps."""
    return subprocess.run(
        [Path(sys.executable).with_name("actionlint"), "-shellcheck", "/usr/bin/shellcheck", *workflows], cwd=folder,
        capture_output=True, text=True).stdout


@pytest.mark.parametrize("host", ["github", "gitlab", "netlify", "cloudflare", "server"])
def test_a_fresh_site_has_what_its_host_needs_with_the_version_in_one_line(host, shelters, tmp_path):
    version = shelters("--version").stdout.strip()
    folder = hosted(shelters, tmp_path, "--host", host)
    build = {"gitlab": [".gitlab-ci.yml"], "server": []}.get(host, [".github/workflows/site.yml"])
    written = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    assert [path for path in written if not path.startswith("content/")] == sorted([*build, ".gitignore", "README.md"])
    files = [folder / name for name in build]
    for file in files:
        lines = file.read_text(encoding="utf-8").splitlines()
        assert len([line for line in lines if version in line]) == 1
        judged = valid(SCHEMAS[host], file)
        assert judged.returncode == 0, judged.stdout
        if host != "gitlab":
            assert linted(folder, file) == ""
    readme = (folder / "README.md").read_text(encoding="utf-8")
    assert re.findall(r"^(\d)\. ", readme, re.MULTILINE) == ["1", "2", "3"]
    assert shelters("check", "--quiet", cwd=folder).status == 0


def test_an_unknown_host_is_refused(shelters, tmp_path):
    assert shelters("init", "mine", "--host", "moon", cwd=tmp_path).status == 64
    assert not (tmp_path / "mine").exists()


def test_the_workflows_of_the_repository_are_right_and_take_the_released_program(shelters, tmp_path):
    files = list((ROOT / ".github" / "workflows").iterdir())
    workflows = valid("github-workflows", *files)
    assert workflows.returncode == 0, workflows.stdout
    assert linted(ROOT, *files) == ""
    action = valid("github-actions", ROOT / "action.yml")
    assert action.returncode == 0, action.stdout
    described = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))
    assert described["inputs"]["version"]["default"] == shelters("--version").stdout.strip()
    # The linter knows no actions, but a workflow may have the same inputs and steps.
    inputs = {name: {**input, "type": "string"} for name, input in described["inputs"].items()}
    (tmp_path / "action.yml").write_text(yaml.safe_dump({
        "on": {"workflow_call": {"inputs": inputs}},
        "jobs": {"steps": {"runs-on": "ubuntu-24.04", "steps": described["runs"]["steps"]}}}))
    assert linted(tmp_path, tmp_path / "action.yml") == ""


def test_a_workflow_with_a_mistake_is_told_by_the_linter(tmp_path):
    (tmp_path / "site.yml").write_text(
        "on: push\njobs:\n  build:\n    runs-on: ubuntu-24.04\n    steps: [{run: 'rm $1'}, {run: 'echo ${{ matrix.x }}'}]\n")
    told = linted(tmp_path, "site.yml")
    assert "SC2086" in told and 'property "x" is not defined' in told


def test_the_action_builds_checks_and_refuses(shelters, tmp_path):
    folder = hosted(shelters, tmp_path)
    (tmp_path / "bin").mkdir()
    (tmp_path / "bin" / "shelters").symlink_to(shelters.path)
    steps = yaml.safe_load((ROOT / "action.yml").read_text(encoding="utf-8"))["runs"]["steps"]
    script = next(step["run"] for step in steps if step.get("name") == "Run it")

    def run(command, **more):
        settings = {"COMMAND": command, "CONTENT": "content", "BASE_URL": "", "LANGUAGE_OF_MESSAGES": "pl", **more}
        path = f"{tmp_path / 'bin'}:{os.environ['PATH']}"
        return subprocess.run(
            ["bash", "-e", "-o", "pipefail", "-c", script], cwd=folder, env={**os.environ, "PATH": path, **settings},
            capture_output=True, text=True)

    assert run("check").returncode == 0 and not (folder / "public").exists()
    assert run("build", BASE_URL="https://example.net/a b/").returncode == 64
    assert run("build", BASE_URL="https://example.net/").returncode == 0
    assert "https://example.net/" in (folder / "public" / "index.html").read_text(encoding="utf-8")
    assert run("serve; id").returncode == 64
    (folder / "content" / "site.yml").write_text("title: [")
    failed = run("check")
    assert failed.returncode == 1 and "::error file=content/site.yml,line=" in failed.stdout


def test_the_notes_of_a_release_are_its_part_of_the_changelog():
    changelog = "# Changelog\n\n## [Unreleased]\n\nnew\n\n## [1.0.0] - 2026-01-01\n\n### Added\n\n- first\n"
    for version, notes in {"1.0.0": "### Added\n\n- first\n", "2.0.0": "new\n"}.items():
        run = subprocess.run(
            [sys.executable, "-B", ROOT / "Tools" / "package" / "notes.py", version], input=changelog, capture_output=True, text=True)
        assert run.stdout == notes


def test_the_list_of_what_is_inside_a_package_has_a_licence_for_each_part():
    tools = ROOT / "Tools" / "package"
    linked = sorted(set(re.findall(r"(lib[\w-]+-dev):", (tools / "build").read_text(encoding="utf-8"))))
    assert len(linked) == 5

    def run(form):
        return subprocess.run(
            [sys.executable, "-B", tools / "licences.py", form, "1.0.0", *linked], cwd=ROOT, check=True, capture_output=True,
            text=True, env={**os.environ, "SOURCE_DATE_EPOCH": "1767225600"}).stdout

    document = json.loads(run("spdx"))
    assert document["spdxVersion"] == "SPDX-2.3" and document["creationInfo"]["created"] == "2026-01-01T00:00:00Z"
    names = [package["name"] for package in document["packages"]]
    assert names[0] == "shelters" and {"swift", "swift-argument-parser", "brotli", "cmark-gfm", "libdeflate", "libmd"} < set(names)
    assert all(package["licenseConcluded"] not in ("", "NOASSERTION") for package in document["packages"])
    contained = [part["relatedSpdxElement"] for part in document["relationships"] if part["relationshipType"] == "CONTAINS"]
    assert contained == [package["SPDXID"] for package in document["packages"][1:]]
    copyright_file = run("copyright")
    assert copyright_file.startswith("Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/\n")
    assert all(f"\n  {name} " in copyright_file for name in names[1:])


# Records


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("type", ANIMAL_TYPES)
def test_an_animal_of_every_type_is_right(type, language, shelters, site):
    run = new(shelters, site, "animal", "--institution", "azyl", "--name", "Łatka 2", "--type", type, "--lang", language)
    assert run.status == 0, run.stderr
    text = (site / "content/institutions/azyl/animals/latka-2.md").read_text(encoding="utf-8")
    assert ("\nimię: Łatka 2\n" if language == "pl" else "\nname: Łatka 2\n") in text
    assert "⟦" not in text + run.stderr
    assert clean(shelters, site) == []


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("type", INSTITUTION_TYPES)
def test_an_institution_of_every_type_is_right(type, language, shelters, site):
    options = [type if value == "refuge" else value for value in INSTITUTION]
    run = new(shelters, site, "institution", *options, "--lang", language)
    assert run.status == 0, run.stderr
    assert (site / "content/institutions/dom-lapy/institution.md").exists()
    assert clean(shelters, site) == []


@pytest.mark.parametrize("language", ["pl", "en"])
def test_rules_of_walks_and_a_review_are_right(language, shelters, site):
    walks = ["walks", "--institution", "azyl", "--minimum-age", "18", "--who", "każdy", "--lang", language]
    assert new(shelters, site, *walks).status == 0
    assert new(shelters, site, *walks).status == 73
    animal = ["animal", "--institution", "azyl", "--name", "Burek", "--type", "dog"]
    assert new(shelters, site, *animal).status == 0
    review = ["review", "--institution", "azyl", "--date", "2026-01-02", "--temperament", "5", "--excitability", "2", "--experience", "1",
              "--description", "Ani razu nie pociągnął.", "--lang", language]
    run = new(shelters, site, *review, "--animal", "burek", "--name", "Ania")
    assert run.status == 0, run.stderr
    assert (site / "content/institutions/azyl/animals/burek.reviews/ania.md").exists()
    assert clean(shelters, site) == []
    for wrong in [["--animal", "nikt", "--name", "Ola"], ["--animal", "../x", "--name", "Ola"], ["--animal", "burek", "--name", "Ola Nowak"]]:
        assert new(shelters, site, *review, *wrong).status == 64


@pytest.mark.parametrize("language, teller", [("pl", "opowiada"), ("en", "teller")])
def test_a_story_is_right_and_there_is_one_of_an_animal(language, teller, shelters, site):
    assert new(shelters, site, "animal", "--institution", "azyl", "--name", "Burek", "--type", "dog", "--set", "status=adopted").status == 0
    story = ["story", "--institution", "azyl", "--animal", "burek", "--date", "2026-01-02", "--description", "Spał na progu.", "--lang", language]
    assert new(shelters, site, *story, "--teller", "Ola Nowak").status == 64
    run = new(shelters, site, *story, "--teller", "Ola")
    assert run.status == 0, run.stderr
    text = (site / "content/institutions/azyl/animals/burek.story.md").read_text(encoding="utf-8")
    assert {"pl": "# Szczęśliwe zakończenie. ", "en": "# A happy ending. "}[language] in text
    assert f"{teller}: Ola" in text and "Spał na progu." in text
    assert clean(shelters, site) == []
    assert new(shelters, site, *story, "--teller", "Ola").status == 73


@pytest.mark.parametrize("language", ["pl", "en"])
def test_the_settings_of_a_site_are_right(language, shelters, tmp_path):
    run = new(shelters, tmp_path, "site", *SITE, "--lang", language)
    assert run.status == 0, run.stderr
    assert clean(shelters, tmp_path) == ["no-institutions"]
    again = new(shelters, tmp_path, "site", *SITE)
    assert again.status == 73


def commented(text):
    """The fields that stand as comments."""
    return [line for line in text.splitlines() if re.match(r"#[^\s#]", line)]


@pytest.mark.parametrize("language", ["pl", "en"])
@pytest.mark.parametrize("kind, options, file", [
    ("animal", ANIMAL, "institutions/azyl/animals/latka.md"),
    ("institution", INSTITUTION, "institutions/dom-lapy/institution.md"), ("site", SITE, "site.yml"),
], ids=["animal", "institution", "site"])
def test_every_hint_is_right_once_its_sign_is_deleted(kind, options, file, language, shelters, site):
    if kind == "site":
        (site / "content/site.yml").unlink()
    assert new(shelters, site, kind, *options, "--lang", language).status == 0
    path = site / "content" / file
    text = path.read_text(encoding="utf-8")
    fields = commented(text)
    assert len(fields) >= (5 if kind == "site" else 14)
    for field in fields:
        path.write_text(text.replace(field, field[1:]), encoding="utf-8")
        run = shelters("report", "--content", site / "content", "--date", "2026-11-21")
        # Files and other animals that the examples name are not there.
        told = set(re.findall(r": error: .* \[([a-z-]+)\]$", run.stderr, re.MULTILINE))
        assert told <= {"missing-file", "unknown-animal", "captions-without-film", "missing-content-folder"}, (field, run.stderr)
        assert run.status == (1 if told else 0)


@pytest.mark.parametrize("kind, options", [("animal", ANIMAL), ("institution", INSTITUTION), ("site", SITE)])
def test_every_field_of_the_documentation_is_there(kind, options, shelters, site):
    if kind == "site":
        (site / "content/site.yml").unlink()
    assert new(shelters, site, kind, *options, "--set", "wrongField=1").status == 64
    assert new(shelters, site, kind, *options).status == 0
    file = site / "content" / {
        "animal": "institutions/azyl/animals/latka.md", "institution": "institutions/dom-lapy/institution.md",
        "site": "site.yml"}[kind]
    text = file.read_text(encoding="utf-8")
    run = shelters.check(small(site / "other", {
        "animal": {"institutions/azyl/animals/rex.md": "---\nname: Rex\ntype: dog\nqqqqqq: 1\n---\n"},
        "institution": {"institutions/azyl/institution.md": institution("qqqqqq: 1")},
        "site": {"site.yml": "title: A\nbaseURL: https://example.org/\nlanguages: [pl]\nqqqqqq: 1\n"},
    }[kind]), "--format", "json")
    told = next(d["suggestion"] for d in run.diagnostics() if d["id"] == "unknown-field")
    known = set(told.split(": ", 1)[1].split(", ")) - {"accessibilityStatement"}
    if kind != "site":
        known -= {"description"}
    written = {match for match in re.findall(r"^#?([A-Za-z]+):", text, re.MULTILINE)}
    assert known == written


def test_other_fields_can_be_set(shelters, site):
    run = new(
        shelters, site, "animal", *ANIMAL, "--description", "Opis: # z *gwiazdką*.", "--set", "health.vaccinated=true",
        "--set", "marks=[one, two]", "--set", "colour=biała: # \"x\"", "--set", "waga=12.5", "--set", "reference=- a\\b")
    assert run.status == 0, run.stderr
    run = shelters.check(site / "content", "--format", "json")
    assert run.diagnostics() == []
    text = (site / "content/institutions/azyl/animals/latka.md").read_text(encoding="utf-8")
    assert "health:\n  vaccinated: true\n" in text and "marks: [one, two]\n" in text and "\nweight: 12.5\n" in text
    assert text.endswith("---\n\nOpis: # z *gwiazdką*.\n")


@pytest.mark.parametrize("options, told", [
    (["--set", "size=larg"], "unknown-value"), (["--set", "born=2999"], "born"),
    (["--set", "health={a"], "error"), (["--type", "dgo"], "did you mean"),
])
def test_a_wrong_answer_is_told_by_the_rules_of_the_check(options, told, shelters, site):
    before = snapshot(site)
    run = new(shelters, site, "animal", *ANIMAL, *options)
    assert run.status == 64 and told in run.stderr, run.stderr
    assert snapshot(site) == before


@pytest.mark.parametrize("kind, options, missing", [
    ("animal", [], ["--institution"]), ("animal", ["--institution", "azyl"], ["--type", "--name"]),
    ("animal", ["--institution", "azyl", "--type", "dog"], ["--name"]),
    ("institution", [], ["--name", "--type", "--postal-code", "--town", "--email"]),
    ("site", ["--title", "A"], ["--base-url"]),
])
@pytest.mark.parametrize("language", ["pl", "en"])
def test_without_a_terminal_what_is_missing_is_told(kind, options, missing, language, shelters, site):
    if kind == "site":
        (site / "content/site.yml").unlink()
    run = new(shelters, site, kind, *options, "--lang", language)
    assert run.status == 64, run.stderr
    assert ", ".join(missing) + "." in run.stderr


def test_an_animal_may_have_a_number_alone(shelters, site):
    run = new(shelters, site, "animal", "--institution", "azyl", "--number", "123/26", "--type", "dog")
    assert run.status == 0, run.stderr
    assert (site / "content/institutions/azyl/animals/123-26.md").exists()
    assert clean(shelters, site) == []


def test_nothing_is_overwritten(shelters, site):
    assert new(shelters, site, "animal", *ANIMAL).status == 0
    before = snapshot(site)
    run = new(shelters, site, "animal", *ANIMAL)
    assert run.status == 73 and "--id latka-2" in run.stderr
    assert snapshot(site) == before
    assert new(shelters, site, "animal", *ANIMAL, "--id", "latka-2").status == 0
    assert new(shelters, site, "institution", *INSTITUTION, "--id", "azyl").status == 73
    assert clean(shelters, site) == []


@pytest.mark.parametrize("name, file", [
    ("../../x", "x.md"), ("---", None), ("Żółć/Gęś", "zolc-ges.md"), ("con", "con-1.md"), ("x" * 100, "x" * 64 + ".md"),
    ("犬", None), ("# : \"'", None),
])
def test_names_of_every_kind_become_safe_names_of_files(name, file, shelters, site):
    run = new(shelters, site, "animal", "--institution", "azyl", "--name=" + name, "--type", "dog")
    assert run.status == 0, run.stderr
    assert [path.name for path in (site / "content/institutions/azyl/animals").iterdir()] == [file or "animal.md"]
    assert clean(shelters, site) == []


@pytest.mark.parametrize("id", ["../x", "A", "a--b", "", "con"])
def test_a_wrong_id_is_refused(id, shelters, site):
    before = snapshot(site)
    assert new(shelters, site, "animal", *ANIMAL, "--id", id).status == 64
    assert snapshot(site) == before


def test_where_there_is_no_site_it_is_told(shelters, tmp_path):
    run = new(shelters, tmp_path, "animal", *ANIMAL)
    assert run.status == 66 and "shelters init" in run.stderr
    assert list(tmp_path.iterdir()) == []


def test_an_institution_that_is_not_there_is_told(shelters, site):
    run = new(shelters, site, "animal", "--institution", "azil", "--name", "A", "--type", "dog")
    assert run.status == 64 and "did you mean \"azyl\"?" in run.stderr


def test_a_disk_that_is_full_is_told(shelters, site):
    before = tree(site)
    run = subprocess.run(
        ["bash", "-c", 'ulimit -f 0; trap "" XFSZ; exec "$0" new animal "$@"', shelters.path, *ANIMAL], cwd=site,
        capture_output=True, text=True)
    assert run.returncode == 74, run.stderr
    assert tree(site) == before


# At a terminal


def talk(shelters, folder, answers, *arguments, command="new"):
    """What the program says at a terminal, with its exit status; each answer is given once it asks."""
    process, terminal = pty.fork()
    if process == 0:
        os.chdir(folder)
        os.environ.update(LANG="C.UTF-8", TERM="dumb")
        os.environ.pop("LC_ALL", None)
        os.execv(shelters.path, [shelters.path, command, *arguments])
    said, asked, end = b"", 0, time.monotonic() + 60
    while time.monotonic() < end:
        if select.select([terminal], [], [], 0.1)[0]:
            try:
                piece = os.read(terminal, 65536)
            except OSError:
                break
            if not piece:
                break
            said += piece
        if said.count(b"\n> ") > asked and said.endswith(b"> "):
            answer = answers[asked] if asked < len(answers) else "\x04"
            asked += 1
            os.write(terminal, (answer + ("" if answer == "\x04" else "\n")).encode())
    status = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
    os.close(terminal)
    return status, said.decode("utf-8").replace("\r\n", "\n")


def test_where_a_site_will_live_is_asked_at_a_terminal(shelters, tmp_path):
    status, said = talk(shelters, tmp_path, ["moon", "netlify"], "mine", command="init")
    assert status == 0 and "Where will the site be published?" in said and "one of these words is needed" in said, said
    assert "netlify-cli" in (tmp_path / "mine" / ".github" / "workflows" / "site.yml").read_text(encoding="utf-8")
    assert "\nhost: netlify\n" in (tmp_path / "mine" / "content" / "site.yml").read_text(encoding="utf-8")


def test_questions_are_asked_at_a_terminal(shelters, site):
    status, said = talk(
        shelters, site, ["Łatka", "", "dgo", "pies", "samica", "2021-13", "2021-05", "", "Lubi spacery."],
        "animal", "--lang", "pl")
    assert status == 0, said
    assert "Jak zwierzę ma na imię?" in said and "czy chodziło o „dog”?" in said and "⟦" not in said
    text = (site / "content/institutions/azyl/animals/latka.md").read_text(encoding="utf-8")
    for line in ["imię: Łatka", "typ: pies", "płeć: samica", "urodzony: 2021-05", "Lubi spacery."]:
        assert f"\n{line}\n" in text
    assert "\n#wielkość: " in text
    assert clean(shelters, site) == []


def test_an_institution_is_asked_for_at_a_terminal(shelters, site):
    answers = [
        "Dom", "shelter", "", "", "9000", "90-001", "Łódź", "", "12", "42 000 10 10, 42 000 10 11", "", "", ""]
    status, said = talk(shelters, site, answers, "institution")
    assert status == 0, said
    assert "is no Polish postal code" in said and "is no telephone number" in said
    assert clean(shelters, site) == []
    assert 'phones:\n    - 42 000 10 10\n    - 42 000 10 11\n' in (site / "content/institutions/dom/institution.md").read_text()


def test_only_what_is_missing_is_asked_where_options_answer(shelters, site):
    status, said = talk(shelters, site, ["dog"], "animal", "--name", "Rex")
    assert status == 0 and said.count("\n> ") == 1


def test_an_animal_that_is_there_already_gets_another_name_at_a_terminal(shelters, site):
    assert new(shelters, site, "animal", *ANIMAL).status == 0
    status, said = talk(shelters, site, ["latka", "latka-mala"], "animal", "--name", "Łatka", "--type", "dog")
    # The options answer everything but the name of the file, and one that is taken is asked for again.
    assert status == 0 and said.count("\n> ") == 2, said
    assert (site / "content/institutions/azyl/animals/latka-mala.md").exists()


def test_questions_that_are_left_leave_nothing(shelters, site):
    before = snapshot(site)
    status, said = talk(shelters, site, ["Rex"], "animal")
    assert status == 64 and "nothing was written" in said
    assert snapshot(site) == before


def test_the_documentation_names_what_starts_a_site():
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    for command in ["shelters init", "shelters new", "shelters report", "shelters completion", "shelters manual"]:
        assert f"`{command}" in readme
