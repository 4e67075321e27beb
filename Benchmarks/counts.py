#!/usr/bin/env python3
"""Counts the instructions of small pieces of work, and compares them with those of the baseline beside this file.

    make counts                         the table; whatever takes over 5 % more is called a REGRESSION
    make counts ARGUMENTS=--rewrite     the same, and what was counted becomes the baseline

Callgrind counts what `counted` (Benchmarks/Counted) does between entering and leaving its function `measure`: neither the start of
the program nor what a benchmark prepares. Totals repeat exactly, on a busy machine too, because nothing is left to chance:
one thread, hashing without a random seed, the same records in the same order, an environment of our own, and a processor
as Valgrind imitates it. Another compiler, C library or Valgrind counts otherwise, hence they stand in the baseline.
"""
import argparse
import concurrent.futures
import os
import platform
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
ALLOWED = 5
# As Swift mangles `counted.measure`.
MEASURED = "$s7counted7measure*"
ENVIRONMENT = {"LC_ALL": "C", "LD_BIND_NOW": "1", "SWIFT_DETERMINISTIC_HASHING": "1"}
HEAD = "# Instructions, written by: make counts ARGUMENTS=--rewrite\n# "


def ran(command, **more):
    """What a command printed to both outputs; ends the program where it fails."""
    try:
        done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, **more)
    except OSError as error:
        sys.exit(f"{command[0]} cannot be run: {error}")
    if done.returncode:
        sys.exit(f"{' '.join(map(str, command))} failed:\n{done.stdout[-2000:]}")
    return done.stdout


def tools():
    """What totals depend on besides our own work."""
    swift = re.search(r"Swift version \S+", ran(["swift", "--version"]))
    vectors = "avx2" in Path("/proc/cpuinfo").read_text().split()
    return ", ".join([
        swift.group() if swift else "Swift of an unknown version", ran(["valgrind", "--version"]).strip(),
        os.confstr("CS_GNU_LIBC_VERSION"), platform.machine() + (" with AVX2" if vectors else "")])


def pack(folders, file):
    """Puts all files of folders into one, each after a line with its path and one with its size."""
    with open(file, "wb") as out:
        for name, folder in folders.items():
            for path in sorted(path for path in folder.rglob("*") if path.is_file()):
                content = path.read_bytes()
                out.write(f"{name}/{path.relative_to(folder)}\n{len(content)}\n".encode() + content)


def counted(program, scratch):
    """The instructions of each benchmark of the program."""
    content = scratch / "content"
    ran([sys.executable, "-B", HERE / "generate.py", "60", "4", content, "--format", "mixed", "--jobs", "1"])
    pack({"content": content, "templates": ROOT / "templates"}, scratch / "pack")
    # Valgrind stumbles over what debuggers are told of Swift.
    ran(["strip", "--strip-debug", "-o", scratch / "counted", program])

    def count(name):
        command = [shutil.which("valgrind"), "--tool=callgrind", "--vgdb=no", "--callgrind-out-file=/dev/null",
                   f"--toggle-collect={MEASURED}", "./counted", name]
        with open(scratch / "pack", "rb") as file:
            told = ran(command, cwd=scratch, env=ENVIRONMENT, stdin=file)
        total = re.search(r"Collected : (\d+)", told)
        if not total or total.group(1) == "0":
            sys.exit(f"callgrind counted nothing in {name}:\n{told[-2000:]}")
        return int(total.group(1))

    names = ran([scratch / "counted"]).split()
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as workers:
        return dict(zip(names, workers.map(count, names)))


def read(baseline):
    """The tools and the counts of a baseline."""
    if not baseline.exists():
        return None, {}
    lines = baseline.read_text(encoding="utf-8").splitlines()
    told = [line[2:] for line in lines if line.startswith("# ")]
    rows = [line.split() for line in lines if line and not line.startswith("#")]
    return told[-1] if told else None, {name: int(count) for name, count in rows}


def write(baseline, used, counts):
    rows = "".join(f"{name:20}{count:14}\n" for name, count in counts.items())
    baseline.write_text(f"{HEAD}{used}\n{rows}", encoding="utf-8")


def verdict(count, before):
    change = (count - before) / before * 100
    if change > ALLOWED:
        return f"{change:+8.2f} %  REGRESSION"
    return f"{change:+8.2f} %" + ("  better: keep it with --rewrite" if change < -ALLOWED else "")


def table(counts, before):
    """Lines that compare counts with those of the baseline."""
    lines = [f"{'':20}{'instructions':>16}{'baseline':>16}    change"]
    for name, count in counts.items():
        known = f"{before[name]:16,}  {verdict(count, before[name])}" if name in before else f"{'none':>16}  new: keep it with --rewrite"
        lines.append(f"{name:20}{count:16,}{known}")
    lines += [f"{name:20}{'none':>16}{count:16,}  gone: drop it with --rewrite" for name, count in before.items() if name not in counts]
    return lines


def main():
    parser = argparse.ArgumentParser(description="Counts instructions and compares them with a baseline.")
    parser.add_argument("--program", type=Path, default=ROOT / ".build/release/counted")
    parser.add_argument("--baseline", type=Path, default=HERE / "counts.txt")
    parser.add_argument("--rewrite", action="store_true")
    options = parser.parse_args()
    used = tools()
    # Valgrind hands the working folder on, and how long its name is moves the stack: hence nobody's TMPDIR.
    with tempfile.TemporaryDirectory(prefix="shelters-counts-", dir="/tmp") as scratch:
        counts = counted(options.program.absolute(), Path(scratch))
    known, before = read(options.baseline)
    print("\n".join(table(counts, before)))
    if known not in (None, used):
        print(f"The baseline was counted with other tools: {known}\nThese are: {used}")
    if options.rewrite:
        write(options.baseline, used, counts)


if __name__ == "__main__":
    main()
