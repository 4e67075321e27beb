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
    }

    private var values: [Value] = []
    private var indices: [String: Int] = [:]
    private var animals: [(offset: Int, message: Message, suggestion: Message)] = []
    /// The columns of which nothing was taken over, in the order of the source, with the number of animals of which they say
    /// something.
    private(set) var leftOut: [(column: String, count: Int)] = []
    private var leftOutIndices: [String: Int] = [:]

    /// The greatest number of places that a diagnostic names of a value.
    private static let places = 5

    mutating func addValue(_ text: String, of column: String, at offset: Int, _ suggestion: Message) {
        let key = "\(column)\u{0}\(text)"
        if let index = indices[key] {
            values[index].offsets.append(offset)
        } else {
            indices[key] = values.count
            values.append(Value(column: column, text: text, suggestion: suggestion, offsets: [offset]))
        }
    }

    /// An animal that cannot be taken over at all.
    mutating func addAnimal(at offset: Int, _ message: Message, _ suggestion: Message) {
        animals.append((offset, message, suggestion))
    }

    /// - Parameter count: the number of animals of which the column says something.
    mutating func leaveOut(_ column: String, count: Int = 1) {
        if let index = leftOutIndices[column] {
            leftOut[index].count += count
        } else {
            leftOutIndices[column] = leftOut.count
            leftOut.append((column, count))
        }
    }

    var lacksAnimals: Bool { !animals.isEmpty }

    func diagnostics(in file: SourceFile) -> [Diagnostic] {
        let ofValues = values.map { value in
            let shown = String(CleanText.line(value.text).prefix(80))
            let others = value.offsets.dropFirst().prefix(SourceFindings.places - 1).map { offset in
                String(file.position(ofByte: offset).line)
            }
            let lines = others.joined(separator: ", ")
            let more = value.offsets.count - 1 - others.count
            let message: Message =
                if others.isEmpty {
                    "\"\(shown)\" in \"\(value.column)\" cannot be taken over"
                } else if more == 0 {
                    "\"\(shown)\" in \"\(value.column)\" cannot be taken over (also in the lines \(lines))"
                } else {
                    "\"\(shown)\" in \"\(value.column)\" cannot be taken over (also in the lines \(lines) and \(more) more)"
                }
            return file.diagnostic(
                "import-value", at: value.offsets[0], message, severity: .warning, suggestion: value.suggestion)
        }
        return ofValues
            + animals.map { file.diagnostic("import-animal", at: $0.offset, $0.message, suggestion: $0.suggestion) }
    }
}
