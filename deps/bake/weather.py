"""A cloud, what falls from it, and the sun or the moon behind it; the sun at the horizon; the moon and
its stars. A cloud's form and what lies around it are those of meshtastic/Meshtastic-Apple @9f0d810,
logEnvironment, 94 × 91 pixels at 22 points and @3x."""

import math

import outline
import strokes
from drawing import Drawing
from paths import cut, shape
from sources import WEIGHTS

# The middles of a cloud's bumps and the radii of its outer edge, on the grid, about the middle of a cloud of
# 206 × 136: left, large, right. Its foot is 68 below.
BUMPS = ((-63, 28, 40), (-9, -6, 62), (53, 18, 50))
FOOT = 68
# The same of iCloud's, which has a small bump at the upper left: 256 × 178 and its foot 89 below.
ICLOUD = (-76, 38, 51), (-44, -14, 36), (27, -16, 73), (77, 38, 51)
ICLOUD_FOOT = 89
FALLS = {"bolt", "rain", "heavyrain", "drizzle", "hail", "sleet", "snow", "fog"}


class Weather:
    def _weather(self, words, solid):
        """`cloud`, `cloud.sun.rain`, …"""
        if words == ["icloud"]:
            return lambda master: cloud(128, 128, 1, WEIGHTS[master], solid, ICLOUD, ICLOUD_FOOT)
        if words in (["icloud", "and", "arrow", "up"], ["icloud", "and", "arrow", "down"]):
            return lambda master: self._between_clouds(words[3], WEIGHTS[master], solid)
        if words == ["smoke"]:
            return lambda master: self._smoke(WEIGHTS[master], solid)
        if words[0] != "cloud" or len(words) > 4:
            return None
        if any(word not in FALLS | {"sun", "moon"} for word in words[1:]):
            return None
        body = next((w for w in words[1:] if w in ("sun", "moon")), None)
        falls = [w for w in words[1:] if w not in ("sun", "moon")]

        def made(master):
            t = WEIGHTS[master]
            if not body and not falls:
                return cloud(128, 128, 1.16, t, solid)
            y = 128 - (34 if falls else 0) + (24 if body else 0)
            size = 1 if body else 1.1
            x = 128 - (42 if body else 0)
            drawn = cloud(x, y, size, t, solid)
            found = []
            if falls:
                found.append((self._falling(falls, x, y + FOOT * size, t, master), "nonzero", 2 if body else 1))
            if body:
                light = self._sun_behind if body == "sun" else self._moon_behind
                behind = light(x + 85, y - 31, t, solid)
                found.append((without_cloud(behind, x, y, size, t), "nonzero", 1))
            return drawn.on(Drawing(found))

        return made

    def _between_clouds(self, way, t, solid):
        """An arrow to iCloud, or from it, that crosses its foot."""
        body = cloud(128, 110, 1, t, solid, ICLOUD, ICLOUD_FOOT).contours()
        foot, tip = (232, 110) if way == "up" else (118, 246)
        arrow = strokes.line([(128, foot), (128, tip)], t)
        arm = 30 if way == "up" else -30
        head = strokes.line([(98, tip + arm), (128, tip), (158, tip + arm)], t)
        if solid and way == "up":
            low = outline.clipped(arrow, 0, -1, -(199 + t * 0.6))
            inside = outline.clipped(arrow, 0, 1, 210)
            return Drawing.of(cut(body, inside, head) + low)
        air = strokes.line([(128, foot - arm * 0.2), (128, tip)], t * 2.6)
        return Drawing.layered(cut(body, air), arrow + head)

    def _smoke(self, t, solid):
        """A cloud before another at its upper left."""
        front = 148, 150, 1.0
        back = without_cloud(cloud(88, 108, 0.86, t, solid).contours(), *front, t if not solid else t * 1.4)
        return cloud(*front, t, solid).on(Drawing.of(back, 1))

    def _sun_behind(self, x, y, t, solid):
        disc = [outline.disc(x, y, 44 + t / 2)] if solid else strokes.ring(x, y, 44, t)
        for degrees in (-135, -90, -45, 0, 45):
            disc += strokes.ray(x, y, 82, 101, degrees, t)
        return disc

    def _moon_behind(self, x, y, t, solid):
        return crescent(x + 4, y - 14, 62, t, solid)

    def _falling(self, kinds, x, foot, t, master):
        """Below a cloud's foot. Every line has the slant of rain."""
        kind = ".".join(kinds)
        thin = t * 0.85

        def drops(*places):
            return [c for dx, top, low in places for c in strokes.line(
                [(x + dx, foot + top), (x + dx - (low - top) * 0.54, foot + low)], thin)]  # fmt: skip

        def dots(*places):
            return [outline.disc(x + dx, foot + dy, thin * 0.75) for dx, dy in places]

        def flakes(*places):
            return [c for dx, dy in places for c in flake(x + dx, foot + dy, 16, thin * 0.6)]

        if kind == "rain":
            return drops((-56, 21, 47), (-18, 21, 75), (24, 21, 47), (62, 21, 75))
        if kind == "heavyrain":
            return drops((-61, 21, 78), (-22, 21, 78), (16, 21, 78), (55, 21, 78))
        if kind == "drizzle":
            return drops((-69, 21, 42), (-28, 52, 75), (19, 21, 44), (54, 52, 75))
        if kind == "hail":
            return drops((-57, 21, 42), (-7, 21, 52), (46, 21, 42)) + dots((-79, 60), (-34, 74), (24, 60))
        if kind == "sleet":
            return drops((-60, 21, 40), (-13, 21, 50), (38, 21, 40)) + flakes((-80, 56), (-36, 70), (18, 56))
        if kind == "snow":
            return flakes((-62, 28), (-8, 28), (46, 28), (-84, 66), (-30, 66), (24, 66))
        if kind == "fog":
            return strokes.line([(x - 70, foot + 34), (x + 70, foot + 34)], t) + strokes.line([(x - 70, foot + 70), (x + 70, foot + 70)], t)
        bolt = self.names.drawing("bolt.fill", master).fitted(x - 2, foot + 50, 52, 76).contours()
        if kind == "bolt":
            return bolt
        return bolt + drops((-76, 21, 42), (-52, 52, 75), (56, 21, 42), (80, 52, 75))

    def _horizon(self, words, solid):
        """`sunrise`, `sunset`, `sun.horizon`: a sun that a line cuts, and an arrow above it."""
        name = ".".join(words)
        if name not in ("sunrise", "sunset", "sun.horizon", "moonrise", "moonset"):
            return None

        def made(master):
            t = WEIGHTS[master]
            y = 176
            if name.startswith("moon"):
                body = outline.clipped(crescent(128, y - 24, 58, t, solid), 0, 1, y + t / 2)
            else:
                body = [outline.disc(128, y, 46 + t / 2)] if solid else strokes.ring(128, y, 46, t)
                body = outline.clipped(body, 0, 1, 212)
            rays = []
            if not name.startswith("moon"):
                for degrees in (-180, -142, -38, 0) if name != "sun.horizon" else (-180, -135, -90, -45, 0):
                    rays += strokes.ray(128, y, 74, 98, degrees, t)
            line = strokes.line([(20, 212), (236, 212)], t)
            arrow = []
            if name != "sun.horizon":
                tip, end, way = (38, 92, 1) if name.endswith("rise") else (92, 38, -1)
                arrow = strokes.line([(128, end), (128, tip)], t)
                arrow += strokes.line([(102, tip + 26 * way), (128, tip), (154, tip + 26 * way)], t)
            return Drawing([(line + arrow, "nonzero", 0), (body + rays, "nonzero", 1)])

        return made

    def _hazy(self, words, solid):
        """`sun.haze` and `sun.dust`: a sun at a line, and lines or dots below it."""
        if words not in (["sun", "haze"], ["sun", "dust"]):
            return None

        def made(master):
            t = WEIGHTS[master]
            y, line = 128, 156
            sun = [outline.disc(128, y, 46 + t / 2)] if solid else strokes.ring(128, y, 46, t)
            sun = outline.clipped(sun, 0, 1, line)
            for degrees in (-180, -135, -90, -45, 0):
                sun += strokes.ray(128, y, 78, 102, degrees, t)
            low = strokes.line([(34, line), (222, line)], t)
            if words[1] == "haze":
                below = strokes.line([(16, line + 38), (206, line + 38)], t) + strokes.line([(50, line + 76), (236, line + 76)], t)
            else:
                below = [outline.disc(36 + 46 * k + 12 * (row % 2), line + 30 + 23 * row, t * 0.45) for row in range(3) for k in range(5)]
            return Drawing([(sun, "nonzero", 0), (low + below, "nonzero", 1)])

        return made

    def _moon(self, words, solid):
        """`moon.zzz`."""
        if words != ["moon", "zzz"]:
            return None

        def made(master):
            t = WEIGHTS[master]
            letters = []
            for x, y, side in ((152, 24, 38), (206, 70, 32), (160, 116, 28)):
                letters += strokes.line([(x, y), (x + side, y), (x, y + side), (x + side, y + side)], t * 0.85)
            return Drawing([(shape(self._crescent(118, 142, 0.84), t, solid), "nonzero", 0), (letters, "nonzero", 1)])

        return made


