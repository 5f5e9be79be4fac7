"""Symbols that are drawn and not made of icons, by families."""

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
from speech import Speech
from things import Things
from sports import Sports
from tools import Tools
from turns import Turns
from weather import Weather


class Families(Lines, Animals, Hands, Nature, Tools, StyledLetters, Charts, Sheets, Machines, Goods, Turns, Sports, Cases, Shapes, Levels,
               Grids, Weather, Things, Everyday, Papers, Signs, Speech, Figures, People):  # fmt: skip
    def __init__(self, names):
        self.names = names

    def maker(self, words, solid):
        """A function from a master to a drawing; nil where no family has the name."""
        for family in (self._plain_lines, self._animal, self._hand, self._natural, self._tool, self._styled, self._chart,
                       self._sheet_of, self._machine, self._good, self._turning, self._sport, self._case):  # fmt: skip
            made = family(words, solid)
            if made:
                # These are drawn from a corner, or about their own middle.
                return lambda master: made(master).centred()
        for family in (self._people, self._figure, self._everyday, self._paper, self._sign, self._speech, self._thing,
                       self._horizon, self._hazy, self._moon, self._triangle, self._windshield, self._several_parts,
                       self._filled_part, self._dashed_shape, self._shape, self._phase, self._turn_with_number, self._waves, self._speaker,
                       self._gauge, self._battery, self._air, self._grid, self._lines, self._thermometer, self._weather,
                       self._lane, self._needle, self._progress, self._hexagons):  # fmt: skip
            made = family(words, solid)
            if made:
                return made
        return None
