// Reads the search index of a language. Documentation/search.md tells its format and how results are ranked.
//
// const index = await open(root), or of search.js await index(root), which opens it once
// index.search({ text, facets, within, after, limit, sort })
//     text: what the visitor typed. facets: { type: ["dog"], sex, size, age, town: ["Łódź"], region, good: ["children"],
//     urgent: true, kind: "animals" | "institutions" | "houses" }: values of one facet are alternatives, facets are conjunctive
//     (of good, all must hold). within: the id of an institution. after: the hits that are shown already, which
//     do not come again. sort: "best", "waiting" (longest waiting first) or "new".
//     With `order`, a function that sorts and leaves out, hits come as it returns them, and total is their number.
//   -> { total, about, whole, gone, keepers, isAsked, best, hits, corrected, missing, elsewhere }. total is exact where something has every word
//      and `about` is false; `whole` of them have every word, `gone` of these are animals that are gone for good, `keepers` institutions.
//      isAsked is true where institutions are asked for by the animals that they keep. best is what the first hit counts for. hits are
//      opaque numbers. corrected: the query as understood where its spelling was, else null. missing: a piece could not be fetched.
//      elsewhere: where nothing has every word and some name a place, what near/question.js takes.
// index.counts({ text, facets, within, values: { type: ["dog"] } })
//   -> { type: { dog: 12 } }: how many there would be with that value, other facets as asked;
//      null where that would cost too much. Needs further pieces, so ask for it only where it is shown.
// index.prepare()
//   fetches what misspelt, begun and several words need, before there are any.
// index.spelled(corrected, cards)
//   -> what was understood, with the names and towns of these cards as they write them.
// index.cards(hits), index.positions(): as cards.js tells.

import { openCatalogue } from "./cards.js"
import { entries } from "./postings.js"
import { isName, weigher } from "./weights.js"
import { fold, stemmer, tokens, words } from "./words.js"

// Institutions in the town that is asked for come before all others.
const NEAR = 60

/** What the index may have of a word: itself, its stem, and names with an x that share this (Max, Maks). */
const formsOf = ({ keys }) => [...keys, keys.at(-1).replace("ks", "x")]

/** What puts equals in an order that is another one every day. */
const day = Date.now() / 864e5 | 0
const turn = number => Math.imul(number + 1, 2654435761 + day * 97) >>> 0

const opened = new Map()

/** The index whose root is at an address, opened once. Rejects where it cannot be fetched; the next one who asks tries again. */
export function index(root) {
    if (!opened.has(root)) opened.set(root, open(root).catch(error => {
        opened.delete(root)
        throw error
    }))
    return opened.get(root)
}

