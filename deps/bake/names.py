"""What stands for a name that symbols.tsv doesn't list: its words say how it is made of those that
are listed. `lock.open.rotation`, `folder.badge.minus`, `bolt.car.fill`, `7.lane`, …"""

import re

import outline
import strokes
from compose import HEAVIER
from containers import CONTAINERS, container
from drawing import Drawing, normal
from families import Families
from sources import WEIGHTS

# Marks that read the same way in all scripts: a form for right to left moves them, and they aren't drawn mirrored. Such
# names stay as they are.
KEPT = set("checklist checkmark clock ecg number questionmark slash".split())

# Scripts of Apple's localised forms; all but .rtl have letters of their own, of which we draw the
# Latin ones.
SCRIPTS = set(
    "ar he hi ja ko th zh rtl bn gu kn ml mni mr my or pa sat si ta te km el ru traditional".split())
# Words without a shape of their own.
SIDES = {"forward": "right", "backward": "left", "leading": "left", "trailing": "right"}
FORMS = {"gen1", "gen2", "gen3", "gen4", "gen5", "alt", "crop", "portrait", "landscape", "inverse",
         "variable", "compact", "home", "filled", "medium", "up", "down", "left", "right", "low",
         "high", "open", "closed", "on", "off", "new", "old", "profile", "gen6", "gen7",
         "north", "outer", "inner", "ring", "horizontal", "vertical", "front", "rear", "side"}  # fmt: skip
DISC_MARKS = {"plus": "plus", "minus": "minus", "xmark": "x", "checkmark": "check",
              "exclamationmark": "exclamation-mark", "exclam": "exclamation-mark", "questionmark": "question-mark",
              "record": "circle"}  # fmt: skip
SIGNS = {
    "australsign": "₳", "australiandollarsign": "A$", "bahtsign": "฿", "brazilianrealsign": "R$",
    "bitcoinsign": "₿", "cedisign": "₵", "centsign": "¢", "chineseyuanrenminbisign": "¥",
    "coloncurrencysign": "₡", "cruzeirosign": "₢", "danishkronesign": "kr", "dollarsign": "$",
    "dongsign": "₫", "eurosign": "€", "eurozonesign": "€", "florinsign": "ƒ", "francsign": "₣",
    "guaranisign": "₲", "hryvniasign": "₴", "indianrupeesign": "₹", "kipsign": "₭",
    "larisign": "₾", "lirasign": "₤", "malaysianringgitsign": "RM", "manatsign": "₼",
    "millsign": "₥", "nairasign": "₦", "norwegiankronesign": "kr", "peruviansolessign": "S/",
    "pesetasign": "₧", "pesosign": "₱", "polishzlotysign": "zł", "rublesign": "₽",
    "rupeesign": "₨", "shekelsign": "₪", "sheqelsign": "₪", "singaporedollarsign": "S$",
    "sterlingsign": "£", "swedishkronasign": "kr", "tengesign": "₸", "tugriksign": "₮",
    "turkishlirasign": "₺", "wonsign": "₩", "yensign": "¥",
    "paragraphsign": "¶", "sectionsign": "§", "numbersign": "#", "degreesign": "°",
    "greaterthan": ">", "lessthan": "<", "notequal": "≠", "greaterthanorequalto": "≥",
    "lessthanorequalto": "≤", "pi": "π", "asterisk": "*", "slash": "/", "parentheses": "()",
    "tilde": "~", "fx": "fx", "squareroot": "√", "zzz": "zzz",
}  # fmt: skip
WORDS = {"abs", "kph", "mph", "fn", "fx", "sos", "abc", "atm", "esc", "alt", "ac", "av", "hd", "sd",
         "p", "r", "l", "lb", "rb", "lt", "rt", "zl", "zr", "lsb", "rsb", "lm", "rm", "aqi", "vent",
         "4k", "8k", "2h", "4h", "4a", "4l", "tsa", "wc", "ev", "m1", "m2", "m3", "m4", "l1", "l2",
         "l3", "l4", "r1", "r2", "r3", "r4", "p1", "p2", "p3", "p4"}  # fmt: skip


def is_mirrored(words, script):
    """Whether the form for a script is the mirror image."""
    if script == "rtl":
        return not KEPT.intersection(words)
    return script in ("ar", "he") and words[0] in MIRRORED


