/// Text as a field of a transfer code can carry it.
///
/// Both codes separate their fields by a character (`|` or a line feed), so that none may stand inside one, and limit
/// fields by characters. Counted are Unicode scalars, the strictest reading of "character"; a cut never parts what is
/// seen as one letter, such as a base with its combining marks.
public enum TransferField {
    /// The word in codes of accounts that nobody has, where bank apps expect digits or a tag of the standard.
    public static let invented = "DEMO"

    /// The text in one line, without separators, control and formatting characters, quotation marks and pictures, none
    /// of which banks' systems carry; dashes as hyphens, single blanks.
    public static func cleaned(_ text: String) -> String { cleaned(text) { .kept($0) } }

    /// The text with letters and digits and no marks but those that all readers of the Polish standard take.
    static func polish(_ text: String) -> String {
        cleaned(text) { scalar in
            if scalar == "'" { return .dropped }
            return isPolish(scalar) ? .kept(scalar) : .gap
        }
    }

    /// - Parameter retreat: the treatment of what is kept.
    @inline(__always)
    private static func cleaned(_ text: String, _ retreat: (Unicode.Scalar) -> Treatment) -> String {
        var cleaned: [UInt8] = []
        cleaned.reserveCapacity(text.utf8.count)
        var isGap = false
        for scalar in text.unicodeScalars {
            var treatment = treatment(of: scalar)
            if case .kept(let scalar) = treatment { treatment = retreat(scalar) }
            switch treatment {
            case .dropped: break
            case .gap: isGap = true
            case .kept(let scalar):
                if isGap, !cleaned.isEmpty { cleaned.append(UInt8(ascii: " ")) }
                isGap = false
                cleaned += UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter
            }
        }
        return String(decoding: cleaned, as: UTF8.self)
    }

    private static func isPolish(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", " ", ",", ".", "/", "\\", "-", "@", "#", "&", "*", "_": true
        case "À"..."Ö", "Ø"..."ö", "ø"..."ɏ": true
        case "\u{80}"...: scalar.properties.isAlphabetic || scalar.properties.canonicalCombiningClass != .notReordered
        default: false
        }
    }

    private enum Treatment {
        case kept(Unicode.Scalar)
        /// It parts words.
        case gap
        case dropped
    }

    private static func treatment(of scalar: Unicode.Scalar) -> Treatment {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", ".", ",", ":", "/", "(", ")": return .kept(scalar)
        // All of them letters, as most that are not ASCII; to ask Unicode takes far longer.
        case "À"..."Ö", "Ø"..."ö", "ø"..."ɏ": return .kept(scalar)
        case "|": return .gap
        // The quotation mark of German and Polish is no "initial punctuation" for Unicode.
        case "\u{201E}", "\"": return .dropped
        default: break
        }
        return switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator: .gap
        case .format, .surrogate, .privateUse, .unassigned, .initialPunctuation, .finalPunctuation, .otherSymbol,
            .modifierSymbol:
            .dropped
        case .dashPunctuation: .kept("-")
        default: .kept(scalar)
        }
    }

    /// The text where it fits into `limit` characters; else its first words that do, or, where not even the first word
    /// fits, as much of that as does. Separators that would then stand at its end are dropped.
    public static func cut(_ text: String, to limit: Int) -> String {
        let scalars = text.unicodeScalars
        guard var kept = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
            kept < scalars.endIndex
        else { return text }
        while kept.samePosition(in: text) == nil { kept = scalars.index(before: kept) }
        var head = scalars[..<kept]
        if scalars[kept] != " ", let lastWord = head.lastIndex(of: " ") { head = head[..<lastWord] }
        while let last = head.last, " -–—,;:/(".unicodeScalars.contains(last) { head.removeLast() }
        return String(head)
    }
}
