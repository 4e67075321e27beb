// The days on which places are open.
import { dayAfter } from "../day.js"
import { clockOf, hoursOn } from "../open-now.js"

/** True if anything is known of the hours. */
export const isKnown = ({ week, days }) => Boolean(week || days)

/** The first day from one on that is open; today only where it is not over yet. */
export function nextOpenDay(place, day, now) {
    const { date, time } = clockOf(place, now)
    for (let ahead = 0; ahead < 60; ahead++) {
        const next = dayAfter(day, ahead)
        if (hoursOn(place, next).some(({ to }) => next !== date || time < to)) return next
    }
    return null
}
