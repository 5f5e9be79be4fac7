"""What a page of `watch` does, without a browser: it waits for news and fetches pictures."""

import json
import re
import socket
import urllib.parse
import urllib.request


class Page:
    def __init__(self, address):
        self.address = address.rstrip("/")
        self.state = self._state("/.vitrine/live.js", r"let known = (\{.*?\});\n")

    def _get(self, path):
        with urllib.request.urlopen(self.address + path, timeout=60) as answer:
            return answer.read()

    def _state(self, path, pattern):
        text = self._get(path).decode()
        return json.loads(re.search(pattern, text, re.S).group(1))

    def look(self, pictures):
        """Reports that these pictures are on the screen. Older versions don't ask."""
        names = ",".join(urllib.parse.quote(p, safe="") for p in pictures)
        try:
            self._get("/.vitrine/look.js?look=" + names)
        except urllib.error.HTTPError:
            pass

    def wait(self):
        """Waits for news, and returns them."""
        after = self.state["serial"]
        while True:
            try:
                news = self._state(f"/.vitrine/news.js?after={after}", r"vitrineNews\((\{.*\})\);")
            except (socket.timeout, TimeoutError):
                continue
            if news["serial"] != after:
                self.state = news
                return news

    def picture(self, path):
        return self._get("/" + urllib.parse.quote(path))
