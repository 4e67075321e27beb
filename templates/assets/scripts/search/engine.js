// Reads the search index of a language. Documentation/search.md tells its format and how results are ranked.
//
// const index = await open(root)
// index.search({ text, facets, within, offset, limit, sort, signal })
//     text: what the visitor typed. facets: { type: ["dog"], sex, size, age, town: ["Łódź"], region, good: ["children"],
//     urgent: true, kind: "animals" | "institutions" }: values of one facet are alternatives, facets are conjunctive
//     (of good, all must hold). within: the id of an institution. sort: "best", "waiting" (longest waiting first) or "new".
//   -> { total, about, whole, gone, hits, corrected, missing }. total is exact unless `about` is true; `whole` of them have
//      every word, `gone` of these are animals that are gone for good. hits are opaque numbers. corrected: the query as understood where its spelling was, else null. missing: a
//      piece could not be fetched.
// index.counts({ text, facets, within })
//   -> { type: { dog: 12 }, sex, size, age, good, urgent }: how many there would be with that value, other facets as asked;
//      null where that would cost too much. Needs further pieces, so ask for it only where it is shown.
// index.spelled(corrected, cards)
//   -> what was understood, with the names and towns of these cards as they write them.
// index.cards(hits)
//   -> [{ kind: "animal" | "institution", title, url, picture, line, place, status, label, seeks }], in the hits' order;
//      null where the piece could not be fetched. status is "" where it is the plain one; label is its name.

import { fold, tokens, stemmer } from "./words.js"

// What a word counts for by the list that it was found in: what is meant, name, surroundings, what is meant beside, facts, text.
const WEIGHTS = [12, 16, 16, 5, 2, 6, 6, 3]
// An institution called after cats is no cat.
const HOUSE = [12, 10, 10, 5, 2, 6, 6, 2]
// Of a word that is only begun, what is meant is a guess.
const BEGUN = [6, 15, 15, 5, 2, 7, 7, 3]
const VALUES = {
    type: "dog cat rabbit rodent ferret bird reptile fish horse farm wild other", sex: "male female unknown",
    size: "small medium large xlarge", age: "baby young adult senior", good: "children dogs cats", urgent: "yes",
}

/** Undoes the front coding of sorted words; calls back with each word and whether it is marked. */
function words(text, each) {
    let word = ""
    for (const [, shared, rest, mark] of text.matchAll(/([A-Z])([^A-Z!?]*)([!?]?)/g)) {
        each(word = word.slice(0, shared.charCodeAt() - 65) + rest, mark)
    }
}

/** The documents of a file's words: word -> { total, lists: [[slot, numbers]] }. */
function entries(bytes, head, count) {
    const end = bytes.indexOf(10)
    const found = new Map(), lists = []
    let at = (end + 1) * 8
    const peek = () => {
        const byte = at >> 3
        return (bytes[byte] | bytes[byte + 1] << 8 | bytes[byte + 2] << 16 | bytes[byte + 3] << 24) >>> (at & 7)
    }
    const read = width => {
        const value = peek() & (1 << width) - 1
        at += width
        return value
    }
    const rice = width => {
        let zeros = 0, next
        while (!(next = peek() & 0xffffff)) {
            if (at >> 3 >= bytes.length) return 0
            at += 24
            zeros += 24
        }
        next = 31 - Math.clz32(next & -next)
        at += next + 1
        return zeros + next << width | read(width)
    }
    const gamma = () => {
        const width = rice(0)
        return (1 << width | read(width)) - 1
    }
    const list = (from, to) => {
        let size = gamma(), next = from, place = 0
        const mode = size && read(2)
        const numbers = new Uint32Array(size)
        const fill = end => { while (next < end) numbers[place++] = next++ }
        if (!size) return numbers
        if (mode === 3) fill(to)
        else if (mode === 2) {
            let runs = gamma() + 1
            const gaps = read(4), lengths = read(4)
            while (runs--) {
                next += rice(gaps)
                fill(next + rice(lengths) + 1)
            }
        } else {
            if (mode) size = gamma()
            const gaps = read(4)
            while (size--) {
                const gap = rice(gaps)
                if (mode) {
                    fill(next + gap)
                    next++
                } else {
                    numbers[place++] = next += gap
                    next++
                }
            }
            if (mode) fill(to)
        }
        return numbers
    }
    words(new TextDecoder().decode(bytes.subarray(0, end)), word => {
        const entry = { total: 0, lists: [] }
        const more = read(1)
        if (more) entry.total = gamma()
        const slots = read(8)
        for (let slot = 0; slot < 8; slot++) {
            if (!(slots >> slot & 1)) continue
            lists.push(read(1) ? lists[gamma()] : list(head[0], more ? head[1] : count))
            entry.lists.push([slot, lists.at(-1)])
            if (!more) entry.total += lists.at(-1).length
        }
        entry.more = more
        found.set(word, entry)
    })
    return found
}

