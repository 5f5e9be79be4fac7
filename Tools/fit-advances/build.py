#!/usr/bin/env python3
"""Writes the tables of SF's advances, kerning and tracking in Sources/TextAndAssets/Typesetting/SystemFont.

    python3 Tools/fit-advances/build.py

The substitute for SF draws other letters, but sets them where SF would: each character is given SF's
advance, each pair SF's kerning, each size SF's tracking. The figures are in this folder, with where
they come from. No text's width goes in, so that the texts which `make fidelity` measures were all
left out.
"""
import csv
import pathlib

HERE = pathlib.Path(__file__).parent
TARGET = HERE.parent.parent / "Sources/TextAndAssets/Typesetting/SystemFont"
NOTE = "/// Written by Tools/fit-advances/build.py from the figures in its folder; don't edit.\n"


def table(name):
    with open(HERE / name, newline="", encoding="utf-8") as file:
        lines = (line for line in file if not line.startswith("# "))
        return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


def rows_of(values, indent="    "):
    lines, line = [], indent
    for value in values:
        if len(line) + len(value) + 1 > 98:
            lines.append(line.rstrip())
            line = indent
        line += f"{value}, "
    return "\n".join(lines + [line.rstrip()])


def advances():
    """In 4096ths of an em, since some stand between two units."""
    rows = table("sf-advances.tsv")
    characters = [r["character"] for r in rows]
    assert characters[:95] == ["␣"] + [chr(c) for c in range(0x21, 0x7F)]
    names = {
        "ul": "ultraLight", "rg": "regular", "bd": "bold", "bk": "black", "it": "italic",
    }
    parts = [NOTE + "/// In 4096ths of an em, for the characters from U+0020 to U+007E, then for `beyondASCII`.\n"
             "extension SystemAdvances {\n  static let beyondASCII: [UInt16] = [\n"
             + rows_of([f"0x{ord(c):X}" for c in characters[95:]]) + "\n  ]"]
    for size in ("text", "display"):
        for short, name in names.items():
            values = [str(round(float(r[f"{short}_{size}"]) * 2)) for r in rows]
            parts.append(
                f"  static let {name}{size.capitalize()}: [Int16] = [\n{rows_of(values)}\n  ]"
            )
    return "\n".join(parts) + "\n}\n"


def units(thousandths):
    """Pairs are kerned by multiples of five units, which differ in thousandths of an em."""
    return round(float(thousandths) * 2.048 / 5) * 5


def kerning():
    pairs = {}
    for row in table("sf-kerning.tsv"):
        for entry in row["pairs"].split(" "):
            seconds, values = entry[: entry.rindex("=")], entry[entry.rindex("=") + 1 :]
            text, display = (units(v) for v in values.split(","))
            for a in row["first"].replace("␣", " "):
                for b in seconds.replace("␣", " "):
                    at = pairs.setdefault((a, b), [0, 0, 0, 0])
                    place = 0 if row["weight"] == "400" else 2
                    at[place : place + 2] = [text, display]
    rows = {}
    for (a, b), values in sorted(pairs.items()):
        rows.setdefault(a, {}).setdefault(tuple(values), []).append(b)
    alike = {}
    for first, entries in rows.items():
        key = tuple(sorted((tuple(sorted(seconds)), values) for values, seconds in entries.items()))
        alike.setdefault(key, []).append(first)
    lines = []
    for key, firsts in sorted(alike.items(), key=lambda item: item[1]):
        head = "".join(sorted(firsts))
        line = head
        for seconds, values in key:
            entry = " " + "".join(seconds).replace(" ", "␣")
            entry += "=" + ",".join(str(v) for v in values)
            if len(line) + len(entry) > 94:
                lines.append(line)
                line = head
            line += entry
        lines.append(line)
    body = "\n".join("    " + line for line in lines)
    return (
        NOTE
        + "/// First characters, then second characters=regular text, display, bold text, display, in\n"
        "/// 2048ths of an em; ␣ is a space.\n"
        'extension SystemKerning {\n  static let pairs = #"""\n' + body + '\n    """#\n}\n'
    )


def tracking_by_size(name, closer=()):
    """In tenths of 2048ths of an em, for whole sizes from 6 to 96 points."""
    known = {}
    for row in table(name):
        known[float(row["size"])] = float(row["tracking"]) / float(row["size"]) * 2048
    for row in closer:
        known[float(row["size"])] = float(row["units"])
    sizes = sorted(known)
    values = []
    for size in range(6, 97):
        below = max(s for s in sizes if s <= size)
        above = min(s for s in sizes if s >= size)
        part = (size - below) / (above - below) if above > below else 0
        values.append(str(round(10 * (known[below] + part * (known[above] - known[below])))))
    return rows_of(values)


def tracking():
    return (
        NOTE
        + "/// In tenths of a 2048th of an em, for each whole size from 6 to 96 points.\n"
        "extension SystemTracking {\n  static let bySize: [Int16] = [\n"
        + tracking_by_size("tracking.tsv", table("sf-tracking-units.tsv"))
        + "\n  ]\n  /// SF Compact's.\n  static let compactBySize: [Int16] = [\n"
        + tracking_by_size("compact-tracking.tsv")
        + "\n  ]\n}\n"
    )


def main():
    for name, text in (
        ("SystemAdvanceTable", advances()),
        ("SystemKerningTable", kerning()),
        ("SystemTrackingTable", tracking()),
    ):
        (TARGET / f"{name}.swift").write_text(text, encoding="utf-8")


main()
