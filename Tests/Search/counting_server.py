"""A plain static web server that tells what went over the wire."""

import contextlib
import gzip
import http.server
import mimetypes
import threading
from dataclasses import dataclass
from pathlib import Path
from urllib.parse import unquote, urlsplit

#: What static hosts compress on the way; other files travel as they are.
COMPRESSED = {".js", ".mjs", ".json", ".html", ".css", ".txt", ".svg", ".xml"}
#: An empty page under a policy at least as strict as the site's, and one without a policy.
BLANK, LENIENT = "/blank-page-for-measuring", "/lenient-page-for-measuring"
POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; img-src 'self'"


@dataclass(frozen=True)
class Answer:
    path: str
    raw: int
    wire: int


class CountingServer:
    """`site` on a port of this machine."""

    def __init__(self, site, extra=None):
        self.site, self.extra = Path(site), extra or {}
        #: Paths that cannot be had while they stand here: a function of the path.
        self.refuses = lambda path: False
        self.answers, self._lock, self._cache = [], threading.Lock(), {}
        outer = self

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"
            disable_nagle_algorithm = True

            def do_GET(self):
                outer._answer(self)

            def log_message(self, *arguments):
                pass

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self._server.daemon_threads = True
        self.address = f"http://127.0.0.1:{self._server.server_port}"

    def file(self, path):
        """The file behind a path."""
        for prefix, folder in self.extra.items():
            if path.startswith(prefix):
                return Path(folder) / path[len(prefix):]
        file = self.site / path.lstrip("/")
        return file / "index.html" if path.endswith("/") else file

    def _content(self, path):
        """The bytes of a path, their type and how many would go over the wire."""
        if path in (BLANK, LENIENT):
            return b"<!doctype html><html lang=pl><title>-</title><link rel=icon href=data:,>", "text/html", 0
        if path not in self._cache:
            file = self.file(path)
            body = file.read_bytes()
            kind = "text/javascript" if file.suffix in (".js", ".mjs") else mimetypes.guess_type(file.name)[0]
            wire = len(gzip.compress(body, 6)) if file.suffix in COMPRESSED else len(body)
            self._cache[path] = (body, kind if kind and file.suffix != ".gz" else "application/octet-stream", wire)
        return self._cache[path]

    def _answer(self, request):
        path = unquote(urlsplit(request.path).path)
        try:
            body, kind, wire = (b"", "text/plain", 0) if self.refuses(path) else self._content(path)
            status = 404 if self.refuses(path) else 200
        except OSError:
            body, kind, wire, status = b"", "text/plain", 0, 404
        with contextlib.suppress(OSError):
            request.send_response(status)
            request.send_header("Content-Type", kind)
            request.send_header("Content-Length", str(len(body)))
            request.send_header("Cache-Control", "max-age=3600" if status == 200 else "no-store")
            if path == BLANK:
                request.send_header("Content-Security-Policy", POLICY)
            request.end_headers()
            # Noted before it is sent: whoever has it finds it noted.
            if path not in (BLANK, LENIENT):
                with self._lock:
                    self.answers.append(Answer(path, len(body), wire))
            request.wfile.write(body)

    def taken(self):
        """What was answered since the last call."""
        with self._lock:
            found, self.answers = self.answers, []
        return found

    def __enter__(self):
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self._server.shutdown()
        self._server.server_close()
