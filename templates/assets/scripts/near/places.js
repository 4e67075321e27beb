// The places of a country, fetched by pieces, each when somebody types what may stand in it.
import { fold } from "../search/words.js"

/** The letters of a name as addresses write them; pieces are in the order of these. */
export const key = name => fold(name).replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "")

const pieces = new Map()
const piece = address => {
    if (!pieces.has(address)) pieces.set(address, fetch(address).then(async answer => {
        if (!answer.ok) throw new Error(answer.status)
        return (await answer.text()).trim().split("\n").map(line => line.split("\t")).map(([name, region, north, east, people]) =>
            ({ name, key: key(name), region: +region, at: [north / 1000, east / 1000], people: +people }))
    }).catch(error => {
        pieces.delete(address)
        throw error
    }))
    return pieces.get(address)
}

const gazetteers = new Map()

/** The contents of the directory of places at an address: its regions, and the first key of each piece. */
export function gazetteer(address) {
    if (!gazetteers.has(address)) gazetteers.set(address, fetch(address).then(async answer => {
        if (!answer.ok) throw new Error(answer.status)
        return { ...await answer.json(), folder: address.replace(/\.json$/, "-") }
    }).catch(error => {
        gazetteers.delete(address)
        throw error
    }))
    return gazetteers.get(address)
}

/**
 * The places that a text may mean, likelier ones first: those whose names begin so; where there are none, those of which it may be a form
 * ("krakowie"). The addresses of pieces are `folder`, their numbers and an ending.
 */
export async function places(text, { starts, folder }) {
    const wanted = key(text)
    for (let length = wanted.length; length > 1 && length >= wanted.length - 4; length--) {
        const start = wanted.slice(0, length)
        const last = starts.findLastIndex(first => first <= start)
        const numbers = [Math.max(0, last)]
        // Two at most: who has typed little has not asked for everything.
        if (starts[last + 1]?.startsWith(start)) numbers.push(last + 1)
        const rows = (await Promise.all(numbers.map(number => piece(`${folder}${number}.tsv`)))).flat()
        const found = rows.filter(row => row.key.startsWith(start) && (length === wanted.length || row.key.length < length + 3))
        if (found.length) return found.sort((one, other) => (other.key === wanted) - (one.key === wanted) || other.people - one.people)
    }
    return []
}
