"""The fonts of fonts.tsv: taken out of their wheels and checked, file by file."""

from pathlib import Path

from tables import OUT, Problem, rows, sha256, write_atomically


def install(wheels):
    """Returns ({path below .deps: sha256}, [system fonts that differ from the pinned ones])."""
    installed, differing = {}, []
    for row in rows("fonts.tsv"):
        if row["source"] == "pypi":
            path = OUT / "fonts" / row["installed_path"]
            if not path.exists() or sha256(path) != row["sha256"]:
                with wheels.archive(row["package"]) as archive:
                    write_atomically(path, archive.read(row["file_in_wheel"]))
                if sha256(path) != row["sha256"]:
                    path.unlink()
                    raise Problem(
                        f"{row['file_in_wheel']} in {row['package']} {row['version']} is not the "
                        "file that deps/fonts.tsv pins"
                    )
            installed[f"fonts/{row['installed_path']}"] = row["sha256"]
        else:
            differing += _check_system_font(row)
    _remove_strays(installed)
    return installed, differing


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
