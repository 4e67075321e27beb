// What misspelt words may be. It is fetched with the first word that is not known at once.
import { sound } from "./words.js"

let [older, old, now] = [0, 0, 0].map(() => new Uint8Array(99))

/** How many letters must be changed, added, left out or swapped to make one word another, up to `limit`; an ending may be left of a `word` that is not short. */
function distance(word, other, limit, short) {
    let best = limit + 1
    for (let column = 0; column <= other.length; column++) old[column] = column
    for (let row = 1; row <= word.length; row++) {
        const letter = word[row - 1], last = Math.min(row + limit, other.length)
        let least = now[0] = row, column = 1
        // What lies further apart than the limit differs by more.
        if (row > limit) now[column = row - limit - 1] = limit + 1
        else column = 0
        while (column++ < last) {
            let cost = Math.min(old[column], now[column - 1]) + 1
            if (letter === other[column - 1]) cost = Math.min(cost, old[column - 1])
            else {
                cost = Math.min(cost, old[column - 1] + 1)
                if (row > 1 && letter === other[column - 2] && word[row - 2] === other[column - 1]) cost = Math.min(cost, older[column - 2] + 1)
            }
            now[column] = cost
            if (cost < least) least = cost
        }
        now[last + 1] = limit + 1
        if (last === other.length && row >= word.length - (short ? 0 : 3)) best = Math.min(best, now[last] + (word.length - row) * 0.6)
        if (least > limit) break
        const spare = older
        older = old
        old = now
        now = spare
    }
    return best
}

/** The letters beside one on the keyboard. */
export const besides = letter => {
    const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"], row = rows.findIndex(row => row.includes(letter)), at = rows[row]?.indexOf(letter)
    return rows.flatMap((letters, other) => Math.abs(other - row) < 2 ? [...letters].filter((_, place) => Math.abs(place - at) < 2 && row >= 0) : [])
}

const sounds = new Map()
/** As `sound` does, which is asked for the same words again and again. */
function heard(word) {
    if (!sounds.has(word)) sounds.set(word, sound(word))
    return sounds.get(word)
}

/** The words that a word is a misspelling of, as far as it is nearer to them than to those that were found before. */
export function guess(query, candidates, stem) {
    const { word, keys } = query
    if (word.length < 4 || /\d/.test(word)) return
    const limit = word.length < 7 ? 1 : 2, own = keys.at(-1)
    query.least ??= word.length < 9 ? 2 : 2.95
    // Ó and u sound alike, but only one of them may begin an ending.
    const ear = sound(stem(word.replace(/u/g, "o"))), spoken = sound(word)
    for (const other of candidates) {
        if (Math.abs(other.length - own.length) > limit + 1 || other < "A" || other.includes(" ")) continue
        // One of the first letters is right, or nearly in its place.
        if (other[0] !== word[0] && other[1] !== word[1] && other[0] !== word[1] && other[1] !== word[0]) continue
        let far = Math.min(distance(own, other, limit, word.length < 6), distance(word, other, limit, word.length < 6) + 0.01)
        if (far > 0.5) far = Math.min(far, distance(spoken, heard(other), limit) + 0.4, distance(ear, heard(other), limit, true) + 0.4)
        if (other[0] !== word[0]) far += own.length < 5 ? 1 : 0.2
        if (far > query.least) continue
        if (far < query.least) query.guesses = []
        query.least = far
        if (query.guesses?.length < 4 && !query.guesses.includes(other)) query.guesses.push(other)
    }
}

/** A word as people write it, of a stem that a misspelt word was taken for. */
export function written(word, key, stem) {
    let best = key, least = 9
    const take = other => {
        const far = stem(other) === key ? distance(word, other, 4, true) : 9
        if (far < least) {
            least = far
            best = other
        }
    }
    // With an ending of its own, or else with one letter changed.
    for (let cut = 0; cut < 3; cut++) for (let end = 0; end < 6; end++) take(key.slice(0, key.length - cut) + (end ? word.slice(-end) : ""))
    for (let at = 0; least > 1 && at <= word.length; at++) {
        const [before, after] = [word.slice(0, at), word.slice(at)]
        for (const letter of new Set("aeiouy" + key)) {
            take(before + letter + after)
            take(before + letter + after.slice(1))
        }
        take(before + after.slice(1))
        take(before + (after[1] ?? "") + (after[0] ?? "") + after.slice(2))
    }
    return best
}
