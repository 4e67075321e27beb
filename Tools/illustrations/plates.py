#!/usr/bin/env python3
"""Draws what belongs to the site itself: logos of the institutions, icons, placeholders and the sharing card."""

import math
import os
import subprocess
import sys
import tempfile
import zlib

import cats
import cold
import dogs
import farm
import scenes
import small
import wild
from draw import CONTENT, ROOT, convert, jpeg
from ink import INK, Drawing, darker, lighter, mix, oval, symmetric
from stamps import Stamp, duotone

ASSETS = os.path.join(ROOT, "templates", "assets")
CREAM, TERRA, MOSS, SLATE, HONEY = "#f8f0e0", "#c4694a", "#8ba06a", "#6f8f97", "#e0b25a"


def save(path, text):
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "w", encoding="utf-8") as file:
        file.write(text)
    print("%s: %d bytes" % (os.path.relpath(path, ROOT), os.path.getsize(path)))


def print_of_paw(d, x, y, s, colour, ink=None, line=0):
    d.push(x, y, s)
    d.part([(0, -8), (34, 2), (58, 40), (46, 72), (18, 66), (0, 60), (-18, 66), (-46, 72), (-58, 40), (-34, 2)], colour, line, ink=ink)
    for tx, ty, turn in ((-66, -14, -24), (-26, -54, -8), (26, -54, 8), (66, -14, 24)):
        d.part(oval(tx, ty, 20, 28, turn, 8), colour, line, ink=ink)
    d.pop()


def heart(d, x, y, s, colour, line=0):
    d.push(x, y, s)
    d.part([(0, 52, "c"), (-50, 4), (-46, -36), (-18, -44), (0, -18, "c"), (18, -44), (46, -36), (50, 4)], colour, line)
    d.pop()


def house(d, x, y, s, wall, roof, line=9, door=None):
    d.push(x, y, s)
    d.part([(0, -186, "c"), (120, -84, "c"), (112, 142, "c"), (-112, 142, "c"), (-120, -84, "c")], wall, line)
    d.part([(-176, -74, "c"), (0, -216, "c"), (176, -74, "c"), (150, -42, "c"), (0, -158, "c"), (-150, -42, "c")], roof, line)
    if door:
        door()
    d.pop()


# Logos.


def roundel(name, colour):
    d = Stamp(400, 400, zlib.crc32(name.encode()))
    d.wobble = 2.0
    d.part(oval(200, 200, 186, 186, 0, 10), colour, 8)
    d.ink(d.line(oval(200, 200, 168, 168, 0, 10)), True, 3, lighter(colour, 0.6))
    d.wobble = 0.9
    return d


def logo_birches(d):
    for x, w in ((92, 30), (312, 28)):
        d.part([(x - w / 2, 328, "c"), (x - w / 2 + 3, 80, "c"), (x + w / 2 - 3, 76, "c"), (x + w / 2, 326, "c")], CREAM, 5)
        for k, y in enumerate((110, 150, 200, 236, 284)):
            d.stroke([(x - w * 0.3 if k % 2 else x, y), (x + w * 0.3, y + 2)], 6, "#4d4541")
    d.push(203, 210, 0.9)
    dogs.head(d, dogs.coat(base="#c98d4f", ears="drop"), 0)
    d.pop()


def logo_haven(d):
    print_of_paw(d, 200, 168, 1.25, CREAM, INK, 6)
    for k, colour in enumerate(("#dfeaea", "#b9d3d6")):
        y = 278 + 34 * k
        d.stroke([(76 + 16 * k, y), (120, y - 16), (160, y), (200, y - 16), (240, y), (280, y - 16), (324 - 16 * k, y)], 15, colour)


def logo_quiet(d):
    d.part([(288, 92), (262, 66), (228, 66), (256, 92), (258, 124), (236, 148), (272, 146), (294, 122)], HONEY, 5)
    house(d, 190, 238, 0.72, "#d9a873", CREAM, 8, lambda: (d.part([(-32, 140, "c"), (-32, 40), (0, 10), (32, 40), (32, 140, "c")], "#7d5240", 7), d.part([(56, -20, "c"), (96, -20, "c"), (96, 26, "c"), (56, 26, "c")], "#f6d894", 6)))


