"""Small pictures as cameras, telephones and editors write them, and some that nobody should.

Whatever metadata they hold say SECRET somewhere, so that a test can look for it in everything that is published.
"""

import functools
import io
import shutil
import struct
import subprocess
import tempfile
import zlib
from pathlib import Path

from PIL import Image, ImageChops, ImageCms, PngImagePlugin

SECRET = "SEKRETNAULICA"
WIDTH, HEIGHT = 640, 480
CORNERS = {(0, 0): (220, 30, 30), (1, 0): (30, 200, 40), (0, 1): (30, 50, 210), (1, 1): (240, 240, 240)}
POSITION = ["-GPSLatitude=52.2297", "-GPSLatitudeRef=N", "-GPSLongitude=21.0122", "-GPSLongitudeRef=E"]
WORDS = [f"-Artist={SECRET}", f"-Copyright={SECRET}", f"-ImageDescription={SECRET}", f"-SerialNumber={SECRET}"]


@functools.cache
def upright(width=WIDTH, height=HEIGHT, mode="RGB"):
    """Four corners of four colours with a fine pattern between them."""
    picture = Image.new("RGB", (width, height))
    for (x, y), colour in CORNERS.items():
        picture.paste(colour, (x * width // 2, y * height // 2, (x + 1) * width // 2, (y + 1) * height // 2))
    for x in range(width // 2 - 20, width // 2 + 20, 2):
        picture.paste((x % 256, 128, 90), (x, 0, x + 1, height))
    return picture.convert(mode)


def saved(picture, kind, **options):
    buffer = io.BytesIO()
    picture.save(buffer, kind, **options)
    return buffer.getvalue()


def jpeg(picture=None, **options):
    return saved(picture or upright(), "JPEG", quality=90, **options)


@functools.cache
def png():
    return saved(upright(), "PNG")


def exiftool(data, ending, *arguments):
    """The picture with what ExifTool writes into it."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / f"x.{ending}"
        file.write_bytes(data)
        done = subprocess.run(
            ["exiftool", "-q", "-m", "-overwrite_original", *arguments, str(file)], capture_output=True, text=True)
        assert done.returncode == 0, done.stderr
        return file.read_bytes()


def turned(orientation, kind="JPEG"):
    """The upright picture stored so that `orientation` (Exif 274, or what stands for it) makes it upright again."""
    picture = lying(orientation)
    if kind == "JPEG":
        return exiftool(jpeg(picture), "jpg", f"-Orientation#={orientation}", *POSITION)
    if kind in ("PNG", "WEBP"):
        return saved(picture, kind, exif=exif(orientation))
    plain = heic(picture) if kind == "HEIC" else saved(picture, kind)
    # Anticlockwise quarters (irot), then the axis of a mirror (imir), which decoders follow; telephones write Exif's beside it.
    quarters, axis = {1: (0, None), 2: (0, 1), 3: (2, None), 4: (0, 0), 5: (1, 0), 6: (3, None), 7: (3, 0), 8: (1, None)}[orientation]
    boxes = ([box(b"irot", bytes([quarters]))] if quarters else []) + ([box(b"imir", bytes([axis]))] if axis is not None else [])
    return with_properties(exiftool(plain, kind.lower(), f"-Orientation#={orientation}"), boxes)


def lying(orientation):
    """The upright picture as a camera stores it that was held so."""
    undo = {
        1: None, 2: Image.Transpose.FLIP_LEFT_RIGHT, 3: Image.Transpose.ROTATE_180, 4: Image.Transpose.FLIP_TOP_BOTTOM,
        5: Image.Transpose.TRANSPOSE, 6: Image.Transpose.ROTATE_90, 7: Image.Transpose.TRANSVERSE,
        8: Image.Transpose.ROTATE_270,
    }[orientation]
    return upright() if undo is None else upright().transpose(undo)


def exif(orientation, order=">", kind=3):
    """Exif data with nothing but an orientation, in either order of bytes, as SHORT (3) or LONG (4)."""
    start = {"<": b"II*\0", ">": b"MM\0*"}[order]
    value = struct.pack(order + ("HH" if kind == 3 else "I"), *((orientation, 0) if kind == 3 else (orientation,)))
    return b"Exif\0\0" + start + struct.pack(order + "IHHHI", 8, 1, 274, kind, 1) + value + bytes(4)


def box(kind, data):
    return struct.pack(">I", 8 + len(data)) + kind + data


def boxes_in(data, start, end):
    """Where the boxes of a HEIC or AVIF file lie: {kind: (start, end)}."""
    found = {}
    while start + 8 <= end:
        size = struct.unpack_from(">I", data, start)[0]
        found[bytes(data[start + 4:start + 8])] = (start, start + size)
        start += size
    return found


def with_properties(data, added):
    """A HEIC or AVIF file with further properties of its picture (ISO/IEC 23008-12, 9.3)."""
    if not added:
        return data
    data = bytearray(data)
    (meta,) = [place for kind, place in boxes_in(data, 0, len(data)).items() if kind == b"meta"]
    inner = boxes_in(data, meta[0] + 12, meta[1])
    parts = boxes_in(data, inner[b"iprp"][0] + 8, inner[b"iprp"][1])
    properties, associations = parts[b"ipco"], parts[b"ipma"]
    assert properties[0] < associations[0] and data[associations[0] + 11] & 1 == 0 and data[associations[0] + 8] == 0
    count, at = 0, properties[0] + 8
    while at < properties[1]:
        count, at = count + 1, at + struct.unpack_from(">I", data, at)[0]
    # The first item is the picture: its number, how many properties it has, and those.
    entry = associations[0] + 16
    place = entry + 3 + data[entry + 2]
    data[entry + 2] += len(added)
    data[place:place] = bytes(0x80 | (count + 1 + index) for index in range(len(added)))
    data[properties[1]:properties[1]] = b"".join(added)
    longer = sum(map(len, added)), len(added)
    for start, more in [(properties[0], longer[0]), (associations[0] + longer[0], longer[1]), (inner[b"iprp"][0], sum(longer)), (meta[0], sum(longer))]:
        struct.pack_into(">I", data, start, struct.unpack_from(">I", data, start)[0] + more)
    move_items(data, boxes_in(data, meta[0] + 12, meta[1] + sum(longer))[b"iloc"][0], sum(longer))
    return bytes(data)


def move_items(data, at, distance):
    """Tells the box iloc (ISO/IEC 14496-12, 8.11.3) that what lies behind the description has moved."""
    version, (sizes, bases) = data[at + 8], data[at + 12:at + 14]
    assert version < 2 and sizes == 0x44
    base, index = bases >> 4, bases & 15 if version else 0
    items, at = struct.unpack_from(">H", data, at + 14)[0], at + 16
    for _ in range(items):
        method = data[at + 3] & 15 if version else 0
        at += 4 + 2 * (version == 1)
        at += base
        extents, at = struct.unpack_from(">H", data, at)[0], at + 2
        for _ in range(extents):
            at += index
            if method == 0:
                struct.pack_into(">I", data, at, struct.unpack_from(">I", data, at)[0] + distance)
            at += 8


def profile(primaries, gamma):
    """A colour profile of three primaries (XYZ under D50) and a gamma (ICC.1:2001-04)."""
    def tag(kind, data):
        return (kind + bytes(4) + data + bytes(3))[: (8 + len(data) + 3) // 4 * 4]

    def xyz(values):
        return tag(b"XYZ ", b"".join(struct.pack(">i", round(value * 65536)) for value in values))

    curve = tag(b"curv", struct.pack(">IH", 1, round(gamma * 256)))
    name = SECRET.encode() + b"\0"
    tags = {
        b"desc": tag(b"desc", struct.pack(">I", len(name)) + name + bytes(78)),
        b"cprt": tag(b"text", SECRET.encode() + b"\0"), b"wtpt": xyz((0.9642, 1, 0.8249)),
        b"rXYZ": xyz(primaries[0]), b"gXYZ": xyz(primaries[1]), b"bXYZ": xyz(primaries[2]),
        b"rTRC": curve, b"gTRC": curve, b"bTRC": curve,
    }
    start, table, data = 128 + 4 + 12 * len(tags), struct.pack(">I", len(tags)), b""
    for name, value in tags.items():
        table += name + struct.pack(">II", start + len(data), len(value))
        data += value
    size = start + len(data)
    header = struct.pack(">I", size) + bytes(4) + b"\x02\x10\0\0mntrRGB XYZ " + bytes(12) + b"acsp" + bytes(28)
    header += struct.pack(">iii", 63190, 65536, 54061)
    return header.ljust(128, b"\0") + table + data


DISPLAY_P3 = profile(((0.51512, 0.2412, -0.00105), (0.29198, 0.69225, 0.04189), (0.1571, 0.06657, 0.78407)), 2.2)
ADOBE_RGB = profile(((0.60974, 0.31111, 0.01947), (0.20528, 0.62567, 0.06087), (0.14919, 0.06322, 0.74457)), 2.19921875)


def in_srgb(colour, icc):
    """What a colour of a profile is in sRGB, by an independent colour engine's computation."""
    picture = Image.new("RGB", (1, 1), colour)
    source = ImageCms.ImageCmsProfile(io.BytesIO(icc))
    return ImageCms.profileToProfile(picture, source, ImageCms.createProfile("sRGB")).getpixel((0, 0))


def chunk(kind, data):
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def png_with(*chunks):
    """The upright PNG with chunks after its header."""
    return png()[:33] + b"".join(chunks) + png()[33:]


def segment(marker, data):
    return bytes([0xFF, marker]) + struct.pack(">H", len(data) + 2) + data


def jpeg_with(*segments):
    """The upright JPEG with bytes right after its first marker."""
    return jpeg()[:2] + b"".join(segments) + jpeg()[2:]


def png_head(width, height, depth=8, colour=2):
    """A PNG file that claims a size and holds nearly nothing."""
    header = struct.pack(">IIBBBBB", width, height, depth, colour, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(bytes(1000))) + chunk(b"IEND", b"")


def jpeg_sized(width, height):
    """The upright JPEG with another size in its frame header."""
    data = bytearray(jpeg())
    frame = data.index(b"\xff\xc0")
    data[frame + 5:frame + 9] = struct.pack(">HH", height, width)
    return bytes(data)


def film(kind="mp4", *options):
    """A film of a second, as ffmpeg writes it."""
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / f"x.{kind}"
        subprocess.run(
            ["ffmpeg", "-v", "error", "-f", "lavfi", "-i", "testsrc=size=64x48:duration=1:rate=5", "-pix_fmt", "yuv420p",
             *options, str(file)], check=True)
        return file.read_bytes()


def heic(picture=None):
    """A picture as HEIC; None where nothing on this machine can write it."""
    if not shutil.which("vips"):
        return None
    with tempfile.TemporaryDirectory() as folder:
        source, file = Path(folder) / "x.png", Path(folder) / "x.heic"
        source.write_bytes(saved(picture or upright(), "PNG"))
        done = subprocess.run(["vips", "heifsave", str(source), str(file), "--compression", "hevc"], capture_output=True)
        return file.read_bytes() if done.returncode == 0 else None


def telling():
    """Pictures that tell where they were made, each in another way."""
    plain = jpeg()
    located = exiftool(plain, "jpg", *POSITION, *WORDS)
    exif = located[located.index(b"Exif\0\0"):][:1500]
    xmp = [f"-XMP-exif:GPSLatitude=52.2", "-XMP-exif:GPSLongitude=21", f"-XMP-dc:Creator={SECRET}", f"-XMP-photoshop:City={SECRET}"]
    text = PngImagePlugin.PngInfo()
    text.add_text("Author", SECRET)
    text.add_itxt("XML:com.adobe.xmp", f"<x:xmpmeta>{SECRET}</x:xmpmeta>", zip=True)
    text.add_text("Comment", SECRET, zip=True)
    yield "exif.jpg", located
    yield "xmp.jpg", exiftool(plain, "jpg", *xmp)
    yield "iptc.jpg", exiftool(plain, "jpg", f"-IPTC:Sub-location={SECRET}", f"-IPTC:City={SECRET}", f"-IPTC:By-line={SECRET}")
    yield "comment.jpg", exiftool(plain, "jpg", f"-Comment={SECRET}")
    with tempfile.TemporaryDirectory() as folder:
        thumbnail = Path(folder) / "t.jpg"
        thumbnail.write_bytes(exiftool(jpeg(upright().resize((160, 120))), "jpg", *POSITION, *WORDS))
        yield "thumbnail.jpg", exiftool(plain, "jpg", f"-ThumbnailImage<={thumbnail}", *POSITION)
    yield "maker.jpg", jpeg(exif=_maker_note())
    yield "profile.jpg", jpeg(icc_profile=DISPLAY_P3)
    yield "mpf.jpg", located[:2] + segment(0xE2, b"MPF\0MM\0*" + bytes(60)) + located[2:] + located
    yield "motion.jpg", located + film("mp4", "-metadata", "location=+52.2297+021.0122/", "-metadata", f"title={SECRET}")
    yield "samsung.jpg", located + b"\0\0\x30\x0a" + SECRET.encode() + b"SEFH" + bytes(20) + b"SEFT"
    yield "segments.jpg", jpeg_with(*[segment(0xE0 + n, SECRET.encode() * 20) for n in range(1, 16)])
    yield "long.jpg", jpeg_with(*[segment(0xEB, SECRET.encode() * 4000)] * 30)
    yield "twice.jpg", jpeg_with(segment(0xE1, exif), segment(0xE1, exif), segment(0xFE, SECRET.encode()))
    yield "text.png", saved(upright(), "PNG", pnginfo=text)
    yield "exif.png", exiftool(png(), "png", *POSITION, *WORDS)
    yield "xmp.png", exiftool(png(), "png", *xmp)
    yield "tail.png", png() + SECRET.encode() * 10
    yield "unknown.png", png_with(chunk(b"seCr", SECRET.encode()), chunk(b"tIME", b"\x07\xea\x06\x01\0\0\0"))
    yield "exif.webp", exiftool(saved(upright(), "WEBP"), "webp", *POSITION, *WORDS)
    yield "xmp.webp", exiftool(saved(upright(), "WEBP"), "webp", *xmp)
    yield "exif.avif", exiftool(saved(upright(), "AVIF"), "avif", *POSITION, *WORDS)
    yield "comment.gif", exiftool(saved(upright(), "GIF"), "gif", f"-Comment={SECRET}", *xmp)
    if heic():
        yield "exif.heic", exiftool(heic(), "heic", *POSITION, *WORDS)


def _maker_note():
    exif = Image.Exif()
    exif[0x010F] = SECRET
    details = exif.get_ifd(0x8769)
    details[0x927C] = b"Maker\0" + SECRET.encode() * 50
    details[0x9286] = b"ASCII\0\0\0" + SECRET.encode()
    position = exif.get_ifd(0x8825)
    position[1], position[2], position[3], position[4] = "N", (52.0, 13.0, 46.9), "E", (21.0, 0.0, 43.9)
    return exif


def ycck():
    """The upright picture in CMYK, kept as luminance and colour differences beside black (Adobe TN 5116)."""
    cyan, magenta, yellow, black = upright(mode="CMYK").split()
    # Pillow inverts what it writes, as Adobe's programs do, and YCCK inverts once more.
    planes = Image.merge("RGB", (cyan, magenta, yellow)).convert("YCbCr").split()
    data = jpeg(Image.merge("CMYK", [ImageChops.invert(plane) for plane in planes] + [black]))
    transform = data.index(b"Adobe") + 11
    return data[:transform] + b"\2" + data[transform + 1:]


def in_display_p3(data):
    """An AVIF file whose colours are Display P3's by their number (ITU-T H.273)."""
    place = data.index(b"colrnclx") + 8
    return data[:place] + struct.pack(">HH", 12, 13) + data[place + 4:]


def sixteen_bits():
    """The upright picture as PNG with 16 bits for each colour."""
    wide = [bytes(value for value in row for _ in range(2)) for row in (
        upright().crop((0, y, WIDTH, y + 1)).tobytes() for y in range(HEIGHT))]
    start, end = png_head(WIDTH, HEIGHT, 16)[:33], chunk(b"IEND", b"")
    return start + chunk(b"IDAT", zlib.compress(b"".join(b"\0" + row for row in wide))) + end


def odd():
    """Pictures that are right, though seldom seen."""
    frames = [upright(), upright().rotate(180)]
    half = upright().convert("RGBA")
    half.putalpha(128)
    palette = upright().quantize(64)
    yield "progressive.jpg", jpeg(progressive=True, subsampling=0)
    yield "grey.jpg", jpeg(upright(mode="L"))
    yield "cmyk.jpg", jpeg(upright(mode="CMYK"))
    yield "adobe.jpg", jpeg(icc_profile=ADOBE_RGB)
    yield "broken-profile.jpg", jpeg(icc_profile=b"no profile at all" * 20)
    yield "restart.jpg", jpeg(restart_marker_rows=1)
    yield "fill.jpg", jpeg()[:2] + b"\xff" * 300 + jpeg()[2:]
    yield "orientation-0.jpg", exiftool(jpeg(), "jpg", "-Orientation#=0")
    yield "orientation-99.jpg", exiftool(jpeg(), "jpg", "-Orientation#=99")
    yield "orientation-9.jpg", jpeg_with(segment(0xE1, exif(9)))
    for order in "<>":
        for kind in (3, 4):
            data = jpeg(lying(6))
            yield f"order-{ord(order)}-{kind}.jpg", data[:2] + segment(0xE1, exif(6, order, kind)) + data[2:]
    yield "ycck.jpg", ycck()
    yield "quarter.jpg", jpeg(subsampling="4:1:1")
    yield "no-end.jpg", jpeg()[:-2]
    yield "half-an-end.jpg", jpeg()[:-1]
    yield "no-end-progressive.jpg", jpeg(progressive=True)[:-2]
    yield "sixteen.png", sixteen_bits()
    yield "p3.avif", in_display_p3(saved(upright(), "AVIF", quality=90))
    yield "deep.png", saved(upright(mode="L").convert("I;16").point(lambda value: value * 257), "PNG")
    yield "palette.png", saved(palette, "PNG", transparency=0)
    yield "alpha.png", saved(half, "PNG")
    yield "grey-alpha.png", saved(half.convert("LA"), "PNG")
    yield "one-bit.png", saved(upright(mode="1"), "PNG")
    yield "interlaced.gif", saved(palette, "GIF", interlace=True)
    yield "lossless.webp", saved(upright(), "WEBP", lossless=True)
    yield "alpha.webp", saved(half, "WEBP")
    yield "alpha.avif", saved(half, "AVIF")
    yield "tall.jpg", jpeg(upright(400, 6000))
    yield "wide.jpg", jpeg(upright(6000, 420))
    if heic():
        yield "plain.heic", heic()
    for kind in ["GIF", "WEBP", "PNG"]:
        yield f"moving.{kind.lower()}", saved(frames[0], kind, save_all=True, append_images=frames[1:], duration=100)


def impossible():
    """Files of which nothing can be shown, by the name that a record gives them."""
    located = exiftool(jpeg(), "jpg", *POSITION)
    yield "empty.jpg", b""
    yield "text.jpg", b"This is Rex.\n"
    yield "page.jpg", b"<!doctype html><title>404</title>"
    yield "drawing.png", b"<svg xmlns='http://www.w3.org/2000/svg'/>"
    yield "document.jpg", b"%PDF-1.7\n"
    yield "script.gif", b"GIF89a=1;alert(1)//"
    yield "other-name.jpg", png()
    yield "jpeg.png", jpeg()
    yield "avif.webp", saved(upright(), "AVIF")
    yield "no-pixels.png", png_head(0, 0)
    yield "no-height.png", png_head(640, 0)
    yield "no-pixels.jpg", jpeg_sized(0, 0)
    yield "no-height.jpg", jpeg_sized(640, 0)
    yield "bomb.png", png_head(30_000, 30_000)
    yield "deep-bomb.png", png_head(30_000, 30_000, 16, 6)
    yield "largest-bomb.png", png_head(2**31 - 1, 2**31 - 1)
    yield "bomb.jpg", jpeg_sized(30_000, 30_000)
    yield "largest-bomb.jpg", jpeg_sized(65_535, 65_535)
    yield "bomb.gif", b"GIF89a" + struct.pack("<HH", 65_535, 65_535) + b"\0\0\0," + struct.pack("<HHHHB", 0, 0, 65_535, 65_535, 0) + b"\x02\x01\0\0;"
    yield "bomb.webp", b"RIFF" + struct.pack("<I", 30) + b"WEBPVP8X" + struct.pack("<I", 10) + bytes(4) + b"\xff\xff\xff" * 2 + bytes(12)
    for share in [0.01, 0.05, 0.2, 0.5, 0.8, 0.95, 0.999]:
        yield f"cut-{share}.jpg", located[: int(len(located) * share)]
        yield f"cut-{share}.png", png()[: int(len(png()) * share)]
    for kind in ["WEBP", "AVIF"]:
        whole = saved(upright(), kind)
        for share in [0.1, 0.5, 0.97]:
            yield f"cut-{share}.{kind.lower()}", whole[: int(len(whole) * share)]
    # More than the end marker is missing, or something stands in for it.
    for missing in [3, 12, 50]:
        yield f"lacks-{missing}.jpg", jpeg()[:-missing]
        yield f"lacks-{missing}-progressive.jpg", jpeg(progressive=True)[:-missing]
    yield "zeros.jpg", jpeg()[:-2000] + bytes(2000)
    yield "start.jpg", b"\xff\xd8\xff"
    yield "start.png", png()[:8]
