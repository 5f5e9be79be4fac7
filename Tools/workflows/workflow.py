"""A workflow as GitHub reads and runs it: as much of it as the plays need."""

import os
import re
import subprocess

import yaml


class Unreadable(Exception):
    """A workflow that GitHub would not take."""


def load(path):
    with open(path, encoding="utf-8") as file:
        document = yaml.safe_load(file)
    # YAML 1.1 takes the key "on" for true.
    document["on"] = document.pop(True, None) or document.get("on")
    return document


def load_action(path):
    with open(path, encoding="utf-8") as file:
        return yaml.safe_load(file)


def scripts(document):
    """(job, step) for each step that runs a script."""
    for name, job in document["jobs"].items():
        for step in job["steps"]:
            if "run" in step:
                yield name, step


def step(document, job, name):
    found = [one for one in document["jobs"][job]["steps"] if one.get("name") == name]
    if len(found) != 1:
        raise Unreadable(f"{job} has {len(found)} steps “{name}”")
    return found[0]


# MARK: Expressions

TOKEN = re.compile(
    r"\s*(?:(?P<text>'(?:[^']|'')*')|(?P<number>\d+)|(?P<sign>\|\||&&|==|!=|!|[(),])"
    r"|(?P<name>[A-Za-z_][A-Za-z0-9_.-]*))")


def tokens(expression):
    at = 0
    expression = expression.rstrip()
    while at < len(expression):
        match = TOKEN.match(expression, at)
        if not match:
            raise Unreadable(f"the expression {expression!r}")
        yield match.lastgroup, match.group(match.lastgroup)
        at = match.end()
    yield "end", ""


class Evaluator:
    """`a || b`, `a && b`, `a == 'b'`, `!a`, names in contexts, and a few functions."""

    def __init__(self, expression, context):
        self.rest = list(tokens(expression))
        self.context = context

    def value(self):
        result = self.either()
        if self.rest[0][0] != "end":
            raise Unreadable(f"what follows in an expression: {self.rest[0][1]!r}")
        return result

    def takes(self, sign):
        if self.rest[0] != ("sign", sign):
            return False
        self.rest.pop(0)
        return True

    def either(self):
        result = self.both()
        while self.takes("||"):
            other = self.both()
            result = result or other
        return result

    def both(self):
        result = self.equal()
        while self.takes("&&"):
            other = self.equal()
            result = result and other
        return result

    def equal(self):
        result = self.single()
        if self.takes("=="):
            return result == self.single()
        if self.takes("!="):
            return result != self.single()
        return result

    def single(self):
        if self.takes("!"):
            return not self.single()
        if self.takes("("):
            result = self.either()
            self.takes(")")
            return result
        kind, text = self.rest.pop(0)
        if kind == "text":
            return text[1:-1].replace("''", "'")
        if kind == "number":
            return int(text)
        if kind != "name":
            raise Unreadable(f"{text!r} in an expression")
        if self.takes("("):
            return self.call(text)
        value = self.context
        for part in text.split("."):
            value = value.get(part, "") if isinstance(value, dict) else ""
        return value

    def call(self, name):
        arguments = []
        while not self.takes(")"):
            arguments.append(self.either())
            self.takes(",")
        if name == "always":
            return True
        if name in ("success", "failure", "cancelled"):
            return self.context.get("job", {}).get("status", "success") == name
        if name == "startsWith":
            return str(arguments[0]).lower().startswith(str(arguments[1]).lower())
        if name == "hashFiles":
            return "0" * 64
        raise Unreadable(f"the function {name}")


def expressions(text):
    """(start, end, expression) for each `${{ … }}`, whose strings may hold braces."""
    at = 0
    while (start := text.find("${{", at)) >= 0:
        end, quoted = start + 3, False
        while end < len(text) and (quoted or not text.startswith("}}", end)):
            quoted ^= text[end] == "'"
            end += 1
        if end >= len(text):
            raise Unreadable(f"an expression without an end: {text[start:]!r}")
        yield start, end + 2, text[start + 3:end]
        at = end + 2


def expand(value, context):
    """A value with its expressions replaced."""
    text = str(value)
    out, at = "", 0
    for start, end, expression in expressions(text):
        result = Evaluator(expression, context).value()
        if isinstance(result, bool):
            result = str(result).lower()
        out += text[at:start] + str(result)
        at = end
    return out + text[at:]


def holds(condition, context):
    text = str(condition)
    if "${{" in text:
        text = text.strip()[3:-2]
    return bool(Evaluator(text, context).value())


# MARK: Running

def run(document, job, one, context, folder, tools, more=None):
    """Runs a step's script as GitHub does, in `folder`; `tools` is put before all other programs."""
    environment = {
        "HOME": str(folder), "LANG": "C.UTF-8", "PATH": f"{tools}:{os.environ['PATH']}",
        "GITHUB_OUTPUT": str(folder / "outputs"), "GITHUB_WORKSPACE": str(folder),
        "GITHUB_ACTIONS": "true",
    }
    for part in (document.get("env"), document["jobs"][job].get("env"), one.get("env")):
        for key, value in (part or {}).items():
            environment[key] = expand(value, context)
    environment.update(more or {})
    place = one.get("working-directory")
    if place is None:
        place = document["jobs"][job].get("defaults", {}).get("run", {}).get("working-directory", ".")
    done = subprocess.run(
        ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c", one["run"]],
        cwd=folder / expand(place, context), env=environment, capture_output=True, text=True,
        stdin=subprocess.DEVNULL)
    return done.returncode, done.stdout + done.stderr


def outputs(folder):
    path = folder / "outputs"
    lines = path.read_text().splitlines() if path.exists() else []
    return dict(line.split("=", 1) for line in lines if "=" in line)
