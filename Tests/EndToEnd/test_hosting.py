"""The configurations of web servers and the files of hosts, judged by what visitors get."""

import http.client
import os
import re
import subprocess
import time
from pathlib import Path

import pytest

from folders import PHOTOGRAPH, SMALL, animal, institution, small
from preview import free_port
from program import CONTENT, ROOT

RECIPES = ROOT / "Documentation" / "hosting"
FINGERPRINT = re.compile(r"^(assets/.+\.[0-9a-v]{10}\.[0-9a-z]+|media/[0-9a-v]{10}-[^/]+|search/.+/[0-9a-v]{10}/[^/]+)$")
FOREVER = "public, max-age=31536000, immutable"


def content(folder, host, fields=""):
    """A small site with a renamed institution, a renamed animal with a film, and files of several kinds."""
    film = next(CONTENT.rglob("*.mp4"))
    rex = "formerly: [reksio]\npictures: [{file: rex.jpg, alt: Rex}]\nvideo: film.mp4\ncaptions: [{file: film.vtt, language: pl}]"
    small(folder, {
        "site.yml": f"{SMALL['site.yml']}host: {host}\n",
        "institutions/azyl/institution.md": institution(f"formerly: [dom]\n{fields}".rstrip()),
        "institutions/azyl/animals/rex.md": animal(rex),
        "institutions/azyl/animals/rex.jpg": PHOTOGRAPH,
        "institutions/azyl/animals/film.mp4": film.read_bytes(),
        "institutions/azyl/animals/film.vtt": "WEBVTT\n\n00:00.000 --> 00:01.000\nRex biegnie.\n",
        "static/spacer.ics": "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n",
    })


def built(shelters, folder, host, *options):
    content(folder / "content", host)
    run = shelters.build(folder / "content", folder / "site", *options)
    assert run.status == 0, run.stderr
    return folder / "site"


@pytest.fixture(scope="module")
def site(shelters, tmp_path_factory):
    return built(shelters, tmp_path_factory.mktemp("hosting"), "server", "--precompress")


