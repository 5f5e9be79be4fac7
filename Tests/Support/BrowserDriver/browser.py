"""Drives headless Chromium over its debugging protocol with nothing but the standard library.

Each line of standard input is a visit: a list of steps as JSON. Its results are written as one line of
JSON to standard output. Visits share the browser and nothing else: no cookies, no storage, no pages.
  {"open": URL, "width": 1440, "height": 900, "dark": false, "phone": false,
   "motion": false}
  {"before": "a script"}                to run before those of every page opened from now on
  {"scripts": false}                    pages opened from now on run none of their own
  {"run": "an expression"}              -> its value
  {"press": "ArrowRight", "control": false}   a key, as a person would press it
  {"shoot": PATH, "full": false}        a picture of the page
  {"print": PATH}                       the page on paper, as a PDF file -> the number of its sheets, and the widths of its
                                        pictures in pixels, masks and gradients among them
  {"wait": "an expression"}             until it is true; after a minute the visit complains of it
  {"spend": [steps]}                    -> the seconds of processor time that pages take for them, which other programs
                                        don't lengthen
  {"note": PATH}                        an empty file: whoever changes the page meanwhile learns how far it is
The last result is the list of console messages, exceptions and failed loads of the whole visit.
"""

import base64
import json
import os
import re
import shutil
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time


# Pages write their address after they have painted what it says.
PAINTED = "new Promise((done) => requestAnimationFrame(() => setTimeout(done)))"


