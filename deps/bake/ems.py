"""Parts of drawings whose places are in hundredths of an em, at the size that deps/symbol-sizes.tsv gives the whole: lines stay as
thick as the font's. Thickness is in units of the grid, as in strokes.py; points are those of paths.py."""

import outline
import paths
import strokes
from sources import LINED_EM

UNIT = LINED_EM / 100
# How far a line that is cut out of a filled form goes beyond its edge, in hundredths of an em: more than half the thickest line.
OVERHANG = 8


def at(points):
    return paths.placed(points, UNIT, 0, 0)


def turned(contours, degrees, x, y):
    """Clockwise about a place."""
    moved = outline.mapped(contours, 1, -x * UNIT, -y * UNIT)
    return outline.mapped(outline.turned(moved, degrees, 0), 1, x * UNIT, y * UNIT)


def line(t, *points):
    """A polyline with round ends and sharp corners."""
    return strokes.line([p[:2] for p in at(points)], t)


def path(t, *points):
    """A line with rounded corners and round ends."""
    return paths.trail(at(points), t)


def area(*points):
    """A filled polygon with rounded corners."""
    return strokes.oriented(paths.figure(at(points)))


def shape(t, solid, *points):
    """A polygon with rounded corners, filled or as its line."""
    return paths.shape(at(points), t, solid)


def box(t, solid, x0, y0, x1, y1, corner):
    """A rounded rectangle, filled or as its line."""
    return paths.box(x0 * UNIT, y0 * UNIT, x1 * UNIT, y1 * UNIT, corner * UNIT, t, solid)


def block(x0, y0, x1, y1, corner=0):
    """A rounded rectangle whose edges are given."""
    return strokes.rectangle(x0 * UNIT, y0 * UNIT, x1 * UNIT, y1 * UNIT, corner * UNIT)


def ring(t, x, y, r):
    return strokes.ring(x * UNIT, y * UNIT, r * UNIT, t)


def dot(x, y, r):
    return outline.disc(x * UNIT, y * UNIT, r * UNIT)


def round_(t, solid, x, y, r):
    """A circle, filled or as its line."""
    return paths.disc(x * UNIT, y * UNIT, r * UNIT, t, solid)


def arc(t, x, y, r, start, end):
    """Degrees, clockwise from the right."""
    return strokes.arc(x * UNIT, y * UNIT, r * UNIT, start, end, t)


def width(t):
    """A thickness in hundredths of an em."""
    return t / UNIT
