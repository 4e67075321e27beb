// What words say together: phrases, words that were written as two, and what is denied.
import { isKindOf, isName } from "./weights.js"

/** The place of the word that a comma or a conjunction joins with the one at `place`, as in "dzieci, psy i koty", or -1; and whether it is a conjunction. `most`: how many words that need not be found may stand between. */
function joined(typed, place, conjunctions, most = 1) {
    const rest = typed.slice(place + 1), gap = rest.findIndex(({ stop }) => !stop), isConjunction = gap > 0 && gap <= most && conjunctions.includes(rest[0].word)
    return [isConjunction || !gap && /,$/.test(typed[place].raw) ? place + 1 + gap : -1, isConjunction]
}

/** Marks what follows "not", and what is joined with it, which may be denied with it. */
function deny(typed, negations, conjunctions) {
    let near = 0
    for (const [place, word] of typed.entries()) {
        if (negations.includes(word.word)) near = 6
        // "No 12/26" is a number.
        else if (/\d[\d/]/.test(word.word)) near = 0
        else if (near-- > 0 && word.stop === false) {
            word.isDenied = true
            near = 0
        }
        if (!word.isDenied && !word.mayBeDenied) continue
        // A comma alone joins nothing: "bez psów, kot".
        const [next, isConjunction] = joined(typed, place, conjunctions)
        if (isConjunction || next > 0 && joined(typed, next, conjunctions)[1]) typed[next].mayBeDenied = true
    }
}

/** The words as if those were not there with which others are joined, each with the place where they are left out: "lubi dzieci i psy" is "lubi psy", too. */
function shared(typed, conjunctions) {
    const found = []
    for (const [start, word] of typed.entries()) {
        if (word.stop) continue
        for (let [next] = joined(typed, start, conjunctions); next > 0; [next] = joined(typed, next, conjunctions)) {
            found.push([typed.slice(0, start).concat(typed.slice(next)), start])
        }
    }
    return found
}

/**
 * What the index may have of words that follow one another: [key, its words, whether it is denied, whether that is only so if it means something, whether it was
 * typed so]. `query` are those that must be found.
 */
function phrases(typed, query, negations, conjunctions, stem, fileOf) {
    deny(typed, negations, conjunctions)
    const found = [], denial = " ~" + stem(negations[0])
    // Without what stands between its words, no phrase may lose what denies it.
    const texts = [typed]
    if (typed.length > query.length && !typed.some(({ isDenied }) => isDenied)) texts.push(query)
    // Of words that need not be found, what stands behind others goes: "do mojego kota" is "do kota", and "with our cat" "with cat".
    const isKept = ({ stop, word }, place) => !stop || negations.includes(word) || !typed[place - 1]?.stop || (typed[place + 1]?.stop ?? true)
    const short = typed.filter(isKept)
    if (short.length < typed.length) texts.push(short)
    for (const [all, joint] of [...texts.map(text => [text]), ...shared(short, conjunctions)]) {
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
                    // What is cut to little more than the first one is no word of both: "pies Kim" is no "piesek". No file is fetched to see.
                    for (const key of new Set([joined, stem(joined)])) if (key.length > joined.length - 2 && (key.includes("/") || fileOf(key) === fileOf(one))) found.push([key, part])
                }
                const { isDenied, mayBeDenied } = part[0], isJoined = mayBeDenied && length < 2
                // What is denied of a word that is left out is not said of the one that stands for it.
                if (isDenied ? first : lead.some(({ word }) => negations.includes(word)) || length < 2 && !isJoined) continue
                const write = key => part.map(key).join(" ") + (isDenied || isJoined ? denial : first ? " ~" + lead.map(key).join(" ") : "")
                const isTyped = all === texts[0] && !part.slice(0, -1).some(({ raw }) => /,$/.test(raw))
                for (const phrase of new Set([write(word => word.word), write(word => word.keys.at(-1))])) found.push([phrase, part, isDenied || isJoined, isJoined, isTyped])
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
    const refused = new Set()
    const refuse = ({ lists }) => { for (const [slot, numbers] of lists) if (!slot || slot > 3 || lists[0][0]) numbers.forEach(number => refused.add(number)) }
    const entries = await Promise.all(phrases.map(([key]) => get(key)))
    // Where nobody is known to dislike water, at least those are not found who love it.
    for (const [, part] of phrases.filter(([, , isDenied], place) => isDenied && entries[place]?.isAbsent)) {
        const said = await Promise.all([0, -1].map(form => look(part.map(({ keys }) => keys.at(form)).join(" "))))
        said.filter(Boolean).forEach(refuse)
    }
    const means = entry => entry?.lists[0][0] === 0, isMeant = place => means(entries[place])
    // A place is no part of a word, beside one that means something: "kot Ełk" is none of the forms of "kotełek", but "bull dog" is one.
    const isPlace = entry => means(entry) && entry.isPlace
    const isOne = await Promise.all(phrases.map(async ([key, part], place) => {
        if (!entries[place] || !part[1] || key.includes(" ")) return true
        const found = await Promise.all(part.map(({ keys }) => Promise.all(keys.map(get))))
        return !found.every(forms => forms.some(means)) || !found.some(forms => forms.some(isPlace))
    }))
    // A phrase says nothing within a longer one that means something: "do psów" in "agresywny do psów".
    const longer = phrases.filter(([, , , , isTyped], place) => isMeant(place) && isTyped).map(([, part]) => part)
    const kept = phrases.filter(([, part, , isJoined], place) => {
        if (!isOne[place] || longer.some(other => other.length > part.length && part.every(word => other.includes(word)))) return false
        // What is joined with something denied is denied with it if that means something: "bez psów i dzieci", not "bez psów i spokojny".
        if (isJoined && isMeant(place)) part[0].isDenied = true
        return isJoined ? isMeant(place) : entries[place]
    })
    phrases.splice(0, Infinity, ...kept)
    // What is denied is found where it is denied, and nowhere else.
    for (const word of phrases.flatMap(([, part, isDenied]) => isDenied ? part : [])) {
        word.denied = true
        word.more = word.guesses = []
    }
    for (const word of query.filter(({ isDenied, denied }) => isDenied && !denied)) {
        const entry = (await Promise.all((word.guesses ?? word.keys).map(look))).find(entry => entry)
        if (!entry) continue
        refuse(entry)
        query.splice(query.indexOf(word), 1)
    }
    return refused
}

