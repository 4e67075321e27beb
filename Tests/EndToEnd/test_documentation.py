"""What the documentation shows is true of the program."""

import json
import re
import subprocess

import pytest

from folders import animal, institution, PHOTOGRAPH, small
from program import ROOT

README = (ROOT / "README.md").read_text(encoding="utf-8")
RECORDS = (ROOT / "Documentation" / "records.md").read_text(encoding="utf-8")


def blocks(text, language):
    """What stands between fences, of one language."""
    fenced = re.findall(r"^```(\w*)\n(.*?)^```$", text, re.DOTALL | re.MULTILINE)
    return [block for name, block in fenced if name == language]


def test_the_examples_of_animals_build(shelters, tmp_path):
    pictures = blocks(README, "yaml")
    records = blocks(README, "markdown")
    assert len(records) == len(pictures) == 2
    for number, (record, picture) in enumerate(zip(records, pictures)):
        content = small(tmp_path / str(number), {
            "institutions/azyl/animals/rex.md": record.replace("\n---\n", "\n" + picture + "---\n"),
            "institutions/azyl/animals/rex-1.jpg": PHOTOGRAPH,
        })
        run = shelters.check(content, "--format", "json")
        assert run.diagnostics() == []


def test_the_example_of_a_mistake_is_what_the_program_says(shelters, tmp_path):
    record = blocks(README, "markdown")[0].replace("size: large", "size: larg")
    small(tmp_path / "content", {
        "institutions/azyl/institution.md": None,
        "institutions/na-skraju/institution.md": institution(),
        "institutions/na-skraju/animals/rex.md": record,
    })
    shown = [block for block in blocks(README, "") if "unknown-value" in block]
    assert len(shown) == 2
    for language, block in zip(["en", "pl"], shown):
        assert block in shelters.check("content", "--lang", language, cwd=tmp_path).stderr


def test_the_first_screen_says_in_three_lines_how_each_kind_of_reader_gets_it(shelters, tmp_path):
    screen = "\n".join(README.splitlines()[:45])
    assert screen.index("## Get it") < 300 and "![The home page" in screen
    ways = re.findall(
        r"^(A volunteer|An administrator|A developer).*\n\n((?:```sh\n(?:.*\n){3}```|(?:\d\. .*\n){3}))", screen, re.MULTILINE)
    assert [reader for reader, _ in ways] == ["A volunteer", "A volunteer", "An administrator", "A developer"]
    # Everything but what other programs do is done as it stands there.
    others = "sudo() { if [ $1 != apt ]; then \"$@\"; fi; }; curl() { :; }"
    program = f"shelters() {{ if [ $1 != serve ]; then '{shelters.path}' \"$@\"; fi; }}"
    for number, (_, way) in enumerate([ways[0], ways[2]]):
        folder = tmp_path / str(number)
        folder.mkdir()
        commands = way.removeprefix("```sh\n").removesuffix("```").replace("/srv/www", str(folder))
        subprocess.run(["bash", "-ec", f"{others}\n{program}\n{commands}"], cwd=folder, check=True, capture_output=True)
        assert (folder / "my-shelter" / "content" / "site.yml").exists()
    assert (tmp_path / "1" / "shelters" / "index.html.br").exists()


def test_documents_name_the_version_that_there_is_and_what_each_changes_in_a_site(shelters):
    version = shelters("--version").stdout.strip()
    pattern = r"(?:shelters_|sheltersaround@v|download/v|VERSION: \")(\d+\.\d+\.\d+)"
    texts = [README, *(path.read_text(encoding="utf-8") for path in (ROOT / "Documentation").rglob("*.md"))]
    named = [found for text in texts for found in re.findall(pattern, text)]
    assert len(named) >= 7 and set(named) == {version}
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    upgrading = (ROOT / "Documentation" / "upgrading.md").read_text(encoding="utf-8")
    told = re.findall(r"^## (\S+)$", upgrading, re.MULTILINE)
    assert set(re.findall(r"^## \[(\d\S*)\]", changelog, re.MULTILINE)) | {version} <= set(told)


def test_the_commands_are_those_of_the_program(shelters):
    described = re.findall(r"^\| `shelters (\w+)` \| (.*?\.)(?: \(\[more\]\(.*\)\))? \|$", README, re.MULTILINE)
    commands = json.loads(shelters("--experimental-dump-help").stdout)["command"]["subcommands"]
    assert described == [(c["commandName"], c["abstract"]) for c in commands if c["commandName"] != "help"]


def test_the_options_are_those_of_the_program(shelters):
    printed = shelters("build", "--help", environment={"COLUMNS": "120"}).stdout.split("OPTIONS:\n")[1]
    assert blocks(README, "text") == [printed.split("  --version")[0]]


