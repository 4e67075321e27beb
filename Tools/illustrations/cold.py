"""Tortoises, lizards, snakes, fish, axolotls and snails."""

import math

from faces import cheek, eye, ink_for, inner, paw
from ink import bounds, darker, lighter, mix, oval, smooth, symmetric


def turtle(d, c, tilt=0):
    skin, shell, rim = c["base"], c["shell"], c.get("rim") or darker(c["shell"], 0.25)
    flat = c.get("flat", 1.0)
    for x in (-96, 70):
        d.part([(x - 34, -66), (x + 30, -66), (x + 34, -20), (x + 28, -2), (x - 30, -2), (x - 36, -24)], darker(skin, 0.18), 4.4, 0.3, 7)
    d.part([(-186, -52), (-220, -34), (-234, -16), (-206, -18), (-170, -30)], skin, 4.2, 0.3, 5)
    d.part([(120, -84), (170, -110), (206, -150), (236, -120), (222, -70), (180, -40), (130, -40)], skin, 4.4, 0.3, 8, 0,
           lambda p: [d.stroke([(140 + 12 * k, -104 - 8 * k), (152 + 14 * k, -70), (150 + 12 * k, -44)], 3.6, c.get("stripe") or darker(skin, 0.4), 0.7) for k in range(5)])
    dome = [(-196, -60), (-180, -130 * flat), (-120, -194 * flat), (-30, -224 * flat), (60, -204 * flat), (124, -146 * flat), (146, -70), (120, -46), (-30, -34), (-160, -42)]

    def scutes(p):
        ink = darker(shell, 0.6)
        h = flat
        tops = [(-118, -190 * h), (-30, -222 * h), (58, -202 * h)]
        for i, (x, y) in enumerate(((-96, -128 * h), (-22, -142 * h), (54, -128 * h))):
            hexagon = [(x - 38, y + 6, "c"), (x - 22, y - 38 * h, "c"), (x + 22, y - 38 * h, "c"), (x + 38, y + 6, "c"), (x + 20, y + 46 * h, "c"), (x - 20, y + 46 * h, "c")]
            d.part(hexagon, lighter(shell, 0.22), 3.6, 0.3, 7, 0, lambda q, x=x, y=y: (d.blob(x, y, 16, 16 * h, darker(shell, 0.35), 0.75, 0.1, 0, 3)), ink=ink)
            d.stroke([(x, y - 40 * h), tops[i]], 3.8, ink)
            d.stroke([(x - 20, y + 46 * h), (x - 26, -48)], 3.8, ink)
            d.stroke([(x + 20, y + 46 * h), (x + 26, -48)], 3.8, ink)
        d.stroke([(-134, -122 * h), (-180, -132 * h)], 3.8, ink)
        d.stroke([(92, -122 * h), (130, -140 * h)], 3.8, ink)

    d.part(dome, shell, 4.8, 0.34, 24, 0, scutes)
    band = [(-200, -66), (-30, -58), (148, -76), (154, -50), (120, -32), (-30, -22), (-160, -28), (-206, -44)]
    if c.get("nick"):
        band = [(-200, -66), (-30, -58), (148, -76), (154, -50), (120, -32), (-30, -22), (-150, -28), (-164, -42, "c"), (-176, -30, "c"), (-206, -44)]
    d.part(band, rim, 4.4, 0.3, 7, 0, lambda p: [d.stroke([(x, -78), (x + 3, -20)], 3.4, darker(rim, 0.5), 0.8) for x in range(-170, 150, 40)])
    for x in (-132, 96):
        d.part([(x - 34, -48), (x + 34, -48), (x + 40, -16), (x + 34, 0), (x - 30, 0), (x - 38, -18)], skin, 4.4, 0.3, 8, 0,
               lambda p: [d.stroke([(x - 20 + 18 * k, -34 + 8 * (k % 2)), (x - 12 + 18 * k, -28), (x - 4 + 18 * k, -34)], 3, darker(skin, 0.4), 0.7) for k in range(3)])
        for k in (-20, 0, 20):
            d.stroke([(x + k, -8), (x + k + 2, 2)], 4.2)
    d.push(226, -150, 1, tilt)
    d.part(symmetric([(0, -66), (44, -56), (66, -16), (60, 24), (30, 50), (0, 56)]), skin, 4.8, 0.28, 11, 0,
           lambda p: [d.stroke([(x * s, -58 + k * 4), ((x + 12) * s, -20), ((x + 18) * s, 40)], 4.4, c["stripe"], 0.9) for s in (-1, 1) for k, x in enumerate((18, 38))] if c.get("stripe") else d.hairs(p, 12, darker(skin, 0.4), 8, 90, 60, 2.4, 0.4))
    for side in (-1, 1):
        eye(d, 36 * side, -14, 13, 14)
        cheek(d, 42 * side, 16, 14)
        d.dot(7 * side, 8, 2.6, 3, "#3b2d29")
    d.stroke([(-34, 20), (-18, 32), (0, 35), (18, 32), (34, 20)], 4.0)
    if c.get("red"):
        for side in (-1, 1):
            d.blob(58 * side, -10, 9, 20, c["red"], 0.9, 0.1)
    d.pop()


