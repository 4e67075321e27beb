// What the device remembers, on the list of baskets.
import { element } from "../element.js"
import { baskets, forget, gifts } from "./kept.js"

const cards = [...document.querySelectorAll("[data-basket-card]")]
const own = document.querySelector("[data-own-baskets]")
const log = document.querySelector("[data-gifts]")

function showKept() {
    const known = baskets().map(id => cards.find(card => card.dataset.basketCard === id)).filter(Boolean)
    own.hidden = !known.length
    own.querySelector("ul").replaceChildren(...known.map(card => {
        const copy = card.cloneNode(true)
        copy.hidden = false
        return copy
    }))
    const made = gifts()
    const days = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "long", timeZone: "UTC" })
    log.hidden = !made.length && !known.length
    log.querySelector("ul").replaceChildren(...made.slice(0, 20).map(({ basket, name, amount, date }) => {
        const link = cards.find(card => card.dataset.basketCard === basket)?.querySelector("h3 a")
        const day = new Date(date)
        return element("li", {}, element("strong", { textContent: amount }), " ",
            link ? element("a", { href: link.href, textContent: link.textContent }) : element("span", { textContent: name ?? basket }),
            " ", element("small", { textContent: isNaN(day) ? "" : days.format(day) }))
    }))
}

log.querySelector("[data-forget-gifts]").addEventListener("click", () => {
    forget()
    showKept()
    const said = document.querySelector("[data-forgotten]")
    said.textContent = said.dataset.forgotten
})
showKept()
addEventListener("pageshow", event => { if (event.persisted) showKept() })
