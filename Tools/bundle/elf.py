"""The library folders that an executable or shared library names, changed in place."""

import struct

PT_LOAD, PT_DYNAMIC = 1, 2
DT_STRTAB, DT_RPATH, DT_RUNPATH = 5, 15, 29


def set_library_folders(path, folders):
    """Replaces what DT_RPATH or DT_RUNPATH says; a file that has neither stays as it is."""
    data = bytearray(path.read_bytes())
    if data[:5] != b"\x7fELF\x02":
        raise ValueError(f"{path} is no ELF file of 64 bits")
    (header,) = struct.unpack_from("<Q", data, 32)
    size, count = struct.unpack_from("<HH", data, 54)
    parts = [struct.unpack_from("<IIQQQQ", data, header + i * size) for i in range(count)]

    def offset(address):
        for kind, _, start, virtual, _, length in parts:
            if kind == PT_LOAD and virtual <= address < virtual + length:
                return start + address - virtual
        raise ValueError(f"{path}: the address {address:#x} isn't in the file")

    entries = []
    for kind, _, start, _, _, length in parts:
        if kind == PT_DYNAMIC:
            entries = [struct.unpack_from("<QQ", data, start + i) for i in range(0, length, 16)]
    strings = next((offset(value) for tag, value in entries if tag == DT_STRTAB), None)
    for tag, value in entries:
        if tag not in (DT_RPATH, DT_RUNPATH):
            continue
        start = strings + value
        room = data.index(0, start) - start
        wanted = folders.encode()
        if len(wanted) > room:
            raise ValueError(f"{path}: “{folders}” doesn't fit in the {room} bytes of its library folders")
        data[start : start + room] = wanted.ljust(room, b"\0")
    path.write_bytes(data)
