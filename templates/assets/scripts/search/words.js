// The words of a query: folded, taken apart and cut to stems as Sources/Search/Words does with the words of records.
// Tests/Fixtures/search/words-*.json hold both equal; Documentation/search-words.md tells the rules.

// Letters without a decomposition in Unicode.
const LETTERS = {
    ł: "l", đ: "d", ð: "d", ø: "o", ß: "ss", æ: "ae", œ: "oe", ħ: "h", ı: "i", þ: "th", ŧ: "t", ς: "σ",
}

/** A text in lower case, without diacritics, apostrophes and invisible characters. */
export const fold = text => text.toLowerCase()
    // Latin, Greek and Cyrillic letters.
    .replace(/[\u00c0-\u052f\u1e00-\u1fff]/g, letter => LETTERS[letter = letter.normalize("NFD")[0]] ?? letter)
    .replace(/['\u2019\u02bc\xad\u0300-\u036f\u200b-\u200f\u20d0-\u20ff\u2060-\u206f\ufe00-\ufe0f\ufeff]/g, "")

/** The folded words of a text, in order, each of 40 characters at most. Numbers keep what joins them: "123/21". */
export const tokens = text =>
    (fold(text).match(/(?:[\p{L}\p{N}\p{M}]|(?<=\d)[-./](?=\d))+/gu) ?? [])
        .map(word => [...word].slice(0, 40).join("").replace(/[-.]/g, "/"))

/** Undoes the front coding of sorted words. */
export function words(text) {
    let word = ""
    return [...text.matchAll(/([A-Z])([^A-Z]*)/g)].map(([, shared, rest]) => word = word.slice(0, shared.charCodeAt() - 65) + rest)
}

/** What cuts folded words to stems by a language's rules, as Stemmer.swift writes them: passes, in each the longest ending that fits. */
export const stemmer = rules => {
    const passes = rules.split("|").map(pass => pass.split(" ").flatMap(group => {
        const [, to, least, endings = ""] = group.match(/(\D*)(\d+)(.*)/) ?? []
        return words(endings).map(ending => [ending, least, to])
    }).sort(([one, least], [other, most]) => other.length - one.length || most - least))
    const stem = word => {
        for (const pass of passes) {
            const rule = pass.find(([ending, least]) => word.endsWith(ending) && word.length - ending.length >= least)
            if (rule) word = word.slice(0, -rule[0].length) + rule[2]
        }
        return word
    }
    stem.endings = passes[0].filter(rule => !rule[2]).map(([ending]) => ending)
    return stem
}
