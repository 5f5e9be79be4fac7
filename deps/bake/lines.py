"""Signs of plain lines, at their size: an icon of the sets that is made smaller has thinner lines than the font."""

import outline
import strokes
from drawing import CENTRE, Drawing
from marks import mark
from paths import curve, trail
from sources import WEIGHTS

# How much thicker the lines of a sign alone are than others: 0.086 ems in an arrow, 0.08 in shapes. Those of one or two strokes
# are thickened where they are drawn (SymbolRecord+Weight.swift).
ALONE = 1.075
WAYS = ("up", "down", "left", "right")
MARKS = {"plus", "xmark", "multiply", "checkmark", "questionmark", "info", *(f"{kind}.{way}" for kind in ("chevron", "arrow") for way in WAYS)}


class Lines:
    def _plain_lines(self, words, solid):
        name = ".".join(words)
        sides = self.names.sizes.sides(name)
        if not sides or solid:
            return None
        if name in MARKS:
            alone = ALONE if words[0] in ("arrow", "questionmark", "info") else 1
            return lambda master: Drawing.of(mark(name, CENTRE, CENTRE, *sides, WEIGHTS[master] * alone))
        drawn = {
            "arrow.up.to.line": self._arrow_at_line, "arrow.down.to.line": self._arrow_at_line, "arrow.left.to.line": self._arrow_at_line,
            "arrow.right.to.line": self._arrow_at_line, "arrow.left.and.right": self._both_ways, "arrow.up.and.down": self._both_ways,
            "chevron.compact.up": self._flat_chevron, "chevron.compact.down": self._flat_chevron, "chevron.compact.left": self._flat_chevron,
            "chevron.compact.right": self._flat_chevron, "list.dash": self._dashed_list, "infinity": self._infinity,
            "line.diagonal": self._diagonal, "plusminus": self._plus_over_minus, "chevron.up.chevron.down": self._two_chevrons,
            "line.3.horizontal": self._three_lines, "line.3.horizontal.decrease": self._three_lines,
            "line.horizontal.3": self._three_lines, "line.horizontal.3.decrease": self._three_lines, "number": self._number_sign,
            "curlybraces": self._braces, "zzz": self._sleep,
        }.get(name.removesuffix(".compact"))  # fmt: skip
        return drawn and (lambda master: Drawing.of(drawn(words, *sides, WEIGHTS[master])))

    def _arrow_at_line(self, words, width, height, t):
        """An arrow and the line that its tip touches."""
        way = words[1]
        upright = way in ("up", "down")
        t *= ALONE
        if not upright:
            width, height = height, width
        x, y = (width - t) / 2, (height - t) / 2
        tip = -y + t * 0.9
        found = strokes.line([(-x, -y), (x, -y)], t) + strokes.line([(0, y), (0, tip)], t)
        found += strokes.line([(-x * 0.94, tip + x * 0.94), (0, tip), (x * 0.94, tip + x * 0.94)], t)
        turn = {"up": 0, "down": 180, "left": -90, "right": 90}[way]
        return outline.turned(found, turn, 0)

    def _both_ways(self, words, width, height, t):
        """A line with a head at both ends."""
        lies = words[1] == "left"
        x, y = (max(width, height) - t * ALONE) / 2, (min(width, height) - t * ALONE) / 2
        found = strokes.line([(-x, 0), (x, 0)], t * ALONE)
        for way in (-1, 1):
            found += strokes.line([((x - y) * way, -y), (x * way, 0), ((x - y) * way, y)], t * ALONE)
        return found if lies else outline.turned(found, 90, 0)

    def _flat_chevron(self, words, width, height, t):
        t *= 1.1
        x, y = (width - t) / 2, (height - t) / 2
        way = {"up": -1, "left": -1}.get(words[2], 1)
        points = ((-x, -y * way), (0, y * way), (x, -y * way)) if words[2] in ("up", "down") else ((-x * way, -y), (x * way, 0), (-x * way, y))
        return strokes.line(points, t)

    def _dashed_list(self, words, width, height, t):
        x, y = (width - t) / 2, (height - t) / 2
        found = []
        for row in (-1, 0, 1):
            found += strokes.line([(-x, y * row), (-x + 12, y * row)], t * 1.15) + strokes.line([(-x + 50, y * row), (x, y * row)], t)
        return found

    def _infinity(self, words, width, height, t):
        x, y = (width - t) / 2, (height - t) / 2
        half = curve((0, 0), (x * 0.2, -y * 0.5, x * 0.36, -y, x * 0.58, -y), (x * 0.84, -y, x, -y * 0.55, x, 0),
                     (x, y * 0.55, x * 0.84, y, x * 0.58, y),
                     (x * 0.36, y, x * 0.2, y * 0.5, 0, 0))  # fmt: skip
        return trail(half, t) + trail([(-px, -py) for px, py in half], t)

    def _diagonal(self, words, width, height, t):
        x, y = (width - t) / 2, (height - t) / 2
        return strokes.line([(-x, y), (x, -y)], t)

    def _two_chevrons(self, words, width, height, t):
        x, y = (width - t * ALONE) / 2, (height - t * ALONE) / 2
        found = []
        for way in (-1, 1):
            found += strokes.line([(-x, (y - x) * way), (0, y * way), (x, (y - x) * way)], t * ALONE)
        return found

    def _three_lines(self, words, width, height, t):
        """Equal ones, or each shorter than that above."""
        t *= 0.92
        x, y = (width - t) / 2, (height - t) / 2
        shares = (1, 0.66, 0.3) if words[-1] == "decrease" else (1, 1, 1)
        found = []
        for share, row in zip(shares, (-1, 0, 1)):
            found += strokes.line([(-x * share, y * row), (x * share, y * row)], t)
        return found

    def _number_sign(self, words, width, height, t):
        x, y = (width - t) / 2, (height - t) / 2
        found = []
        for way in (-1, 1):
            middle = x * 0.42 * way
            found += strokes.line([(middle + x * 0.21, -y), (middle - x * 0.21, y)], t)
            found += strokes.line([(-x + x * 0.14 * (way < 0), y * 0.36 * way), (x - x * 0.14 * (way > 0), y * 0.36 * way)], t)
        return found

    def _braces(self, words, width, height, t):
        """Each of four quarters of circles and straight parts."""
        x, y = (width - t) / 2, (height - t) / 2
        inner, stem, r = x * 0.3, x * 0.64, x * 0.32
        found = []
        for side in (-1, 1):
            for way in (-1, 1):
                half = curve((inner * side, y * way), ((stem - r * 0.4) * side, y * way, stem * side, (y - r * 0.4) * way, stem * side,
                                                       (y - r) * way),
                             (stem * side, r * way), (stem * side, r * 0.4 * way, (stem + r * 0.2) * side, 0, x * side, 0))  # fmt: skip
                found += trail(half, t)
        return found

    def _sleep(self, words, width, height, t):
        """Three letters, a large one at the upper left, a middling one at the right and a small one below."""
        x, y = width - t, height - t
        found = []
        for left, top, wide, high in ((0, 0, 0.48, 0.42), (0.64, 0.35, 0.36, 0.33), (0.2, 0.72, 0.3, 0.28)):
            x0, y0, x1, y1 = x * left, y * top, x * (left + wide), y * (top + high)
            found += strokes.line([(x0, y0), (x1, y0), (x0, y1), (x1, y1)], t * 0.92)
        return found

    def _plus_over_minus(self, words, width, height, t):
        x, y = (width - t * ALONE) / 2, (height - t * ALONE) / 2
        middle = x - y
        return (strokes.line([(0, middle - x), (0, middle + x)], t * ALONE) + strokes.line([(-x, middle), (x, middle)], t * ALONE)
                + strokes.line([(-x, y), (x, y)], t * ALONE))  # fmt: skip
