"""The places in which animals are shown. Each fills the sheet; the ground lies at about 0.86 of its height."""

import math

from ink import INK, darker, lighter, mix, oval, symmetric

FAINT = "#6b5648"


def ground(d):
    return d.height * 0.86


def fill(d, colour):
    d.add('<rect width="%d" height="%d" fill="%s"/>' % (d.width, d.height, colour))


def gradient(d, top, bottom, y0=0.0, y1=1.0):
    name = d.name("g")
    d.add('<linearGradient id="%s" x1="0" y1="%.2f" x2="0" y2="%.2f"><stop offset="0" stop-color="%s"/><stop offset="1" stop-color="%s"/></linearGradient>' % (name, y0, y1, top, bottom))
    d.add('<rect width="%d" height="%d" fill="url(#%s)"/>' % (d.width, d.height, name))


def washes(d, colours, number, opacity=0.22, low=0.0, high=1.0):
    """Clouds of thin paint."""
    for i in range(number):
        d.blob(d.chance(0, d.width), d.chance(low, high) * d.height, d.chance(90, 260), d.chance(50, 120), colours[i % len(colours)], opacity, 0.22, d.chance(-20, 20), d.chance(14, 30))


def hill(d, y, amount, colour, opacity=1.0, line=True):
    points = [(-60, d.height + 60), (-60, y + d.chance(-amount, amount))]
    steps = 6
    for i in range(1, steps):
        points.append((d.width * i / steps, y + d.chance(-amount, amount)))
    points += [(d.width + 60, y + d.chance(-amount, amount)), (d.width + 60, d.height + 60)]
    polygon = d.line([points[0] + ("c",)] + points[1:-1] + [points[-1] + ("c",)])
    d.clip(polygon)
    d.wash(polygon, colour, opacity)
    for _ in range(7):
        d.blob(d.chance(0, d.width), y + d.chance(0, 160), d.chance(100, 240), d.chance(24, 60), lighter(colour, 0.3) if _ % 2 else darker(colour, 0.12), 0.3, 0.2, 0, 16)
    d.end()
    if line:
        top = [p for p in points[1:-1]]
        d.stroke(top, 2.8, FAINT, 0.45)
    return points


def tuft(d, x, y, colour, height=34, blades=5):
    for k in range(blades):
        dx = (k - blades / 2) * 6 + d.chance(-3, 3)
        d.stroke([(x + dx * 0.4, y), (x + dx * 0.8, y - height * 0.6), (x + dx * 1.6, y - height * d.chance(0.7, 1.1))], 4.6, colour, 0.9)


def flower(d, x, y, colour, size=9):
    d.stroke([(x, y + 30), (x + 2, y)], 3, "#7d8f58", 0.9)
    for k in range(5):
        a = 2 * math.pi * k / 5 + 0.3
        d.dot(x + math.cos(a) * size * 0.8, y + math.sin(a) * size * 0.8, size * 0.55, size * 0.55, colour)
    d.dot(x, y, size * 0.42, size * 0.42, "#e3b23f")


def leaf(d, x, y, size, colour, turn=0.0, vein=True):
    d.push(x, y, size / 20, turn)
    d.part([(0, -20, "c"), (12, -4), (0, 20, "c"), (-12, -4)], colour, 2.4, 0.25, 3, ink=FAINT)
    if vein:
        d.stroke([(0, -16), (0, 26)], 2, FAINT, 0.6)
    d.pop()


def fir(d, x, y, h, colour="#71886c", snow=False):
    d.part([(x - h * 0.04, y), (x - h * 0.03, y - h * 0.2), (x + h * 0.03, y - h * 0.2), (x + h * 0.04, y)], "#8a6a50", 2.8, 0.3, 4, ink=FAINT)
    for k in range(3):
        w, top, low = h * (0.26 - 0.06 * k), y - h * (0.46 + 0.26 * k), y - h * (0.12 + 0.25 * k)
        d.part([(x, top, "c"), (x + w * 0.5, (top + low) / 2), (x + w, low, "c"), (x, low + h * 0.03), (x - w, low, "c"), (x - w * 0.5, (top + low) / 2)], colour, 2.8, 0.3, h * 0.04, 0,
               (lambda p, x=x, top=top, w=w: d.blob(x - w * 0.2, top + h * 0.06, w * 0.8, h * 0.09, "#fbf8f0", 0.95, 0.2)) if snow else None, ink=FAINT)


def tree(d, x, y, h, crown="#93a766", trunk="#8a6a50", fruit=None):
    w = h * 0.06
    d.part([(x - w * 1.5, y), (x - w * 0.8, y - h * 0.3), (x - w * 2.2, y - h * 0.52), (x + w * 2.2, y - h * 0.52), (x + w * 0.8, y - h * 0.3), (x + w * 1.5, y)], trunk, 3, 0.3, 5, ink=FAINT,
           inside=lambda p: d.hairs(p, 12, darker(trunk, 0.3), 30, 90, 8, 2.4, 0.5))
    points = []
    for k in range(11):
        a = 2 * math.pi * k / 11
        r = h * d.chance(0.27, 0.36)
        points.append((x + r * 1.15 * math.cos(a), y - h * 0.68 + r * math.sin(a)))
    d.part(points, crown, 3, 0.32, h * 0.07, 0, lambda p: [d.blob(x + d.chance(-0.3, 0.3) * h, y - h * d.chance(0.45, 0.95), h * 0.09, h * 0.06, lighter(crown, 0.3), 0.5, 0.2, 0, 5) for _ in range(9)], ink=FAINT)
    if fruit:
        for _ in range(13):
            a, r = d.chance(0, 6.28), h * d.chance(0.05, 0.28)
            d.part(oval(x + r * 1.1 * math.cos(a), y - h * 0.68 + r * math.sin(a), h * 0.022, h * 0.022), fruit, 2.4, 0.3, 3, ink=FAINT)


