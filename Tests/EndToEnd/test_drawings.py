"""Drawings are published without what could do harm, and look the same."""

import subprocess

from folders import animal, institution, small
from pages import Site, parse

LOGO = """\
<?xml version="1.0"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns_svg "http://www.w3.org/2000/svg">
]>
<svg xmlns="&ns_svg;" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape"
     viewBox="0 0 64 64" inkscape:export-filename="/home/jan/ul. Kwiatowa 5/logo.png" onload="alert(1)">
  <title>Jan Kowalski</title><metadata>Jan Kowalski</metadata>
  <style>@import url(https://evil.example/a.css); .a { fill: url(#g) }</style>
  <script>alert(1)</script>
  <defs><linearGradient id="g"><stop offset="0" stop-color="#c00"/><stop offset="1" stop-color="#06c"/></linearGradient></defs>
  <a xlink:href="javascript:alert(1)"><circle class="a" cx="32" cy="32" r="30"/></a>
  <image xlink:href="https://evil.example/a.png" width="9" height="9"/>
  <foreignObject><body xmlns="http://www.w3.org/1999/xhtml">x</body></foreignObject>
</svg>
"""
WORDS = [b"script", b"onload", b"evil", b"Kowalski", b"Kwiatowa", b"foreignObject", b"import", b"ENTITY", b"<!--"]


def test_a_logo_is_harmless_and_still_drawn(shelters, tmp_path):
    files = {"institutions/azyl/institution.md": institution("logo: logo.svg"), "institutions/azyl/logo.svg": LOGO}
    run = shelters.build(small(tmp_path / "content", files), tmp_path / "public", "--format", "json")
    assert run.status == 0, run.stdout
    assert run.told("warning") == ["institutions/azyl/institution.md:6:7 drawing-cleaned"]
    [logo] = [file for file in (tmp_path / "public/media").rglob("*.svg")]
    data = logo.read_bytes()
    assert not [word for word in WORDS if word in data]
    elements = parse(data.decode())
    assert [element.name for element in elements if element.name in ("circle", "stop", "g")] == ["stop", "stop", "g", "circle"]
    subprocess.run(["xmllint", "--noout", logo], check=True)
    page = Site(tmp_path / "public", "https://example.org/").pages["instytucje/azyl/"]
    assert any((image["src"] or "").endswith(".svg") for image in page.all("img"))


def test_drawings_of_descriptions_are_harmless_too(shelters, tmp_path):
    rex = "institutions/azyl/animals/rex"
    files = {f"{rex}.md": animal(body="![Map](map.svg) and [plan](plan.svg)\n"),
             "institutions/azyl/animals/map.svg": LOGO, "institutions/azyl/animals/plan.svg": LOGO.replace("<circle", "<ellipse")}
    run = shelters.build(small(tmp_path / "content", files), tmp_path / "public", "--format", "json")
    assert run.status == 0, run.stdout
    assert run.told("warning") == [f"{rex}.md:5:8 drawing-cleaned", f"{rex}.md:5:28 drawing-cleaned"]
    drawings = list((tmp_path / "public/media").rglob("*.svg"))
    assert len(drawings) == 2
    for drawing in drawings:
        assert not [word for word in WORDS if word in drawing.read_bytes()]


def test_static_drawings_are_harmless_too(shelters, tmp_path):
    plain = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 9 9'><path d='M0 0h9v9z'/></svg>"
    files = {"static/map.svg": LOGO, "static/a/plain.svg": plain}
    run = shelters.build(small(tmp_path / "content", files), tmp_path / "public", "--format", "json")
    assert run.status == 0, run.stdout
    assert run.told("warning") == ["static/map.svg:1:1 drawing-cleaned"]
    assert not [word for word in WORDS if word in (tmp_path / "public/map.svg").read_bytes()]
    assert b"M0 0h9v9z" in (tmp_path / "public/a/plain.svg").read_bytes()
    content = small(tmp_path / "other", {"static/map.svg": "no drawing at all"})
    for run in [shelters.check(content, "--format", "json"), shelters.build(content, tmp_path / "none", "--format", "json")]:
        assert run.told() == ["static/map.svg:1:1 unsafe-svg"]


def test_a_photograph_in_a_drawing_that_tells_where_it_was_made_is_told(shelters, tmp_path):
    import base64

    import photographs

    located = photographs.exiftool(photographs.jpeg(), "jpg", *photographs.POSITION)
    svg = f"<svg xmlns='http://www.w3.org/2000/svg'><image href='data:image/jpeg;base64,{base64.b64encode(located).decode()}'/></svg>"
    files = {"institutions/azyl/institution.md": institution("logo: logo.svg"), "institutions/azyl/logo.svg": svg}
    run = shelters.check(small(tmp_path, files), "--format", "json")
    assert run.told() == ["institutions/azyl/institution.md:6:7 position-in-file"]
