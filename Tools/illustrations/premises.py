"""Pictures of the places themselves."""

import math

import cats
import farm
import scenes
from ink import darker, lighter, mix, oval
from scenes import FAINT


def path(d, points, colour="#e3cda3"):
    polygon = d.line(points)
    d.wash(polygon, colour, 0.95, False, 2)
    d.clip(polygon)
    for _ in range(30):
        d.blob(d.chance(0, d.width), d.chance(0.5, 1) * d.height, d.chance(20, 60), 5, darker(colour, 0.15), 0.4, 0.2, 0, 2)
    d.end()


def fence(d, y, gap=120, colour="#b58e66", x0=-40, x1=None):
    x1 = x1 or d.width + 40
    for dy in (-86, -46):
        d.part([(x0, y + dy, "c"), (x1, y + dy - 6, "c"), (x1, y + dy + 12, "c"), (x0, y + dy + 18, "c")], colour, 3.2, 0.3, 5, ink=FAINT)
    x = x0 + 30
    while x < x1:
        d.part([(x - 12, y - 112, "c"), (x + 12, y - 114, "c"), (x + 13, y + 6, "c"), (x - 12, y + 6, "c")], mix(colour, "#8a6847", 0.3), 3.2, 0.3, 5, ink=FAINT)
        x += gap


def hut(d, x, y, s, colour, roof, name=None):
    d.push(x, y, s)
    d.part([(-120, -140, "c"), (120, -140, "c"), (120, 0, "c"), (-120, 0, "c")], colour, 3.4, 0.32, 14, 0, lambda p: [d.stroke([(-120, -140 + 28 * k), (120, -140 + 28 * k)], 2.6, darker(colour, 0.4), 0.5) for k in range(1, 5)], ink=FAINT)
    d.wash(d.line([(-120, -136, "c"), (0, -216, "c"), (120, -136, "c")]), lighter(colour, 0.15))
    d.part([(-150, -126, "c"), (0, -236, "c"), (150, -126, "c"), (136, -108, "c"), (0, -204, "c"), (-136, -108, "c")], roof, 3.4, 0.3, 8, ink=FAINT)
    d.part([(-48, 0, "c"), (-48, -72), (0, -116), (48, -72), (48, 0, "c")], "#4f3d36", 3.4, 0.3, 8, ink=FAINT)
    d.pop()


def yard_of_huts(d):
    scenes.yard(d, hut=False)
    for x, y, s, c, r in ((170, 640, 0.8, "#c79262", "#8fa0a8"), (440, 632, 0.76, "#b98258", "#a4553f"), (700, 636, 0.78, "#d0a070", "#7f9a70"), (980, 646, 0.86, "#bf8a5c", "#a4553f")):
        scenes.shadow(d, x, y, 130 * s)
        hut(d, x, y, s, c, r)
    for x, y in ((300, 760), (840, 790)):
        scenes.shadow(d, x, y + 4, 66)
        d.part([(x - 62, y - 40, "c"), (x + 62, y - 40, "c"), (x + 46, y, "c"), (x - 46, y, "c")], "#8fa8b5", 3.4, 0.3, 8, ink=FAINT)
        d.part(oval(x, y - 40, 62, 13), "#cfe0e4", 3, 0.2, 4, ink=FAINT)
    d.part(oval(570, 810, 26, 26), "#c9533f", 3.6, 0.34, 8)
    d.stroke([(548, 802), (570, 816), (594, 806)], 3.4, "#f5e6d0")


def birch_path(d):
    scenes.wood(d, "birch", "autumn")
    path(d, [(470, 920), (520, 800), (610, 720), (570, 660), (600, 615), (640, 615), (640, 660), (710, 720), (690, 800), (760, 920)])
    for x, y, w in ((120, 760, 54), (1010, 790, 60), (330, 700, 40), (860, 690, 38)):
        scenes.birch(d, x, y, w, 800)
    for i in range(16):
        scenes.leaf(d, d.chance(0, 1200), d.chance(640, 880), d.chance(14, 22), ("#d99a3c", "#e3b552", "#c9722f")[i % 3], d.chance(0, 360), False)


def cottage_in_snow(d):
    scenes.snow(d)
    scenes.cottage(d, 620, 740, 560)
    for x, h in ((150, 420), (1060, 480), (1150, 330)):
        scenes.fir(d, x, 780, h, "#71886c", True)
    fence(d, 850, 130, "#a98a68")
    for _ in range(12):
        d.blob(d.chance(0, 1200), d.chance(840, 900), d.chance(60, 150), 14, "#f8f6f0", 0.95, 0.2, 0, 4)
    scenes.flakes(d, 40)


