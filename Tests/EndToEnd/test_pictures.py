"""Photographs are published upright, in sRGB and without a word about where they were made; what cannot be shown is told."""

import json
import os
import shutil
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image, ImageDraw

import photographs
from folders import animal, institution, small, tree
from pages import Site
from program import DATE, TEMPLATES

FOLDER = "institutions/azyl/animals"
#: Of file and picture, not of what is in it.
STRUCTURE = {
    "System", "ExifTool", "Composite:ImageSize", "Composite:Megapixels", "JFIF", "File:FileType", "File:FileTypeExtension",
    "File:MIMEType", "File:ImageWidth", "File:ImageHeight", "File:EncodingProcess", "File:BitsPerSample",
    "File:ColorComponents", "File:YCbCrSubSampling", "PNG:ImageWidth", "PNG:ImageHeight", "PNG:BitDepth", "PNG:ColorType",
    "PNG:Compression", "PNG:Filter", "PNG:Interlace", "PNG:Palette", "PNG:Transparency", "RIFF:ImageWidth",
    "GIF:GIFVersion", "GIF:ImageWidth", "GIF:ImageHeight", "GIF:HasColorMap", "GIF:ColorResolutionDepth", "GIF:BitsPerPixel",
    "GIF:BackgroundColor", "GIF:TransparentColor", "RIFF:WebP_Flags", "GIF:AnimationIterations", "GIF:FrameCount", "GIF:Duration",
    "RIFF:ImageHeight", "RIFF:VP8Version", "RIFF:HorizontalScale", "RIFF:VerticalScale", "Meta:PrimaryItemReference",
}
AVIF = {
    "MajorBrand", "MinorVersion", "CompatibleBrands", "HandlerType", "ColorProfiles", "ColorPrimaries",
    "TransferCharacteristics", "MatrixCoefficients", "VideoFullRangeFlag", "AV1ConfigurationVersion", "ChromaFormat",
    "ChromaSamplePosition", "ImageSpatialExtent", "ImagePixelDepth", "MediaDataSize", "MediaDataOffset", "AuxiliaryImageType",
}
#: In which pictures can be turned.
KINDS = ["JPEG", "PNG", "WEBP", "AVIF"] + ["HEIC"] * (photographs.heic() is not None)
ENDINGS = (".jpg", ".png", ".webp", ".avif", ".gif")


def content(folder, pictures):
    """A site with one animal for each picture; ids are numbers, so that any file name will do."""
    files = {}
    for index, (name, data) in enumerate(pictures):
        files[f"{FOLDER}/a{index}.md"] = animal(f"pictures: [{json.dumps(name, ensure_ascii=False)}]")
        files[f"{FOLDER}/{name}"] = data
    return small(folder, files)


class Built:
    """A site that was built of pictures."""

    def __init__(self, shelters, folder, pictures):
        self.pictures = list(pictures)
        self.content = content(folder / "content", self.pictures)
        self.output = folder / "public"
        self.cache = folder / "cache"
        self.shelters = shelters
        self.run = self.build()
        self.site = Site(self.output, "https://example.org/")

    def build(self):
        return self.shelters.build(
            self.content, self.output, "--picture-cache", self.cache, "--format", "json", timeout=600)

    def published(self, name):
        """The files of a picture on its animal's page: [(path, Pillow's picture)]."""
        index = [own for own, _ in self.pictures].index(name)
        page = self.site.pages[f"instytucje/azyl/a{index}/"]
        # Its own picture comes first; pictures of other animals stand below it.
        own = next(image["src"] for image in page.all("img") if "/media/" in (image["src"] or ""))
        stem = own.rsplit("/", 1)[1].rsplit("-", 1)[0]
        files = sorted((self.output / "media").glob(f"{stem}-*"))
        assert files, f"{name}: no picture on its page"
        return [(file, Image.open(file)) for file in files]


@pytest.fixture(scope="module")
def telling(shelters, tmp_path_factory):
    return Built(shelters, tmp_path_factory.mktemp("telling"), photographs.telling())


