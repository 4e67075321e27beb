// Near me: institutions and animals by their distance from a place that never leaves the device.
import { counted, element, index, later } from "../search/index.js"
import { storage } from "../settings.js"
import { keptPlace, nearest, positions, told } from "./nearest.js"
import { gazetteer, places } from "./places.js"

const form = document.querySelector("[data-near]")
const directory = () => gazetteer(form.dataset.places)
const input = form.querySelector("[type=search]")
const [choices, said, here, range, shown, types, answer] =
    ["choices", "said", "here", "range", "range-text", "types", "answer"].map(name => document.querySelector(`[data-${name}]`))
const ranges = range.dataset.range.split(" ").map(Number)
const templates = Object.fromEntries([...answer.querySelectorAll("template")].map(template => [template.dataset.card, template]))
const lists = [...answer.querySelectorAll("[data-list]")]
const map = document.querySelector("[data-map-of]")

let place = keptPlace()

const limit = () => ranges[range.value] ?? Infinity

function made(card, kilometres, isExact) {
    const item = templates[card.kind].content.firstElementChild.cloneNode(true)
    const part = name => item.querySelector(`[data-${name}]`)
    part("title").textContent = card.title
    part("title").href = card.url
    part("line").textContent = card.line
    part("place").textContent = card.place
    part("distance").append(...told(kilometres, isExact, form.dataset))
    if (card.picture) part("picture").src = card.picture
    else part("picture").remove()
    return item
}

let turn = 0
async function show(sizes = lists.map(list => +list.dataset.list)) {
    const mine = ++turn
    shown.textContent = limit() < Infinity ? counted(form.dataset.kilometres, limit()) : range.dataset.any
    range.setAttribute("aria-valuetext", shown.textContent)
    here.hidden = !place
    answer.hidden = !place
    draw()
    if (!place) return
    here.querySelector("b").textContent = place.name || form.dataset.position
    try {
        const catalogue = await index(form.dataset.index)
        const { measure, order } = nearest(place, await positions(catalogue), limit())
        const type = [...types.querySelectorAll(":checked")].map(control => control.value)
        const facets = [{ kind: "institutions" }, { kind: "animals", ...type.length && { type } }]
        const results = await Promise.all(facets.map((facets, place) => catalogue.search({ facets, order, limit: sizes[place] })))
        const cards = await Promise.all(results.map(({ hits }) => catalogue.cards(hits)))
        if (mine !== turn) return
        const texts = results.map(({ total, hits }, place) => {
            const section = lists[place]
            section.querySelector("ul").replaceChildren(...cards[place].flatMap((card, row) => {
                if (!card) return []
                const { kilometres, isExact } = measure(hits[row])
                return made(card, kilometres, isExact)
            }))
            const text = counted(section.dataset.forms, total)
            section.querySelector(".count").textContent = text
            const more = section.querySelector("button")
            more.parentElement.hidden = hits.length >= total
            more.onclick = () => show(sizes.map((size, other) => size + (other === place) * size))
            return text
        })
        said.textContent = texts.join(", ")
    } catch {
        if (mine === turn) said.textContent = form.dataset.failed
    }
}

/** The place and the range on the map. */
function draw() {
    const circle = map?.querySelector("ellipse")
    if (!circle) return
    for (const name of ["rx", "ry"]) circle.setAttribute(name, 0)
    if (!place) return
    const [west, north, across, down] = map.dataset.mapOf.split(" ").map(Number)
    const reach = limit() < Infinity ? limit() / 111.195 : .05
    circle.setAttribute("cx", (place.at[1] - west) * across)
    circle.setAttribute("cy", (north - place.at[0]) * down)
    circle.setAttribute("rx", reach / Math.cos(place.at[0] * Math.PI / 180) * across)
    circle.setAttribute("ry", reach * down)
}

function choose(chosen) {
    place = chosen
    // What is still being looked for comes too late.
    typing++
    input.value = ""
    const isKept = storage.set("place", place && JSON.stringify(place))
    choices.replaceChildren()
    if (!isKept) said.textContent = form.dataset.refused
    show()
}

let typing = 0
const named = ({ name, region, at }, { regions }) => ({ name: `${name}, ${regions[region]}`, at })
async function suggest() {
    const mine = ++typing
    try {
        const contents = await directory()
        const found = (await places(input.value, contents)).slice(0, 6).map(row => named(row, contents))
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
range.addEventListener("input", () => show())
types.addEventListener("change", () => show())
show()
