"""Runs the built program."""

import json
import os
import re
import subprocess
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TEMPLATES = ROOT / "templates"
CONTENT = ROOT / "content"
DATE = "2026-11-21"
#: What was made of pictures, for all builds of the tests and for those to come: encoding takes longer than all else.
PICTURES = Path(os.environ.get("PICTURES") or ROOT / ".cache" / "pictures").absolute()


@dataclass
class Run:
    """What a run of the program left behind."""

    status: int
    stdout: str
    stderr: str

    def diagnostics(self):
        """What `--format json` printed."""
        try:
            found = json.loads(self.stdout)
        except json.JSONDecodeError as error:
            raise AssertionError(f"no JSON ({error}):\n{self.stdout[:2000]}\n{self.stderr[:2000]}") from None
        for diagnostic in found:
            assert set(diagnostic) - {"suggestion"} == {"id", "severity", "file", "line", "column", "message"}
            assert diagnostic["severity"] in ("error", "warning", "note")
            assert diagnostic["line"] >= 1 and diagnostic["column"] >= 1
            assert re.fullmatch(r"[a-z0-9]+(-[a-z0-9]+)*", diagnostic["id"])
            assert diagnostic["message"] and not diagnostic["message"].endswith(".")
        return found

    def told(self, severity="error"):
        """Places and identifiers of the diagnostics of a severity: `home.md:1:1 missing-field`."""
        return [
            "{file}:{line}:{column} {id}".format(**diagnostic)
            for diagnostic in self.diagnostics()
            if diagnostic["severity"] == severity
        ]


class Program:
    """The program at a path, with what every test needs set."""

    def __init__(self, path):
        self.path = str(path)

    def __call__(self, *arguments, environment=None, cwd=None, timeout=600, umask=-1):
        """Runs it with arguments as they are. Nothing of the caller's time, place or language reaches it."""
        own = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "SOURCE_DATE"))}
        own.update(LANG="C.UTF-8", TZ="UTC")
        own.update(environment or {})
        done = subprocess.run(
            [self.path, *map(str, arguments)], env=own, cwd=cwd, capture_output=True, timeout=timeout, umask=umask,
            stdin=subprocess.DEVNULL,
        )
        return Run(done.returncode, done.stdout.decode("utf-8"), done.stderr.decode("utf-8", "replace"))

    def build(self, content, output, *options, templates=TEMPLATES, date=DATE, **more):
        dates = ["--date", date] if date else []
        pictures = [] if "--picture-cache" in options else ["--picture-cache", PICTURES]
        # Else a second build of a test would do nothing.
        builds = [] if "--build-cache" in options else ["--anew"]
        return self(
            "build", "--content", content, "--templates", templates, "--output", output, *dates, *pictures, *builds, *options,
            **more)

    def check(self, content, *options, templates=TEMPLATES, date=DATE, **more):
        dates = ["--date", date] if date else []
        return self("check", "--content", content, "--templates", templates, *dates, *options, **more)
