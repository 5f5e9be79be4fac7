"""Which views and modifiers have a picture in the docs: those that the catalogue names."""

import re
from pathlib import Path

from symbols import DRAWN, PARTLY

# What is there to see only by ear, by hand, or in other views' pictures.
UNSEEN = re.compile(
    r"View\.(accessibility\w*|speech\w*|environmentObject|modifier|preference|transform\w+|"
    r"on[A-Z]\w*|widgetURL|preview[A-Z]\w*|coordinateSpace|layoutValue|"
    r"containerBackground|textSelection|id|tag|anchorPreference|containerValue|defaultAppStorage|"
    r"body|equatable|task|contentShape|typesettingLanguage|customAttribute|handGestureShortcut)"
    r"|PreviewModifierContent|AnyView|EquatableView|TupleView|ModifiedContent|SubscriptionView|Never|Optional|"
    r"(ForEach|Group)Elements?OfContent|Subview\w*|"
    r"TabContent|DefaultTabLabel|EditableCollectionContent|LabeledToolbarItemGroupContent|"
    r"TableRow|TableForEachContent|\w*TableRowContent|"
    r"(Fill|Stroke|StrokeBorder)?ShapeView|InsettableShape|DefaultDateProgressLabel"
)


def examples(folder: Path):
    """The names that the catalogue draws."""
    found = set()
    for path in sorted(folder.rglob("*.swift")):
        found.update(re.findall(r'Example\("([^"]+)"\)', path.read_text(encoding="utf-8")))
    return found


def wanted(found, views):
    """The names that should have a picture: drawn views and drawn modifiers of every view."""
    names = set()
    for (owner, member), symbol in found.items():
        if symbol.state not in (DRAWN, PARTLY):
            continue
        if owner == "View" and member and member[0].islower() and not symbol.inherited:
            names.add(f"View.{member.split('(')[0]}")
        elif not member and owner in views and "." not in owner:
            names.add(owner)
    return {name for name in names if not UNSEEN.fullmatch(name)}