def birch(d, x, y, w, h):
    def bark(p):
        for _ in range(int(h / 34)):
            yy = y - d.chance(0, h)
            xx = x + d.chance(-w * 0.4, w * 0.2)
            d.stroke([(xx, yy), (xx + w * d.chance(0.15, 0.5), yy + d.chance(-3, 3))], d.chance(4, 9), "#4d4541", 0.8)

    d.part([(x - w * 0.62, y + 10, "c"), (x - w * 0.5, y - h * 0.4), (x - w * 0.42, y - h, "c"), (x + w * 0.42, y - h, "c"), (x + w * 0.5, y - h * 0.4), (x + w * 0.66, y + 10, "c")], "#f1ebdf", 3.2, 0.34, w * 0.25, 0, bark, ink=FAINT)


def meadow(d, season="summer", orchard=False, trees=True, flowers=True):
    sky, far, mid, near = {
        "spring": (("#d3e4e6", "#f8efd8"), "#c5d0a4", "#b3c284", "#9fb46c"),
        "summer": (("#cfe2ea", "#f9eed2"), "#bfcb9c", "#adbd7c", "#97ab63"),
        "autumn": (("#e3dccb", "#fae6c2"), "#d8bf8c", "#cfac6c", "#bd9a58"),
        "evening": (("#e9cfc4", "#fbe6c4"), "#b9b593", "#a5a878", "#8f9a66"),
    }[season]
    gradient(d, sky[0], sky[1], 0, 0.7)
    washes(d, ["#ffffff", lighter(sky[0], 0.6)], 6, 0.4, 0.02, 0.35)
    if season == "evening":
        d.blob(d.width * 0.78, d.height * 0.26, 62, 62, "#f6c98e", 0.8, 0.04, 0, 3)
    h = d.height
    hill(d, h * 0.50, 26, far)
    if trees:
        shift = d.chance(-0.05, 0.05)
        for x in (0.06, 0.15, 0.9) if d.random() < 0.5 else (0.1, 0.83, 0.93):
            x += shift + d.chance(-0.03, 0.03)
            if orchard or season == "autumn":
                tree(d, d.width * x, h * 0.57, d.chance(150, 220), "#a9b571" if season != "autumn" else "#d29a4d", fruit="#c4533c" if orchard else None)
            else:
                tree(d, d.width * x, h * 0.55, d.chance(120, 190), mix(mid, "#6f8a5c", 0.5))
    hill(d, h * 0.60, 20, mid)
    hill(d, h * 0.72, 14, near)
    for _ in range(26):
        x, y = d.chance(0, d.width), d.chance(0.74, 0.99) * h
        tuft(d, x, y, darker(near, d.chance(0.12, 0.32)), d.chance(18, 36), 4)
    if flowers and season != "autumn":
        for i in range(13):
            flower(d, d.chance(0, d.width), d.chance(0.76, 0.95) * h, ("#f7f0e4", "#e8a98f", "#e6c65a", "#a9a4cf")[i % 4], d.chance(8, 12))
    if season == "autumn":
        for i in range(22):
            leaf(d, d.chance(0, d.width), d.chance(0.74, 0.98) * h, d.chance(12, 20), ("#c9722f", "#d99a3c", "#a9502f", "#c9a852")[i % 4], d.chance(0, 360), False)


def foreground_grass(d, colour="#8aa05c", number=16):
    for i in range(number):
        tuft(d, d.chance(0, d.width), d.height + 6, darker(colour, d.chance(0.05, 0.3)), d.chance(40, 74), 6)


def wood(d, kind="pine", season="summer"):
    back = {"summer": ("#dbe2c6", "#eee7c9"), "autumn": ("#efdcb4", "#f3e5c5"), "winter": ("#dfe5e8", "#f1efe8")}[season]
    gradient(d, back[0], back[1])
    washes(d, {"summer": ["#b9c79a", "#cfd8ae", "#f6f0d8"], "autumn": ["#e0b56a", "#d99a55", "#f5e6c4"], "winter": ["#cfd8de", "#ffffff", "#dfe0da"]}[season], 16, 0.4, 0, 0.7)
    h = d.height
    for i in range(7):
        x = d.width * (i + d.chance(0.2, 0.8)) / 7
        w = d.chance(14, 26)
        d.wash(d.line([(x - w, h * 0.75), (x - w * 0.7, -20), (x + w * 0.7, -20), (x + w, h * 0.75)]), mix(back[0], "#8a7a66", 0.35), 0.6)
    near = {"summer": "#a3a868", "autumn": "#c39a5c", "winter": "#f2f1ec"}[season]
    hill(d, h * 0.68, 14, mix(near, back[1], 0.3))
    for i, x in enumerate((0.07, 0.24, 0.8, 0.95)):
        x += d.chance(-0.05, 0.05)
        if kind == "birch":
            birch(d, d.width * x, h * d.chance(0.72, 0.8), d.chance(40, 62), h * 0.9)
        else:
            w = d.chance(30, 50)
            xx, yy = d.width * x, h * d.chance(0.72, 0.8)
            trunk = "#a9754f" if kind == "pine" else "#8f7c66"
            d.part([(xx - w * 1.1, yy + 10, "c"), (xx - w * 0.7, h * 0.3), (xx - w * 0.6, -30, "c"), (xx + w * 0.6, -30, "c"), (xx + w * 0.7, h * 0.3), (xx + w * 1.2, yy + 10, "c")], trunk, 3.2, 0.36, w * 0.4, 0,
                   lambda p: d.hairs(p, 60, darker(trunk, 0.4), 34, 90, 10, 3, 0.5), ink=FAINT)
    if season != "winter":
        for i in range(15):
            a = d.chance(0, d.width)
            d.blob(a, d.chance(-20, h * 0.12), d.chance(60, 120), d.chance(30, 56), {"summer": "#93a766", "autumn": "#d29445"}[season], 0.75, 0.25, d.chance(-20, 20), 3)
    hill(d, h * 0.76, 10, near)
    for i in range(24):
        x, y = d.chance(0, d.width), d.chance(0.78, 0.99) * h
        if season == "winter":
            d.blob(x, y, d.chance(40, 100), 9, "#dbe1e4", 0.6, 0.2, 0, 4)
        elif season == "autumn" or i % 3 == 0:
            leaf(d, x, y, d.chance(12, 22), ("#c9722f", "#d99a3c", "#a9502f", "#c9a852")[i % 4] if season == "autumn" else "#b58f52", d.chance(0, 360), False)
        else:
            tuft(d, x, y, darker(near, 0.25), d.chance(22, 40), 5)
    if season == "winter":
        flakes(d)


