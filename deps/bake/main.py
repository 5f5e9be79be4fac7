"""Makes .deps from the tables in deps: pinned fonts, and the icons baked into one file.

What is there and right is left alone; every file is written under a temporary name and renamed.
.deps/manifest.json says what was made, with hashes, for `vitrine doctor`."""

import json
import sys

import fonts
from tables import OUT, Problem, write_atomically
from wheels import Wheels


def main():
    OUT.mkdir(exist_ok=True)
    wheels = Wheels()
    wheels.make_importable("fonttools")
    files, differing = fonts.install(wheels)
    import icons  # needs fontTools, which make_importable brought

    files.update(icons.bake(wheels))
    manifest = {
        "version": 1,
        "wheels": {package: digest for package, (_, digest) in sorted(wheels.pins.items())},
        "files": {path: {"sha256": digest, "size": (OUT / path).stat().st_size}
                  for path, digest in sorted(files.items())},
        "systemFontsThatDiffer": differing,
    }  # fmt: skip
    text = json.dumps(manifest, indent=1, sort_keys=True) + "\n"
    write_atomically(OUT / "manifest.json", text.encode())
    print(f"deps: ready ({len(files)} files in .deps)")
    if differing:
        print(
            f"deps: {len(differing)} system fonts are not the pinned ones (another release of the "
            "distribution): pictures with such scripts may differ. See vitrine doctor.",
            file=sys.stderr,
        )


if __name__ == "__main__":
    try:
        main()
    except Problem as problem:
        sys.exit(f"error: {problem}")
