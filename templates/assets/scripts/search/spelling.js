// What misspelt words may be, and what a few letters begin.
import { sound } from "./names.js"
import { isKindOf } from "./weights.js"
import { fold, tokens } from "./words.js"

/** By letter, those beside it on the keyboard. */
const besides = {}
const rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
rows.forEach((letters, row) => [...letters].forEach((letter, at) => {
    besides[letter] = rows.slice(Math.max(0, row - 1), row + 2).map(other => other.slice(Math.max(0, at - 1), at + 2)).join("")
}))

// What it costs to take one letter for another, by both: less where they sound alike or stand side by side, or are vowels.
const changes = new Float64Array(1 << 14).fill(1.25)
const letters = "abcdefghijklmnopqrstuvwxyz"
for (const one of letters) {
    for (const other of letters) {
        const cost = /gk|kg|dt|td|bp|pb|sz|zs|fw|wf|ij|ji/.test(one + other) ? 0.95 : besides[one].includes(other) ? 1 : /[aeiouy]{2}/.test(one + other) ? 1.1 : 1.25
        changes[one.charCodeAt() << 7 | other.charCodeAt()] = cost
    }
}

let [older, old, now] = [0, 0, 0].map(() => new Float64Array(99))

/** How many letters must be changed, added, left out or swapped to make one word another, where that is not much above `limit`; of a `word` one of the endings in `left` may be left. */
function distance(word, other, limit, left) {
    // What lies further apart differs by more.
    const band = limit + 1
    let best = 9
    for (let column = 0; column <= other.length; column++) old[column] = column
    for (let row = 1; row <= word.length; row++) {
        const letter = word.charCodeAt(row - 1), before = word.charCodeAt(row - 2), after = word.charCodeAt(row), first = Math.max(1, row - band), last = Math.min(row + band, other.length)
        // A letter too many was mostly struck twice, or with the key beside it.
        const extra = letter === before || letter === after ? 0.9 : changes[letter << 7 | before] <= 1 || changes[letter << 7 | after] <= 1 ? 1 : 1.12
        let least = now[0] = row
        if (first > 1) now[first - 1] = 9
        for (let column = first; column <= last; column++) {
            let cost = Math.min(old[column] + extra, now[column - 1] + 0.97)
            const its = other.charCodeAt(column - 1)
            if (letter === its) cost = Math.min(cost, old[column - 1])
            else {
                if (cost > old[column - 1] + 0.9) cost = Math.min(cost, old[column - 1] + (changes[letter << 7 | its] ?? 1.25))
                if (before === its && letter === other.charCodeAt(column - 2)) cost = Math.min(cost, older[column - 2] + 0.8)
            }
            now[column] = cost
            if (cost < least) least = cost
        }
        now[last + 1] = 9
        if (last === other.length && (row === word.length || left?.has(word.slice(row)))) best = Math.min(best, now[last] + (row < word.length ? 0.05 : 0))
        if (least > limit + 0.5) break
        const spare = older
        older = old
        old = now
        now = spare
    }
    return best
}

/** The number of a word in `w.bin`, as RightWords.swift tells it. */
const numberOf = word => word.split("").reduce((hash, letter) => Math.imul(hash ^ letter.charCodeAt(), 0x1000193), 0x811c9dc5) & 0xffffff

/** The words that misspelt ones are told from, of the four lines of `s.bin`, whose front coding `words` undoes; `right` are the numbers of those that nothing has: what means something, and everyday words. */
function knownWords(lines, right, words, stem) {
    // By folded words and stems, those with marks.
    const marks = new Map()
    const [kinds, likely, others, towns] = lines.map(line => words(line).map(word => {
        const folded = /[^a-z]/.test(word) ? fold(word) : word
        if (folded !== word) marks.set(folded, word)
        return folded
    }))
    const meant = kinds.concat(towns), isIn = right.map(([, numbers]) => {
        const all = new Set(numbers)
        return word => all.has(numberOf(word))
    })
    const [isAbsent, isEveryday] = isIn.map(isIn => word => isIn(word) || isIn(stem(word)))
    // What means something stands there as people write it.
    const bases = new Map()
    for (const base of meant) bases.get(stem(base))?.push(base) ?? bases.set(stem(base), [base])
    const all = new Set(meant.concat(...bases.keys()))
    return { meant: [...all], isMeant: word => all.has(word), likely, others, isWritten: isIn[0], isAbsent, isEveryday, bases, towns: new Set(towns), written: new Set(meant), marks, has: new Set([...all, ...likely, ...others]), isWhole: lines[2] !== "-" }
}

