"""A poster and a picture for stories, drawn on the visitor's device."""

import subprocess

import pytest

from views import PHONE, expect, scripted, until

ANIMAL = {"pl": "/instytucje/cichy-kat/burek/", "en": "/en/institutions/ogon-do-gory/frania/"}


@pytest.mark.parametrize("language, kind, size", [("pl", "poster", (1654, 2339)), ("en", "story", (1080, 1920))])
def test_the_code_of_a_picture_leads_to_the_page(language, kind, size, visit, demo, tmp_path):
    page = visit(ANIMAL[language], viewport=PHONE)
    scripted(page)
    asked = []
    page.on("request", lambda request: asked.append(request.url))
    with page.expect_download() as download:
        page.locator(f"button[data-poster={kind}]").click()
    assert any("/poster." in url for url in asked)
    name = download.value.suggested_filename
    assert name.split(".")[0] == f"{ANIMAL[language].split('/')[-2]}-{kind}"
    file = tmp_path / name
    download.value.save_as(file)
    read = [subprocess.run(["vipsheader", "-f", field, file], capture_output=True, text=True).stdout for field in ["width", "height"]]
    assert tuple(map(int, read)) == size
    code = subprocess.run(["zbarimg", "-q", "--raw", file], capture_output=True, text=True).stdout.strip()
    assert code == demo.pages[ANIMAL[language].removeprefix("/")].link("canonical")
    expect(page.locator(".tell .said")).not_to_be_empty()


def test_a_finger_gets_the_device_s_own_sheet(visit):
    page = visit(ANIMAL["pl"], viewport=PHONE, has_touch=True, is_mobile=True, before=lambda page: page.add_init_script(
        "navigator.canShare = () => true; navigator.share = async what => { window.shared = what.files[0].type }"))
    scripted(page)
    page.locator("button[data-poster=story]").tap()
    until(page, "window.shared === 'image/jpeg'")
