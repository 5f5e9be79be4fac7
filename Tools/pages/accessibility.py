"""axe-core on every kind of page, and gallery, inspector and review by the keyboard alone."""

import json
import contextlib
import shutil
import signal
import subprocess
import sys
import zipfile
from pathlib import Path

DRIVER = Path(__file__).resolve().parents[2] / "Tests/Support/BrowserDriver/browser.py"
# The findings with the element and the reason. Style sheets aren't read again: the pages forbid connections.
ASK = """axe.run(document, {preload: false, resultTypes: ['violations']}).then(({violations}) =>
  JSON.stringify(violations.map(({id, impact, nodes}) => ({id, impact, nodes: nodes.slice(0, 3).map((node) =>
    node.html.slice(0, 140) + ': ' + ([...node.any, ...node.all, ...node.none][0]?.message ?? ''))}))))"""


def visit(steps):
    program = next(found for name in ("chromium", "chromium-browser", "google-chrome")
                   if (found := shutil.which(name)))
    done = subprocess.run([sys.executable, str(DRIVER), program], input=json.dumps(steps) + "\n",
                          capture_output=True, text=True, timeout=300)
    if done.returncode or not done.stdout.strip():
        sys.exit("error: Chromium did not answer: " + done.stderr[-2000:])
    return json.loads(done.stdout.splitlines()[0])


def check(axe, page, address, action=None):
    """The serious findings on a page, in each size and appearance."""
    faults = []
    steps, places = [], []
    for width, dark in ((1440, False), (1440, True), (390, False), (390, True)):
        steps.append({"open": address, "width": width, "height": 900, "dark": dark, "phone": width < 500})
        steps.append({"wait": "document.readyState === 'complete'"})
        if action:
            steps.append({"run": action})
        steps.append({"run": axe + ";0"})
        places.append((len(steps), f"{width} px, {'dark' if dark else 'light'}"))
        steps.append({"run": ASK})
    answers = visit(steps)
    if answers[-1]:
        faults.append(f"{page}: the page complains: {answers[-1]}")
    for place, name in places:
        for finding in json.loads(answers[place]):
            if finding["impact"] in ("serious", "critical"):
                faults += [f"{page} ({name}): {finding['impact']} {finding['id']}: {node}" for node in finding["nodes"]]
    return faults


def keyboard(index, widget):
    """From the overview to a frame's particulars and on to the next widget, without a pointer."""
    focus = "document.activeElement.closest('a, button, summary, input, select')?.outerHTML.slice(0, 80) ?? ''"
    steps = [{"open": index, "width": 1440, "height": 900}, {"press": "Tab"}, {"run": focus},
             {"press": "/"}, {"press": "h"}, {"press": "o"}, {"press": "t"},
             {"run": "document.querySelectorAll('.card:not([hidden])').length"},
             {"press": "Enter"}, {"press": "Enter"},
             {"wait": "location.pathname.endsWith('/HotTopics.html')"}, {"wait": "document.readyState === 'complete'"},
             {"press": "g"}, {"run": "document.querySelectorAll('.tile').length > 0"},
             {"press": "ArrowDown"}, {"press": "Enter"},
             {"run": "new URLSearchParams(location.hash.slice(1)).get('frame')"},
             {"press": "]"}, {"wait": "!location.pathname.endsWith('/HotTopics.html')"}]
    answers = visit(steps)
    expected = {2: "skip", 7: 1, 13: True, 16: "HotTopics/"}
    faults = [f"the keyboard: step {step} gave {answers[step]!r}, not {value!r}" for step, value in expected.items()
              if (value not in str(answers[step]) if isinstance(value, str) else answers[step] != value)]
    # Whatever a pointer can press, Tab reaches.
    for page in (index, widget):
        answers = visit([{"open": page, "width": 1440, "height": 900}, {"wait": "document.readyState === 'complete'"},
                         {"run": "[...document.querySelectorAll('button, input, select, summary, [role=button]')]"
                                 ".filter((one) => one.offsetParent && !one.disabled && one.tabIndex < 0)"
                                 ".map((one) => one.outerHTML.slice(0, 80)).join('\\n')"}])
        if answers[2]:
            faults.append(f"Tab doesn't reach: {answers[2]}")
    return faults + [f"the page complains: {text}" for text in answers[-1]]


