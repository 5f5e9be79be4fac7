"""Shapes and parts of them that are filled; phases of the moon."""

import math
import re

import outline
import strokes
from drawing import CENTRE, Drawing
from sources import WEIGHTS

# The middle of a shape's line on the grid: left, top, right, bottom, radius of the corners.
SHAPES = {
    "rectangle": (19, 52, 237, 204, 26), "square": (43, 43, 213, 213, 32),
    "app": (43, 43, 213, 213, 46), "circle": (32, 32, 224, 224, 96),
    "rectangle.portrait": (52, 19, 204, 237, 26), "capsule": (16, 64, 240, 192, 64),
    "capsule.portrait": (64, 16, 192, 240, 64), "oval": (16, 52, 240, 204, 76),
    "oval.portrait": (52, 16, 204, 240, 76), "button.horizontal": (16, 76, 240, 180, 30),
    "button.vertical": (76, 16, 180, 240, 30), "button.roundedtop.horizontal": (16, 76, 240, 180, 30),
    "button.angledtop.vertical.left": (76, 16, 180, 240, 30),
    "button.angledtop.vertical.right": (76, 16, 180, 240, 30),
    "button.roundedbottom.horizontal": (16, 76, 240, 180, 30),
    "squareshape": (40, 40, 216, 216, 2), "platter": (40, 40, 216, 216, 34),
    "widget.small": (48, 48, 208, 208, 44), "widget.medium": (24, 68, 232, 188, 40),
    "widget.large": (32, 32, 224, 224, 52), "widget.extralarge": (16, 40, 240, 216, 44),
}  # fmt: skip
PARTS = {"half": 1 / 2, "third": 1 / 3, "quarter": 1 / 4, "twothirds": 2 / 3}
SIDES = {"left": "left", "leading": "left", "right": "right", "trailing": "right", "top": "top",
         "bottom": "bottom", "lefthalf": "left"}  # fmt: skip
PHASES = ["new.moon", "waxing.crescent", "first.quarter", "waxing.gibbous", "full.moon",
          "waning.gibbous", "last.quarter", "waning.crescent"]  # fmt: skip

# The parts of `inset.filled.lefthalf.topright.bottomright.rectangle`, of a whole of 1 × 1.
REGIONS = {
    "lefthalf": (0, 0, 1 / 2, 1), "righthalf": (1 / 2, 0, 1, 1), "tophalf": (0, 0, 1, 1 / 2),
    "bottomhalf": (0, 1 / 2, 1, 1), "topleft": (0, 0, 1 / 2, 1 / 2), "topright": (1 / 2, 0, 1, 1 / 2),
    "bottomleft": (0, 1 / 2, 1 / 2, 1), "bottomright": (1 / 2, 1 / 2, 1, 1),
    "leftthird": (0, 0, 1 / 3, 1), "rightthird": (2 / 3, 0, 1, 1), "topthird": (0, 0, 1, 1 / 3),
    "bottomthird": (0, 2 / 3, 1, 1), "middlethird": (1 / 3, 0, 2 / 3, 1),
}  # fmt: skip


def dashed_outline(name, t):
    """The line of a shape in parts, by the symbol's name: `square.dashed`, `circle.dotted`. Only a circle is dotted."""
    shape, _, manner = name.rpartition(".")
    if shape == "circle":
        ring = strokes.dotted_ring if manner == "dotted" else strokes.dashed_ring
        return ring(CENTRE, CENTRE, SHAPES[shape][-1], t)
    return strokes.dashes(*SHAPES[shape], t)


