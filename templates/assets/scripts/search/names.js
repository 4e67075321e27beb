// Which names a word is a form of, and what a word may be that was written as it sounds.

/** A folded word as it sounds, by what is often confused. */
export const sound = word =>
    word.replace(/(.)\1/g, "$1").replace(/ch/g, "h").replace(/rz/g, "z").replace(/x/g, "ks").replace(/o[mn](?=[bcdgkpstz])/g, "a")
        .replace(/e[mn](?=[bcdgkpstz])/g, "e").replace(/u/g, "o")

const isName = slot => slot === 1 || slot === 2

/** Of `names` that share a word's stem: the documents that have one of which it is hardly a form, and the names of which it is one. */
async function rivals({ word, keys }, names, declension, get) {
    const key = keys.at(-1)
    const called = async keys => {
        const found = new Set()
        for (const key of keys) for (const [slot, numbers] of (await get(key))?.lists ?? []) if (isName(slot)) numbers.forEach(number => found.add(number))
        return found
    }
    const those = await called(names)
    if (word === key) return [those, []]
    // The stem is a name itself where somebody is called by none of the others: Cezar, beside Cezary.
    const all = await called([key]), alone = [...all].filter(number => !those.has(number))
    if (alone.length) names = new Set([...names, key])
    // The name itself, or else those that have such endings, best what the form begins with.
    let meant = [...names].filter(name => name === word), sure = meant
    if (!meant.length) {
        const beginning = name => sound(name.replace(/[aeiouy]$/, "")), spoken = sound(word)
        // What has more behind the beginning than an ending is another word: "czekoladowy" is no form of Czekolada.
        const fits = name => {
            const start = beginning(name), rest = spoken.startsWith(start) ? spoken.length - start.length : 0
            return Math.max(0, ...(declension.find(([ending]) => ending === "-" || name.endsWith(ending)) ?? []).slice(1)
                .map(ending => word.endsWith(ending) && rest < ending.length + 2 && ending.length))
        }
        const most = Math.max(...[...names].map(fits))
        meant = [...names].filter(name => most && fits(name) === most)
        let begun = meant.filter(name => spoken.startsWith(beginning(name)))
        // Most of all the longest: "reksia" is Reksio, not Rex.
        const longest = Math.max(...begun.map(name => beginning(name).length))
        begun = begun.filter(name => beginning(name).length === longest)
        sure = begun
        if (begun.length) meant = begun
    }
    // Where none is meant or begun, what the word means is.
    const isMeant = (await get(key))?.lists[0][0] === 0 && ![...names].some(name => name.startsWith(word))
    if (!meant.length && !isMeant) return [new Set(), sure]
    const own = name => name !== key
    for (const number of [...await called(meant.filter(own)), ...meant.every(own) ? [] : alone]) all.delete(number)
    return [all, sure]
}

/**
 * Takes a word that only shares a stem with words of texts, or begins others, for what means something and sounds so: some write as they hear. `weak` is the
 * entry of its stem, if there is one; `mayBe` tells whether a word may be among those that there are. True if there is such a word.
 */
async function heard(query, weak, { get, shardOf, stem, tokens, mayBe }) {
    const { word, raw, place } = query
    // Of what descriptions speak of, "u" is no slip where it stands among bare letters: "ludziom" is not "Łodziom".
    if (weak?.lists[0][0] < 7 && query.plain && word.includes("u")) return false
    const others = [tokens(raw.replace(/ó/gi, "u"))[place], sound(word), word.replace(/u/g, "o"), word.replace(/m$/, "n")].filter(other => other !== word && mayBe(other))
    others.forEach(shardOf)
    for (const other of others) {
        const key = await get(other) ? other : stem(other)
        if ((await get(key))?.lists[0][0] !== 0) continue
        query.guesses = [key]
        query.understood = other
        return true
    }
    return false
}

/** What tells words apart by their sound and by the endings of names, by the lines of what the language has of words. */
export function reader([ignored, , forms], { shardOf, stem, tokens, words }) {
    const declension = forms.split("|").map(line => line.split(" ")), right = new Set(words(ignored))
    return {
        rivals: (word, names, get) => rivals(word, names, declension, get),
        // What other words say without it is right.
        heard: async (word, weak, get, mayBe) => !right.has(word.word) && heard(word, weak, { get, shardOf, stem, tokens, mayBe }),
    }
}
