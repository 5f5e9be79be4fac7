"""The font for SF's rounded design, made of a pinned one: a 1 without a foot and heavier dashes, as
SF Rounded has them. Outlines stay the pinned font's; a few of their points move."""

from io import BytesIO

from tables import write_atomically

# The height of a dash over the pinned font's: 8 pixels of an em of 60 at bold, where it has 5
# (home-assistant/iOS @d722d78, energyWidget without data).
DASH = 1.6
# How far the 1's stem moves to the right of its flag, thousandths of an em: `18` at 30 points semibold has a 1 of 29
# pixels' ink, the pinned font's without its foot is 26 wide (calendarWidget, systemMedium).
STEM = 30
FLAG = range(10, 17)
# The points of the 1: the stem's sides at the top of the foot, and the number of points.
LEFT, RIGHT, COUNT = 7, 24, 32
# An eighth of a circle as a quadratic curve: the control point's distance from its end, in radii.
EIGHTH = 0.41421356


def make(source, path):
    """Writes the font; the same bytes every time."""
    from fontTools.ttLib import TTFont

    font = TTFont(source, recalcTimestamp=False)
    characters = font.getBestCmap()
    one = characters[ord("1")]
    glyph = font["glyf"][one]
    for index, (x, y) in enumerate(glyph.coordinates):
        glyph.coordinates[index] = (x if index in FLAG else x + STEM, y)
    _move(font, one, _footless(glyph.coordinates))
    for dash in "–—":
        name = characters[ord(dash)]
        _move(font, name, _heavier(font["glyf"][name].coordinates))
    made = BytesIO()
    font.save(made)
    write_atomically(path, made.getvalue())


def _footless(outline):
    """A function of a 1's points, or of what they vary by: the foot's become a round end of the
    stem. It is linear, so that every weight has the same shape."""
    if len(outline) != COUNT:
        raise ValueError(f"the 1 has {len(outline)} points")
    (x, y), (top_x, top_y) = outline[LEFT], outline[LEFT + 1]
    lean = (top_x - x) / (top_y - y)

    def change(points):
        points = list(points)
        sides = points[LEFT], points[RIGHT]
        radius = (sides[1][0] - sides[0][0]) / 2

        def on(side, y):
            return side[0] - lean * (side[1] - y), y

        middle = sum(on(side, 0)[0] for side in sides) / 2
        for side, sign, indices in ((sides[0], -1, range(7)), (sides[1], 1, range(31, 24, -1))):
            places = [
                (middle, 0),
                (middle + sign * EIGHTH * radius, 0),
                on(side, (1 - EIGHTH) * radius),
                on(side, radius),
            ]
            places += [on(side, radius + (side[1] - radius) * part / 4) for part in (1, 2, 3)]
            for index, place in zip(indices, places):
                points[index] = place
        return points

    return change


def _heavier(outline):
    """The same for a dash: higher about its middle."""
    heights = [y for _, y in outline]
    low, high = heights.index(min(heights)), heights.index(max(heights))

    def change(points):
        middle = (points[low][1] + points[high][1]) / 2
        return [(x, middle + (y - middle) * DASH) for x, y in points]

    return change


def _move(font, name, change):
    from fontTools.ttLib.tables._g_l_y_f import GlyphCoordinates

    glyph = font["glyf"][name]
    count = len(glyph.coordinates)
    for variation in font["gvar"].variations[name]:
        if None in variation.coordinates:
            raise ValueError(f"{name} has points without a delta")
        moved = change(variation.coordinates[:count])
        variation.coordinates[:count] = [(round(x), round(y)) for x, y in moved]
    glyph.coordinates = GlyphCoordinates(
        [(round(x), round(y)) for x, y in change(glyph.coordinates)]
    )
    glyph.recalcBounds(font["glyf"])
    # An outline is placed by its left bearing.
    advance, _ = font["hmtx"][name]
    font["hmtx"][name] = (advance, glyph.xMin)
