"""Names that would like to be scripts: branches, titles, comments, logins, folders."""

import shutil

import github
import workflow

HOSTILE = "$(touch pwned)`touch pwned`\";touch pwned;'\ntouch pwned\n#&|touch pwned"


class Hostile(dict):
    """A context in which everything is that text."""

    def get(self, _, __=None):
        return Hostile()

    def __str__(self):
        return HOSTILE


def program(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("#!/bin/bash\n" + text)
    path.chmod(0o755)


def plays(project, scratch):
    contexts = {name: Hostile() for name in (
        "github", "needs", "steps", "runner", "inputs", "matrix", "strategy", "vars")}
    for name in ("widgets.yml", "widgets-approve.yml"):
        document = project.load(name)
        for job, step in workflow.scripts(document):
            title = f"{name}, {job}, {step.get('name', 'a step')}"
            work = scratch / "work"
            tools = github.install(work / "tools", {"runs": [], "artifacts": [], "pulls": {}})
            for name_of_tool in ("swift", "vitrine", "apt-get", "curl"):
                program(tools / name_of_tool, "true\n")
            package = work / "workspace" / project.folder
            program(package / ".build/debug/Steps", "mkdir -p output/shards/1; echo 1\n")
            program(package / "Vendor/vitrine/deps/install.sh", "true\n")
            (work / "workspace/pull-request" / project.folder).mkdir(parents=True)
            workflow.run(document, job, step, contexts, work / "workspace", tools)
            ran = [path for path in work.rglob("*") if path.name.startswith("pwned")]
            yield title, f"what people write is run: {ran[0]}" if ran else None
            shutil.rmtree(work)
