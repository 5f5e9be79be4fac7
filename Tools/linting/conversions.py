"""The rule `conversion`: numbers from outside are converted where nothing can end the process.

`Int(x)` traps where x is NaN, infinite or too large, and `UInt8(n)` where n doesn't fit. A lint has no
types, so it goes by names: a name that is declared with a floating-point type, in the file or (where no
file declares it otherwise) in another one, makes an argument a floating-point number; so do `rounded()`
and a decimal point. Conversions to narrow types are looked at in targets that read what others wrote."""

import re
from functools import cache
from pathlib import Path

from rules import Rule
from source import code_lines

SOURCES = Path(__file__).resolve().parent.parent.parent / "Sources"

# What isn't given outside data: figures of our own make, and widgets.
EXEMPT = ("Examples/", "Tools/bench/", "Tools/catalogue/", "Tools/fidelity/")
# Targets that read files, arguments, environment or the network.
READERS = (
    "TextAndAssets/", "Apple/FoundationExtras/", "Apple/Intents/", "Results/", "Host/", "Tools/",
)  # fmt: skip

FLOATS = ("CGFloat", "Double", "Float", "TimeInterval")
FLOAT = "(?:" + "|".join(FLOATS) + ")"
INTEGERS = r"(?:U?Int(?:8|16|32|64)?|CInt|pid_t|size_t)"
CONVERSION = re.compile(r"(?<![\w.])(U?Int(?:8|16|32|64)?|FT_Fixed|FT_Pos|CInt)\(")
NARROW = {"Int8", "Int16", "Int32", "UInt8", "UInt16", "UInt32", "UInt", "CInt"}
LABELLED = re.compile(r"\s*(?:\w+\s*:(?!:)|\))")
FLOATING = re.compile(
    r"\.rounded\(|squareRoot\(\)|\b\d[\d_]*\.\d|\b\d+e-?\d|(?<![\w.])" + FLOAT + r"[(.]"
    r"|timeInterval|\.(?:min|mid|max)[XY]\b|\bsize\.(?:width|height)\b|(?<=[\w)\]]) / \d+\.\d"
)
# Names of points and of pixels alike.
LENGTHS = {"x", "y", "width", "height"}
# A text that is read as a number gives an optional one.
PARSED = re.compile(r"\b(?:if|guard) (?:let|case)|[mM]ap\(?\s*[{(]|\?\?|[!=]= nil|\?\.|radix:|, let ")
CONSTANT = re.compile(r"(?:[A-Z_][A-Z0-9_]+(?:\.rawValue)?|[\d_]+|0x[\dA-Fa-f_]+)")
# The last name of a path: `area.x0` goes by `x0`.
WORD = re.compile(r"(?<!\w)([a-z_]\w*)\b(?!\s*[:(.])")
# After a dot there is a value, as in `_: ID.Type = Never.self, x: CGFloat`.
DECLARED = re.compile(r"(?<!\.)\b(\w+(?:, \w+)*): (?:inout )?(" + "|".join((*FLOATS, INTEGERS)) + r")\b(?![\[.<])")
PLAIN_FLOAT = re.compile(r"^" + FLOAT + r"\(|\.rounded\(|squareRoot\(\)|^-?\d[\d_]*\.\d[\d.e-]*$|timeInterval")
GIVEN = re.compile(r"\b(?:let|var) (\w+)\s*=\s*(.*)")


def declared_types(codes):
    """{name: [how often it is a floating-point number, how often an integer]} of what lines of code declare
    with a type or a plain value."""
    types = {}

    def note(name, is_float):
        types.setdefault(name, [0, 0])[0 if is_float else 1] += 1

    for code in codes:
        for names, kind in DECLARED.findall(code):
            for name in names.split(", "):
                note(name, kind in FLOATS)
        for name, value in GIVEN.findall(code):
            if CONVERSION.match(value):
                note(name, False)
            elif PLAIN_FLOAT.search(value):
                note(name, True)
    return types


@cache
def common_types():
    types = {}
    for path in sorted(SOURCES.rglob("*.swift")):
        codes = [code for code, _ in code_lines(path.read_text(encoding="utf-8"))]
        for name, (floats, integers) in declared_types(codes).items():
            counts = types.setdefault(name, [0, 0])
            counts[0] += floats
            counts[1] += integers
    return types


def argument(code, start):
    """The text from `start` to the parenthesis that closes it, or to the line's end."""
    depth = 1
    for end in range(start, len(code)):
        depth += {"(": 1, ")": -1}.get(code[end], 0)
        if depth == 0:
            return code[start:end]
    return code[start:]


class ConversionRule(Rule):
    def __init__(self):
        super().__init__(
            "conversion", CONVERSION.pattern,
            "a number that doesn't fit ends the process; write clamping: (to: where something is "
            "computed from it), exactly:, or truncatingIfNeeded:",
            applies=lambda path: not path.startswith(EXEMPT),
        )  # fmt: skip
        self.types = {}
        self.reads = True

    def prepared(self, inside, lines):
        rule = ConversionRule()
        rule.types = declared_types(code for code, _ in lines)
        rule.reads = inside is None or inside.startswith(READERS)
        return rule

    def is_floating(self, text):
        if FLOATING.search(text):
            return True
        for name in WORD.findall(text):
            common = (0, 0) if name in LENGTHS else common_types().get(name, (0, 0))
            floats, integers = self.types.get(name) or common
            # A name for many things says little.
            if floats > 6 * integers:
                return True
        return False

    def found_in(self, code, following):
        for found in CONVERSION.finditer(code):
            text = argument(code, found.end()).strip() or following.strip()
            parts = [part.strip() for part in text.split("|")]
            if "radix:" in text or code[found.end() + len(text) :].startswith(") ??"):
                continue
            if LABELLED.match(text) or all(CONSTANT.fullmatch(part) for part in parts):
                continue
            if self.is_floating(text):
                return True
            if self.reads and found[1] in NARROW and not PARSED.search(code):
                return True
        return False
