"""The page of views and modifiers: each with its picture, light or dark, and the source it shows."""

import html
import json
import os
import sys
from pathlib import Path


def source_of(example, root: Path):
    """The lines of an example's closure, without what they are all moved in by."""
    name = example["file"].split("/", 1)[1]
    path = next(iter(sorted((root / "Sources" / "Tools" / "catalogue").rglob(name))), None)
    if path is None:
        raise FileNotFoundError(f"{example['file']} of the example {example['name']}")
    lines = path.read_text(encoding="utf-8").splitlines()[example["line"] - 1 :]
    text = "\n".join(lines)
    start = text.index("{") + 1
    depth, end = 1, start
    while depth:
        depth += {"{": 1, "}": -1}.get(text[end], 0)
        end += 1
    body = [line for line in text[start : end - 1].splitlines() if line.strip()]
    margin = min((len(line) - len(line.lstrip()) for line in body), default=0)
    return "\n".join(line[margin:] if line.startswith(" " * margin) else line for line in body)


def page(examples, root: Path):
    """The page's content: a chapter's examples in the catalogue's order."""
    parts = ["# Views and modifiers\n",
             "<p>Each as Vitrine draws it in a widget, beside its source. What is drawn, and what "
             'only accepted, is in <a href="support.html">the support table</a>.</p>']  # fmt: skip
    chapter = None
    for example in examples:
        if example["chapter"] != chapter:
            if chapter is not None:
                parts.append("</div>")
            chapter = example["chapter"]
            parts.append(f"\n\n## {chapter}\n\n<div class=examples>")
        name = example["name"]
        shown = name.removeprefix("View.")
        file = f"pictures/{name}"
        notes = "".join(f"<p class=note>{html.escape(note)}</p>" for note in example["diagnostics"])
        parts.append(
            f'<figure id="{html.escape(name)}"><figcaption>{html.escape(shown)}</figcaption>'
            + "".join(
                f'<img class="{mode}-picture" src="{html.escape(file)}{ending}.png" width={example["width"]} '
                f'height={example["height"]} alt="{html.escape(shown)}, drawn" loading=lazy>'
                for mode, ending in (("light", ""), ("dark", "~dark")))
            + f"<pre><code>{html.escape(source_of(example, root)).replace(chr(10), '&#10;')}</code></pre>{notes}</figure>"
        )
    parts.append("</div>")
    return "\n".join(parts) + "\n"


def read(folder: Path):
    """The examples drawn into `folder`, or none where they haven't been."""
    listing = folder / "pictures.json"
    return json.loads(listing.read_text(encoding="utf-8")) if listing.exists() else []


def environment():
    """The environment of MkDocs: the generator's files, and no word of its own about other generators."""
    return dict(os.environ, PYTHONPATH=os.pathsep.join(sys.path[1:] or sys.path), NO_MKDOCS_2_WARNING="1",
                PYTHONDONTWRITEBYTECODE="1")
