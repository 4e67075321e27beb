// What documents count for by the words of a query; Documentation/search.md tells how results are ranked.

// What a word counts for by the list that it was found in: what is meant, name, surroundings, what is meant beside, facts, text.
const WEIGHTS = [12, 16, 16, 5, 2, 6, 6, 3]
// An institution called after cats is no cat.
const HOUSE = [12, 10, 10, 5, 9, 6, 6, 2]
// Of a word that is only begun, what is meant is a guess.
const BEGUN = [6, 15, 15, 5, 2, 7, 7, 3]

export const isName = slot => slot === 1 || slot === 2

/** Whether an entry is that of a kind of animals, which institutions keep and are not, or of a place without any. `houses` is their number. */
export const isKindOf = ({ lists }, houses) => !lists[0][0] && !(lists[0][1][0] < houses) && lists.some(([slot, [first]]) => slot === 4 && first < houses)

/** Whether an entry is that of a town in which nothing is, or of a kind that nobody keeps. */
const isElsewhere = entry => entry?.isAbsent && entry.isPlace

/**
 * Of an index of `count` documents, of which the first parts of cut lists are about `head`: a function that tells of a word
 * - what each document counts for;
 * - how many of the first documents have it, and how many each animal among these stands for;
 * - what a document counts for at most that the word's cut lists lack;
 * - how much more counts who has it, for it is rare.
 * Institutions keep what `kept` words mean.
 */
