"""The libraries and programs of the bundle, linked from the objects of a build."""

import os
import shutil
import subprocess

from elf import set_library_folders
from targets import ROOT, BundleError, objects

# Their files are named for versions of their own, which differ between distributions.
CARRIED = ("libjpeg.so", "libcmark-gfm.so", "libcmark-gfm-extensions.so")


class Toolchain:
    def __init__(self):
        self.swiftc = run([ROOT / "Tools/swift", "--compiler"]).strip()
        self.bin = os.path.dirname(os.path.realpath(self.swiftc))
        version = run([self.swiftc, "--version"])
        self.version = version.split("Swift version ")[1].split()[0]

    def tool(self, name):
        path = os.path.join(self.bin, name)
        return path if os.access(path, os.X_OK) else name


def run(command, **options):
    answer = subprocess.run([str(word) for word in command], capture_output=True, text=True, **options)
    if answer.returncode != 0:
        raise BundleError(f"{command[0]} failed:\n{answer.stderr or answer.stdout}")
    return answer.stdout


def linked_libraries(file):
    """(name, path) of the libraries that a library needs itself."""
    direct = run(["readelf", "-d", file])
    paths = dict(line.split()[:3:2] for line in run(["ldd", file]).splitlines() if "=> /" in line)
    names = [line.split("[")[1].rstrip("]") for line in direct.splitlines() if "(NEEDED)" in line]
    return [(name, paths[name]) for name in names if name in paths]


def package_of(library):
    """The Debian package of a file; dpkg may know it by its path before /lib became a link to /usr/lib."""
    for path in (os.path.realpath(library), os.path.realpath(library).removeprefix("/usr")):
        answer = subprocess.run(["dpkg-query", "-S", path], capture_output=True, text=True)
        if answer.returncode == 0:
            return answer.stdout.split(":")[0]
    raise BundleError(f"no package of this system holds {library}")


class Linker:
    """Links into the folder of the SDK."""

    def __init__(self, toolchain, targets, build, sdk, work):
        self.toolchain, self.targets, self.build = toolchain, targets, build
        self.sdk, self.work = sdk, work
        for folder in ("lib", "libexec", "bin", "modules"):
            (sdk / folder).mkdir(parents=True)

    def library(self, name, targets, options):
        list_file = self.work / f"{name}.objects"
        found = [str(file) for target in targets for file in self.objects(target)]
        list_file.write_text("".join(f"{file}\n" for file in found))
        output = self.sdk / "lib" / f"lib{name}.so"
        run([
            self.toolchain.swiftc, "-emit-library", "-module-name", name, f"@{list_file}", "-o", output,
            "-no-toolchain-stdlib-rpath", "-Xlinker", f"-soname=lib{name}.so",
            "-Xlinker", "-Bsymbolic-functions", "-Xlinker", "--no-undefined", *options,
        ])
        self.strip(output)
        return output

    def objects(self, target):
        if target["name"] != "CCheckout":
            return objects(target, self.build)
        # The one whose path would be a path of this machine.
        folder = ROOT / target["path"]
        output = self.work / "checkout.o"
        self.compile_c(folder / "checkout.c", output, folder / "include", f"-ffile-prefix-map={ROOT}=")
        return [output]

    def image(self):
        """What every executable is linked with, to find its own sections."""
        folder = ROOT / "Sources/SystemLibraries/CPreviewSection"
        self.compile_c(folder / "image.c", self.sdk / "lib/VitrineImage.o", folder / "include")

    def compile_c(self, source, output, include, *options):
        clang = self.toolchain.tool("clang")
        run([clang, "-O2", "-fPIC", "-c", source, "-I", include, "-o", output, *options], cwd=ROOT)

    def program(self, name, target):
        """A program that uses the shared library."""
        output = self.sdk / name
        found = objects(target, self.build)
        # SwiftPM renames `main`, so that tests can be linked with an executable's objects.
        entry = f"{target['name']}_main"
        renamed = entry in run([self.toolchain.tool("llvm-nm"), *found])
        run([
            self.toolchain.swiftc, "-emit-executable", "-module-name", "main", *found,
            *(["-Xlinker", f"--defsym=main={entry}"] if renamed else []),
            "-o", output, "-no-toolchain-stdlib-rpath", "-L", self.sdk / "lib", "-lVitrine",
            "-Xlinker", "-rpath", "-Xlinker", "$ORIGIN/../lib", "-Xlinker", "--disable-new-dtags",
        ])
        self.strip(output)

    def copy_program(self, source, name):
        """A program that stands alone. Those who start it say where Swift's libraries are."""
        output = self.sdk / name
        shutil.copyfile(source, output)
        output.chmod(0o755)
        set_library_folders(output, "$ORIGIN/../lib")
        self.strip(output)

    def strip(self, file):
        run([self.toolchain.tool("llvm-objcopy"), "--strip-debug", file])

    def carry_libraries(self, library):
        """Copies the libraries that a system of another distribution has in another version."""
        carried = []
        for name, path in linked_libraries(library):
            if name.startswith(CARRIED):
                shutil.copyfile(path, self.sdk / "lib" / name)
                carried.append(path)
        return carried
