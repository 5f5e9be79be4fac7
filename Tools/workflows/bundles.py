"""Archives of an SDK that is none, and a server on the loopback address that has them."""

import hashlib
import io
import threading
import zipfile
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer

# Notes what it is asked for; `verify` writes a report and leaves with the status in the file `verdict`.
COMMAND = """#!/bin/bash
echo "vitrine $*" >>"$CFFIXED_USER_HOME/log"
case $1 in
  verify)
    mkdir -p output/report
    echo page >output/report/index.html
    echo junit >output/junit.xml
    exit "$(cat "$CFFIXED_USER_HOME/verdict" 2>/dev/null || echo 0)"
    ;;
esac
"""
INFO = """{"schemaVersion": "1.0", "artifacts": {"vitrine": {
  "type": "swiftSDK", "version": "0.1.0", "variants": [{"path": "vitrine"}]}}}"""
SDK = """{"schemaVersion": "4.0", "targetTriples": {
  "x86_64-unknown-linux-gnu": {"sdkRootPath": "/"}}}"""


def archive(package="libc6"):
    """The same bytes each time, for an SDK that uses a package of the system."""
    data = io.BytesIO()
    with zipfile.ZipFile(data, "w", zipfile.ZIP_DEFLATED) as file:
        for name, text, mode in [
            ("info.json", INFO, 0o644), ("vitrine/swift-sdk.json", SDK, 0o644),
            ("vitrine/bin/vitrine", COMMAND, 0o755),
            ("vitrine/share/vitrine/packages.tsv", f"run\tno-such-package|{package}\tmust\tall\n", 0o644),
        ]:
            entry = zipfile.ZipInfo(f"vitrine.artifactbundle/{name}")
            entry.create_system = 3
            entry.external_attr = (0o100000 | mode) << 16
            file.writestr(entry, text)
    return data.getvalue()


def checksum(data):
    return hashlib.sha256(data).hexdigest()


class Handler(SimpleHTTPRequestHandler):
    def log_message(self, *_):
        pass


class Server:
    """A folder at an address of this machine."""

    def __init__(self, folder):
        self.server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(folder)))
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    @property
    def address(self):
        return f"http://127.0.0.1:{self.server.server_port}"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()
