"""Outlines as lists of contours. A contour is a list of (command, x, y, …) with the commands
M, L, C and an implied close; coordinates are Phosphor's: a grid of 256, y down."""

import math

KAPPA = 0.5522847498307936  # a quarter circle as one cubic


def from_recording(operations, transform=lambda x, y: (x, y)):
    """What a fontTools recording pen heard; quadratic curves become cubic ones."""
    contours, current, last = [], [], (0, 0)
    for operator, points in operations:
        points = [transform(*p) for p in points if p is not None]
        if operator == "moveTo":
            current = [("M", *points[0])]
        elif operator == "lineTo":
            current.append(("L", *points[0]))
        elif operator == "curveTo":
            for index in range(0, len(points), 3):
                (a, b, c) = points[index : index + 3]
                current.append(("C", *a, *b, *c))
        elif operator == "qCurveTo":
            for control, end in _quadratics(points):
                start = last if len(current) == 0 else current[-1][-2:]
                a = [s + (c - s) * 2 / 3 for s, c in zip(start, control)]
                b = [e + (c - e) * 2 / 3 for e, c in zip(end, control)]
                current.append(("C", *a, *b, *end))
        else:
            contours.append(current)
            current = []
    if current:
        contours.append(current)
    return [c for c in contours if len(c) > 1]


def _quadratics(points):
    controls, end = points[:-1], points[-1]
    for index, control in enumerate(controls):
        if index + 1 < len(controls):
            following = controls[index + 1]
            yield control, ((control[0] + following[0]) / 2, (control[1] + following[1]) / 2)
        else:
            yield control, end


def mapped(contours, scale, dx, dy):
    def place(segment):
        command, *values = segment
        moved = [v * scale + (dx if i % 2 == 0 else dy) for i, v in enumerate(values)]
        return (command, *moved)

    return [[place(s) for s in contour] for contour in contours]


def turned(contours, degrees, centre):
    """Clockwise about a point on both axes' `centre`."""
    c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))

    def place(segment):
        command, *values = segment
        moved = []
        for x, y in zip(values[::2], values[1::2]):
            x, y = x - centre, y - centre
            moved += [centre + x * c - y * s, centre + x * s + y * c]
        return (command, *moved)

    return [[place(s) for s in contour] for contour in contours]


def stretched(contours, x_scale, y_scale, dx, dy):
    def place(segment):
        command, *values = segment
        moved = [v * x_scale + dx if i % 2 == 0 else v * y_scale + dy for i, v in enumerate(values)]
        return (command, *moved)

    return [[place(s) for s in contour] for contour in contours]


def polygon(contour, steps=10):
    """The corners of a contour, its curves cut into `steps` pieces."""
    corners = []
    for command, *v in contour:
        if command == "C":
            x0, y0 = corners[-1]
            for k in range(1, steps + 1):
                t = k / steps
                u = 1 - t
                a, b, c, d = u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t
                corners.append((a * x0 + b * v[0] + c * v[2] + d * v[4],
                                a * y0 + b * v[1] + c * v[3] + d * v[5]))  # fmt: skip
        else:
            corners.append((v[0], v[1]))
    return corners


def from_polygon(corners):
    return [("M", *corners[0])] + [("L", *p) for p in corners[1:]]


def bounds(contours):
    """(left, top, right, bottom) of the ink."""
    ends = [segment[-2:] for contour in contours for segment in contour]
    left, right = min(p[0] for p in ends), max(p[0] for p in ends)
    top, bottom = min(p[1] for p in ends), max(p[1] for p in ends)
    for contour in contours:
        start = None
        for segment in contour:
            if segment[0] == "C":
                _, x1, y1, x2, y2, _, _ = segment
                # A curve lies within its controls.
                if min(x1, x2) < left or max(x1, x2) > right or min(y1, y2) < top or (
                    max(y1, y2) > bottom):  # fmt: skip
                    points = polygon([("M", *start), segment], 16)
                    left, right = min([left] + [p[0] for p in points]), max(
                        [right] + [p[0] for p in points])  # fmt: skip
                    top, bottom = min([top] + [p[1] for p in points]), max(
                        [bottom] + [p[1] for p in points])  # fmt: skip
            start = segment[-2:]
    return left, top, right, bottom


def area(contour):
    corners = polygon(contour)
    pairs = zip(corners, corners[1:] + corners[:1])
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in pairs) / 2


def reversed_contour(contour):
    points, segments = [], []
    for _, *v in contour:
        points.append(v)
    segments.append(("M", *points[-1][-2:]))
    for index in range(len(points) - 1, 0, -1):
        start, end = points[index], points[index - 1][-2:]
        if len(start) == 6:
            segments.append(("C", *start[2:4], *start[0:2], *end))
        else:
            segments.append(("L", *end))
    return segments


