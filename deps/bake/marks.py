"""Marks of lines in circles and squares: as thick as the line around them, which an icon that is made smaller is not."""

import strokes

# The way a mark points, by its last words: across and down.
WAYS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "backward": (-1, 0), "right": (1, 0), "forward": (1, 0),
        "up.left": (-1, -1), "up.backward": (-1, -1), "up.right": (1, -1), "up.forward": (1, -1), "down.left": (-1, 1),
        "down.backward": (-1, 1), "down.right": (1, 1), "down.forward": (1, 1)}  # fmt: skip


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
