"""Lines as outlines: strokes with round ends, arcs, rectangles. On Phosphor's grid; thickness in
its units. What overlaps turns the same way, so that a non-zero fill covers it."""

import math

import outline

# Of dashed frames, on the grid: the gap between dashes, the length from which a side has two dashes between its corners (that of
# a rectangle, 234, and not of a square, 186), and the shortest dash that is drawn. The lengths are assumed.
GAP = 13
LONG_SIDE = 205
SHORTEST_DASH = 4
# Of a ring in parts, all assumed: the degrees from a part's middle to its end, times the number of parts (180 would leave no gap);
# the number of parts; the number of dots, and a dot's radius by the line's thickness.
HALF_PART = 152
PARTS = 8
DOTS = 20
DOT = 0.6


def line(points, thickness):
    """A polyline with round ends and joins: a bar for each of its parts."""
    return [oriented(outline.bar(a, b, thickness)) for a, b in zip(points, points[1:]) if a != b]


def arc(cx, cy, radius, start, end, thickness):
    """Part of a ring with round ends. Degrees, clockwise from the right, start < end."""
    outer, inner = radius + thickness / 2, radius - thickness / 2
    contour = [("M", *_at(cx, cy, outer, start))]
    contour += _curve(cx, cy, outer, start, end)
    contour += _cap(cx, cy, radius, end, thickness / 2, 1)
    contour += _curve(cx, cy, inner, end, start)
    contour += _cap(cx, cy, radius, start, thickness / 2, -1)
    return [oriented(contour)]


def oriented(contour):
    """Turned the way that all parts of a stroke turn."""
    return contour if outline.area(contour) > 0 else outline.reversed_contour(contour)


def ring(cx, cy, radius, thickness):
    outer = outline.disc(cx, cy, radius + thickness / 2)
    return [outer, outline.reversed_contour(outline.disc(cx, cy, radius - thickness / 2))]


def ellipse(cx, cy, rx, ry):
    """An ellipse, filled, by its half axes."""
    return outline.stretched([outline.disc(0, 0, 1)], rx, ry, cx, cy)[0]


def ray(x, y, near, far, degrees, t):
    """A line away from a place, by the distances of its ends. Degrees, clockwise from the right."""
    a = math.radians(degrees)
    ends = [(x + r * math.cos(a), y + r * math.sin(a)) for r in (near, far)]
    return line(ends, t * 0.95)


def rectangle(x0, y0, x1, y1, corner):
    """A rounded rectangle, filled."""
    r = max(min(corner, (x1 - x0) / 2, (y1 - y0) / 2), 0.01)
    k = r * (1 - outline.KAPPA)
    return [
        ("M", x0 + r, y0), ("L", x1 - r, y0), ("C", x1 - k, y0, x1, y0 + k, x1, y0 + r),
        ("L", x1, y1 - r), ("C", x1, y1 - k, x1 - k, y1, x1 - r, y1),
        ("L", x0 + r, y1), ("C", x0 + k, y1, x0, y1 - k, x0, y1 - r),
        ("L", x0, y0 + r), ("C", x0, y0 + k, x0 + k, y0, x0 + r, y0),
    ]  # fmt: skip


def frame(x0, y0, x1, y1, corner, thickness):
    """Its line; the corner is the middle's."""
    h = thickness / 2
    return [
        rectangle(x0 - h, y0 - h, x1 + h, y1 + h, corner + h),
        outline.reversed_contour(rectangle(x0 + h, y0 + h, x1 - h, y1 - h, max(corner - h, 1))),
    ]


def dashes(x0, y0, x1, y1, corner, thickness):
    """A dashed frame: its corners, and between them one dash a side, or two where it is long, as long as a corner's arms."""
    h, gap = thickness / 2, GAP
    outer, inner = corner + h, max(corner - h, 1)
    found, arms = [], []
    for start, end in ((x0 - h, x1 + h), (y0 - h, y1 + h)):
        count = 2 if end - start > LONG_SIDE else 1
        arm = max((end - start - (count + 1) * gap) / (count + 2), outer)
        length = (end - start - 2 * arm - (count + 1) * gap) / count
        arms.append(arm)
        for k in range(count if length > SHORTEST_DASH else 0):
            low = start + arm + gap * (k + 1) + length * k
            for edge in ((y0 - h, y1 - h) if len(arms) == 1 else (x0 - h, x1 - h)):
                box = low, edge, low + length, edge + thickness
                found.append(rectangle(*(box if len(arms) == 1 else (box[1], box[0], box[3], box[2])), 0))
    for x, sx in ((x0 - h, 1), (x1 + h, -1)):
        for y, sy in ((y0 - h, 1), (y1 + h, -1)):
            points = [(0, arms[1]), *_quarter(outer, outer, 0), (arms[0], 0), (arms[0], thickness), *_quarter(outer, inner, 1), (thickness, arms[1])]
            found.append(oriented(outline.from_polygon([(x + px * sx, y + py * sy) for px, py in points])))
    return found


def _quarter(middle, radius, back):
    """A quarter of a circle from its left to its top, or back."""
    steps = [math.radians(180 + 11.25 * k) for k in range(9)]
    return [(middle + radius * math.cos(a), middle + radius * math.sin(a)) for a in (steps[::-1] if back else steps)]


def dashed_ring(cx, cy, radius, thickness, count=PARTS):
    """Equal parts of a ring with straight ends, the first one at the right."""
    found = []
    for k in range(count):
        ends = [360 / count * k + way * HALF_PART / count for way in (-1, 1)]
        outer, inner = ([_at(cx, cy, r, ends[0] + (ends[1] - ends[0]) * step / 6) for step in range(7)]
                        for r in (radius + thickness / 2, radius - thickness / 2))  # fmt: skip
        found.append(oriented(outline.from_polygon(outer + inner[::-1])))
    return found


def dotted_ring(cx, cy, radius, thickness, count=DOTS):
    """Dots in equal distances, the first one at the right."""
    return [outline.disc(*_at(cx, cy, radius, 360 / count * k), thickness * DOT) for k in range(count)]


def polygon(points, thickness):
    """The line of a closed polygon with round corners."""
    return line(list(points) + [points[0]], thickness)


def _at(cx, cy, radius, degrees):
    angle = math.radians(degrees)
    return cx + radius * math.cos(angle), cy + radius * math.sin(angle)


def _curve(cx, cy, radius, start, end):
    """Cubics along a circle."""
    parts = max(1, math.ceil(abs(end - start) / 90))
    step = math.radians((end - start) / parts)
    k = 4 / 3 * math.tan(step / 4) * radius
    found = []
    for i in range(parts):
        a = math.radians(start) + step * i
        b = a + step
        found.append((
            "C", cx + radius * math.cos(a) - k * math.sin(a), cy + radius * math.sin(a) + k * math.cos(a),
            cx + radius * math.cos(b) + k * math.sin(b), cy + radius * math.sin(b) - k * math.cos(b),
            cx + radius * math.cos(b), cy + radius * math.sin(b),
        ))  # fmt: skip
    return found


def _cap(cx, cy, radius, degrees, half, way):
    """A half circle at an arc's end, from its outer to its inner line, or back."""
    x, y = _at(cx, cy, radius, degrees)
    return _curve(x, y, half, degrees if way > 0 else degrees + 180,
                  degrees + 180 if way > 0 else degrees + 360)  # fmt: skip
