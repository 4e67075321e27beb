"""Cats: sitting, loafing, lying, and a face to look at."""

from faces import cheek, eye, ink_for, inner, paw
from ink import bounds, darker, lighter, mix, oval, symmetric
from dogs import luma

DEFAULTS = dict(
    base="#9a8066", stripes=None, muzzle=None, white=None, bib=None, socks=None, patches=(), mottle=(), fur=0, iris="#9fb04a",
    iris_left=None, nose="#d98a82", inner_ear="#e3a79a", tail_tip=None, collar=None, lids=0.0, moustache=None, star=None, head=1.0,
    missing_leg=False, pupil="slit", round=1.0, kitten=False,
)


def coat(**given):
    unknown = set(given) - set(DEFAULTS)
    if unknown:
        raise ValueError(unknown)
    return {**DEFAULTS, **given}


def whiskers(d, colour="#fffaf0", reach=1.0):
    for side in (-1, 1):
        for i, (y0, y1) in enumerate(((34, 22), (42, 42), (50, 62))):
            d.stroke([(30 * side, y0), (70 * side, (y0 + y1) / 2 - 4), (118 * side * reach, y1)], 2.5, colour, 0.9)


def head(d, c, tilt=0):
    base, line = c["base"], ink_for(c["base"])
    muzzle = c["white"] or c["muzzle"] or lighter(base, 0.3)
    w = c["round"]
    d.push(0, 0, 1, tilt)
    for side in (-1, 1):
        d.push(0, 0, 1, 0, side < 0)

        def within(p):
            for colour, which in c["patches"]:
                if which in ("ears", "ear-left" if side < 0 else "ear-right"):
                    d.wash(p, colour)
            d.wash(d.line([(48, -60), (70, -102), (82, -127, "c"), (89, -90), (88, -50)]), c["inner_ear"], 0.8)
            d.hairs(d.line([(44, -60), (66, -92), (76, -60)]), 8, lighter(base, 0.6), 26, -60, 16, 2.3, 0.8)

        d.part([(22, -72), (54, -112), (85, -147, "c"), (102, -92), (104, -20), (60, -10)], base, 4.4, 0.28, 8, c["fur"] * 0.7, within, ink=line)
        d.pop()
    face = symmetric([(0, -88), (48, -84), (88 * w, -48), (106 * w, 6), (92 * w, 54), (54, 80), (0, 88)])

    def within(p):
        for colour, which in c["patches"]:
            if which == "left":
                d.blob(-58, -44, 62, 56, colour, 1, 0.08)
            elif which == "right":
                d.blob(58, -44, 62, 56, colour, 1, 0.08)
            elif which == "top":
                d.blob(0, -76, 88, 46, colour, 1, 0.08)
        for i, colour in enumerate(c["mottle"]):
            for _ in range(9):
                d.blob(d.chance(-90, 90), d.chance(-80, 60), d.chance(12, 30), d.chance(10, 22), colour, 0.9, 0.25)
        if c["white"]:
            d.wash(d.line([(0, -52, "c"), (16, -8), (44, 26), (66, 56), (50, 110), (-50, 110), (-66, 56), (-44, 26), (-16, -8)]), c["white"])
        if c["stripes"]:
            s = c["stripes"]
            for x, y in ((0, -54), (-22, -50), (22, -50)):
                d.stroke([(x * 0.9, -90), (x * 1.1, y - 8), (x * 0.8, y)], 7, s, 0.8)
            for side in (-1, 1):
                d.stroke([(-40 * side, -84), (-50 * side, -62), (-46 * side, -46)], 6, s, 0.7)
                for y0, y1 in ((-2, -16), (18, 14), (38, 44)):
                    d.stroke([(70 * side, y0), (92 * side, (y0 + y1) / 2 + 3), (112 * side, y1)], 7, s, 0.75)
        if c["star"]:
            d.wash(d.line([(0, -74, "c"), (8, -56), (24, -52, "c"), (9, -45), (4, -28, "c"), (-5, -44), (-22, -48, "c"), (-8, -56)]), c["star"])
        d.hairs(p, 24 if c["fur"] else 12, darker(base, 0.3), 14, 90, 50, 2.0, 0.28)

    d.part(face, base, 4.8, 0.28, 12, c["fur"], within, ink=line)
    if c["fur"]:
        for side in (-1, 1):
            d.push(0, 0, 1, 0, side < 0)
            d.part([(70, 24), (98, 18), (118, 44), (108, 54), (112, 76), (88, 78), (58, 80)], base if not c["white"] else c["white"], 0, 0.2, 4, c["fur"])
            d.stroke([(102, 18), (118, 44), (107, 55)], 3.8, line)
            d.stroke([(107, 55), (112, 77), (88, 80)], 3.8, line)
            d.pop()
    for side in (-1, 1):
        d.wash(d.line(oval(19 * side, 42, 29, 22)), muzzle, 1, False, 2)
    d.wash(d.line(oval(0, 58, 23, 17)), muzzle, 1, False, 2)
    mouth = inner(muzzle) if c["white"] or luma(base) > 0.3 else inner(base)
    if luma(muzzle) > 0.3:
        mouth = "#3b2d29"
    if c["moustache"]:
        for side in (-1, 1):
            d.blob(18 * side, 34, 20, 9, c["moustache"], 1, 0.12, 14 * side)
    d.stroke([(0, 30), (0, 43)], 3.4, mouth)
    d.stroke([(0, 43), (-10, 54), (-26, 53), (-34, 45)], 3.6, mouth)
    d.stroke([(0, 43), (10, 54), (26, 53), (34, 45)], 3.6, mouth)
    for side in (-1, 1):
        for x, y in ((20, 38), (28, 44), (30, 36)):
            d.dot(x * side, y, 1.7, 1.7, mouth, 0, 0.6)
    d.part([(-14, 15), (0, 12), (14, 15), (9, 25), (0, 31), (-9, 25)], c["nose"], 3.0, 0.3, 3)
    for side in (-1, 1):
        iris = c["iris_left"] if side < 0 and c["iris_left"] else c["iris"]
        x, y = 45 * side, -8
        if c["lids"] >= 1:
            d.stroke([(x - 20, y - 2), (x, y + 9), (x + 20, y - 2)], 4.6, inner(base))
            continue
        if luma(base) < 0.3:
            d.dot(x, y, 24, 22, lighter(base, 0.2), 0, 0.9)
        size = 1.14 if c["kitten"] else 1.0
        eye(d, x, y, 17.5 * size, 17 * size, iris, c["pupil"], c["lids"], around=base if c["lids"] else None)
        d.stroke([(x - 22 * side, y + 6), (x - 10 * side, y - 15), (x + 12 * side, y - 17), (x + 25 * side, y - 6)], 3.6, "#2a1d1b" if luma(base) > 0.3 else "#171112")
    if luma(base) > 0.4:
        cheek(d, -66, 34, 17)
        cheek(d, 66, 34, 17)
    whiskers(d, "#fffaf0" if luma(base) < 0.75 else "#b9a893")
    d.pop()


