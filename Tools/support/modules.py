"""Writes docs/modules.md from the sources: every public type of the modules beside SwiftUI, and how far it works."""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = ROOT / "docs" / "modules.md"
APPLE = ROOT / "Sources" / "Apple"

HEAD = """# Support of the other frameworks

Generated from the code by `Tools/support-table`; a test holds it to the code. One row is a type of a module that widget
source can import; [SwiftUI's names](support.md) have a page of their own.

| says | means |
|---|---|
| drawn | a view that is in the picture |
| sign | a view or a controller of UIKit's: it compiles, and a widget shows the sign that WidgetKit draws |
| answers | it computes, or keeps what it is given, as Apple documents it |
| world | it answers by `--world FILE`, and without one as a device whose person was never asked |
| partly | the same but for what the line says |
| stand-in | Vitrine's own in the place of Apple's, which the frame's [diagnostics](diagnostics.md) say |
| at rest | it compiles and changes nothing; calls that would have had an effect say so in the diagnostics |
| accepted | it compiles; its methods do nothing |
| values | constants, options and errors |
| protocol | for the code's own types to conform to |
"""

# Modules whose declarations lie in another target's folder.
FOLDERS = {"WidgetKit": ["WidgetKitCore"]}
DECLARATION = re.compile(
    r"^(?P<indent> *)(?:@[\w.]+(?:\([^)]*\))? )*(?P<access>public|open) (?:final |indirect |nonisolated )*"
    r"(?P<kind>class|struct|enum|protocol|actor) (?P<name>\w+)(?P<rest>[^{\n]*)", re.M)  # fmt: skip


def modules():
    """The modules' names, by Package.swift."""
    text = (ROOT / "Package.swift").read_text(encoding="utf-8")
    faces = re.search(r"let faces = \[(.*?)\n\]", text, re.S)
    frameworks = re.search(r"let frameworks: .*? = \[\n(.*?)\n\]", text, re.S)
    names = re.findall(r'"(\w+)"', faces[1]) + re.findall(r'\(\s*"(\w+)",', frameworks[1])
    return sorted(set(names) - {"SwiftUI"}, key=str.lower)


def body(text, start):
    """The braces after a declaration with all between them."""
    opening = text.find("{", start)
    depth = 0
    for place in range(opening, len(text)):
        depth += {"{": 1, "}": -1}.get(text[place], 0)
        if depth == 0:
            return text[opening : place + 1]
    return text[opening:]


def comment(text, start):
    """The documentation before a declaration."""
    lines = []
    for line in reversed(text[:start].rstrip("\n").split("\n")):
        line = line.strip()
        if line.startswith("///"):
            lines.insert(0, line[3:].strip())
        elif not line.startswith("@"):
            break
    return "\n".join(lines)


def state(kind, rest, documentation, content):
    """The word and the remark of a type."""
    support = re.search(r"- Support: (at rest|partly)[;,]?\s*(.*?)(?:\n\n|\Z)", documentation, re.S)
    if support:
        return support[1], " ".join(support[2].split()).rstrip(".")
    if re.search(r"DeviceAnswers\s*\.standsIn", content):
        return "stand-in", ""
    parents = set(re.findall(r"\w+", rest))
    if parents & {"UIView", "UIViewController", "UIControl", "UINavigationController", "UIScrollView"}:
        return "sign", ""
    if "View" in parents:
        return "drawn", ""
    rests = re.search(r"DeviceAnswers\s*\.rests|\brests\(", content)
    if re.search(r"DeviceAnswers\s*\.ask|\bask\(\)|\bsection\(\)", content):
        return "world", "changes are at rest" if rests else ""
    if rests:
        return "at rest", ""
    methods = re.findall(r"\bfunc [^{]*(\{\s*\})?", content)
    if kind == "protocol":
        return "protocol", ""
    if kind == "class" and methods and all(methods):
        return "accepted", ""
    if not methods and (kind == "enum" or parents & {"OptionSet", "RawRepresentable", "Error"}):
        return "values", ""
    return "answers", ""


def resting_filters():
    """The filters of Core Image that pass their image on."""
    table = (APPLE / "CoreImage/Filters/FilterTable.swift").read_text(encoding="utf-8")
    return set(re.findall(r'"(CI\w+)"', table[table.index("static let resting") :]))


def follow(rows, contents):
    """Types that ask one that answers by the world file do so too."""
    changed = True
    while changed:
        changed = False
        world = [name for name in rows if rows[name][0] == "world"]
        for name, content in contents.items():
            if rows[name][0] not in ("answers", "accepted"):
                continue
            if any(re.search(rf"\b{other}\.\w+\(|\b{other}\.status\b", content) for other in world):
                rows[name] = ("world", "")
                changed = True


def types(module):
    """Rows of a module's public types, by name."""
    rows, contents = {}, {}
    for folder in FOLDERS.get(module, [module]):
        for file in sorted((APPLE / folder).rglob("*.swift")):
            text = file.read_text(encoding="utf-8")
            for found in DECLARATION.finditer(text):
                if found["indent"] or found["name"].startswith("_"):
                    continue
                content = body(text, found.end())
                documentation = comment(text, found.start())
                name = found["name"]
                rows[name] = state(found["kind"], found["rest"], documentation, content)
                contents[name] = content
    follow(rows, contents)
    if module == "CoreImage":
        for name in resting_filters() & rows.keys():
            rows[name] = ("at rest", "passes its image on")
    return rows


def markdown():
    parts, counts = [], {}
    for module in modules():
        rows = types(module)
        parts.append(f"\n## {module}\n")
        if not rows:
            parts.append("Functions and names alone, or those of a module that it exports.\n")
            continue
        parts.append("| type | | |\n|---|---|---|")
        for name in sorted(rows, key=str.lower):
            word, remark = rows[name]
            counts[word] = counts.get(word, 0) + 1
            parts.append(f"| `{name}` | {word} | {remark.replace('|', chr(92) + '|')} |")
        parts.append("")
    total = ", ".join(f"{counts[word]} {word}" for word in sorted(counts))
    summary = f"\nIn all: {sum(counts.values())} types of {len(modules())} modules: {total}.\n"
    return HEAD + summary + "\n".join(parts).rstrip("\n") + "\n"


def main(arguments):
    text = markdown()
    if "--check" in arguments:
        if PAGE.exists() and PAGE.read_text(encoding="utf-8") == text:
            return 0
        print("support: error: docs/modules.md is not what the code says now; write it: Tools/support-table",
              file=sys.stderr)  # fmt: skip
        return 1
    temporary = PAGE.with_suffix(".new")
    temporary.write_text(text, encoding="utf-8")
    temporary.replace(PAGE)
    print("support: wrote docs/modules.md")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