def test_every_exit_status_is_described(shelters):
    described = set(re.findall(r"\b(?:0|1|6\d|7\d)\b", README.split("| exit status |")[1].split("\n\n")[0]))
    assert described == {"0", "1", "64", "66", "69", "73", "74", "75"}
    assert all(status in shelters("--help").stdout for status in described - {"0", "1"})


def fields(heading):
    section = RECORDS.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    return {name for cell in re.findall(r"^\| (`.*?) \|", section, re.MULTILINE) for name in re.findall(r"`(\w+)`", cell)}


RECORD = {
    "Animal": ("institutions/azyl/animals/rex.md", animal("qqqqqqqqqqqqqqqq: 1")),
    "Institution": ("institutions/azyl/institution.md", institution("qqqqqqqqqqqqqqqq: 1")),
    "Basket": ("baskets/b.md", "---\nname: A\nshares: [{institution: azyl, percent: 100}]\nqqqqqqqqqqqqqqqq: 1\n---\n"),
    "Happy ending": ("institutions/azyl/animals/rex.story.md", "---\nteller: Ania\ndate: 2026-01-01\nqqqqqqqqqqqqqqqq: 1\n---\nA.\n"),
    "Patron": ("patrons/a.md", "---\nname: A\nmonth: 2026-01\nkilograms: 1\nqqqqqqqqqqqqqqqq: 1\n---\n"),
    "Notice": ("notices/a.md", "---\nstatus: lost\ntype: cat\ntown: Łódź\ndate: 2026-01-01\nuntil: 2099-01-01\nqqqqqqqqqqqqqqqq: 1\n---\n"),
    "site.yml": ("site.yml", "title: A\nbaseURL: https://example.org\nlanguages: [pl, en]\nqqqqqqqqqqqqqqqq: 1\n"),
}


@pytest.mark.parametrize("heading", RECORD)
def test_every_field_is_described_and_no_other(heading, shelters, tmp_path):
    file, text = RECORD[heading]
    found = shelters.check(small(tmp_path / "content", {file: text}), "--format", "json").diagnostics()
    suggestion = next(d["suggestion"] for d in found if d["id"] == "unknown-field")
    known = set(re.sub(r"^.*?: ", "", suggestion).split(", "))
    assert fields(heading) == known - {"description"} | ({"description"} if heading == "site.yml" else set())


def test_the_names_for_templates_are_those_of_the_code(shelters):
    written = (ROOT / "Documentation" / "template-names.md").read_text(encoding="utf-8")
    assert shelters("names").stdout == written


def test_the_polish_names_of_fields_are_those_of_the_code(shelters):
    written = (ROOT / "Documentation" / "fields.md").read_text(encoding="utf-8")
    assert shelters("fields").stdout == written


#: What staff read, in both languages.
FOR_STAFF = ["records.md", "pictures.md", "editing.md", "starting.md", "import.md", "report.md", "first-site.md"]


def shape(text):
    """Headings, tables with their fields in English, and blocks of examples: what a text and its translation have in common."""
    prose = re.sub(r"^```.*?^```$", "", text, flags=re.DOTALL | re.MULTILINE)
    return {
        "headings": re.findall(r"^#+", prose, re.MULTILINE),
        "tables": [table.count("\n") for table in re.findall(r"(?:^\|.*\n)+", prose + "\n", re.MULTILINE)],
        "lists": len(re.findall(r"^- ", prose, re.MULTILINE)),
        "examples": re.findall(r"^```(\w+)$", text, re.MULTILINE),
        "marks": re.findall(r"<!-- .*? -->", text),
    }


@pytest.mark.parametrize("name", FOR_STAFF)
def test_what_staff_read_is_the_same_in_polish_and_in_english(name):
    english = (ROOT / "Documentation" / name).read_text(encoding="utf-8")
    polish = (ROOT / "Documentation" / "pl" / name).read_text(encoding="utf-8")
    assert shape(polish) == shape(english)
    assert f"(pl/{name})" in english and f"(../{name})" in polish
    assert len(polish) > 0.8 * len(english)


def test_every_polish_page_has_an_english_one():
    assert sorted(path.name for path in (ROOT / "Documentation" / "pl").iterdir()) == sorted(FOR_STAFF)


def test_every_file_that_the_documentation_links_to_exists():
    for file in [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *(ROOT / "Documentation").rglob("*.md")]:
        for link in re.findall(r"\]\(([^)#\s]+)", re.sub(r"```.*?```|`[^`]*`", "", file.read_text(encoding="utf-8"), flags=re.DOTALL)):
            if not re.match(r"https?:|mailto:", link):
                assert (file.parent / link).exists(), f"{file.name}: {link}"
