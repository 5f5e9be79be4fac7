"""Which of Apple's names matter to widgets: all but those of the areas in scope.tsv."""

from fnmatch import fnmatchcase
from pathlib import Path


def areas(path=Path(__file__).parent / "scope.tsv"):
    """The areas that are not for widgets, each with its patterns, in the file's order."""
    found = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            name, patterns = line.split("\t")
            found[name] = patterns.split()
    return found


def area_of(owner, member, known):
    """The area that a name belongs to, or None for a name that matters to widgets."""
    full = f"{owner}.{member}" if member else owner
    for name, patterns in known.items():
        if any(fnmatchcase(full, p) or fnmatchcase(owner, p) for p in patterns):
            return name
    return None


def apple_symbols(path=Path(__file__).parent / "apple_symbols.tsv"):
    """(owner, member) of Apple's declarations, with the iOS version each came with."""
    found = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        if not line.startswith("#"):
            owner, member, since = line.split("\t")
            found[owner, member] = since
    return found