/**
 * Where institutions are asked for, the words for the animals that they keep ("schronisko dla psów", "kocia fundacja", "cat foundation"; not "pies ze
 * schroniska", "rescue dogs"), by words for a place what counts for more is there, and where what is asked for. `houses` is the number of institutions, `institutions` that of institutions and pages.
 * @param isHeadFirst true if a noun may stand before what tells more of it without a word that need not be found between them.
 */
async function keep(typed, query, phrases, look, { houses, institutions, conjunctions, isHeadFirst }) {
    const heads = new Set(), told = new Set(), single = new Set(), kinds = new Set(), kept = new Set(), places = new Map(), towns = new Map(), mixed = [], led = new Set(), meaning = new Set()
    // A word that is begun is what it begins first of all.
    const all = [...typed.flatMap(word => word.stop ? [] : [...word.guesses?.slice(0, 1) ?? word.keys, ...word.more.slice(0, 1)].map(key => [key, [word]])), ...phrases]
    const written = new Set()
    // Whether animals are called so.
    const isCalled = ({ lists }) => lists.some(([slot, numbers]) => isName(slot) && numbers.at(-1) >= institutions)
    for (const [place, entry] of (await Promise.all(all.map(([key]) => look(key)))).entries()) {
        const [key, part, isDenied] = all[place]
        if (!entry || isDenied) continue
        // What a form means is not what its stem means: "koci" is no blanket ("koc").
        if (!part[1] && key === part[0].word && !entry.lists[0][0] && !isCalled(entry)) written.add(part[0])
        else if (!part[1] && written.has(part[0]) && key === part[0].keys.at(-1)) continue
        const { lists } = entry, [[isOther, meant, lacksSome]] = lists
        if (meant.at(-1) >= institutions) {
            if (key.includes("~")) for (const word of part) led.add(word)
            else if (!part[1] && !isOther) meaning.add(part[0])
        }
        // What institutions offer or tell, as walks with dogs, is asked of them alone where it is all that is asked for.
        // Single words, which tell kinds and towns, come before phrases.
        const rest = isOther === 4 && meant.at(-1) < institutions ? query.filter(word => !towns.has(word)) : []
        if (rest.every(word => part.includes(word)) && rest.some(word => !kinds.has(word))) for (const word of rest) told.add(word)
        // Rats are no rescue.
        if (kinds.has(part[0]) && part[0].more.includes(key)) continue
        // What means nothing may be a place of which institutions are called.
        const isPlace = isOther ? lists.some(([slot, numbers]) => isName(slot) && numbers[0] < houses) : entry.isPlace
        for (const word of part) {
            // One of the institutions that are there, or nearest.
            if (isPlace && !isOther && !part[1]) single.add(word)
            if (isPlace && !isOther) towns.set(word, lists.find(([slot, { length }]) => slot < 4 && length)?.[1][0])
            if (!isOther && !meant.length && !lacksSome) places.set(word, 0)
            else if (isPlace) places.set(word, 4)
            else if (!isOther) {
                // "Pies Żwirek" is called so, and no shelter that needs litter.
                const isHead = meant[0] < houses && !isCalled(entry)
                if (isHead) {
                    heads.add(word)
                    if (meant.at(-1) >= institutions) mixed.push(part)
                }
                // Pages are neither.
                else if (meant[0] >= institutions) kinds.add(word)
                if (part[1]) places.delete(word)
                // Who asks how to adopt a dog asks for no institution that keeps dogs.
                if (isHead && key.includes(" ")) kinds.delete(word)
            }
        }
    }
    unite(typed, query, (word, next, hasComma) => !hasComma && single.has(word) && single.has(next), conjunctions)
    // Who lives there is asked for in "kot w domu tymczasowym".
    for (const part of mixed) {
        const before = typed.slice(0, typed.indexOf(part[0]))
        if (before.at(-1)?.stop && !conjunctions.includes(before.at(-1).word) && before.some(word => kinds.has(word))) for (const word of part) heads.delete(word)
    }
    let isAsked = false, isJoined = false, near = []
    for (const word of typed) {
        if (word.stop) isJoined = isAsked
        if (kinds.has(word)) near.push(word)
        if (heads.has(word)) isAsked = true
        else if (!kinds.has(word)) near = []
        if (isHeadFirst && isAsked || isJoined || heads.has(word)) for (const kind of near) kept.add(kind)
    }
    for (const word of told) kept.add(word)
    // "Dla seniora" speaks of who looks for an animal, and not of one that is old.
    for (const word of led) word.isLed = !kept.size && meaning.has(word)
    // Not where animals are asked for.
    const isOfHouses = isAsked && [...kinds].every(word => kept.has(word) || heads.has(word))
    const isWhere = word => towns.has(word) && !word.isDenied, town = towns.get(typed.findLast(isWhere))
    // Other institutions may be there.
    const mayBeThere = heads.size + places.size > towns.size && [...towns.keys()].some(word => places.get(word))
    return [kept, new Map(isOfHouses ? places : []), town, mayBeThere ? null : elsewhere(typed, isWhere, town, isOfHouses)]
}