class Shapes:
    def _shape(self, words, solid):
        name = ".".join(words)
        if name not in SHAPES:
            return None
        x0, y0, x1, y1, corner = SHAPES[name]

        def made(master):
            t = WEIGHTS[master]
            if solid:
                h = t / 2
                return Drawing.of([strokes.rectangle(x0 - h, y0 - h, x1 + h, y1 + h, corner + h)])
            return Drawing.of(strokes.frame(x0, y0, x1, y1, corner, t))

        return made

    def _dashed_shape(self, words, solid):
        name = ".".join(words[:-1])
        if words[-1] not in ("dashed", "dotted") or solid or name not in SHAPES or (words[-1] == "dotted" and name != "circle"):
            return None
        return lambda master: Drawing.of(dashed_outline(".".join(words), WEIGHTS[master]))

    def _filled_part(self, words, solid):
        """`circle.lefthalf.filled`, `rectangle.bottomthird.inset.filled`, `square.inset.filled`."""
        if words[:2] == ["inset", "filled"] and len(words) > 2:
            # The order of the later names: `inset.filled.bottomthird.rectangle`.
            for at in (3, 2):
                if ".".join(words[at:]) in SHAPES:
                    words = words[at:] + words[2:at] + ["inset", "filled"]
                    break
        inverse = words[-1] == "inverse"
        if inverse:
            words = words[:-1]
        if words[-1] != "filled" and not (solid and words[-1].endswith("half")):
            return None
        rest = words[:-1] if words[-1] == "filled" else words
        inset = rest[-1:] == ["inset"]
        if inset:
            rest = rest[:-1]
        if not rest:
            return None
        side, share = None, 1.0
        match = re.fullmatch(
            r"(left|right|top|bottom|leading|trailing|topleading|topleft|toptrailing|topright|"
            r"bottomleading|bottomleft|bottomtrailing|bottomright|center)"
            r"(half|third|quarter|twothirds)?", rest[-1])  # fmt: skip
        if match and len(rest) > 1:
            side, share = match[1], PARTS.get(match[2], 1 / 2)
            rest = rest[:-1]
        shape = ".".join(rest)
        if inverse:
            side = {"left": "right", "right": "left", "top": "bottom", "bottom": "top"}.get(side)
        if shape not in SHAPES and side in ("left", "right", "leading", "trailing", "top", "bottom"):
            return self._half_of(rest, side)
        if shape not in SHAPES or (side is None and not inset):
            return None
        x0, y0, x1, y1, corner = SHAPES[shape]

        def made(master):
            t = WEIGHTS[master]
            line = strokes.frame(x0, y0, x1, y1, corner, t)
            gap = t * 1.1 + t / 2 if inset else 0
            box = (x0 + gap, y0 + gap, x1 - gap, y1 - gap)
            part = [strokes.rectangle(*box, max(corner - gap, 6))]
            if side == "center":
                middle, half = (x0 + x1) / 2, (x1 - x0) / 2 * share
                part = outline.clipped(part, 1, 0, middle + half)
                part = outline.clipped(part, -1, 0, -(middle - half))
            elif side:
                if "left" in side or "leading" in side:
                    part = outline.clipped(part, 1, 0, box[0] + (box[2] - box[0]) * share)
                if "right" in side or "trailing" in side:
                    part = outline.clipped(part, -1, 0, -(box[2] - (box[2] - box[0]) * share))
                if "top" in side:
                    part = outline.clipped(part, 0, 1, box[1] + (box[3] - box[1]) * share)
                if "bottom" in side:
                    part = outline.clipped(part, 0, -1, -(box[3] - (box[3] - box[1]) * share))
            return Drawing.layered(line, part)

        return made

    def _several_parts(self, words, solid):
        """`inset.filled.leadinghalf.trailinghalf.rectangle`: each part by itself within the line."""
        if words[:2] != ["inset", "filled"] or len(words) < 5 or words[-1] not in SHAPES:
            return None
        parts = [w.replace("leading", "left").replace("trailing", "right") for w in words[2:-1]]
        if any(part not in REGIONS for part in parts):
            return None
        x0, y0, x1, y1, corner = SHAPES[words[-1]]

        def made(master):
            t = WEIGHTS[master]
            gap = t * 1.6
            x, y, width, height = x0 + gap, y0 + gap, x1 - x0 - 2 * gap, y1 - y0 - 2 * gap
            found = []
            for part in parts:
                a, b, c, d = REGIONS[part]
                if part == "middlethird" and "topthird" in parts:
                    a, b, c, d = b, a, d, c
                # Half the gap between parts on each side that has a neighbour.
                box = (x + width * a + (a > 0) * t * 0.4, y + height * b + (b > 0) * t * 0.4,
                       x + width * c - (c < 1) * t * 0.4, y + height * d - (d < 1) * t * 0.4)  # fmt: skip
                found.append(strokes.rectangle(*box, 8))
            line = strokes.frame(x0, y0, x1, y1, corner, t)
            return Drawing.layered(line, found)

        return made

    def _half_of(self, words, side):
        """A shape's line, and one half of it filled: `shield.lefthalf.filled`."""
        outlined, filled = ".".join(words), ".".join(words) + ".fill"
        if not self.names.find(outlined) or not self.names.find(filled):
            return None

        def made(master):
            shell = self.names.drawing(outlined, master)
            x0, y0, x1, y1 = shell.bounds()
            x, y = (x0 + x1) / 2, (y0 + y1) / 2
            a, b, c = {"left": (1, 0, x), "leading": (1, 0, x), "right": (-1, 0, -x),
                       "trailing": (-1, 0, -x), "top": (0, 1, y), "bottom": (0, -1, -y)}[side]  # fmt: skip
            part = self.names.drawing(filled, master).each(lambda k: outline.clipped(k, a, b, c))
            return Drawing(part.plain, part.plain).on(shell.at_level(1))

        return made

    def _triangle(self, words, solid):
        """`arrowtriangle.up`: the triangle of a player's button, turned."""
        turns = {"right": 0, "forward": 0, "down": 90, "left": 180, "backward": 180, "up": -90}
        if len(words) != 2 or words[0] != "arrowtriangle" or words[1] not in turns or solid:
            return None

        def made(master):
            play = Drawing.of(self.names.icon("play:regular", master)).fitted(128, 128, 150, 170)
            return play.turned(turns[words[1]])

        return made

    def _windshield(self, words, solid):
        if words[0] != "windshield" or words not in (["windshield", "front"], ["windshield", "rear"]):
            return None

        def made(master):
            t = WEIGHTS[master]
            corners = [(30, 190), (62, 66), (194, 66), (226, 190)]
            if words[1] == "front":
                return Drawing.of(strokes.polygon(corners, t))
            return Drawing.of(strokes.frame(32, 66, 224, 190, 36, t))

        return made

    def _phase(self, words, solid):
        if words[0] != "moonphase":
            return None
        inverse = words[-1] == "inverse"
        name = ".".join(words[1:-1] if inverse else words[1:])
        if name not in PHASES:
            return None
        # The dark part is filled, the lit one left open.
        lit = PHASES.index(name) * 45
        dark_right = lit > 180

        def made(master):
            t = WEIGHTS[master]
            ring = strokes.ring(128, 128, 96, t)
            if lit in (0, 180):
                full = Drawing.of([outline.disc(128, 128, 96 + t / 2)])
                return full if (lit == 0) != inverse else Drawing.of(ring)
            # The edge between dark and lit is half an ellipse.
            bulge = math.cos(math.radians(lit if not dark_right else 360 - lit)) * 96
            k = outline.KAPPA
            # The dark part of a waxing moon lies left.
            dark = [
                ("M", 128, 32), ("C", 128 - 96 * k, 32, 32, 128 - 96 * k, 32, 128),
                ("C", 32, 128 + 96 * k, 128 - 96 * k, 224, 128, 224),
                ("C", 128 + bulge * k, 224, 128 + bulge, 128 + 96 * k, 128 + bulge, 128),
                ("C", 128 + bulge, 128 - 96 * k, 128 + bulge * k, 32, 128, 32),
            ]  # fmt: skip
            light = [
                ("M", 128, 32), ("C", 128 + 96 * k, 32, 224, 128 - 96 * k, 224, 128),
                ("C", 224, 128 + 96 * k, 128 + 96 * k, 224, 128, 224),
                ("C", 128 + bulge * k, 224, 128 + bulge, 128 + 96 * k, 128 + bulge, 128),
                ("C", 128 + bulge, 128 - 96 * k, 128 + bulge * k, 32, 128, 32),
            ]  # fmt: skip
            part = light if inverse else dark
            drawn = Drawing.layered(ring, [strokes.oriented(part)])
            return drawn.mirrored() if dark_right else drawn

        return made
