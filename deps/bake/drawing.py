"""A drawing: its layers for one colour and its layers by level, back to front. Each layer is
(contours, rule, level)."""

import outline
from union import united

CENTRE = 128


class Drawing:
    def __init__(self, plain, levels=None):
        self.plain = plain
        self.levels = plain if levels is None else levels

    @classmethod
    def of(cls, contours, level=0):
        return cls([(contours, "nonzero", level)])

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

    def moved(self, dx, dy, scale=1):
        return self.each(lambda c: outline.mapped(c, scale, dx, dy))

    def in_proportion(self, proportion):
        """Stretched towards the wanted width by its height, about the middle of the grid, its area kept."""
        if not proportion:
            return self
        left, top, right, bottom = self.bounds()
        s = min(max((proportion * (bottom - top) / (right - left)) ** 0.5, 0.75), 1.33)
        dx, dy = CENTRE * (1 - s), CENTRE * (1 - 1 / s)
        return self.each(lambda c: outline.stretched(c, s, 1 / s, dx, dy))

    def mirrored(self):
        return self.each(
            lambda c: [outline.reversed_contour(k)
                       for k in outline.stretched(c, -1, 1, 2 * CENTRE, 0)])  # fmt: skip

    def flipped(self):
        return self.each(
            lambda c: [outline.reversed_contour(k)
                       for k in outline.stretched(c, 1, -1, 0, 2 * CENTRE)])  # fmt: skip

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
