"""The same content gives the same bytes, whatever the machine."""

import calendar
import shutil
import time

import pytest

from folders import snapshot, tree
from program import CONTENT, TEMPLATES


@pytest.fixture(scope="module")
def once(shelters, tmp_path_factory):
    """The demo site as one core builds it."""
    folder = tmp_path_factory.mktemp("once") / "public"
    run = shelters.build(CONTENT, folder, "--jobs", 1)
    assert run.status == 0, run.stderr
    return tree(folder)


def differences(one, other):
    return sorted(name for name in one.keys() | other.keys() if one.get(name) != other.get(name))


@pytest.mark.parametrize("jobs", [2, 3, 8])
def test_the_number_of_cores_changes_nothing(jobs, shelters, once, tmp_path):
    assert shelters.build(CONTENT, tmp_path / "public", "--jobs", jobs).status == 0
    assert differences(once, tree(tmp_path / "public")) == []


ENVIRONMENTS = {
    "the C locale": {"LC_ALL": "C"},
    "POSIX": {"LC_ALL": "POSIX", "LANG": ""},
    "Polish": {"LC_ALL": "pl_PL.UTF-8", "LANGUAGE": "pl"},
    "Turkish": {"LC_ALL": "tr_TR.UTF-8", "LANGUAGE": "tr"},
    "the other side of the earth": {"TZ": "Pacific/Kiritimati"},
    "the day before": {"TZ": "Pacific/Pago_Pago"},
    "another home": {"HOME": "/nonexistent", "USER": "nobody", "COLUMNS": "20", "TERM": "dumb"},
    "no cores told": {"NO_COLOR": "1", "CI": "true"},
}


@pytest.mark.parametrize("environment", ENVIRONMENTS.values(), ids=ENVIRONMENTS.keys())
def test_locale_time_zone_and_environment_change_nothing(environment, shelters, once, tmp_path):
    run = shelters.build(CONTENT, tmp_path / "public", environment=environment)
    assert run.status == 0, run.stderr
    assert differences(once, tree(tmp_path / "public")) == []


def test_the_date_may_come_from_the_environment(shelters, once, tmp_path):
    noon = calendar.timegm(time.strptime("2026-11-21 12:00", "%Y-%m-%d %H:%M"))
    run = shelters.build(
        CONTENT, tmp_path / "public", date=None, environment={"SOURCE_DATE_EPOCH": str(noon), "TZ": "Asia/Tokyo"})
    assert run.status == 0, run.stderr
    assert differences(once, tree(tmp_path / "public")) == []


def test_the_option_goes_before_the_environment(shelters, once, tmp_path):
    run = shelters.build(CONTENT, tmp_path / "public", environment={"SOURCE_DATE_EPOCH": "1000000000"})
    assert run.status == 0, run.stderr
    assert differences(once, tree(tmp_path / "public")) == []


def test_folders_elsewhere_change_nothing(shelters, once, tmp_path):
    folder = tmp_path / "gdzie indziej" / "żółw"
    shutil.copytree(CONTENT, folder / "treść")
    shutil.copytree(TEMPLATES, folder / "szablony")
    run = shelters.build("treść", "wynik", templates="szablony/", cwd=folder)
    assert run.status == 0, run.stderr
    assert differences(once, tree(folder / "wynik")) == []


def test_the_order_of_files_on_the_disk_changes_nothing(shelters, once, tmp_path):
    files = sorted(path for path in CONTENT.rglob("*") if path.is_file())
    for path in reversed(files):
        target = tmp_path / "content" / path.relative_to(CONTENT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    assert shelters.build(tmp_path / "content", tmp_path / "public").status == 0
    assert differences(once, tree(tmp_path / "public")) == []


def test_a_narrow_umask_changes_no_byte(shelters, once, tmp_path):
    assert shelters.build(CONTENT, tmp_path / "public", umask=0o077).status == 0
    assert differences(once, tree(tmp_path / "public")) == []


def test_another_build_over_the_same_output_touches_nothing(shelters, tmp_path):
    assert shelters.build(CONTENT, tmp_path / "public").status == 0
    before = {path: entry[2] for path, entry in snapshot(tmp_path / "public").items() if entry[3]}
    time.sleep(0.02)
    assert shelters.build(CONTENT, tmp_path / "public").status == 0
    after = {path: entry[2] for path, entry in snapshot(tmp_path / "public").items() if entry[3]}
    assert differences(before, after) == []


def test_only_what_changed_gets_a_new_time(shelters, tmp_path):
    content = shutil.copytree(CONTENT, tmp_path / "content")
    assert shelters.build(content, tmp_path / "public").status == 0
    before = {path: entry[2] for path, entry in snapshot(tmp_path / "public").items() if entry[3]}
    page = content / "pages" / "prywatnosc.md"
    page.write_text(page.read_text(encoding="utf-8") + "\nDopisek.\n", encoding="utf-8")
    time.sleep(0.02)
    assert shelters.build(content, tmp_path / "public").status == 0
    after = {path: entry[2] for path, entry in snapshot(tmp_path / "public").items() if entry[3]}
    changed = [name for name in differences(before, after) if not name.rpartition("/")[2].startswith(".")]
    # Search finds the page, too.
    assert [name for name in changed if not name.startswith("search/")] == ["prywatnosc/index.html"]


def test_another_day_gives_other_ages(shelters, once, tmp_path):
    assert shelters.build(CONTENT, tmp_path / "public", date="2027-06-01").status == 0
    assert differences(once, tree(tmp_path / "public"))
