// The days on which places are open.
import { dayAfter } from "../day.js"
import { hoursOn } from "../open-now.js"

/** True if anything is known of the hours. */
export const isKnown = ({ week, days }) => Boolean(week || days)

/** The first day from one on that is open; at the day of a clock only where it is not over yet. */
export function nextOpenDay(place, day, now) {
    for (let ahead = 0; ahead < 60; ahead++) {
        const next = dayAfter(day, ahead)
        if (hoursOn(place, next).some(({ to }) => next !== now.date || now.time < to)) return next
    }
    return null
}
