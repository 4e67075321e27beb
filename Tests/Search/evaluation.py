"""Asks a built site's search what visitors ask, in Chromium, and compares with the judgements."""

import json
import re
import statistics
import subprocess
from dataclasses import dataclass, field
from pathlib import Path

import playwright

from counting_server import BLANK, CountingServer
from program import TEMPLATES
from rounds import Rounds

SCRIPTS = TEMPLATES / "assets/scripts/search"
HOME = {"pl": "index.html", "en": "en/index.html"}
SHOWN = 10

OPEN = """async ([engine, root]) => {
    const module = await import(engine)
    window.index = await module.index(root)
}"""
SEARCH = """async request => {
    const found = await window.index.search(request)
    const cards = await window.index.cards(found.hits)
    return { total: found.total, whole: found.whole, best: found.best, missing: found.missing, corrected: found.corrected,
        cards: cards.map(card => card && { kind: card.kind, url: card.url, title: card.title }) }
}"""
TIMED = """async ([request, times]) => {
    const all = []
    for (let run = 0; run < times; run++) {
        const began = performance.now()
        const found = await window.index.search(request)
        await window.index.cards(found.hits)
        all.push(performance.now() - began)
    }
    return all
}"""
PREPARE = "window.index.prepare()"


def root_of(site, language):
    """The address of a language's index, as its pages tell it."""
    for page in (HOME[language], {"pl": "zwierzeta/index.html", "en": "en/animals/index.html"}[language]):
        html = Path(site, page).read_text(encoding="utf-8")
        for value in re.findall(r'="(/[^"?#]*search/[^"?#]*)"', html):
            if not value.endswith((".js", "/")) and Path(site, value.lstrip("/")).is_file():
                return value
    raise LookupError(f"no page in {language!r} names a search index")


def engine_of(site):
    """The address of the script that searches."""
    found = sorted(Path(site).glob("assets/**/search/search*.js"))
    assert found, "the site publishes no search.js"
    return "/" + found[0].relative_to(site).as_posix()


def key_of(card):
    """The record that a card stands for, as records.Record.key."""
    parts = [part for part in card["url"].split("?")[0].split("/") if part]
    return "/".join(parts[-2:]) if card["kind"] == "animal" else parts[-1]


def request_of(query, limit=SHOWN):
    facets = dict(query.facets)
    if "urgent" in facets:
        facets["urgent"] = True
    if "kind" in facets:
        facets["kind"] = facets["kind"][0] + "s"
    return {"text": query.text, "facets": facets, "limit": limit}


def recall(found, relevant, k):
    """Of the first k, those that answer the query, of as many as there could be."""
    return sum(key in relevant for key in found[:k]) / min(k, len(relevant))


@dataclass
class Asked:
    """One query and what came."""

    query: object
    relevant: set
    found: list
    titles: list
    total: int
    corrected: str | None
    #: What a list shows first.
    first: str | None = None

    @property
    def is_hit(self):
        return self.first in self.relevant

    def recall(self, k):
        return recall(self.found, self.relevant, k)


@dataclass
class Wire:
    """Bytes and round trips of sessions: a first query on a fresh page, then further ones."""

    first: list = field(default_factory=list)
    first_without_scripts: list = field(default_factory=list)
    further: list = field(default_factory=list)
    trips: list = field(default_factory=list)
    #: Of them, those of further queries.
    further_trips: list = field(default_factory=list)
    requests: list = field(default_factory=list)
    parts: dict = field(default_factory=dict)
    #: What pages fetch in the background once a first answer has been shown.
    background: list = field(default_factory=list)


