"""A zip file with the same bytes whenever it is made of the same files."""

import zipfile

EPOCH = (1980, 1, 1, 0, 0, 0)


def write_archive(folder, file):
    """Packs `folder` with its own name, in the order of the paths; modes are 755 or 644."""
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(folder.rglob("*"), key=lambda path: path.as_posix().encode()):
            if path.is_dir():
                continue
            entry = zipfile.ZipInfo(path.relative_to(folder.parent).as_posix(), EPOCH)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3
            mode = 0o755 if path.stat().st_mode & 0o100 else 0o644
            entry.external_attr = (0o100000 | mode) << 16
            archive.writestr(entry, path.read_bytes(), compresslevel=9)
