"""The page of views and modifiers: each with its picture, light or dark, and the source it shows."""

import html
import json
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
    parts = ["<h1>Views and modifiers</h1>",
             "<p>Each as Vitrine draws it in a widget, beside its source. What is drawn, and what "
             'only accepted, is in <a href="support.html">the support table</a>.</p>']  # fmt: skip
    chapter = None
    for example in examples:
        if example["chapter"] != chapter:
            if chapter is not None:
                parts.append("</div>")
            chapter = example["chapter"]
            parts.append(f"<h2>{html.escape(chapter)}</h2><div class=examples>")
        name = example["name"]
        shown = name.removeprefix("View.")
        file = f"pictures/{name}"
        notes = "".join(f"<p class=note>{html.escape(note)}</p>" for note in example["diagnostics"])
        parts.append(
            f'<figure id="{html.escape(name)}"><figcaption>{html.escape(shown)}</figcaption>'
            f'<picture><source srcset="{html.escape(file)}~dark.png" '
            'media="(prefers-color-scheme: dark)">'
            f'<img src="{html.escape(file)}.png" width={example["width"]} '
            f'height={example["height"]} alt="{html.escape(shown)}, drawn" loading=lazy></picture>'
            f"<pre><code>{html.escape(source_of(example, root))}</code></pre>{notes}</figure>"
        )
    parts.append("</div>")
    return "".join(parts)


def read(folder: Path):
    """The examples drawn into `folder`, or none where they haven't been."""
    listing = folder / "pictures.json"
    return json.loads(listing.read_text(encoding="utf-8")) if listing.exists() else []