def marks(d, c, stripes=5, vertical=True):
    def within(p):
        x0, y0, x1, y1 = bounds(p)
        w, h = x1 - x0, y1 - y0
        saved, d.matrix = d.matrix, (1, 0, 0, 1, 0, 0)
        for i, (colour, which) in enumerate(c["patches"]):
            if which in ("left", "body"):
                d.blob(x0 + w * 0.22, y0 + h * 0.35, w * 0.26, h * 0.26, colour, 1, 0.18)
            elif which == "right":
                d.blob(x0 + w * 0.78, y0 + h * 0.55, w * 0.25, h * 0.26, colour, 1, 0.18)
            elif which == "heart":
                x, y, r = x0 + w * 0.28, y0 + h * 0.5, min(w, h) * 0.13
                d.wash(d.line([(x, y + r * 1.3, "c"), (x - r * 1.2, y), (x - r * 0.7, y - r), (x, y - r * 0.5, "c"), (x + r * 0.7, y - r), (x + r * 1.2, y)]), colour)
            elif which == "saddle":
                d.blob(x0 + w * 0.5, y0 + h * 0.2, w * 0.4, h * 0.32, colour, 1, 0.12)
        for colour in c["mottle"]:
            for _ in range(14):
                d.blob(d.chance(x0, x1), d.chance(y0, y1), d.chance(10, 34), d.chance(9, 26), colour, 0.9, 0.25)
        if c["stripes"]:
            for i in range(stripes):
                f = (i + 0.7) / (stripes + 0.4)
                if vertical:
                    x = x0 + w * f
                    d.stroke([(x, y0), (x + 9, y0 + h * 0.25), (x + 2, y0 + h * d.chance(0.4, 0.62))], 10, c["stripes"], 0.7)
                else:
                    y = y0 + h * f
                    d.stroke([(x0, y - 8), (x0 + w * 0.16, y + 3), (x0 + w * 0.3, y + 2)], 9, c["stripes"], 0.7)
                    d.stroke([(x1, y - 8), (x1 - w * 0.16, y + 3), (x1 - w * 0.3, y + 2)], 9, c["stripes"], 0.7)
        d.hairs(p, 44 if c["fur"] else 20, darker(c["base"], 0.35), 20 if c["fur"] else 13, 85, 22, 2.1, 0.28)
        d.matrix = saved

    return within


