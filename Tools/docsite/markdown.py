"""As much Markdown as our pages use: headings, paragraphs, lists, tables, code, links, images,
emphasis. Nothing of a page reaches the HTML unescaped."""

import html
import re


class Page:
    def __init__(self, text):
        self.blocks = list(_blocks(text.splitlines()))
        titles = [lines for kind, lines in self.blocks if kind == "h1"]
        # A title stands where there is no code face: in the list of pages and on the window.
        self.title = titles[0][0].replace("`", "") if titles else "Untitled"

    def html(self, link):
        """`link` maps a target as written to the one on the page."""
        return "\n".join(_block(kind, lines, link) for kind, lines in self.blocks)


def _blocks(lines):
    index = 0
    while index < len(lines):
        line = lines[index]
        start = index
        if line.startswith("```"):
            index += 1
            while index < len(lines) and not lines[index].startswith("```"):
                index += 1
            yield "code", lines[start + 1 : index]
            index += 1
        elif match := re.match(r"(#{1,4}) (.*)", line):
            yield f"h{len(match[1])}", [match[2]]
            index += 1
        elif line.startswith("|"):
            while index < len(lines) and lines[index].startswith("|"):
                index += 1
            yield "table", lines[start:index]
        elif re.match(r"(- |\d+\. )", line):
            items = []
            while index < len(lines) and lines[index].strip():
                if re.match(r"(- |\d+\. )", lines[index]):
                    items.append(re.sub(r"^(- |\d+\. )", "", lines[index]))
                else:
                    items[-1] += " " + lines[index].strip()
                index += 1
            yield ("ul" if line.startswith("- ") else "ol"), items
        elif line.strip():
            while index < len(lines) and lines[index].strip() and not lines[index].startswith("```"):
                index += 1
            yield "p", [" ".join(part.strip() for part in lines[start:index])]
        else:
            index += 1


def _block(kind, lines, link):
    if kind == "code":
        return f"<pre><code>{html.escape(chr(10).join(lines))}</code></pre>"
    if kind in ("ul", "ol"):
        items = "".join(f"<li>{_inline(item, link)}</li>" for item in lines)
        return f"<{kind}>{items}</{kind}>"
    if kind == "table":
        return _table(lines, link)
    if kind.startswith("h"):
        anchor = re.sub(r"[^a-z0-9]+", "-", lines[0].lower()).strip("-")
        return f'<{kind} id="{anchor}">{_inline(lines[0], link)}</{kind}>'
    return f"<p>{_inline(lines[0], link)}</p>"


def _table(lines, link):
    def cells(line, tag):
        parts = line.strip().strip("|").split("|")
        return "".join(f"<{tag}>{_inline(part.strip(), link)}</{tag}>" for part in parts)

    body = "".join(f"<tr>{cells(line, 'td')}</tr>" for line in lines[2:])
    return f"<div><table><thead><tr>{cells(lines[0], 'th')}</tr></thead>{body}</table></div>"


def _inline(text, link):
    parts = re.split(r"(`[^`]+`)", text)
    return "".join(
        f"<code>{html.escape(part[1:-1])}</code>" if index % 2 else _spans(part, link)
        for index, part in enumerate(parts)
    )


def _spans(text, link):
    text = html.escape(text, quote=True)

    def image(match):
        return f'<img alt="{match[1]}" src="{html.escape(link(html.unescape(match[2])))}">'

    def anchor(match):
        return f'<a href="{html.escape(link(html.unescape(match[2])))}">{match[1]}</a>'

    text = re.sub(r"!\[([^\]]*)\]\(([^)]+)\)", image, text)
    text = re.sub(r"\[([^\]]+)\]\(([^)]+)\)", anchor, text)
    text = re.sub(r"\*\*([^*]+)\*\*", r"<strong>\1</strong>", text)
    return re.sub(r"(?<![\w*])\*([^*]+)\*(?![\w*])", r"<em>\1</em>", text)
