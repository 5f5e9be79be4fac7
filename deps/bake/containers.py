"""Shapes that hold a glyph: as a line around it, or filled with the glyph cut out."""

import outline
import strokes
from compose import HEAVIER
from drawing import Drawing, by_depth, normal
from marks import mark
from shapes import SHAPES, dashed_outline
from sources import WEIGHTS
from union import united

# The kind of a shape and what that needs, then the glyph's box, as where it's not in deps/symbol-glyphs.tsv: the x and y of its
# middle, its width and height. All on the grid. Kinds:
#   disc        a circle about the grid's middle: the radius of its line
#   rectangle   left, top, right, bottom and the radius of the corners of its line
#   drawn       the name of a symbol that is drawn by a family
#   dashed      the name of a shape whose line is in dashes or dots, which has no filled form
# Any other is the name of an icon that has an outline and a filled form.
CONTAINERS = {
    # 53 × 42 pixels of 84 in arrow.up.arrow.down.circle.fill (meshtastic/Meshtastic-Apple @9f0d810, mqttConnected).
    "circle": ("disc", SHAPES["circle"][-1], 128, 128, 132, 104),
    "square": ("rectangle", *SHAPES["square"], 128, 128, 108, 104),
    "app": ("rectangle", *SHAPES["app"], 128, 128, 108, 104),
    "rectangle": ("rectangle", *SHAPES["rectangle"], 128, 128, 140, 88),
    "rectangle.portrait": ("rectangle", *SHAPES["rectangle.portrait"], 128, 128, 92, 116),
    "capsule": ("rectangle", *SHAPES["capsule"], 128, 128, 136, 76),
    "capsule.portrait": ("rectangle", *SHAPES["capsule.portrait"], 128, 128, 76, 136),
    "shield": ("drawn", "shield", 128, 124, 88, 92),
    "seal": ("seal", 128, 128, 96, 92),
    "octagon": ("octagon", 128, 128, 104, 100),
    "hexagon": ("hexagon", 128, 128, 100, 96),
    "diamond": ("diamond", 128, 128, 88, 84),
    "triangle": ("triangle", 128, 152, 72, 66),
    "pentagon": ("pentagon", 128, 132, 96, 90),
    "icloud": ("drawn", "icloud", 128, 142, 96, 84),
    "cloud": ("drawn", "cloud", 130, 142, 96, 84),
    "bubble": ("drawn", "bubble.left", 128, 110, 104, 90),
    "bubble.left": ("drawn", "bubble.left", 128, 110, 104, 90),
    "bubble.right": ("drawn", "bubble.right", 128, 110, 104, 90),
    "message": ("drawn", "message", 128, 116, 104, 84),
    "doc": ("drawn", "doc", 128, 164, 76, 78),
    "document": ("drawn", "doc", 128, 164, 76, 78),
    "page": ("drawn", "doc", 128, 164, 76, 78),
    "folder": ("drawn", "folder", 128, 154, 104, 72),
    "calendar": ("calendar-blank", 128, 150, 100, 78),
    "heart": ("heart", 128, 122, 100, 76),
    "tv": ("drawn", "tv", 128, 114, 116, 80),
    "display": ("monitor", 128, 112, 124, 76),
    "iphone": ("rectangle", 67, 20, 189, 236, 26, 128, 128, 60, 68),
    "ipad": ("rectangle", 44, 20, 212, 236, 22, 128, 128, 84, 84),
    "laptopcomputer": ("laptop", 128, 116, 112, 72),
    "house": ("house-simple", 128, 152, 84, 80),
    "envelope": ("envelope-simple", 128, 136, 76, 64),
    "bag": ("drawn", "bag", 128, 146, 92, 84),
    "bookmark": ("drawn", "bookmark", 128, 100, 72, 76),
    "star": ("star", 128, 136, 72, 66),
    "drop": ("drawn", "drop", 128, 152, 70, 74),
    "flag": ("flag-banner", 120, 120, 84, 66),
    "batteryblock": ("car-battery", 128, 144, 120, 72),
    "ring": ("disc", SHAPES["circle"][-1], 128, 128, 112, 108),
    "ring.closed": ("disc", SHAPES["circle"][-1], 128, 128, 112, 108),
    "book.closed": ("book", 134, 100, 84, 76),
    "clipboard": ("clipboard", 128, 142, 84, 88),
    "shippingbox": ("archive", 128, 148, 104, 64),
    "magnifyingglass": ("drawn", "magnifyingglass", 108, 106, 72, 72),
    "circle.dashed": ("dashed", "circle.dashed", 128, 128, 112, 108),
    "circle.dotted": ("dashed", "circle.dotted", 128, 128, 112, 108),
    "app.dashed": ("dashed", "app.dashed", 128, 128, 100, 98),
    "square.dashed": ("dashed", "square.dashed", 128, 128, 100, 98),
    "rectangle.dashed": ("dashed", "rectangle.dashed", 128, 128, 140, 88),
}

# The kinds whose line has the thickness of the weight: marks in them are drawn as lines of that thickness. Icons are made
# smaller or larger, and marks in them with them.
LINED = {"disc", "rectangle", "drawn", "dashed"}


def container(names, shape, glyph, solid, master):
    """The glyph, a name, in the shape."""
    spec, thickness = CONTAINERS[shape], WEIGHTS[master]
    kind, box = spec[0], names.sizes.glyph_box(f"{glyph}.{shape}") or spec[-4:]
    lines = mark(glyph.removesuffix(".fill"), *box, thickness) if kind in LINED else None
    heavier = HEAVIER[HEAVIER[master]]
    if not solid or kind == "dashed":
        if kind == "dashed":
            line = dashed_outline(spec[1], thickness)
        elif kind == "disc":
            line = strokes.ring(128, 128, spec[1], thickness)
        elif kind == "rectangle":
            line = strokes.frame(*spec[1:6], thickness)
        elif kind == "drawn":
            line = names.drawing(spec[1], master).contours()
        else:
            line = names.icon(kind + ":regular", master)
        inner = Drawing.of(lines) if lines else names.drawing(glyph, heavier).matched(*box)
        return inner.on(Drawing.of(line, 1))
    inner = united(lines) if lines else names.glyph(glyph, heavier, *box)
    if kind == "disc":
        shell = [outline.disc(128, 128, spec[1] + thickness / 2)]
    elif kind == "rectangle":
        x0, y0, x1, y1, corner = spec[1:6]
        half = thickness / 2
        shell = [strokes.rectangle(x0 - half, y0 - half, x1 + half, y1 + half, corner + half)]
    elif kind == "drawn":
        shell = names.drawing(spec[1] + ".fill", master).silhouette()
    else:
        shell = names.icon(kind + ":fill", master)
    cut = by_depth(shell) + [outline.reversed_contour(c) for c in normal(inner)]
    return Drawing([(cut, "nonzero", 0)],
                   [(shell, "evenodd", 1), (inner, "nonzero", 0)])  # fmt: skip
