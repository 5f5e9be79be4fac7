"""Bakes the stand-ins for the names of symbols.tsv and symbol-names.tsv into
.deps/icons/sf-symbols.bin, which the Symbols target maps into memory and reads symbol by symbol.

Little-endian, nothing aligned. Offsets are from the file's start.
  header  8 bytes "VSYM0002", u32 CRC-32 of all that follows, u32 number of names
  names   for each, in order of their bytes: u32 offset of the name, u8 its length, u32 symbol
  symbol  u8 masters (1, or 4: lines 8, 12, 16, 24 of the 256 grid thick); for each master:
          4 × f32 ink (left, top, right, bottom; with the air that one side has more of), f32 width
          (ems; 0: by rule), u8 layers drawn in
          one colour, u8 layers drawn by level, then these: u8 rule (0 non-zero, 1 even-odd),
          u8 level, u32 path
  path    u16 segments, a byte each (0 move, 1 line, 2 cubic, 3 close), then i16 coordinates, in
          64ths of the grid, y down
"""

import struct
import zlib

from compose import CENTRE, MASTERS, Composer
import outline
from material import Material
from names import Names
from sources import EM, Letters, Phosphor
from tables import OUT, rows, sha256, write_atomically

MAGIC = b"VSYM0002"


class Writer:
    def __init__(self):
        self.body = bytearray()
        self.paths = {}
        self.symbols = {}

    def add_path(self, contours, base):
        commands, values = bytearray(), []
        for contour in contours:
            for command, *coordinates in contour:
                commands.append("MLC".index(command))
                values += [round(v * 64) for v in coordinates]
            commands.append(3)
        data = struct.pack("<H", len(commands)) + bytes(commands)
        data += struct.pack(f"<{len(values)}h", *values)
        return self._add(self.paths, data, base)

    def add_symbol(self, masters, width, left, base):
        """left: the air left of the ink less that right of it, in ems. It counts as ink."""
        data = bytearray([len(masters)])
        for plain, levels in masters:
            ink = list(outline.bounds([c for contours, _, _ in plain for c in contours]))
            ink[0] -= max(left, 0) * EM
            ink[2] += max(-left, 0) * EM
            data += struct.pack("<5f2B", *ink, width, len(plain), len(levels))
            for contours, rule, level in plain + levels:
                path = self.add_path(contours, base)
                data += struct.pack("<2BI", 1 if rule == "evenodd" else 0, level, path)
        return self._add(self.symbols, bytes(data), base)

    def _add(self, known, data, base):
        if data not in known:
            known[data] = base + len(self.body)
            self.body += data
        return known[data]


def fitted(master, ink):
    """Both drawings of a master, turned and stretched to the ink that symbol-inks.tsv names."""
    plain, levels = master
    turn = float(ink["turn"] or 0)

    def turned(layers):
        return [(outline.turned(c, turn, CENTRE), rule, level) for c, rule, level in layers]

    plain, levels = turned(plain), turned(levels)
    left, top, right, bottom = outline.bounds([c for contours, _, _ in plain for c in contours])
    x_scale = float(ink["width"]) * EM / (right - left) if ink["width"] else 1
    y_scale = float(ink["height"]) * EM / (bottom - top) if ink["height"] else 1
    dx, dy = CENTRE - (left + right) / 2 * x_scale, CENTRE - (top + bottom) / 2 * y_scale

    def stretched(layers):
        return [(outline.stretched(c, x_scale, y_scale, dx, dy), r, level) for c, r, level in layers]

    return stretched(plain), stretched(levels)


# The air about the ink of an image at 17 points, in ems, both sides together: 0.167 beside it (a circle's, see
# SymbolPlacement.swift) and 0.135 above and below (autoreleasefool/approach @0b5ed42: 6.2 to 7.5 pixels of 51).
AIR = 0.167, 0.135
# How much more a stand-in may be stretched along one side than along the other; its lines are stretched with it.
STRETCH = 1.16
# A square's image in ems, and how large its ink is (the same, SortButtonTests).
SQUARE_WIDTH, SQUARE_INK = 1.157, 0.9


