"""Horses, a donkey, goats, sheep and pigs."""

from dogs import luma
from faces import cheek, eye, ink_for, inner
from ink import bounds, darker, lighter, mix, oval, symmetric


def hoof(d, x, y, half, colour="#5a4a42"):
    d.part([(x - half, y - 26), (x + half, y - 26), (x + half * 1.3, y, "c"), (x - half * 1.3, y, "c")], colour, 3.8, 0.3, 4)


def limb(d, x, top, half, fill, bend=0, sock=None, hooves="#5a4a42", feather=0):
    """A leg from `top` down to the ground, with a knee or a hock."""
    mid = top * 0.5
    points = [(x - half * 1.5, top), (x + half * 1.5, top), (x + half * 0.95 + bend, mid), (x + half * 0.72 + bend * 0.3, top * 0.24), (x + half * 0.95, -20),
              (x - half * 0.95, -20), (x - half * 0.72 + bend * 0.3, top * 0.24), (x - half * 0.95 + bend, mid)]
    hoof(d, x, 0, half * 0.95, hooves)
    d.part(points, fill, 0, 0.28, 7, feather, lambda p: d.blob(x, -18, half * 3, -top * 0.3, sock, 1, 0.06) if sock else None)
    line = ink_for(fill)
    d.stroke([(x + half * 1.4, top * 0.9), (x + half * 0.95 + bend, mid), (x + half * 0.72 + bend * 0.3, top * 0.24), (x + half * 0.95, -22)], 4.2, line)
    d.stroke([(x - half * 1.4, top * 0.9), (x - half * 0.95 + bend, mid), (x - half * 0.72 + bend * 0.3, top * 0.24), (x - half * 0.95, -22)], 4.2, line)


# Horses and donkeys.


def horse_face(d, c, tilt=0):
    base, line = c["base"], ink_for(c["base"])
    mane = c.get("mane", darker(base, 0.5))
    donkey = c.get("donkey")
    muzzle = c.get("muzzle") or mix(base, "#6e5a55", 0.35)
    d.push(0, 0, 1, tilt)
    for side in (-1, 1):
        d.push(30 * side, -128, 1.0, 16 * side if donkey else 8 * side, side < 0)
        tall = 165 if donkey else 92
        d.part([(-20, 14), (-28, -tall * 0.45), (0, -tall, "c"), (28, -tall * 0.5), (22, 14)], base, 4.4, 0.28, 7, 6 if donkey else 0,
               lambda p: d.wash(d.line([(-8, 10), (-14, -tall * 0.42), (1, -tall * 0.82, "c"), (15, -tall * 0.45), (10, 10)]), "#d9a797" if not donkey else "#e9dfd0", 0.8), ink=line)
        d.pop()

    def within(p):
        if c.get("star"):
            d.wash(d.line([(0, -92, "c"), (12, -66), (24, -56), (10, -44), (7, 20), (0, 46), (-7, 20), (-10, -44), (-24, -56), (-12, -66)]), c["star"])
        d.blob(0, 104, 66, 60, muzzle, 1, 0.04, 0, 5)
        if donkey:
            for side in (-1, 1):
                d.blob(50 * side, -44, 30, 32, "#efe7da", 1, 0.06, 0, 3)
        d.hairs(p, 18, darker(base, 0.3), 14, 90, 20, 2, 0.28)

    d.part(symmetric([(0, -146), (42, -142), (68, -104), (74, -50), (58, 20), (54, 70), (62, 110), (48, 146), (0, 156)]), base, 4.8, 0.3, 14, 0, within, ink=line)
    # Forelock.
    lock = [(-30, -150), (0, -168), (32, -150), (26, -116), (10, -74, "c"), (4, -108), (-8, -84, "c"), (-14, -112), (-26, -96, "c")]
    d.part(lock, mane, 4.0, 0.3, 6, 0, lambda p: d.hairs(p, 10, lighter(mane, 0.3), 30, 95, 12, 2.4, 0.4), ink=ink_for(mane))
    for side in (-1, 1):
        x, y = 52 * side, -40
        if luma(base) < 0.3:
            d.dot(x, y, 19, 20, lighter(base, 0.2), 0, 0.8)
        eye(d, x, y, 13.5, 15.5)
        d.stroke([(x - 17 * side, y - 12), (x - 2 * side, y - 23), (x + 16 * side, y - 12)], 3.6, "#2a1d1b")
        d.dot(27 * side, 104, 8, 11, darker(muzzle, 0.65), 18 * side)
        cheek(d, 44 * side, 40, 15)
    d.stroke([(-36, 120), (-18, 133), (0, 137), (18, 133), (36, 120)], 4.0, inner(muzzle))
    if c.get("halter"):
        d.part([(-62, 58), (0, 68), (62, 58), (62, 72), (0, 83), (-62, 72)], c["halter"], 3.4, 0.25, 3)
        for side in (-1, 1):
            d.part([(58 * side, 60), (66 * side, -20), (74 * side, -18), (66 * side, 64)], c["halter"], 3.2, 0.25, 2)
            d.part(oval(61 * side, 65, 9, 9), "#d9b44a", 3, 0.25, 2)
    d.pop()


