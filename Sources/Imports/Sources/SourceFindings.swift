import Documents
import Messages

/// The values and animals of a source that could not be taken over.
struct SourceFindings: Sendable {
    /// A value that could not be read, and where it stands; the same value of the same column is told once.
    private struct Value: Sendable {
        var column: String
        var text: String
        var suggestion: Message
        var offsets: [Int]
        var count: Int
    }

    private var values: [Value] = []
    private var indices: [String: Int] = [:]
    private var animals: [(offset: Int, message: Message, suggestion: Message)] = []
    /// The names of columns of which nothing was taken over, in the order of the source.
    private(set) var leftOut: [String] = []
    private var leftOutNames: Set<String> = []

    /// The greatest number of places that are told of a value.
    private static let places = 5

    mutating func addValue(_ text: String, of column: String, at offset: Int, _ suggestion: Message) {
        let key = "\(column)\u{0}\(text)"
        if let index = indices[key] {
            values[index].count += 1
            if values[index].offsets.count < SourceFindings.places { values[index].offsets.append(offset) }
        } else {
            indices[key] = values.count
            values.append(Value(column: column, text: text, suggestion: suggestion, offsets: [offset], count: 1))
        }
    }

    /// An animal that cannot be taken over at all.
    mutating func addAnimal(at offset: Int, _ message: Message, _ suggestion: Message) {
        animals.append((offset, message, suggestion))
    }

    mutating func leaveOut(_ column: String) {
        if leftOutNames.insert(column).inserted { leftOut.append(column) }
    }

    var lacksAnimals: Bool { !animals.isEmpty }

    func diagnostics(file: String, places: SourcePlaces) -> [Diagnostic] {
        var diagnostics: [Diagnostic] = []
        for value in values {
            let position = places.position(of: value.offsets[0])
            let shown = String(CleanText.line(value.text).prefix(80))
            let message: Message
            if value.count == 1 {
                message = "\"\(shown)\" in \"\(value.column)\" cannot be taken over"
            } else {
                let lines = value.offsets.dropFirst().map { String(places.line(of: $0)) }.joined(separator: ", ")
                let more = value.count - value.offsets.count
                message =
                    more == 0
                    ? "\"\(shown)\" in \"\(value.column)\" cannot be taken over (also in the lines \(lines))"
                    : "\"\(shown)\" in \"\(value.column)\" cannot be taken over (also in the lines \(lines) and \(more) more)"
            }
            diagnostics.append(
                Diagnostic(
                    id: "import-value", severity: .warning, file: file, line: position.line, column: position.column,
                    message: message, suggestion: value.suggestion))
        }
        for animal in animals {
            let position = places.position(of: animal.offset)
            diagnostics.append(
                Diagnostic(
                    id: "import-animal", file: file, line: position.line, column: position.column,
                    message: animal.message, suggestion: animal.suggestion))
        }
        return diagnostics
    }
}
