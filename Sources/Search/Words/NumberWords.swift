/// What a language has around numbers, by which queries tell between which an age or a weight is: "od 2 do 5 lat",
/// "over 10 kg".
struct NumberWords: Sendable {
    /// The lines of `n.bin`, as numbers.js reads them; parts are separated by strokes.
    let text: String

    init(_ words: SearchWords) {
        let limits = SearchWords.Limit.allCases.map { limit in
            (words.limits[limit] ?? []).map { String(decoding: $0, as: UTF8.self) }
        }
        // Only forms with a number tell anything, and most have none.
        let forms = words.terms.flatMap { term in
            term.forms.lazy.filter { $0.contains { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } }
                .map { Form(term.meaning, $0.split(separator: 0x20).map { Array($0) }, words.stemmer) }
        }
        let units = [SearchFacet.years, .months, .size].map { NumberWords.units($0, forms) }
        // Who asks for "children over 10" asks for no age of an animal.
        let others = Set(
            forms.lazy.filter { $0.facets.isDisjoint(with: [.age, .years, .months, .size]) && $0.hasNumberBehind }
                .map { $0.stems[0] })
        let negations = words.negations.map { String(decoding: $0, as: UTF8.self) }
        text =
            ((limits + [negations]).map { $0.joined(separator: "|") } + [others.sorted().joined(separator: " ")] + units)
            .joined(separator: "\n")
    }

    /// A form of a word or phrase.
    private struct Form {
        let facets: Set<SearchFacet>
        let values: Set<String>
        let words: [String]
        let stems: [String]

        init(_ meaning: Meaning, _ form: [[UInt8]], _ stemmer: Stemmer) {
            facets = Set(meaning.values.map(\.facet))
            values = Set(meaning.values.map(\.value))
            words = form.map { String(decoding: $0, as: UTF8.self) }
            stems = form.map { String(decoding: stemmer.stem(of: $0), as: UTF8.self) }
        }

        /// Whether a number stands behind its first word, which is none.
        var hasNumberBehind: Bool {
            Int(words[0]) == nil && words.dropFirst().contains { Int($0) != nil }
        }
        /// The number that stands before a unit.
        var number: Int? { words.count > 1 ? Int(words[0]) : nil }
        /// The stems of the unit.
        var unit: String { stems.dropFirst().joined(separator: " ") }
    }

    /// The numbers of a facet that are told in its most frequent unit, and the stems of that and of the others.
    private static func units(_ facet: SearchFacet, _ forms: [Form]) -> String {
        var counts: [String: Int] = [:]
        for form in forms where form.facets.contains(facet) {
            // "8 weeks" are two months; "0 years" are all months of the first one.
            guard let number = form.number, number > 0, facet == .size || form.values.contains("\(number)") else {
                continue
            }
            counts[form.unit, default: 0] += 1
        }
        let names = counts.keys.sorted { (counts[$0]!, $1) > (counts[$1]!, $0) }
        guard let first = names.first else { return "" }
        let numbers = Set(forms.lazy.filter { $0.unit == first }.compactMap(\.number))
        return ([numbers.sorted().map { "\($0)" }.joined(separator: " ")] + names).joined(separator: "|")
    }
}