def flakes(d, number=46):
    for _ in range(number):
        r = d.chance(2.5, 6)
        d.dot(d.chance(0, d.width), d.chance(0, d.height), r, r, "#ffffff", 0, 0.9)


def snow(d, house=False):
    gradient(d, "#cbd8e0", "#f3ece0", 0, 0.7)
    washes(d, ["#e9eef0", "#ffffff"], 7, 0.45, 0, 0.4)
    h = d.height
    hill(d, h * 0.52, 24, "#e4e8e8")
    for x in (0.04, 0.13, 0.21, 0.86, 0.95):
        fir(d, d.width * x, h * d.chance(0.58, 0.63), d.chance(180, 290), mix("#71886c", "#c7d3d3", d.chance(0.1, 0.4)), True)
    if house:
        cottage(d, d.width * 0.72, h * 0.64, 240)
    hill(d, h * 0.64, 14, "#eef0ec")
    hill(d, h * 0.76, 10, "#f8f6f0")
    for _ in range(14):
        d.blob(d.chance(0, d.width), d.chance(0.78, 0.98) * h, d.chance(60, 150), 10, "#d5dde2", 0.6, 0.2, 0, 5)
    for _ in range(5):
        tuft(d, d.chance(0, d.width), d.chance(0.8, 0.95) * h, "#b59f78", 34, 4)
    flakes(d)


def cottage(d, x, y, w, wall="#c9a173", roof="#f8f5ee", snowy=True):
    h = w * 0.62
    d.part([(x - w / 2, y - h, "c"), (x + w / 2, y - h, "c"), (x + w / 2, y, "c"), (x - w / 2, y, "c")], wall, 3.2, 0.3, 14, 0,
           lambda p: [d.stroke([(x - w / 2, y - h * k / 6), (x + w / 2, y - h * k / 6 + 2)], 2.6, darker(wall, 0.4), 0.5) for k in range(1, 6)], ink=FAINT)
    d.part([(x - w * 0.62, y - h * 0.96, "c"), (x - w * 0.36, y - h * 1.62, "c"), (x + w * 0.36, y - h * 1.62, "c"), (x + w * 0.62, y - h * 0.96, "c")], roof if snowy else "#a85f45", 3.4, 0.28, 12, 0,
           None if snowy else lambda p: [d.stroke([(x - w * 0.6, y - h * (1.0 + 0.1 * k)), (x + w * 0.6, y - h * (1.0 + 0.1 * k))], 2.4, "#7a3f30", 0.5) for k in range(1, 6)], ink=FAINT)
    d.part([(x + w * 0.14, y - h * 1.9, "c"), (x + w * 0.26, y - h * 1.9, "c"), (x + w * 0.26, y - h * 1.5, "c"), (x + w * 0.14, y - h * 1.5, "c")], "#b5745a", 3, 0.3, 5, ink=FAINT)
    for k in range(3):
        d.blob(x + w * (0.22 + 0.05 * k), y - h * (2.05 + 0.17 * k), w * (0.05 + 0.02 * k), w * (0.04 + 0.015 * k), "#f6f2ea", 0.75, 0.2, 0, 5)
    for dx in (-0.3, 0.06):
        window_pane(d, x + w * dx, y - h * 0.72, w * 0.2, h * 0.4, "#f6d894")
    d.part([(x + w * 0.32, y - h * 0.7, "c"), (x + w * 0.45, y - h * 0.7, "c"), (x + w * 0.45, y, "c"), (x + w * 0.32, y, "c")], "#8a5a42", 3, 0.3, 5, ink=FAINT)


def window_pane(d, x, y, w, h, glass):
    d.part([(x, y, "c"), (x + w, y, "c"), (x + w, y + h, "c"), (x, y + h, "c")], glass, 0, 0.2, 5)
    for pts in ([(x, y), (x + w, y)], [(x + w, y), (x + w, y + h)], [(x + w, y + h), (x, y + h)], [(x, y + h), (x, y)], [(x + w / 2, y), (x + w / 2, y + h)], [(x, y + h / 2), (x + w, y + h / 2)]):
        d.stroke(pts, max(4, w * 0.06), "#efe4d0", taper=False)
        d.stroke(pts, 2.2, FAINT, 0.7)


