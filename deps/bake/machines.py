"""Racks, drives, chips, screens and what goes in and out of them; a sensor, a network, waves and a broken wifi sign; a bus. The places are our own, in hundredths of an em (ems.py)."""

from drawing import Drawing
from ems import OVERHANG, UNIT, arc, area, block, box, dot, line, path, ring, shape
from paths import band, curve, cut, holding


class Machines:
    def _rack(self, t, solid):
        """Three servers above each other with a light each."""
        frame = box(t, solid, 4, 4, 111, 86, 10)
        lights = [dot(92, y, 5.5) for y in (17.5, 45, 72.5)]
        out = OVERHANG if solid else 0
        lines = [c for y in (31.3, 58.6) for c in line(t * (0.75 if solid else 1), (4 - out, y), (111 + out, y))]
        return Drawing.of(cut(frame, lines, lights) if solid else frame + lines + lights)

    def _drive(self, t, solid, light=()):
        """Its top from above, its front with a light, or with other marks."""
        light = light or [dot(92, 61, 5)]
        if solid:
            top = [area((28, 0, 12), (88, 0, 12), (108, 41, 3), (8, 41, 3))]
            return Drawing.of(top + cut([block(0, 45, 116, 83, 16)], light))
        top = path(t, (6, 52), (28, 4, 8), (88, 4, 8), (110, 52))
        return Drawing.of(top + box(t, False, 4, 42, 111, 79, 16) + light)

    def _inner_drive(self, t, solid):
        return self._drive(t, solid, [c for k in range(5) for c in line(t * 0.6, (52 + 11 * k, 55), (52 + 11 * k, 66))])

    def _shared_drive(self, t, solid):
        """A drive above a line with a knot."""
        drive = self._drive(t, solid).moved(0, 0, 0.9)
        x = 51.7
        return drive.on(Drawing.of(line(t * 0.85, (4, 99), (100, 99)) + line(t * 0.85, (x, 72), (x, 99)) + [dot(x, 99, 9)], 1))

    def _plug(self, t, solid):
        """A plug that lies: its cord at the left, two pins at the right."""
        half = curve((4, 34), (8, 30), (26, 30), (42, 20, 50, 7, 64, 6), (88, 6), (92, 10))
        body = [*half, *[(x, 85 - y) for x, y in half[::-1]]]
        pins = line(t * (1.2 if solid else 1), (92, 26), (118, 26)) + line(t * (1.2 if solid else 1), (92, 59), (118, 59))
        return Drawing.of(shape(t, solid, *body) + pins)

    def _switches(self, t, solid):
        """One that is off above one that is on."""
        off = box(t, False, 4, 4, 89, 39, 17.4) + [dot(22, 21.5, 11)]
        return Drawing.layered(off, cut(box(t, True, 4, 53, 89, 88, 17.4), [dot(72, 70.5, 13)]))

    def _cells(self, t, solid):
        """A head of one row, and cells in two columns."""
        out, fine = (OVERHANG, t * 0.75) if solid else (0, t * 0.85)
        rows = [c for y in (31, 58.5) for c in line(fine, (4 - out, y), (111 + out, y))]
        lines = rows + line(fine, (46, 4 - out), (46, 86 + out))
        frame = box(t, solid, 4, 4, 111, 86, 11)
        return Drawing.of(cut(frame, lines) if solid else frame + lines)

    def _chip(self, t, solid):
        """Five legs at both sides."""
        legs = [c for k in range(5) for c in line(t, (24 + 14.4 * k, 5), (24 + 14.4 * k, 80))]
        body = box(t, solid, 4, 16, 102, 69, 11)
        return Drawing.of(body + cut(legs, [block(4, 16, 102, 69, 6)]))

    def _phone_of_apps(self, t, solid):
        """Three rows of apps and those at the foot."""
        apps = [block(x - 4, y - 4, x + 4, y + 4, 2) for y, xs in ((19, (19, 31, 43)), (32, (19, 31, 43)), (45, (19, 31)),
                                                                   (85, (19, 31, 43))) for x in xs]
        phone = box(t, solid, 4, 4, 58.5, 100, 10)
        return holding(phone, apps, solid)

    def _leaving_keyboard(self, t, solid):
        """A flat angle below a keyboard."""
        frame = box(t, solid, 4, 4, 120, 72, 9)
        keys = [block(x - 4, y - 4, x + 4, y + 4, 2) for y in (22, 38) for x in (22, 38, 54, 70, 86, 102)]
        keys += [block(x - 4, 50, x + 4, 58, 2) for x in (22, 102)] + [block(34, 50, 90, 58, 2)]
        angle = line(t, (31, 89), (62, 99), (93, 89))
        board = holding(frame, keys, solid)
        return Drawing.of(angle).on(board)

    def _way_out(self, t, solid):
        """An arrow out of a door to the right."""
        arrow = line(t, (42, 52.5), (119, 52.5)) + line(t, (102, 36), (119, 52.5), (102, 69))
        door = cut(box(t, solid, 4, 4, 75, 101, 11), line(t * 3, (42, 52.5), (119, 52.5)))
        return Drawing.layered(door, arrow)

    def _way_into_phone(self, t, solid):
        """An arrow into a telephone from its left."""
        arrow = line(t, (4, 52), (58, 52)) + line(t, (42, 36), (58, 52), (42, 68))
        phone = cut(box(t, solid, 24, 4, 80, 100, 9), line(t * 3, (4, 52), (58, 52)))
        return Drawing.layered(phone, arrow)

    def _sensor_tag(self, t, solid):
        """A round tag with a hole, and waves at its right."""
        tag = cut([dot(43, 43, 43)], [dot(43, 22, 8)]) if solid else ring(t, 43, 43, 39) + [dot(43, 22, 6)]
        waves = arc(t, 70, 43, 32, -36, 36) + arc(t, 70, 43, 53, -37, 37)
        return Drawing.layered(waves, tag)

    def _bus(self, t, solid):
        """A bus from the front: a large window, lights and a sign below it, mirrors, wheels."""
        window = [area((19, 20, 6), *curve((36, 15), (48, 13, 60, 13, 72, 15)), (89, 20, 6), (89, 64, 6), (19, 64, 6))]
        lights = [dot(26, 80, 6), dot(82, 80, 6), *line(13, (42, 80), (66, 80))]
        aside = [block(0, 20, 8, 46, 4), block(100, 20, 108, 46, 4)]
        wheels = [block(10, 96, 28, 114, 5), block(80, 96, 98, 114, 5)]
        if solid:
            return Drawing.of(cut(box(t, True, 12, 5, 96, 97, 12), window, lights) + aside + wheels)
        return Drawing.of(box(t, False, 12, 5, 96, 97, 12) + window + lights + aside + wheels)

    def _network(self, t, solid):
        """A sphere with lines that meet in knots."""
        fine = t * 0.8
        nodes = (29, 43), (66, 43), (50, 75)
        lines = path(fine, *curve((58, 5), (36, 16, 26, 34, 29, 43), (31, 60, 36, 78, 44, 95)))
        lines += path(fine, *curve((52, 5), (66, 16, 68, 32, 66, 43), (64, 58, 54, 80, 46, 95)))
        lines += path(fine, *curve((50, 5), (66, 4, 84, 24, 86, 40), (90, 62, 82, 78, 72, 88)))
        lines += path(fine, *curve((10, 28), (22, 42, 60, 46, 92, 38))) + path(fine, *curve((7, 66), (24, 78, 60, 78, 92, 66)))
        return Drawing.of(ring(t, 50, 50, 46) + lines + [dot(x, y, 7.5) for x, y in nodes])

    def _wifi_with_mark(self, t, solid):
        """Waves that are open in their middle for a mark."""
        cx, cy = 56, 75
        waves = [band(cx * UNIT, cy * UNIT, inner * UNIT, outer * UNIT, -136, -44) for inner, outer in ((58, 72), (34, 48))]
        waves = cut(waves, [block(cx - 11, 0, cx + 11, 90)])
        mark = [area((cx - 5.5, 0, 5), (cx + 5.5, 0, 5), (cx + 3.6, 70, 4), (cx - 3.6, 70, 4)), dot(cx, 91, 8)]
        return Drawing.layered(waves, mark)

    def _dot_of_waves(self, t, solid):
        """A dot between three waves at either side."""
        waves = []
        for r, half in ((24, 40), (41, 42), (60, 43)):
            for start in (-half, 180 - half):
                waves += arc(t, 64, 43.5, r, start, start + 2 * half)
        return Drawing.layered(waves, [dot(64, 43.5, 8)])

    NAMES = {
        "server.rack": _rack, "externaldrive": _drive, "internaldrive": _inner_drive,
        "externaldrive.connected.to.line.below": _shared_drive, "powerplug": _plug, "switch.2": _switches,
        "tablecells": _cells, "memorychip": _chip, "apps.iphone": _phone_of_apps,
        "keyboard.chevron.compact.down": _leaving_keyboard, "rectangle.portrait.and.arrow.right": _way_out,
        "rectangle.portrait.and.arrow.forward": _way_out, "iphone.and.arrow.forward": _way_into_phone,
        "sensor.tag.radiowaves.forward": _sensor_tag, "bus": _bus, "network": _network,
        "wifi.exclamationmark": _wifi_with_mark, "dot.radiowaves.left.and.right": _dot_of_waves,
    }  # fmt: skip
