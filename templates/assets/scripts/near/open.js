// Institutions that are open at this moment, by the directory of all.
import { clock, holidaysIn, stateAt } from "../open-now.js"
import { distance } from "./distance.js"
import { once } from "./once.js"

const fetched = once(async address => {
    const answer = await fetch(address)
    if (!answer.ok) throw new Error(answer.status)
    return answer.json()
})

/** As cards of the index, with their distance from a place up to a limit in kilometres, the nearest first. */
export async function openNow(place, limit, { directory, hours, zone, base }) {
    const [all, { texts, holidays }] = await Promise.all([directory, hours].map(fetched))
    const now = clock(zone)
    return all.flatMap(({ id, name, address, logo, at, isExact, country, ...own }) => {
        const kilometres = at ? distance(place.at, at) : Infinity
        const [state, time] = stateAt({ ...own, holidays: holidaysIn(holidays, country) }, now)
        if (state !== "open" || kilometres > limit) return []
        const card = { kind: "institution", title: name, url: `${base}${id}/`, picture: logo, line: texts.open.replace("{time}", time), place: address }
        return [{ card, kilometres, isExact }]
    }).sort((one, other) => one.kilometres - other.kilometres)
}
