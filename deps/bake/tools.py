"""Things of one's desk, kitchen and workshop: a hammer, a bandage, a menu, a key, a ruler, pencils; also a sports court, a crown, a lying
bolt, a target, a player's signs of begin and end. The places are our own, in hundredths of an em (ems.py)."""

from drawing import Drawing
from ems import OVERHANG, UNIT, area, block, box, dot, line, path, ring, shape, turned
from paths import curve, cut


class Tools:
    def _hammer(self, t, solid):
        """Its handle to the lower left, its claw to the upper left."""
        handle = [(8, 98, 5), (58, 44, 3), (72, 56, 3), (20, 110, 5), (15, 110, 4), (8, 103, 4)]
        head = [*curve((38, 10), (54, 3, 74, 6, 86, 17)), (93, 25, 6), (96, 36, 4), (103, 34, 4), (115, 46, 4), (101, 62, 4), (94, 56, 5),
                (93, 49, 4),
                (86, 48, 3), (72, 57, 4), (57, 43, 4), *curve((63, 34), (61, 24, 52, 19, 38, 18))]  # fmt: skip
        if solid:
            gap = line(t * 2.2, (51, 42), (71, 62))
            return Drawing.layered(cut(shape(t, True, *handle), gap), shape(t, True, *head))
        return Drawing.of(shape(t, False, *handle) + shape(t, False, *head))

    def _bandage(self, t, solid):
        """A strip to the upper right, with a pad of four dots in its middle."""
        x, y, half, end = 50.7, 50.7, 19.5, 45
        strip = box(t, solid, x - end - half / 2, y - half, x + end + half / 2, y + half, half)
        dots = [dot(x + dx, y + dy, 3.8) for dx, dy in ((-7, -7), (7, -7), (-7, 7), (7, 7))]
        reach = half + (OVERHANG if solid else 0)
        edges = [c for way in (-1, 1) for c in line(t * (0.8 if solid else 1), (x + 20 * way, y - reach), (x + 20 * way, y + reach))]
        drawn = cut(strip, edges, dots) if solid else strip + edges + dots
        return Drawing.of(turned(drawn, -45, x, y))

    def _court(self, t, solid):
        """A field with a circle in its middle and a goal at both ends."""
        fine = t * (0.85 if solid else 1)
        out = OVERHANG if solid else 0
        lines = line(fine, (66, 4 - out), (66, 86 + out)) + ring(fine, 66, 45, 19)
        for x, edge in ((22, 4 - out), (110, 128 + out)):
            lines += path(fine, (edge, 26), (x, 26, 6), (x, 64, 6), (edge, 64))
        frame = box(t, solid, 4, 4, 128, 86, 10)
        if solid:
            return Drawing.of(cut(frame, lines))
        return Drawing([(frame, "nonzero", 0), (lines, "nonzero", 1)])

    def _menu(self, t, solid):
        """A folded card from its front, with two lines."""
        front = [(4, 22, 5), (70, 36, 5), (77, 40, 6), (77, 100, 8), (70, 106, 6), (10, 92, 6), (4, 88, 6)]
        back = path(t, (8, 20), (62, 5, 4), (73, 6, 8), (76, 22), (76, 36))
        lines = line(t * 0.9, (22, 42), (58, 49)) + line(t * 0.9, (22, 60), (58, 67))
        if solid:
            back = [area((6, 16), (60, 0, 6), (78, 2, 8), (81, 34), (70, 30))]
            back = cut(back, shape(t * 2.3, True, *front))
            return Drawing.layered(back, cut(shape(t, True, *front), lines))
        return Drawing.layered(back, shape(t, False, *front) + lines)

    def _school_desk(self, t, solid):
        """A chair's filled back behind a desk on two legs."""
        back = [block(22, 0, 72, 30, 8), block(22, 46, 72, 56, 4)]
        desk = line(t, (4, 41), (90, 41)) + path(t, (10, 42), (10, 69, 6), (78, 69))
        legs = line(t, (26, 71), (18, 104)) + line(t, (68, 71), (76, 104)) + line(t, (24, 85), (70, 85))
        return Drawing([(back, "nonzero", 0), (desk + legs, "nonzero", 1)])

    def _lying_bolt(self, t, solid):
        """A bolt from the upper right to the lower left."""
        bolt = [(43, 4, 4), (91, 27, 3), (125, 5, 6), (131, 11, 6), (92, 56, 5), (43, 31, 3), (9, 54, 6), (4, 48, 6)]
        return Drawing.of(shape(t, solid, *bolt))

    def _rosette(self, t, solid):
        """A round badge above the filled tails of its ribbon."""
        ribbon = [area((14, 60), (64, 60), (64, 109, 2), (39, 87), (14, 109, 2))]
        if solid:
            return Drawing.layered(cut(ribbon, [dot(39, 39, 46)]), [dot(39, 39, 39)])
        return Drawing.layered(cut(ribbon, [dot(39, 39, 37)]), ring(t, 39, 39, 35))

    def _key(self, t, solid):
        """An upright key, its bit at the right."""
        whole = [*curve((24, 53), (10, 50, 4, 40, 4, 31), (4, 15, 17, 4, 33, 4), (49, 4, 61, 15, 61, 31), (61, 40, 55, 50, 44, 54)),
                 (44, 62, 2), (55, 74, 3),
                 (46, 83, 2), (55, 93, 3), (46, 101, 2), (46, 106, 2), (34, 117, 3), (24, 107, 3)]  # fmt: skip
        eye = [dot(33, 21, 7.5)]
        return Drawing.of(cut(shape(t, True, *whole), eye) if solid else shape(t, False, *whole) + eye)

    def _crown(self, t, solid):
        """Three points with balls, and a band at its foot."""
        body = [(13, 34, 2), (40, 50, 6), (62, 21, 4), (84, 50, 6), (111, 34, 2), (100, 91, 5), (24, 91, 5)]
        if solid:
            balls = [dot(11, 32, 10.5), dot(62, 11, 11), dot(113, 32, 10.5)]
            band = line(t * 0.75, (10, 73), (114, 73))
            return Drawing.of(cut(shape(t * 0.6, True, *body), band) + balls)
        balls = ring(t, 11, 32, 7) + ring(t, 62, 11, 7.5) + ring(t, 113, 32, 7)
        inner = [dot(11, 32, 6), dot(62, 11, 6), dot(113, 32, 6)]
        return Drawing.of(cut(shape(t, False, *body), inner) + balls + line(t, (22, 73), (102, 73)))

    def _ruler(self, t, solid):
        """Long and short marks at its upper edge."""
        frame = box(t, solid, 4, 4, 115, 50, 9)
        marks = []
        for k in range(13):
            x = 15.5 + 7.33 * k
            marks += line(t * 0.55, (x, 5 if not solid else 10), (x, 32 if k % 6 == 0 else 24))
        return Drawing.of(cut(frame, marks) if solid else frame + marks)

    def _megaphone(self, t, solid):
        """A megaphone that opens to the right; a grip hangs from it."""
        bell = curve((42, 31), (60, 30, 76, 25, 86, 17))
        lower = [(x, 104 - y) for x, y in bell[::-1]]
        grip = [(22, 76), (32, 96, 6), (40, 100, 8), (48, 96, 6), (48, 82)]
        if solid:
            stock = [area((0, 40, 10), (8, 30, 8), (34, 30), (34, 74), (8, 74, 8), (0, 64, 10))]
            horn = [area((40, 30), *bell, *lower, (40, 74))]
            rim = [block(93, 0, 110, 104, 8)]
            return Drawing.of(stock + horn + rim + [area((24, 80), (46, 80), (50, 98, 6), (42, 104, 6), (34, 98, 8))])
        stock = path(t, (37, 31), (14, 31, 10), (4, 40, 8), (4, 64, 8), (14, 73, 10), (37, 73)) + line(t, (37, 31), (37, 73))
        horn = path(t, (37, 31), *bell[1:]) + path(t, *lower[:-1], (37, 73))
        return Drawing.of(stock + horn + box(t, False, 90, 4, 106, 100, 8) + path(t, *grip))

    def _eraser(self, t, solid):
        """A rubber aslant, its lower left end in a sleeve."""
        x, y = 48.6, 48.6
        body = box(t, solid, x - 50, y - 28, x + 50, y + 28, 8)
        reach = 28 + (OVERHANG if solid else 0)
        seam = line(t, (x - 22, y - reach), (x - 22, y + reach))
        return Drawing.of(turned(cut(body, seam) if solid else body + seam, -45, x, y))

    def _target(self, t, solid):
        """Two rings around a dot."""
        return Drawing([(ring(t, 50, 50, 46), "nonzero", 1), (ring(t * 1.1, 50, 50, 27), "nonzero", 1), ([dot(50, 50, 12)], "nonzero", 0)])

    def _drawn_pencil(self, t, tip, end):
        return [c for c in self._stick([v * UNIT for v in tip], [v * UNIT for v in end], 4.4 + t * 0.55)]

    def _pencil_on_line(self, t, solid):
        """A line to the right of its tip."""
        return Drawing.layered(line(t * 0.9, (28, 73), (88, 73)), self._drawn_pencil(t, (6, 72), (70, 8)))

    def _pencil_and_outline(self, t, solid):
        """A line around it, open at the end of the pencil."""
        around = path(t, *curve((58, 98), (22, 96, 4, 74, 4, 50), (4, 22, 26, 6, 50, 6), (76, 6, 96, 30, 96, 62), (96, 82, 82, 86, 66, 82),
                                (52, 78, 44, 74, 36, 68)))
        pencil = self._drawn_pencil(t, (30, 68), (88, 10))
        return Drawing.layered(cut(around, line(t * 3.4, (32, 66), (86, 12))), pencil)

    def _pencil_and_scribble(self, t, solid):
        scribble = path(t, *curve((6, 34), (12, 18, 30, 10, 34, 22), (38, 36, 4, 54, 6, 72), (8, 86, 28, 84, 46, 74)))
        return Drawing.layered(scribble, self._drawn_pencil(t, (58, 74), (122, 10)))

    def _to_end(self, t, solid):
        """A player's triangle that points at a bar."""
        if solid:
            return Drawing.of([area((0, 2, 8), (66, 40, 4), (0, 78, 8)), block(67, 0, 92, 80, 7)])
        return Drawing.of(shape(t, False, (4, 6, 6), (58, 40, 5), (4, 74, 6)) + line(t, (71, 4), (71, 76)))

    def _to_begin(self, t, solid):
        return self._to_end(t, solid).mirrored()

    NAMES = {
        "hammer": _hammer, "bandage": _bandage, "sportscourt": _court, "menucard": _menu,
        "studentdesk": _school_desk, "bolt.horizontal": _lying_bolt, "rosette": _rosette, "key": _key,
        "crown": _crown, "ruler": _ruler, "megaphone": _megaphone, "eraser": _eraser, "target": _target,
        "pencil.line": _pencil_on_line, "pencil.and.outline": _pencil_and_outline, "pencil.and.scribble": _pencil_and_scribble,
        "backward.end": _to_begin, "forward.end": _to_end,
    }  # fmt: skip