def inspector(widget):
    """From a frame's address through its views, with distances and zoom, and out again."""
    item = ".inspect[open] .inspect-item[aria-selected=true]"
    view = "new URLSearchParams(location.hash.slice(1)).get('inspect')"
    answers = visit([
        {"open": widget, "width": 1440, "height": 900}, {"press": "i"}, {"wait": f"document.querySelector('{item}')"},
        {"run": view}, {"press": "m"}, {"press": "Home"}, {"run": view},
        {"run": "document.querySelector('.inspect .inspect-gap').textContent.startsWith('From ')"},
        {"press": "+"}, {"run": "document.querySelector('.inspect [data-zoom][aria-pressed=true]').dataset.zoom"},
        {"run": "document.querySelector('.inspect').contains(document.activeElement)"},
        {"press": "Escape"}, {"run": "String(document.querySelector('.inspect').open) + " + view}])
    expected = {6: "0", 7: True, 9: "1", 10: True, 12: "falsenull"}
    return [f"the inspector by keys: step {step} gave {answers[step]!r}, not {value!r}"
            for step, value in expected.items() if answers[step] != value] + [
                f"the inspector: the page complains: {text}" for text in answers[-1]]


def review(address):
    """A comment and a rejection of the first frame, without a pointer."""
    answers = visit([
        {"open": address, "width": 1440, "height": 900}, {"wait": "document.querySelector('.review')"},
        {"run": "document.querySelector('.review [data-frame], .review').textContent.length > 0"},
        {"press": "j"}, {"run": "new URLSearchParams(location.hash.slice(1)).get('frame') !== null"},
        {"press": "r"}, {"wait": "document.querySelector('.review').textContent.includes('1 rejected')"}])
    return [f"the review by keys: step {step} gave {answers[step]!r}" for step in (2, 4, 6) if answers[step] is not True] + [
        f"the review: the page complains: {text}" for text in answers[-1]]


@contextlib.contextmanager
def served(words):
    """The address that a command prints first, while it runs."""
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        yield process.stdout.readline().split()[0]
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(timeout=30)


def main(axe, scratch, program):
    with zipfile.ZipFile(next(Path(axe).glob("*.whl"))) as wheel:
        script = wheel.read("axe_playwright_python/axe.min.js").decode()
    scratch = Path(scratch)
    widget = next((scratch / "gallery/widgets").rglob("Watchlist.html"))
    grouped = "document.getElementById('grouping').value = 'locale'; " \
        "document.getElementById('grouping').dispatchEvent(new Event('change'))"
    pages = [
        ("overview", scratch / "gallery/index.html", None),
        ("overview in groups", scratch / "gallery/index.html", grouped),
        ("widget", widget, None),
        ("widget as a grid", widget, "document.getElementById('grid-button').click()"),
        ("the inspector", widget, "dispatchEvent(new KeyboardEvent('keydown', {key: 'i'}))"),
        ("gallery as one file", scratch / "gallery/gallery.html", None),
        ("comparison", scratch / "compared/compare/index.html", None),
        ("report", scratch / "verified/report/index.html", None),
        ("timeline", scratch / "day/timeline/index.html", None),
    ]
    for site in sorted((scratch / "gallery/website").rglob("index.html"))[:2]:
        pages.append((f"site: {site.parent.name}", site, None))
    faults = []
    for name, path, action in pages:
        faults += check(script, name, path.as_uri(), action)
    for site in (Path("output/docs/index.html"), Path("output/docs/gallery/index.html")):
        if site.exists():
            pages.append((f"docs: {site}", site.resolve(), None))
            faults += check(script, *pages[-1][:1], site.resolve().as_uri())
        else:
            print(f"left out: {site} isn't there; make docs writes it")
    with served([program, "serve", "--port", "0"]) as address:
        pages.append(("live page", address, None))
        faults += check(script, "live page", address, "new Promise((done) => setTimeout(done, 1500))")
    with served([program, "review", "--port", "0", "--goldens", str(scratch / "goldens"),
                 "--out", str(scratch / "verified")]) as address:
        pages.append(("review", address, None))
        faults += check(script, "review", address)
        faults += review(address)
    faults += keyboard((scratch / "gallery/index.html").as_uri(), widget.as_uri())
    faults += inspector(widget.as_uri())
    for fault in faults:
        print(f"error: {fault}", file=sys.stderr)
    if faults:
        sys.exit(1)
    print(f"axe-core has no serious finding on {len(pages)} pages in 4 ways, and the keyboard goes through gallery, inspector and review.")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3])
