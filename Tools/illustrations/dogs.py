"""Dogs: one head, four ways to sit, stand and lie."""

from faces import cheek, eye, ink_for, inner, paw
from ink import darker, lighter, mix, oval, symmetric

DEFAULTS = dict(
    base="#c98d4f", muzzle=None, ears="drop", ear=None, blaze=None, mask=None, patch=None, patch_side=1, brows=None,
    beard=False, fur=0, nose="#33272a", iris=None, tongue=False, grey=False, lids=0.0, collar=None, chest=None, socks=None,
    back=None, tail="up", tail_tip=None, head=1.0, legs=1.0, bulk=1.0, spots=None, brindle=None, closed_left=False,
    inner_ear="#d99a8b", length=1.0, fringe=False, snout=1.0,
    face=None, missing_front=False,
)


def coat(**given):
    unknown = set(given) - set(DEFAULTS)
    if unknown:
        raise ValueError(unknown)
    return {**DEFAULTS, **given}


def ear_points(kind):
    """The right ear (x > 0): outline, and whether it lies before the head."""
    if kind == "drop":
        return [(38, -88), (74, -96), (112, -62), (124, -6), (112, 44), (90, 52), (74, 16), (66, -28)], True
    if kind == "long":
        return [(44, -80), (82, -84), (118, -30), (132, 40), (124, 104), (98, 122), (76, 92), (74, 20), (62, -30)], True
    if kind == "prick":
        return [(22, -84), (52, -140), (82, -182, "c"), (100, -124), (98, -48), (62, -40)], False
    if kind == "semi":
        return [(22, -86), (46, -124), (80, -138), (118, -116), (130, -74, "c"), (100, -82), (92, -50), (60, -44)], False
    if kind == "rose":
        return [(30, -88), (66, -108), (106, -104), (126, -72), (104, -60), (88, -48), (60, -50)], False
    if kind == "small":
        return [(46, -86), (78, -92), (106, -58), (104, -12), (88, -4), (76, -30)], True
    raise ValueError(kind)


def ear(d, c, side, kind):
    points, front = ear_points(kind)
    fill = c["ear"] or darker(c["base"], 0.12)
    d.push(0, 0, 1, 0, side < 0)

    def within(polygon):
        if kind == "prick":
            d.wash(d.line([(48, -76), (64, -120), (80, -158, "c"), (88, -110), (86, -60)]), c["inner_ear"], 0.75)
            d.hairs(d.line([(36, -60), (60, -110), (78, -90), (70, -50)]), 9, lighter(fill, 0.5), 26, -70 if side > 0 else -110, 14, 2.4, 0.7)
        elif kind in ("semi", "rose"):
            d.wash(d.line([(46, -78), (70, -114), (92, -104), (86, -62)]), c["inner_ear"], 0.5)
        else:
            d.hairs(polygon, 10, darker(fill, 0.35), 20, 80, 14, 2.2, 0.35)

    d.part(points, fill, 4.4, 0.32, 9, c["fur"] * 0.8, within, ink=ink_for(fill))
    if kind == "semi":
        d.part([(80, -138), (120, -116), (132, -72, "c"), (104, -86), (74, -112)], darker(fill, 0.08), 4.0, 0.3, 5, ink=ink_for(fill))
    d.pop()
    return front


