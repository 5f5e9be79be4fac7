"""The outline of overlapping contours together: what a non-zero fill covers, without crossings.

Contours are flattened, cut where they cross, and the pieces with ink on one side alone are put
together again. It is needed where a drawing is cut out of a shape; elsewhere overlaps may stay."""

import math

import outline

STEPS = 6
# Contours that share an edge would leave it undecided: each is moved by less than can be seen.
SHIFT = 0.0013
BAND = 8


def united(contours):
    """Contours that don't overlap as they are; the others' common outline as polygons."""
    polygons = [outline.polygon(c, STEPS) for c in contours]
    if not _any_crossing(polygons):
        return contours
    return _bordered(polygons, lambda turns: turns != 0)


def difference(contours, others):
    """What contours cover and others don't. Both are as `united` leaves them; they turn as strokes do, their holes the other way."""
    turned = [outline.polygon(c, STEPS)[::-1] for c in others]
    return _bordered([outline.polygon(c, STEPS) for c in contours] + turned, lambda turns: turns > 0)


def _bordered(polygons, is_ink):
    moved = [
        [(x + SHIFT * math.cos(i * 2.4), y + SHIFT * math.sin(i * 2.4)) for x, y in polygon]
        for i, polygon in enumerate(polygons)
    ]
    return [outline.from_polygon(p) for p in _joined(_borders(_edges(moved), is_ink))]


def _edges(polygons):
    edges = []
    for polygon in polygons:
        for a, b in zip(polygon, polygon[1:] + polygon[:1]):
            if math.hypot(b[0] - a[0], b[1] - a[1]) > 1e-6:
                edges.append((a, b))
    return edges


def _crossing(p, q, r, s):
    """How far along both edges they cross; None where they don't."""
    dx, dy, ex, ey = q[0] - p[0], q[1] - p[1], s[0] - r[0], s[1] - r[1]
    det = dx * ey - dy * ex
    if abs(det) < 1e-12:
        return None
    t = ((r[0] - p[0]) * ey - (r[1] - p[1]) * ex) / det
    u = ((r[0] - p[0]) * dy - (r[1] - p[1]) * dx) / det
    return (t, u) if 0 < t < 1 and 0 < u < 1 else None


def _any_crossing(polygons):
    boxes = [(min(x for x, _ in p), min(y for _, y in p), max(x for x, _ in p),
              max(y for _, y in p)) for p in polygons]  # fmt: skip
    for i, a in enumerate(polygons):
        if _crosses_itself(a):
            return True
        for j in range(i):
            x, y = boxes[i], boxes[j]
            if x[0] > y[2] or y[0] > x[2] or x[1] > y[3] or y[1] > x[3]:
                continue
            inner = max(x[0], y[0]), max(x[1], y[1]), min(x[2], y[2]), min(x[3], y[3])
            first, second = _within(a, inner), _within(polygons[j], inner)
            if any(_crossing(*e, *f) for e in first for f in second):
                return True
    return False


def _crosses_itself(polygon):
    edges = _edges([polygon])
    for k, (a, b) in enumerate(edges):
        for c, d in edges[: max(k - 1, 0)]:
            if max(c[0], d[0]) >= min(a[0], b[0]) and min(c[0], d[0]) <= max(a[0], b[0]) and _crossing(a, b, c, d):
                return True
    return False


def _within(polygon, box):
    return [(a, b) for a, b in _edges([polygon])
            if max(a[0], b[0]) >= box[0] and min(a[0], b[0]) <= box[2]
            and max(a[1], b[1]) >= box[1] and min(a[1], b[1]) <= box[3]]  # fmt: skip


def _bands(edges):
    bands = {}
    for i, (a, b) in enumerate(edges):
        low, high = sorted((a[1], b[1]))
        for band in range(int(low // BAND), int(high // BAND) + 1):
            bands.setdefault(band, []).append(i)
    return bands


def _borders(edges, is_ink):
    """The pieces of edges that have ink on one side alone, which is kept on their left. is_ink: of how often the contours turn
    around a place."""
    bands = _bands(edges)
    cuts = [[0.0, 1.0] for _ in edges]
    seen = set()
    for members in bands.values():
        for k, i in enumerate(members):
            a, b = edges[i]
            for j in members[:k]:
                if (i, j) in seen:
                    continue
                c, d = edges[j]
                if max(a[0], b[0]) < min(c[0], d[0]) or max(c[0], d[0]) < min(a[0], b[0]):
                    continue
                seen.add((i, j))
                found = _crossing(a, b, c, d)
                if found:
                    cuts[i].append(found[0])
                    cuts[j].append(found[1])
    points = {}
    pieces = []
    for (a, b), places in zip(edges, cuts):
        places.sort()
        ends = [(a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t) for t in places]
        for p, q in zip(ends, ends[1:]):
            length = math.hypot(q[0] - p[0], q[1] - p[1])
            if length < 1e-9:
                continue
            nx, ny = (q[1] - p[1]) / length * 1e-5, -(q[0] - p[0]) / length * 1e-5
            mx, my = (p[0] + q[0]) / 2, (p[1] + q[1]) / 2
            one = is_ink(_winding(edges, bands, mx + nx, my + ny))
            other = is_ink(_winding(edges, bands, mx - nx, my - ny))
            if one != other:
                p, q = (_snapped(points, p), _snapped(points, q))
                if p != q:
                    pieces.append((p, q) if other else (q, p))
    return pieces


def _snapped(points, p):
    """One and the same point for all that lie within a hair."""
    x, y = round(p[0] * 1e5), round(p[1] * 1e5)
    for dx in (0, -1, 1):
        for dy in (0, -1, 1):
            if (x + dx, y + dy) in points:
                return points[x + dx, y + dy]
    points[x, y] = p
    return p


def _winding(edges, bands, x, y):
    turns = 0
    for i in bands.get(int(y // BAND), ()):
        (ax, ay), (bx, by) = edges[i]
        if (ay <= y) != (by <= y):
            if ax + (y - ay) / (by - ay) * (bx - ax) > x:
                turns += 1 if by > ay else -1
    return turns


def _joined(pieces):
    following = {}
    for p, q in pieces:
        following.setdefault(p, []).append(q)
    polygons = []
    for start in sorted(following):
        while following.get(start):
            polygon, at = [], start
            while following.get(at):
                polygon.append(at)
                at = following[at].pop()
                if at == start:
                    break
            if len(polygon) > 2 and abs(_area(polygon)) > 1:
                polygons.append(polygon)
    return polygons


def _area(corners):
    return sum(
        a[0] * b[1] - b[0] * a[1] for a, b in zip(corners, corners[1:] + corners[:1])) / 2
