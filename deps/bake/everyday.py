"""Everyday things in the forms that Apple's symbols have: what is filled in an outline, which way it looks, what its parts
are. The places are our own, on a grid of 256; sizes come from deps/symbol-sizes.tsv."""

import math

import outline
import strokes
from drawing import Drawing
from paths import (
    band, beside, box, curve, disc, figure, four_points, framed, holding, hole, marked, pierced, placed, positive, shape, trail)  # fmt: skip


class Everyday:
    # Writing

    def _stick(self, tip, end, half):
        """A pencil from its tip to its end, and the piece at its end beyond a gap."""
        length = math.dist(tip, end)
        ux, uy = (end[0] - tip[0]) / length, (end[1] - tip[1]) / length

        def at(along, across):
            return tip[0] + ux * along - uy * across, tip[1] + uy * along + ux * across

        last = length - 3.4 * half
        body = [(*at(0, 0), 3), at(2.4 * half, half), at(last, half), at(last, -half), at(2.4 * half, -half)]
        piece = [at(last + 1.1 * half, half), (*at(length, half), half * 0.8), (*at(length, -half), half * 0.8),
                 at(last + 1.1 * half, -half)]  # fmt: skip
        return [figure(body), figure(piece)]

    def _pencil(self, t, solid):
        return Drawing.of(self._stick((46, 210), (206, 50), 4.4 + t * 0.6))

    def _square_and_pencil(self, t, solid):
        """A square that is open where the pencil leaves it."""
        line = trail([(152, 62), (36, 62, 30), (36, 220, 30), (194, 220, 30), (194, 104)], t)
        stick = self._stick((98, 158), (226, 30), 3.6 + t * 0.4)
        return Drawing.layered(line, stick)

    # Time

    def _hands(self, cx, cy, t, up, aside):
        """At nine o'clock."""
        return trail([(cx, cy - up), (cx, cy), (cx - aside, cy)], t)

    def _clock(self, t, solid):
        hands = self._hands(128, 128, t, 60, 44)
        return holding(disc(128, 128, 96, t, solid), hands, solid)

    def _alarm(self, t, solid):
        cx, cy, r = 128, 138, 81
        parts = strokes.arc(cx, cy, r + 31, 214, 244, 30) + strokes.arc(cx, cy, r + 31, 296, 326, 30)
        for angle in (52, 128):
            x, y = math.cos(math.radians(angle)), math.sin(math.radians(angle))
            parts += strokes.line([(cx + r * x, cy + r * y), (cx + (r + 32) * x, cy + (r + 32) * y)], t * 1.1)
        hands = self._hands(cx, cy, t, 52, 42)
        if solid:
            face = marked(disc(cx, cy, r, t, True), hands)
            return face.on(Drawing.of(parts, 1))
        return Drawing.layered(parts + strokes.ring(cx, cy, r, t), hands)

    def _stopwatch(self, t, solid):
        """A hand that points up, a crown, and a button at its right."""
        cx, cy, r = 128, 140, 96
        x, y = math.cos(math.radians(-45)), math.sin(math.radians(-45))
        edge = r + t / 2
        parts = strokes.line([(cx, cy - edge), (cx, cy - edge - 10)], t * 1.5)
        parts += strokes.line([(cx + edge * x, cy + edge * y), (cx + (edge + 8) * x, cy + (edge + 8) * y)], t * 0.9)
        hand = [outline.disc(cx, cy, 14)] + strokes.line([(cx, cy), (cx, cy - 62)], t * 0.8)
        if solid:
            return marked(disc(cx, cy, r, t, True) + parts, hand)
        return Drawing.layered(strokes.ring(cx, cy, r, t) + parts, hand)

    def _hourglass(self, t, solid):
        """Sand in both halves, and a thread of it between them."""
        h = t / 2
        left, right, top, foot = 68 + h, 188 - h, 34 + h, 222 - h
        glass = [(left, top, 6), (right, top, 6), (right, top + 26, 10), (136 + h, 122, 8), (136 + h, 134, 8),
                 (right, foot - 26, 10), (right, foot, 6), (left, foot, 6), (left, foot - 26, 10), (120 - h, 134, 8),
                 (120 - h, 122, 8), (left, top + 26, 10)]  # fmt: skip
        upper = figure([(left, top), (right, top), (right, top + 26), (160, top + 44), (96, top + 44), (left, top + 26)])
        heap = figure([(128, 168, 6), (166, foot), (90, foot)])
        thread = strokes.line([(128, 118), (128, 190)], t * 0.8)
        return Drawing.of(framed(glass, t) + [upper, heap] + thread)

    # At home

    def _house(self, t, solid):
        """A roof with a chimney at the right, and a door, which is filled in the outline."""
        h = t / 2
        roof = trail([(14, 134), (128, 30, 10), (242, 134)], t)
        chimney = [figure([(180, 30, 5), (210, 30, 5), (210, 106), (180, 80)])]
        if not solid:
            walls = trail([(48, 112), (48, 227, 18), (208, 227, 18), (208, 112)], t)
            door = figure([(100, 150, 8), (156, 150, 8), (156, 227), (100, 227)])
            return Drawing.of(roof + chimney + walls + [door])
        body = figure([(128, 56 + h, 8), (216, 136 + h), (216, 235, 20), (156, 235), (156, 156, 8), (100, 156, 8), (100, 235),
                       (40, 235, 20), (40, 136 + h)])  # fmt: skip
        return Drawing([(roof + chimney, "nonzero", 0), ([body], "nonzero", 0)])

    def _trash(self, t, solid):
        """A lid with a handle, a can that narrows, three ribs."""
        handle = trail([(92, 60), (96, 22, 18), (160, 22, 18), (164, 60)], t)
        lid = strokes.line([(37, 62), (219, 62)], t)
        ribs = []
        for top, foot in ((97, 101), (128, 128), (159, 155)):
            ribs += strokes.line([(top, 92), (foot, 200)], t * 0.75)
        can = shape([(49, 62), (207, 62), (196, 234, 24), (60, 234, 24)], t, solid)
        if not solid:
            return Drawing.layered(can + lid + handle, ribs)
        can += lid + handle
        return pierced(can, ribs)

    def _bed(self, t, solid):
        """Seen from its foot: two pillows at the headboard."""
        h = t / 2
        board = trail([(22, 110), (22, 56, 24), (234, 56, 24), (234, 110)], t)
        pillows = trail([(52, 116), (52, 84, 14), (122, 84, 14), (122, 116)], t * 0.9)
        pillows += trail([(134, 116), (134, 84, 14), (204, 84, 14), (204, 116)], t * 0.9)
        legs = strokes.line([(12, 150), (12, 206)], t) + strokes.line([(244, 150), (244, 206)], t)
        if solid:
            pillows = [figure([(52, 112), (52, 76, 14), (122, 76, 14), (122, 112)]),
                       figure([(134, 112), (134, 76, 14), (204, 76, 14), (204, 112)])]  # fmt: skip
            head = [figure([(22 - h, 112), (22 - h, 48, 28), (234 + h, 48, 28), (234 + h, 112)])]
            bed = [figure([(4, 186), (4, 120, 24), (252, 120, 24), (252, 186)])]
            return Drawing.of(pierced(head, pillows).contours() + bed + legs)
        bed = trail([(12, 178), (12, 118, 22), (244, 118, 22), (244, 178)], t) + strokes.line([(12, 172), (244, 172)], t)
        return Drawing.of(board + pillows + bed + legs)

    def _lightbulb(self, t, solid):
        """A bulb above the two rings of its base."""
        glass = curve((101, 178), (101, 152, 66, 138, 66, 84), (66, 48, 94, 18, 128, 18), (162, 18, 190, 48, 190, 84),
                      (190, 138, 155, 152, 155, 178))  # fmt: skip
        base = strokes.line([(104, 206), (152, 206)], t * 0.8)
        base += [figure([(108, 224, 2), (148, 224, 2), (140, 238, 8), (116, 238, 8)])]
        return Drawing.layered(base, shape(glass, t, solid))

    def _flame(self, t, solid):
        """A small flame in a large one, whose tip bends to the left."""
        def tongue(scale, x, y):
            return placed(curve((18, 2), (66, 14, 118, 54, 118, 102), (118, 132, 92, 150, 60, 150), (26, 150, 2, 128, 2, 94),
                                (2, 74, 12, 60, 20, 44), (22, 56, 28, 64, 36, 68), (50, 52, 40, 22, 18, 2)), scale, x, y)  # fmt: skip

        inner = placed(curve((58, 62), (60, 82, 84, 94, 84, 116), (84, 130, 74, 138, 61, 138), (47, 138, 37, 129, 37, 115),
                             (37, 104, 42, 98, 46, 91), (47, 97, 50, 101, 54, 103), (60, 92, 60, 76, 58, 62)), 1.44, 42, 17)  # fmt: skip
        outer = tongue(1.44, 42, 17)
        if solid:
            return marked([outline.from_polygon(positive(beside(positive(outer), t / 2)))], [outline.from_polygon(inner)])
        return Drawing.layered(framed(outer, t), [strokes.oriented(outline.from_polygon(inner))])

    # On the way

    def _car(self, t, solid):
        """From the front: lights and a grille below the windscreen, a wheel at either side."""
        def at(*points):
            return placed(points, 1.6, 6, 33)

        roof = at((42, 5, 10), (110, 5, 10), (122, 14, 8), (132, 46, 6), (145, 60, 12), (148, 100, 14), (4, 100, 14), (7, 60, 12),
                  (20, 46, 6), (30, 14, 8))  # fmt: skip
        glass = figure(at((43, 16, 6), (109, 16, 6), (119, 42, 4), (76, 45), (33, 42, 4)))
        wheels = [figure(at((3, 96), (26, 96), (26, 114, 6), (3, 114, 6))), figure(at((126, 96), (149, 96), (149, 114, 6), (126, 114, 6)))]
        lights = [outline.disc(6 + 28 * 1.6, 33 + 74 * 1.6, 15), outline.disc(6 + 124 * 1.6, 33 + 74 * 1.6, 15)]
        grille = strokes.line([(6 + 58 * 1.6, 33 + 74 * 1.6), (6 + 94 * 1.6, 33 + 74 * 1.6)], 20)
        mirrors = [figure(at((0, 38, 5), (14, 38, 5), (18, 48), (4, 48, 5))), figure(at((138, 38, 5), (152, 38, 5), (148, 48, 5), (134, 48)))]
        if solid:
            body = pierced(shape(roof, t, True), [glass], lights, grille)
            return Drawing.of(body.contours() + wheels + mirrors)
        return Drawing.of(framed(roof, t) + wheels + mirrors + [glass] + lights + grille)

    def _airplane(self, t, solid):
        """From above, on its way to the right."""
        upper = [(246, 128, 4), (236, 110, 14), (166, 110, 4), (106, 24, 8), (76, 24, 6), (102, 110), (52, 112, 4), (32, 84, 4),
                 (14, 86, 4), (22, 128)]  # fmt: skip
        lower = [(x, 256 - y, *r) for x, y, *r in upper[-2:0:-1]]
        return Drawing.of([figure(upper + lower)])

    def _location(self, t, solid):
        """An arrowhead that points to the upper right."""
        return Drawing.of(shape([(218, 38, 4), (38, 122, 6), (38, 126, 6), (130, 126, 6), (130, 218, 6), (134, 218, 6)], t, solid))

    def _paperplane(self, t, solid):
        """To the upper right, folded along its middle."""
        tip = (228, 28)
        fold = (112, 144)
        wings = [(*tip, 8), (28, 96, 12), (*fold, 2), (160, 228, 12)]
        if solid:
            gap = strokes.line([fold, (188, 68)], t * 0.7)
            return pierced(shape(wings, t, True), gap)
        return Drawing.of(framed(wings, t) + strokes.line([fold, tip], t * 0.9))

    def _map(self, t, solid):
        """Three panels, folded in turn up and down."""
        xs, ys = (24, 93, 163, 232), ((58, 226), (32, 200), (58, 226), (32, 200))
        corners = [(x, y[0], 8 if k in (0, 3) else 2) for k, (x, y) in enumerate(zip(xs, ys))]
        corners += [(x, y[1], 8 if k in (0, 3) else 2) for k, (x, y) in reversed(list(enumerate(zip(xs, ys))))]
        if solid:
            gap, panels = t * 0.35, []
            for k in range(3):
                left, right = xs[k] + (gap if k else -t / 2), xs[k + 1] - (gap if k < 2 else -t / 2)
                panels.append(figure([(left, ys[k][0] - t / 2), (right, ys[k + 1][0] - t / 2), (right, ys[k + 1][1] + t / 2),
                                      (left, ys[k][1] + t / 2)]))  # fmt: skip
            return Drawing([(panels, "nonzero", 0)], [(panels[1:2], "nonzero", 1), (panels[::2], "nonzero", 0)])
        folds = strokes.line([(93, 32), (93, 200)], t) + strokes.line([(163, 58), (163, 226)], t)
        return Drawing.of(framed(corners, t) + folds)

    def _globe(self, t, solid):
        """Meridians and parallels."""
        fine = t * 0.75
        lines = strokes.line([(128, 32), (128, 224)], fine) + strokes.line([(32, 128), (224, 128)], fine)
        oval = curve((128, 32), (154, 44, 174, 84, 174, 128), (174, 172, 154, 212, 128, 224), (102, 212, 82, 172, 82, 128),
                     (82, 84, 102, 44, 128, 32))  # fmt: skip
        lines += framed(oval[:-1], fine)
        for way in (-1, 1):
            arc = curve((58, 128 + 64 * way), (80, 128 + 44 * way, 176, 128 + 44 * way, 198, 128 + 64 * way))
            lines += trail(arc, fine)
        return Drawing.of(strokes.ring(128, 128, 96, t) + lines)

    # Things that one has

    def _photo(self, t, solid):
        """Hills and a sun: filled in the outline, cut out of the filled form."""
        if solid:
            hills = figure([(28, 186, 14), (66, 150, 8), (102, 176, 6), (168, 112, 16), (228, 168, 6), (228, 184, 18), (214, 204, 18),
                            (42, 204, 18)])  # fmt: skip
            return marked(box(16, 42, 240, 214, 22, t, True), [hills, outline.disc(84, 102, 24)])
        hills = figure([(16, 172), (60, 136, 8), (92, 160, 6), (166, 100, 16), (240, 172), (240, 214, 22), (16, 214, 22)])
        return Drawing.layered(strokes.frame(16, 42, 240, 214, 22, t), [hills, outline.disc(82, 96, 24)])

    def _camera(self, t, solid):
        """A lens, and a light at the right above it."""
        body = [(12, 66, 26), (66, 66, 10), (84, 38, 14), (172, 38, 14), (190, 66, 10), (244, 66, 26), (244, 218, 26), (12, 218, 26)]
        if solid:
            lens = strokes.ring(128, 142, 48, t)
            inside = [outline.disc(128, 142, 48 - t / 2)]
            drawn = pierced(shape(body, t, True), [outline.disc(128, 142, 48 + t / 2)], [outline.disc(206, 98, 13)])
            return Drawing.of(drawn.contours() + inside)
        lens = strokes.ring(128, 142, 44, t)
        return Drawing.of(framed(body, t) + lens + [outline.disc(206, 98, 11)])

    def _bag(self, t, solid):
        """A handle above a square bag."""
        handle = strokes.arc(128, 70, 36, 180, 360, t)
        return Drawing.of(shape([(46, 68, 22), (210, 68, 22), (210, 222, 26), (46, 222, 26)], t, solid) + handle)

    def _cart(self, t, solid):
        frame = trail([(16, 36), (50, 36, 8), (84, 176, 12), (212, 176)], t)
        basket = [(60, 66), (238, 66, 8), (222, 142, 12), (76, 142)]
        wheels = [outline.disc(98, 214, 15), outline.disc(196, 214, 15)]
        return Drawing.layered(frame + wheels, shape(basket, t, solid))

    def _bell(self, t, solid):
        """A bell with a loop above it and the clapper below."""
        half = [(128, 32), (112, 32, 102, 42, 100, 54), (74, 66, 66, 88, 66, 116), (66, 158, 56, 168, 40, 184), (34, 192, 38, 200, 48, 200)]
        left = curve(*half)
        body = left + [(256 - x, y) for x, y in left[::-1]]
        clapper = [band(128, 206 + t / 2 if solid else 200, 0, 28 + t / 2, 0, 180)]
        if not solid:
            clapper = strokes.arc(128, 200, 28, 0, 180, t)
        return Drawing.layered(clapper, shape(body, t, solid))

    def _tag(self, t, solid):
        """A label with a hole at the upper right."""
        points = [(24, 34, 16), (118, 24, 8), (238, 144, 18), (146, 236, 18), (24, 116, 8)]
        points[0] = (24, 24, 26)
        eye = [outline.disc(74, 74, 15)]
        if solid:
            return pierced(shape(points, t, True), eye).mirrored()
        return Drawing.layered(framed(points, t), eye).mirrored()

    def _pin_in_paper(self, t, solid):
        needle = strokes.line([(128, 170), (128, 250)], t * 0.8)
        head = [(76, 22, 8), (180, 22, 8), (180, 34, 8), (158, 58, 6), (162, 112, 6), (202, 152, 12), (202, 168, 6), (54, 168, 6),
                (54, 152, 12), (94, 112, 6), (98, 58, 6), (76, 34, 8)]  # fmt: skip
        if solid:
            return Drawing.of(shape(head, t, True) + needle)
        collar = strokes.line([(92, 116), (164, 116)], t * 0.9)
        return Drawing.of(framed(head, t) + collar + needle)

    def _bolt(self, t, solid):
        return Drawing.of(shape([(152, 22, 3), (56, 142, 4), (56, 148, 4), (118, 148, 3), (102, 234, 3), (104, 234, 3), (200, 114, 4), (200, 108, 4),
                                 (138, 108, 3), (154, 22, 3)], t, solid))  # fmt: skip

    def _shield(self, t, solid):
        """A shield with straight sides and a tip at its top."""
        half = [(128, 30), (104, 44, 80, 54, 60, 62), (52, 65, 50, 70, 50, 78), (50, 150), (50, 176, 90, 208, 128, 226)]
        left = curve(*half)
        return Drawing.of(shape(left + [(256 - x, y) for x, y in left[-2:0:-1]], t, solid))

    def _umbrella(self, t, solid):
        """A canopy of three arcs, a tip and a hook."""
        hook = trail([(128, 120), (128, 206)] + curve((128, 206), (128, 246, 72, 246, 76, 206))[1:], t)
        tip = strokes.line([(128, 20), (128, 40)], t)
        outer = curve((32, 132), (34, 76, 76, 34, 128, 34), (180, 34, 222, 76, 224, 132))
        scallops = []
        for k in range(3):
            right = 224 - 64 * k
            scallops += curve((right, 132), (right - 12, 108, right - 52, 108, right - 64, 132))
        return Drawing.of(shape(outer + scallops[1:-1], t, solid) + tip + hook)

    def _headphones(self, t, solid):
        band_ = strokes.arc(128, 126, 96, 180, 360, t)
        sides = strokes.line([(32, 126), (32, 184)], t) + strokes.line([(224, 126), (224, 184)], t)
        cups = [strokes.rectangle(48, 142, 90, 230, 14), strokes.rectangle(166, 142, 208, 230, 14)]
        return Drawing.of(band_ + sides + cups)

    def _desktop(self, t, solid):
        """A screen whose lower edge is filled, on a stand."""
        screen = box(16, 36, 240, 186, 20, t, solid)
        chin = figure([(16, 152), (240, 152), (240, 186, 20), (16, 186, 20)])
        stand = [figure([(106, 190), (150, 190), (154, 214), (102, 214)])] + strokes.line([(88, 216), (168, 216)], t)
        dot = [outline.disc(128, 171, 8)]
        if solid:
            return Drawing.of(pierced(screen, strokes.line([(16, 148), (240, 148)], t * 0.5), dot).contours() + stand)
        return Drawing.of(screen + [chin, hole(dot[0])] + stand)

    def _film(self, t, solid):
        """Two pictures between rows of holes."""
        frame = box(14, 42, 242, 214, 22, t, solid)
        holes = [strokes.rectangle(x - 11, y - 10, x + 11, y + 10, 5) for x in (34, 222) for y in (66, 107, 149, 190)]
        if solid:
            pictures = [strokes.rectangle(64, 58, 192, 120, 10), strokes.rectangle(64, 136, 192, 198, 10)]
            return pierced(frame, holes, pictures)
        edges = strokes.line([(58, 42), (58, 214)], t) + strokes.line([(198, 42), (198, 214)], t)
        rungs = strokes.line([(58, 128), (198, 128)], t)
        for x0, x1 in ((14, 58), (198, 242)):
            for y in (85, 128, 171):
                rungs += strokes.line([(x0, y), (x1, y)], t)
        return Drawing.of(frame + edges + rungs)

    def _scope(self, t, solid):
        marks = []
        for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            marks += strokes.line([(128 + dx * 64, 128 + dy * 64), (128 + dx * 116, 128 + dy * 116)], t)
        return Drawing.of(strokes.ring(128, 128, 88, t) + marks)

    def _wand(self, t, solid):
        """A wand to the upper left and four stars around its tip."""
        stick = trail([(124, 100), (236, 212)], t * 1.3)
        gap = strokes.line([(130, 106), (164, 140)], t * 0.5)
        stars = [four_points(x, y, r) for x, y, r in ((88, 44, 26), (180, 64, 32), (40, 108, 32), (82, 190, 40))]
        return Drawing.layered(stars, pierced(stick, gap).contours())

    def _printer(self, t, solid):
        upper = trail([(62, 78), (62, 44, 16), (194, 44, 16), (194, 78)], t)
        paper = strokes.frame(68, 142, 188, 226, 14, t)
        lines = strokes.line([(98, 170), (158, 170)], t * 0.8) + strokes.line([(98, 198), (158, 198)], t * 0.8)
        if solid:
            cut = figure([(68 - t, 142 - t, 14), (188 + t, 142 - t, 14), (188 + t, 192 + t / 2), (68 - t, 192 + t / 2)])
            return Drawing.of(pierced(box(16, 78, 240, 192, 26, t, True), [cut]).contours() + upper + paper + lines)
        body = trail([(68, 192), (16, 192, 26), (16, 78, 26), (240, 78, 26), (240, 192, 26), (188, 192)], t)
        return Drawing.of(upper + body + paper + lines)

    def _keyboard(self, t, solid):
        keys = [strokes.rectangle(x - 7, y - 7, x + 7, y + 7, 3) for y in (90, 122) for x in range(44, 220, 28)]
        keys += [strokes.rectangle(x - 7, 147, x + 7, 161, 3) for x in (44, 212)] + strokes.line([(76, 154), (180, 154)], 14)
        frame = box(8, 56, 248, 200, 24, t, solid)
        return holding(frame, keys, solid)

    def _flag(self, t, solid):
        """A flag that waves, at a pole."""
        top = curve((46, 42), (84, 26, 110, 34, 130, 42), (160, 54, 186, 52, 214, 42))
        foot = curve((214, 164), (186, 174, 160, 176, 130, 164), (110, 156, 84, 148, 46, 164))
        pole = strokes.line([(46, 42), (46, 226)], t)
        return Drawing.layered(pole, shape(top + foot, t, solid))

    def _note(self, t, solid):
        head = placed(curve((0, -30), (30, -30, 40, -10, 40, 2), (40, 22, 18, 34, -4, 34), (-28, 34, -40, 18, -40, 4),
                            (-40, -16, -22, -30, 0, -30))[:-1], 0.92, 98, 198)  # fmt: skip
        stem = figure([(120, 46, 4), (186, 26, 6), (186, 72, 6), (136, 88, 4), (136, 198), (120, 198)])
        return Drawing.of([strokes.oriented(outline.from_polygon(head)), stem])

    def _paintbrush(self, t, solid):
        """A flat brush to the upper right."""
        handle = [(44, 238, 22), (18, 212, 22), (74, 154, 8), (62, 142, 4), (82, 122, 2), (146, 186, 2), (126, 206, 4), (104, 182, 10)]
        bristles = [(92, 108, 2), (150, 14, 12), (206, 40, 14), (186, 86, 4), (228, 68, 10), (246, 96, 12), (160, 176, 2)]
        eye = outline.disc(46, 212, 9)
        if solid:
            return Drawing.of(pierced(shape(handle, t / 2, True), [eye]).contours() + [figure(bristles)])
        return Drawing.of(framed(handle, t) + framed([(96, 118, 2), *bristles[1:6], (150, 172, 2)], t) + [eye])

    # Wheels and stars

    def _gear(self, t, solid):
        """A ring with many teeth, three spokes and a hub."""
        teeth, ring = [], 90
        for k in range(18):
            a = math.radians(20 * k)
            x, y = math.cos(a), math.sin(a)
            teeth += strokes.line([(128 + ring * x, 128 + ring * y), (128 + 106 * x, 128 + 106 * y)], t * 0.8)
        spokes = []
        for angle in (0, 120, 240):
            x, y = math.cos(math.radians(angle)), math.sin(math.radians(angle))
            spokes += strokes.line([(128 + 20 * x, 128 + 20 * y), (128 + ring * x, 128 + ring * y)], t)
        return Drawing.of(strokes.ring(128, 128, ring, t) + teeth + spokes + strokes.ring(128, 128, 18, t * 0.8))

    def _gearshape(self, t, solid):
        """Eight teeth that narrow outwards, and a round hole."""
        corners = []
        for k in range(8):
            a = math.radians(45 * k)
            for radius, angle, r in ((74, -17, 8), (104, -9.5, 9), (104, 9.5, 9), (74, 17, 8)):
                b = a + math.radians(angle)
                corners.append((128 + radius * math.cos(b), 128 + radius * math.sin(b), r))
        if solid:
            return pierced(shape(corners, t * 0.4, True), [outline.disc(128, 128, 36)])
        return Drawing.of(framed(corners, t) + strokes.ring(128, 128, 36, t))

    def _crescent(self, cx, cy, scale):
        """A moon whose light is at the lower left; 100 units are its radius."""
        return placed(curve((-34, -94), (-50, -40, -36, 18, 2, 52), (34, 80, 66, 78, 92, 58), (80, 84, 44, 104, 2, 104),
                            (-56, 104, -100, 60, -100, 4), (-100, -38, -74, -76, -34, -94))[:-1], scale, cx, cy)  # fmt: skip

    def _moon_alone(self, t, solid):
        return Drawing.of(shape(self._crescent(128, 128, 0.98), t, solid))

    def _moon_and_stars(self, t, solid):
        stars = [four_points(204, 96, 40), four_points(148, 46, 26)]
        return Drawing.layered(stars, shape(self._crescent(118, 142, 0.84), t, solid))

    def _antenna(self, t, solid):
        """A mast with waves at both sides."""
        cx, cy = 128, 108
        mast = [outline.disc(cx, cy, 20)] + strokes.line([(cx, cy), (cx, 222)], t)
        waves = []
        for radius, half in ((58, 38), (102, 41)):
            waves += strokes.arc(cx, cy, radius, -half, half, t) + strokes.arc(cx, cy, radius, 180 - half, 180 + half, t)
        return Drawing.layered(waves, mast)

    def _qrcode(self, t, solid):
        found = []
        for x, y in ((33, 33), (140, 33), (33, 140)):
            found += strokes.frame(x + 8, y + 8, x + 75, y + 75, 10, t) + [strokes.rectangle(x + 29, y + 29, x + 54, y + 54, 3)]
        for x, y in ((142, 142), (196, 142), (169, 169), (142, 196), (196, 196)):
            found.append(strokes.rectangle(x, y, x + 23, y + 23, 3))
        return Drawing.of(found)

    NAMES = {
        "pencil": _pencil, "square.and.pencil": _square_and_pencil, "clock": _clock,
        "alarm": _alarm, "stopwatch": _stopwatch, "house": _house, "car": _car,
        "trash": _trash, "photo": _photo, "flame": _flame, "hourglass": _hourglass,
        "bag": _bag, "bell": _bell, "lightbulb": _lightbulb, "cart": _cart, "pin": _pin_in_paper,
        "location": _location, "bolt": _bolt, "globe": _globe, "gear": _gear,
        "gearshape": _gearshape, "tag": _tag, "shield": _shield, "umbrella": _umbrella,
        "headphones": _headphones, "desktopcomputer": _desktop, "camera": _camera,
        "bed.double": _bed, "film": _film, "scope": _scope,
        "airplane": _airplane, "map": _map, "wand.and.stars": _wand, "printer": _printer,
        "keyboard": _keyboard, "paperplane": _paperplane, "moon": _moon_alone,
        "moon.stars": _moon_and_stars, "antenna.radiowaves.left.and.right": _antenna, "flag": _flag,
        "qrcode": _qrcode, "paintbrush": _paintbrush, "music.note": _note,
    }  # fmt: skip
