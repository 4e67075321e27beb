// A reminder for the calendar: an all-day event every month.
import { alarm, calendar, escaped, instant } from "../calendar.js"
import { save } from "../save.js"

/** An all-day event every month, from the next on, on a day that every month has. */
export function reminder(now, { summary, description, id }) {
    const start = new Date(Date.UTC(now.getFullYear(), now.getMonth() + 1, Math.min(now.getDate(), 28)))
    return calendar([
        "BEGIN:VEVENT", `UID:${id}`, `DTSTAMP:${instant(now)}`, `DTSTART;VALUE=DATE:${instant(start).slice(0, 8)}`, "RRULE:FREQ=MONTHLY",
        `SUMMARY:${escaped(summary)}`, `DESCRIPTION:${escaped(description)}`, "TRANSP:TRANSPARENT", ...alarm("PT9H", summary), "END:VEVENT",
    ])
}

/** Saves a reminder as a file. */
export function remind(summary, description) {
    const now = new Date()
    const text = reminder(now, { summary, description, id: `${now.getTime()}@${location.hostname}` })
    save(new File([text], "sheltersaround.ics", { type: "text/calendar" }))
}
