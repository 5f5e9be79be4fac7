"""A drawing: its layers for one colour and its layers by level, back to front. Each layer is
(contours, rule, level)."""

import math

import outline
from union import united

CENTRE = 128
# The most times that a drawing is stretched: three dots in a row are within a hundredth of the wanted proportion after five.
ROUNDS = 8


class Drawing:
    def __init__(self, plain, levels=None):
        self.plain = plain
        self.levels = plain if levels is None else levels

    @classmethod
    def of(cls, contours, level=0):
        return cls([(contours, "nonzero", level)])

    @classmethod
    def layered(cls, back, front):
        """The contours of a secondary layer, and before them those of the primary one."""
        return cls([(back, "nonzero", 1), (front, "nonzero", 0)])

    def each(self, change):
        """Every layer's contours changed; layers that become empty are left out."""

        def changed(layers):
            found = [(change(c), rule, level) for c, rule, level in layers]
            return [layer for layer in found if layer[0]]

        return Drawing(changed(self.plain), changed(self.levels))

    def at_level(self, level):
        """All of it at one level at least: what lies below a badge is secondary."""

        def lowered(layers):
            return [(c, rule, max(level, own)) for c, rule, own in layers]

        return Drawing(lowered(self.plain), lowered(self.levels))

    def on(self, lower):
        """This drawing over another."""
        return Drawing(lower.plain + self.plain, lower.levels + self.levels)

    def contours(self):
        return [c for contours, _, _ in self.plain for c in contours]

    def bounds(self):
        return outline.bounds(self.contours())

    def fitted(self, cx, cy, width, height):
        left, top, right, bottom = self.bounds()
        scale = min(width / max(right - left, 1), height / max(bottom - top, 1))
        dx, dy = cx - (left + right) / 2 * scale, cy - (top + bottom) / 2 * scale
        return self.each(lambda c: outline.mapped(c, scale, dx, dy))

    def matched(self, cx, cy, width, height):
        """In a box that a drawing of other proportions may leave a little: its area is that of the box."""
        left, top, right, bottom = self.bounds()
        scale = (width * height / max((right - left) * (bottom - top), 1)) ** 0.5
        # A line, as of a minus, has a box whose height says little.
        scale = min(scale, 1.12 * min(width / max(right - left, 1), height / max(bottom - top, 1)))
        return self.moved(cx - (left + right) / 2 * scale, cy - (top + bottom) / 2 * scale, scale)

    def moved(self, dx, dy, scale=1):
        return self.each(lambda c: outline.mapped(c, scale, dx, dy))

    def centred(self):
        """Its box about the middle of the grid."""
        left, top, right, bottom = self.bounds()
        return self.moved(CENTRE - (left + right) / 2, CENTRE - (top + bottom) / 2)

    def in_proportion(self, proportion):
        """Stretched towards the wanted width by its height, about the middle of the grid, its area kept. Dots, heads and
        wheels stay round: that changes the proportion again, so it is done a few times."""
        drawing, least, most = self, 0.75, 1.33
        for _ in range(ROUNDS if proportion else 0):
            left, top, right, bottom = box = drawing.bounds()
            s = min(max((proportion * (bottom - top) / (right - left)) ** 0.5, least), most)
            if abs(s - 1) < 0.001:
                break
            least, most = least / s, most / s
            drawing = drawing.each(lambda c: stretched(c, s, box))
        return drawing

    def mirrored(self):
        return self.each(
            lambda c: [outline.reversed_contour(k)
                       for k in outline.stretched(c, -1, 1, 2 * CENTRE, 0)])  # fmt: skip

    def turned(self, degrees):
        return self.each(lambda c: outline.turned(c, degrees, CENTRE))

    def without_disc(self, cx, cy, r):
        return self._without(
            (cx - r, cy - r, cx + r, cy + r), lambda c: outline.without_disc(c, cx, cy, r, 16))

    def _without(self, box, cut):
        """What lies away from the box stays whole."""

        def kept(contours):
            found = []
            for contour in contours:
                x0, y0, x1, y1 = outline.bounds([contour])
                away = x0 >= box[2] or x1 <= box[0] or y0 >= box[3] or y1 <= box[1]
                found += [contour] if away else cut([contour])
            return found

        return self.each(kept)

    def without_box(self, x0, y0, x1, y1):
        corners = [(x0, y0), (x1, y0), (x1, y1), (x0, y1)]
        return self._without((x0, y0, x1, y1), lambda c: outline.without_convex(c, corners))

    def silhouette(self):
        """Contours for a non-zero or an even-odd fill that cover what the plain layers cover."""
        found = []
        for contours, rule, _ in self.plain:
            found += by_depth(contours) if rule == "evenodd" else by_depth(united(normal(contours)))
        return united(found)


