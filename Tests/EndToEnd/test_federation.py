"""A site of several repositories: institutions in further content folders, and mistakes that hold nothing else back."""

import json
import os
import shutil

import pytest

from folders import PHOTOGRAPH, SMALL, Link, animal, institution, small, tree, write
from preview import Preview

GOOD = animal("size: large")
BAD = animal("size: larg")


@pytest.fixture
def site(tmp_path):
    """A site with an institution of its own and two further folders with one each."""
    small(tmp_path / "content", {
        "site.yml": f"{SMALL['site.yml']}institutions: [../shelters/dom/content, ../shelters/nora/content]\n"})
    for name in ["dom", "nora"]:
        write(tmp_path / "shelters" / name / "content", {
            f"institutions/{name}/institution.md": institution(),
            f"institutions/{name}/animals/rex.md": animal("size: large\npictures: [{file: rex.jpg, alt: Rex}]"),
            f"institutions/{name}/animals/rex.jpg": PHOTOGRAPH,
            # Nothing but institutions is read of it.
            "site.yml": "title: Zła strona\nbaseURL: https://evil.example/\nlanguages: [xx]\ndemo: true\n",
            "home.md": "# Zła strona\n",
            "pages/zla.md": "---\ntitle: Zła\n---\n",
            "static/zla.txt": "zła",
        })
    return tmp_path


def build(shelters, site, *options):
    return shelters.build("content", "public", *options, cwd=site)


def record(site, name):
    return site / "shelters" / name / "content" / "institutions" / name / "animals" / "rex.md"


def page(site, name, animal="rex"):
    return site / "public" / "instytucje" / name / animal / "index.html"


def test_institutions_of_further_folders_are_part_of_the_site_and_nothing_else_of_them_is(shelters, site):
    run = build(shelters, site)
    assert run.status == 0, run.stderr
    for name in ["dom", "nora"]:
        assert "https://example.org/instytucje/" in page(site, name).read_text(encoding="utf-8")
    assert len(list((site / "public" / "media").glob("*-*.jpg"))) > 0
    assert not (site / "public" / "zla").exists() and not (site / "public" / "zla.txt").exists()
    assert b"evil.example" not in (site / "public" / "sitemap.xml").read_bytes()
    listed = json.loads((site / "public" / "api" / "institutions.json").read_text(encoding="utf-8"))
    assert [entry["id"] for entry in listed["institutions"]] == ["azyl", "dom", "nora"]


def test_a_site_may_have_no_institutions_of_its_own(shelters, site):
    shutil.rmtree(site / "content" / "institutions")
    assert build(shelters, site).status == 0
    assert page(site, "dom").exists()


def test_the_bytes_are_those_of_one_folder(shelters, site):
    assert build(shelters, site).status == 0
    apart = tree(site / "public")
    for name in ["dom", "nora"]:
        shutil.move(site / "shelters" / name / "content" / "institutions" / name, site / "content" / "institutions" / name)
    (site / "content" / "site.yml").write_text(SMALL["site.yml"], encoding="utf-8")
    assert build(shelters, site).status == 0
    assert tree(site / "public") == apart


def test_mistakes_are_told_in_the_folder_where_they_are_with_their_number(shelters, site):
    record(site, "dom").write_text(BAD, encoding="utf-8")
    run = build(shelters, site)
    assert run.status == 1
    assert "shelters/dom/content/institutions/dom/animals/rex.md:4:7: error: unknown size" in run.stderr
    assert "  4 | size: larg\n" in run.stderr
    assert "shelters/dom/content: 1 error" in run.stderr
    assert "shelters/nora/content:" not in run.stderr
    assert not (site / "public").exists()
    check = shelters.check("content", "--format", "json", cwd=site)
    assert check.status == 1
    assert check.told() == ["../shelters/dom/content/institutions/dom/animals/rex.md:4:7 unknown-value"]
    annotated = shelters.check("content", "--format", "github", cwd=site)
    assert "::error file=shelters/dom/content/institutions/dom/animals/rex.md,line=4,col=7" in annotated.stdout


def test_an_id_that_is_taken_is_told_with_both_places(shelters, site):
    write(site / "shelters" / "nora" / "content" / "institutions", {
        "dom/institution.md": institution(), "azyl/institution.md": institution()})
    run = build(shelters, site)
    assert run.status == 1
    assert "shelters/nora/content/institutions/dom:1:1: error: the id \"dom\" is already used: shelters/dom/content/institutions/dom" \
        in run.stderr
    assert "shelters/nora/content/institutions/azyl:1:1: error: the id \"azyl\" is already used: content/institutions/azyl" in run.stderr


def test_a_folder_that_is_not_there_is_told_where_it_is_named(shelters, site):
    shutil.rmtree(site / "shelters" / "nora")
    run = build(shelters, site)
    assert run.status == 1
    assert "content/site.yml:4:41: error: the folder \"../shelters/nora/content\" cannot be read" in run.stderr


def test_links_of_further_folders_lead_nowhere(shelters, site):
    (site / "secret.md").write_text(institution(body="SECRET"), encoding="utf-8")
    folder = site / "shelters" / "dom" / "content" / "institutions"
    write(folder, {"dom/animals/luna.md": Link("../../../../../../secret.md"), "obcy": Link("../../../../content/institutions/azyl")})
    write(site / "secret", {"tajne/institution.md": institution()})
    shutil.rmtree(site / "shelters" / "nora" / "content" / "institutions")
    (site / "shelters" / "nora" / "content" / "institutions").symlink_to(site / "secret")
    run = shelters.check("content", "--format", "json", cwd=site)
    assert run.status == 1
    assert run.told() == [
        "../shelters/dom/content/institutions/dom/animals/luna.md:1:1 symbolic-link",
        "../shelters/dom/content/institutions/obcy:1:1 symbolic-link",
        "site.yml:4:41 missing-content-folder"]


