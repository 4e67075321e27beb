internal import EmbeddedFiles
import Parallel

/// A rule that finds data about a visitor in a text that a visitor wrote.
///
/// The forms on pages apply the very same patterns, so that these hold only what regular expressions of Swift and of
/// ECMAScript (with the flag `u`) have in common: no lookbehind, no inline flags, and neither `\b` nor `\d`, which
/// mean other characters there.
package struct PersonalDataRule: Sendable {
    /// `email`, `address`, `telephone`, `surname` in a text, or `name` for a surname where a first name stands.
    package let name: String
    /// A regular expression whose only group is what is found.
    package let pattern: String
    /// The pattern of what is passed over.
    package let exception: String?
    /// Returns false for texts in which the pattern finds nothing, without trying it.
    private let mayMatch: @Sendable (String) -> Bool
    /// Read from the patterns for the first text that may match: that takes as long as a thousand texts.
    private let expressions: Once<Expressions>

    private struct Expressions: Sendable {
        // Regex is not Sendable because one may hold a closure; one made of a pattern holds none, and compiles itself
        // once by an atomic exchange.
        nonisolated(unsafe) let found: Regex<AnyRegexOutput>?
        nonisolated(unsafe) let exceptions: Regex<AnyRegexOutput>?
    }

    private init(
        _ name: String, _ pattern: String, but exception: String? = nil,
        where mayMatch: @escaping @Sendable (String) -> Bool
    ) {
        @Sendable func expression(_ pattern: String) -> Regex<AnyRegexOutput>? {
            try? Regex(pattern).matchingSemantics(.unicodeScalar)
        }
        self.name = name
        self.pattern = pattern
        self.exception = exception
        self.mayMatch = mayMatch
        expressions = Once {
            Expressions(found: expression(pattern), exceptions: exception.flatMap(expression))
        }
    }

    /// Returns the offsets of all that the rule finds, in code points.
    func offsets(in text: String) -> [Int] {
        guard mayMatch(text) else { return [] }
        let expressions = expressions()
        guard let regex = expressions.found else { return [] }
        var text = text
        if let exceptions = expressions.exceptions {
            text = text.replacing(exceptions) { String(repeating: "x", count: text[$0.range].unicodeScalars.count) }
        }
        return text.matches(of: regex).compactMap { match in
            guard let range = match.output[1].range else { return nil }
            return text.unicodeScalars.distance(from: text.startIndex, to: range.lowerBound)
        }
    }
}

extension PersonalDataRule {
    package static let all = [email, address, telephone, surname, name]

    /// Sought from the beginnings of words alone, or a long one would be searched from each of its letters to its end.
    static let email = PersonalDataRule("email", #"(?:^|[\s@])([^\s@]+@[^\s@]+\.[^\s@])"#) {
        $0.utf8.contains(UInt8(ascii: "@"))
    }

    /// The number of a house behind the name of a street, square or estate, or a postal code before a town.
    static let address: PersonalDataRule = {
        let street = any(lists["short"].map(anyCase)) + #"\.|"# + any(lists["places"].map { anyCase($0) + low + "*" })
        let word = "(?!\(any(lists["before"]))\\s)[^\\s\\p{L}]*\\p{L}\\S*"
        let number = #"[0-9]{1,4}(?![0-9]|[.:][0-9])"# + "(?!\\s*\(any(lists["after"])))"
        return PersonalDataRule(
            "address",
            start
                + "((?:\(street))\\s*(?:\\S+\\s+){0,3}?\(word)\\s+(?:nr\\s+)?\(number)|[0-9]{2}-[0-9]{3}\\s+\\p{Lu}"
                + "|[0-9]{1,4}\\s+\(capitalised)\\s+(?:Street|Road|Avenue|Lane|Square)(?!\\p{L}))"
        ) { $0.utf8.contains(where: \.isASCIIDigit) }
    }()

    /// 9 to 12 digits, but for those of days, years and microchips.
    static let telephone = PersonalDataRule(
        "telephone", #"(?:^|[^0-9\p{L}])([0-9](?:[\s().\/\p{Pd}*_]*[0-9]){8,11})(?![0-9])"#,
        but: #"(?:^|[^0-9\s\p{Pd}]|(?:^|[^0-9])[\s\p{Pd}])(?:[0-9]{4}-[0-9]{2}-[0-9]{2}|(?:19|20)[0-9]{2}"#
            + #"|[0-9]{3}(?:\s?[0-9]{3}){4})(?![0-9])"#
    ) { $0.utf8.count(where: \.isASCIIDigit) >= 9 }

