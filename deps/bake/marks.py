"""Marks of lines in circles and squares: as thick as the line around them, which an icon that is made smaller is not."""

import outline
import strokes
from paths import curve, trail

# The way a mark points, by its last words: across and down.
WAYS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "backward": (-1, 0), "right": (1, 0), "forward": (1, 0),
        "up.left": (-1, -1), "up.backward": (-1, -1), "up.right": (1, -1), "up.forward": (1, -1), "down.left": (-1, 1),
        "down.backward": (-1, 1), "down.right": (1, 1), "down.forward": (1, 1)}  # fmt: skip

# The most that a sign is wide, by its height. Assumed: a little more than of Apple's `questionmark.circle` (306 by 496 in
# deps/symbol-glyphs.tsv) and `info` (395 by 756 in deps/symbol-sizes.tsv).
QUESTION_WIDTH = 0.65
INFO_WIDTH = 0.53
# The radius of a question mark's dot, assumed: a share of the line's thickness, and what is added at each, on the grid.
QUESTION_DOT = 0.5, 2.6


def mark(name, cx, cy, width, height, t):
    """The lines of a name in a box of the given middle and size; None for what isn't made of lines."""
    x, y = (width - t) / 2, (height - t) / 2

    def line(*points):
        return strokes.line([(cx + px * x, cy + py * y) for px, py in points], t)

    if name == "plus":
        return line((-1, 0), (1, 0)) + line((0, -1), (0, 1))
    if name == "minus":
        return line((-1, 0), (1, 0))
    if name in ("xmark", "multiply"):
        return line((-1, -1), (1, 1)) + line((-1, 1), (1, -1))
    if name == "checkmark":
        return line((-1, 0.16), (-0.28, 1), (1, -1))
    if name == "exclamationmark":
        foot = cy + height / 2
        return strokes.line([(cx, cy - height / 2 + t * 0.55), (cx, foot - t * 2.25)], t * 1.1) + [outline.disc(cx, foot - t * 0.66, t * 0.66)]
    if name == "slash":
        return line((-1, 1), (1, -1))
    if name == "questionmark":
        return question(cx, cy, min(width, height * QUESTION_WIDTH), height, t)
    if name == "info":
        return letter_i(cx, cy, min(width, height * INFO_WIDTH), height, t)
    kind, _, way = name.partition(".")
    if way not in WAYS or kind not in ("arrow", "chevron"):
        return None
    dx, dy = WAYS[way]
    if kind == "chevron":
        if dx and dy:
            return None
        return line((-dx, -1), (dx, 0), (-dx, 1)) if dx else line((-1, -dy), (0, dy), (1, -dy))
    if dx and dy:
        return line((-dx, -dy), (dx, dy)) + line((-dx * 0.62, dy), (dx, dy), (dx, -dy * 0.62))
    # The head is as wide as the box, its arms at half a right angle.
    arm = y / x if dx else x / y
    head = ((dx - dx * arm, -1), (dx, 0), (dx - dx * arm, 1)) if dx else ((-1, dy - dy * arm), (0, dy), (1, dy - dy * arm))
    return line((-dx, -dy), (dx, dy)) + line(*head)


def question(cx, cy, width, height, t):
    """Most of a circle, a bend to the middle, and a dot."""
    r, dot = (width - t) / 2, t * QUESTION_DOT[0] + QUESTION_DOT[1]
    top, low = cy - (height - t) / 2 + r, cy + height / 2 - dot
    hook = curve((cx - r, top), (cx - r, top - r * 1.33, cx + r, top - r * 1.33, cx + r, top),
                 (cx + r, top + r * 0.84, cx, top + r * 0.84, cx, min(top + r * 1.7, low - dot - t * 0.25 - 9)))  # fmt: skip
    return trail(hook, t) + [outline.disc(cx, low, dot)]


def letter_i(cx, cy, width, height, t):
    """A stem with a serif at the left of its top and one at its foot, and a dot above it."""
    dot, x, foot = t * 0.72, (width - t) / 2, cy + (height - t) / 2
    head = foot - (height - t) * 0.62
    found = trail([(cx - x * 0.86, head), (cx, head), (cx, foot)], t) + strokes.line([(cx - x, foot), (cx + x, foot)], t)
    return found + [outline.disc(cx - t * 0.1, cy - height / 2 + dot, dot)]
