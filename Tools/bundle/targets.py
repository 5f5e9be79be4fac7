"""The targets of Package.swift, with the objects that a build made of them."""

import json
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent


class BundleError(Exception):
    """What went wrong, where, and how to mend it."""


class Targets:
    """The targets by name, as `swift package dump-package` describes them."""

    def __init__(self):
        answer = subprocess.run(
            [ROOT / "Tools/swift", "package", "dump-package"],
            cwd=ROOT, capture_output=True, text=True,
        )
        if answer.returncode != 0:
            raise BundleError(f"Package.swift can't be read: {answer.stderr.strip()}")
        description = json.loads(answer.stdout)
        self.by_name = {target["name"]: target for target in description["targets"]}
        self.libraries = [
            name for product in description["products"] if "library" in product["type"]
            for name in product["targets"]
        ] + ["IntentsUI", "StubSupport"]  # What WidgetKit's users on iOS import beside Intents; what stubs import.

    def closure(self, names):
        """The targets with those that they depend on, but for macros and plug-ins, which are programs."""
        found = {}

        def visit(name):
            target = self.by_name.get(name)
            if name in found or target is None or target["type"] in ("macro", "plugin"):
                return
            found[name] = target
            for dependency in target["dependencies"]:
                visit((dependency.get("byName") or dependency.get("target"))[0])

        for name in names:
            visit(name)
        return found

    def to_build(self, programs):
        """Library targets that building the programs and each other leaves out."""
        built, wanted = self.closure(programs), []
        # Those that bring the most come first.
        for name in sorted(self.libraries, key=lambda name: (-len(self.closure([name])), name)):
            if name not in built:
                wanted.append(name)
                built |= self.closure([name])
        return wanted

    def linker_options(self, targets):
        """The linker's options for the libraries that the targets name, sorted."""
        options = [
            "-l" + setting["kind"]["linkedLibrary"]["_0"]
            for target in targets.values()
            for setting in target["settings"]
            if "linkedLibrary" in setting["kind"]
        ]
        packages = sorted(target["pkgConfig"] for target in targets.values() if target.get("pkgConfig"))
        options += subprocess.check_output(["pkg-config", "--libs", *packages], text=True).split()
        return sorted(set(options))


def sources(target):
    folder = ROOT / target["path"]
    left_out = [folder / path for path in target["exclude"]]
    return [
        path
        for path in sorted(folder.rglob("*"))
        if path.suffix in (".swift", ".c") and not any(path.is_relative_to(other) for other in left_out)
    ]


def is_swift(target):
    return any(path.suffix == ".swift" for path in sources(target))


def objects(target, build):
    """The objects of a target, in the order of its sources' paths."""
    if target["type"] == "system":
        return []
    folder = build / f"{target['name']}.build"
    found = []
    for source in sources(target):
        inside = source.relative_to(ROOT / target["path"])
        name = source.name if source.suffix == ".swift" else str(inside)
        object_file = folder / f"{name}.o"
        if not object_file.is_file():
            raise BundleError(f"{object_file} isn't built. Run Tools/sdk without --skip-build.")
        found.append(object_file)
    return found
