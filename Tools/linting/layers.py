"""Layers: dependencies between targets and between the folders of a target point one way.

A file depends on the file that declares a type, function or value which it names. Folders that lie
beside each other, at any depth of a target, may depend on each other in one direction only; the files
that lie directly in a folder count as one folder beside its subfolders. Imports between targets point
to the same layer or to a lower one. The file of a target that is to be read first names its folders, and
where it says "from the bottom", each after those that it uses.

Read are names of top-level declarations, as text: a member that an extension adds is not seen."""

import re
from collections import defaultdict

from source import code_lines

# The folders of Sources from the bottom up.
LAYERS = (
    "SystemLibraries", "Picture", "TextAndAssets", "Apple", "Results", "Host", "Tools", "Examples",
)  # fmt: skip

# The files to read first that aren't called like their target, nor `main.swift`.
FIRST_FILES = {
    "Goldens": "GoldenComparer", "ProjectBuild": "ProjectBuilder", "SystemDesigns": "SystemDesign",
    "Typesetting": "Typesetter",
}  # fmt: skip

DECLARATION = re.compile(
    r"^(?:@\w+(?:\([^)]*\))?\s+)*"
    r"(?P<modifiers>(?:(?:public|package|open|internal|fileprivate|private|final|indirect|lazy"
    r"|nonisolated(?:\(unsafe\))?)\s+)*)"
    r"(?:struct|class|enum|protocol|actor|typealias|func|let|var|macro)\s+(?P<name>[A-Za-z_]\w*)"
)
NESTED = re.compile(
    r"^\s+(?:@\w+(?:\([^)]*\))?\s+)*(?:[a-z]+\s+)*(?:struct|class|enum|protocol|actor|typealias)\s+"
    r"([A-Za-z_]\w*)"
)
NAME = re.compile(r"(?<![.\w])[A-Za-z_]\w*")
IMPORT = re.compile(r"^\s*(?:@\w+\s+|public\s+|package\s+|internal\s+)*import\s+(\w+)")


class Target:
    """The Swift files below a folder, and which of them names what another one declares."""

    def __init__(self, folder):
        self.folder = folder
        self.files = sorted(folder.rglob("*.swift"))
        code = {
            path: [line for line, _ in code_lines(path.read_text(encoding="utf-8"))]
            for path in self.files
        }
        owners = defaultdict(set)
        for path, lines in code.items():
            for line in lines:
                found = DECLARATION.match(line)
                if found and "private" not in found["modifiers"]:
                    owners[found["name"]].add(path)
        # Overloads and types of one name in several files don't say which file is meant.
        owner = {name: next(iter(paths)) for name, paths in owners.items() if len(paths) == 1}
        self.uses = {}
        for path, lines in code.items():
            # A nested type hides one of the same name elsewhere.
            nested = {found[1] for line in lines if (found := NESTED.match(line))}
            names = set(NAME.findall("\n".join(lines))) - nested
            self.uses[path] = {
                (owner[name], name) for name in names if owner.get(name, path) != path
            }
        self.imports = {
            path: {found[1] for line in lines if (found := IMPORT.match(line))}
            for path, lines in code.items()
        }

    def folder_cycles(self):
        """(parent folder, folders of one cycle, its dependencies) for each cycle at any depth."""
        parents = {
            parent for path in self.files for parent in path.relative_to(self.folder).parents
        }
        for parent in sorted(parents):
            edges = self._edges_between_children(self.folder / parent)
            for cycle in cycles(edges):
                inside = {
                    (a, b): uses for (a, b), uses in edges.items() if a in cycle and b in cycle
                }
                yield self.folder / parent, cycle, inside

    def _edges_between_children(self, parent):
        """{(folder, folder): [(file, file, name)]} of the folders directly in `parent`."""

        def child(path):
            if not path.is_relative_to(parent):
                return None
            parts = path.relative_to(parent).parts
            return parts[0] if len(parts) > 1 else "."

        children = {path: child(path) for path in self.files}
        edges = defaultdict(list)
        for path, uses in self.uses.items():
            user = children[path]
            for owner, name in uses:
                used = children[owner]
                if user and used and user != used:
                    edges[user, used].append((path, owner, name))
        return edges


