"""Symbols that are drawn and not made of icons, by families."""

from everyday import Everyday
from figures import Figures
from grids import Grids
from levels import Levels
from papers import Papers
from people import People
from shapes import Shapes
from signs import Signs
from things import Things
from weather import Weather


class Families(Shapes, Levels, Grids, Weather, Things, Everyday, Papers, Signs, Figures, People):
    def __init__(self, names):
        self.names = names

    def maker(self, words, solid):
        """A function from a master to a drawing; nil where no family has the name."""
        for family in (self._people, self._figure, self._everyday, self._paper, self._sign, self._thing, self._horizon, self._hazy, self._moon, self._triangle, self._tortoise,
                       self._windshield, self._several_parts, self._filled_part, self._shape,
                       self._phase, self._turn_with_number, self._waves, self._speaker,
                       self._gauge, self._battery, self._air, self._grid, self._lines,
                       self._wifi, self._thermometer, self._weather, self._lane,
                       self._needle, self._progress, self._hexagons):  # fmt: skip
            made = family(words, solid)
            if made:
                return made
        return None
