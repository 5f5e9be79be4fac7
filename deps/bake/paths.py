"""Lines along paths with rounded corners, and figures whose outline lies beside such a path. On the grid, thickness in its
units; contours turn as strokes do."""

import math

import outline
import strokes
from drawing import Drawing, by_depth
from union import difference, united

# The pieces of a rounded corner.
STEPS = 5


def rounded(points, closed=True):
    """The corners of a polygon, or of an open line. A point is (x, y) or (x, y, radius)."""
    points = [(*p, 0)[:3] for p in points]
    points = [p for k, p in enumerate(points) if (k == 0 and not closed) or math.dist(p[:2], points[k - 1][:2]) > 0.001]
    found = []
    for k, (x, y, radius) in enumerate(points):
        before, after = points[k - 1], points[(k + 1) % len(points)]
        is_end = not closed and k in (0, len(points) - 1)
        if radius <= 0 or is_end:
            found.append((x, y))
            continue
        a, b = ((math.dist(p[:2], (x, y)), p) for p in (before, after))
        reach = min(radius, a[0] / 2, b[0] / 2)
        (sx, sy), (ex, ey) = (
            (x + (p[0] - x) * reach / length, y + (p[1] - y) * reach / length) for length, p in (a, b))
        for step in range(STEPS + 1):
            s = step / STEPS
            u = 1 - s
            found.append((u * u * sx + 2 * u * s * x + s * s * ex, u * u * sy + 2 * u * s * y + s * s * ey))
    return found


def beside(corners, distance, closed=True):
    """The corners of the line to the outer side of a polygon whose area is positive, or to the left of an open line."""
    found, count = [], len(corners)
    for k, (x, y) in enumerate(corners):
        sides = []
        if closed or k > 0:
            sides.append((corners[k - 1], (x, y)))
        if closed or k < count - 1:
            sides.append(((x, y), corners[(k + 1) % count]))
        normals = []
        for (ax, ay), (bx, by) in sides:
            length = math.hypot(bx - ax, by - ay) or 1
            normals.append(((by - ay) / length, (ax - bx) / length))
        nx, ny = (sum(n[axis] for n in normals) / len(normals) for axis in (0, 1))
        # At a sharp corner the lines meet far away: no farther than 1.8 times.
        share = distance / max(nx * nx + ny * ny, 1 / 1.8)
        found.append((x + nx * share, y + ny * share))
    return found


def positive(corners):
    area = sum(a[0] * b[1] - b[0] * a[1] for a, b in zip(corners, corners[1:] + corners[:1]))
    return corners if area > 0 else corners[::-1]


def figure(points):
    """A filled polygon with rounded corners."""
    return outline.from_polygon(positive(rounded(points)))


def grown(points, distance):
    """The figure whose edge lies a distance beyond the points."""
    return outline.from_polygon(beside(positive(rounded(points)), distance))


def framed(points, t):
    """The line along a closed path."""
    return [grown(points, t / 2), outline.reversed_contour(grown(points, -t / 2))]


def trail(points, t):
    """The line along an open path, with round ends."""
    corners = rounded(points, closed=False)
    left, right = beside(corners, t / 2, closed=False), beside(corners[::-1], t / 2, closed=False)

    def end(centre, start):
        a = math.atan2(start[1] - centre[1], start[0] - centre[0])
        return [(centre[0] + t / 2 * math.cos(a + math.pi * k / 8), centre[1] + t / 2 * math.sin(a + math.pi * k / 8))
                for k in range(1, 8)]  # fmt: skip

    return [strokes.oriented(outline.from_polygon(left + end(corners[-1], left[-1]) + right + end(corners[0], right[-1])))]


def curve(*segments):
    """The corners of a path of curves: (x, y) where it begins, then (x, y) for a line and (x1, y1, x2, y2, x, y) for a
    curve."""
    commands = [("M", *segments[0])] + [("L" if len(s) == 2 else "C", *s) for s in segments[1:]]
    return outline.polygon(commands, 8)