def horse(d, c, tilt=0):
    base, line = c["base"], ink_for(c["base"])
    mane = c.get("mane", darker(base, 0.5))
    far = darker(base, 0.2)
    socks = c.get("socks", (None, None, None, None))
    donkey = c.get("donkey")
    low = c.get("lower")
    limb(d, -120, -210, 23, far, -6, socks[0] or low)
    limb(d, 74, -210, 22, far, 3, socks[1] or low)
    # Tail.
    if donkey:
        d.part([(-196, -292), (-222, -280), (-240, -200), (-232, -150), (-220, -152), (-218, -200), (-196, -262)], base, 4.2, 0.28, 6, ink=line)
        d.part([(-238, -160), (-216, -160), (-208, -110), (-228, -80), (-246, -112)], mane, 4.2, 0.3, 6, 8)
    else:
        d.part([(-186, -304), (-220, -300), (-252, -240), (-262, -150), (-248, -70), (-226, -52, "c"), (-226, -90), (-206, -70, "c"), (-206, -140), (-196, -230)], mane, 4.4, 0.3, 8, 8,
               lambda p: d.hairs(p, 24, lighter(mane, 0.35), 50, 92, 10, 2.6, 0.4), ink=ink_for(mane))
    body = [(-196, -306), (-120, -332), (-30, -312), (66, -334), (150, -300), (170, -236), (120, -186), (0, -168), (-110, -178), (-196, -206), (-222, -260)]

    def within(p):
        if c.get("stripe"):
            d.stroke([(-210, -300), (-120, -326), (-30, -306), (70, -328)], 15, c["stripe"], 0.85)
        if c.get("spots"):
            for x, y, r in c["spots"]:
                d.blob(x, y, r, r * 0.8, c["spot"], 1, 0.16)
        d.hairs(p, 46, darker(base, 0.35), 18, 170, 20, 2.2, 0.28)

    d.part(body, base, 4.8, 0.32, 26, 0, within, ink=line)
    d.part([(40, -318), (84, -372), (132, -440), (180, -470), (226, -440), (214, -380), (192, -320), (170, -262), (110, -250), (60, -276)], base, 0, 0.28, 14)
    d.stroke([(228, -400), (206, -340), (178, -262), (160, -226)], 4.6, line)
    limb(d, -164, -230, 27, base, -10, socks[2] or low)
    limb(d, 124, -226, 25, base, 3, socks[3] or low)
    d.wash(d.line(oval(-160, -232, 50, 26)), base, 1, False, 8)
    d.wash(d.line(oval(118, -232, 44, 26)), base, 1, False, 8)
    # Mane along the neck.
    d.part([(150, -500), (112, -452), (74, -396), (30, -336), (14, -296), (38, -306), (40, -280, "c"), (66, -316), (76, -290, "c"), (96, -340), (112, -312, "c"), (124, -372), (142, -352, "c"), (150, -420)],
           mane, 4.4, 0.3, 9, 0, lambda p: d.hairs(p, 26, lighter(mane, 0.35), 40, 100, 14, 2.6, 0.4), ink=ink_for(mane))
    if c.get("cross"):
        d.stroke([(52, -330), (62, -280), (66, -240)], 14, c["cross"], 0.8)
    d.push(196, -440, 0.86)
    horse_face(d, c, tilt)
    d.pop()


