"""A build takes over pages of records that did not change, and writes what one writes that makes everything."""

import os
import re
import shutil
from datetime import date, timedelta

import pytest

from editor import Editor
from folders import INSTITUTION, PHOTOGRAPH, animal, small, tree
from program import CONTENT, TEMPLATES

EDITS = 200 if os.environ.get("SOAK") else 20
#: By institution: the number of its animals.
ANIMALS = {"azyl": 3, "dom": 5, "nora": 2}
#: The files of an institution, besides those of its animals, that are made of nothing but its own records: two languages of
#: its page and its feed, and its document in the API. Nobody can give to it, and it does not tell how to adopt.
OWN_FILES = 5
#: The page of a type in two languages.
TYPE_FILES = 2


def institution(name, body=""):
    # Towns of several regions, so that animals are similar first to those of their own institution.
    town = {"azyl": "Łódź", "dom": "Kraków", "nora": "Gdańsk"}[name]
    return INSTITUTION.replace("Azyl", name.capitalize()).replace("Łódź", town) + "---\n" + body


@pytest.fixture
def place(tmp_path):
    """A site of three institutions, of which none of the animals is similar to another's."""
    files = {}
    types = {"azyl": "dog", "dom": "cat", "nora": "rabbit"}
    for name, count in ANIMALS.items():
        files[f"institutions/{name}/institution.md"] = institution(name)
        for number in range(count):
            files[f"institutions/{name}/animals/a{number}.md"] = animal(body=f"Text {number}.\n").replace(
                "type: dog", f"type: {types[name]}")
    small(tmp_path / "content", files)
    shutil.copytree(TEMPLATES, tmp_path / "templates")
    return tmp_path


@pytest.fixture
def build(shelters, place):
    def build(*options, place=place, date="2026-11-21", program=shelters):
        return program.build(
            "content", "public", "--build-cache", "builds", "--verbose", *options, templates="templates", date=date, cwd=place)

    return build


def taken(run):
    """The number of files that a build took over."""
    assert run.status == 0, run.stderr
    told = re.search(r"Taken over from the last build: ([\d ]+)", run.stderr)
    return int(told[1].replace(" ", "")) if told else 0


def is_as_made_anew(shelters, place, date="2026-11-21", *options):
    run = shelters.build(
        "content", "fresh", *options, templates="templates", date=date, cwd=place)
    assert run.status == 0, run.stderr
    return tree(place / "public") == tree(place / "fresh")


def files_of(*names):
    """The number of files that can be taken over of institutions, and of the types of their animals."""
    return sum(OWN_FILES + 2 * ANIMALS[name] + TYPE_FILES for name in names)


def edit(place, name="institutions/dom/animals/a1.md", old="Text", new="More Text"):
    path = place / "content" / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new), encoding="utf-8")


def test_an_edit_makes_the_files_of_its_institution_alone(build, shelters, place):
    assert taken(build()) == 0
    edit(place)
    assert taken(build()) == files_of("azyl", "nora")
    assert is_as_made_anew(shelters, place)


def test_a_fresh_checkout_beside_a_site_out_of_an_archive_makes_no_more(build, shelters, place, tmp_path_factory):
    build()
    other = tmp_path_factory.mktemp("checkout")
    for name in ["content", "templates", "public", "builds"]:
        # Without its times.
        shutil.copytree(place / name, other / name, copy_function=shutil.copyfile)
    edit(other)
    assert taken(build(place=other)) == files_of("azyl", "nora")
    assert is_as_made_anew(shelters, other)


def test_animals_that_show_an_edited_one_as_similar_are_made_too(build, shelters, place):
    for name in ANIMALS:
        for path in sorted((place / "content/institutions" / name / "animals").iterdir()):
            path.write_text(re.sub("type: .*", "type: dog", path.read_text(encoding="utf-8")), encoding="utf-8")
    build()
    edit(place, old="name: Rex", new="name: Azor")
    # All of the others have too few neighbours in their regions: dogs of all institutions are similar to them.
    shown = [path for path in (place / "public").glob("instytucje/[an]*/a*/index.html") if b"/dom/a1/" in path.read_bytes()]
    assert shown
    # The page of dogs shows it.
    assert taken(build()) == files_of("azyl", "nora") - 2 * TYPE_FILES - 2 * len(shown)
    assert is_as_made_anew(shelters, place)