def nginx(site, folder, port):
    recipe = (RECIPES / "nginx.conf").read_text(encoding="utf-8").replace("/srv/www/shelters", str(site))
    recipe = recipe.replace("listen 80;", f"listen 127.0.0.1:{port};").replace("\tlisten [::]:80;\n", "")
    modules = "\n".join(f"load_module {path};" for path in sorted(Path("/usr/lib/nginx/modules").glob("*brotli_static*.so")))
    paths = "\n".join(
        f"{kind}_temp_path {folder}/{kind};" for kind in ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"])
    (folder / "nginx.conf").write_text(f"""
        {modules}
        daemon off; master_process off; pid {folder}/pid; error_log {folder}/error.log;
        events {{}}
        http {{ access_log off; {paths}
        {recipe} }}""", encoding="utf-8")
    return ["/usr/sbin/nginx", "-p", folder, "-e", folder / "error.log", "-c", folder / "nginx.conf"]


def caddy(site, folder, port):
    recipe = (RECIPES / "Caddyfile").read_text(encoding="utf-8").replace("/srv/www/shelters", str(site))
    recipe = recipe.replace("example.org {", f"http://127.0.0.1:{port} {{")
    (folder / "Caddyfile").write_text("{\n\tadmin off\n}\n" + recipe, encoding="utf-8")
    return ["caddy", "run", "--adapter", "caddyfile", "--config", folder / "Caddyfile"]


@pytest.fixture(scope="module", params=[nginx, caddy], ids=lambda server: server.__name__)
def server(request, site, tmp_path_factory):
    """A server at work with the configuration of the documentation, as a function that asks it."""
    folder = tmp_path_factory.mktemp(request.param.__name__)
    port = free_port()
    with open(folder / "output", "w") as output:
        process = subprocess.Popen(
            [str(word) for word in request.param(site, folder, port)], stdout=output, stderr=output,
            env={**os.environ, "HOME": str(folder)})

    def ask(path, method="GET", **fields):
        connection = http.client.HTTPConnection("127.0.0.1", port, timeout=10)
        connection.request(method, path, headers={name.replace("_", "-"): value for name, value in fields.items()})
        response = connection.getresponse()
        response.body = response.read()
        connection.close()
        return response

    for _ in range(100):
        try:
            ask("/")
            break
        except OSError:
            assert process.poll() is None, (folder / "output").read_text()
            time.sleep(0.1)
    yield ask
    process.terminate()
    process.wait(10)


def files(site):
    return sorted(
        path.relative_to(site).as_posix() for path in site.rglob("*")
        if path.is_file() and path.suffix not in (".gz", ".br") and not path.name.startswith((".", "_")))


def test_pages_are_asked_for_again_and_files_with_fingerprints_never(server, site):
    kept = [file for file in files(site) if FINGERPRINT.match(file)]
    assert len(kept) > 50 and any(file.startswith("media/") for file in kept) and any("search/" in file for file in kept)
    for file in [*kept[:10], *[file for file in kept if file.endswith((".avif", ".jpg", ".bin"))][:5]]:
        assert server(f"/{file}").getheader("Cache-Control") == FOREVER, file
    for path in ["/", "/instytucje/azyl/", "/sw.js", "/feed.xml", "/api/animals.json", "/assets/directory.json"]:
        response = server(path)
        assert response.status == 200 and response.getheader("Cache-Control") == "no-cache", path
        tag = response.getheader("ETag")
        assert server(path, If_None_Match=tag).status == 304


def test_what_is_not_there_is_the_page_for_it(server, site):
    for path in ["/nie-ma/", "/instytucje/azyl/nie-ma/", "/.shelters-manifest", "/_redirects.nginx", "/_redirects.caddy",
                 "/_headers.nginx", "/_headers.caddy"]:
        response = server(path)
        assert response.status == 404, path
        assert response.body == (site / "404.html").read_bytes()
        assert response.getheader("Content-Type") == "text/html; charset=utf-8"
        assert not response.getheader("Cache-Control") or "immutable" not in response.getheader("Cache-Control")


@pytest.mark.parametrize("accepted, coding, ending", [("gzip", "gzip", ".gz"), ("gzip, br", "br", ".br"), ("identity", None, "")])
def test_compressed_twins_are_sent_to_those_who_take_them(accepted, coding, ending, server, site):
    css = next(file for file in files(site) if file.startswith("assets/site.") and file.endswith(".css"))
    for path, file in [("/", "index.html"), (f"/{css}", css), ("/feed.xml", "feed.xml")]:
        response = server(path, Accept_Encoding=accepted)
        assert response.getheader("Content-Encoding") == coding, path
        assert response.body == (site / f"{file}{ending}").read_bytes()
        if coding:
            assert "Accept-Encoding" in response.getheader("Vary")
            assert response.getheader("Content-Type").split(";")[0] in ("text/html", "text/css", "application/atom+xml")


TYPES = {
    ".html": "text/html; charset=utf-8", ".css": "text/css; charset=utf-8", ".json": "application/json",
    ".webmanifest": "application/manifest+json", ".svg": "image/svg+xml", ".avif": "image/avif", ".jpg": "image/jpeg",
    ".vtt": "text/vtt; charset=utf-8", ".mp4": "video/mp4", ".ics": "text/calendar; charset=utf-8",
}


def test_files_have_their_media_types(server, site):
    for ending, kind in TYPES.items():
        file = next(file for file in files(site) if file.endswith(ending))
        found = server("/" + file.removesuffix("index.html")).getheader("Content-Type")
        assert found.lower() == kind, file
    feeds = [file for file in files(site) if file.endswith("feed.xml") and "/dom/" not in file]
    assert len(feeds) > 2
    assert all(server(f"/{feed}").getheader("Content-Type").startswith("application/atom+xml") for feed in feeds)
    script = next(file for file in files(site) if file.endswith(".js"))
    assert server(f"/{script}").getheader("Content-Type").split(";")[0] in ("text/javascript", "application/javascript")


def test_films_are_sent_in_parts(server, site):
    film = next(file for file in files(site) if file.endswith(".mp4"))
    response = server(f"/{film}", Range="bytes=10-19")
    assert response.status == 206
    assert response.body == (site / film).read_bytes()[10:20]


def policies(text):
    return {name: set(sources) for name, *sources in (part.split() for part in text.split(";") if part.strip())}


def allows(header, page):
    """Whether the policy of all pages is that of a page, but for a script that stands in others alone."""
    scripts = header.pop("script-src")
    return len(scripts) == 3 and page.pop("script-src") <= scripts and header == page


def policy_of(page):
    found = re.search(r'Content-Security-Policy" content="([^"]*)"', page)
    return policies(found.group(1).replace("&#39;", "'"))


def test_every_answer_says_what_browsers_may_do(server, site):
    for path in ["/", "/nie-ma/", "/api/animals.json", "/instytucje/azyl/rex/"]:
        response = server(path)
        assert response.getheader("X-Content-Type-Options") == "nosniff", path
        assert response.getheader("Referrer-Policy") == "strict-origin-when-cross-origin"
        assert "geolocation=(self)" in response.getheader("Permissions-Policy")
        header = policies(response.getheader("Content-Security-Policy"))
        assert header.pop("frame-ancestors") == {"'self'"}
        if response.body.startswith(b"<!doctype html>"):
            assert allows(header, policy_of(response.body.decode("utf-8"))), path
    assert server("/api/animals.json").getheader("Access-Control-Allow-Origin") == "*"
    assert server("/").getheader("Access-Control-Allow-Origin") is None


@pytest.mark.parametrize("former, now", [
    ("/instytucje/azyl/reksio/", "/instytucje/azyl/rex/"), ("/en/institutions/azyl/reksio/", "/en/institutions/azyl/rex/"),
    ("/instytucje/dom/", "/instytucje/azyl/"), ("/instytucje/dom/rex/", "/instytucje/azyl/rex/"),
    ("/en/institutions/dom/feed.xml", "/en/institutions/azyl/feed.xml"), ("/api/institutions/dom.json", "/api/institutions/azyl.json"),
    ("/media/dom/animals/film.mp4", "/media/azyl/animals/film.mp4")])
def test_former_addresses_lead_to_the_new_ones(former, now, server, site):
    response = server(former)
    assert response.status == 301
    assert re.sub(r"^http://[^/]+", "", response.getheader("Location")) == now
    assert server(now).status == 200
    # A host that reads no rules has a page there, or the same feed; films alone would take too much room.
    if former.endswith("/"):
        assert f'content="0; url={now}"' in (site / former.strip("/") / "index.html").read_text(encoding="utf-8")
    elif not former.startswith("/media/"):
        assert (site / former.strip("/")).read_bytes() == (site / now.strip("/")).read_bytes()


# Hosts that read files


def rules(text):
    """The rules of `_headers` as patterns and headers."""
    found = []
    for line in text.splitlines():
        if line.startswith("  "):
            name, value = line.strip().split(": ", 1)
            found[-1][1].append((name, value))
        else:
            found.append((re.compile(re.sub(r":\w+", "[^/]+", re.escape(line).replace(r"\*", ".*"))), []))
    return found


@pytest.mark.parametrize("host, ending", [("netlify", "301!"), ("cloudflare", "301")])
def test_a_host_gets_the_files_that_it_reads(host, ending, shelters, tmp_path):
    site = built(shelters, tmp_path, host)
    redirects = (site / "_redirects").read_text(encoding="utf-8").splitlines()
    assert f"/instytucje/azyl/reksio/ /instytucje/azyl/rex/ {ending}" in redirects
    assert f"/en/institutions/dom/rex/ /en/institutions/azyl/rex/ {ending}" in redirects
    headers = rules((site / "_headers").read_text(encoding="utf-8"))
    assert len(headers) <= 100 and len(redirects) <= 2000
    for file in files(site):
        address = "/" + file.removesuffix("index.html")
        found = [header for pattern, more in headers if pattern.fullmatch(address) for header in more]
        own = dict(found)
        assert len(own) == len(found), f"{file} has a header twice"
        assert own["X-Content-Type-Options"] == "nosniff"
        # Search asks for little, so that its parts may be asked for again.
        is_kept = bool(FINGERPRINT.match(file)) and not file.startswith("search/") and not file.endswith(".json")
        assert (own.get("Cache-Control") == FOREVER) == is_kept or file.endswith(".avif"), file
        if file.endswith(".html") and "reksio" not in file and "/dom/" not in file:
            page = policy_of((site / file).read_text(encoding="utf-8"))
            header = policies(own["Content-Security-Policy"])
            assert header.pop("frame-ancestors") == {"'self'"}
            assert allows(header, page), file
        if file.endswith("feed.xml"):
            assert own["Content-Type"].startswith("application/atom+xml")


def test_institutions_with_forms_of_their_own_are_not_hindered_by_the_header(shelters, tmp_path):
    content(tmp_path / "content", "netlify", "requests: https://formularze.example/a")
    run = shelters.build(tmp_path / "content", tmp_path / "site")
    assert run.status == 0, run.stderr
    assert "form-action" not in (tmp_path / "site" / "_headers").read_text(encoding="utf-8")


def test_a_site_that_does_not_say_where_it_lives_has_no_files_of_hosts(shelters, tmp_path):
    for host in ["github", "gitlab"]:
        site = built(shelters, tmp_path / host, host)
        assert not list(site.glob("_*"))


def test_a_file_too_large_for_cloudflare_is_told_where_the_site_lives_there(shelters, tmp_path):
    content(tmp_path / "content", "cloudflare")
    film = tmp_path / "content" / "institutions" / "azyl" / "animals" / "film.mp4"
    with open(film, "r+b") as file:
        file.truncate(26 << 20)
    for command in [shelters.check(tmp_path / "content", "--format", "json"),
                    shelters.build(tmp_path / "content", tmp_path / "site", "--format", "json")]:
        assert command.status == 0
        limits = [found for found in command.diagnostics() if found["id"] == "host-limit"]
        assert [found["file"] for found in limits] == ["institutions/azyl/animals/film.mp4"]
        assert limits[0]["severity"] == "warning" and "26 MiB" in limits[0]["message"]
