// When institutions are open: "week" and "days" as the directory of institutions tells them, and the public "holidays" of their country. Says on
// pages with a table of hours whether it is open at this moment, in the institution's own time zone.

/** The day and the time in a time zone, at this moment unless another is told. */
export function clock(zone, now = Date.now()) {
    // Sweden writes them as ISO 8601 does.
    const text = new Date(now).toLocaleString("sv", { timeZone: zone })
    return { date: text.slice(0, 10), time: text.slice(11, 16) }
}

/** The public holidays of a country; records need not name Poland. */
export const holidaysIn = (holidays, country = "PL") => holidays[country] ?? []

/** The hours that a table of the page tells. */
export function tableHours(table, holidays) {
    const rows = name => [...table.querySelectorAll(`[data-${name}]`)].map(({ dataset }) => [dataset[name], dataset.from, dataset.to])
    return { holidays, week: rows("days"), days: rows("date") }
}

/** True if a day is a public holiday for which a place tells no hours. */
export const isOff = ({ days = [], holidays }, day) => holidays.includes(day) && !days.some(([date]) => date === day)

/** The hours of a day, each from and to; a single day's stand in for those of its day of the week, and on a holiday there are no others. */
export function hoursOn({ week = [], days = [], holidays }, day) {
    const single = days.filter(([date]) => date === day)
    const rows = single[0] || holidays.includes(day) ? single : week.filter(([weekdays]) => weekdays.includes(new Date(day).getUTCDay() || 7))
    return rows.filter(([, from]) => from).map(([, from, to]) => ({ from, to })).sort((one, other) => one.from < other.from ? -1 : 1)
}

/** What the clock of a place says where one elsewhere says `now`: some have a "zone" of their own. */
export const clockOf = ({ zone }, now) => zone ? clock(zone) : now

/** What is to be said of a place at a moment: the name of a text, and the time in it. */
export function stateAt(place, now) {
    const { date, time } = clockOf(place, now)
    const hours = hoursOn(place, date)
    const open = hours.find(({ from, to }) => from <= time && time < to)
    const next = hours.find(({ from }) => time < from)
    return open ? ["open", open.to] : next ? ["later", next.from] : [hours[0] ? "closed" : isOff(place, date) ? "holiday" : "never"]
}

async function tell(table, places) {
    const { texts, holidays } = await (await fetch(table.dataset.texts)).json()
    const show = () => {
        const [state, time] = stateAt(tableHours(table, holidaysIn(holidays, table.dataset.country)), clock(table.dataset.zone))
        for (const place of places) {
            place.textContent = texts[state].replace("{time}", time)
            place.classList.toggle("yes", state === "open")
        }
    }
    show()
    setInterval(show, 60_000)
}

for (const table of document.querySelectorAll(".hours[data-zone]")) {
    const said = table.querySelector(".now")
    if (said) tell(table, [said, ...document.querySelectorAll("[data-now]")]).catch(() => {
        // Without its texts, or in a browser that does not know the time zone, the table of hours stays as it is.
    })
}