def room(d, wall="#e9cfae", floor="#c89a68", view="summer", rug=None, plant=True, left=False, sill=False, lamp=False, stove=False):
    h, w = d.height, d.width
    fill(d, wall)
    washes(d, [lighter(wall, 0.4), darker(wall, 0.08)], 10, 0.35)
    for k in range(17):
        x = w * (k + 0.5) / 17
        for j in range(7):
            d.dot(x + (18 if j % 2 else 0), h * (0.06 + 0.1 * j), 3.4, 5.4, darker(wall, 0.16), 0, 0.4)
    wx, wy, ww, wh = (w * 0.07 if left else w * 0.6), h * 0.08, w * 0.33, h * 0.46
    if sill:
        wx, ww, wy, wh = w * 0.12, w * 0.76, h * 0.04, h * 0.66
    outside = {"summer": ("#cfe2ea", "#a9bd7c"), "autumn": ("#efe0c2", "#cf9f55"), "winter": ("#d5dfe6", "#f5f4ef"), "evening": ("#efc9b0", "#9a9a78"), "town": ("#d8e3e6", "#c7a58a")}[view]
    pane = [(wx, wy, "c"), (wx + ww, wy, "c"), (wx + ww, wy + wh, "c"), (wx, wy + wh, "c")]
    polygon = d.line(pane)
    d.clip(polygon)
    d.wash(polygon, outside[0])
    for _ in range(4):
        d.blob(wx + d.chance(0, ww), wy + d.chance(0, wh * 0.5), ww * 0.2, wh * 0.08, "#ffffff", 0.5, 0.2, 0, 10)
    if view == "town":
        for k in range(5):
            bx, bh = wx + ww * k / 4.6, wh * d.chance(0.3, 0.55)
            colour = ("#d9a78a", "#e6c79b", "#c7b39f", "#d59c7e", "#e3d0b0")[k]
            d.part([(bx - 8, wy + wh - bh, "c"), (bx + ww * 0.11, wy + wh - bh - 34, "c"), (bx + ww * 0.22, wy + wh - bh, "c"), (bx + ww * 0.22, wy + wh + 10, "c"), (bx - 8, wy + wh + 10, "c")], colour, 2.4, 0.25, 8, ink=FAINT)
            for j in range(3):
                d.dot(bx + ww * (0.04 + 0.06 * j), wy + wh - bh * 0.6, 5, 9, darker(colour, 0.4), 0, 0.6)
    else:
        d.blob(wx + ww * 0.3, wy + wh * 0.95, ww * 0.6, wh * 0.3, outside[1], 1, 0.1)
        d.blob(wx + ww * 0.9, wy + wh, ww * 0.5, wh * 0.36, darker(outside[1], 0.1), 1, 0.1)
        if view == "winter":
            flakes_in(d, wx, wy, ww, wh)
    d.end()
    frame = "#f5ecdc"
    for pts in ([(wx, wy), (wx + ww, wy)], [(wx + ww, wy), (wx + ww, wy + wh)], [(wx, wy), (wx, wy + wh)], [(wx + ww / 2, wy), (wx + ww / 2, wy + wh)], [(wx, wy + wh * 0.42), (wx + ww, wy + wh * 0.42)]):
        d.stroke(pts, 19, FAINT, 0.75, taper=False)
        d.stroke(pts, 14, frame, taper=False)
    d.part([(wx - 26, wy + wh - 4, "c"), (wx + ww + 26, wy + wh - 4, "c"), (wx + ww + 30, wy + wh + 22, "c"), (wx - 30, wy + wh + 22, "c")], frame, 3, 0.28, 6, ink=FAINT)
    for side in (0, 1):
        x = wx - 20 if side == 0 else wx + ww + 20
        s = 1 if side == 0 else -1
        colour = mix("#d98a6c", wall, 0.35)
        d.part([(x - 22 * s, wy - 30, "c"), (x + 66 * s, wy - 30, "c"), (x + 50 * s, wy + wh * 0.4), (x + 16 * s, wy + wh * 0.72), (x + 26 * s, wy + wh + 26, "c"), (x - 26 * s, wy + wh + 26, "c")], colour, 3, 0.32, 14, 0,
               lambda p, x=x, s=s: [d.stroke([(x + (8 + 15 * k) * s, wy - 30), (x + (4 + 8 * k) * s, wy + wh * 0.6), (x + (-10 + 10 * k) * s, wy + wh + 20)], 3, darker(colour, 0.35), 0.4) for k in range(3)], ink=FAINT)
    if plant:
        px, py = (wx + ww * 0.82, wy + wh - 2)
        for k in range(7):
            a = math.radians(-150 + 20 * k)
            leaf(d, px + 46 * math.cos(a), py - 52 + 40 * math.sin(a), 24, "#8ea56a", math.degrees(a) + 90)
        d.part([(px - 30, py - 50, "c"), (px + 30, py - 50, "c"), (px + 22, py, "c"), (px - 22, py, "c")], "#c4734f", 3, 0.3, 6, ink=FAINT)
    # A patch of sunlight, then the floor.
    base = h * (0.72 if not sill else 0.80)
    boards = d.line([(-20, base, "c"), (w + 20, base, "c"), (w + 20, h + 20, "c"), (-20, h + 20, "c")])
    d.clip(boards)
    d.wash(boards, floor)
    for k in range(9):
        y = base + (h - base) * (k / 8) ** 1.5
        d.stroke([(-10, y), (w / 2, y + d.chance(-2, 2)), (w + 10, y)], 2.8, darker(floor, 0.4), 0.5, taper=False)
        for j in range(4):
            x = w * (j + d.chance(0.1, 0.9)) / 4
            d.stroke([(x, y), (x - 8, y + (h - base) / 9)], 2.4, darker(floor, 0.4), 0.4)
    d.blob(wx + ww * 0.1, base + (h - base) * 0.45, ww * 0.6, (h - base) * 0.3, "#fff1cf", 0.45, 0.06, -4, 18)
    d.end()
    d.part([(-20, base - 26, "c"), (w + 20, base - 26, "c"), (w + 20, base, "c"), (-20, base, "c")], "#efe2cc", 2.8, 0.25, 5, ink=FAINT)
    if stove:
        sx = w * 0.16
        d.part([(sx - 110, h * 0.2, "c"), (sx + 110, h * 0.2, "c"), (sx + 116, base + 20, "c"), (sx - 116, base + 20, "c")], "#dfe3d8", 3.2, 0.3, 16, 0,
               lambda p: [d.stroke([(sx - 116, h * (0.2 + 0.09 * k)), (sx + 116, h * (0.2 + 0.09 * k))], 2.8, FAINT, 0.4) for k in range(1, 7)] + [d.stroke([(sx + x, h * 0.2), (sx + x, base + 20)], 2.8, FAINT, 0.4) for x in (-40, 40)], ink=FAINT)
        d.part([(sx - 52, base - 96, "c"), (sx + 52, base - 96, "c"), (sx + 52, base - 14, "c"), (sx - 52, base - 14, "c")], "#4f423c", 3.4, 0.3, 6, 0,
               lambda p: (d.blob(sx, base - 30, 40, 34, "#e58a3a", 0.95, 0.2, 0, 5), d.blob(sx, base - 24, 22, 20, "#f8d36a", 0.95, 0.2, 0, 4)), ink=FAINT)
    if lamp:
        lx = w * 0.14
        d.stroke([(lx, base + 10), (lx + 4, h * 0.3)], 9, FAINT)
        d.part([(lx - 62, h * 0.3, "c"), (lx - 36, h * 0.13, "c"), (lx + 44, h * 0.13, "c"), (lx + 70, h * 0.3, "c")], "#f1d08c", 3, 0.25, 8, ink=FAINT)
        d.blob(lx, h * 0.36, 150, 120, "#fff0c4", 0.5, 0.05, 0, 30)
    if rug:
        d.part(oval(w * 0.5, h * 0.89, w * 0.43, h * 0.085, 0, 30), rug, 3, 0.25, 8, 0,
               lambda p: (d.ink(d.line(oval(w * 0.5, h * 0.89, w * 0.37, h * 0.066, 0, 30)), True, 6, lighter(rug, 0.5), opacity=0.8), d.ink(d.line(oval(w * 0.5, h * 0.89, w * 0.3, h * 0.05, 0, 30)), True, 3, darker(rug, 0.3), opacity=0.6)), ink=FAINT)


