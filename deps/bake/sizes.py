"""Gives stand-ins the sizes of Apple's symbols: of the ink, by weight, and of the image around it."""

import re
from typing import NamedTuple

import outline
from compose import CENTRE, MASTERS
from names import SCRIPTS, is_mirrored
from sources import EM, LINED_EM
from tables import Problem, rows

# The air about the ink of an image at 17 points, in ems, both sides together: 0.167 beside it (a circle's, see
# SymbolPlacement.swift) and 0.135 above and below (autoreleasefool/approach @0b5ed42: 6.2 to 7.5 pixels of 51).
AIR = 0.167, 0.135
# How much more a stand-in without a known size may be stretched along one side than along the other.
STRETCH = 1.16
# The air beside the ink of what is no circle and has no measured image: the median of the 670 that have one, half of which lie
# within 0.2 and 0.26.
PLAIN_AIR = 0.235
# A square's image in ems, and how large its ink is (the same, SortButtonTests).
SQUARE_WIDTH, SQUARE_INK = 1.157, 0.9
CIRCLE = 0.996
# Half a pixel at 17 points and @2x, in ems: the measured widths of images are no more exact.
EXACT = 0.0148
# How much larger than at the regular weight the ink is in each master, in ems. A circle is 0.946 (ultralight), 0.958,
# 0.979 (light), 0.996, 1.010, 1.021 (semibold), 1.035 (bold), 1.055, 1.074 (black) wide, a square as much smaller and larger
# (templates of Apple's SF Symbols app: goforward.plus in davidsansome/tsurukame, maximise in sebjvidal/Popflash). The
# regular weight lies an eighth of the way from the third master to the fourth (SymbolRecord+Weight.swift).
GROWTH = {"thin": -0.040, "light": -0.019, "regular": -0.0036, "bold": 0.025}
BOLD_GROWTH = 0.039
SIDES = "width", "height"


class Frame(NamedTuple):
    """The image around the ink, in ems."""

    # 0 where it is the ink and the rule's air.
    width: float
    # The air left of the ink less that right of it.
    left: float
    # The height beyond the ink, without air.
    above: float
    below: float


