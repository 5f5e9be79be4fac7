"""axe-core on every kind of page, and gallery, inspector and review by the keyboard alone."""

import json
import sys
import zipfile
from pathlib import Path

from visiting import served, visit

# The findings with the element and the reason. Style sheets aren't read again: the pages forbid connections.
ASK = """axe.run(document, {preload: false, resultTypes: ['violations']}).then(({violations}) =>
  JSON.stringify(violations.map(({id, impact, nodes}) => ({id, impact, nodes: nodes.slice(0, 3).map((node) =>
    node.html.slice(0, 140) + ': ' + ([...node.any, ...node.all, ...node.none][0]?.message ?? ''))}))))"""


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


def single(address):
    """The pictures of the gallery as one file lie within their grounds on a phone."""
    outside = "[...document.querySelectorAll('.figures img')].filter((image) => " \
        "image.getBoundingClientRect().right > image.closest('.wall').getBoundingClientRect().right - 8).length"
    answers = visit([{"open": address, "width": 390, "height": 844, "phone": True}, {"run": outside},
                     {"run": "document.querySelectorAll('.figures img').length > 0"}])
    return [] if answers[1] == 0 and answers[2] is True else [
        f"gallery as one file: {answers[1]} pictures reach the edge of their ground"]


def docs():
    """The search, a copy button and the field of the support table on the documentation's pages, from their files."""
    folder = Path("output/docs")
    results = "document.querySelectorAll('.md-search-result__item').length"
    answers = visit([
        {"open": (folder / "index.html").resolve().as_uri(), "width": 1440, "height": 900, "dark": True},
        {"run": "document.body.dataset.mdColorScheme"},
        {"run": "document.querySelector('.md-search__input').focus()"}, *({"press": key} for key in "golden"),
        {"wait": f"{results} > 0"},
        {"run": "document.querySelector('.md-search-result__item a').href.split('/').pop().split(/[?#]/)[0]"},
        {"run": "document.querySelectorAll('.md-content pre').length === "
                "document.querySelectorAll('.md-content pre .md-code__button[data-md-type=copy], .md-content pre .md-clipboard')"
                ".length"},
        {"open": (folder / "support.html").resolve().as_uri(), "width": 390, "height": 844, "phone": True},
        {"run": "document.querySelector('.filter-rows').value = 'containerBackground'; "
                "document.querySelector('.filter-rows').dispatchEvent(new Event('input'))"},
        {"run": "[...document.querySelectorAll('.md-content tbody tr')].filter((row) => row.offsetParent).length"},
        {"run": "document.documentElement.scrollWidth <= innerWidth"}])
    expected = {1: "slate", 9: True, 10: "goldens.html", 11: True, 15: True}
    faults = [] if 0 < answers[14] < 60 else [f"the documentation: the field of the table leaves {answers[14]} rows"]
    return faults + [f"the documentation: step {step} gave {answers[step]!r}, not {value!r}"
            for step, value in expected.items() if answers[step] != value] + [
                f"the documentation: the page complains: {text}" for text in answers[-1]]


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
    if Path("output/docs/index.html").exists():
        # One of each kind: text, steps, options, pictures with source, a page with a picture, thousands of rows.
        for name in ("index", "start", "command", "views", "serve", "support"):
            pages.append((f"docs: {name}", Path(f"output/docs/{name}.html").resolve(), None))
            faults += check(script, pages[-1][0], pages[-1][1].as_uri())
        faults += docs()
    else:
        print("left out: the documentation's pages: make docs writes them")
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
    faults += single((scratch / "gallery/gallery.html").as_uri())
    for fault in faults:
        print(f"error: {fault}", file=sys.stderr)
    if faults:
        sys.exit(1)
    print(f"axe-core has no serious finding on {len(pages)} pages in 4 ways, and the keyboard goes through gallery, inspector and review.")


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2], sys.argv[3])