def tail(d, c, points, width):
    """A tail along a line: a soft tube, striped where the cat is."""
    from ink import smooth

    middle = smooth(points, False, 9)
    left, right = [], []
    n = len(middle)
    for i, (x, y) in enumerate(middle):
        a, b = middle[max(0, i - 1)], middle[min(n - 1, i + 1)]
        tx, ty = b[0] - a[0], b[1] - a[1]
        size = (tx * tx + ty * ty) ** 0.5 or 1
        half = width * (0.5 - 0.12 * i / n)
        rest = (n - 1 - i) * 9
        if rest < half:
            half *= max(0.0, 1 - (1 - rest / half) ** 2) ** 0.5
        left.append((x - ty / size * half, y + tx / size * half))
        right.append((x + ty / size * half, y - tx / size * half))
    outline = left[:-1:2] + [middle[-1]] + right[:-1:2][::-1]

    def within(p):
        if c["stripes"]:
            for i in range(4, n, 7):
                d.stroke([left[i], middle[i], right[i]], 8, c["stripes"], 0.75, taper=False)
        for colour in c["mottle"]:
            for i in range(2, n, 8):
                d.blob(middle[i][0], middle[i][1], 14, 12, colour, 0.9, 0.25)
        for colour, which in c["patches"]:
            if which in ("tail", "body"):
                d.wash(p, colour)
        if c["tail_tip"]:
            x, y = middle[-1]
            d.blob(x, y, width * 1.1, width * 1.1, c["tail_tip"], 1, 0.1)

    d.part(outline, c["base"], 4.4, 0.28, 7, c["fur"] * 1.5, within, ink=ink_for(c["base"]))


def collar(d, c, y, half):
    if c["collar"]:
        d.part([(-half, y - 12), (0, y + 4), (half, y - 12), (half, y + 4), (0, y + 20), (-half, y + 4)], c["collar"], 3.4, 0.3, 4)
        d.part(oval(0, y + 26, 10, 11), "#e0bb52", 3.0, 0.3, 3)
        d.stroke([(-5, y + 29), (5, y + 29)], 2.4)


def sit(d, c, tilt=0):
    base, line = c["base"], ink_for(c["base"])
    tail(d, c, [(70, -22), (128, -16), (176, -44), (188, -98), (172, -140)], 34)
    for side in (-1, 1):
        d.push(0, 0, 1, 0, side < 0)
        if not (c["missing_leg"] and side < 0):
            d.part([(34, -120), (80, -116), (112, -70), (108, -22), (74, -4), (36, -8)], base, 4.4, 0.28, 10, c["fur"], marks(d, c, 3, False), ink=line)
            paw(d, 92, -11, 34, 15, c["socks"] or base)
        else:
            d.part([(34, -120), (74, -112), (92, -70), (80, -26), (54, -8), (36, -8)], base, 4.4, 0.28, 10, c["fur"], marks(d, c, 3, False), ink=line)
        d.pop()

    def within(p):
        marks(d, c, 6, False)(p)
        if c["bib"]:
            d.wash(d.furry(d.line(symmetric([(0, -240), (34, -224), (44, -176), (30, -128), (0, -104)])), 8, 12, 0.9), c["bib"])

    d.part(symmetric([(0, -244), (46, -236), (70, -170), (76, -100), (64, -40), (34, -16), (0, -14)]), base, 4.6, 0.28, 12, c["fur"], within, ink=line)
    for side in (-1, 1):
        d.push(0, 0, 1, 0, side < 0)
        d.part([(10, -130), (44, -130), (50, -70), (46, -6), (12, -6), (14, -66)], base, 0, 0.25, 6,
               inside=lambda p: d.blob(28, 0, 46, 42, c["socks"], 1, 0.08) if c["socks"] else None)
        d.stroke([(47, -116), (51, -70), (48, -14)], 4.2, line)
        d.stroke([(11, -100), (13, -60), (12, -12)], 3.8, line)
        if c["stripes"]:
            for y in (-96, -74, -52):
                d.stroke([(16, y), (32, y + 4), (46, y)], 6, c["stripes"], 0.6)
        paw(d, 28, -9, 27, 15, c["socks"] or base)
        d.pop()
    d.push(0, -286, 0.98 * c["head"])
    d.push(0, 0)
    collar(d, c, 92, 50)
    d.pop()
    head(d, c, tilt)
    d.pop()