@pytest.fixture(scope="module")
def odd(shelters, tmp_path_factory):
    return Built(shelters, tmp_path_factory.mktemp("odd"), photographs.odd())


@pytest.fixture(scope="module")
def turned(shelters, tmp_path_factory):
    pictures = ((f"turned-{n}.{kind.lower()}", photographs.turned(n, kind)) for n in range(1, 9) for kind in KINDS)
    return Built(shelters, tmp_path_factory.mktemp("turned"), pictures)


def metadata(folder):
    """What ExifTool reads in the pictures of a folder, beyond how they are built."""
    done = subprocess.run(
        ["exiftool", "-json", "-G1", "-a", "-ee", "-r", *[part for e in ENDINGS for part in ("-ext", e[1:])], str(folder)],
        capture_output=True, text=True)
    found = {}
    for picture in json.loads(done.stdout):
        name = picture.pop("SourceFile")
        kept = {
            key: value for key, value in picture.items()
            if key not in STRUCTURE and key.split(":")[0] not in STRUCTURE
            and not (key.startswith(("QuickTime:", "Meta:")) and (key.split(":")[1] in AVIF or "nknown" in key))
        }
        if kept:
            found[name] = kept
    return found


def assert_silent(built):
    assert built.run.status == 0, built.run.stdout + built.run.stderr
    assert metadata(built.output) == {}
    for file in built.output.rglob("*"):
        if file.is_file():
            data = file.read_bytes()
            for word in [photographs.SECRET.encode()] + (
                [b"Exif\0\0", b"http://ns.adobe.com", b"Photoshop", b"ICC_PROFILE", b"iCCP", b"eXIf", b"EXIF", b"tEXt"]
                if file.suffix in ENDINGS else []
            ):
                assert word not in data, f"{file}: {word}"


def test_no_published_file_tells_anything_of_where_and_how_it_was_made(telling):
    assert_silent(telling)


def test_seldom_seen_pictures_are_published_without_metadata(odd):
    assert_silent(odd)


def test_the_pictures_that_tell_do_tell(telling):
    found = metadata(telling.content)
    positions = [name for name, tags in found.items() if any("GPS" in tag for tag in tags)]
    assert len(positions) >= 12
    assert len(found) >= len(telling.pictures) - 6


def test_logos_are_published_without_metadata(shelters, tmp_path):
    located = dict(photographs.telling())
    files = {}
    for index, name in enumerate(["exif.jpg", "text.png", "exif.png", "exif.webp"]):
        files[f"institutions/dom-{index}/institution.md"] = institution(f"logo: {name}")
        files[f"institutions/dom-{index}/{name}"] = located[name]
    output = tmp_path / "public"
    run = shelters.build(small(tmp_path / "content", files), output, "--picture-cache", tmp_path / "cache")
    assert run.status == 0, run.stderr
    assert len(list((output / "media").glob("*-l.*"))) == 4
    assert metadata(output) == {}


def test_no_original_is_published(telling, odd):
    for built in [telling, odd]:
        originals = {digest for path, digest in tree(built.content).items() if path.endswith(ENDINGS + (".heic",))}
        assert originals.isdisjoint(tree(built.output).values())


def near(pixel, colour, tolerance=40):
    return all(abs(one - other) <= tolerance for one, other in zip(pixel[:3], colour))


def assert_upright(picture, name):
    picture = picture.convert("RGB")
    for (x, y), colour in photographs.CORNERS.items():
        place = (int((0.1 + 0.8 * x) * picture.width), int((0.1 + 0.8 * y) * picture.height))
        assert near(picture.getpixel(place), colour), f"{name}: {picture.getpixel(place)} at {place} is not {colour}"


