#!/usr/bin/env python3
"""Prints how well a built site's search answers, and what that costs.

    evaluate.py SITE CONTENT [--languages pl,en] [--half tuning] [--corpus synthetic] [--systematic] [--date 2026-06-30]
                [--failures] [--recall-only] [--engine FOLDER] [--node]

SITE was built from CONTENT for that date. A corpus is a set of queries: synthetic (Benchmarks/generate.py --varied), visitors and
callers (the same content, asked as on telephones and in a hurry), strangers, newcomers and judges (by who knew no other set), practical (what is denied, and what people want to do), outsiders (Benchmarks/generate.py --varied --others --seed 77), demo (this repository's content). --systematic asks queries
made from the records instead, --said those that people say aloud. --node asks outside a browser, with the scripts of --engine or of templates/. --failures lists what the tuning half did not find; the held-out half is never listed. --engine serves the scripts from that folder.
"""

import argparse
import datetime
import sys
import zlib
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "Support"))

import judgement  # noqa: E402
import systematic  # noqa: E402
from chromium import chromium  # noqa: E402
from counting_server import CountingServer  # noqa: E402
from evaluation import SCRIPTS, Outside, Search, by_class, index_files, mean_hits, mean_recall, percentile  # noqa: E402
from records import read  # noqa: E402

#: What is to be reached, by the number of animals.
TARGETS = {
    1000: {"first": 10, "median": 4, "p95": 10, "facets": 4, "ms": 2, "size": None, "files": None, "recall": .98},
    10000: {"first": 12, "median": 5, "p95": 12, "facets": 6, "ms": 4, "size": .95, "files": 900, "recall": .98},
    100000: {"first": 15, "median": 6, "p95": 14, "facets": 12, "ms": 8, "size": 8.8, "files": 3000, "recall": .97},
}
FLOORS = {"inflected": .99, "diacritics": .99, "several": .98, "typos": .92}


def targets(animals):
    return TARGETS[min(TARGETS, key=lambda size: abs(size - animals))]


def share(value):
    return "    -" if value is None else f"{value:5.3f}"


def print_recall(asked, wanted, beside=()):
    """By class and half; `beside` what another search answered to the same queries."""
    grouped, others = by_class(asked), by_class(beside)
    print(f"  {'':18}{'tuning':>20}{'held out':>20}" + (f"{'Pagefind: tuning':>24}{'held out':>20}" if beside else ""))
    head = f"{'n':>6}{'hit@1':>7}{'R@10':>7}"
    print(f"  {'class':18}{head * 2}" + (f"    {head * 2}" if beside else "") + "   target")
    rows = [(name, grouped[name], others.get(name, []), FLOORS.get(name)) for name in grouped] + [("all", asked, beside, wanted["recall"])]
    for name, ones, theirs, target in rows:
        line = f"  {name:18}"
        for answers, gap in ((ones, ""), (theirs, "    ")) if beside else ((ones, ""),):
            line += gap
            for half in judgement.HALVES:
                own = [one for one in answers if one.query.half == half]
                line += f"{len(own):6}  {share(mean_hits(own))}  {share(mean_recall(own, 10))}"
        print(line + (f"   {target}" if target else ""))


def print_failures(asked, records):
    names = {record.key: (record.fields["name"] or ["-"])[0] for record in records}
    for one in asked:
        if one.query.half == "tuning" and one.recall(10) < 1:
            wrong = [f"{names.get(key, '?')} ({key})" for key in one.found[:10] if key not in one.relevant]
            print(f"  {one.query.kind}: {one.query.text!r} {one.query.facets or ''} R@10 {one.recall(10):.2f}, {len(one.relevant)} relevant, "
                  f"total {one.total}, corrected {one.corrected!r}; wrong: {wrong[:4]}")


def line(name, value, target, unit=""):
    note = "" if target is None else f"{'' if value <= target else '  OVER'}"
    print(f"  {name:44}{value:10.2f} {unit:4}{'' if target is None else f'target {target:g}':>14}{note}")


