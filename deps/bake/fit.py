"""Fonts of our own, made of pinned ones: glyphs whose ink is brought to where SF's stands
(glyph-fit.tsv; for SF Compact compact-fit.tsv as well). Outlines stay the pinned font's; a few of their points move."""

from io import BytesIO

import italic
from tables import rows, write_atomically

# Inter at 600 and at the optical size that stands for SF's cut for display (StandIn), as the
# font's own axes count them, 0…1: 600 goes through its avar table.
SEMIBOLD = 0.36
DISPLAY = (27 - 14) / (32 - 14)
# Inter is drawn at this part of the size asked for, so that capitals are as high as SF's (StandIn).
SCALE = 0.968

REGIONS = [
    {},
    {"wght": (0.0, 1.0, 1.0)},
    {"opsz": (0.0, 1.0, 1.0)},
    {"opsz": (0.0, 1.0, 1.0), "wght": (0.0, 1.0, 1.0)},
]


def make(source, path, table="glyph-fit.tsv", upright=None):
    """Writes the font fitted by a table; the same bytes every time. An italic takes letters of an `upright` one."""
    from fontTools.ttLib import TTFont

    font = TTFont(source, recalcTimestamp=False)
    if upright:
        italic.slant(font, TTFont(upright))
    characters = font.getBestCmap()
    for name, found in _by_glyph(table, characters).items():
        _Glyph(font, name).fit(found)
    made = BytesIO()
    font.save(made)
    write_atomically(path, made.getvalue())


def _by_glyph(table, characters):
    """{glyph: rows of the table}."""
    found = {}
    for row in rows(table):
        for character in row["characters"]:
            found.setdefault(characters[ord(character)], []).append(row)
    return found


def _parts(row, em):
    """How far an edge moves, in font units: by default, and what weight, size and both add."""
    unit = em / SCALE / 1000
    text, bold, display, both = (
        float(row[column]) * unit for column in ("text", "text_600", "display", "display_600")
    )
    weight = (bold - text) / SEMIBOLD
    return [
        text,
        weight,
        (display - text) / DISPLAY,
        ((both - display) / SEMIBOLD - weight) / DISPLAY,
    ]


class _Glyph:
    """One glyph whose points are moved in every place of the design space."""

    def __init__(self, font, name):
        self.font, self.name = font, name
        self.em = font["head"].unitsPerEm
        self.glyph = font["glyf"][name]
        if self.glyph.isComposite():
            self.points = [(part.x, part.y) for part in self.glyph.components]
            self.ends = [self._ends(part) for part in self.glyph.components]
        else:
            self.points = list(self.glyph.coordinates)
            self.ends = [(y, y) for _, y in self.points]

    def _ends(self, part):
        """The lower and the upper end of a component."""
        of = self.font["glyf"][part.glyphName]
        return of.yMin + part.y, of.yMax + part.y

    def fit(self, found):
        moves = [[[0.0, 0.0] for _ in self.points] for _ in REGIONS]
        sides = {}
        for row in found:
            parts = _parts(row, self.em)
            if row["edge"] in ("left", "right"):
                sides[row["edge"]] = parts
                continue
            level = float(row["beyond"]) * self.em / SCALE / 1000
            for i, (low, high) in enumerate(self.ends):
                if low >= level if row["edge"] == "top" else high <= level:
                    for region, part in enumerate(parts):
                        moves[region][i][1] += part
        if sides:
            self._stretch(moves, sides)
        self._write(moves)

    def _stretch(self, moves, sides):
        """From side to side, so that stems stay even."""
        if self.glyph.isComposite():
            raise ValueError(f"{self.name} is made of others: its sides can't be fitted")
        left, right = self.glyph.xMin, self.glyph.xMax
        for i, (x, _) in enumerate(self.points):
            share = (x - left) / (right - left)
            for region in range(len(REGIONS)):
                at_left, at_right = (
                    sides[side][region] if side in sides else 0 for side in ("left", "right")
                )
                moves[region][i][0] += at_left + (at_right - at_left) * share

    def _write(self, moves):
        from fontTools.ttLib.tables.TupleVariation import TupleVariation

        moves = [[(round(x), round(y)) for x, y in region] for region in moves]
        for i, (x, y) in enumerate(moves[0]):
            at = self.points[i][0] + x, self.points[i][1] + y
            if self.glyph.isComposite():
                self.glyph.components[i].x, self.glyph.components[i].y = at
            else:
                self.glyph.coordinates[i] = at
        self.glyph.recalcBounds(self.font["glyf"])
        # An outline is placed by its left bearing.
        advance, _ = self.font["hmtx"][self.name]
        self.font["hmtx"][self.name] = (advance, self.glyph.xMin)
        for axes, region in zip(REGIONS[1:], moves[1:]):
            if any(move != (0, 0) for move in region):
                variation = TupleVariation(axes, region + [(0, 0)] * 4)
                self.font["gvar"].variations[self.name].append(variation)