class Socket:
    """The client's side of a WebSocket: text messages only."""

    def __init__(self, port, path):
        self.link = socket.create_connection(("127.0.0.1", port), 30)
        key = base64.b64encode(os.urandom(16)).decode()
        self.link.sendall(
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self.link.recv(4096)
        self.buffer = self.buffer.split(b"\r\n\r\n", 1)[1]

    def take(self, count):
        while len(self.buffer) < count:
            chunk = self.link.recv(1 << 20)
            if not chunk:
                raise EOFError("Chromium closed the connection")
            self.buffer += chunk
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def send(self, text):
        body = text.encode()
        size = len(body)
        if size < 126:
            head = struct.pack("!BB", 0x81, 0x80 | size)
        elif size < 1 << 16:
            head = struct.pack("!BBH", 0x81, 0x80 | 126, size)
        else:
            head = struct.pack("!BBQ", 0x81, 0x80 | 127, size)
        self.link.sendall(head + b"\0\0\0\0" + body)

    def receive(self):
        message = b""
        while True:
            first, size = struct.unpack("!BB", self.take(2))
            if size == 126:
                size = struct.unpack("!H", self.take(2))[0]
            elif size == 127:
                size = struct.unpack("!Q", self.take(8))[0]
            body = self.take(size)
            if first & 15 in (0, 1):
                message += body
                if first & 128:
                    return message.decode()


class Browser:
    def __init__(self, program):
        self.profile = tempfile.mkdtemp(prefix="site-tests-browser-")
        self.process = subprocess.Popen(
            [program, "--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
             "--no-first-run", "--disable-extensions", "--disable-dev-shm-usage",
             # One process for all pages, none in reserve, and no errands in the background.
             "--renderer-process-limit=1", "--disable-site-isolation-trials",
             "--disable-features=SpareRendererForSitePerProcess,Translate,OptimizationHints",
             "--disable-background-networking", "--disable-component-update", "--disable-sync",
             "--remote-debugging-port=0", f"--user-data-dir={self.profile}", "about:blank"],
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        port_file = os.path.join(self.profile, "DevToolsActivePort")
        deadline = time.monotonic() + 60
        lines = []
        while len(lines) < 2:
            if time.monotonic() > deadline or self.process.poll() is not None:
                raise RuntimeError("Chromium did not start")
            time.sleep(0.05)
            if os.path.exists(port_file):
                lines = open(port_file).read().split("\n")
        self.socket = Socket(int(lines[0]), lines[1])
        self.serial = 0
        self.complaints = []
        self.session = None

    def begin(self):
        """A page in a context of its own, as a private window has."""
        self.context = self.call("Target.createBrowserContext")["browserContextId"]
        target = self.call("Target.createTarget", url="about:blank",
                           browserContextId=self.context)["targetId"]
        self.session = self.call("Target.attachToTarget", targetId=target, flatten=True)["sessionId"]
        self.complaints = []
        for domain in ("Page", "Runtime", "Log", "Network"):
            self.call(f"{domain}.enable")

    def end(self):
        self.session = None
        self.call("Target.disposeBrowserContext", browserContextId=self.context)

    def call(self, method, is_of_page=True, **parameters):
        self.serial += 1
        message = {"id": self.serial, "method": method, "params": parameters}
        if self.session and is_of_page:
            message["sessionId"] = self.session
        self.socket.send(json.dumps(message))
        while True:
            answer = json.loads(self.socket.receive())
            if answer.get("id") == self.serial:
                if "error" in answer:
                    raise RuntimeError(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.notice(answer)

    def notice(self, event):
        # Another visit's page may have a last word.
        if event.get("sessionId") != self.session:
            return
        method, body = event.get("method"), event.get("params", {})
        if method == "Runtime.consoleAPICalled":
            words = [str(part.get("value", part.get("description", ""))) for part in body["args"]]
            self.complaints.append(f"console.{body['type']}: {' '.join(words)}")
        elif method == "Runtime.exceptionThrown":
            details = body["exceptionDetails"]
            self.complaints.append(
                f"exception: {details.get('exception', {}).get('description', details['text'])}")
        elif method == "Log.entryAdded":
            self.complaints.append(f"{body['entry']['level']}: {body['entry']['text']}")
        elif method == "Network.loadingFailed" and not body.get("canceled"):
            self.complaints.append(f"not loaded: {body['errorText']}")

    def open(self, step):
        self.call("Emulation.setDeviceMetricsOverride", width=step.get("width", 1440),
                  height=step.get("height", 900), deviceScaleFactor=step.get("scale", 1),
                  mobile=step.get("phone", False))
        self.call("Emulation.setEmulatedMedia", features=[
            {"name": "prefers-color-scheme", "value": "dark" if step.get("dark") else "light"},
            {"name": "prefers-reduced-motion", "value": "no-preference" if step.get("motion") else "reduce"}])
        self.call("Page.navigate", url="about:blank")
        self.call("Page.navigate", url=step["open"])
        self.wait("document.readyState === 'complete'")

    def run(self, expression):
        try:
            result = self.call("Runtime.evaluate", expression=expression, returnByValue=True,
                               awaitPromise=True, userGesture=True)
        except RuntimeError as error:
            # The page went away while it was asked, as after a click on a link: no answer, yet.
            if "navigated or closed" in str(error) or "context" in str(error):
                return None
            raise
        if "exceptionDetails" in result:
            details = result["exceptionDetails"]
            text = details.get("exception", {}).get("description", details["text"])
            raise RuntimeError(f"{expression}: {text}")
        return result["result"].get("value")

    def wait(self, expression):
        deadline = time.monotonic() + 60
        while not self.run(f"Boolean({expression})"):
            if time.monotonic() > deadline:
                return False
            time.sleep(0.03)
        return True

    def spent(self):
        """The processor time of all pages so far."""
        processes = self.call("SystemInfo.getProcessInfo", is_of_page=False)["processInfo"]
        return sum(process["cpuTime"] for process in processes if process["type"] == "renderer")

    def press(self, key, control):
        codes = {"Enter": 13, "Escape": 27, "ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39,
                 "ArrowDown": 40, "Tab": 9}
        event = {"key": key, "windowsVirtualKeyCode": codes.get(key, ord(key[0].upper())),
                 "modifiers": 2 if control else 0}
        if key == "Enter":
            event["text"] = "\r"
        elif len(key) == 1 and not control:
            event["text"] = key
        self.call("Input.dispatchKeyEvent", type="keyDown", **event)
        event.pop("text", None)
        self.call("Input.dispatchKeyEvent", type="keyUp", **event)

    def shoot(self, path, full):
        extra = {}
        if full:
            size = self.call("Page.getLayoutMetrics")["cssContentSize"]
            extra = {"captureBeyondViewport": True, "clip": {
                "x": 0, "y": 0, "width": size["width"], "height": size["height"], "scale": 1}}
        data = self.call(
            "Page.captureScreenshot", format="png", optimizeForSpeed=True, **extra)["data"]
        with open(path, "wb") as file:
            file.write(base64.b64decode(data))

    def print(self, path):
        """On A4, without the lines that the browser would add."""
        data = base64.b64decode(self.call(
            "Page.printToPDF", printBackground=True, preferCSSPageSize=True, paperWidth=8.27, paperHeight=11.69)["data"])
        with open(path, "wb") as file:
            file.write(data)
        pictures = re.findall(rb"/Subtype /Image\s+/Width (\d+)", data)
        return [len(re.findall(rb"/Type /Page\b", data)), sorted(int(width) for width in pictures)]

    def close(self):
        self.process.kill()
        self.process.wait()
        shutil.rmtree(self.profile, ignore_errors=True)


    def visit(self, steps):
        self.begin()
        results = [self.do(step) for step in steps]
        time.sleep(0.05)
        self.run("0")
        results.append(self.complaints)
        self.end()
        return results

    def do(self, step):
        if "open" in step:
            self.open(step)
        elif "before" in step:
            self.call("Page.addScriptToEvaluateOnNewDocument", source=step["before"])
        elif "scripts" in step:
            self.call("Emulation.setScriptExecutionDisabled", value=not step["scripts"])
        elif "run" in step:
            if "location" in step["run"]:
                self.run(PAINTED)
            return self.run(step["run"])
        elif "wait" in step:
            came = self.wait(step["wait"])
            if not came:
                self.complaints.append(f"waited a minute in vain for {step['wait']}")
            return came
        elif "spend" in step:
            before = self.spent()
            for inner in step["spend"]:
                self.do(inner)
            return self.spent() - before
        elif "note" in step:
            open(step["note"], "w").close()
        elif "press" in step:
            self.press(step["press"], step.get("control", False))
        elif "print" in step:
            return self.print(step["print"])
        elif "shoot" in step:
            self.shoot(step["shoot"], step.get("full", False))
        return None


def end_with(parent, browser):
    """Ends this process when its parent has: the end of standard input may never come, since children that
    the parent started at the same time can hold the pipe open."""
    while os.getppid() == parent:
        time.sleep(0.2)
    browser.close()
    os._exit(0)


def main():
    parent = os.getppid()
    browser = Browser(sys.argv[1])
    threading.Thread(target=end_with, args=(parent, browser), daemon=True).start()
    try:
        for line in sys.stdin:
            print(json.dumps(browser.visit(json.loads(line))), flush=True)
    finally:
        browser.close()


if __name__ == "__main__":
    main()
