"""The action's steps with the real SDK, the real compiler and a package that `vitrine new` writes."""

import hashlib
import os
import pathlib
import subprocess
import sys
import tempfile
import time

import bundles
import workflow
from jobs import Job, Service

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent


def call(*command, **options):
    done = subprocess.run(
        [str(word) for word in command], capture_output=True, text=True, stdin=subprocess.DEVNULL, check=False, **options)
    if done.returncode != 0:
        sys.exit(f"error: {command[0]} {command[1]} ended with {done.returncode}:\n{done.stdout}{done.stderr}")


def repository(bundle, folder):
    """A package with goldens, as its clone on GitHub has it."""
    home = folder / "author"
    environment = {**os.environ, "CFFIXED_USER_HOME": str(home)}
    home.mkdir()
    call("swift", "sdk", "install", bundle, env=environment)
    command = home / ".swiftpm/swift-sdks/vitrine.artifactbundle/vitrine/bin/vitrine"
    call(command, "new", "Trips", cwd=folder, env=environment)
    call(command, "record", "Trips", "--quiet", cwd=folder, env=environment)
    package = folder / "Trips"
    # The first run of its tests records their goldens, and fails.
    subprocess.run(
        ["swift", "test", "--swift-sdk", "vitrine"], cwd=package, env=environment, check=False,
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
    call("git", "init", "-q", cwd=package)
    call("git", "add", "-A", cwd=package)
    call("git", "-c", "user.name=a", "-c", "user.email=a@b", "commit", "-qm", "Begin", cwd=package)
    call("git", "clone", "-q", package, folder / "clone")
    return folder / "clone"


def main():
    bundle = pathlib.Path(sys.argv[1]).resolve()
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        source = repository(bundle, folder)
        (folder / "action").symlink_to(ROOT)
        for name in ("tools", "service", "home"):
            (folder / name).mkdir()
        loaded = workflow.load_action(ROOT / "action.yml")
        document = {"jobs": {"action": {"steps": [{"uses": "actions/checkout@x"}, *loaded["runs"]["steps"]]}}}
        inputs = {key: one.get("default", "") for key, one in loaded["inputs"].items()}
        service = Service(folder / "service")
        with bundles.Server(bundle.parent) as server:
            inputs["sdk-url"] = f"{server.address}/{bundle.name}"
            inputs["sdk-checksum"] = hashlib.sha256(bundle.read_bytes()).hexdigest()
            for number, (title, status, says) in enumerate([
                ("without a cache", "success", "identical"),
                ("from the cache", "success", "The SDK is there from an earlier run."),
                ("a golden that was cut off", "failure", "The golden's file ends too early."),
            ]):
                if status == "failure":
                    golden = sorted((source / "Goldens").rglob("*.png"))[0]
                    golden.write_bytes(golden.read_bytes()[:500])
                began = time.monotonic()
                job = Job(
                    document, "action", source, folder / f"run-{number}", folder / "tools", service,
                    environment={"CFFIXED_USER_HOME": str(folder / "home"), "GITHUB_ACTION_PATH": str(folder / "action")},
                    inputs=inputs).run()
                report = service.named("widgets-report")
                problem = None
                if job.status != status:
                    problem = f"the job ends with {job.status}"
                elif says not in job.log:
                    problem = f"it doesn't say “{says}”"
                elif not (report and (report / "report/index.html").exists()):
                    problem = "there is no report"
                if problem:
                    sys.exit(f"error: the action, {title}: {problem}\n{job.outcomes}\n{job.log[-4000:]}")
                print(f"the action, {title}: {job.status} in {time.monotonic() - began:.1f} s", flush=True)


main()