def dragon(d, c, tilt=0):
    base, mark = c["base"], c["mark"]
    d.part([(-150, -90), (-220, -70), (-300, -30), (-352, -24), (-380, -44), (-386, -36), (-356, -6), (-290, 0), (-210, -22), (-140, -40)], base, 4.4, 0.3, 8, 0,
           lambda p: [d.stroke([(-170 - 30 * k, -96 + 12 * k), (-176 - 30 * k, -50 + 12 * k), (-172 - 30 * k, -10)], 9, mark, 0.6) for k in range(6)])
    for x in (-120, 76):
        d.part([(x - 10, -70), (x + 30, -66), (x + 56, -30), (x + 48, -4), (x + 20, -4), (x + 14, -30)], darker(base, 0.18), 4.2, 0.3, 6)
    d.part([(-186, -78), (-130, -128), (-40, -146), (60, -140), (120, -140), (150, -90), (120, -40), (20, -24), (-90, -28), (-160, -46)], base, 4.8, 0.32, 18, 0,
           lambda p: ([d.blob(-130 + 62 * k, -108, 16, 26, mark, 0.75, 0.15) for k in range(4)], d.hairs(p, 60, darker(base, 0.4), 9, 120, 40, 2.6, 0.4)))
    for k in range(14):
        x = -166 + 21 * k
        d.part([(x - 8, -56 + abs(k - 7) * -1.2, "c"), (x - 5, -30 + abs(k - 7) * -1.5, "c"), (x + 8, -50 + abs(k - 7) * -1.2, "c")], lighter(base, 0.35), 3.2, 0.2, 3)
    for x in (-150, 100):
        d.part([(x - 16, -78), (x + 24, -72), (x + 44, -34), (x + 60, -8), (x + 20, -2), (x + 6, -30)], base, 4.4, 0.3, 7, 0)
        for k in range(4):
            d.stroke([(x + 34 + 8 * k, -10), (x + 44 + 13 * k, 2)], 4.6)
    d.push(158, -146, 1, tilt)
    for side in (-1, 1):
        for k in range(5):
            a = math.radians(20 + 26 * k)
            x, y = 84 * math.cos(a) * side, 20 + 50 * math.sin(a)
            d.part([(x * 0.86, y * 0.8, "c"), (x * 1.22, y * 1.12 + 6, "c"), (x * 0.82 - 6 * side, y * 0.98 + 6, "c")], lighter(base, 0.3), 3.4, 0.2, 3)
    d.part(symmetric([(0, -62), (46, -58), (84, -24), (92, 14), (62, 48), (0, 62)]), base, 4.8, 0.28, 11, 0,
           lambda p: (d.blob(0, 48, 80, 24, lighter(base, 0.5), 0.8, 0.08, 0, 5), d.hairs(p, 26, darker(base, 0.4), 8, 90, 60, 2.6, 0.4), [d.blob(x, -46, 10, 7, mark, 0.7) for x in (-24, 0, 24)]))
    for side in (-1, 1):
        d.dot(48 * side, -16, 19, 19, lighter(base, 0.25))
        eye(d, 48 * side, -16, 13, 13.5, "#c98a2e", "round")
        d.dot(10 * side, 10, 3, 3.4, "#3b2d29")
        cheek(d, 58 * side, 16, 14)
    d.stroke([(-62, 22), (-34, 36), (0, 40), (34, 36), (62, 22)], 4.2)
    d.pop()


