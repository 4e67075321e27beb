// Questions that name a place and perhaps a distance: "pies w promieniu 30 km od Tczewa", "dog near Gdynia within 20 km".
import { distance } from "./distance.js"
import { keptPlace, nearest, positions } from "./nearest.js"
import { gazetteer, key, places } from "./places.js"

/** In kilometres, where a question tells none. */
const usual = 100
const length = String.raw`(?<length>\d{1,4})\s*km`
const within = String.raw`(?:\s+(?:w promieniu|do|within))?\s+${length}`
const surroundings = String.raw`(?:i|oraz|lub)\s+(?:(?:w|z)\s+)?okolic\p{L}*|(?:and\s+)?(?:the\s+)?(?:surrounding\s+)?(?:areas?|surroundings)`
const patterns = [
    // The visitor's own place, of which only those know who chose one.
    String.raw`(?<own>(?:w|z) mojej okolic\p{L}*|in my area|near my (?:home|house|place))(?:${within})?(?=[\s,.]|$)`,
    String.raw`(?:(?:w promieniu|do|within)\s+)?${length}\s+(?:od|of|from|around)\s+(?:the\s+)?(?<place>.+?)(?:\s+(?:${surroundings}))?$`,
    // The name is the last of the words before.
    String.raw`(?<before>.+?)\s+(?:${surroundings})(?:${within})?(?=[\s,.]|$)`,
    String.raw`(?:blisko|niedaleko|nieopodal|ko[łl]o|w pobliżu|okolice|(?:z|w) okolic\p{L}*|near|close to|around)\s+(?<place>.+?)(?:${within})?$`,
].map(pattern => new RegExp(String.raw`(?:^|\s)${pattern}`, "iu"))
/** What is no name of a place: the visitor's own. */
const here = /^(?:mnie|nas|me|us|here)$/i

/** How far a place may be from what is nearest to it, in kilometres. */
const farthest = 120

/** The places that a name may mean. A form of a name is about as long as a name. */
const named = async (name, address) =>
    (await places(name, await gazetteer(address))).filter(row => row.isMeant || Math.abs(row.key.length - key(name).length) <= 2 * key(name).split("-").length)

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

/** Whether a place is called so, or by a form of its name: ordinary words before "area" and beside "okolice" are none ("play", "lasu"). */
const isCalled = (place, name, mayBeForm) => place.isMeant || place.key === name
    || mayBeForm && (name.includes("-") || name.startsWith(place.key.slice(0, Math.max(4, place.key.length - 2))))

/** A request to an index whose text names a place: its other words, with what is near that place first; else the request as it is. */
export async function understood(request, index, address) {
    // Many blanks would keep the patterns busy.
    const text = request.text.slice(0, 300).replace(/\s+/g, " ")
    const match = patterns.map(pattern => pattern.exec(text)).find(Boolean)
    if (!match || !address) return request
    const { own, place: behind, before, length } = match.groups, words = (behind ?? before ?? "").trim().split(" ")
    const [first, last] = [text.slice(0, match.index), text.slice(match.index + match[0].length)]
    const asked = async (place, others) => ({
        ...request, text: [first, ...others, last].join(" ").trim(),
        ...place && nearest(place, await positions(index), Number(length ?? usual)),
    })
    // Where that is, only a visitor who chose a place has told; for others these words say nothing.
    if (own) return asked(keptPlace(), [])
    if (behind && here.test(words[0])) return asked(keptPlace(), words.slice(1))
    const isSurrounded = /okolic/i.test(match[0])
    for (let count = Math.min(3, words.length); count; count--) {
        const at = before ? words.length - count : 0, name = words.slice(at, at + count).join(" "), others = words.toSpliced(at, count)
        const [place] = await named(name, address)
        if (!place || (before || isSurrounded) && !isCalled(place, key(name), isSurrounded)) continue
        // A town alone is asked for with its institutions.
        return before && !others.length && !/\p{L}/u.test(last) ? request : asked(place, others)
    }
    return request
}
