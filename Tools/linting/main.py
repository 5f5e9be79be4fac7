"""The project's own lint: what would make a frame depend on more than its request, dependencies that
point both ways, and files that have grown too long. `--self-test` checks the rules themselves on
Tests/Fixtures/Lint."""

import json
import re
import subprocess
import sys
import tempfile
from pathlib import Path

import layers
from conversions import ConversionRule
from rules import LINE_LIMIT, RULES, TEST_RULES
from source import code_lines, is_allowed

ROOT = Path(__file__).resolve().parent.parent.parent
FIXTURES = ROOT / "Tests" / "Fixtures" / "Lint"
ALL_RULES = (*RULES, ConversionRule())


def findings(path, rules=(*ALL_RULES, *TEST_RULES), inside=None):
    """(line number, rule name, message) for each thing found in a file, whose path below Sources is
    `inside`."""
    lines = code_lines(path.read_text(encoding="utf-8"))
    rules = [rule.prepared(inside, lines) for rule in rules]
    for number, (code, raw) in enumerate(lines, 1):
        following = lines[number][0] if number < len(lines) else ""
        for rule in rules:
            if rule.found_in(code, following) and not is_allowed(lines, number, rule.name):
                yield number, rule.name, rule.message


def check_sources():
    count = 0
    for path in sorted((ROOT / "Sources").rglob("*.swift")):
        inside = str(path.relative_to(ROOT / "Sources"))
        rules = [rule for rule in ALL_RULES if rule.applies(inside)]
        for number, rule, message in findings(path, rules, inside):
            print(f"{path.relative_to(ROOT)}:{number}: error: [{rule}] {message}")
            count += 1
    for path in sorted((ROOT / "Tests").rglob("*.swift")):
        for number, rule, message in findings(path, TEST_RULES):
            print(f"{path.relative_to(ROOT)}:{number}: error: [{rule}] {message}")
            count += 1
    for folder in ("Sources", "Tests", "Tools", "deps"):
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix not in (".swift", ".c", ".h", ".py", ".js", ".css"):
                continue
            length = path.read_text(encoding="utf-8").count("\n")
            if length > LINE_LIMIT:
                print(
                    f"{path.relative_to(ROOT)}: error: [length] {length} lines: past {LINE_LIMIT} "
                    "a file holds more than one idea; give the second a file of its own"
                )
                count += 1
    return count


def check_layers():
    targets = [
        layers.Target(folder)
        for layer in layers.LAYERS
        for folder in sorted((ROOT / "Sources" / layer).iterdir())
        if folder.is_dir()
    ]
    layer_of = {target.folder.name: target.folder.parent.name for target in targets}
    count = 0
    for target in targets:
        for message in [
            *layers.findings(target, ROOT), *layers.upward_imports(target, layer_of, ROOT),
            *layers.first_file_findings(target, ROOT),
        ]:  # fmt: skip
            print(message)
            count += 1
    # A folder of its own: another command of the package manager locks .build until it ends.
    with tempfile.TemporaryDirectory() as scratch:
        package = subprocess.run(
            [ROOT / "Tools/swift", "package", "--scratch-path", scratch, "dump-package"],
            cwd=ROOT, stdout=subprocess.PIPE, check=True,
        )  # fmt: skip
    for message in layers.undeclared_imports(json.loads(package.stdout), ROOT):
        print(message)
        count += 1
    return count


def self_test_of_layers():
    """One planted cycle must be found, and none where the names are in comments, texts or private."""
    count = 0
    for name, wanted in (("WithCycle", [["Lower", "Upper"]]), ("WithoutCycle", [])):
        target = layers.Target(FIXTURES / "Layers" / name)
        found = [cycle for _, cycle, _ in target.folder_cycles()]
        if found != wanted:
            print(f"error: the layers of the fixture {name} have the cycles {found}, not {wanted}")
            count += 1
    planted = layers.Target(FIXTURES / "Layers" / "WithImport" / "Picture" / "DisplayList")
    layer_of = {"DisplayList": "Picture", "Site": "Tools"}
    if len(list(layers.upward_imports(planted, layer_of, ROOT))) != 1:
        print("error: the planted import of a higher layer was not found")
        count += 1
    unlisted = layers.Target(FIXTURES / "Layers" / "WithoutOrder")
    found = [message.split("[layers] ")[1] for message in layers.first_file_findings(unlisted, ROOT)]
    if found != [
        "the folder Other isn't named", "Upper is named before Lower, of which it uses Measurement",
    ]:  # fmt: skip
        print(f"error: the file to read first of WithoutOrder has the findings {found}")
        count += 1
    package = {
        "targets": [
            {"name": name, "path": path, "type": "regular", "dependencies": []}
            for name, path in (("Site", "Templates"), ("Picture", planted.folder.relative_to(ROOT)))
        ]
    }
    if len(list(layers.undeclared_imports(package, ROOT))) != 1:
        print("error: the planted import of an undeclared target was not found")
        count += 1
    return count


def self_test():
    """Every line of a fixture that ends in `// found: rule` must be found by it, and no other."""
    count = 0
    fixtures = sorted(FIXTURES.glob("*.swift.txt"))
    tested = set()
    for path in fixtures:
        text = path.read_text(encoding="utf-8")
        wanted = {
            (number, name)
            for number, line in enumerate(text.splitlines(), 1)
            for name in re.findall(r"// found: ([a-z-]+)", line)
        }
        tested |= {name for _, name in wanted}
        found = {(number, rule) for number, rule, _ in findings(path)}
        for number, rule in sorted(wanted ^ found):
            what = "missed" if (number, rule) in wanted else "wrongly found"
            print(f"{path.relative_to(ROOT)}:{number}: error: the lint {what} [{rule}]")
            count += 1
    for rule in (*ALL_RULES, *TEST_RULES):
        if rule.name not in tested:
            print(f"error: no fixture in {FIXTURES.relative_to(ROOT)} shows the rule [{rule.name}]")
            count += 1
    return count


if __name__ == "__main__":
    if "--self-test" in sys.argv:
        found = self_test() + self_test_of_layers()
    else:
        found = check_sources() + check_layers()
    sys.exit(1 if found else 0)
