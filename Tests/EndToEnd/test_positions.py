"""Films and documents that tell where they were made are not published, and what is said of them helps."""

import base64
import io
import os
import shlex
import struct
import subprocess
import zipfile
import zlib

import pytest

import photographs
from folders import SMALL, animal, small
from spoilt import unmarked

PLACE = "+52.2297+021.0122/"
XMP = (b'<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description '
       b'xmlns:exif="http://ns.adobe.com/exif/1.0/" exif:GPSLatitude="52,13.78N" exif:GPSLongitude="21,0.73E"/></rdf:RDF></x:xmpmeta>')
REX = "institutions/azyl/animals/rex"


def pdf(*streams, trailer=b""):
    """A document of one empty page with streams: (dictionary, bytes)."""
    objects = [b"<</Type/Catalog/Pages 2 0 R>>", b"<</Type/Pages/Kids[3 0 R]/Count 1>>", b"<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]>>"]
    objects += [b"<<%s/Length %d>>\nstream\n%s\nendstream" % (own, len(data), data) for own, data in streams]
    out, places = b"%PDF-1.7\n", []
    for number, thing in enumerate(objects, 1):
        places.append(len(out))
        out += b"%d 0 obj\n%s\nendobj\n" % (number, thing)
    table = b"".join(b"%010d 00000 n \n" % place for place in places)
    return out + b"xref\n0 %d\n0000000000 65535 f \n%strailer\n<</Size %d/Root 1 0 R%s>>\nstartxref\n%d\n%%%%EOF\n" % (
        len(objects) + 1, table, len(objects) + 1, trailer, len(out))


def archive(**files):
    buffer = io.BytesIO()
    with zipfile.ZipFile(buffer, "w", zipfile.ZIP_DEFLATED) as file:
        for name, data in files.items():
            file.writestr(name, data)
    return buffer.getvalue()


def telling():
    located = photographs.exiftool(photographs.jpeg(), "jpg", *photographs.POSITION)
    there = ["-metadata", f"location={PLACE}"]
    key = ["-movflags", "use_metadata_tags", "-metadata", f"com.apple.quicktime.location.ISO6709={PLACE}"]
    picture = b"/Subtype/Image/Width 640/Height 480/ColorSpace/DeviceRGB/BitsPerComponent 8"
    yield "film.mp4", photographs.film("mp4", *there)
    yield "film.mov", photographs.film("mov", *there)
    yield "keys.mov", photographs.film("mov", *key)
    yield "keys.mp4", photographs.film("mp4", *key)
    yield "apple.mov", photographs.exiftool(photographs.film("mov"), "mov", "-Keys:GPSCoordinates=52.2297, 21.0122, 100")
    yield "xmp.mp4", photographs.exiftool(photographs.film("mp4"), "mp4", "-XMP-exif:GPSLatitude=52.2", "-XMP-exif:GPSLongitude=21")
    yield "film.webm", photographs.film("webm", "-c:v", "libvpx", *there)
    yield "film.mkv", photographs.film("mkv", "-c:v", "libvpx", *there)
    yield "car.mp4", photographs.film("mp4") + struct.pack(">I", 64) + b"free" + b"$GPRMC,120000.00,A,5213.7800,N,02100.7300,E".ljust(56)
    yield "xmp.pdf", pdf((b"/Type/Metadata/Subtype/XML", XMP))
    yield "packed.pdf", pdf((b"/Type/Metadata/Subtype/XML/Filter/FlateDecode", zlib.compress(XMP)))
    yield "text.pdf", pdf((b"/Filter[/ASCII85Decode/FlateDecode]", base64.a85encode(zlib.compress(XMP)) + b"~>"))
    yield "photograph.pdf", pdf((picture + b"/Filter/DCTDecode", located))
    yield "map.pdf", pdf((b"/Type/ObjStm/Filter/FlateDecode", zlib.compress(b"<</Subtype/GEO/GPTS[52.1 21]>>")))
    yield "film.pdf", pdf((b"/Type/EmbeddedFile/Filter/FlateDecode", zlib.compress(photographs.film("mp4", *there))))
    yield "letter.docx", archive(**{"word/document.xml": b"<w/>", "word/media/image1.jpeg": located})
    yield "documents.zip", archive(**{"a.pdf": pdf((b"/Filter/FlateDecode", zlib.compress(XMP)))})
    yield "drawing.html", b"<img src='data:image/jpeg;base64," + base64.b64encode(located) + b"'>"
    for name, data in photographs.telling():
        if name.split(".")[0] in ("exif", "xmp", "iptc", "thumbnail", "maker", "motion", "mpf"):
            yield name, data


def silent():
    plain = photographs.jpeg()
    yield "film.mp4", photographs.film("mp4", "-metadata", "title=Rex")
    yield "film.webm", photographs.film("webm", "-c:v", "libvpx", "-metadata", "title=Rex")
    yield "paper.pdf", pdf((b"/Filter/FlateDecode", zlib.compress(b"BT (Rex) Tj ET")), (b"/Subtype/Image/Filter/DCTDecode", plain))
    yield "letter.docx", archive(**{"word/media/image1.jpeg": plain})
    yield "camera.jpg", photographs.exiftool(plain, "jpg", "-Make=Camera", "-Orientation#=6", "-IPTC:City=Warszawa")
    yield "exif.js", b"var tags = {2: 'GPSLatitude', 4: 'GPSLongitude'}; // GPSLatitude, GPSLongitude"
    yield "places.json", b'{"latitude": 52.2297, "longitude": 21.0122}'
    yield "walk.gpx", b'<gpx><wpt lat="52.2297" lon="21.0122"/></gpx>'