def stretched(contours, s, box):
    """Stretched by `s` across and 1 / s down, about the middle of the grid, but for circles: they keep their size, at the edge
    of the box of the whole drawing where they touch one."""
    dx, dy = CENTRE * (1 - s), CENTRE * (1 - 1 / s)
    found = outline.stretched(contours, s, 1 / s, dx, dy)
    for ring in rings(contours, max(box[2] - box[0], box[3] - box[1]) / 2):
        x0, y0, x1, y1 = outline.bounds([contours[ring[0]]])
        x = _kept(x0, x1, box[0], box[2], s)
        y = _kept(y0, y1, box[1], box[3], 1 / s)
        for i in ring:
            found[i] = outline.mapped([contours[i]], 1, x - (x0 + x1) / 2, y - (y0 + y1) / 2)[0]
    return found


def _kept(low, high, least, most, scale):
    """The middle of an interval of the same size within one that is scaled about the middle of the grid."""
    def scaled(x):
        return CENTRE + (x - CENTRE) * scale

    half, near = (high - low) / 2, (most - least) / 100
    at_low, at_high = low - least < near, most - high < near
    if at_low == at_high:
        return scaled((low + high) / 2)
    return scaled(low) + half if at_low else scaled(high) - half


def rings(contours, largest):
    """The circles of a diameter up to `largest` that are filled, by their places in the list, each with those of the same
    middle within it."""
    circles = {i: box for i, contour in enumerate(contours) if (box := circle(contour))}
    found = []
    for i, box in circles.items():
        size = box[2] - box[0]
        if size > largest or _depth(contours, i) % 2:
            continue
        within = [j for j, other in circles.items() if j != i and other[2] - other[0] < size and all(
            abs(box[k] + box[k + 2] - other[k] - other[k + 2]) < size * 0.06 for k in (0, 1))]  # fmt: skip
        found.append([i, *within])
    return found


def circle(contour):
    """The bounds of a contour that is a circle, or as good as one; nil for others."""
    if sum(segment[0] == "C" for segment in contour) < 4 or any(segment[0] == "L" for segment in contour):
        return None
    x0, y0, x1, y1 = box = outline.bounds([contour])
    width, height = x1 - x0, y1 - y0
    is_round = abs(width - height) < 0.04 * height and abs(abs(outline.area(contour)) / (width * height) - math.pi / 4) < 0.015
    return box if is_round else None


def _depth(contours, i):
    """The number of other contours that one lies within."""
    start = contours[i][0][-2:]
    return sum(_holds(outline.polygon(c, 4), start) for j, c in enumerate(contours) if j != i)


def normal(contours):
    """Turned so that the largest contour turns as strokes do."""
    if not contours:
        return contours
    largest = max(contours, key=lambda c: abs(outline.area(c)))
    if outline.area(largest) > 0:
        return contours
    return [outline.reversed_contour(c) for c in contours]


def by_depth(contours):
    """Contours of an even-odd fill, turned so that a non-zero one covers the same."""
    corners = [outline.polygon(c, 4) for c in contours]
    found = []
    for i, contour in enumerate(contours):
        depth = sum(
            _holds(corners[j], corners[i][0]) for j in range(len(contours)) if j != i)
        if (outline.area(contour) > 0) != (depth % 2 == 0):
            contour = outline.reversed_contour(contour)
        found.append(contour)
    return found


def _holds(corners, point):
    x, y = point
    inside = False
    for (ax, ay), (bx, by) in zip(corners, corners[1:] + corners[:1]):
        if (ay > y) != (by > y) and ax + (y - ay) / (by - ay) * (bx - ax) > x:
            inside = not inside
    return inside
