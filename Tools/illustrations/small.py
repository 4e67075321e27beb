"""Rabbits, guinea pigs, hamsters, chinchillas and ferrets."""

from cats import whiskers
from dogs import luma
from faces import cheek, eye, ink_for, inner, paw
from ink import bounds, darker, lighter, mix, oval, symmetric


def spotted(d, c, number=16, angle=80):
    def within(p):
        x0, y0, x1, y1 = bounds(p)
        w, h = x1 - x0, y1 - y0
        saved, d.matrix = d.matrix, (1, 0, 0, 1, 0, 0)
        for colour, px, py, rx, ry in c.get("spots", ()):
            d.blob(x0 + w * px, y0 + h * py, w * rx, h * ry, colour, 1, 0.14)
        if c.get("belly"):
            d.blob(x0 + w * 0.55, y1 + h * 0.02, w * 0.5, h * 0.2, c["belly"], 0.9, 0.08, 0, 6)
        d.hairs(p, number, darker(c["base"], 0.35), 14, angle, 24, 2.1, 0.3)
        d.matrix = saved

    return within


# Rabbits.


def rabbit_head(d, c, tilt=0):
    base, line = c["base"], ink_for(c["base"])
    lop, ear = c.get("lop"), c.get("ear") or c["base"]
    d.push(0, 0, 1, tilt)
    if not lop:
        for side in (-1, 1):
            d.push(20 * side, -52, 1, 9 * side + (14 if side > 0 and c.get("relaxed") else 0), side < 0)
            d.part([(-18, 10), (-24, -60), (-12, -132), (8, -166), (28, -132), (34, -60), (22, 10)], ear, 4.4, 0.28, 7, 0,
                   lambda p: d.wash(d.line([(-4, 0), (-10, -62), (0, -118), (9, -142), (18, -112), (20, -58), (12, 0)]), "#e5a99d", 0.75), ink=line)
            d.pop()
    face = symmetric([(0, -74), (36, -70), (64, -34), (78, 16), (64, 56), (34, 76), (0, 82)])

    def within(p):
        if c.get("blaze"):
            d.wash(d.line([(-8, -90), (8, -90), (12, -30), (34, 20), (46, 60), (30, 100), (-30, 100), (-46, 60), (-34, 20), (-12, -30)]), c["blaze"])
        for colour, px, py, rx, ry in c.get("face_spots", ()):
            d.blob(px, py, rx, ry, colour, 1, 0.12)
        d.hairs(p, 14, darker(base, 0.3), 12, 90, 50, 2.0, 0.28)

    d.part(face, base, 4.6, 0.28, 11, 0, within, ink=line)
    muzzle = c.get("muzzle") or lighter(base, 0.5)
    for side in (-1, 1):
        d.wash(d.line(oval(20 * side, 46, 27, 24)), muzzle, 0.95, False, 2)
    d.wash(d.line(oval(0, 62, 20, 14)), muzzle, 0.95, False, 2)
    if c.get("butterfly"):
        for side in (-1, 1):
            d.blob(17 * side, 34, 19, 15, c["butterfly"], 1, 0.12, 20 * side)
    ink = inner(muzzle)
    d.part([(-12, 22), (0, 20), (12, 22), (6, 31), (0, 34), (-6, 31)], "#d98a86", 2.8, 0.3, 2)
    d.stroke([(0, 34), (0, 48)], 3.2, ink)
    d.stroke([(0, 48), (-12, 58), (-24, 54)], 3.2, ink)
    d.stroke([(0, 48), (12, 58), (24, 54)], 3.2, ink)
    for side in (-1, 1):
        if luma(base) < 0.35:
            d.dot(48 * side, -8, 20, 21, lighter(base, 0.25), 0, 0.9)
        eye(d, 48 * side, -8, 13.5, 15.5, c.get("iris"))
        cheek(d, 58 * side, 32, 15)
    whiskers(d, "#fffaf0" if luma(base) < 0.7 else "#b9a893", 0.85)
    if lop:
        for side in (-1, 1):
            d.push(0, 0, 1, 0, side < 0)
            d.part([(24, -72), (60, -84), (92, -54), (108, 10), (104, 76), (86, 98), (68, 78), (66, 20), (56, -30)], ear, 4.4, 0.3, 8, 0,
                   lambda p: d.hairs(p, 10, darker(ear, 0.3), 16, 90, 14, 2, 0.35), ink=line)
            d.pop()
    d.pop()