def flakes_in(d, x, y, w, h):
    for _ in range(26):
        d.dot(x + d.chance(0, w), y + d.chance(0, h), 3.4, 3.4, "#ffffff", 0, 0.95)


def yard(d, hut=True, season="summer", mesh=True):
    h, w = d.height, d.width
    gradient(d, "#d5e2e4", "#f7ecd4", 0, 0.6)
    washes(d, ["#ffffff", "#e6ecea"], 6, 0.4, 0, 0.35)
    for x in (0.1, 0.3, 0.55, 0.78, 0.94):
        d.blob(w * x, h * 0.36, d.chance(90, 150), d.chance(60, 100), ("#a9b97c", "#b9c58e", "#9fb274")[int(x * 10) % 3] if season == "summer" else "#d3a35c", 0.85, 0.2, 0, 4)
    for x in (0.2, 0.68, 0.86):
        x += d.chance(-0.09, 0.09)
        birch(d, w * x, h * 0.6, 30, h * 0.62)
    # The fence.
    wood_ = "#c9a277"
    for k in range(17):
        x = w * k / 16
        t = h * 0.40 + d.chance(-7, 7)
        d.part([(x - 31, h * 0.68, "c"), (x - 31, t, "c"), (x, t - 24, "c"), (x + 31, t, "c"), (x + 31, h * 0.68, "c")], mix(wood_, "#a8845e", d.chance(0, 0.5)), 3, 0.3, 8, 0,
               lambda p: d.hairs(p, 7, "#7a5a40", 46, 90, 4, 2.2, 0.4), ink=FAINT)
    sand = "#dcc196" if season == "summer" else "#d3b083"
    hill(d, h * 0.66, 7, sand)
    if hut:
        x, y = w * 0.82, h * 0.76
        d.part([(x - 130, y - 150, "c"), (x + 130, y - 150, "c"), (x + 130, y, "c"), (x - 130, y, "c")], "#b98258", 3.4, 0.32, 16, 0,
               lambda p: [d.stroke([(x - 130, y - 150 + 30 * k), (x + 130, y - 150 + 30 * k)], 2.8, "#7a5238", 0.5) for k in range(1, 5)], ink=FAINT)
        d.part([(x - 160, y - 140, "c"), (x, y - 250, "c"), (x + 160, y - 140, "c"), (x + 146, y - 122, "c"), (x, y - 218, "c"), (x - 146, y - 122, "c")], "#a4553f", 3.4, 0.3, 8, ink=FAINT)
        d.wash(d.line([(x - 132, y - 146, "c"), (x, y - 232, "c"), (x + 132, y - 146, "c")]), "#c79364")
        d.part([(x - 52, y, "c"), (x - 52, y - 80), (x, y - 126), (x + 52, y - 80), (x + 52, y, "c")], "#55423a", 3.4, 0.3, 8, ink=FAINT)
    for _ in range(20):
        d.blob(d.chance(0, w), d.chance(0.7, 0.98) * h, d.chance(20, 70), d.chance(4, 8), darker(sand, 0.15), 0.5, 0.2, 0, 2)
    for _ in range(10):
        tuft(d, d.chance(0, w), d.chance(0.7, 0.98) * h, "#a0a968", d.chance(16, 30), 4)
    if season == "autumn":
        for i in range(15):
            leaf(d, d.chance(0, w), d.chance(0.72, 0.98) * h, d.chance(12, 18), ("#c9722f", "#d99a3c", "#c9a852")[i % 3], d.chance(0, 360), False)


