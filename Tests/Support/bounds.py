"""Runs the program with so much memory and processor time and no more: work that grows too fast is killed, not waited for."""

import os
import resource
import subprocess

from program import DATE, PICTURES, TEMPLATES


def bounded_build(program, content, output, *, memory, seconds):
    """Builds a site with `memory` MiB of data and `seconds` of processor time; a finished process with its peak memory.

    The time is many times what the work takes, so that a slow machine passes and work that grows with the square does not.
    """

    def limit():
        resource.setrlimit(resource.RLIMIT_DATA, (memory << 20, memory << 20))
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds))

    environment = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "SOURCE_DATE"))}
    return subprocess.run(
        [program.path, "build", "--content", content, "--templates", TEMPLATES, "--output", output, "--date", DATE, "--anew",
         "--jobs", "2", "--picture-cache", PICTURES],
        env=environment | {"LANG": "C.UTF-8", "TZ": "UTC"}, capture_output=True, text=True, preexec_fn=limit,
        stdin=subprocess.DEVNULL)
