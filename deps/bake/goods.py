"""Goods of a house and its street: a cup, cutlery, a palette, a present, bins; houses, signposts, the flag of a finish. The places are our own, in hundredths of an em (ems.py)."""

import math

import strokes
from drawing import Drawing
from ems import UNIT, area, block, box, dot, line, path, ring, shape
from paths import curve, cut


class Goods:
    def _oval(self, x, y, rx, ry):
        return [strokes.ellipse(x * UNIT, y * UNIT, rx * UNIT, ry * UNIT)]

    def _oval_line(self, t, x, y, rx, ry):
        h = t / UNIT / 2
        return cut(self._oval(x, y, rx + h, ry + h), self._oval(x, y, rx - h, ry - h))

    def _cup(self, t, solid):
        """A cup before its saucer, its opening at the top and its handle at the right."""
        opening = (55, 16, 34, 12)
        bowl = curve((21, 16), (21, 44, 32, 70, 55, 70), (78, 70, 89, 44, 89, 16))
        handle = path(t, *curve((88, 24), (100, 18, 108, 26, 106, 36), (104, 46, 92, 52, 82, 52)))
        inside = [area(*bowl)] + self._oval(*opening)
        h = t / UNIT / 2
        if solid:
            cup = cut([area(*curve((21.4 - h, 16.5), (21.4 - h, 48, 30, 70 + h, 55, 70 + h), (80, 70 + h, 88.6 + h, 48, 88.6 + h, 16.5)))]
                      + self._oval(55, 16, 34 + h, 12 + h), self._oval(55, 16, 34 - h, 12 - h * 1.2))  # fmt: skip
            saucer = cut(self._oval(64, 67, 64, 27), self._clear(bowl, t, opening), [block(0, 30, 128, 46)])
            return Drawing.layered(saucer, cup + handle)
        saucer = cut(self._oval_line(t, 64, 66, 60, 23), inside)
        return Drawing.layered(saucer, self._oval_line(t, *opening) + path(t, *bowl) + handle)

    def _clear(self, bowl, t, opening):
        """The cup and the air around it."""
        x, y, rx, ry = opening
        return shape(t * 2.4, True, *bowl) + self._oval(x, y, rx + 8, ry + 8) + [dot(98, 38, 14)]

    def _palette(self, t, solid):
        """Round at the left, a bay at the right, a hole for the thumb and spots of paint."""
        board = curve((60, 4), (96, 4, 114, 22, 114, 38), (114, 50, 104, 56, 94, 56), (84, 56, 80, 62, 84, 70), (90, 80, 84, 94, 62, 94),
                      (28, 94, 4, 74, 4, 48), (4, 22, 28, 4, 60, 4))[:-1]  # fmt: skip
        spots = [dot(24, 49, 8), dot(41, 31, 10), dot(67, 24, 8), dot(89, 31, 6.5)]
        if solid:
            return Drawing.of(cut(shape(t, True, *board), [dot(60, 66, 11.5)], spots))
        return Drawing([(shape(t, False, *board) + ring(t, 60, 65, 9.5), "nonzero", 0), (spots, "nonzero", 1)])

    def _present(self, t, solid):
        """A box with its lid, a ribbon and a bow."""
        x = 47
        bow = ring(t, 32, 17, 13) + ring(t, 62, 17, 13)
        if solid:
            bow = ring(t, 32, 15, 12) + ring(t, 62, 15, 12) + [area((x - 12, 18), (x + 12, 18), (x + 8, 30), (x - 8, 30))]
            ribbon = [block(x - 3, 26, x + 3, 110)]
            return Drawing.of(bow + cut([block(0, 28, 94, 53, 7), block(6, 57, 88, 103, 8)], ribbon))
        return Drawing.of(bow + box(t, False, 4, 31, 90, 55, 7) + path(t, (11, 55), (11, 99, 8), (83, 99, 8), (83, 55)) + line(t, (x, 31), (x, 99)))

    def _houses(self, t, solid):
        """A high one with windows in front of a lower one."""
        tall = [block(x - 4, y - 4, x + 4, y + 4, 2) for y in (22, 38, 54) for x in (20, 34, 48)] + [block(26, 72, 42, 110, 2)]
        low = [block(84, y - 4, 92, y + 4, 2) for y in (46, 63, 80)]
        front = box(t, solid, 4, 4, 64, 100, 7)
        side = box(t, solid, 64, 27, 111, 100, 7)
        if solid:
            side = cut([block(70, 23, 116, 104, 8)], low)
            return Drawing.layered(side, cut([block(0, 0, 66, 104, 8)], tall))
        door = box(t * 0.85, False, 27, 74, 41, 100, 2)
        front = cut(front, [block(26, 72, 42, 99)]) + tall[:-1] + door
        return Drawing.layered(cut(side, [block(0, 20, 64, 110)]) + low, front)

    def _signpost(self, t, solid):
        """A board that points to the left, on a foot."""
        board = [(5, 41, 5), (24, 18, 8), (96, 18, 9), (96, 64, 9), (24, 64, 8)]
        post = line(t, (54, 4), (54, 18)) + line(t, (54, 64), (54, 99)) + line(t, (34, 99), (74, 99))
        return Drawing.layered(post, shape(t, solid, *board))

    def _signpost_to_the_right(self, t, solid):
        return self._signpost(t, solid).mirrored()

    def _two_signposts(self, t, solid):
        """A board to the right above one to the left."""
        upper = [(31, 16, 5), (80, 16, 6), (91, 28, 4), (80, 40, 6), (31, 40, 5)]
        lower = [(70, 54, 5), (15, 54, 6), (4, 66, 4), (15, 78, 6), (70, 78, 5)]
        post = line(t, (47.5, 4), (47.5, 16)) + line(t, (47.5, 40), (47.5, 54)) + line(t, (47.5, 78), (47.5, 106)) + line(t, (32, 106), (63, 106))
        return Drawing.layered(post, shape(t, solid, *upper) + shape(t, solid, *lower))

    def _finish(self, t, solid):
        """A flag that waves, with squares in turn."""
        def place(u, v):
            return 6 + 76 * u, 7 + 5 * math.sin(2 * math.pi * (u + 0.05)) * -1 + 54 * v

        steps = [k / 16 for k in range(17)]
        edge = [place(u, 0) for u in steps] + [place(u, 1) for u in steps[::-1]]
        squares = []
        for row in range(3):
            for column in range(4):
                if (row + column) % 2 == 0:
                    us = [(column + k / 4) / 4 for k in range(5)]
                    squares.append(area(*[place(u, row / 3) for u in us], *[place(u, (row + 1) / 3) for u in us[::-1]]))
        pole = line(t, (5, 8), (5, 92))
        return Drawing.layered(pole, shape(t, False, *edge) + squares)

    def _cutlery(self, t, solid):
        """A fork with three prongs at the left, a knife at the right."""
        fork = line(9.5 * UNIT, (17.5, 40), (17.5, 108)) + [area((1, 30), (34, 30), (34, 40, 10), (24, 50, 6), (11, 50, 6), (1, 40, 10))]
        for x in (3.6, 17.5, 31.4):
            fork += line(6 * UNIT, (x, 3), (x, 36))
        knife = line(9.5 * UNIT, (62, 64), (62, 108))
        knife.append(area(*curve((67, 2), (52, 8, 46, 40, 46, 62)), (50, 68, 3), (58, 70), (67, 70)))
        return Drawing.of(fork + knife)

    def _bin(self, t, solid, marks):
        lid = box(t, solid, 4, 4, 114, 22, 6)
        if solid:
            can = cut([area((12, 27), (106, 27), (98, 90, 12), (20, 90, 12))], marks)
            return Drawing.of(lid + can)
        return Drawing.layered(lid + path(t, (13, 22), (22, 86, 10), (96, 86, 10), (105, 22)), marks)

    def _bin_with_cross(self, t, solid):
        return self._bin(t, solid, line(t, (44, 41), (74, 71)) + line(t, (74, 41), (44, 71)))

    def _bin_with_arrow(self, t, solid):
        return self._bin(t, solid, line(t, (59, 40), (59, 72)) + line(t, (46, 53), (59, 40), (72, 53)))

    NAMES = {
        "cup.and.saucer": _cup, "paintpalette": _palette, "gift": _present, "building.2": _houses,
        "signpost.left": _signpost,
        "signpost.right": _signpost_to_the_right, "signpost.right.and.left": _two_signposts, "flag.checkered": _finish,
        "fork.knife": _cutlery, "xmark.bin": _bin_with_cross, "arrow.up.bin": _bin_with_arrow,
    }  # fmt: skip