def head(d, c, tilt=0):
    base = c["base"]
    muzzle = c["muzzle"] or lighter(base, 0.45)
    line = ink_for(base)
    d.push(0, 0, 1, tilt)
    kinds = c["ears"] if isinstance(c["ears"], tuple) else (c["ears"], c["ears"])
    for side, kind in zip((-1, 1), kinds):
        if not ear_points(kind)[1]:
            ear(d, c, side, kind)
    s = c["snout"]
    skull = symmetric([(0, -98), (46, -94), (80, -62), (92, -12), (84, 36), (62, 66 * s), (44, 96 * s), (0, 108 * s)])

    def within(polygon):
        if c["mask"]:
            d.blob(0, 52 * s, 66, 66, c["mask"], 0.95, 0.06, 0, 7)
        if c["back"]:
            d.blob(0, -86, 92, 52, c["back"], 0.95, 0.1, 0, 6)
        if c["patch"]:
            d.blob(46 * c["patch_side"], -20, 46, 50, c["patch"], 1, 0.1)
        if c["blaze"]:
            d.wash(d.line([(-9, -104), (9, -104), (14, -40), (30, 20), (58, 60), (50, 120), (-50, 120), (-58, 60), (-30, 20), (-14, -40)]), c["blaze"])
        elif not c["mask"]:
            d.blob(0, 54 * s, 55, 52 * s, muzzle, 1, 0.05, 0, 3)
        if c["brows"]:
            for side in (-1, 1):
                d.blob(34 * side, -40, 15, 11, c["brows"], 1, 0.1)
                d.blob(66 * side, 34, 24, 26, c["brows"], 0.9, 0.1, 0, 3)
        if c["brindle"]:
            for i in range(5):
                y = -92 + i * 17
                for side in (-1, 1):
                    d.stroke([((26 + i * 3) * side, y + 6), ((52 + i * 4) * side, y + 2), ((82 + i * 3) * side, y + 14)], 5, c["brindle"], 0.55)
        if c["grey"]:
            d.blob(0, 50, 62, 52, "#e6e0d6", 0.85, 0.1, 0, 6)
            for side in (-1, 1):
                d.blob(38 * side, -30, 22, 12, "#e6e0d6", 0.7, 0.1, 0, 4)
        d.hairs(polygon, 26 if c["fur"] else 14, darker(base, 0.3), 15, lambda x, y: 90, 40, 2.0, 0.3)

    d.part(skull, base, 4.8, 0.30, 13, c["fur"], within, ink=line)
    for side, kind in zip((-1, 1), kinds):
        if ear_points(kind)[1]:
            ear(d, c, side, kind)
    around = muzzle if c["mask"] is None else c["mask"]
    dark_muzzle = c["mask"] or (c["blaze"] or muzzle)
    mouth = inner(dark_muzzle)
    # The muzzle's own roundness, and the mouth.
    d.push(0, 14 * (s - 1) * 4)
    if c["beard"]:
        fill = lighter(muzzle, 0.25)
        d.part(symmetric([(0, 26), (36, 24), (66, 44), (76, 84), (54, 122), (24, 140), (0, 146)]), fill, 3.6, 0.22, 9, 12, ink=line, droop=0.9,
               inside=lambda p: d.hairs(p, 26, darker(fill, 0.3), 24, lambda x, y: 90, 30, 2.2, 0.4))
        for side in (-1, 1):
            d.part([(22 * side, -40), (50 * side, -52), (70 * side, -40), (58 * side, -26), (34 * side, -26)], fill, 0, 0.15, 3, 8, droop=0.9)
    if c["tongue"]:
        d.part([(-15, 68), (15, 68), (19, 96), (8, 114), (-8, 114), (-19, 96)], "#e2857f", 3.4, 0.25)
        d.stroke([(0, 76), (1, 100)], 2.4, "#a8504f")
    d.stroke([(0, 38), (0, 60)], 3.8, mouth)
    d.stroke([(0, 59), (-15, 72), (-34, 66), (-42, 54)], 4.2, mouth)
    d.stroke([(0, 59), (15, 72), (34, 66), (42, 54)], 4.2, mouth)
    for side in (-1, 1):
        for x, y in ((22, 46), (31, 52), (29, 41)):
            d.dot(x * side, y, 1.9, 1.9, mouth, 0, 0.7)
    d.part([(-25, 10), (0, 3), (25, 10), (22, 28), (8, 40), (-8, 40), (-22, 28)], c["nose"], 3.4, 0.35, 4, ink="#1f1718")
    d.dot(-8, 14, 8, 4, "#ffffff", -12, 0.6)
    d.pop()
    for side in (-1, 1):
        x, y = 41 * side, -14
        if side > 0 and c["closed_left"]:  # the animal's own left
            d.stroke([(x - 15, y - 2), (x, y + 6), (x + 15, y - 3)], 4.4, inner(base))
            d.stroke([(x - 4, y + 5), (x - 6, y + 13)], 2.6, inner(base))
            continue
        pale = None if c["lids"] else None
        if luma(base) < 0.3 or (c["patch"] and luma(c["patch"]) < 0.3) or c["mask"]:
            pale = lighter(base, 0.28)
        eye(d, x, y, 12.5, 14.5, c["iris"], "round", c["lids"], around=base if c["lids"] else pale)
        if not c["beard"]:
            d.stroke([(x - 14 * side, y - 30), (x + 2 * side, y - 35), (x + 16 * side, y - 27)], 3.4, inner(base), 0.75)
    if luma(base) > 0.35:
        cheek(d, -62, 34, 19)
        cheek(d, 62, 34, 19)
    d.pop()