class Sizes:
    def __init__(self, aliases):
        self.aliases = aliases
        self.inks = {row["name"]: checked(row) for row in rows("symbol-inks.tsv")}
        self.sizes = {row["name"]: row for row in rows("symbol-sizes.tsv")}
        self.glyphs = {row["name"]: [int(row[key]) / 1000 for key in ("x", "y", "width", "height")] for row in rows("symbol-glyphs.tsv")}
        self.aspects = {row["name"]: int(row["width"]) / int(row["height"]) for row in rows("symbol-aspects.tsv")}
        self.widths = {row["name"]: (float(row["width"]), float(row["left"] or 0)) for row in rows("symbol-widths.tsv")}

    def fitted(self, name, masters):
        """The masters, each (layers for one colour, layers by level), at the size of Apple's symbol, and the image around
        the ink."""
        known, ink = self._size(name), self.inks.get(name)
        if ink and not ink["weight"] and (ink["width"] or ink["height"]):
            masters = sized(masters, *self._measured(name, ink, known), 0)
            width = widened(masters, self.aspects[name]) if name in self.aspects else 0
        elif known:
            sides = [int(known[key]) / 1000 for key in SIDES]
            growth = [1, 1]
            if ink and ink["weight"]:
                bold = self._measured(name, ink, known)
                growth = [(wanted - side) / BOLD_GROWTH if ink[key] else 1
                          for key, wanted, side in zip(SIDES, bold, sides)]  # fmt: skip
            masters = sized(masters, *sides, int(known["rise"]) / 1000, growth)
            width = self._image(name, known)
        else:
            masters, width = self._shaped(name, masters)
        # Parts that only clear what is behind them count in the height of the image: mappin.and.ellipse lies 3 pixels lower in
        # it, square.stack.3d.down.forward 4 higher, at 66 an em (meshtastic/Meshtastic-Apple @9f0d810, logPositions,
        # btReconnecting), and square.and.arrow.up is 66 pixels high at 51 an em (autoreleasefool/approach @0b5ed42,
        # ShareButtonTests).
        left, above, below = (int(known[key] or 0) / 1000 if known else 0 for key in ("left", "above", "below"))
        width, left = self.widths.get(name, (width, left))
        return masters, Frame(width, left, above, below)

    def _measured(self, name, ink, known):
        """Both sides of the ink in ems; a side that symbol-inks.tsv leaves empty is that of symbol-sizes.tsv."""
        found = []
        for key in SIDES:
            if not ink[key] and not known:
                raise Problem(f"deps/symbol-inks.tsv: {name} has no {key}, and no row in symbol-sizes.tsv either: give both sides")
            found.append(float(ink[key]) if ink[key] else int(known[key]) / 1000)
        return found

    def proportion(self, name):
        """The width of the ink by its height; nil where it isn't known."""
        known = self._size(name)
        return int(known["width"]) / int(known["height"]) if known else None

    def sides(self, name):
        """The width and the height of the ink on the grid; None where they aren't known."""
        known = self._size(name)
        return known and tuple(int(known[key]) / 1000 * LINED_EM for key in SIDES)

    def glyph_box(self, name):
        """The middle and the size, on the grid, of what lies in the circle, the square or the app of a name; None where they
        aren't known. In the others it is as large as in circles."""
        words = [word for word in name.split(".") if word != "fill"]
        if words[-1] not in ("circle", "square", "app"):
            return None
        found = next((self.glyphs[one] for one in self._same(".".join(words[:-1] + ["circle"])) if one in self.glyphs), None)
        if not found and re.fullmatch(r"\d\d", words[0]) and len(words) == 2:
            found = self.glyphs["20.circle"]
        if not found:
            return None
        x, y, width, height = (value * CIRCLE * LINED_EM for value in found)
        return CENTRE + x, CENTRE + y, width, height

    def _same(self, name):
        """The name, and others of the same symbol."""
        return (name, *self.aliases.get(name, []))

    def badge_reach(self, name, base):
        """How far the outer and the lower edge of a badge lie from the opposite edges of what it is at, in widths and heights
        of that; None where the tables have no figure for it."""
        known, own = self._size(name), self._size(base)
        if not known or not known["left"]:
            return None, None
        width, height, rise = (int(known[key]) for key in (*SIDES, "rise"))
        across = width / (width - abs(int(known["left"])))
        if not own:
            return across, None
        return across, (int(own["rise"]) + int(own["height"]) / 2 - rise + height / 2) / int(own["height"])

    def badge_is_left(self, name):
        known = self._size(name)
        return bool(known and known["left"]) and int(known["left"]) < 0

    def _size(self, name):
        """The row of sizes of the name; forms for scripts have that of the plain one, if need be mirrored."""
        known = next((self.sizes[one] for one in self._same(name) if one in self.sizes), None)
        *words, script = name.split(".")
        if known or script not in SCRIPTS or not words:
            return known
        plain = self._size(".".join(words))
        if plain and plain["left"] and is_mirrored(words, script):
            return {**plain, "left": str(-int(plain["left"]))}
        return plain

    def _image(self, name, known):
        """The width of the image of a symbol with a row in the table of sizes; 0 where it is by rule."""
        width, height = (int(known[key]) / 1000 for key in SIDES)
        if known["left"] and "badge" in name:
            return self._badged_image(name, width - abs(int(known["left"])) / 1000)
        if abs(width - CIRCLE) + abs(height - CIRCLE) < 0.01:
            return 0
        square = is_square(name) and abs(width - SQUARE_INK) < 0.01
        rule = SQUARE_WIDTH if square else width + AIR[0]
        image = self._known_image(name, height + (int(known["above"] or 0) + int(known["below"] or 0)) / 1000)
        if image is None:
            return rule if square else width + PLAIN_AIR
        if abs(image - rule) < EXACT:
            return rule if square else 0
        return image

    def _badged_image(self, name, width):
        """The width of the image of what has a badge, which is as wide: the badge lies beyond it. `person.fill.badge.plus` lies
        35 pixels off the middle at 136 an em (StanfordSpezi/SpeziViews @236fd06, list-header), the open lock 22 at 84
        (meshtastic/Meshtastic-Apple @9f0d810, lockOpenMqtt)."""
        words = name.split(".")
        at = next(i for i, word in enumerate(words) if "badge" in word)
        base = ".".join(words[:at] + (["fill"] if "fill" in words[at:] else []))
        known = self._size(base)
        return (known and self._image(base, known)) or width + (AIR[0] if known else PLAIN_AIR)

    def _known_image(self, name, height):
        """The width of the image as a table has it: for the name; for its outline, as filled forms have the air of outlines; or
        for what is struck through, whose image is as wide (529 of 568 and 18 of 33 pairs to the pixel, the others but for one
        pixel or two). height: with the parts that only clear."""
        for one in self._same(name):
            if one in self.sizes and self.sizes[one]["image"]:
                return int(self.sizes[one]["image"]) / 1000
            if one in self.aspects:
                return self.aspects[one] * (height + AIR[1])
        words = name.split(".")
        if words[-1] in SCRIPTS and len(words) > 1:
            return self._known_image(".".join(words[:-1]), height)
        if re.fullmatch(r"battery\.\d+percent(\.bolt)?", name) and name != "battery.0percent":
            return self._known_image("battery.0percent", height)
        if "fill" in words:
            return self._known_image(".".join(word for word in words if word != "fill"), height)
        if "slash" in words:
            return self._known_image(".".join(word for word in words if word != "slash"), height)
        return None

    def _shaped(self, name, masters):
        width = squared(name, masters)
        if name in self.aspects and not width:
            return shaped(masters, self.aspects[name])
        return masters, width


