// Says whether an institution is open at this moment, and when it is today, in the institution's own time zone.

/** The day of the week from Monday (1), the date and the time in a time zone, at this moment unless another is told. */
export function clock(zone, now) {
    const parts = {}
    const format = new Intl.DateTimeFormat("en-GB", {
        timeZone: zone, weekday: "short", year: "numeric", month: "2-digit", day: "2-digit",
        hour: "2-digit", minute: "2-digit", hourCycle: "h23",
    })
    for (const { type, value } of format.formatToParts(now)) parts[type] = value
    return {
        day: String(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].indexOf(parts.weekday) + 1),
        date: `${parts.year}-${parts.month}-${parts.day}`,
        time: `${parts.hour}:${parts.minute}`,
    }
}

/** The rows with a day's hours: a single day's stand in for those of its day of the week. */
export function rowsOf(hours, { day, date }) {
    const exceptions = [...hours.querySelectorAll("[data-date]")].filter(row => row.dataset.date === date)
    const regular = [...hours.querySelectorAll("[data-days]")].filter(row => row.dataset.days.split(" ").includes(day))
    return (exceptions.length ? exceptions : regular).filter(row => row.dataset.from)
}

for (const hours of document.querySelectorAll(".hours[data-zone]")) {
    const said = hours.querySelector(".now")
    if (!said) continue
    const places = [said, ...document.querySelectorAll("[data-now]")]
    const show = () => {
        const now = clock(hours.dataset.zone)
        const today = rowsOf(hours, now)
        const open = today.find(row => row.dataset.from <= now.time && now.time < row.dataset.to)
        const later = today.filter(row => now.time < row.dataset.from)
        const words = open ? said.dataset.open.replace("{time}", open.dataset.to)
            : later.length ? said.dataset.later.replace("{time}", later.map(row => row.dataset.from).sort()[0])
            : today.length ? said.dataset.closed : said.dataset.never
        for (const place of places) {
            place.textContent = words
            place.classList.toggle("yes", Boolean(open))
        }
    }
    try {
        show()
        setInterval(show, 60_000)
    } catch {
        // A browser that does not know the time zone: the table of hours stays as it is.
    }
}