def cats_room(d):
    scenes.room(d, "#dfe0c8", "#c89a68", "town", "#8fa3a0", sill=True)
    for x0, x1, y in ((-20, 120, 380), (-20, 110, 560), (1090, 1220, 300), (1100, 1220, 500)):
        d.part([(x0, y, "c"), (x1, y - 4, "c"), (x1, y + 22, "c"), (x0, y + 24, "c")], "#c19a6c", 3.2, 0.3, 5, ink=FAINT)
    d.push(400, 640, 0.75)
    cats.loaf(d, cats.coat(base="#c9823f", stripes="#9d5a26", white="#f8f1e4", bib="#f8f1e4"), -4)
    d.pop()
    d.push(770, 640, 0.78)
    cats.sit(d, cats.coat(base="#8f9096", iris="#d69a3c"), 5)
    d.pop()
    scenes.shadow(d, 590, 852, 190)
    d.push(560, 850, 0.9, 0, True)
    cats.lie(d, cats.coat(base="#39363a", white="#f8f1e4", bib="#f8f1e4", socks="#f8f1e4"), -5)
    d.pop()


def orchard(d):
    scenes.meadow(d, "summer", orchard=True)
    scenes.shadow(d, 420, 720, 210)
    scenes.tree(d, 400, 720, 640, "#9fb068", "#84634a", "#c9452f")
    fence(d, 800, 150)
    for _ in range(9):
        x, y = d.chance(200, 640), d.chance(730, 790)
        d.part(oval(x, y, 15, 14), "#c9452f", 3, 0.3, 4, ink=FAINT)
    scenes.foreground_grass(d, "#97ab63", 22)


def inside_stable(d):
    scenes.stable(d, lantern=False)
    opening = d.line([(700, 190, "c"), (1000, 190, "c"), (1000, 700, "c"), (700, 700, "c")])
    d.clip(opening)
    d.wash(opening, "#5b4334")
    d.push(850, 372, 0.82)
    farm.horse_portrait(d, dict(base="#a8623a", mane="#7a3f24", star="#f8f1e4"), -5)
    d.pop()
    d.end()
    d.part([(690, 520, "c"), (1010, 520, "c"), (1010, 710, "c"), (690, 710, "c")], "#a2744e", 3.4, 0.3, 12, 0, lambda p: [d.stroke([(690 + 46 * k, 520), (690 + 46 * k, 710)], 3, "#5e4330", 0.6) for k in range(1, 7)], ink=FAINT)
    for pts in ([(700, 535), (1000, 695)], [(690, 528), (1010, 528)], [(690, 700), (1010, 700)]):
        d.stroke(pts, 25, FAINT, 0.8, taper=False)
        d.stroke(pts, 19, "#86603f", taper=False)
    for x, y0 in ((694, 190), (1006, 190)):
        d.stroke([(x, y0), (x, 712)], 25, FAINT, 0.8, taper=False)
        d.stroke([(x, y0), (x, 712)], 19, "#7a5438", taper=False)
    d.stroke([(684, 188), (1016, 188)], 26, FAINT, 0.8, taper=False)
    d.stroke([(684, 188), (1016, 188)], 20, "#7a5438", taper=False)
    x = 480
    d.part([(x - 60, 640, "c"), (x + 60, 640, "c"), (x + 48, 770, "c"), (x - 48, 770, "c")], "#9fb0b5", 3.6, 0.3, 10, ink=FAINT)
    d.part(oval(x, 640, 60, 14), "#dfe9ea", 3, 0.2, 4, ink=FAINT)
    for dx, dy in ((-26, 626), (0, 618), (26, 628)):
        d.part([(x + dx - 14, dy, "c"), (x + dx, dy - 10), (x + dx + 14, dy, "c"), (x + dx, dy + 40, "c")], "#dd8a3c", 3, 0.3, 4, ink=FAINT)
    scenes.straw(d, 90, 0.86)


