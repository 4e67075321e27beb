"""Folders of institutions that somebody sent as an archive, put into their place by `shelters accept`."""

import io
import struct
import zipfile

import pytest

from folders import PHOTOGRAPH, animal, institution, small, snapshot, write

RECORD = institution("ids: {nip: 856-734-62-15, krs: \"0000123456\"}").replace("name: Azyl", "name: Na Skraju")
FILES = {
    "na-skraju/institution.md": RECORD,
    "na-skraju/institution.en.md": "---\nname: At the Edge\n---\n",
    "na-skraju/animals/rex.md": animal("pictures: [rex.jpg]"),
    "na-skraju/animals/rex.jpg": PHOTOGRAPH,
}


@pytest.fixture
def content(tmp_path):
    return small(tmp_path / "content", {})


def zipped(files, method=zipfile.ZIP_STORED, change=lambda info: None):
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", method) as archive:
        for name, value in files.items() if isinstance(files, dict) else files:
            info = zipfile.ZipInfo(name)
            info.compress_type = method
            change(info)
            archive.writestr(info, value)
    return file.getvalue()


def accept(shelters, content, archive, *options):
    file = content.parent / "sent.zip"
    file.write_bytes(archive)
    return shelters("accept", file, "--content", content, "--date", "2026-11-21", *options)


@pytest.mark.parametrize("method", [zipfile.ZIP_STORED, zipfile.ZIP_DEFLATED])
def test_an_institution_is_shown_and_put_into_its_place(method, shelters, content):
    before = snapshot(content)
    run = accept(shelters, content, zipped(FILES, method), "--dry-run")
    assert run.status == 0, run.stderr
    assert snapshot(content) == before
    run = accept(shelters, content, zipped(FILES, method))
    assert run.status == 0, run.stderr
    for name, value in FILES.items():
        value = value if isinstance(value, bytes) else value.encode()
        assert (content / "institutions" / name).read_bytes() == value
        assert f"institutions/{name}" in run.stdout
    assert "name: Na Skraju" in run.stdout
    assert shelters.check(content).status == 0
    assert [path.name for path in content.parent.iterdir() if "accept" in path.name] == []


def test_it_speaks_the_editors_language(shelters, content):
    for language, word in [("pl", "nowy"), ("en", "new")]:
        run = accept(shelters, content, zipped(FILES), "--dry-run", "--lang", language)
        assert f": {word}, " in run.stdout


@pytest.mark.parametrize("name", [
    "../out.md", "/etc/x.md", "na-skraju/../../x.md", "na-skraju\\institution.md", "C:/x.md", "na-skraju//x.jpg", "na-skraju/./x.jpg",
    "na-skraju/a\x1b[2J.jpg", "na-skraju/\u202ex.jpg", "na-skraju/run.sh", "na-skraju/animals/rex.exe", "na-skraju/x.html", "na-skraju/rex.md",
    "na-skraju/animals/Rex.md", "na-skraju/noending", "other/institution.md", "institution.md", "na-skraju/a/b/c/d/e.jpg", "na-skraju/x.jpg.",
    "na-skraju/" + "x" * 200 + ".jpg", "site.yml", "na-skraju/animals/rex.jpg/x.jpg", "na-skraju/Institution.md", "na-skraju/animals/REX.jpg",
])
def test_what_does_not_belong_is_refused(name, shelters, content):
    before = snapshot(content)
    run = accept(shelters, content, zipped({**FILES, name: b"x"}))
    assert run.status == 1, name
    assert "\x1b" not in run.stderr and "\u202e" not in run.stderr
    assert snapshot(content) == before
    assert not (content.parent / "out.md").exists()


@pytest.mark.filterwarnings("ignore:Duplicate name")
def test_a_name_stands_there_once(shelters, content):
    run = accept(shelters, content, zipped([*FILES.items(), ("na-skraju/institution.md", "---\n---\n")]))
    assert run.status == 1 and "twice" in run.stderr


@pytest.mark.parametrize("mode", [0o120777, 0o020666, 0o060666, 0o010666, 0o140666, 0o040755])
def test_only_ordinary_files_are_read(mode, shelters, content):
    def change(info):
        if info.filename.endswith("rex.jpg"):
            info.create_system, info.external_attr = 3, mode << 16
    run = accept(shelters, content, zipped(FILES, change=change))
    assert run.status == 1 and "no ordinary file" in run.stderr


def patched(archive, *changes):
    """The archive with bytes changed in every header of the list at its end: offset, format, value."""
    data = bytearray(archive)
    place = data.find(b"PK\x01\x02")
    while place >= 0:
        for offset, form, value in changes:
            struct.pack_into(form, data, place + offset, value)
        place = data.find(b"PK\x01\x02", place + 4)
    return bytes(data)


