"""The workflows' jobs, run from their first step to the last: with an SDK that is there, that isn't, that is
another, with a cache and without, in one job and in shards. The compiler is a script; `swift sdk` is the real one."""

import shutil
import subprocess

import bundles
import project
import workflow
from jobs import Job, Service

# `swift` without a compiler: what is built is a product that notes its arguments.
SWIFT = """#!/bin/bash
echo "swift $*" >>"$CFFIXED_USER_HOME/log"
case $1 in
  sdk) exec '{swift}' "$@" ;;
  build)
    mkdir -p .build/debug/Steps_Steps.resources
    echo asset >.build/debug/Steps_Steps.resources/a
    cp '{product}' .build/debug/Steps
    ;;
  test) exit "$(cat "$CFFIXED_USER_HOME/tests" 2>/dev/null || echo 0)" ;;
esac
"""
PRODUCT = """#!/bin/bash
echo "Steps $*" >>"$CFFIXED_USER_HOME/log"
verb=$1
test -s "$(dirname "$0")/Steps_Steps.resources/a" || exit 3
while [ $# -gt 0 ]; do
  case $1 in --out) out=$2 ;; --shard) shard=$2 ;; esac
  shift
done
if [ "$verb" = verify ]; then
  if [ "${shard%/*}" = "$(cat "$CFFIXED_USER_HOME/fails" 2>/dev/null)" ]; then exit 3; fi
  mkdir -p "$out/report"
  echo "$shard" >"$out/report/report.json"
elif [ "$verb" = merge ]; then
  mkdir -p output/report
  cat output/shards/*/report/report.json >output/report/index.html
  echo times >output/timings.json
fi
"""


class Machine:
    """A folder of a run, with the scripts that replace programs and the home of their user."""

    def __init__(self, folder, swift):
        self.folder, self.count = folder, 0
        self.home, self.tools = folder / "home", folder / "tools"
        self.home.mkdir(parents=True)
        self.tools.mkdir()
        self.write("product", PRODUCT)
        self.write("swift", SWIFT.format(swift=swift, product=self.tools / "product"))
        # Nothing is installed on this machine.
        self.write("apt-get", "#!/bin/sh\necho \"E: no packages here\" >&2\nexit 100\n")
        self.write("sudo", "#!/bin/sh\nshift\nexec \"$@\"\n")
        (folder / "service").mkdir()
        self.service = Service(folder / "service")

    def write(self, name, text):
        (self.tools / name).write_text(text)
        (self.tools / name).chmod(0o755)

    def run(self, document, name, source, **context):
        self.count += 1
        # A new machine has no SDK.
        shutil.rmtree(self.home / ".swiftpm", ignore_errors=True)
        return Job(
            document, name, source, self.folder / f"{self.count}-{name}", self.tools, self.service,
            environment={
                "CFFIXED_USER_HOME": str(self.home),
                "GITHUB_ACTION_PATH": str(self.folder / "action")}, **context).run()

    def take_log(self):
        log = self.home / "log"
        lines = log.read_text().splitlines() if log.exists() else []
        log.unlink(missing_ok=True)
        return lines


def plays(root, work):
    swift = subprocess.run(
        [root / "Tools/swift", "--path-of", "swift"], capture_output=True, text=True, cwd=root,
        check=True).stdout.strip()
    for part in (installing, action, sharded):
        yield from part(root, work / f"runs-{part.__name__}", swift)


# MARK: One job with the SDK

def installing(root, work, swift):
    for place, folder in enumerate(["", "ios/My Widgets"]):
        written = project.write(
            root, work / f"project-{place}", folder, manifest=project.MANIFEST_OF_SDK)
        # What is refused is refused alike in a folder.
        for title, states in list(scenes())[:1 if folder else None]:
            machine = Machine(work / f"{place}-{title.replace(' ', '-')}", swift)
            yield f"{title} (folder “{folder}”)", scene(written, machine, states)


