// Near me: institutions and animals by their distance from a place that never leaves the device.
import { counted, element, later, number } from "../search/answers.js"
import { clear, isChosen, wanted } from "../search/controls.js"
import { maker } from "../search/made.js"
import { storage } from "../settings.js"
import { catalogue, keptPlace, keptRange, nearest, positions, told } from "./nearest.js"
import { once } from "./once.js"
import { gazetteer, places } from "./places.js"

const form = document.querySelector("[data-near]")
const directory = () => gazetteer(form.dataset.places)
const input = form.querySelector("[type=search]")
const [choices, said, here, range, shown, answer] =
    ["choices", "said", "here", "range", "range-text", "answer"].map(name => document.querySelector(`[data-${name}]`))
const ranges = range.dataset.range.split(" ").map(Number)
const made = maker(answer)
const controls = [...form.querySelectorAll("[data-facets] :is(input, select)")]
const lists = [...answer.querySelectorAll("[data-list]")]
const map = document.querySelector(".map")
const openOnly = form.querySelector("[data-hours]")

let place = keptPlace()
/** False where the browser keeps nothing. */
let isKept = true

const limit = () => ranges[range.value] ?? Infinity
const showRange = () => {
    const kept = [...ranges, Infinity].indexOf(keptRange())
    if (storage.get("range") && kept >= 0) range.value = kept
}
showRange()

function placed(card, kilometres, isExact) {
    const item = made(card)
    item.querySelector("[data-distance]").append(...told(kilometres, isExact, form.dataset))
    return item
}

let turn = 0
async function show(sizes = lists.map(list => +list.dataset.list)) {
    const mine = ++turn
    shown.textContent = limit() < Infinity ? counted(form.dataset.kilometres, limit()) : range.dataset.any
    range.setAttribute("aria-valuetext", shown.textContent)
    here.hidden = !place
    answer.hidden = !place
    if (!place) return draw()
    here.querySelector("b").textContent = place.name || form.dataset.position
    try {
        const all = await catalogue(form.dataset.index)
        const { measure, order, institutions, animals } = nearest(place, await positions(all), limit())
        // Only filters need the index of words.
        const filtered = async () => (await (await (await import("../search/search.js")).index(form.dataset.index)).search({ facets: wanted(controls, { kind: "animals" }), order, limit: Infinity })).hits
        const numbered = async (found, size) => {
            const hits = found.slice(0, size)
            const cards = await all.cards(hits)
            return { total: found.length, rows: hits.map((hit, row) => ({ card: cards[row], ...measure(hit) })) }
        }
        const open = async size => {
            const rows = await (await import("./open.js")).openNow(place, limit(), openOnly.dataset)
            return { total: rows.length, rows: rows.slice(0, size) }
        }
        const found = await Promise.all([
            openOnly.checked ? open(sizes[0]) : numbered(institutions(), sizes[0]),
            numbered(controls.some(isChosen) ? await filtered() : animals(), sizes[1]),
        ])
        if (mine !== turn) return
        const texts = found.map(({ total, rows }, place) => {
            const section = lists[place]
            section.querySelector("ul").replaceChildren(...rows.flatMap(({ card, kilometres, isExact }) => card ? placed(card, kilometres, isExact) : []))
            const text = counted(section.dataset.forms, total)
            section.querySelector(".count").textContent = text
            const more = section.querySelector("button")
            more.parentElement.hidden = rows.length >= total
            more.onclick = () => show(sizes.map((size, other) => size + (other === place) * size))
            return text
        })
        said.textContent = [...texts, ...isKept ? [] : [form.dataset.refused]].join(", ")
        draw().catch(() => {})
    } catch {
        if (mine === turn) said.textContent = form.dataset.failed
    }
}