def straw(d, number=150, low=0.78, high=1.0, colours=("#dcb765", "#c99f50", "#ecd08a")):
    for i in range(number):
        x, y = d.chance(-10, d.width), d.chance(low, high) * d.height
        a = d.chance(-25, 25)
        l = d.chance(24, 60)
        d.stroke([(x, y), (x + l * math.cos(math.radians(a)), y + l * 0.5 * math.sin(math.radians(a)))], 4, colours[i % len(colours)], 0.9)


def stable(d, lantern=True, bales=True, door=True):
    h, w = d.height, d.width
    fill(d, "#b98d62")
    for k in range(14):
        x = w * k / 13.5
        d.part([(x - 4, -20, "c"), (x + w / 13.5, -20, "c"), (x + w / 13.5, h * 0.78, "c"), (x - 4, h * 0.78, "c")], mix("#bd9166", "#9f7550", d.chance(0, 0.8)), 2.8, 0.25, 8, 0,
               lambda p: d.hairs(p, 16, "#6e4d35", 70, 90, 4, 2.4, 0.4), ink=FAINT)
    if door:
        x, y = w * 0.06, h * 0.1
        d.part([(x, y, "c"), (x + w * 0.24, y, "c"), (x + w * 0.24, h * 0.5, "c"), (x, h * 0.5, "c")], "#d9e6dc", 0, 0.2, 8, 0, lambda p: (d.blob(x + w * 0.12, h * 0.5, w * 0.2, h * 0.13, "#a9bd7c", 1, 0.1), d.blob(x + w * 0.1, h * 0.2, w * 0.1, 30, "#ffffff", 0.7, 0.2, 0, 8)))
        for pts in ([(x, y), (x + w * 0.24, y)], [(x + w * 0.24, y), (x + w * 0.24, h * 0.5)], [(x, h * 0.5), (x + w * 0.24, h * 0.5)], [(x, y), (x, h * 0.5)]):
            d.stroke(pts, 22, FAINT, 0.8, taper=False)
            d.stroke(pts, 16, "#8d6444", taper=False)
    d.part([(-20, h * 0.03, "c"), (w + 20, h * 0.02, "c"), (w + 20, h * 0.075, "c"), (-20, h * 0.085, "c")], "#8d6444", 3.2, 0.3, 8, ink=FAINT)
    if lantern:
        x = w * 0.84
        d.blob(x, h * 0.24, 210, 190, "#ffe3a0", 0.55, 0.04, 0, 40)
        d.stroke([(x, h * 0.07), (x, h * 0.15)], 4, FAINT)
        d.part([(x - 26, h * 0.17, "c"), (x + 26, h * 0.17, "c"), (x + 32, h * 0.28, "c"), (x - 32, h * 0.28, "c")], "#ffe8ae", 3.4, 0.2, 5)
        d.part([(x - 34, h * 0.17, "c"), (x, h * 0.14, "c"), (x + 34, h * 0.17, "c")], "#6e5a4c", 3.2, 0.3, 3)
        d.part([(x - 38, h * 0.28, "c"), (x + 38, h * 0.28, "c"), (x + 34, h * 0.30, "c"), (x - 34, h * 0.30, "c")], "#6e5a4c", 3.2, 0.3, 3)
    hill(d, h * 0.77, 6, "#d3a95e")
    if bales:
        for x, y, s in ((0.10, 0.80, 1.0), (0.92, 0.81, 1.1), (0.88, 0.68, 0.9)):
            bx, by = w * x, h * y
            d.part([(bx - 130 * s, by - 104 * s, "c"), (bx + 120 * s, by - 104 * s, "c"), (bx + 126 * s, by, "c"), (bx - 130 * s, by, "c")], "#ddb966", 3.4, 0.32, 16, 5,
                   lambda p: (d.hairs(p, 70, "#a67c38", 34, 0, 20, 2.6, 0.6), [d.stroke([(bx + k * s, by - 106 * s), (bx + k * s, by)], 5, "#8a6a3c", 0.8) for k in (-60, 56)]), ink=FAINT)
    straw(d)


def pen(d, wall="#d9dcc4", toys=True):
    """A pen for small animals: straw, a board, a little house."""
    h, w = d.height, d.width
    fill(d, wall)
    washes(d, [lighter(wall, 0.5), darker(wall, 0.08)], 10, 0.4)
    for k in range(19):
        x = w * k / 18
        d.stroke([(x, h * 0.28), (x + 2, h * 0.74)], 6, "#b09a7c", 0.8, taper=False)
    for y in (0.28, 0.5, 0.72):
        d.stroke([(-10, h * y), (w / 2, h * y + 3), (w + 10, h * y)], 8, "#a08a6c", 0.85, taper=False)
    hill(d, h * 0.72, 6, "#dcc08a")
    if toys:
        x, y = w * 0.16, h * 0.82
        d.part([(x - 130, y, "c"), (x - 130, y - 170, "c"), (x + 130, y - 170, "c"), (x + 130, y, "c")], "#c99c68", 3.4, 0.3, 14, 0, lambda p: d.hairs(p, 30, "#8d6a48", 50, 0, 4, 2.4, 0.4), ink=FAINT)
        d.part([(x - 160, y - 160, "c"), (x, y - 246, "c"), (x + 160, y - 160, "c")], "#b5704e", 3.4, 0.3, 12, ink=FAINT)
        d.part([(x - 50, y, "c"), (x - 54, y - 70), (x, y - 116), (x + 54, y - 70), (x + 50, y, "c")], "#5d493c", 3.2, 0.3, 8, ink=FAINT)
        bx, by = w * 0.9, h * 0.84
        d.part([(bx - 64, by - 46, "c"), (bx + 64, by - 46, "c"), (bx + 46, by, "c"), (bx - 46, by, "c")], "#8fa8b5", 3.4, 0.3, 8, ink=FAINT)
        for k in range(5):
            d.part(oval(bx - 44 + 22 * k, by - 52, 15, 13), ("#8fae5c", "#d98a4a", "#7d9a52")[k % 3], 2.6, 0.25, 4, ink=FAINT)
    straw(d, 170, 0.74)