def scenes():
    """(title, the runs of one machine): each run has the changes to it and what is expected."""
    well = {"status": "success", "says": [], "asks": ["vitrine --version", "vitrine verify", "swift test"]}
    cached = {**well, "says": ["The SDK is there from an earlier run."]}

    def refused(*says):
        return {"status": "failure", "says": [f"::error::{says[0]}", *says[1:]], "asks": [],
                "report": False}

    yield "an SDK and then its cache without a network", [({}, well), ({"server": False}, cached)]
    yield "differences", [({"verdict": "1"}, {**well, "status": "failure"})]
    yield "tests that fail", [({"tests": "1"}, {**well, "status": "failure"})]
    yield "an empty URL", [({"url": ""}, refused("VITRINE_SDK_URL is empty.", "(status 2)"))]
    yield "an empty checksum", [
        ({"sum": ""}, refused("VITRINE_SDK_CHECKSUM is “”.", "(status 2)"))]
    yield "a checksum that is none", [
        ({"sum": "sha256:12"}, refused("VITRINE_SDK_CHECKSUM is “sha256:12”.", "(status 2)"))]
    yield "another checksum", [
        ({"sum": "0" * 64}, refused("The SDK at http://", "has the checksum ", "0" * 64, "(status 3)"))]
    yield "no such file", [
        ({"url": "/other.zip"}, refused("The SDK can't be fetched from http://", "404", "(status 3)"))]
    yield "no server and no cache", [
        ({"server": False}, refused("The SDK can't be fetched from http://", "(status 3)"))]
    yield "a damaged cache", [
        ({}, well), ({"damaged": True}, {
            **well, "says": ["The SDK from an earlier run has another checksum: it is fetched again."]})]
    yield "a damaged cache and no server", [
        ({}, well), ({"damaged": True, "server": False}, refused(
            "The SDK can't be fetched from http://", "has another checksum"))]
    yield "a library that no package has", [
        ({"package": "nor-this"}, refused("apt-get could not install: nor-this.", "(status 3)"))]
    yield "an archive that was cut off", [
        ({"cut": True}, refused("swift can't install the SDK", "(status 3)"))]


