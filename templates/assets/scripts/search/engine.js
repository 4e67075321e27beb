// Reads the search index of a language. Documentation/search.md tells its format and how results are ranked.
//
// const index = await open(root)
// index.search({ text, facets, within, offset, limit, sort })
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
//   -> [{ kind: "animal" | "institution", title, url, picture, line, place, status, label }], in the hits' order;
//      null where the piece could not be fetched. status is "" where it is the plain one; label is its name.

import { fold, sound, stemmer, tokens } from "./words.js"

// What a word counts for by the list that it was found in: what is meant, name, surroundings, what is meant beside, facts, text.
const WEIGHTS = [12, 16, 16, 5, 2, 6, 6, 3]
// An institution called after cats is no cat.
const HOUSE = [12, 10, 10, 5, 2, 6, 6, 2]
// Of a word that is only begun, what is meant is a guess.
const BEGUN = [6, 15, 15, 5, 2, 7, 7, 3]
/** Undoes the front coding of sorted words; calls back with each word and its marks. */
function words(text, each) {
    let word = ""
    for (const [, shared, rest, mark, edge] of text.matchAll(/([A-Z])([^A-Z!?;,]*)(!|\?\d*)?([;,]?)/g)) {
        each(word = word.slice(0, shared.charCodeAt() - 65) + rest, mark, edge)
    }
}

