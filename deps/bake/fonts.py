"""The fonts of fonts.tsv: taken out of their wheels, or made of those, and checked, file by file."""

from pathlib import Path

import fit
import rounded
from tables import OUT, Problem, rows, sha256, write_atomically


def install(wheels):
    """Returns ({path below .deps: sha256}, [system fonts that differ from the pinned ones])."""
    installed, differing = {}, []
    paths = {row["id"]: OUT / "fonts" / row["installed_path"] for row in rows("fonts.tsv")}
    for row in rows("fonts.tsv"):
        if row["source"] in ("pypi", "fitted"):
            path = paths[row["id"]]
            if not path.exists() or sha256(path) != row["sha256"]:
                if row["source"] == "pypi":
                    with wheels.archive(row["package"]) as archive:
                        write_atomically(path, archive.read(row["file_in_wheel"]))
                    what = f"{row['file_in_wheel']} in {row['package']} {row['version']}"
                else:
                    _make(row, paths, path)
                    what = f"{row['id']}, made of {row['package']},"
                found = sha256(path)
                if found != row["sha256"]:
                    path.unlink()
                    raise Problem(
                        f"{what} is not the file that deps/fonts.tsv pins: its SHA-256 is {found}"
                    )
            installed[f"fonts/{row['installed_path']}"] = row["sha256"]
        else:
            differing += _check_system_font(row)
    _remove_strays(installed)
    return installed, differing


def _make(row, paths, path):
    source = _made_of(row["package"], row, paths)
    if row["package"].startswith("Nunito"):
        rounded.make(source, path)
    elif row["id"].endswith("compact"):
        fit.make(source, path, "compact-fit.tsv")
    else:
        upright = row["package"].replace("-Italic", "")
        fit.make(
            source,
            path,
            upright=None if upright == row["package"] else _made_of(upright, row, paths),
        )


def _made_of(name, row, paths):
    if name not in paths:
        raise Problem(
            f"{row['id']} is made of {name}, which is the id of no row of deps/fonts.tsv: "
            f"add that row, or correct the package of {row['id']} (an italic is made of the font "
            "it names and of that name without -Italic)"
        )
    return paths[name]


def _check_system_font(row):
    path = Path(row["installed_path"])
    if path.exists():
        found = sha256(path)
        return [] if found == row["sha256"] else [{"path": str(path), "sha256": found}]
    return [{"path": str(path), "sha256": None}]


def _remove_strays(installed):
    for path in (OUT / "fonts").iterdir():
        if f"fonts/{path.name}" not in installed:
            path.unlink()
