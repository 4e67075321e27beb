// Lost and found animals of all pages: narrowed by side, type, colour and days, those near the chosen place first.
import { dayOf } from "../day.js"
import { distance } from "../near/distance.js"
import { keptPlace, told } from "../near/nearest.js"

const form = document.querySelector("[data-lost]")
const list = document.querySelector("[data-lost-list]")
const said = form.querySelector("[role=status]")
const place = keptPlace()
let cards

/** A text without letter case and diacritics. */
const plain = text => text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("Ł", "l").toLowerCase()

function show() {
    const { status, type, colour, days } = Object.fromEntries(new FormData(form))
    const words = plain(colour).split(/\s+/).filter(Boolean)
    const since = days && Date.parse(form.dataset.today) - days * 86_400_000
    let count = 0
    for (const { card } of cards) {
        const line = plain(card.querySelector("[data-line]").textContent)
        card.hidden = !!status && card.dataset.status !== status || !!type && card.dataset.type !== type
            || !words.every(word => line.includes(word)) || !!since && !(Date.parse(card.dataset.date) >= since)
        if (!card.hidden) count++
    }
    said.textContent = count ? "" : form.dataset.nothing
}

/** The cards of a page that have not ended by the visitor's own day. */
function cardsOf(list) {
    return [...list?.querySelectorAll(":scope > li") ?? []].flatMap(card => {
        const { at, until } = card.dataset
        if (until < dayOf()) {
            card.remove()
            return []
        }
        const kilometres = place && at ? distance(place.at, at.split(" ").map(part => part / 1000)) : Infinity
        if (kilometres < Infinity) card.querySelector("[data-where]").prepend(...told(kilometres, false, form.dataset), "\xa0· ")
        return { card, kilometres }
    })
}

let whole
/** Fetches the other pages, once: what is sought may stand on any of them. */
function fetchAll() {
    const pages = document.querySelector("nav[data-pages]")
    whole ??= (async () => {
        if (!pages) return
        const isFirst = !pages.querySelector("a[rel=prev]")
        const found = isFirst ? cards : []
        let next = pages.querySelector(isFirst ? "a[rel=next]" : ".number a")?.href
        while (next) {
            const page = new DOMParser().parseFromString(await (await fetch(next)).text(), "text/html")
            found.push(...cardsOf(page.querySelector("[data-lost-list]")))
            const link = page.querySelector("nav[data-pages] a[rel=next]")?.getAttribute("href")
            next = link && new URL(link, next).href
        }
        cards = found
        list.replaceChildren(...cards.map(({ card }) => card))
        pages.hidden = true
    })()
    return whole
}

async function narrow() {
    show()
    // Without a connection the page's own cards are narrowed.
    await fetchAll().catch(() => {})
    show()
}

cards = cardsOf(list)
form.addEventListener("input", narrow)
form.addEventListener("submit", event => event.preventDefault())
show()

if (place) {
    await fetchAll().catch(() => {})
    cards.sort((one, other) => one.kilometres - other.kilometres || 0)
    list.append(...cards.map(({ card }) => card))
    show()
}