@pytest.mark.parametrize("orientation", range(1, 9))
@pytest.mark.parametrize("kind", KINDS)
def test_a_picture_comes_out_upright_however_it_was_held(turned, orientation, kind):
    assert turned.run.status == 0, turned.run.stdout
    for file, picture in turned.published(f"turned-{orientation}.{kind.lower()}"):
        assert_upright(picture, file)
        if not file.stem.endswith(("-c320", "-c480", "-s")):
            assert picture.width * 3 == picture.height * 4


def test_pictures_stay_what_they_show(odd, telling):
    for built in [odd, telling]:
        for name, _ in built.pictures:
            if name.startswith(("grey", "cmyk", "ycck", "p3", "deep", "one-bit", "palette", "interlaced", "tall", "wide", "alpha", "profile", "adobe")):
                continue
            for file, picture in built.published(name):
                assert_upright(picture, f"{name}: {file}")


@pytest.mark.parametrize("name, icc", [("adobe.jpg", photographs.ADOBE_RGB), ("profile.jpg", photographs.DISPLAY_P3)])
def test_colours_of_other_profiles_are_converted(odd, telling, name, icc):
    built = odd if name == "adobe.jpg" else telling
    for file, picture in built.published(name):
        picture = picture.convert("RGB")
        for (x, y), colour in photographs.CORNERS.items():
            place = (int((0.2 + 0.6 * x) * picture.width), int((0.2 + 0.6 * y) * picture.height))
            expected = photographs.in_srgb(colour, icc)
            assert near(picture.getpixel(place), expected, 12), f"{file}: {picture.getpixel(place)} is not {expected}"


def test_colours_that_are_told_by_number_are_converted(odd):
    for file, picture in odd.published("p3.avif"):
        picture = picture.convert("RGB")
        for (x, y), colour in photographs.CORNERS.items():
            place = (int((0.2 + 0.6 * x) * picture.width), int((0.2 + 0.6 * y) * picture.height))
            expected = photographs.in_srgb(colour, photographs.DISPLAY_P3)
            assert near(picture.getpixel(place), expected, 16), f"{file}: {picture.getpixel(place)} is not {expected}"


def test_both_ways_to_keep_inks_give_the_same_colours(odd):
    for (file, one), (_, other) in zip(odd.published("cmyk.jpg"), odd.published("ycck.jpg"), strict=True):
        one, other = one.convert("RGB"), other.convert("RGB")
        for x, y in photographs.CORNERS:
            place = (int((0.2 + 0.6 * x) * one.width), int((0.2 + 0.6 * y) * one.height))
            assert near(one.getpixel(place), other.getpixel(place), 12), file


