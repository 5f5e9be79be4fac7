"""A hare, a tortoise, a ladybird and a swift. The places are our own, in hundredths of an em (ems.py)."""

import outline
from drawing import Drawing
from ems import UNIT, area, dot, line, path, shape
from paths import curve, pierced


class Animals:
    def _hare(self, t, solid):
        """A hare that leaps to the right, its ears laid back."""
        body = [*curve((7, 68), (2, 60, 6, 52, 16, 52), (20, 32, 42, 22, 64, 28), (80, 32, 88, 42, 106, 46)), (66, 18, 10), (66, 5, 10),
                (96, 8, 16), *curve((116, 38), (130, 38, 147, 50, 147, 66), (147, 76, 134, 80, 120, 78), (108, 80, 104, 90, 94, 86)),
                (74, 88, 8), (48, 84, 10), (12, 76, 10)]  # fmt: skip
        far_ear = path(t, (92, 8), (102, 5, 8), (126, 40))
        hind = shape(t, solid, (32, 88, 9), (66, 98, 8), (60, 106, 6), (34, 106, 9), (26, 96, 8))
        front = shape(t, solid, (82, 86, 5), (112, 86, 8), (118, 95, 7), (106, 99, 6), (80, 99, 6), (68, 88, 4))
        haunch = path(t * 0.9, (44, 50), *curve((48, 48), (64, 50, 68, 62, 70, 74)))
        eye = [dot(126, 54, 4.4)]
        if solid:
            return Drawing.of(pierced(shape(t, True, *body), haunch, eye).contours() + far_ear + hind + front)
        return Drawing.of(shape(t, False, *body) + far_ear + hind + front + haunch + eye)

    def _tortoise(self, t, solid):
        """A tortoise to the right: a shell with plates, a head on its neck, two feet."""
        dome = curve((10, 54), (20, 22, 38, 5, 62, 5), (86, 5, 104, 22, 112, 52), (114, 58, 108, 58, 102, 60), (90, 70, 34, 70, 20, 60),
                     (14, 58, 8, 58, 10, 54))[:-1]  # fmt: skip
        seams = path(t * 0.85, (32, 18), *curve((36, 24), (44, 38, 80, 38, 88, 24)), (92, 18))
        seams += line(t * 0.85, (46, 34), (38, 62)) + line(t * 0.85, (78, 34), (86, 62))
        head = [(108, 50, 8), (124, 40, 8), (126, 24, 14), (138, 10, 18), (160, 18, 16), (160, 36, 12), (146, 46, 8), (126, 58, 12), (112, 60, 2)]
        feet = [(16, 62, 4), (42, 70, 8), (34, 79, 8), (6, 79, 9)], [(80, 70, 6), (108, 62, 6), (120, 74, 7), (114, 79, 7), (90, 79, 7)]
        eye = [dot(145, 27, 4)]
        low = [c for foot in feet for c in shape(t, solid, *foot)]
        if solid:
            shell = pierced(shape(t, True, *dome), seams).contours()
            return Drawing.layered(pierced(shape(t, True, *head), eye).contours() + low, shell)
        return Drawing.layered(shape(t, False, *head) + low + eye, shape(t, False, *dome) + seams)

    def _ladybird(self, t, solid):
        """A ladybird from above: a filled head, wings with six spots, six legs."""
        x, y = 56, 68
        legs = []
        for way in (-1, 1):
            legs += path(t, (x + 14 * way, 16), (x + 15 * way, 9, 6), (x + 24 * way, 5))
            legs += line(t, (x + 34 * way, 42), (x + 45 * way, 32)) + line(t, (x + 38 * way, y), (x + 52 * way, y))
            legs += line(t, (x + 34 * way, 94), (x + 45 * way, 105))
        head = [area((x - 25, 40, 6), (x - 22, 16, 16), (x, 7, 14), (x + 22, 16, 16), (x + 25, 40, 6))]
        spots = [dot(x + dx * way, y + dy, 5.6) for way in (-1, 1) for dx, dy in ((13, -18), (20, 1), (13, 19))]
        seam = line(t * 0.85, (x, y - 20), (x, y + 38))
        wings = [*curve((x, 37), (x + 54, 37, x + 48, 110, x, 110), (x - 48, 110, x - 54, 37, x, 37))[:-1]]
        if solid:
            low = [outline.clipped([c], 0, -1, -42 * UNIT) for c in shape(t, True, *wings)]
            body = pierced([c for part in low for c in part], line(t * 0.9, (x, y - 14), (x, y + 36))).contours()
            return Drawing.layered(legs + head, body)
        return Drawing.layered(legs + head, shape(t, False, *wings) + seam + spots)

    def _swift(self, t, solid):
        """A bird with long wings that dives to the right."""
        bird = curve((4, 70), (26, 84, 50, 84, 66, 74), (44, 60, 26, 40, 14, 16), (28, 34, 42, 46, 56, 54), (44, 42, 34, 28, 26, 12),
                     (40, 30, 58, 46, 76, 56), (80, 38, 76, 20, 66, 2), (92, 18, 104, 44, 96, 70), (104, 80, 106, 88, 104, 94),
                     (96, 86, 88, 86, 80, 90), (52, 102, 20, 92, 4, 70))  # fmt: skip
        return Drawing.of([area(*bird[:-1])])

    NAMES = {"hare": _hare, "tortoise": _tortoise, "ladybug": _ladybird, "swift": _swift}