def rabbit(d, c, tilt=0):
    base, line = c["base"], ink_for(c["base"])
    d.part(oval(-176, -54, 40, 36), lighter(base, 0.6) if not c.get("tail") else c["tail"], 4, 0.25, 6, 8, ink=line)
    d.part([(-176, -50), (-160, -126), (-90, -180), (0, -176), (74, -160), (118, -96), (116, -30), (96, -4), (-40, -2), (-140, -4)], base, 4.8, 0.3, 20, 4, spotted(d, c, 36, 170), ink=line)
    d.stroke([(-38, -16), (-50, -72), (-92, -108), (-140, -100)], 4.0, line)
    d.part(oval(-70, -12, 68, 18), c.get("feet") or lighter(base, 0.15), 4, 0.26)
    for x in (68, 106):
        d.part([(x - 18, -70), (x + 18, -70), (x + 22, -20), (x + 26, -4), (x - 20, -4)], base, 0, 0, light=0)
        d.stroke([(x - 18, -52), (x - 20, -8)], 3.6, line)
        d.stroke([(x + 19, -52), (x + 23, -12)], 3.6, line)
        paw(d, x + 4, -9, 25, 13, c.get("feet") or lighter(base, 0.15))
    if c.get("belly"):
        d.blob(100, -110, 34, 44, c["belly"], 0.9, 0.1, 0, 4)
    d.push(96, -196, 1.0)
    rabbit_head(d, c, tilt)
    d.pop()


# Rodents.


def guinea_pig(d, c, tilt=0):
    base, line = c["base"], ink_for(c["base"])
    fur = c.get("fur", 0)
    for x in (-96, 62):
        paw(d, x, -8, 30, 12, "#dba394", 3)
    d.part([(-184, -66), (-160, -140), (-80, -172), (30, -172), (110, -150), (160, -90), (150, -26), (90, -6), (-120, -4), (-170, -22)], base, 4.8, 0.3, 20, 6 + fur,
           spotted(d, c, 60 if fur else 40, 165), ink=line)
    for x in (-66, 100):
        paw(d, x, -6, 32, 13, "#e3b0a0", 3)
    d.push(112, -100, 1.06, tilt)
    for side in (-1, 1):
        d.push(0, 0, 1, 0, side < 0)
        d.part([(30, -52), (52, -78), (84, -70), (90, -40), (70, -22), (46, -30)], c.get("ear") or "#c99383", 4, 0.3, 6, ink=line)
        d.pop()

    def within(p):
        if c.get("blaze"):
            d.wash(d.line([(-10, -80), (10, -80), (14, -20), (38, 20), (34, 90), (-34, 90), (-38, 20), (-14, -20)]), c["blaze"])
        for colour, px, py, rx, ry in c.get("face_spots", ()):
            d.blob(px, py, rx, ry, colour, 1, 0.12)
        d.hairs(p, 22, darker(base, 0.3), 14, lambda x, y: 90, 50, 2.0, 0.3)

    d.part(symmetric([(0, -66), (42, -60), (72, -22), (78, 22), (52, 58), (0, 68)]), c.get("face") or base, 4.6, 0.28, 11, 4 + fur * 0.6, within, ink=line)
    if fur:
        for a, b in (((-4, -58), (-26, -104)), ((4, -58), (6, -114)), ((8, -58), (34, -98))):
            d.stroke([a, ((a[0] + b[0]) / 2 + 3, (a[1] + b[1]) / 2), b], 9, c.get("tuft") or base)
            d.stroke([a, ((a[0] + b[0]) / 2 + 6, (a[1] + b[1]) / 2), b], 3, line)
    muzzle = c.get("blaze") or lighter(c.get("face") or base, 0.5)
    for side in (-1, 1):
        d.wash(d.line(oval(18 * side, 34, 25, 21)), muzzle, 1, False, 2)
    d.part([(-11, 12), (0, 9), (11, 12), (6, 22), (-6, 22)], "#d18b84", 2.8, 0.3, 2)
    d.stroke([(0, 23), (0, 36)], 3.2, inner(muzzle))
    d.stroke([(-18, 38), (-10, 46), (0, 37), (10, 46), (18, 38)], 3.2, inner(muzzle))
    for side in (-1, 1):
        eye(d, 44 * side, -10, 12.5, 13.5)
        cheek(d, 54 * side, 24, 14)
    d.pop()


