"""The hand: wobbly ink outlines, soft washes and paper, written as SVG.

Everything is drawn in the picture's own coordinates. Transformations are applied here and not by the SVG, so that a line
is as thick and as shaky on a hamster as on a horse.
"""

import math
import random

INK = "#3b2d29"
PAPER = "#f7eedd"


def rgb(colour):
    return tuple(int(colour[i : i + 2], 16) for i in (1, 3, 5))


def mix(one, other, share):
    """`one` with `share` (0 to 1) of `other` in it."""
    return "#%02x%02x%02x" % tuple(round(a + (b - a) * share) for a, b in zip(rgb(one), rgb(other)))


def darker(colour, share=0.35):
    return mix(colour, "#33202e", share)


def lighter(colour, share=0.35):
    return mix(colour, "#fff6e2", share)


def luminance(colour):
    r, g, b = rgb(colour)
    return (0.3 * r + 0.59 * g + 0.11 * b) / 255


def oval(x, y, rx, ry, turn=0, steps=14):
    """Points of an ellipse, for `Drawing.part`; `turn` in degrees."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    points = []
    for i in range(steps):
        a = 2 * math.pi * i / steps
        px, py = rx * math.cos(a), ry * math.sin(a)
        points.append((x + px * c - py * s, y + px * s + py * c))
    return points


def mirrored(points):
    return [(-p[0],) + tuple(p[1:]) for p in reversed(points)]


def symmetric(right):
    """A closed outline from its right half, top to bottom; points on the axis are not repeated."""
    left = [(-p[0],) + tuple(p[1:]) for p in reversed(right) if abs(p[0]) > 0.01]
    return list(right) + left


def smooth(points, closed=True, step=7.0):
    """A dense polyline through `points` (Catmull-Rom, centripetal); a third component "c" makes a point a corner."""
    corners = [i for i, p in enumerate(points) if len(p) > 2]
    flat = [(p[0], p[1]) for p in points]
    if closed and corners:
        flat = flat[corners[0] :] + flat[: corners[0]]
        marks = sorted((i - corners[0]) % len(flat) for i in corners)
        runs = [flat[a : b + 1] for a, b in zip(marks, marks[1:])] + [flat[marks[-1] :] + [flat[0]]]
        line = []
        for run in runs:
            line += smooth_run(run, False, step)[:-1]
        return line
    if not closed and corners:
        marks = [0] + [i for i in corners if 0 < i < len(flat) - 1] + [len(flat) - 1]
        line = []
        for a, b in zip(marks, marks[1:]):
            line += smooth_run(flat[a : b + 1], False, step)[:-1]
        return line + [flat[-1]]
    return smooth_run(flat, closed, step)


def smooth_run(points, closed, step):
    n = len(points)
    if n < 3:
        return list(points)
    line = []
    for i in range(n if closed else n - 1):
        if closed:
            p0, p1, p2, p3 = (points[(i + k - 1) % n] for k in range(4))
        else:
            p1, p2 = points[i], points[i + 1]
            p0 = points[i - 1] if i else (2 * p1[0] - p2[0], 2 * p1[1] - p2[1])
            p3 = points[i + 2] if i + 2 < n else (2 * p2[0] - p1[0], 2 * p2[1] - p1[1])
        distances = [max(1e-3, math.dist(a, b)) ** 0.5 for a, b in ((p0, p1), (p1, p2), (p2, p3))]
        t0, t1 = 0.0, distances[0]
        t2 = t1 + distances[1]
        t3 = t2 + distances[2]
        count = max(2, int(math.dist(p1, p2) / step))
        for k in range(count):
            t = t1 + (t2 - t1) * k / count

            def between(a, b, ta, tb):
                f = (t - ta) / (tb - ta)
                return (a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f)

            a1, a2, a3 = between(p0, p1, t0, t1), between(p1, p2, t1, t2), between(p2, p3, t2, t3)
            b1, b2 = between(a1, a2, t0, t2), between(a2, a3, t1, t3)
            line.append(between(b1, b2, t1, t2))
    if not closed:
        line.append(points[-1])
    return line


def inside(polygon, x, y):
    hit = False
    j = len(polygon) - 1
    for i in range(len(polygon)):
        (xi, yi), (xj, yj) = polygon[i], polygon[j]
        if (yi > y) != (yj > y) and x < (xj - xi) * (y - yi) / (yj - yi) + xi:
            hit = not hit
        j = i
    return hit


def bounds(polygon):
    xs, ys = [p[0] for p in polygon], [p[1] for p in polygon]
    return min(xs), min(ys), max(xs), max(ys)


class Drawing:
    def __init__(self, width, height, seed):
        self.width, self.height = width, height
        self.random = random.Random(seed).random
        self.body = []
        self.definitions = {}
        self.matrix = (1.0, 0.0, 0.0, 1.0, 0.0, 0.0)
        self.stack = []
        self.count = 0
        self.wobble = 1.5
        self.ink_colour = INK

    # The place and size of what is drawn next.

    def push(self, x=0, y=0, scale=1.0, turn=0.0, flip=False):
        self.stack.append(self.matrix)
        a, b, c, d, e, f = self.matrix
        e, f = a * x + c * y + e, b * x + d * y + f
        t = math.radians(turn)
        sx = -scale if flip else scale
        m = (math.cos(t) * sx, math.sin(t) * sx, -math.sin(t) * scale, math.cos(t) * scale)
        self.matrix = (a * m[0] + c * m[1], b * m[0] + d * m[1], a * m[2] + c * m[3], b * m[2] + d * m[3], e, f)

    def pop(self):
        self.matrix = self.stack.pop()

    def at(self, p):
        a, b, c, d, e, f = self.matrix
        return (a * p[0] + c * p[1] + e,) + (b * p[0] + d * p[1] + f,) + tuple(p[2:])

    @property
    def scale(self):
        return math.hypot(self.matrix[0], self.matrix[1])

    def chance(self, low, high):
        return low + (high - low) * self.random()

    # Curves.

    def noise(self, length, period, closed):
        """A smooth function of the way along a line, -1 to 1."""
        n = max(3, int(length / period))
        values = [self.random() * 2 - 1 for _ in range(n + 1)]
        if closed:
            values[n] = values[0]

        def value(s):
            t = s / max(length, 1e-6) * n
            i = min(int(t), n - 1)
            f = t - i
            f = f * f * (3 - 2 * f)
            return values[i] + (values[i + 1] - values[i]) * f

        return value

    def line(self, points, closed=True, wobble=None):
        """The shaky line through `points`, in the picture's coordinates."""
        polyline = smooth([self.at(p) for p in points], closed)
        amount = self.wobble if wobble is None else wobble
        if amount <= 0:
            return polyline
        return self.shaken(polyline, closed, amount)

    def shaken(self, polyline, closed, amount):
        ring = polyline + polyline[:1] if closed else polyline
        along = [0.0]
        for a, b in zip(ring, ring[1:]):
            along.append(along[-1] + math.dist(a, b))
        dx, dy = self.noise(along[-1], 42, closed), self.noise(along[-1], 36, closed)
        return [(x + amount * dx(s), y + amount * dy(s)) for (x, y), s in zip(polyline, along)]

    def furry(self, polyline, length=9.0, spacing=13.0, droop=0.5, where=None):
        """A closed outline in locks of fur, which lie the way that gravity (`droop`) and the line lead them."""
        area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(polyline, polyline[1:] + polyline[:1]))
        sign = 1 if area > 0 else -1
        n = len(polyline)
        out, i = [], 0
        while i < n:
            run, travelled = 0, 0.0
            goal = spacing * self.chance(1.0, 2.3)
            while travelled < goal and i + run < n:
                travelled += math.dist(polyline[(i + run) % n], polyline[(i + run + 1) % n])
                run += 1
            part = [polyline[(i + k) % n] for k in range(run + 1)]
            dx, dy = part[-1][0] - part[0][0], part[-1][1] - part[0][1]
            size = math.hypot(dx, dy) or 1
            nx, ny = dy / size * sign, -dx / size * sign
            falls = dy > -0.25 * size
            reach = length * self.chance(0.55, 1.15) * (1.0 if ny > -0.6 else 0.55)
            if where and not where(*part[0]):
                reach = 0
            for k in range(run):
                f = k / max(1, run)
                f = f if falls else 1 - f
                out_by = reach * f ** 1.7
                x, y = part[k]
                out.append((x + nx * out_by, y + ny * out_by + droop * out_by * 0.5))
            if falls:
                out.append((part[-1][0] + nx * reach + dx / size * reach * 0.4, part[-1][1] + ny * reach + droop * reach * 0.5 + dy / size * reach * 0.4))
            i += run
        return out

    # Marks on the paper.

    def path(self, polygon, closed=True):
        text = "M" + "L".join("%.1f %.1f" % (x, y) for x, y in polygon)
        return text + ("Z" if closed else "")

    def add(self, text):
        self.body.append(text)

    def name(self, prefix):
        self.count += 1
        return "%s%d" % (prefix, self.count)

    def blur(self, amount):
        name = "blur%d" % round(amount * 10)
        self.definitions[name] = (
            '<filter id="%s" x="-40%%" y="-40%%" width="180%%" height="180%%">'
            '<feGaussianBlur stdDeviation="%.1f"/></filter>' % (name, amount)
        )
        return name

    def wash(self, polygon, colour, opacity=1.0, multiply=False, blur=0):
        style = ' style="mix-blend-mode:multiply"' if multiply else ""
        soft = ' filter="url(#%s)"' % self.blur(blur) if blur else ""
        self.add('<path d="%s" fill="%s" fill-opacity="%.2f"%s%s/>' % (self.path(polygon), colour, opacity, style, soft))

    def clip(self, polygon):
        name = self.name("c")
        self.add('<clipPath id="%s"><path d="%s"/></clipPath>' % (name, self.path(polygon)))
        self.add('<g clip-path="url(#%s)">' % name)

    def end(self):
        self.add("</g>")

    def ink(self, polyline, closed=False, width=4.2, colour=None, taper=True, opacity=1.0):
        """A pen's stroke: thicker where it turns from the light, thin at its ends."""
        if len(polyline) < 2:
            return
        ring = polyline + polyline[:1] if closed else polyline
        along = [0.0]
        for a, b in zip(ring, ring[1:]):
            along.append(along[-1] + math.dist(a, b))
        length = along[-1] or 1
        press = self.noise(length, 60, closed)
        left, right = [], []
        n = len(ring)
        for i, (x, y) in enumerate(ring):
            if closed:
                a, b = ring[(i - 1) % (n - 1)], ring[(i + 1) % (n - 1)]
            else:
                a, b = ring[max(0, i - 1)], ring[min(n - 1, i + 1)]
            tx, ty = b[0] - a[0], b[1] - a[1]
            size = math.hypot(tx, ty) or 1
            nx, ny = -ty / size, tx / size
            half = width / 2 * (0.82 + 0.26 * press(along[i]) + 0.18 * abs(nx * 0.4 + ny * 0.9))
            if taper and not closed:
                end = min(along[i], length - along[i])
                half *= min(1.0, 0.25 + end / max(10.0, min(34.0, length * 0.4)) * 0.75)
            left.append((x + nx * half, y + ny * half))
            right.append((x - nx * half, y - ny * half))
        colour = colour or self.ink_colour
        if closed:
            data = self.path(left) + self.path(right[::-1])
        else:
            data = self.path(left + right[::-1])
        fade = ' fill-opacity="%.2f"' % opacity if opacity < 1 else ""
        rule = ' fill-rule="evenodd"' if closed else ""
        self.add('<path d="%s" fill="%s"%s%s/>' % (data, colour, fade, rule))

    def stroke(self, points, width=4.0, colour=None, opacity=1.0, wobble=None, taper=True):
        self.ink(self.line(points, False, wobble), False, width, colour, taper, opacity)

    def dot(self, x, y, rx, ry=None, colour=INK, turn=0, opacity=1.0, wobble=0.4):
        self.wash(self.line(oval(x, y, rx, ry if ry is not None else rx, turn), True, wobble), colour, opacity)

    def part(self, points, fill, line=4.2, shade=0.30, depth=None, fur=0, inside=None, light=0.22, ink=None, open_from=None,
             wobble=None, spacing=13.0, droop=0.5):
        """A part of a body: colour, light from the upper left, whatever `inside` paints on it, and its outline."""
        polygon = self.line(points, True, wobble)
        if fur:
            polygon = self.furry(polygon, fur, spacing, droop)
        x0, y0, x1, y1 = bounds(polygon)
        size = min(x1 - x0, y1 - y0)
        shift = depth if depth is not None else max(3.0, size * 0.13)
        self.clip(polygon)
        self.wash(polygon, fill)
        if inside:
            inside(polygon)
        self.turned(polygon, -shift * 0.65, -shift, darker(fill, 0.55), shade, shift * 0.5, True)
        self.turned(polygon, shift * 0.5, shift * 0.8, lighter(fill, 0.75), light, shift * 0.5, False)
        self.end()
        if line:
            self.ink(polygon, True, line, ink)
        return polygon

    def turned(self, polygon, dx, dy, colour, opacity, blur, multiply):
        """What of a shape is not covered by the same shape moved a little: the side turned from the light, or to it."""
        x0, y0, x1, y1 = bounds(polygon)
        m = 90
        frame = [(x0 - m, y0 - m), (x1 + m, y0 - m), (x1 + m, y1 + m), (x0 - m, y1 + m)]
        moved = [(x + dx, y + dy) for x, y in polygon]
        style = ' style="mix-blend-mode:multiply"' if multiply else ""
        self.add(
            '<path d="%s%s" fill-rule="evenodd" fill="%s" fill-opacity="%.2f" filter="url(#%s)"%s/>'
            % (self.path(frame), self.path(moved), colour, opacity, self.blur(max(1, round(blur))), style)
        )

    def hairs(self, polygon, number, colour, length=16, angle=90, spread=22, width=2.2, opacity=0.5):
        """Short strokes of fur inside a shape; `angle` in degrees, or a function of the place."""
        x0, y0, x1, y1 = bounds(polygon)
        placed = tries = 0
        while placed < number and tries < number * 12:
            tries += 1
            x, y = self.chance(x0, x1), self.chance(y0, y1)
            if not inside(polygon, x, y):
                continue
            placed += 1
            a = angle(x, y) if callable(angle) else angle
            a = math.radians(a + self.chance(-spread, spread))
            reach = length * self.chance(0.6, 1.2)
            bend = self.chance(-0.18, 0.18)
            mid = (x + math.cos(a + bend) * reach * 0.5, y + math.sin(a + bend) * reach * 0.5)
            end = (x + math.cos(a) * reach, y + math.sin(a) * reach)
            self.ink([(x, y), mid, end], False, width, colour, True, opacity)

    def blob(self, x, y, rx, ry, colour, opacity=1.0, rough=0.12, turn=0, blur=0, multiply=False):
        """A patch with an uneven edge."""
        points = []
        c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        for i in range(11):
            a = 2 * math.pi * i / 11
            r = 1 + self.chance(-rough, rough)
            px, py = rx * r * math.cos(a), ry * r * math.sin(a)
            points.append((x + px * c - py * s, y + px * s + py * c))
        self.wash(self.line(points), colour, opacity, multiply, blur)

    # The finished sheet.

    def svg(self, texture=True):
        w, h = self.width, self.height
        seed = 2 + int(self.random() * 24)
        out = [
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 %d %d" width="%d" height="%d">' % (w, h, w, h),
            "<defs>",
        ]
        out += [self.definitions[k] for k in sorted(self.definitions)]
        out.append(
            '<filter id="mottle" x="0" y="0" width="100%%" height="100%%"><feTurbulence type="fractalNoise" '
            'baseFrequency="0.011" numOctaves="4" seed="%d"/><feColorMatrix values="0 0 0 0 0.36  0 0 0 0 0.27  '
            '0 0 0 0 0.20  1.1 0.6 0 0 -0.68"/></filter>' % seed
        )
        out.append(
            '<filter id="grain" x="0" y="0" width="100%%" height="100%%"><feTurbulence type="fractalNoise" '
            'baseFrequency="0.55" numOctaves="2" seed="%d"/><feColorMatrix values="0 0 0 0 0.30  0 0 0 0 0.22  '
            '0 0 0 0 0.16  0.9 0 0 0 -0.36"/></filter>' % (seed + 1)
        )
        out.append("</defs>")
        out.append('<rect width="%d" height="%d" fill="%s"/>' % (w, h, PAPER))
        out += self.body
        if texture:
            out.append('<rect width="%d" height="%d" filter="url(#mottle)" opacity="0.20" style="mix-blend-mode:multiply"/>' % (w, h))
            out.append('<rect width="%d" height="%d" filter="url(#grain)" opacity="0.11" style="mix-blend-mode:multiply"/>' % (w, h))
        out.append("</svg>")
        return "\n".join(out)
