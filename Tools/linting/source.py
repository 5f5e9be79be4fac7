"""Reading Swift just well enough: what of a line is code, and what may be allowed where."""

import functools
import re

ALLOWED = re.compile(r"// lint: allow ([a-z-]+), \S")
STRING = re.compile(r'"(?:\\.|[^"\\])*"')


def without_text(string):
    """A string without its text: what is interpolated stays, as code."""
    parts = []
    at = 0
    while (at := string.find("\\(", at)) >= 0:
        end, depth = at + 2, 1
        while end < len(string) and depth:
            depth += {"(": 1, ")": -1}.get(string[end], 0)
            end += 1
        parts.append(string[at + 2 : end - 1])
        at = end
    return '"" ' + " ".join(parts) if parts else '""'


@functools.cache  # Each file is read by several rules.
def code_lines(text):
    """[(the line's code without comments and the text of strings, the line)]"""
    lines = []
    in_comment = in_text = False
    for raw in text.splitlines():
        code = raw
        if in_text:
            in_text = '"""' not in raw
            lines.append(("", raw))
            continue
        if code.count('"""') % 2 == 1:
            in_text = True
            code = code[: code.index('"""')]
        code = STRING.sub(lambda found: without_text(found[0]), code)
        if in_comment:
            if "*/" not in code:
                lines.append(("", raw))
                continue
            code = code[code.index("*/") + 2 :]
            in_comment = False
        code = re.sub(r"/\*.*?\*/", "", code)
        if "/*" in code:
            in_comment = True
            code = code[: code.index("/*")]
        lines.append((code.split("//")[0], raw))
    return lines


def is_allowed(lines, number, rule):
    """Whether this line, or a comment line just above, says `// lint: allow rule, reason`."""
    candidates = [lines[number - 1][1]]
    if number > 1 and lines[number - 2][1].strip().startswith("//"):
        candidates.append(lines[number - 2][1])
    return any(match == rule for line in candidates for match in ALLOWED.findall(line))
