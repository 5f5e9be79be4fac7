"""Our public SwiftUI declarations, from the compiler's symbol graph, and how far each works.

A declaration says how far it works where it stands:
- nothing: it is drawn, or takes part in layout or data flow, as Apple's does;
- it stands under `Accepted/`: it is accepted and rests, since a picture doesn't move;
- `- Support: partly; what is missing` or `- Support: at rest` or `- Support: drawn` in its
  documentation, for itself and for its members;
- `@available(*, unavailable, message:)`: the compiler says what to use instead.
"""

import json
import re
from dataclasses import dataclass
from pathlib import Path

DRAWN, PARTLY, AT_REST, UNAVAILABLE = "drawn", "partly", "at rest", "unavailable"
MARK = re.compile(r"^- Support: (drawn|partly|at rest)(?:; (.+))?$")
UNAVAILABLE_MARK = re.compile(
    r'@available\(\s*\*\s*,\s*unavailable\s*,\s*message:\s*"((?:[^"\\]|\\.)*)"\s*\)', re.S
)
SYNTHESIZED = "::SYNTHESIZED::"


@dataclass
class Symbol:
    owner: str
    member: str
    state: str
    note: str
    overloads: int = 1
    inherited: bool = False


def mark_of(lines):
    """The state and note that a documentation comment gives, or None."""
    for index, line in enumerate(lines):
        found = MARK.match(line.strip())
        if found:
            note = found.group(2) or ""
            for more in lines[index + 1 :]:
                if not more.strip() or more.lstrip().startswith("- "):
                    break
                note += " " + more.strip()
            return found.group(1), note
        if line.strip().startswith("- Support:"):
            raise ValueError(f"a support line that says nothing known: {line.strip()}")
    return None


def read(graphs):
    """The symbols of the symbol graph files, one for each owner and member name."""
    found, marks = {}, {}
    entries = []
    for path in graphs:
        entries.extend(json.loads(path.read_text(encoding="utf-8"))["symbols"])
    for entry in entries:
        parts = entry["pathComponents"]
        if any(part.startswith("_") for part in parts):
            continue
        lines = [line["text"] for line in entry.get("docComment", {}).get("lines", [])]
        mark = mark_of(lines)
        if mark and SYNTHESIZED not in entry["identifier"]["precise"]:
            marks[".".join(parts)] = mark
    for entry in entries:
        parts = entry["pathComponents"]
        if any(part.startswith("_") for part in parts):
            continue
        type_like = entry["kind"]["identifier"] in (
            "swift.struct", "swift.class", "swift.enum", "swift.protocol", "swift.func",
            "swift.macro", "swift.typealias")  # fmt: skip
        top = len(parts) == 1 and type_like
        owner, member = (parts[0], "") if top else (".".join(parts[:-1]), parts[-1])
        inherited = SYNTHESIZED in entry["identifier"]["precise"]
        state, note = marks.get(".".join(parts)) or owner_mark(marks, parts) or resting(entry)
        known = found.get((owner, member))
        if known is None:
            found[owner, member] = Symbol(owner, member, state, note, 1, inherited)
        else:
            known.overloads += 1
            known.inherited = known.inherited and inherited
    return found


def owner_mark(marks, parts):
    for length in range(len(parts) - 1, 0, -1):
        mark = marks.get(".".join(parts[:length]))
        if mark:
            return mark
    return None


def resting(entry):
    uri = entry.get("location", {}).get("uri", "")
    return (AT_REST, "") if "/Accepted/" in uri else (DRAWN, "")


def read_unavailable(sources):
    """Declarations that are there to say what to use instead: the compiler's graph omits them."""
    found = {}
    for path in sorted(sources.rglob("*.swift")):
        text = path.read_text(encoding="utf-8")
        for match in UNAVAILABLE_MARK.finditer(text):
            declaration = declared(text, match.end())
            if declaration is None:
                continue
            owner = owner_at(text, match.start())
            if declaration[1]:
                key = (f"{owner}.{declaration[0]}" if owner else declaration[0], "")
            else:
                key = (owner, declaration[0])
            if not key[0].startswith("_") and not key[1].startswith("_"):
                found[key] = Symbol(key[0], key[1], UNAVAILABLE, match.group(1))
    return found


def declared(text, start):
    """The name declared at `start` with its argument labels, and whether it is a type."""
    head = re.compile(
        r"\s*(?:(?:@[\w.]+(?:\([^)]*\))?|public|nonisolated|static|mutating|convenience)\s+)*"
        r"(func|init|var|let|case|struct|enum|class|protocol|typealias)\b\s*`?(\w*)`?"
    ).match(text, start)
    if head is None:
        return None
    keyword, name = head.groups()
    if keyword in ("struct", "enum", "class", "protocol", "typealias"):
        return name, True
    if keyword not in ("func", "init"):
        return name, False
    at = text.index("(", skip_generics(text, head.end()))
    return f"{name or 'init'}({labels(text, at)})", False


def skip_generics(text, at):
    if not text[at:].lstrip("?").startswith("<"):
        return at
    depth = 0
    for index in range(at, len(text)):
        if text[index] == "<":
            depth += 1
        elif text[index] == ">" and text[index - 1] != "-":
            depth -= 1
            if depth == 0:
                return index + 1
    return at


def labels(text, at):
    """The argument labels of the parameter list that opens at `at`: `_:alignment:`."""
    depth, begins, names = 0, True, ""
    index = at
    while index < len(text):
        character = text[index]
        if character in "([{":
            depth += 1
        elif character in ")]}":
            depth -= 1
            if depth == 0:
                return names
        elif character == "," and depth == 1:
            begins = True
        elif begins and depth == 1 and not character.isspace():
            attribute = re.compile(r"@\w+(?:\([^)]*\))?\s*").match(text, index)
            if attribute:
                index = attribute.end()
                continue
            label = re.compile(r"\w+").match(text, index)
            names += label.group(0) + ":"
            begins = False
            index = label.end()
            continue
        index += 1
    return names


def owner_at(text, position):
    """The type or extension whose braces hold `position`: `View` in `extension View { … }`."""
    owners, depth, index = [], 0, 0
    opening = re.compile(r"\b(?:extension|struct|enum|class|protocol)\s+([\w.]+)[^{}]*\{")
    while index < position:
        match = opening.match(text, index)
        if match and (index == 0 or not text[index - 1].isalnum()):
            owners.append((depth, match.group(1)))
            depth += 1
            index = match.end()
            continue
        if text[index] == "{":
            depth += 1
        elif text[index] == "}":
            depth -= 1
            if owners and owners[-1][0] == depth:
                owners.pop()
        index += 1
    return ".".join(name for _, name in owners)


def conforming(graphs, protocol):
    """The names of the types that say they are `protocol`."""
    names, targets = {}, set()
    for path in graphs:
        graph = json.loads(path.read_text(encoding="utf-8"))
        for entry in graph["symbols"]:
            names[entry["identifier"]["precise"]] = ".".join(entry["pathComponents"])
        for relation in graph["relationships"]:
            if relation["kind"] == "conformsTo":
                targets.add((relation["source"], relation["target"]))
    return {names[source] for source, target in targets
            if names.get(target) == protocol and source in names}  # fmt: skip


def graph_paths(folder: Path):
    return sorted(folder.glob("SwiftUI*.symbols.json"))
