// My plan: tasks by day, those of a day by distance, with the hours of the places that serve them.
import { dayAfter, dayOf } from "../day.js"
import { element } from "../element.js"
import { describePage, page as animalPage, tell } from "../favourites.js"
import { distance } from "../near/distance.js"
import { fetchPage, openMap, projection } from "../map/map.js"
import { keptPlace, keptRange, told } from "../near/nearest.js"
import { clock, holidaysIn, hoursOn, isOff, stateAt } from "../open-now.js"
import { save } from "../save.js"
import { storage } from "../settings.js"
import { saveCalendar } from "./events.js"
import { isKnown, nextOpenDay } from "./opening.js"
import { route } from "./route.js"
import { swipe } from "./swipe.js"
import { add, change, forgetUnsaved, fragment, fromFile, read, shared, toFile, unknown } from "./tasks.js"

const home = document.querySelector("[data-plan]")
const texts = home.dataset
const language = document.documentElement.lang
const part = (name, root = home) => root.querySelector(`[data-${name}]`)
const copyOf = name => document.querySelector(`template[data-${name}]`).content.firstElementChild.cloneNode(true)
const fill = (text, values) => text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole)
const [said, undo, days, finished, here, follow, openOnly, carries] =
    ["said", "undo", "days", "finished", "here", "follow", "open-only", "carries"].map(name => part(name))
const fresh = part("new")
const form = home.querySelector("form")
const labels = Object.fromEntries([...form.elements.kind].map(choice => [choice.value, choice.parentElement.textContent.trim()]))
const kindsOfPlaces = Object.fromEntries([...form.elements.at.options].map(({ value, textContent }) => [value, textContent]))

let institutions = new Map()
/** What is said of hours. */
let hourTexts = {}

function say(text, action) {
    // Emptied first, so that the same words are announced again.
    said.textContent = ""
    setTimeout(() => { said.textContent = text }, 50)
    undo.hidden = !action
    undo.onclick = action && (() => {
        action()
        undo.hidden = true
        said.textContent = ""
        days.querySelector("h2")?.focus()
    })
}

/** Changes the plan and shows it; says what was done, unless the browser refuses to keep it. */
function edit(action, text, reverse) {
    const isKept = change(action)
    render()
    if (!isKept) say(texts.refused, reverse)
    else if (text) say(text, reverse)
}

const update = (id, values) => edit(plan => Object.assign(plan.tasks.find(task => task.id === id) ?? {}, values))

// Where, and how far

let followed = null
const place = () => followed ?? keptPlace()
const far = ({ at }) => at && place() ? distance(place().at, at) : Infinity

/** The places that serve a task, the nearest first; by name where nobody knows how far they are. */
function served({ at, kind }) {
    if (at.startsWith("*")) return nearestOf(at.slice(1), kind === "walk")
    const own = institutions.get(at.split("/")[0])
    return own ? [own] : []
}

let sorted = new Map()
function nearestOf(type, forWalks) {
    const name = `${type} ${forWalks}`
    if (!sorted.has(name)) sorted.set(name, [...institutions.values()].filter(own => (!type || own.type === type) && (!forWalks || own.walks))
        .map(own => ({ own, kilometres: far(own) })).sort((one, other) => one.kilometres - other.kilometres || 0).map(({ own }) => own))
    return sorted.get(name)
}

/** Those of them that are open now, where the visitor wants no others. */
const shownOf = (task, now) => served(task).filter(own => !openOnly.checked || stateAt(own, now)[0] === "open")

const link = ({ id }) => `${texts.base}${id}/`
/** Where a task can be done, in words. */
const whereOf = ({ at }) => at.startsWith("*") || !at ? at && kindsOfPlaces[at] || "" : institutions.get(at.split("/")[0])?.name ?? at.split("/")[0]
const titleOf = task => {
    const about = task.text || whereOf(task)
    return task.kind === "own" ? about || labels.own : about ? `${labels[task.kind]}: ${about}` : labels[task.kind]
}

