// Lost and found animals: narrowed by side, type, colour and days, those near the chosen place first.
import { distance } from "../near/distance.js"
import { keptPlace, told } from "../near/nearest.js"

const form = document.querySelector("[data-lost]")
const list = document.querySelector("[data-lost-list]")
const said = form.querySelector("[role=status]")
const place = keptPlace()
const cards = [...list.querySelectorAll(":scope > li")]

/** A text without letter case and diacritics. */
const plain = text => text.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("ł", "l").replaceAll("Ł", "l").toLowerCase()

function show() {
    const { status, type, colour, days } = Object.fromEntries(new FormData(form))
    const words = plain(colour).split(/\s+/).filter(Boolean)
    const since = days && Date.parse(form.dataset.today) - days * 86_400_000
    let count = 0
    for (const card of cards) {
        const line = plain(card.querySelector("[data-line]").textContent)
        card.hidden = !!status && card.dataset.status !== status || !!type && card.dataset.type !== type
            || !words.every(word => line.includes(word)) || !!since && !(Date.parse(card.dataset.date) >= since)
        if (!card.hidden) count++
    }
    said.textContent = count ? "" : form.dataset.nothing
}

form.addEventListener("input", show)
form.addEventListener("submit", event => event.preventDefault())
show()

if (place) {
    const far = cards.map(card => ({
        card, kilometres: card.dataset.at ? distance(place.at, card.dataset.at.split(" ").map(part => part / 1000)) : Infinity,
    })).sort((one, other) => one.kilometres - other.kilometres || 0)
    list.append(...far.map(({ card }) => card))
    for (const { card, kilometres } of far) {
        if (kilometres < Infinity) card.querySelector("[data-where]").prepend(...told(kilometres, false, form.dataset), " · ")
    }
}
