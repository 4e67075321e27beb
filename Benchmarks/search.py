#!/usr/bin/env python3
"""How well the catalogue's search answers and what it costs, beside Pagefind over the same pages.

    make bench                      1,000 and 10,000 animals
    ANIMALS=100000 make bench       another number

The queries, their judgements and the way of measuring are those of Tests/Search. Pagefind gets the pages of animals and
institutions of one language, each without what is about others: navigation, similar animals, an institution's list.
"""

import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
sys.path[:0] = [str(ROOT / "Tests/Search"), str(ROOT / "Tests/Support")]

from chromium import chromium  # noqa: E402
from counting_server import LENIENT, CountingServer  # noqa: E402
from evaluate import measure  # noqa: E402
from evaluation import Search  # noqa: E402

PROGRAM = Path(os.environ.get("SHELTERS", ROOT / ".build/release/shelters"))
SCRATCH = Path(tempfile.mkdtemp(prefix="shelters-search-", dir=os.environ.get("SCRATCH")))
PAGES = {"pl": "instytucje/*/**/*.html", "en": "en/institutions/*/**/*.html"}
OTHERS = ["nav", "form", "#zwierzeta", "#animals", "section:not([id]):not([class])"]


class Pagefind(Search):
    """Pagefind's index of a language, asked as ours is."""

    blank = LENIENT
    # It fetches nothing before it is asked.
    preparing = None
    opening = """async ([engine]) => {
        window.pagefind = await import(engine)
        await window.pagefind.init()
        window.ask = async request => {
            const found = await window.pagefind.search(request.text)
            return [found.results.length, await Promise.all(found.results.slice(0, request.limit).map(result => result.data()))]
        }
    }"""
    searching = """async request => {
        const [total, pages] = await window.ask(request)
        return { total, corrected: null, cards: pages.map(page => ({
            kind: page.url.split("/").filter(Boolean).length - page.url.startsWith("/en/") > 2 ? "animal" : "institution",
            url: page.url, title: page.meta.title })) }
    }"""
    timing = """async ([request, times]) => {
        const all = []
        for (let run = 0; run < times; run++) {
            const began = performance.now()
            await window.ask(request)
            all.push(performance.now() - began)
        }
        return all
    }"""

    def find(self, engine):
        self.folder = self.site / "pagefind" / self.language
        began = time.monotonic()
        subprocess.run(
            [sys.executable, "-m", "pagefind", "--site", self.site, "--glob", PAGES[self.language], "--root-selector", "main",
             "--exclude-selectors", ",".join(OTHERS), "--output-path", self.folder, "--silent"], check=True)
        self.seconds = time.monotonic() - began
        self.engine, self.root = f"/pagefind/{self.language}/pagefind.js", None

    def files(self):
        parts = ("index", "fragment", "filter")
        return [path for path in self.folder.rglob("*") if path.is_file() and (path.parent.name in parts or path.suffix == ".pf_meta")]


def bench(animals, browser):
    # An institution for 25 animals at most: towns are what visitors ask for.
    content, site = SCRATCH / f"content-{animals}", SCRATCH / f"site-{animals}"
    subprocess.run(
        [sys.executable, HERE / "generate.py", str(animals), str(max(40, animals // 100)), content, "--format", "mixed", "--varied"],
        check=True, stdout=subprocess.DEVNULL)
    subprocess.run(
        [PROGRAM, "build", "--quiet", "--date", "2026-06-30", "--content", content, "--templates", ROOT / "templates", "--output", site],
        check=True)
    with CountingServer(site) as server:
        for language in ("pl", "en"):
            search, peer = Search(site, language, browser, server), Pagefind(site, language, browser, server)
            measure(search, content, peer=peer)
            print("\nQueries made from the records:", end="")
            measure(search, content, corpus="systematic", cost=False, peer=peer)
            print(f"  Pagefind took {peer.seconds:.1f} s to build its index")
            search.close()
            peer.close()


def main():
    if not PROGRAM.exists():
        sys.exit("Run `make site` first.")
    print(f"Search, in {SCRATCH}")
    with chromium() as browser:
        for animals in os.environ.get("ANIMALS", "1000 10000").split():
            bench(int(animals), browser)


main()