def water(d, reeds=True, evening=False):
    h, w = d.height, d.width
    gradient(d, "#d6e4e6" if not evening else "#ecd3c2", "#f6ead2", 0, 0.5)
    washes(d, ["#ffffff"], 5, 0.4, 0, 0.25)
    hill(d, h * 0.36, 16, "#b5c193")
    hill(d, h * 0.42, 10, "#a3b37c")
    pond = [(-60, h * 0.48), (w * 0.3, h * 0.46), (w * 0.7, h * 0.475), (w + 60, h * 0.46), (w + 60, h + 60, "c"), (-60, h + 60, "c")]
    d.part(pond, "#a8c6cc", 2.8, 0.2, 20, 0, lambda p: washes(d, ["#8fb4c0", "#c9dcd8", "#f3ead4", "#97b7a8"], 22, 0.4, 0.48, 1.0), ink=FAINT)
    for _ in range(30):
        x, y = d.chance(0, w), d.chance(0.5, 0.98) * h
        l = d.chance(30, 90)
        d.stroke([(x, y), (x + l * 0.5, y - 5), (x + l, y)], 3, "#ffffff" if _ % 2 else "#6f97a5", 0.6)
    if reeds:
        for x in (0.03, 0.07, 0.12, 0.88, 0.93, 0.97):
            for _ in range(4):
                xx = w * x + d.chance(-22, 22)
                top = h * d.chance(0.28, 0.5)
                d.stroke([(xx, h * 0.9), (xx + 5, h * 0.6), (xx + d.chance(-20, 24), top)], 6.5, ("#8fa05c", "#a3ad6c")[_ % 2], 0.95)
            d.stroke([(w * x, h * 0.86), (w * x + 6, h * 0.4)], 5, "#8a7a4c")
            d.part(oval(w * x + 6, h * 0.38, 11, 40, 4), "#8a5a3c", 3, 0.3, 4, ink=FAINT)
    for x, y in ((0.2, 0.92), (0.76, 0.95), (0.84, 0.74)):
        d.part(oval(w * x, h * y, 62, 17), "#93a866", 2.8, 0.28, 5, ink=FAINT)
        d.stroke([(w * x, h * y), (w * x + 58, h * y - 4)], 2.6, FAINT, 0.6)


def ripples(d, x, y, width):
    for k in range(3):
        r = width * (0.55 + 0.14 * k)
        d.ink(d.line(oval(x, y, r, r * 0.13)), True, 3.4, "#f4f1e6", opacity=0.7 - 0.15 * k)


def aquarium(d, tone="#8fc0bf"):
    h, w = d.height, d.width
    gradient(d, lighter(tone, 0.55), darker(tone, 0.18))
    washes(d, ["#ffffff", lighter(tone, 0.5), darker(tone, 0.12)], 14, 0.28)
    for k in range(4):
        x = w * (0.1 + 0.25 * k)
        d.wash(d.line([(x, -20, "c"), (x + 90, -20, "c"), (x + 250, h * 0.9, "c"), (x + 40, h * 0.9, "c")]), "#ffffff", 0.14, False, 12)
    hill(d, h * 0.87, 10, "#d9c08f")
    for _ in range(70):
        x, y = d.chance(0, w), d.chance(0.89, 1.0) * h
        r = d.chance(6, 15)
        d.part(oval(x, y, r, r * 0.72), ("#c7ab7c", "#b59a80", "#e3cfa3", "#a9a08f")[_ % 4], 2.2, 0.3, 3, ink=FAINT)
    for x, n, tall in ((0.06, 4, 0.62), (0.16, 3, 0.4), (0.86, 4, 0.66), (0.95, 3, 0.46)):
        for j in range(n):
            xx = w * x + (j - n / 2) * 24
            height = h * tall * d.chance(0.75, 1.05)
            sway = d.chance(14, 26)
            stem = [(xx, h * 0.93), (xx + sway, h * 0.93 - height * 0.35), (xx - sway, h * 0.93 - height * 0.7), (xx + sway * 0.6, h * 0.93 - height)]
            colour = ("#6f9460", "#86a968", "#5f8668")[j % 3]
            d.stroke(stem, 15, darker(colour, 0.35), 0.8)
            d.stroke(stem, 10, colour)
            for k in range(7):
                f = (k + 1) / 8
                y = h * 0.93 - height * f
                sx = xx + sway * math.sin(f * 6.0)
                d.push(sx, y, 0.9, (-56 if k % 2 else 56))
                d.part([(0, 6), (10, -12), (0, -44, "c"), (-10, -12)], colour, 2.2, 0.25, 3, ink=FAINT)
                d.pop()
    d.part([(w * 0.7, h * 0.93), (w * 0.71, h * 0.85), (w * 0.77, h * 0.81), (w * 0.84, h * 0.85), (w * 0.86, h * 0.94)], "#a3968a", 3, 0.34, 14, ink=FAINT)
    for i in range(16):
        x = w * (0.3 if i % 2 else 0.66) + d.chance(-30, 30)
        y = h * d.chance(0.05, 0.8)
        r = d.chance(5, 13)
        d.dot(x, y, r, r, "#ffffff", 0, 0.28)
        d.ink(d.line(oval(x, y, r, r)), True, 2.4, "#ffffff", opacity=0.8)