/** What is to be said of a place's hours on a day. */
function hoursOf(own, day, now) {
    if (!isKnown(own)) return ""
    if (day !== now.date) return hoursOn(own, day).map(({ from, to }) => `${from}–${to}`).join(", ")
    const [state, time] = stateAt(own, now)
    return hourTexts[state].replace("{time}", time)
}

/** Says that the only place of a task is closed then, and offers the next day on which it is open. */
function warn(notice, task, now, move) {
    const own = !task.at.startsWith("*") && served(task)[0]
    notice.hidden = true
    if (!own || !isKnown(own) || !task.day || task.day < now.date) return
    const rows = hoursOn(own, task.day)
    const next = nextOpenDay(own, task.day, now)
    const isClosedThen = task.time && !rows.some(({ from, to }) => from <= task.time && task.time < to)
    if (next === task.day && !isClosedThen) return
    const button = notice.querySelector("button")
    const isClosed = next !== task.day
    const hours = rows.map(({ from, to }) => `${from}–${to}`).join(", ")
    notice.querySelector("span").textContent = fill(isClosed ? isOff(own, task.day) ? texts.holiday : texts.closed : texts.closedThen, { name: own.name, hours })
    button.hidden = !isClosed || !next
    if (next) button.textContent = fill(texts.move, { day: dayInWords(next) })
    button.onclick = () => move(next)
    notice.hidden = false
}

function dayInWords(day) {
    const today = dayOf()
    const words = new Intl.DateTimeFormat(language, { weekday: "long", day: "numeric", month: "long", timeZone: "UTC",
        ...day.slice(0, 4) !== today.slice(0, 4) && { year: "numeric" } }).format(new Date(`${day}T00:00Z`))
    const near = day === today ? texts.today : day === dayAfter(today) ? texts.tomorrow : ""
    return near ? `${near}, ${words}` : words
}

// The plan

function showPlace(own, day, now) {
    const item = copyOf("place")
    const [name, map, phone] = item.querySelectorAll("a")
    const [first, where] = item.querySelectorAll("p")
    if (own.logo) item.querySelector("img").src = own.logo
    else item.querySelector("img").remove()
    Object.assign(name, { textContent: own.name, href: link(own) })
    if (far(own) < Infinity) first.querySelector("b").append(...told(far(own), own.isExact, texts))
    where.textContent = [own.address, hoursOf(own, day || now.date, now)].filter(Boolean).join(" · ")
    if (own.at) map.href = mapOf(own)
    else map.remove()
    map.querySelector(".vh").textContent = `: ${own.name}`
    if (own.phone) Object.assign(phone, { href: `tel:${own.phone}`, textContent: own.phone })
    else phone.remove()
    return item
}

/** Only Android opens the visitor's own map application by an address. */
const mapOf = ({ at }) => /Android/.test(navigator.userAgent) ? `geo:0,0?q=${at}` : `https://www.openstreetmap.org/directions?to=${at.join("%2C")}`

