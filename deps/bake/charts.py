"""Charts, waves and lists. The places are our own, in hundredths of an em (ems.py)."""

from drawing import Drawing
from ems import area, block, box, dot, line, path, ring
from paths import holding, marked


class Charts:
    def _axes(self, t):
        return path(t, (4, 4), (4, 86, 2), (101, 86))

    def _line_chart(self, t, solid):
        """A line with dots at three of its points."""
        points = (36, 37), (59, 56), (95, 31)
        return Drawing.layered(self._axes(t), line(t * 0.85, (6, 52), *points) + [dot(x, y, 8.2) for x, y in points])

    def _trend(self, t, solid):
        """A line that ends in a filled head."""
        head = [area((101, 10, 3), (98, 42, 3), (67, 24, 3))]
        return Drawing.layered(self._axes(t), path(t, (6, 54), (37, 30, 9), (61, 57, 9), (88, 28)) + head)

    def _downward(self, t, solid):
        head = [area((101, 68, 3), (69, 63, 3), (93, 38, 3))]
        return Drawing.layered(self._axes(t), path(t, (6, 26), (37, 48, 9), (59, 20, 9), (88, 54)) + head)

    def _bar_chart(self, t, solid):
        """Four filled columns above a line."""
        bars = [block(x, top, x + 20, 74, 4) for x, top in ((5, 22), (31, 0), (58, 11), (84, 33))]
        return Drawing.layered(line(t, (4, 86), (104, 86)), bars)

    def _rising_bars(self, t, solid):
        bars = [block(5 + 21 * k, 44 - 11 * k, 19 + 21 * k, 74, 4) for k in range(5)]
        return Drawing.layered(line(t, (4, 86), (104, 86)), bars)

    def _falling_bars(self, t, solid):
        return self._rising_bars(t, solid).mirrored()

    def _checklist(self, t, solid, x=21, start=57):
        """Something that is done and something that isn't."""
        lines = line(t, (start, 21), (start + 49, 21)) + line(t, (start, 78), (start + 49, 78))
        done = marked([dot(x, 21, 21)], path(t * 0.8, (x - 9, 22), (x - 2, 30), (x + 10, 12)))
        return done.on(Drawing.of(ring(t, x, 78, 17)).on(Drawing.of(lines, 1)))

    def _open_checklist(self, t, solid):
        lines = line(t, (57, 21), (106, 21)) + line(t, (57, 78), (106, 78))
        return Drawing.layered(lines, ring(t, 21, 21, 17) + ring(t, 21, 78, 17))

    def _checklist_at_right(self, t, solid):
        return self._checklist(t, solid, 89, 4)

    def _waveform(self, t, solid):
        """Six upright lines."""
        return Drawing.of([c for k, half in enumerate((7, 27, 47, 20, 36, 12)) for c in line(t, (4 + 16.4 * k, 51 - half),
                                                                                             (4 + 16.4 * k, 51 + half))])

    def _wave_path(self, t, solid):
        """A wave that swells and dies away."""
        found = [(4, 56), (15, 56, 4)]
        for k, half in enumerate((17, 26, 36, 51, 51, 36, 26, 17)):
            x = 23.5 + 10.3 * k
            found.append((x, 55.5 + half * (-1 if k % 2 == 0 else 1), 3))
        return Drawing.of(path(t * 0.8, *found, (104, 56, 4), (115, 56)))

    def _heartbeat(self, t, solid):
        """A high beat and a lower one on a line."""
        return Drawing.of(path(t * 0.88, (4, 54), (22, 54, 4), (36, 5, 4), (52, 95, 4), (68, 28, 4), (76, 54, 4), (95, 54)))

    def _measured_lines(self, t, solid):
        """A long line in the middle, two short and two of middle length at its sides."""
        places = (5, 19), (30, 7), (56, 39), (82, 7), (107, 19)
        return Drawing.of([c for x, half in places for c in line(t * 1.25, (x, 43.5 - half), (x, 43.5 + half))])

    def _three_rectangles(self, t, solid):
        """Two lying ones at the left, one upright at the right."""
        return Drawing.of(box(t, solid, 4, 4, 63, 38, 8) + box(t, solid, 17, 57, 69, 85, 8) + box(t, solid, 87, 11, 133, 79, 8))

    def _page_of_bars(self, t, solid):
        """Four bars of different lengths on a page."""
        bars = [block(17, y, end, y + 14, 3) for y, end in ((17, 50), (36, 66), (55, 59), (74, 41))]
        return holding(box(t, solid, 4, 4, 78, 101, 10), bars, solid)

    NAMES = {
        "chart.xyaxis.line": _line_chart, "chart.line.uptrend.xyaxis": _trend, "chart.line.downtrend.xyaxis": _downward,
        "chart.bar.xaxis": _bar_chart, "chart.bar.xaxis.ascending": _rising_bars,
        "chart.bar.xaxis.descending": _falling_bars, "checklist": _checklist, "checklist.rtl": _checklist_at_right,
        "checklist.unchecked": _open_checklist, "waveform": _waveform, "waveform.path": _wave_path,
        "waveform.path.ecg": _heartbeat, "lines.measurement.horizontal": _measured_lines,
        "rectangle.3.group": _three_rectangles, "chart.bar.doc.horizontal": _page_of_bars,
    }  # fmt: skip
