"""What the lists of a file of words tell besides their documents, as Documentation/search.md tells its format."""

import json
import subprocess
from pathlib import Path

import playwright
import pytest
from evaluation import SCRIPTS

READ = """const [, script, bytes] = process.argv
const { entries } = await import(script)
console.log(JSON.stringify(entries(new Uint8Array(JSON.parse(bytes)), 2, 9).get("schronisk")))"""


def _file(bits):
    """The file of one word, the first bit of a byte being its lowest."""
    return [*b"Aschronisk\n", *(int(bits[start:start + 8][::-1], 2) for start in range(0, len(bits), 8)), 0, 0, 0, 0]


@pytest.mark.parametrize("is_cut", [True, False])
def test_a_place_is_marked_by_an_empty_list_but_by_none_that_is_empty_because_it_is_cut(is_cut):
    """Or "schronisko dla kotów" asks for a place called "schronisko" where all that have the word besides stand behind the first part."""
    # It is cut; of 2 documents, with further file 0 and no other; it has lists 0 and 4: the first has both, of all 9; the other has none.
    bits = "1" + "011" + "1" + "0" + "10001000" + "0" + "1" + "011" + "11" + "0" + str(int(is_cut)) + "1"
    node = Path(playwright.__file__).with_name("driver") / "node"
    told = json.loads(subprocess.run([node, "--input-type=module", "-e", READ, SCRIPTS / "postings.js", json.dumps(_file(bits))], check=True, capture_output=True, text=True).stdout)
    assert not told.get("isAbsent") and [slot for slot, *_ in told["lists"]] == [0, 4] and told["lists"][1][1] == {}
    assert told.get("isPlace", False) is not is_cut