def hamster(d, c, tilt=0):
    base, belly, line = c["base"], c.get("belly", "#f8efdf"), ink_for(c["base"])
    for side in (-1, 1):
        d.part(oval(58 * side, -10, 36, 15), "#e5b3a3", 4, 0.26)
        for k in (-12, 0, 12):
            d.stroke([(58 * side + k, -8), (58 * side + k, 2)], 2.6)
    d.part(symmetric([(0, -220), (60, -200), (96, -130), (104, -70), (80, -20), (40, -6), (0, -4)]), base, 4.8, 0.3, 16, 7,
           lambda p: (d.blob(0, -86, 66, 84, belly, 1, 0.05, 0, 4), d.hairs(p, 40, darker(base, 0.3), 14, 90, 30, 2, 0.3)), ink=line)
    d.push(0, -222, 1, tilt)
    for side in (-1, 1):
        d.push(0, 0, 1, 0, side < 0)
        d.part([(42, -46), (58, -88), (90, -92), (102, -62), (88, -34)], mix(base, "#6f5a52", 0.35), 4.2, 0.3, 6, 0,
               lambda p: d.blob(78, -62, 17, 20, "#e3a596", 0.9), ink=line)
        d.pop()
    d.part(symmetric([(0, -72), (46, -66), (80, -30), (108, 26), (98, 64), (56, 78), (0, 76)]), base, 4.8, 0.28, 12, 6,
           lambda p: (d.blob(0, 62, 110, 48, belly, 1, 0.05, 0, 3), d.blob(0, 18, 26, 44, belly, 1, 0.06, 0, 3), d.hairs(p, 20, darker(base, 0.3), 12, 90, 60, 2, 0.28)), ink=line)
    d.part([(-10, 14), (0, 11), (10, 14), (5, 23), (-5, 23)], "#d18b84", 2.8, 0.3, 2)
    d.stroke([(0, 24), (0, 34)], 3.0)
    d.stroke([(-18, 36), (-10, 43), (0, 35), (10, 43), (18, 36)], 3.0)
    for side in (-1, 1):
        eye(d, 44 * side, -4, 14, 15.5)
        cheek(d, 72 * side, 40, 20, opacity=0.45)
    whiskers(d, "#b9a893", 0.9)
    d.pop()
    # A sunflower seed between the paws.
    d.part([(0, -150), (16, -128), (14, -104), (0, -92), (-14, -104), (-16, -128)], "#4f463f", 3.4, 0.3, 4,
           inside=lambda p: [d.stroke([(x, -150), (x * 1.3, -120), (x, -92)], 3, "#d9d0bf", 0.8) for x in (-7, 0, 7)])
    for side in (-1, 1):
        d.part([(54 * side, -150), (30 * side, -134), (10 * side, -122), (12 * side, -108), (34 * side, -112), (62 * side, -122)], base, 4, 0.25, 5, ink=line)
        d.part(oval(14 * side, -116, 13, 11), "#e5b3a3", 3.4, 0.2, 3)


def chinchilla(d, c, tilt=0):
    base, belly, line = c["base"], c.get("belly", "#eeeae2"), ink_for(c["base"])
    d.part([(60, -24), (130, -14), (196, -40), (232, -104), (224, -160), (190, -176), (164, -130), (132, -84), (84, -64)], darker(base, 0.12), 4.4, 0.3, 9, 16,
           lambda p: d.hairs(p, 30, darker(base, 0.5), 24, -50, 30, 2.4, 0.45), ink=line)
    for side in (-1, 1):
        d.part(oval(70 * side, -10, 46, 15), "#d9a89c", 4, 0.26)
    d.part(symmetric([(0, -230), (70, -214), (116, -150), (128, -84), (104, -24), (50, -6), (0, -4)]), base, 4.8, 0.3, 18, 8,
           lambda p: (d.blob(0, -66, 74, 70, belly, 1, 0.06, 0, 8), d.hairs(p, 60, darker(base, 0.3), 14, 90, 30, 2, 0.3)), ink=line)
    d.push(0, -226, 1, tilt)
    for side in (-1, 1):
        d.push(0, 0, 1, 0, side < 0)
        d.part([(38, -44), (44, -104), (84, -144), (122, -122), (122, -74), (92, -34)], mix(base, "#8d7d7a", 0.4), 4.4, 0.3, 8, 0,
               lambda p: d.blob(88, -86, 26, 36, "#e0aca0", 0.85, 0.06, 20), ink=line)
        d.pop()
    d.part(symmetric([(0, -76), (48, -70), (82, -30), (90, 20), (64, 60), (0, 76)]), base, 4.8, 0.28, 12, 6,
           lambda p: (d.blob(0, 62, 60, 36, belly, 1, 0.05, 0, 5), d.hairs(p, 24, darker(base, 0.3), 12, 90, 60, 2, 0.28)), ink=line)
    d.part([(-11, 20), (0, 16), (11, 20), (6, 30), (-6, 30)], "#c98a86", 2.8, 0.3, 2)
    d.stroke([(0, 31), (0, 42)], 3.0)
    d.stroke([(-19, 44), (-10, 52), (0, 43), (10, 52), (19, 44)], 3.0)
    for side in (-1, 1):
        eye(d, 48 * side, -8, 15.5, 17.5)
        cheek(d, 62 * side, 32, 16)
    whiskers(d, "#7d726c", 1.15)
    d.pop()
    for side in (-1, 1):
        d.part([(64 * side, -128), (34 * side, -112), (16 * side, -98), (20 * side, -84), (46 * side, -88), (72 * side, -102)], base, 4, 0.25, 5, 3, ink=line)
        d.part(oval(20 * side, -92, 12, 10), "#d9a89c", 3.2, 0.2, 3)


