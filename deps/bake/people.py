"""Persons alone and behind each other, a ticket and the humidity: drawings of a head and shoulders, of paper and of waves, in
the proportions that deps/symbol-sizes.tsv gives their names."""

import outline
import strokes
from drawing import Drawing
from paths import without
from sources import WEIGHTS

# The lower edge of the shoulders on the grid, and the air beside what stands in front.
FLOOR, GAP = 220, 13
# How large those behind are, and how far to the side of the one in front: together as wide as 1331 and 1840 thousandths of an
# em where one is 822.
BEHIND_ONE, BEHIND_TWO = (0.84, 120), (0.8, 127)
# Beside a person: the icon, its width and its middle. The names with a checkmark are 1195 wide, with a question mark 1058.
MARKS = {"checkmark": ("check", 94, 245), "xmark": ("x", 84, 249), "questionmark": ("question-mark", 56, 236)}


def head(grown):
    return outline.stretched([outline.disc(0, 0, 1)], 43 + grown, 44 + grown, 128, 80)[0]


def shoulders(grown):
    """A dome whose lower corners are round."""
    top, low, half = 137 - grown, FLOOR + grown, 86 + grown
    corner = max(19 + grown, 2)
    found = [("M", 128, top)]
    found.append(("C", 128 + half * 0.56, top, 128 + half, low - 48 - grown, 128 + half, low - corner * 0.9))
    found.append(("C", 128 + half, low - corner * 0.35, 128 + half - corner * 0.4, low, 128 + half - corner, low))
    found.append(("L", 128 - half + corner, low))
    found.append(("C", 128 - half + corner * 0.4, low, 128 - half, low - corner * 0.35, 128 - half, low - corner * 0.9))
    found.append(("C", 128 - half, low - 48 - grown, 128 - half * 0.56, top, 128, top))
    return strokes.oriented(found)


class People:
    def _people(self, words, solid):
        drawn = {"person": self._person, "person.2": self._two, "person.3": self._three,
                 "person.3.sequence": self._three, "ticket": self._ticket,
                 "humidity": self._humidity}.get(".".join(words))  # fmt: skip
        if words[0] == "person" and len(words) == 2 and words[1] in MARKS:
            icon, width, cx = MARKS[words[1]]
            return lambda master: self._marked(WEIGHTS[master], solid, self.names.icon(icon + ":bold", "bold"), width, cx)
        return (lambda master: drawn(WEIGHTS[master], solid, master)) if drawn else None

    def _person(self, t, solid, master=None):
        found = [head(0), shoulders(0)]
        if not solid:
            found += [outline.reversed_contour(c) for c in (head(-t), shoulders(-t))]
        return Drawing.of(found)

    def _marked(self, t, solid, mark, width, cx):
        mark = Drawing.of(mark).fitted(cx, 184, width, 84)
        return mark.on(self._person(t, solid).without_disc(cx, 184, width / 2 + GAP).at_level(1))

    def _behind(self, t, solid, scale, dx):
        """A smaller person on the same floor, without what would touch the one in front; lines are as thick."""
        one = self._person(t / scale, solid).moved(128 * (1 - scale) + dx, FLOOR * (1 - scale), scale)
        for front in (head(GAP), shoulders(GAP)):
            one = without(one, front)
        return one.at_level(1)

    def _two(self, t, solid, master):
        """The one behind stands at the left."""
        return self._person(t, solid).on(self._behind(t, solid, *BEHIND_ONE)).mirrored()

    def _three(self, t, solid, master):
        side = self._behind(t, solid, *BEHIND_TWO)
        return self._person(t, solid).on(side.mirrored().on(side))

    def _ticket(self, t, solid, master):
        """Paper with a notch at both ends, and where it is torn."""
        def paper(grown):
            x0, y0, x1, y1, r, n = 3 - grown, 40 - grown, 253 + grown, 216 + grown, 22 + grown, 27 - grown
            k = outline.KAPPA
            found = [("M", x0 + r, y0), ("L", x1 - r, y0), ("C", x1 - r + r * k, y0, x1, y0 + r - r * k, x1, y0 + r),
                     ("L", x1, 128 - n), ("C", x1 - n * k, 128 - n, x1 - n, 128 - n * k, x1 - n, 128),
                     ("C", x1 - n, 128 + n * k, x1 - n * k, 128 + n, x1, 128 + n),
                     ("L", x1, y1 - r), ("C", x1, y1 - r + r * k, x1 - r + r * k, y1, x1 - r, y1),
                     ("L", x0 + r, y1), ("C", x0 + r - r * k, y1, x0, y1 - r + r * k, x0, y1 - r),
                     ("L", x0, 128 + n), ("C", x0 + n * k, 128 + n, x0 + n, 128 + n * k, x0 + n, 128),
                     ("C", x0 + n, 128 - n * k, x0 + n * k, 128 - n, x0, 128 - n),
                     ("L", x0, y0 + r), ("C", x0, y0 + r - r * k, x0 + r - r * k, y0, x0 + r, y0)]  # fmt: skip
            return strokes.oriented(found)

        dashes = [c for y in (72, 119, 166) for c in strokes.line([(90, y), (90, y + 18)], t * 0.9)]
        if solid:
            return Drawing.of([paper(0)] + [outline.reversed_contour(c) for c in dashes])
        return Drawing.of([paper(0), outline.reversed_contour(paper(-t))] + dashes)

    def _humidity(self, t, solid, master):
        """Waves, and a drop before them at the lower right."""
        waves = Drawing.of(self.names.icon("waves:regular", master)).fitted(118, 112, 210, 150)
        drop = Drawing.of(self.names.icon("drop-simple:fill" if solid else "drop-simple:regular", master))
        drop = drop.fitted(198, 158, 80, 104)
        around = Drawing.of(self.names.icon("drop-simple:fill", "regular")).fitted(198, 158, 80 + 2 * GAP, 104 + 2 * GAP)
        return drop.on(without(waves.at_level(1), max(around.contours(), key=lambda c: abs(outline.area(c)))))