def logo_tail(d):
    fur = "#4a4147"
    d.part([(248, 250), (290, 220), (300, 160), (272, 118), (238, 128), (236, 160), (256, 166), (262, 148), (274, 168), (262, 206), (230, 226)], fur, 5)
    d.part([(140, 316), (120, 250), (146, 196), (200, 182), (248, 206), (268, 262), (254, 320), (196, 332)], fur, 5)
    d.part([(132, 176), (120, 116), (128, 82, "c"), (164, 108), (196, 108), (228, 84, "c"), (238, 122), (226, 178), (180, 202)], fur, 5)
    heart(d, 196, 262, 0.42, "#e58a72")


def logo_orchard(d):
    d.push(200, 222, 0.82)
    farm.horse_face(d, dict(base="#b06a40", star=CREAM, mane="#6f3a24"), 0)
    d.pop()
    for x in (94, 306):
        d.part([(x, 250), (x + 20, 236), (x + 38, 254), (x + 30, 290), (x, 300), (x - 30, 290), (x - 38, 254), (x - 20, 236)], "#cf4a36", 5)
        d.stroke([(x, 246), (x + 5, 220)], 6, "#6b4a34")
        d.part([(x + 5, 226, "c"), (x + 22, 208), (x + 40, 212, "c"), (x + 26, 228)], MOSS, 4)


def logo_foster(d):
    def inside():
        heart(d, 0, 36, 0.9, "#d9604e", 7)

    house(d, 200, 216, 0.86, CREAM, "#5f8a8a", 8, inside)


def logo_paw(d):
    print_of_paw(d, 200, 212, 1.72, CREAM, INK, 6)
    d.push(200, 262, 1, -24)
    d.part([(-66, -16), (-52, -24), (52, -24), (66, -16), (70, 0), (66, 16), (52, 24), (-52, 24), (-66, 16), (-70, 0)], "#e3b48a", 5)
    d.part([(-22, -23, "c"), (22, -23, "c"), (22, 23, "c"), (-22, 23, "c")], "#f3dcc0", 0)
    for x in (-9, 9):
        for y in (-9, 9):
            d.dot(x, y, 3.5, 3.5, "#b98a66")
    d.pop()


def logo_forest(d):
    for x, s in ((92, 1.0), (308, 0.92)):
        d.push(x, 300, s)
        for k in range(3):
            d.part([(0, -190 + 46 * k, "c"), (44 + 8 * k, -110 + 46 * k, "c"), (-44 - 8 * k, -110 + 46 * k, "c")], "#5f7f5c", 5)
        d.pop()
    d.push(200, 222, 0.98)
    wild.fox_head(d, {}, 0)
    d.pop()


def logo_mill(d):
    d.part([(136, 330, "c"), (156, 176, "c"), (244, 176, "c"), (264, 330, "c")], CREAM, 7)
    d.part([(144, 182, "c"), (176, 128), (224, 128), (256, 182, "c")], TERRA, 7)
    for k in range(4):
        a = math.radians(38 + 90 * k)
        u, v = (math.cos(a), math.sin(a)), (-math.sin(a), math.cos(a))
        p = lambda r, t: (200 + u[0] * r + v[0] * t, 164 + u[1] * r + v[1] * t)
        d.part([p(24, 4) + ("c",), p(128, 4) + ("c",), p(128, 38) + ("c",), p(28, 30) + ("c",)], "#efdcb6", 5)
        d.stroke([p(0, 0), p(132, 0)], 8)
    for turn in (0, 90):
        d.push(200, 262, 1, turn)
        d.part([(-10, -32, "c"), (10, -32, "c"), (10, 32, "c"), (-10, 32, "c")], "#5f8a72", 0)
        d.pop()


def logo_ears(d):
    d.push(200, 248, 0.95)
    small.rabbit_head(d, dict(base="#cfae86", blaze=CREAM), 0)
    d.pop()


def logo_terrarium(d):
    d.push(186, 284, 0.6)
    cold.turtle(d, dict(base="#c7b377", shell="#8a9a52"), 0)
    d.pop()
    d.part([(150, 76, "c"), (250, 76, "c"), (276, 112, "c"), (124, 112, "c")], "#5f5651", 6)
    for x in (150, 200, 250):
        d.stroke([(x, 122), (x + (x - 200) * 0.16, 138)], 6, "#fff0c0")


LOGOS = {
    "pod-brzozami": (logo_birches, "#a9bb86"), "przystan": (logo_haven, "#5f8fa0"), "cichy-kat": (logo_quiet, "#5d6f8f"), "ogon-do-gory": (logo_tail, "#ecc9a8"),
    "stary-sad": (logo_orchard, "#d9cf98"), "dom-na-chwile": (logo_foster, "#efd3a4"), "lapa-w-potrzebie": (logo_paw, "#c9604a"), "lesny-szpitalik": (logo_forest, "#c9d6b0"),
    "lecznica-przy-mlynie": (logo_mill, "#a9cbbb"), "uszy-i-ogonki": (logo_ears, "#d3b9cf"), "terrarium-ratunkowe": (logo_terrarium, "#efcf8c"),
}