def tube(d, points, width, fill, within, taper=0.0, line=4.6):
    middle = smooth(points, False, 8)
    left, right = [], []
    n = len(middle)
    for i, (x, y) in enumerate(middle):
        a, b = middle[max(0, i - 1)], middle[min(n - 1, i + 1)]
        tx, ty = b[0] - a[0], b[1] - a[1]
        size = math.hypot(tx, ty) or 1
        half = width / 2 * (1 - taper * (1 - i / n)) * (0.2 + 0.8 * min(1, i / 14) if taper else 1)
        left.append((x - ty / size * half, y + tx / size * half))
        right.append((x + ty / size * half, y - tx / size * half))
    d.part((left + right[::-1])[::2], fill, line, 0.32, width * 0.22, 0, lambda p: within(middle, left, right))


def snake(d, c, tilt=0):
    """Coiled like a rope, the head above."""
    base, mark = c["base"], c["mark"]

    def saddle(x, y, turn=0):
        d.blob(x, y, 25, 16, darker(mark, 0.55), 1, 0.08, turn)
        d.blob(x, y, 20, 11.5, mark, 1, 0.08, turn)

    def saddles(middle, left, right):
        for i in range(8, len(middle) - 4, 13):
            saddle(*middle[i])

    tube(d, [(-330, -64), (-300, -30), (-230, -14), (-150, -18), (-60, -22)], 44, base, saddles, 0.55)
    for x, y, rx, ry, marks in ((0, -44, 212, 46, 7), (6, -106, 168, 42, 6), (-2, -160, 118, 38, 4)):
        def ring(p, x=x, y=y, rx=rx, ry=ry, marks=marks):
            d.blob(x, y - ry, rx * 0.7, ry * 0.6, darker(base, 0.4), 0.35, 0.06, 0, 8)
            for k in range(marks):
                f = (k + 0.5) / marks * 2 - 1
                saddle(x + f * rx * 0.92, y + ry * 0.28 - abs(f) * ry * 0.25, -12 * f)

        d.part(oval(x, y, rx, ry), base, 4.8, 0.34, 14, 0, ring)
    d.part([(14, -176), (30, -220), (52, -268), (84, -290), (120, -280), (110, -240), (88, -200), (76, -164), (46, -156)], base, 0, 0.28, 9, 0, lambda p: (saddle(62, -222, -50), saddle(48, -180, -30)))
    d.stroke([(10, -168), (30, -220), (54, -272), (72, -290)], 4.6)
    d.stroke([(118, -280), (108, -236), (88, -196), (82, -164)], 4.6)
    d.push(100, -310, 1.12, tilt)
    d.stroke([(0, 48), (0, 70)], 4.6, "#b8433c")
    d.stroke([(0, 68), (-10, 84)], 3.6, "#b8433c")
    d.stroke([(0, 68), (10, 84)], 3.6, "#b8433c")
    d.part(symmetric([(0, -56), (40, -50), (64, -16), (60, 18), (34, 44), (0, 54)]), base, 4.8, 0.28, 10, 0, lambda p: (d.blob(0, -40, 30, 20, mark, 0.9, 0.1), d.blob(0, 48, 50, 16, "#f3dfc0", 0.8, 0.08, 0, 4)))
    for side in (-1, 1):
        eye(d, 38 * side, -8, 13, 14, "#d98a3c", "round")
        d.dot(9 * side, 16, 2.6, 3, "#3b2d29")
        cheek(d, 44 * side, 20, 12)
    d.stroke([(-38, 24), (-20, 36), (0, 40), (20, 36), (38, 24)], 4.0)
    d.pop()


