#!/usr/bin/env python3
"""Draws the demo site's pictures. See README.md beside this file.

    draw.py                  everything
    draw.py pod-brzozami     what has this in its name
    draw.py --preview DIR    small PNGs into DIR instead
"""

import os
import shutil
import subprocess
import sys
import tempfile
import zlib

from ink import Drawing
from pictures import PICTURES
from scenes import shadow

ROOT = os.path.normpath(os.path.join(os.path.dirname(os.path.abspath(__file__)), "..", ".."))
CONTENT = os.path.join(ROOT, "content", "institutions")
LARGEST = 68_000


def convert():
    for name in ("magick", "convert-im6.q16", "convert"):
        if shutil.which(name):
            return name
    sys.exit("ImageMagick is missing")


def paint(name):
    sheet, scene, options, actors, after = PICTURES[name]
    d = Drawing(*sheet, seed=zlib.crc32(name.encode()))
    scene(d, **options)
    for pose, coat, x, y, size, tilt, flip, wide in actors:
        if wide:
            shadow(d, x, y - 2, wide * size)
    for pose, coat, x, y, size, tilt, flip, wide in actors:
        d.push(x, y, size, 0, flip)
        pose(d, coat, tilt)
        d.pop()
    if after:
        after(d)
    return d.svg()


def jpeg(svg, target, work):
    source, image = os.path.join(work, "p.svg"), os.path.join(work, "p.png")
    with open(source, "w", encoding="utf-8") as file:
        file.write(svg)
    subprocess.run(["rsvg-convert", source, "-o", image], check=True)
    command = [convert(), image, "-strip", "-sampling-factor", "4:2:0", "-interlace", "JPEG"]
    subprocess.run(command + ["-quality", "80", target], check=True)
    if os.path.getsize(target) > LARGEST:
        subprocess.run(command + ["-define", "jpeg:extent=%dB" % LARGEST, target], check=True)


def main(arguments):
    preview = None
    if "--preview" in arguments:
        at = arguments.index("--preview")
        preview = arguments[at + 1]
        del arguments[at : at + 2]
        os.makedirs(preview, exist_ok=True)
    with tempfile.TemporaryDirectory() as work:
        for name in PICTURES:
            if arguments and not any(a in name for a in arguments):
                continue
            svg = paint(name)
            if preview:
                source = os.path.join(work, "p.svg")
                with open(source, "w", encoding="utf-8") as file:
                    file.write(svg)
                subprocess.run(["rsvg-convert", "-w", "600", "--keep-aspect-ratio", source, "-o", os.path.join(preview, name.replace("/", "_") + ".png")], check=True)
                continue
            target = os.path.join(CONTENT, name + ".jpg")
            jpeg(svg, target, work)
            print("%s.jpg: %d bytes" % (name, os.path.getsize(target)), flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])
