"""Things that are drawn: locks, pins, an eye, loudspeakers, sensors, documents, bars of a chart.

Where a picture of Apple's was measured, its figures are given in pixels at @3x, and `px` is what one
of them is on the grid."""

import math

import outline
import strokes
from drawing import Drawing
from paths import figure, four_points, hole, shape
from sources import EM, WEIGHTS


class Things:
    def _thing(self, words, solid):
        """A thing that is drawn; names that Apple has no filled form of are drawn in the only one."""
        drawn = {
            "lock": self._lock, "lock.open": self._open_lock, "mappin": self._mappin,
            "mappin.and.ellipse": self._mappin_and_ellipse, "sensor": self._sensor, "eye": self._eye,
            "speaker": self._loudspeaker, "speaker.slash": self._silent, "tv": self._tv, "checkmark": self._checkmark,
            "arrow.up.arrow.down": self._up_and_down, "chart.bar": self._bars, "sparkles": self._sparkles,
            "largecircle.circle": self._large_dot, "smallcircle.filled.circle": self._small_dot,
            "smallcircle.circle": self._small_ring, "cellularbars": self._cellular_bars, "timer": self._timer,
            "iphone": self._iphone, "iphone.gen3": self._iphone, "iphone.gen2": self._iphone,
            "iphone.landscape": self._lying_iphone, "iphone.gen3.landscape": self._lying_iphone,
            "iphone.gen2.landscape": self._lying_iphone, "ipad": self._ipad,
            "ipad.landscape": self._lying_ipad, "heart.text.square": self._heart_and_text,
            "barcode": self._barcode, "creditcard": self._card,
            "person.crop.circle": self._person_in_circle, "person.crop.square": self._person_in_square,
            "person.crop.rectangle": self._person_in_rectangle, "record.circle": self._record,
            "gearshape.2": self._two_gears, "square.stack": self._stacked_squares,
            "arrow.clockwise": self._chevron_turn, "arrow.counterclockwise": self._chevron_turn_back,
            "goforward": self._turn, "gobackward": self._turn_back, "arrow.circlepath": self._lying_turn_back,
            "arrow.trianglehead.clockwise": self._turn, "arrow.trianglehead.counterclockwise": self._turn_back,
            "arrow.2.circlepath": self._two_arrows, "arrow.triangle.2.circlepath": self._two_arrows,
            "arrow.trianglehead.2.clockwise.rotate.90": self._two_arrows,
            "arrow.trianglehead.2.clockwise": self._turned_arrows,
            "arrow.trianglehead.2.counterclockwise.rotate.90": self._mirrored_arrows,
            "arrow.trianglehead.2.counterclockwise": self._turned_mirrored_arrows,
        }.get(".".join(words))  # fmt: skip
        if not drawn:
            return None
        return lambda master: drawn(WEIGHTS[master], solid, master)

    # Locks: 56 × 80.4 px at 28 points (meshtastic/Meshtastic-Apple @9f0d810, lockClosed): a body of 45.7, a
    # shackle of 41.6 across, 6.5 thick.

    def _shackle(self, cx, left_end, right_end, t):
        r, y = 43.7, 79.8
        arc = strokes.arc(cx, y, r, 180, 360, t)
        return (arc + strokes.line([(cx - r, y), (cx - r, left_end)], t)
                + strokes.line([(cx + r, y), (cx + r, right_end)], t))  # fmt: skip

    def _body(self, left, t, solid):
        if solid:
            return [strokes.rectangle(left, 114.4, left + 139.4, 228, 19)]
        h = t / 2
        return strokes.frame(left + h, 114.4 + h, left + 139.4 - h, 228 - h, 19 - h / 2, t)

    def _lock(self, t, solid, master):
        # The shackle ends in the middle of the body's line.
        end = 124 if solid else 114.4 + t / 2
        return Drawing.of(self._body(58.3, t, solid) + self._shackle(128, end, end, t))

    def _open_lock(self, t, solid, master):
        """85 × 81 px (lockOpen): the shackle's left leg stands in the body, its right one hangs free."""
        end = 124 if solid else 114.4 + t / 2
        return Drawing.of(self._body(22, t, solid) + self._shackle(180.2, end, 103.7, t))

    # Pins: 61 × 71 px at 22 points (logPositions): a ball of 24.2, a needle of 6 that ends in a point.

    def _pin(self, cx, cy, r, foot, t):
        """A ball with a highlight and its needle."""
        half = t * 0.58
        shaft = foot - (foot - cy) * 0.3
        needle = [
            ("M", cx - half, cy + r - 4), ("L", cx + half, cy + r - 4), ("L", cx + half, shaft),
            ("C", cx + half, shaft + 12, cx + 3, foot, cx, foot),
            ("C", cx - 3, foot, cx - half, shaft + 12, cx - half, shaft),
        ]  # fmt: skip
        ball = outline.disc(cx, cy, r)
        shine = outline.disc(cx - r * 0.29, cy - r * 0.31, r * 0.33)
        return [ball, hole(shine), strokes.oriented(needle)]

    def _mappin(self, t, solid, master):
        return Drawing.of(self._pin(128, 62, 43, 238, t))

    def _mappin_and_ellipse(self, t, solid, master):
        px = EM / (3 * 22)
        cx, cy = 128, 128 + 21 * px
        outer = strokes.ellipse(cx, cy, 30.6 * px, 14.4 * px)
        inner = strokes.ellipse(cx, cy, 30.6 * px - t * 1.25, 14.4 * px - t * 0.9)
        # The ellipse is open behind the needle.
        gap = t * 0.6 + 5.3 * px
        ring = [outer, hole(inner)]
        upper = outline.clipped(ring, 0, 1, cy)
        ring = (outline.clipped(ring, 0, -1, -cy) + outline.clipped(upper, 1, 0, cx - gap)
                + outline.clipped(upper, -1, 0, -(cx + gap)))  # fmt: skip
        pin = self._pin(cx, 128 - 23.3 * px, 12.2 * px, 128 + 26 * px, t)
        return Drawing.layered(ring, pin)

    # 78 × 56 px at 22 points (roleSensor).

    def _sensor(self, t, solid, master):
        px = EM / (3 * 22)
        x, y = 128 - 39.1 * px, 128 - 27.9 * px
        side = 55.4 * px
        h = t / 2
        box = strokes.frame(x + h, y + h, x + side - h, y + side - h, 24, t)
        marks = []
        for dx in (26, 34.2, 42.3):
            marks += strokes.line([(x + dx * px, y + 12.5 * px), (x + dx * px, y + 27.5 * px)], t * 0.75)
        cy = y + 20.3 * px
        waves = strokes.arc(x + 46.5 * px, cy, 19.4 * px, -29, 29, t * 0.9)
        waves += strokes.arc(x + 45.4 * px, cy, 30.6 * px, -35, 35, t * 0.9)
        if solid:
            box = [strokes.rectangle(x, y, x + side, y + side, 24 + h)]
            cut = box + [outline.reversed_contour(c) for c in marks]
            return Drawing([(cut + waves, "nonzero", 0)],
                           [(waves, "nonzero", 1), (cut, "nonzero", 0)])  # fmt: skip
        return Drawing.layered(waves, box + marks)

    # 88 px wide at 22 points, the pupil 36 (roleClientHidden).

    def _eye(self, t, solid, master):
        def lens(width, height):
            x, y, k = width, height, 0.36 * height
            return [
                ("M", 128 - x, 128), ("C", 128 - x, 128 - k, 128 - x * 0.68, 128 - y, 128, 128 - y),
                ("C", 128 + x * 0.68, 128 - y, 128 + x, 128 - k, 128 + x, 128),
                ("C", 128 + x, 128 + k, 128 + x * 0.68, 128 + y, 128, 128 + y),
                ("C", 128 - x * 0.68, 128 + y, 128 - x, 128 + k, 128 - x, 128),
            ]  # fmt: skip

        outer = strokes.oriented(lens(139, 80))
        if solid:
            ring = [hole(outline.disc(128, 128, 57)), outline.disc(128, 128, 20)]
            return Drawing.of([outer] + ring)
        line = [outer, hole(lens(139 - t * 1.15, 80 - t))]
        pupil = [outline.disc(128, 128, 49 + t / 2), hole(outline.disc(128, 128, 24 - t * 0.25))]
        return Drawing.layered(line, pupil)

    def _loudspeaker(self, t, solid, *_):
        """A box at the left and the cone in front of it."""
        cone = [(52, 92, 10), (94, 92, 4), (168, 30, 6), (168, 226, 6), (94, 164, 4), (52, 164, 10)]
        return Drawing.of(shape(cone, t, solid))

    # 61 × 61 px at 22 points, the loudspeaker 39 × 57 of them (roleClientMute).

    def _silent(self, t, solid, master):
        body = self._loudspeaker(t, solid).fitted(114, 128, 124, 184)
        return self.names.struck(body, t)

    def _tv(self, t, solid, master):
        foot = strokes.line([(84, 214), (172, 214)], t)
        if solid:
            h = t / 2
            screen = [strokes.rectangle(14 - h, 46 - h, 242 + h, 182 + h, 26 + h)]
        else:
            screen = strokes.frame(14, 46, 242, 182, 26, t)
        return Drawing.layered(foot, screen)

    def _checkmark(self, t, solid, master):
        """As high as it is wide: 30 × 30 px in `checkmark.circle.fill` at 22 points (nodeOnline)."""
        return Drawing.of(strokes.line([(44, 144), (102, 214), (212, 44)], t))

    def _up_and_down(self, t, solid, master):
        """53 × 42 px in its filled circle at 28 points (mqttConnected)."""
        found = []
        for x, foot, tip, way in ((78, 208, 48, 1), (178, 48, 208, -1)):
            found += strokes.line([(x, foot), (x, tip)], t)
            found += strokes.line([(x - 46, tip + 46 * way), (x, tip), (x + 46, tip + 46 * way)], t)
        return Drawing.of(found)

    def _bars(self, t, solid, master):
        """Three columns that grow; one layer, as variable values take its parts from the left to the right."""
        found = []
        for left, top in ((20, 144), (94, 98), (168, 48)):
            h = t / 2
            if solid:
                found.append(strokes.rectangle(left - h, top - h, left + 68 - h, 208 + h, 14))
            else:
                found += strokes.frame(left, top, left + 68 - t, 208, 12, t)
        return Drawing.of(found)

    def _cellular_bars(self, t, solid, master):
        found = []
        for k in range(4):
            left = 18 + 58 * k
            found.append(strokes.rectangle(left - t / 4, 172 - 40 * k, left + 42 + t / 4, 214, 12))
        return Drawing.of(found)

    def _timer(self, t, solid, master):
        """A dial with a gap before the top, a mark at the top and a hand that points into the gap."""
        dial = strokes.arc(128, 128, 96, -90, 222, t)
        needle = figure([(120, 142, 12), (80, 84, 3), (84, 80, 3), (142, 120, 12), (142, 142, 12)])
        hands = strokes.line([(128, 32), (128, 70)], t) + [strokes.oriented(needle)]
        return Drawing.layered(dial, hands)

    def _device(self, half, height, corner, parts, t, solid):
        """A device's front with what lies on it."""
        if solid:
            h = t / 2
            front = [strokes.rectangle(128 - half - h, 128 - height - h, 128 + half + h, 128 + height + h, corner + h)]
            cut = front + [outline.reversed_contour(c) for c in parts]
            return Drawing([(cut, "nonzero", 0)], [(front, "nonzero", 1), (parts, "nonzero", 0)])
        frame = strokes.frame(128 - half, 128 - height, 128 + half, 128 + height, corner, t)
        return Drawing([(frame, "nonzero", 0), (parts, "nonzero", 1)])

    def _iphone(self, t, solid, master):
        island = strokes.line([(116, 48), (140, 48)], t * 0.9)
        return self._device(61, 108, 30, island + strokes.line([(104, 212), (152, 212)], t * 0.6), t, solid)

    def _lying_iphone(self, t, solid, master):
        return self._iphone(t, solid, master).turned(-90)

    def _ipad(self, t, solid, master):
        return self._device(84, 108, 22, strokes.line([(100, 212), (156, 212)], t * 0.6), t, solid)

    def _lying_ipad(self, t, solid, master):
        return self._device(108, 84, 22, strokes.line([(100, 188), (156, 188)], t * 0.6), t, solid)

    def _heart_and_text(self, t, solid, master):
        """A heart at the upper left of a square, lines beside and below it."""
        heart = Drawing.of(self.names.icon("heart:fill", master)).fitted(96, 98, 68, 60).contours()
        lines = []
        for start, end, y in ((148, 184, 98), (72, 184, 148), (72, 184, 182)):
            lines += strokes.line([(start, y), (end, y)], t * 0.8)
        glyph = heart + lines
        if solid:
            h = t / 2
            square = [strokes.rectangle(43 - h, 43 - h, 213 + h, 213 + h, 32 + h)]
            cut = square + [outline.reversed_contour(strokes.oriented(c)) for c in glyph]
            return Drawing([(cut, "nonzero", 0)], [(square, "nonzero", 1), (glyph, "nonzero", 0)])
        return Drawing.layered(strokes.frame(43, 43, 213, 213, 32, t), glyph)

    def _barcode(self, t, solid, master):
        found, x = [], 26
        for wide, gap in ((10, 14), (22, 12), (10, 10), (14, 20), (26, 12), (10, 12), (18, 0)):
            found.append(strokes.rectangle(x, 52, x + wide, 204, 4))
            x += wide + gap
        return Drawing.of(found)

    # 76 × 55 px at 22 points, filled (jamieyoun/price-maximizer @fadb03f, 07-home-screen-widget.png).

    def _card(self, t, solid, master):
        """A card with a stripe across it and a chip at the lower left."""
        px = EM / (3 * 22)
        x0, y0, x1, y1 = 128 - 38 * px, 128 - 27.5 * px, 128 + 38 * px, 128 + 27.5 * px
        stripe = strokes.rectangle(x0, y0 + 12.6 * px, x1, y0 + 20.2 * px, 0)
        chip = strokes.rectangle(x0 + 10 * px, y0 + 33 * px, x0 + 24 * px, y0 + 45 * px, 3 * px)
        if solid:
            card = [strokes.rectangle(x0, y0, x1, y1, 8.5 * px)]
            cut = card + [outline.reversed_contour(c) for c in (stripe, chip)]
            return Drawing([(cut, "nonzero", 0)], [(card, "nonzero", 1), ([stripe, chip], "nonzero", 0)])
        h = t / 2
        frame = strokes.frame(x0 + h, y0 + h, x1 - h, y1 - h, 8.5 * px - h / 2, t)
        return Drawing([(frame + [stripe, chip], "nonzero", 0)])

    def _sparkles(self, t, solid, master):
        """A large one at the lower right, and two that are smaller at its upper left."""
        stars = [four_points(144, 164, 80), four_points(70, 94, 40), four_points(120, 36, 24)]
        return Drawing.layered(stars[1:], stars[:1])

    def _large_dot(self, t, solid, master):
        dot = [outline.disc(128, 128, 70 - t / 4)]
        return Drawing.layered(strokes.ring(128, 128, 96, t), dot)

    def _small_dot(self, t, solid, master):
        ring = [outline.disc(128, 128, 96 + t / 2)] if solid else strokes.ring(128, 128, 96, t)
        dot = [outline.disc(128, 128, 34)]
        return Drawing.layered(ring, dot)

    def _small_ring(self, t, solid, master):
        ring = strokes.ring(128, 128, 40, t)
        return Drawing.layered(strokes.ring(128, 128, 96, t), ring)

    def _two_gears(self, t, solid, master):
        """A large one at the upper left, a small one at the lower right."""
        def gear(x, y, scale):
            """With lines as thick as the font's."""
            return self._gearshape(t / scale, solid).moved(x - 128 * scale, y - 128 * scale, scale)

        return gear(213, 149, 0.61).at_level(1).on(gear(80, 80, 0.73))

    def _stacked_squares(self, t, solid, master):
        """A square and the edges of two behind it, above."""
        lines = strokes.line([(58, 50), (198, 50)], t) + strokes.line([(74, 22), (182, 22)], t)
        if solid:
            h = t / 2
            front = [strokes.rectangle(43 - h, 78 - h, 213 + h, 248 + h, 32 + h)]
        else:
            front = strokes.frame(43, 78, 213, 248, 32, t)
        return Drawing.layered(lines, front)

    def _two_arrows(self, t, solid, master):
        """Two arcs of a ring with triangles at their ends, which go beyond it at both sides: 1194 wide where it is 996."""
        radius = 104.5 - t / 2
        right = strokes.arc(128, 128, radius, 214, 352, t) + outline.turned(self._head(radius, t), 90, 128)
        return Drawing.of(right + outline.turned(right, 180, 128))

    def _head(self, radius, t):
        """A triangle at the top of a ring, to the right, 21 beyond it."""
        y, wide, edge = 128 - radius, 21 + t / 2, 8
        corners = [(111, y - wide + edge / 2), (152, y), (111, y + wide - edge / 2)]
        return [strokes.oriented(outline.from_polygon(corners))] + strokes.line(corners + corners[:1], edge)

    def _turn(self, t, solid, master):
        """1091 high where the ring is 996."""
        radius = 104.5 - t / 2
        return Drawing.of(strokes.arc(128, 128, radius, -47, 262, t) + self._head(radius, t))

    def _turn_back(self, t, solid, master):
        return self._turn(t, solid, master).mirrored()

    def _lying_turn_back(self, t, solid, master):
        return self._turn_back(t, solid, master).turned(-90)

    def _chevron_turn(self, t, solid, master):
        """An angle at the top of a ring of 863, which goes beyond it to a height of 1051."""
        radius, arm = 90.5 - t / 2, 39
        y, tip = 128 - radius, 150
        head = strokes.line([(tip - arm, y - arm), (tip, y), (tip - arm, y + arm)], t)
        return Drawing.of(strokes.arc(128, 128, radius, 0, 270, t) + strokes.line([(128, y), (tip, y)], t) + head)

    def _chevron_turn_back(self, t, solid, master):
        return self._chevron_turn(t, solid, master).mirrored()

    def _turned_arrows(self, t, solid, master):
        return self._two_arrows(t, solid, master).turned(-90)

    def _mirrored_arrows(self, t, solid, master):
        return self._two_arrows(t, solid, master).mirrored()

    def _turned_mirrored_arrows(self, t, solid, master):
        return self._mirrored_arrows(t, solid, master).turned(90)

    # A head and shoulders that reach the edge of the shape.

    def _person_in_circle(self, t, solid, master):
        edge = 96 + t / 2
        inner = edge - max(t, 12) if solid else 96
        head = outline.disc(128, 102, 36)
        return self._bust(t, solid, [outline.disc(128, 128, edge)], strokes.ring(128, 128, 96, t), head,
                          lambda x: 128 + math.sqrt(max(inner**2 - (x - 128) ** 2, 0)))  # fmt: skip

    def _person_in_square(self, t, solid, master):
        h = t / 2
        shell = [strokes.rectangle(43 - h, 43 - h, 213 + h, 213 + h, 32 + h)]
        head = outline.disc(128, 104, 36)
        low = 213 + h - max(t, 12) if solid else 213
        return self._bust(t, solid, shell, strokes.frame(43, 43, 213, 213, 32, t), head, lambda x: low)

    def _person_in_rectangle(self, t, solid, master):
        h = t / 2
        shell = [strokes.rectangle(10 - h, 36 - h, 246 + h, 212 + h, 24 + h)]
        low = 212 + h - max(t, 12) if solid else 212
        return self._bust(t, solid, shell, strokes.frame(10, 36, 246, 212, 24, t), outline.disc(128, 106, 34), lambda x: low)

    def _record(self, t, solid, master):
        dot = [outline.disc(128, 128, 39)]
        if solid:
            disc = [outline.disc(128, 128, 96 + t / 2)]
            return Drawing([(disc + [outline.reversed_contour(dot[0])], "nonzero", 0)], [(disc, "nonzero", 1), (dot, "nonzero", 0)])
        return Drawing.layered(strokes.ring(128, 128, 96, t), dot)

    def _bust(self, t, solid, shell, line, head, floor):
        """floor: the lower edge of the shoulders at a place."""
        steps = 24
        upper, lower = [], []
        for k in range(steps + 1):
            a = math.pi * k / steps
            x = 128 - 74 * math.cos(a)
            y = 212 - 56 * math.sin(a) ** 0.8
            if floor(x) > y:
                upper.append((x, y))
                lower.append((x, floor(x)))
        shoulders = strokes.oriented(outline.from_polygon(upper + lower[::-1]))
        glyph = [head, shoulders]
        if solid:
            cut = shell + [outline.reversed_contour(strokes.oriented(c)) for c in glyph]
            return Drawing([(cut, "nonzero", 0)], [(shell, "nonzero", 1), (glyph, "nonzero", 0)])
        return Drawing.layered(line, glyph)
