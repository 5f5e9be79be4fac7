"""Makes the Swift SDK's bundle of what a build made. Called by Tools/sdk."""

import argparse
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from archive import write_archive
from linking import CARRIED, Linker, Toolchain, linked_libraries, package_of
from targets import ROOT, BundleError, Targets, is_swift

TRIPLE = "x86_64-unknown-linux-gnu"
# The library that tests alone import: it needs XCTest and Swift Testing.
TESTING = "VitrineTesting"
COMPILERS = ["asset-symbol-compiler", "intentdefinition-compiler"]
BUNDLE = Path(__file__).resolve().parent


def version():
    return (ROOT / "VERSION").read_text().strip()


def write_json(path, value):
    path.write_text(json.dumps(value, indent=2, sort_keys=True) + "\n")


def write_descriptions(bundle, sdk):
    write_json(bundle / "info.json", {
        "schemaVersion": "1.0",
        "artifacts": {"vitrine": {
            "type": "swiftSDK", "version": version(), "variants": [{"path": "vitrine"}],
        }},
    })
    write_json(sdk / "swift-sdk.json", {
        "schemaVersion": "4.0",
        "targetTriples": {TRIPLE: {
            "sdkRootPath": "/", "includeSearchPaths": ["modules"], "librarySearchPaths": ["lib"],
            "toolsetPaths": ["toolset.json"],
        }},
    })
    write_json(sdk / "toolset.json", {"schemaVersion": "1.0", "rootPath": "bin"})


def copy_modules(targets, build, sdk):
    stubs = []
    for name, target in sorted(targets.items()):
        if name == "COS":
            # The one in C that clients see: the submodules of `import os.log`.
            shutil.copytree(ROOT / target["path"] / "include", sdk / "modules/os")
        elif target["type"] != "system" and is_swift(target):
            shutil.copyfile(build / "Modules" / f"{name}.swiftmodule", sdk / "modules" / f"{name}.swiftmodule")
        else:
            stubs.append(name)
    # A Swift module names the C modules that it was made with, and the compiler looks for each of them. They are
    # imported internally: nothing of their headers is in any interface.
    text = "".join(f"module {name} {{}}\n" for name in stubs)
    (sdk / "modules/module.modulemap").write_text(text)


def list_libraries(library, toolchain, share):
    """The system's packages that hold the libraries that `library` is linked with."""
    resources = os.path.join(os.path.dirname(toolchain.bin), "lib/swift")
    rows = []
    for name, path in sorted(linked_libraries(library)):
        if path.startswith(resources) or name.startswith(CARRIED):
            continue
        rows.append(f"{name}\t{package_of(path)}\n")
    (share / "libraries.tsv").write_text("".join(rows))


def copy_files(sdk, toolchain, carried):
    share = sdk / "share/vitrine"
    shutil.copytree(ROOT / ".deps/fonts", share / "fonts")
    shutil.copytree(ROOT / ".deps/icons", share / "icons")
    shutil.copytree(ROOT / "Templates", share / "templates")
    shutil.copyfile(ROOT / "deps/fonts.tsv", share / "fonts.tsv")
    shutil.copyfile(ROOT / "deps/packages.tsv", share / "packages.tsv")
    shutil.copyfile(ROOT / "VERSION", share / "VERSION")
    (share / "compiler").write_text(toolchain.version + "\n")
    licences = share / "licences"
    licences.mkdir()
    shutil.copyfile(ROOT / "LICENSE", licences / "Vitrine")
    for library in carried:
        package = package_of(library)
        shutil.copyfile(f"/usr/share/doc/{package}/copyright", licences / package)
    for script in (*(BUNDLE / "bin").iterdir(), *(BUNDLE / "libexec").iterdir()):
        output = sdk / script.parent.name / script.name
        shutil.copyfile(script, output)
        output.chmod(0o755)
    for name in COMPILERS:
        shutil.copyfile(sdk / "bin/swift-source", sdk / "bin" / name)
        (sdk / "bin" / name).chmod(0o755)


def write_file_list(sdk):
    """What a complete bundle has; `vitrine doctor` compares."""
    lines = []
    for path in sorted(sdk.rglob("*")):
        if path.is_file():
            digest = hashlib.sha256(path.read_bytes()).hexdigest()
            lines.append(f"{digest}  {path.relative_to(sdk).as_posix()}\n")
    (sdk / "share/vitrine/files.sha256").write_text("".join(lines))


def make_bundle(build, bundle, work):
    toolchain, targets = Toolchain(), Targets()
    sdk = bundle / "vitrine"
    linker = Linker(toolchain, targets, build, sdk, work)
    below = targets.closure(name for name in targets.libraries if name != TESTING)
    library = linker.library("Vitrine", below.values(), targets.linker_options(below))
    carried = linker.carry_libraries(library)
    testing = targets.closure([TESTING])
    extra = [target for name, target in testing.items() if name not in below]
    linker.library("VitrineTesting", extra, ["-L", sdk / "lib", "-lVitrine"])
    linker.image()
    linker.program("libexec/vitrine", targets.by_name["vitrine"])
    linker.copy_program(build / "PreviewMacros-tool", "libexec/PreviewMacros")
    for name in COMPILERS:
        linker.copy_program(build / name, f"libexec/{name}")
    linker.copy_program(ROOT / ".deps/bin/swift-source", "libexec/swift-source")
    linker.copy_program(ROOT / ".deps/bin/vitrine-frontend", "bin/vitrine-frontend")
    copy_modules({**below, **testing}, build, sdk)
    copy_files(sdk, toolchain, carried)
    list_libraries(library, toolchain, sdk / "share/vitrine")
    write_descriptions(bundle, sdk)
    write_file_list(sdk)
    return toolchain


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--list-builds", action="store_true", help="what to build, and no more")
    parser.add_argument("--build", type=Path)
    parser.add_argument("--out", type=Path)
    options = parser.parse_args()
    if options.list_builds:
        programs = ["vitrine", *COMPILERS]
        print("\n".join(f"--product {name}" for name in programs))
        print("\n".join(f"--target {name}" for name in Targets().to_build(programs)))
        return
    options.out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=options.out, prefix=".making-") as name:
        work = Path(name)
        bundle = work / "vitrine.artifactbundle"
        toolchain = make_bundle(options.build.resolve(), bundle, work)
        file = f"vitrine-{version()}-swift{toolchain.version}-linux-x86_64.artifactbundle.zip"
        write_archive(bundle, work / file)
        digest = hashlib.sha256((work / file).read_bytes()).hexdigest()
        (work / "digest").write_text(f"{digest}  {file}\n")
        os.replace(work / file, options.out / file)
        os.replace(work / "digest", options.out / f"{file}.sha256")
    print(options.out / file)


try:
    main()
except BundleError as error:
    print(f"error: {error}", file=sys.stderr)
    sys.exit(1)
