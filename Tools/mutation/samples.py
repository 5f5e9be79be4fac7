"""Writes the sample pictures of Tests/Support/TestSupport/ImageFile.swift as files: samples.py FOLDER"""

import base64
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
SOURCE = ROOT / "Tests" / "Support" / "TestSupport" / "ImageFile.swift"


def samples(text):
    """(name, bytes) of each constant that is a text in base 64."""
    for found in re.finditer(r'static let (\w+) =((?:\s*\+?\s*"[^"]*")+)', text):
        letters = "".join(re.findall(r'"([^"]*)"', found[2]))
        yield found[1], base64.b64decode(letters)


if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name, data in samples(SOURCE.read_text(encoding="utf-8")):
        (folder / name).write_bytes(data)