def horse_portrait(d, c, tilt=0):
    base, line = c["base"], ink_for(c["base"])
    mane = c.get("mane", darker(base, 0.5))
    d.part(symmetric([(0, -100), (60, -90), (96, 40), (150, 180), (190, 320), (200, 500), (0, 500)]), base, 5, 0.3, 26, 0, lambda p: d.hairs(p, 50, darker(base, 0.35), 20, 90, 16, 2.4, 0.3), ink=line)
    d.part([(-60, -150), (-84, -60), (-122, 60), (-150, 190), (-118, 200, "c"), (-112, 150), (-86, 200, "c"), (-82, 120), (-56, 160, "c"), (-50, 40)], mane, 4.6, 0.3, 10, 0,
           lambda p: d.hairs(p, 26, lighter(mane, 0.35), 50, 105, 12, 2.8, 0.4), ink=ink_for(mane))
    horse_face(d, c, tilt)


# Goats.


def goat_face(d, c, tilt=0):
    base, line = c["base"], ink_for(c["base"])
    d.push(0, 0, 1, tilt)
    for side in (-1, 1):
        d.push(0, 0, 1, 0, side < 0)
        chipped = c.get("chipped") and side < 0
        if chipped:
            d.part([(12, -70), (22, -116), (40, -140), (58, -126), (44, -108), (42, -66)], "#a8977c", 4.2, 0.3, 6)
        else:
            d.part([(12, -70), (22, -120), (52, -162), (92, -176, "c"), (70, -140), (50, -108), (42, -66)], "#a8977c", 4.2, 0.3, 6, 0,
                   lambda p: [d.stroke([(14 + k * 8, -84 - k * 20), (34 + k * 9, -78 - k * 17)], 3, "#6e5f4c", 0.7) for k in range(4)])
        d.part([(44, -48), (84, -64), (124, -48), (140, -18, "c"), (108, -14), (62, -16)], c.get("ear") or base, 4.2, 0.28, 6, 0,
               lambda p: d.blob(94, -34, 32, 12, "#dda394", 0.8, 0.08, 16), ink=line)
        d.pop()

    def within(p):
        if c.get("blaze"):
            d.wash(d.line([(-12, -90), (12, -90), (14, 0), (34, 50), (30, 120), (-30, 120), (-34, 50), (-14, 0)]), c["blaze"])
        for colour, px, py, rx, ry in c.get("face_spots", ()):
            d.blob(px, py, rx, ry, colour, 1, 0.1)
        d.hairs(p, 16, darker(base, 0.3), 14, 90, 24, 2, 0.28)

    d.part(symmetric([(0, -84), (42, -78), (62, -40), (58, 10), (46, 60), (34, 92), (0, 104)]), base, 4.8, 0.28, 11, 3, within, ink=line)
    d.part([(-22, 96), (0, 104), (22, 96), (18, 132), (6, 164, "c"), (0, 144), (-8, 160, "c"), (-18, 130)], lighter(base, 0.3), 3.8, 0.28, 5, 6, ink=line)
    d.blob(0, -78, 34, 20, lighter(base, 0.3), 1, 0.2)
    d.part([(-22, 52), (0, 46), (22, 52), (14, 70), (0, 76), (-14, 70)], "#d3968b", 3.2, 0.25, 3)
    for side in (-1, 1):
        d.dot(11 * side, 60, 4, 3.4, "#6b403c")
        eye(d, 42 * side, -22, 13, 12.5, "#d9ad4c", "bar")
        d.stroke([(28 * side, -40), (44 * side, -46), (58 * side, -36)], 3.2, inner(base), 0.8)
        cheek(d, 44 * side, 24, 14)
    d.stroke([(0, 76), (0, 84)], 3.2)
    d.stroke([(-24, 80), (-12, 90), (0, 84), (12, 90), (24, 80)], 3.6)
    d.pop()


