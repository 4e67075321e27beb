"""An index of which a file cannot be fetched."""

from evaluation import Outside
from folders import INSTITUTION, small

FILES = {"institutions/azyl/institution.md": INSTITUTION.replace("Łódź", "Kutno") + "---\n", "institutions/azyl/animals/mruczek.md": "---\nname: Mruczek\ntype: cat\n---\n"}


def test_without_the_words_that_misspelt_ones_are_told_from_an_answer_comes_all_the_same(shelters, tmp_path):
    """And says that something is missing."""
    site = tmp_path / "site"
    run = shelters.build(small(tmp_path / "content", FILES), site, "--quiet")
    assert run.status == 0, run.stderr
    for file in site.glob("search/pl/**/s.bin"):
        file.unlink()
    search = Outside(site, "pl")
    answer = search.answer({"text": "kot kótno", "limit": 3})
    search.close()
    assert answer["missing"] and [card["title"] for card in answer["cards"]][:1] == ["Mruczek"]
