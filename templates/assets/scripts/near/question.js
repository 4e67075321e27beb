// Questions that name a place and perhaps a distance: "pies w promieniu 30 km od Tczewa", "dog near Gdynia within 20 km".
import { keptPlace, nearest, positions } from "./nearest.js"
import { gazetteer, key, places } from "./places.js"

/** In kilometres, where a question tells none. */
const usual = 100
const length = String.raw`(?<length>\d{1,4})\s*km`
const patterns = [
    String.raw`(?:(?:w promieniu|do|within)\s+)?${length}\s+(?:od|of|from|around)\s+(?<place>.+)$`,
    String.raw`(?:blisko|niedaleko|ko[łl]o|w pobliżu|w okolic\p{L}*|near|close to|around)\s+(?<place>.+?)(?:\s+(?:w promieniu|do|within)\s+${length})?$`,
].map(pattern => new RegExp(String.raw`(?:^|\s)${pattern}`, "iu"))
/** What is no name of a place: the visitor's own. */
const here = /^(?:mnie|nas|me|us|here)$/i

/** The place that a name means. A form of its name is about as long as a name. */
const named = async (name, address) =>
    (await places(name, await gazetteer(address))).find(row => row.isMeant || Math.abs(row.key.length - key(name).length) <= 2)

/** A request for what is nearest to a place that has nothing of what is asked for there; null where nobody knows the place. */
export async function around(request, [name, text], index, address) {
    // Other orders are asked for, too.
    const place = address && !request.order && !request.within && (request.sort ?? "best") === "best" && await named(name, address)
    return place ? { ...request, text, ...nearest(place, await positions(index)) } : null
}

/** A request to an index whose text names a place: its other words, with what is near that place first; else the request as it is. */
export async function understood(request, index, address) {
    const match = patterns.map(pattern => pattern.exec(request.text)).find(Boolean)
    if (!match || !address) return request
    const words = match.groups.place.trim().split(/\s+/)
    const asked = async (place, others) => ({
        ...request, text: [request.text.slice(0, match.index), ...others].join(" ").trim(),
        ...place && nearest(place, await positions(index), Number(match.groups.length ?? usual)),
    })
    // Where that is, only a visitor who chose a place has told; for others these words say nothing.
    if (here.test(words[0])) return asked(keptPlace(), words.slice(1))
    for (let count = Math.min(3, words.length); count; count--) {
        const name = words.slice(0, count).join(" ")
        const place = await named(name, address)
        if (place) return asked(place, words.slice(count))
    }
    return request
}
