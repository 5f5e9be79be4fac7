#!/usr/bin/env python3
"""Fits Inter's advances to SF's and writes Sources/Typesetting/Fonts/AdvanceFitTable.swift.

    python3 -m venv venv && venv/bin/pip install numpy uharfbuzz
    venv/bin/python Tools/fit-advances/fit.py          # after `make deps`

Model, in ems of the size asked for: SF's advance of a character = Inter's at the same optical size
and weight, times 0.968, + c(character) + d(size, weight), with

    d = d0 + [SF's published tracking - its value at 17] - [Inter's own narrowing since 17]
        + x * (how far SF has turned from Text to Display, 17...28 points) + e(size) + g * weight.

A ridge keeps c (12 thousandths of an em) and e (4) small, so that what few texts show is believed
little. Texts left out one at a time say how well it does on texts that it has not seen.
"""
import csv
import pathlib

import numpy as np
import uharfbuzz as hb

HERE = pathlib.Path(__file__).parent
ROOT = HERE.parent.parent
SCALE = 0.968
EM = 65536
KNOTS = [10, 12, 15, 17, 20, 24, 28, 34]
PANGRAMS = "the quick brown fox jumps over the lazy dog Pack my box with five dozen liquor jugs"
MODEL_ERROR = 0.0005
CHARACTER_SPREAD = 0.012
SIZE_SPREAD = 0.004

face = hb.Face(hb.Blob.from_file_path(str(ROOT / ".deps/fonts/Inter.ttf")))
fonts = {}


def font(size, weight):
    key = (min(max(round(size * 4) / 4, 14), 32), weight)
    if key not in fonts:
        fonts[key] = hb.Font(face)
        fonts[key].scale = (EM, EM)
        fonts[key].set_variations({"opsz": key[0], "wght": weight})
    return fonts[key]


def inter(text, size, weight):
    """Advance, left bearing and right bearing in ems of the size asked for."""
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    buffer.language = "en"
    at = font(size, weight)
    hb.shape(at, buffer, {"calt": False})
    glyphs, places = buffer.glyph_infos, buffer.glyph_positions
    first = at.get_glyph_extents(glyphs[0].codepoint)
    last = at.get_glyph_extents(glyphs[-1].codepoint)
    unit = SCALE / EM
    return (
        sum(p.x_advance for p in places) * unit,
        first.x_bearing * unit,
        (places[-1].x_advance - last.x_bearing - last.width) * unit,
    )


def table(name):
    with open(HERE / name, newline="") as file:
        lines = (line for line in file if not line.startswith("#"))
        return list(csv.DictReader(lines, delimiter="\t", quoting=csv.QUOTE_NONE))


tracking = {float(r["size"]): float(r["tracking"]) / float(r["size"]) for r in table("tracking.tsv")}
texts = table("widths.tsv")
characters = sorted({c for t in texts for c in t["text"]})
place = {c: i for i, c in enumerate(characters)}
D0 = len(characters)
X, E = D0 + 1, D0 + 2
G = E + len(KNOTS)
narrowing = {}


def mean_advance(size):
    size = min(max(size, 14), 32)
    if size not in narrowing:
        narrowing[size] = inter(PANGRAMS, size, 400)[0] / len(PANGRAMS)
    return narrowing[size]


def published_tracking(size):
    sizes = sorted(tracking)
    return float(np.interp(size, sizes, [tracking[k] for k in sizes]))


def published(size):
    sf = published_tracking(size) - published_tracking(17)
    return sf - (mean_advance(size) - mean_advance(17))


def display(size):
    return min(max((size - 17) / 11, 0), 1)


def hat(size):
    weights = np.zeros(len(KNOTS))
    size = min(max(size, KNOTS[0]), KNOTS[-1])
    for i in range(len(KNOTS) - 1):
        if KNOTS[i] <= size <= KNOTS[i + 1]:
            f = (size - KNOTS[i]) / (KNOTS[i + 1] - KNOTS[i])
            weights[i], weights[i + 1] = 1 - f, f
            break
    return weights