export const weigher = (count, head, institutions, houses, rivals) =>
    async (word, query, phrases, kept, get) => {
        // One, and a half more for what is nearest, where a word is only mentioned; two at least where a document has it.
        const own = new Float32Array(count)
        let total = 0, near = 0, unseen = 0, isKind = false
        const itself = await get(word.word), stem = word.keys.at(-1), stemmed = await get(stem)
        // A stem with another consonant put in may be of another word: "mruc" begins Mruczek, and is hardly Mruk, nor is "świno" świnia; but "hay" is "hai".
        const isGuess = word.more.length && !itself && (!word.word.replace(/y$/, "i").startsWith(stem) || word.word.endsWith("o"))
        // Of names with one stem, those of the form that was asked for come first.
        const [others, names] = await rivals(word, get)
        // What its stem means, as a colour, is hardly a name beside other words, unless institutions alone are meant: Puszek is no need of tins ("puszek").
        const means = stemmed?.lists[0][0] === 0 && !(stemmed.lists[0][1].at(-1) < institutions)
        // Who lives at "Dogs' Field" is no dog, where all words mean something: "dogs Warsaw".
        const isKept = query.length > 1 && means && isKindOf(stemmed, houses) && (await Promise.all(query.map(({ keys }) => get(keys.at(-1))))).every(entry => entry?.lists[0][0] === 0)
        const add = async (keys, weights, more = 0, hasWords = false) => {
            const isOwn = keys === word.keys, isBegun = weights === BEGUN, least = more < 0 ? 1 : 2
            let isForm = false
            for (const key of keys) {
                const entry = await get(key)
                if (!entry) continue
                const { lists } = entry, isMeant = !lists[0][0]
                isKind ||= isKindOf(entry, houses)
                // Of lists that are cut, how many animals they have together is known, and how many of the first ones each has; institutions are all among these.
                let cut = 0, cutHaving = 0, whole = 0
                // The beginning of a town's name is likelier than that of what looks are called.
                const beginsName = isBegun && lists.some(([slot]) => isName(slot))
                // A kind is likelier than what half of all are, however many keep it.
                const isRare = isBegun && isMeant && entry.total < count / 8
                for (const [slot, numbers, lacksSome, isPart] of lists) {
                    const [keepers, there] = [institutions, head].map(end => numbers.filter(number => number < end).length), isCut = entry.isPart && isPart
                    if (isCut) cut += there - keepers
                    whole += isCut ? keepers : numbers.length
                    // What a form means is not what its stem means, nor is it a name of that stem; and who speaks of a species of which there is none is not it.
                    if (isForm && !slot || slot > 6 && entry.isAbsent && query.length < 2) continue
                    // What only mentions the word is not counted.
                    if (least > 1 && (slot !== 4 || !isMeant)) {
                        near += there - keepers
                        if (isCut) cutHaving += there - keepers
                        else total += numbers.length - keepers
                    }
                    const exact = (slot % 4 % 3 > 0 && slot % 2 === +word.plain) + more - (slot < 3 && (isForm || isGuess && isOwn)) * 5
                    const nearer = beginsName && slot % 3 === 0 ? 4 : slot ? 0 : isBegun && key.length === word.word.length + 1 ? 3 : isRare * 2
                    if (lacksSome) unseen = Math.max(unseen, 2, (weights ?? WEIGHTS)[slot] + exact)
                    for (const number of numbers) {
                        const isHouse = number < houses, isPage = isMeant && slot && !isHouse && number < institutions
                        let weight
                        // A page says what there is, and is none of that; but its title may be what is asked for, and so may more beside other words.
                        if (isPage) weight = slot !== 4 && slot < (query.length > 1 ? 7 : 3) ? 2 : 1
                        else if (slot === 3 && (isKept && !isMeant || isElsewhere(entry))) weight = 1.5
                        else if (slot === 4 && !(isHouse && kept.has(word))) weight = isMeant ? 1 : least
                        else {
                            // Beside other words one that means something is hardly a name; and two letters begin many.
                            const value = isBegun && isName(slot) && query.length > 1 && !word.word[2] ? 5 : (weights ?? ((isMeant || means) && query.length > 1 || number < institutions ? HOUSE : WEIGHTS))[slot]
                            // What is meant and says so, or is called so, comes first.
                            const isDouble = own[number] > (isRare ? 7 : 11) && (slot > 4 || number >= institutions && isName(slot))
                            // Who speaks of what a phrase means in its own words comes first, as does an institution that is asked for, of which words of a text count less.
                            const isSaid = hasWords && own[number] > (isHouse && kept.has(word) ? 1 : 2) && own[number] < 8 && own[number] !== WEIGHTS[3]
                            // A page that tells of all that a single word asks for stands before who has the very thing.
                            const isTold = query.length < 2 && !slot && !isHouse && number < institutions
                            weight = Math.max(least, (isDouble ? Math.max(isRare ? 9 : query.length > 1 ? 13 : 14, value) : value + nearer + isTold * 3) + exact - (isName(slot) && others.has(number)) * 5 + isSaid * 2)
                        }
                        if (own[number] < weight) own[number] = weight
                        if (lacksSome && unseen < weight) unseen = weight
                    }
                }
                total += (entry.total - whole) * cutHaving / (cut || 1)
                // An institution that is called so is no kind that its name is only like: Psiakowo.
                if (isOwn && !isMeant && means && stemmed.lists[0][1][0] >= houses && lists.some(([slot, numbers]) => isName(slot) && numbers[0] < houses)) break
                if (isOwn && isElsewhere(entry)) break
                isForm ||= isOwn && isMeant
            }
        }
        // A word of the name of a town in which nothing is asks for no other place: Tarnowskie Góry, Tarnów.
        const entries = await Promise.all(phrases.map(([phrase, part]) => part.includes(word) && get(phrase)))
        const isPart = entries.some(isElsewhere), less = isPart ? -13 : 0
        if (!word.denied && !word.isLed) await add(word.keys, null, less)
        // A young cat ("kocię") is none called Kocia.
        if (itself?.lists[0][0] !== 0) await add(names.filter(name => name !== word.word), null, less)
        // A word that means something as it stands ("gentle", of which "gentl" is the stem), or whose stem is what is meant, is hardly the beginning of another.
        const isSame = itself || stemmed && word.word.startsWith(stem) && word.word.length < stem.length + 2
        const isSure = !isGuess && own.some(weight => weight > (isSame ? 3 : 11)) || !isElsewhere(itself) && itself?.lists.some(([slot]) => slot === 4)
        // A phrase that means something counts for each of its words, and more where it is all that is asked for.
        for (const [place, [phrase, part, isDenied, , isTyped]] of phrases.entries()) {
            // Who asks for "pies do kota" does not ask for "pies, kot".
            const isLess = !isTyped && part[1] && entries[place] && entries[place].lists[0][0]
            if (part.includes(word) && (isDenied || !word.denied)) await add([phrase], null, isLess ? 0 : part.length < query.length ? 5 : 7, phrase.includes(" "))
        }
        // What a longer word begins does not come before what it is.
        const isWritten = !isGuess && word.word.length > 3 && own.some(weight => weight > (itself ? 2 : 11))
        // "Koło" is a town though nothing is there, and not what Kołobrzeg begins with; but "such", which may be Sucha, begins Sucharek, and "hele", whose stem alone is Hel, Helenka.
        const isWhole = isElsewhere(stemmed ?? itself) && (itself ? !stemmed?.lists.some(([slot, { length }]) => slot === 3 && length) : query.length > 1)
        for (const key of isPart || isWhole ? [] : word.more) {
            // "guinea pi", "white st" and "pies z łańcuc" begin a phrase, whatever else they may be.
            const continues = key.includes(" ~") || query.at(-2)?.keys.some(own => key.startsWith(own + " "))
            await add([key], isWritten && !continues ? BEGUN.map(() => 2) : BEGUN, continues ? 7 : isSure ? -13 : 0)
        }
        for (const key of word.guesses ?? []) await add([key], null)
        const [first, having] = [1, 2].map(least => own.slice(0, head).filter(weight => weight >= least).length)
        // Of documents that lack some word those come first that are of the kind that was asked for, and those that have a rare one, above all a number.
        const rarity = Math.max(isKind && 14, Math.min(15, Math.log2(head / (having + 1)) * 1.5 | 0) * (/\d{3}/.test(word.word) ? 3 : 1))
        return [own, first, total / (near || 1), unseen, rarity]
    }
