// Calendars as other programs read them (iCalendar, RFC 5545).
import { clock } from "./open-now.js"

/** A text as a value (section 3.3.11). */
export const escaped = text => text.replace(/[\\;,]/g, "\\$&").replace(/\r?\n/g, "\\n")

/** An instant in universal time (section 3.3.5). */
export const instant = date => date.toISOString().replace(/[-:]|\.\d+/g, "")

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

/** The file of a calendar whose components stand in these lines. */
export const calendar = lines => ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//SheltersAround//SheltersAround//EN", ...lines, "END:VCALENDAR"]
    .map(line => folded(line) + "\r\n").join("")

export const alarm = (trigger, text) => ["BEGIN:VALARM", "ACTION:DISPLAY", `TRIGGER:${trigger}`, `DESCRIPTION:${escaped(text)}`, "END:VALARM"]

const minute = 60_000

/** How many milliseconds a zone's clocks are ahead of universal time at an instant of a whole minute. */
function offset(zone, time) {
    const { date, time: shown } = clock(zone, time)
    return Date.parse(`${date}T${shown}Z`) - time
}

function written(offset) {
    const minutes = Math.abs(offset) / minute
    return (offset < 0 ? "-" : "+") + [Math.floor(minutes / 60), minutes % 60].map(part => String(part).padStart(2, "0")).join("")
}

/** A time zone with the changes of its clocks from the year before a first day to the end of a last one's (section 3.6.5). */
export function timeZone(zone, first, last) {
    const end = Date.UTC(+last.slice(0, 4) + 1, 0)
    let time = Date.UTC(+first.slice(0, 4) - 1, 0), before = offset(zone, time)
    const parts = []
    const add = (name, onset, from, to) => parts.push(`BEGIN:${name}`, `DTSTART:${instant(new Date(onset)).slice(0, -1)}`,
        `TZOFFSETFROM:${written(from)}`, `TZOFFSETTO:${written(to)}`, `END:${name}`)
    // What holds until the first change.
    add("STANDARD", Date.UTC(1970, 0), before, before)
    for (const week = 7 * 24 * 60 * minute; time < end; time += week) {
        const after = offset(zone, time + week)
        if (after === before) continue
        let early = time, late = time + week
        while (late - early > minute) {
            const middle = Math.floor((early + late) / 2 / minute) * minute
            if (offset(zone, middle) === before) early = middle
            else late = middle
        }
        add(after > before ? "DAYLIGHT" : "STANDARD", late + before, before, after)
        before = after
    }
    return ["BEGIN:VTIMEZONE", `TZID:${zone}`, ...parts, "END:VTIMEZONE"]
}
