// Tasks of the plan for the calendars of other programs.
import { alarm, calendar, escaped, instant, timeZone } from "../calendar.js"
import { save } from "../save.js"
import { hoursOn } from "../open-now.js"

const digits = text => text.replace(/[-:]/g, "")

const zoneOf = (place, { zone }) => place?.zone ?? zone

/** An event of an hour in the zone, or of the whole day where nothing tells a time; what opens that day is visited when it opens. */
function event({ task, summary, place }, { page, ...options }, now) {
    const zone = zoneOf(place, options)
    const time = task.time || (place && hoursOn(place, task.day)[0]?.from)
    return [
        "BEGIN:VEVENT", `UID:${task.id}@${location.hostname}`, `DTSTAMP:${instant(now)}`,
        ...time ? [`DTSTART;TZID=${zone}:${digits(task.day)}T${digits(time)}00`, "DURATION:PT1H"] : [`DTSTART;VALUE=DATE:${digits(task.day)}`],
        `SUMMARY:${escaped(summary)}`,
        ...place ? [`LOCATION:${escaped(`${place.name}, ${place.address}`)}`, `URL:${page(place)}`] : [],
        ...place?.isExact ? [`GEO:${place.at.join(";")}`] : [],
        ...alarm(time ? "-PT1H" : "PT9H", summary), "END:VEVENT",
    ]
}

/** Saves tasks as a calendar. `zone` is that of institutions that have no other, and `page` tells the address of one's page. */
export function saveCalendar(entries, options) {
    const days = entries.map(({ task }) => task.day).sort()
    const now = new Date()
    const zones = [...new Set(entries.map(({ place }) => zoneOf(place, options)))].flatMap(zone => timeZone(zone, days[0], days.at(-1)))
    const text = calendar([...zones, ...entries.flatMap(entry => event(entry, options, now))])
    save(new File([text], `plan-${days[0]}.ics`, { type: "text/calendar" }))
}
