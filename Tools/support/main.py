"""Writes docs/support.md from the symbol graph of the built SwiftUI module, or checks it."""

import sys
from pathlib import Path

import page
import pictured
import scope
import symbols

ROOT = Path(__file__).resolve().parent.parent.parent
PAGE = ROOT / "docs" / "support.md"


def main(arguments):
    graphs = symbols.graph_paths(Path(arguments[0]))
    if not graphs:
        print(f"support: error: no symbol graph in {arguments[0]}", file=sys.stderr)
        return 3
    ours = symbols.read(graphs)
    for key, symbol in symbols.read_unavailable(ROOT / "Sources" / "Apple" / "SwiftUI").items():
        ours.setdefault(key, symbol)
    apple, areas = scope.apple_symbols(), scope.areas()
    table = page.Table(ours, apple, areas)
    if table.missing:
        for owner, member in table.missing:
            print(f"support: error: {owner}{'.' if member else ''}{member} matters to widgets "
                  "and is neither there nor marked unavailable", file=sys.stderr)  # fmt: skip
    bare = pictured.wanted(ours, symbols.conforming(graphs, "View")) - pictured.examples(
        ROOT / "Sources" / "Tools" / "catalogue")  # fmt: skip
    for name in sorted(bare):
        print(f"support: error: {name} has no example in Sources/Tools/catalogue", file=sys.stderr)
    text = table.markdown()
    if "--check" in arguments:
        same = PAGE.exists() and PAGE.read_text(encoding="utf-8") == text
        if not same:
            print("support: error: docs/support.md is not what the code says now; "
                  "write it: Tools/support-table", file=sys.stderr)  # fmt: skip
        return 0 if same and not table.missing and not bare else 1
    temporary = PAGE.with_suffix(".new")
    temporary.write_text(text, encoding="utf-8")
    temporary.replace(PAGE)
    print(f"support: {table.summary()}")
    return 1 if table.missing or bare else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
