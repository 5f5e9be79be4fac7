"""Where outlines come from: Phosphor's files, and letters of the fonts."""

import re

from fontTools.pens.recordingPen import DecomposingRecordingPen, RecordingPen
from fontTools.svgLib.path import parse_path
from fontTools.ttLib import TTFont

import outline
from union import united
from tables import OUT, Problem

# Phosphor's drawn weights, and how thick their lines are on its grid of 256.
WEIGHTS = {"thin": 8, "light": 12, "regular": 16, "bold": 24}

# Units of the grid for an em, as in SymbolPlacement.swift; and where there is a master for each thickness of line.
EM = 208 / 0.996
LINED_EM = 209 / 0.996


class Phosphor:
    def __init__(self, wheels):
        self.archive = wheels.archive("py-phosphor-icons")
        self.cache = {}
        self.paths = set(self.archive.namelist())

    def _path(self, name, weight):
        suffix = "" if weight == "regular" else "-" + weight
        return f"py_phosphor_icons/svgs/flat/{weight}/{name}{suffix}.svg"

    def has(self, name, weight):
        return self._path(name, weight) in self.paths

    def icon(self, name, weight):
        if (name, weight) not in self.cache:
            try:
                text = self.archive.read(self._path(name, weight)).decode()
            except KeyError:
                raise Problem(f"deps/symbols.tsv names {name}:{weight}, which Phosphor has not")
            pen = RecordingPen()
            for data in re.findall(r'<path[^>]* d="([^"]*)"', text):
                parse_path(data, pen)
            contours = outline.from_recording(pen.value)
            if weight not in ("regular", "fill"):
                contours = self._in_order(contours, self.icon(name, "regular"))
            self.cache[name, weight] = contours
        return self.cache[name, weight]

    def _in_order(self, contours, model):
        """The contours as those of the regular weight stand: weights between two drawn ones are
        blends, and Phosphor's files don't always list the same parts in the same order."""
        if len(contours) != len(model):
            return contours
        rest, ordered = list(contours), []
        for contour in model:
            x, y = self._middle(contour)
            nearest = min(
                rest, key=lambda c: (self._middle(c)[0] - x) ** 2 + (self._middle(c)[1] - y) ** 2)
            rest.remove(nearest)
            ordered.append(outline.started_like(nearest, contour))
        return ordered

    def _middle(self, contour):
        left, top, right, bottom = outline.bounds([contour])
        return (left + right) / 2, (top + bottom) / 2


class Letters:
    """Letters, digits and signs for circles and squares, of the font that stands for SF. They are cut out of those, so their
    contours don't overlap."""

    GAP = 14
    # The stem of `i.circle` is 0.17 of the height of capitals, its digits are a little lighter (cyanzhong/sf-symbols-online @20ab542).
    FONT_WEIGHTS = {"thin": 300, "light": 400, "regular": 480, "bold": 570}

    def __init__(self):
        self.font = TTFont(OUT / "fonts" / "Inter.ttf", lazy=True)

    def text(self, characters, weight):
        contours, x = [], 0
        for character in characters:
            drawn = self._letter(character, weight)
            left, _, right, _ = outline.bounds(drawn)
            contours += outline.mapped(drawn, 1, x - left, 0)
            x += right - left + self.GAP
        return contours

    def _letter(self, character, weight):
        glyphs = self.font.getGlyphSet(location={"wght": self.FONT_WEIGHTS[weight]})
        scale = 256 / self.font["head"].unitsPerEm
        pen = DecomposingRecordingPen(glyphs)
        glyphs[self.font.getBestCmap()[ord(character)]].draw(pen)
        return united(outline.from_recording(pen.value, lambda x, y: (x * scale, -y * scale)))
