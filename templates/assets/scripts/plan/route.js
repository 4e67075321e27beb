// The shortest way past places.

/** So many places are put in the best of all orders; what is more goes from each to the nearest. */
const exact = 9

/**
 * The order in which to visit places, and how far that is. `between` tells the distance of two places by their numbers, `from` that of
 * one from the start; the way ends at the last.
 */
export function route(count, from, between) {
    return count > exact ? byNearest(count, from, between) : shortest(count, from, between)
}

/** By dynamic programming over sets of places and the last of each (Held and Karp, 1962). */
function shortest(count, from, between) {
    const lengths = Array.from({ length: 1 << count }, () => new Array(count).fill(Infinity))
    const previous = lengths.map(() => new Array(count).fill(-1))
    for (let last = 0; last < count; last++) lengths[1 << last][last] = from(last)
    for (let set = 1; set < 1 << count; set++) {
        for (let last = 0; last < count; last++) {
            if (lengths[set][last] === Infinity) continue
            for (let next = 0; next < count; next++) {
                if (set & 1 << next) continue
                const longer = set | 1 << next
                const length = lengths[set][last] + between(last, next)
                if (length >= lengths[longer][next]) continue
                lengths[longer][next] = length
                previous[longer][next] = last
            }
        }
    }
    let set = (1 << count) - 1
    const kilometres = Math.min(...lengths[set])
    const order = []
    for (let last = lengths[set].indexOf(kilometres); last >= 0;) {
        order.unshift(last)
        const before = previous[set][last]
        set &= ~(1 << last)
        last = before
    }
    return { order, kilometres }
}

function byNearest(count, from, between) {
    const left = new Set(Array.from({ length: count }, (_, number) => number))
    const order = []
    let kilometres = 0
    while (left.size) {
        const last = order.at(-1)
        const far = number => last === undefined ? from(number) : between(last, number)
        const next = [...left].reduce((best, number) => far(number) < far(best) ? number : best)
        kilometres += far(next)
        order.push(next)
        left.delete(next)
    }
    return { order, kilometres }
}
