"""Notes, cards, books, stacks and trays. The places are our own, in hundredths of an em (ems.py)."""

from drawing import Drawing
from ems import area, block, box, dot, line, path, ring, shape, turned
from paths import curve, cut, holding, marked


class Sheets:
    def _note_with_text(self, t, solid):
        """A filled head and three lines, the last one shorter."""
        lines = [c for end, y in ((76, 38), (76, 52), (57, 66)) for c in line(t * 0.8, (22, y), (end, y))]
        frame = box(t, solid, 4, 4, 93, 86, 12)
        if solid:
            return marked(cut(frame, line(t * 0.7, (-6, 22), (103, 22))), lines)
        head = [area((0, 0, 16), (97, 0, 16), (97, 22), (0, 22))]
        return Drawing.layered(frame + head, lines)

    def _plain_page(self, t, solid):
        """Two lines and a short one in the upper half."""
        lines = [c for end, y in ((60, 26), (60, 43), (40, 60)) for c in line(t * 0.8, (22, y), (end, y))]
        return holding(box(t, solid, 4, 4, 78, 101, 10), lines, solid)

    def _rich_page(self, t, solid):
        """A letter and lines, and a picture below them."""
        letter = line(t * 0.9, (18, 45), (27, 20), (36, 45)) + line(t * 0.7, (21, 37), (33, 37))
        lines = [c for y in (24, 40) for c in line(t * 0.75, (47, y), (63, y))]
        picture = cut([block(17, 57, 65, 86, 4)], [dot(33, 67, 5.5)], [area((20, 90), (33, 80, 3), (41, 84, 2), (52, 73, 4), (62, 83), (62, 90))])
        return holding(box(t, solid, 4, 4, 78, 101, 10), letter + lines + picture, solid)

    def _searched_page(self, t, solid):
        """A page and a glass before its lower right corner."""
        x, y, r = 62, 82, 17
        glass = ring(t, x, y, r) + line(t * 1.15, (x + 13, y + 13), (x + 24, y + 24))
        lines = [c for y in (22, 38) for c in line(t * 0.85, (22, y), (58, y))]
        page = box(t, solid, 4, 4, 72, 97, 10)
        page = cut(page, [dot(x, y, r + 10)], line(t * 2.4, (x, y), (x + 26, y + 26)), *([lines] if solid else []))
        return Drawing.layered(page + ([] if solid else lines), glass)

    def _closed_book(self, t, solid):
        """Its spine at the left, its pages at its foot."""
        cover = path(t, (78, 78), (78, 4, 10), (4, 4, 18), (4, 88))
        foot = path(t, (78, 78), (18, 78, 8), (4, 80, 6), (4, 101, 12), (78, 101))
        edge = path(t * 0.85, (76, 78), (71, 90, 6), (76, 101))
        spine = line(t * 0.8, (18, 6), (18, 76))
        if solid:
            whole = [area((0, 0, 16), (82, 0, 12), (82, 82), (0, 82))]
            return Drawing.of(cut(whole, line(t * 0.6, (16, -6), (16, 90))) + foot + edge)
        return Drawing.of(cover + foot + edge + spine)

    def _books(self, t, solid):
        """Three that stand and one that leans on them."""
        slim, t = (3.2, min(t, 16)) if solid else (0, t)
        found = box(t, solid, 4, 16, 27 - slim, 104, 5)
        low = box(t, solid, 30 + slim, 36, 56 - slim, 104, 5)
        labels = line(t * 0.6, (38, 48), (48, 48)) + line(t * 0.6, (38, 92), (48, 92))
        found += cut(low, labels) if solid else low + labels
        found += box(t, solid, 60 + slim, 4, 83 - slim, 104, 5)
        return Drawing.of(found + turned(box(t, solid, 91 + slim, 18, 108, 103, 5), -7, 99, 104))

    def _clipboard_of_lines(self, t, solid):
        return self._clipboard(t, solid, [c for end, y in ((61, 54), (61, 72), (43, 90)) for c in line(t * 0.8, (21, y), (end, y))])

    def _clipboard(self, t, solid, rows=()):
        """A filled clip above a board with a list, or with other rows."""
        board = box(t, solid, 4, 22, 78, 121, 10)
        clip = [area((14, 36, 6), (14, 17, 8), (26, 14, 6), (31, 0, 10), (51, 0, 10), (56, 14, 6), (68, 17, 8), (68, 36, 6))]
        rows = rows or [c for y in (54, 72, 90) for c in [dot(21, y, 4)] + line(t * 0.75, (33, y), (62, y))]
        if solid:
            drawn = marked(cut(board, [area((10, 40, 8), (10, 8), (72, 8), (72, 40, 8))]), rows)
            return Drawing.of(clip).on(drawn.at_level(1))
        return Drawing.layered(board, clip + rows)

    def _card_of_person(self, t, solid):
        """A head and shoulders at the left, three lines at the right."""
        person = [dot(38, 33, 11), area((16, 68), *curve((16, 64), (18, 54, 28, 48, 38, 48), (48, 48, 58, 54, 60, 64)), (60, 68))]
        lines = [c for y in (26, 45, 64) for c in line(t * 0.8, (70, y), (96, y))]
        return holding(box(t, solid, 4, 4, 111, 86, 11), person + lines, solid)

    def _timeline(self, t, solid):
        """Dots of the hours, and a line of now across a page."""
        dots = [dot(6, y, 5) for y in (6, 25.5, 45, 64.5, 84)]
        now = line(t * 0.9, (19, 45), (124, 45))
        page = cut(box(t, solid, 26, 4, 114, 86, 12), line(t * 2.4, (16, 45), (130, 45)))
        return Drawing.layered(page, dots + now)

    def _timeline_at_right(self, t, solid):
        return self._timeline(t, solid).mirrored()

    def _tray_with(self, t, solid, foot, tip, way):
        arrow = line(t, (57.5, foot), (57.5, tip)) + line(t, (57.5 - 16, tip - 16 * way), (57.5, tip), (57.5 + 16, tip - 16 * way))
        air = line(t * 2.5, (57.5, foot - 4 * way), (57.5, tip))
        rim = [(4, 76, 8), (28, 37, 12), (87, 37, 12), (111, 76, 8), (111, 113, 12), (4, 113, 12)]
        front = [(4, 76), (38, 76, 6), (42, 89, 9), (57.5, 91, 9), (73, 89, 9), (77, 76, 6), (111, 76)]
        tray = shape(t, False, *rim) + ([area(*front, (111, 113, 12), (4, 113, 12))] if solid else path(t, *front))
        return Drawing.layered(cut(tray, air), arrow)

    def _tray_in(self, t, solid):
        return self._tray_with(t, solid, 4, 70, 1)

    def _tray_out(self, t, solid):
        return self._tray_with(t, solid, 70, 4, -1)

    def _stack(self, t, solid):
        """The edges of two others behind one, above it."""
        lines = line(t, (19, 22), (99, 22)) + line(t, (31, 5), (87, 5))
        return Drawing.layered(lines, box(t, solid, 4, 42, 114, 113, 13))

    def _two_squares(self, t, solid, marks=()):
        """One at the lower right before another."""
        back = cut(box(t, solid, 4, 4, 72, 72, 12), [block(19, 19, 110, 110, 20)])
        front = box(t, solid, 32, 32, 100, 99, 12)
        front = cut(front, marks) if solid and marks else front + list(marks)
        return Drawing.layered(back, front)

    def _two_rectangles(self, t, solid, x=94, y=71):
        """As the two squares, of another form."""
        back = cut(box(t, solid, 4, 4, x, y, 11), [block(15, 15, x + 60, y + 60, 18)])
        return Drawing.layered(back, box(t, solid, 27, 27, x + 23, y + 23, 11))

    def _two_upright_rectangles(self, t, solid):
        return self._two_rectangles(t, solid, 71, 94)

    def _list_card(self, t, solid):
        """Four rows, each other one shorter."""
        rows = [c for end, y in ((96, 22), (72, 37.3), (96, 52.6), (72, 68)) for c in [dot(23, y, 4.2)] + line(t * 0.75, (37, y), (end, y))]
        return holding(box(t, solid, 4, 4, 111, 86, 11), rows, solid)

    def _list_page(self, t, solid):
        """Three rows in the upper half."""
        rows = [c for y in (25, 42, 59) for c in [dot(21, y, 4.2)] + line(t * 0.75, (34, y), (62, y))]
        return holding(box(t, solid, 4, 4, 78, 101, 10), rows, solid)

    def _text_in_finder(self, t, solid):
        """Lines between the corners of a finder."""
        lines = [c for end, y in ((71, 28), (71, 48), (56, 68)) for c in line(t * 0.8, (25, y), (end, y))]
        corners = []
        for x, dx in ((4, 1), (92, -1)):
            for y, dy in ((4, 1), (92, -1)):
                corners += path(t, (x + 26 * dx, y), (x, y, 14), (x, y + 26 * dy))
        return Drawing.layered(corners, lines)

    def _pass(self, t, solid):
        """A card with a notch in its upper edge and two lines."""
        card = [(4, 4, 9), (27, 4, 3), (30, 14, 6), (41, 17, 8), (52, 14, 6), (55, 4, 3), (78, 4, 9), (78, 101, 9), (4, 101, 9)]
        lines = line(t * 0.8, (22, 33), (60, 33)) + line(t * 0.8, (22, 51), (40, 51))
        return holding(shape(t, solid, *card), lines, solid)

    def _added_square(self, t, solid):
        return self._two_squares(t, solid, line(t, (66, 49), (66, 82)) + line(t, (49.5, 65.5), (82.5, 65.5)))

    def _photos(self, t, solid, back):
        x0, y0, x1, y1 = 31, 31, 121, 99
        back = cut(back, [block(x0 - 12, y0 - 12, x1 + 30, y1 + 30, 18)])
        frame = box(t, solid, x0, y0, x1, y1, 10)
        sun = [dot(52, 52, 9)]
        if solid:
            hills = [area((39, 92, 6), (57, 74, 4), (72, 84, 3), (92, 66, 6), (113, 86, 6), (113, 92, 6))]
            return marked(frame, sun + hills).on(Drawing.of(back, 1))
        hills = [area((33, 84), (54, 70, 5), (68, 80, 3), (92, 60, 7), (119, 84), (119, 97, 6), (33, 97, 6))]
        return Drawing([(back, "nonzero", 2), (frame, "nonzero", 1), (sun + hills, "nonzero", 0)])

    def _two_photos(self, t, solid):
        return self._photos(t, solid, turned(box(t, solid, 10, 10, 94, 74, 10), -9, 50, 42))

    def _straight_photos(self, t, solid):
        return self._photos(t, solid, box(t, solid, 4, 4, 98, 72, 10))

    def _notes_of_list(self, t, solid):
        """Lines at the left of a note."""
        lines = [c for y in (21, 38, 55) for c in line(t * 0.85, (4, y), (49, y))]
        head = [area(*curve((58, 72), (72, 72, 73, 82, 73, 86), (72, 95, 62, 99, 54, 99), (46, 99, 40, 94, 40, 87), (40, 78, 48, 72, 58, 72))[:-1])]
        note = head + [area((65, 8, 3), (99, 0, 4), (99, 20, 4), (73, 27, 3), (73, 88), (65, 88))]
        return Drawing.layered(lines, note)

    NAMES = {
        "note.text": _note_with_text, "doc.plaintext": _plain_page, "document.plaintext": _plain_page,
        "text.page": _plain_page, "doc.richtext": _rich_page, "richtext.page": _rich_page,
        "doc.text.magnifyingglass": _searched_page, "text.page.badge.magnifyingglass": _searched_page,
        "book.closed": _closed_book, "books.vertical": _books,
        "list.bullet.clipboard": _clipboard, "list.clipboard": _clipboard_of_lines,
        "person.text.rectangle": _card_of_person, "calendar.day.timeline.left": _timeline,
        "calendar.day.timeline.leading": _timeline, "calendar.day.timeline.right": _timeline_at_right,
        "calendar.day.timeline.trailing": _timeline_at_right, "tray.and.arrow.down": _tray_in, "tray.and.arrow.up": _tray_out,
        "rectangle.stack": _stack, "square.on.square": _two_squares, "plus.square.on.square": _added_square,
        "rectangle.on.rectangle": _two_rectangles, "rectangle.portrait.on.rectangle.portrait": _two_upright_rectangles,
        "wallet.pass": _pass, "text.viewfinder": _text_in_finder,
        "list.bullet.rectangle": _list_card, "list.bullet.rectangle.portrait": _list_page,
        "photo.on.rectangle.angled": _two_photos, "photo.on.rectangle": _straight_photos, "music.note.list": _notes_of_list,
    }  # fmt: skip
