/// Anchors of headings by GitHub's rule: lower case, blanks to hyphens, everything dropped that is no letter, mark,
/// digit, connector (`_`) or hyphen; the second of the same gets `-1`, the third `-2`. No anchor is given out twice.
struct MarkdownAnchors {
    private let reserved: Set<String>
    /// Anchors that were given out, with the number that the next of the same gets.
    private var next: [String: Int] = [:]

    init(reserved: Set<String> = []) {
        self.reserved = reserved
    }

    /// The anchor of the next heading; nil where nothing of its text is left.
    mutating func anchor(for text: String) -> String? {
        let wanted = MarkdownAnchors.slug(text)
        guard !wanted.isEmpty else { return nil }
        guard isTaken(wanted) else {
            next[wanted] = 1
            return wanted
        }
        var number = next[wanted] ?? 1
        var anchor = "\(wanted)-\(number)"
        while isTaken(anchor) {
            number += 1
            anchor = "\(wanted)-\(number)"
        }
        next[wanted] = number + 1
        next[anchor] = 1
        return anchor
    }

    private func isTaken(_ anchor: String) -> Bool { next[anchor] != nil || reserved.contains(anchor) }

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