def scene(written, machine, states):
    served = machine.folder / "served"
    served.mkdir()
    for changes, wanted in states:
        data = bundles.archive(changes.get("package", "libc6"))
        if changes.get("cut"):
            data = data[:len(data) // 2]
        (served / "v.artifactbundle.zip").write_bytes(data)
        for name in ("verdict", "tests"):
            (machine.home / name).write_text(changes.get(name, "0"))
        if changes.get("damaged"):
            for place in machine.service.folder.rglob("*.artifactbundle.zip"):
                place.write_bytes(b"PK damaged")
        with bundles.Server(served) as server:
            address = server.address
            if changes.get("server") is not False:
                job = start(written, machine, address, data, changes)
        if changes.get("server") is False:
            job = start(written, machine, address, data, changes)
        problem = difference(machine, job, wanted)
        if problem:
            return f"{problem}\n{job.outcomes}\n{job.log}"
    return None


def start(written, machine, address, data, changes):
    document = written.load("widgets.yml")
    url = changes.get("url", "/v.artifactbundle.zip")
    return machine.run(document, "widgets", written.root, vars={
        # The port is another each time, and the cache is known by the checksum.
        "VITRINE_SDK_URL": url and address + url,
        "VITRINE_SDK_CHECKSUM": changes.get("sum", bundles.checksum(data))})


def difference(machine, job, wanted):
    if job.status != wanted["status"]:
        return f"the job ends with {job.status}"
    for text in wanted["says"]:
        if text not in job.log:
            return f"it doesn't say “{text}”"
    asked = [line for line in machine.take_log() if not line.startswith("swift sdk")]
    if [line[:len(want)] for line, want in zip(asked, wanted["asks"])] != wanted["asks"] or len(
            asked) != len(wanted["asks"]):
        return f"it asks for {asked}"
    report = machine.service.named("widgets-report")
    if wanted.get("report", True) and not (report and (report / "report/index.html").exists()):
        return "there is no report"
    if not wanted.get("report", True) and job.outcomes["Verify"] != "skipped":
        return "it verifies without an SDK"
    return None


# MARK: The action

def action(root, work, swift):
    written = project.write(root, work / "project", "", manifest=project.MANIFEST_OF_SDK)
    machine = Machine(work / "machine", swift)
    (machine.folder / "action").symlink_to(root)
    loaded = workflow.load_action(root / "action.yml")
    document = {"jobs": {"action": {"steps": [{"uses": "actions/checkout@x"}, *loaded["runs"]["steps"]]}}}
    defaults = {key: one.get("default", "") for key, one in loaded["inputs"].items()}
    data = bundles.archive()
    served = work / "served"
    served.mkdir()
    (served / "v.artifactbundle.zip").write_bytes(data)
    for title, changes, wanted in [
        ("as it is used", {}, ["vitrine --version", "vitrine verify --junit output/junit.xml", "swift test"]),
        ("options and no tests", {"arguments": "--matrix pairwise", "tests": "false"}, [
            "vitrine --version", "vitrine verify --junit output/junit.xml --matrix pairwise"]),
    ]:
        with bundles.Server(served) as server:
            job = machine.run(document, "action", written.root, inputs={
                **defaults, "sdk-url": f"{server.address}/v.artifactbundle.zip",
                "sdk-checksum": bundles.checksum(data), **changes})
        yield f"the action, {title}", difference(
            machine, job, {"status": "success", "says": [], "asks": wanted})
    for one in loaded["runs"]["steps"]:
        if "${{" in one.get("run", ""):
            yield "the action", f"a script holds an expression: {one['name']}"


# MARK: Shards

def sharded(root, work, swift):
    written = project.write(root, work / "project", "", "--shards", "3")
    install = written.package / "Vendor/vitrine/deps/install.sh"
    install.parent.mkdir(parents=True)
    install.write_text("#!/bin/sh\n")
    install.chmod(0o755)
    document = written.load("widgets.yml")
    yield "three shards", shards(document, written, Machine(work / "all", swift), None)
    yield "a shard that fails", shards(document, written, Machine(work / "one", swift), 2)


def shards(document, written, machine, failing):
    if failing:
        (machine.home / "fails").write_text(str(failing))
    machine.write("gh", "#!/bin/sh\nexit 1\n")
    plan = machine.run(document, "plan", written.root)
    build = machine.run(document, "build", written.root)
    needs = {one.name: {"outputs": one.outputs, "result": one.status} for one in (plan, build)}
    tests = machine.run(document, "tests", written.root, needs=needs)
    needs["tests"] = {"result": tests.status}
    ids, said = {}, ""
    for shard in (1, 2, 3):
        job = machine.run(
            document, "verify", written.root, needs=needs, matrix={"shard": shard},
            strategy={"job-total": 3})
        # All shards give their part of the outputs.
        ids.update({key: value for key, value in job.outputs.items() if value})
        said += f"\n{shard}: {job.outcomes}\n{job.log}"
        if (job.status == "success") != (shard != failing):
            return f"shard {shard} ends with {job.status}: {said}"
    needs["verify"] = {"outputs": ids}
    report = machine.run(document, "report", written.root, needs=needs)
    log = machine.take_log()
    if log.count("swift build --product Steps") != 1:
        return f"the widgets aren't built once: {log}"
    page = machine.service.named("widgets-report") / "report/index.html"
    wanted = "".join(f"{shard}/3\n" for shard in (1, 2, 3) if shard != failing)
    if report.status != "success" or page.read_text() != wanted:
        return f"the report ends with {report.status}: {report.outcomes}\n{report.log}{said}"
    return None