TELLING = list(telling())


def test_static_files_that_tell_are_told_themselves(shelters, tmp_path):
    content = small(tmp_path, {f"static/{name}": data for name, data in TELLING})
    run = shelters.check(content, "--format", "json")
    assert run.told() == sorted((f"static/{name}:1:1 position-in-file" for name, _ in TELLING), key=str.encode)


def test_files_that_tell_nothing_are_published(shelters, tmp_path):
    files = dict(silent())
    content = small(tmp_path / "content", {f"static/{name}": data for name, data in files.items()})
    run = shelters.build(content, tmp_path / "public", "--format", "json")
    assert run.told() == []
    for name, data in files.items():
        # The photograph is turned, and no metadata is left that says so.
        assert ((tmp_path / "public" / name).read_bytes() == data) == (name != "camera.jpg")


def test_a_record_s_film_is_told_at_its_field(shelters, tmp_path):
    film = dict(TELLING)["film.mp4"]
    home = "---\ntitle: Schroniska\nvideo: {file: ▸film.mp4}\n---\n"
    texts = {f"{REX}.md": animal("video: ▸film.mp4"), "home.md": home}
    expected, files = [], {"film.mp4": film, "institutions/azyl/animals/film.mp4": film}
    for name, text in texts.items():
        files[name], places = unmarked(text)
        expected += [f"{name}:{line}:{column} position-in-file" for line, column in places]
    run = shelters.check(small(tmp_path, files), "--format", "json")
    assert run.told() == sorted(expected)


@pytest.mark.parametrize("name", ["film.mov", "photograph.pdf", "letter.docx", "film.webm"])
def test_a_file_that_a_description_links_to_is_told_at_the_link(shelters, tmp_path, name):
    text, [(line, column)] = unmarked(animal(body=f"Rex.\n\nSee [this](▸{name}) and [this]({name}).\n"))
    content = small(tmp_path / "content", {f"{REX}.md": text, f"institutions/azyl/animals/{name}": dict(TELLING)[name]})
    run = shelters.build(content, tmp_path / "public", "--format", "json")
    assert run.status == 1
    assert run.told() == [f"{REX}.md:{line}:{column} position-in-file"]
    assert not (tmp_path / "public").exists()


def test_documents_that_cannot_be_known_are_told(shelters, tmp_path):
    bomb = pdf(*[(b"/Filter/FlateDecode", zlib.compress(bytes(60 << 20), 9))] * 16)
    nested = b"x"
    for _ in range(8):
        nested = archive(**{"a.zip": nested})
    files = {"encrypted.pdf": pdf(trailer=b"/Encrypt 9 0 R"), "bomb.pdf": bomb, "nested.zip": nested}
    run = shelters.check(small(tmp_path, {f"static/{name}": data for name, data in files.items()}), "--format", "json")
    assert run.told() == sorted(f"static/{name}:1:1 unchecked-file" for name in files)


# Half a gigabyte of a film takes no room: it is a hole.
def test_a_large_film_is_read_a_piece_at_a_time(shelters, tmp_path):
    content = small(tmp_path, {"static/film.mp4": photographs.film()})
    with open(content / "static/film.mp4", "ab") as file:
        file.write(struct.pack(">I", 1) + b"mdat" + struct.pack(">Q", 512 << 20))
        file.truncate(file.tell() + (512 << 20) - 16)
    code = f"ulimit -v 4000000; exec {shlex.quote(shelters.path)} check --content {shlex.quote(str(content))}"
    done = subprocess.run(["bash", "-c", code], capture_output=True, text=True, timeout=300, cwd=os.getcwd())
    usage = subprocess.run(["true"]).returncode
    assert (done.returncode, usage) == (0, 0), done.stderr


COMMANDS = [name for name, _ in TELLING if name.endswith((".mp4", ".mov", ".webm", ".mkv", ".jpg", ".webp"))]


@pytest.mark.parametrize("name", COMMANDS)
def test_the_command_that_is_suggested_helps(shelters, tmp_path, name):
    content = small(tmp_path / "content", {f"static/{name}": dict(TELLING)[name]})
    [diagnostic] = shelters.check(content, "--format", "json").diagnostics()
    command = diagnostic["suggestion"].split("run: ")[1]
    folder = content / "static"
    subprocess.run(shlex.split(command), cwd=folder, check=True, capture_output=True, stdin=subprocess.DEVNULL)
    if command.startswith("ffmpeg"):
        (folder / name).unlink()
        os.rename(folder / shlex.split(command)[-1], folder / name)
    (folder / f"{name}_original").unlink(missing_ok=True)
    assert shelters.check(content, "--format", "json").told() == []
    assert (folder / name).stat().st_size > 1000