def equation(t):
    """Coefficients, right side and standard deviation, in ems."""
    text, size, weight = t["text"], float(t["size"]), int(t["weight"])
    width, pixels = float(t["width"]), int(t["pixels_per_point"])
    advance, left, right = inter(text, size, weight)
    row = np.zeros(G + 1)
    for c in text:
        row[place[c]] += 1
    count = len(text)
    if t["kind"] == "ink":
        advance -= left + right
        row[place[text[0]]] -= 0.5
        row[place[text[-1]]] -= 0.5
        count -= 1
        deviation = max(0.35 / pixels, 0.008 * size)
    else:
        width -= 0.5 / pixels if pixels else 0
        deviation = 0.29 / pixels if pixels else 0.02
    row[D0] = count
    row[X] = count * display(size)
    row[E:G] = count * hat(size)
    row[G] = count * (weight - 400) / 300
    other = 0.35 if t["platform"] == "macOS" else 0
    deviation = (deviation**2 + (MODEL_ERROR * size) ** 2 * len(text) + other**2) ** 0.5
    return row, width / size - advance - count * published(size), deviation / size


def solve(chosen):
    spreads = [CHARACTER_SPREAD] * D0 + [0.02, 1] + [SIZE_SPREAD] * len(KNOTS) + [0.02]
    rows, sides = list(np.diag(1 / np.array(spreads))), [0.0] * len(spreads)
    for t in chosen:
        row, side, deviation = equation(t)
        rows.append(row / deviation)
        sides.append(side / deviation)
    return np.linalg.lstsq(np.array(rows), np.array(sides), rcond=None)[0]


def error(answer, t):
    row, side, _ = equation(t)
    return (row @ answer - side) * float(t["size"])


def report(answer):
    unseen = []
    for text in sorted({t["text"] for t in texts if not t["text"].startswith("Item ")}):
        without = solve([t for t in texts if t["text"] != text])
        unseen += [abs(error(without, t)) / float(t["width"]) for t in texts if t["text"] == text]
    seen = [abs(error(answer, t)) / float(t["width"]) for t in texts]
    for name, values in (("fitted", seen), ("left out", unseen)):
        print(
            f"{name}: median {100 * np.median(values):.2f} %,"
            f" 95th percentile {100 * np.percentile(values, 95):.2f} %"
        )
    return np.median(unseen), np.percentile(unseen, 95)


def rows_of(values, per_row):
    lines = [values[i : i + per_row] for i in range(0, len(values), per_row)]
    return "\n".join("    " + ", ".join(line) + "," for line in lines)


def main():
    answer = solve(texts)
    median, tail = report(answer)
    sizes = list(range(6, 97))
    spacing = [
        answer[D0] + published(s) + answer[X] * display(s) + hat(s) @ answer[E:G] for s in sizes
    ]
    ascii_corrections = [
        answer[place[chr(c)]] if chr(c) in place else 0 for c in range(0x20, 0x7F)
    ]
    thousandths = lambda v: f"{1000 * v:.1f}"
    (ROOT / "Sources/Typesetting/Fonts/AdvanceFitTable.swift").write_text(
        f"""/// Written by Tools/fit-advances/fit.py from the widths in its folder; don't edit. In thousandths of
/// an em. On texts that were left out of the fit, widths are off by {100 * median:.2f} % in the median and by
/// {100 * tail:.1f} % at the 95th percentile.
extension AdvanceFit {{
  /// Added after every letter, for each whole size from 6 to 96 points.
  static let spacings: [Double] = [
{rows_of([thousandths(v) for v in spacing], 12)}
  ]

  /// SF's published tracking for the same sizes.
  static let trackings: [Double] = [
{rows_of([thousandths(published_tracking(s)) for s in sizes], 12)}
  ]

  /// More of it for each 300 of weight above regular.
  static let spacingByWeight = {thousandths(answer[G])}

  /// For the characters from U+0020 to U+007E.
  static let corrections: [Float] = [
{rows_of([thousandths(v) for v in ascii_corrections], 12)}
  ]
}}
"""
    )


main()
