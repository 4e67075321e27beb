// Reads a file of words and the documents that have them; Documentation/search.md tells its format.

import { words } from "./words.js"

/**
 * The documents of a file's words, numbered from `from`: word -> { total, lists: [[slot, numbers, whether it lacks some that matter, or any]], rests: the files of those,
 * isAbsent: whether there is nothing of what it means, isPlace: whether an empty list marks it as a place or an unknown kind }.
 */
export function entries(bytes, head, count, from = 0) {
    const end = bytes.indexOf(10)
    const found = new Map(), lists = []
    let at = (end + 1) * 8
    const read = width => {
        const byte = at >> 3
        const value = (bytes[byte] | bytes[byte + 1] << 8 | bytes[byte + 2] << 16 | bytes[byte + 3] << 24) >>> (at & 7) & (1 << width) - 1
        at += width
        return value
    }
    const rice = width => {
        let zeros = 0
        while (!read(1) && at >> 3 < bytes.length) zeros++
        return zeros << width | read(width)
    }
    const gamma = () => {
        const width = rice(0)
        return (1 << width | read(width)) - 1
    }
    const list = to => {
        const size = gamma(), mode = size && read(2), numbers = new Uint32Array(size)
        let next = from, place = 0
        const fill = end => { while (next < end) numbers[place++] = next++ }
        if (size && mode < 3) {
            let steps = mode ? gamma() + mode - 1 : size
            const gaps = read(4), lengths = mode > 1 && read(4)
            while (steps--) {
                const end = next + rice(gaps)
                if (mode === 1) fill(end)
                next = end + (mode === 1)
                if (mode !== 1) fill(end + 1 + (mode && rice(lengths)))
            }
        }
        // Those after the last one that is missing, or all.
        if (mode % 2) fill(to)
        return numbers
    }
    for (const word of words(new TextDecoder().decode(bytes.subarray(0, end)))) {
        const entry = { total: 0, lists: [] }
        const isCut = read(1)
        if (isCut) {
            entry.total = gamma()
            entry.rests = [gamma()]
            // Who only mentions what many are is told apart.
            if (read(1)) entry.rests.push(gamma())
        }
        const slots = read(8)
        for (let slot = 0; slot < 8; slot++) {
            if (!(slots >> slot & 1)) continue
            if (read(1)) lists.push(lists[gamma()])
            else {
                const to = isCut && read(1) ? head : count
                lists.push([list(to), to < count])
            }
            const [numbers, isPart] = lists.at(-1)
            // Of a word that means something, those documents are not missed that only mention it.
            const lacksSome = isPart && (slot !== 4 || entry.lists[0]?.[0] !== 0)
            if (lacksSome) entry.isPart = true
            // The first part of a list that is cut may have nothing, and marks nothing.
            if (!numbers.length && !isPart) entry[slot ? "isPlace" : "isAbsent"] = true
            entry.lists.push([slot, numbers, lacksSome, isPart])
            if (!isCut) entry.total += numbers.length
        }
        found.set(word, entry)
    }
    return found
}