def shaped(masters, aspect):
    """The masters stretched towards an image of the aspect, their area kept; and the width of the image in ems, 0
    where the ink and its air have it already."""
    width, height = size(masters)
    # width · s + AIR[0] = aspect · (height / s + AIR[1])
    if abs(width - height) < 0.02 and aspect * (height + AIR[1]) > width + AIR[0]:
        # What is as wide as high stays so, as a square does: its image has more air beside it.
        return masters, widened(masters, aspect)
    half = (AIR[0] - aspect * AIR[1]) / (2 * width)
    s = -half + (half * half + aspect * height / width) ** 0.5
    s = min(max(s, STRETCH**-0.5), STRETCH**0.5)

    def stretched(layers):
        dx, dy = CENTRE * (1 - s), CENTRE * (1 - 1 / s)
        return [(outline.stretched(c, s, 1 / s, dx, dy), rule, level) for c, rule, level in layers]

    masters = [(stretched(plain), stretched(levels)) for plain, levels in masters]
    return masters, widened(masters, aspect)


def widened(masters, aspect):
    """The width of an image of the aspect in ems; 0 where the ink and its air have it already."""
    width, height = size(masters)
    wanted = aspect * (height + AIR[1])
    return wanted if wanted > width + AIR[0] + 0.02 else 0


def size(masters):
    """The width and height of the ink at the regular weight, in ems."""
    left, top, right, bottom = outline.bounds(
        [c for contours, _, _ in masters[min(2, len(masters) - 1)][0] for c in contours])
    return (right - left) / EM, (bottom - top) / EM


def squared(name, masters):
    """The width of the image of what is in a square; 0 for anything else."""
    words = [word for word in name.split(".") if word != "fill"]
    is_square = words[-1] in ("square", "app") and "on" not in words
    is_square = is_square and abs(size(masters)[0] - SQUARE_INK) < 0.04
    return SQUARE_WIDTH if is_square else 0


def symbols(wheels):
    """{name: (masters, width of the image in ems or 0)} of all names that there is a stand-in for, each
    master (layers for one colour, layers by level); one master where all are alike."""
    phosphor = Phosphor(wheels)
    composer = Composer(phosphor, Material(wheels), Letters(phosphor))
    inks = {row["name"]: row for row in rows("symbol-inks.tsv")}
    aspects = {row["name"]: int(row["width"]) / int(row["height"]) for row in rows("symbol-aspects.tsv")}
    table = {row["name"]: row for row in rows("symbols.tsv")}
    # A part is a drawing that names are made of, and not a name.
    listed, aliases = {name for name, row in table.items() if row["match"] != "part"}, {}
    for row in rows("symbol-names.tsv"):
        listed.add(row["name"])
        for one, other in ((row["name"], row["alias"]), (row["alias"], row["name"])):
            if row["alias"]:
                aliases.setdefault(one, []).append(other)
    names = Names(composer, table, aliases, listed)
    found = {}
    for name in sorted(listed, key=str.encode):
        maker = names.find(name)
        if not maker:
            continue
        row = table.get(name)
        single = row and row["icon"].endswith(":fill") and not row["op"]
        drawings = [
            names.drawing(name, master) for master in (("regular",) if single else MASTERS)
        ]
        masters = [(drawing.plain, drawing.levels) for drawing in drawings]
        width = squared(name, masters)
        if name in inks:
            masters = [fitted(master, inks[name]) for master in masters]
            width = widened(masters, aspects[name]) if name in aspects else 0
        elif name.startswith("battery.") and not name.startswith("battery.circle"):
            # Drawn to measure; all levels have one image.
            width = widened(masters, aspects["battery.0percent"])
        elif name in aspects and not width:
            masters, width = shaped(masters, aspects[name])
        found[name] = (masters[:1] if all(m == masters[0] for m in masters) else masters, width)
    return found


def bake(wheels):
    """Returns {path below .deps: sha256}."""
    widths = {
        row["name"]: (float(row["width"]), float(row["left"] or 0))
        for row in rows("symbol-widths.tsv")
    }
    entries = [(name.encode(), name, *made) for name, made in symbols(wheels).items()]
    names = b"".join(name for name, _, _, _ in entries)
    table_end = len(MAGIC) + 8 + 9 * len(entries)
    base = table_end + len(names)
    writer, table, at = Writer(), bytearray(), table_end
    for encoded, name, masters, width in entries:
        symbol = writer.add_symbol(masters, *widths.get(name, (width, 0)), base)
        table += struct.pack("<IBI", at, len(encoded), symbol)
        at += len(encoded)
    path = OUT / "icons" / "sf-symbols.bin"
    data = struct.pack("<I", len(entries)) + bytes(table) + names + bytes(writer.body)
    write_atomically(path, MAGIC + struct.pack("<I", zlib.crc32(data)) + data)
    return {"icons/sf-symbols.bin": sha256(path)}
