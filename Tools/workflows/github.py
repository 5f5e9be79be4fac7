"""GitHub as a folder: what its API answers to `gh`, from one JSON file and the artifacts beside it."""

import hashlib
import io
import json
import os
import sys
import zipfile
from urllib.parse import parse_qsl

OURS, THEIRS = 1, 2


def run(number, branch="main", event="push", repository=OURS, time="2026-01-01T00:00:00Z", sha="c0ffee"):
    return {
        "id": number, "event": event, "head_branch": branch, "head_sha": sha, "status": "completed",
        "updated_at": time, "repository": {"id": OURS, "full_name": "o/r"},
        "head_repository": {
            "id": repository, "full_name": "o/r" if repository == OURS else "x/r"},
    }


def archive(files):
    """A zip of texts by their names."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w") as file:
        for name, text in files.items():
            file.writestr(name, text)
    return data.getvalue()


def artifact(
    number, of, data, name="widgets-timings", digest=None, expired=False,
    time="2026-01-01T00:00:00Z"
):
    """An artifact of a run."""
    return {
        "id": number, "name": name, "expired": expired, "size_in_bytes": len(data),
        "created_at": time,
        "digest": digest or "sha256:" + hashlib.sha256(data).hexdigest(),
        "workflow_run": {
            "id": of["id"], "repository_id": OURS, "head_repository_id": of["head_repository"]["id"],
            "head_branch": of["head_branch"], "head_sha": of["head_sha"],
        },
        "data": data.hex(),
    }


def install(tools, state):
    """Puts a `gh` into a folder that answers from `state`: runs, artifacts, pulls, permissions."""
    tools.mkdir(parents=True, exist_ok=True)
    (tools / "state.json").write_text(json.dumps(state))
    program = tools / "gh"
    program.write_text(
        f"#!/bin/sh\nexec '{sys.executable}' '{os.path.abspath(__file__)}' '{tools}' \"$@\"\n")
    program.chmod(0o755)
    return tools


# MARK: The program

def answer(state, path, query):
    parts = path.strip("/").split("/")[3:]
    if parts[:2] == ["actions", "workflows"]:
        # A branch is matched by its name, whoever's repository it is in.
        wanted = {
            "branch": "head_branch", "event": "event", "status": "status", "head_sha": "head_sha"}
        runs = [
            one for one in state["runs"]
            if all(one[wanted[key]] == value for key, value in query.items() if key in wanted)]
        return {"workflow_runs": sorted(runs, key=lambda one: -one["id"])}
    if parts[:2] == ["actions", "runs"]:
        # What an attacker's run uploaded is listed under that run, and one that lies beside it too.
        found = [
            {key: value for key, value in one.items() if key != "data"}
            for one in state["artifacts"]
            if one["name"] == query.get("name", one["name"])
            and one.get("listed", one["workflow_run"]["id"]) == int(parts[2])]
        return {"artifacts": found}
    if parts[0] == "collaborators":
        return {"permission": state.get("permissions", {}).get(parts[1], "read")}
    if parts[0] == "pulls":
        return state["pulls"][parts[1]]
    raise KeyError(path)


def main(folder, arguments):
    with open(f"{folder}/state.json", encoding="utf-8") as file:
        state = json.load(file)
    if arguments[0] != "api":
        with open(f"{folder}/log", "a", encoding="utf-8") as file:
            file.write(json.dumps(arguments) + "\n")
        return 0
    query, path, filtered = {}, None, None
    rest = arguments[1:]
    while rest:
        word = rest.pop(0)
        if word in ("-f", "-F"):
            key, value = rest.pop(0).split("=", 1)
            query[key] = value
        elif word == "--jq":
            filtered = rest.pop(0)
        elif word == "--method":
            rest.pop(0)
        else:
            path = word
    path, _, more = path.partition("?")
    query.update(parse_qsl(more))
    if path.endswith("/zip"):
        number = int(path.split("/")[-2])
        data = [one["data"] for one in state["artifacts"] if one["id"] == number]
        if not data:
            return 1
        sys.stdout.buffer.write(bytes.fromhex(data[0]))
        return 0
    found = answer(state, path, query)
    if filtered:
        print(found[filtered.lstrip(".")])
    else:
        print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