/**
 * The keys of the kinds of animals with which the one that is asked for is to live: who asks for "pies do domu z kotem" asks for no cats. Such a kind stands behind the
 * one that is asked for, in a phrase that means something or led by a word that need not be found; in "cat friendly dog" before it. Of kinds that are joined one is
 * enough ("psy i koty"). `get` looks a word up.
 */
async function companions(typed, query, phrases, get, { houses, departed, conjunctions }) {
    // A town without institutions has an empty list, too; and who is lost, of whom nobody seeks a home, is of any kind.
    const isKind = entry => entry.lists[0][1][0] < departed && isKindOf(entry, houses)
    const keys = new Map()
    for (const word of typed) {
        for (const key of word.stop || word.isDenied ? [] : word.guesses ?? word.keys) {
            const entry = await get(key)
            if (entry && !keys.has(word) && isKind(entry)) keys.set(word, [key, new Set(entry.lists[0][1])])
        }
    }
    const [first, ...rest] = keys.keys()
    if (!rest[0]) return []
    const isApart = (one, other) => ![...keys.get(one)[1]].some(number => keys.get(other)[1].has(number))
    const entries = await Promise.all(phrases.map(([key]) => get(key)))
    const said = phrases.filter(([key], place) => key.includes(" ") && entries[place]?.lists[0][0] === 0 && !isKind(entries[place]))
    const inPhrases = word => said.filter(([, part]) => part.includes(word))
    const isFree = word => keys.has(word) && !inPhrases(word)[0]
    unite(typed, query, (word, next) => isFree(word) && isFree(next) && isApart(word, next), conjunctions)
    const own = inPhrases(first)
    // "Lubi koty i psy" asks for no kind.
    if (own.some(([key, [start]]) => start !== first || key.includes(" ~"))) return []
    const sought = own.map(([, part]) => typed[typed.indexOf(part.at(-1)) + 1]).find(word => keys.has(word)) ?? first
    // Behind a preposition, but not in "a dog or a cat", nor in "cats, also dogs".
    const isLed = word => {
        const before = typed.slice(0, typed.indexOf(word)), last = before.findLastIndex(({ stop }) => !stop)
        return before[last + 1] && !before.slice(last).some(({ word, raw }) => conjunctions.includes(word) || /,$/.test(raw))
    }
    // "Kot do psa i do królika" is to live with both.
    const isJoined = word => [...keys.keys()].some(other => typed[joined(typed, typed.indexOf(other), conjunctions, 2)[0]] === word && isBeside(other))
    const isBeside = word => word !== sought && (word === first || isLed(word) || isJoined(word) || inPhrases(word).some(([, part]) => !part.includes(first)))
    const others = [...keys.keys()].filter(word => !isBeside(word))
    return [...keys.keys()].filter(word => isBeside(word) && others.every(other => isApart(word, other))).map(word => keys.get(word)[0])
}

