"""The font for SF's rounded design, made of a pinned one: a 1 without a foot, heavier dashes, wider digits,
a slanted comma and smaller rings at the percent sign, as SF Rounded has them. Outlines stay the pinned
font's; some of their points move."""

from io import BytesIO
from math import cos, pi, sin

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
# The ink of Apple's digits over the pinned font's in width, without what both differ by at 30 points: bold
# digits of 20 points (home-assistant/iOS @d722d78, energyWidgetSystemMediumSnapshot: 12,2, 0,9, 48,6 and 35,5),
# 8 as well in `18` at 30 points semibold. 6 and 9 were measured alike; 7 was not measured.
WIDER = {"0": 1.09, "2": 1.025, "3": 1.05, "4": 1.055, "5": 1.05, "6": 1.09, "8": 1.065, "9": 1.09}
# The comma in the same picture, at 60 pixels an em: a slanted line with round ends, 7.6 pixels wide at its top and 6.2
# at its foot, from 7.8 above to 10 below the line of writing. Radii and centres over the width of the pinned
# font's comma, top and foot over its own; the number of its points.
COMMA_TOP, COMMA_FOOT = (0.42, 0.58, 0.909), (0.345, 0.345, 1.305)
COMMA_COUNT = 22
# The rings of % over the pinned font's, and how much farther right its stroke goes for each unit up (`68%` in a corner
# at 14 points bold, home-assistant/iOS @d722d78).
RINGS = 0.89
LEAN = 0.07
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
    for digit, factor in WIDER.items():
        name = characters[ord(digit)]
        _move(font, name, _wider(font["glyf"][name].coordinates, factor))
    for mark in ",;":
        glyph = font["glyf"][characters[ord(mark)]]
        _flatten(glyph)
        _move(font, characters[ord(mark)], _slanted(glyph.coordinates))
    percent = characters[ord("%")]
    _move(font, percent, _ringed(font["glyf"][percent]))
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


def _wider(outline, factor):
    """The same for a digit: wider about its middle."""
    places = [x for x, _ in outline]
    low, high = places.index(min(places)), places.index(max(places))

    def change(points):
        middle = (points[low][0] + points[high][0]) / 2
        return [(middle + (x - middle) * factor, y) for x, y in points]

    return change


def _flatten(glyph):
    """Makes the comma's points those of a line with round ends: on the outline but for four at each end."""
    if glyph.endPtsOfContours[0] + 1 != COMMA_COUNT:
        raise ValueError(f"the comma has {glyph.endPtsOfContours[0] + 1} points")
    for index in range(COMMA_COUNT):
        glyph.flags[index] = 0 if 1 <= index <= 4 or 12 <= index <= 15 else 1


def _slanted(outline):
    """The same for a comma: a slanted line with round ends."""
    own = outline[:COMMA_COUNT]
    xs, ys = [x for x, _ in own], [y for _, y in own]
    left, right = xs.index(min(xs)), xs.index(max(xs))
    top, foot = ys.index(max(ys)), ys.index(min(ys))

    def end(points, place, y, sign):
        """Half a circle: its ends and the four control points between, clockwise."""
        radius, centre, height = place
        width = points[right][0] - points[left][0]
        x, r = points[left][0] + centre * width, radius * width
        y = y * height - sign * r
        angles = [pi * (1 - (2 * i + 1) / 8) for i in range(4)]
        reach = r / cos(pi / 8)
        between = [(x + sign * reach * cos(a), y + sign * reach * sin(a)) for a in angles]
        return [(x - sign * r, y), *between, (x + sign * r, y)]

    def change(points):
        low = end(points, COMMA_FOOT, points[foot][1], -1)
        high = end(points, COMMA_TOP, points[top][1], 1)

        def along(a, b):
            return [(a[0] + (b[0] - a[0]) * i / 6, a[1] + (b[1] - a[1]) * i / 6) for i in range(1, 6)]

        made = low + along(low[-1], high[0]) + high + along(high[-1], low[0])
        return made + list(points[COMMA_COUNT:])

    return change


def _ringed(glyph):
    """The same for a percent sign: its rings smaller about their middles, its stroke flatter."""
    ends = [-1, *glyph.endPtsOfContours]
    spans = [range(a + 1, b + 1) for a, b in zip(ends, ends[1:])]
    if len(spans) != 5:
        raise ValueError(f"the percent sign has {len(spans)} contours")
    outline = glyph.coordinates
    # A ring is its outer contour and its inner one; the stroke between the rings comes first.
    rings = [(spans[1], spans[2]), (spans[3], spans[4])]
    stroke = sorted(spans[0], key=lambda i: outline[i][1])

    def change(points):
        points = list(points)
        moved = dict(enumerate(points))
        heights = [points[i][1] for i in (stroke[0], stroke[-1])]
        for i in spans[0]:
            x, y = points[i]
            moved[i] = (x + (y - sum(heights) / 2) * LEAN, y)
        for outer, inner in rings:
            by_x = sorted(outer, key=lambda i: outline[i][0])
            by_y = sorted(outer, key=lambda i: outline[i][1])
            x = (points[by_x[0]][0] + points[by_x[-1]][0]) / 2
            y = (points[by_y[0]][1] + points[by_y[-1]][1]) / 2
            for i in (*outer, *inner):
                moved[i] = (x + (points[i][0] - x) * RINGS, y + (points[i][1] - y) * RINGS)
        return [moved[i] for i in range(len(points))]

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