function showTask(task, now, opened) {
    const item = copyOf("task")
    const title = titleOf(task)
    const places = shownOf(task, now)
    const [own] = places
    item.dataset.id = task.id
    item.querySelector("h3").textContent = [task.time, title].filter(Boolean).join(" ")
    for (const more of item.querySelectorAll(".vh")) more.textContent = `: ${title}`
    const where = item.querySelector(".where")
    if (own) where.append(element("a", { href: link(own), textContent: own.name }))
    else where.append(whereOf(task))
    if (task.at && !task.at.startsWith("*") && institutions.size && !served(task).length) where.append(` · ${texts.gone}`)
    const hours = own && hoursOf(own, task.day || now.date, now)
    if (hours) where.append(` · ${hours}`)
    if (task.planned !== task.day) where.append(` · ${fill(texts.since, { day: dayInWords(task.planned) })}`)
    if (own && far(own) < Infinity) item.querySelector(".far b").append(...told(far(own), own.isExact, texts))
    warn(item.querySelector(".notice"), task, now, day => update(task.id, { day }))
    const more = item.querySelector("details")
    const showPlaces = () => more.querySelector(".places").replaceChildren(...places.slice(0, 5).map(own => showPlace(own, task.day, now)))
    more.open = opened.has(task.id)
    if (more.open) showPlaces()
    else more.addEventListener("toggle", showPlaces, { once: true })
    for (const name of ["day", "time"]) {
        const input = item.querySelector(`[name=${name}]`)
        input.value = task[name]
        input.addEventListener("change", () => update(task.id, { [name]: input.value }))
    }
    part("calendar", item).hidden = !task.day
    part("calendar", item).addEventListener("click", () => saveTasks([task]))
    part("delete", item).addEventListener("click", () => remove(task))
    part("done", item).addEventListener("click", () => finish(task))
    item.addEventListener("keydown", event => {
        if (event.key !== "Delete" || event.target.matches("input")) return
        event.preventDefault()
        finish(task)
    })
    swipe(item, () => finish(task))
    return item
}

function finish(task) {
    edit(plan => { for (const own of plan.tasks) if (own.id === task.id) own.done = true },
        fill(texts.wasDone, { name: titleOf(task) }), () => update(task.id, { done: false }))
    undo.focus()
}

function remove(task) {
    const kept = read().tasks.filter(({ id }) => id === task.id)
    edit(plan => { plan.tasks = plan.tasks.filter(({ id }) => id !== task.id) },
        fill(texts.wasDeleted, { name: titleOf(task) }), () => edit(plan => { plan.tasks.push(...kept) }))
    undo.focus()
}

/** The best way past the places of a day's tasks, with a link to each. */
function showRoute(section, tasks) {
    const stops = [...new Set(tasks.map(task => served(task).find(({ at }) => at)))].filter(Boolean)
    if (!stops.length || stops.length + Boolean(place()) < 2) return
    const between = (one, other) => distance(stops[one].at, stops[other].at)
    const { order, kilometres } = route(stops.length, stop => place() ? far(stops[stop]) : 0, between)
    const details = part("route", section)
    const isExact = stops.every(({ isExact }) => isExact)
    details.querySelector("summary").append(`${texts.route} `, ...told(kilometres, isExact, texts))
    details.querySelector("ol").append(...order.map((stop, index) => {
        const from = index ? between(order[index - 1], stop) : far(stops[stop])
        return element("li", {}, element("a", { href: mapOf(stops[stop]), textContent: stops[stop].name }), " ",
            ...from < Infinity ? told(from, isExact, texts) : [])
    }))
    // https://developers.google.com/maps/documentation/urls/get-started: from where one is, by way of nine places at most.
    const way = order.slice(0, 10).map(stop => stops[stop].at.join(","))
    details.querySelector(".actions a").href = "https://www.google.com/maps/dir/?" + new URLSearchParams({
        api: 1, destination: way.at(-1), ...way.length > 1 && { waypoints: way.slice(0, -1).join("|") } })
    details.hidden = false
}

function showDay([day, tasks], now, opened) {
    const section = copyOf("day")
    const heading = section.querySelector("h2")
    heading.textContent = day ? dayInWords(day) : texts.someday
    section.dataset.day = day
    const rows = tasks.map(task => ({ task, nearest: shownOf(task, now)[0] })).filter(({ task, nearest }) => nearest || !task.at || !openOnly.checked)
        .map(row => ({ ...row, kilometres: row.nearest ? far(row.nearest) : Infinity, title: titleOf(row.task) }))
        .sort((one, other) => one.kilometres - other.kilometres || one.title.localeCompare(other.title, language))
    section.querySelector("ul").append(...rows.map(({ task }) => showTask(task, now, opened)))
    showRoute(section, rows.map(({ task }) => task))
    part("route", section).open = opened.has(keyOf(section))
    const calendar = section.querySelector("p[data-calendar]")
    calendar.hidden = !day || !rows.length
    calendar.querySelector(".vh").textContent = `: ${heading.textContent}`
    calendar.querySelector("button").addEventListener("click", () => saveTasks(tasks))
    return section
}