def beast(d, c, body, fur, legs, within):
    """The body of a farm animal in profile, facing right."""
    base, line = c["base"], ink_for(c["base"])
    far = darker(c.get("legs", base), 0.2)
    half = c.get("thick", 17)
    for x in legs[:2]:
        limb(d, x, -130, half, far, 0, None, c.get("hooves", "#5a4a42"))
    if c.get("under"):
        c["under"]()
    for x in legs[2:]:
        limb(d, x, -134, half, c.get("legs", base), 0, None, c.get("hooves", "#5a4a42"))
    d.part(body, base, 4.8, 0.32, 22, fur, within, ink=line)


def goat(d, c, tilt=0):
    base, line = c["base"], ink_for(c["base"])

    def within(p):
        for colour, x, y, rx, ry in c.get("spots", ()):
            d.blob(x, y, rx, ry, colour, 1, 0.12)
        d.hairs(p, 60, darker(base, 0.35), 24, 95, 18, 2.3, 0.32)

    d.part([(-148, -236), (-178, -262), (-196, -300), (-176, -306), (-152, -280), (-128, -250)], base, 4.2, 0.28, 6, 9, ink=line)
    beast(d, c, [(96, -252), (20, -236), (-80, -238), (-154, -236), (-182, -190), (-172, -130), (-110, -104), (0, -96), (90, -104), (140, -140), (158, -210), (146, -268)], 15,
          (-96, 72, -138, 112), within)
    d.part([(90, -230), (104, -300), (160, -330), (186, -290), (170, -220), (130, -180)], base, 0, 0.22, 8, 8)
    d.push(150, -318, 0.95)
    if c.get("bell"):
        d.part([(-50, 96), (0, 112), (50, 96), (50, 112), (0, 128), (-50, 112)], "#a5522f", 3.4, 0.25, 3)
        d.part([(-12, 126), (12, 126), (18, 156), (-18, 156)], "#d9b44a", 3.4, 0.3, 4)
    goat_face(d, c, tilt)
    d.pop()


def goat_portrait(d, c, tilt=0):
    base = c["base"]

    def within(p):
        for colour, x, y, rx, ry in c.get("bust", ()):
            d.blob(x, y, rx, ry, colour, 1, 0.12)
        d.hairs(p, 70, darker(base, 0.35), 26, 92, 18, 2.4, 0.32)

    d.part(symmetric([(0, -10), (46, 0), (70, 100), (120, 200), (156, 330), (160, 470), (0, 470)]), base, 5, 0.3, 22, 14, within, ink=ink_for(base))
    goat_face(d, c, tilt)


# Sheep.


def puffs(points, bulge):
    out = []
    n = len(points)
    for i in range(n):
        (x0, y0), (x1, y1) = points[i], points[(i + 1) % n]
        dx, dy = x1 - x0, y1 - y0
        out += [(x0, y0, "c"), (x0 + dx * 0.22 + dy * bulge * 0.8, y0 + dy * 0.22 - dx * bulge * 0.8), (x0 + dx * 0.5 + dy * bulge, y0 + dy * 0.5 - dx * bulge), (x0 + dx * 0.78 + dy * bulge * 0.8, y0 + dy * 0.78 - dx * bulge * 0.8)]
    return out


def sheep_head(d, c, tilt=0):
    wool, dark = c["base"], c.get("face", "#57493f")
    d.push(0, 0, 1, tilt)
    for side in (-1, 1):
        d.push(0, 0, 1, 0, side < 0)
        d.part([(40, -34), (78, -52), (116, -34), (124, -10), (92, -4), (54, -8)], dark, 4.2, 0.3, 6, 0, lambda p: d.blob(86, -26, 26, 10, "#b37f72", 0.8, 0.08, 12), ink=ink_for(dark))
        d.pop()
    d.part(symmetric([(0, -70), (40, -62), (58, -22), (52, 32), (36, 72), (0, 84)]), dark, 4.8, 0.3, 11, 0, lambda p: (d.blob(0, 58, 46, 40, lighter(dark, 0.18), 1, 0.06, 0, 6), d.hairs(p, 16, lighter(dark, 0.25), 10, 90, 30, 2, 0.4)), ink=ink_for(dark))
    top = [(-62, -30), (-56, -72), (-20, -96), (22, -96), (58, -72), (62, -30), (30, -44), (0, -38), (-30, -44)]
    d.part(puffs([(x, y) for x, y in top], 0.28), wool, 4.4, 0.28, 10)
    for side in (-1, 1):
        d.dot(33 * side, -8, 17, 17, lighter(dark, 0.5), 0, 0.9)
        eye(d, 33 * side, -8, 12.5, 13.5, None)
    d.part([(-18, 42), (0, 38), (18, 42), (10, 54), (0, 60), (-10, 54)], "#a0766c", 3.0, 0.25, 3)
    d.stroke([(-22, 64), (-12, 71), (0, 64), (12, 71), (22, 64)], 3.4, lighter(dark, 0.45))
    d.pop()


