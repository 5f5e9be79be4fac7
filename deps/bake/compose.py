"""Makes a symbol from an icon: enclosed in a circle or a square, struck through, with a badge.

Everything is on Phosphor's grid. A symbol is a list of layers (contours, rule, level), drawn back
to front: once for one colour, where a filled circle has its glyph cut out, and once by levels,
where the glyph lies on the circle (0 primary, 1 secondary)."""

import outline
from shapes import dashed_outline
from sources import WEIGHTS

CENTRE = 128
MASTERS = ("thin", "light", "regular", "bold")
# What is drawn small inside something is drawn a step heavier.
HEAVIER = {"thin": "light", "light": "regular", "regular": "bold", "bold": "bold"}

# On the grid. 0.9 ems and a circle 0.996 (autoreleasefool/approach @0b5ed42 SortButtonTests: 45.9 px at 17 points).
SQUARE = 0.902
GLYPH = 108


class Composer:
    def __init__(self, phosphor, material, letters, sizes):
        self.phosphor = phosphor
        self.material = material
        self.letters = letters
        self.sizes = sizes

    def icon(self, icon, master):
        """The contours of `name:weight`, of Material Symbols where the name begins with `m/`."""
        return self._icon(icon, master)

    def has(self, icon):
        """Whether the set has the icon in this weight."""
        name, _, weight = icon.partition(":")
        if name.startswith("m/"):
            return name[2:] in self.material.names
        return name != "text" and self.phosphor.has(name, weight)

    def text(self, characters, master, size):
        """Letters, digits and signs whose ink's longer side is `size`, about the centre."""
        return self._fitted(self.letters.text(characters, master), CENTRE, CENTRE, size)

    def symbol(self, name, icon, op, master):
        """(layers for one colour, layers by level)."""
        kind, _, detail = op.partition(":")
        if kind == "enclose":
            return self._enclose(name, icon, detail, master)
        base = self._icon(icon, master)
        if kind == "slash":
            return self._one(self._slashed(base, master))
        if kind == "badge":
            return self._badged(base, master)
        if kind == "with":
            return self._with(base, detail, master)
        if kind == "turn":
            return self._one(outline.turned(base, float(detail), CENTRE))
        if kind == "mirror":
            mirrored = outline.stretched(base, -1, 1, 2 * CENTRE, 0)
            return self._one([outline.reversed_contour(c) for c in mirrored])
        return self._direct(name, base)

    def _icon(self, icon, master):
        icon_name, _, weight = icon.partition(":")
        if icon_name == "text":
            contours = self.letters.text(weight, master)
            return self._fitted(contours, CENTRE, CENTRE, 190)
        drawn = {"fill": "fill", "bold": HEAVIER[master]}.get(weight, master)
        if icon_name.startswith("m/"):
            return self.material.icon(icon_name[2:], drawn)
        return self.phosphor.icon(icon_name, drawn)

    def _with(self, base, icon, master):
        """A smaller icon at the lower right, with a gap around it."""
        base = self._fitted(base, 108, 116, 188)
        small = self._fitted(self._icon(icon, HEAVIER[master]), 196, 188, 92)
        left, top, right, bottom = outline.bounds(small)
        radius = max(right - left, bottom - top) / 2 + WEIGHTS[master] * 0.7
        kept = outline.without_disc(base, (left + right) / 2, (top + bottom) / 2, radius, 16)
        layers = [(kept, "nonzero", 0), (small, "nonzero", 1)]
        return layers, layers

    def _one(self, contours):
        layers = [(contours, "nonzero", 0)]
        return layers, layers

    def _direct(self, name, base):
        """Where the set has drawn the enclosing shape itself, it is told by its size."""
        parts = name.split(".")
        if not any(part in parts for part in ("circle", "square", "app", "seal")):
            return self._one(base)
        boxes = [outline.bounds([c]) for c in base]
        sizes = [(b[2] - b[0]) * (b[3] - b[1]) for b in boxes]
        largest = max(sizes)
        shell = [c for c, size in zip(base, sizes) if size > 0.6 * largest]
        glyph = [c for c, size in zip(base, sizes) if size <= 0.6 * largest]
        if not glyph or largest < 180 * 180:
            return self._one(base)
        outer = outline.area(max(shell, key=lambda c: abs(outline.area(c)))) > 0
        inner = outline.area(max(glyph, key=lambda c: abs(outline.area(c)))) > 0
        # Turning the same way as the shell, the inner shapes lie within a ring; turning the other
        # way, they are holes in a disc. Anything else (a face whose parts touch the ring) stays whole.
        if len(shell) == 1 and outer != inner and "fill" in parts and "person" not in parts:
            return [(base, "nonzero", 0)], [(base, "nonzero", 1), (glyph, "evenodd", 0)]
        if len(shell) == 2 and outer == inner:
            layers = [(shell, "nonzero", 1), (glyph, "nonzero", 0)]
            return layers, layers
        return self._one(base)

    def _enclose(self, name, icon, shape, master):
        shape, _, fill = shape.partition("-")
        thickness = WEIGHTS[master]
        dashed = fill == "dashed"
        fill = fill == "fill"
        outer = self._shell(shape, 96 + thickness / 2)
        icon_name, _, weight = icon.partition(":")
        inner = HEAVIER[master] if not fill else HEAVIER[HEAVIER[master]]
        if icon_name == "text":
            glyph = self.letters.text(weight, inner)
        else:
            glyph = self._icon(f"{icon_name}:{'fill' if weight == 'fill' else 'regular'}", inner)
        known = self.sizes.glyph_box(name)
        glyph = self._in_box(glyph, *known) if known else self._fitted(glyph, CENTRE, CENTRE, GLYPH)
        if fill:
            cut = [outer] + glyph
            return [(cut, "evenodd", 0)], [(cut, "evenodd", 1), (glyph, "nonzero", 0)]
        if dashed:
            ring = dashed_outline(f"{shape}.dashed", thickness)
        else:
            ring = [outer, outline.reversed_contour(self._shell(shape, 96 - thickness / 2))]
        layers = [(ring, "nonzero", 1), (glyph, "nonzero", 0)]
        return layers, layers

    def _shell(self, shape, radius):
        if shape == "circle":
            return outline.disc(CENTRE, CENTRE, radius)
        half = radius * SQUARE
        return outline.rounded_square(CENTRE, CENTRE, half, half * 0.36)

    def _fitted(self, contours, cx, cy, size):
        """Scaled and moved so that the ink's longer side is `size`, about a centre; what is much
        longer than it is high may be wider."""
        left, top, right, bottom = outline.bounds(contours)
        width, height = right - left, bottom - top
        scale = min(size * 1.12 / max(width, 1), size / max(height, 1))
        return outline.mapped(
            contours, scale, cx - (left + right) / 2 * scale, cy - (top + bottom) / 2 * scale
        )

    def _in_box(self, contours, cx, cy, width, height):
        left, top, right, bottom = outline.bounds(contours)
        scale = (width * height / ((right - left) * (bottom - top))) ** 0.5
        return outline.mapped(contours, scale, cx - (left + right) / 2 * scale, cy - (top + bottom) / 2 * scale)

    def _slashed(self, base, master):
        """A bar from the upper left to the lower right, with a gap beside it."""
        thickness = WEIGHTS[master]
        a, b = 2**-0.5, -(2**-0.5)
        gap = thickness * 0.9
        kept = outline.without_strip(base, a, b, -thickness / 2 - gap, thickness / 2 + gap)
        return kept + [outline.bar((44, 44), (212, 212), thickness)]

    def _badged(self, base, master):
        """With a dot at the upper right; other badges are of deps/bake/names.py."""
        cx, cy, r = 196, 60, 34
        kept = outline.without_disc(base, cx, cy, r + WEIGHTS[master] * 0.8)
        layers = [(kept, "nonzero", 1), ([outline.disc(cx, cy, r)], "evenodd", 0)]
        return layers, layers
