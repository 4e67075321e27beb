// What is nearest to the place that the visitor chose, which only the device knows.
import { counted, element, number } from "../search/answers.js"
import { storage } from "../settings.js"
import { distance } from "./distance.js"
import { once } from "./once.js"

/** The place that the visitor chose: its name, latitude and longitude; null where there is none. */
export function keptPlace() {
    let place = null
    try { place = JSON.parse(storage.get("place")) } catch { /* Spoilt memory. */ }
    return place?.at?.length === 2 && place.at.every(Number.isFinite) ? place : null
}

/** The range in kilometres that the visitor chose beside it; infinite for any. */
export const keptRange = () => Number(storage.get("range")) || Infinity

/** The start of the index at an address, without its words. */
export const catalogue = once(async root => (await import("../search/cards.js")).openCatalogue(root))

/** The numbers whose digits are in some texts, as SearchPositions writes them; negative ones where a number is not known. */
const numbers = texts => Array.from(texts[0], (_, place) => texts.reduce((number, text) => {
    const code = text.charCodeAt(place)
    return number * 91 + code - 35 - (code > 92)
}, 0))

/** Positions in degrees, each told by the way to it from the last one that is known; null where none is known. */
function steps(texts) {
    const [north, east] = [texts.slice(0, 3), texts.slice(3)].map(numbers)
    const last = [0, 0]
    return north.map((first, place) => first < 0 ? null : [first, east[place]].map((step, axis) => {
        last[axis] += step & 1 ? -(step + 1) / 2 : step / 2
        return last[axis] / 1000
    }))
}

/**
 * Where everything in an index is: `{ at: [[52.23, 21.012] or null], exact: "10…", seeking: [3, …], homes: { 12: [52.1, 20.9] }, institutions }`.
 * That is where institutions are, whether that is more than their town, how many animals of each seek a home, and where animals live that are
 * elsewhere, by their place among all that seek one. Rejects where it cannot be fetched.
 */
export async function positions(index) {
    const bytes = await index.positions()
    if (!bytes) throw new Error("positions")
    const { at, seeking, homes, ...others } = JSON.parse(new TextDecoder().decode(bytes))
    return {
        ...others, institutions: index.institutions, at: steps(at), seeking: numbers(seeking),
        homes: Object.fromEntries(Object.entries(homes).map(([entry, at]) => [entry, at.map(part => part / 1000)])),
    }
}

/** For everything in the index its distance, and whether it is known where it is or only in which town. */
function measured(place, { institutions, ...positions }) {
    const houses = positions.at.map(at => at ? distance(place.at, at) : Infinity)
    const keepers = positions.seeking.flatMap((count, house) => new Array(count).fill(house))
    return entry => {
        if (entry < institutions) return { kilometres: houses[entry] ?? Infinity, isExact: positions.exact[entry] === "1" }
        const home = positions.homes[entry - institutions]
        if (home) return { kilometres: distance(place.at, home), isExact: false }
        const house = keepers[entry - institutions]
        return { kilometres: houses[house] ?? Infinity, isExact: positions.exact[house] === "1" }
    }
}

/**
 * How far everything in an index is, and what puts what is found in that order, as far as a limit in kilometres. `institutions()` and `animals()`
 * are all of them in that order.
 */
export function nearest(place, positions, limit = Infinity) {
    const measure = measured(place, positions)
    const order = found => found.map(entry => ({ entry, ...measure(entry) })).filter(({ kilometres }) => kilometres <= limit)
        .sort((one, other) => one.kilometres - other.kilometres || one.entry - other.entry).map(({ entry }) => entry)
    const all = (from, count) => order(Array.from({ length: count }, (_, place) => from + place))
    return {
        measure, order, institutions: () => all(0, positions.at.length),
        animals: () => all(positions.institutions, positions.seeking.reduce((sum, count) => sum + count, 0)),
    }
}

/** "~12 km", and the same in words. The texts are the forms of kilometres by plural category and the phrase "about". */
export function told(kilometres, isExact, { kilometres: forms, about }) {
    const count = Math.max(1, Math.round(kilometres))
    const words = counted(forms, count)
    return [
        element("span", { ariaHidden: "true", textContent: `${isExact ? "" : "~"}${number(count)}\u00a0km` }),
        element("span", { className: "vh", textContent: isExact ? words : about.replace("{distance}", words) }),
    ]
}
