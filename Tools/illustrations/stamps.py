"""The same animals as small vector drawings: few points, flat colours, no filters."""

from ink import INK, Drawing, luminance, mix


class Stamp(Drawing):
    """Draws what a `Drawing` draws, in as few bytes as it can: whole numbers, relative to the point before. The sheet is
    measured in units of half a point, so that whole numbers are fine enough. `tone` may change every colour."""

    def __init__(self, width, height, seed, tone=None):
        super().__init__(width, height, seed)
        self.tone = tone or (lambda colour: colour)
        self.wobble = 1.2
        self.matrix = (2.0, 0.0, 0.0, 2.0, 0.0, 0.0)

    def line(self, points, closed=True, wobble=None):
        amount = 2 * (self.wobble if wobble is None else min(wobble, self.wobble))
        out = []
        for p in points:
            q = self.at(p)
            out.append((q[0] + self.chance(-amount, amount), q[1] + self.chance(-amount, amount)) + tuple(q[2:]))
        return out

    def furry(self, polyline, length=9.0, spacing=13.0, droop=0.5, where=None):
        return polyline

    def path(self, polygon, closed=True):
        n = len(polygon)
        px, py = round(polygon[0][0]), round(polygon[0][1])
        text = "M%d %d" % (px, py)

        def deltas(*points):
            out = ""
            for x, y in points:
                for value in (round(x) - px, round(y) - py):
                    out += ("" if value < 0 or not out else " ") + str(value)
            return out

        for i in range(n if closed else n - 1):
            p1, p2 = polygon[i], polygon[(i + 1) % n]
            p0 = polygon[i - 1] if closed or i else p1
            p3 = polygon[(i + 2) % n] if closed or i + 2 < n else p2
            if n < 3 or (len(p1) > 2 and len(p2) > 2):
                text += "l" + deltas(p2[:2])
            else:
                c1 = p1 if len(p1) > 2 else (p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6)
                c2 = p2 if len(p2) > 2 else (p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6)
                text += "c" + deltas(c1[:2], c2[:2], p2[:2])
            px, py = round(p2[0]), round(p2[1])
        return text + ("z" if closed else "")

    def dot(self, x, y, rx, ry=None, colour=INK, turn=0, opacity=1.0, wobble=0.4):
        if opacity < 0.5:
            return
        cx, cy = self.at((x, y))
        size = self.scale
        rx, ry = max(1, round(rx * size)), max(1, round((rx if ry is None else ry) * size))
        if rx == ry:
            self.add('<circle cx="%d" cy="%d" r="%d" fill="%s"/>' % (round(cx), round(cy), rx, self.tone(colour)))
        else:
            self.add('<ellipse cx="%d" cy="%d" rx="%d" ry="%d" fill="%s"/>' % (round(cx), round(cy), rx, ry, self.tone(colour)))

    def wash(self, polygon, colour, opacity=1.0, multiply=False, blur=0):
        if opacity < 0.3:
            return
        fade = ' opacity="%.1f"' % opacity if opacity < 0.9 else ""
        self.add('<path d="%s" fill="%s"%s/>' % (self.path(polygon), self.tone(colour), fade))

    def ink(self, polyline, closed=False, width=4.2, colour=None, taper=True, opacity=1.0):
        if opacity < 0.55:
            return
        self.add('<path d="%s" fill="none" stroke="%s" stroke-width="%d"/>' % (self.path(polyline, closed), self.tone(colour or INK), round(2 * width)))

    def part(self, points, fill, line=4.2, shade=0.30, depth=None, fur=0, inside=None, light=0.22, ink=None, open_from=None, wobble=None, spacing=13.0, droop=0.5):
        polygon = self.line(points, True, wobble)
        data = self.path(polygon)
        outline = ' stroke="%s" stroke-width="%d"' % (self.tone(ink or INK), round(2 * line)) if line else ""
        marks = []
        if inside:
            before = len(self.body)
            inside(polygon)
            marks = self.body[before:]
            del self.body[before:]
        if not marks:
            self.add('<path d="%s" fill="%s"%s/>' % (data, self.tone(fill), outline))
            return polygon
        name, shape = self.name("c"), self.name("s")
        self.add('<clipPath id="%s"><path id="%s" d="%s"/></clipPath><use href="#%s" fill="%s"/><g clip-path="url(#%s)">' % (name, shape, data, shape, self.tone(fill), name))
        self.body += marks
        self.add("</g>")
        if line:
            self.add('<use href="#%s" fill="none"%s/>' % (shape, outline))
        return polygon

    def turned(self, *_):
        pass

    def hairs(self, *_, **__):
        pass

    def svg(self, texture=False):
        head = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" stroke-linecap="round" stroke-linejoin="round">' % (2 * self.width, 2 * self.height)
        return head + "".join(self.body) + "</svg>\n"


def duotone(dark="#75675b", pale="#f1e8d8"):
    def tone(colour):
        value = luminance(colour)
        return mix(dark, pale, min(1.0, max(0.0, (value - 0.12) / 0.76)))

    return tone
