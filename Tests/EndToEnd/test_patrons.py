"""The draw of who gets a patron's food, repeated by another program: that of Documentation/patrons.md."""

import re

import pytest

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


def test_what_is_no_month_is_refused(shelters):
    refused = shelters("draw", "2026-13", cwd=ROOT)
    assert refused.status == 64 and "2026-13" in refused.stderr
