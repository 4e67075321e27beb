"""No page or program on the same machine can hold up a preview: what it sends, how slowly and how often is bounded."""

import contextlib
import http.client
import socket
import time
from pathlib import Path

import pytest

from folders import animal, small
from preview import Preview

#: Far more than an answer takes (a few milliseconds), and far less than a client that is held up would wait, in seconds.
SOON = 2


@pytest.fixture(scope="module")
def preview(shelters, tmp_path_factory):
    content = small(tmp_path_factory.mktemp("site") / "content", {"institutions/azyl/animals/rex.md": animal()})
    (content / "static").mkdir()
    (content / "static" / "film.webm").write_bytes(bytes(range(256)) * 40_000)
    with Preview(shelters, content) as preview:
        yield preview


@contextlib.contextmanager
def connection(preview, timeout=60):
    with socket.create_connection(("127.0.0.1", preview.port), timeout=timeout) as client:
        yield client


def everything(client):
    """What comes until the server closes."""
    received = b""
    with contextlib.suppress(ConnectionResetError):
        while part := client.recv(65536):
            received += part
    return received


def told(preview, request):
    with connection(preview) as client:
        with contextlib.suppress(BrokenPipeError, ConnectionResetError):
            client.sendall(request)
        return everything(client)


def status(answer):
    return int(answer.split(b" ", 2)[1])


def get(path="/", fields=b"", method=b"GET", end=b"\r\n"):
    return method + b" " + path.encode() + b" HTTP/1.1\r\nHost: localhost\r\n" + fields + end


