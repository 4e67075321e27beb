// The time that a visitor spends with an animal. It counts by the clock that nobody can set, and only while the page is seen;
// the time of day only tells how long somebody was away.

/** How long the animal waits for somebody who left, in milliseconds. */
export const patience = 15_000
/** How long an emergency stops the clock. */
export const rest = 180_000

const clocks = { steady: () => performance.now(), day: () => Date.now() }

/** A session as it is kept on the device: milliseconds, and the time of day at which the visitor was last there. */
export const begun = (animal, minutes, { day } = clocks) => ({ animal, minutes, spent: 0, rest: 0, hasRested: false, seen: day() })

/** True if what is kept is a session. Another version of the site may have kept something else. */
export const isSession = kept => typeof kept?.animal?.key === "string" && kept.minutes >= 5 && kept.minutes <= 120
    && [kept.spent, kept.rest, kept.seen].every(Number.isFinite) && kept.spent >= 0

/** Follows a session. `step` is told whether the page is seen, as often as one likes and whenever that changes. */
export function follow(state, { steady, day } = clocks) {
    let before = steady(), wasSeen = false, gone = 0
    // Nobody can tell how long somebody was away whose clock was set back meanwhile.
    let isOver = day() < state.seen - patience

    return {
        state,
        step(isSeen) {
            const now = steady()
            const passed = now - before
            // The steady clock may stand still while a device sleeps.
            const away = Math.max(passed, day() - state.seen)
            before = now
            state.seen = day()
            if (state.rest > 0) {
                state.rest -= wasSeen ? passed : away
                if (state.rest < 0) {
                    if (!wasSeen) gone -= state.rest
                    state.rest = 0
                }
            } else if (wasSeen && passed <= patience) state.spent += passed
            else gone += away
            wasSeen = isSeen
            isOver ||= gone > patience
            if (isSeen) gone = 0
        },
        stop() {
            if (state.hasRested) return
            state.hasRested = true
            state.rest = rest
        },
        get left() { return Math.max(0, state.minutes * 60_000 - state.spent) },
        get isDone() { return !isOver && this.left === 0 },
        get isOver() { return isOver },
    }
}
