"""What has to be true of the workflows' text: who may write, what runs, what is taken from where."""

import re

import workflow

PINNED = re.compile(r"uses: actions/[a-z/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$")

# The jobs that may write, and the steps that they may use: none builds or runs anything of a project.
WRITERS = {"widgets.yml": set(), "widgets-approve.yml": {"push", "answer"}}


def plays(project, _):
    for name in ("widgets.yml", "widgets-approve.yml"):
        text = (project.root / ".github/workflows" / name).read_text(encoding="utf-8")
        document = project.load(name)
        for rule in (
            triggers, permissions, pins, no_expression_in_a_script, no_credentials, artifacts, folders,
        ):
            yield f"{name}, {rule.__name__}", rule(name, text, document, project)


def triggers(name, _, document, __):
    allowed = {
        "widgets.yml": {"pull_request", "push", "workflow_dispatch"},
        "widgets-approve.yml": {"issue_comment", "workflow_dispatch"},
    }[name]
    if set(document["on"]) != allowed:
        return f"runs on {sorted(document['on'])}"
    return None


def permissions(name, _, document, __):
    if document.get("permissions") != {}:
        return "the workflow gives its jobs permissions"
    for title, job in document["jobs"].items():
        given = job.get("permissions")
        if not isinstance(given, dict):
            return f"{title} doesn't say its permissions"
        writes = "write" in given.values()
        if writes != (title in WRITERS[name]):
            return f"{title} has {given}"
        if writes and ("container" in job or "swift" in str(job["steps"])):
            return f"{title} may write and builds or runs something"
    return None


def pins(_, text, __, ___):
    for line in text.splitlines():
        if "uses:" in line and not PINNED.search(line.strip().removeprefix("- ")):
            return f"not pinned: {line.strip()}"
    return None


def no_expression_in_a_script(_, __, document, ___):
    for job, step in workflow.scripts(document):
        if "${{" in step["run"]:
            return f"a script of {job} holds an expression"
    return None


def no_credentials(_, text, document, __):
    if "secrets." in text:
        return "a secret is named"
    for title, job in document["jobs"].items():
        for step in job["steps"]:
            uses = step.get("uses", "")
            keeps = step.get("with", {}).get("persist-credentials")
            if uses.startswith("actions/checkout@") and keeps is not False:
                return f"{title} leaves its token in the clone"
    return None


def artifacts(_, __, document, ___):
    for title, job in document["jobs"].items():
        for step in job["steps"]:
            if not step.get("uses", "").startswith("actions/download-artifact@"):
                continue
            given = step["with"]
            if given.get("digest-mismatch") != "error":
                return f"{title} takes an artifact whose digest is another"
            if "artifact-ids" not in given:
                return f"{title} takes an artifact by its name"
    return None


def folders(_, __, document, project):
    """The folder's name is the folder's name, wherever it stands."""
    folder = project.folder
    if not folder:
        return None
    for title in ("widgets", "build", "tests", "verify", "report", "approve"):
        job = document["jobs"].get(title)
        if not job:
            continue
        place = job["defaults"]["run"]["working-directory"]
        found = workflow.expand(place, {"github": {"token": "a token"}})
        if found != folder:
            return f"{title} runs in “{found}”"
    return None