def luma(colour):
    from ink import luminance

    return luminance(colour)


def collar(d, c, points, width=17):
    if not c["collar"]:
        return
    polygon = [(x, y - width / 2) for x, y in points] + [(x, y + width / 2) for x, y in reversed(points)]
    d.part(polygon, c["collar"], 3.6, 0.3, 4)
    x, y = points[len(points) // 2]
    d.part(oval(x, y + width * 0.9, 9, 10), "#d9b44a", 3.0, 0.3, 3)


def marks(d, c, number=30, angle=80):
    """What is painted on a body: saddle, spots, brindle, hair."""

    def within(polygon):
        from ink import bounds

        x0, y0, x1, y1 = bounds(polygon)
        w, h = x1 - x0, y1 - y0
        saved, d.matrix = d.matrix, (1, 0, 0, 1, 0, 0)
        if c["back"]:
            d.blob(x0 + w * 0.5, y0 + h * 0.12, w * 0.5, h * 0.42, c["back"], 0.95, 0.1, 0, 8)
        if c["spots"]:
            for px, py, r in ((0.2, 0.3, 0.2), (0.62, 0.22, 0.17), (0.82, 0.62, 0.13), (0.4, 0.72, 0.1)):
                d.blob(x0 + w * px, y0 + h * py, w * r, h * r * 1.15, c["spots"], 1, 0.18)
        if c["brindle"]:
            for i in range(12):
                x = x0 + w * (i + 0.6) / 12.5
                d.stroke([(x, y0 + h * 0.06), (x + 7, y0 + h * 0.3), (x - 2, y0 + h * d.chance(0.5, 0.75))], 7, c["brindle"], 0.5)
        d.hairs(polygon, number * (2 if c["fur"] else 1), darker(c["base"], 0.35), 20 if c["fur"] else 14, angle, 22, 2.2, 0.3)
        d.matrix = saved

    return within


def sock(c):
    return c["socks"] or c["base"]


def leg(d, c, points, foot, fill, lower=None):
    def within(polygon):
        if lower:
            y = max(p[1] for p in points)
            d.blob(foot[0], y - 6, 60, 60, lower, 1, 0.08, 0, 2)

    d.part(points, fill, 4.4, 0.28, 8, c["fur"] * 0.6, within, ink=ink_for(fill))
    paw(d, foot[0], foot[1], foot[2], foot[3], lower or fill)


def sit(d, c, tilt=0):
    """Sitting, seen from the front; the ground is at y = 0."""
    base, line = c["base"], ink_for(c["base"])
    b = c["bulk"]
    tip = c["tail_tip"]

    def tip_marks(p):
        if tip:
            d.blob(198, -122, 40, 44, tip, 1, 0.1)

    d.part([(86, -30), (136, -38), (172, -74), (184, -132), (206, -138), (212, -84), (188, -28), (140, -4), (90, -4)], darker(base, 0.06), 4.4, 0.3, 8,
           c["fur"] * 1.6, tip_marks, ink=line)
    for side in (-1, 1):
        d.push(0, 0, 1, 0, side < 0)
        d.part([(40, -130), (92 * b, -128), (128 * b, -80), (122 * b, -24), (84, -4), (44, -10)], base, 4.4, 0.3, 11, c["fur"], marks(d, c, 8), ink=line)
        paw(d, 104 * b, -12, 44, 19, sock(c))
        d.pop()
    chest = [(0, -268), (52, -262), (80 * b, -200), (86 * b, -120), (72 * b, -50), (40, -22), (0, -18)]

    def within(polygon):
        marks(d, c, 22)(polygon)
        if c["chest"]:
            d.wash(d.furry(d.line(symmetric([(0, -262), (40, -240), (46, -170), (28, -112), (0, -92)])), 9, 11, 0.9), c["chest"])
        if c["brows"]:
            for side in (-1, 1):
                d.blob(30 * side, -178, 20, 16, c["brows"], 1, 0.1)

    d.part(symmetric(chest), base, 4.6, 0.28, 13, c["fur"], within, ink=line)
    for side in (-1, 1):
        d.push(0, 0, 1, 0, side < 0)
        if c["missing_front"] and side < 0:
            d.part([(14, -140), (52, -142), (58, -90), (50, -62), (30, -56), (18, -70)], base, 0, 0.2, 6)
            d.stroke([(56, -128), (58, -90), (48, -62), (28, -56), (17, -72), (15, -100)], 4.2, line)
            d.pop()
            continue
        d.part([(14, -140), (52, -142), (60, -80), (56, -8), (16, -8), (18, -70)], base, 0, 0.26, 7,
               inside=lambda p: (d.blob(36, -8, 60, 58, c["socks"], 1, 0.08) if c["socks"] else None,
                                 d.blob(36, -50, 40, 60, c["brows"], 0.95, 0.08, 0, 5) if c["brows"] else None))
        d.stroke([(57, -128), (61, -80), (58, -18)], 4.4, line)
        d.stroke([(15, -112), (18, -66), (15, -14)], 4.0, line)
        paw(d, 36, -10, 35, 19, c["socks"] or c["brows"] or base)
        d.pop()
    collar(d, c, [(-56, -244), (-30, -232), (0, -228), (30, -232), (56, -244)])
    d.push(0, -312, c["head"])
    (c["face"] or head)(d, c, tilt)
    d.pop()


def stand(d, c, tilt=0):
    """Standing in profile, facing right, the face turned to us."""
    base, line = c["base"], ink_for(c["base"])
    far = darker(base, 0.18)
    g, b, w = c["legs"], c["bulk"], c["length"]
    top = -128 * g
    x0, x1 = -150 * w, 118 * w
    tails = {
        "up": [(-146 * w, top - 100), (-178 * w, top - 130), (-196 * w, top - 196), (-180 * w, top - 236), (-166 * w, top - 200), (-150 * w, top - 148), (-122 * w, top - 112)],
        "down": [(-150 * w, top - 88), (-190 * w, top - 66), (-212 * w, top - 6), (-214 * w, top + 44), (-196 * w, top + 46), (-180 * w, top - 6), (-146 * w, top - 44)],
        "curl": [(-140 * w, top - 100), (-184 * w, top - 118), (-206 * w, top - 172), (-176 * w, top - 214), (-130 * w, top - 200), (-122 * w, top - 164), (-148 * w, top - 158), (-158 * w, top - 174), (-172 * w, top - 164), (-160 * w, top - 134), (-126 * w, top - 116)],
    }

    def tip_marks(p):
        if c["tail_tip"]:
            from ink import bounds

            q = tails[c["tail"]]
            t = q[3]
            d.blob(t[0], t[1], 34, 40, c["tail_tip"], 1, 0.1)

    def lower(x):
        return dict(lower=c["socks"] or c["brows"])

    leg(d, c, [(x0 + 66, top - 30), (x0 + 108, top - 20), (x0 + 92, top * 0.52), (x0 + 84, -8), (x0 + 48, -8), (x0 + 50, top * 0.5)], (x0 + 74, -11, 31, 16), far, **lower(0))
    leg(d, c, [(x1 - 60, top - 30), (x1 - 12, top - 30), (x1 - 16, top * 0.5), (x1 - 18, -8), (x1 - 54, -8), (x1 - 52, top * 0.5)], (x1 - 28, -11, 31, 16), far, **lower(0))
    d.part(tails[c["tail"]], darker(base, 0.04), 4.4, 0.3, 7, c["fur"] * 1.8, tip_marks, ink=line)
    body = [
        (x1 - 2, top - 162 * b), (30, top - 122 * b), (-70 * w, top - 118 * b), (x0 + 6, top - 112 * b), (x0 - 26, top - 60 * b), (x0 - 4, top - 4),
        (-60 * w, top + 6 * b), (20, top + 22 * b), (x1 - 10, top + 30 * b), (x1 + 40, top - 16), (x1 + 52, top - 96 * b), (x1 + 36, top - 158 * b),
    ]

    def within(polygon):
        marks(d, c, 40, 170)(polygon)
        if c["chest"]:
            d.wash(d.furry(d.line([(x1 + 62, top - 150), (x1 + 66, top + 40), (x1 - 10, top + 40), (x1 + 2, top - 40), (x1 + 22, top - 120)]), 9, 12, 0.7), c["chest"])
        if c["brows"]:
            d.blob(x1 + 34, top - 30, 24, 26, c["brows"], 1, 0.1)

    d.part(body, base, 4.8, 0.32, 22, c["fur"] * 1.1, within, ink=line)
    leg(d, c, [(x0 - 22, top - 46), (x0 + 50, top - 52), (x0 + 52, top + 4), (x0 + 26, top * 0.46), (x0 + 34, -8), (x0 - 4, -8), (x0 - 6, top * 0.42), (x0 - 22, top + 6)], (x0 + 22, -11, 33, 17), base, **lower(0))
    leg(d, c, [(x1 - 18, top - 40), (x1 + 36, top - 44), (x1 + 34, top * 0.5), (x1 + 30, -8), (x1 - 8, -8), (x1 - 8, top * 0.5)], (x1 + 18, -11, 33, 17), base, **lower(0))
    # Where the near legs join the body there is no line.
    for x, y, rx, ry in ((x0 + 16, top - 48, 44, 16), (x1 + 8, top - 40, 32, 14)):
        fill = base
        if not (c["chest"] and x > 0) and not c["spots"] and not c["brindle"] and not (c["back"] and x < 0):
            d.wash(d.line(oval(x, y, rx, ry)), fill, 1, False, 4)
    collar(d, c, [(x1 - 16, top - 148 * b), (x1 + 12, top - 132 * b), (x1 + 52, top - 134 * b)])
    d.push(x1 + 34, top - 196 * b, 0.92 * c["head"])
    (c["face"] or head)(d, c, tilt)
    d.pop()


def lie(d, c, tilt=0):
    """Lying with the forelegs stretched out, facing right."""
    base, line = c["base"], ink_for(c["base"])
    b = c["bulk"]
    d.part([(-170, -30), (-214, -18), (-262, -38), (-276, -28), (-256, -6), (-200, 2), (-150, 0)], darker(base, 0.05), 4.4, 0.3, 7, c["fur"] * 1.6,
           lambda p: d.blob(-266, -26, 30, 30, c["tail_tip"], 1, 0.1) if c["tail_tip"] else None, ink=line)
    d.part([(70, -70), (126, -76), (196, -46), (236, -26), (232, -4), (160, -6), (80, -10)], darker(base, 0.14), 4.4, 0.28, 8, c["fur"] * 0.6, ink=line)
    paw(d, 228, -14, 34, 17, darker(sock(c), 0.08))
    d.part([(132, -216 * b), (60, -178 * b), (-60, -158 * b), (-146, -138 * b), (-190, -84), (-184, -22), (-140, -2), (0, 2), (96, -4), (150, -44), (172, -130), (164, -196 * b)],
           base, 4.8, 0.3, 22, c["fur"] * 1.1, lambda p: (marks(d, c, 40, 170)(p),
           d.blob(158, -90, 34, 90, c["chest"], 1, 0.1) if c["chest"] else None), ink=line)
    d.part([(-172, -64), (-140, -118), (-74, -122), (-38, -78), (-44, -18), (-90, -2), (-150, -4)], base, 0, 0.26, 10, c["fur"] * 0.7, marks(d, c, 10))
    d.stroke([(-172, -40), (-164, -84), (-132, -118), (-78, -122), (-42, -88), (-36, -40)], 4.2, line)
    paw(d, -48, -12, 46, 16, sock(c))
    d.part([(66, -52), (116, -66), (176, -42), (206, -22), (200, 4), (140, 4), (72, 2)], base, 4.4, 0.28, 9, c["fur"] * 0.6,
           lambda p: d.blob(190, -8, 60, 40, c["socks"], 1, 0.08) if c["socks"] else None, ink=line)
    paw(d, 196, -6, 36, 18, c["socks"] or c["brows"] or base)
    d.wash(d.line(oval(84, -46, 26, 12, 20)), base, 1, False, 4)
    collar(d, c, [(98, -186 * b), (130, -170 * b), (172, -176 * b)])
    d.push(146, -244 * b, 0.92 * c["head"])
    (c["face"] or head)(d, c, tilt)
    d.pop()


def portrait(d, c, tilt=0):
    """Head and shoulders; the lower edge of the picture is about y = 330."""
    base, line = c["base"], ink_for(c["base"])

    def within(polygon):
        marks(d, c, 60)(polygon)
        if c["chest"]:
            d.wash(d.furry(d.line(symmetric([(0, 60), (70, 100), (86, 200), (60, 330), (0, 420)])), 14, 15, 0.9), c["chest"])
        if c["brows"]:
            for side in (-1, 1):
                d.blob(74 * side, 226, 34, 26, c["brows"], 1, 0.1)

    d.part(symmetric([(0, 40), (66, 46), (92, 120), (146, 200), (176, 300), (184, 460), (0, 460)]), base, 5, 0.3, 24, c["fur"] * 1.4, within, ink=line)
    collar(d, c, [(-84, 128), (-44, 146), (0, 152), (44, 146), (84, 128)], 24)
    (c["face"] or head)(d, c, tilt)
