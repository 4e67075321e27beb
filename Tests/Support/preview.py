"""`shelters serve`, as a browser and an editor see it."""

import http.client
import json
import os
import re
import socket
import subprocess
import threading
import time

from program import DATE, PICTURES, TEMPLATES

#: What a preview adds to the end of every page.
TAG = re.compile(rb'<script type="module" src="/-preview/script\.js" data-number="\d+" data-page="\w+"></script>\n\Z')
#: Longer than anything here takes on the busiest machine, in seconds.
PATIENCE = 120


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Preview:
    """Shows a content folder while it is open."""

    def __init__(self, program, content, *options, templates=TEMPLATES, port=None, date=DATE):
        self.port = port or free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.command = [
            program.path, "serve", "--no-open", "--port", str(self.port), "--content", str(content), "--templates",
            str(templates), "--picture-cache", str(PICTURES), "--date", date, *options]
        self.told = []

    def __enter__(self):
        environment = {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "SOURCE_DATE"))}
        self.process = subprocess.Popen(
            self.command, env=environment | {"LANG": "C.UTF-8", "TZ": "UTC"}, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
        threading.Thread(target=self._listen, daemon=True).start()
        self.until(lambda: any(f"localhost:{self.port}" in line for line in self.told) or self.process.poll() is not None)
        assert self.process.poll() is None, "".join(self.told)
        return self

    def __exit__(self, *_):
        self.process.kill()
        self.process.wait()

    def _listen(self):
        for line in self.process.stderr:
            self.told.append(line)

    def until(self, is_so):
        """Waits until something is so, and says what."""
        end = time.monotonic() + PATIENCE
        while not (found := is_so()):
            assert time.monotonic() < end, "".join(self.told)
            time.sleep(0.01)
        return found

    def ask(self, path, method="GET", **headers):
        """The status, the header fields and the bytes of an answer."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        try:
            connection.request(method, path, headers=headers)
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read()
        finally:
            connection.close()

    def page(self, path):
        """The status and the bytes, without what the preview adds."""
        status, _, body = self.ask(path)
        return status, TAG.sub(b"", body)

    def state(self, after=-1, page="/"):
        """What the script of a page is told: at once, or with the next change after one that is known."""
        status, _, body = self.ask(f"/-preview/state?after={after}&page={page}")
        assert status == 200
        return json.loads(body)

    def after(self, change):
        """The state when what `change` did has been looked at."""
        number = self.state()["number"]
        change()
        return self.until(lambda: (state := self.state())["number"] > number and state)
