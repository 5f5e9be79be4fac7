"""Reads the tab-separated tables in deps: `#` lines are notes, the first other line names the
columns."""

import csv
import hashlib
from pathlib import Path

DEPS = Path(__file__).resolve().parent.parent
OUT = DEPS.parent / ".deps"


def rows(name):
    with open(DEPS / name, encoding="utf-8", newline="") as file:
        lines = (line for line in file if not line.startswith("#"))
        yield from csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE)


def sha256(path):
    digest = hashlib.sha256()
    with open(path, "rb") as file:
        while block := file.read(1 << 20):
            digest.update(block)
    return digest.hexdigest()


def write_atomically(path, data):
    path.parent.mkdir(parents=True, exist_ok=True)
    temporary = path.with_name(path.name + ".new")
    temporary.write_bytes(data)
    temporary.replace(path)


class Problem(Exception):
    """A message for the person at the keyboard: what, where, how to mend it."""
