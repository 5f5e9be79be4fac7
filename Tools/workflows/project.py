"""A project with the workflows that `init` writes."""

import shutil
import subprocess
from dataclasses import dataclass
from pathlib import Path

import workflow

# The package's folder in its repository; the first is the repository itself.
FOLDERS = ["", "it's \"a\": b #c ${{ github.token }} $(touch pwned) `touch pwned` [x]*"]

MANIFEST = """// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Steps",
  dependencies: [.package(name: "Vitrine", path: "Vendor/vitrine")],
  targets: [
    .executableTarget(
      name: "Steps", dependencies: [.product(name: "WidgetKit", package: "Vitrine")])
  ]
)
"""

# A package that is built with the SDK depends on nothing.
MANIFEST_OF_SDK = """// swift-tools-version: 6.0
import PackageDescription

let package = Package(name: "Steps", targets: [.executableTarget(name: "Steps")])
"""

SOURCE = "import WidgetKit\n\n@main\nstruct StepsBundle: WidgetBundle {}\n"


@dataclass
class Project:
    """A repository as it is on GitHub's default branch."""

    root: Path
    # The package's folder, relative to the root.
    folder: str
    # The command that was built.
    command: Path

    @property
    def package(self):
        return self.root / self.folder

    def load(self, name):
        return workflow.load(self.root / ".github/workflows" / name)

    def copy_workflows(self, folder):
        target = folder / self.root.name / ".github" / "workflows"
        shutil.copytree(self.root / ".github/workflows", target)


def write(repository, root, folder, *options, manifest=MANIFEST):
    """What `init` writes with these options."""
    package = root / folder
    (package / "Sources/Steps").mkdir(parents=True)
    (package / "Package.swift").write_text(manifest)
    (package / "Sources/Steps/Steps.swift").write_text(SOURCE)
    subprocess.run(["git", "init", "-q", "-b", "main", root], check=True)
    command = repository / ".build/debug/vitrine"
    subprocess.run(
        [command, "init", package, *options], check=True, capture_output=True, text=True)
    return Project(root, folder, command)
