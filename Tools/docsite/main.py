"""README.md, docs/*.md and the views' pictures as pages in output/docs: no script, no network."""

import html
import sys
from pathlib import Path

import pictures
from page import Page

ROOT = Path(__file__).resolve().parent.parent.parent
OUT = ROOT / "output" / "docs"
STYLE = (Path(__file__).parent / "style.css").read_text(encoding="utf-8")


def write(name, title, content, titles):
    """Writes a page under the site's navigation, whole or not at all."""
    navigation = "".join(
        f'<a href="{other}"{" aria-current=page" if other == name else ""}>{html.escape(text)}</a>'
        for other, text in titles.items()
    )
    target = OUT / name
    temporary = target.with_suffix(".new")
    temporary.write_text(
        "<!doctype html><html lang=en><meta charset=utf-8>"
        '<meta name=viewport content="width=device-width">'
        f"<title>{html.escape(title)}</title><style>{STYLE}</style>"
        f"<nav>{navigation}</nav><main>{content}</main></html>\n",
        encoding="utf-8",
    )
    temporary.replace(target)


def main():
    sources = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), ROOT / "CHANGELOG.md",
               ROOT / "CONTRIBUTING.md"]  # fmt: skip
    pages = {source: Page(source.read_text(encoding="utf-8")) for source in sources}
    names = {s: "index.html" if s.name == "README.md" else s.stem.lower() + ".html" for s in sources}
    OUT.mkdir(parents=True, exist_ok=True)
    examples = pictures.read(OUT / "pictures")
    titles = {names[source]: page.title for source, page in pages.items()}
    if examples:
        titles["views.html"] = "Views and modifiers"
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

        write(names[source], page.title, page.html(link), titles)
    if examples:
        write("views.html", "Views and modifiers", pictures.page(examples, ROOT), titles)
    for problem in broken:
        print(f"docs: error: {problem}", file=sys.stderr)
    print(f"docs: {len(titles)} pages, {OUT / 'index.html'}")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
