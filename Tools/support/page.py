"""The support table as a page of Markdown."""

from collections import Counter

import scope
from symbols import AT_REST, DRAWN, PARTLY, UNAVAILABLE

HEAD = """# What of SwiftUI is there

Generated from the code by `Tools/support-table`; a test holds it to the code. The names are those
of the iOS 16.5 SDK and what is newer of ours, overloads in one line.

| says | means |
|---|---|
| drawn | in the picture, the layout or the data flow as Apple's |
| partly | the same but for what the line says |
| at rest | accepted; the picture of a widget is as without it, and a modifier of a view says so in the frame's [diagnostics](diagnostics.md) |
| unavailable | the compiler says what to use instead |

What of an app can't be in a widget (windows, navigation, editing, gestures) is counted at the end.
"""


class Table:
    def __init__(self, ours, apple, areas):
        self.ours = ours
        self.rows, self.missing, self.apart = [], [], Counter()
        for (owner, member), since in apple.items():
            symbol = ours.get((owner, member))
            area = scope.area_of(owner, member, areas)
            if symbol is not None:
                self.rows.append((owner, member, since, symbol))
            elif area is None:
                self.missing.append((owner, member))
            else:
                self.apart[area] += 1
        for (owner, member), symbol in ours.items():
            if (owner, member) not in apple and not symbol.inherited and shown(owner, member):
                self.rows.append((owner, member, None, symbol))
        self.rows.sort(key=lambda row: (row[0].lower(), row[0], row[1]))

    def counts(self):
        return Counter(row[3].state for row in self.rows)

    def summary(self):
        counts = self.counts()
        parts = [f"{counts[state]} {state}" for state in (DRAWN, PARTLY, AT_REST, UNAVAILABLE)]
        return ", ".join(parts) + f"; {sum(self.apart.values())} names are of apps and not there"

    def markdown(self):
        lines = [HEAD, f"In all: {self.summary()}.", ""]
        by_owner = {}
        for row in self.rows:
            by_owner.setdefault(row[0], []).append(row)
        for owner in by_owner:
            heading = owner.replace("_", "\\_")
            lines += ["", f"## {heading}", "", "| name | | |", "|---|---|---|"]
            for _, member, _, symbol in by_owner[owner]:
                name = member or owner
                lines.append(f"| `{name}` | {symbol.state} | {cell(symbol.note)} |")
        lines += ["", "## Of apps, and not there", "", "| area | names |", "|---|---|"]
        for area, count in sorted(self.apart.items()):
            lines.append(f"| {area} | {count} |")
        return "\n".join(lines) + "\n"


def shown(owner, member):
    """Whether a name beyond Apple's list is one a reader looks for."""
    hidden = ("rawValue", "init(rawValue:)", "hash(into:)", "hashValue", "Body", "body",
              "description", "debugDescription", "RawValue", "ID", "id")  # fmt: skip
    operators = set("=<>+-*/!&|~")
    return member not in hidden and not (member and member[0] in operators)


def cell(text):
    return text.replace("|", "\\|")