WHOLE = zipped(FILES)
BOMB = zipped({**FILES, "na-skraju/x.jpg": bytes(70 << 20)}, zipfile.ZIP_DEFLATED)
HOSTILE = {
    "encrypted": patched(WHOLE, (8, "<H", 1)), "unknown method": patched(WHOLE, (10, "<H", 12)),
    "declared large": patched(WHOLE, (24, "<I", 0x7FFFFFFF)), "truly large": BOMB,
    "larger than declared": patched(zipped({**FILES, "na-skraju/x.jpg": bytes(9000)}, zipfile.ZIP_DEFLATED), (24, "<I", 100)),
    "checksum": patched(WHOLE, (16, "<I", 7)), "offset": patched(WHOLE, (42, "<I", 0x7FFFFFF0)), "same place": patched(WHOLE, (42, "<I", 0)),
    "cut off": WHOLE[:-30], "cut to the start": WHOLE[:10], "something before": b"x" * 9 + WHOLE, "something behind": WHOLE + b"PK\x05\x06",
    "empty": zipped({}), "many": zipped({f"na-skraju/{number}.jpg": b"" for number in range(2100)}),
    "no folder's name": zipped({"Na Skraju/institution.md": RECORD}), "two folders": zipped({**FILES, "other/institution.md": RECORD}),
    "wrong record": zipped({**FILES, "na-skraju/institution.md": RECORD.replace("type: shelter", "type: sheltr")}),
    "animal alone": zipped({"na-skraju/animals/rex.md": animal()}), "broken link": zipped({**FILES, "na-skraju/animals/rex.md": animal(body="[x](saba.md)")}),
    "no picture": zipped({**FILES, "na-skraju/animals/rex.jpg": b"<script>"}),
    "CP852": zipped(FILES).replace(b"rex.jpg", b"r\xa9x.jpg"),
}


@pytest.mark.parametrize("archive", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_archive_is_refused(archive, shelters, content):
    before = snapshot(content)
    run = accept(shelters, content, archive)
    assert run.status == 1, run.stderr + run.stdout
    assert snapshot(content) == before
    assert [path.name for path in content.parent.iterdir() if "accept" in path.name] == []


def test_names_that_content_ignores_are_left_out(shelters, content):
    run = accept(shelters, content, zipped({**FILES, "__MACOSX/na-skraju/._x": b"x", "na-skraju/.DS_Store": b"x"}))
    assert run.status == 0, run.stderr
    assert ".DS_Store" in run.stdout and not (content / "institutions/na-skraju/.DS_Store").exists()


@pytest.mark.parametrize("record", [
    RECORD.replace("name: Na Skraju", "name: Inna").replace(', krs: "0000123456"', ""), RECORD.replace("name: Na Skraju", "name: Inna").replace("nip: 856-734-62-15, ", ""),
    institution().replace("name: Azyl", "name: Na skraju"),
], ids=["NIP", "KRS", "name and town"])
def test_an_institution_that_is_there_already_is_refused(record, shelters, content):
    assert accept(shelters, content, zipped(FILES)).status == 0
    before = snapshot(content)
    run = accept(shelters, content, zipped({"inna/institution.md": record}))
    assert run.status == 73 and "na-skraju" in run.stderr
    assert snapshot(content) == before
    assert accept(shelters, content, zipped({"inna/institution.md": record}), "--another").status == 0


def test_a_taken_id_is_refused_and_another_can_be_given(shelters, content):
    archive = zipped({"azyl/institution.md": RECORD})
    run = accept(shelters, content, archive)
    assert run.status == 73 and "--update" in run.stderr
    assert accept(shelters, content, archive, "--id", "na-skraju").status == 0
    assert (content / "institutions/na-skraju/institution.md").exists()


def test_an_update_shows_what_changes_and_keeps_what_was_not_sent(shelters, content):
    assert accept(shelters, content, zipped(FILES)).status == 0
    write(content, {"institutions/na-skraju/animals/saba.md": animal(), "institutions/na-skraju/_notes.txt": "x"})
    archive = zipped({"na-skraju/institution.md": RECORD.replace("a@example.org", "b@example.org")})
    before = snapshot(content)
    run = accept(shelters, content, archive, "--update", "--dry-run")
    assert run.status == 0 and snapshot(content) == before
    assert "-contact: {email: a@example.org}" in run.stdout and "+contact: {email: b@example.org}" in run.stdout
    assert accept(shelters, content, archive, "--update").status == 0
    after = snapshot(content)
    assert after.keys() == before.keys()
    assert [name for name in before if before[name] != after[name] and "." in name] == ["institutions/na-skraju/institution.md"]


def test_there_is_something_to_update(shelters, content):
    assert accept(shelters, content, zipped(FILES), "--update").status == 66


def test_links_are_not_followed(shelters, content, tmp_path):
    (tmp_path / "elsewhere").mkdir()
    (content / "institutions/na-skraju").symlink_to(tmp_path / "elsewhere")
    assert accept(shelters, content, zipped(FILES)).status == 73
    assert accept(shelters, content, zipped(FILES), "--update").status == 66
    assert list((tmp_path / "elsewhere").iterdir()) == []


def test_mistakes_that_were_there_before_do_not_matter(shelters, content):
    write(content, {"institutions/azyl/animals/zla.md": animal("size: larg")})
    assert accept(shelters, content, zipped(FILES)).status == 0


@pytest.mark.parametrize("language, words", [("en", "holds its own pictures"), ("pl", "zdjęcia archiwum są w nim samym")])
def test_pictures_beside_an_archive_are_refused(language, words, shelters, content, tmp_path):
    before = snapshot(content)
    (tmp_path / "x.jpg").write_bytes(PHOTOGRAPH)
    run = accept(shelters, content, zipped(FILES), "--picture", tmp_path / "x.jpg", "--lang", language)
    assert run.status == 64 and words in run.stderr
    assert snapshot(content) == before
