"""Whose times all shards go by: a fork's branch may be called main, and feed everyone's shards."""

import json

import github
import workflow

NONE = {"frames": []}
OURS = {"frames": [{"id": "Steps/systemSmall/snapshot@3x", "draw": 3, "write": 4}]}
POISON = {"frames": [{"id": "Steps/systemSmall/snapshot@3x", "draw": 1e9, "write": 1e9}]}


def timings(value):
    text = value if isinstance(value, str) else json.dumps(value)
    return github.archive({"timings.json": text})


def frame(**changes):
    return {"seconds": 1, "frames": [{**OURS["frames"][0], **changes}]}


def states():
    """(title, runs, artifacts, the times that the shards get)"""
    ours = github.run(100)
    kept = github.artifact(1, ours, timings({"seconds": 1, **OURS}))
    yield "the last push to the default branch", [ours], [kept], OURS
    yield "no run yet", [], [], NONE
    yield "a run without times", [ours], [], NONE

    fork = github.run(200, event="pull_request", repository=github.THEIRS)
    poison = github.artifact(2, fork, timings(POISON))
    yield "a fork's pull request from its branch main", [ours, fork], [kept, poison], OURS
    yield "only a fork's", [fork], [poison], NONE
    said = github.run(201, event="push", repository=github.THEIRS)
    yield "a fork's run that says it is a push", [ours, said], [
        kept, github.artifact(3, said, timings(POISON))], OURS
    gone = {**github.run(202), "head_repository": None}
    yield "a fork that is deleted by now", [ours, gone], [kept], OURS
    own = github.run(203, event="pull_request")
    yield "a pull request of the repository's own", [ours, own], [
        kept, github.artifact(4, own, timings(POISON))], OURS
    branch = github.run(204, branch="other")
    yield "a push to another branch", [ours, branch], [
        kept, github.artifact(5, branch, timings(POISON))], OURS

    # An artifact that is listed under our run and isn't of it.
    foreign = {**poison, "listed": 100}
    yield "a fork's artifact in our run's list", [ours], [foreign, kept], OURS
    yield "other bytes than the digest says", [ours], [
        github.artifact(6, ours, timings(POISON), digest=kept["digest"])], NONE
    yield "no digest", [ours], [{**kept, "digest": None}], NONE
    yield "an expired artifact", [ours], [{**kept, "expired": True}], NONE
    yield "an artifact of another name", [ours], [{**kept, "name": "widgets-report"}], NONE

    for title, value in [
        ("times beyond a run's", frame(draw=1e300)), ("negative times", frame(write=-1)),
        ("times that are texts", frame(draw="1")), ("no times", frame(draw=None)),
        ("a name that is a number", frame(id=7)), ("an empty name", frame(id="")),
        ("a name of a megabyte", frame(id="a" * 1_000_000)),
        ("frames that are none", {"frames": {"a": 1}}), ("a list", [1]), ("no JSON", "rm -rf /"),
        ("a number out of any range", '{"frames": [{"id": "a", "draw": 1e999, "write": 1}]}'),
        ("an end too early", '{"frames": ['), ("nothing", ""),
        ("two texts of JSON", json.dumps(POISON) * 2),
        ("half a million frames", {"frames": [{"id": "a", "draw": 1, "write": 1}] * 500_001}),
    ]:
        yield title, [ours], [github.artifact(7, ours, timings(value))], NONE
    more = frame(shell="$(touch pwned)")
    yield "more than times", [ours], [github.artifact(8, ours, timings(more))], OURS
    for title, data in [
        ("no archive", b"PK\x03\x04 not really"),
        ("a file beside the folder", github.archive({"../timings.json": json.dumps(POISON)})),
        ("another file", github.archive({"times.json": json.dumps(POISON)})),
    ]:
        yield title, [ours], [github.artifact(9, ours, data)], NONE


def plays(project, scratch):
    if project.folder:
        # The job has no clone: the folder's name isn't in it.
        return
    document = project.load("widgets.yml")
    one = workflow.step(document, "plan", "Find how long frames took")
    context = {"github": {
        "token": "a token", "repository": "o/r",
        "event": {"repository": {"default_branch": "main"}}}}
    for place, (title, runs, artifacts, wanted) in enumerate(states()):
        folder = scratch / str(place)
        folder.mkdir()
        tools = github.install(
            scratch / f"tools-{place}", {"runs": runs, "artifacts": artifacts})
        status, said = workflow.run(document, "plan", one, context, folder, tools)
        yield title, problem(folder, status, said, wanted)


def problem(folder, status, said, wanted):
    if status != 0:
        return f"the step fails: {said}"
    found = json.loads((folder / "timings.json").read_text())
    if found != wanted:
        return f"the shards get {str(found)[:200]}"
    if (folder.parent / "timings.json").exists():
        return "a file was written beside the folder"
    return None
