"""Symbols that are drawn and not made of icons, by families. A family is a class; its NAMES, where it has them, are its drawings by
their names, each made of the thickness of lines and of whether it is the filled form. Other names are found by its methods, which
give a function from a master to a drawing, or none."""

from animals import Animals
from cases import Cases
from charts import Charts
from everyday import Everyday
from figures import Figures
from goods import Goods
from grids import Grids
from hands import Hands
from letters import StyledLetters
from levels import Levels
from lines import Lines
from machines import Machines
from nature import Nature
from papers import Papers
from people import People
from shapes import Shapes
from sheets import Sheets
from signs import Signs
from sources import WEIGHTS
from speech import Speech
from sports import Sports
from things import Things
from tools import Tools
from turns import Turns
from weather import Weather

# Families whose drawings begin at a corner, or lie about their own middle: they are moved to the middle of the grid.
CENTRED = Lines, Animals, Hands, Nature, Tools, StyledLetters, Charts, Sheets, Machines, Goods, Turns, Sports, Cases
# Families whose drawings lie about the middle of the grid.
PLACED = Shapes, Levels, Grids, Weather, Things, Everyday, Papers, Signs, Speech, Figures, People


class Families(*CENTRED, *PLACED):
    def __init__(self, names):
        self.names = names

    def maker(self, words, solid):
        """A function from a master to a drawing; nil where no family has the name."""
        for family in (self._plain_lines, self._named(CENTRED), self._styled, self._turning, self._sport):
            made = family(words, solid)
            if made:
                return lambda master: made(master).centred()
        for family in (self._people, self._figure, self._named(PLACED), self._thing, self._horizon, self._hazy, self._moon, self._triangle,
                       self._windshield, self._several_parts, self._filled_part, self._dashed_shape, self._shape, self._phase,
                       self._turn_with_number, self._waves, self._speaker, self._gauge, self._battery, self._air, self._grid, self._lines,
                       self._thermometer, self._weather, self._lane, self._needle, self._progress, self._hexagons):  # fmt: skip
            made = family(words, solid)
            if made:
                return made
        return None

    def _named(self, families):
        """A method that finds the names of families."""

        def found(words, solid):
            name = ".".join(words)
            drawn = next((family.NAMES[name] for family in families if name in getattr(family, "NAMES", ())), None)
            return drawn and (lambda master: drawn(self, WEIGHTS[master], solid))

        return found