def flake(x, y, r, t):
    found = []
    for degrees in (30, 90, 150):
        dx, dy = r * math.cos(math.radians(degrees)), r * math.sin(math.radians(degrees))
        found += strokes.line([(x - dx, y - dy), (x + dx, y + dy)], t)
    return found


def crescent(cx, cy, r, t, solid):
    """The moon, open to the upper right."""
    # The circle that is cut out of it, and where both meet.
    dx, dy, cut = r * 0.46, -r * 0.4, r * 0.82
    if not solid:
        r -= t / 2
        cut = max(cut - t * 0.1, 1)
    d = math.hypot(dx, dy)
    along = (r * r - cut * cut + d * d) / (2 * d)
    half = math.sqrt(max(r * r - along * along, 0))
    turn = math.atan2(dy, dx)
    spread = math.atan2(half, along)
    inner = math.pi - math.atan2(half, d - along)
    start, end = math.degrees(turn + spread), math.degrees(turn - spread) + 360
    low, high = math.degrees(turn + inner), math.degrees(turn - inner) + 360
    if not solid:
        return strokes.arc(cx, cy, r, start, end, t) + strokes.arc(cx + dx, cy + dy, cut, low, high, t)
    outer = points(cx, cy, r, start, end)
    return [strokes.oriented(outline.from_polygon(outer + points(cx + dx, cy + dy, cut, high, low)))]


