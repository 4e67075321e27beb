/// Texts of other systems as records can hold them.
enum CleanText {
    /// In one line, with entities as the characters that they stand for and without what cannot be shown.
    static func line(_ text: String) -> String { oneLine(HTMLEntities.decoded(text)) }

    /// In one line, without what cannot be shown; entities were decoded before.
    static func oneLine(_ text: String) -> String {
        var line = ""
        var blank = false
        for scalar in text.unicodeScalars {
            if isBlank(scalar) {
                blank = !line.isEmpty
            } else if !isForbidden(scalar) {
                if blank { line.unicodeScalars.append(" ") }
                blank = false
                line.unicodeScalars.append(scalar)
            }
        }
        return line
    }

    /// Blanks of every kind, and every end of a line.
    static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case " ", "\t", "\n", "\r", "\u{B}", "\u{C}", "\u{85}", "\u{A0}", "\u{2028}", "\u{2029}": true
        default: false
        }
    }

    /// Controls, noncharacters, marks that turn the direction of writing, and marks of the order of bytes.
    static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0xFEFF, 0xFDD0...0xFDEF: true
        default: scalar.properties.isBidiControl || scalar.value & 0xFFFE == 0xFFFE
        }
    }
}
