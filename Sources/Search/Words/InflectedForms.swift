import Documents
import Messages

/// The forms of words and of towns in `templates/search/<code>-forms.yml`: below `words:` and `towns:` a line for each,
/// such as `pies: psa, psach, psami`. They are taken apart when somebody asks for them.
struct InflectedForms: Sendable {
    enum Section: String, CaseIterable {
        case words, towns
    }

    private var lines: [(section: Section, base: ArraySlice<UInt8>, forms: ArraySlice<UInt8>)] = []

    /// Reads no file.
    init() {}

    /// Lines that cannot be read are reported and left out.
    init(_ source: SourceFile, diagnostics: inout [Diagnostic]) {
        var section: Section?
        let all = source.bytes.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "\n") }
        for (number, line) in all.enumerated() {
            let text = line.drop { $0 <= 0x20 }
            guard let first = text.first, first != UInt8(ascii: "#") else { continue }
            let colon = text.firstIndex(of: UInt8(ascii: ":")) ?? text.endIndex
            let name = text[..<colon]
            let isHeading = text.startIndex == line.startIndex
            if isHeading { section = Section(rawValue: String(decoding: name, as: UTF8.self)) }
            if let section, colon < text.endIndex {
                if !isHeading { lines.append((section, name, text[colon...].dropFirst())) }
            } else if isHeading || colon == text.endIndex {
                diagnostics.append(
                    InflectedForms.problem(
                        with: String(decoding: name, as: UTF8.self), isHeading: isHeading, in: source, line: number + 1,
                        column: text.startIndex - line.startIndex + 1))
            }
        }
    }

    private static func problem(
        with name: String, isHeading: Bool, in source: SourceFile, line: Int, column: Int
    ) -> Diagnostic {
        let known = Section.allCases.map(\.rawValue)
        return Diagnostic(
            id: isHeading ? "unknown-field" : "wrong-type", file: source.name, line: line, column: column,
            length: name.unicodeScalars.count,
            message: isHeading ? "unknown field \"\(name)\"" : "\"\(name)\" must be forms, separated by commas",
            suggestion: isHeading
                ? NearMiss.suggestion(for: name, among: known) ?? "known are \(known.joined(separator: ", "))" : nil)
    }

    /// Returns the folded forms of a section's words by these words, folded.
    subscript(section: Section) -> [[UInt8]: [[UInt8]]] {
        lines.reduce(into: [:]) { forms, line in
            guard line.section == section else { return }
            forms[Tokeniser.folded(line.base), default: []] +=
                line.forms.split(separator: UInt8(ascii: ",")).map { Tokeniser.folded($0) }
        }
    }
}