class Names:
    """Finds the maker of a name: a function from a master to a drawing."""

    def __init__(self, composer, table, aliases, listed, sizes):
        self.sizes = sizes
        self.composer = composer
        self.listed = listed
        self.table = table
        self.aliases = aliases
        self.families = Families(self)
        self.makers = {}
        # The names that are being looked up, and how often one of them was asked for again meanwhile.
        self.asked, self.repeats = set(), 0
        self.drawings = {}
        self.glyphs = {}

    def find(self, name):
        """A maker; nil where nothing is known of the name."""
        if name in self.makers:
            return self.makers[name]
        if name in self.asked:
            # A name isn't made of itself.
            self.repeats += 1
            return None
        before = self.repeats
        self.asked.add(name)
        made = self._found(name)
        self.asked.discard(name)
        # An answer that waited for one of the names above is only one for now: alone, the name may have another.
        if self.repeats == before or not self.asked:
            self.makers[name] = made
        return made

    def drawing(self, name, master):
        key = self.find(name), master, self.sizes.proportion(name)
        if key not in self.drawings:
            self.drawings[key] = key[0](master).in_proportion(key[2])
        return self.drawings[key]

    def icon(self, text, master):
        """An icon of the sets at a master, turned as strokes are."""
        return normal(self.composer.icon(text, master))

    # Names

    def _found(self, name):
        row = self.table.get(name)
        if row:
            return self._row_maker(name, row)
        words = name.split(".")
        if words[-1] in SCRIPTS and len(words) > 1 and not self.families.maker(words, False):
            return self._localised(words[:-1], words[-1])
        words, solid = self._words(name)
        return self._solve(words, solid) if words else None

    def _row_maker(self, name, row):
        return lambda master: Drawing(
            *self.composer.symbol(name, row["icon"], row["op"] or "direct", master))

    def _localised(self, words, script):
        base = self.find(".".join(words))
        if base and is_mirrored(words, script):
            return lambda master: base(master).mirrored()
        return base

    def _name(self, words, solid):
        return ".".join(words) + (".fill" if solid else "")

    def _part(self, words, solid=False):
        """The name of a part, where there is a maker of it."""
        if not words:
            return None
        name = self._name(words, solid)
        if self.find(name):
            return name
        return self._name(words, not solid) if self.find(self._name(words, not solid)) else None

    def _solve(self, words, solid):
        if made := self._drawn(words, solid):
            return made
        name = self._name(words, solid)
        for other in self.aliases.get(name, ()):
            if made := self._drawn(*self._words(other)):
                return made
        if made := self._ruled(words, solid):
            return made
        # Another name of the same symbol may say more than one without its last word.
        others = self._others(name)
        for other in others:
            if made := self._drawn(*other) or self._ruled(*other):
                return made
        # The same one of them is shortened whichever is asked for: the last in order that isn't another one with a word more.
        # `filled` within a name says as much as `fill` in another.
        names = sorted([(words, solid), *others], reverse=True)
        shorter = (self._shortened(one, filled or "filled" in one[:-1] and bool(others))
                   for one, filled in names if (one[:-1], filled) not in names)  # fmt: skip
        return next((made for made in shorter if made), None)

    def _words(self, name):
        """The words of a name without `fill`, and whether it is filled."""
        words = name.split(".")
        return [word for word in words if word != "fill"], "fill" in words

    def _others(self, name):
        """The other names of a symbol and theirs, as words."""
        known = [name]
        for one in known:
            known += [other for other in self.aliases.get(one, ()) if other not in known]
        return [self._words(other) for other in known[1:]]

    def _ruled(self, words, solid):
        """The maker by a rule of how names are made of others."""
        for rule in (self._text, self._badge, self._slash, self._enclosed, self._viewfinder,
                     self._several, self._dashed, self._combined, self._directed, self._beside):  # fmt: skip
            made = rule(words, solid)
            if made:
                return made
        return None

    def _drawn(self, words, solid):
        """The maker of a row of symbols.tsv or of a family; of the other form, filled or not, where only that has a row."""
        name = self._name(words, solid)
        row = self.table.get(name)
        if row:
            return self._row_maker(name, row)
        made = self.families.maker(words, solid)
        if made:
            return made
        other = self.table.get(self._name(words, not solid))
        return self._in_the_other_form(name, other, solid) if other else None

    def _in_the_other_form(self, name, row, solid):
        icon, op = row["icon"], row["op"] or "direct"
        if solid and name not in self.listed and row["match"] != "part":
            # What Apple fills nowhere is a sign of lines; the sets put such a one in a box.
            return lambda master: Drawing(*self.composer.symbol(name, icon, op, master))
        stem, _, weight = icon.rpartition(":")
        if not icon.startswith("text:"):
            icon = f"{stem}:{'fill' if solid else 'regular'}"
            if icon.endswith(":fill") and not self.composer.has(icon):
                icon = row["icon"]
        if op.startswith("enclose:"):
            icon = row["icon"]
            op = op + "-fill" if solid and "-" not in op else op.removesuffix("-fill")
        return lambda master: Drawing(*self.composer.symbol(name, icon, op, master))

    # Rules

    def _text(self, words, solid):
        text = None
        if len(words) == 1 and words[0] in SIGNS:
            text = SIGNS[words[0]]
        elif words[0] == "exclamationmark" and words[1:] in (["2"], ["3"]):
            text = "!" * int(words[1])
        elif len(words) == 1 and (words[0] in WORDS or re.fullmatch(r"[a-z]|\d{1,2}", words[0])):
            text = words[0].upper() if words[0] not in ("kph", "mph", "fn", "fx") else words[0]
        if not text:
            return None
        return lambda master: Drawing.of(normal(self.composer.text(text, master, 190)))

    def _badge(self, words, solid):
        for word in ("badge", "trianglebadge"):
            if word in words[1:]:
                at = words.index(word)
                base = self._part(words[:at], solid)
                mark = words[at + 1 :]
                if base:
                    name = self._name(words, False)
                    on_left, reach = self.sizes.badge_is_left(name), self.sizes.badge_reach(name, ".".join(words[:at]))
                    return self._badged(base, mark, word == "trianglebadge", on_left, reach)
        return None

    def _badged(self, base, mark, triangle, on_left, reach):
        def made(master):
            lower = self.drawing(base, master)
            left, top, right, bottom = lower.bounds()
            air = WEIGHTS[master] * 0.8
            if not mark:
                cx, cy, r = right - 26, top + 26, 34
                badge = Drawing.of([outline.disc(cx, cy, r)])
                return badge.on(lower.without_disc(cx, cy, r + air).at_level(1))
            r = 42 if base.startswith("person") and "crop" not in base else 50
            cx, cy = max(right - r + 12, left + 60), max(bottom - r + 12, top + 60)
            # As far as Apple's badge reaches, so that what it is at keeps its form at the size of the whole.
            across, down = reach
            if across:
                cx = left + (right - left) * across - r
            if down:
                cy = top + (bottom - top) * down - r
            if on_left:
                cx = left + right - cx
            if triangle:
                if base.startswith("lock.open"):
                    # 113 wide, about the body's left edge, 17 below its foot (lockOpenMqtt there).
                    cx, cy = left, bottom - 34
                shape = self.composer.icon("warning:fill", master)
                badge = Drawing([(outline.mapped(shape, 0.52, cx - 128 * 0.52, cy - 128 * 0.52),
                                  "nonzero", 0)])  # fmt: skip
                return badge.on(lower.without_disc(cx, cy + 4, 58 + air).at_level(1))
            if mark[0] in DISC_MARKS and len(mark) == 1:
                glyph = self.composer.icon(DISC_MARKS[mark[0]] + ":bold", "bold")
                glyph = Drawing.of(glyph).fitted(cx, cy, r * 1.05, r * 1.05).contours()
                badge = Drawing([([outline.disc(cx, cy, r)] + glyph, "evenodd", 0)])
                return badge.on(lower.without_disc(cx, cy, r + air).at_level(1))
            part = self._part(mark, True)
            if not part:
                return lower
            badge = self.drawing(part, HEAVIER[HEAVIER[master]]).fitted(cx, cy, 108, 104)
            x0, y0, x1, y1 = badge.bounds()
            radius = max(x1 - x0, y1 - y0) / 2
            return badge.on(lower.without_disc(cx, cy, radius + air).at_level(1))

        return made

    def _slash(self, words, solid):
        if words[-1] != "slash" or len(words) == 1:
            return None
        base = self._part(words[:-1], solid)
        if not base:
            return None

        return lambda master: self.struck(self.drawing(base, master), WEIGHTS[master])

    def struck(self, lower, thickness):
        """A drawing and a bar over it, 0.92 ems wide and high as those of `speaker.slash` and `eye.slash`
        (meshtastic/Meshtastic-Apple @9f0d810, roleClientMute and roleClientHidden), with a gap beside it."""
        half = thickness / 2
        away = half + thickness * 0.75
        a = 2**-0.5
        lower = lower.each(lambda c: outline.without_strip(c, a, -a, -away, away))
        ends = 128 - 96.5 + half, 128 + 96.5 - half
        bar = outline.bar((ends[0], ends[0]), (ends[1], ends[1]), thickness)
        return Drawing.of([strokes.oriented(bar)]).on(lower)

    def _enclosed(self, words, solid):
        """`NAME.circle`, `NAME.shield`, `NAME.bubble.left`: a glyph in a shape."""
        for length in (3, 2, 1):
            shape, inner = ".".join(words[-length:]), words[:-length]
            if len(words) <= length or shape not in CONTAINERS:
                continue
            if inner[-1] in ("on", "and", "in", "over") or "and" in inner and length == 1 and (
                shape not in ("circle", "square", "app")):  # fmt: skip
                continue
            plain = inner[0] in PLAIN_GLYPHS or inner in (["circle"], ["square"]) or inner[-1] in ("dashed", "dotted")
            glyph = self._part(inner, not plain)
            if glyph:
                return lambda master: container(self, shape, glyph, solid, master)
        return None

    def glyph(self, name, master, cx, cy, width, height):
        """A drawing as contours that can be cut out, in a box."""
        key = self.find(name), master, self.sizes.proportion(name)
        if key not in self.glyphs:
            self.glyphs[key] = self.drawing(name, master).silhouette()
        return Drawing.of(self.glyphs[key]).matched(cx, cy, width, height).contours()

    def _viewfinder(self, words, solid):
        if words[-1] != "viewfinder" or len(words) == 1:
            return None
        part = self._part(words[:-1], solid)
        if not part:
            return None

        def made(master):
            corners = self.icon("corners-out:regular", master)
            inner = self.drawing(part, HEAVIER[master]).fitted(128, 128, 116, 104)
            return inner.on(Drawing.of(corners, 1))

        return made

    def _several(self, words, solid):
        """`car.2`, `tray.2`, `drop.3`."""
        if len(words) < 2 or words[-1] not in ("2", "3", "4"):
            return None
        part = self._part(words[:-1], solid)
        if not part:
            return None
        count = min(int(words[-1]), 3)
        if words[0] in ("chevron", "arrowshape", "arrowtriangle"):
            return lambda master: self._row(part, count, master, 0.8, 62)
        return lambda master: self._overlapping(part, count, master)

    def _row(self, part, count, master, scale, pitch):
        found = None
        for k in range(count):
            dx = (k - (count - 1) / 2) * pitch
            one = self.drawing(part, master).moved(128 * (1 - scale) + dx, 128 * (1 - scale), scale)
            found = one if found is None else one.on(found)
        return found

    def _overlapping(self, part, count, master):
        """The first in front, on the left; what it would touch of the others is left out."""
        one = self.drawing(part, HEAVIER[master])
        left, top, right, bottom = one.bounds()
        scale = 0.66 if count == 2 else 0.52
        width = (right - left) * scale
        step = min(width * 0.7, (232 - width) / (count - 1))
        start = 128 - (step * (count - 1)) / 2
        found = None
        for k in reversed(range(count)):
            copy = one.moved(start + k * step - (left + right) / 2 * scale,
                             128 - (top + bottom) / 2 * scale, scale)  # fmt: skip
            if found is not None:
                x0, y0, x1, y1 = copy.bounds()
                air = WEIGHTS[master] * 0.7
                found = found.without_box(x0 - air, y0 - air, x1 + air, y1 + air).at_level(1)
            found = copy if found is None else copy.on(found)
        return found

    def _dashed(self, words, solid):
        if words[-1] not in ("dashed", "dotted") or len(words) != 2:
            return None
        part = self._part(words[:-1], solid)
        if not part:
            return None

        def made(master):
            """Every other of the slices around the middle."""
            drawn = self.drawing(part, master)
            for degrees in range(0, 180, 30):
                drawn = drawn.turned(30).each(
                    lambda c: outline.without_strip(c, 0, 1, 128 - 9, 128 + 9))
            return drawn

        return made

    def _combined(self, words, solid):
        """`A.and.B`, `A.on.B`, `A.in.B`: the one beside or over the other."""
        for joint in ("on", "over", "and", "in", "with", "to", "connected", "below", "behind"):
            for at in range(1, len(words) - 1):
                if words[at] != joint:
                    continue
                first, second = self._part(words[:at], solid), self._part(words[at + 1 :], solid)
                if not first or not second:
                    continue
                if joint in ("on", "over", "in"):
                    return lambda master: self._over(first, second, master)
                return lambda master: self._pair(first, second, master)
        if words[-1] == "stack" and len(words) > 1:
            part = self._part(words[:-1], solid)
            if part:
                return lambda master: self._stacked(part, master)
        return None

    def _over(self, first, second, master):
        """The first at the lower left, the second behind it at the upper right."""
        back = self.drawing(second, HEAVIER[master]).fitted(154, 104, 170, 150)
        front = self.drawing(first, HEAVIER[master]).fitted(104, 152, 160, 144)
        x0, y0, x1, y1 = front.bounds()
        air = WEIGHTS[master] * 0.8
        return front.on(back.without_box(x0 - air, y0 - air, x1 + air, y1 + air).at_level(1))

    def _pair(self, first, second, master):
        """The first large at the upper left, the second at the lower right."""
        big = self.drawing(first, master).fitted(112, 116, 184, 176)
        small = self.drawing(second, HEAVIER[HEAVIER[master]]).fitted(184, 178, 112, 104)
        x0, y0, x1, y1 = small.bounds()
        air = WEIGHTS[master] * 0.8
        return small.on(big.without_box(x0 - air, y0 - air, x1 + air, y1 + air).at_level(1))

    def _stacked(self, part, master):
        """Edges of what lies behind, above it."""
        thickness = WEIGHTS[master]
        front = self.drawing(part, HEAVIER[master]).fitted(128, 150, 200, 138)
        x0, y0, x1, _ = front.bounds()
        lines = []
        for k in (1, 2):
            inset, y = 14 + 16 * k, y0 - k * (thickness + 12)
            lines += strokes.line([(x0 + inset, y), (x1 - inset, y)], thickness)
        return front.on(Drawing.of(lines, 1))

    def _directed(self, words, solid):
        """Forward and leading as in a script from left to right."""
        if not any(word in SIDES for word in words):
            return None
        part = self._part([SIDES.get(word, word) for word in words], solid)
        return self.find(part) if part else None

    def _beside(self, words, solid):
        """Two known parts one after the other: the second is small at the lower right. The parts of
        `bolt.car` and `arrow.up.doc` are the other way round: the last is what the thing is."""
        for at in range(len(words) - 1, 0, -1):
            first, second = words[:at], words[at:]
            if ".".join(second) in HOLDERS:
                glyph, holder = self._part(first, True), self._part(second, solid)
                if glyph and holder:
                    return lambda master: self._pair(holder, glyph, master)
        for at in range(len(words) - 1, 0, -1):
            if all(word in FORMS for word in words[at:]):
                continue
            first, second = self._part(words[:at], solid), self._known(words[at:])
            if first and second:
                return lambda master: self._pair(first, second, master)
        return None

    def _known(self, words):
        """A part that has a drawing of its own."""
        name = self._name(words, True)
        for name in (self._name(words, True), self._name(words, False)):
            if name in self.table or name in self.aliases or self.families.maker(words, True):
                return name if self.find(name) else None
        return None

    def _shortened(self, words, solid):
        """Without its last word, where that says what can't be seen at this size."""
        if len(words) == 1:
            return None
        part = self._part(words[:-1], solid)
        if part:
            return self.find(part)
        return None


# Glyphs that are drawn as lines in a shape.
PLAIN_GLYPHS = {"arrow", "checkmark", "xmark", "plus", "minus", "number", "chevron", "line"}
# Things that a small glyph is put beside.
HOLDERS = {"car", "house", "iphone", "ipad", "cart", "bag", "icloud", "cloud", "phone", "camera",
           "airplane", "truck.box", "figure", "circlepath", "key", "ipod", "applewatch", "homepod",
           "hifispeaker", "laptopcomputer", "desktopcomputer", "tray", "bin", "video", "gift"}
MIRRORED = {"list", "text", "sidebar", "increase", "decrease", "bookmark", "arrow", "chevron",
            "signature", "book", "questionmark", "speaker", "pencil", "rectangle", "checklist"}
