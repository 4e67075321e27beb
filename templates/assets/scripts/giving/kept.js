// What the device remembers of gifts: the latest of them, and baskets to come back to.
import { storage } from "../settings.js"
import { parse } from "./payment.js"

/** How many gifts are remembered: the sums of years are made of them. */
const most = 1000

function read(name) {
    try {
        const list = JSON.parse(storage.get(name) ?? "[]")
        return Array.isArray(list) ? list : []
    } catch { return [] }
}

/** The latest first: what each was for, how much and when. */
export const gifts = () => read("gifts").filter(gift => typeof gift?.basket === "string" && typeof gift.amount === "string")

export const addGift = gift => storage.set("gifts", JSON.stringify([gift, ...gifts()].slice(0, most)))

/** What was given in each year, by currency: `{ 2026: { PLN: 15000 } }`. */
export function years() {
    const sums = {}
    for (const { amount, date, minor, currency } of gifts()) {
        const year = /^\d{4}(?=-)/.exec(date)?.[0]
        // Earlier ones are known by their words alone.
        const code = currency ?? (/€|EUR/.test(amount) ? "EUR" : "PLN")
        const value = minor ?? parse(amount, code)
        if (!year || !Number.isSafeInteger(value)) continue
        sums[year] ??= {}
        sums[year][code] = (sums[year][code] ?? 0) + value
    }
    return sums
}

/** Whom the visitor's own basket is for, with their percents: "azyl:50,azyl/rex:50". */
export const ownBasket = () => storage.get("own-basket") ?? ""

export const keepOwnBasket = text => storage.set("own-basket", text)

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
    for (const name of ["gifts", "baskets", "own-basket"]) storage.set(name)
}
