"""The draw of who gets a patron's food, repeated by another program: that of Documentation/patrons.md."""

import re

import pytest

from folders import small
from program import CONTENT, ROOT

SOURCE = re.search(r"```python\n(.*?)```", (ROOT / "Documentation" / "patrons.md").read_text(encoding="utf-8"), re.S)[1]


@pytest.fixture(scope="module")
def draw():
    names = {}
    exec(SOURCE, names)
    return names["draw"]


def accepting():
    for record in (CONTENT / "institutions").glob("*/institution.md"):
        if re.search(r"^(acceptsFood: true|przyjmuje karmę: tak)$", record.read_text(encoding="utf-8"), re.M):
            yield record.parent.name


@pytest.mark.parametrize("month", ["2026-10", "2026-11", "2026-12", "2027-01"])
def test_another_program_draws_the_same(draw, month, shelters):
    told = dict(line.split(": ", 1) for line in shelters("draw", month, cwd=ROOT).stdout.splitlines())
    assert told["list"].split() == sorted(accepting())
    assert told["institution"] == draw(month, accepting())
    assert told["candidates"] == f"[{', '.join(sorted(accepting()))}]"
    record = next((CONTENT / "institutions" / told["institution"]).glob("institution.*")).read_text(encoding="utf-8")
    assert told["recipientName"].strip('"') in record.replace('\\"', '"')


def test_polish_lines_for_the_record_have_its_polish_names(shelters):
    english = shelters("draw", "2026-12", cwd=ROOT).stdout.splitlines()
    polish = shelters("draw", "2026-12", cwd=ROOT, environment={"LC_ALL": "pl_PL.UTF-8"}).stdout.splitlines()
    assert [line.split(": ", 1)[0] for line in polish] == [
        "miesiąc", "lista", "skrót", "ziarno", "miejsce", "instytucja", "losowano spośród", "wylosowana"]
    assert [line.split(": ", 1)[1] for line in polish] == [line.split(": ", 1)[1] for line in english]


def test_what_is_no_month_is_refused(shelters):
    refused = shelters("draw", "2026-13", cwd=ROOT)
    assert refused.status == 64 and "2026-13" in refused.stderr


def test_a_patron_is_started_from_its_row(shelters, tmp_path):
    content = small(tmp_path / "content")
    given = ["--content", content, "--set", "name=Miska", "--set", "month=2026-12", "--set", "kilograms=300"]
    assert shelters("new", "record", "patron", *given).status == 0
    assert "name: Miska" in (content / "patrons" / "miska.md").read_text(encoding="utf-8")
    assert shelters.check(content, "--format", "json").told() == []
    missing = shelters("new", "record", "notice", "--content", content, "--set", "status=lost")
    assert missing.status == 64 and "--set town=" in missing.stderr
    assert shelters("new", "record", "basket", "--content", content).status == 64


def test_nothing_is_drawn_while_a_record_is_wrong(shelters, tmp_path):
    content = small(tmp_path / "content", {"institutions/zly/institution.md": "---\ntype: nonsense\nacceptsFood: true\n---\n"})
    refused = shelters("draw", "2026-12", "--content", content)
    assert refused.status == 1 and refused.stdout == "" and "nonsense" in refused.stderr