/** The documents of a file's words: word -> { total, lists: [[slot, numbers]] }, or { alias } where it only names another. */
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
        const [, key, alias] = word.match(/(.[^=]*)=?(.*)/)
        if (alias) return found.set(key, { alias })
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

    let files = 0
    const shards = [], spelling = [], heavy = new Map()
    words(root.w, (word, mark, edge) => {
        if (edge) shards.push(word)
        if (edge !== ",") spelling.push(word)
        if (mark) heavy.set(word, [mark === "!" ? files++ : files - 1 - mark.slice(1), root.d[heavy.size] ?? "~"])
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
    const fileOf = word => Math.max(0, place(shards, word))
    /** The words that stand in files of their own right. */
    const keysOf = async files => (await Promise.all(files)).flatMap(file => [...file ?? []].flatMap(([key, { lists }]) => lists ? key : []))
    const exceptions = new Set(root.e.split(" "))
    const filesOf = word => heavy.has(word)
        ? [piece("h" + heavy.get(word)[0], bytes => entries(bytes, [0, head], count))]
        : shards.length ? [shard(fileOf(word))] : []
    const rest = word => piece("r" + heavy.get(word)[0], bytes => entries(bytes, [head, count], count))
    const isCut = word => heavy.has(word) && heavy.get(word)[1] < "~"

    // What failed once is asked for again.
    const corrector = () => import("./spelling.js").catch(() => null)

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

    /** Words that a word may begin among those that are known at once. */
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
        /** Lets a word be looked for in further files, too. */
        const look = (word, numbers) => asked.set(word, [...new Set([...asked.get(word), ...numbers.map(shard)])])
        for (const { word, keys, more } of query) {
            for (const key of [...keys, ...more]) {
                // A form of a heavy word is none of its own but where the root says so.
                if (key === keys.at(-1) || key !== word || heavy.has(key) || !heavy.has(keys.at(-1)) || exceptions.has(word)) ask(key)
                else asked.set(key, [])
            }
            const own = keys.at(-1)
            if (heavy.has(own) && exceptions.has(own) && typed.length > 1) asked.get(own).push(shard(fileOf(own)))
        }
        // Words that are not known at once may be misspelt: the right ones mostly stand nearby.
        const unknown = query.filter(({ word, isKnown }) => !isKnown && word.length > 3 && !/\d/.test(word))
        const corrections = unknown.length ? corrector() : null
        for (const { word, more } of unknown) {
            if (more.length || !shards.length) continue
            const near = [word, sound(word), word[1] + word[0] + word.slice(2)].map(fileOf), at = near[0]
            // A file beside has words that begin so only where one of the two begins with such a word.
            if (shards[at].startsWith(word.slice(0, 3))) near.push(Math.max(0, at - 1))
            if (shards[at + 1]?.startsWith(word.slice(0, 3))) near.push(at + 1)
            look(word, near)
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
        const spell = await corrections
        if (!spell && corrections) missing = true
        for (const word of spell ? unknown : []) {
            // Beside what a word may begin, only what sounds the same.
            if (word.more.length) word.least = 0.45
            spell.guess(word, spelling, stem)
            word.guesses?.forEach(ask)
        }
        // Where few documents are to be expected among the first ones, all are needed.
        let share = 1
        const rarity = key => isCut(key) ? 2 ** ((97 - heavy.get(key)[1].charCodeAt()) / 2) : 0.004
        for (const word of query) share *= Math.max(...word.keys.map(rarity))
        for (const keys of groups) share *= keys.map(rarity).reduce((one, other) => one + other, 0)
        const isSingle = query.length === 1 && !groups.length
        let whole = all || ![...asked.keys()].some(isCut) || !(isSingle || share * head > (offset + limit) * 3)
        const rests = new Map()
        const askRests = () => { for (const key of asked.keys()) if (isCut(key)) rests.set(key, rest(key)) }
        if (whole) askRests()

        const get = async key => {
            let entry, total = 0, lists = []
            for (const file of await Promise.all(asked.get(key))) {
                if (!file) missing = true
                else if ((entry = file.get(key))?.alias) {
                    ask(key = entry.alias)
                    if (whole && isCut(key)) rests.set(key, rest(key))
                    return get(key)
                } else if (entry) lists = lists.concat(entry.lists), total += entry.total
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
                const known = await keysOf(asked.get(word.word))
                if (index === query.length - 1 && word.word.length > 1) {
                    // Words that are too rare to be known at once, and phrases.
                    const begun = index ? query[index - 1].word + " " + word.word : " "
                    const before = index ? await keysOf(asked.get(query[index - 1].word)) : []
                    for (const key of new Set([...known, ...before])) {
                        const isPhrase = key.startsWith(begun)
                        if ((isPhrase || key.startsWith(word.word) && !key.includes(" ")) && !asked.has(key) && word.more.length < 60) {
                            word.more.push(key)
                            asked.set(key, asked.get(isPhrase ? query[index - 1].word : word.word))
                        }
                    }
                }
                // Where a longer word stands in some text as it is, names that it may begin do not come first.
                const isWritten = itself && word.word.length > 3 && word.word === word.keys.at(-1)
                if (await add(word.more, isWritten ? BEGUN.map(() => 2) : BEGUN, isWhole ? -13 : 0)) any = true
                word.understood = word.word
                if (spell && !isOwn) {
                    spell.guess(word, known, stem)
                    if (!any && !(word.guesses && word.least < 1.5) && shards.length && unknown.includes(word)) {
                        // The first letter may be the key beside, or one too many.
                        const rest = word.word.slice(1)
                        const near = [rest, ...[...spell.besides[word.word[0]] ?? ""].map(letter => letter + rest)].map(fileOf)
                        look(word.word, near)
                        spell.guess(word, await keysOf(near.map(shard)), stem)
                    }
                    if (word.guesses && (!any || word.least < 0.5)) {
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
                            word.understood = spell.written(word.word, found[0][0], stem)
                        }
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
                continue
            }
            if (found.length < Math.min(10, limit)) found = found.concat(partly)
            let sum = found.length, about = false
            const gone = found.slice(0, entire).filter(number => number >= present).length
            // Institutions are all among the first documents.
            if (!whole && kind !== "institutions") {
                about = true
                sum = isSingle && !kind ? Math.max(total, sum) : Math.round(entire * count / head)
            }
            return {
                found, score, isEntire: number => matched[number] === query.length, total: sum, about, gone, whole: about ? sum : entire, missing,
                corrected: corrected ? typed.map(word => word.understood ?? word.word).join(" ") : null,
            }
        }
    }

    return {
        async search(request) {
            const { offset = 0, limit = 24, sort = "best" } = request
            const lists = sort === "best" ? null : import("./lists.js")
            const result = await find({ ...request, offset, limit }, sort !== "best")
            const { found, score, isEntire } = result
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

        async counts(request) {
            return count > 25000 ? null : (await import("./lists.js")).counts(request, find, filesOf, count)
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
                    label: name ?? "",
                }
            })
        },
    }
}