def fish(d, c, tilt=0):
    """Swimming to the right, around (0, 0)."""
    base, fin = c["base"], c.get("fin") or lighter(c["base"], 0.25)
    d.push(0, 0, 1, tilt)
    veil = c.get("veil")

    def rays(x0, y0, lines):
        for x1, y1 in lines:
            d.stroke([(x0, y0), ((x0 + x1) / 2 + 4, (y0 + y1) / 2 - 4), (x1, y1)], 3, darker(fin, 0.4), 0.5)

    if veil:
        d.part([(-96, -20), (-170, -84), (-260, -118), (-322, -84), (-282, -44), (-318, -4), (-276, 26), (-300, 76), (-236, 104), (-160, 66), (-100, 24)], fin, 4.4, 0.28, 12, 0,
               lambda p: rays(-104, 0, [(-250, -100), (-296, -70), (-280, -10), (-270, 60), (-220, 88)]))
    else:
        d.part([(-140, -8), (-200, -66), (-290, -110, "c"), (-262, -40), (-252, -2), (-266, 44), (-286, 104, "c"), (-200, 58)], fin, 4.4, 0.28, 10, 0,
               lambda p: rays(-150, 0, [(-270, -92), (-250, -40), (-246, 30), (-266, 84)]))
    d.part([(-60, -70), (-50, -150), (20, -176), (80, -140), (96, -84)], fin, 4.4, 0.28, 9, 0, lambda p: rays(20, -60, [(-36, -140), (10, -164), (54, -150), (84, -110)]))
    d.part([(-30, 60), (-60, 120), (-20, 140), (30, 100), (40, 68)], fin, 4.2, 0.28, 7, 0, lambda p: rays(10, 60, [(-44, 116), (-16, 128), (16, 104)]))
    round_ = 1.2 if veil else 1.0

    def scales(p):
        for colour, x, y, rx, ry in c.get("spots", ()):
            d.blob(x, y, rx, ry, colour, 1, 0.12)
        d.blob(0, 76 * round_, 150, 40, lighter(base, 0.55), 0.7, 0.06, 0, 10)
        for row in range(7):
            for col in range(9):
                x, y = -110 + col * 24 + (12 if row % 2 else 0), -72 * round_ + row * 24 * round_
                if x < 66:
                    d.stroke([(x + 10, y - 9), (x - 3, y), (x + 10, y + 9)], 2.6, darker(base, 0.4), 0.45)

    d.part([(-156, -6), (-100, -62 * round_), (-10, -96 * round_), (90, -78 * round_), (156, -24), (164, 4), (146, 36), (80, 78 * round_), (-20, 88 * round_), (-100, 52 * round_)], base, 4.8, 0.32, 20, 0, scales)
    d.stroke([(84, -62 * round_), (60, -20), (62, 26), (82, 62 * round_)], 4.0, darker(base, 0.6))
    d.part([(30, 10), (-10, 46), (-30, 80), (6, 84), (44, 54), (54, 22)], fin, 4.0, 0.26, 6, 0, lambda p: rays(40, 16, [(-20, 74), (2, 76), (26, 62)]))
    d.dot(112, -20, 21, 22, "#fdf6e8")
    eye(d, 114, -19, 13.5, 14.5)
    d.stroke([(164, 6), (150, 20), (134, 20)], 4.2)
    cheek(d, 108, 26, 15)
    d.pop()