const sounds = new Map()
/** The same for what is written as in another language ("Scooby": skubi), which is asked for the same words again and again. */
function heard(word) {
    if (!sounds.has(word)) sounds.set(word, sound(word).replace(/c(?![ehiz])/g, "k").replace(/y/g, "i").replace(/v/g, "w"))
    return sounds.get(word)
}

/** Whether an o that was written is none that a word has u for: these sound alike where the o is ó. */
const isPlainO = ({ word, raw }, other) => !/ó/i.test(raw) && [...word].some((letter, at) => letter === "o" && other[at] === "u")

/** Whether one key beside another was struck. */
const isSlip = (word, other) => word.length === other.length && [...word].every((letter, at) => letter === other[at] || besides[letter]?.includes(other[at]))

/** How much less likely than what means something names and what is frequent are, and others. */
const LESS = [0, 0.18, 0.28]

/** How much a word may differ from what it is a misspelling of. */
const farthest = word => word.length < 9 ? 2.2 : 2.95

const withoutSlips = new Map()
/** What a word is without an ending if one slip is undone: two letters swapped behind the first ("hunitng"), or a letter of those that may be its ending ("ptakamj", "dziadkah"). It is asked for the same words again and again. */
function undone(word, stem) {
    if (withoutSlips.has(word)) return withoutSlips.get(word)
    const found = new Set()
    withoutSlips.set(word, found)
    for (let at = 1; at < word.length; at++) {
        const [before, letter, after] = [word.slice(0, at), word[at], word.slice(at + 1)]
        const others = after ? [after[0] + letter + after.slice(1)] : []
        if (word.length > 5 && at > 2 && after.length < 5) {
            others.push(after)
            for (const other of letters) others.push(other + letter + after, letter + other + after)
            for (const other of besides[letter] ?? "") others.push(other + after)
        }
        for (const other of others) found.add(stem(before + other))
    }
    return found
}

/** By a stemmer, the endings that it cuts. */
let endings
function endingsOf(stem) {
    endings ??= new Set(stem.endings)
    return endings
}

/** The words that a word is a misspelling of, as far as it is nearer to them than to those that were found before. */
function guess(query, candidates, stem, known, more = 0) {
    const { word, keys } = query
    if (/\d/.test(word)) return
    const limit = word.length < 7 ? 1 : 2, own = keys.at(-1)
    // Three letters that begin something are hardly another word.
    query.least ??= word.length < 4 ? query.more?.length ? 0.85 : 1 : farthest(word)
    // Ó and u sound alike, but only one of them may begin an ending.
    const ear = heard(stem(word.replace(/(?<!o)u(?!o)/g, "o"))), spoken = heard(word)
    const stems = undone(word, stem)
    for (const other of candidates) {
        // Some stop before the end of a word, which only the last one of a text is asked for anyway.
        const isBegun = !query.more?.length && word.length > 3 && other.startsWith(word)
        const isStem = stems.has(other)
        if (!isBegun && !isStem && Math.min(Math.abs(other.length - own.length), Math.abs(other.length - word.length)) > limit + 1 || other < "A" || other.includes(" ")) continue
        if (query.barred?.includes(other) || keys.includes(other)) continue
        // One of the first letters is right, or nearly in its place.
        if (other[0] !== word[0] && other[1] !== word[1] && other[0] !== word[1] && other[1] !== word[0]) continue
        let far = Math.min(distance(own, other, limit), distance(word, other, limit, endingsOf(stem)) + 0.01)
        if (far > 0.5 && !query.isRight && !isPlainO(query, other)) far = Math.min(far, distance(spoken, heard(other), limit) + 0.4, distance(ear, heard(other), limit) + 0.4)
        if (other[0] !== word[0] && heard(other)[0] !== spoken[0]) far += word.length < 5 && changes[word.charCodeAt() << 7 | other.charCodeAt()] !== 0.95 ? 1 : 0.2
        if (isStem) far = Math.min(far, word.length < 5 ? 0.81 : 1.05)
        if (isBegun) far = Math.min(far, 1.05)
        // Three letters are hardly what more were meant to be.
        if (other.length < 4 && word.length > 5) far += 0.3
        // With a letter more or less, three letters are another word, and with another one but for a key beside it.
        if (other.length < 4 && word.length < 5 && far > 0.85 && !isSlip(word, other) && !isSlip(own, other)) continue
        far += more
        // Beside other words a short one is rather right, though nothing has it ("pies Harry"), if it is no key beside another.
        if (more && query.near && word.length < 6 && !isSlip(word, other) && !isSlip(own, other)) far += 0.15
        if (query.seeksTown && far < 1.4 && known?.towns.has(other)) far -= 0.2
        // What is only like a stem is likelier to be another word, the more so the less it is like what people write: "psaka" is no form of "paskowy".
        const base = far < 1.3 && !query.isRight && known && nearestBase(other, word, known)
        if (base && base !== other) {
            // "Pieska" is a form of "piesek", though its stem does not begin that.
            const isStart = [base, base.replace(/e(.)$/, "$1")].some(start => start.startsWith(other) || start.startsWith(other.replace(/i$/, "y")))
            far += Math.min(0.3, Math.max(0, distance(word, base, 3, endingsOf(stem)) - far - 0.4) * (isStart ? 0.15 : 0.3))
        }
        if (far < 2 && !(query.near?.get(other) <= far)) query.near?.set(other, far)
        const slack = query.slack ?? 0.02
        if (far > query.least + (query.guesses ? slack : 0)) continue
        if (far < query.least - slack || !query.guesses) query.guesses = []
        query.least = Math.min(far, query.least)
        if (query.guesses.length < 4 && !query.guesses.includes(other)) query.guesses.push(other)
    }
}

