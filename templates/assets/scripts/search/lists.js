// What only lists need of the index: how many there would be with each value of a facet, and the order of arrival.

/** How many of what is found there would be with each of `values` by facet; other facets as asked, those of the same facet aside. */
export async function counts({ text, facets = {}, within, values: all }, find, look, count) {
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

/** Sorts documents by when they arrived: those that have waited longest first, or the newest. `get` fetches the days of 16,384. */
export async function byArrival(found, sort, get) {
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
