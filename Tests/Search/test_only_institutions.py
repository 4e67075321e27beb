"""A catalogue in which no institution tells of its animals yet."""

import pytest

from evaluation import Outside, key_of
from folders import INSTITUTION, small

TOWNS = {"kielce": "Kielce", "radom": "Radom", "lublin": "Lublin"}


@pytest.mark.parametrize("text", ["blisko Kielc", "schronisko koło Kielc"])
def test_what_is_near_are_institutions(shelters, tmp_path, text):
    files = {f"institutions/{id}/institution.md": INSTITUTION.replace("Azyl", f"Azyl {town}").replace("Łódź", town) + "---\n" for id, town in TOWNS.items()}
    run = shelters.build(small(tmp_path / "content", files), tmp_path / "site", "--quiet")
    assert run.status == 0, run.stderr
    search = Outside(tmp_path / "site", "pl")
    cards = search.answer({"text": text, "limit": 3})["cards"]
    search.close()
    assert [key_of(card) for card in cards][:2] == ["kielce", "radom"]