export async function open(address, get = fetch) {
    const { counts, words: [rules, beginnings], piece, blockOf, ...catalogue } = await openCatalogue(address, get)
    const [institutions, seeking, others, departed, pages, head] = counts
    // Pages stand behind institutions.
    const houses = institutions - pages, present = institutions + seeking + others, count = present + departed
    const stem = stemmer(rules), separators = words(beginnings)

    const fileOf = word => Math.max(0, separators.findLastIndex(first => first <= word))
    const shard = number => piece("t" + number, bytes => entries(bytes, head, count))
    /** Whether what a word begins stands in several files, as it does where it has few letters. */
    const isSpread = word => word.length > 1 && separators[fileOf(word) + 1]?.startsWith(word)
    const shardOf = word => shard(fileOf(word))
    /**
     * What the index has of a word: the first documents, and of what cut lists leave out that many parts: what it means; who only mentions that, is nearly so or says so;
     * and with 3 what is not missed, too. `fail` is called where a piece could not be fetched.
     */
    const look = async (key, parts, fail) => {
        const file = await shardOf(key)
        const entry = file?.get(key)
        if (!file) fail()
        if (!entry?.rests || parts < (entry.isPart ? 1 : 3)) return entry
        const rests = await Promise.all(entry.rests.slice(0, parts).map(number => piece("r" + number, bytes => entries(bytes, 0, count, head))))
        if (rests.includes(null)) fail()
        const more = rests.flatMap(rest => rest?.get(key)?.lists ?? [])
        // What is meant is known before what says so.
        return { ...entry, isPart: !!entry.rests[parts], lists: entry.lists.map(list => more.some(([slot]) => slot === list[0]) ? list.slice(0, 2) : list).concat(more).sort(([one], [other]) => one - other) }
    }

    // What several words say together, what names they are forms of, and what misspelt ones may be, by what the language has of
    // words. What failed once is asked for again.
    let together = null, called = null, spelling = null
    const language = name => piece(name, bytes => new TextDecoder().decode(bytes).split("\n"))
    const read = (script, name = "l") => Promise.all([script, language(name)])
        .then(([{ reader }, lines]) => reader(lines, { piece, stem, tokens, words, entries, shardOf, fileOf, houses, institutions, seeking, understand })).catch(() => null)
    const loadTogether = async () => { together ??= await read(import("./phrases.js")) }
    const loadCalled = async () => { called ??= await read(import("./names.js")) }
    const loadSpelling = async () => {
        const opened = await read(import("./spelling.js"))
        spelling ??= opened
    }

    /** What the words of a text may be in the index. */
    const understand = text => text.split(/\s+/).flatMap(raw => tokens(raw).map((word, place) =>
        ({ word, raw, place, plain: fold(raw) === raw.toLowerCase(), keys: [...new Set([word, stem(word)])], more: [] }))).slice(0, 30)

    /** The documents whose names have one of some words. */
    const carriers = async (keys, get) => {
        const found = new Set()
        for (const key of keys) for (const [slot, numbers] of (await get(key))?.lists ?? []) if (isName(slot)) numbers.forEach(number => found.add(number))
        return found
    }

    /** The documents whose names share a word's stem and of which it is hardly a form, and the names of which it is one. */
    const rivals = async (word, get) => {
        const key = word.keys.at(-1), names = new Set()
        const own = (await get(key))?.lists.filter(([slot]) => isName(slot % 4)) ?? []
        // The stem of another name ("rome" of Romeo) may have this stem, too.
        const isOfThese = ([slot, [first]]) => isName(slot) && own.some(([, numbers]) => numbers.includes(first))
        for (const file of new Set(await Promise.all(formsOf(word).map(shardOf)))) {
            for (const [other, { lists }] of file ?? []) if (other !== key && other[0] === key[0] && stem(other) === key && lists.some(isOfThese)) names.add(other)
        }
        const isIts = names.has(word.word)
        if (names.size && !isIts && word.word !== key) {
            await loadCalled()
            return called?.rivals(word, names, keys => carriers(keys, get), get) ?? [new Set(), []]
        }
        // A name as it is written, or a stem: what tells forms apart need not be fetched.
        const others = await carriers(isIts ? [key] : names, get)
        for (const number of isIts ? await carriers([word.word], get) : []) others.delete(number)
        return [others, isIts ? [word.word] : []]
    }

    /** What the last word begins, alone, behind the word before it or the words `lead` that need not be found, of what is not `asked` for anyway: what means something or is a name first. */
    async function begun({ word, keys }, before, lead, asked) {
        const isLed = key => lead && key.startsWith(word) && key.endsWith(lead)
        const both = before?.keys.map(own => own + " " + word) ?? [], isBoth = key => both.some(start => key.startsWith(start))
        const found = new Map(), phrases = new Map()
        const take = file => {
            for (const [key, { lists, total, isAbsent }] of file || []) {
                // Nobody begins to ask for a species or a town of which there is nothing, unless something is called so.
                if (asked.has(key) || key.includes(" ~") && !isLed(key) || isAbsent && !lists.some(([slot, { length }]) => isName(slot) && length) || !isBoth(key) && !key.startsWith(word)) continue
                ;(isBoth(key) || isLed(key) || !key.includes(" ") ? found : phrases).set(key, [(lists[0][0] < 3) * 1e6 + total, lists])
            }
        }
        for (const start of both) take(await shardOf(start))
        const file = await shardOf(word)
        take(file)
        if (isSpread(word)) {
            const next = found.size < 4 && !keys.some(key => file?.has(key)) && shard(fileOf(word) + 1)
            for (const other of await Promise.all([next, ...spelling?.begun(word).map(shardOf) ?? []])) take(other)
        }
        // The forms of one word, which share its lists, leave room for others.
        const seen = new Set(), isNew = lists => seen.size < seen.add(lists.map(([slot, numbers]) => [slot, numbers[0], numbers.length]).join()).size
        // Of words that stand in phrases alone ("german shepherd"), the phrases are begun; but not of Opal "opał na zimę".
        return [...(found.size || word.length < 4 || file?.get(word)?.lists.some(([slot]) => isName(slot)) ? found : phrases)].sort(([, [one]], [, [other]]) => other - one)
            .filter(([, [, lists]]) => isNew(lists)).slice(0, 40).map(([key]) => key)
    }

    /** Finds what a word is where it may be misspelt: there is none of it, or it only shares a stem or begins others. False where a piece was missing. */
    async function respell(word, phrases, get, query, typed) {
        const own = word.word, stemmed = word.keys.at(-1)
        let isThere = word.stop === null || !/^\D{3,}$/.test(own), sum = 0
        for (const key of [...word.keys, ...phrases.flatMap(([phrase, part]) => part.includes(word) ? phrase : [])]) {
            const entry = await get(key)
            if (entry && key === stemmed && key !== own && entry.lists[0][0] > 2) sum = 99
            else isThere ||= entry
        }
        // What begins others is not misspelt, but where these are few and none is what is meant.
        const more = await Promise.all(word.more.map(get))
        if (isThere || more.some(({ lists }) => !lists[0][0])) return
        for (const { total, lists } of more) sum += total + (lists[0][0] < 4) * 99
        // As it is heard ("łudź"), by who writes the marks of other letters, and with "m" for "n" at its end ("szczecim").
        const heard = sum > 9 && (word.plain ? own : own.replace(/u/g, "o")).replace(/m$/, "n")
        if (sum > 9 && (heard === own || (await get(await get(heard) ? heard : stem(heard)))?.lists[0][0] !== 0)) return
        piece("s")
        piece("w")
        loadCalled()
        await loadSpelling()
        return !!await spelling?.mend(word, get, query, typed, together?.phrases, heard)
    }

    const weighed = weigher(count, head, institutions, houses, rivals)

    /** Which documents match, and how well; `isCorrected` where spelling is so already. */
    async function find(request, all, isCorrected) {
        const { facets = {}, within, limit = 24, after = [] } = request, text = (request.text ?? "").slice(0, 300)
        // Numbers but those of records: ages, weights, telephones.
        const reading = /\d/.test(text.replace(/\d+\/\d+/g, "")) ? await read(import("./numbers.js"), "n") : understand
        const typed = (reading ?? understand)(text), isSeveral = typed.length > 1
        if (isSeveral && !together) {
            // Beside what tells which of them need not be found; these are mostly shorter.
            for (const word of typed.slice(0, 10)) if (word.word[2]) formsOf(word).forEach(shardOf)
            await loadTogether()
        }
        const said = isSeveral && together || null, query = said?.asked(typed) ?? typed
        const lists = within || Object.keys(facets).some(facet => facet !== "kind") ? await import("./lists.js") : null
        const groups = lists?.groups(facets, within, tokens) ?? []
        // What is looked at of lists that are cut: 0 the first documents, 1 and 2 what is meant, but 1 not of what is begun, 3 all.
        let missing = !reading || isSeveral && !said, whole = all ? 3 : 0, isCut = false
        const get = async key => {
            const entry = await look(key, whole - (whole > 1 || !!last?.more.includes(key)), () => { missing = true })
            if (entry?.isPart) isCut = true
            return entry
        }

        // Everything is asked for at once. What a misspelt word is likely to be is asked for with it.
        const last = query.at(-1), asked = new Set()
        const ask = keys => {
            for (const key of keys) {
                asked.add(key)
                shardOf(key)
            }
        }
        ask([...query.flatMap(formsOf), ...groups.flat()])
        if (!isCorrected) for (const word of query) spelling?.ahead(word, word === last, isSpread(word.word), isSeveral).forEach(shardOf)
        const phrases = said?.phrases(typed, query) ?? []
        ask(phrases.map(([phrase]) => phrase))

        const lead = typed.slice(typed.indexOf(query.at(-2)) + 1, typed.indexOf(last)).map(({ keys }) => keys.at(-1)).join(" ")
        if (last?.word.length > 1) last.more = await begun(last, query.at(-2), lead && " ~" + lead, asked)
        if (!isCorrected && (await Promise.all(query.map(word => respell(word, phrases, get, query, typed)))).includes(false)) missing = true
        const corrected = !isCorrected && spelling?.told(typed)
        if (corrected) {
            // Of words that were written as one, one may be such again.
            const found = await find({ ...request, text: corrected }, all, !typed.some(({ parts }) => parts))
            return { ...found, corrected: found.corrected ?? corrected, missing: found.missing || missing }
        }

        const refused = await said?.refused(query, phrases, get, key => look(key, 3, () => { missing = true }))
        const [kept, places, town, elsewhere] = await said?.keep(typed, query, phrases, get) ?? [new Set(), new Map()]
        const companions = !kept.size && await said?.companions(typed, query, phrases, get) || []

        for (;;) {
            // What documents count for, and how much more they may whose words lie in what cut lists lack.
            const [score, lacking, matched] = [0, 0, 0].map(() => new Uint16Array(count))
            // How many documents the rarest word or facet has, and for each of the first ones.
            let rarest = Infinity, ratio = 1
            const weigh = (all, share) => { if (all < rarest) [rarest, ratio] = [all, share] }
            isCut = false
            if (whole) await Promise.all([...asked, ...query.flatMap(({ more, guesses }) => [...more, ...guesses ?? []])].map(get))
            for (const word of query) {
                const [own, first, share, unseen, rarity] = await weighed(word, query, phrases, kept, get)
                for (let number = 0; number < count; number++) {
                    // What only mentions a word that means something else does not have what was asked for.
                    if (own[number] >= 2) matched[number]++
                    if (own[number]) score[number] += own[number] * 2 + (own[number] >= 2 && rarity) + (number < houses && own[number] > places.get(word) && NEAR)
                    if (number >= head && own[number] < unseen) lacking[number] += (unseen - own[number]) * 2 + (own[number] < 2 && rarity)
                }
                weigh(first * share, share)
            }
            const kind = facets.kind
            let from = kind === "animals" || within ? institutions : 0
            const to = kind === "institutions" ? houses : kind === "houses" ? institutions : query.length ? count : facets.walks ? present : institutions + seeking
            const isAllowed = await lists?.filter(groups, get, count, head, weigh)
            // Without words, animals are there that look for a home, and institutions only where they are asked for.
            if (!query.length && kind !== "institutions" && count > institutions) from = institutions
            for (const key of companions) for (const [slot, numbers] of (await get(key))?.lists ?? []) if (!slot) numbers.forEach(number => refused.add(number))
            // What a document counts for at most that was not wholly looked at.
            let found = [], partly = [], most = 0
            for (let number = from; number < to; number++) {
                if (refused?.has(number) || isAllowed?.(number) === false) continue
                const isWhole = matched[number] === query.length
                // Where institutions are asked for by what they keep, those that have all of it come before animals.
                if (isWhole && kept.size && number < houses) score[number] += NEAR
                if (lacking[number]) most = Math.max(most, score[number] + lacking[number])
                if (score[number] || !query.length) (isWhole ? found : partly).push(number)
            }
            const entire = found.length, having = test => found.filter(test).length
            // Institutions are all among the first documents.
            if (to <= institutions) isCut = false
            // Those that have something of all words by accident, as a cat foundation's dogs, are not enough where others may have more.
            const wanted = after.length + limit
            if (isCut && (whole ? whole < 3 && entire < wanted : having(number => score[number] >= most * (entire < 100 ? 1 : .9)) < wanted)) {
                whole = whole ? 3 : 1 + (entire < wanted)
                continue
            }
            const gone = having(number => number >= present), keepers = having(number => number < houses)
            const sum = isCut ? Math.max(entire, having(number => number < institutions) + Math.round(having(number => number >= institutions && number < head) * ratio)) : entire
            if (entire < Math.min(10, limit)) found = found.concat(partly)
            return {
                found, score, town, isEntire: number => matched[number] === query.length, total: isCut ? sum : found.length, about: isCut, gone, keepers, whole: sum, missing, isAsked: query.some(word => kept.has(word)),
                corrected: null, elsewhere: entire > gone ? null : elsewhere,
            }
        }
    }

    return {
        ...catalogue,

        async search(request) {
            const { after = [], limit = 24, sort = "best", order } = request, shown = new Set(after)
            const next = ({ hits, ...result }) => ({ ...result, hits: hits.filter(number => !shown.has(number)).slice(0, limit) })
            if (sort !== "best" || order) return next(await (await import("./lists.js")).ordered(request, find, piece, present, houses))
            const { found, score, town, isEntire, ...result } = await find(request)
            // Institutions stand by region and town: those that lack some word, by how near they stand to the town that is named.
            const away = number => isEntire(number) ? 0 : Math.abs(number - town) || 0
            // Among equals, those come first that stand together, for their cards come in one piece.
            const hits = [], { inTurns } = limit > 11 && await import("./lists.js").catch(() => null) || {}
            const gathered = (numbers, key) => {
                const groups = new Map()
                for (const number of numbers) groups.get(key(number))?.push(number) ?? groups.set(key(number), [number])
                return [...groups]
            }
            // A block that fills a box is as good as a longer one, so that box and list begin alike.
            for (const [, equals] of gathered(found, number => isEntire(number) * 4096 + score[number] - (number >= present) * 4).sort(([one], [other]) => other - one)) {
                if (hits.length >= after.length + limit) break
                const weight = ([group, { length }]) => group < 0 ? 1e6 : (group % 2 ? 0 : 1e5) + Math.min(length, 6)
                const groups = gathered(equals, number => number < institutions ? -1 : blockOf(number) * 2 + (number >= institutions + seeking))
                    .sort((one, other) => weight(other) - weight(one) || turn(one[0]) - turn(other[0]))
                    // What tells how something goes comes before those who offer it.
                    .map(([group, members]) => group < 0 ? members.sort((one, other) => (other >= houses) - (one >= houses) || away(one) - away(other)) : members.sort((one, other) => turn(one) - turn(other)))
                // For a box, three of each block that seek a home stand before the others.
                const first = members => members[0] < institutions ? members.length : members[0] < institutions + seeking ? 3 : 0
                hits.push(...inTurns?.(groups) ?? [...groups.flatMap(members => members.slice(0, first(members))), ...groups.flatMap(members => members.slice(first(members)))])
            }
            return next({ ...result, best: score[hits[0]] ?? 0, hits })
        },

        async counts(request) {
            return (await import("./lists.js")).counts(request, find, key => look(key, 2, () => {}), count)
        },

        async prepare() {
            loadTogether()
            loadCalled()
            await loadSpelling()
            await spelling?.prepare()
        },

        spelled: (text, cards) => spelling?.spelled(text, cards) ?? text,
    }
}