def test_a_copy_that_was_filled_up_with_an_end_is_told(shelters, tmp_path):
    whole = {"a": photographs.jpeg(), "b": photographs.turned(6)}
    pictures = [(f"{name}.jpg", data[: len(data) // 2] + b"\xff\xd9") for name, data in whole.items()]
    grey = photographs.Image.new("RGB", (photographs.WIDTH, photographs.HEIGHT), (128, 128, 128))
    pictures.append(("grey.jpg", photographs.jpeg(grey)))
    built = Built(shelters, tmp_path, pictures)
    assert built.run.told() == [f"{FOLDER}/a{index}.md:4:12 truncated-picture" for index in range(2)]


def test_moving_pictures_are_told(odd):
    told = [d for d in odd.run.diagnostics() if d["id"] == "animated-picture"]
    assert len(told) == 3


def test_sixteen_bits_become_eight_without_turning_black(odd):
    for _, picture in odd.published("deep.png"):
        light, dark = picture.convert("L").getpixel((picture.width - 20, picture.height - 20)), picture.convert("L").getpixel((20, picture.height - 20))
        assert light > 200 and dark < 120


def test_the_page_knows_the_pictures_size(turned):
    index = [name for name, _ in turned.pictures].index("turned-6.jpeg")
    page = turned.site.pages[f"instytucje/azyl/a{index}/"]
    images = [image for image in page.all("img") if "/media/" in (image["src"] or "") and "-c" not in image["src"]]
    assert images and all(int(image["width"]) * 3 == int(image["height"]) * 4 for image in images)


def test_a_second_build_changes_nothing_and_takes_pictures_from_the_cache(turned):
    before = tree(turned.output)
    run = turned.build()
    assert run.status == 0
    assert tree(turned.output) == before


def test_a_rebuild_with_nothing_new_encodes_nothing(shelters, tmp_path):
    """Whatever is encoded is kept in the cache, as a file that was not there before."""
    built = Built(shelters, tmp_path, [("rex.jpg", photographs.turned(6)), ("azor.png", photographs.png())])
    published = tree(built.output)

    def entries():
        return {file: file.stat().st_ino for file in built.cache.glob("??/*")}

    before = entries()
    # Besides the pictures, the small scripts.
    assert len(before) == 3
    # Neither a file that was only touched, nor another output folder, is a reason.
    os.utime(built.content / FOLDER / "rex.jpg")
    built.build()
    shelters.build(built.content, tmp_path / "elsewhere", "--picture-cache", built.cache)
    shelters.check(built.content)
    assert entries() == before
    assert tree(built.output) == tree(tmp_path / "elsewhere") == published


def test_builds_at_once_share_a_cache_that_is_deleted_meanwhile(shelters, tmp_path):
    pictures = [(f"turned-{n}.jpg", photographs.turned(n)) for n in range(1, 9)]
    folder = content(tmp_path / "content", pictures)
    cache = tmp_path / "cache"

    def build(number):
        return shelters.build(folder, tmp_path / f"public-{number}", "--picture-cache", cache, timeout=600)

    with ThreadPoolExecutor(3) as pool:
        runs = [pool.submit(build, number) for number in range(3)]
        for _ in range(20):
            shutil.rmtree(cache, ignore_errors=True)
            time.sleep(0.05)
    assert [run.result().status for run in runs] == [0, 0, 0]
    assert tree(tmp_path / "public-0") == tree(tmp_path / "public-1") == tree(tmp_path / "public-2")


@pytest.mark.parametrize("place", [0.1, 0.5, 0.9])
@pytest.mark.parametrize("size", [(1600, 600), (600, 1600)])
def test_squares_keep_the_animal_wherever_it_stands(place, size, shelters, tmp_path):
    """A head with eyes, before a wall that is only shaded."""
    width, height = size
    side, across = min(size), width > height
    picture = Image.linear_gradient("L").resize(size).point(lambda value: 150 + value // 5).convert("RGB")
    radius = side // 5
    middle = (radius + int(place * (width - 2 * radius)), height // 2) if across else (width // 2, radius + int(place * (height - 2 * radius)))
    draw = ImageDraw.Draw(picture)
    draw.circle(middle, radius, (150, 90, 40))
    for dx in (-0.4, 0.4):
        draw.circle((middle[0] + dx * radius, middle[1] - 0.2 * radius), radius / 6, (10, 10, 10))
    built = Built(shelters, tmp_path, [("rex.jpg", photographs.jpeg(picture))])
    [(_, square)] = [found for found in built.published("rex.jpg") if found[0].name.endswith("-c320.jpg")]
    fur = sum(near(pixel, (150, 90, 40), 30) for pixel in square.convert("RGB").get_flattened_data()) / (320 * 320)
    whole = 3.14 * radius**2 / side**2
    assert fur > 0.85 * whole * 0.9, f"only {fur:.2f} of {whole:.2f}"


NAMES = ["ja & ty.jpg", "<b>'\"x\".jpg", "100%25.jpg", "żółć.jpg", "a b  c.jpg", "#1?.jpg", "%2e%2e.jpg", "ł" * 100 + ".jpg", "a;b,c.jpg", "REX.JPG", "rex.JPEG", "a.b.c.jpg", "-rf.jpg", "$(id).jpg"]


def test_file_names_are_only_names(shelters, tmp_path):
    built = Built(shelters, tmp_path, ((name, photographs.turned(1 + n % 8)) for n, name in enumerate(NAMES)))
    assert built.run.status == 0, built.run.stdout
    for name in NAMES:
        for file, picture in built.published(name):
            assert_upright(picture, name)


# What cannot be shown


@pytest.fixture(scope="module")
def impossible(tmp_path_factory):
    pictures = list(photographs.impossible())
    return content(tmp_path_factory.mktemp("impossible"), pictures), pictures


def measured(shelters, *arguments):
    """A run's status, standard output and peak memory in MiB."""
    code = (
        "import json,resource,subprocess,sys; done=subprocess.run(sys.argv[1:],capture_output=True,text=True);"
        "print(json.dumps([done.returncode,done.stdout,done.stderr,resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss//1024]))")
    done = subprocess.run(
        [sys.executable, "-c", code, shelters.path, *map(str, arguments)], capture_output=True, text=True, timeout=600)
    return json.loads(done.stdout)


@pytest.mark.parametrize("command", ["check", "build"])
def test_what_cannot_be_shown_is_told_at_its_record_within_little_memory(command, shelters, impossible, tmp_path):
    folder, pictures = impossible
    output = ["--output", tmp_path / "public", "--picture-cache", tmp_path / "cache"] if command == "build" else []
    status, stdout, stderr, memory = measured(
        shelters, command, "--content", folder, "--templates", TEMPLATES, "--date", DATE, "--format", "json", *output)
    assert status == 1, stderr
    told = {d["file"]: d for d in json.loads(stdout) if d["severity"] == "error"}
    for index, (name, _) in enumerate(pictures):
        diagnostic = told.get(f"{FOLDER}/a{index}.md")
        assert diagnostic, f"{name} is not told"
        assert (diagnostic["line"], diagnostic["column"]) == (4, 12), name
        assert name in diagnostic["message"] and diagnostic["suggestion"], diagnostic
    assert len(told) == len(pictures), set(told) - {f"{FOLDER}/a{index}.md" for index in range(len(pictures))}
    assert memory < 600
    assert not (tmp_path / "public").exists()


def test_a_picture_is_told_where_a_description_shows_it(shelters, tmp_path):
    files = {f"{FOLDER}/rex.md": animal(body="Rex.\n\n![Rex](rex.jpg)\n"), f"{FOLDER}/rex.jpg": b"text"}
    run = shelters.check(small(tmp_path, files), "--format", "json")
    assert [told.rsplit(" ", 1)[0] for told in run.told()] == [f"{FOLDER}/rex.md:7:8"]


def test_pictures_of_descriptions_and_linked_ones_are_published_without_metadata(shelters, tmp_path):
    located = dict(photographs.telling())
    files = {
        f"{FOLDER}/rex.md": animal(body="![Rex](rex.jpg)\n\n[large](large.jpg) [png](text.png) [heic](x.webp)\n"),
        f"{FOLDER}/rex.jpg": located["exif.jpg"], f"{FOLDER}/large.jpg": located["motion.jpg"],
        f"{FOLDER}/text.png": located["text.png"], f"{FOLDER}/x.webp": located["exif.webp"],
    }
    output = tmp_path / "public"
    run = shelters.build(small(tmp_path / "content", files), output, "--picture-cache", tmp_path / "cache")
    assert run.status == 0, run.stderr
    assert metadata(output) == {}
    for file in output.rglob("*"):
        assert not file.is_file() or photographs.SECRET.encode() not in file.read_bytes(), file


def test_static_pictures_are_published_without_metadata(shelters, tmp_path):
    """As far as they hold no position, which is an error that test_positions.py knows."""
    words = [f"-Artist={photographs.SECRET}", f"-XMP-dc:Creator={photographs.SECRET}", "-Comment=x"]
    upright = photographs.exiftool(photographs.jpeg(), "jpg", *words, "-Orientation#=1")
    turned = photographs.exiftool(photographs.jpeg(photographs.upright().transpose(Image.Transpose.ROTATE_90)), "jpg", *words, "-Orientation#=6")
    moving = [photographs.upright(), photographs.upright().rotate(180)]
    files = {
        "plain.jpg": photographs.jpeg(), "upright.jpg": upright, "folder/turned.jpg": turned,
        "wide.jpg": photographs.jpeg(icc_profile=photographs.DISPLAY_P3),
        "text.png": dict(photographs.telling())["text.png"], "tail.png": photographs.png() + photographs.SECRET.encode(),
        "words.webp": photographs.exiftool(photographs.saved(photographs.upright(), "WEBP"), "webp", *words[:2]),
        "words.avif": photographs.exiftool(photographs.saved(photographs.upright(), "AVIF"), "avif", *words[:2]),
        "moving.gif": photographs.saved(moving[0], "GIF", save_all=True, append_images=moving[1:], comment=photographs.SECRET.encode()),
    }
    output = tmp_path / "public"
    content_folder = small(tmp_path / "content", {f"static/{name}": data for name, data in files.items()})
    run = shelters.build(content_folder, output, "--picture-cache", tmp_path / "cache", "--format", "json")
    assert run.told() == [], run.stdout
    assert metadata(output) == {}
    for name, data in files.items():
        published = (output / name).read_bytes()
        assert photographs.SECRET.encode() not in published, name
        assert (published == data) == (name == "plain.jpg"), name
        picture = Image.open(output / name)
        assert picture.size == (photographs.WIDTH, photographs.HEIGHT), name
        assert getattr(picture, "n_frames", 1) == (2 if name == "moving.gif" else 1)
        if name not in ("moving.gif", "wide.jpg"):
            assert_upright(picture, name)
    assert shelters.check(content_folder).status == 0


def test_static_pictures_that_cannot_be_published_are_told(shelters, tmp_path):
    files = {"static/cut.jpg": photographs.exiftool(photographs.jpeg(), "jpg", "-Orientation#=6")[:-3000], "static/text.jpg": b"text"}
    if photographs.heic():
        files["static/x.heic"] = photographs.heic()
    moving = [photographs.upright(), photographs.upright().rotate(180)]
    for kind, options in {"avif": {}, "webp": {"icc_profile": photographs.DISPLAY_P3}}.items():
        files[f"static/moving.{kind}"] = photographs.saved(
            moving[0], kind, save_all=True, append_images=moving[1:], duration=100, **options)
    expected = ["static/cut.jpg:1:1 truncated-picture", "static/moving.avif:1:1 moving-picture", "static/moving.webp:1:1 moving-picture"] + ["static/x.heic:1:1 picture-format"] * (photographs.heic() is not None)
    assert shelters.check(small(tmp_path / "content", files), "--format", "json").told() == sorted(expected)


def test_damaged_pictures_do_no_harm(shelters, tmp_path):
    """Bytes changed at random: a picture, or an error at its record, and never a crash."""
    import random

    generator = random.Random(5)
    sources = {"jpg": photographs.turned(6), "png": photographs.png(), "webp": photographs.saved(photographs.upright(), "WEBP"),
               "avif": photographs.saved(photographs.upright(), "AVIF"), "gif": photographs.saved(photographs.upright(), "GIF")}
    pictures = []
    for number in range(60):
        ending = list(sources)[number % len(sources)]
        data = bytearray(sources[ending])
        for _ in range(generator.randint(1, 20)):
            place = generator.choice([generator.randrange(len(data)), generator.randrange(min(400, len(data)))])
            data[place] = generator.randrange(256)
        pictures.append((f"x{number}.{ending}", bytes(data)))
    folder = content(tmp_path / "content", pictures)
    status, stdout, stderr, memory = measured(
        shelters, "build", "--content", folder, "--templates", TEMPLATES, "--date", DATE, "--format", "json",
        "--output", tmp_path / "public", "--picture-cache", tmp_path / "cache")
    assert status in (0, 1), stderr
    for diagnostic in json.loads(stdout):
        assert diagnostic["file"].startswith(FOLDER) or diagnostic["severity"] != "error", diagnostic
    assert memory < 600
