// What the device remembers of gifts: the latest of them, and baskets to come back to.
import { storage } from "../settings.js"

/** How many gifts are remembered. */
const most = 20

function read(name) {
    try {
        const list = JSON.parse(storage.get(name) ?? "[]")
        return Array.isArray(list) ? list : []
    } catch { return [] }
}

/** The latest first: what each was for, how much and when. */
export const gifts = () => read("gifts").filter(gift => typeof gift?.basket === "string" && typeof gift.amount === "string")

export const addGift = gift => storage.set("gifts", JSON.stringify([gift, ...gifts()].slice(0, most)))

/** Ids of baskets. */
export const baskets = () => read("baskets").filter(id => typeof id === "string")

/** Says whether the basket is remembered then. */
export function toggleBasket(id) {
    const list = baskets()
    const others = list.filter(other => other !== id)
    storage.set("baskets", JSON.stringify(others.length < list.length ? others : [id, ...list]))
    return baskets().includes(id)
}

export function forget() {
    for (const name of ["gifts", "baskets"]) storage.set(name)
}
