"""The italic's a, which has two storeys in SF's and one in the pinned font's: the upright's, slanted as the other
letters are (meshtastic/Meshtastic-Apple @9f0d810, messagePreview_mixed of iOS 18, and SpeziViews' markdownview2 of iOS 26)."""

from copy import deepcopy
from math import radians, tan

from tables import Problem

LETTER = "a"
# The letter whose marks stand as those of a do: it has the same number of storeys in both fonts.
LIKE = "e"
# The letter that has one storey in both fonts (ɑ), of whose outline the italic makes its a; and a letter made of it.
ONE_STOREY = "ascript"
OF_ONE_STOREY = ["ascript_uni02DE"]
# Letters whose marks aren't the upright's in the italic. Each mark moves as that of another letter with one mark.
OTHERWISE_MARKED = {"aringacute": ["aring"], "aringogonek": ["aring", "aogonek"]}


def slant(font, upright):
    """Brings the upright's letter into an italic font, in every place of the design space, and letters with marks."""
    lean = tan(radians(-font["post"].italicAngle))
    middle = upright["OS/2"].sxHeight / 2
    _keep_one_storey(font)
    _Letter(font, upright).replace(lambda x, y: x + lean * (y - middle), lean)
    shifts = _shifts(font, upright)
    before, placed = {}, {LETTER}
    for name in font.getGlyphOrder():
        if _is_marked(font, upright, name, LETTER):
            before[name] = _marks(font, name)
            _place(font, upright, name, shifts)
            placed.add(name)
    for name, patterns in OTHERWISE_MARKED.items():
        moves = [_moves(before[pattern][0], _marks(font, pattern)[0]) for pattern in patterns]
        _move(font, upright, name, moves)
        placed.add(name)
    _check(font, placed)
    _take_advances(font, upright, [name for name in font.getGlyphOrder() if name in placed])


def _keep_one_storey(font):
    """Gives the letter of one storey an outline of its own."""
    if [part.glyphName for part in _parts(font, ONE_STOREY)] != [LETTER]:
        raise Problem(
            f"{ONE_STOREY} of the italic isn't made of {LETTER}: see deps/bake/italic.py"
        )
    font["glyf"][ONE_STOREY] = deepcopy(font["glyf"][LETTER])
    font["gvar"].variations[ONE_STOREY] = deepcopy(font["gvar"].variations[LETTER])
    for name in OF_ONE_STOREY:
        for part in _parts(font, name):
            if part.glyphName == LETTER:
                part.glyphName = ONE_STOREY


def _check(font, placed):
    """Every glyph made of those that changed has to have changed too."""
    left = [
        name
        for name in font.getGlyphOrder()
        if name not in placed and any(part.glyphName in placed for part in _parts(font, name))
    ]
    if left:
        raise Problem(
            f"{', '.join(left)} of the italic would keep the place of another {LETTER}: the upright has other marks. "
            "List them in OTHERWISE_MARKED or OF_ONE_STOREY of deps/bake/italic.py"
        )


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
    font["gvar"].variations[name] = deepcopy(upright["gvar"].variations.get(name, []))
    _take_side(font, upright, name)


def _marks(font, name):
    """Where each mark of a letter is, by the axes at whose end: [{axes: units to the right}]."""
    found = []
    for i, part in enumerate(_parts(font, name)):
        if part.glyphName != LETTER:
            places = {(): part.x}
            for variation in font["gvar"].variations[name]:
                places[_key(variation)] = (variation.coordinates[i] or (0, 0))[0]
            found.append(places)
    return found


def _key(variation):
    return tuple(sorted(variation.axes.items()))


def _moves(before, after):
    return {axes: after.get(axes, 0) - before.get(axes, 0) for axes in {**before, **after}}


def _move(font, upright, name, moves):
    """Moves each mark of a letter, whose advance becomes the upright's."""
    parts = _parts(font, name)
    if [part.glyphName == LETTER for part in parts] != [True] + [False] * len(moves):
        raise Problem(f"{name} of the italic has other marks than deps/bake/italic.py says")
    theirs = {_key(variation): variation for variation in upright["gvar"].variations[name]}
    if {_key(variation) for variation in font["gvar"].variations[name]} != set(theirs):
        raise Problem(f"{name} varies otherwise in the italic: see deps/bake/italic.py")
    for part, move in zip(parts[1:], moves):
        part.x += move[()]
    for variation in font["gvar"].variations[name]:
        key = _key(variation)
        own = [point or (0, 0) for point in variation.coordinates[1 : len(parts)]]
        marks = [(x + move.get(key, 0), y) for (x, y), move in zip(own, moves)]
        phantoms = [point or (0, 0) for point in theirs[key].coordinates[-4:]]
        variation.coordinates = [(0, 0)] + marks + phantoms
    _take_side(font, upright, name)


def _take_side(font, upright, name):
    glyph = font["glyf"][name]
    glyph.recalcBounds(font["glyf"])
    font["hmtx"][name] = (upright["hmtx"][name][0], glyph.xMin)


def _take_advances(font, upright, names):
    """Glyphs' advances vary as the upright's do. HarfBuzz reads that from HVAR, not from the phantom points of gvar."""
    from fontTools.varLib.builder import buildVarData

    ours, theirs = font["HVAR"].table, upright["HVAR"].table
    regions = [_ends(region) for region in ours.VarStore.VarRegionList.Region]
    places = [_ends(region) for region in theirs.VarStore.VarRegionList.Region]
    if set(places) - set(regions):
        raise Problem("the upright's advances vary elsewhere than the italic's: their HVAR differs")
    rows = []
    for name in names:
        outer, inner = divmod(theirs.AdvWidthMap.mapping[name], 1 << 16)
        data = theirs.VarStore.VarData[outer]
        row = [0] * len(regions)
        for index, delta in zip(data.VarRegionIndex, data.Item[inner]):
            row[regions.index(places[index])] = delta
        if row not in rows:
            rows.append(row)
        ours.AdvWidthMap.mapping[name] = len(ours.VarStore.VarData) << 16 | rows.index(row)
    ours.VarStore.VarData.append(buildVarData(list(range(len(regions))), rows))
    ours.VarStore.VarDataCount = len(ours.VarStore.VarData)


def _ends(region):
    return tuple((axis.StartCoord, axis.PeakCoord, axis.EndCoord) for axis in region.VarRegionAxis)


class _Letter:
    """The letter's outline in both fonts."""

    def __init__(self, font, upright):
        self.font, self.upright = font, upright
        self.glyph = deepcopy(upright["glyf"][LETTER])
        if self.glyph.isComposite():
            raise Problem(f"{LETTER} is made of others: it can't be slanted")

    def replace(self, lean, slope):
        for i, (x, y) in enumerate(self.glyph.coordinates):
            self.glyph.coordinates[i] = (round(lean(x, y)), y)
        self.font["glyf"][LETTER] = self.glyph
        _take_side(self.font, self.upright, LETTER)
        variations = deepcopy(self.upright["gvar"].variations[LETTER])
        for variation in variations:
            self._slant(variation, slope)
        self.font["gvar"].variations[LETTER] = variations

    def _slant(self, variation, slope):
        points, phantoms = variation.coordinates[:-4], variation.coordinates[-4:]
        if None in points:
            raise Problem(f"a variation of {LETTER} leaves points out: they can't be slanted")
        variation.coordinates = [(round(x + slope * y), y) for x, y in points] + phantoms