# Ferrets.


def ferret_head(d, c, tilt=0):
    base, mask, face = c["base"], c.get("mask"), c.get("face", "#f1e6d3")
    line = ink_for(base)
    d.push(0, 0, 1, tilt)
    for side in (-1, 1):
        d.push(0, 0, 1, 0, side < 0)
        d.part([(34, -42), (46, -78), (78, -78), (88, -44), (66, -22)], base, 4.2, 0.28, 6, 0, lambda p: d.blob(64, -54, 14, 16, face, 1), ink=line)
        d.pop()

    def within(p):
        if mask:
            d.blob(0, -66, 80, 26, base, 1, 0.06, 0, 3)
            d.wash(d.line([(-84, -14), (-40, -26), (0, -12), (40, -26), (84, -14), (70, 18), (36, 14), (0, -2), (-36, 14), (-70, 18)]), mask, 0.95, False, 2)
        d.hairs(p, 18, darker(base, 0.3), 12, 90, 50, 2, 0.25)

    d.part(symmetric([(0, -64), (42, -60), (74, -28), (80, 8), (58, 42), (28, 68), (0, 74)]), face if mask else base, 4.6, 0.26, 10, 4, within, ink=line)
    d.part([(-15, 28), (0, 23), (15, 28), (8, 40), (-8, 40)], "#b9706c", 3.0, 0.3, 3)
    d.stroke([(0, 40), (0, 50)], 3.2)
    d.stroke([(0, 50), (-12, 58), (-26, 52)], 3.2)
    d.stroke([(0, 50), (12, 58), (26, 52)], 3.2)
    for side in (-1, 1):
        eye(d, 38 * side, -6, 11.5, 12.5, "#8c2f35" if c.get("albino") else None, around=None if not mask else lighter(mask, 0.12))
        cheek(d, 50 * side, 30, 13)
    whiskers(d, "#b9a893", 0.85)
    d.pop()


def ferret(d, c, tilt=0):
    base, line = c["base"], ink_for(c["base"])
    legs, far = c.get("legs", base), darker(c.get("legs", base), 0.15)
    d.part([(-190, -70), (-240, -48), (-300, -56), (-326, -38), (-300, -14), (-230, -10), (-180, -26)], c.get("tail", base), 4.4, 0.3, 8, 12, ink=line)
    for x in (-120, 96):
        d.part([(x - 24, -80), (x + 26, -80), (x + 22, -6), (x - 16, -6)], far, 4.2, 0.28, 6, 0)
        paw(d, x + 8, -8, 28, 12, far)
    d.part([(-208, -60), (-196, -140), (-130, -196), (-40, -190), (40, -150), (96, -170), (150, -180), (176, -110), (150, -52), (80, -34), (20, -58), (-60, -70), (-120, -44), (-180, -30)],
           base, 4.8, 0.3, 18, 7, lambda p: (d.blob(0, -66, 150, 22, c.get("belly", lighter(base, 0.4)), 0.6, 0.1, 0, 6), d.hairs(p, 60, darker(base, 0.4), 17, 165, 20, 2.2, 0.35)), ink=line)
    for x in (-162, 136):
        d.part([(x - 28, -84), (x + 30, -84), (x + 28, -30), (x + 26, -6), (x - 16, -6), (x - 24, -40)], legs, 0, 0, 6, 4, light=0)
        d.stroke([(x + 29, -66), (x + 28, -34), (x + 26, -10)], 4.0, line)
        d.stroke([(x - 26, -60), (x - 22, -34), (x - 16, -10)], 4.0, line)
        paw(d, x + 10, -8, 31, 13, legs)
    d.push(164, -196, 0.98)
    ferret_head(d, c, tilt)
    d.pop()


def ferret_portrait(d, c, tilt=0):
    d.part(symmetric([(0, 20), (52, 30), (78, 110), (104, 200), (116, 320), (118, 460), (0, 460)]), c["base"], 5, 0.3, 20, 9,
           lambda p: (d.blob(0, 150, 50, 90, c.get("chest", lighter(c["base"], 0.3)), 0.8, 0.1, 0, 8), d.hairs(p, 60, darker(c["base"], 0.4), 20, 90, 20, 2.4, 0.35)), ink=ink_for(c["base"]))
    ferret_head(d, c, tilt)