/** The map comes into sight. */
const sight = () => new Promise(resolve => {
    const observer = new IntersectionObserver(([{ isIntersecting }]) => {
        if (!isIntersecting) return
        observer.disconnect()
        resolve()
    }, { rootMargin: "200px" })
    observer.observe(map)
})
/** The map with all institutions, as the page of the map has them. */
const openChart = once(async () => {
    await sight()
    const { fetchPage, openMap, pointsOf, projection } = await import("../map/map.js")
    return { ...projection(map), points: pointsOf(await fetchPage(form.dataset.map)), chart: openMap(map) }
})
let isOpened = false
/** The place, the range and all institutions, on the map. */
async function draw() {
    if (!map || !place && !isOpened) return
    isOpened = true
    const { chart, point, reach, points } = await openChart()
    chart.show({ place, kilometres: limit(), points })
    if (!place) return
    const { x, y } = point(place.at)
    const { rx, ry } = reach(place.at, Math.min(limit(), 2000))
    chart.fit([{ x: x - rx, y: y - ry }, { x: x + rx, y: y + ry }])
}

function choose(chosen) {
    place = chosen
    // What is still being looked for comes too late.
    typing++
    input.value = ""
    isKept = storage.set("place", place && JSON.stringify(place))
    choices.replaceChildren()
    show()
}

let typing = 0
const named = ({ name, city, region, at }, { regions }) => ({ name: `${name}, ${city ?? regions[region]}`, at })
async function suggest() {
    const mine = ++typing
    // What was chosen is no longer typed, and has its own answer.
    if (!input.value) return choices.replaceChildren()
    try {
        const contents = await directory()
        // A single letter may begin too much.
        const found = /\d|../.test(input.value.trim()) ? (await places(input.value, contents)).slice(0, 6).map(row => named(row, contents)) : []
        if (mine !== typing) return
        choices.replaceChildren(...found.map(place => {
            const button = element("button", { type: "button", className: "button quiet", textContent: place.name })
            button.addEventListener("click", () => choose(place))
            return element("li", {}, button)
        }))
        said.textContent = !found.length && input.value.trim().length > 1 ? form.dataset.unknown : ""
    } catch {
        if (mine === typing) said.textContent = form.dataset.failed
    }
}
input.addEventListener("input", later(150, suggest))
form.addEventListener("submit", async event => {
    event.preventDefault()
    try {
        const contents = await directory()
        const [first] = await places(input.value, contents)
        if (first) choose(named(first, contents))
        else said.textContent = form.dataset.unknown
    } catch { said.textContent = form.dataset.failed }
})
form.querySelector("[data-locate]").addEventListener("click", () => {
    const failed = () => { said.textContent = form.dataset.denied }
    if (!navigator.geolocation) return failed()
    // To a kilometre: nearer than that nobody needs to remember where somebody was.
    navigator.geolocation.getCurrentPosition(({ coords: { latitude, longitude } }) =>
        choose({ name: "", at: [latitude, longitude].map(degrees => Math.round(degrees * 100) / 100) }), failed, { timeout: 20000, maximumAge: 600000 })
})
here.querySelector("button").addEventListener("click", () => {
    choose(null)
    input.focus()
})
range.addEventListener("input", () => {
    storage.set("range", String(limit()))
    show()
})

openOnly.addEventListener("change", () => show())
// Another tab has chosen.
addEventListener("storage", ({ key }) => {
    if (key !== null && ![storage.key("place"), storage.key("range")].includes(key)) return
    place = keptPlace()
    showRange()
    show()
})

/** How many filters there are, and the button that takes them away. */
function filtered() {
    const count = controls.filter(isChosen).length
    form.querySelector("[data-number]").textContent = count ? ` (${number(count)})` : ""
    form.querySelector("[data-clear]").hidden = !count
    show()
}
form.querySelector("[data-facets]")?.addEventListener("change", filtered)
form.querySelector("[data-clear]")?.addEventListener("click", () => {
    controls.forEach(clear)
    filtered()
    form.querySelector("summary").focus()
})
// They count all animals, and not those that are near.
for (const option of form.querySelectorAll("option[data-label]")) option.textContent = option.dataset.label
show()