def cycles(edges):
    """The sets of nodes that can reach each other, each of two nodes or more (Tarjan, 1972)."""
    following = defaultdict(list)
    for user, used in sorted(edges):
        following[user].append(used)
    index, low, stack, found = {}, {}, [], []

    def visit(node):
        index[node] = low[node] = len(index)
        stack.append(node)
        for other in following[node]:
            if other not in index:
                visit(other)
                low[node] = min(low[node], low[other])
            elif other in stack:
                low[node] = min(low[node], index[other])
        if low[node] == index[node]:
            start = stack.index(node)
            if len(stack) - start > 1:
                found.append(sorted(stack[start:]))
            del stack[start:]

    for node in sorted({user for user, _ in edges}):
        if node not in index:
            visit(node)
    return found


def findings(target, root):
    """One message for each cycle between folders of a target."""
    for parent, cycle, edges in target.folder_cycles():
        yield (
            f"{parent.relative_to(root)}: error: [layers] these folders depend on each other: "
            + ", ".join(cycle)
        )
        for (user, used), uses in sorted(edges.items()):
            path, _, name = min(uses, key=lambda use: (str(use[0]), use[2]))
            yield (
                f"  {user} → {used}: {len(uses)} names, such as {name} in "
                f"{path.relative_to(root)}; move what both need to a folder below both"
            )


def upward_imports(target, layer_of, root):
    """One message for each import of a target in a higher layer."""
    name = target.folder.name
    for path, imports in sorted(target.imports.items()):
        for used in sorted(imports & layer_of.keys()):
            if LAYERS.index(layer_of[used]) > LAYERS.index(layer_of[name]):
                yield (
                    f"{path.relative_to(root)}: error: [layers] {name} ({layer_of[name]}) imports "
                    f"{used} ({layer_of[used]}), which lies higher"
                )


def first_file_findings(target, root):
    """One message for each folder that the target's file to read first leaves out, or names before
    one that it uses in a list "from the bottom". Where a target's folders have folders alone, as in
    SwiftUI, the lists of those are checked as well."""

    def folders(parent):
        return [path for path in sorted(parent.iterdir()) if any(path.rglob("*.swift"))]

    folder = target.folder
    upper = folders(folder)
    # The folders of examples speak for themselves, and those below a folder without files are targets.
    if folder.parent.name == "Examples" or not upper or not any(folder.glob("*.swift")):
        return
    names = (FIRST_FILES.get(folder.name, folder.name), "main")
    file = next((path for name in names if (path := folder / f"{name}.swift").exists()), None)
    if file is None:
        yield f"{folder.relative_to(root)}: error: [layers] no {names[0]}.swift names its folders"
        return
    lines = file.read_text(encoding="utf-8").splitlines()
    comments = "\n".join(line for line in lines if line.lstrip().startswith("//"))
    deeper = upper if not any(any(path.glob("*.swift")) for path in upper) else []
    for parent in (folder, *deeper):
        head = "" if parent == folder else rf"\b{parent.name}\b.*"
        order = re.search(rf"^.*{head}from the bottom(?s:.*)", comments, re.MULTILINE | re.IGNORECASE)
        text = order[0] if order else comments
        places = {path.name: re.search(rf"\b{path.name}\b", text) for path in folders(parent)}
        for name in (name for name, place in places.items() if not place):
            yield f"{file.relative_to(root)}: error: [layers] the folder {name} isn't named"
        places = {name: place.start() for name, place in places.items() if place and order}
        for (user, used), uses in sorted(target._edges_between_children(parent).items()):
            if {user, used} <= places.keys() and places[user] < places[used]:
                yield (
                    f"{file.relative_to(root)}: error: [layers] {user} is named before {used}, of "
                    f"which it uses {min(use[2] for use in uses)}"
                )


def undeclared_imports(package, root):
    """One message for each target that imports one which Package.swift doesn't let it depend on:
    SwiftPM might then compile them in the wrong order.

    package -- the package as `swift package dump-package` describes it.
    """
    declared = {
        target["name"]: (
            root / target["path"],
            {kind["byName"][0] for kind in target["dependencies"]},
        )
        for target in package["targets"] if target["type"] not in ("plugin", "system")
    }  # fmt: skip
    for name, (folder, dependencies) in sorted(declared.items()):
        imported = set().union(*Target(folder).imports.values())
        for missing in sorted(imported & declared.keys() - dependencies - {name}):
            yield (
                f"Package.swift: error: [layers] {name} imports {missing}, which is not among its "
                "dependencies"
            )
