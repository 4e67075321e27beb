"""Prints the part of the changelog (standard input) of a version, or what is not released yet if it has none."""

import re
import sys


def part(changelog, version):
    parts = re.split(r"^## ", changelog, flags=re.MULTILINE)
    named = {match[1]: text for text in parts[1:] if (match := re.match(r"\[([^]]+)\]", text))}
    text = named.get(version, named.get("Unreleased", ""))
    return text.partition("\n")[2].strip() + "\n"


if __name__ == "__main__":
    print(part(sys.stdin.read(), sys.argv[1]), end="")