def used(preview):
    """The processor time of the preview, in seconds."""
    words = Path(f"/proc/{preview.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(words[11]) + int(words[12])) / 100


def memory(preview):
    for line in Path(f"/proc/{preview.process.pid}/status").read_text().splitlines():
        if line.startswith("VmRSS:"):
            return int(line.split()[1]) << 10
    raise AssertionError


def answers_soon(preview):
    begin = time.monotonic()
    assert preview.ask("/")[0] == 200
    return time.monotonic() - begin < SOON


@pytest.mark.parametrize("request_bytes, expected", [
    (get("/" + "a" * 100_000), 414),
    (get(fields=b"X: " + b"a" * 100_000 + b"\r\n"), 431),
    (get(fields=b"X: " + b"a" * 20_000_000 + b"\r\n"), 431),
    (get(fields=(b"X: " + b"a" * 1_000 + b"\r\n") * 20_000), 431),
    (get(fields=b"X:\r\n" * 1_000), 431),
    (b"a" * 20_000_000, 414),
], ids=["path", "line", "huge line", "many lines", "many short lines", "no line"])
def test_a_request_that_is_too_long_is_refused_at_once(preview, request_bytes, expected):
    before, held = used(preview), memory(preview)
    assert status(told(preview, request_bytes)) == expected
    assert used(preview) - before < SOON
    assert memory(preview) - held < 8 << 20
    assert answers_soon(preview)


@pytest.mark.parametrize("request_bytes, expected", [
    (get(method=b"POST", fields=b"Content-Length: 5\r\n") + b"hello", 405),
    (get(fields=b"Content-Length: 5\r\n") + b"hello", 413),
    (get(fields=b"Content-Length: 99999999999999999999\r\n"), 413),
    (get(fields=b"Transfer-Encoding: chunked\r\n") + b"5\r\nhello\r\n0\r\n\r\n", 413),
    (b"GET / HTTP/2.0\r\n\r\n", 505), (b"GET /\r\n\r\n", 400), (b"\r\n\r\n", 400), (b"\x16\x03\x01\x02\r\n\r\n", 400),
    (b"GET  / HTTP/1.1\r\n\r\n", 400), (get(fields=b" folded: x\r\n"), 400), (get(fields=b"X : y\r\n"), 400),
    (get("/%"), 400), (get("/%+1"), 400), (get("/%ff"), 400), (get("http://localhost/"), 400), (b"GET / HTTP/1.1\r\n\r\n", 403),
    (get(fields=b"Host: localhost\r\n"), 403),
], ids=lambda value: repr(value[:40]) if isinstance(value, bytes) else str(value))
def test_what_is_no_request_to_show_something_is_refused(preview, request_bytes, expected):
    closing = request_bytes if expected == 400 else request_bytes.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n", 1)
    answer = told(preview, closing)
    assert status(answer) == expected
    assert expected == 403 or b"\r\nConnection: close\r\n" in answer
    assert (b"\r\nAllow: GET, HEAD\r\n" in answer) == (expected == 405)
    assert answers_soon(preview)


def test_slow_connections_hold_up_nobody_and_are_closed(preview):
    with contextlib.ExitStack() as stack:
        slow = [stack.enter_context(connection(preview)) for _ in range(200)]
        for number, client in enumerate(slow):
            with contextlib.suppress(ConnectionError):
                # Nothing, a line, a part of one.
                client.sendall([b"", b"GET / HTTP/1.1\r\n", b"GET /"][number % 3])
        assert answers_soon(preview)
        # The oldest give way to newer ones.
        slow[0].settimeout(SOON)
        assert everything(slow[0]) == b""
        # A request comes within ten seconds, or it is refused.
        slow[-1].settimeout(60)
        begin = time.monotonic()
        while time.monotonic() - begin < 60:
            try:
                slow[-2].sendall(b"X")
            except ConnectionError:
                break
            slow[-2].settimeout(0.2)
            with contextlib.suppress(TimeoutError, ConnectionError):
                if not (part := slow[-2].recv(65536)) or b" 408 " in part:
                    break
        assert time.monotonic() - begin < 30
        assert answers_soon(preview)


def test_readers_that_do_not_read_hold_up_nobody(preview):
    with contextlib.ExitStack() as stack:
        for _ in range(100):
            client = stack.enter_context(connection(preview))
            client.sendall(get("/film.webm"))
        assert answers_soon(preview)


def test_pages_that_wait_for_changes_hold_up_nobody(preview):
    number = preview.state()["number"]
    with contextlib.ExitStack() as stack:
        for _ in range(200):
            with contextlib.suppress(ConnectionError):
                stack.enter_context(connection(preview)).sendall(get(f"/-preview/state?after={number}&page=/"))
        assert answers_soon(preview)


def test_a_connection_serves_many_requests_but_not_without_end(preview):
    client = http.client.HTTPConnection("127.0.0.1", preview.port, timeout=60)
    client.connect()
    sock = client.sock
    for number in range(1, 1_001):
        client.request("GET", "/robots.txt")
        answer = client.getresponse()
        answer.read()
        assert answer.headers["Connection"] == (None if number < 1_000 else "close")
        assert number == 1_000 or client.sock is sock
    client.close()


def test_requests_that_come_together_are_answered_in_their_order(preview):
    answer = told(preview, get("/robots.txt") + get("/nothing/") + get("/", fields=b"Connection: close\r\n"))
    assert [int(part[:3]) for part in answer.split(b"HTTP/1.1 ")[1:]] == [200, 404, 200]


def test_a_request_may_come_byte_by_byte(preview):
    with connection(preview) as client:
        for byte in get("/robots.txt", fields=b"Connection: close\r\n"):
            client.sendall(bytes([byte]))
        assert status(everything(client)) == 200


def test_head_tells_of_what_get_would_bring(preview):
    for path in ["/", "/film.webm", "/robots.txt"]:
        heads = [told(preview, get(path, method=method, fields=b"Connection: close\r\n")) for method in (b"GET", b"HEAD")]
        head, _, body = heads[0].partition(b"\r\n\r\n")
        assert heads[1] == head + b"\r\n\r\n"
        assert f"Content-Length: {len(body)}".encode() in head


@pytest.mark.parametrize("asked, expected, part", [
    ("bytes=0-0", 206, slice(0, 1)), ("bytes=10-19", 206, slice(10, 20)), ("bytes=10239990-", 206, slice(10239990, None)),
    ("bytes=-5", 206, slice(-5, None)), ("bytes=0-99999999999", 206, slice(0, None)), ("bytes=10240000-", 416, None),
    ("bytes=-0", 416, None), ("bytes=5-4", 200, slice(None)), ("bytes=0-1,5-6", 200, slice(None)), ("bytes=x", 200, slice(None)),
    ("lines=1-2", 200, slice(None)), ("bytes=99999999999999999999-", 200, slice(None)),
])
def test_parts_of_a_file_are_those_that_are_asked_for(preview, asked, expected, part):
    film = bytes(range(256)) * 40_000
    code, fields, body = preview.ask("/film.webm", Range=asked)
    assert code == expected
    if part:
        assert body == film[part]
    if expected == 416:
        assert fields["Content-Range"] == f"bytes */{len(film)}"
