"""A synthetic catalogue of a thousand animals, built, served and asked in a browser."""

import datetime
import os
import subprocess
import sys
from pathlib import Path

import pytest

import judgement
import systematic
from counting_server import CountingServer
from evaluation import Outside, Search
from folders import small
from program import ROOT
from records import read

#: Nothing in the synthetic records is later.
DATE = "2026-06-30"


def _built(shelters, folder, *options):
    content, site = folder / "content", folder / "site"
    command = [sys.executable, ROOT / "Benchmarks/generate.py", "1000", "40", content, "--format", "mixed", "--varied", *options]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    run = shelters.build(content, site, "--quiet", date=DATE)
    assert run.status == 0, run.stderr
    return content, site


@pytest.fixture(scope="session")
def corpus(shelters, tmp_path_factory):
    """(content, site)."""
    if os.environ.get("SEARCH_CONTENT"):
        return Path(os.environ["SEARCH_CONTENT"]), Path(os.environ["SEARCH_SITE"])
    return _built(shelters, tmp_path_factory.mktemp("search"))


@pytest.fixture(scope="session")
def served(corpus):
    with CountingServer(corpus[1]) as server:
        yield server


@pytest.fixture(scope="session", params=["pl", "en"])
def language(request):
    return request.param


@pytest.fixture(scope="session")
def records(corpus, language):
    return read(corpus[0], language, datetime.date.fromisoformat(DATE))


@pytest.fixture(scope="session")
def search(corpus, served, browser, language):
    """The search of a language, opened on an empty page."""
    search = Search(corpus[1], language, browser, served)
    search.fresh()
    yield search
    search.close()


@pytest.fixture(scope="session")
def answered(corpus, records, language):
    """What is found of queries, outside a browser."""
    search = Outside(corpus[1], language)
    yield lambda queries: search.judged(queries, judgement.Catalogue(records))
    search.close()


@pytest.fixture(scope="session")
def asked(answered, records, language):
    """Every query of the sets and by rule, with what was found."""
    return answered(judgement.queries(language) + judgement.queries(language, corpus="visitors") + systematic.queries(records, language))


@pytest.fixture(scope="session")
def callers(answered, language):
    """The same of what callers ask, who use other words than records do."""
    return answered(judgement.queries(language, corpus="callers"))


@pytest.fixture(scope="session")
def others(shelters, tmp_path_factory):
    """The same of records that tell of animals in other words."""
    return _built(shelters, tmp_path_factory.mktemp("others"), "--others", "--seed", "77")


@pytest.fixture(scope="session")
def outsiders(others, language):
    """What is asked of these, with what was found."""
    content, site = others
    search = Outside(site, language)
    yield search.judged(judgement.queries(language, corpus="outsiders"), judgement.Catalogue(read(content, language, datetime.date.fromisoformat(DATE))))
    search.close()


@pytest.fixture(scope="module")
def found(request, shelters, browser, tmp_path_factory):
    """What a query finds in the small site of the module's `FILES`: ids of institutions and animals in their order, how many of
    these have every word, and how the query was understood; or what else is told."""
    folder = tmp_path_factory.mktemp("small")
    run = shelters.build(small(folder / "content", request.module.FILES), folder / "site", "--quiet", date=DATE)
    assert run.status == 0, run.stderr
    searches = {}

    def ask(text, language="pl", tells=("corrected", "whole", "ids")):
        if language not in searches:
            searches[language] = Search(folder / "site", language, browser, server)
            searches[language].fresh()
        answer = searches[language].page.evaluate("""async text => {
            const { hits, corrected, whole, elsewhere } = await index.search({ text, limit: 40 })
            return { corrected, whole, elsewhere, ids: (await index.cards(hits)).map(card => card.url.split("/").at(-2)) }
        }""", text)
        return {key: answer[key] for key in tells}

    with CountingServer(folder / "site") as server:
        yield ask
        for search in searches.values():
            search.close()
