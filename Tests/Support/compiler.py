"""What the compiler takes for messages.

It is asked with a copy of the module Messages in which making a message of a literal is deprecated: every warning names the
place of one.
"""

import json
import re
import shutil
import subprocess

from messages import MODULES, SOURCES
from program import ROOT
from swift_literals import literals

BUILD = ROOT / ".build"


def told_by_the_compiler(folder):
    """The templates of all literals that are messages. Needs a debug build of the program."""
    _marked_module(folder)
    plan = (BUILD / "debug.yaml").read_text(encoding="utf-8")
    found = set()
    for module in MODULES:
        if module != "Messages":
            found |= _told(module, plan, folder)
    return found


def _marked_module(folder):
    sources = shutil.copytree(SOURCES / "Messages", folder / "Messages")
    file = sources / "Message+Interpolation.swift"
    text = file.read_text(encoding="utf-8")
    marked = re.sub(r"^    public init\(string", r"    @available(*, deprecated)\g<0>", text, flags=re.MULTILINE)
    assert marked.count("deprecated") == 2
    file.write_text(marked, encoding="utf-8")
    subprocess.run(
        ["swiftc", "-swift-version", "6", "-suppress-warnings", "-emit-module", "-module-name", "Messages",
         "-Xcc", f"-fmodule-map-file={BUILD / 'debug' / 'CEmbeddedFiles.build' / 'module.modulemap'}", "-I", BUILD / "debug" / "Modules", "-o",
         folder / "Messages.swiftmodule", *sorted(sources.rglob("*.swift"))], check=True)


def _told(module, plan, folder):
    command = re.search(rf'"C\.{module}-[^\n]*module":\n(.*?)\n\n', plan, re.DOTALL).group(1)
    arguments = json.loads(re.search(r"args: (\[.*\])", command).group(1))
    kept = ["swiftc", "-typecheck", "-swift-version", "6", "-module-name", module, "-I", str(folder)]
    for option, value in zip(arguments, arguments[1:]):
        if option in ("-I", "-Xcc", "-package-name"):
            kept += [option, value]
    files = sorted(map(str, (SOURCES / module).rglob("*.swift")))
    done = subprocess.run([*kept, *files], capture_output=True, text=True, check=True)
    places = {}
    for file, line, column in re.findall(
        r"^(\S+\.swift):(\d+):(\d+): warning: 'init\(string(?:Literal|Interpolation):\)' is deprecated", done.stderr, re.MULTILINE
    ):
        places.setdefault(file, set()).add((int(line), int(column)))
    return {template for file, at in places.items() for template in _templates(file, at)}


def _templates(file, places):
    with open(file, encoding="utf-8") as opened:
        source = opened.read()
    found = {}
    for literal in literals(source):
        start = source.rfind("\n", 0, literal.start) + 1
        place = (source.count("\n", 0, start) + 1, len(source[start : literal.start].encode()) + 1)
        if place in places:
            found[place] = literal.template
    assert found.keys() == places, (file, places - found.keys())
    return found.values()
