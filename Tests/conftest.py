"""What the tests of the built program share.

`SHELTERS` names the program and `SITE` a folder with the demo site, built from content/ for the day `program.DATE`; what is
missing is built here.
"""

import fcntl
import os
import shutil
import subprocess
from pathlib import Path

import pytest
import yaml

from chromium import chromium
from pages import Site
from program import CONTENT, ROOT, TEMPLATES, Program


#: Tests that drive a browser.
DRIVING = ("Browser", "Search")


def pytest_collection_modifyitems(items):
    """A browser now and then does not do what it did a thousand times before: such a test that fails is run once more, and
    reported as such. A fault that is real fails twice."""
    folders = [Path(__file__).parent / name for name in DRIVING]
    for item in items:
        if any(item.path.is_relative_to(folder) for folder in folders):
            item.add_marker(pytest.mark.flaky(reruns=1))


def _built_program():
    command = ["swift", "build", "-c", "release", "--static-swift-stdlib", "--product", "shelters"]
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
        folder = tmp_path_factory.getbasetemp()
        # The processes of a run have folders beside each other, and the site in common: the first one builds it.
        if "PYTEST_XDIST_WORKER" in os.environ:
            folder = folder.parent
        site = folder / "demo" / "public"
        with open(folder / "demo.lock", "w") as lock:
            fcntl.flock(lock, fcntl.LOCK_EX)
            if not site.exists():
                run = request.getfixturevalue("shelters").build(CONTENT, site)
                assert run.status == 0, run.stderr
        os.environ["SITE"] = str(site)
    return Path(os.environ["SITE"])


@pytest.fixture(scope="session")
def browser():
    """The one browser of a run: Playwright has no second beside it."""
    with chromium() as browser:
        yield browser


@pytest.fixture
def templates(tmp_path):
    """A copy of the templates, for a test that changes them."""
    return shutil.copytree(TEMPLATES, tmp_path / "templates")


@pytest.fixture(scope="session")
def demo(demo_folder):
    """The demo site."""
    settings = yaml.safe_load((CONTENT / "site.yml").read_text(encoding="utf-8"))
    return Site(demo_folder, settings["baseURL"])
