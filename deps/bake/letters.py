"""Letters of the styles of a text: bold, italic, underlined, struck through, a florin. The places are our own, in hundredths of an em
(ems.py)."""

from drawing import Drawing
from ems import area, line, path
from paths import curve, cut
from sources import WEIGHTS


class StyledLetters:
    def _styled(self, words, solid):
        """A letter or a style that is drawn; none has a filled form."""
        drawn = {"bold": self._bold, "italic": self._italic, "underline": self._underline, "strikethrough": self._strikethrough,
                 "f.cursive": self._cursive, "textformat.size": self._two_sizes}.get(".".join(words))  # fmt: skip
        return drawn and not solid and (lambda master: Drawing.of(drawn(WEIGHTS[master])))

    def _bold(self, t):
        """Two bowls, the lower one larger."""
        grown = (t - 16) * 0.12
        outer = [area((0, 0, 5), *curve((32, 0), (60, 0, 60, 34, 38, 34)), *curve((36, 32), (66, 32, 66, 70, 33, 70)), (0, 70, 5))]
        bowls = [area((15 + grown, 12 + grown), *curve((28, 12 + grown), (43 - grown, 12 + grown, 43 - grown, 29 - grown, 28, 29 - grown)),
                      (15 + grown, 29 - grown)),
                 area((15 + grown, 40 + grown), *curve((30, 40 + grown), (48 - grown, 40 + grown, 48 - grown, 58 - grown, 30, 58 - grown)),
                      (15 + grown, 58 - grown))]  # fmt: skip
        return cut(outer, bowls)

    def _italic(self, t):
        return line(t, (16, 4), (47, 4)) + line(t, (4, 66), (35, 66)) + line(t, (31, 4), (20, 66))

    def _underline(self, t):
        return path(t, (4, 4), *curve((4, 40), (4, 76, 53, 76, 53, 40)), (53, 4)) + line(t, (4, 83.5), (53, 83.5))

    def _strikethrough(self, t):
        """An S behind a line."""
        upper = path(t, *curve((58, 16), (54, 8, 48, 4, 40, 4), (26, 4, 19, 12, 19, 20), (19, 26, 24, 31, 34, 34)))
        lower = path(t, *curve((47, 39), (56, 42, 61, 46, 61, 54), (61, 63, 52, 69, 40, 69), (28, 69, 20, 63, 18, 54)))
        return upper + lower + line(t, (4, 36.5), (77, 36.5))

    def _cursive(self, t):
        """A long s with a bar."""
        stem = path(t, *curve((57, 6), (53, 4, 50, 4, 46, 4), (36, 4, 36, 14, 34, 22), (26, 62), (24, 72, 22, 80, 12, 80), (9, 80, 6, 79, 4, 78)))
        return stem + line(t, (10, 38), (54, 38))

    def _two_sizes(self, t):
        """A small letter and a large one."""
        found = []
        for x, half, top in ((24, 20, 24), (82, 25.5, 4)):
            foot, bar = 68, 46 if top == 24 else 44
            share = (bar - top) / (foot - top)
            found += line(t, (x - half, foot), (x, top), (x + half, foot)) + line(t, (x - half * share, bar), (x + half * share, bar))
        return found
