// Numbers in queries: written as records have them, and those between which an age or a weight is ("od 2 do 5 lat", "over 10 kg", "8+").

/** How many words the longest of some phrases takes at a place; 0 where none stands there. */
const taken = (phrases, words, at) => Math.max(0, ...phrases.map(phrase => phrase && `${words.slice(at).join(" ")} `.startsWith(phrase + " ") ? phrase.split(" ").length : 0))

/** Both numbers of a word ("2-5"), or the same one twice ("1,5"). */
const bounds = word => word?.raw.replace(/^\P{N}+|[^\p{N}+]+$/gu, "").match(/^(\d{1,2}(?:[.,]\d)?)(?:-(\d{1,2}))?\+?$/)?.slice(1).map((number, place, [first]) => +(number ?? first).replace(",", "."))

/**
 * What understands a text with numbers, each age and weight as one word that is any of the numbers between its bounds. `understand` understands a text without. `lines`
 * are those of `n.bin`: what tells that an age follows; what stands before the lower number, between both, before the upper one, before what is too little, before what is too
 * much; what denies; the words whose numbers are of something else, which are left out; and of years, months and weights the numbers that the index has, and the stems of
 * their units, the index's first.
 */
export function reader(lines, { stem, understand }) {
    const [of, from, to, upTo, above, below, negations, [others], ...units] = lines.map(line => line.split("|"))
    // What each of them makes of the number behind it, and what it does where it is denied.
    const limits = [[from, "least", "less"], [upTo, "most", "more"], [above, "more", "most"], [below, "less", "least"]]
    const known = units.map(([numbers, ...names]) => ({ numbers: numbers ? numbers.split(" ").map(Number) : [], names }))
    const years = 0, months = 1, short = known.flatMap(({ names }) => names).filter(name => /^\p{L}{1,2}$/u.test(name)).join("|") || "kg"
    const apart = new RegExp(`(?<=\\d)(?=(?:${short})(?!\\p{L})|\\p{L}{3})`, "gu")

    /** A text with numbers as records have them: a telephone number as one word, without the country's, and no spaces around a stroke. */
    const numbered = text => text.replace(/(?<!\d)(?:(?:\+|00)?48\)?[ -]?)?(\d(?:[ .()-]{0,2}\d){8})(?![\d/])/g, (_, number) => " " + number.replace(/\D/g, ""))
        .replace(/(\d) *\/ *(?=\d)/g, "$1/").replace(apart, " ").replace(/(?<=(?:^|\s)\d{1,2}) +\+/g, "+")
        .replace(/(?<=(?:^|\s)\d{1,2}) *[-\u2011-\u2014\u2212] *(?=\d{1,2}(?!\d))/g, "-")

    const keysOf = (unit, isThere) => known[unit].numbers.filter(isThere).map(number => `${number} ${known[unit].names[0]}`)
    /** The keys of ages in months. Those before the second birthday are known in months, and together where all of a year is asked for; others in years. */
    const ages = (least, most) => [
        ...keysOf(years, year => year < 2 ? least <= year * 12 && most > year * 12 + 10 : most >= year * 12 && least < year * 12 + 12),
        ...keysOf(months, month => month >= least && month <= most && !(least <= (month < 12 ? 0 : 12) && most > (month < 12 ? 10 : 22))),
    ]

    /** What is bounded at a place, as words, and where it ends; nothing where none is. */
    function read(typed, start) {
        const words = typed.map(({ word }) => word), stems = words.map(stem)
        const unitAt = at => {
            const lengths = known.map(({ names }) => taken(names, stems, at)), length = Math.max(0, ...lengths)
            return [length ? lengths.indexOf(length) : undefined, at + length]
        }
        /** A number or two at a place, with its unit: [least, most, unit, where it ends, whether more is meant]. */
        const numberAt = at => {
            const [least, most] = bounds(typed[at]) ?? []
            if (most === undefined) return null
            // A fraction may be two words.
            const next = at + (typed[at + 1]?.place && typed[at + 1].raw === typed[at].raw ? 2 : 1)
            return [least, most, ...unitAt(next), typed[at].raw.includes("+")]
        }
        const lead = taken(of, words, start), denial = taken(negations, words, start + lead)
        const [length, meant] = limits.map(([phrases, ...kinds]) => [taken(phrases, words, start + lead + denial), kinds[denial && 1]]).reduce((one, other) => other[0] > one[0] ? other : one)
        const first = numberAt(start + lead + denial + length)
        if (!first || denial && !length) return null
        let [least, most, unit, end, isOpen] = first, isRange = most > least, kind = isOpen ? "least" : length ? meant : undefined
        const joint = isRange ? 0 : taken(to, words, end), last = joint && numberAt(end + joint)
        // "2 lata i 3 miesiące" are two years; "od 6 miesięcy do 2 lat" are years, too.
        if (last && unit === years && last[2] === months) end = last[3]
        else if (last && (unit === undefined || last[2] === unit || unit === months && last[2] === years) && (last[2] !== undefined || lead)) {
            if (last[2] !== unit && unit === months) least /= 12
            ;[, most, unit, end] = last
            isRange = true
        }
        if (others.split(" ").includes(stems[start - 1])) return length || unit !== undefined ? [[], end] : null
        // Without a unit, years are meant where nothing follows.
        const isAlone = lead || isOpen || !isRange && (denial || kind === "more" || kind === "less") && end === typed.length
        if (unit === undefined && !isAlone) return null
        const isAge = unit === undefined || unit < 2, scale = isAge && unit !== months ? 12 : 1
        const begin = number => Math.round(number * scale), until = number => begin(number) + (scale > 1 && number % 1 === 0 ? 11 : 0), about = scale > 1 && least % 1 ? 2 : 0
        const [lower, upper] = isRange ? [begin(least), until(most)] : {
            least: [begin(least), Infinity], more: [until(least) + 1, Infinity], less: [0, begin(least) - 1],
            // Who is up to a year old is none of twenty months.
            most: [0, scale * least === 12 ? 12 : until(least)],
        }[kind] ?? [begin(least) - about, until(most) + about]
        const keys = isAge ? ages(lower, upper) : keysOf(unit, number => number >= lower && number <= upper)
        if (!keys[0]) return null
        const raw = typed.slice(start, end).filter(({ place }) => !place).map(({ raw }) => raw).join(" ")
        return [[{ word: raw.toLowerCase(), raw, place: 0, plain: true, more: [], keys: keys.slice(0, 1), guesses: keys[1] && keys.slice(1) }], end]
    }

    return text => {
        const typed = understand(numbered(text)), found = []
        for (let at = 0; at < typed.length;) {
            const [words, end] = read(typed, at) ?? [[typed[at]], at + 1]
            found.push(...words)
            at = end
        }
        return found
    }
}
