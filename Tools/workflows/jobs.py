"""Jobs of a workflow, run here step by step: scripts as GitHub runs them, its own actions as far as the
workflows use them, with artifacts and caches in a folder."""

import os
import shutil
from pathlib import Path

import workflow


class Service:
    """What GitHub keeps between jobs and runs: artifacts by ids, caches by keys."""

    def __init__(self, folder):
        self.folder = folder
        self.names = {}
        self.caches = {}

    def artifact(self, number):
        return self.folder / f"artifact-{number}"

    def named(self, name):
        """The newest artifact of a name; nil where there is none."""
        numbers = [number for number, one in self.names.items() if one == name]
        return self.artifact(max(numbers)) if numbers else None


class Problem(Exception):
    """An action that fails."""


class Job:
    """One run of one job.

    `source` is the repository's clone, `workspace` the machine's folder, `tools` come before all programs.
    """

    def __init__(self, document, name, source, workspace, tools, service, **context):
        self.document, self.name, self.job = document, name, document["jobs"][name]
        self.source, self.workspace, self.tools, self.service = source, workspace, tools, service
        self.more = context.pop("environment", {})
        self.context = {
            "github": {"token": "a token", "repository": "o/r", "run_id": "7", "run_attempt": "1"},
            "runner": {"temp": str(workspace.parent / "temp")},
            "steps": {}, "job": {"status": "success"}, **context}
        self.context["env"] = {
            key: workflow.expand(value, self.context)
            for key, value in (document.get("env") or {}).items()}
        self.outcomes, self.said, self.paths, self.saved = {}, {}, [], []

    @property
    def status(self):
        return self.context["job"]["status"]

    @property
    def log(self):
        return "".join(self.said.values())

    def run(self):
        self.workspace.mkdir(parents=True)
        for step in self.job["steps"]:
            self.run_step(step)
        if self.status == "success":
            for key, places in self.saved:
                self.save(key, places)
        return self

    @property
    def outputs(self):
        return {
            key: workflow.expand(value, self.context)
            for key, value in self.job.get("outputs", {}).items()}

    def run_step(self, step):
        name = step.get("name") or step["uses"].split("@")[0]
        outcome, outputs = "skipped", {}
        if self.is_due(step.get("if")):
            outcome = "success"
            try:
                outputs = self.script(name, step) if "run" in step else self.action(step) or {}
            except Problem as problem:
                self.said[name] = self.said.get(name, "") + str(problem)
                outcome = "failure"
                self.context["job"]["status"] = "failure"
        self.outcomes[name] = outcome
        if "id" in step:
            self.context["steps"][step["id"]] = {"outcome": outcome, "outputs": outputs}

    def is_due(self, condition):
        if condition is None:
            return self.status == "success"
        asks = any(f"{word}()" in condition for word in ("always", "cancelled", "failure", "success"))
        return (asks or self.status == "success") and workflow.holds(condition, self.context)

    def script(self, name, step):
        added = self.workspace.parent / f"{self.workspace.name}-path"
        path = ":".join([*reversed(self.paths), str(self.tools), os.environ["PATH"]])
        status, said = workflow.run(
            self.document, self.name, step, self.context, self.workspace, self.tools,
            {"PATH": path, "GITHUB_PATH": str(added), **self.more})
        self.said[name] = said
        if added.exists():
            self.paths += added.read_text().splitlines()
            added.unlink()
        outputs = workflow.outputs(self.workspace)
        (self.workspace / "outputs").unlink(missing_ok=True)
        if status != 0:
            raise Problem(f"(status {status})")
        return outputs

    # MARK: Actions

    def action(self, step):
        name = step["uses"].split("@")[0].removeprefix("actions/")
        given = {
            key: workflow.expand(value, self.context) for key, value in step.get("with", {}).items()}
        if name == "checkout":
            shutil.copytree(
                self.source, self.workspace / given.get("path", "."), dirs_exist_ok=True,
                symlinks=True)
            return None
        places = [self.workspace / plain(line) for line in given["path"].splitlines()]
        if name in ("cache", "cache/restore"):
            return self.restore(given, places, saves=name == "cache")
        if name == "upload-artifact":
            return self.upload(given, places)
        if name == "download-artifact":
            return self.download(given, places[0])
        raise workflow.Unreadable(f"the action {name}")

    def restore(self, given, places, saves):
        caches, key = self.service.caches, given["key"]
        found = key if key in caches else None
        for start in given.get("restore-keys", "").split():
            found = found or next((one for one in reversed(caches) if one.startswith(start)), None)
        if found:
            for place, kept in zip(places, caches[found]):
                if kept.exists():
                    place.parent.mkdir(parents=True, exist_ok=True)
                    shutil.copytree(kept, place, dirs_exist_ok=True, symlinks=True)
        if saves and found != key:
            self.saved.append((key, places))
        return {"cache-hit": str(found == key).lower()}

    def save(self, key, places):
        folder = self.service.folder / f"cache-{len(self.service.caches)}"
        kept = [folder / str(number) for number in range(len(places))]
        for place, target in zip(places, kept):
            if place.exists():
                shutil.copytree(place, target, symlinks=True)
        self.service.caches[key] = kept

    def upload(self, given, places):
        found = [place for place in places if place.exists()]
        if not found:
            if given.get("if-no-files-found") == "error":
                raise Problem(f"nothing is at {given['path']}")
            return None
        root = Path(os.path.commonpath(places)) if len(places) > 1 else (
            places[0] if places[0].is_dir() else places[0].parent)
        number = len(self.service.names) + 1
        for place in found:
            target = self.service.artifact(number) / place.relative_to(root)
            target.parent.mkdir(parents=True, exist_ok=True)
            if place.is_dir():
                shutil.copytree(place, target, dirs_exist_ok=True)
            else:
                shutil.copy(place, target)
        self.service.names[number] = given["name"]
        return {"artifact-id": str(number)}

    def download(self, given, place):
        numbers = [int(one) for one in given["artifact-ids"].split(",") if one.strip()]
        if not numbers:
            raise Problem("No valid artifact IDs provided in 'artifact-ids' input")
        for number in numbers:
            isolated = len(numbers) > 1 and given.get("merge-multiple", "").lower() != "true"
            target = place / self.service.names[number] if isolated else place
            shutil.copytree(self.service.artifact(number), target, dirs_exist_ok=True)
        return None


def plain(pattern):
    """The path that a pattern without a wildcard means."""
    for sign in "*?[":
        pattern = pattern.replace(f"[{sign}]", sign)
    return pattern.removeprefix("./")
