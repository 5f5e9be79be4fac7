"""README.md and docs/*.md as pages in output/docs: no script, no network, one style sheet inside."""

import html
import sys
from pathlib import Path

from markdown import Page

ROOT = Path(__file__).resolve().parent.parent.parent
OUT = ROOT / "output" / "docs"
STYLE = (Path(__file__).parent / "style.css").read_text(encoding="utf-8")


def main():
    sources = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), ROOT / "CHANGELOG.md",
               ROOT / "CONTRIBUTING.md"]  # fmt: skip
    pages = {source: Page(source.read_text(encoding="utf-8")) for source in sources}
    names = {s: "index.html" if s.name == "README.md" else s.stem.lower() + ".html" for s in sources}
    OUT.mkdir(parents=True, exist_ok=True)
    broken = []
    for source, page in pages.items():

        def link(target, source=source):
            path, _, anchor = target.partition("#")
            if "://" in target or not path:
                return target
            resolved = (source.parent / path).resolve()
            if resolved in names:
                return names[resolved] + ("#" + anchor if anchor else "")
            if not resolved.exists():
                broken.append(f"{source.relative_to(ROOT)}: there is no {target}")
            return Path("../..", resolved.relative_to(ROOT)).as_posix()

        navigation = "".join(
            f'<a href="{names[s]}"{" aria-current=page" if s == source else ""}>'
            f"{html.escape(p.title)}</a>"
            for s, p in pages.items()
        )
        text = (
            f"<!doctype html><html lang=en><meta charset=utf-8>"
            f'<meta name=viewport content="width=device-width">'
            f"<title>{html.escape(page.title)}</title><style>{STYLE}</style>"
            f"<nav>{navigation}</nav><main>{page.html(link)}</main></html>\n"
        )
        target = OUT / names[source]
        temporary = target.with_suffix(".new")
        temporary.write_text(text, encoding="utf-8")
        temporary.replace(target)
    for problem in broken:
        print(f"docs: error: {problem}", file=sys.stderr)
    print(f"docs: {len(pages)} pages, {OUT / 'index.html'}")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
