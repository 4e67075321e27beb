import Documents
import Records
import Synchronization

/// Finds where in its file a place of a description is.
struct ProseLocator: Sendable {
    struct Place: Hashable, Sendable {
        var line: Int
        var column: Int
        /// True if it is the very place, not just the beginning of the description.
        var isExact: Bool
    }

    private let source: @Sendable (_ file: String) -> [UInt8]?
    private let last = LastFile()

    /// The file in which a place was sought last: it may hold many descriptions.
    private final class LastFile: Sendable {
        let file = Mutex<SourceFile?>(nil)
    }

    /// - Parameter source: returns a file's text by its path relative to the content folder; nil where it cannot be read.
    init(source: @escaping @Sendable (_ file: String) -> [UInt8]?) { self.source = source }

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

    /// Returns the code points of a file from where a description is written, with all of it: a code point is written with
    /// twelve bytes at most, and a line of a block with its indentation.
    private func scalars(of prose: Prose) -> [Unicode.Scalar]? {
        let origin = prose.origin
        let file = last.file.withLock { file -> SourceFile? in
            if file?.name != origin.file {
                var ignored: [Diagnostic] = []
                file = source(origin.file).flatMap { SourceFile(name: origin.file, bytes: $0, diagnostics: &ignored) }
            }
            return file
        }
        return file?.scalars(
            from: SourceFile.Position(line: origin.line, column: origin.column),
            bytes: 12 * prose.markdown.utf8.count + 4096)
    }

    /// A JSON string is written on one line; its escapes make places drift (RFC 8259, section 7).
    private func inJSON(_ line: Int, _ column: Int, _ prose: Prose) -> Place? {
        guard let all = scalars(of: prose), all[0] == "\"" else { return nil }
        var at = 1
        var place = (line: 1, column: 1)
        while at < all.count, all[at] != "\"" {
            if place.line == line, place.column == column {
                return Place(line: prose.origin.line, column: prose.origin.column + at, isExact: true)
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
        guard let all = scalars(of: prose) else { return nil }
        let origin = prose.origin
        switch all[0] {
        case "|":
            guard let end = all.firstIndex(of: "\n") else { return nil }
            let indentation = all[(end + 1)...].drop { $0 == "\n" }.prefix { $0 == " " }.count
            return Place(line: origin.line + line, column: indentation + column, isExact: true)
        case ">": return nil
        case let first:
            guard line == 1, !prose.markdown.utf8.contains(UInt8(ascii: "\n")) else { return nil }
            let quote = first == "\"" || first == "'" ? 1 : 0
            let rest = all.dropFirst(quote).prefix { $0 != "\n" }
            // Escapes and folded lines would make the column wrong.
            guard rest.starts(with: prose.markdown.unicodeScalars) else { return nil }
            return Place(line: origin.line, column: origin.column + quote + column - 1, isExact: true)
        }
    }
}