const saveTasks = tasks => saveCalendar(tasks.map(task => ({ task, summary: titleOf(task), place: served(task)[0] })),
    { zone: texts.zone, page: own => new URL(link(own), location.href).href })

const parts = "[data-id], [data-day]"
const controls = "a, button, input, summary"
/** The task or day to which an element belongs. */
const keyOf = node => node.closest(parts).dataset.id ?? `day ${node.closest(parts).dataset.day}`

/** Puts the focus where it was in a plan that was drawn anew. */
function refocus() {
    const active = document.activeElement
    if (!days.contains(active)) return () => {}
    const key = keyOf(active)
    const number = [...active.closest(parts).querySelectorAll(controls)].indexOf(active)
    return () => {
        const item = [...days.querySelectorAll(parts)].find(item => keyOf(item) === key)
        item?.querySelectorAll(controls)[number]?.focus()
    }
}

// The map

const chart = part("chart")
/** The map of the site's page of one, without the points there. */
const map = async () => {
    const home = (await fetchPage(texts.mapPage)).querySelector(".map")
    chart.append(home)
    return { ...projection(home), ...openMap(home) }
}
let opened
async function showMap() {
    if (!chart?.open) return
    opened ??= map().catch(() => {
        opened = null
        say(texts.unreachable)
    })
    const shown = await opened
    if (!shown) return
    const now = clock(texts.zone)
    const places = read().tasks.filter(({ done }) => !done).flatMap(task => shownOf(task, now).slice(0, 5))
    shown.show({ place: place(), kilometres: keptRange(), isNamed: true,
        points: [...new Set(places)].filter(({ at }) => at).map(own => ({ ...shown.point(own.at), name: own.name, url: link(own), seeking: 1 })) })
}
chart?.addEventListener("toggle", showMap)

function render() {
    showMap()
    const restoreFocus = refocus()
    const opened = new Set([...days.querySelectorAll("details[open]")].map(keyOf))
    const plan = read()
    const today = dayOf()
    const now = clock(texts.zone)
    const byDay = new Map()
    sorted = new Map()
    for (const task of plan.tasks.filter(({ done }) => !done)) {
        const day = plan.carries && task.day && task.day < today ? today : task.day
        byDay.set(day, [...byDay.get(day) ?? [], { ...task, day, planned: task.day }])
    }
    // Those without a day come last.
    const order = [...byDay].sort(([one], [other]) => (one || "9") < (other || "9") ? -1 : 1)
    days.replaceChildren(...order.map(entry => showDay(entry, now, opened)).filter(section => section.querySelector(".tasks > li")))
    carries.checked = plan.carries
    part("empty").hidden = plan.tasks.length > 0
    part("files").hidden = false
    for (const name of ["send", "save"]) part(name).hidden = !plan.tasks.length
    here.hidden = !place()
    here.querySelector("b").textContent = place()?.name || texts.position
    const done = plan.tasks.filter(({ done }) => done)
    finished.hidden = !done.length
    finished.querySelector("small").textContent = done.length.toLocaleString(language)
    finished.querySelector("ul").replaceChildren(...done.map(task => {
        const back = element("button", { type: "button", className: "button quiet", textContent: undo.textContent },
            element("span", { className: "vh", textContent: `: ${titleOf(task)}` }))
        back.addEventListener("click", () => update(task.id, { done: false }))
        return element("li", {}, element("s", { textContent: titleOf(task) }), back)
    }))
    restoreFocus()
}

// A new task

const chosen = () => ({ kind: form.elements.kind.value, at: form.elements.at.value, day: form.elements.day.value, time: form.elements.time.value,
    text: form.elements.text.value.trim(), done: false })