    /// A first name and a surname: a capitalised word before one that ends as most Polish surnames do, or a known first
    /// name before another one.
    static let surname: PersonalDataRule = {
        let endings = "(?:sk|ck|wicz|czyk|czak)(?:i|a|iego|iej|iemu|im|ą|owi|em)?"
        let others = "(?!\(any(lists["others"])))"
        let names = any(lists["feminine"].map(feminine) + lists["masculine"].map(masculine))
        let surname = "\(others)(?:\(capitalised)-)?\(capitalised)"
        return PersonalDataRule(
            "surname",
            "\(start)(\(capitalised)(?:-\(capitalised))?\(gap)\(others)(?:\(capitalised)-)?\\p{Lu}\(low)+\(endings)"
                + "(?!\\p{L})|(?=\\p{Lu})\(names)\(gap)(?!\(names)(?!\\p{L}))\(surname))",
            but: "\(start)(?:\(any(lists["short"].map(anyCase)))\\.|"
                + "\(any(lists["places"].map(anyCase)))\(low)*)\\s*(?:\\p{Lu}[^\\s,.]*\\s*){1,2}",
            where: hasCapitalisedNeighbours)
    }()

    /// Two capitalised words, or one that ends as surnames do, where a first name or nickname is asked for.
    static let name = PersonalDataRule(
        "name", "\(start)(\(capitalised)\(gap)\(capitalised)|[\\p{L}\\p{M}]{3,}(?:sk[ia]|ck[ia]|wicz)(?!\\p{L}))"
    ) { name in
        hasCapitalisedNeighbours(name) || ["sk", "ck", "wicz"].contains { name.utf8.contains($0.utf8) }
    }

    private static let lists = WordLists(.personalData)
    /// The beginning of a word. The sign before it is a part of the match, but not of its group.
    private static let start = #"(?:^|[^\p{L}\p{M}0-9])"#
    private static let low = #"[\p{Ll}\p{M}]"#
    private static let capitalised = "\\p{Lu}\(low)+"
    /// The space between two words, with a line's end and marks of Markdown.
    private static let gap = #"[*_]*(?:[^\S\n]+\n?|\n)[^\S\n]*[*_]*"#

    /// Returns true if two words stand side by side that have capital letters, the second at its beginning.
    @Sendable
    private static func hasCapitalisedNeighbours(_ text: String) -> Bool {
        var isInGap = false
        var wordBefore = false
        var word = false
        for scalar in text.unicodeScalars {
            if scalar == "*" || scalar == "_" || scalar.properties.isWhitespace {
                if !isInGap { (wordBefore, word) = (word, false) }
                isInGap = true
                continue
            }
            // Few letters beyond ASCII are worth a look at their tables.
            if scalar.isASCII ? ("A"..."Z").contains(scalar) : scalar.properties.generalCategory == .uppercaseLetter {
                if isInGap, wordBefore { return true }
                word = true
            }
            isInGap = false
        }
        return false
    }

    private static func any(_ patterns: [String]) -> String { "(?:\(patterns.joined(separator: "|")))" }

    /// Returns the pattern of a word with a small or a capital letter at its beginning.
    private static func anyCase(_ word: String) -> String {
        "[\(word.prefix(1))\(word.prefix(1).uppercased())]\(word.dropFirst())"
    }

    /// Returns the pattern of a name in -a in all cases.
    private static func feminine(_ name: String) -> String {
        let stem = name.dropLast()
        return stem.last == "k"
            ? "\(stem.dropLast())(?:k(?:ie|[aiyęąou])|ce)" : "\(stem)(?:ie|iu|[aeiyęąou])?"
    }

    /// Returns the pattern of another name in all cases.
    private static func masculine(_ name: String) -> String {
        switch name.suffix(2) {
        case "ek": "\(name.dropLast(2))(?:ek|k(?:a|owi|iem|u))"
        case "eł": "\(name.dropLast(2))(?:eł|ł(?:a|owi|em)|le)"
        case let end where end.last == "y": "\(name.dropLast())(?:y|ego|emu|ym)"
        case let end where end.last == "i": "\(name)(?:ego|emu|m)?"
        default: "\(name)(?:a|owi|i?em|i?e|u|ze)?"
        }
    }
}
