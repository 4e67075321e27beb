/// A telephone number as staff write it, and as a telephone dials it.
public struct PhoneNumber: Hashable, Sendable {
    /// As it was written.
    public let written: String
    /// `+` and up to fifteen digits (E.164) where the country is known, else the digits alone.
    public let dialled: String

    /// True for a number that takes text messages, as far as that is known: Poland's numbering plan tells mobile
    /// numbers by their first two digits.
    public var isMobile: Bool {
        dialled.hasPrefix("+48") && PhoneNumber.polishMobilePrefixes.contains(dialled.dropFirst(3).prefix(2))
    }

    private static let polishMobilePrefixes: Set<Substring> = [
        "45", "50", "51", "53", "57", "60", "66", "69", "72", "73", "78", "79", "88",
    ]

    /// A number that stands for one to be read.
    public static let example = PhoneNumber("112", country: .poland)!  // three digits are enough in Poland

    /// Accepts E.164 and national forms: digits with spaces, hyphens, dots, slashes and brackets between them, an
    /// extension ("wew. 12", "ext. 12", "w. 12") at the end. Nil for all else.
    public init?(_ text: String, country: Country?) {
        var digits = ""
        var hasPlus = false
        var rest = text[...]
        if let mark = PhoneNumber.extensionMarks.lazy.compactMap({ text.range(ofASCIIWord: $0) }).first {
            let dialledExtension = text[mark.upperBound...].filter { $0 != " " && $0 != "." }
            guard (1...6).contains(dialledExtension.count), dialledExtension.utf8.allSatisfy(\.isASCIIDigit) else {
                return nil
            }
            rest = text[..<mark.lowerBound]
        }
        for scalar in rest.unicodeScalars {
            switch scalar {
            case "0"..."9": digits.unicodeScalars.append(scalar)
            case "+":
                guard digits.isEmpty, !hasPlus else { return nil }
                hasPlus = true
            case " ", "-", ".", "/", "(", ")", "\u{A0}", "\u{2011}", "\u{2013}": continue
            default: return nil
            }
        }
        if digits.hasPrefix("00"), !hasPlus {
            hasPlus = true
            digits.removeFirst(2)
        }
        if hasPlus {
            guard (8...15).contains(digits.utf8.count), !digits.hasPrefix("0") else { return nil }
            if digits.hasPrefix("48"), digits.utf8.count != 11 { return nil }
            dialled = "+" + digits
        } else if country == .poland {
            // An eleventh digit is the old trunk prefix 0, or 48 written without its plus.
            if digits.utf8.count == 10, digits.hasPrefix("0") { digits.removeFirst() }
            if digits.utf8.count == 11, digits.hasPrefix("48") { digits.removeFirst(2) }
            switch digits.utf8.count {
            case 9: dialled = "+48" + digits
            case 3...6 where digits.hasPrefix("1") || digits.utf8.count == 3: dialled = digits
            default: return nil
            }
        } else {
            guard (3...15).contains(digits.utf8.count) else { return nil }
            dialled = digits
        }
        written = text
    }

    /// Longest first, so that "wew." is not read as "w.".
    private static let extensionMarks = ["wewn.", "wew.", "ext.", "wewn", "wew", "ext", "w.", "x"]
}

extension String {
    /// Returns the range of a mark, in whichever case.
    fileprivate func range(ofASCIIWord word: String) -> Range<String.Index>? {
        let lower = lowercased()
        guard lower.utf8.count == utf8.count else { return nil }
        let haystack = Array(lower.utf8)
        let needle = Array(word.utf8)
        guard haystack.count >= needle.count else { return nil }
        for start in 0...(haystack.count - needle.count) where haystack[start...].starts(with: needle) {
            let lowerBound = utf8.index(startIndex, offsetBy: start)
            return lowerBound..<utf8.index(lowerBound, offsetBy: needle.count)
        }
        return nil
    }
}
