// Reads the search index of a language. Documentation/search.md tells its format and how results are ranked.
//
// const index = await open(root)
// index.search({ text, facets, within, offset, limit, sort })
//     text: what the visitor typed. facets: { type: ["dog"], sex, size, age, town: ["Łódź"], region, good: ["children"],
//     urgent: true, kind: "animals" | "institutions" | "houses" }: values of one facet are alternatives, facets are conjunctive
//     (of good, all must hold). within: the id of an institution. sort: "best", "waiting" (longest waiting first) or "new".
//     With `order`, a function that sorts and leaves out, hits come as it returns them, and total is their number.
//   -> { total, about, whole, gone, best, hits, corrected, missing }. best is what the first hit counts for; total is exact unless `about` is true; `whole` of them have
//      every word, `gone` of these are animals that are gone for good. hits are opaque numbers. corrected: the query as understood where its spelling was, else null. missing: a
//      piece could not be fetched.
// index.counts({ text, facets, within, values: { type: ["dog"] } })
//   -> { type: { dog: 12 } }: how many there would be with that value, other facets as asked;
//      null where that would cost too much. Needs further pieces, so ask for it only where it is shown.
// index.prepare()
//   fetches what misspelt words need, before there is one.
// index.spelled(corrected, cards)
//   -> what was understood, with the names and towns of these cards as they write them.
// index.cards(hits), index.positions(): as cards.js tells.

import { openCatalogue } from "./cards.js"
import { fold, sound, stemmer, tokens } from "./words.js"

// What a word counts for by the list that it was found in: what is meant, name, surroundings, what is meant beside, facts, text.
const WEIGHTS = [12, 16, 16, 5, 2, 6, 6, 3]
// An institution called after cats is no cat.
const HOUSE = [12, 10, 10, 5, 2, 6, 6, 2]
// Of a word that is only begun, what is meant is a guess.
const BEGUN = [6, 15, 15, 5, 2, 7, 7, 3]

const isName = slot => slot === 1 || slot === 2

/** Undoes the front coding of sorted words. */
function words(text) {
    let word = ""
    return [...text.matchAll(/([A-Z])([^A-Z]*)/g)].map(([, shared, rest]) => word = word.slice(0, shared.charCodeAt() - 65) + rest)
}