def sheep(d, c, tilt=0):
    wool, dark = c["base"], c.get("face", "#57493f")

    ring = [(-196, -150), (-190, -214), (-134, -262), (-60, -278), (20, -276), (90, -258), (140, -212), (150, -150), (110, -100), (40, -84), (-40, -84), (-120, -92)]
    for x in (-86, 62):
        limb(d, x, -110, 15, darker(dark, 0.2), 0, None, "#3d322d")
    for x in (-128, 100):
        limb(d, x, -112, 16, dark, 0, None, "#3d322d")

    def curls(p):
        for _ in range(46):
            x, y = d.chance(-190, 150), d.chance(-270, -90)
            r = d.chance(10, 18)
            d.stroke([(x - r, y), (x - r * 0.4, y - r), (x + r * 0.7, y - r * 0.5), (x + r * 0.4, y + r * 0.4), (x - r * 0.2, y)], 2.8, darker(wool, 0.35), 0.5)

    d.part(puffs(ring, 0.30), wool, 4.8, 0.3, 26, 0, curls)
    d.push(152, -250)
    sheep_head(d, c, tilt)
    d.pop()


# Pigs.


def pig(d, c, tilt=0):
    base, line = c["base"], ink_for(c["base"])

    def within(p):
        for colour, x, y, rx, ry in c.get("spots", ()):
            d.blob(x, y, rx, ry, colour, 1, 0.14)
        d.hairs(p, 40, darker(base, 0.3), 13, 170, 22, 2, 0.35)

    d.stroke([(-188, -200), (-214, -214), (-230, -190), (-210, -176), (-200, -200), (-226, -234)], 9, line, wobble=0.6)
    d.stroke([(-188, -200), (-214, -214), (-230, -190), (-210, -176), (-200, -200), (-226, -234)], 4.5, base, wobble=0.6)
    c = {**c, "thick": 24, "hooves": "#7c5a55"}
    beast(d, c, [(90, -252), (0, -268), (-100, -258), (-176, -214), (-198, -150), (-176, -86), (-100, -58), (20, -54), (110, -70), (158, -120), (160, -200)], 0, (-90, 70, -136, 112), within)
    d.push(132, -176, 1.08, tilt)
    for side in (-1, 1):
        d.push(0, 0, 1, 0, side < 0)
        d.part([(26, -78), (56, -112), (96, -116), (104, -82, "c"), (92, -52), (66, -44)], c.get("ear") or darker(base, 0.08), 4.4, 0.28, 7, 0, lambda p: d.blob(78, -82, 20, 22, "#d98a86", 0.5), ink=line)
        d.pop()

    def face(p):
        for colour, px, py, rx, ry in c.get("face_spots", ()):
            d.blob(px, py, rx, ry, colour, 1, 0.1)
        d.hairs(p, 12, darker(base, 0.3), 10, 90, 50, 2, 0.3)

    d.part(symmetric([(0, -88), (50, -82), (86, -36), (88, 22), (60, 66), (0, 82)]), base, 4.8, 0.28, 12, 0, face, ink=line)
    d.part(oval(0, 24, 42, 31), lighter(mix(base, "#d98078", 0.3), 0.1), 4.2, 0.3, 6)
    for side in (-1, 1):
        d.dot(15 * side, 24, 7, 10, "#8f4f4c")
        eye(d, 44 * side, -24, 11.5, 13)
        d.stroke([(32 * side, -44), (46 * side, -48), (57 * side, -40)], 3.2, inner(base), 0.8)
        cheek(d, 64 * side, 28, 17, opacity=0.45)
    d.stroke([(-38, 56), (-20, 69), (0, 73), (20, 69), (38, 56)], 4.0)
    d.pop()
