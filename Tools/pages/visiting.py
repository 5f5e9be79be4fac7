"""Pages in headless Chromium, and the servers of the command whose pages are visited."""

import contextlib
import json
import shutil
import signal
import subprocess
import sys
from pathlib import Path

DRIVER = Path(__file__).resolve().parents[2] / "Tests/Support/BrowserDriver/browser.py"


def browser():
    """The program of Chromium; None where it isn't installed."""
    return next((found for name in ("chromium", "chromium-browser", "google-chrome")
                 if (found := shutil.which(name))), None)


def visit(steps):
    """The answers to the steps, as the driver describes them."""
    done = subprocess.run([sys.executable, str(DRIVER), browser()], input=json.dumps(steps) + "\n",
                          capture_output=True, text=True, timeout=300)
    if done.returncode or not done.stdout.strip():
        sys.exit("error: Chromium did not answer: " + done.stderr[-2000:])
    return json.loads(done.stdout.splitlines()[0])


@contextlib.contextmanager
def served(words):
    """The address that a command prints first, while it runs."""
    process = subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    try:
        yield process.stdout.readline().split()[0]
    finally:
        process.send_signal(signal.SIGINT)
        process.wait(timeout=30)
