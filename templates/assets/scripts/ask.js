// A question about an animal: put together in the institution's language, shown, then given to the programs that send it.
import "./copy.js"
import { alarm, calendar, escaped, instant, timeZone } from "./calendar.js"
import { dayAfter } from "./day.js"
import { element } from "./element.js"
import { clock, holidaysIn, hoursOn, tableHours } from "./open-now.js"
import { save } from "./save.js"
import { holidays, letter, letterLanguage, texts } from "./texts.js"
import { remember } from "./typed.js"

const { ask } = texts
const place = document.querySelector("[data-ask]")
const requests = place.querySelector("[data-requests]")
const links = [...place.querySelectorAll("a:not([data-requests])")].map(link => ({ link, parts: new URL(link.href).searchParams, start: link.href.split("?")[0] }))
const find = name => links.map(({ parts }) => parts.get(name)).find(Boolean) ?? ""
// A form of the institution's own may be the only way.
const { subject = find("subject"), opening = (find("body") || find("text")).replace(/\r/g, "").trim() } = requests?.dataset ?? {}
const canWalk = "walks" in place.dataset
const questions = ["home", "meet", ...canWalk ? ["walk"] : [], "company", "health", "adoption"]
const levels = ["none", "some", "much"]

/** The next days on which visitors can come, with the times at which they can. */
function days(hours, zone) {
    const now = clock(zone)
    const table = tableHours(hours, holidaysIn(holidays, place.dataset.country))
    return [...Array(28).keys()].map(later => {
        const date = dayAfter(now.date, later)
        const times = hoursOn(table, date).flatMap(({ from, to }) => halfHours(from, to))
        return { date: new Date(`${date}T00:00Z`), times: [...new Set(times)].sort().filter(time => later || time > now.time) }
    }).filter(({ times }) => times.length).slice(0, 10)
}

/** The half hours of opening hours, without the last one: "10:00", "10:30". */
function halfHours(from, to) {
    const minutes = time => time.split(":").reduce((hours, part) => hours * 60 + Number(part), 0)
    const times = []
    for (let time = Math.ceil(minutes(from) / 30) * 30; time + 30 <= minutes(to); time += 30) {
        times.push([Math.floor(time / 60), time % 60].map(part => String(part).padStart(2, "0")).join(":"))
    }
    return times
}

