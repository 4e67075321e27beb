// What is nearest to the place that the visitor chose, which only the device knows.
import { counted, element, number } from "../search/index.js"
import { storage } from "../settings.js"
import { distance } from "./distance.js"

/** The place that the visitor chose: its name, latitude and longitude; null where there is none. */
export function keptPlace() {
    let place = null
    try { place = JSON.parse(storage.get("place")) } catch { /* Spoilt memory. */ }
    return place?.at?.length === 2 && place.at.every(Number.isFinite) ? place : null
}

/** The range in kilometres that the visitor chose beside it; infinite for any. */
export const keptRange = () => Number(storage.get("range")) || Infinity

/** The position at a place in six texts, as SearchPositions writes them; null for one that is not known. */
function known(columns, place) {
    const digits = columns.map(column => column.charCodeAt(place)).map(code => code - 35 - (code > 92))
    const [north, east] = [0, 3].map(first => digits[first] * 8281 + digits[first + 1] * 91 + digits[first + 2])
    return digits[0] < 0 ? null : [north - 90000, east - 180000]
}

/**
 * Where everything in an index is: `{ at: [[52.23, 21.012] or null], exact: "10…", seeking: [3, …], homes: { 12: [52.1, 20.9] }, institutions }`.
 * That is where institutions are, whether that is more than their town, how many animals of each seek a home, and where animals live that are
 * elsewhere, by their place among all that seek one. Rejects where it cannot be fetched.
 */
export async function positions(index) {
    const piece = await index.positions()
    if (!piece) throw new Error("positions")
    const { at, homes, ...others } = JSON.parse(new TextDecoder().decode(piece.bytes))
    // In thousandths of a degree.
    const degrees = at => at.map(part => part / 1000)
    return {
        ...others, at: Array.from(at[0], (_, place) => known(at, place)).map(at => at && degrees(at)), institutions: piece.institutions,
        homes: Object.fromEntries(Object.entries(homes).map(([entry, at]) => [entry, degrees(at)])),
    }
}

/** For everything in the index its distance, and whether it is known where it is or only in which town. */
function measured(place, { institutions, ...positions }) {
    const houses = positions.at.map(at => at ? distance(place.at, at) : Infinity)
    const keepers = positions.seeking.flatMap((count, house) => new Array(count).fill(house))
    return entry => {
        if (entry < institutions) return { kilometres: houses[entry], isExact: positions.exact[entry] === "1" }
        const home = positions.homes[entry - institutions]
        if (home) return { kilometres: distance(place.at, home), isExact: false }
        const house = keepers[entry - institutions]
        return { kilometres: houses[house] ?? Infinity, isExact: positions.exact[house] === "1" }
    }
}

/** How far everything in an index is, and what puts what is found in that order, as far as a limit in kilometres. */
export function nearest(place, positions, limit = Infinity) {
    const measure = measured(place, positions)
    const order = found => found.filter(entry => measure(entry).kilometres <= limit)
        .sort((one, other) => measure(one).kilometres - measure(other).kilometres || one - other)
    return { measure, order }
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
