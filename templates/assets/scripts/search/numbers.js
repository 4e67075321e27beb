// Numbers in queries: written as records have them, and those between which an age or a weight is ("od 2 do 5 lat", "over 10 kg", "8+").

/** A text with numbers as records have them: a telephone number as one word, without the country's, and no spaces around a stroke. */
const numbered = text => text.replace(/(?<!\d)(?:(?:\+|00)?48\)?[ -]?)?(\d(?:[ .()-]{0,2}\d){8})(?![\d/])/g, (_, number) => " " + number.replace(/\D/g, ""))
    .replace(/(\d) *\/ *(?=\d)/g, "$1/").replace(/(?<=\d)(?=(?:kg|l|yo|yrs?|mo)(?!\p{L})|\p{L}{3})/gu, " ").replace(/(?<=(?:^|\s)\d{1,2}) \+/g, "+").replace(/(?<=(?:^|\s)\d{1,2}) *[-\u2013\u2014] *(?=\d{1,2}(?!\d))/g, "-")

/** How many words the longest of some phrases takes at a place; 0 where none stands there. */
const taken = (phrases, words, at) => Math.max(0, ...phrases.map(phrase => phrase && `${words.slice(at).join(" ")} `.startsWith(phrase + " ") ? phrase.split(" ").length : 0))

/** Both whole numbers of a word ("2-5"), or the same one twice ("1,5"). */
const bounds = word => word?.raw.match(/^(\d{1,2})(?:-(\d{1,2})|[.,]\d)?\+?[,.]?$/)?.slice(1).map((number, place, [first]) => +(number ?? first))

/**
 * What understands a text with numbers, each age and weight that is bounded as one word that is any of its numbers. `understand` understands a text without. `lines` are
 * those of `n.bin`: what tells that an age follows; what stands before the lower number, between both, before the upper one, before what is too little, before what is too
 * much; the words whose numbers are of something else, which are left out; and of years, months and weights the numbers that the index has, and the stems of their units, the index's first.
 */
export function reader(lines, stem, understand) {
    const [of, from, to, upTo, above, below, [others], ...units] = lines.map(line => line.split("|"))
    const known = units.map(([numbers, ...names]) => ({ numbers: numbers ? numbers.split(" ").map(Number) : [], names }))
    const years = 0, months = 1
    const keysOf = (unit, least, most) => known[unit].numbers.filter(number => number >= least && number <= most).map(number => `${number} ${known[unit].names[0]}`)

    /** What is bounded at a place, as words, and where it ends; nothing where none is. */
    function read(typed, start) {
        const words = typed.map(({ word }) => word), stems = words.map(stem)
        const unitAt = at => {
            const lengths = known.map(({ names }) => taken(names, stems, at)), length = Math.max(...lengths)
            return [length ? lengths.indexOf(length) : undefined, at + length]
        }
        const lead = taken(of, words, start)
        const [length, bound] = [from, upTo, above, below].map(phrases => [taken(phrases, words, start + lead), phrases]).reduce((one, other) => other[0] > one[0] ? other : one)
        let at = start + lead + length, [least, most] = bounds(typed[at]) ?? []
        if (most === undefined) return null
        const isOpen = typed[at].raw.includes("+")
        // A fraction may be a word of its own.
        do at++
        while (typed[at]?.place && typed[at].raw === typed[at - 1].raw)
        let isRange = most > least, [unit, end] = unitAt(at), first = unit
        const joint = isRange ? 0 : taken(to, words, end), [, last] = joint && bounds(typed[end + joint]) || []
        if (last !== undefined) {
            const [unitOfLast, endOfLast] = unitAt(end + joint + 1)
            if (unitOfLast !== undefined || lead) [isRange, most, unit, end] = [true, last, unitOfLast, endOfLast]
        }
        if (others.split(" ").includes(stems[start - 1])) return length || unit !== undefined ? [[], end] : null
        // Without a unit, years are meant where nothing follows.
        const isAge = lead || isOpen || (isRange ? start && most < 16 : bound === above || bound === below) && end === typed.length
        if (unit === undefined && !isAge) return null
        first ??= unit ??= years
        if (!isRange && length && (bound === upTo || bound === below)) {
            // Who is up to a year old is none of twenty months.
            [least, most] = [0, bound === below || unit === years && most === 1 ? most - 1 : most]
        } else if (!isRange && length || isOpen) [least, most] = [least + (bound === above && length > 0), Infinity]
        // Months are told before the first year.
        const isOlder = first === months && (unit === years || most === Infinity)
        const keys = isOlder ? [...keysOf(months, least, Infinity), ...keysOf(years, 1, most)] : keysOf(unit, least, most)
        if (!keys[0]) return null
        const raw = [...new Set(typed.slice(start, end).map(({ raw }) => raw))].join(" ")
        return [[{ word: raw.toLowerCase(), raw, place: 0, plain: true, more: [], keys: keys.slice(0, 1), guesses: keys[1] && keys.slice(1), isEither: true }], end]
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
