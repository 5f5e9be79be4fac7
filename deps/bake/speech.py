"""Bubbles of speech and what they hold. The places are our own, on a grid of 256; sizes come from deps/symbol-sizes.tsv."""

import outline
import strokes
from drawing import Drawing
from paths import curve, holding, pierced, shape


class Speech:
    def _bubble_path(self, x0, y0, x1, y1, tail, foot, r=44):
        """A rounded rectangle with a slender tail below, whose left side falls straight."""
        return [(x0, y0, r), (x1, y0, r), (x1, y1, r), (tail + 50, y1, 8), (tail + 4, foot, 6), (tail, foot - 2, 4), (tail, y1, 6),
                (x0, y1, r)]  # fmt: skip

    def _left_bubble(self, t, solid):
        return Drawing.of(shape(self._bubble_path(22, 34, 234, 186, 66, 232), t, solid))

    def _right_bubble(self, t, solid):
        return self._left_bubble(t, solid).mirrored()

    def _two_bubbles(self, t, solid, marks=()):
        """One at the left behind one at the lower right, which may hold something."""
        front = [(396 - x, y, r) for x, y, r in self._bubble_path(120, 78, 276, 182, 148, 230, 32)]
        back = Drawing.of(shape(self._bubble_path(0, 14, 200, 148, 44, 196, 40), t, solid))
        back = back.without_box(120 - t / 2 - 13, 78 - t / 2 - 13, 320, 182 + t / 2 + 13)
        body = Drawing.of(shape(front, t, solid))
        if marks:
            body = pierced(shape(front, t, True), marks) if solid else Drawing.of(shape(front, t, False) + list(marks))
        return body.on(back.at_level(1))

    def _two_with_text(self, t, solid):
        return self._two_bubbles(t, solid, strokes.line([(156, 112), (240, 112)], t * 0.8) + strokes.line([(156, 146), (216, 146)], t * 0.8))

    def _two_with_mark(self, t, solid):
        return self._two_bubbles(t, solid, strokes.line([(198, 104), (198, 134)], t) + [outline.disc(198, 156, t * 0.62)])

    def _quotes(self, cx, cy, r):
        """Two closing marks: a ball and its tail each."""
        found = []
        for x in (cx - r * 1.35, cx + r * 1.35):
            mark = curve((x + r, cy), (x + r, cy + r * 1.3, x + r * 0.3, cy + r * 2.3, x - r * 0.6, cy + r * 2.5),
                         (x - r * 0.8, cy + r * 2.5, x - r * 0.8, cy + r * 2.2, x - r * 0.6, cy + r * 2.1),
                         (x, cy + r * 1.8, x + r * 0.2, cy + r * 1.4, x + r * 0.25, cy + r * 0.95),
                         (x - r * 0.6, cy + r * 1.1, x - r, cy + r * 0.6, x - r, cy),
                         (x - r, cy - r * 0.56, x - r * 0.56, cy - r, x, cy - r),
                         (x + r * 0.56, cy - r, x + r, cy - r * 0.56, x + r, cy))  # fmt: skip
            found.append(strokes.oriented(outline.from_polygon(mark[:-1])))
        return found

    def _closing(self, t, solid):
        return Drawing.of(self._quotes(128, 100, 40))

    def _opening(self, t, solid):
        return self._closing(t, solid).turned(180)

    def _quoting_bubble(self, t, solid):
        body = shape(self._bubble_path(22, 34, 234, 186, 66, 232), t, solid)
        marks = self._quotes(128, 96, 19)
        return holding(body, marks, solid)

    def _bubble_of_text(self, t, solid):
        """Two long lines and a short one."""
        lines = [c for end, y in ((182, 78), (182, 110), (150, 142)) for c in strokes.line([(74, y), (end, y)], t * 0.85)]
        return holding(self._left_bubble(t, solid).contours(), lines, solid)

    def _bubble_of_captions(self, t, solid):
        """Two broken lines low in it."""
        lines = []
        for y, ends in ((116, ((72, 124), (146, 184))), (148, ((72, 86), (108, 146), (168, 184)))):
            lines += [c for x0, x1 in ends for c in strokes.line([(x0, y), (x1, y)], t * 0.85)]
        return holding(self._left_bubble(t, solid).contours(), lines, solid)

    def _low_tail(self, t, solid):
        """A tail at the middle of its foot."""
        path = [(22, 34, 44), (234, 34, 44), (234, 188, 44), (164, 188, 6), (132, 224, 4), (124, 224, 4), (92, 188, 6), (22, 188, 44)]
        return Drawing.of(shape(path, t, solid))

    def _high_tail(self, t, solid):
        return self._low_tail(t, solid).turned(180)

    def _message(self, t, solid):
        """An oval with a slender tail to the lower left."""
        oval = curve((82, 196), (40, 180, 14, 150, 14, 114), (14, 60, 64, 22, 128, 22), (192, 22, 242, 60, 242, 114), (242, 168, 192, 204, 128, 204),
                     (124, 204, 120, 204, 116, 203))  # fmt: skip
        tail = curve((116, 203), (96, 220, 74, 230, 56, 232), (52, 232, 50, 228, 54, 224), (66, 216, 76, 206, 82, 196))
        return Drawing.of(shape(oval + tail[1:-1], t, solid))

    NAMES = {
        "bubble.left": _left_bubble, "bubble": _left_bubble, "bubble.right": _right_bubble, "quote.bubble": _quoting_bubble,
        "bubble.left.and.bubble.right": _two_bubbles, "quote.opening": _opening, "quote.closing": _closing,
        "text.bubble": _bubble_of_text, "captions.bubble": _bubble_of_captions, "message": _message,
        "bubble.middle.bottom": _low_tail, "bubble.middle.top": _high_tail,
        "bubble.left.and.text.bubble.right": _two_with_text, "bubble.left.and.exclamationmark.bubble.right": _two_with_mark,
    }  # fmt: skip
