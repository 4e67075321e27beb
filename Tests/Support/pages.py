"""A built site, read back as browsers and robots read it."""

import json
from dataclasses import dataclass, field
from functools import cached_property
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urldefrag, urlsplit

#: Every kind of page, by the class that its body carries.
KINDS = ["home", "catalogue", "institution", "support", "adoption", "animal", "animals", "walks", "endings", "favourites", "own", "settings", "baskets", "basket",
         "patrons", "missing", "notices",
         "needs", "near", "mapped", "join", "plan", "region", "type", "focus", "statement", "page", "lost", "away"]

VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}


@dataclass
class Element:
    name: str
    attributes: dict
    line: int
    text: str = ""
    parents: tuple = ()

    def __getitem__(self, attribute):
        return self.attributes.get(attribute)

    @property
    def words(self):
        return " ".join(self.text.split())


class _Reader(HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.elements = []
        self.open = []

    def handle_starttag(self, name, attributes):
        names = [attribute for attribute, _ in attributes]
        assert len(names) == len(set(names)), f"<{name}> repeats an attribute: {names}"
        element = Element(name, dict(attributes), self.getpos()[0], parents=tuple(self.open))
        self.elements.append(element)
        if name not in VOID:
            self.open.append(element)

    def handle_startendtag(self, name, attributes):
        self.handle_starttag(name, attributes)
        if self.open and self.open[-1].name == name:
            self.open.pop()

    def handle_endtag(self, name):
        for index in range(len(self.open) - 1, -1, -1):
            if self.open[index].name == name:
                del self.open[index:]
                return

    def handle_data(self, text):
        for element in self.open:
            # Soft hyphens are no part of what is said.
            element.text += text.replace("\u00ad", "")


def parse(html):
    """The elements of a document, in order."""
    reader = _Reader()
    reader.feed(html)
    reader.close()
    return reader.elements


@dataclass
class Page:
    """One HTML file of a site. `path` is where it lives, relative to the site's root: "instytucje/x/"."""

    path: str
    html: str
    elements: list = field(repr=False)

    @property
    def has_card(self):
        """Whether it is an animal's page that prints a kennel card: those of animals that are gone do not."""
        return any("data-print" in element.attributes for element in self.elements)

    def all(self, *names):
        return [element for element in self.elements if element.name in names]

    def one(self, name):
        found = self.all(name)
        assert len(found) == 1, f"{self.path}: {len(found)} <{name}>"
        return found[0]

    def link(self, relation):
        """The address of the only link with this relation; None without one."""
        found = [link["href"] for link in self.all("link") if link["rel"] == relation and not link["hreflang"]]
        assert len(found) <= 1, f"{self.path}: {relation} {found}"
        return found[0] if found else None

    def meta(self, name):
        found = [meta["content"] for meta in self.all("meta") if name in (meta["name"], meta["property"])]
        return found[0] if found else None

    @property
    def language(self):
        return self.one("html")["lang"]

    @property
    def alternates(self):
        """Addresses by language code, from `hreflang`."""
        return {
            link["hreflang"]: link["href"]
            for link in self.all("link")
            if link["rel"] == "alternate" and link["hreflang"] and not link["type"]
        }

    @cached_property
    def ids(self):
        return [element["id"] for element in self.elements if element["id"] is not None]

    @cached_property
    def structured_data(self):
        """The things that the page's JSON-LD describes."""
        found = []
        for script in self.all("script"):
            if script["type"] == "application/ld+json":
                value = json.loads(script.text)
                assert value["@context"] == "https://schema.org"
                found += value["@graph"] if "@graph" in value else [value]
        return found

    @cached_property
    def body_class(self):
        return (self.one("body")["class"] or "").split()


class Site:
    """A folder with a built site and the address it was built for."""

    def __init__(self, folder, base):
        self.folder = Path(folder)
        self.base = base if base.endswith("/") else base + "/"
        self.root = urlsplit(self.base).path

    @cached_property
    def pages(self):
        """All pages, by their paths."""
        found = {}
        for file in sorted(self.folder.rglob("*.html")):
            path = file.relative_to(self.folder).as_posix()
            path = path.removesuffix("index.html") if path.endswith("index.html") else path
            html = file.read_text(encoding="utf-8")
            found[path] = Page(path, html, parse(html))
        return found

    @cached_property
    def files(self):
        return {
            file.relative_to(self.folder).as_posix() for file in self.folder.rglob("*") if file.is_file()
        }

    @cached_property
    def _drawing_ids(self):
        return {}

    def file(self, path):
        """The file at a path of the site, percent-encoded; None where there is none."""
        name = unquote(path)
        name = name + "index.html" if name.endswith("/") or not name else name
        return name if name in self.files else None

    def local(self, address, page):
        """The path of an address relative to the site's root, with its fragment; None for one elsewhere."""
        address, fragment = urldefrag(address)
        parts = urlsplit(address)
        if address.startswith(self.base):
            path = address.removeprefix(self.base)
        elif parts.scheme or parts.netloc:
            return None
        elif not address:
            path = page.path
        else:
            assert address.startswith("/"), f"{page.path}: {address} is relative"
            assert address.startswith(self.root), f"{page.path}: {address} leaves {self.root}"
            path = address.removeprefix(self.root)
        return path.split("?")[0], fragment

    def problem(self, address, page):
        """Why an address inside the site leads nowhere; None where it leads somewhere, or elsewhere."""
        local = self.local(address, page)
        if local is None:
            return None
        path, fragment = local
        file = self.file(path)
        if file is None:
            return "no such file"
        # What a script of the page reads is no anchor: "#visit=azyl".
        if not fragment or "=" in fragment:
            return None
        if file.endswith(".svg"):
            if file not in self._drawing_ids:
                elements = parse((self.folder / file).read_text(encoding="utf-8"))
                self._drawing_ids[file] = {element["id"] for element in elements}
            return None if fragment in self._drawing_ids[file] else "no such part of the drawing"
        target = self.pages.get(path if not path.endswith("index.html") else path.removesuffix("index.html"))
        if target is None:
            return "an anchor of something that is no page"
        return None if unquote(fragment) in target.ids else "no such anchor"


def page_kind(page):
    """The class that the layout gives to the body: "animal", "home" ..."""
    assert len(page.body_class) >= 1, page.path
    return page.body_class[0]
