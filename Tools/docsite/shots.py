"""Pictures of the pages that Vitrine makes, for the documentation of each: light and dark, in headless Chromium."""

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "Tools" / "pages"))

from visiting import browser, served, visit  # noqa: E402

WIDTH, HEIGHT = 1280, 800
# The pictures' names are those of the documentation's pages; the texts stand in place of a picture that isn't seen.
TEXTS = {
    "gallery": "A widget's page in the gallery: its frames, filters above them, a frame's particulars beside them",
    "serve": "The live page: the picture, the slider of its date, and the settings beside it",
    "explain": "The inspector: a frame, its views, and the reasons of one view's place and size",
    "goldens": "A report: a frame before and after, and what differs",
    "review": "A report with buttons to approve and to reject",
    "timeline": "A simulated day: the film of the screen, with each reload",
    "site": "The site for readers: the widgets with their pictures",
    "compare": "Frames beside pictures of the same widget, with what differs",
}


def shots(pages, folder):
    for name, address, ready in pages:
        for dark in (False, True):
            file = folder / f"{name}{'~dark' if dark else ''}.png"
            visit([{"open": address, "width": WIDTH, "height": HEIGHT, "dark": dark}, {"wait": ready or "true"},
                   {"run": "new Promise((done) => setTimeout(done, 400))"}, {"shoot": str(file)}])


def main(program, folder):
    shutil.rmtree(folder, ignore_errors=True)
    if browser() is None:
        print("docs: left out: pictures of the pages: Chromium isn't installed", file=sys.stderr)
        return
    program = str(Path(program).resolve())
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch:
        subprocess.run([str(ROOT / "Tools" / "pages" / "make"), program, scratch], check=True)
        made = Path(scratch)
        widget = next((made / "gallery/widgets").rglob("Watchlist.html")).as_uri()
        shots([
            ("gallery", widget, "document.querySelector('.shot img')"),
            ("explain", f"{widget}#frame=Watchlist/systemSmall/snapshot@3x&inspect=15",
             "document.querySelector('.inspect[open]')"),
            ("goldens", (made / "verified/report/index.html").as_uri(), None),
            ("timeline", (made / "day/timeline/index.html").as_uri(), None),
            ("site", (made / "gallery/website/index.html").as_uri(), None),
            ("compare", (made / "compared/compare/index.html").as_uri(), None),
        ], folder)
        with served([program, "serve", "--port", "0", "--kind", "Watchlist"]) as address:
            shots([("serve", address, "document.querySelector('.pane img')")], folder)
        with served([program, "review", "--port", "0", "--goldens", str(made / "goldens"),
                     "--out", str(made / "verified")]) as address:
            shots([("review", address, "document.querySelector('.review')")], folder)


if __name__ == "__main__":
    main(sys.argv[1], Path(sys.argv[2]))
