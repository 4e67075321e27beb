// What words say together: phrases, words that were written as two, and what is denied.

/** Where the word follows that is asked for beside the one at `place`, by a comma or a short word between them that need not be found: "dzieci i psy"; -1 if none does. */
function beside(typed, place, negations) {
    const rest = typed.slice(place + 1), gap = rest.findIndex(({ stop }) => !stop)
    return gap > -1 && gap < 2 && (gap ? rest[0].word.length < 5 && !negations.includes(rest[0].word) : /,$/.test(typed[place].raw)) ? place + 1 + gap : -1
}

/** Marks what follows "not", and what is beside it, which may be denied with it. */
function deny(typed, negations) {
    let near = 0
    for (const [place, word] of typed.entries()) {
        if (negations.includes(word.word)) near = 5
        // "No 12/26" is a number.
        else if (/\d/.test(word.word)) near = 0
        else if (near-- > 0 && word.stop === false) {
            word.isDenied = true
            near = 0
        }
        const other = typed[word.isDenied || word.mayBeDenied ? beside(typed, place, negations) : -1]
        if (other) other.mayBeDenied = true
    }
}

/** The words as if those were not there that others stand beside, each with the place where they are left out: "lubi dzieci i psy" is "lubi psy", too. */
function shared(typed, negations) {
    const found = []
    for (const [start, word] of typed.entries()) if (!word.stop) {
        for (let next = beside(typed, start, negations); next > 0; next = beside(typed, next, negations)) found.push([typed.slice(0, start).concat(typed.slice(next)), start])
    }
    return found
}

/**
 * What the index may have of words that follow one another: [key, its words, whether it is denied, whether that is only so if it means something]. `query` are
 * those that must be found.
 */
function phrases(typed, query, negations, stem) {
    deny(typed, negations)
    const found = [], denial = " ~" + stem(negations[0])
    // Without what stands between its words, no phrase may lose what denies it.
    const texts = typed.length > query.length ? [typed, ...typed.some(({ isDenied }) => isDenied) ? [] : [query]] : [query]
    for (const [all, joint] of [...texts.map(text => [text]), ...shared(typed, negations)]) {
        for (let length = 1; length < 10; length++) {
            for (let start = 0; start + length <= all.length; start++) {
                if (start >= joint || start + length <= joint) continue
                let part = all.slice(start, start + length)
                const first = part.findIndex(word => !word.stop)
                if (first < 0) continue
                const lead = part.slice(0, first)
                part = part.slice(first)
                // Two words may be one: "eko straż", and the parts of a number.
                if (length === 2 && !first && !part[1].stop && !joint) {
                    const [one, other] = part.map(({ word }) => word), joined = one + (/^\d+ \d+$/.test(one + " " + other) ? "/" : "") + other
                    for (const key of new Set([joined, stem(joined)])) found.push([key, part])
                }
                const { isDenied, mayBeDenied } = part[0], isFirst = mayBeDenied && length < 2
                if (isDenied ? first : length < 2 && !isFirst) continue
                const write = key => part.map(key).join(" ") + (isDenied || isFirst ? denial : first ? " ~" + lead.map(key).join(" ") : "")
                for (const phrase of new Set([write(word => word.word), write(word => word.keys.at(-1))])) found.push([phrase, part, isDenied || isFirst, isFirst])
            }
        }
    }
    return found
}

/**
 * What a document must not be, be called or tell of, where nothing tells that it is denied: "nie czarny". Its words are taken out of the query. `get` looks a
 * phrase up, `look` finds all of a word.
 */