function refresh() {
    const task = chosen()
    const own = served(task)[0]
    const isOne = own && !task.at.startsWith("*")
    part("only=meet", form).hidden = !task.at.includes("/")
    part("only=walk", form).hidden = Boolean(isOne && !own.walks)
    const checked = form.querySelector(":checked[name=kind]")
    if (checked?.parentElement.hidden) form.elements.kind.value = "visit"
    const needs = part("needs", form)
    const wanted = task.kind === "bring" && isOne && own.needs || []
    if (needs.dataset.of !== task.at) {
        needs.dataset.of = task.at
        needs.replaceChildren(needs.querySelector("legend"), ...(isOne && own.needs || []).map(need =>
            element("label", {}, element("input", { type: "checkbox", value: need }), element("span", { textContent: need }))))
    }
    needs.hidden = !wanted.length
    warn(part("notice", form), task, clock(texts.zone), day => {
        form.elements.day.value = day
        refresh()
        form.elements.day.focus()
    })
}

/** The form as a link to this page fills it: "#visit=azyl", "#meet=azyl/rex", "#meet=azyl/rex,2026-11-24,10:00". */
async function begin(kind, at, day, time) {
    const [house] = at.split("/")
    const own = institutions.get(house)
    if (!own) return say(texts.gone)
    form.reset()
    form.querySelector("option[data-animal]")?.remove()
    let name = ""
    if (at !== house) {
        try {
            const answer = await fetch(animalPage({ key: at }))
            if (!answer.ok) return say(texts.gone)
            name = describePage(new DOMParser().parseFromString(await answer.text(), "text/html")).name
        } catch { return say(texts.unreachable) }
        const option = element("option", { value: at, textContent: `${name}, ${own.name}` })
        option.dataset.animal = ""
        form.elements.at.prepend(option)
    }
    form.elements.at.value = at
    form.elements.kind.value = kind
    form.elements.text.value = name
    const now = clock(texts.zone)
    form.elements.day.value = day || (isKnown(own) && nextOpenDay(own, now.date, now)) || now.date
    form.elements.time.value = time ?? ""
    refresh()
    showForm(true)
}

function showForm(isShown) {
    form.hidden = !isShown
    fresh.setAttribute("aria-expanded", isShown)
    if (isShown) form.querySelector(":checked").focus()
}
fresh.addEventListener("click", () => showForm(form.hidden))

form.addEventListener("input", refresh)
form.addEventListener("submit", event => {
    event.preventDefault()
    const task = chosen()
    const brought = task.kind === "bring" ? [...part("needs", form).querySelectorAll(":checked")].map(({ value }) => value) : []
    task.text = [...brought, task.text].filter(Boolean).join(", ").slice(0, 200)
    edit(plan => add(plan, [task]), fill(texts.wasAdded, { name: titleOf(task) }))
    form.reset()
    form.querySelector("option[data-animal]")?.remove()
    refresh()
    showForm(false)
    history.replaceState(null, "", location.pathname)
    days.querySelector("h2")?.focus()
})

/** A plan that somebody sent is shown, and added only on a press. */
function showShared(tasks) {
    const section = part("shared")
    section.hidden = !tasks.length
    if (!tasks.length) return
    section.querySelector("ul").replaceChildren(...tasks.map(task => element("li", {
        textContent: [task.day && dayInWords(task.day), task.time, titleOf(task), task.text && whereOf(task)].filter(Boolean).join(" · ") })))
    const close = () => {
        section.hidden = true
        history.replaceState(null, "", location.pathname)
    }
    part("accept").onclick = () => {
        close()
        edit(plan => add(plan, unknown(tasks, plan)), texts.loaded)
    }
    part("decline").onclick = close
    section.focus()
}

function open() {
    const [, kind, at, day, time] = /^#(visit|meet|bring|walk)=([a-z0-9-]+(?:\/[a-z0-9-]+)?)(?:,([\d-]{10})(?:,(\d\d:\d\d))?)?$/.exec(location.hash) ?? []
    showShared(shared(location.hash))
    if (kind) begin(kind, at, day, time)
}

