// Reads the search index of a language. Documentation/search.md tells its format and how results are ranked.
//
// const index = await open(root)
// index.search({ text, facets, within, offset, limit, sort })
//     text: what the visitor typed. facets: { type: ["dog"], sex, size, age, town: ["Łódź"], region, good: ["children"],
//     urgent: true, kind: "animals" | "institutions" | "houses" }: values of one facet are alternatives, facets are conjunctive
//     (of good, all must hold). within: the id of an institution. sort: "best", "waiting" (longest waiting first) or "new".
//     With `order`, a function that sorts and leaves out, hits come as it returns them, and total is their number.
//   -> { total, about, whole, gone, keepers, isAsked, best, hits, corrected, missing }. best is what the first hit counts for; total is exact unless `about` is true; `whole` of them have
//      every word, `gone` of these are animals that are gone for good, `keepers` institutions. isAsked is true where institutions are asked for by the animals that they keep. hits are opaque numbers. corrected: the query as understood where its spelling was, else null. missing: a
//      piece could not be fetched.
// index.counts({ text, facets, within, values: { type: ["dog"] } })
//   -> { type: { dog: 12 } }: how many there would be with that value, other facets as asked;
//      null where that would cost too much. Needs further pieces, so ask for it only where it is shown.
// index.prepare()
//   fetches what misspelt, begun and several words need, before there are any.
// index.spelled(corrected, cards)
//   -> what was understood, with the names and towns of these cards as they write them.
// index.cards(hits), index.positions(): as cards.js tells.

import { openCatalogue } from "./cards.js"
import { fold, stemmer, tokens, words } from "./words.js"

// What a word counts for by the list that it was found in: what is meant, name, surroundings, what is meant beside, facts, text.
const WEIGHTS = [12, 16, 16, 5, 2, 6, 6, 3]
// An institution called after cats is no cat.
const HOUSE = [12, 10, 10, 5, 9, 6, 6, 2]
// Of a word that is only begun, what is meant is a guess.
const BEGUN = [6, 15, 15, 5, 2, 7, 7, 3]
// Institutions in the town that is asked for come before all others.
const NEAR = 60

const isName = slot => slot === 1 || slot === 2
/** True of a word that means a species or a town of which there is nothing. */
const isAbsent = ({ lists: [[slot, numbers]], rest }) => !slot && !numbers.length && rest === undefined

/** The documents of a file's words, numbered from `from`: word -> { total, lists: [[slot, numbers, whether it lacks some]], rest: the file of those }. */
function entries(bytes, head, count, from = 0) {
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
            const lacksSome = isPart && (slot !== 4 || entry.lists[0]?.[0] !== 0)
            if (lacksSome) entry.isPart = true
            entry.lists.push([slot, numbers, lacksSome])
            if (!isCut) entry.total += numbers.length
        }
        found.set(word, entry)
    }
    return found
}

/** What puts equals in an order that is another one every day. */
const day = Date.now() / 864e5 | 0
const turn = number => Math.imul(number + 1, 2654435761 + day * 97) >>> 0

