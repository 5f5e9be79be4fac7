"""A cloud, what falls from it, and the sun or the moon behind it; the sun at the horizon; the moon and
its stars. A cloud's form and what lies around it are those of meshtastic/Meshtastic-Apple @9f0d810,
logEnvironment, 94 × 91 pixels at 22 points and @3x."""

import math

import outline
import strokes
from drawing import Drawing
from sources import WEIGHTS

# The middles of a cloud's bumps and the radii of its outer edge, on the grid, about the middle of a cloud of
# 206 × 136: left, large, right. Its foot is 68 below.
BUMPS = ((-63, 28, 40), (-9, -6, 62), (53, 18, 50))
FOOT = 68
FALLS = {"bolt", "rain", "heavyrain", "drizzle", "hail", "sleet", "snow", "fog"}


class Weather:
    def _weather(self, words, solid):
        """`cloud`, `cloud.sun.rain`, …"""
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

    def _sun_behind(self, x, y, t, solid):
        disc = [outline.disc(x, y, 44 + t / 2)] if solid else strokes.ring(x, y, 44, t)
        for degrees in (-135, -90, -45, 0, 45):
            disc += ray(x, y, 82, 101, degrees, t)
        return disc

    def _moon_behind(self, x, y, t, solid):
        return crescent(x + 4, y - 14, 62, t, solid)

    def _falling(self, kinds, x, foot, t, master):
        """Below a cloud's foot."""
        kind = ".".join(kinds)
        thin = t * 0.85

        def drop(dx, dy, length=28):
            return strokes.line(
                [(x + dx + length * 0.25, foot + dy - length / 2),
                 (x + dx - length * 0.25, foot + dy + length / 2)], thin)  # fmt: skip

        def dot(dx, dy):
            return [outline.disc(x + dx, foot + dy, thin * 0.75)]

        def each(part, places, *more):
            return [c for dx, dy in places for c in part(dx, dy, *more)]

        if kind == "rain":
            return each(drop, ((-61, 35), (-28, 66), (20, 35), (52, 66)), 22)
        if kind == "heavyrain":
            return each(drop, ((-68, 42), (-28, 56), (12, 42), (52, 56)), 44)
        if kind == "drizzle":
            return each(drop, ((-66, 30), (-38, 60), (-6, 30), (22, 60), (54, 30)), 6)
        if kind == "hail":
            return each(dot, ((-60, 32), (-30, 60), (0, 32), (30, 60), (60, 32)))
        if kind == "sleet":
            return each(drop, ((-58, 40), (10, 40)), 26) + each(dot, ((-24, 58), (42, 58)))
        if kind == "snow":
            return [c for dx, dy in ((-56, 38), (0, 52), (56, 38)) for c in flake(x + dx, foot + dy, 20, thin * 0.7)]
        if kind == "fog":
            lines = strokes.line([(x - 78, foot + 32), (x + 78, foot + 32)], t)
            return lines + strokes.line([(x - 50, foot + 62), (x + 50, foot + 62)], t)
        bolt = Drawing.of(self.names.icon("lightning:fill", master)).fitted(x, foot + 52, 60, 84)
        if kind == "bolt":
            return bolt.contours()
        return bolt.contours() + each(drop, ((-62, 44), (58, 44)), 30)

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
                    rays += ray(128, y, 74, 98, degrees, t)
            line = strokes.line([(20, 212), (236, 212)], t)
            arrow = []
            if name != "sun.horizon":
                tip, end, way = (38, 92, 1) if name.endswith("rise") else (92, 38, -1)
                arrow = strokes.line([(128, end), (128, tip)], t)
                arrow += strokes.line([(102, tip + 26 * way), (128, tip), (154, tip + 26 * way)], t)
            return Drawing([(line + arrow, "nonzero", 0), (body + rays, "nonzero", 1)])

        return made

    def _moon(self, words, solid):
        """`moon.zzz`."""
        if words != ["moon", "zzz"]:
            return None

        def made(master):
            t = WEIGHTS[master]
            moon = crescent(116, 138, 94, t, solid)
            beside = []
            for x, y, side in ((158, 88, 30), (196, 44, 42)):
                beside += strokes.line(
                    [(x, y), (x + side, y), (x, y + side), (x + side, y + side)], t * 0.9)
            return Drawing([(moon, "nonzero", 0), (beside, "nonzero", 1)])

        return made


def ray(x, y, near, far, degrees, t):
    a = math.radians(degrees)
    ends = [(x + r * math.cos(a), y + r * math.sin(a)) for r in (near, far)]
    return strokes.line(ends, t * 0.95)


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


def bumps(x, y, size, inset):
    """The three circles of a cloud and its foot, `inset` within its edge."""
    circles = [(x + cx * size, y + cy * size, r * size - inset) for cx, cy, r in BUMPS]
    return circles, y + FOOT * size - inset


def crossing(a, b):
    """The upper point that two circles share, as an angle at each."""
    (ax, ay, ar), (bx, by, br) = a, b
    d = math.hypot(bx - ax, by - ay)
    along = (ar * ar - br * br + d * d) / (2 * d)
    half = math.sqrt(max(ar * ar - along * along, 0))
    ux, uy = (bx - ax) / d, (by - ay) / d
    px, py = ax + ux * along + uy * half, ay + uy * along - ux * half
    return tuple(math.degrees(math.atan2(py - cy, px - cx)) for cx, cy in ((ax, ay), (bx, by)))


def arcs(x, y, size, inset):
    """(circle, start, end) of a cloud's bumps from its foot at the left to that at the right."""
    (left, large, right), foot = bumps(x, y, size, inset)
    a, b = crossing(left, large)
    c, d = crossing(large, right)
    return [(left, 90, a % 360), (large, b % 360, c % 360), (right, d % 360, 450)], foot


def cloud(x, y, size, t, solid):
    if solid:
        return Drawing.of([silhouette(x, y, size, 0)])
    parts, foot = arcs(x, y, size, t / 2)
    found = []
    for (cx, cy, r), start, end in parts:
        found += strokes.arc(cx, cy, r, start, end if end > start else end + 360, t)
    (left, _, right), _ = bumps(x, y, size, t / 2)
    return Drawing.of(found + strokes.line([(left[0], foot), (right[0], foot)], t))


def silhouette(x, y, size, inset):
    corners = []
    for (cx, cy, r), start, end in arcs(x, y, size, inset)[0]:
        corners += points(cx, cy, r, start, end if end > start else end + 360, 16)
    return strokes.oriented(outline.from_polygon(corners))


def without_cloud(contours, x, y, size, t):
    """The parts of contours that a cloud and the air around it leave."""
    (circles, foot) = bumps(x, y, size, -t * 0.5)
    for cx, cy, r in circles:
        contours = outline.without_disc(contours, cx, cy, r, 32)
    (left, _, right) = circles
    box = [(left[0], left[1] - 10), (right[0], left[1] - 10), (right[0], foot), (left[0], foot)]
    return outline.without_convex(contours, box)