def axolotl(d, c, tilt=0):
    base, gill = c["base"], c.get("gill", "#d9606a")
    d.part([(-120, -90), (-200, -130), (-300, -116), (-372, -66), (-384, -40), (-330, -30), (-240, -30), (-130, -30)], lighter(base, 0.15), 4.4, 0.28, 10, 0,
           lambda p: d.stroke([(-130, -62), (-240, -70), (-360, -48)], 4, darker(base, 0.3), 0.5))
    d.part([(-170, -70), (-110, -120), (0, -132), (90, -120), (120, -70), (90, -26), (-20, -16), (-120, -26)], base, 4.8, 0.3, 16, 0)
    for x in (-110, 60):
        d.part([(x - 20, -44), (x + 18, -44), (x + 20, -12), (x + 36, 0), (x - 30, 2), (x - 26, -14)], base, 4.2, 0.26, 6)
        for k in (-14, 2, 18):
            d.stroke([(x + k, -6), (x + k + 2, 3)], 3)
    d.push(110, -112, 1.1, tilt)
    for side in (-1, 1):
        for k, (tx, ty) in enumerate(((118, -96), (146, -40), (132, 22))):
            root = (72 * side, -30 + 22 * k)
            tip = (tx * side, ty)
            for j in range(7):
                f = 0.3 + 0.1 * j
                x, y = root[0] + (tip[0] - root[0]) * f, root[1] + (tip[1] - root[1]) * f
                d.stroke([(x, y), (x + 8 * side, y - 17)], 7, gill, 0.9)
                d.stroke([(x, y), (x + 10 * side, y + 14)], 7, gill, 0.9)
            mid = ((root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2 - 8)
            d.stroke([root, mid, tip], 14, darker(gill, 0.5), taper=True)
            d.stroke([root, mid, tip], 8.5, mix(base, gill, 0.45), taper=True)
    d.part(symmetric([(0, -68), (54, -64), (94, -28), (98, 14), (66, 46), (0, 58)]), base, 4.8, 0.28, 12, 0, lambda p: [d.dot(d.chance(-70, 70), d.chance(-60, -20), 2.4, 2.4, darker(base, 0.3), 0, 0.6) for _ in range(9)])
    for side in (-1, 1):
        eye(d, 60 * side, -12, 9.5, 10.5)
        cheek(d, 64 * side, 14, 17, opacity=0.5)
        d.dot(9 * side, 2, 2, 2.4, "#8f4f52")
    d.stroke([(-58, 12), (-34, 28), (0, 32), (34, 28), (58, 12)], 4.2)
    d.pop()


def snail(d, c, tilt=0):
    skin, shell = c["base"], c["shell"]
    d.part([(-260, -6), (-200, -36), (-80, -50), (60, -56), (120, -90), (150, -170), (190, -196), (230, -170), (236, -110), (210, -40), (150, -4), (0, 2), (-160, 2)], skin, 4.8, 0.3, 14, 0,
           lambda p: d.hairs(p, 60, darker(skin, 0.35), 10, 10, 60, 2.6, 0.4))
    for x0, x1, y1 in ((176, 150, -276), (214, 246, -280)):
        d.stroke([(x0, -184), ((x0 + x1) / 2, -236), (x1, y1)], 15, darker(skin, 0.6), taper=False)
        d.stroke([(x0, -184), ((x0 + x1) / 2, -236), (x1, y1)], 9, skin, taper=False)
        d.dot(x1, y1 - 4, 17, 17, darker(skin, 0.6))
        d.dot(x1, y1 - 4, 14, 14, "#fdf6e8")
        eye(d, x1 + 2, y1 - 4, 9, 10)
    d.stroke([(176, -118), (196, -106), (218, -116)], 4.0)
    cheek(d, 170, -124, 13)
    cheek(d, 228, -124, 13)
    body = [(-190, -60), (-206, -140), (-160, -230), (-60, -272), (50, -240), (108, -160), (96, -70), (30, -36), (-90, -34)]

    def stripes(p):
        for k in range(9):
            a = math.radians(150 + 26 * k)
            x, y = -46 + 190 * math.cos(a), -146 + 160 * math.sin(a)
            d.stroke([(-46 + 60 * math.cos(a - 0.3), -146 + 52 * math.sin(a - 0.3)), ((x - 46) / 2 + 4, (y - 146) / 2), (x, y)], 13, darker(shell, 0.45), 0.55)

    d.part(body, shell, 4.8, 0.34, 26, 0, stripes)
    spiral = []
    for k in range(46):
        a = 0.33 * k
        r = 4 + 2.55 * k
        spiral.append((-40 + r * math.cos(a + 0.6), -146 + r * 0.92 * math.sin(a + 0.6)))
    d.stroke(spiral, 5, darker(shell, 0.7))