/** The place of the last of the sorted `words` that is not after `word`. */
function place(words, word) {
    let low = 0, high = words.length
    while (low < high) {
        const middle = low + high >> 1
        if (words[middle] <= word) low = middle + 1
        else high = middle
    }
    return low - 1
}

/** By letter, those beside it on the keyboard. */
const besides = {}
const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
rows.forEach((letters, row) => [...letters].forEach((letter, at) => {
    besides[letter] = rows.slice(Math.max(0, row - 1), row + 2).map(other => other.slice(Math.max(0, at - 1), at + 2)).join("")
}))

/** What it costs to take one letter for another. */
const change = (one, other) => one === other ? 0 : besides[one]?.includes(other) || /[aeiouy]{2}|gk|kg|dt|td|bp|pb|sz|zs|fw|wf|ij|ji/.test(one + other) ? 1 : 1.25

/** How many letters must be changed, added, left out or swapped to make one word another, up to `limit`; an ending may be left of a `word` that is not short. */
function distance(word, other, limit, short) {
    let older, old = [...Array(other.length + 1).keys()], best = limit + 1
    for (let row = 1; row <= word.length; row++) {
        const now = [row]
        let least = row
        for (let column = 1; column <= other.length; column++) {
            let cost = Math.min(old[column] + 1, now[column - 1] + 1, old[column - 1] + change(word[row - 1], other[column - 1]))
            if (older && word[row - 1] === other[column - 2] && word[row - 2] === other[column - 1]) cost = Math.min(cost, older[column - 2] + 0.8)
            now.push(cost)
            least = Math.min(least, cost)
        }
        if (row >= word.length - (short ? 0 : 3)) best = Math.min(best, now[other.length] + (word.length - row) * 0.6)
        if (least > limit + 0.5) break
        older = old
        old = now
    }
    return best
}

/** A word as it sounds, by what is often confused. */
const sound = word => word.replace(/(.)\1/g, "$1").replace(/ch/g, "h").replace(/rz/g, "z").replace(/o[mn](?=[b-z])/g, "a").replace(/e[mn](?=[b-z])/g, "e").replace(/u/g, "o")

