"""Eyes, noses and other small things that all animals share."""

from ink import INK, darker, lighter, luminance, mix


def eye(d, x, y, rx=11, ry=13, iris=None, pupil="round", lid=0.0, look=(0.0, 0.0), white=False, around=None):
    """A friendly eye with a light in it. `lid` from 0 (wide open) to 1 (asleep)."""
    dark = "#2a1d1b"
    if lid >= 1:
        d.stroke([(x - rx * 1.15, y - 1), (x - rx * 0.4, y + ry * 0.55), (x + rx * 0.5, y + ry * 0.55), (x + rx * 1.15, y - 2)], 4.6, dark)
        return
    if around:
        d.dot(x, y, rx * 1.42, ry * 1.36, around, 0, 0.95)
    if white:
        d.dot(x, y, rx * 1.22, ry * 1.15, "#fbf5ea")
    if iris:
        d.dot(x, y, rx * 1.12, ry * 1.08, dark)
        d.dot(x, y, rx * 0.95, ry * 0.93, iris)
        d.dot(x, y - ry * 0.35, rx * 0.85, ry * 0.45, darker(iris, 0.35), 0, 0.5)
        px, py = x + look[0] * rx * 0.3, y + look[1] * ry * 0.3
        if pupil == "slit":
            d.dot(px, py, rx * 0.42, ry * 0.78, dark)
        elif pupil == "bar":
            d.dot(px, py, rx * 0.72, ry * 0.30, dark)
        else:
            d.dot(px, py, rx * 0.62, ry * 0.64, dark)
    else:
        d.dot(x, y, rx, ry, dark)
        d.dot(x + rx * 0.1, y + ry * 0.45, rx * 0.6, ry * 0.35, "#6b4a3a", 0, 0.55)
    d.dot(x - rx * 0.34, y - ry * 0.38, rx * 0.33, ry * 0.31, "#ffffff", 0, 1, 0.2)
    d.dot(x + rx * 0.36, y + ry * 0.30, rx * 0.15, ry * 0.14, "#ffffff", 0, 0.85, 0.1)
    if lid > 0:
        drop = y - ry * 1.15 + lid * ry * 1.1
        d.wash(d.line([(x - rx * 1.45, y - ry * 1.5), (x + rx * 1.45, y - ry * 1.5), (x + rx * 1.4, drop), (x, drop - 2), (x - rx * 1.4, drop)]), around or "#c9b8a0")
        d.stroke([(x - rx * 1.3, drop + 2), (x, drop - 2), (x + rx * 1.3, drop + 2)], 4.2, dark)


def cheek(d, x, y, r=20, colour="#e58f7d", opacity=0.35):
    d.blob(x, y, r, r * 0.72, colour, opacity, 0.08, 0, r * d.scale * 0.35)


def paw(d, x, y, rx, ry, fill, toes=2, line=4.0, shade=0.28):
    from ink import oval

    d.part(oval(x, y, rx, ry), fill, line, shade)
    span = rx * 0.62
    for i in range(toes):
        tx = x - span / 2 + (span * i / (toes - 1) if toes > 1 else span / 2)
        d.stroke([(tx, y + ry * 0.05), (tx + 1, y + ry * 0.72)], 3.0)


def ink_for(fill):
    """Outlines and inner lines that can still be seen on a dark coat."""
    return INK if luminance(fill) > 0.28 else mix(lighter(fill, 0.15), "#15100f", 0.78)


def inner(fill):
    return INK if luminance(fill) > 0.3 else lighter(fill, 0.34)