/** A word as people write it, of a stem that a misspelt word was taken for. */
function written(word, key, stem) {
    let best = key, least = 9
    const take = other => {
        // A stem that ends with two consonants is seldom a word.
        const far = stem(other) === key ? distance(word, other, 4) + (other.length > word.length ? 0.3 : 0) + (other === key && /[^aeiouy]{2}$/.test(key) ? 0.5 : 0) : 9
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
    return least < 2.1 ? best : key
}

/** Corrected words as the first cards write them. */
function spelled(text, cards, stem, known) {
    const names = cards.slice(0, 5).flatMap(card => card ? `${card.title} ${card.place}`.match(/[\p{L}\p{M}]+/gu) ?? [] : [])
    return text.replace(/\S+/g, word => {
        const marked = known?.marks.get(word) ?? word
        // What means something is no name, whoever is called so: "dog" is no "Dogs' Field", nor "kot" Pan Kot.
        if (known?.written.has(word)) return known.towns.has(word) ? marked[0].toUpperCase() + marked.slice(1) : marked
        // Its last letter may be another one in this form: "koń", "konie".
        const start = known?.marks.get(stem(word)) ?? ""
        return names.findLast(other => fold(other) === word) ?? names.findLast(other => [word, stem(word)].includes(stem(fold(other)))) ?? (/[a-z]$/.test(start) && word.startsWith(fold(start)) ? start + word.slice(start.length) : marked)
    })
}

/** What a word may be that was written as it sounds. */
function spoken({ word, raw, place }) {
    const others = [tokens(raw.replace(/ó/gi, "u"))[place], word.replace(/u/g, "o"), sound(word.replace(/u/g, "|")).replace(/\|/g, "u")]
    return [...new Set(others)].filter(other => other && other !== word)
}

/** Whether a word is right. Short ones are not among those that are known. */
const isRight = (word, known, stem) => known.isAbsent(word) || known.isEveryday(word) || known.has.has(word) || known.has.has(stem(word)) || stem(word).length < 3

function guessKnown(query, known, stem) {
    guess(query, known.meant, stem, known)
    if (query.word.length < 4) return
    guess(query, known.likely, stem, known, LESS[1])
    if (known.isWhole) guess(query, known.others, stem, known, LESS[2])
}

/** The towns that a word is nearly as they are written, or as they sound; but a word of everyday language only with two letters swapped. */
function townsNear({ word, raw }, { towns, isEveryday }) {
    const most = isEveryday(word) ? 0.85 : 1.1, isHeard = most > 1 && (!/u/.test(word) || /ó/i.test(raw))
    return word.length < 4 ? [] : [...towns].filter(town => distance(word, town, 1) < most || isHeard && distance(heard(word), heard(town), 1) < 0.7)
}

/** Of the base forms with one stem that which is nearest to a word: Świdnica, not Świdnik. */
function nearestBase(key, word, { bases }) {
    const far = other => distance(word, other, 3)
    return bases.get(key)?.reduce((one, other) => far(other) < far(one) ? other : one)
}

/** Whether words may have been written as one: where nothing is near. */
const mayBeParted = ({ word, guesses, least }, known) => known?.isWhole && word.length > 6 && !(guesses && least < 1.5)

/** The words that were written as one: two known ones, or a known one and a rest that is such words itself. */
function partsOf(word, known, stem) {
    const cuts = []
    // None is shorter than three letters.
    for (let cut = 3; cut < word.length - 2; cut++) cuts.push(cut)
    cuts.sort((one, other) => Math.abs(one - word.length / 2) - Math.abs(other - word.length / 2))
    const parted = cuts.map(at => [word.slice(0, at), word.slice(at)])
    const isKnown = (part, least) => part.length > least && known.has.has(stem(part))
    return parted.find(parts => {
        const whole = parts.filter(part => part.length > 2 && known.has.has(part)).length
        return whole > 1 || parts.every(part => isKnown(part, whole || word.length > 10 ? 3 : 4))
    }) ?? parted.find(parts => parts.some(part => isKnown(part, 3)) && parts.every(part => isKnown(part, 3) || part.length > 6 && partsOf(part, known, stem)))
}

/** The shortest words that mean something and begin with a word that is none itself. */
function begun(word, known) {
    const found = known.has.has(word) ? [] : known.meant.filter(other => other.startsWith(word))
    const shortest = Math.min(...found.map(({ length }) => length))
    return found.filter(({ length }) => length === shortest).slice(0, 5)
}

/** The words that a query's word is likely to be if it is misspelt, or begins, before it was looked up. */
function ahead(query, known, stem, isLast, isSpread, isSeveral) {
    const { word, keys } = query
    const longer = isLast && isSpread ? begun(word, known) : []
    if (isRight(word, known, stem)) return longer
    const others = spoken(query).filter(other => isRight(other, known, stem)).concat(longer)
    if (/\d/.test(word) || isLast && [known.meant, known.likely, known.others].some(list => list.some(other => other.startsWith(word)))) return others
    // Beside other words it is not known yet whether these are a kind.
    const trials = (isSeveral ? [false, true] : [false]).map(seeksTown => {
        const trial = { word, keys, raw: query.raw, seeksTown, least: known.isWhole ? undefined : 1.05 }
        guessKnown(trial, known, stem)
        return trial
    })
    const guesses = new Set(trials.flatMap(({ guesses }) => guesses ?? []))
    return others.concat([...guesses].flatMap(other => [stem(other), ...known.bases.get(other)?.[1] ? [nearestBase(other, word, known)] : []]), mayBeParted(trials[0], known) && partsOf(word, known, stem) || [])
}

/**
 * Gives a query's word that nothing has what it was meant to be: `understood` as people write it, or `parts` where words were written as one. `get` looks a word up; `keysOf` gives what stands in the files of words; `beside` are the keys of the other
 * words, `saying` those that stand in phrases as it may stand beside them; `fits` tells whether another word says something together with those beside it.
 */
async function correct(query, known, { stem, get, keysOf, beside, saying, fits }) {
    const isAlone = !beside.length
    const { word } = query
    // A right word may be one that nothing has; but who types a single one, or what only has the stem of one, is likelier to have missed a key.
    const isEveryday = known?.isEveryday(word), hasStem = known?.isAbsent(word)
    const seemsRight = isEveryday || hasStem, mayBeTown = seemsRight && query.seeksTown
    if (seemsRight && !isAlone && !mayBeTown || known?.isWritten(word)) return
    // Nobody says a word twice: "kot kuto" has no second cat.
    if (query.seeksTown && townsNear(query, known).length) query.barred = beside
    const others = mayBeTown || hasStem && !/ó/i.test(query.raw) ? [] : spoken(query).filter(other => !query.barred?.includes(stem(other)) && (!known?.isWhole || isRight(other, known, stem)))
    const entries = await Promise.all(others.map(other => Promise.all([get(other), get(stem(other))])))
    for (const [place, other] of others.entries()) {
        if (!entries[place].some(entry => entry && !(isEveryday && entry.lists[0][0] > 2))) continue
        query.understood = other
        return
    }
    // Beside other words a right one that nothing has is likelier than one that is quite another.
    if (!isAlone) query.least = farthest(word) - 0.82
    // Alone it may be what means something with two letters swapped or another ending all the same: "konki", "brids"; and beside a kind of animals a town: "kot kótno".
    if (seemsRight) {
        query.isRight = isAlone
        query.least = isAlone ? 0.96 : 1
        guess(query, isAlone ? known.meant : townsNear(query, known), stem, known)
        if (!query.guesses && (hasStem || !isAlone)) return
        query.isRight = false
    }
    const isMeant = query.guesses
    query.near = !isAlone && !isMeant ? new Map() : null
    if (isEveryday && !isMeant) {
        query.least = 1.3
        // Of what is nearly as near only some are what it may be.
        query.slack = 0.05
    }
    const guessFrom = async words => (await keysOf(words)).forEach((keys, place) => guess(query, keys, stem, known, LESS[place]))
    // Of these alone it is not known whether they are right: what fits is told below.
    if (query.near) guess({ ...query, least: 9 }, saying, stem, known)
    if (word.length > 3 && !isMeant) await guessFrom([word])
    if (known && !isMeant) guessKnown(query, known, stem)
    if (word.length > 3 && !known?.isWhole && !(query.least < 1.05)) {
        await guessFrom([sound(word), word[1] + word[0] + word.slice(2)])
        // The first letter may be the key beside, or one too many. That is many files: too many where other words find something.
        if (isAlone && !(query.least < 1.5)) await guessFrom(["", ...besides[word[0]] ?? ""].map(letter => letter + word.slice(1)))
    }
    // "Hert murmur" is no "herd murmur", though that is nearer, and "świnka morksa" is "morska", whoever is called Morus; but what means something itself is hardly anything else.
    const most = !query.guesses ? 1.6 : query.least + (query.guesses.some(other => known?.isMeant(other)) ? 0.15 : 0.4)
    const near = [...query.near ?? []].filter(([, far]) => far < most).sort(([, one], [, other]) => one - other).slice(0, 8)
    const fitting = await Promise.all(near.map(([other]) => fits(known && nearestBase(other, word, known) || other, other)))
    const said = near.filter((_, place) => fitting[place])
    if (said.length) {
        query.least = said[0][1]
        query.guesses = said.filter(([, far]) => far < query.least + 0.02).map(([other]) => other)
        query.isSaid = true
    }
    if (!isEveryday && mayBeParted(query, known) && (query.parts = partsOf(word, known, stem))) return
    const baseOf = key => known && nearestBase(key, word, known)
    let found = []
    const isNear = (other, base) => known?.written.has(other) || distance(word, baseOf(base) ?? base, 2) < query.least + 0.1
    await Promise.all((query.guesses ?? []).map(async other => {
        // Świdnica has the stem of Świdnik, where nothing is.
        const its = await get(other), isAbsent = its?.isAbsent, nearest = baseOf(other), isItself = known?.bases.get(other)?.[1] && (await get(nearest))?.lists[0][0] === 0
        const base = (isAbsent || isItself || !its) && nearest || other
        // Radomsko has the stem of "radomski", which Radom is.
        for (const key of new Set(isAbsent || isItself || (await get(base))?.lists[0][0] === 0 ? [base] : [base, stem(base)])) {
            const entry = await get(key)
            if (entry) found.push([key, entry.lists[0][0] ? entry.total : entry.total + (isNear(other, base) ? 2e6 : 1e6), base, entry.lists[0][0]])
        }
    }))
    // A word of everyday language is no other word of descriptions.
    if (isEveryday) found = found.filter(([, , , slot]) => slot < 3)
    // Of words that are equally near, one that means something is likelier, above all as it is written, then a frequent one.
    found.sort((one, other) => other[1] - one[1])
    // What only stands in phrases has no entry.
    const [first] = found, key = first?.[0] ?? said[0]?.[0]
    if (key) query.understood = known?.written.has(first?.[2]) ? first[2] : baseOf(key) ?? written(word, key, stem)
    if (isMeant ? first?.[3] : isEveryday && first && distance(word, query.understood, 2) > 1.05) query.understood = undefined
}

/** Whether a word says something with those beside it if it is another one, of these forms. `phrases` finds what words may say together, and `get` looks that up. */
async function fits(word, keys, { typed, query, phrases, get }) {
    const own = new Map(typed.map(one => [one, one === word ? { ...one, word: keys[0], keys } : { ...one }])), other = own.get(word)
    const found = phrases?.([...own.values()], query.map(one => own.get(one))).filter(([, part]) => part[1] && part.includes(other)) ?? []
    return (await Promise.all(found.map(([key]) => get(key)))).some(entry => entry)
}

/** The word that a query need not find of which one is a misspelling, if that is as likely as what it was taken for: with two letters swapped, one struck twice, or a key beside another. */
function stopWord({ word, raw, understood, least, isSaid }, right) {
    let nearest, most = Math.min(understood ? (least ?? 0) - (isSaid ? 0.3 : 0) : 9, word.length < 4 ? 0.85 : 1.05)
    for (const other of /^\p{Lu}/u.test(raw) ? [] : right) {
        if (other.length < 3 || Math.abs(other.length - word.length) > 1 || !/^\p{L}+$/u.test(other)) continue
        const far = distance(word, other, 1)
        if (far > most || far > 0.9 && !isSlip(word, other)) continue
        nearest = other
        most = far
    }
    return nearest
}

/** What was typed as it was understood; nothing where that is the same. */
const told = typed => typed.some(({ parts, understood }) => parts || understood)
    && typed.map(({ parts, understood, word, raw }) => {
        const other = parts?.join(" ") ?? understood
        // What a comma joins is said of both.
        return other ? other + (/,$/.test(raw) ? "," : "") : tokens(raw).length > 1 ? word : raw
    }).join(" ")

/** What corrects the words of an index, by the lines of what the language has of words. */
export function reader([ignored], { piece, stem, words, entries, shardOf, houses }) {
    const right = new Set(words(ignored))
    let known = null
    const load = async () => {
        const [likely, right] = await Promise.all([..."sw"].map(name => piece(name)))
        known ??= likely && right && knownWords(new TextDecoder().decode(likely).split("\n"), entries(right).get("").lists, words, stem)
    }
    /** What stands in the files of words: what means something, what stands in something short, the others. */
    const keysOf = async words => {
        const kinds = [[], [], []]
        for (const file of await Promise.all(words.map(shardOf))) {
            for (const [key, { lists, isAbsent }] of file ?? []) {
                // What another language calls something is less likely.
                const [[slot]] = lists, isOurs = !known || isAbsent || isRight(key, known, stem)
                // Nor is spelling corrected here to what is not there, unless something is called so; of kinds `s.bin` tells.
                if (!isAbsent || lists.some(([slot, { length }]) => slot < 3 && length)) kinds[slot ? 1 + (slot > 6) : isOurs ? 0 : 2].push(key)
            }
        }
        return kinds
    }
    return {
        prepare: load,
        told,
        ahead: (word, ...asked) => known ? ahead(word, known, stem, ...asked) : [],
        begun: word => known ? begun(word, known) : [],
        /** Corrects a word of a query that nothing has, or that only texts have and that is `heard` as another one; false where words that are known are needed and cannot be fetched. */
        mend: async (word, get, query, typed, phrases, heard) => {
            // What other words say without it is right.
            if (right.has(word.word)) return true
            if (heard) {
                word.understood = heard
                return true
            }
            await load()
            const beside = query.filter(other => other !== word)
            // Who names a kind of animals or of institutions and no town yet is likely to name one.
            const means = await Promise.all(beside.map(({ keys }) => Promise.all(keys.map(get))))
            const isKind = means.map(entries => entries.some(entry => entry && isKindOf(entry, houses)))
            const isTown = beside.map(({ word, keys }, place) => !isKind[place] && known?.towns.has(nearestBase(keys.at(-1), word, known) ?? word))
            const isOfHouses = (entries, place) => !isTown[place] && entries.some(entry => entry && !entry.lists[0][0] && entry.lists[0][1][0] < houses)
            // What follows the word before it in phrases that stand where it would, or with that word, and what begins phrases that stand in its own file.
            const before = query[query.indexOf(word) - 1]?.keys.at(-1)
            const follows = (await Promise.all([before, before + " " + word.word].map(key => before && shardOf(key)))).flatMap(file => [...file || []]).flatMap(([key]) => key.startsWith(before + " ") && !key.includes("~") ? key.slice(before.length + 1) : [])
            const heads = [...await shardOf(word.word) ?? []].flatMap(([key]) => key.includes(" ") ? key.split(" ")[0] : [])
            // What it was taken for on the way is none of what is asked for.
            const trial = { ...word, seeksTown: !!known && !isTown.includes(true) && (isKind.includes(true) || means.some(isOfHouses)) }
            await correct(trial, known, { stem, get, keysOf, beside: beside.flatMap(({ keys }) => keys), saying: [...follows, ...heads], fits: (...forms) => fits(word, forms, { typed, query, phrases, get }) })
            const other = beside[0] && known && !isRight(word.word, known, stem) && stopWord(trial, right)
            word.understood = other || trial.understood
            word.parts = other ? undefined : trial.parts
            return !!known
        },
        spelled: (text, cards) => spelled(text, cards, stem, known),
    }
}