def started_like(contour, model):
    """The same closed contour, begun at the corner that brings its points nearest to the model's;
    as it is where no beginning gives the same commands."""
    if len(contour) != len(model):
        return contour
    closed = list(contour)
    if math.dist(closed[0][1:3], closed[-1][-2:]) > 0.01:
        return contour
    best, least = contour, _distance(contour, model)
    segments = closed[1:]
    for start in range(1, len(segments)):
        turned = [("M", *segments[start - 1][-2:]), *segments[start:], *segments[:start]]
        distance = _distance(turned, model)
        if distance < least:
            best, least = turned, distance
    return best


def _distance(a, b):
    if any(x[0] != y[0] for x, y in zip(a, b)):
        return math.inf
    return max(abs(p - q) for x, y in zip(a, b) for p, q in zip(x[1:], y[1:]))


def disc(cx, cy, r):
    k = r * KAPPA
    return [
        ("M", cx + r, cy),
        ("C", cx + r, cy + k, cx + k, cy + r, cx, cy + r),
        ("C", cx - k, cy + r, cx - r, cy + k, cx - r, cy),
        ("C", cx - r, cy - k, cx - k, cy - r, cx, cy - r),
        ("C", cx + k, cy - r, cx + r, cy - k, cx + r, cy),
    ]


def rounded_square(cx, cy, half, r):
    k = r * (1 - KAPPA)
    x0, y0, x1, y1 = cx - half, cy - half, cx + half, cy + half
    return [
        ("M", x0 + r, y0), ("L", x1 - r, y0), ("C", x1 - k, y0, x1, y0 + k, x1, y0 + r),
        ("L", x1, y1 - r), ("C", x1, y1 - k, x1 - k, y1, x1 - r, y1),
        ("L", x0 + r, y1), ("C", x0 + k, y1, x0, y1 - k, x0, y1 - r),
        ("L", x0, y0 + r), ("C", x0, y0 + k, x0 + k, y0, x0 + r, y0),
    ]  # fmt: skip


def bar(start, end, thickness):
    """A line with round ends."""
    dx, dy = end[0] - start[0], end[1] - start[1]
    length = math.hypot(dx, dy)
    ux, uy = dx / length * thickness / 2, dy / length * thickness / 2
    k = KAPPA
    nx, ny = -uy, ux

    def at(p, along, across):
        return (p[0] + ux * along + nx * across, p[1] + uy * along + ny * across)

    return [
        ("M", *at(start, 0, 1)), ("L", *at(end, 0, 1)),
        ("C", *at(end, k, 1), *at(end, 1, k), *at(end, 1, 0)),
        ("C", *at(end, 1, -k), *at(end, k, -1), *at(end, 0, -1)),
        ("L", *at(start, 0, -1)),
        ("C", *at(start, -k, -1), *at(start, -1, -k), *at(start, -1, 0)),
        ("C", *at(start, -1, k), *at(start, -k, 1), *at(start, 0, 1)),
    ]  # fmt: skip


def clipped(contours, a, b, c):
    """The part where a·x + b·y ≤ c. Curves that cross the line become polygons."""
    kept = []
    for contour in contours:
        # A contour whose controls lie on one side lies there.
        hull = [a * x + b * y - c for _, *v in contour for x, y in zip(v[::2], v[1::2])]
        if max(hull) <= 0:
            kept.append(contour)
            continue
        if min(hull) >= 0:
            continue
        values = [a * x + b * y - c for x, y in polygon(contour)]
        if max(values) <= 0:
            kept.append(contour)
        elif min(values) < 0:
            corners = _clip(polygon(contour), a, b, c)
            if len(corners) > 2:
                kept.append(from_polygon(corners))
    return kept


def _clip(corners, a, b, c):
    kept = []
    for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1]):
        v0, v1 = a * x0 + b * y0 - c, a * x1 + b * y1 - c
        if v0 <= 0:
            kept.append((x0, y0))
        if (v0 < 0 < v1) or (v1 < 0 < v0):
            t = v0 / (v0 - v1)
            kept.append((x0 + (x1 - x0) * t, y0 + (y1 - y0) * t))
    return kept


def without_strip(contours, a, b, low, high):
    """What lies outside low < a·x + b·y < high."""
    return clipped(contours, a, b, low) + clipped(contours, -a, -b, -high)


def without_disc(contours, cx, cy, r, sides=24):
    """What lies outside a disc: a wedge for each side of a polygon around it."""
    corners = [
        (cx + r * math.cos(2 * math.pi * k / sides), cy + r * math.sin(2 * math.pi * k / sides))
        for k in range(sides)
    ]
    return without_convex(contours, corners)


def without_convex(contours, corners):
    """What lies outside a convex polygon whose area is positive."""
    pieces = []
    remaining = contours
    for (x0, y0), (x1, y1) in zip(corners, corners[1:] + corners[:1]):
        # Inside is where (x1 - x0)·(y - y0) - (y1 - y0)·(x - x0) ≥ 0.
        a, b = y1 - y0, x0 - x1
        c = a * x0 + b * y0
        pieces += clipped(remaining, -a, -b, -c)
        remaining = clipped(remaining, a, b, c)
        if not remaining:
            break
    return pieces