class Search:
    """A site's search in one language, in a browser of its own."""

    blank, opening, searching, timing, preparing = BLANK, OPEN, SEARCH, TIMED, PREPARE

    def __init__(self, site, language, browser, server, engine=None):
        self.site, self.language, self.browser, self.server = Path(site), language, browser, server
        self.page, self.complaints = None, []
        self.find(engine)

    def find(self, engine):
        """Where the engine and the index are."""
        self.root, self.engine = root_of(self.site, self.language), engine or engine_of(self.site)

    def fresh(self):
        """A page that has seen nothing yet, with an empty cache, and the index opened in it."""
        if self.page is not None:
            self.page.context.close()
        context = self.browser.new_context()
        self.page = context.new_page()
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.goto(self.server.address + self.blank)
        self.page.evaluate(self.opening, [self.engine, self.root])

    def close(self):
        if self.page is not None:
            self.page.context.close()
            self.page = None

    def files(self):
        """Everything of the language's index."""
        return index_files(self.site, self.language)

    def ask(self, query, relevant=frozenset()):
        return asked(lambda request: self.page.evaluate(self.searching, request), query, relevant)

    def judged(self, queries, catalogue):
        """Every query that some record answers, asked on one page."""
        self.fresh()
        found = []
        for query in queries:
            if relevant := query.relevant(catalogue):
                found.append(self.ask(query, relevant))
        return found

    def warm(self, queries, times=5):
        """Milliseconds of each query, all its pieces at hand: the median of its runs. `judged` came before."""
        return [
            statistics.median(self.page.evaluate(self.timing, [request_of(query), times]))
            for query in queries
        ]

    def wire(self, queries, length=4, sessions=40):
        """Sessions of `length` queries over at most so many."""
        measured = Wire()
        for start in range(0, len(queries) - length + 1, length)[:sessions]:
            self.server.taken()
            self.fresh()
            opened = self.server.taken()
            scripts = [answer for answer in opened if answer.path.endswith(".js")]
            rounds = Rounds(self.page)
            for place, query in enumerate(queries[start:start + length]):
                trips = rounds.of(self.searching, request_of(query))
                answers = self.server.taken()
                late = [answer for answer in answers if answer.path.endswith(".js")]
                size = sum(answer.wire for answer in answers)
                measured.requests.append(len(answers))
                measured.trips.append(trips)
                if place == 0:
                    everything = size + sum(answer.wire for answer in opened)
                    measured.first.append(everything)
                    measured.first_without_scripts.append(everything - sum(answer.wire for answer in scripts + late))
                    measured.parts = {
                        "scripts, compressed": sum(answer.wire for answer in scripts + late), "scripts, raw": sum(answer.raw for answer in scripts + late),
                        "root": sum(answer.wire for answer in opened if answer not in scripts),
                    }
                    if self.preparing:
                        self.page.evaluate(self.preparing)
                        measured.background.append(sum(answer.wire for answer in self.server.taken()))
                else:
                    measured.further.append(size)
                    measured.further_trips.append(trips)
        return measured


class Outside:
    """A site's search in one language, in the Node that drives the browsers: without bytes and trips, and in a tenth of the time."""

    def __init__(self, site, language, scripts=SCRIPTS):
        self.site, self.language = Path(site).resolve(), language
        root = self.site / root_of(site, language).lstrip("/")
        self._asker = subprocess.Popen(
            [Path(playwright.__file__).with_name("driver") / "node", Path(__file__).with_name("ask.mjs"), Path(scripts).resolve() / "engine.js", root, self.site / "search/places/PL.json"],
            stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")

    def answer(self, request):
        self._asker.stdin.write(json.dumps(request) + "\n")
        self._asker.stdin.flush()
        return json.loads(self._asker.stdout.readline())

    def judged(self, queries, catalogue):
        return [asked(self.answer, query, relevant) for query in queries if (relevant := query.relevant(catalogue))]

    def close(self):
        self._asker.stdin.close()
        self._asker.wait()


def asked(answer, query, relevant):
    """A query with what `answer` finds of a request, in the order that a list shows: institutions only where they have all words."""
    request = request_of(query)
    found = answer(request)
    cards = [card for card in found["cards"] if card]
    first = cards[:1]
    if "kind" not in query.facets:
        above = answer({**request, "limit": 3, "facets": {**request["facets"], "kind": "institutions"}})
        animals = answer({**request, "facets": {**request["facets"], "kind": "animals"}})
        is_above = above.get("whole") and above.get("best", 1) >= animals.get("best", 0)
        first = [*(above["cards"] if is_above else []), *animals["cards"]][:1]
    return Asked(query, relevant, [key_of(card) for card in cards], [card["title"] for card in cards], found["total"],
                 found.get("spelled") or found["corrected"], key_of(first[0]) if first and first[0] else None)


def index_files(site, language):
    """Everything of a language's index."""
    root = Path(site, root_of(site, language).lstrip("/"))
    folder = root.parent if root.parent.name != "search" else root.parent / language
    return [root, *(path for path in folder.rglob("*") if path.is_file() and path != root)]


def percentile(values, share):
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0


def by_class(asked):
    """class -> the queries asked, in the order of the sets."""
    grouped = {}
    for one in asked:
        grouped.setdefault(one.query.kind, []).append(one)
    return grouped


def mean_recall(asked, k):
    return statistics.fmean(one.recall(k) for one in asked) if asked else None


def mean_hits(asked):
    """The share of queries whose first result, as a list shows it, answers them."""
    return statistics.fmean(one.is_hit for one in asked) if asked else None
