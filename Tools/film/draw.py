#!/usr/bin/env python3
"""Makes the film of the home page out of the site's own drawings: a step of "how it works" after the other, without words and without
sound, so that it is the same in every language. What it tells is in the captions beside it.

    python3 Tools/film/draw.py      # content/jak-to-dziala.mp4 and .jpg

It needs Python 3.11 (the standard library alone) and Debian's ffmpeg.
"""

import re
import subprocess
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
ANIMALS = ROOT / "content" / "institutions"
FILM = ROOT / "content" / "jak-to-dziala.mp4"
GLYPHS = (ROOT / "templates" / "assets" / "glyphs.svg").read_text("utf-8")

WIDTH, HEIGHT, RATE = 1280, 720, 25
#: How long one drawing passes into the next, in seconds.
PASSING = 0.8

#: Who is seen when one looks around, from left to right; the part of the width where each has its face.
CROWD = [
    ("pod-brzozami/animals/fafik", .46), ("ogon-do-gory/animals/gwiazdka", .5), ("uszy-i-ogonki/animals/marcel", .68),
    ("stary-sad/animals/hugo", .62), ("lesny-szpitalik/animals/ruda", .5), ("terrarium-ratunkowe/animals/kiwi", .5),
    ("lapa-w-potrzebie/animals/saba", .5), ("stary-sad/animals/jadwiga", .6),
]

#: A drawing, seconds, the zoom at its start and at its end, the point to which that leads, and the glyph of its step.
SCENES = [
    ("institutions/lapa-w-potrzebie/animals/saba.jpg", 4.6, 1.0, 1.35, (.5, .36), 6),
    ("institutions/lapa-w-potrzebie/animals/saba-2.jpg", 4.2, 1.12, 1.0, (.5, .45), 6),
    ("baskets/zimowa-karma.jpg", 5.6, 1.0, 1.25, (.5, .55), 12),
    ("institutions/ogon-do-gory/animals/lunka-i-gwiazdka.jpg", 6.0, 1.3, 1.0, (.4, .4), 13),
]


def badge(folder, number):
    """The glyph of a step on a round ground, as the site's menus show it."""
    glyph = re.findall(r"<g transform=[^>]*>(.*?)</g>", GLYPHS, re.S)[number]
    file = folder / f"{number}.svg"
    file.write_text(
        '<svg xmlns="http://www.w3.org/2000/svg" width="150" height="150" viewBox="-13 -13 50 50" fill="none" stroke="#fff" '
        'stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="12" r="24" fill="#17493a" '
        f'stroke="none"/>{glyph}</svg>', "utf-8")
    return file


def crowd(seconds):
    """The filter that passes along all animals of the crowd."""
    parts = "".join(f"[{index}:v]scale=-2:{HEIGHT},crop=540:{HEIGHT}:x=min(in_w-540\\,max(0\\,in_w*{face}-270))[p{index}];"
                    for index, (_, face) in enumerate(CROWD))
    stack = "".join(f"[p{index}]" for index in range(len(CROWD)))
    # From rest to rest.
    way = f"(1-cos(PI*t/{seconds}))/2"
    return f"{parts}{stack}hstack={len(CROWD)},crop={WIDTH}:{HEIGHT}:x=(in_w-{WIDTH})*{way}:y=0"


def zoom(seconds, start, end, point):
    frames = round(seconds * RATE)
    at = f"({start}+({end}-{start})*(1-cos(PI*on/{frames}))/2)"
    # Twice as large as it is shown, so that it does not move by whole pixels.
    return (f"[0:v]scale={WIDTH * 3}:-2,crop={WIDTH * 3}:{HEIGHT * 3}:0:(in_h-{HEIGHT * 3})*{point[1]},"
            f"zoompan=z={at}:x=(iw-iw/zoom)*{point[0]}:y=(ih-ih/zoom)*{point[1]}:d=1:s={WIDTH}x{HEIGHT}:fps={RATE}")


def ffmpeg(*arguments):
    subprocess.run(["ffmpeg", "-nostdin", "-v", "error", "-y", *map(str, arguments)], check=True)


def clip(folder, number, pictures, seconds, look, glyph):
    file = folder / f"{number}.mkv"
    inputs = [part for picture in pictures for part in ("-loop", 1, "-framerate", RATE, "-t", seconds, "-i", picture)]
    mark = f"[{len(pictures)}:v]format=rgba,fade=in:st=0.4:d=0.5:alpha=1[mark]"
    ffmpeg(*inputs, "-loop", 1, "-framerate", RATE, "-t", seconds, "-i", badge(folder, glyph), "-filter_complex",
           f"{look}[whole];{mark};[whole][mark]overlay=W-w-44:H-h-44,format=yuv420p,setsar=1", "-t", seconds, "-r", RATE,
           "-c:v", "ffv1", file)
    return file, seconds


def film(folder):
    clips = [clip(folder, 0, [ANIMALS / f"{name}.jpg" for name, _ in CROWD], 7.0, crowd(7.0), 3)]
    for number, (picture, seconds, start, end, point, glyph) in enumerate(SCENES, 1):
        clips.append(clip(folder, number, [ROOT / "content" / picture], seconds, zoom(seconds, start, end, point), glyph))
    filters, before, length = [], "[0:v]", clips[0][1]
    for index, (_, seconds) in enumerate(clips[1:], 1):
        filters.append(f"{before}[{index}:v]xfade=duration={PASSING}:offset={length - PASSING:.2f}[x{index}]")
        before, length = f"[x{index}]", length + seconds - PASSING
    inputs = [part for file, _ in clips for part in ("-i", file)]
    ffmpeg(*inputs, "-filter_complex", ";".join(filters), "-map", before, "-an", "-c:v", "libx264", "-preset", "veryslow",
           "-tune", "animation", "-crf", 27, "-pix_fmt", "yuv420p", "-movflags", "+faststart", "-map_metadata", -1,
           "-fflags", "+bitexact", "-flags:v", "+bitexact", "-threads", 1, FILM)
    # When the face has come near.
    ffmpeg("-ss", 9.6, "-i", FILM, "-frames:v", 1, "-q:v", 3, "-map_metadata", -1, FILM.with_suffix(".jpg"))


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        film(Path(folder))
    print(f"{FILM.relative_to(ROOT)}: {FILM.stat().st_size} bytes")