/** Of two that a conjunction joins one is enough if `isEnough` says so, which knows where a comma alone joins them: their words become one of the query. */
function unite(typed, query, isEnough, conjunctions) {
    for (const [place, word] of typed.entries()) {
        const rest = typed.slice(place + 1), next = rest.find(({ stop }) => !stop), hasComma = next === rest[0] && /,$/.test(word.raw)
        if (!next || word.isDenied || !hasComma && !conjunctions.includes(rest[0].word) || !isEnough(word, next, hasComma)) continue
        next.guesses = [word, next].flatMap(({ guesses, keys }) => guesses ?? keys)
        query.splice(query.indexOf(word), 1)
    }
}

/** The place that is named, for those who may find nothing there: [its words, what else is asked for, `town`, an institution near it, whether institutions are asked for]. */
function elsewhere(typed, isWhere, town, isOfHouses) {
    if (!typed.some(isWhere)) return null
    // What need not be found before a place goes with it: "w Krakowie"; the words of "Konstancin-Jeziorna" were typed as one.
    const isPart = (word, place) => isWhere(word) || word.stop && !word.isDenied && typed[place + 1] && isPart(typed[place + 1], place + 1)
    const said = parts => parts.filter(({ place }) => !place).map(({ raw }) => raw).join(" ")
    const what = typed.filter((word, place) => !isPart(word, place))
    return what.some(({ stop }) => !stop) ? [said(typed.filter(isWhere)), said(what), town, isOfHouses] : null
}

/** The words of a query that must be found; those that need not be are marked. All of them are asked for where there are no others. */
function asked(typed, ignored) {
    let count = 0
    for (const [place, word] of typed.entries()) {
        // Where nothing follows it, "koło" is a town and not "near".
        const isTown = place && place === typed.length - 1 && ignored.has(word.word + ".")
        // A single letter may begin anything.
        word.stop = !isTown && ignored.has(word.word) || /^\D$/.test(word.word)
        if (!word.stop && ++count > 9) typed.length = place + 1
    }
    if (!count) {
        typed.length = Math.min(typed.length, 10)
        for (const word of typed) word.stop = null
    }
    return typed.filter(word => !word.stop)
}

/** What reads several words, by the lines of what the language has of words. `houses` is the number of institutions, `institutions` that of institutions and pages, `seeking` that of
 * animals that seek a home. */
export function reader([ignored, denials, declension, joining], { stem, words, fileOf, houses, institutions, seeking }) {
    const negations = denials.split(" "), conjunctions = joining.split(" "), unasked = new Set(words(ignored))
    return {
        asked: typed => asked(typed, unasked),
        phrases: (typed, query) => phrases(typed, query, negations, conjunctions, stem, fileOf),
        refused,
        companions: (typed, query, phrases, get) => companions(typed, query, phrases, get, { houses, departed: institutions + seeking, conjunctions }),
        keep: (typed, query, phrases, look) => keep(typed, query, phrases, look, { houses, institutions, conjunctions, isHeadFirst: declension }),
    }
}