/** The documents of a file's words, numbered from `from`: word -> { total, lists: [[slot, numbers]], rest: the file of further ones }. */
function entries(bytes, head, count, from = 0) {
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
    const list = to => {
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
    for (const word of words(new TextDecoder().decode(bytes.subarray(0, end)))) {
        const entry = { total: 0, lists: [] }
        const isCut = read(1)
        if (isCut) {
            entry.total = gamma()
            entry.rest = gamma()
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
            if (isPart && (slot !== 4 || entry.lists[0]?.[0] !== 0)) entry.isPart = true
            entry.lists.push([slot, numbers])
            if (!isCut) entry.total += numbers.length
        }
        found.set(word, entry)
    }
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

/** What puts equals in an order that is another one every day. */
const day = Date.now() / 864e5 | 0
const turn = number => Math.imul(number + 1, 2654435761 + day * 97) >>> 0

export async function open(address, get = fetch) {
    const { root, piece, blockOf, ...catalogue } = await openCatalogue(address, get)
    const [institutions, seeking, others, departed, pages] = root.n
    const present = institutions + seeking + others, count = present + departed, head = root.h
    const stem = stemmer(root.x), ignored = new Set(words(root.y)), negations = root.z.split(" "), denial = " ~" + stem(negations[0])
    const declension = root.d.split("|").map(line => line.split(" "))

    const separators = words(root.w)

    const fileOf = word => Math.max(0, place(separators, word))
    const shard = number => piece("t" + number, bytes => entries(bytes, head, count))
    const shardOf = word => separators.length ? shard(fileOf(word)) : new Map()
    /** What the index has of a word, and with `whole` all of it; `fail` is called where a piece could not be fetched. */
    const look = async (key, whole, fail) => {
        const file = await shardOf(key)
        const entry = file?.get(key)
        if (!file) fail()
        if (!whole || entry?.rest === undefined) return entry
        const rest = await piece("r" + entry.rest, bytes => entries(bytes, 0, count, head))
        if (!rest) fail()
        return { ...entry, lists: entry.lists.concat(rest?.get(key)?.lists ?? []) }
    }

    // What failed once is asked for again.
    let spell = null, known = null
    const loadSpell = async () => { spell ??= await import("./spelling.js").catch(() => null) }
    const loadKnown = async () => {
        const script = loadSpell(), bytes = await piece("s", bytes => bytes)
        await script
        known ??= bytes && spell?.knownWords(new TextDecoder().decode(bytes).split("\n"), words, stem)
    }

    /** What the words of a text may be in the index: all of them; those that a query needs not find are marked. */
    function understand(text) {
        const found = []
        // A telephone number is one word, without the country's, and a record's number with spaces around its stroke another.
        text = text.slice(0, 300).replace(/(?<!\d)(?:(?:\+|00)?48\)?[ -]?)?(\d(?:[ .()-]{0,2}\d){8})(?![\d/])/g, (_, number) => " " + number.replace(/\D/g, ""))
            .replace(/(\d) *\/ *(?=\d)/g, "$1/").replace(/(?<=\d)(?=\p{L}{3})/gu, " ")
        for (const raw of text.split(/\s+/)) {
            const plain = fold(raw) === raw.toLowerCase()
            tokens(raw).forEach((word, place) => {
                if (found.length < 30 && found.filter(({ stop }) => !stop).length < 10) found.push({ word, raw, place, plain, keys: [...new Set([word, stem(word)])], more: [], stop: ignored.has(word) })
            })
        }
        // What follows "not" is denied.
        let near = 0
        for (const word of found) {
            if (negations.includes(word.word)) near = 5
            else if (!word.stop && near-- > 0) {
                word.isDenied = true
                near = 0
            } else if (word.stop) near--
        }
        if (found.every(word => word.stop)) {
            found.length = Math.min(found.length, 10)
            for (const word of found) word.stop = false
        }
        return found
    }

    /** The documents whose names share a word's stem and of which it is hardly a form, and the names of which it is one. */
    const rivals = async (word, get) => {
        const key = word.keys.at(-1), names = new Set()
        for (const file of new Set(await Promise.all(word.keys.map(shardOf)))) {
            for (const [other, { lists }] of file ?? []) if (other !== key && other[0] === key[0] && lists.some(([slot]) => isName(slot)) && stem(other) === key) names.add(other)
        }
        if (names.size) await loadSpell()
        return names.size && spell ? spell.rivals(word, names, declension, get) : [names, []]
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
        const groups = facetKeys(facets, within)
        let missing = false, whole = all, isCut = false
        const get = async key => {
            const entry = await look(key, whole, () => { missing = true })
            if (!whole && entry?.isPart) isCut = true
            return entry
        }
        /** What stands in files of words: what means something, what stands in something short, the others. */
        const keysOf = async files => {
            const kinds = [[], [], []]
            for (const file of await Promise.all(files)) for (const [key, { lists }] of file ?? []) kinds[lists[0][0] ? 1 + (lists[0][0] > 6) : 0].push(key)
            return kinds
        }

        // Phrases that mean something stand with their first words.
        const phrases = []
        // Without what stands between its words, no phrase may lose what denies it.
        for (const all of typed.length > query.length ? [typed, ...typed.some(({ isDenied }) => isDenied) ? [] : [query]] : [query]) {
            for (let length = 1; length < 10; length++) {
                for (let start = 0; start + length <= all.length; start++) {
                    let part = all.slice(start, start + length)
                    const first = part.findIndex(word => !word.stop)
                    if (first < 0) continue
                    const lead = part.slice(0, first)
                    part = part.slice(first)
                    // Two words may be one: "eko straż", and the parts of a number.
                    if (length === 2 && !first) {
                        const [one, other] = part.map(({ word }) => word), joined = one + (/^\d+ \d+$/.test(one + " " + other) ? "/" : "") + other
                        for (const key of new Set([joined, stem(joined)])) phrases.push([key, part])
                    }
                    const { isDenied } = part[0]
                    if (isDenied ? first : length < 2) continue
                    const write = key => part.map(key).join(" ") + (isDenied ? denial : first ? " ~" + lead.map(key).join(" ") : "")
                    for (const phrase of new Set([write(word => word.word), write(word => word.keys.at(-1))])) phrases.push([phrase, part, isDenied])
                }
            }
        }
        // Everything is asked for at once.
        const last = query.at(-1), mayBegin = last?.word.length > 1
        const asked = new Set([...query.flatMap(({ keys }) => keys), ...phrases.map(([phrase]) => phrase), ...groups.flat()])
        asked.forEach(shardOf)
        // What a misspelt word is likely to be is asked for with it.
        if (spell && known) for (const word of query) spell.ahead(word, known, stem, word === last).forEach(shardOf)

        if (mayBegin) {
            const before = query.at(-2), begun = before ? before.word + " " + last.word : " "
            const found = new Map(), phrases = new Map()
            const take = file => {
                for (const [key, { lists, total }] of file ?? []) {
                    if (asked.has(key) || key.includes(" ~") || !key.startsWith(begun) && !key.startsWith(last.word)) continue
                    // What means something or is a name comes first.
                    ;(key.startsWith(begun) || !key.includes(" ") ? found : phrases).set(key, (lists[0][0] < 3) * 1e6 + total)
                }
            }
            if (before) take(await shardOf(before.word))
            const file = await shardOf(last.word), next = fileOf(last.word) + 1
            take(file)
            if (found.size < 4 && !last.keys.some(key => file?.has(key)) && separators[next]?.startsWith(last.word)) take(await shard(next))
            // Of words that stand in phrases alone ("german shepherd"), the phrases are begun.
            last.more = [...(found.size || last.word.length < 4 ? found : phrases)].sort((one, other) => other[1] - one[1]).slice(0, 40).map(([key]) => key)
        }
        // What is denied is found where it is denied, and nowhere else.
        for (const [phrase, part, isDenied] of phrases) {
            if (!isDenied || !await get(phrase)) continue
            for (const word of part) {
                word.isOnlyDenied = true
                word.more = []
            }
        }
        const isAlone = query.length === 1
        // A word that there is none of is misspelt, and one that only shares a stem or begins others may be: the right one mostly stands in the same file.
        await Promise.all(query.map(async query => {
            const { word, raw, place, keys, more } = query
            if (word.length < 3 || /\d/.test(word) || !separators.length || query.isOnlyDenied) return
            let isWeak = 0
            for (const key of [...keys, ...phrases.flatMap(([phrase, part]) => part.includes(query) ? phrase : [])]) {
                const entry = await get(key)
                if (!entry) continue
                if (key !== keys.at(-1) || key === word || entry.lists[0][0] < 3) return
                isWeak = entry.total
            }
            // Some write as they hear: what means something and sounds so is likelier than what only shares a stem with a word of a text.
            const heard = [tokens(raw.replace(/ó/gi, "u"))[place], sound(word), word.replace(/u/g, "o")].filter(other => other !== word)
            heard.filter(other => !spell || spell.mayBe(other, known, stem)).forEach(shardOf)
            // What begins others is not misspelt, but where these are few.
            const begun = more.length && (await Promise.all(more.map(get))).reduce((sum, { total, lists }) => sum + total + (lists[0][0] < 4) * 99, 0)
            const isBegun = begun > 9
            if ((isWeak || isBegun) && !heard.length) return
            await (isWeak || isBegun ? loadSpell() : loadKnown())
            if (!isWeak && !more.length && !(spell && known)) missing = true
            await spell?.mend(query, known, { stem, get, keysOf: words => keysOf(words.map(shardOf)), isAlone, isBegun, isWeak, heard })
        }))

        if (query.some(word => word.parts)) {
            const apart = typed.map(({ parts, word, raw }) => parts?.join(" ") ?? (tokens(raw).length > 1 ? word : raw)).join(" ")
            const found = await find({ text: apart, facets, within, limit, offset }, all)
            return { ...found, corrected: found.corrected ?? apart }
        }

        for (;;) {
            const score = new Uint16Array(count), matched = new Uint8Array(count), own = new Uint8Array(count)
            // How many documents the rarest word or facet has, and for each of the first ones.
            let rarest = Infinity, ratio = 1
            const weigh = (all, share) => { if (all < rarest) [rarest, ratio] = [all, share] }
            isCut = false
            if (whole) await Promise.all([...asked, ...query.flatMap(({ more, guesses }) => [...more, ...guesses ?? []])].map(get))
            for (const word of query) {
                own.fill(0)
                let total = 0, near = 0, first = 0, isKnownWord = false
                const add = async (keys, weights, more = 0) => {
                    let isForm = false
                    for (const key of keys) {
                        const entry = await get(key)
                        if (!entry) continue
                        total += entry.total
                        const isMeant = !entry.lists[0][0]
                        // The beginning of a town's name is likelier than that of what looks are called.
                        const beginsName = weights === BEGUN && !isKnownWord && entry.lists.some(([slot]) => isName(slot))
                        for (const [slot, numbers] of entry.lists) {
                            // What a form means is not what its stem means, nor is it a name of that stem.
                            if (isForm && !slot) continue
                            const isOwn = slot % 4 === 1 || slot % 4 === 2
                            const exact = (isOwn && slot % 2 === +word.plain) + more - (isForm && slot < 3 ? 5 : 0)
                            for (const number of numbers) {
                                if (number < head) near++
                                const other = isName(slot) && others.has(number) ? 5 : 0
                                // Beside other words one that means something is hardly a name.
                                const values = weights ?? (isMeant && query.length > 1 || number < institutions ? HOUSE : WEIGHTS)
                                // What is meant and says so, or is called so, comes first.
                                const isDouble = own[number] > 11 && (slot > 4 || number >= institutions && isName(slot))
                                const value = isDouble ? Math.max(14, values[slot]) : values[slot] + (beginsName && slot % 3 === 0) * 3
                                const weight = slot === 4 ? isMeant || more < 0 ? 1 : 2 : Math.max(more < 0 ? 1 : 2, value + exact - other)
                                if (own[number] < weight) own[number] = weight
                            }
                        }
                        if (keys === word.keys && isMeant) isForm = true
                    }
                }
                // Of names with one stem, those of the form that was asked for come first.
                const [others, names] = await rivals(word.form ? { word: word.form, keys: [stem(word.form)] } : word, get)
                if (!word.isOnlyDenied) await add(word.keys)
                await add(names.filter(name => name !== word.word))
                // A word that means something as it stands, or whose stem is what is meant, is hardly the beginning of another.
                const itself = await get(word.word)
                isKnownWord = word.word !== word.keys.at(-1) && own.some(weight => weight > 5)
                const isWhole = (itself || word.word.length > 3 || !word.more.length) && own.some(weight => weight > (itself ? 3 : 11)) || itself?.lists.some(([slot]) => slot === 4)
                // A phrase that means something counts for each of its words, and more where it is all that is asked for.
                for (const [phrase, part, isDenied] of phrases) if (part.includes(word) && (isDenied || !word.isOnlyDenied)) await add([phrase], null, part.length < query.length ? 5 : 7)
                // What a longer word begins does not come before what it is.
                const isWritten = word.word.length > 3 && own.some(weight => weight > 2)
                await add(word.more, isWritten ? BEGUN.map(() => 2) : BEGUN, isWhole ? -13 : 0)
                for (const key of word.guesses ?? []) await add([key])
                // Of documents that lack some word those come first that have a rare one, above all a number.
                let having = 1
                for (let number = 0; number < head; number++) if (own[number] > 1) having++
                const rarity = Math.min(15, Math.log2(head / having) * 1.5 | 0) * (/\d{3}/.test(word.word) ? 2 : 1)
                for (let number = 0; number < count; number++) {
                    if (own[number]) {
                        // What only mentions a word that means something else does not have what was asked for.
                        if (own[number] > 1) matched[number]++
                        if (number < head) first++
                        score[number] += own[number] * 2 + (own[number] > 1 && rarity)
                    }
                }
                weigh(first * total / (near || 1), total / (near || 1))
            }
            if (!query.length) matched.fill(0)
            const kind = facets.kind
            let from = kind === "animals" || within ? institutions : 0
            const to = kind === "institutions" ? institutions - pages : kind === "houses" ? institutions : query.length ? count : facets.walks ? present : institutions + seeking
            const allowed = new Uint8Array(count)
            for (const keys of groups) {
                let all = 0, first = 0
                for (const key of keys) {
                    const { total = 0, lists = [] } = await get(key) ?? {}
                    all += total
                    for (const [, numbers] of lists) {
                        for (const number of numbers) {
                            allowed[number]++
                            if (number < head) first++
                        }
                    }
                }
                weigh(all, all / (first || 1))
            }
            // Without words, animals are there that look for a home, and institutions only where they are asked for.
            if (!query.length && kind !== "institutions") from = institutions
            let found = []
            const partly = []
            for (let number = from; number < to; number++) {
                if (allowed[number] === groups.length && (score[number] || !query.length)) (matched[number] === query.length ? found : partly).push(number)
            }
            const entire = found.length
            // Those that have something of all words by accident, as a cat foundation's dogs, are not enough.
            const best = found.reduce((best, number) => Math.max(best, score[number]), 0)
            if (isCut && found.filter(number => score[number] > best * 0.75).length < offset + limit) {
                whole = true
                continue
            }
            // Institutions are all among the first documents.
            const about = isCut && kind !== "institutions"
            const gone = found.filter(number => number >= present).length
            const sum = about ? Math.max(entire, Math.round(found.filter(number => number < head).length * ratio)) : entire
            if (entire < Math.min(10, limit)) found = found.concat(partly)
            return {
                found, score, isEntire: number => matched[number] === query.length, total: about ? sum : found.length, about, gone, whole: sum, missing,
                corrected: query.some(word => word.understood) ? typed.map(word => word.understood ?? word.word).join(" ") : null,
            }
        }
    }

    return {
        ...catalogue,

        async search(request) {
            const { offset = 0, limit = 24, sort = "best", order } = request
            const lists = sort === "best" || order ? null : import("./lists.js")
            const result = await find({ ...request, offset, limit }, sort !== "best" || order)
            const { found, score, isEntire } = result
            if (order) {
                const ordered = order(found)
                return { ...result, total: ordered.length, gone: ordered.filter(number => number >= present).length, hits: ordered.slice(offset, offset + limit) }
            }
            if (sort !== "best") await (await lists).byArrival(found, sort, number => piece("a" + number, bytes => bytes))
            else {
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
                    for (const [group, members] of [...groups].sort((one, other) => weight(other) - weight(one) || turn(one[0]) - turn(other[0]))) {
                        if (group >= 0) members.sort((one, other) => turn(one) - turn(other))
                        for (const number of members) found.push(number)
                    }
                }
            }
            return {
                total: result.total, about: result.about, gone: result.gone, whole: result.whole, best: score[found[0]] ?? 0, hits: found.slice(offset, offset + limit),
                corrected: result.corrected, missing: result.missing,
            }
        },

        async counts(request) {
            return count > 25000 ? null : (await import("./lists.js")).counts(request, find, key => look(key, true, () => {}), count)
        },

        prepare: () => separators.length && loadKnown(),

        spelled: (text, cards) => spell ? spell.spelled(text, cards, stem) : text,
    }
}
