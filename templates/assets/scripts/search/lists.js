// What only lists need of the index: facets, how many there would be with each value of one, and the order of arrival.

/** The words of which a document must have one, for each facet; of what an animal gets along with all. `tokens` is that of words.js. */
export function groups(facets, within, tokens) {
    const groups = within ? [["=in:" + within]] : []
    for (const [facet, values] of Object.entries(facets)) {
        if (facet === "kind" || !values) continue
        const keys = (values === true ? ["yes"] : [values].flat()).map(value => `=${facet}:${tokens(String(value)).join(" ")}`)
        if (facet === "good") groups.push(...keys.map(key => [key]))
        else if (keys.length) groups.push(keys)
    }
    return groups
}

/** Tells of a document, by its number, if it has a word of each group; `weigh` is told how many have, and for each of the first ones. */
export async function filter(groups, get, count, head, weigh) {
    const having = new Uint8Array(count)
    for (const keys of groups) {
        let all = 0, first = 0
        for (const key of keys) {
            const { total = 0, lists = [] } = await get(key) ?? {}
            all += total
            for (const [, numbers] of lists) {
                for (const number of numbers) {
                    having[number]++
                    if (number < head) first++
                }
            }
        }
        weigh(all, all / (first || 1))
    }
    return number => having[number] === groups.length
}

/** How many of what is found there would be with each of `values` by facet; other facets as asked, those of the same facet aside. */
export async function counts({ text, facets = {}, within, values: all }, find, look, count) {
    // It would cost too much.
    if (count > 25000) return null
    const counts = {}
    await Promise.all(Object.entries(all).map(async ([facet, values]) => {
        const without = { ...facets, kind: "animals" }
        if (facet !== "good" && facet !== "urgent") delete without[facet]
        const [{ found, isEntire }, ...lists] = await Promise.all([
            find({ text, facets: without, within }, true),
            ...values.map(value => look(`=${facet}:${value}`)),
        ])
        const wanted = new Uint8Array(count)
        for (const number of found) wanted[number] = isEntire(number) ? 2 : 1
        counts[facet] = {}
        values.forEach((value, index) => {
            // What has only some of the words counts where nothing has all of them.
            const sums = [0, 0, 0]
            for (const [, numbers] of lists[index]?.lists ?? []) for (const number of numbers) sums[wanted[number]]++
            const sum = sums[2] || sums[1]
            if (sum) counts[facet][value] = sum
        })
    }))
    return counts
}

/** All that engine.js finds, in another order: that of a function, or of arrival. */
export async function ordered({ sort, order, ...request }, find, piece, present, houses) {
    const { found, score, town, isEntire, ...result } = await find(request, true)
    let hits = order?.(found) ?? found
    if (order) {
        // What is near and has some of the words is no better than what has all of them and is far.
        const whole = hits.filter(isEntire)
        if (whole.length) hits = whole
        // Where institutions are asked for, a farther one comes before the animals of the nearest: "schronisko koło Bydgoszczy".
        const kinds = [hits.filter(number => number < houses), hits.filter(number => number >= houses)]
        const [one, other] = kinds.map(numbers => numbers.reduce((best, number) => Math.max(best, score[number]), 0))
        // What is meant counts 24 at least; who is only called so ("animals") is not asked for.
        if (one > Math.max(other, 23)) hits = kinds.flat()
        Object.assign(result, { total: hits.length, whole: whole.length, gone: hits.filter(number => number >= present).length })
    } else await byArrival(hits, sort, number => piece("a" + number))
    return { ...result, best: score[hits[0]] ?? 0, hits }
}

/** Sorts documents by when they arrived: those that have waited longest first, or the newest. `get` fetches the days of 16,384. */
async function byArrival(found, sort, get) {
    const days = new Map()
    await Promise.all([...new Set(found.map(number => number >> 14))].map(async chunk => days.set(chunk, await get(chunk))))
    const day = number => {
        const bytes = days.get(number >> 14)
        return bytes ? bytes[number & 16383] | bytes[(bytes.length >> 1) + (number & 16383)] << 8 : 0
    }
    const sign = sort === "new" ? 1 : -1
    const key = new Map(found.map(number => [number, sign * (day(number) || sign * 1e9)]))
    found.sort((one, other) => key.get(one) - key.get(other) || one - other)
}

/** The members of groups: some of these take turns, so that a list does not begin with the animals of one institution. */
export function inTurns(groups) {
    const found = []
    for (let from = 0; from < groups.length; from += 4) {
        const some = groups.slice(from, from + 4)
        for (let place = 0; some.some(({ length }) => length > place); place++) {
            for (const members of some) if (place in members) found.push(members[place])
        }
    }
    return found
}
