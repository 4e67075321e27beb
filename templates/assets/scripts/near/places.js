// The places of a country, fetched by pieces, each when somebody types what may stand in it.
import { fold } from "../search/words.js"
import { once } from "./once.js"

/** The letters of a name as addresses write them; pieces are in the order of these. */
export const key = name => fold(name).replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "")

const found = async address => {
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(answer.status)
    return answer
}

/** The rows of a table at an address. */
const table = once(async address => (await (await found(address)).text()).trim().split("\n").map(line => line.split("\t")))

/** A place as a row tells it; `city` is that of which it is a district. */
const placeOf = ([name, region, north, east, people, city]) =>
    ({ name, key: key(name), region: +region, at: [north / 1000, east / 1000], people: +people, city })

const piece = async address => (await table(address)).map(placeOf)

/** The contents of the directory of places at an address: its regions, and the first key of each piece. */
export const gazetteer = once(async address => ({ ...await (await found(address)).json(), folder: address.replace(/\.json$/, "-") }))

/** How many letters of a form of a word its name may lack: "krakowie", "gdańskiem". */
const ending = 4

/** True if words may be forms of one another: "zielonej", "zielona". */
function isForm(one, other) {
    let common = 0
    while (common < one.length && one[common] === other[common]) common++
    return common >= Math.max(2, Math.min(one.length, other.length) - 2)
}

/** True if a text may be a form of a name of as many words. */
function isFormOf(wanted, name) {
    const [words, others] = [wanted.split("-"), name.split("-")]
    return words.length > 1 && words.length === others.length && words.every((word, place) => isForm(word, others[place]))
}

/** The towns of postal codes that begin with some digits; of a whole code the one that most of its digits tell. */
async function townsOf(digits, { folder }) {
    const rows = await table(`${folder}code-${digits[0]}.txt`)
    const known = rows.filter(([start]) => digits.startsWith(start)).at(-1)
    const meant = known ? [known] : rows.filter(([start]) => start.startsWith(digits))
    // Several beginnings may be of one town, which is told with the first of them.
    const towns = new Set(meant.map(([, town]) => town))
    return [...towns].map(town => placeOf(rows.find(row => row[1] === town && row.length > 2).slice(1)))
}

/**
 * The places that a text may mean, likelier ones first: what people call so; those whose names begin so; where there are none, those of which
 * it may be a form ("krakowie"); of a postal code the town. What is no guess has `isMeant`. The addresses of pieces are `folder`, their
 * numbers and an ending.
 */
export async function places(text, contents) {
    const wanted = key(text)
    const code = /^(\d\d?)-?(\d{0,3})$/.exec(wanted)
    if (!code && !Object.hasOwn(contents.names, wanted)) return called(wanted, contents)
    const meant = code ? await townsOf(code[1] + code[2], contents) : await called(key(contents.names[wanted]), contents)
    return meant.slice(0, code ? 6 : 1).map(place => ({ ...place, isMeant: true }))
}

async function called(wanted, { starts, folder }) {
    const [first] = wanted.split("-")
    const rowsOf = async start => {
        const last = starts.findLastIndex(first => first <= start)
        const numbers = [Math.max(0, last)]
        // Two at most: who has typed little has not asked for everything.
        if (starts[last + 1]?.startsWith(start)) numbers.push(last + 1)
        return (await Promise.all(numbers.map(number => piece(`${folder}${number}.txt`)))).flat()
    }
    const shorter = word => Array.from({ length: Math.max(0, Math.min(word.length - 1, ending + 1)) }, (_, less) => word.slice(0, word.length - less))
    for (const start of shorter(wanted)) {
        const found = (await rowsOf(start)).filter(row => row.key.startsWith(start) && (start === wanted || row.key.length < start.length + 3))
        if (found.length) return found.sort((one, other) => (other.key === wanted) - (one.key === wanted) || other.people - one.people)
    }
    for (const start of first === wanted ? [] : shorter(first)) {
        const found = (await rowsOf(start)).filter(row => isFormOf(wanted, row.key))
        if (found.length) return found.sort((one, other) => other.people - one.people)
    }
    return []
}
