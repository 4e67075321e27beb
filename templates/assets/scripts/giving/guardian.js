// A virtual adoption: for which animal, a reminder for the calendar, a certificate to print.

const place = document.querySelector("[data-guardian]")
const animal = { name: place.dataset.name, title: document.querySelector("[data-title]")?.textContent ?? "" }

/** Whom it is for, where the visitor comes from an animal's page. */
async function find() {
    const id = new URLSearchParams(location.search).get("animal")
    if (!id || !/^[a-z0-9-]+$/.test(id)) return
    try {
        const answer = await fetch(new URL(`../${id}/`, location.href))
        const page = new DOMParser().parseFromString(await answer.text(), "text/html")
        const title = page.querySelector("[data-title]")
        // An animal that is gone has none.
        if (!answer.ok || !title) return
        animal.name = page.querySelector("h1").textContent
        animal.title = title.textContent
        place.querySelector("[data-for]").hidden = false
        place.querySelector("[data-for] strong").textContent = animal.name
        place.querySelector("[data-for] span").textContent = animal.title
    } catch {
        // Without a network it stays an adoption at the institution.
    }
}

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

place.querySelector("[data-reminder]").addEventListener("click", event => {
    const now = new Date()
    const rows = [...document.querySelectorAll(".transfer .pay")].slice(0, 1).flatMap(list => [...list.querySelectorAll("dd > :first-child")])
    const text = reminder(now, {
        summary: event.currentTarget.dataset.reminder.replace("{name}", animal.name),
        description: [...rows.slice(0, 2).map(row => row.textContent), animal.title].join("\n"),
        id: `${now.getTime()}@${location.hostname}`,
    })
    const link = Object.assign(document.createElement("a"), {
        href: URL.createObjectURL(new Blob([text], { type: "text/calendar" })), download: "sheltersaround.ics",
    })
    link.click()
    setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
})

place.querySelector("form").addEventListener("submit", event => {
    event.preventDefault()
    const paper = document.querySelector(".certificate")
    const day = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "long" }).format()
    for (const [name, text] of [["guardian", place.querySelector("input").value.trim()], ["animal", animal.name], ["day", day]]) {
        paper.querySelector(`[data-fill=${name}]`).textContent = text
    }
    paper.hidden = false
    document.documentElement.dataset.certificate = ""
    addEventListener("afterprint", () => {
        paper.hidden = true
        delete document.documentElement.dataset.certificate
    }, { once: true })
    print()
})

find()
