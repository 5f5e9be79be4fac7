"""Hands: thumbs, a flat hand, a finger that points, touches or draws. The places are our own, in hundredths of an em (ems.py)."""

import outline
from drawing import Drawing
from ems import UNIT, arc, area, at, path, shape
from paths import beside, curve, positive, rounded, without

FIST = [(27, 101, 32), (27, 58, 12), (46, 34, 14), (56, 6, 8), (70, 6, 13), (72, 24, 10), (64, 42, 4), (94, 42, 7), (95, 56, 5), (91, 58, 1),
        (95, 63, 6), (92, 73, 5), (88, 74, 1), (91, 80, 6), (86, 90, 5), (83, 91, 1), (84, 97, 6), (72, 101, 8)]  # fmt: skip
# A finger to the upper left, three that are bent, the wrist at the lower right, the thumb.
POINTER = [(4, 9, 6.5), (16, 4, 6.5), (31, 40, 1), (36, 34, 6), (46, 35, 7), (48, 41, 1), (53, 37, 6), (62, 40, 7), (63, 46, 1), (67, 43, 6),
           (75, 48, 8), (80, 60, 14), (80, 80, 20), (64, 90, 16), (42, 89, 16), (24, 80, 12), (4, 57, 7), (7, 47, 7), (24, 57, 3)]  # fmt: skip


class Hands:
    def _thumb_up(self, t, solid):
        """A fist with four fingers at the right and the ball of the hand behind it."""
        if solid:
            ball = Drawing.of([area((34, 42), (12, 42, 10), (0, 60, 16), (0, 80, 16), (10, 101, 10), (40, 101))])
        else:
            ball = Drawing.of(path(t, (34, 46), (14, 44, 10), (4, 60, 14), (4, 78, 14), (14, 97, 10), (36, 97)))
        air = UNIT * 5 if solid else -t / 2
        edge = beside(positive(rounded(at(FIST))), t / 2 + air)
        left = [p for p in edge if p[0] < 58 * UNIT and p[1] > 36 * UNIT] + [(95 * UNIT, 110 * UNIT), (95 * UNIT, 36 * UNIT)]
        return Drawing.of(shape(t, solid, *FIST)).on(without(ball, outline.from_polygon(left)).at_level(1))

    def _thumb_down(self, t, solid):
        return self._thumb_up(t, solid).turned(180)

    def _flat_hand(self, t, solid):
        """Four fingers that stand upright and a thumb at the right."""
        if solid:
            palm = area((0, 60), (61, 60), (61, 74, 4), (69, 46, 7), (78, 46, 7), (66, 82, 18), (54, 104, 18), (22, 104, 28), (0, 86, 22))
            fingers = [path(12 * UNIT, (x, 66), (x, top)) for x, top in ((6, 28), (22, 11), (38, 6), (54.5, 14))]
            return Drawing.of([palm] + [c for finger in fingers for c in finger])
        found, edges = [], (4, 18, 32, 46, 60)
        for x0, x1, top, low0, low1 in zip(edges, edges[1:], (22, 9, 4, 12), (76, 56, 56, 56), (56, 56, 56, 66)):
            found += path(t, (x0, low0), (x0, top, 7), (x1, top, 7), (x1, low1))
        return Drawing.of(found + path(t, (60, 66), (68, 46, 5), (77, 44, 6), (75, 54, 6), (66, 82, 18), (54, 103, 18), (22, 103, 26),
                                       (4, 86, 18), (4, 70)))

    def _pointer(self, t, solid):
        """A hand whose finger points to the upper left, with lines between the fingers that are bent."""
        if solid:
            palm = area((26, 56), (30, 50), (84, 58, 14), (84, 82, 24), (66, 94, 16), (42, 94, 18), (20, 80, 10))
            bent = path(13 * UNIT, (41.5, 56), (39, 41)) + path(13 * UNIT, (56.5, 58), (55, 44)) + path(13 * UNIT, (71, 62), (69.5, 50))
            return Drawing.of([palm] + path(14 * UNIT, (11, 11), (32, 60)) + path(13 * UNIT, (11, 56), (32, 78)) + bent)
        gaps = path(t * 0.9, (31, 40), (36, 52)) + path(t * 0.9, (48, 41), (51, 50)) + path(t * 0.9, (63, 46), (65, 52))
        return Drawing.of(shape(t, False, *POINTER) + gaps)

    def _touching(self, t, solid):
        """Part of a ring around the tip of the finger."""
        around = arc(t, 11, 9, 22, 142, 382)
        return self._pointer(t, solid).on(Drawing.of(around, 1))

    def _drawing_hand(self, t, solid):
        """A line that ends at the tip of the finger."""
        drawn = path(t, *curve((-30, 46), (-30, 26, -16, 14, -4, 8)))
        return self._pointer(t, solid).on(Drawing.of(drawn, 1))

    NAMES = {
        "hand.thumbsup": _thumb_up, "hand.thumbsdown": _thumb_down, "hand.raised": _flat_hand,
        "hand.point.up.left": _pointer, "hand.tap": _touching, "hand.draw": _drawing_hand,
    }  # fmt: skip
