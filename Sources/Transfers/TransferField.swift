/// Text as a field of a transfer code can carry it.
///
/// Both codes separate their fields by a character (`|` or a line feed), so that none may stand inside one, and limit
/// fields by characters. Counted are Unicode scalars, the strictest reading of "character"; a cut never parts what is
/// seen as one letter, such as a base with its combining marks.
public enum TransferField {
    /// What stands in codes of accounts that nobody has, where bank apps expect digits or a tag of the standard.
    public static let invented = "DEMO"

    /// The text in one line, without separators, control and formatting characters, quotation marks and pictures, none of
    /// which banks' systems carry; dashes as hyphens, single blanks.
    public static func cleaned(_ text: String) -> String {
        var cleaned = String.UnicodeScalarView()
        var isGap = false
        for scalar in text.unicodeScalars {
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .spaceSeparator:
                isGap = true
                continue
            case .format, .surrogate, .privateUse, .unassigned, .initialPunctuation, .finalPunctuation, .otherSymbol,
                .modifierSymbol:
                continue
            case .dashPunctuation:
                if isGap, !cleaned.isEmpty { cleaned.append(" ") }
                isGap = false
                cleaned.append("-")
                continue
            default:
                break
            }
            // The quotation mark of German and Polish is no "initial punctuation" for Unicode.
            if scalar == "\u{201E}" || scalar == "\"" { continue }
            // A pipe parts words as a blank does.
            if scalar == "|" {
                isGap = true
                continue
            }
            if isGap, !cleaned.isEmpty { cleaned.append(" ") }
            isGap = false
            cleaned.append(scalar)
        }
        return String(cleaned)
    }

    /// The text where it fits into `limit` characters; else its first words that do, or, where not even the first word
    /// fits, as much of that as does. Separators that would then stand at its end are dropped.
    public static func cut(_ text: String, to limit: Int) -> String {
        guard text.unicodeScalars.count > limit else { return text }
        var kept = text.startIndex
        var lastWord: String.Index?
        var count = 0
        for index in text.indices {
            let character = text[index]
            if character == " " { lastWord = index }
            count += character.unicodeScalars.count
            guard count <= limit else { break }
            kept = text.index(after: index)
        }
        if kept < text.endIndex, text[kept] == " " { lastWord = kept }
        let head = text[..<(lastWord ?? kept)]
        return String(head.reversed().drop { " -–—,;:/(".contains($0) }.reversed())
    }
}
