// A reminder for the calendar: an all-day event every month.
import { save } from "../save.js"

/** A text as iCalendar has it (RFC 5545, section 3.3.11). */
const escaped = text => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n")

/** A line in pieces of at most 75 bytes (section 3.1). */
function folded(line) {
    let length = 0, text = ""
    for (const character of line) {
        const size = new TextEncoder().encode(character).length
        if (length + size > 75) {
            text += "\r\n "
            length = 1
        }
        text += character
        length += size
    }
    return text
}

/** An all-day event every month, from the next on, on a day that every month has. */
export function reminder(now, { summary, description, id }) {
    const digits = date => date.toISOString().replace(/[-:]|\.\d+/g, "")
    const start = new Date(Date.UTC(now.getFullYear(), now.getMonth() + 1, Math.min(now.getDate(), 28)))
    return [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//SheltersAround//Reminder//EN", "BEGIN:VEVENT", `UID:${id}`,
        `DTSTAMP:${digits(now)}`, `DTSTART;VALUE=DATE:${digits(start).slice(0, 8)}`, "RRULE:FREQ=MONTHLY",
        `SUMMARY:${escaped(summary)}`, `DESCRIPTION:${escaped(description)}`, "TRANSP:TRANSPARENT", "BEGIN:VALARM",
        "ACTION:DISPLAY", "TRIGGER:PT9H", `DESCRIPTION:${escaped(summary)}`, "END:VALARM", "END:VEVENT", "END:VCALENDAR",
    ].map(line => folded(line) + "\r\n").join("")
}

/** Saves a reminder as a file. */
export function remind(summary, description) {
    const now = new Date()
    const text = reminder(now, { summary, description, id: `${now.getTime()}@${location.hostname}` })
    save(new File([text], "sheltersaround.ics", { type: "text/calendar" }))
}
