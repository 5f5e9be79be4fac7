"""The pinned wheels: fetched by pip (so that an index configured on the machine is used), checked
by hash, kept in .deps/wheels and read as archives."""

import os
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from tables import OUT, Problem, rows, sha256


def pins():
    """{package: (version, hash)} of everything the tables name."""
    found = {}
    for row in rows("wheels.tsv"):
        found[row["package"]] = (row["version"], row["wheel_sha256"])
    for row in rows("fonts.tsv"):
        if row["source"] == "pypi":
            found[row["package"]] = (row["version"], row["wheel_sha256"])
    return found


class Wheels:
    """Wheels by package name."""

    def __init__(self):
        self.folder = OUT / "wheels"
        self.folder.mkdir(parents=True, exist_ok=True)
        self.pins = pins()
        self.paths = {}
        self._take_what_is_here()
        missing = sorted(set(self.pins) - set(self.paths))
        if missing:
            self._fetch(missing)
            self._take_what_is_here()
        for package in sorted(set(self.pins) - set(self.paths)):
            raise Problem(f"{package} was fetched, but no file has the pinned hash in deps")

    def archive(self, package):
        return zipfile.ZipFile(self.paths[package])

    def make_importable(self, package):
        """A wheel of Python alone can be imported where it lies."""
        sys.path.insert(0, str(self.paths[package]))

    def _take_what_is_here(self):
        wanted = {digest: package for package, (_, digest) in self.pins.items()}
        for file in sorted(self.folder.glob("*.whl")):
            digest = sha256(file)
            if digest in wanted:
                self.paths[wanted[digest]] = file
            else:
                file.unlink()

    def _fetch(self, packages):
        print(f"deps: fetching {', '.join(packages)}", flush=True)
        lines = [
            f"{package}=={self.pins[package][0]} --hash=sha256:{self.pins[package][1]}\n"
            for package in packages
        ]
        with tempfile.TemporaryDirectory(dir=OUT) as folder:
            requirements = Path(folder) / "requirements.txt"
            requirements.write_text("".join(lines), encoding="utf-8")
            command = [
                sys.executable, "-m", "pip", "download", "--quiet", "--no-input", "--no-deps",
                "--require-hashes", "--only-binary=:all:", "--disable-pip-version-check",
                "--retries", "5", "--dest", folder, "--requirement", str(requirements),
            ]  # fmt: skip
            environment = dict(os.environ, PIP_ROOT_USER_ACTION="ignore")
            result = subprocess.run(
                command, env=environment, stdin=subprocess.DEVNULL, capture_output=True, text=True
            )
            if result.returncode != 0:
                raise Problem(
                    "pip could not fetch the pinned wheels "
                    f"({', '.join(packages)}). It said:\n{result.stderr.strip()}\n"
                    "Check the network or pip's index (pip config list), then run make deps again."
                )
            for file in Path(folder).glob("*.whl"):
                file.replace(self.folder / file.name)
