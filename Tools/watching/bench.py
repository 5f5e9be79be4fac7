"""Times `watch` on one example: see Tools/bench-watch."""

import argparse
import json
import os
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time

from page import Page

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
STEPS = ["notice", "plan", "compile", "link", "start", "render", "page"]
# The edits of one example: a file, a pattern whose group is a number, and the picture that shows it.
EDITS = {
    "Watchlist": {
        "picture": "frames/Watchlist/systemMedium/snapshot@3x.png",
        "body": ("List/QuoteRow.swift", r"HStack\(spacing: (\d+)\)", ["9", "11"]),
        "string": ("Resources/Localizable.xcstrings", r'"value" : "(Watch Lists?)"',
                   ["Watch Lists", "Watch List"]),
        "color": ("Resources/Assets.xcassets/MarketGreen.colorset/Contents.json",
                  r'"red" : "(0x..)"', ["0x22", "0x32"]),
    },
}


def fail(message):
    sys.exit(f"error: {message}")


# A package with one example alone, which is built with the Swift SDK.
MANIFEST = """// swift-tools-version: 6.0
import PackageDescription
let package = Package(
  name: "Vitrine", defaultLocalization: "en", platforms: [.iOS(.v17)],
  targets: [.executableTarget(
    name: "%s", exclude: ["Artwork", "Fixtures"], resources: [.copy("Resources")])])
"""


def make_package(example, folder):
    shutil.copytree(os.path.join(ROOT, "Sources/Examples", example),
                    os.path.join(folder, "Sources", example))
    for name in ("Artwork", "Fixtures"):
        os.makedirs(os.path.join(folder, "Sources", example, name), exist_ok=True)
    with open(os.path.join(folder, "Package.swift"), "w", encoding="utf-8") as file:
        file.write(MANIFEST % example)


def processor_time(process):
    """The seconds of the processor that a process and those of its children that ended have taken."""
    with open(f"/proc/{process.pid}/stat", encoding="utf-8") as file:
        fields = file.read().rpartition(")")[2].split()
    return sum(int(field) for field in fields[11:15]) / os.sysconf("SC_CLK_TCK")


def start(executable, folder, out):
    process = subprocess.Popen(
        [executable, "watch", "--port", "0", "--out", out], cwd=folder, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True)
    address, said = None, []
    for line in process.stdout:
        said.append(line)
        found = re.search(r"http://127\.0\.0\.1:\d+/", line)
        address = address or (found and found.group(0))
        if address and "frames in" in line:
            return process, address
    fail("watch ended before it drew anything:\n" + "".join(said[-20:]))


def edit(text, pattern, values, number):
    found = re.search(pattern, text)
    if not found:
        fail(f"the pattern {pattern} isn't in the file any more")
    value = values[number % len(values)]
    if value == found.group(1):
        value = values[(number + 1) % len(values)]
    return text[: found.start(1)] + value + text[found.end(1):]


def measure(process, page, path, pattern, values, number, picture):
    """The seconds from the saved file to the new bytes of the picture, and those of each step."""
    spent = processor_time(process)
    before = page.picture(picture)
    with open(path, encoding="utf-8") as file:
        text = edit(file.read(), pattern, values, number)
    begin = time.monotonic()
    with open(path + ".part", "w", encoding="utf-8") as file:
        file.write(text)
    os.rename(path + ".part", path)
    while True:
        news = page.wait()
        if news["problem"]:
            fail("; ".join(news["problem"]))
        asked = time.monotonic()
        if page.picture(picture) != before:
            break
        if time.monotonic() - begin > 120:
            fail(f"{picture} didn't change within two minutes")
    end = time.monotonic()
    steps = {name: value / 1000 for name, value in news.get("times", {}).items()}
    steps["page"] = end - asked
    # Those of workers that have drawn and not ended are missing.
    steps["processor"] = processor_time(process) - spent
    return end - begin, steps


def settle(page, before):
    """Waits until everything else is drawn, so that edits don't break each other off."""
    while page.state["page"] == before:
        page.wait()


def run(process, page, example, kind, count, sources, picture):
    relative, pattern, values = EDITS[example][kind]
    path = os.path.join(sources, relative)
    with open(path, encoding="utf-8") as file:
        original = file.read()
    totals, parts = [], []
    try:
        # The first edit prepares what the others need.
        for number in range(count + 1):
            drawn = page.state["page"]
            page.look([picture])
            total, steps = measure(process, page, path, pattern, values, number, picture)
            if number:
                totals.append(total)
                parts.append(steps)
            settle(page, drawn)
    finally:
        with open(path, "w", encoding="utf-8") as file:
            file.write(original)
    return totals, parts


def table(results):
    lines = ["| edit | median s | slowest s | processor s | " + " | ".join(STEPS) + " | other |",
             "|---|---|---|---|" + "---|" * (len(STEPS) + 1)]
    for kind, (totals, parts) in results.items():
        steps = [statistics.median(p.get(name, 0) for p in parts) for name in STEPS]
        rest = statistics.median(totals) - sum(steps)
        cells = [f"{statistics.median(totals):.2f}", f"{max(totals):.2f}",
                 f"{statistics.median(p['processor'] for p in parts):.2f}"]
        cells += [f"{value:.2f}" for value in steps] + [f"{max(0, rest):.2f}"]
        lines.append(f"| {kind} | " + " | ".join(cells) + " |")
    return "\n".join(lines)


def time_edits(executable, folder, out, sources, options):
    process, address = start(executable, folder, out)
    try:
        page = Page(address)
        return {
            kind: run(process, page, options.product, kind, options.edits, sources,
                      EDITS[options.product]["picture"])
            for kind in options.kinds.split(",")
        }
    finally:
        process.terminate()
        process.wait()


def main():
    parser = argparse.ArgumentParser(prog="Tools/bench-watch")
    parser.add_argument("product", nargs="?", default="Watchlist", choices=sorted(EDITS))
    parser.add_argument("--edits", type=int, default=20)
    parser.add_argument("--kinds", default="body,string,color")
    parser.add_argument("--sdk", nargs="?", const="vitrine", metavar="VITRINE")
    parser.add_argument("--json")
    options = parser.parse_args()
    # Whoever ends it gets the sources back as well.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    with tempfile.TemporaryDirectory(prefix="bench-watch-") as scratch:
        if options.sdk:
            executable, folder = shutil.which(options.sdk), os.path.join(scratch, "package")
            if not executable:
                fail(f"there is no {options.sdk}: install the Swift SDK")
            make_package(options.product, folder)
            sources = os.path.join(folder, "Sources", options.product)
        else:
            executable, folder = os.path.join(ROOT, ".build/debug", options.product), ROOT
            if not os.access(executable, os.X_OK):
                fail(f"{executable} isn't built: run swift build")
            sources = os.path.join(ROOT, "Sources/Examples", options.product)
        results = time_edits(executable, folder, os.path.join(scratch, "output"), sources, options)
    print(f"{options.product}, {options.edits} edits of each kind, seconds:\n")
    print(table(results))
    if options.json:
        with open(options.json, "w", encoding="utf-8") as file:
            json.dump(results, file, indent=1)


if __name__ == "__main__":
    main()