export async function open(address, get = fetch) {
    const { root, piece, blockOf, ...catalogue } = await openCatalogue(address, get)
    const [institutions, seeking, others, departed, pages] = root.n
    // Pages stand behind institutions.
    const houses = institutions - pages, present = institutions + seeking + others, count = present + departed, head = root.h
    const stem = stemmer(root.x), negations = root.z.split(" "), ignored = new Set(words(root.y))
    const separators = words(root.w)

    const fileOf = word => Math.max(0, separators.findLastIndex(first => first <= word))
    const shard = number => piece("t" + number, bytes => entries(bytes, head, count))
    /** Whether what a word begins stands in several files, as it does where it has few letters. */
    const isSpread = word => word.length > 1 && separators[fileOf(word) + 1]?.startsWith(word)
    const shardOf = word => separators.length ? shard(fileOf(word)) : new Map()
    /** What the index has of a word, and with `whole` all of it; `fail` is called where a piece could not be fetched. */
    const look = async (key, whole, fail) => {
        const file = await shardOf(key)
        const entry = file?.get(key)
        if (!file) fail()
        if (!whole || entry?.rest === undefined) return entry
        const rest = await piece("r" + entry.rest, bytes => entries(bytes, 0, count, head))
        if (!rest) fail()
        // What is meant is known before what says so.
        return { ...entry, lists: entry.lists.concat(rest?.get(key)?.lists ?? []).sort(([one], [other]) => one - other) }
    }

    // Knows misspelt words. What failed once is asked for again.
    let spelling = null
    const loadSpelling = async () => {
        const script = await import("./spelling.js").catch(() => null)
        spelling ??= script?.speller({ root, piece, stem, words, shardOf })
    }

    const loadTogether = () => import("./phrases.js").catch(() => null)

    /** What the words of a text may be in the index: all of them; those that a query needs not find are marked. */
    function understand(text) {
        const found = []
        for (const raw of text.split(/\s+/)) {
            const plain = fold(raw) === raw.toLowerCase()
            tokens(raw).forEach((word, place) => {
                if (found.length < 30 && found.filter(({ stop }) => !stop).length < 10) found.push({ word, raw, place, plain, keys: [...new Set([word, stem(word)])], more: [], stop: ignored.has(word) })
            })
        }
        if (found.every(word => word.stop)) {
            found.length = Math.min(found.length, 10)
            for (const word of found) word.stop = null
        }
        return found
    }

    /** The documents whose names share a word's stem and of which it is hardly a form, and the names of which it is one. */
    const rivals = async (word, get) => {
        const key = word.keys.at(-1), names = new Set()
        const own = (await get(key))?.lists.filter(([slot]) => isName(slot % 4)) ?? []
        // The stem of another name ("rome" of Romeo) may have this stem, too.
        const isOfThese = ([slot, [first]]) => isName(slot) && own.some(([, numbers]) => numbers.includes(first))
        for (const file of new Set(await Promise.all(word.keys.map(shardOf)))) {
            for (const [other, { lists }] of file ?? []) if (other !== key && other[0] === key[0] && stem(other) === key && lists.some(isOfThese)) names.add(other)
        }
        if (names.size) await loadSpelling()
        return names.size && spelling ? spelling.rivals(word, names, get) : [names, []]
    }

    /** What the last word begins, alone or behind the word before it, of what is not `asked` for anyway: what means something or is a name first. */
    async function begun({ word, keys }, before, asked) {
        const both = before ? before.word + " " + word : " "
        const found = new Map(), phrases = new Map()
        const take = file => {
            for (const [key, entry] of file || []) {
                // Nobody begins to ask for what is not there.
                if (asked.has(key) || key.includes(" ~") || isAbsent(entry) || !key.startsWith(both) && !key.startsWith(word)) continue
                const { lists, total } = entry
                ;(key.startsWith(both) || !key.includes(" ") ? found : phrases).set(key, [(lists[0][0] < 3) * 1e6 + total, lists])
            }
        }
        if (before) take(await shardOf(before.word))
        const file = await shardOf(word)
        take(file)
        if (isSpread(word)) {
            const next = found.size < 4 && !keys.some(key => file?.has(key)) && shard(fileOf(word) + 1)
            for (const other of await Promise.all([next, ...spelling?.begun(word).map(shardOf) ?? []])) take(other)
        }
        // The forms of one word, which share its lists, leave room for others.
        const places = new Map(), seen = new Set()
        const placeOf = numbers => places.get(numbers) ?? places.set(numbers, places.size).size - 1
        const isNew = lists => seen.size < seen.add(lists.map(([slot, numbers]) => [slot, placeOf(numbers)]).join()).size
        // Of words that stand in phrases alone ("german shepherd"), the phrases are begun.
        return [...(found.size || word.length < 4 ? found : phrases)].sort(([, [one]], [, [other]]) => other - one)
            .filter(([, [, lists]]) => isNew(lists)).slice(0, 40).map(([key]) => key)
    }

    /** Finds what a word is where it may be misspelt: there is none of it, or it only shares a stem or begins others. False where a piece was missing. */
    async function respell(word, phrases, get, isAlone) {
        const stemmed = word.keys.at(-1)
        let isThere = word.stop === null || word.word.length < 3 || /\d/.test(word.word) || !separators.length, isWeak
        for (const key of [...word.keys, ...phrases.flatMap(([phrase, part]) => part.includes(word) ? phrase : [])]) {
            const entry = await get(key)
            if (entry && key === stemmed && key !== word.word && entry.lists[0][0] > 2) isWeak = true
            else isThere ||= entry
        }
        // What begins others is not misspelt, but where these are few.
        const isBegun = (await Promise.all(word.more.map(get))).reduce((sum, { total, lists }) => sum + total + (lists[0][0] < 4) * 99, 0) > 9
        // Some write as they hear.
        if (isThere || (isWeak || isBegun) && !/(.)\1|ch|rz|x|[oe][mn][b-z]|[uó]|m$/i.test(word.raw)) return
        if (!isWeak && !isBegun) piece("s", bytes => bytes)
        await loadSpelling()
        return !!await spelling?.mend(word, get, isAlone, isBegun) || isWeak || word.more.length > 0
    }

    /**
     * What each document counts for by a word; how many of the first documents have it, and how many each of these stands for; what one counts for at
     * most that the word's cut lists lack; and how much more counts who has it, for it is rare. Institutions keep what `kept` words mean. `isWhole` tells
     * that no list is cut.
     */
    async function weighed(word, query, phrases, kept, get, isWhole) {
        const own = new Uint8Array(count)
        let total = 0, near = 0, unseen = 0, isKnownWord = false
        const itself = await get(word.word)
        // A stem with another consonant put in may be of another word: "mruc" begins Mruczek, and is hardly Mruk, nor is "świno" świnia.
        const isGuess = word.more.length && !itself && (!word.word.startsWith(word.keys.at(-1)) || word.word.endsWith("o"))
        // Of names with one stem, those of the form that was asked for come first.
        const [others, names] = await rivals(word.form ? { word: word.form, keys: [word.form, stem(word.form)] } : word, get)
        const add = async (keys, weights, more = 0, hasWords = false) => {
            const isOwn = keys === word.keys, isBegun = weights === BEGUN, least = more < 0 ? 1 : 2
            let isForm = false
            for (const key of keys) {
                const entry = await get(key)
                if (!entry) continue
                const { lists } = entry, isMeant = !lists[0][0]
                let all = 0, having = 0, sure = 0
                // The beginning of a town's name is likelier than that of what looks are called.
                const beginsName = isBegun && !isKnownWord && lists.some(([slot]) => isName(slot))
                // A kind is likelier than what half of all are, however many keep it.
                const isRare = isBegun && isMeant && entry.total - (lists.find(([slot]) => slot === 4)?.[1].length ?? 0) < count / 8
                for (const [slot, numbers, lacksSome] of lists) {
                    const there = numbers.filter(number => number < head).length
                    all += there
                    // What a form means is not what its stem means, nor is it a name of that stem.
                    if (isForm && !slot) continue
                    // What only mentions the word is not counted.
                    if (slot !== 4 || !isMeant) {
                        having += there
                        sure += numbers.length
                    }
                    const exact = (slot % 4 % 3 > 0 && slot % 2 === +word.plain) + more - (slot < 3 && (isForm || isGuess && isOwn)) * 5
                    const nearer = beginsName && slot % 3 === 0 ? 4 : slot ? 0 : isBegun && key.length === word.word.length + 1 ? 3 : isRare * 2
                    if (lacksSome) unseen = Math.max(unseen, 2, (weights ?? WEIGHTS)[slot] + exact)
                    for (const number of numbers) {
                        const isHouse = number < houses, isPage = isMeant && slot && !isHouse && number < institutions
                        let weight
                        // A page says what there is, and is none of that; but its title may be what is asked for, and so may more beside other words.
                        if (isPage) weight = slot !== 4 && slot < (query.length > 1 ? 7 : 3) ? 2 : 1
                        else if (slot === 4 && !(isHouse && kept.has(word))) weight = isMeant ? 1 : least
                        else {
                            // Beside other words one that means something is hardly a name.
                            const value = (weights ?? (isMeant && query.length > 1 || number < institutions ? HOUSE : WEIGHTS))[slot]
                            // What is meant and says so, or is called so, comes first.
                            const isDouble = own[number] > (isRare ? 7 : 11) && (slot > 4 || number >= institutions && isName(slot))
                            // Who speaks of what a phrase means in its own words comes first.
                            const isSaid = hasWords && own[number] > 1 && own[number] < 8 && own[number] !== WEIGHTS[3]
                            weight = Math.max(least, (isDouble ? Math.max(isRare ? 9 : query.length > 1 ? 13 : 14, value) : value + nearer) + exact - (isName(slot) && others.has(number)) * 5 + isSaid * 2)
                        }
                        if (own[number] < weight) own[number] = weight
                        if (lacksSome && unseen < weight) unseen = weight
                    }
                }
                near += having
                total += isWhole || !entry.isPart ? sure : entry.total * having / (all || 1)
                // An institution that is called so is no kind that its name is only like: Psiakowo.
                if (isOwn && !isMeant && lists.some(([slot, numbers]) => isName(slot) && numbers[0] < houses) && !(await get(word.keys.at(-1)))?.lists[0][0]) break
                isForm ||= isOwn && isMeant
            }
        }
        if (!word.denied) await add(word.keys)
        // A young cat ("kocię") is none called Kocia.
        if (itself?.lists[0][0] !== 0) await add(names.filter(name => name !== word.word))
        // A word that means something as it stands, or whose stem is what is meant, is hardly the beginning of another.
        isKnownWord = word.word !== word.keys.at(-1) && own.some(weight => weight > 5)
        const isSure = !isGuess && (itself || word.word.length > 3 || !word.more.length) && own.some(weight => weight > (itself ? 3 : 11)) || itself?.lists.some(([slot]) => slot === 4)
        // A phrase that means something counts for each of its words, and more where it is all that is asked for.
        for (const [phrase, part, isDenied] of phrases) if (part.includes(word) && (isDenied || !word.denied)) await add([phrase], null, part.length < query.length ? 5 : 7, phrase.includes(" "))
        // What a longer word begins does not come before what it is.
        const isWritten = !isGuess && word.word.length > 3 && own.some(weight => weight > (itself ? 2 : 4))
        await add(word.more, isWritten ? BEGUN.map(() => 2) : BEGUN, isSure ? -13 : 0)
        for (const key of word.guesses ?? []) await add([key])
        const [first, having] = [0, 1].map(least => own.slice(0, head).filter(weight => weight > least).length)
        // Of documents that lack some word those come first that have a rare one, above all a number.
        const rarity = Math.min(15, Math.log2(head / (having + 1)) * 1.5 | 0) * (/\d{3}/.test(word.word) ? 2 : 1)
        return [own, first, total / (near || 1), unseen, rarity]
    }

    /** Which documents match, and how well. */
    async function find({ text = "", facets = {}, within = null, limit = 24, offset = 0 }, all) {
        text = text.slice(0, 300)
        if (/(\d\D{0,2}){9}|\d( +\/|\/ |\p{L}{3})/u.test(text)) {
            await loadSpelling()
            text = spelling?.numbered(text) ?? text
        }
        const typed = understand(text), query = typed.filter(word => !word.stop)
        const lists = within || Object.keys(facets).some(facet => facet !== "kind") ? await import("./lists.js") : null
        const groups = lists?.groups(facets, within, tokens) ?? []
        let missing = false, whole = all, isCut = false
        const get = async key => {
            const entry = await look(key, whole, () => { missing = true })
            if (!whole && entry?.isPart) isCut = true
            return entry
        }

        // Everything is asked for at once. Phrases stand with their first words; what a misspelt word is likely to be is asked for with it.
        const last = query.at(-1), asked = new Set()
        const ask = keys => {
            for (const key of keys) {
                asked.add(key)
                shardOf(key)
            }
        }
        ask([...query.flatMap(({ keys }) => keys), ...groups.flat()])
        for (const word of query) spelling?.ahead(word, word === last, isSpread(word.word)).forEach(shardOf)
        const together = typed.length > 1 && await loadTogether()
        missing = together === null
        const phrases = together ? together.phrases(typed, query, negations, stem) : []
        ask(phrases.map(([phrase]) => phrase))

        if (last?.word.length > 1) last.more = await begun(last, query.at(-2), asked)
        if ((await Promise.all(query.map(word => respell(word, phrases, get, query.length === 1)))).includes(false)) missing = true

        if (together) phrases.push(...spelling?.respelt(typed, query, together.phrases, negations) ?? [])
        // What is denied is found where it is denied, and nowhere else.
        for (const [phrase, part, isDenied] of phrases) {
            if (!isDenied || !await get(phrase)) continue
            for (const word of part) {
                word.denied = true
                word.more = word.guesses = []
            }
        }
        const refused = together && await together.refused(query, key => look(key, true, () => { missing = true }))
        const [kept, places] = together ? await together.keep(typed, phrases, get, houses, root.d) : [new Set(), new Map()]

        const apart = spelling?.apart(typed)
        if (apart) {
            const found = await find({ text: apart, facets, within, limit, offset }, all)
            return { ...found, corrected: found.corrected ?? apart }
        }

        for (;;) {
            const score = new Uint16Array(count), matched = new Uint8Array(count)
            // How many documents the rarest word or facet has, and for each of the first ones.
            let rarest = Infinity, ratio = 1
            // What a document counts for at most that one word's cut lists lack.
            let most = 0
            const weigh = (all, share) => { if (all < rarest) [rarest, ratio] = [all, share] }
            isCut = false
            if (whole) await Promise.all([...asked, ...query.flatMap(({ more, guesses }) => [...more, ...guesses ?? []])].map(get))
            for (const word of query) {
                const [own, first, share, unseen, rarity] = await weighed(word, query, phrases, kept, get, whole)
                for (let number = 0; number < count; number++) {
                    // What only mentions a word that means something else does not have what was asked for.
                    if (own[number] > 1) matched[number]++
                    if (own[number]) score[number] += own[number] * 2 + (own[number] > 1 && rarity) + (number < houses && own[number] > places.get(word) && NEAR)
                }
                most = unseen * 2 + rarity
                weigh(first * share, share)
            }
            if (!query.length) matched.fill(0)
            const kind = facets.kind
            let from = kind === "animals" || within ? institutions : 0
            const to = kind === "institutions" ? houses : kind === "houses" ? institutions : query.length ? count : facets.walks ? present : institutions + seeking
            const isAllowed = await lists?.filter(groups, get, count, head, weigh)
            // Without words, animals are there that look for a home, and institutions only where they are asked for.
            if (!query.length && kind !== "institutions") from = institutions
            let found = []
            const partly = []
            for (let number = from; number < to; number++) {
                if (!(refused && refused.has(number)) && (!isAllowed || isAllowed(number)) && (score[number] || !query.length)) (matched[number] === query.length ? found : partly).push(number)
            }
            const entire = found.length
            // Those that have something of all words by accident, as a cat foundation's dogs, are not enough.
            // Nor are they where others, of which only a cut list may lack a word, have more of the rest.
            // A cat that is called Kot, too, needs no others beside it: of one word, it is known what others count for.
            const less = query.length === 1 ? most - 1 : 0.9 * [...found, ...partly.filter(number => number >= head)].reduce((best, number) => Math.max(best, score[number]), 0)
            if (isCut && found.filter(number => score[number] > less).length < offset + limit) {
                whole = true
                continue
            }
            // Institutions are all among the first documents.
            const about = isCut && kind !== "institutions"
            const gone = found.filter(number => number >= present).length, keepers = found.filter(number => number < houses).length
            const sum = about ? Math.max(entire, Math.round(found.filter(number => number < head).length * ratio)) : entire
            if (entire < Math.min(10, limit)) found = found.concat(partly)
            return {
                found, score, isEntire: number => matched[number] === query.length, total: about ? sum : found.length, about, gone, keepers, whole: sum, missing, isAsked: query.some(word => kept.has(word)),
                corrected: spelling?.told(typed) || null,
            }
        }
    }

    return {
        ...catalogue,

        async search(request) {
            const { offset = 0, limit = 24, sort = "best", order } = request
            if (sort !== "best" || order) return (await import("./lists.js")).ordered(request, find, piece, present)
            const { found, score, isEntire, ...result } = await find(request)
            // Among equals, those come first that stand together, for their cards come in one piece.
            const hits = [], { inTurns } = limit > 11 && await import("./lists.js").catch(() => null) || {}
            const gathered = (numbers, key) => {
                const groups = new Map()
                for (const number of numbers) groups.get(key(number))?.push(number) ?? groups.set(key(number), [number])
                return [...groups]
            }
            for (const [, equals] of gathered(found, number => isEntire(number) * 4096 + score[number] - (number >= present)).sort(([one], [other]) => other - one)) {
                if (hits.length >= offset + limit) break
                const weight = ([group, { length }]) => group < 0 ? 1e6 : (group % 2 ? 0 : 1e5) + Math.min(length, limit)
                const groups = gathered(equals, number => number < institutions ? -1 : blockOf(number) * 2 + (number >= institutions + seeking))
                    .sort((one, other) => weight(other) - weight(one) || turn(one[0]) - turn(other[0]))
                    // What tells how something goes comes before those who offer it.
                    .map(([group, members]) => group < 0 ? members.sort((one, other) => (other >= houses) - (one >= houses)) : members.sort((one, other) => turn(one) - turn(other)))
                hits.push(...inTurns?.(groups) ?? groups.flat())
            }
            return { ...result, best: score[hits[0]] ?? 0, hits: hits.slice(offset, offset + limit) }
        },

        async counts(request) {
            return count > 25000 ? null : (await import("./lists.js")).counts(request, find, key => look(key, true, () => {}), count)
        },

        async prepare() {
            if (!separators.length) return
            loadTogether()
            await loadSpelling()
            await spelling?.prepare()
        },

        spelled: (text, cards) => spelling?.spelled(text, cards) ?? text,
    }
}
