// Days of the calendar: "2026-11-22".

/** The day as the visitor's calendar says it, so many days ago. */
export function dayOf(now = new Date(), ago = 0) {
    const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() - ago)
    return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map(part => String(part).padStart(2, "0")).join("-")
}

/** A day so many days after another. */
export const dayAfter = (day, days = 1) => new Date(Date.parse(`${day}T00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** True for a day that the calendar has. */
export function isDay(text) {
    const time = /^\d{4}-\d\d-\d\d$/.test(text) ? Date.parse(`${text}T00:00Z`) : NaN
    return !isNaN(time) && new Date(time).toISOString().startsWith(text)
}
