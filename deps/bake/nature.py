"""A drop and a leaf. The places are our own, in hundredths of an em (ems.py)."""

from drawing import Drawing
from ems import path, shape
from paths import curve, pierced


class Nature:
    def _drop(self, t, solid):
        left = curve((34, 5), (24, 22, 4, 44, 4, 64), (4, 82, 16, 94, 34, 94))
        return Drawing.of(shape(t, solid, *left, *[(68 - x, y) for x, y in left[-2:0:-1]]))

    def _leaf(self, t, solid):
        """Its tip at the upper left, its stalk at the lower right, a vein in between."""
        blade = curve((6, 6), (24, 24, 60, 12, 82, 28), (100, 42, 96, 66, 82, 78), (40, 90, 4, 72, 4, 36), (4, 24, 4, 14, 6, 6))[:-1]
        vein = curve((34, 34), (48, 54, 76, 54, 88, 66), (94, 72, 97, 80, 99, 86))
        if solid:
            inside = curve((34, 34), (48, 54, 76, 54, 87, 66))
            whole = pierced(shape(t, True, *blade), path(t * 0.7, *inside[:-2]))
            return Drawing.of(whole.contours() + path(t, *vein[-6:]))
        return Drawing.of(shape(t, False, *blade) + path(t, *vein))

    NAMES = {"drop": _drop, "leaf": _leaf}
