"""An animal's pictures: by finger, by keys, by buttons, on the whole screen."""

import pytest

from views import DESKTOP, NARROW, PHONE, expect, focused, loaded, scripted, until


def pages(demo, language="pl"):
    """The pages of animals with pictures, by how many those are."""
    found = {}
    for path, page in demo.pages.items():
        if page.language == language and page.body_class == ["animal"] and "data-gallery" in page.html:
            slides = [e for e in page.all("img") if any(parent["class"] == "slides" for parent in e.parents)]
            found.setdefault(len(slides), "/" + path)
    return found


def test_a_finger_moves_one_picture_at_a_time(browser, address, demo):
    context = browser.new_context(viewport=PHONE, has_touch=True, is_mobile=True, locale="pl-PL")
    page = context.new_page()
    page.goto(address + pages(demo)[2])
    until(page, "document.querySelector('[data-position]').textContent === 'Zdjęcie 1 z 2'")
    box = page.locator(".slides").first.bounding_box()
    finger = context.new_cdp_session(page)

    def swipe(start, end):
        """In a dozen steps, as a finger does in a fifth of a second."""
        for step in range(13):
            point = {"x": start + (end - start) * step / 12, "y": box["y"] + 100}
            finger.send("Input.dispatchTouchEvent", {"type": "touchMove" if step else "touchStart", "touchPoints": [point]})
            page.wait_for_timeout(16)
        finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    swipe(330, 60)
    until(page, "document.querySelector('[data-position]').textContent === 'Zdjęcie 2 z 2'")
    # It comes to rest where a picture fills the gallery.
    until(page, """(() => { const slides = document.querySelector('.slides')
        return Math.abs(slides.scrollLeft - slides.clientWidth) < 2 })()""")
    swipe(60, 330)
    until(page, "document.querySelector('[data-position]').textContent === 'Zdjęcie 1 z 2'")
    assert page.evaluate("scrollX") == 0
    context.close()


@pytest.mark.parametrize("language, words", [("pl", "Cały ekran"), ("en", "Full screen")])
@pytest.mark.parametrize("viewport", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_single_picture_fills_the_screen_and_has_nothing_to_step_to(language, words, viewport, visit, demo):
    page = visit(pages(demo, language)[1], viewport=viewport, reduced_motion="reduce")
    scripted(page)
    assert page.locator("[data-step], [data-position], .slides[tabindex]").count() == 0
    button = page.locator("[data-full]")
    assert button.get_attribute("aria-label") == words
    small = page.locator(".slides img").bounding_box()
    button.focus()
    page.keyboard.press("Enter")
    dialog = page.locator("dialog.screen[open]")
    dialog.wait_for()
    large = dialog.locator("img").bounding_box()
    assert large["height"] > small["height"]
    focused(page, "dialog *")
    for key in ["ArrowRight", "ArrowLeft", "Escape"]:
        page.keyboard.press(key)
    # Moved back only after the dialog has said that it is closed.
    focused(page, "main [data-full]")
    assert page.locator(".slides img").bounding_box() == small


@pytest.mark.parametrize("count", [1, 2])
def test_a_press_on_a_picture_fills_the_screen_with_it(count, visit, demo):
    page = visit(pages(demo)[count], viewport=PHONE, reduced_motion="reduce")
    scripted(page)
    page.locator(".slides img").first.click()
    page.locator("dialog.screen[open]").wait_for()
    # There a press on it does nothing, and the button shows that it closes.
    page.locator("dialog.screen img").first.click()
    assert page.locator("dialog.screen[open]").count() == 1
    button = page.locator("dialog.screen [data-full]")
    expect(button).to_have_attribute("aria-expanded", "true")
    assert "×" in button.evaluate("button => getComputedStyle(button, '::after').content")
    button.click()
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_an_animal_without_a_picture_is_drawn_and_has_no_gallery(visit, demo):
    path = next("/" + path for path, page in demo.pages.items()
                if page.body_class == ["animal"] and "data-gallery" not in page.html)
    page = visit(path, viewport=PHONE)
    picture = page.locator(".look img")
    assert "/placeholders/" in picture.get_attribute("src")
    assert loaded(picture)
    assert page.locator(".look button").count() == 0


@pytest.mark.parametrize("viewport", [NARROW, DESKTOP], ids=["narrow", "desktop"])
def test_nothing_moves_while_pictures_are_turned(viewport, visit, demo):
    page = visit(pages(demo)[2], viewport=viewport)
    page.wait_for_load_state("networkidle")
    page.evaluate("""() => { window.moved = []
        new PerformanceObserver(list => moved.push(...list.getEntries().map(e => e.value))).observe({type: 'layout-shift'}) }""")
    page.locator("[data-step='1']").click()
    until(page, "document.querySelector('[data-position]').textContent === 'Zdjęcie 2 z 2'")
    # Until it rests.
    until(page, "(slides => Math.abs(slides.scrollLeft - slides.clientWidth) < 2)(document.querySelector('.slides'))")
    page.evaluate("new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve)))")
    assert page.evaluate("moved") == []