const write = (date, language) =>
    date.toLocaleDateString(language, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC" })

const visits = document.querySelector(".hours[data-zone]")
const [walkZone, ...walkRows] = place.dataset.walks?.split("|") ?? []
const zone = visits?.dataset.zone || walkZone
/** The hours of walks in the form of the table of hours: "6 7 10:00 13:00", "2026-12-24". */
const walks = walkRows.length && element("div", {}, ...walkRows.map(row => {
    const [to, from, ...rest] = row.includes(":") ? row.split(" ").reverse() : [undefined, undefined, row]
    const made = element("p")
    const first = rest.reverse().join(" ")
    Object.assign(made.dataset, first.includes("-") ? { date: first } : { days: first }, from ? { from, to } : {})
    return made
}))

function offered(hours) {
    try {
        return hours ? days(hours, zone) : []
    } catch {
        // A browser that does not know the time zone.
        return []
    }
}

const byHours = { visits: offered(visits), walks: offered(walks || visits) }
/** The days on which one can come: for a walk those with walks. */
const open = () => form.elements.walk?.checked ? byHours.walks : byHours.visits
const option = (textContent, value) => element("option", { textContent, value })
const ticks = questions.map(name => element("input", { type: "checkbox", name }))
const own = element("textarea", { id: "ui-own", rows: 3, maxLength: 600, lang: document.documentElement.lang })
const name = element("input", { id: "ui-first", maxLength: 40, autocomplete: "given-name" })
const level = element("select", { id: "ui-experience" }, option("–", ""), ...levels.map(value => option(ask.experiences[value], value)))
const day = element("select", { id: "ui-day" })
const time = element("select", { id: "ui-time", disabled: true })
const shown = element("p", { className: "letter", lang: letterLanguage })
const field = (label, input) => element("p", {}, element("label", { htmlFor: input.id, textContent: label }), input)
const form = element("form", { className: "ask" },
    element("fieldset", {}, element("legend", { textContent: ask.question }), ...ticks.map((tick, index) =>
        element("label", {}, tick, ask.questions[questions[index]]))),
    field(ask.own, own),
    Object.values(byHours).some(days => days.length) && element("div", { className: "pair" }, field(ask.day, day), field(ask.time, time)),
    element("div", { className: "pair" }, field(ask.experience, level), field(ask.name, name)),
    element("h3", { textContent: ask.letter }), shown)
const copy = element("button", { type: "button", className: "button quiet", textContent: ask.copy })
const said = element("p", { className: "said" })
said.setAttribute("role", "status")
Object.assign(said.dataset, { copied: ask.copied, failed: ask.failed })

function body() {
    const asked = questions.filter((_, index) => ticks[index].checked).map(name => letter.questions[name])
    const visit = time.value && letter.visit.replace("{day}", write(new Date(`${day.value}T00:00Z`), letterLanguage)).replace("{time}", time.value)
    return [opening, [...asked, own.value.trim()].filter(Boolean).join("\n"), visit, letter.experiences[level.value],
        name.value.trim() && letter.signature.replace("{name}", () => name.value.trim())].filter(Boolean).join("\n\n")
}

function update() {
    const text = body()
    shown.replaceChildren(subject && element("strong", { textContent: subject }), text)
    copy.dataset.copy = text
    invite.hidden = !time.value
    if (later) later.href = `${plan.href}${day.value && `,${day.value}`}${day.value && time.value && `,${time.value}`}`
    for (const [name, value] of Object.entries({ subject, message: text, name: form.elements["ui-first"].value.trim(), day: day.value, time: time.value, experience: level.value })) {
        if (post) post.elements[name].value = value
    }
    const written = encodeURIComponent(text)
    for (const { link, parts, start } of links) {
        // RFC 6068, section 5: lines of an e-mail end with CR and LF.
        if (parts.has("subject")) link.href = `${start}?subject=${encodeURIComponent(subject)}&body=${written.replaceAll("%0A", "%0D%0A")}`
        else if (parts.has("body")) link.href = `${start}?&body=${written}`
        else if (parts.has("text")) link.href = `${start}?text=${written}`
    }
}

/** Offers the days of what is asked for; the chosen one stays where it is among them. */
function offer() {
    const { value } = day
    day.replaceChildren(option(ask.anyDay, ""), ...open().map(({ date }) => option(write(date, document.documentElement.lang), date.toISOString().slice(0, 10))))
    day.value = value
    if (day.selectedIndex < 0) day.value = ""
    offerTimes()
}

function offerTimes() {
    const { value } = time
    const { times = [] } = open().find(({ date }) => date.toISOString().startsWith(day.value || "-")) ?? {}
    time.replaceChildren(...times.map(text => option(text, text)))
    if (times.includes(value)) time.value = value
    time.disabled = !day.value
}

/** The meeting as an event of an hour. */
function event() {
    const summary = `${letter.meeting}: ${document.querySelector("h1").textContent.replaceAll("\u00ad", "")}`
    const start = `${day.value}T${time.value}`.replace(/[-:]/g, "")
    const address = document.querySelector("address")?.innerText.replace(/\s*\n\s*/g, ", ")
    return calendar([
        ...timeZone(zone, day.value, day.value), "BEGIN:VEVENT", `UID:${start}-${location.pathname.replace(/\W+/g, "-")}@${location.hostname}`,
        `DTSTAMP:${instant(new Date())}`, `DTSTART;TZID=${zone}:${start}00`, "DURATION:PT1H", `SUMMARY:${escaped(summary)}`,
        ...address ? [`LOCATION:${escaped(address)}`] : [], `URL:${location.origin + location.pathname}`, ...alarm("-PT1H", summary), "END:VEVENT",
    ])
}
const invite = element("button", { type: "button", className: "button quiet", textContent: ask.calendar, hidden: true })
invite.addEventListener("click", () => save(new File([event()], "sheltersaround.ics", { type: "text/calendar" })))
const plan = document.querySelector("a[href*='#meet=']")
/** The plan with the day and the hour that are chosen. */
const later = plan && element("a", { className: "button quiet", href: plan.href, textContent: plan.textContent })
/** The institution's own form, which takes the request instead of a letter. */
const post = requests && element("form", { method: "post", action: requests.href },
    ...["subject", "message", "name", "day", "time", "experience", "address"].map(name => element("input", { type: "hidden", name })),
    element("button", { className: "button", textContent: requests.textContent }))
if (post) post.elements.address.value = location.origin + location.pathname

day.addEventListener("change", offerTimes)
form.elements.walk?.addEventListener("change", offer)
form.addEventListener("input", update)
form.addEventListener("change", update)
form.addEventListener("submit", event => event.preventDefault())
if (opening || post) {
    offer()
    const forget = remember(form, `ask${location.pathname}`)
    offer()
    update()
    place.before(form)
    place.append(copy, invite, later ?? "")
    place.after(said)
    if (post) {
        requests.replaceWith(post)
        post.addEventListener("submit", forget)
    }
    for (const { link, parts } of links) if (parts.size) link.addEventListener("click", forget)
}
