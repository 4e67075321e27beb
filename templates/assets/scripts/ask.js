// A question about an animal: put together in the institution's language, shown, then given to the programs that send it.
import "./copy.js"
import { element } from "./element.js"
import { clock, rowsOf } from "./open-now.js"
import { letter, letterLanguage, texts } from "./texts.js"

const { ask } = texts
const place = document.querySelector("[data-ask]")
const links = [...place.querySelectorAll("a")].map(link => ({ link, parts: new URL(link.href).searchParams, start: link.href.split("?")[0] }))
const find = name => links.map(({ parts }) => parts.get(name)).find(Boolean) ?? ""
const subject = find("subject")
const opening = (find("body") || find("text")).replace(/\r/g, "").trim()
const questions = ["home", "meet", "company", "health", "adoption"]

/** The next days on which visitors can come, with the times at which they can. */
function days(hours) {
    const now = clock(hours.dataset.zone)
    return [...Array(28).keys()].map(later => {
        const date = new Date(`${now.date}T00:00Z`)
        date.setUTCDate(date.getUTCDate() + later)
        const day = { date: date.toISOString().slice(0, 10), day: String(date.getUTCDay() || 7) }
        const times = rowsOf(hours, day).flatMap(({ dataset: { from, to } }) => halfHours(from, to))
        return { date, times: [...new Set(times)].sort().filter(time => later || time > now.time) }
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

function offered() {
    const hours = document.querySelector(".hours[data-zone]")
    try {
        return hours ? days(hours) : []
    } catch {
        // A browser that does not know the time zone.
        return []
    }
}

const open = offered()
const option = (textContent, value) => element("option", { textContent, value })
const ticks = questions.map(name => element("input", { type: "checkbox", name }))
const own = element("textarea", { id: "ui-own", rows: 3, maxLength: 600, lang: document.documentElement.lang })
const day = element("select", { id: "ui-day" }, option(ask.anyDay, ""),
    ...open.map(({ date }, index) => option(write(date, document.documentElement.lang), index)))
const time = element("select", { id: "ui-time", disabled: true })
const shown = element("p", { className: "letter", lang: letterLanguage })
const field = (label, input) => element("p", {}, element("label", { htmlFor: input.id, textContent: label }), input)
const form = element("form", { className: "ask" },
    element("fieldset", {}, element("legend", { textContent: ask.question }), ...ticks.map((tick, index) =>
        element("label", {}, tick, ask.questions[questions[index]]))),
    field(ask.own, own),
    open.length && element("div", { className: "pair" }, field(ask.day, day), field(ask.time, time)),
    element("h3", { textContent: ask.letter }), shown)
const copy = element("button", { type: "button", className: "button quiet", textContent: ask.copy })
const said = element("p", { className: "said" })
said.setAttribute("role", "status")
Object.assign(said.dataset, { copied: ask.copied, failed: ask.failed })

function body() {
    const asked = questions.filter((_, index) => ticks[index].checked).map(name => letter.questions[name])
    const visit = time.value && letter.visit.replace("{day}", write(open[day.value].date, letterLanguage)).replace("{time}", time.value)
    return [opening, [...asked, own.value.trim()].filter(Boolean).join("\n"), visit].filter(Boolean).join("\n\n")
}

function update() {
    const text = body()
    shown.replaceChildren(subject && element("strong", { textContent: subject }), text)
    copy.dataset.copy = text
    const written = encodeURIComponent(text)
    for (const { link, parts, start } of links) {
        // RFC 6068, section 5: lines of an e-mail end with CR and LF.
        if (parts.has("subject")) link.href = `${start}?subject=${encodeURIComponent(subject)}&body=${written.replaceAll("%0A", "%0D%0A")}`
        else if (parts.has("body")) link.href = `${start}?&body=${written}`
        else if (parts.has("text")) link.href = `${start}?text=${written}`
    }
}

day.addEventListener("change", () => {
    time.replaceChildren(...(open[day.value]?.times ?? []).map(text => option(text, text)))
    time.disabled = !day.value
})
form.addEventListener("input", update)
form.addEventListener("change", update)
form.addEventListener("submit", event => event.preventDefault())
// Whoever met the animal can tell how it was.
const review = element("button", { type: "button", className: "button quiet", textContent: texts.review.title })
review.addEventListener("click", () => import("./review.js").then(({ open }) => open()))
place.append(review)
if (opening) {
    update()
    place.before(form)
    place.append(copy)
    place.after(said)
}
