import Records

/// Finds where in its file a place of a description is.
struct ProseLocator: Sendable {
    struct Place: Hashable, Sendable {
        var line: Int
        var column: Int
        /// True if it is the very place, not just the beginning of the description.
        var isExact: Bool
    }

    /// A file's text by its path relative to the content folder; nil where it cannot be read.
    let source: @Sendable (_ file: String) -> [UInt8]?

    /// - Parameters:
    ///   - line: within the Markdown, from 1.
    ///   - column: within that line, from 1, in code points.
    ///   - prose: the description.
    func place(ofLine line: Int, column: Int, in prose: Prose) -> Place {
        let origin = prose.origin
        switch prose.notation {
        case .body:
            return Place(
                line: origin.line + line - 1, column: line == 1 ? origin.column + column - 1 : column, isExact: true)
        case .jsonString:
            return inJSON(line, column, prose) ?? Place(line: origin.line, column: origin.column, isExact: false)
        case .yamlScalar:
            return inYAML(line, column, prose) ?? Place(line: origin.line, column: origin.column, isExact: false)
        }
    }

    /// The code points of a file from a place on.
    private func scalars(of prose: Prose) -> (all: [Unicode.Scalar], start: Int)? {
        guard var bytes = source(prose.origin.file) else { return nil }
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes.removeFirst(3) }
        let all = Array(String(decoding: bytes, as: UTF8.self).unicodeScalars)
        var line = 1
        var start = 0
        while line < prose.origin.line {
            guard let end = all[start...].firstIndex(of: "\n") else { return nil }
            start = end + 1
            line += 1
        }
        start += prose.origin.column - 1
        return start < all.count ? (all, start) : nil
    }

    /// A JSON string is written on one line; its escapes make places drift (RFC 8259, section 7).
    private func inJSON(_ line: Int, _ column: Int, _ prose: Prose) -> Place? {
        guard let (all, start) = scalars(of: prose), all[start] == "\"" else { return nil }
        var at = start + 1
        var place = (line: 1, column: 1)
        while at < all.count, all[at] != "\"" {
            if place.line == line, place.column == column {
                return Place(line: prose.origin.line, column: prose.origin.column + at - start, isExact: true)
            }
            var isLineEnd = false
            if all[at] == "\\", at + 1 < all.count {
                isLineEnd = all[at + 1] == "n"
                let isPair = all[at + 1] == "u" && ProseLocator.isHighSurrogate(all, at + 2)
                at += all[at + 1] == "u" ? (isPair ? 12 : 6) : 2
            } else {
                at += 1
            }
            place = isLineEnd ? (place.line + 1, 1) : (place.line, place.column + 1)
        }
        return nil
    }

    private static func isHighSurrogate(_ all: [Unicode.Scalar], _ at: Int) -> Bool {
        guard at + 1 < all.count else { return false }
        return (all[at] == "d" || all[at] == "D") && "89abAB".unicodeScalars.contains(all[at + 1])
    }

    /// A block scalar keeps its lines below an indentation; a plain or quoted one on a single line keeps its columns.
    private func inYAML(_ line: Int, _ column: Int, _ prose: Prose) -> Place? {
        guard let (all, start) = scalars(of: prose) else { return nil }
        let origin = prose.origin
        switch all[start] {
        case "|":
            guard let end = all[start...].firstIndex(of: "\n") else { return nil }
            let indentation = all[(end + 1)...].drop { $0 == "\n" }.prefix { $0 == " " }.count
            return Place(line: origin.line + line, column: indentation + column, isExact: true)
        case ">": return nil
        case let first:
            guard line == 1, !prose.markdown.utf8.contains(UInt8(ascii: "\n")) else { return nil }
            let quote = first == "\"" || first == "'" ? 1 : 0
            let rest = all[(start + quote)...].prefix { $0 != "\n" }
            // Escapes and folded lines would make the column wrong.
            guard rest.starts(with: prose.markdown.unicodeScalars) else { return nil }
            return Place(line: origin.line, column: origin.column + quote + column - 1, isExact: true)
        }
    }
}
