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
            cloud = Drawing.of(self.names.icon("cloud:" + form, master))
            cloud = cloud.fitted(116 if body else 128, 112 if body else 92, 172 if body else 200, 128)
            drawn = cloud
            if body:
                icon = "sun:" if body == "sun" else "moon:"
                star = Drawing.of(self.names.icon(icon + form, master), 1).fitted(180, 78, 116, 116)
                shade = Drawing.of(normal_cloud(self.names)).fitted(116, 112, 172 + 2 * t, 128 + 2 * t)
                drawn = cloud.on(cut(star, shade))
            x, y = (112, 194) if body else (128, 176)
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


def normal_cloud(names):
    return names.icon("cloud:fill", "regular")


def cut(drawing, shade):
    """What of a drawing lies outside a shape, which is given as a few discs and a box."""
    x0, y0, x1, y1 = shade.bounds()
    w, h = x1 - x0, y1 - y0
    # Phosphor's cloud: a large circle on the right, a smaller one on the left, on one base.
    drawing = drawing.without_disc(x0 + w * 0.63, y0 + h * 0.5, h * 0.5)
    drawing = drawing.without_disc(x0 + w * 0.30, y0 + h * 0.67, h * 0.33)
    return drawing.without_box(x0 + w * 0.30, y0 + h * 0.6, x0 + w * 0.66, y1)
