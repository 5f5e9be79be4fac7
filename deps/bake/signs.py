"""Signs in the forms that Apple's symbols have: waves of a network, arrows that repeat, lines of text, sliders, a face. The places
are our own, on a grid of 256; sizes come from deps/symbol-sizes.tsv."""

import math

import outline
import strokes
from drawing import Drawing
from paths import band, box, curve, figure, framed, pierced, shape, trail
from union import united


class Signs:
    def _wifi_waves(self, t, solid):
        """Three parts of rings about the lower tip, the inner one whole."""
        cy, thick, layers = 214, t * 1.7, []
        for k, middle in enumerate((0, 102, 156)):
            inner, outer = (0, 50 + (t - 16) / 2) if k == 0 else (middle - thick / 2, middle + thick / 2)
            layers.append(([band(128, cy, inner, outer, -136 + k, -44 - k)], "nonzero", 0))
        return Drawing([([c for layer in layers for c in layer[0]], "nonzero", 0)], layers)

    # Arrows

    def _arrowhead(self, x, y, size, way):
        """A triangle that points to the right, or to the left."""
        return figure([(x - size * 0.5 * way, y - size * 0.62, 6), (x + size * 0.6 * way, y, 8), (x - size * 0.5 * way, y + size * 0.62, 6)])

    def _repeat(self, t, solid):
        upper = trail([(18, 132), (18, 78, 40), (176, 78)], t) + [self._arrowhead(196, 78, 58, 1)]
        lower = trail([(238, 124), (238, 178, 40), (80, 178)], t) + [self._arrowhead(60, 178, 58, -1)]
        return Drawing.of(upper + lower)

    def _shuffle(self, t, solid):
        found = []
        for way in (-1, 1):
            low, high = 128 + 56 * way, 128 - 56 * way
            path = curve((14, low), (52, low), (88, low, 128, high, 164, high), (192, high))
            found += trail(path, t) + [self._arrowhead(214, high, 54, 1)]
        return Drawing.of(found)

    def _chevron(self, x, y, t, way):
        return strokes.line([(x - 34, y + 34 * way), (x, y), (x + 34, y + 34 * way)], t)

    def _square_path(self, t, solid):
        """Two angles with open heads that make a square."""
        up = trail([(152, 210), (62, 210, 18), (62, 50)], t) + self._chevron(62, 46, t, 1)
        down = trail([(104, 46), (194, 46, 18), (194, 206)], t) + self._chevron(194, 210, t, -1)
        return Drawing.of(up + down)

    def _expand(self, t, solid):
        """A rectangle whose upper and lower side are open for two arrows."""
        sides = trail([(76, 72), (20, 72, 24), (20, 184, 24), (76, 184)], t) + trail([(180, 72), (236, 72, 24), (236, 184, 24), (180, 184)], t)
        arrows = []
        for way in (-1, 1):
            arrows += strokes.line([(128, 128 + 50 * way), (128, 128 + 112 * way)], t)
            arrows += self._chevron(128, 128 + 114 * way, t, -way)
        return Drawing.layered(sides, arrows)

    def _compress(self, t, solid):
        bar = box(26, 102, 230, 154, 22, t, solid)
        arrows = []
        for way in (-1, 1):
            arrows += strokes.line([(128, 128 + 120 * way), (128, 128 + 66 * way)], t)
            arrows += self._chevron(128, 128 + 60 * way, t, way)
        return Drawing.layered(bar, arrows)

    def _added_rectangle(self, t, solid):
        """A plus on a rectangle at the lower right, before another."""
        x0, y0, x1, y1 = 62, 82, 248, 224
        plus = strokes.line([(155, 118), (155, 188)], t) + strokes.line([(120, 153), (190, 153)], t)
        back = Drawing.of(box(8, 32, 192, 172, 24, t, solid)).without_box(x0 - t / 2 - 13, y0 - t / 2 - 13, 300, 300)
        front = pierced(box(x0, y0, x1, y1, 24, t, True), plus) if solid else Drawing.of(strokes.frame(x0, y0, x1, y1, 24, t) + plus)
        return front.on(back.at_level(1))

    # Lines

    def _text_lines(self, ends, t):
        found = []
        for y, (start, end) in zip((48, 101, 155, 208), ends):
            found += strokes.line([(start, y), (end, y)], t * 0.89)
        return Drawing.of(found)

    def _left_lines(self, t, solid):
        return self._text_lines(((26, 230), (26, 152), (26, 230), (26, 152)), t)

    def _right_lines(self, t, solid):
        return self._left_lines(t, solid).mirrored()

    def _middle_lines(self, t, solid):
        return self._text_lines(((26, 230), (65, 191), (26, 230), (65, 191)), t)

    def _full_lines(self, t, solid):
        return self._text_lines(((26, 230),) * 4, t)

    def _paragraph(self, t, solid):
        return self._text_lines(((26, 230),) * 3 + ((26, 152),), t)

    def _paragraph_to_the_right(self, t, solid):
        return self._paragraph(t, solid).mirrored()

    def _numbered_lines(self, t, solid, way=1):
        found = []
        for y, digit in ((54, "1"), (128, "2"), (202, "3")):
            found += outline.mapped(self.names.composer.text(digit, "bold", 52), 1, -84 * way, y - 128)
            found += strokes.line([(128 - 32 * way, y), (128 + 102 * way, y)], t)
        return Drawing.of(found)

    def _numbered_lines_to_the_left(self, t, solid):
        return self._numbered_lines(t, solid, -1)

    def _star(self, t, solid):
        corners = []
        for k in range(10):
            a = math.radians(36 * k - 90)
            radius = 46 if k % 2 else 104
            corners.append((128 + radius * math.cos(a), 134 + radius * math.sin(a), 0 if k % 2 else 4))
        return Drawing.of(shape(corners, t, solid))

    def _microphone(self, t, solid):
        """A cup below a capsule, on a stand."""
        capsule = box(98, 26, 158, 138, 30, t, solid)
        cup = trail([(66, 104), *curve((66, 124), (66, 190, 190, 190, 190, 124)), (190, 104)], t)
        stand = strokes.line([(128, 176), (128, 226)], t) + strokes.line([(84, 228), (172, 228)], t)
        return Drawing.layered(cup + stand, capsule)

    def _sliders(self, t, solid):
        """Three lines with a ring on each."""
        found = []
        for y, x in ((54, 162), (128, 92), (202, 162)):
            line = strokes.line([(26, y), (x - 26, y)], t) + strokes.line([(x + 26, y), (230, y)], t)
            found += line + strokes.ring(x, y, 24 - t / 4, t)
        return Drawing.of(found)

    def _upright_sliders(self, t, solid):
        return self._sliders(t, solid).turned(-90)

    # Figures

    def _pie(self, t, solid):
        """A circle with cuts to the top, the right and the lower right."""
        def spoke(degrees):
            a = math.radians(degrees)
            return strokes.line([(128, 128), (128 + 96 * math.cos(a), 128 + 96 * math.sin(a))], t * 0.9)

        spokes = spoke(-90) + spoke(-30) + spoke(45)
        if solid:
            return pierced([outline.disc(128, 128, 96 + t / 2)], spokes)
        return Drawing.of(strokes.ring(128, 128, 96, t) + spokes)

    def _face(self, t, solid):
        """A face in the corners of a frame."""
        corners = []
        for sx in (-1, 1):
            for sy in (-1, 1):
                corners += trail([(128 + 92 * sx, 128 + 46 * sy), (128 + 92 * sx, 128 + 92 * sy, 30), (128 + 46 * sx, 128 + 92 * sy)], t)
        eyes = strokes.line([(84, 92), (84, 112)], t) + strokes.line([(172, 92), (172, 112)], t)
        nose = trail([(134, 88), (134, 134, 10), (120, 138)], t * 0.85)
        mouth = strokes.arc(128, 122, 54, 48, 132, t * 0.85)
        return Drawing.layered(corners, eyes + nose + mouth)

    def _link(self, t, solid):
        """Two rings of a chain."""
        upper = trail(curve((112, 152), (98, 138, 98, 116, 112, 102), (164, 50), (180, 34, 206, 34, 222, 50), (238, 66, 238, 92, 222, 108),
                            (178, 152)), t)  # fmt: skip
        lower = trail(curve((144, 104), (158, 118, 158, 140, 144, 154), (92, 206), (76, 222, 50, 222, 34, 206), (18, 190, 18, 164, 34, 148),
                            (78, 104)), t)  # fmt: skip
        return Drawing.of(upper + lower)

    def _small_sun(self, t, solid):
        """Dots around it in place of rays."""
        dots = []
        for k in range(8):
            a = math.radians(45 * k)
            dots.append(outline.disc(128 + 92 * math.cos(a), 128 + 92 * math.sin(a), t * 0.62))
        sun = [outline.disc(128, 128, 48 + t / 2)] if solid else strokes.ring(128, 128, 48, t)
        return Drawing.layered(dots, sun)

    def _scissors(self, t, solid):
        """Two filled blades, open to the right."""
        def half(way):
            ring = strokes.ring(50, 128 + 64 * way, 30, t)
            blade = figure([(72, 128 + 48 * way), (110, 128 + 18 * way), (214, 128 - 62 * way, 10), (244, 128 - 58 * way, 10),
                            (150, 128 + 18 * way, 6),
                            (84, 128 + 66 * way)])  # fmt: skip
            return ring + [strokes.oriented(blade)]

        return pierced(united(half(1) + half(-1)), [outline.disc(132, 128, 8)])

    def _tram(self, t, solid):
        """From the front, on its track."""
        body = [(66, 52, 30), (190, 52, 30), (196, 150, 10), (190, 204, 26), (66, 204, 26), (60, 150, 10)]
        window = figure([(82, 84, 12), (174, 84, 12), (178, 140, 10), (78, 140, 10)])
        lights = [outline.disc(88, 174, 13), outline.disc(168, 174, 13)]
        sign = strokes.line([(112, 64), (144, 64)], 10)
        rails = strokes.line([(92, 214), (72, 244)], t * 0.8) + strokes.line([(164, 214), (184, 244)], t * 0.8)
        rails += strokes.line([(82, 234), (174, 234)], t * 0.8)
        if solid:
            return Drawing.of(pierced(shape(body, t, True), [window], lights, sign).contours() + rails)
        line = strokes.line([(62, 148), (194, 148)], t)
        return Drawing.of(framed(body, t) + line + lights + rails)

    def _glass(self, t, solid):
        """A lens with a thicker handle to the lower right."""
        ring = strokes.ring(108, 106, 78, t)
        return Drawing.of(ring + strokes.line([(164, 162), (218, 218)], t * 1.25))

    def _percent(self, t, solid):
        found = strokes.line([(178, 34), (78, 222)], t)
        for x, y in ((70, 78), (186, 178)):
            oval = curve((x, y - 42), (x + 20, y - 42, x + 30, y - 24, x + 30, y), (x + 30, y + 24, x + 20, y + 42, x, y + 42),
                         (x - 20, y + 42, x - 30, y + 24, x - 30, y), (x - 30, y - 24, x - 20, y - 42, x, y - 42))  # fmt: skip
            found += framed(oval[:-1], t)
        return Drawing.of(found)

    def _tornado(self, t, solid):
        """A loop at the top and shorter lines below it."""
        loop = trail(curve((112, 26), (62, 30, 40, 40, 40, 56), (40, 96, 222, 96, 222, 58), (222, 44, 200, 34, 168, 30)), t)
        lines = []
        for x0, x1, y in ((64, 206, 124), (104, 198, 158), (122, 180, 190), (124, 150, 222)):
            lines += trail(curve((x0, y), (x0 + (x1 - x0) * 0.4, y + 8, x0 + (x1 - x0) * 0.7, y + 6, x1, y - 4)), t)
        return Drawing.of(loop + lines)

    NAMES = {
        "wifi": _wifi_waves, "repeat": _repeat, "shuffle": _shuffle, "arrow.2.squarepath": _square_path,
        "rectangle.expand.vertical": _expand, "rectangle.compress.vertical": _compress,
        "plus.rectangle.on.rectangle": _added_rectangle, "slider.horizontal.3": _sliders, "slider.vertical.3": _upright_sliders,
        "chart.pie": _pie, "faceid": _face, "link": _link, "sun.min": _small_sun,
        "scissors": _scissors, "tram": _tram, "magnifyingglass": _glass, "percent": _percent,
        "list.number": _numbered_lines,
        "list.number.rtl": _numbered_lines_to_the_left, "star": _star, "mic": _microphone, "tornado": _tornado,
        "text.alignleft": _left_lines, "text.aligncenter": _middle_lines,
        "text.alignright": _right_lines, "text.justify": _full_lines, "text.justify.left": _paragraph,
        "text.justify.leading": _paragraph, "text.justifyleft": _paragraph,
        "text.justify.right": _paragraph_to_the_right, "text.justify.trailing": _paragraph_to_the_right,
    }  # fmt: skip