# Icons.


def emblem(d, x, y, s):
    """The site's sign: a house, and in it a paw and a heart."""
    def inside():
        print_of_paw(d, 0, 40, 0.98, CREAM)
        heart(d, 0, 74, 0.34, TERRA)

    house(d, x, y, s, TERRA, "#5b4038", 12, inside)


def icon(full_bleed=False, margin=1.0):
    d = Stamp(512, 512, 11)
    d.wobble = 1.4
    if full_bleed:
        d.add('<rect width="1024" height="1024" fill="%s"/>' % "#f4dfb4")
    else:
        d.part([(104, 16), (256, 10), (408, 16), (464, 48), (496, 104), (502, 256), (496, 408), (464, 464), (408, 496), (256, 502), (104, 496), (48, 464), (16, 408), (10, 256), (16, 104), (48, 48)], "#f4dfb4", 0)
    emblem(d, 256, 256 + 46 * margin, 1.22 * margin)
    return d.svg()


# Placeholders.


def placeholder(kind):
    d = Stamp(400, 300, zlib.crc32(kind.encode()), duotone())
    d.wobble = 0.7
    d.add('<rect width="800" height="600" fill="#d8cbb6"/>')
    d.add('<path d="M0 472C140 428 280 452 420 444C560 436 680 464 800 432V600H0Z" fill="#cabba3"/>')
    grey = "#a99a88"

    def at(x, y, s, pose, coat, tilt=0):
        d.push(x, y, s)
        pose(d, coat, tilt)
        d.pop()

    if kind == "dog":
        at(200, 158, 0.92, dogs.head, dogs.coat(base=grey, ears="drop"), -5)
    elif kind == "cat":
        at(200, 172, 1.0, cats.head, cats.coat(base=grey, iris="#c9bfae"), 4)
    elif kind == "rabbit":
        at(200, 202, 0.88, small.rabbit_head, dict(base=grey), -4)
    elif kind == "rodent":
        at(190, 236, 0.74, small.guinea_pig, dict(base=grey, face="#8f8172", blaze="#e6dccb"), 0)
    elif kind == "ferret":
        at(200, 164, 1.2, small.ferret_head, dict(base="#8f8172", mask="#6d6056"), 4)
    elif kind == "bird":
        at(200, 204, 0.62, wild.budgie, dict(base=grey, face="#e0d6c4", tail="#85786b", cheek="#8f8172", cere="#85786b"), 3)
        d.stroke([(70, 228), (200, 234), (330, 226)], 11, "#75675b")
    elif kind == "reptile":
        at(188, 242, 0.66, cold.turtle, dict(base="#b9ab98", shell="#8f8172"), 0)
    elif kind == "fish":
        at(228, 152, 0.60, cold.fish, dict(base=grey), -4)
    elif kind == "horse":
        at(200, 172, 0.70, farm.horse_face, dict(base=grey, mane="#6d6056", star="#efe6d6"), -3)
    elif kind == "farm":
        at(200, 158, 1.15, farm.sheep_head, dict(base="#efe6d6", face="#8f8172"), 0)
    elif kind == "wild":
        at(200, 172, 0.98, wild.fox_head, {}, 4)
    elif kind == "other":
        at(196, 244, 0.62, cold.snail, dict(base="#c3b6a4", shell="#8f8172"), 0)
    elif kind == "institution":
        def inside():
            print_of_paw(d, 0, 40, 0.9, "#efe6d6")

        house(d, 200, 176, 0.66, "#a99a88", "#75675b", 8, inside)
    return d.svg()


KINDS = ("dog", "cat", "rabbit", "rodent", "ferret", "bird", "reptile", "fish", "horse", "farm", "wild", "other", "institution")


# Logos of patrons, as photographs are published.


def bowl(d):
    d.part([(84, 210, "c"), (316, 210, "c"), (292, 300), (108, 300)], CREAM, 7)
    for x, y in ((140, 190), (176, 172), (212, 180), (250, 176), (274, 196)):
        d.part(oval(x, y, 22, 16, 0, 8), "#8a5a3a", 4)