def print_cost(search, asked, wanted):
    """Bytes, round trips, milliseconds, size; call it right after `search.judged`."""
    used = [one.query for one in asked]
    warm = search.warm(used)
    # Sessions in an order that belongs to no class.
    mixed = sorted((query for query in used if query.text), key=lambda query: zlib.crc32(query.text.encode()))
    wire = search.wire(mixed)
    facets = search.wire([query for query in used if not query.text], length=1)
    kilobytes = lambda values, at: percentile(values, at) / 1000
    line("first query with scripts, median", kilobytes(wire.first, .5), wanted.get("first"), "KB")
    line("first query with scripts, p95", kilobytes(wire.first, .95), None, "KB")
    for name, value in wire.parts.items():
        line(f"    of it {name}", value / 1000, None, "KB")
    if any(wire.background):
        line("in the background after it, median", kilobytes(wire.background, .5), None, "KB")
    line("further query, median", kilobytes(wire.further, .5), wanted.get("median"), "KB")
    line("further query, p95", kilobytes(wire.further, .95), wanted.get("p95"), "KB")
    if facets.first:
        line("facets without text, median, no scripts", kilobytes(facets.first_without_scripts, .5), wanted.get("facets"), "KB")
    line("requests of a query, p95", percentile(wire.requests, .95), None)
    line("dependent round trips, most", max(wire.trips + facets.trips), 2 if wanted else None)
    line("    of further queries, most", max(wire.further_trips, default=0), 2 if wanted else None)
    line("warm, p50", percentile(warm, .5), None, "ms")
    line("warm, p95", percentile(warm, .95), wanted.get("ms"), "ms")
    files = search.files()
    line("index", sum(file.stat().st_size for file in files) / 1e6, wanted.get("size"), "MB")
    line("files of the index", len(files), wanted.get("files"))


def asked_of(records, language, half, corpus):
    made = {"systematic": systematic.queries, "said": systematic.said}.get(corpus)
    if made:
        return [query for query in made(records, language) if half in (None, query.half)]
    return judgement.queries(language, half, corpus)


def measure(search, content, half=None, corpus="synthetic", failures=False, cost=True, peer=None, date=datetime.date(2026, 6, 30)):
    """Prints all about one language; `peer` is another search of the same pages."""
    records = read(content, search.language, date)
    catalogue, animals = judgement.Catalogue(records), sum(record.kind == "animal" for record in records)
    wanted, queries = targets(animals), asked_of(records, search.language, half, corpus)
    # Facets are beyond a search of pages.
    beside = peer.judged([query for query in queries if not query.facets], catalogue) if peer else []
    asked = search.judged(queries, catalogue)
    print(f"\n{search.language}, {animals:,} animals: {len(asked)} of {len(queries)} queries have an answer")
    print_recall(asked, wanted, beside)
    if failures:
        print_failures(asked, records)
    if cost:
        print_cost(search, asked, wanted)
    if peer and cost:
        print("  Pagefind")
        peer.judged([one.query for one in beside], catalogue)
        print_cost(peer, beside, {})


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("site")
    parser.add_argument("content")
    parser.add_argument("--languages", default="pl,en")
    parser.add_argument("--half", choices=judgement.HALVES)
    parser.add_argument("--corpus", default="synthetic")
    parser.add_argument("--systematic", action="store_true")
    parser.add_argument("--said", action="store_true")
    parser.add_argument("--node", action="store_true")
    parser.add_argument("--date", type=datetime.date.fromisoformat, default=datetime.date(2026, 6, 30))
    parser.add_argument("--failures", action="store_true")
    parser.add_argument("--recall-only", action="store_true")
    parser.add_argument("--engine", help="a folder with engine.js, instead of the published one")
    options = parser.parse_args()
    corpus = "systematic" if options.systematic else "said" if options.said else options.corpus
    if options.node:
        for language in options.languages.split(","):
            search = Outside(options.site, language, options.engine or SCRIPTS)
            measure(search, options.content, options.half, corpus, options.failures, False, date=options.date)
            search.close()
        return
    extra = {"/scripts-under-test/": options.engine} if options.engine else {}
    with chromium() as browser, CountingServer(options.site, extra) as server:
        for language in options.languages.split(","):
            search = Search(options.site, language, browser, server, "/scripts-under-test/engine.js" if options.engine else None)
            measure(search, options.content, options.half, corpus, options.failures, not options.recall_only, date=options.date)
            search.close()


if __name__ == "__main__":
    main()
