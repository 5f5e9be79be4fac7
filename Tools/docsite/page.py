"""A page of Markdown as HTML: CommonMark and tables, by the mistune that `make deps` fetched. Nothing of
a page reaches the HTML unescaped."""

import html
import re
import sys
from pathlib import Path

WHEELS = Path(__file__).resolve().parent.parent.parent / ".deps" / "wheels"
sys.path[:0] = [str(path) for path in WHEELS.glob("mistune-*.whl")]
try:
    import mistune
except ImportError:
    sys.exit(f"docs: error: there is no mistune in {WHEELS}: run make deps")


class Page:
    def __init__(self, text):
        self.text = text
        title = re.search(r"^# (.*)", text, re.MULTILINE)
        # The list of pages and the window's title show no code.
        self.title = title[1].replace("`", "") if title else "Untitled"

    def html(self, link):
        """`link` maps a target as written to the one on the page."""
        return mistune.create_markdown(renderer=_Renderer(link), plugins=["table"])(self.text)


class _Renderer(mistune.HTMLRenderer):
    def __init__(self, link):
        super().__init__(escape=True)
        self._link = link

    def heading(self, text, level, **_):
        plain = html.unescape(re.sub(r"<[^>]*>", "", text))
        anchor = re.sub(r"[^a-z0-9]+", "-", plain.lower()).strip("-")
        return f'<h{level} id="{anchor}">{text}</h{level}>\n'

    def link(self, text, url, title=None):
        return super().link(text, self._link(url), title)

    def image(self, text, url, title=None):
        return super().image(text, self._link(url), title)

    def table(self, text):
        return f"<div><table>\n{text}</table></div>\n"
