// Questions that name a place and perhaps a distance: "pies w promieniu 30 km od Tczewa", "dog near Gdynia within 20 km".
import { distance } from "./distance.js"
import { keptPlace, nearest, positions } from "./nearest.js"
import { gazetteer, key, places } from "./places.js"

/** In kilometres, where a question tells none. */
const usual = 100
const length = String.raw`(?<length>\d{1,4})\s*km`
const patterns = [
    String.raw`(?:(?:w promieniu|do|within)\s+)?${length}\s+(?:od|of|from|around)\s+(?<place>.+)$`,
    // A name that stands before has other words before it.
    String.raw`(?<before>.+?)\s+(?:(?:i|oraz|lub)\s+(?:(?:w|z)\s+)?okolic\p{L}*|(?:and\s+)?(?:area|surroundings))(?=\s|$)`,
    String.raw`(?:blisko|niedaleko|nieopodal|ko[łl]o|w pobliżu|okolice|(?:z|w) okolic\p{L}*|near|close to|around)\s+(?<place>.+?)(?:\s+(?:w promieniu|do|within)\s+${length})?$`,
].map(pattern => new RegExp(String.raw`(?:^|\s)${pattern}`, "iu"))
/** What is no name of a place: the visitor's own. */
const here = /^(?:mnie|nas|mojej|me|us|here|my|our)$/i

/** How far a place may be from what is nearest to it, in kilometres. */
const farthest = 120

/** The places that a name may mean. A form of a name is about as long as a name. */
const named = async (name, address) =>
    (await places(name, await gazetteer(address))).filter(row => row.isMeant || Math.abs(row.key.length - key(name).length) <= 2)

/**
 * A request for what is nearest to a place that has nothing of what is asked for there; null where another order is asked for. `house` is an
 * institution there, or the nearest one, by which a form of a name is no form of another: "w Lublinie" is not Lubliniec. `around` is the name of the place, if that is known.
 */
export async function around(request, [name, text, house, isOfHouses], index, address) {
    if (request.order || request.within || (request.sort ?? "best") !== "best") return null
    const known = await positions(index), at = known.at[house]
    if (!at) return null
    const from = row => distance(row.at, at)
    let place
    // "Krakowie" may begin the name of a village far away.
    for (let cut = 0; !place && cut < 4; cut++) {
        const rows = await named(name.slice(0, name.length - cut), address).catch(() => [])
        place = rows.filter(row => from(row) < farthest).sort((one, other) => from(one) - from(other))[0]
    }
    return { ...request, text, isOfHouses, around: place?.name, ...nearest(place ?? { at }, known) }
}

/** A request to an index whose text names a place: its other words, with what is near that place first; else the request as it is. */
export async function understood(request, index, address) {
    const match = patterns.map(pattern => pattern.exec(request.text.slice(0, 300))).find(Boolean)
    if (!match || !address) return request
    const { place: behind, before, length } = match.groups, words = (behind ?? before).trim().split(/\s+/)
    const asked = async (place, others) => ({
        ...request, text: [request.text.slice(0, match.index), ...others, request.text.slice(match.index + match[0].length)].join(" ").trim(),
        ...place && nearest(place, await positions(index), Number(length ?? usual)),
    })
    // Where that is, only a visitor who chose a place has told; for others these words say nothing.
    if (behind && here.test(words[0])) return asked(keptPlace(), words.slice(1))
    if (before && here.test(words.at(-1))) return asked(keptPlace(), words.slice(0, -1))
    for (let count = Math.min(3, words.length); count; count--) {
        const at = before ? words.length - count : 0, name = words.splice(at, count)
        const [place] = await named(name.join(" "), address)
        // "A play area" is no town whose name begins so.
        if (place && (behind || /okolic/i.test(match[0]) || place.key === key(name.join(" ")))) {
            // A town alone is asked for with its institutions.
            return before && !words.length ? request : asked(place, words)
        }
        words.splice(at, 0, ...name)
    }
    return request
}
