#!/usr/bin/env python3
"""Makes photographs that were never taken: `photographs.py FOLDER COUNT`, the same bytes every time.

A picture encoder's work depends on how much there is to see, so noise or flat colours would measure nothing. What photographs
of animals have in common is put together from its parts:

- a background out of focus: noise in octaves whose strength falls with the frequency as in nature (amplitude 1/f), only the
  coarse ones, as an open lens leaves them, over a gradient of light;
- an animal in focus: a head and a body with a wavering outline, shaded like a round thing, covered with fur (noise that is
  stretched along a direction that changes over the body), with patches, two bright eyes and a dark nose;
- ground in focus below it, with hard edges (grass, a floor's joints);
- vignetting, then the sensor's grain: Gaussian, stronger in the light, a little coarser than a pixel, as demosaicing leaves it.

Scenes are drawn once each (SCENES of them, 40 unless told) at 12 megapixels; a photograph is a scene with another cut, light
and grain. It is a JPEG of quality 92 with chroma halved, 2 to 4 MB, with what a telephone writes beside it: an orientation
(1, 6, 3 and 8 in turns, the pixels turned the other way), a GPS position, a maker's note, an sRGB profile and a time.
"""
import io
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import numpy as np
from PIL import Image, ImageCms

WIDTH, HEIGHT = 4000, 3000
SCENES = int(os.environ.get("SCENES", "40"))
# Room around a photograph's cut of its scene.
MARGIN = 96
PROFILE = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
TURNS = {1: None, 6: Image.Transpose.ROTATE_90, 3: Image.Transpose.ROTATE_180, 8: Image.Transpose.ROTATE_270}


def octaves(generator, width, height, first, last, stretch=1.0):
    """Noise from `first` to `last` cells across the picture, each octave half as strong; mean 0, deviation about 1."""
    sum_, strength, cells = np.zeros((height, width), np.float32), 1.0, first
    while cells <= last:
        rows = max(2, round(cells * height / width * stretch))
        grid = generator.standard_normal((rows, cells)).astype(np.float32)
        sum_ += strength * np.asarray(Image.fromarray(grid).resize((width, height), Image.Resampling.BICUBIC))
        strength /= 2
        cells *= 2
    return sum_ / (sum_.std() + 1e-6)


def scene(number):
    """A scene larger than a photograph, without grain."""
    generator = np.random.default_rng(1000 + number)
    width, height = WIDTH + 2 * MARGIN, HEIGHT + 2 * MARGIN
    # Coarse parts are drawn at a quarter of the size: nothing finer is in them.
    w, h = width // 4, height // 4
    y, x = np.mgrid[0:h, 0:w].astype(np.float32)
    x, y = x / w, y / h

    def large(values):
        return np.asarray(Image.fromarray(values.astype(np.float32)).resize((width, height), Image.Resampling.BICUBIC))

    light = 0.45 + 0.35 * (1 - y) + 0.15 * np.cos(3 * (x - generator.uniform(0, 1)))
    background = light + 0.14 * octaves(generator, w, h, 3, 24)
    tint = generator.uniform(0.75, 1.0, 3)
    picture = np.stack([large(background) * tint[band] for band in range(3)], axis=-1)

    # The ground: a mask that begins at a wavering line, with fine octaves and joints.
    line = 0.68 + 0.02 * octaves(generator, w, h, 2, 8)
    ground = large(np.clip((y - line) * 60, 0, 1))[..., None]
    fine = octaves(generator, width, height, 32, 2048)
    joints = (np.abs(((np.arange(height)[:, None] / height) ** 2 * 40) % 1 - 0.5) < 0.02).astype(np.float32) * 0.25
    soil = np.stack([(0.42 + 0.11 * fine - joints) * generator.uniform(0.7, 1.1) for _ in range(3)], axis=-1)
    picture += ground * (soil - picture)

    # The animal: two ellipses with a wavering outline, shaded as if round.
    wave = 0.035 * octaves(generator, w, h, 6, 192)
    cx, cy, size = generator.uniform(0.35, 0.65), generator.uniform(0.4, 0.5), generator.uniform(0.16, 0.24)
    head = 1 - np.hypot((x - cx) / size, (y - cy) / (size * 1.25)) + wave
    body = 1 - np.hypot((x - cx - 0.12) / (size * 1.5), (y - cy - 0.35) / (size * 1.7)) + wave
    shape = np.maximum(head, body)
    mask = large(np.clip(shape * 40, 0, 1))[..., None]
    shade = large(0.35 + 0.65 * np.clip(shape, 0, 1) ** 0.4)
    fur = 0.6 * octaves(generator, width, height, 96, 1536, stretch=0.25)
    fur += 0.4 * octaves(generator, width, height, 96, 1536, stretch=3)
    patches = large(np.clip(octaves(generator, w, h, 2, 6) * 4, 0, 1))[..., None]
    coats = (generator.uniform(0.2, 0.95, (2, 1)) * [1, 0.85, 0.7]).astype(np.float32)
    coat = coats[0] * patches + coats[1] * (1 - patches)
    animal = coat * shade[..., None] + 0.09 * fur[..., None]
    picture += mask * (animal - picture)
    for ex, ey, radius, colour in [(-0.4, -0.2, 0.1, 0.05), (0.4, -0.2, 0.1, 0.05), (0, 0.35, 0.16, 0.03)]:
        spot = np.clip((radius - np.hypot((x - cx) / size - ex, (y - cy) / size - ey)) * 60, 0, 1)
        glint = np.clip((radius / 4 - np.hypot((x - cx) / size - ex - 0.03, (y - cy) / size - ey + 0.03)) * 80, 0, 1)
        picture += large(spot)[..., None] * (colour - picture)
        picture += large(glint)[..., None] * (0.95 - picture)
    vignette = large(1 - 0.35 * ((x - 0.5) ** 2 + (y - 0.5) ** 2))
    return (np.clip(picture * vignette[..., None], 0, 1) * 65535).astype(np.uint16)


