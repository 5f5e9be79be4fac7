"""README.md, docs/*.md and the views' pictures as a site in output/docs, by MkDocs with the Material theme: it opens from
a file, and its search needs no server."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pictures
import shots

ROOT = Path(__file__).resolve().parent.parent.parent
HERE = Path(__file__).resolve().parent
OUT = ROOT / "output" / "docs"
STAGE = ROOT / "output" / ".docs-source"
# Pictures of pages, which Tools/docsite/shots.py takes.
SHOTS = OUT / "pages"
# The pages of the sidebar, by their groups.
GROUPS = {
    "Start": ["index", "start", "packages", "xcode", "sdk", "source"],
    "Widgets": ["assets", "image-files", "intents", "interaction", "live-activities", "charts", "data", "placements"],
    "Look": ["gallery", "views", "watch", "serve", "explain", "timeline", "site", "compare"],
    "Check": ["goldens", "review", "testing", "audit", "diagnostics", "ci"],
    "The device": ["world", "network", "sealing", "determinism"],
    "For programs": ["command", "json", "mcp"],
    "Reference": ["support", "modules", "glossary", "architecture", "speed", "contributing", "changelog"],
}
# The names in the sidebar of pages with long titles.
SHORT = {"index": "Overview", "data": "Core Data and SwiftData", "placements": "Placements and devices",
         "timeline": "Simulating a day", "compare": "Beside Apple's pictures", "world": "World file",
         "network": "Network", "sealing": "The seal", "mcp": "Model Context Protocol", "support": "SwiftUI",
         "modules": "Other frameworks", "testing": "Tests with pictures", "interaction": "Interactions and links",
         "assets": "Assets and bundles", "explain": "Why a view is there"}
# The picture of the catalogue that opens a page.
OPENERS = {"charts": "Chart", "assets": "Image", "interaction": "Toggle", "source": "Grid", "explain": "ViewThatFits",
           "determinism": "MeshGradient", "live-activities": "ProgressView", "placements": "Gauge",
           "intents": "Button", "data": "List", "goldens": "Label"}  # fmt: skip
REMOTE_WORKER = "https://unpkg.com/iframe-worker/shim"
LINK = re.compile(r"(!?\[[^\]]*\]\()([^)\s]+)(\))")


def stage_name(source):
    return "index" if source.name == "README.md" else source.stem.lower()


def staged(source, names, broken):
    """The text of a page with its links as they are on the site."""

    def target(match):
        address = match[2]
        path, _, anchor = address.partition("#")
        if "://" in address or not path:
            return match[0]
        resolved = (source.parent / path).resolve()
        if resolved in names:
            return f"{match[1]}{names[resolved]}.md{'#' + anchor if anchor else ''}{match[3]}"
        if not resolved.exists():
            broken.append(f"{source.relative_to(ROOT)}: there is no {address}")
        elif resolved.parent == ROOT / "docs" / "images":
            return f"{match[1]}images/{resolved.name}{match[3]}"
        return f"{match[1]}../../{resolved.relative_to(ROOT).as_posix()}{match[3]}"

    # Code is left as it is.
    parts = re.split(r"(^```.*?^```[^\n]*$|`[^`\n]*`)", source.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    return "".join(part if index % 2 else LINK.sub(target, part) for index, part in enumerate(parts))


def opener(name, examples):
    """The picture above a page's text, which the theme shows by its own appearance: of the page that the text is about, or
    of a view."""
    wanted = OPENERS.get(name)
    known = {example["name"]: example for example in examples}
    if (SHOTS / f"{name}~dark.png").exists():
        file, kind, text = f"pages/{name}", "opener page", shots.TEXTS[name]
        size = f"width={shots.WIDTH} height={shots.HEIGHT}"
    elif wanted in known:
        file, kind, text = f"pictures/{wanted}", "opener", f"{wanted}, drawn"
        size = f'width={known[wanted]["width"]} height={known[wanted]["height"]}'
    else:
        return ""
    return "\n".join(
        f'<img class="{kind}" src="{file}{ending}.png#only-{mode}" {size} alt="{text}" loading="lazy">'
        for ending, mode in (("", "light"), ("~dark", "dark"))) + "\n"


def write_pages(sources, names, examples):
    broken = []
    for source in sources:
        text = staged(source, names, broken)
        name = names[source]
        heading, _, rest = text.partition("\n")
        # It names everything once, and would be the answer to every search.
        front = "---\nsearch:\n  exclude: true\n---\n" if name == "changelog" else ""
        (STAGE / f"{name}.md").write_text(f"{front}{heading}\n\n{opener(name, examples)}{rest}", encoding="utf-8")
    if examples:
        (STAGE / "views.md").write_text(pictures.page(examples, ROOT), encoding="utf-8")
    return broken


def navigation(found):
    """The sidebar. What is in no group is at the end of the last."""
    listed = {name for names in GROUPS.values() for name in names}
    lines = []
    for group, names in GROUPS.items():
        here = [name for name in names if name in found]
        if group == list(GROUPS)[-1]:
            here += sorted(found - listed)
        lines.append(f"  - {group}:")
        lines += [f"      - {SHORT[name]}: {name}.md" if name in SHORT else f"      - {name}.md" for name in here]
    return "\n".join(lines)


def main():
    sources = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), ROOT / "CHANGELOG.md", ROOT / "CONTRIBUTING.md"]
    names = {source: stage_name(source) for source in sources}
    examples = pictures.read(OUT / "pictures")
    shutil.rmtree(STAGE, ignore_errors=True)
    (STAGE / "assets").mkdir(parents=True)
    broken = write_pages(sources, names, examples)
    shutil.copytree(ROOT / "docs" / "images", STAGE / "images")
    for asset in ("site.css", "site.js", "worker.js"):
        shutil.copy(HERE / asset, STAGE / "assets" / asset)
    if examples:
        shutil.copytree(OUT / "pictures", STAGE / "pictures")
    if SHOTS.exists():
        shutil.copytree(SHOTS, STAGE / "pages")
    found = set(names.values()) | ({"views"} if examples else set())
    configuration = STAGE.parent / ".docs.yml"
    configuration.write_text(
        (HERE / "mkdocs.yml").read_text(encoding="utf-8") + f"docs_dir: {STAGE.name}\nsite_dir: docs-new\nnav:\n"
        + navigation(found) + "\n", encoding="utf-8")
    built = subprocess.run(
        [sys.executable, "-m", "mkdocs", "build", "--quiet", "--strict", "--config-file", str(configuration)],
        capture_output=True, text=True, env=pictures.environment())
    if built.returncode:
        sys.exit(f"docs: error: MkDocs ended with {built.returncode}:\n{built.stdout}{built.stderr}")
    fresh = STAGE.parent / "docs-new"
    # It names its files from a server's root, where the site needn't be.
    (fresh / "404.html").unlink(missing_ok=True)
    for page in fresh.glob("*.html"):
        text = page.read_text(encoding="utf-8")
        # The theme would fetch a stand-in for workers from the network; ours lies in the site.
        page.write_text(text.replace(REMOTE_WORKER, "assets/worker.js"), encoding="utf-8")
    # The reference that DocC wrote.
    for kept in ("api", "pictures"):
        if (OUT / kept).exists() and not (fresh / kept).exists():
            shutil.move(OUT / kept, fresh / kept)
    shutil.rmtree(OUT, ignore_errors=True)
    fresh.rename(OUT)
    shutil.rmtree(STAGE, ignore_errors=True)
    configuration.unlink()
    for problem in broken:
        print(f"docs: error: {problem}", file=sys.stderr)
    print(f"docs: {len(found)} pages, {OUT / 'index.html'}")
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