def checked(row):
    """A row of symbol-inks.tsv whose weight is one that `fitted` can use."""
    if row["weight"] not in ("", "700"):
        raise Problem(f"deps/symbol-inks.tsv: {row['name']} was measured at the weight {row['weight']}: leave it empty for regular, "
                      "or give 700")  # fmt: skip
    return row


def changed(layers, x_scale, y_scale, dx, dy):
    return [(outline.stretched(c, x_scale, y_scale, dx, dy), rule, level) for c, rule, level in layers]


def bounds(layers):
    return outline.bounds([c for contours, _, _ in layers for c in contours])


def boxed(master, width, height, middle):
    """A master whose ink has the size, in units of the grid, and its middle at that height of the grid."""
    plain, levels = master
    left, top, right, bottom = bounds(plain)
    x_scale, y_scale = width / (right - left), height / (bottom - top)
    dx, dy = CENTRE - (left + right) / 2 * x_scale, middle - (top + bottom) / 2 * y_scale
    return changed(plain, x_scale, y_scale, dx, dy), changed(levels, x_scale, y_scale, dx, dy)


def sized(masters, width, height, rise, growth=(1, 1)):
    """The masters at the size in ems; four, since what is filled grows with the weight as its outline does.
    growth: of both sides, as shares of the usual one."""
    if len(masters) == 1:
        masters = masters * len(MASTERS)
    found = []
    for master, weight in zip(masters, MASTERS):
        sides = [max(side + GROWTH[weight] * share, side / 3) * LINED_EM
                 for side, share in zip((width, height), growth)]  # fmt: skip
        found.append(boxed(master, *sides, CENTRE - rise * LINED_EM))
    return found


def shaped(masters, aspect):
    """The masters stretched towards an image of the aspect, their area kept; and the width of the image in ems, 0
    where the ink and its air have it already."""
    width, height = size(masters)
    # width · s + AIR[0] = aspect · (height / s + AIR[1])
    if abs(width - height) < 0.02 and aspect * (height + AIR[1]) > width + AIR[0]:
        # What is as wide as high stays so, as a square does: its image has more air beside it.
        return masters, widened(masters, aspect)
    half = (AIR[0] - aspect * AIR[1]) / (2 * width)
    s = -half + (half * half + aspect * height / width) ** 0.5
    s = min(max(s, STRETCH**-0.5), STRETCH**0.5)
    dx, dy = CENTRE * (1 - s), CENTRE * (1 - 1 / s)
    masters = [tuple(changed(layers, s, 1 / s, dx, dy) for layers in master) for master in masters]
    return masters, widened(masters, aspect)


def em(masters):
    """Units of the grid for an em: more where there is a master for each thickness of line, as in SymbolPlacement.swift."""
    return EM if all(master == masters[0] for master in masters) else LINED_EM


def widened(masters, aspect):
    """The width of an image of the aspect in ems; 0 where the ink and its air have it already."""
    width, height = size(masters)
    wanted = aspect * (height + AIR[1])
    return wanted if wanted > width + AIR[0] + 0.02 else 0


def size(masters):
    """The width and height of the ink at the regular weight, in ems."""
    left, top, right, bottom = bounds(masters[min(2, len(masters) - 1)][0])
    unit = em(masters)
    return (right - left) / unit, (bottom - top) / unit


def is_square(name):
    words = [word for word in name.split(".") if word != "fill"]
    return words[-1] in ("square", "app") and "on" not in words


def squared(name, masters):
    """The width of the image of what is in a square; 0 for anything else."""
    return SQUARE_WIDTH if is_square(name) and abs(size(masters)[0] - SQUARE_INK) < 0.04 else 0