def test_with_tolerance_an_institution_with_mistakes_stays_as_it_was(shelters, site):
    assert build(shelters, site, "--tolerant").status == 0
    before = (site / "public" / "api" / "institutions" / "dom.json").read_bytes()
    record(site, "dom").write_text(BAD, encoding="utf-8")
    # Half of the institution would be new.
    write(record(site, "dom").parent, {"luna.md": animal()})
    write(record(site, "nora").parent, {"luna.md": animal()})
    run = build(shelters, site, "--tolerant")
    assert run.status == 0, run.stderr
    assert "shelters/dom/content/institutions/dom/animals/rex.md:4:7: error: unknown size" in run.stderr
    assert "its last good state stays on the site [institution-held-back]" in run.stderr
    assert "shelters/dom/content: 1 error, 1 warning" in run.stderr
    assert (site / "public" / "api" / "institutions" / "dom.json").read_bytes() == before
    assert "rex.jpg" not in run.stderr and page(site, "dom").exists()
    assert not page(site, "dom", "luna").exists()
    assert page(site, "nora", "luna").exists()
    # The mistake is told until it is mended, however often the site is built.
    again = build(shelters, site, "--tolerant", "--build-cache", ".cache/builds")
    assert again.status == 0 and "institution-held-back" in again.stderr
    assert build(shelters, site).status == 1
    record(site, "dom").write_text(GOOD, encoding="utf-8")
    assert "held" not in build(shelters, site, "--tolerant").stderr
    assert page(site, "dom", "luna").exists()


def test_an_institution_that_was_never_right_is_left_out(shelters, site):
    record(site, "dom").write_text(BAD, encoding="utf-8")
    run = build(shelters, site, "--tolerant")
    assert run.status == 0
    assert "the site is made without it [institution-held-back]" in run.stderr
    assert not page(site, "dom").exists() and page(site, "nora").exists()
    assert shelters.check("content", "--tolerant", cwd=site).status == 0
    assert shelters.check("content", cwd=site).status == 1


def test_a_repository_that_could_not_be_fetched_stays_as_it_was(shelters, site):
    assert build(shelters, site, "--tolerant").status == 0
    shutil.rmtree(site / "shelters" / "nora")
    for _ in range(2):
        run = build(shelters, site, "--tolerant")
        assert run.status == 0, run.stderr
        assert "missing-content-folder" in run.stderr
        assert page(site, "nora").exists()


def test_an_institution_cannot_take_the_address_of_another(shelters, site):
    assert build(shelters, site, "--tolerant").status == 0
    write(site / "shelters" / "dom" / "content", {"institutions/dom/institution.md": institution("formerly: [nora]")})
    run = build(shelters, site, "--tolerant")
    assert run.status == 0 and "address-collision" in run.stderr
    assert page(site, "nora").exists() and page(site, "dom").exists()


def test_mistakes_of_the_site_itself_are_never_tolerated(shelters, site):
    assert build(shelters, site, "--tolerant").status == 0
    write(site / "content", {"institutions/azyl/animals/rex.md": BAD})
    assert build(shelters, site, "--tolerant").status == 1


def test_a_change_in_a_further_folder_is_built(shelters, site):
    """Not only one in the site's own, from which a build knows that there is nothing to do."""
    for options in [(), ("--tolerant",)]:
        assert build(shelters, site, *options, "--build-cache", ".cache/builds").status == 0
        os.utime(record(site, "nora"))
        write(record(site, "nora").parent, {"pan-kot.md": animal(f"number: {len(options)}")})
        assert build(shelters, site, *options, "--build-cache", ".cache/builds").status == 0
        assert page(site, "nora", "pan-kot").exists()
        shutil.rmtree(site / "public")
        os.remove(record(site, "nora").parent / "pan-kot.md")


def test_reports_and_draws_know_the_institutions(shelters, site):
    run = shelters("report", cwd=site)
    assert run.status == 0
    for file in ["shelters/dom/content/institutions/dom", "shelters/nora/content/institutions/nora", "content/institutions/azyl"]:
        assert f"\n  {file}/institution.md: there is no bank account" in run.stdout
    one = shelters("report", "--institution", "dom", cwd=site).stdout
    assert "shelters/dom/" in one and "nora" not in one
    for name in ["dom", "nora"]:
        folder = site / "shelters" / name / "content" / "institutions" / name
        (folder / "institution.md").write_text(institution("acceptsFood: true"), encoding="utf-8")
    run = shelters("draw", "2026-12", cwd=site)
    assert run.status == 0 and "candidates: [dom, nora]" in run.stdout


def test_the_preview_shows_and_follows_further_folders(shelters, site):
    with Preview(shelters, site / "content") as preview:
        assert preview.ask("/instytucje/dom/rex/")[0] == 200
        record(site, "dom").write_text(animal("colour: {pl: rudy w kropki}"), encoding="utf-8")
        preview.until(lambda: "rudy w kropki".encode() in preview.ask("/instytucje/dom/rex/")[2])
        record(site, "dom").write_text(BAD, encoding="utf-8")
        preview.until(lambda: any("shelters/dom/content/institutions/dom/animals/rex.md:4:7" in line for line in preview.told))
        assert "rudy w kropki".encode() in preview.ask("/instytucje/dom/rex/")[2]
