"""zizmor, which knows mistakes of GitHub's workflows: from the machine, or from PyPI by its hash."""

import os
import platform
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

VERSION = "1.32.0"
# Of zizmor-1.32.0-py3-none-manylinux_2_28_x86_64.whl.
WHEEL = "84a6acb975accc13408786a2bd274b572537ca19c933ebbc13e78f3988562071"
CACHE = Path(__file__).resolve().parent.parent.parent / ".deps" / f"zizmor-{VERSION}"


def zizmor(folders, work):
    """What it finds in the workflows of these folders, one line each."""
    program, reason = find(work)
    if not program:
        print(f"left out: zizmor's look at the workflows: {reason}")
        return []
    done = subprocess.run(
        [program, "--offline", "--no-progress", "--color", "never", "--quiet", *folders],
        capture_output=True, text=True)
    if done.returncode == 0:
        print(f"workflows: {subprocess.getoutput(f'{program} --version')} finds nothing")
        return []
    return [f"zizmor: {done.stdout}{done.stderr}"]


def find(work):
    """(the program, why there is none)"""
    found = shutil.which("zizmor") or (str(CACHE / "zizmor") if (CACHE / "zizmor").exists() else None)
    if found:
        return found, None
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        return None, "it is not installed, and its wheel is pinned for x86-64 Linux alone"
    requirement = work / "zizmor.txt"
    requirement.write_text(f"zizmor=={VERSION} --hash=sha256:{WHEEL}\n")
    done = subprocess.run(
        [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--only-binary", ":all:",
         "--require-hashes", "--disable-pip-version-check", "--dest", work, "-r", requirement],
        capture_output=True, text=True, stdin=subprocess.DEVNULL)
    if done.returncode != 0:
        return None, "it is not installed, and pip has no zizmor of the pinned hash"
    wheel = next(work.glob("zizmor-*.whl"))
    with zipfile.ZipFile(wheel) as archive:
        name = next(one for one in archive.namelist() if one.endswith(".data/scripts/zizmor"))
        CACHE.mkdir(parents=True, exist_ok=True)
        part = CACHE / f".zizmor.{os.getpid()}.part"
        part.write_bytes(archive.read(name))
    part.chmod(0o755)
    part.rename(CACHE / "zizmor")
    return str(CACHE / "zizmor"), None
