"""Whole persons: filled, with round limbs that a gap sets off where they lie behind. The places are our own, about a head of 28
units in 290; sizes come from deps/symbol-sizes.tsv."""

import outline
from drawing import Drawing
from paths import figure, placed, trail

SCALE = 0.74


class Figures:
    def _figure(self, words, solid):
        drawn = {"figure.walk": self._walking, "figure.run": self._running, "figure.stand": self._standing,
                 "figure.wave": self._waving}.get(".".join(words))  # fmt: skip
        return drawn and (lambda master: drawn())

    def _person_of(self, head, limbs, shapes=()):
        """A head, limbs (their thickness and their joints) and filled parts."""
        x, y, r = placed([(*head, 28)], SCALE, 60, 20)[0]
        found = [outline.disc(x, y, r)]
        for thickness, joints in limbs:
            found += trail(placed(joints, SCALE, 60, 20), thickness * SCALE)
        return Drawing.of(found + [figure(placed(points, SCALE, 60, 20)) for points in shapes])

    def _walking(self):
        return self._person_of((88, 34), [
            (50, [(76, 99), (73, 160)]), (26, [(66, 162), (100, 214, 10), (130, 278)]), (26, [(58, 206), (54, 230, 8), (14, 278)]),
            (22, [(68, 88), (22, 126, 12), (18, 166)]), (22, [(118, 118), (134, 136, 6), (164, 136)])])  # fmt: skip

    def _running(self):
        return self._person_of((141, 35), [
            (44, [(112, 102), (96, 152)]), (24, [(112, 84), (48, 89, 8), (42, 141)]), (24, [(124, 96), (170, 142, 6), (214, 122)]),
            (26, [(90, 158), (168, 208, 12), (120, 250)]), (26, [(80, 190), (62, 242, 8), (12, 290)])])  # fmt: skip

    def _standing(self):
        """Arms beside the body, legs beside each other."""
        return self._person_of((61, 34), [
            (23, [(11.5, 118), (11.5, 181)]), (23, [(110.5, 118), (110.5, 181)]),
            (26, [(44, 180), (44, 282)]), (26, [(78, 180), (78, 282)])],
            [[(0, 130), (0, 78, 46), (122, 78, 46), (122, 130)], [(31, 96), (91, 96), (91, 200), (31, 200)]])  # fmt: skip

    def _waving(self):
        """The arm at the left is raised."""
        return self._person_of((75, 34), [
            (23, [(11.5, 18), (16, 70, 12), (52, 98)]), (23, [(124.5, 118), (124.5, 181)]),
            (26, [(58, 180), (58, 282)]), (26, [(92, 180), (92, 282)])],
            [[(45, 130), (45, 78, 6), (136, 78, 46), (136, 130)], [(45, 96), (105, 96), (105, 200), (45, 200)]])  # fmt: skip