// Position

let watch
const failed = () => {
    stop()
    say(texts.denied)
}
function stop() {
    navigator.geolocation?.clearWatch(watch)
    watch = undefined
    followed = null
    follow.setAttribute("aria-pressed", "false")
    render()
}
function watchPosition() {
    watch = navigator.geolocation.watchPosition(({ coords: { latitude, longitude } }) => {
        const at = [latitude, longitude]
        // A few steps change nothing.
        if (followed && distance(followed.at, at) < .3) return
        followed = { name: "", at }
        render()
    }, error => {
        // One that is lost for a while comes back by itself.
        if (error.code === error.PERMISSION_DENIED || !followed) failed()
    }, { timeout: 20_000, maximumAge: 60_000 })
}
follow.addEventListener("click", () => {
    if (follow.getAttribute("aria-pressed") === "true") return stop()
    if (!navigator.geolocation) return failed()
    follow.setAttribute("aria-pressed", "true")
    watchPosition()
})
document.addEventListener("visibilitychange", () => {
    if (follow.getAttribute("aria-pressed") !== "true") return
    if (document.visibilityState === "visible") watchPosition()
    else navigator.geolocation.clearWatch(watch)
})

// Files and links

part("send").addEventListener("click", async () => {
    const plan = read()
    const { text, count } = fragment(plan)
    const url = location.origin + location.pathname + text
    const isWhole = count === plan.tasks.filter(({ done }) => !done).length
    try {
        if (navigator.share) await navigator.share({ title: document.title, url })
        else await navigator.clipboard.writeText(url)
        say(isWhole ? texts.copied : texts.tooLong)
    } catch (error) {
        // The visitor closed the sheet.
        if (error.name !== "AbortError") say(texts.failed)
    }
})
part("save").addEventListener("click", () => save(new File([toFile(read())], "plan.json", { type: "application/json" })))
part("load").addEventListener("change", async ({ target }) => {
    const tasks = fromFile(await target.files[0].text().catch(() => ""))
    target.value = ""
    if (!tasks) return say(texts.spoilt)
    edit(plan => {
        const known = new Set(plan.tasks.map(({ id }) => id))
        plan.tasks.push(...tasks.filter(({ id }) => !known.has(id)))
    }, texts.loaded)
})
part("clear").addEventListener("click", () => {
    const { tasks } = read()
    edit(plan => { plan.tasks = plan.tasks.filter(({ done }) => !done) }, "", () => edit(plan => { plan.tasks = tasks }))
})
openOnly.addEventListener("change", render)
carries.addEventListener("change", () => edit(plan => { plan.carries = carries.checked }))
addEventListener("storage", event => {
    if (event.key !== null && ![storage.key("plan"), storage.key("place")].includes(event.key)) return
    forgetUnsaved()
    render()
})
addEventListener("pageshow", event => { if (event.persisted) render() })
addEventListener("hashchange", open)
setInterval(() => { if (document.visibilityState === "visible") render() }, 60_000)

render()
try {
    const [all, hours] = await Promise.all([texts.directory, texts.hours].map(async address => {
        const answer = await fetch(address)
        if (!answer.ok) throw new Error(answer.status)
        return answer.json()
    }))
    hourTexts = hours.texts
    institutions = new Map(all.map(own => [own.id, { ...own, holidays: holidaysIn(hours.holidays, own.country) }]))
    part("institutions").append(...all.map(({ id, name }) => element("option", { value: id, textContent: name })))
    render()
} catch { say(texts.unreachable) }
open()
refresh()
// All that the page was made of works without a network from now on.
const resources = performance.getEntriesByType("resource").map(({ name }) => new URL(name)).filter(({ origin }) => origin === location.origin)
tell({ keep: [location.pathname, texts.mapPage, ...new Set([...resources.map(({ pathname }) => pathname), texts.directory])] })