def metadata(number, orientation, picture):
    exif = Image.Exif()
    exif[0x010F], exif[0x0110], exif[0x0112] = "Shelters", "Telephone 12", orientation
    exif[0x0131], exif[0x0132] = "Camera 4.2", "2026:06:01 12:%02d:%02d" % divmod(number % 3600, 60)
    details = exif.get_ifd(0x8769)
    details[0x9003] = exif[0x0132]
    details[0x927C] = b"Maker\0" + np.random.default_rng(number).bytes(2048)
    details[0xA002], details[0xA003] = picture.width, picture.height
    position = exif.get_ifd(0x8825)
    position[1], position[2] = "N", (52.0, 13.0, 46.92)
    position[3], position[4] = "E", (21.0, 0.0, 43.92)
    return exif


def photographs(folder, number, numbers):
    """Every photograph of one scene."""
    picture = scene(number)
    for index in numbers:
        generator = np.random.default_rng(index)
        left, top = generator.integers(0, 2 * MARGIN, 2)
        light = generator.uniform(0.85, 1.12)
        grain = generator.standard_normal((HEIGHT, WIDTH), dtype=np.float32)
        grain = (grain + np.roll(grain, 1, 0) + np.roll(grain, 1, 1)) / 3**0.5
        cut = picture[top:top + HEIGHT, left:left + WIDTH].astype(np.float32) * (light / 257)
        cut += (grain * (1.5 + 2.5 * np.sqrt(cut[..., 1] / 255)))[..., None]
        image = Image.fromarray(np.clip(cut, 0, 255).astype(np.uint8))
        orientation = [1, 6, 3, 8][index % 4]
        if TURNS[orientation] is not None:
            image = image.transpose(TURNS[orientation])
        exif = metadata(index, orientation, image)
        buffer = io.BytesIO()
        image.save(buffer, "JPEG", quality=92, subsampling=2, exif=exif, icc_profile=PROFILE)
        (folder / f"photograph-{index:04}.jpg").write_bytes(buffer.getvalue())


def main(folder, count):
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    scenes = min(SCENES, count)
    with ProcessPoolExecutor(max_workers=os.cpu_count()) as pool:
        for job in [
            pool.submit(photographs, folder, number, [i for i in range(count) if i % scenes == number])
            for number in range(scenes)
        ]:
            job.result()


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