def points(cx, cy, r, start, end, steps=40):
    found = []
    for k in range(steps + 1):
        a = math.radians(start + (end - start) * k / steps)
        found.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return found


def bumps(x, y, size, inset, form=BUMPS, low=FOOT):
    """The circles of a cloud and its foot, `inset` within its edge."""
    circles = [(x + cx * size, y + cy * size, r * size - inset) for cx, cy, r in form]
    return circles, y + low * size - inset


def crossing(a, b):
    """The upper point that two circles share, as an angle at each."""
    (ax, ay, ar), (bx, by, br) = a, b
    d = math.hypot(bx - ax, by - ay)
    along = (ar * ar - br * br + d * d) / (2 * d)
    half = math.sqrt(max(ar * ar - along * along, 0))
    ux, uy = (bx - ax) / d, (by - ay) / d
    px, py = ax + ux * along + uy * half, ay + uy * along - ux * half
    return tuple(math.degrees(math.atan2(py - cy, px - cx)) for cx, cy in ((ax, ay), (bx, by)))


def arcs(x, y, size, inset, *form):
    """(circle, start, end) of a cloud's bumps from its foot at the left to that at the right."""
    circles, foot = bumps(x, y, size, inset, *form)
    angles = [90]
    for a, b in zip(circles, circles[1:]):
        angles += [angle % 360 for angle in crossing(a, b)]
    angles.append(450)
    return [(circle, start, end if end > start else end + 360) for circle, start, end in zip(circles, angles[::2], angles[1::2])], foot


def cloud(x, y, size, t, solid, *form):
    if solid:
        return Drawing.of([silhouette(x, y, size, 0, *form)])
    parts, foot = arcs(x, y, size, t / 2, *form)
    found = []
    for (cx, cy, r), start, end in parts:
        found += strokes.arc(cx, cy, r, start, end, t)
    return Drawing.of(found + strokes.line([(parts[0][0][0], foot), (parts[-1][0][0], foot)], t))


def silhouette(x, y, size, inset, *form):
    corners = []
    for (cx, cy, r), start, end in arcs(x, y, size, inset, *form)[0]:
        corners += points(cx, cy, r, start, end, 16)
    return strokes.oriented(outline.from_polygon(corners))


def without_cloud(contours, x, y, size, t):
    """The parts of contours that a cloud and the air around it leave."""
    (circles, foot) = bumps(x, y, size, -t * 0.5)
    for cx, cy, r in circles:
        contours = outline.without_disc(contours, cx, cy, r, 32)
    (left, _, right) = circles
    box = [(left[0], left[1] - 10), (right[0], left[1] - 10), (right[0], foot), (left[0], foot)]
    return outline.without_convex(contours, box)
