"""A cloud, what falls from it, and the sun or the moon behind it."""

import outline
import strokes
from drawing import Drawing
from sources import WEIGHTS


class Weather:
    def _weather(self, words, solid):
        """A cloud with what falls from it, and the sun or the moon behind it."""
        if words[0] != "cloud" or len(words) < 2:
            return None
        kinds = {"sun", "moon", "bolt", "rain", "heavyrain", "drizzle", "hail", "sleet", "snow"}
        if any(word not in kinds for word in words[1:]):
            return None
        body = next((w for w in words[1:] if w in ("sun", "moon")), None)
        falls = [w for w in words[1:] if w not in ("sun", "moon")]
        if not falls or (not body and falls in (["rain"], ["bolt"], ["snow"])):
            return None

        def made(master):
            t = WEIGHTS[master]
            form = "fill" if solid else "regular"
            if body:
                icon = self.names.icon(f"cloud-{body}:{form}", master)
                cloud, star = parted(icon)
                drawn = Drawing([(star, "nonzero", 1), (cloud, "nonzero", 0)])
                drawn = drawn.fitted(128, 100, 208, 148)
            else:
                drawn = Drawing.of(self.names.icon("cloud:" + form, master)).fitted(128, 92, 200, 128)
            x, y = (136, 176) if body else (128, 176)
            return Drawing([(self._falling(falls, x, y, t, master), "nonzero", 1)]).on(drawn)

        return made

    def _falling(self, kinds, x, y, t, master):
        kind = ".".join(kinds)
        thin = max(t * 0.9, 8)

        def drop(dx, length, top=0):
            return strokes.line(
                [(x + dx + length * 0.25, y + 8 + top), (x + dx - length * 0.25, y + 8 + length + top)],
                thin)  # fmt: skip

        def dot(dx, dy):
            return [outline.disc(x + dx, y + 14 + dy, thin * 0.75)]

        if kind == "heavyrain":
            return [c for dx in (-60, -20, 20, 60) for c in drop(dx, 44)]
        if kind == "rain":
            return [c for dx in (-40, 0, 40) for c in drop(dx, 36)]
        if kind == "drizzle":
            return [c for dx, top in ((-48, 0), (-16, 16), (16, 0), (48, 16)) for c in drop(dx, 14, top)]
        if kind == "hail":
            return [c for dx, dy in ((-48, 0), (-20, 24), (8, 0), (36, 24)) for c in dot(dx, dy)]
        if kind == "sleet":
            return drop(-40, 34) + dot(-6, 18) + drop(28, 34) + dot(58, 18)
        if kind == "snow":
            return [c for dx, dy in ((-36, 0), (0, 18), (36, 0), (-18, 34), (18, 34)) for c in dot(dx, dy)]
        bolt = Drawing.of(self.names.icon("lightning:fill", master)).fitted(x, y + 16, 56, 72)
        if kind == "bolt":
            return bolt.contours()
        return bolt.contours() + drop(-52, 36) + drop(52, 36)


def parted(contours):
    """The largest contour and what lies within it, and the others."""
    boxes = [outline.bounds([c]) for c in contours]
    largest = max(boxes, key=lambda b: (b[2] - b[0]) * (b[3] - b[1]))
    inside = [b[0] >= largest[0] - 1 and b[1] >= largest[1] - 1 and b[2] <= largest[2] + 1
              and b[3] <= largest[3] + 1 for b in boxes]  # fmt: skip
    within = [c for c, holds in zip(contours, inside) if holds]
    return within, [c for c, holds in zip(contours, inside) if not holds]
