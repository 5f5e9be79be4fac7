"""Runs the workflows that `init` writes, and plays strangers against them. Tools/test-workflows says what it
needs."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

import approvals
import lint
import project
import names
import rules
import runs
import timings

ROOT = Path(__file__).resolve().parent.parent.parent


def main():
    problems = []
    count = 0
    with tempfile.TemporaryDirectory(prefix="vitrine-workflows-") as work:
        work = Path(work)
        keep = Path(sys.argv[1]) if len(sys.argv) > 1 else work / "kept"
        folders = []
        for place, name in enumerate(project.FOLDERS):
            written = project.write(ROOT, work / f"project-{place}", name, "--shards", "3")
            folders.append(written)
            for play in (rules, timings, names, approvals):
                scratch = work / f"{play.__name__}-{place}"
                scratch.mkdir()
                for title, problem in play.plays(written, scratch):
                    count += 1
                    if problem:
                        problems.append(f"{play.__name__}: {title} (folder “{name}”): {problem}")
            one = project.write(
                ROOT, work / f"installed-{place}", name, manifest=project.MANIFEST_OF_SDK)
            folders.append(one)
            for play, more in ((rules, ()), (names, ()), (approvals, ([approvals.approving],))):
                scratch = work / f"installed-{play.__name__}-{place}"
                scratch.mkdir()
                for title, problem in play.plays(one, scratch, *more):
                    count += 1
                    if problem:
                        problems.append(
                            f"{play.__name__}: {title} (the SDK, folder “{name}”): {problem}")
        for title, problem in runs.plays(ROOT, work):
            count += 1
            if problem:
                problems.append(f"runs: {title}: {problem}")
        for written in folders:
            written.copy_workflows(keep)
        problems += lint.zizmor(
            [*(keep / folder for folder in sorted(os.listdir(keep))), ROOT / "action.yml"], work)
    for problem in problems:
        print(f"error: {problem}", file=sys.stderr)
    if problems:
        return 1
    print(f"workflows: {count} plays; jobs ran step by step, and nothing was taken from strangers")
    return 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except subprocess.CalledProcessError as error:
        print(f"error: {error}\n{error.stderr or ''}", file=sys.stderr)
        sys.exit(1)