def terrarium(d, damp=False, branch=False):
    h, w = d.height, d.width
    back = "#ecd3a4" if not damp else "#cfd6b0"
    gradient(d, lighter(back, 0.4), darker(back, 0.08))
    washes(d, [lighter(back, 0.5), darker(back, 0.1)], 12, 0.35)
    if not damp:
        d.blob(w * 0.74, -10, 380, 340, "#fff2c0", 0.75, 0.04, 0, 50)
        d.part([(w * 0.66, -20, "c"), (w * 0.82, -20, "c"), (w * 0.87, h * 0.12, "c"), (w * 0.61, h * 0.12, "c")], "#7d6f66", 3.4, 0.3, 12, ink=FAINT)
        d.part(oval(w * 0.74, h * 0.125, w * 0.1, h * 0.03), "#ffe79c", 3, 0.1, 3, ink=FAINT)
    for x, s in ((0.08, 1.1), (0.92, 0.9)) if not damp else ((0.07, 1.2), (0.2, 0.8), (0.9, 1.2)):
        for k in range(8):
            a = math.radians(-160 + 20 * k)
            leaf(d, w * x + 90 * s * math.cos(a), h * 0.66 + 100 * s * math.sin(a), 40 * s, ("#8ca06a", "#a0b07a")[k % 2], math.degrees(a) + 90)
    d.part([(w * 0.02, h * 0.84), (w * 0.03, h * 0.68), (w * 0.14, h * 0.6), (w * 0.25, h * 0.66), (w * 0.3, h * 0.84)], "#b59a86", 3.2, 0.34, 20, 0, lambda p: d.hairs(p, 26, "#7a6455", 26, 60, 30, 2.6, 0.5), ink=FAINT)
    ground_ = "#dbb878" if not damp else "#97805c"
    hill(d, h * 0.78, 10, ground_)
    for _ in range(60):
        x, y = d.chance(0, w), d.chance(0.8, 0.99) * h
        d.dot(x, y, d.chance(3, 7), d.chance(2, 5), darker(ground_, d.chance(0.1, 0.35)), 0, 0.7)
    if damp:
        for i in range(12):
            leaf(d, d.chance(0, w), d.chance(0.82, 0.98) * h, d.chance(16, 26), ("#8fa35c", "#a3853f", "#b5743f")[i % 3], d.chance(0, 360))
    if branch:
        limb_ = [(w * 0.02, h * 0.42), (w * 0.3, h * 0.5), (w * 0.6, h * 0.44), (w * 1.02, h * 0.52)]
        d.stroke(limb_, 46, FAINT, taper=False)
        d.stroke(limb_, 38, "#a47f5c", taper=False)


def foliage(d, tone="#a9b97c", perch=0.72, kind="branch"):
    """Leaves out of focus and a branch to sit on."""
    h, w = d.height, d.width
    gradient(d, lighter(tone, 0.65), lighter(tone, 0.25))
    washes(d, [lighter(tone, 0.5), tone, "#fff4d6", darker(tone, 0.12)], 30, 0.34)
    for _ in range(16):
        r = d.chance(24, 60)
        d.dot(d.chance(0, w), d.chance(0, h), r, r, lighter(tone, 0.6), 0, 0.35)
    y = h * perch
    bough = [(-30, y + 46), (w * 0.3, y + 8), (w * 0.62, y + 10), (w + 40, y - 40)]
    if kind == "perch":
        bough = [(-30, y + 10), (w / 2, y + 12), (w + 30, y + 10)]
    d.stroke(bough, 52, FAINT, taper=False)
    d.stroke(bough, 44, "#a9825c", taper=False)
    for k in range(18):
        x = w * k / 17
        d.stroke([(x, y + 10 + d.chance(-10, 14)), (x + d.chance(30, 70), y + 8 + d.chance(-10, 14))], 3, "#6e5038", 0.5)
    if kind == "branch":
        for i, (x, dy) in enumerate(((0.06, -30), (0.12, 60), (0.2, -46), (0.8, 62), (0.87, -60), (0.95, 20), (0.72, 70))):
            d.stroke([(w * x, y + 6), (w * x + 20, y + dy * 0.8)], 6, "#8a6a4a")
            leaf(d, w * x + 24, y + dy * 1.25, 34, ("#8fa65c", "#a3b46c", "#7d9656")[i % 3], 20 if dy > 0 else 160)


def plain(d, tone="#c9d3b8", motif="leaf"):
    """A quiet sheet for a portrait."""
    fill(d, lighter(tone, 0.45))
    washes(d, [lighter(tone, 0.7), tone, darker(tone, 0.06)], 22, 0.4)
    d.blob(d.width / 2, d.height * 0.5, d.width * 0.42, d.height * 0.44, lighter(tone, 0.7), 0.8, 0.07, 0, 30)
    for i in range(22):
        a = 2 * math.pi * i / 22 + d.chance(-0.1, 0.1)
        x, y = d.width / 2 + d.width * d.chance(0.42, 0.5) * math.cos(a), d.height / 2 + d.height * d.chance(0.42, 0.5) * math.sin(a)
        if motif == "leaf":
            leaf(d, x, y, d.chance(22, 36), mix(tone, ("#8fa36a", "#c79a5c", "#a9b58a")[i % 3], 0.7), math.degrees(a) + d.chance(40, 140))
        elif motif == "star":
            r = d.chance(3, 7)
            d.dot(x, y, r, r, darker(tone, 0.2), 0, 0.6)
        elif motif == "flower":
            flower(d, x, y, mix(tone, ("#e3907c", "#f7efe2", "#9a97c9")[i % 3], 0.85), d.chance(10, 15))


def shadow(d, x, y, rx, ry=None, opacity=0.30):
    d.wash(d.line(oval(x, y, rx, ry or rx * 0.14)), "#4a3a3f", opacity, True, 12)
