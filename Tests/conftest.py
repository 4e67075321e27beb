"""What the tests of the built program share.

`SHELTERS` names the program and `SITE` a folder with the demo site, built from content/ for the day `program.DATE`; what is
missing is built here.
"""

import os
import subprocess
from pathlib import Path

import pytest
import yaml

from chromium import chromium
from pages import Site
from program import CONTENT, ROOT, Program


def _built_program():
    command = ["swift", "build", "-c", "release", "--product", "shelters"]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    folder = subprocess.run([*command, "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True)
    return Path(folder.stdout.strip()) / "shelters"


@pytest.fixture(scope="session")
def shelters():
    """The program."""
    path = os.environ.get("SHELTERS") or _built_program()
    assert os.access(path, os.X_OK), f"{path} cannot be run"
    return Program(path)


@pytest.fixture(scope="session", autouse=True)
def demo_folder(request, tmp_path_factory):
    """The folder of the built demo site, also in the environment for tests that read it from there."""
    if not os.environ.get("SITE"):
        folder = tmp_path_factory.mktemp("demo") / "public"
        run = request.getfixturevalue("shelters").build(CONTENT, folder)
        assert run.status == 0, run.stderr
        os.environ["SITE"] = str(folder)
    return Path(os.environ["SITE"])


@pytest.fixture(scope="session")
def browser():
    """The one browser of a run: Playwright has no second beside it."""
    with chromium() as browser:
        yield browser


@pytest.fixture(scope="session")
def demo(demo_folder):
    """The demo site."""
    settings = yaml.safe_load((CONTENT / "site.yml").read_text(encoding="utf-8"))
    return Site(demo_folder, settings["baseURL"])
