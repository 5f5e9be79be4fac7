"""Things that are carried or given (cases, pills, a stethoscope, a cap, a wand, a present), a cube, mountains, two persons apart. The
places are our own, in hundredths of an em (ems.py)."""

from drawing import Drawing
from ems import OVERHANG, area, block, box, dot, line, path, ring, round_, shape, turned
from paths import curve, cut, marked


class Cases:
    def _handle(self, t):
        return path(t, (37, 22), (37, 4, 8), (77, 4, 8), (77, 22))

    def _briefcase(self, t, solid):
        """A flap with a lock, and a handle."""
        body = box(t, solid, 4, 22, 110, 90, 10)
        out = OVERHANG if solid else 0
        flap = path(t * (0.7 if solid else 0.9), *curve((4 - out, 43 - out / 2), (34, 56, 80, 56, 110 + out, 43 - out / 2)))
        lock = [block(47, 51, 67, 62, 4)]
        if solid:
            return Drawing.of(cut(body, flap, lock) + self._handle(t))
        return Drawing.of(body + flap + lock + self._handle(t))

    def _doctors_case(self, t, solid):
        """A filled cross on a case."""
        cross = [block(51, 35, 63, 77, 3), block(36, 50, 78, 62, 3)]
        body = box(t, solid, 4, 22, 110, 90, 10)
        if solid:
            return marked(body, cross).on(Drawing.of(self._handle(t), 1))
        return Drawing.layered(body + self._handle(t), cross)

    def _pills(self, t, solid):
        """A capsule to the upper right, a round one at its lower right."""
        out = OVERHANG if solid else 0
        capsule = box(t, solid, 2, 21, 84, 55, 16.9)
        seam = line(t * (0.8 if solid else 1), (43, 21 - out), (43, 55 + out))
        capsule = turned(cut(capsule, seam) if solid else capsule + seam, -52, 43, 38)
        across = line(t * (0.8 if solid else 1), (66 - out, 76), (112 + out, 76))
        tablet = round_(t, solid, 89, 76, 21)
        return Drawing([(capsule, "nonzero", 0), (cut(tablet, across) if solid else tablet + across, "nonzero", 1)])

    def _stethoscope(self, t, solid):
        """Two ends for the ears, a tube, a disc at its right."""
        ears = path(t, (16, 5), (5, 7, 6), *curve((5, 14), (5, 34, 14, 56, 34, 56), (54, 56, 64, 34, 64, 14)), (64, 7, 6), (53, 5))
        tube = path(t, *curve((34, 56), (34, 84, 44, 100, 58, 100), (86, 100, 64, 48, 92, 48), (108, 48, 108, 58, 108, 62)))
        return Drawing.of(ears + tube + ring(t * 1.1, 112, 72, 11))

    def _cap(self, t, solid):
        """A square board from its corner, a band below it, a tassel at the left."""
        board = [(4, 33, 5), (66, 5, 5), (129, 33, 5), (66, 63, 5)]
        band = path(t, (28, 46), *curve((28, 74), (44, 96, 90, 96, 105, 74)), (105, 46))
        tassel = path(t, (66, 34), (33, 46, 6), (33, 82)) + [block(26, 86, 40, 112, 5)]
        if solid:
            low = cut([area((28, 48), (105, 48), (105, 80), *curve((105, 80), (90, 100, 44, 100, 28, 80)))], shape(t * 2.4, True, *board),
                      line(t + 28, (30, 46), (30, 110)))
            return Drawing.of(shape(t, True, *board) + low + line(t, (33, 50), (33, 82)) + [block(26, 86, 40, 112, 5)])
        return Drawing.of(shape(t, False, *board) + cut(band, line(t + 30, (30, 46), (30, 110))) + tassel)

    def _cube(self, t, solid):
        """A cube, seen from above one of its corners."""
        hull = [(49, 4, 5), (95, 29, 6), (95, 76, 6), (49, 103, 5), (4, 76, 6), (4, 29, 6)]
        out = OVERHANG if solid else 0
        edges = [(49, 54), (49, 103 + out)], [(49, 54), (4 - out, 29 - out * 0.55)], [(49, 54), (95 + out, 29 - out * 0.55)]
        lines = [c for edge in edges for c in line(t * (0.7 if solid else 1), *edge)]
        return Drawing.of(cut(shape(t, True, *hull), lines) if solid else shape(t, False, *hull) + lines)

    def _mountains(self, t, solid):
        """A high one at the right before a lower one; snow on both."""
        high = [(58, 84, 6), (110, 6, 6), (114, 6, 6), (166, 84, 8)]
        low = [(5, 84, 6), (50, 24, 6), (54, 24, 6), (98, 84, 6)]
        snow = line(t * 0.85, (96, 34), (104, 40), (112, 32), (120, 40), (128, 34))
        far_snow = line(t * 0.8, (40, 42), (47, 48), (54, 42), (62, 48))
        back = cut(shape(t, solid, *low), shape(t * 2.4, True, *high))
        if solid:
            return Drawing.layered(cut(back, far_snow), cut(shape(t, True, *high), snow))
        return Drawing.layered(back + cut(far_snow, shape(t * 2, True, *high)), shape(t, False, *high) + snow)

    def _wand_of_rays(self, t, solid):
        """Seven rays around the tip of a wand to the lower right."""
        rays = [c for k in range(8) if k != 1 for c in turned(line(t, (78, 52), (95, 52)), 45 * k, 50, 52)]
        wand = cut(path(t * 1.35, (50, 52), (98, 100)), line(t * 0.5, (54, 56), (66, 68)))
        return Drawing.layered(rays, wand)

    def _wrapped(self, t, solid):
        """A present from above: two ribbons that cross, and a bow."""
        x = 45
        out = OVERHANG if solid else -1
        fine = t * 0.85
        ribbons = line(fine, (x, 4 - out), (x, 86 + out)) + line(fine, (4 - out, 44), (86 + out, 44))
        bow = []
        for way in (-1, 1):
            bow += path(fine, (x, 44), *curve((x, 44), (x + 4 * way, 22, x + 24 * way, 14, x + 26 * way, 28),
                                              (x + 28 * way, 40, x + 10 * way, 44, x, 44)))
            bow += path(fine, *curve((x, 44), (x + 10 * way, 50, x + 14 * way, 64, x + 28 * way, 66)))
        frame = box(t, solid, 4, 4, 86, 86, 20)
        return Drawing.of(cut(frame, ribbons, bow) if solid else frame + ribbons + bow)

    def _two_far_persons(self, t, solid):
        """Three dots between two persons."""
        one = self._person(t / 0.87, solid).moved(0, 0, 0.87)
        left, _, right, _ = one.bounds()
        persons = one.moved(-left, 0).on(one.moved(364 - right, 0))
        return persons.on(Drawing.of([dot(x, 44, 4) for x in (74, 86.7, 99.4)], 1))

    NAMES = {
        "briefcase": _briefcase, "cross.case": _doctors_case, "pills": _pills, "stethoscope": _stethoscope,
        "graduationcap": _cap, "cube": _cube, "mountain.2": _mountains, "wand.and.rays": _wand_of_rays,
        "app.gift": _wrapped, "person.line.dotted.person": _two_far_persons,
    }  # fmt: skip
