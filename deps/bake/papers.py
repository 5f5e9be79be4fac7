"""Papers, folders, trays, envelopes, books and calendars in the forms that Apple's symbols have. The places are our own,
on a grid of 256; sizes come from deps/symbol-sizes.tsv."""

import outline
import strokes
from drawing import Drawing
from paths import beside, box, curve, figure, framed, marked, pierced, positive, shape, trail


class Papers:
    # Documents

    def _sheet(self, x0, y0, x1, y1, t, solid):
        """A page whose upper right corner is folded over."""
        fold, r = (x1 - x0) * 0.48, 18
        page = [(x0, y0, r), (x1 - fold, y0, 10), (x1, y0 + fold, 10), (x1, y1, r), (x0, y1, r)]
        crease = trail([(x1 - fold, y0), (x1 - fold, y0 + fold, 12), (x1, y0 + fold)], t * (0.7 if solid else 1))
        if solid:
            return pierced(shape(page, t, True), crease)
        return Drawing.of(framed(page, t) + crease)

    def _doc(self, t, solid):
        return self._sheet(50, 26, 206, 230, t, solid)

    def _doc_with_text(self, t, solid):
        lines = strokes.line([(88, 152), (168, 152)], t * 0.85) + strokes.line([(88, 188), (168, 188)], t * 0.85)
        page = self._sheet(50, 26, 206, 230, t, solid)
        if solid:
            return pierced(page.contours(), lines)
        return Drawing.layered(page.contours(), lines)

    def _in_front(self, back, box_, t):
        """A drawing behind a page at the lower left, with air around that page."""
        x0, y0, x1, y1 = box_
        air = t / 2 + 13
        return back.without_box(x0 - air, y0 - air, x1 + air, y1 + air).at_level(1)

    def _two_docs(self, t, solid):
        front = 32, 62, 162, 248
        back = self._in_front(self._sheet(88, 10, 226, 192, t, solid), front, t)
        return self._sheet(*front, t, solid).on(back)

    def _doc_on_clipboard(self, t, solid):
        """A page before a filled board with a slot for its clip."""
        front = 32, 82, 152, 248
        slot = strokes.line([(146, 28), (184, 28)], 12)
        board = pierced([strokes.rectangle(78, 0, 232, 204, 26)], slot)
        return self._sheet(*front, t, solid).on(self._in_front(board, front, t))

    def _envelope(self, t, solid):
        """A flap that ends in a round tip, and the two lower seams."""
        x0, y0, x1, y1 = 12, 48, 244, 208
        fine = t * 0.85
        seams = trail([(x0 + 8, y0 + 10), (112, 138), (128, 146, 14), (144, 138), (x1 - 8, y0 + 10)], fine)
        left, right = strokes.line([(x0 + 10, y1 - 10), (94, 124)], fine), strokes.line([(x1 - 10, y1 - 10), (162, 124)], fine)
        if solid:
            return pierced(box(x0, y0, x1, y1, 20, t, True), seams, left, right)
        return Drawing.of(strokes.frame(x0, y0, x1, y1, 24, t) + seams + left + right)

    def _folder(self, t, solid):
        """A tab at the left, and a line across below it."""
        body = [(14, 44, 18), (88, 44, 10), (112, 62, 10), (242, 62, 22), (242, 214, 22), (14, 214, 22)]
        if solid:
            return pierced(shape(body, t, True), [strokes.rectangle(14 - t / 2, 98 - t * 0.3, 242 + t / 2, 98 + t * 0.3, 0)])
        return Drawing.of(framed(body, t) + strokes.line([(14, 98), (242, 98)], t))

    def _bookmark(self, t, solid):
        return Drawing.of(shape([(68, 26, 20), (188, 26, 20), (188, 230, 4), (128, 172, 6), (68, 230, 4)], t, solid))

    def _book(self, t, solid):
        """An open book from above: two pages, wavy at their edges."""
        left = curve((128, 62), (112, 40, 76, 32, 50, 36), (34, 39, 18, 46, 18, 62), (18, 206), (50, 188, 106, 188, 128, 218))
        right = [(256 - x, y) for x, y in left[::-1]]
        if solid:
            gap = t * 0.35
            pages = [[(x - gap, y) for x, y in left], [(x + gap, y) for x, y in right]]
            return Drawing.of([outline.from_polygon(beside(positive(page), t / 2 - gap)) for page in pages])
        return Drawing.of(framed(left[:-1] + right[1:], t) + strokes.line([(128, 62), (128, 218)], t))

    # Trays and boxes

    def _tray(self, t, solid, papers=()):
        """A tray with a dip in its front."""
        rim = [(14, 132, 12), (62, 46, 20), (194, 46, 20), (242, 132, 12), (242, 210, 24), (14, 210, 24)]
        front = [(14, 132), (86, 132, 10), (92, 158, 18), (128, 162, 18), (164, 158, 18), (170, 132, 10), (242, 132)]
        if solid:
            low = figure([*front, (242, 210, 24), (14, 210, 24)])
            return Drawing.of(framed(rim, t) + [low] + list(papers))
        return Drawing.of(framed(rim, t) + trail(front, t) + list(papers))

    def _full_tray(self, t, solid):
        papers = strokes.line([(88, 76), (168, 76)], t * 0.8) + strokes.line([(76, 102), (180, 102)], t * 0.8)
        return self._tray(t, solid, papers)

    def _open_square(self, t, top):
        """A square without the middle of its upper side."""
        left = trail([(92, top), (44, top, 28), (44, 228, 28), (212, 228, 28), (212, top, 28), (164, top)], t)
        return left

    def _with_arrow(self, t, solid, top, tip, foot, way):
        arrow = strokes.line([(128, foot), (128, tip)], t)
        arrow += strokes.line([(128 - 40, tip + 40 * way), (128, tip), (128 + 40, tip + 40 * way)], t)
        if solid:
            square = Drawing.of([strokes.rectangle(44 - t / 2, top - t / 2, 212 + t / 2, 228 + t / 2, 30)])
            if way < 0:
                # The arrow is cut out of what it goes into.
                shaft = strokes.line([(128, foot), (128, top - t)], t)
                inside = outline.clipped(strokes.line([(128, top), (128, tip)], t), 0, -1, -(top - t / 2))
                return Drawing.of(pierced(square.contours(), inside + arrow[1:]).contours() + shaft)
            air = t / 2 + 13
            arrow = strokes.line([(128, top + 66), (128, tip)], t) + arrow[1:]
            square = square.without_box(128 - air, 0, 128 + air, top + 66 + air)
            return Drawing.layered(square.contours(), arrow)
        return Drawing.layered(self._open_square(t, top), arrow)

    def _arrow_into_square(self, t, solid):
        return self._with_arrow(t, solid, 74, 170, 16, -1)

    def _arrow_out_of_square(self, t, solid):
        return self._with_arrow(t, solid, 92, 12, 158, 1)

    def _calendar(self, t, solid):
        """A filled head, and days in three rows that begin at the second and end at the third of four."""
        x0, y0, x1, y1 = 34, 42, 222, 214
        h = t / 2
        days = [strokes.rectangle(x - 8, y - 8, x + 8, y + 8, 4)
                for row, y in enumerate((116, 148, 180))
                for column, x in enumerate((76, 111, 145, 180))
                if (row, column) not in ((0, 0), (2, 3))]  # fmt: skip
        head = [figure([(x0 - h, y0 - h, 28), (x1 + h, y0 - h, 28), (x1 + h, 84), (x0 - h, 84)])]
        if solid:
            return marked(box(x0, y0, x1, y1, 24, t, True), days + strokes.line([(x0 + h, 84), (x1 - h, 84)], t * 0.6))
        return Drawing.layered(strokes.frame(x0, y0, x1, y1, 24, t) + head, days)

    NAMES = {
        "doc": _doc, "document": _doc, "doc.text": _doc_with_text, "text.document": _doc_with_text,
        "doc.on.doc": _two_docs, "document.on.document": _two_docs,
        "doc.on.clipboard": _doc_on_clipboard, "document.on.clipboard": _doc_on_clipboard,
        "envelope": _envelope, "folder": _folder, "bookmark": _bookmark, "book": _book,
        "tray": _tray, "tray.full": _full_tray, "calendar": _calendar,
        "square.and.arrow.down": _arrow_into_square, "square.and.arrow.up": _arrow_out_of_square,
    }  # fmt: skip