export async function open(address, get = fetch) {
    const load = async path => {
        const answer = await get(path)
        if (!answer.ok) throw new Error(answer.status)
        return new Uint8Array(await new Response(answer.body.pipeThrough(new DecompressionStream("deflate-raw"))).arrayBuffer())
    }
    const root = JSON.parse(new TextDecoder().decode(await load(address)))
    const folder = address.replace(/[^/]*$/, "") + root.f
    const [institutions, seeking, others, departed] = root.n
    const present = institutions + seeking + others, count = present + departed, head = root.h
    const stem = stemmer(root.x), ignored = new Set(root.y.split(" "))
    const houseBlocks = Math.ceil(institutions / root.b[0])
    const blockOf = number => number < institutions ? Math.floor(number / root.b[0]) : houseBlocks + Math.floor((number - institutions) / root.b[1])

    let files = 0, again = 0
    const shards = [], spelling = [], heavy = new Map()
    words(root.s, word => shards.push(word))
    words(root.w, (word, mark) => {
        spelling.push(word)
        if (mark) heavy.set(word, [mark === "!" ? files++ : root.l[again++], root.d[heavy.size] ?? "~"])
    })

    const pieces = new Map()
    /** A piece of the index, made what it is used as; null where it can't be fetched. */
    const piece = (name, make) => {
        if (!pieces.has(name)) {
            pieces.set(name, load(folder + name + ".bin").then(make).catch(() => {
                pieces.delete(name)
                return null
            }))
            if (pieces.size > 300) pieces.delete(pieces.keys().next().value)
        }
        return pieces.get(name)
    }
    const shard = number => piece("t" + number, bytes => entries(bytes, [0, head], count))
    const exceptions = new Set(root.e.split(" "))
    const filesOf = word => heavy.has(word)
        ? [piece("h" + heavy.get(word)[0], bytes => entries(bytes, [0, head], count))]
        : shards.length ? [shard(Math.max(0, place(shards, word)))] : []
    const rest = word => piece("r" + heavy.get(word)[0], bytes => entries(bytes, [head, count], count))
    const isCut = word => heavy.has(word) && heavy.get(word)[1] < "~"

    /** What the words of a text may be in the index: all of them; those that a query needs not find are marked. */
    function understand(text) {
        const found = []
        // A telephone number is one word, without the country's, and a record's number with spaces around its stroke another.
        text = text.slice(0, 300).replace(/(?<!\d)(?:(?:\+|00)?48\)?[ -]?)?(\d(?:[ -]?\d){8})(?![\d/])/g, (_, number) => " " + number.replace(/\D/g, ""))
            .replace(/(\d) *\/ *(?=\d)/g, "$1/")
        for (const raw of text.split(/\s+/)) {
            const plain = fold(raw) === raw.toLowerCase()
            for (const word of tokens(raw)) {
                if (found.length < 10) found.push({ word, plain, keys: [...new Set([word, stem(word)])], more: [], stop: ignored.has(word) })
            }
        }
        if (found.every(word => word.stop)) for (const word of found) word.stop = false
        return found
    }

    /** Words that a word may begin, or that it is a misspelling of, among those that are known at once. */
    function neighbours(query, isLast) {
        const { word, keys } = query
        query.isKnown = keys.some(key => spelling[place(spelling, key)] === key)
        if (isLast && word.length > 1) {
            const own = place(shards, word)
            for (let start = place(spelling, word) + 1, further = 0; spelling[start]?.startsWith(word) && query.more.length < 40; start++) {
                const other = spelling[start]
                // What stands in the word's own file costs nothing; of other files it is a few, and none if the word is one itself.
                const isNear = !heavy.has(other) && !heavy.has(word) && place(shards, other) === own
                if (!keys.includes(other) && (isNear || !query.isKnown && further++ < 4)) query.more.push(other)
            }
        }
        if (!query.isKnown) {
            // Beside what a word may begin, only what sounds the same.
            if (query.more.length) query.least = 0.45
            guess(query, spelling)
        }
    }

    /** The words that a word is a misspelling of, as far as it is nearer to them than to those that were found before. */
    function guess(query, candidates) {
        const { word, keys } = query
        if (word.length < 4 || /\d/.test(word)) return
        const limit = word.length < 7 ? 1 : 2, own = keys.at(-1)
        query.least ??= word.length < 9 ? 2 : 2.95
        // Ó and u sound alike, but only one of them may begin an ending.
        const ear = stem(word.replace(/u/g, "o"))
        for (const other of candidates) {
            if (Math.abs(other.length - own.length) > limit + 1 || other < "A" || other.includes(" ")) continue
            // One of the first letters is right, or nearly in its place.
            if (other[0] !== word[0] && other[1] !== word[1] && other[0] !== word[1] && other[1] !== word[0]) continue
            let far = Math.min(distance(own, other, limit, word.length < 6), distance(word, other, limit, word.length < 6) + 0.01)
            if (far > 0.5) far = Math.min(far, distance(sound(word), sound(other), limit) + 0.4, distance(sound(ear), sound(other), limit, true) + 0.4)
            if (other[0] !== word[0]) far += own.length < 5 ? 1 : 0.2
            if (far > query.least) continue
            if (far < query.least || !query.guesses) query.guesses = []
            query.least = far
            if (query.guesses.length < 6 && !query.guesses.includes(other)) query.guesses.push(other)
        }
    }

    /** A word as people write it, of a stem that a misspelt word was taken for. */
    function written(word, key) {
        let best = key, least = 9
        const take = other => {
            // A stem that ends with two consonants is seldom a word.
            const far = stem(other) === key ? distance(word, other, 4, true) + (other === key && /[^aeiouy]{2}$/.test(key) ? 0.5 : 0) : 9
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
        return least < 2 ? best : key
    }

    const facetKeys = (facets, within) => {
        const groups = []
        for (const [facet, values] of Object.entries(facets)) {
            if (facet === "kind" || !values || values.length === 0) continue
            const keys = (values === true ? ["yes"] : [values].flat()).map(value => `=${facet}:${tokens(String(value)).join(" ")}`)
            if (facet === "good") for (const key of keys) groups.push([key])
            else groups.push(keys)
        }
        if (within) groups.push(["=in:" + within])
        return groups
    }

    /** Which documents match, and how well. */
    async function find({ text = "", facets = {}, within = null, limit = 24, offset = 0 }, all) {
        const typed = understand(text), query = typed.filter(word => !word.stop)
        query.forEach((word, place) => neighbours(word, place === query.length - 1))
        const groups = facetKeys(facets, within)
        let missing = false

        // Everything is asked for at once.
        const asked = new Map()
        const ask = key => {
            if (!asked.has(key)) asked.set(key, filesOf(key))
        }
        for (const { word, keys, more, guesses = [] } of query) {
            for (const key of [...keys, ...more, ...guesses]) {
                // A form of a heavy word is none of its own but where the root says so.
                if (key === keys.at(-1) || key !== word || !heavy.has(keys.at(-1)) || exceptions.has(word)) ask(key)
                else asked.set(key, [])
            }
            const own = keys.at(-1)
            if (heavy.has(own) && exceptions.has(own) && typed.length > 1) asked.get(own).push(shard(Math.max(0, place(shards, own))))
        }
        // Words that are not known at once may be misspelt: the right ones mostly stand nearby.
        for (const { word, isKnown, more } of query) {
            if (isKnown || more.length || word.length < 4 || !shards.length) continue
            const near = [word, sound(word), word[1] + word[0] + word.slice(2)].map(other => place(shards, other))
            near.push(near[0] - 1, Math.min(near[0] + 1, shards.length - 1))
            asked.set(word, asked.get(word).concat([...new Set(near.map(number => Math.max(0, number)))].map(shard).filter(file => !asked.get(word).includes(file))))
        }
        // Phrases that mean something; where they are not heavy, they stand with their first words.
        const phrases = []
        for (const all of typed.length > query.length ? [typed, query] : [query]) {
            for (let length = 2; length < 5; length++) {
                for (let start = 0; start + length <= all.length; start++) {
                    let part = all.slice(start, start + length)
                    const first = part.findIndex(word => !word.stop)
                    if (first < 0) continue
                    const lead = part.slice(0, first)
                    part = part.slice(first)
                    const write = key => part.map(key).join(" ") + (first ? " ~" + lead.map(key).join(" ") : "")
                    for (const phrase of new Set([write(word => word.word), write(word => word.keys.at(-1))])) {
                        if (heavy.has(phrase)) ask(phrase)
                        else asked.set(phrase, [...new Set(part[0].keys.flatMap(key => asked.get(key)))])
                        phrases.push([phrase, part])
                    }
                }
            }
        }
        for (const keys of groups) keys.forEach(ask)
        // Where few documents are to be expected among the first ones, all are needed.
        let share = 1
        const rarity = key => isCut(key) ? 2 ** ((97 - heavy.get(key)[1].charCodeAt()) / 2) : 0.004
        for (const word of query) share *= Math.max(...word.keys.map(rarity))
        for (const keys of groups) share *= keys.map(rarity).reduce((one, other) => one + other, 0)
        const isSingle = query.length === 1 && !groups.length
        let whole = all || !(isSingle || share * head > (offset + limit) * 3)
        const rests = new Map()
        const askRests = () => { for (const key of asked.keys()) if (isCut(key)) rests.set(key, rest(key)) }
        if (whole) askRests()

        const get = async key => {
            let entry, total = 0, lists = []
            for (const file of await Promise.all(asked.get(key))) {
                if (!file) missing = true
                else if (entry = file.get(key)) lists = lists.concat(entry.lists), total += entry.total
            }
            if (rests.has(key)) {
                const file = await rests.get(key)
                if (!file) missing = true
                else lists = lists.concat(file.get(key)?.lists ?? [])
            }
            return lists.length ? { total, lists } : null
        }

        for (;;) {
            const end = whole ? count : head
            const score = new Uint16Array(count), matched = new Uint8Array(count)
            let corrected = false, total = 0
            const own = new Uint8Array(count)
            for (const [index, word] of query.entries()) {
                own.fill(0)
                const mark = (lists, weights, more, isForm) => {
                    const isMeant = lists[0]?.[0] === 0
                    // What a form means is not what its stem means, nor is it a name of that stem.
                    if (isForm) lists = lists.filter(([slot]) => slot)
                    for (const [slot, numbers] of lists) {
                        const isOwn = slot % 4 === 1 || slot % 4 === 2
                        const exact = (isOwn && slot % 2 === +word.plain) + more - (isForm && slot < 3 ? 5 : 0)
                        for (const number of numbers) {
                            // Beside other words one that means something is hardly a name.
                            const values = weights ?? (isMeant && query.length > 1 || number < institutions ? HOUSE : WEIGHTS)
                            const weight = slot === 4 ? isMeant || more < 0 ? 1 : 2 : Math.max(more < 0 ? 1 : 2, (own[number] > 11 && slot > 4 ? 14 : values[slot]) + exact)
                            if (own[number] < weight) own[number] = weight
                        }
                    }
                }
                const add = async (keys, weights, more = 0) => {
                    let any = false, isForm = false
                    for (const key of keys) {
                        const entry = await get(key)
                        if (!entry) continue
                        any = true
                        total = Math.max(total, entry.total)
                        mark(entry.lists, weights, more, isForm)
                        if (keys === word.keys && !entry.lists[0][0]) isForm = true
                    }
                    return any
                }
                const isOwn = await add(word.keys)
                let any = isOwn
                // A word that means something as it stands, or whose stem is what is meant, is hardly the beginning of another.
                const itself = await get(word.word)
                const isWhole = isOwn && own.some(weight => weight > (itself ? 3 : 11)) || itself?.lists.some(([slot]) => slot === 4)
                // A phrase that means something counts for each of its words.
                for (const [phrase, part] of phrases) {
                    if (part.includes(word) && await add([phrase], null, 5)) any = true
                }
                const known = (await Promise.all(asked.get(word.word))).flatMap(file => [...file?.keys() ?? []])
                if (index === query.length - 1 && word.word.length > 1) {
                    // Words that are too rare to be known at once, and phrases.
                    const begun = index ? query[index - 1].word + " " + word.word : " "
                    const before = index ? (await Promise.all(asked.get(query[index - 1].word))).flatMap(file => [...file?.keys() ?? []]) : []
                    for (const key of new Set([...known, ...before])) {
                        const isPhrase = key.startsWith(begun)
                        if ((isPhrase || key.startsWith(word.word) && !key.includes(" ")) && !asked.has(key) && word.more.length < 60) {
                            word.more.push(key)
                            asked.set(key, asked.get(isPhrase ? query[index - 1].word : word.word))
                        }
                    }
                }
                // Beside others, where a longer word stands in some text as it is, names that it may begin do not come first.
                const isWritten = query.length > 1 && itself && word.word.length > 3 && word.word === word.keys.at(-1)
                if (await add(word.more, isWritten ? BEGUN.map(() => 2) : BEGUN, isWhole ? -13 : 0)) any = true
                if (!isOwn) guess(word, known)
                word.understood = word.word
                if (!any && !word.guesses && word.word.length > 3 && !/\d/.test(word.word) && shards.length) {
                    // The first letter may be the key beside, or one too many.
                    const rest = word.word.slice(1)
                    const files = [...new Set([rest, ...[...besides[word.word[0]] ?? ""].map(letter => letter + rest)].map(other => Math.max(0, place(shards, other))))].map(shard)
                    asked.set(word.word, asked.get(word.word).concat(files.filter(file => !asked.get(word.word).includes(file))))
                    guess(word, (await Promise.all(files)).flatMap(file => [...file?.keys() ?? []]))
                }
                if (word.guesses && !isOwn && (!any || word.least < 0.5)) {
                    const found = []
                    for (const key of word.guesses) {
                        if (!asked.has(key)) asked.set(key, asked.get(word.word))
                        const entry = await get(key)
                        if (entry) found.push([key, entry.lists[0][0] ? entry.total : entry.total + 1e6])
                    }
                    // Of words that are equally near, one that means something is likelier, then a frequent one.
                    found.sort((one, other) => other[1] - one[1])
                    for (const [key] of found) await add([key], any ? BEGUN : null, any ? -1 : 0)
                    if (found.length && !any) {
                        corrected = true
                        word.understood = written(word.word, found[0][0])
                    }
                }
                for (let number = 0; number < end; number++) {
                    if (own[number]) {
                        // What only mentions a word that means something else does not have what was asked for.
                        if (own[number] > 1) matched[number]++
                        score[number] += own[number] * 2
                    }
                }
            }
            if (!query.length) matched.fill(0)
            const kind = facets.kind
            let from = kind === "animals" || within ? institutions : 0
            const to = kind === "institutions" ? institutions : query.length ? end : Math.min(end, present)
            const allowed = new Uint8Array(count)
            for (const keys of groups) {
                for (const key of keys) {
                    for (const [, numbers] of (await get(key))?.lists ?? []) for (const number of numbers) allowed[number]++
                }
            }
            // Without words, everything is there, and institutions only where they are asked for.
            if (!query.length && kind !== "institutions") from = institutions
            let found = []
            const partly = []
            for (let number = from; number < to; number++) {
                if (allowed[number] === groups.length && (score[number] || !query.length)) (matched[number] === query.length ? found : partly).push(number)
            }
            const entire = found.length
            if (!whole && entire < offset + limit) {
                whole = true
                askRests()
                if (rests.size) continue
            }
            if (found.length < Math.min(10, limit)) found = found.concat(partly)
            let sum = found.length, about = false
            const gone = found.slice(0, entire).filter(number => number >= present).length
            if (!whole && rests.size === 0 && [...asked.keys()].some(isCut)) {
                if (isSingle && !kind) sum = Math.max(total, sum)
                else {
                    sum = Math.round(entire * count / head)
                    about = true
                }
            }
            return {
                found, score, isEntire: number => matched[number] === query.length, total: sum, about, gone, whole: about ? sum : entire, missing,
                corrected: corrected ? typed.map(word => word.understood ?? word.word).join(" ") : null,
            }
        }
    }

    const arrivals = number => piece("a" + number, bytes => bytes)

    return {
        async search(request) {
            const { offset = 0, limit = 24, sort = "best", signal } = request
            const result = await find({ ...request, offset, limit }, sort !== "best")
            signal?.throwIfAborted()
            const { found, score, isEntire } = result
            if (sort !== "best") {
                const days = new Map()
                const chunks = [...new Set(found.map(number => number >> 14))]
                await Promise.all(chunks.map(async chunk => days.set(chunk, await arrivals(chunk))))
                const day = number => {
                    const bytes = days.get(number >> 14)
                    return bytes ? bytes[number & 16383] | bytes[(bytes.length >> 1) + (number & 16383)] << 8 : 0
                }
                const sign = sort === "new" ? 1 : -1
                const key = new Map(found.map(number => [number, sign * (day(number) || sign * 1e9)]))
                found.sort((one, other) => key.get(one) - key.get(other) || one - other)
            } else {
                // Among equals, those come first that stand together, for their cards come in one piece.
                const ranks = new Map()
                for (const number of found) {
                    const rank = isEntire(number) * 4096 + score[number] - (number >= present)
                    if (!ranks.has(rank)) ranks.set(rank, [])
                    ranks.get(rank).push(number)
                }
                found.length = 0
                for (const rank of [...ranks.keys()].sort((one, other) => other - one)) {
                    if (found.length >= offset + limit) break
                    const groups = new Map()
                    for (const number of ranks.get(rank)) {
                        const group = number < institutions ? -1 : blockOf(number) * 2 + (number >= institutions + seeking)
                        if (!groups.has(group)) groups.set(group, [])
                        groups.get(group).push(number)
                    }
                    const weight = ([group, members]) => group < 0 ? 1e6 : (group % 2 ? 0 : 1e5) + Math.min(members.length, limit)
                    for (const [, members] of [...groups].sort((one, other) => weight(other) - weight(one) || one[0] - other[0])) {
                        for (const number of members) found.push(number)
                    }
                }
            }
            return {
                total: result.total, about: result.about, gone: result.gone, whole: result.whole, hits: found.slice(offset, offset + limit),
                corrected: result.corrected, missing: result.missing,
            }
        },

        async counts({ text, facets = {}, within }) {
            if (count > 25000) return null
            const counts = {}
            await Promise.all(Object.entries(VALUES).map(async ([facet, values]) => {
                const without = { ...facets, kind: "animals" }
                if (facet !== "good" && facet !== "urgent") delete without[facet]
                const [{ found }, ...lists] = await Promise.all([
                    find({ text, facets: without, within }, true),
                    ...values.split(" ").map(async value => {
                        const key = `=${facet}:${value}`
                        return (await Promise.all(filesOf(key))).flatMap(file => file?.get(key)?.lists ?? [])
                    }),
                ])
                const wanted = new Uint8Array(count)
                for (const number of found) wanted[number] = 1
                counts[facet] = {}
                values.split(" ").forEach((value, index) => {
                    let sum = 0
                    for (const [, numbers] of lists[index]) for (const number of numbers) sum += wanted[number]
                    if (sum) counts[facet][value] = sum
                })
            }))
            return counts
        },

        /** Corrected words as the first cards write them. */
        spelled(text, cards) {
            const known = new Map(cards.slice(0, 5).flatMap(card => card ? `${card.title} ${card.place}`.match(/[\p{L}\p{M}]+/gu) ?? [] : []).map(word => [stem(fold(word)), word]))
            return text.replace(/\S+/g, word => known.get(stem(word)) ?? word)
        },

        async cards(hits) {
            const blocks = new Map()
            await Promise.all([...new Set(hits.map(blockOf))].map(async block => {
                blocks.set(block, await piece("c" + block, bytes => new TextDecoder().decode(bytes).split("\0").map(column => column.split("\n"))))
            }))
            return hits.map(number => {
                const columns = blocks.get(blockOf(number))
                if (!columns) return null
                const isHouse = number < institutions
                const row = isHouse ? number % root.b[0] : (number - institutions) % root.b[1]
                const [houses, titles, ids] = columns
                const title = titles[row]
                const id = ids[row][0] === "=" ? ids[row].slice(1) : tokens(title).join("-") + ids[row]
                const label = column => {
                    const place = columns[column][0].charCodeAt(row) - 33
                    return root.t[place] ?? columns[7][place - root.t.length]
                }
                const line = [3, 4, 5].map(label).filter(Boolean)
                let [status, name] = (label(6) ?? "").split("\t")
                let picture = columns[8][row], place, url
                if (isHouse) {
                    [place, picture] = picture.split("\t")
                    url = root.u + id + "/"
                    picture = picture.replace("\x01", id)
                } else {
                    let left = row
                    const house = houses.map(house => house.split("\x01")).find(house => (left -= house[3]) < 0)
                    place = house[2] + " · " + house[1]
                    url = root.u + house[0] + "/" + id + "/"
                    picture = picture.replace("\x01", house[0]).replace("\x02", id) || root.p[columns[3][0].charCodeAt(row) - 33] || ""
                }
                return {
                    kind: isHouse ? "institution" : "animal", title, url, picture, line: line.join(" · "), place, status,
                    label: name ?? "", seeks: !isHouse && number < institutions + seeking,
                }
            })
        },
    }
}
