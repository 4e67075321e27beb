"""What pages are looked at with."""

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 900}
#: WCAG 2.2, 1.4.10: 320 CSS pixels.
NARROW = {"width": 320, "height": 640}

#: Every kind of page, by the class that its body carries.
KINDS = ["home", "catalogue", "institution", "support", "adoption", "animal", "animals", "favourites", "settings", "statement",
         "page", "lost", "away"]
#: The pages for strays, which are one for all languages.
STRAYS = {"404.html", "offline.html"}
LANGUAGES = ["pl", "en"]


def until(page, expression, timeout=5000):
    """Waits until an expression is true; Playwright's own way needs `eval`, which the site's policy forbids."""
    for _ in range(timeout // 50):
        if page.evaluate(expression):
            return
        page.wait_for_timeout(50)
    raise AssertionError(f"never true: {expression}")
