"""Arrows that turn, branch and stand for an answer; clocks and locks in them. The places are our own, in hundredths of an em (ems.py)."""

from compose import HEAVIER
from drawing import Drawing
from ems import area, line, path, ring, shape, turned
from marks import mark
from paths import curve
from sources import WEIGHTS

# The arrows that turn around a part, by the end of the name.
CIRCLING = {
    "arrow.circlepath": "_lying_turn_back", "arrow.trianglehead.counterclockwise.rotate.90": "_lying_turn_back",
    "arrow.triangle.2.circlepath": "_two_arrows", "arrow.trianglehead.2.clockwise.rotate.90": "_two_arrows",
    "arrow.trianglehead.clockwise": "_turn", "arrow.trianglehead.counterclockwise": "_turn_back",
}  # fmt: skip
# The corner that an arrow points to, across and down.
PLACES = {f"{a}.{b}": (x, y) for a, y in (("up", -1), ("down", 1)) for b, x in (("left", -1), ("backward", -1), ("right", 1), ("forward", 1))}


class Turns:
    def _turning(self, words, solid):
        """An arrow that is drawn, or one around a part or to a corner."""
        drawn = {
            "clock.arrow.circlepath": self._past, "clock.arrow.trianglehead.counterclockwise.rotate.90": self._past,
            "clock.arrow.2.circlepath": self._round_the_clock, "clock.arrow.trianglehead.2.counterclockwise.rotate.90": self._round_the_clock,
            "lock.rotation": self._turned_lock, "lock.open.rotation": self._turned_open_lock, "arrowshape.turn.up.left": self._answer,
            "arrowshape.turn.up.right": self._forwarded, "arrow.triangle.branch": self._branch,
            "point.topleft.down.to.point.bottomright.curvepath": self._route,
            "arrow.up.and.down.and.arrow.left.and.right": self._four_ways,
        }.get(".".join(words))  # fmt: skip
        if drawn:
            return lambda master: drawn(WEIGHTS[master], solid, master)
        return self._in_a_turn(words, solid) or self._apart(words, solid) or self._bent(words, solid)

    def _bent(self, words, solid):
        """`arrow.turn.down.right`: first down, then to the right."""
        ways = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}
        if len(words) != 4 or words[:2] != ["arrow", "turn"] or solid or words[2] not in ways or words[3] not in ways:
            return None
        (ax, ay), (bx, by) = ways[words[2]], ways[words[3]]

        def made(master):
            t = WEIGHTS[master]
            tip = (42 * bx, 42 * by)
            corner = (-42 * bx, -42 * by)
            found = path(t, (corner[0] - 30 * ax, corner[1] - 30 * ay), (*corner, 24), tip)
            arm = 33
            found += line(t, (tip[0] - arm * bx - arm * by, tip[1] - arm * by - arm * bx), tip, (tip[0] - arm * bx + arm * by,
                                                                                                 tip[1] - arm * by + arm * bx))
            return Drawing.of(found)

        return made

    def _in_a_turn(self, words, solid):
        """`dollarsign.arrow.circlepath`: a part in the middle of an arrow that turns."""
        joined = ".".join(words)
        for ending, turn in CIRCLING.items():
            name = joined.removesuffix("." + ending)
            if name == joined or name.isdigit() or "rectangle" in name:
                continue
            part = self.names._part(name.split("."), True)
            if not part:
                return None

            def made(master, turn=turn):
                t = WEIGHTS[master]
                around = getattr(self, turn)(t, solid, master)
                lines = mark(name, 128, 128, 96, 96, t)
                inner = Drawing.of(lines) if lines else self.names.drawing(part, HEAVIER[master]).fitted(128, 128, 104, 116)
                return inner.on(around.at_level(1))

            return made
        return None

    def _apart(self, words, solid):
        """`arrow.up.left.and.arrow.down.right`: two arrows from each other, or towards each other, along a diagonal."""
        if len(words) != 7 or words[0] != "arrow" or words[3:5] != ["and", "arrow"] or solid:
            return None
        first, second = (PLACES.get(".".join(words[k : k + 2])) for k in (1, 5))
        if not first or not second or first[0] != -second[0] or first[1] != -second[1]:
            return None
        # Those whose first one points to the right point towards each other.
        inwards = first[0] > 0

        def made(master):
            t = WEIGHTS[master]
            found = []
            for x, y in (first, second):
                near, far = (6.5, 42.5)
                if inwards:
                    tip, foot = (-x * near, -y * near), (-x * far, -y * far)
                else:
                    tip, foot = (x * far, y * far), (x * near, y * near)
                found += line(t, foot, tip) + line(t, (tip[0] - x * 29, tip[1]), tip, (tip[0], tip[1] - y * 29))
            return Drawing.of(found)

        return made

    def _four_ways(self, t, solid, master):
        """Filled heads at the four ends of a cross."""
        found = line(t, (0, -42), (0, 42)) + line(t, (-42, 0), (42, 0))
        for degrees in (0, 90, 180, 270):
            found += turned([area((0, -56, 3), (16, -32, 3), (-16, -32, 3))], degrees, 0, 0)
        return Drawing.of(found)

    def _clock_hands(self, t):
        """At about five o'clock, about the middle of the grid."""
        return path(t, (61, 34), (61, 61), (74, 78))

    def _past(self, t, solid, master):
        """A clock within an arrow that turns back."""
        return Drawing.of(self._clock_hands(t)).on(self._lying_turn_back(t, solid, master).at_level(1))

    def _round_the_clock(self, t, solid, master):
        return Drawing.of(self._clock_hands(t * 0.9)).on(self._mirrored_arrows(t, solid, master).at_level(1))

    def _turned_lock(self, t, solid, master):
        lock = self._lock(t * 1.9, True, master).fitted(128, 124, 74, 96)
        return lock.on(self._turn(t, solid, master).turned(90).at_level(1))

    def _turned_open_lock(self, t, solid, master):
        lock = self._open_lock(t * 1.9, True, master).fitted(132, 122, 100, 92)
        return lock.on(self._turn(t, solid, master).turned(90).at_level(1))

    def _answer(self, t, solid, master):
        """A thick arrow that comes from the lower right and points to the left."""
        arrow = [(5, 45, 4), (44, 6, 4), (48, 6, 4), (48, 27, 2), *curve((52, 27), (84, 28, 101, 46, 101, 84)), (98, 86, 3),
                 *curve((92, 76), (82, 64, 70, 62, 52, 62)), (48, 62, 2), (48, 84, 4), (44, 84, 4)]  # fmt: skip
        return Drawing.of(shape(t, solid, *arrow))

    def _forwarded(self, t, solid, master):
        return self._answer(t, solid, master).mirrored()

    def _branch(self, t, solid, master):
        """One way that parts to two arrows."""
        found = line(t, (45, 50), (45, 84))
        for way in (-1, 1):
            found += path(t, (45, 84), *curve((45, 56), (45, 36, 45 + 12 * way, 26, 45 + 28 * way, 13)))
            found.append(area((45 + 45 * way, -3, 4), (45 + 39 * way, 29, 3), (45 + 12 * way, 0, 3)))
        return Drawing.of(found)

    def _route(self, t, solid, master):
        """A way from one place to another."""
        way = path(t, *curve((16, 29), (18, 56, 36, 48, 50, 56), (66, 64, 69, 62, 70, 76)))
        return Drawing([(ring(t, 15, 15, 11) + ring(t, 70, 90, 11), "nonzero", 0), (way, "nonzero", 1)])
