"""What the engine may not say, why, and what to say instead."""

import re

# The targets in which a frame is made. What stands above them (the host, the command, the tools)
# plays the system: it may ask the machine, and hands the answers down as values.
ENGINE = (
    "Picture", "TextAndAssets", "Apple/SwiftUI", "Apple/CoreGraphics", "Apple/UIKit", "Apple/Charts",
)  # fmt: skip

LINE_LIMIT = 500


# Every folder of Sources but those named.
def everywhere_but(*folders):
    return lambda path: not path.startswith(tuple(folder + "/" for folder in folders))


def in_engine(path):
    return path.startswith(tuple(folder + "/" for folder in ENGINE))


class Rule:
    """A pattern that a line of code may not match.

    applies: which files below Sources the rule is for, by their path there."""

    def __init__(self, name, pattern, message, unless=None, applies=in_engine):
        self.name = name
        self.applies = applies
        self.pattern = re.compile(pattern)
        self.message = message
        self.unless = re.compile(unless) if unless else None

    def prepared(self, inside, lines):
        """The rule for the lines of one file, whose path below Sources is `inside`."""
        return self

    def found_in(self, code, following):
        if not self.pattern.search(code):
            return False
        # A chain may go on in the next line: `.map { … }` and then `.sorted()`.
        chain = code + following.strip() if following.strip().startswith(".") else code
        return not (self.unless and self.unless.search(chain))


RULES = (
    Rule(
        "clock",
        r"\bDate\(\)|\bDate\.now\b|\bDate\(timeIntervalSinceNow|\btimeIntervalSinceNow\b"
        r"|CFAbsoluteTimeGetCurrent|\bclock_gettime\b|\bgettimeofday\b"
        r"|\b(Continuous|Suspending)Clock\b",
        "the time of day would be in the picture; take the date from the frame's request "
        "(EnvironmentValues, FrameRequest.date)",
    ),
    Rule(
        "locale",
        r"\bLocale\.(current|autoupdatingCurrent|preferredLanguages)\b|: Locale = \.current\b"
        r"|\bCalendar\.(current|autoupdatingCurrent)\b",
        "the machine's language would be in the picture; take locale and calendar from the "
        "frame's environment",
    ),
    Rule(
        "time-zone",
        r"\bTimeZone\.(current|autoupdatingCurrent|default)\b|: TimeZone = \.current\b",
        "the machine's time zone would be in the picture; take it from the frame's environment",
    ),
    Rule(
        "environment",
        r"\bProcessInfo\.processInfo\b|\bgetenv\b|\bsecure_getenv\b",
        "a variable of the shell would be in the picture; let the host read it and pass a value",
    ),
    Rule(
        "chance",
        r"\.random\(|\brandomElement\(|\bshuffled?\(\)|\bSystemRandomNumberGenerator\b|\bUUID\(\)"
        r"|\barc4random",
        "no two frames would be equal; use a generator seeded from the frame's request",
    ),
    Rule(
        "hash",
        r"\.hashValue\b|\bHasher\(\)",
        "Swift seeds its hashes differently in each process; use DisplayList's DigestHasher",
        unless=r"\boverride var hash: Int\b",
    ),
    Rule(
        "libm",
        r"(?<![\w.])(?:Foundation\.|Glibc\.)?(sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|exp|exp2"
        r"|expm1|pow|log|log2|log10|log1p|cbrt|hypot)\(",
        "the C library's last bit differs between versions and processors, and with it pixels at "
        "an edge; use DisplayList's sine, cosine, tangent, arctangent2, or plain operations",
    ),
    Rule(
        "order",
        r"\bin [\w.]+\.(keys|values)\b|\.(keys|values)\.(map|flatMap|compactMap|forEach|joined"
        r"|first|enumerated|prefix)\b|\bArray\([\w.]+\.(keys|values)\)",
        "a dictionary's order differs from run to run; sort by key first",
        unless=r"\.(sorted|min|max|contains|allSatisfy|isEmpty|count|reduce)\b|Set\(",
    ),
    Rule(
        "system-version",
        r"\b(?:os|osVersion|systemVersion|since)\s*(?:[<>]=?|[!=]=)(?!=)"
        r"|(?:[<>]=?|[!=]=)\s*(?:[\w.]+\.)?(?:os|osVersion|systemVersion)\b"
        r"|\bswitch\s+(?:[\w.]+\.)?(?:os|osVersion|systemVersion)\b"
        r"|(?:[!=]==?|\bcase)\s*(?:SystemDesign)?\.(?:iOS|macOS|watchOS|visionOS)\d"
        r"|\.(?:os|version)\.rawValue\b"
        r"|#(?:un)?available\b|\bisOperatingSystemAtLeast\b|\boperatingSystemVersion\b",
        "what differs between versions of a system is a value of SystemDesign; add it there and "
        "read it from the design",
        unless=r"\bstandard\.os\b",
        applies=everywhere_but("TextAndAssets/SystemDesigns", "Examples"),
    ),
    Rule(
        "trap",
        r"\bfatalError\(|\btry!|\bas!",
        "bad input must end in a message, not in a crash; return nil or throw, with what, where "
        "and how to fix it",
    ),
)

# What a test may not say.
TEST_RULES = (
    Rule(
        "time-limit",
        r"\.timeLimit\(",
        "Swift Testing's limit counts the time that a test waits for a thread while others run, which "
        "a busy machine makes minutes; compare TestSupport's processorSeconds()",
    ),
)
