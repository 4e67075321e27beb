import Documents
import Records

extension ValueDecoder where Value == String {
    /// More than any short text needs, and little enough to stay harmless.
    static var generousLength: Int { 10_000 }

    /// A text in one line: line breaks and tabs inside it become blanks. In JSON a number may stand for text.
    static func text(maximum: Int = generousLength) -> ValueDecoder {
        ValueDecoder(.text(TextShape(maximum: maximum)), value: FieldValue.text) { node, context in
            switch node.kind {
            case .plain, .quoted, .string, .number: break
            case .boolean, .null, .sequence, .mapping:
                return context.refuseWrongType(
                    at: node, expected: "text", example: "the text itself, in quotes if it is unusual")
            }
            let text = node.text.inOneLine
            guard context.holdsOnlyText(text, node) else { return nil }
            // Every character has at least one byte, so that short texts need no counting.
            if text.utf8.count > maximum, text.count > maximum {
                return context.refuse(
                    "text-too-long", at: node,
                    "\"\(context.fieldName)\" has \(text.count) characters; at most \(maximum) are allowed",
                    suggestion: "shorten it")
            }
            return text
        }
    }

    /// An e-mail address that can stand in a `mailto:` link (RFC 5322's dot-atom form, with a domain that has a dot).
    static var email: ValueDecoder {
        text(maximum: 254).restricted(to: { .email }) { text, node, context in
            let parts = text.split(separator: "@", omittingEmptySubsequences: false)
            let isRight =
                parts.count == 2 && (1...64).contains(parts[0].utf8.count)
                && parts[0].unicodeScalars.allSatisfy { scalar in
                    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
                        || "!#$%&'*+-/=?^_`{|}~.".unicodeScalars.contains(scalar)
                }
                && !parts[0].hasPrefix(".") && !parts[0].hasSuffix(".") && !text.contains("..")
                && parts[1].split(separator: ".", omittingEmptySubsequences: false).count > 1
                && parts[1].split(separator: ".", omittingEmptySubsequences: false).allSatisfy(\.isHostLabel)
            guard isRight else {
                return context.refuse(
                    "invalid-email", at: node,
                    "\"\(text.prefix(80))\" is no e-mail address, so nobody could write to it",
                    suggestion: "write it like kontakt@schronisko.pl")
            }
            return text
        }
    }
}

extension Substring {
    /// Letters, digits and inner hyphens (RFC 1123, section 2.1, with letters of any alphabet).
    fileprivate var isHostLabel: Bool {
        !isEmpty && utf8.count <= 63 && !hasPrefix("-") && !hasSuffix("-")
            && unicodeScalars.allSatisfy { $0.properties.isAlphabetic || ("0"..."9").contains($0) || $0 == "-" }
    }
}

extension String {
    /// The text with every run of line breaks and tabs (and blanks beside them) as one blank.
    fileprivate var inOneLine: String {
        guard utf8.contains(where: { (0x09...0x0D).contains($0) }) else { return self }
        return split { $0 == "\n" || $0 == "\r\n" || $0 == "\r" || $0 == "\t" || $0 == "\u{B}" || $0 == "\u{C}" }
            .map { line in
                let trimmed = line.drop { $0 == " " }
                return trimmed.lastIndex { $0 != " " }.map { trimmed[...$0] } ?? ""
            }
            .filter { !$0.isEmpty }
            .joined(separator: " ")
    }
}