def aviaries(d):
    scenes.wood(d, "pine", "summer")
    for x, w, h in ((150, 330, 330), (510, 380, 380), (920, 320, 320)):
        y = 760
        d.part([(x, y - h, "c"), (x + w, y - h, "c"), (x + w, y, "c"), (x, y, "c")], "#dcd8bf", 0, 0.25, 18)
        d.stroke([(x + 20, y - h * 0.4), (x + w * 0.6, y - h * 0.44), (x + w - 14, y - h * 0.36)], 14, "#8a6a4a")
        d.stroke([(x + 40, y - h * 0.7), (x + w * 0.7, y - h * 0.66)], 11, "#8a6a4a")
        d.clip([(x, y - h), (x + w, y - h), (x + w, y), (x, y)])
        for k in range(-int(h / 30), int(w / 30) + 1):
            x0 = x + k * 30
            d.stroke([(x0, y), (x0 + h, y - h)], 2, "#7d7a68", 0.45, taper=False, wobble=0.6)
            d.stroke([(x0, y - h), (x0 + h, y)], 2, "#7d7a68", 0.45, taper=False, wobble=0.6)
        d.end()
        for pts in ([(x, y - h), (x, y)], [(x + w, y - h), (x + w, y)], [(x, y - h), (x + w, y - h)], [(x, y), (x + w, y)], [(x + w / 2, y - h), (x + w / 2, y)]):
            d.stroke(pts, 18, FAINT, 0.8, taper=False)
            d.stroke(pts, 13, "#b58e66", taper=False)
        d.part([(x - 26, y - h, "c"), (x + w / 2, y - h - 70, "c"), (x + w + 26, y - h, "c")], "#8c9a86", 3.4, 0.3, 8, ink=FAINT)
    scenes.foreground_grass(d, "#97a368", 20)


def mill(d):
    scenes.meadow(d, "summer", trees=False)
    x, y = 830, 640
    d.part([(x - 130, y, "c"), (x - 86, y - 330, "c"), (x + 86, y - 330, "c"), (x + 130, y, "c")], "#c79f74", 3.6, 0.34, 24, 0,
           lambda p: [d.stroke([(x - 140, y - 44 * k), (x + 140, y - 44 * k)], 2.8, "#8a6544", 0.5) for k in range(1, 8)], ink=FAINT)
    d.part([(x - 106, y - 320, "c"), (x - 40, y - 420), (x + 40, y - 420), (x + 106, y - 320, "c")], "#8d5c48", 3.6, 0.32, 14, ink=FAINT)
    cx, cy = x, y - 330
    for k in range(4):
        a = math.radians(28 + 90 * k)
        ux, uy = math.cos(a), math.sin(a)
        vx, vy = -uy, ux
        d.part([(cx + ux * 50, cy + uy * 50, "c"), (cx + ux * 270, cy + uy * 270, "c"), (cx + ux * 270 + vx * 62, cy + uy * 270 + vy * 62, "c"), (cx + ux * 60 + vx * 50, cy + uy * 60 + vy * 50, "c")], "#f1e6d0", 3, 0.25, 8, 0,
               lambda p, ux=ux, uy=uy, vx=vx, vy=vy: [d.stroke([(cx + ux * (70 + 28 * j), cy + uy * (70 + 28 * j)), (cx + ux * (70 + 28 * j) + vx * 70, cy + uy * (70 + 28 * j) + vy * 70)], 2.6, "#8a6a4a", 0.6) for j in range(8)], ink=FAINT)
        d.stroke([(cx, cy), (cx + ux * 280, cy + uy * 280)], 13, "#7a583e", taper=False)
    d.part(oval(cx, cy, 20, 20), "#6e4f39", 3.4, 0.3, 5)
    scenes.window_pane(d, x - 34, y - 230, 68, 76, "#d5e3e4")
    bx, by = 330, 700
    d.part([(bx - 260, by - 210, "c"), (bx + 260, by - 210, "c"), (bx + 260, by, "c"), (bx - 260, by, "c")], "#efdfc2", 3.6, 0.3, 18, ink=FAINT)
    d.part([(bx - 300, by - 200, "c"), (bx - 210, by - 340, "c"), (bx + 210, by - 340, "c"), (bx + 300, by - 200, "c")], "#b0614a", 3.6, 0.32, 14, 0, lambda p: [d.stroke([(bx - 310, by - 200 - 24 * k), (bx + 310, by - 200 - 24 * k)], 2.8, "#7d3f30", 0.5) for k in range(1, 6)], ink=FAINT)
    for dx in (-200, -90, 110):
        scenes.window_pane(d, bx + dx, by - 150, 78, 84, "#d5e3e4")
    d.part([(bx + 10, by - 140, "c"), (bx + 84, by - 140, "c"), (bx + 84, by, "c"), (bx + 10, by, "c")], "#6f8f86", 3.4, 0.3, 8, ink=FAINT)
    d.part(oval(bx + 47, by - 182, 26, 24), "#f8f1e4", 3.2, 0.2, 4, ink=FAINT)
    for a, b in (((bx + 47, by - 196), (bx + 47, by - 168)), ((bx + 33, by - 182), (bx + 61, by - 182))):
        d.stroke([a, b], 9, "#6f9a7d", taper=False)
    path(d, [(330, 700), (430, 700), (520, 790), (700, 920), (430, 920), (400, 800)])
    scenes.foreground_grass(d, "#97ab63", 18)
