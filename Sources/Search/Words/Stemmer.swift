import Records

/// Cuts the endings off folded words, by rules that are data, so that the browser does the same (`words.js`).
public struct Stemmer: Sendable, Hashable {
    /// The rules in the form that `words.js` reads; empty where words stay whole. Passes are separated by `|`, of each
    /// the endings that have the same put in their place where as many letters remain, by spaces: `d2AdziDem` puts "d"
    /// in the place of "dzi" and "dziem" where 2 letters or more remain. In each pass the longest ending that fits is
    /// cut, once.
    public let rules: String
    private let cuts: StemmerCuts

    struct Rule: Sendable, Hashable {
        /// The number of letters that must remain, in UTF-16 code units as JavaScript counts.
        var least: Int
        var ending: [UInt8]
        var replacement: [UInt8]

        /// "3dzi=d"; nil where the text is no rule.
        init?(_ text: some StringProtocol) {
            let number = text.utf8.prefix(while: \.isASCIIDigit)
            let parts = text.utf8.dropFirst(number.count).split(
                separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
            guard let least = Int(String(decoding: number, as: UTF8.self)), least < 100, let ending = parts.first,
                !ending.isEmpty, !parts.dropFirst().contains(where: { $0.contains(UInt8(ascii: "=")) })
            else { return nil }
            self.least = least
            self.ending = Array(ending)
            replacement = parts.count > 1 ? Array(parts[1]) : []
        }
    }

    /// Creates a stemmer without rules, which leaves words whole.
    public init() { self.init(passes: []) }

    init(passes: [[Rule]]) {
        let ordered = passes.map { pass in
            // The longest endings first; of one ending the one that demands most, and what was written first.
            pass.enumerated().sorted { one, other in
                let (left, right) = (one.element, other.element)
                if left.ending.count != right.ending.count { return left.ending.count > right.ending.count }
                if left.ending != right.ending { return left.ending.lexicographicallyPrecedes(right.ending) }
                return left.least != right.least ? left.least > right.least : one.offset < other.offset
            }.map(\.element).reduce(into: [Rule]()) { kept, rule in
                let isSame = kept.last.map { $0.ending == rule.ending && $0.least == rule.least }
                if isSame != true { kept.append(rule) }
            }
        }
        rules = ordered.map { Stemmer.coded($0) }.joined(separator: "|")
        cuts = StemmerCuts(ordered)
    }

    private static func coded(_ pass: [Rule]) -> String {
        Dictionary(grouping: pass) { "\(String(decoding: $0.replacement, as: UTF8.self))\($0.least)" }
            .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) }
            .map { "\($0)\(String(decoding: FrontCoding.text(of: $1.map(\.ending)), as: UTF8.self))" }
            .joined(separator: " ")
    }

    /// Cuts a folded word to its stem, in place.
    public func stem(_ word: inout [UInt8]) { cuts.apply(to: &word) }

    /// The stem of a folded word.
    public func stem(of word: [UInt8]) -> [UInt8] {
        var stem = word
        self.stem(&stem)
        return stem
    }

    public static func == (one: Stemmer, other: Stemmer) -> Bool { one.rules == other.rules }
    public func hash(into hasher: inout Hasher) { hasher.combine(rules) }
}
