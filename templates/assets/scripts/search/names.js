// Which names a word is a form of.

/** A folded word as it sounds, by what is often confused. */
export const sound = word =>
    word.replace(/(.)\1/g, "$1").replace(/ch/g, "h").replace(/rz/g, "z").replace(/x/g, "ks").replace(/o[mn](?=[bcdgkpstz])/g, "a")
        .replace(/e[mn](?=[bcdgkpstz])/g, "e").replace(/u/g, "o")

/**
 * Of `names` that share a word's stem, and none of which is the word: the documents that have one of which it is hardly a form, and the names of which it is one.
 * `carriers` finds the documents that have some names.
 */
async function rivals({ word, keys }, names, declension, carriers, get) {
    const key = keys.at(-1), those = await carriers(names)
    // The stem is a name itself where somebody is called by none of the others: Cezar, beside Cezary.
    const all = await carriers([key]), alone = [...all].filter(number => !those.has(number))
    if (alone.length) names = new Set([...names, key])
    // Those that have such endings, best what the form begins with.
    const beginning = name => sound(name.replace(/[aeiouy]$/, "")), spoken = sound(word)
    // What has more behind the beginning than an ending is another word: "czekoladowy" is no form of Czekolada.
    const fits = name => {
        const start = beginning(name), rest = spoken.startsWith(start) ? spoken.length - start.length : 0
        return Math.max(0, ...(declension.find(([ending]) => ending === "-" || name.endsWith(ending)) ?? []).slice(1)
            .map(ending => word.endsWith(ending) && rest < ending.length + 2 && ending.length))
    }
    const most = Math.max(...[...names].map(fits))
    const fitting = [...names].filter(name => most && fits(name) === most)
    let begun = fitting.filter(name => spoken.startsWith(beginning(name)))
    // Most of all the longest: "reksia" is Reksio, not Rex.
    const longest = Math.max(...begun.map(name => beginning(name).length))
    begun = begun.filter(name => beginning(name).length === longest)
    const meant = begun.length ? begun : fitting
    // Where none is meant or begun, what the word means is.
    const isMeant = (await get(key))?.lists[0][0] === 0 && ![...names].some(name => name.startsWith(word))
    if (!meant.length && !isMeant) return [new Set(), begun]
    const own = name => name !== key
    for (const number of [...await carriers(meant.filter(own)), ...meant.every(own) ? [] : alone]) all.delete(number)
    return [all, begun]
}

/** What tells names apart by the endings of their forms, by the lines of what the language has of words. */
export function reader([, , forms]) {
    const declension = forms.split("|").map(line => line.split(" "))
    return { rivals: (word, names, carriers, get) => rivals(word, names, declension, carriers, get) }
}
