"""Whatever is made of a content, the program ends soon, within little memory, and says in its place what is wrong.

It runs for twenty seconds, with `SOAK=1` for an hour. `FUZZ_SECONDS` is another time, `FUZZ_SEED` where it begins; a failure names its seed.
"""

import json
import os
import random
import re
import resource
import shutil
import subprocess
import tempfile
import time
from collections import Counter
from pathlib import Path

from mutations import sources, spoil, write
from program import DATE, TEMPLATES

SECONDS = int(os.environ.get("FUZZ_SECONDS") or (3600 if os.environ.get("SOAK") else 20))
SEED = int(os.environ.get("FUZZ_SEED") or 1)
#: Of memory, in KiB.
LIMIT = 1 << 20
#: What a terminal or a log would obey instead of showing it.
DISTURBING = "[\0-\x09\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]"


def run(program, folder, *options):
    """Status, output and peak memory in KiB of a check, which may take some seconds of a processor."""
    with tempfile.TemporaryFile() as output:
        process = subprocess.Popen(
            [program, "check", "--content", folder, "--templates", TEMPLATES, "--date", DATE, *options], stdout=output,
            stderr=subprocess.STDOUT if "text" in options else subprocess.DEVNULL, stdin=subprocess.DEVNULL,
            env={"LANG": "C.UTF-8", "TZ": "UTC", "PATH": os.environ["PATH"]},
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_CPU, (60, 60)))
        # A process that waits for something takes no time of a processor.
        end = time.monotonic() + 300
        while True:
            pid, status, usage = os.wait4(process.pid, os.WNOHANG)
            if pid:
                break
            if time.monotonic() > end:
                process.kill()
            time.sleep(0.005)
        process.returncode = os.waitstatus_to_exitcode(status)
        output.seek(0)
        return process.returncode, output.read(), usage.ru_maxrss


def check_places(found, folder):
    for diagnostic in found:
        assert set(diagnostic) - {"suggestion"} == {"id", "severity", "file", "line", "column", "message"}
        assert diagnostic["line"] >= 1 and diagnostic["column"] >= 1 and diagnostic["file"] and diagnostic["message"], diagnostic
        file = Path(folder) / diagnostic["file"]
        if file.is_file() and not file.is_symlink():
            lines = re.split(b"\n", file.read_bytes())
            assert diagnostic["line"] <= len(lines) + 1, diagnostic
    for (file, id), count in Counter((diagnostic["file"], diagnostic["id"]) for diagnostic in found).items():
        assert count <= 202, f"{count} diagnostics {id} in {file}"


def check(program, folder, number):
    status, output, memory = run(program, folder, "--format", "json")
    assert status in (0, 1), f"exit {status}"
    found = json.loads(output.decode("utf-8"))
    check_places(found, folder)
    assert (status == 1) == any(diagnostic["severity"] == "error" for diagnostic in found), f"exit {status} with {found}"
    assert memory < LIMIT, f"{memory >> 10} MiB"
    if number % 4 == 0:
        told, text, memory = run(program, folder, "--format", "text", "--lang", "pl" if number % 8 else "en", "--jobs", "1")
        assert told == status, f"exit {status} with JSON, {told} with text"
        assert not re.search(DISTURBING, text.decode("utf-8")), "a control character is printed"
        assert memory < LIMIT, f"{memory >> 10} MiB"
    if number % 4 == 2:
        told, text, memory = run(program, folder, "--format", "github")
        assert told == status, f"exit {status} with JSON, {told} with GitHub's"
        lines = text.decode("utf-8").split("\n")
        assert lines.pop() == "" and len(lines) == len(found), f"{len(lines)} commands for {len(found)} diagnostics"
        for line in lines:
            assert re.match("::(error|warning|notice) file=[^:,]+,line=[0-9]+,col=[0-9]+,title=[a-z0-9-]+::", line), line
            assert not re.search(DISTURBING, line), "a control character is printed"
        assert memory < LIMIT, f"{memory >> 10} MiB"
    if number % 16 == 0:
        assert run(program, folder, "--format", "json", "--jobs", "1")[1] == output, "the number of threads changes what is said"


def test_a_spoilt_content_is_told_and_never_stops_the_program(shelters):
    contents = sources()
    end = time.monotonic() + SECONDS
    number = SEED
    failures = []
    while time.monotonic() < end and len(failures) < 5:
        generator = random.Random(number)
        files, told = spoil(generator.choice(contents), generator)
        folder = tempfile.mkdtemp(prefix="fuzz-")
        try:
            write(folder, files)
            check(shelters.path, folder, number)
        except (AssertionError, ValueError) as error:
            failures.append(f"FUZZ_SEED={number} {told}: {str(error)[:2000]}")
        finally:
            shutil.rmtree(folder, ignore_errors=True)
        number += 1
    assert not failures, "\n".join(failures)
    print(f"{number - SEED} contents")
