"""A program's session with `vitrine mcp`: it edits a widget, sees it, finds a cut text, mends it and verifies."""

import asyncio
import base64
import json
import os
import struct
import subprocess
import sys
import time
from pathlib import Path

from mcp import ClientSession, MCPError, StdioServerParameters, stdio_client

PLACE = 'Color("Deck").frame(width: 10, height: 10)'
NAME = "Harbour of the Northern Islands"
CUT = f'HStack {{ Text(verbatim: "{NAME}").lineLimit(1); Text(verbatim: "12").layoutPriority(1) }}'
WHOLE = CUT.replace("lineLimit(1)", "lineLimit(1).minimumScaleFactor(0.3)")


def expect(condition, what):
    if not condition:
        print(f"error: {what}", file=sys.stderr, flush=True)
        # The client's tasks would wait for the server, and print where they were.
        os._exit(1)


def texts(result):
    return [part.text for part in result.content if part.type == "text"]


def pictures(result):
    """The pictures of an answer as their sizes in pixels, by the header of PNG."""
    sizes = []
    for part in result.content:
        if part.type == "image":
            data = base64.b64decode(part.data)
            expect(part.mime_type == "image/png" and data[:8] == b"\x89PNG\r\n\x1a\n", "a picture isn't PNG")
            sizes.append(struct.unpack(">II", data[16:24]))
    return sizes


class Source:
    def __init__(self, path):
        self.path = path
        self.first = path.read_text(encoding="utf-8")

    def edit(self, text):
        expect(PLACE in self.first, "the fixture has another body")
        self.path.write_text(self.first.replace(PLACE, text), encoding="utf-8")


async def call(session, tool, **arguments):
    start = time.monotonic()
    result = await session.call_tool(tool, arguments)
    print(f"mcp: {tool}: {time.monotonic() - start:.1f} s", flush=True)
    return result


async def work(session, source):
    """The session of a person who edits and a program that looks."""
    names = {tool.name for tool in (await session.list_tools()).tools}
    expect({"list_widgets", "render_widget", "verify", "audit"} <= names, f"tools: {names}")
    widgets = json.loads(texts(await call(session, "list_widgets"))[0])["products"][0]["widgets"]
    expect([widget["kind"] for widget in widgets] == ["Boats", "Pier"], f"widgets: {widgets}")
    # As it is meant: nothing differs.
    boats = {"kind": "Boats", "phase": "snapshot", "appearance": "light"}
    verified = json.loads(texts(await call(session, "verify", **boats))[0])
    expect(verified["counts"] == {"identical": 1}, f"before the edit: {verified}")
    # The edit, and its picture: systemSmall of an iPhone 16 has 158 by 158 points, @3x.
    source.edit(CUT)
    drawn = await call(session, "render_widget", kind="Boats", family="systemSmall")
    expect(pictures(drawn) == [(474, 474)], f"pictures: {pictures(drawn)}")
    expect(any(NAME in text for text in texts(drawn)), "the layout lacks the new text")
    # The reason.
    found = json.loads(texts(await call(session, "audit", **boats))[0])["findings"]
    cut = [message for finding in found if finding["rule"] == "truncated-text" for message in finding["messages"]]
    expect(any(NAME in message for message in cut), f"findings: {found}")
    if "explain_view" in names:
        frame = json.loads(texts(drawn)[0])["frames"][0]["id"]
        explained = await call(session, "explain_view", frame=frame, view=NAME)
        expect(not explained.is_error, f"explained: {texts(explained)}")
        expect("line" in " ".join(texts(explained)), f"explained: {texts(explained)}")
    result = await call(session, "verify", **boats)
    verified = json.loads(texts(result)[0])
    expect(verified["counts"] == {"changed": 1} and verified["causes"], f"after the edit: {verified}")
    expect(pictures(result) == [(474, 474)] * 2, "the golden and the new picture aren't there")
    # A mistake, and the mend.
    source.edit(WHOLE + " )")
    broken = await call(session, "render_widget", kind="Boats", family="systemSmall")
    expect(broken.is_error and "BoatsBundle.swift" in texts(broken)[0], f"a mistake: {texts(broken)}")
    source.edit(WHOLE)
    verified = json.loads(texts(await call(session, "verify", **boats))[0])
    expect(verified["counts"] == {"identical": 1}, f"after the mend: {verified}")


async def mistakes(session):
    """What the client lets through and the server has to answer."""
    for arguments in ({}, {"kind": "Nothing"}, {"kind": "Boats", "family": 1e300}, {"kind": ["x"] * 5000},
                      {"kind": "Boats", "limit": 10**30}, {"kind": "Boats", "device": "\u202ePhone"},
                      {"kind": "Boats", "size": "large"}, {"kind": "Boats", "scale": "\x00"}):
        result = await session.call_tool("render_widget", arguments)
        expect(result.is_error and texts(result)[0], f"{arguments} is taken")
    try:
        await session.call_tool("nothing", {})
        expect(False, "a tool that there isn't is taken")
    except MCPError as error:
        expect(error.error.code == -32602, f"an unknown tool: {error}")
    await session.send_ping()


async def main(vitrine, scratch):
    source = Source(scratch / "harbor/Boats/BoatsBundle.swift")
    project = ["Harbor.xcodeproj", "--target", "Boats", "--build-folder", str(scratch / "built")]
    folder = scratch / "harbor"
    source.edit(WHOLE)
    subprocess.run(
        [vitrine, "record", *project, "--kind", "Boats", "--phase", "snapshot", "--appearance", "light", "--quiet"],
        cwd=folder, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL,
    )
    parameters = StdioServerParameters(command=vitrine, args=["mcp", *project], cwd=folder)
    async with stdio_client(parameters) as streams:
        async with ClientSession(*streams) as session:
            greeting = await session.initialize()
            expect(greeting.server_info.name == "vitrine", f"the server: {greeting.server_info}")
            await work(session, source)
            await mistakes(session)
    print("The session of the Python client goes as expected.")


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], Path(sys.argv[2])))
