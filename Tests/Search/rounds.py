"""Counts the round trips that an answer waits for."""

import time

#: Long enough for all other tasks of the page to have their turn.
TURN = "new Promise(done => setTimeout(done, 3))"
#: So many turns without a new request, and the page waits for what it has asked for: it has unpacked by then what it got.
TURNS = 20


class Rounds:
    """Holds the requests of a page until it asks for nothing more, and then lets them go together: a round.

    Times would not tell: of two chains side by side, the second request of one may begin after that of the other has ended.
    """

    def __init__(self, page):
        self.page, self._held, self._away, self._holds = page, [], set(), False
        page.on("requestfinished", self._came)
        page.on("requestfailed", self._came)
        page.route("**/*", self._take)

    def _take(self, route):
        self._held.append(route)
        if not self._holds:
            self._release()

    def _release(self):
        held, self._held = self._held, []
        self._away.update(route.request for route in held)
        for route in held:
            route.continue_()

    def _came(self, request):
        # Some were under way before anything was held.
        self._away.discard(request)

    def of(self, function, argument):
        """How many rounds an asynchronous function of the page's takes. What it asked for and did not wait for is there, too, then."""
        rounds, quiet, self._holds = 0, 0, True
        self._deadline = time.monotonic() + 60
        self.page.evaluate(f"""argument => {{
            window.end = null;
            ({function})(argument).then(() => "done", String).then(end => {{ window.end = end }})
        }}""", argument)
        while not (end := self.page.evaluate("window.end")):
            self._hurry()
            before = len(self._held)
            self.page.evaluate(TURN)
            quiet = quiet + 1 if before == len(self._held) > 0 and not self._away else 0
            if quiet == TURNS:
                rounds, quiet = rounds + 1, 0
                self._release()
        self._holds = False
        self._release()
        while self._away:
            self._hurry()
            self.page.evaluate(TURN)
        assert end == "done", end
        return rounds

    def _hurry(self):
        assert time.monotonic() < self._deadline, "no answer within a minute"