CHANGES = {
    "another year, with its public holidays": (lambda place: None, ["2027-01-01"]),
    "the settings": (lambda place: edit(place, "site.yml", "Schroniska", "Domy"), []),
    "a page": (lambda place: edit(place, "home.md", "Schroniska", "Domy"), []),
    "a template": (lambda place: (place / "templates/animal.mustache").write_text(
        (TEMPLATES / "animal.mustache").read_text(encoding="utf-8") + "\n", encoding="utf-8"), []),
    "words": (lambda place: edit(place, "../templates/texts/pl.yml", "\n", "\n\n"), []),
    "the address": (lambda place: None, ["2026-11-21", "--base-url", "https://example.org/other/"]),
    "a lost cache": (lambda place: shutil.rmtree(place / "builds"), []),
    "an empty cache": (lambda place: spoil(place, lambda known: b""), []),
    "half a cache": (lambda place: spoil(place, lambda known: known[:len(known) // 2]), []),
    "a longer cache": (lambda place: spoil(place, lambda known: known + b"institutions/azyl/institution.md\n"), []),
    "a wrong number in the cache": (
        lambda place: spoil(place, lambda known: known[:100] + bytes([known[100] ^ 1]) + known[101:]), []),
    "a lost site": (lambda place: shutil.rmtree(place / "public"), []),
    "a new institution that decides the menu": (lambda place: small(place / "content", {
        "institutions/nowa/institution.md": institution("nora"),
        "institutions/nowa/animals/rex.md": animal("status: lost")}), []),
}


def spoil(place, change):
    [file] = (place / "builds").glob("*.files")
    file.write_bytes(change(file.read_bytes()))


@pytest.mark.parametrize("change", CHANGES)
def test_what_all_pages_depend_on_makes_all_of_them(build, shelters, place, change):
    build()
    prepare, options = CHANGES[change]
    date, *options = options or ["2026-11-21"]
    prepare(place)
    edit(place)
    assert taken(build(*options, date=date)) == 0
    assert is_as_made_anew(shelters, place, date, *options)
    edit(place)
    assert taken(build(*options, date=date)) >= files_of("azyl", "nora")
    assert is_as_made_anew(shelters, place, date, *options)


def confirm(place):
    """Confirms all records, so that no feed tells the day of the build as that of a change."""
    for path in (place / "content").glob("institutions/*/animals/*.md"):
        path.write_text(path.read_text(encoding="utf-8").replace("---\n", "---\nchecked: 2026-11-20\n", 1), encoding="utf-8")


#: The files that an unchanged day takes over: those of institutions, the list of animals in two languages and their document
#: in the API.
ALL_FILES = files_of(*ANIMALS) + 3
#: The pages of the other animals in two languages, to which one of "dom" is similar.
SIMILAR = 2 * (ANIMALS["dom"] - 1)
#: By what a day changes: a field of an animal or an institution, the two days, and the number of files that tell it.
PASSING = {
    # In two languages its own page, its institution's, the feed, and the lists of animals and of its type.
    "an age": ("dom/animals/a1.md", "born: 2026-10-24", ["2026-11-23", "2026-11-24"], 8 + TYPE_FILES + SIMILAR),
    # What the institution's page and the list are narrowed by.
    "a stage of life": ("dom/animals/a1.md", "born: 2016", ["2026-12-30", "2026-12-31"], 4),
    "a wait": ("dom/animals/a1.md", "arrived: 2026-10-24", ["2026-11-23", "2026-11-24"], 2),
    "an arrival": ("dom/animals/a1.md", "arrived: 2026-11-22", ["2026-11-22", "2026-11-23"], 2),
    "a confirmation of long ago": ("dom/animals/a1.md", "checked: 2026-08-25", ["2026-11-23", "2026-11-24"], 2),
    "a day with other hours": (
        "dom/institution.md", 'openingHours: [{date: 2026-11-23, closed: true}]', ["2026-11-23", "2026-11-24"],
        OWN_FILES + 2 * ANIMALS["dom"] + 1),
    "a share of taxes": (
        "dom/institution.md", 'taxShare: {krs: "9999990033", beneficiary: Dom, verified: 2025-10-19}',
        ["2026-11-23", "2026-11-24"], OWN_FILES + 2 * ANIMALS["dom"] + 1),
}


def test_a_day_on_which_nothing_passes_makes_no_page_of_an_animal(build, shelters, place):
    confirm(place)
    build()
    assert taken(build(date="2026-11-22")) == ALL_FILES
    assert is_as_made_anew(shelters, place, "2026-11-22")
    assert taken(build(date="2026-11-21")) == ALL_FILES
    assert is_as_made_anew(shelters, place)


@pytest.mark.parametrize("passing", PASSING)
def test_the_next_day_makes_what_tells_that_it_has_come(build, shelters, place, passing):
    record, field, days, made = PASSING[passing]
    confirm(place)
    if field.startswith("checked"):
        edit(place, f"institutions/{record}", "checked: 2026-11-20\n", "")
    edit(place, f"institutions/{record}", "name:", f"{field}\nname:")
    build(date=days[0])
    for day in reversed(days):
        assert taken(build(date=day)) == ALL_FILES - made
        assert is_as_made_anew(shelters, place, day)


def test_another_program_makes_all(build, shelters, place):
    build()
    other = shutil.copy(shelters.path, place / "shelters")
    assert taken(build(program=type(shelters)(other))) == 0


def test_all_are_made_anew_where_that_is_asked_for(build, place):
    build()
    edit(place)
    assert taken(build("--anew")) == 0


TOUCHES = {
    "gone": lambda page: page.unlink(),
    "rewritten": lambda page: page.write_bytes(page.read_bytes().replace(b"Text", b"Lies")),
    "longer": lambda page: page.write_bytes(page.read_bytes() + b" "),
    "replaced": lambda page: (page.rename(page.with_name("x")), page.symlink_to("x")),
    "closed": lambda page: page.chmod(0o600),
}


@pytest.mark.parametrize("touch", TOUCHES)
def test_a_page_that_somebody_touched_is_made_anew(build, shelters, place, touch):
    build()
    page = place / "public/instytucje/azyl/a0/index.html"
    status = page.stat()
    TOUCHES[touch](page)
    if touch == "rewritten":
        os.utime(page, ns=(status.st_atime_ns, status.st_mtime_ns))
    edit(place)
    assert taken(build("--replace-foreign")) == files_of("azyl", "nora") - 1
    (page.parent / "x").unlink(missing_ok=True)
    assert is_as_made_anew(shelters, place)


def test_a_memory_of_an_earlier_build_takes_nothing_for_what_it_is_not(build, shelters, place):
    """As after a build that was killed between publishing and remembering."""
    build()
    shutil.copytree(place / "builds", place / "earlier")
    edit(place, old="Text 1", new="Text 9")
    build()
    shutil.rmtree(place / "builds")
    (place / "earlier").rename(place / "builds")
    edit(place, old="Text 9", new="Text 1")
    # The pages of the second build are as large as those of the first.
    assert taken(build()) < files_of("azyl", "dom", "nora")
    assert is_as_made_anew(shelters, place)


def test_compressed_twins_are_taken_over_with_their_pages(build, shelters, place):
    build("--precompress")
    edit(place)
    (place / "public/instytucje/azyl/a0/index.html.br").unlink()
    assert taken(build("--precompress")) == files_of("azyl", "nora") - 1
    assert is_as_made_anew(shelters, place, "2026-11-21", "--precompress")
    edit(place)
    assert taken(build()) == files_of("azyl", "nora")
    assert is_as_made_anew(shelters, place)


def test_a_link_to_another_institution_is_found_broken_though_its_own_did_not_change(build, shelters, place):
    edit(place, "institutions/azyl/animals/a0.md", "Text", "See [him](../../nora/animals/a1.md#good). Text")
    edit(place, "institutions/nora/animals/a1.md", "Text", "# Good\n\nText")
    build()
    edit(place)
    # The pages of the animal, and what holds all of the institution.
    assert taken(build()) == files_of("azyl", "nora") - 2 - OWN_FILES
    assert is_as_made_anew(shelters, place)
    edit(place, "institutions/nora/animals/a1.md", "# Good", "# Bad")
    run = build("--format", "json")
    assert run.status == 1 and "institutions/azyl/animals/a0.md:5:11 broken-anchor" in run.told()
    (place / "content/institutions/nora/animals/a1.md").unlink()
    run = build("--format", "json")
    assert run.status == 1 and "institutions/azyl/animals/a0.md:5:11 broken-link" in run.told()


def test_a_link_within_an_institution_makes_no_page_anew(build, place):
    edit(place, "institutions/azyl/animals/a0.md", "Text", "See [her](a1.md) and [us](../institution.md). Text")
    build()
    edit(place)
    assert taken(build()) == files_of("azyl", "nora")


def test_files_that_only_descriptions_name_stay_published(build, shelters, place):
    (place / "content/institutions/azyl/animals/form.pdf").write_bytes(b"%PDF-1.4\n")
    (place / "content/institutions/azyl/animals/a2.jpg").write_bytes(PHOTOGRAPH)
    edit(place, "institutions/azyl/animals/a0.md", "Text", "A [form](form.pdf) and ![a cat](a2.jpg). Text")
    build()
    edit(place)
    assert taken(build()) == files_of("azyl", "nora") - 2 - OWN_FILES
    assert list((place / "public/media").rglob("form.pdf"))
    assert is_as_made_anew(shelters, place)


def test_the_last_animal_of_a_type_takes_the_page_of_the_type_with_it(build, shelters, place):
    build()
    rabbits = place / "content/institutions/nora"
    shutil.move(rabbits, place / "nora")
    build()
    assert not (place / "public/zwierzeta/rabbit/index.html").exists() and is_as_made_anew(shelters, place)
    shutil.move(place / "nora", rabbits)
    build()
    assert (place / "public/zwierzeta/rabbit/index.html").exists() and is_as_made_anew(shelters, place)


def test_after_whatever_edits_and_days_the_site_is_as_made_anew(shelters, place):
    """The demonstration, with films, drawings, notices, stories, reviews and links, and days with other hours."""
    shutil.rmtree(place / "content")
    shutil.copytree(CONTENT, place / "content")
    editor = Visitor(place)
    first = day = date(2026, 11, 21)
    known = 0
    for number in range(EDITS):
        kind = editor.edit() if editor.random.random() < 0.75 else editor.disturb()
        if editor.random.random() < 0.6:
            # None of the records is of a day to come.
            day = max(first, day + timedelta(editor.random.choice([1, 1, 2, 40, -1, -40])))
        run = shelters.build(
            "content", "public", "--build-cache", "builds", "--verbose", templates="templates", date=str(day), cwd=place)
        known += taken(run)
        assert is_as_made_anew(shelters, place, str(day)), (number, kind, day)
    assert known > 0


class Visitor(Editor):
    """Somebody who also moves records between pages that others show, and meddles with what a build left behind."""

    def __init__(self, place):
        super().__init__(place / "content", place / "templates", seed=20261125)
        self.place = place

    def disturb(self):
        kind = self.random.choice([
            self.lose, self.find, self.remove_animal, self.rename_file, self.lose_memory, self.cut_memory,
            self.alter_page, self.remove_page, self.link_elsewhere, self.rename_institution])
        kind()
        return kind.__name__

    def set_status(self, status):
        self.rewrite(self.random.choice(self.originals()), lambda text: text if "\nleft:" in text else "\n".join(
            f"status: {status}" if line.startswith("status:") else line for line in text.split("\n")))

    def lose(self):
        self.set_status("lost")

    def find(self):
        self.set_status("found")

    def remove_animal(self):
        self.add_animal()
        self.remove_added()

    def rename_file(self):
        for path in sorted(self.content.glob("institutions/*/animals/nowy-*.md"))[:1]:
            self.added += 1
            path.rename(path.with_name(f"nowy-{self.added}.md"))

    def lose_memory(self):
        shutil.rmtree(self.place / "builds", ignore_errors=True)

    def cut_memory(self):
        for path in sorted((self.place / "builds").rglob("*")):
            if path.is_file() and self.random.random() < 0.5:
                path.write_bytes(path.read_bytes()[:-self.random.randrange(1, 99)])

    def page(self):
        return self.random.choice(sorted(self.place.glob("public/instytucje/**/index.html")) or [self.place / "nothing"])

    def alter_page(self):
        if (page := self.page()).exists():
            page.write_bytes(page.read_bytes()[::-1])

    def remove_page(self):
        self.page().unlink(missing_ok=True)

    def link_elsewhere(self):
        paths = [path for path in self.originals() if path.suffix == ".md"]
        one, other = self.random.sample(paths, 2)
        target = os.path.relpath(other, one.parent)
        # Only what nobody removes.
        if not other.stem.startswith("nowy-") and "nowa-" not in str(other):
            self.rewrite(one, lambda text: f"{text.rstrip()}\n\n[Obok]({target}).\n")

    def rename_institution(self):
        paths = sorted(self.content.glob("institutions/*/institution.md"))
        self.rewrite(self.random.choice(paths), lambda text: re.sub(
            r"(?m)^name: .*$", f"name: Azyl {self.random.randrange(100)}", text, count=1))
