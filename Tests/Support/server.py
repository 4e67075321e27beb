"""A plain static server, as hosts have them."""

import functools
import http.server
import os
import sys
import threading


class Handler(http.server.SimpleHTTPRequestHandler):
    extensions_map = {
        **http.server.SimpleHTTPRequestHandler.extensions_map,
        ".webmanifest": "application/manifest+json", ".js": "text/javascript", ".webp": "image/webp",
    }

    def log_message(self, *arguments):
        pass

    def send_error(self, code, message=None, explain=None):
        """As static hosts do, with the site's own page."""
        if code == 404:
            body = open(os.path.join(self.directory, "404.html"), "rb").read()
            self.send_response(404)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)
        else:
            super().send_error(code, message, explain)


class ShortHandler(Handler):
    """As hosts that know files by their names without the ending, and lead there from the whole name."""

    def do_GET(self):
        path = self.path.split("?")[0]
        if path.endswith(".html"):
            self.send_response(308)
            self.send_header("Location", path.removesuffix(".html"))
            self.send_header("Content-Length", "0")
            self.end_headers()
        else:
            super().do_GET()

    def translate_path(self, path):
        file = super().translate_path(path)
        return file + ".html" if os.path.isfile(file + ".html") else file


class Listener(http.server.ThreadingHTTPServer):
    def handle_error(self, request, client_address):
        # A browser that goes elsewhere does not wait for the rest of an answer.
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


class Server:
    """Serves a folder while it is open. One that is opened again keeps its port."""

    def __init__(self, folder, handler=Handler):
        self.folder = folder
        self.handler = handler
        self.port = 0

    def __enter__(self):
        handler = functools.partial(self.handler, directory=str(self.folder))
        self.server = Listener(("127.0.0.1", self.port), handler)
        self.port = self.server.server_port
        self.address = f"http://127.0.0.1:{self.port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        return self

    def __exit__(self, *_):
        self.server.shutdown()
        self.server.server_close()
