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
        var isBelowHeading = false
        let marks = [Array("---".utf8), Array("...".utf8)]
        let all = source.bytes.split(omittingEmptySubsequences: false) { $0 == UInt8(ascii: "\n") }
        for (number, line) in all.enumerated() {
            let text = InflectedForms.content(of: line)
            guard !text.isEmpty, !marks.contains(where: text.elementsEqual) else { continue }
            let colon = text.firstIndex(of: UInt8(ascii: ":"))
            let name = InflectedForms.trimmed(text[..<(colon ?? text.endIndex)])
            let rest = colon.map { InflectedForms.trimmed(text[$0...].dropFirst()) } ?? []
            let isHeading = text.startIndex == line.startIndex
            if isHeading { section = Section(rawValue: String(decoding: name, as: UTF8.self)) }
            isBelowHeading = isBelowHeading || isHeading
            if let section, colon != nil, isHeading ? rest.isEmpty : !name.isEmpty {
                if !isHeading { lines.append((section, name, rest)) }
            } else if isHeading || section != nil || !isBelowHeading {
                diagnostics.append(
                    InflectedForms.problem(
                        with: String(decoding: name, as: UTF8.self), isUnknown: isHeading && section == nil, in: source,
                        line: number + 1, column: text.startIndex - line.startIndex + 1))
            }
        }
    }

    /// Returns a line without its comment and the space around.
    private static func content(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let comment = line.indices.first { place in
            line[place] == UInt8(ascii: "#") && (place == line.startIndex || line[place - 1] <= 0x20)
        }
        return trimmed(line[..<(comment ?? line.endIndex)])
    }

    private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let start = text.drop { $0 <= 0x20 }
        return start[..<((start.lastIndex { $0 > 0x20 } ?? start.startIndex - 1) + 1)]
    }

    private static func problem(
        with name: String, isUnknown: Bool, in source: SourceFile, line: Int, column: Int
    ) -> Diagnostic {
        let known = Section.allCases.map(\.rawValue)
        return Diagnostic(
            id: isUnknown ? "unknown-field" : "wrong-type", file: source.name, line: line, column: column,
            length: name.unicodeScalars.count,
            message: isUnknown ? "unknown field \"\(name)\"" : "\"\(name)\" must be forms, separated by commas",
            suggestion: isUnknown
                ? NearMiss.suggestion(for: name, among: known) ?? "known are \(known.joined(separator: ", "))"
                : "write each word in a line of its own, indented: pies: psa, psach")
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
