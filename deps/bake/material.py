"""Material Symbols, the second set of icons: one variable font with axes of weight and fill."""

from io import BytesIO

from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.ttLib import TTFont

import outline
from tables import Problem
from union import united

FONT = "qtmaterialsymbols/resources/MaterialSymbolsOutlined.ttf"
# The axis of weight at which lines are as thick as Phosphor's masters, at the optical size of 48.
AXIS = {"thin": 200, "light": 304, "regular": 407, "bold": 690}
# A circle is 800 of 960 units wide here and 208 of 256 there.
SCALE = 208 / 800


class Material:
    def __init__(self, wheels):
        with wheels.archive("qtmaterialsymbols") as archive:
            self.font = TTFont(BytesIO(archive.read(FONT)), lazy=True)
        self.sets = {}
        self.names = set(self.font.getGlyphOrder())
        self.cache = {}

    def icon(self, name, weight):
        """weight: a master's name, or "fill" for the filled form at the regular weight."""
        key = name, weight
        if key not in self.cache:
            solid = weight == "fill"
            glyph = name + ".fill" if solid and name + ".fill" in self.names else name
            if glyph not in self.names:
                raise Problem(f"deps/symbols.tsv names m/{name}, which Material Symbols has not")
            pen = DecomposingRecordingPen(self._set(weight))
            self._set(weight)[glyph].draw(pen)
            contours = outline.from_recording(
                pen.value, lambda x, y: ((x - 480) * SCALE + 128, (480 - y) * SCALE + 128))
            self.cache[key] = united(contours)
        return self.cache[key]

    def _set(self, weight):
        if weight not in self.sets:
            location = {"wght": AXIS["regular" if weight == "fill" else weight], "opsz": 48,
                        "GRAD": 0, "FILL": 1 if weight == "fill" else 0}  # fmt: skip
            self.sets[weight] = self.font.getGlyphSet(location=location)
        return self.sets[weight]