def roll(d):
    d.part([(96, 252), (84, 206), (112, 156), (160, 132), (200, 126), (244, 134), (290, 160), (316, 208), (304, 252), (258, 226), (200, 216), (142, 226)], "#d99a4a", 7)
    for x, tilt in ((150, -12), (200, 0), (250, 12)):
        d.stroke([(x - tilt, 142), (x + tilt, 216)], 6, "#a8682c")


def bulb(d):
    d.part(oval(200, 176, 78, 84, 0, 10), HONEY, 7)
    d.part([(170, 252, "c"), (230, 252, "c"), (224, 304, "c"), (176, 304, "c")], "#c9c2b4", 6)
    heart(d, 200, 184, 0.55, "#c4694a")


PATRONS = {"miska-i-spolka": (bowl, MOSS), "piekarnia-rogalik": (roll, SLATE), "swiatlo-nad-notecia": (bulb, "#5f6f58")}


# The card that is shared where a page has no picture of its own.


def card():
    d = Drawing(1200, 630, 77)
    scenes.meadow(d, "evening", trees=False)
    for x, h in ((90, 250), (1120, 280)):
        scenes.tree(d, x, 400, h, "#9aa868", fruit="#c4533c")
    scenes.cottage(d, 600, 400, 300, "#e2bd8b", "#a85f45", False)
    for pose, coat, x, y, s, tilt, flip, wide in (
        (farm.horse, dict(base="#a8623a", mane="#6f3a24", star="#f8f1e4"), 255, 500, 0.62, 4, False, 230),
        (dogs.sit, dogs.coat(base="#c98d4f", ears="drop", collar="#3f6b8a", chest="#f3e0bd"), 500, 585, 0.82, 5, False, 150),
        (cats.sit, cats.coat(base="#8f9096", stripes="#5b5a60", white="#f8f1e4", bib="#f8f1e4", socks="#f8f1e4"), 740, 590, 0.74, -6, False, 120),
        (small.rabbit, dict(base="#cfae86", lop=True, belly="#efdfc4"), 960, 592, 0.6, 5, True, 150),
        (wild.hen, {}, 1050, 500, 0.5, 0, True, 130),
        (wild.hedgehog, {}, 105, 600, 0.5, 0, False, 190),
    ):
        scenes.shadow(d, x, y, wide * s)
        d.push(x, y, s, 0, flip)
        pose(d, coat, tilt)
        d.pop()
    scenes.foreground_grass(d, "#8f9a66", 20)
    return d.svg()


def main():
    for name, (draw, colour) in LOGOS.items():
        d = roundel(name, colour)
        draw(d)
        save(os.path.join(CONTENT, name, "logo.svg"), d.svg())
    for kind in KINDS:
        save(os.path.join(ASSETS, "placeholders", kind + ".svg"), placeholder(kind))
    icons = os.path.join(ASSETS, "icons")
    save(os.path.join(icons, "icon.svg"), icon())
    with tempfile.TemporaryDirectory() as work:
        for name, (draw, colour) in PATRONS.items():
            d = roundel(name, colour)
            draw(d)
            jpeg(d.svg().replace(">", '><rect width="100%%" height="100%%" fill="%s"/>' % CREAM, 1), os.path.join(ROOT, "content", "patrons", name + ".jpg"), work)

        def png(svg, target, *options):
            source = os.path.join(work, "i.svg")
            with open(source, "w", encoding="utf-8") as file:
                file.write(svg)
            subprocess.run(["rsvg-convert", *options, source, "-o", target], check=True)

        for svg, name, size in ((icon(), "icon-192.png", 192), (icon(), "icon-512.png", 512), (icon(True, 0.78), "icon-maskable-512.png", 512), (icon(True, 0.9), "apple-touch-icon.png", 180)):
            raw = os.path.join(work, "raw.png")
            png(svg, raw, "-w", str(size), "-h", str(size))
            subprocess.run([convert(), raw, "-strip", "-define", "png:compression-level=9", "-define", "png:exclude-chunks=date,time", os.path.join(icons, name)], check=True)
        small_icon = os.path.join(work, "32.png")
        png(icon(), small_icon, "-w", "32", "-h", "32")
        subprocess.run([convert(), small_icon, "-strip", os.path.join(icons, "favicon.ico")], check=True)
        sheet = os.path.join(work, "card.png")
        png(card(), sheet)
        subprocess.run([convert(), sheet, "-strip", "-sampling-factor", "4:2:0", "-interlace", "JPEG", "-quality", "80", os.path.join(ASSETS, "card.jpg")], check=True)


if __name__ == "__main__":
    sys.exit(main())
