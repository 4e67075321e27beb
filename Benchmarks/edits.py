"""How long it takes from saving a record until its page is there with what was written: in our preview, and in Hugo's server.

Each edit gives another animal a name of its own. In our preview, the page's script waits for the next state and then asks for the
page, and so does this; Hugo's server is asked again and again. What is told counts from before the file is written until
the last byte has arrived over HTTP.
"""
import http.client
import json
import re
import subprocess
import sys
import threading
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT / "Tests/Support"))

from preview import Preview, free_port  # noqa: E402
from program import Program  # noqa: E402

#: Longer than any edit takes, in seconds.
PATIENCE = 300
#: What somebody takes at the least to read one page and to go to another, in seconds.
PAUSE = 2


def spread(folder, pattern, count):
    """Markdown files of animals, from all over a folder; no translations."""
    files = sorted(path for path in Path(folder).glob(pattern) if path.name.count(".") == 1)
    return files[:: max(1, len(files) // count)][:count]


def renamed(file, name):
    text = file.read_text(encoding="utf-8")
    changed = re.sub(r"^(name|title): .*$", rf"\1: {name}", text, count=1, flags=re.MULTILINE)
    assert changed != text, file
    return changed


def in_preview(program, content, date, count=10):
    """Seconds of edits in `shelters serve`."""
    seconds = []
    with Preview(Program(program), content, date=date) as preview:
        time.sleep(PAUSE)
        for number, file in enumerate(spread(content, "institutions/*/animals/*.md", count)):
            page = f"/instytucje/{file.parts[-3]}/{file.stem}/"
            name = f"Zmiana {number}"
            assert preview.ask(page)[0] == 200, page
            known = preview.state()["number"]
            seen = []

            def wait():
                connection = http.client.HTTPConnection("127.0.0.1", preview.port, timeout=PATIENCE)
                state = known
                while not seen:
                    connection.request("GET", f"/-preview/state?after={state}&page={page}")
                    state = json.loads(connection.getresponse().read())["number"]
                    connection.request("GET", page)
                    if name.encode() in connection.getresponse().read():
                        seen.append(time.monotonic())

            changed = renamed(file, name)
            browser = threading.Thread(target=wait, daemon=True)
            browser.start()
            time.sleep(0.2)
            start = time.monotonic()
            file.write_text(changed, encoding="utf-8")
            browser.join(PATIENCE)
            assert seen, f"{page} did not change in {PATIENCE} s"
            seconds.append(seen[0] - start)
            time.sleep(PAUSE)
    return seconds


def in_hugo(hugo, site, count=3):
    """Seconds of edits in `hugo server`; of fewer than asked for, or of none, where it takes longer than anybody waits."""
    port = free_port()
    seconds = []
    server = subprocess.Popen(
        [hugo, "server", "-s", site, "--bind", "127.0.0.1", "--port", str(port), "--disableLiveReload"],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)

    def until(page, text):
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            connection = http.client.HTTPConnection("127.0.0.1", port, timeout=PATIENCE)
            try:
                connection.request("GET", page)
                if text.encode() in connection.getresponse().read():
                    return time.monotonic()
            # It serves files that are just being written, too.
            except (OSError, http.client.HTTPException):
                assert server.poll() is None, "hugo server ended"
            finally:
                connection.close()
            time.sleep(0.005)
        return None

    try:
        for number, file in enumerate(spread(site, "content/institutions/*/[!_]*.md", count)):
            page = f"/institutions/{file.parts[-2]}/{file.stem}/"
            if not until(page, "</html>"):
                break
            time.sleep(PAUSE)
            name = f"Zmiana {number}"
            changed = renamed(file, name)
            start = time.monotonic()
            file.write_text(changed, encoding="utf-8")
            shown = until(page, name)
            if not shown:
                break
            seconds.append(shown - start)
    finally:
        server.terminate()
        server.wait()
    return seconds
