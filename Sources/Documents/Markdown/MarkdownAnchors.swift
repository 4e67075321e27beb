/// Anchors of headings by GitHub's rule: lower case, blanks to hyphens, everything dropped that is no letter, mark, digit,
/// connector (`_`) or hyphen; the second of the same gets `-1`, the third `-2`. No anchor is given out twice.
struct MarkdownAnchors {
    private var next: [String: Int] = [:]

    init(reserved: Set<String> = []) {
        for anchor in reserved { next[anchor] = 1 }
    }

    /// The anchor of the next heading; nil where nothing of its text is left.
    mutating func anchor(for text: String) -> String? {
        let wanted = MarkdownAnchors.slug(text)
        guard !wanted.isEmpty else { return nil }
        guard var number = next[wanted] else {
            next[wanted] = 1
            return wanted
        }
        var anchor = "\(wanted)-\(number)"
        while next[anchor] != nil {
            number += 1
            anchor = "\(wanted)-\(number)"
        }
        next[wanted] = number + 1
        next[anchor] = 1
        return anchor
    }

    static func slug(_ text: String) -> String {
        var slug = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "a"..."z", "0"..."9", "-", "_": slug.append(scalar)
            case "A"..."Z": slug.append(Unicode.Scalar(UInt8(scalar.value) | 0x20))
            case " ": slug.append("-")
            case "\u{0}"..."\u{7F}": break
            default:
                guard isWordCharacter(scalar) else { continue }
                slug.append(contentsOf: scalar.properties.lowercaseMapping.unicodeScalars)
            }
        }
        return String(slug)
    }

    private static func isWordCharacter(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter, .nonspacingMark,
            .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation:
            true
        default: false
        }
    }
}