async function refused(query, phrases, get, look) {
    // What is beside something denied is denied with it if that means something: "bez psów i dzieci", not "bez psów i spokojny".
    for (const phrase of phrases.filter(([, , , mayBe]) => mayBe)) {
        if ((await get(phrase[0]))?.lists[0][0] === 0) phrase[1][0].isDenied = true
        else phrases.splice(phrases.indexOf(phrase), 1)
    }
    // A phrase says nothing within a longer one that means something: "do psów" in "agresja do psów".
    const entries = await Promise.all(phrases.map(([key]) => get(key)))
    const meant = phrases.filter((_, place) => entries[place]?.lists[0][0] === 0).map(([, part]) => part)
    for (const phrase of phrases.filter(([, part]) => meant.some(longer => longer.length > part.length && part.every(word => longer.includes(word))))) phrases.splice(phrases.indexOf(phrase), 1)
    // What is denied is found where it is denied, and nowhere else.
    for (const [phrase, part, isDenied] of phrases) {
        if (!isDenied || !await get(phrase)) continue
        for (const word of part) {
            word.denied = true
            word.more = word.guesses = []
        }
    }
    const refused = new Set()
    for (const word of query.filter(({ isDenied, denied }) => isDenied && !denied)) {
        const entry = (await Promise.all((word.guesses ?? word.keys).map(look))).find(entry => entry)
        if (!entry) continue
        for (const [slot, numbers] of entry.lists) if (!slot || slot > 3 || slot < 3 && entry.lists[0][0]) for (const number of numbers) refused.add(number)
        query.splice(query.indexOf(word), 1)
    }
    return refused
}

/**
 * Where institutions are asked for, the words for the animals that they keep ("schronisko dla psów", "kocia fundacja", "cat foundation"; not "pies ze
 * schroniska", "rescue dogs"), and by words for a place what counts for more is there. `houses` is the number of institutions.
 * @param isHeadFirst true if a noun may stand before what tells more of it without a word that need not be found between them.
 */
async function keep(typed, phrases, look, houses, isHeadFirst) {
    const heads = new Set(), kinds = new Set(), kept = new Set(), places = new Map()
    // A word that is begun is what it begins first of all.
    const all = [...typed.flatMap(word => word.stop ? [] : [...word.keys, ...word.more.slice(0, 1)].map(key => [key, [word]])), ...phrases]
    for (const [place, entry] of (await Promise.all(all.map(([key]) => look(key)))).entries()) {
        if (!entry) continue
        const [key, part] = all[place], { lists } = entry, [[isOther, meant, lacksSome]] = lists
        // Rats are no rescue.
        if (kinds.has(part[0]) && part[0].more.includes(key)) continue
        // A place that is meant has an empty list behind what is there.
        const isPlace = lists.some(([slot, numbers, lacksSome]) => isOther ? (slot === 1 || slot === 2) && numbers[0] < houses : slot && !numbers.length && !lacksSome)
        for (const word of part) {
            if (!isOther && !meant.length && !lacksSome) places.set(word, 0)
            else if (isPlace) places.set(word, 4)
            else if (!isOther) {
                (meant[0] < houses ? heads : kinds).add(word)
                if (part[1]) places.delete(word)
            }
        }
    }
    let isAsked = false, isJoined = false, near = []
    for (const word of typed) {
        if (word.stop) isJoined = isAsked
        if (kinds.has(word)) near.push(word)
        if (heads.has(word)) isAsked = true
        else if (!kinds.has(word)) near = []
        if (isHeadFirst && isAsked || isJoined || heads.has(word)) for (const kind of near) kept.add(kind)
    }
    // Not where animals are asked for.
    return [kept, new Map(isAsked && [...kinds].every(word => kept.has(word) || heads.has(word)) ? places : [])]
}

/** The words of a query that must be found; those that need not be are marked. All of them are asked for where there are no others. */
function asked(typed, ignored) {
    let count = 0
    for (const [place, word] of typed.entries()) {
        word.stop = ignored.has(word.word)
        if (!word.stop && ++count > 9) typed.length = place + 1
    }
    if (!count) {
        typed.length = Math.min(typed.length, 10)
        for (const word of typed) word.stop = null
    }
    return typed.filter(word => !word.stop)
}

/** What reads several words, by the lines of what the language has of words. `houses` is the number of institutions. */
export function reader([ignored, denials, declension], { stem, words, houses }) {
    const negations = denials.split(" "), unasked = new Set(words(ignored))
    return {
        asked: typed => asked(typed, unasked),
        phrases: (typed, query) => phrases(typed, query, negations, stem),
        refused,
        keep: (typed, phrases, look) => keep(typed, phrases, look, houses, declension),
    }
}
