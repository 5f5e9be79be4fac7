"""The italic's a, which has two storeys in SF's and one in the pinned font's: the upright's, slanted as the other
letters are (meshtastic/Meshtastic-Apple @9f0d810, messagePreview_mixed of iOS 18, and SpeziViews' markdownview2 of iOS 26)."""

from math import radians, tan

LETTER = "a"
# The letter whose marks stand as those of a do: it has the same number of storeys in both fonts.
LIKE = "e"


def slant(font, upright):
    """Brings the upright's letter into an italic font, in every place of the design space, and letters with marks."""
    lean = tan(radians(-font["post"].italicAngle))
    middle = upright["OS/2"].sxHeight / 2
    _Letter(font, upright).replace(lambda x, y: x + lean * (y - middle), lean)
    shifts = _shifts(font, upright)
    for name in font.getGlyphOrder():
        if _is_marked(font, upright, name, LETTER):
            _place(font, upright, name, shifts)


def _parts(font, name):
    glyph = font["glyf"].glyphs.get(name) and font["glyf"][name]
    return glyph.components if glyph and glyph.isComposite() else []


def _is_marked(font, upright, name, letter):
    parts = [part.glyphName for part in _parts(font, name)]
    return letter in parts and parts == [part.glyphName for part in _parts(upright, name)]


def _shifts(font, upright):
    """How much farther right the italic has each mark over the letter that is alike: {mark: units}."""
    found = {}
    for name in font.getGlyphOrder():
        if _is_marked(font, upright, name, LIKE):
            for ours, theirs in zip(_parts(font, name), _parts(upright, name)):
                found.setdefault(ours.glyphName, ours.x - theirs.x)
    return found


def _place(font, upright, name, shifts):
    usual = sorted(shifts.values())[len(shifts) // 2]
    for ours, theirs in zip(_parts(font, name), _parts(upright, name)):
        if ours.glyphName == LETTER:
            ours.x, ours.y = theirs.x, theirs.y
        else:
            ours.x = theirs.x + shifts.get(ours.glyphName, usual)
    font["gvar"].variations[name] = upright["gvar"].variations.get(name, [])
    font["glyf"][name].recalcBounds(font["glyf"])
    font["hmtx"][name] = (upright["hmtx"][name][0], font["glyf"][name].xMin)


class _Letter:
    """The letter's outline in both fonts."""

    def __init__(self, font, upright):
        self.font, self.upright = font, upright
        self.glyph = upright["glyf"][LETTER]
        if self.glyph.isComposite():
            raise ValueError(f"{LETTER} is made of others: it can't be slanted")

    def replace(self, lean, slope):
        for i, (x, y) in enumerate(self.glyph.coordinates):
            self.glyph.coordinates[i] = (round(lean(x, y)), y)
        self.font["glyf"][LETTER] = self.glyph
        self.glyph.recalcBounds(self.font["glyf"])
        self.font["hmtx"][LETTER] = (self.upright["hmtx"][LETTER][0], self.glyph.xMin)
        variations = self.upright["gvar"].variations[LETTER]
        for variation in variations:
            self._slant(variation, slope)
        self.font["gvar"].variations[LETTER] = variations

    def _slant(self, variation, slope):
        points, phantoms = variation.coordinates[:-4], variation.coordinates[-4:]
        if None in points:
            raise ValueError(f"a variation of {LETTER} leaves points out: they can't be slanted")
        variation.coordinates = [(round(x + slope * y), y) for x, y in points] + phantoms
