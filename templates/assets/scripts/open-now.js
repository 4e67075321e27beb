// Says whether an institution is open at this moment, in the institution's own time zone.

function clock(zone) {
    const parts = {}
    const format = new Intl.DateTimeFormat("en-GB", {
        timeZone: zone, weekday: "short", year: "numeric", month: "2-digit", day: "2-digit",
        hour: "2-digit", minute: "2-digit", hourCycle: "h23",
    })
    for (const { type, value } of format.formatToParts()) parts[type] = value
    return {
        day: String(["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"].indexOf(parts.weekday) + 1),
        date: `${parts.year}-${parts.month}-${parts.day}`,
        time: `${parts.hour}:${parts.minute}`,
    }
}

for (const hours of document.querySelectorAll(".hours[data-zone]")) {
    const said = hours.querySelector(".now")
    if (!said) continue
    const show = () => {
        const now = clock(hours.dataset.zone)
        const exceptions = [...hours.querySelectorAll("[data-date]")].filter(row => row.dataset.date === now.date)
        const regular = [...hours.querySelectorAll("[data-days]")].filter(row => row.dataset.days.split(" ").includes(now.day))
        const open = (exceptions.length ? exceptions : regular)
            .find(row => row.dataset.from <= now.time && now.time < row.dataset.to)
        said.textContent = open ? said.dataset.open.replace("{time}", open.dataset.to) : said.dataset.closed
        said.classList.toggle("yes", Boolean(open))
    }
    try {
        show()
        setInterval(show, 60_000)
    } catch {
        // A browser that does not know the time zone: the table of hours stays as it is.
    }
}
