// Similar animals by their distance from the place that the visitor chose.
import { animals } from "../directory.js"
import { near } from "../texts.js"
import { catalogue, keptPlace, nearest, positions, told } from "./nearest.js"

/** Puts the cards in order and tells how far each is; `keyOf` tells the animal to whom a link leads. */
export async function sort(keyOf) {
    const place = keptPlace()
    const list = [...document.querySelectorAll("section > ul.cards")].at(-1)
    if (!place || !list) return
    const [all, known] = await Promise.all([animals(near.directory), catalogue(document.querySelector("[data-find]").dataset.find).then(positions)])
    const numbers = new Map(all.filter(({ seeks }) => seeks).map(({ key, number }) => [key, number]))
    const { measure } = nearest(place, known)
    const cards = [...list.children].map(card => {
        const number = numbers.get(keyOf(card.querySelector("h3 a")))
        return { card, ...number === undefined ? { kilometres: Infinity } : measure(number) }
    })
    cards.sort((one, other) => one.kilometres - other.kilometres || 0)
    for (const { card, kilometres, isExact } of cards) {
        if (kilometres < Infinity) card.querySelector(".where")?.prepend(...told(kilometres, isExact, near), "\xa0· ")
    }
    list.append(...cards.map(({ card }) => card))
}