def band(cx, cy, inner, outer, start, end, steps=12):
    """A part of a ring with straight ends. Degrees, clockwise from the right."""
    angles = [math.radians(start + (end - start) * k / steps) for k in range(steps + 1)]
    corners = [(cx + outer * math.cos(a), cy + outer * math.sin(a)) for a in angles]
    corners += [(cx + inner * math.cos(a), cy + inner * math.sin(a)) for a in angles[::-1]] if inner else [(cx, cy)]
    return outline.from_polygon(positive(corners))


def hole(contour):
    """Turned against the shape that it is a hole in."""
    return outline.reversed_contour(strokes.oriented(contour))


def pierced(shape, *marks):
    """One shape with marks cut out of it, through which one sees what is behind."""
    # Two holes over each other would be filled.
    holes = united([strokes.oriented(c) for mark in marks for c in mark])
    return Drawing.of(list(shape) + [outline.reversed_contour(c) for c in holes])


def cut(shape, *marks):
    """The contours of a shape without marks, which may go beyond its edge."""
    holes = [c for mark in marks for c in mark]
    return by_depth(difference(by_depth(united(list(shape))), by_depth(united(holes))))


def marked(shape, marks):
    """A shape with marks cut out of it, which lie on it where it is drawn by level."""
    turned = united([strokes.oriented(c) for c in marks])
    return Drawing([(list(shape) + [outline.reversed_contour(c) for c in turned], "nonzero", 0)],
                   [(list(shape), "nonzero", 1), (turned, "nonzero", 0)])  # fmt: skip


def holding(shape, marks, solid):
    """Marks in a shape: cut out of the filled form, before the line of the other."""
    return marked(shape, marks) if solid else Drawing.layered(shape, marks)


def shape(points, t, solid):
    """A figure, filled or as its line."""
    return [grown(points, t / 2)] if solid else framed(points, t)


def box(x0, y0, x1, y1, corner, t, solid):
    """A rounded rectangle, filled or as its line, of which the corners given are the middle's."""
    h = t / 2
    return [strokes.rectangle(x0 - h, y0 - h, x1 + h, y1 + h, corner + h)] if solid else strokes.frame(x0, y0, x1, y1, corner, t)


def disc(cx, cy, r, t, solid):
    """A circle, filled or as its line, of which the radius is the middle's."""
    return [outline.disc(cx, cy, r + t / 2)] if solid else strokes.ring(cx, cy, r, t)


def placed(points, scale, x, y):
    """Points and their radii in another unit."""
    return [(x + p[0] * scale, y + p[1] * scale, *(r * scale for r in p[2:])) for p in points]


def four_points(cx, cy, r):
    """A star of four points whose sides are curved inwards."""
    near = r * 0.2
    return figure(placed(curve((0, -r), (near * 0.5, -near * 2.2, near * 2.2, -near * 0.5, r, 0),
                               (near * 2.2, near * 0.5, near * 0.5, near * 2.2, 0, r),
                               (-near * 0.5, near * 2.2, -near * 2.2, near * 0.5, -r, 0),
                               (-near * 2.2, -near * 0.5, -near * 0.5, -near * 2.2, 0, -r))[:-1], 1, cx, cy))  # fmt: skip


def without(drawing, contour):
    """The parts of a drawing outside the convex polygon around a contour."""
    corners = convex(outline.polygon(contour, 6))
    return drawing.each(lambda c: outline.without_convex(c, corners))


def convex(points):
    """The corners of the convex polygon around points, in the order whose area is positive."""
    points = sorted(set(points))
    halves = []
    for ordered in (points, points[::-1]):
        half = []
        for p in ordered:
            while len(half) > 1 and ((half[-1][0] - half[-2][0]) * (p[1] - half[-2][1])
                                     - (half[-1][1] - half[-2][1]) * (p[0] - half[-2][0])) <= 0:  # fmt: skip
                half.pop()
            half.append(p)
        halves += half[:-1]
    return halves
