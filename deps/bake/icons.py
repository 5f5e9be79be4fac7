"""Bakes the stand-ins for the names of symbols.tsv and symbol-names.tsv into
.deps/icons/sf-symbols.bin, which the Symbols target maps into memory and reads symbol by symbol.

Little-endian, nothing aligned. Offsets are from the file's start.
  header  8 bytes "VSYM0002", u32 CRC-32 of all that follows, u32 number of names
  names   for each, in order of their bytes: u32 offset of the name, u8 its length, u32 symbol
  symbol  u8 masters (1, or 4: lines 8, 12, 16, 24 of the 256 grid thick); for each master:
          4 × f32 ink (left, top, right, bottom; with what the image has more on one side), f32 width
          (ems; 0: by rule), u8 layers drawn in
          one colour, u8 layers drawn by level, then these: u8 rule (0 non-zero, 1 even-odd),
          u8 level, u32 path
  path    u16 segments, a byte each (0 move, 1 line, 2 cubic, 3 close), then i16 coordinates, in
          64ths of the grid, y down
"""

import struct
import zlib

from compose import MASTERS, Composer
import outline
from material import Material
from names import Names
from sizes import Sizes, em
from sources import Letters, Phosphor
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

    def add_symbol(self, masters, frame, base):
        """What the frame has more on one side counts as ink."""
        data, unit = bytearray([len(masters)]), em(masters)
        for plain, levels in masters:
            ink = list(outline.bounds([c for contours, _, _ in plain for c in contours]))
            ink[0] -= max(frame.left, 0) * unit
            ink[2] += max(-frame.left, 0) * unit
            ink[1] -= frame.above * unit
            ink[3] += frame.below * unit
            data += struct.pack("<5f2B", *ink, frame.width, len(plain), len(levels))
            for contours, rule, level in plain + levels:
                path = self.add_path(contours, base)
                data += struct.pack("<2BI", 1 if rule == "evenodd" else 0, level, path)
        return self._add(self.symbols, bytes(data), base)

    def _add(self, known, data, base):
        if data not in known:
            known[data] = base + len(self.body)
            self.body += data
        return known[data]


def symbols(wheels):
    """{name: (masters, frame of the image)} of all names that there is a stand-in for, each master (layers for one colour,
    layers by level); one master where all are alike."""
    table = {row["name"]: row for row in rows("symbols.tsv")}
    # A part is a drawing that names are made of, and not a name.
    listed, aliases = {name for name, row in table.items() if row["match"] != "part"}, {}
    for row in rows("symbol-names.tsv"):
        listed.add(row["name"])
        for one, other in ((row["name"], row["alias"]), (row["alias"], row["name"])):
            if row["alias"]:
                aliases.setdefault(one, []).append(other)
    sizes = Sizes(aliases)
    composer = Composer(Phosphor(wheels), Material(wheels), Letters(), sizes)
    names = Names(composer, table, aliases, listed, sizes)
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
        masters, frame = sizes.fitted(name, [(drawing.plain, drawing.levels) for drawing in drawings])
        found[name] = (masters[:1] if all(m == masters[0] for m in masters) else masters, frame)
    return found


def bake(wheels):
    """Returns {path below .deps: sha256}."""
    entries = [(name.encode(), *made) for name, made in symbols(wheels).items()]
    names = b"".join(entry[0] for entry in entries)
    table_end = len(MAGIC) + 8 + 9 * len(entries)
    base = table_end + len(names)
    writer, table, at = Writer(), bytearray(), table_end
    for encoded, masters, frame in entries:
        symbol = writer.add_symbol(masters, frame, base)
        table += struct.pack("<IBI", at, len(encoded), symbol)
        at += len(encoded)
    path = OUT / "icons" / "sf-symbols.bin"
    data = struct.pack("<I", len(entries)) + bytes(table) + names + bytes(writer.body)
    write_atomically(path, MAGIC + struct.pack("<I", zlib.crc32(data)) + data)
    return {"icons/sf-symbols.bin": sha256(path)}
