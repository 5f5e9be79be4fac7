"""Waves beside a thing, grids of squares and circles, lines."""

import math
import re

import outline
import strokes
from drawing import Drawing
from sources import WEIGHTS


# The columns and rows of the cells of three by three.
CELLS = {f"{row}{column}": (x, y) for y, row in enumerate(("top", "middle", "bottom")) for x, column in enumerate(("left", "middle", "right"))}
CELLS["middle"] = CELLS["middlemiddle"]


class Grids:
    def _waves(self, words, solid):
        """`wave.3.right`, `iphone.radiowaves.left.and.right`, `airtag.radiowaves.forward`."""
        joined = ".".join(words)
        match = re.fullmatch(
            r"(?:(.+)\.)?(?:and\.)?(wave|waves|radiowaves)\.(?:(\d)\.)?"
            r"(left\.and\.right|left|right|forward|backward|up|down|up\.and\.down)(?:\.(slash|off|on))?", joined)  # fmt: skip
        if not match:
            return None
        stem, count, way = match[1], int(match[3] or (3 if match[2] == "wave" else 2)), match[4]
        if match[5] == "slash":
            return None
        if stem in (None, "dot") or self.names._part(stem.split("."), solid):
            sides = self.names.sizes.sides(joined)
            thing = stem and stem.removesuffix(".and")
            own = thing and self.names.sizes.sides(thing)
            if way == "left.and.right" and sides and own and stem != "dot":
                return lambda master: self._between_waves(thing, sides, own, solid, master)
            return lambda master: self._with_waves(stem, count, way, solid, master)
        return None

    def _between_waves(self, stem, sides, own, solid, master):
        """A thing in its own form between two waves at both sides, which reach the edges of the whole."""
        t = WEIGHTS[master]
        height = min(own[1], sides[1])
        middle = self.names.drawing(self.names._part(stem.split("."), solid), master)
        middle = middle.fitted(128, 128, own[0] * height / own[1], height)
        waves, radius = [], min(sides[1] * 0.42, 84)
        edge = sides[0] / 2 - t / 2
        for k in (0, 1):
            waves += strokes.arc(128 + edge - radius, 128, radius - 34 * k, -40, 40, t)
        one = Drawing.of(waves, 1)
        return middle.on(one.on(one.mirrored()))

    def _with_waves(self, stem, count, way, solid, master):
        t = WEIGHTS[master]
        both = "and" in way
        turn = {"left": 180, "backward": 180, "down": 90, "up": -90, "up.and.down": -90}.get(way, 0)
        if stem is None or stem == "dot":
            waves = []
            pitch = 40 if not both else 34
            origin = 128 if both else 62
            for k in range(count):
                radius = 44 + pitch * k
                waves.append(strokes.arc(origin, 128, radius, -45, 45, t))
            part = Drawing.of([outline.disc(origin, 128, 18)])
            layers = Drawing([(c, "nonzero", 1 if stem else 0) for c in waves])
            if both:
                layers = layers.on(layers.mirrored())
            drawn = part.on(layers) if stem else layers
            if not both:
                drawn = drawn.fitted(128, 128, 176, 160)
            return drawn.turned(turn) if turn else drawn
        name = self.names._part(stem.split("."), solid)
        if both:
            middle = self.names.drawing(name, master).fitted(128, 128, 118, 176)
            x = middle.bounds()[2]
            reach = min(x + 8 + t, 176)
            waves = Drawing([(strokes.arc(reach - 40, 128, 62 + 36 * k, -38, 38, t), "nonzero", 1)
                             for k in range(min(count, 2))])  # fmt: skip
            turned = waves.turned(turn) if turn else waves
            return middle.on(turned.on(turned.turned(180)))
        waves = Drawing([(strokes.arc(128 + 24, 128, 40 + 30 * k, -42, 42, t), "nonzero", 1)
                         for k in range(min(count, 3))])  # fmt: skip
        box = {0: (92, 128, 132, 180), 180: (164, 128, 132, 180), 90: (128, 92, 180, 132),
               -90: (128, 164, 180, 132)}[turn]  # fmt: skip
        part = self.names.drawing(name, master).fitted(*box)
        waves = waves.turned(turn) if turn else waves
        x0, y0, x1, y1 = part.bounds()
        return part.on(waves.without_box(x0 - t, y0 - t, x1 + t, y1 + t))

    def _speaker(self, words, solid):
        match = re.fullmatch(r"speaker\.wave\.([123])", ".".join(words))
        if not match:
            return None

        def made(master):
            t = WEIGHTS[master]
            # As large as in speaker.slash.
            body = self._loudspeaker(t, solid).fitted(52, 128, 124, 184)
            # One layer, as variable values take its parts from the left to the right.
            waves = [strokes.arc(90, 128, 62 + 44 * k, -34, 34, t)[0] for k in range(int(match[1]))]
            return Drawing.of(body.contours() + waves)

        return made

    def _grid(self, words, solid):
        match = re.fullmatch(r"(square|rectangle|circle)\.(grid|split)\.(\d)x(\d)(?:\.(\w+)\.filled)?", ".".join(words))
        if not match or (match[5] and match[5] not in CELLS):
            return None
        kind, split, columns, rows = match[1], match[2] == "split", int(match[3]), int(match[4])
        if kind == "square" and not split and (columns, rows) == (3, 2):
            box = (24, 60, 232, 196)
        elif kind == "rectangle":
            box = (24, 48, 232, 208)
            columns, rows = (columns, rows) if split else (columns, rows)
        else:
            box = (36, 36, 220, 220)
        if not split and kind == "rectangle" and columns == 1:
            columns, rows = 1, 2

        def made(master):
            t = WEIGHTS[master]
            x0, y0, x1, y1 = box
            if split and not solid:
                found = strokes.frame(x0, y0, x1, y1, 26, t)
                for k in range(1, columns):
                    x = x0 + (x1 - x0) * k / columns
                    found += strokes.line([(x, y0), (x, y1)], t)
                for k in range(1, rows):
                    y = y0 + (y1 - y0) * k / rows
                    found += strokes.line([(x0, y), (x1, y)], t)
                return Drawing.of(found)
            found = []
            gap = 14 if split else 19 if columns < 3 else 14
            width = (x1 - x0 + t - gap * (columns - 1)) / columns
            height = (y1 - y0 + t - gap * (rows - 1)) / rows
            for i in range(columns):
                for j in range(rows):
                    x, y = x0 - t / 2 + i * (width + gap), y0 - t / 2 + j * (height + gap)
                    corner = min(width, height) / 2 if kind == "circle" else 12 if columns > 2 else 20
                    if solid or (match[5] and CELLS[match[5]] == (i, j)):
                        found.append(strokes.rectangle(x, y, x + width, y + height, corner))
                    else:
                        h = min(t * (0.85 if columns > 2 else 1), width / 3) / 2
                        found += strokes.frame(
                            x + h, y + h, x + width - h, y + height - h, max(corner - h, 3), 2 * h)
            return Drawing.of(found)

        return made

    def _lines(self, words, solid):
        match = re.fullmatch(r"(?:line\.(\d)\.horizontal|line\.horizontal\.(\d)|lines\.measurement\.(horizontal|vertical))"
                             r"(?:\.(decrease))?", ".".join(words))  # fmt: skip
        if not match:
            return None
        count = int(match[1] or match[2] or 5)

        def made(master):
            t = WEIGHTS[master]
            found = []
            for k in range(count):
                y = 128 + (k - (count - 1) / 2) * min(64, 160 / max(count - 1, 1))
                half = 88
                if match[4]:
                    half = 88 - 28 * k
                elif match[3]:
                    half = 88 if k % 2 == 0 else 48
                found += strokes.line([(128 - half, y), (128 + half, y)], t)
            drawn = Drawing.of(found)
            return drawn.turned(90) if match[3] == "vertical" else drawn

        return made

    def _hexagons(self, words, solid):
        if words[:2] != ["circle", "hexagongrid"] and words != ["circle", "grid", "hex"]:
            return None

        def made(master):
            t = WEIGHTS[master]
            found = []
            for k in range(7):
                a = math.radians(60 * k)
                r = 0 if k == 6 else 70
                x, y = 128 + r * math.cos(a), 128 + r * math.sin(a)
                found += [outline.disc(x, y, 28 + t / 2)] if solid else strokes.ring(x, y, 26, t)
            return Drawing.of(found)

        return made