def loaf(d, c, tilt=0):
    """Everything tucked in, seen from the side, the face turned to us."""
    base, line = c["base"], ink_for(c["base"])
    d.part([(96, -150), (40, -156), (-50, -164), (-132, -138), (-182, -84), (-184, -26), (-140, -2), (-20, 0), (90, 0), (146, -22), (160, -80), (140, -132)],
           base, 4.8, 0.3, 20, c["fur"] * 1.1, lambda p: (marks(d, c, 7)(p), d.blob(142, -50, 40, 60, c["bib"], 1, 0.1) if c["bib"] else None), ink=line)
    d.stroke([(-60, -6), (-104, -24), (-122, -66), (-104, -104), (-66, -114)], 4.0, line)
    tail(d, c, [(-168, -16), (-120, -8), (-60, -6), (0, -10), (44, -8)], 30)
    for x in (92, 134):
        paw(d, x, -8, 29, 13, c["socks"] or base)
    d.push(112, -178, 0.92 * c["head"])
    collar(d, c, 92, 50)
    head(d, c, tilt)
    d.pop()


def lie(d, c, tilt=0):
    """Stretched along the floor, one elbow out."""
    base, line = c["base"], ink_for(c["base"])
    tail(d, c, [(-176, -24), (-232, -16), (-282, -36), (-296, -78)], 34)
    d.part([(118, -140), (50, -136), (-60, -146), (-150, -124), (-204, -74), (-196, -16), (-140, 0), (0, 0), (100, 0), (168, -22), (176, -84), (158, -128)],
           base, 4.8, 0.3, 20, c["fur"] * 1.1, lambda p: (marks(d, c, 8)(p), d.blob(150, -50, 46, 66, c["bib"], 1, 0.1) if c["bib"] else None), ink=line)
    d.stroke([(-70, -4), (-124, -18), (-146, -62), (-124, -104), (-80, -112)], 4.0, line)
    paw(d, -70, -11, 44, 14, c["socks"] or base)
    d.part([(108, -46), (170, -46), (220, -26), (238, -8), (226, 4), (150, 4), (104, 0)], base, 4.2, 0.26, 8, c["fur"] * 0.5,
           lambda p: d.blob(222, -6, 44, 36, c["socks"], 1, 0.1) if c["socks"] else None, ink=line)
    d.wash(d.line(oval(114, -30, 22, 22)), base, 1, False, 4)
    paw(d, 222, -8, 28, 15, c["socks"] or base)
    d.push(132, -172, 0.94 * c["head"])
    collar(d, c, 92, 50)
    head(d, c, tilt)
    d.pop()


def portrait(d, c, tilt=0):
    base, line = c["base"], ink_for(c["base"])

    def within(p):
        marks(d, c, 7, False)(p)
        if c["bib"]:
            d.wash(d.furry(d.line(symmetric([(0, 40), (64, 80), (80, 170), (60, 300), (0, 380)])), 14, 15, 0.9), c["bib"])

    d.part(symmetric([(0, 40), (70, 44), (98, 120), (136, 220), (150, 320), (152, 460), (0, 460)]), base, 5, 0.3, 22, c["fur"] * 1.5, within, ink=line)
    collar(d, c, 104, 80)
    head(d, c, tilt)
