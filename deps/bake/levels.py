"""Levels: gauges, batteries, thermometers, dials; numbers in turning arrows."""

import math
import re

import ems
import outline
import strokes
from drawing import Drawing
from paths import cut
from sources import WEIGHTS


class Levels:
    def _gauge(self, words, solid):
        match = re.fullmatch(
            r"gauge(?:\.(?:open|badge|with|dots|lines|needle|chart|bottom|lefthalf|righthalf|medium|and|arrowtriangle|low|high"
            r"|(?:0|33|50|67|100)percent|plus|minus|exclamationmark))*", ".".join(words))  # fmt: skip
        if not match or "badge" in words:
            return None
        level = {"low": 0.2, "high": 0.8}.get(words[-1], 0.5)
        for word in words:
            if word.endswith("percent"):
                level = int(word[:-7]) / 100
        dotted = "dots" in words

        def made(master):
            t = WEIGHTS[master]
            start, end = 142, 398
            if "bottom" in words or words == ["gauge"]:
                return self._low_needle(level, t)
            if dotted:
                rim = []
                for k in range(9):
                    a = math.radians(start + (end - start) * k / 8)
                    rim.append(outline.disc(128 + 78 * math.cos(a), 136 + 78 * math.sin(a), t * 0.55))
                shell = strokes.ring(128, 128, 104, t)
            else:
                rim = strokes.arc(128, 136, 92, start, end, t)
                shell = None
            if "chart" in words:
                rim = strokes.arc(128, 136, 92, start, 240, t) + strokes.arc(128, 136, 92, 300, end, t)
            a = math.radians(start + (end - start) * level)
            length = 58 if dotted else 66
            tip = (128 + length * math.cos(a), 136 + length * math.sin(a))
            needle = strokes.line([(128, 136), tip], t) + [outline.disc(128, 136, t * 1.1)]
            drawn = Drawing.layered(rim, needle)
            if shell:
                drawn = Drawing([(shell, "nonzero", 1)]).on(drawn)
            return drawn

        return made

    def _low_needle(self, level, t):
        """The needle turns about the lower half's middle, five dots lie above it: `gauge` in
        meshtastic/Meshtastic-Apple @9f0d810, pressureLow, as shares of the ring's radius."""
        r = 96 + t / 2
        dots = [outline.disc(128 + x * r, 128 + y * r, t * 0.5)
                for x, y in ((-0.57, -0.25), (-0.32, -0.49), (0, -0.6), (0.32, -0.49), (0.57, -0.25))]
        a = math.radians(-90 + (level - 0.5) * 130)
        x, y = 128, 128 + 0.47 * r
        length = 0.7 * r
        dx, dy = math.cos(a), math.sin(a)
        needle = [outline.disc(x, y, t * 0.75)]
        needle.append(strokes.oriented([
            ("M", x - dy * t * 0.75, y + dx * t * 0.75), ("L", x + dx * length - dy * 2, y + dy * length + dx * 2),
            ("L", x + dx * length + dy * 2, y + dy * length - dx * 2), ("L", x + dy * t * 0.75, y - dx * t * 0.75)]))
        ring = strokes.ring(128, 128, 96, t)
        return Drawing.layered(ring + dots, needle)

    def _battery(self, words, solid):
        match = re.fullmatch(r"battery\.(\d+)(?:percent)?(\.bolt)?(?:\.rtl)?", ".".join(words))
        if not match:
            return None
        level = min(int(match[1]), 100) / 100

        def made(master):
            """121.5 × 55.5 pixels at 28 points and @3x, the frame 107.7 of them, the gap 5.1, the room for the
            level 86.6 × 33, the cap 7.4 × 22 (meshtastic/Meshtastic-Apple @9f0d810, batteryLow)."""
            t = WEIGHTS[master]
            h = t / 2
            x0, y0, x1, y1 = -23, 59, 245, 197
            frame = strokes.frame(x0 + h, y0 + h, x1 - h, y1 - h, 40 - h, t)
            cap = outline.clipped([strokes.ellipse(259, 128, 18.6, 27)], -1, 0, -259)
            drawn = Drawing([(frame + cap, "nonzero", 1)])
            if level:
                inner = 12.7 + t
                left, right = x0 + inner, x1 - inner
                box = strokes.rectangle(left, y0 + inner, left + (right - left) * level, y1 - inner, 10)
                drawn = Drawing([([box], "nonzero", 0)]).on(drawn)
            if match[2]:
                bolt = [(132, 58), (66, 136), (104, 136), (90, 198), (156, 120), (118, 120)]
                # The air around its upper and its lower half.
                halves = (
                    [(44, 138), (128, 36), (148, 46), (130, 150), (44, 150)],
                    [(178, 118), (94, 220), (74, 210), (92, 106), (178, 106)],
                )
                for half in halves:
                    drawn = drawn.each(lambda c: outline.without_convex(c, half))
                drawn = Drawing.of([strokes.oriented(outline.from_polygon(bolt))]).on(drawn)
            return drawn

        return made

    def _air(self, words, solid):
        """`aqi.low`: 19 dots in a hexagon, larger where the air is worse, and a warning beside the worst. The dots are 13.85
        pixels apart, their diameters 4; 8.3, 7.1 and 5.2; 9.5, 8.3 and 6.5 from the middle outwards (aqi-all-modes there, at
        51 an em). The warning is 27.8 × 25.6 pixels, and the dots end 3 before it."""
        if len(words) != 2 or words[0] != "aqi" or words[1] not in ("low", "medium", "high"):
            return None
        radii = {"low": (7.2, 7.2, 7.2), "medium": (14.9, 12.7, 9.4), "high": (17.2, 15, 11.8)}[words[1]]

        def made(master):
            grown = (WEIGHTS[master] - 16) * 0.2
            pitch = 50
            found = []
            for row in range(-2, 3):
                count = 5 - abs(row)
                for k in range(count):
                    x, y = row * pitch * 3**0.5 / 2, (k - (count - 1) / 2) * pitch
                    ring = round(max(abs(row), abs(y / pitch - row / 2), abs(y / pitch + row / 2)))
                    found.append(outline.disc(128 + x, 128 + y, radii[min(ring, 2)] + grown))
            dots = Drawing.of(found)
            if words[1] != "high":
                return dots
            sign = Drawing.of(self.names.icon("warning:fill", master)).fitted(212, 192, 100, 92)
            x0, y0, x1, y1 = sign.bounds()
            air = 11
            corners = [(x0 - air, y1 + air), ((x0 + x1) / 2 - air, y0 - air), ((x0 + x1) / 2 + air, y0 - air),
                       (x1 + air, y1 + air)]  # fmt: skip
            def cut(contours):
                """Without slivers, which not every thickness of line would have."""
                return [c for c in outline.without_convex(contours, corners) if abs(outline.area(c)) > 12]

            return sign.on(dots.at_level(1).each(cut))

        return made

    def _needle(self, words, solid):
        match = re.fullmatch(r"(dial|timer|deskclock|thermometer\.dial)\.(low|medium|high)", ".".join(words))
        if not match or match[1] != "dial":
            return None
        level = {"low": -135, "medium": -90, "high": -45}[match[2]]

        def made(master):
            t = WEIGHTS[master]
            a = math.radians(level)
            tip = (128 + 66 * math.cos(a), 128 + 66 * math.sin(a))
            mark = strokes.line([(128 + 26 * math.cos(a), 128 + 26 * math.sin(a)), tip], t)
            if solid:
                disc = [outline.disc(128, 128, 96 + t / 2)]
                cut = disc + [outline.reversed_contour(c) for c in mark]
                return Drawing([(cut, "nonzero", 0)], [(disc, "nonzero", 1), (mark, "nonzero", 0)])
            return Drawing.layered(strokes.ring(128, 128, 96, t), mark)

        return made

    def _thermometer(self, words, solid):
        """A tube with a bulb, filled up to its level, and marks beside it; or the sun or a flake of snow behind it."""
        name = ".".join(words)
        tops = {"thermometer": 52, "thermometer.low": 72, "thermometer.medium": 38, "thermometer.high": 22, "thermometer.variable": 38}
        if name in tops:
            return lambda master: self._tube(WEIGHTS[master], tops[name]).on(Drawing.of(self._tube_marks(WEIGHTS[master]), 1))
        if name not in ("thermometer.sun", "thermometer.snowflake") or (solid and words[1] != "sun"):
            return None

        def made(master):
            t = WEIGHTS[master]
            if words[1] == "sun":
                behind = cut(ems.round_(t, solid, 47, 51, 24), self._tube_air(t))
                for degrees in (-90, -45, 0, 45):
                    behind += strokes.ray(47 * ems.UNIT, 51 * ems.UNIT, 36 * ems.UNIT, 48 * ems.UNIT, degrees, t)
            else:
                behind = []
                for degrees in (-90, -30, 30, 90, 150, 210):
                    arm = ems.line(t * 0.85, (64, 36), (64, 8)) + ems.line(t * 0.85, (56, 8), (64, 16), (72, 8))
                    behind += ems.turned(arm, degrees + 90, 64, 36)
                behind = cut(behind, self._tube_air(t))
            return self._tube(t, 34 if words[1] == "sun" else 70).on(Drawing.of(behind, 1))

        return made

    def _tube(self, t, top):
        u = ems.width(t)
        outside = cut(self._tube_shape(17 - u / 2, 26 - u / 2), self._tube_shape(17 - u * 1.5, 26 - u * 1.5))
        return Drawing.of(outside + ems.line(t * 0.9, (26, top), (26, 82)) + [ems.dot(26, 82, 26 - u * 2.4)])

    def _tube_shape(self, half, bulb):
        """All within the edge of a tube of half a width, and of a bulb of a radius."""
        return [*ems.line(2 * half * ems.UNIT, (26, 18), (26, 82)), ems.dot(26, 82, bulb)]

    def _tube_air(self, t):
        return self._tube_shape(17 + ems.width(t) * 0.3, 26 + ems.width(t) * 0.3)

    def _tube_marks(self, t):
        return [c for y in (14, 28, 42, 56) for c in ems.line(t * 0.85, (50, y), (60, y))]

    def _progress(self, words, solid):
        if ".".join(words) not in ("progress.indicator", "rays"):
            return None

        def made(master):
            t = WEIGHTS[master]
            found = []
            for k in range(8):
                a = math.radians(45 * k)
                ends = [(128 + r * math.cos(a), 128 + r * math.sin(a)) for r in (52, 94)]
                found += strokes.line(ends, t)
            return Drawing.of(found)

        return made

    def _turn_with_number(self, words, solid):
        if words[0] in ("gobackward", "goforward") and len(words) == 2:
            inner, back = words[1], words[0] == "gobackward"
        elif len(words) == 4 and words[1:3] == ["arrow", "trianglehead"] and words[0].isdigit():
            inner, back = words[0], words[3] == "counterclockwise"
        else:
            return None
        if not inner.isdigit() and inner not in ("plus", "minus", "ar", "hi"):
            return None

        def made(master):
            turn = self.names.drawing("gobackward" if back else "goforward", master).at_level(1)
            if inner.isdigit():
                text = self.names.composer.text(inner, "bold", 96)
                glyph = Drawing.of(text).fitted(126, 134, 92, 64)
            else:
                glyph = Drawing.of(self.names.icon(inner + ":bold", "bold")).fitted(126, 130, 70, 70)
            return glyph.on(turn)

        return made

    def _lane(self, words, solid):
        if len(words) != 2 or words[1] != "lane" or not words[0].isdigit():
            return None

        def made(master):
            t = WEIGHTS[master]
            sides = strokes.line([(56, 216), (84, 40)], t) + strokes.line([(200, 216), (172, 40)], t)
            text = self.names.composer.text(words[0], "bold", 90)
            return Drawing.of(text).fitted(128, 140, 70, 84).on(Drawing.of(sides, 1))

        return made
