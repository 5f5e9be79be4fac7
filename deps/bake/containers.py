"""Shapes that hold a glyph: as a line around it, or filled with the glyph cut out."""

import outline
import strokes
from compose import HEAVIER
from drawing import Drawing, by_depth, normal
from marks import mark
from sources import WEIGHTS
from union import united

# An icon whose outline and filled form are the shape, the middle of its inside and the glyph's
# width and height; or, where there is no icon, a rounded rectangle: left, top, right, bottom, corner.
CONTAINERS = {
    # 53 × 42 pixels of 84 in arrow.up.arrow.down.circle.fill (meshtastic/Meshtastic-Apple @9f0d810, mqttConnected).
    "circle": ("disc", 96, 128, 128, 132, 104),
    "square": ("rectangle", 43, 43, 213, 213, 32, 128, 128, 108, 104),
    "app": ("rectangle", 43, 43, 213, 213, 46, 128, 128, 108, 104),
    "rectangle": ("rectangle", 19, 52, 237, 204, 26, 128, 128, 140, 88),
    "rectangle.portrait": ("rectangle", 52, 19, 204, 237, 26, 128, 128, 92, 116),
    "capsule": ("rectangle", 16, 64, 240, 192, 64, 128, 128, 136, 76),
    "capsule.portrait": ("rectangle", 64, 16, 192, 240, 64, 128, 128, 76, 136),
    "shield": ("shield", 128, 122, 96, 92),
    "seal": ("seal", 128, 128, 96, 92),
    "octagon": ("octagon", 128, 128, 104, 100),
    "hexagon": ("hexagon", 128, 128, 100, 96),
    "diamond": ("diamond", 128, 128, 88, 84),
    "triangle": ("triangle", 128, 152, 72, 66),
    "pentagon": ("pentagon", 128, 132, 96, 90),
    "icloud": ("cloud", 148, 138, 92, 78),
    "cloud": ("cloud", 148, 138, 92, 78),
    "bubble": ("chat", 128, 116, 116, 84),
    "bubble.left": ("chat", 128, 116, 116, 84),
    "bubble.right": ("chat", 128, 116, 116, 84),
    "message": ("chat-circle", 132, 128, 96, 84),
    "doc": ("file", 128, 152, 76, 78),
    "document": ("file", 128, 152, 76, 78),
    "page": ("file", 128, 152, 76, 78),
    "folder": ("folder", 128, 142, 104, 76),
    "calendar": ("calendar-blank", 128, 150, 100, 78),
    "heart": ("heart", 128, 122, 100, 76),
    "tv": ("television-simple", 128, 144, 116, 80),
    "display": ("monitor", 128, 112, 124, 76),
    "iphone": ("device-mobile-camera", 128, 140, 64, 84),
    "ipad": ("device-tablet", 128, 126, 90, 90),
    "laptopcomputer": ("laptop", 128, 116, 112, 72),
    "house": ("house-simple", 128, 152, 84, 80),
    "envelope": ("envelope-simple", 128, 136, 76, 64),
    "bag": ("bag-simple", 128, 144, 92, 84),
    "bookmark": ("bookmark-simple", 128, 100, 72, 76),
    "star": ("star", 128, 136, 72, 66),
    "drop": ("drop", 128, 152, 76, 78),
    "flag": ("flag-banner", 120, 120, 84, 66),
    "batteryblock": ("car-battery", 128, 144, 120, 72),
    "ring": ("disc", 96, 128, 128, 112, 108),
    "ring.closed": ("disc", 96, 128, 128, 112, 108),
    "book.closed": ("book", 134, 100, 84, 76),
    "clipboard": ("clipboard", 128, 142, 84, 88),
    "shippingbox": ("archive", 128, 148, 104, 64),
    "magnifyingglass": ("magnifying-glass", 116, 116, 72, 72),
    "circle.dashed": ("circle-dashed", 128, 128, 112, 108),
    "circle.dotted": ("circle-dashed", 128, 128, 112, 108),
    "app.dashed": ("dashes", 43, 43, 213, 213, 46, 128, 128, 108, 104),
    "square.dashed": ("dashes", 43, 43, 213, 213, 40, 128, 128, 108, 104),
    "rectangle.dashed": ("dashes", 19, 52, 237, 204, 34, 128, 128, 140, 88),
}


def container(names, shape, glyph, solid, master):
    """The glyph, a name, in the shape."""
    spec, thickness = CONTAINERS[shape], WEIGHTS[master]
    kind, box = spec[0], names.sizes.glyph_box(f"{glyph}.{shape}") or spec[-4:]
    lines = mark(glyph.removesuffix(".fill"), *box, thickness) if kind in ("disc", "rectangle") else None
    heavier = HEAVIER[HEAVIER[master]]
    if not solid or kind == "dashes":
        if kind == "dashes":
            line = strokes.dashes(*spec[1:6], thickness)
        elif kind == "disc":
            line = strokes.ring(128, 128, spec[1], thickness)
        elif kind == "rectangle":
            line = strokes.frame(*spec[1:6], thickness)
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
    else:
        shell = names.icon(kind + ":fill", master)
    cut = by_depth(shell) + [outline.reversed_contour(c) for c in normal(inner)]
    return Drawing([(cut, "nonzero", 0)],
                   [(shell, "evenodd", 1), (inner, "nonzero", 0)])  # fmt: skip
