/// The designers' reference: the names that templates may use, as Markdown, made from the models themselves.
///
/// A model that several others use is described once.
public struct ModelReference {
    private let heading: String
    private var sections: [String] = []
    private var described: Set<String> = []

    /// Headings are of the given level: 2 is `##`.
    public init(level: Int) {
        heading = String(repeating: "#", count: level)
    }

    /// Adds a model and those that it leads to, and returns the name by which it is described.
    @discardableResult
    public mutating func add<Value>(_ model: Model<Value>) -> String {
        add(model.shape)
        return model.shape.name
    }

    /// All models that were added, each with a heading, what it describes and a table of its names.
    public var markdown: String { sections.joined(separator: "\n") }

    private mutating func add(_ shape: Shape) {
        guard described.insert(shape.name).inserted else { return }
        var lines = ["\(heading) \(shape.name)", "", cell(shape.about), ""]
        lines += ["| name | kind | meaning |", "| --- | --- | --- |"]
        for entry in shape.entries {
            lines.append("| `\(entry.name)` | \(kind(entry.kind)) | \(cell(entry.about)) |")
        }
        sections.append(lines.joined(separator: "\n") + "\n")
        for entry in shape.entries {
            switch entry.kind {
            case .object(let inner), .list(let inner): add(inner)
            case .text, .markup, .flag, .texts: break
            }
        }
    }

    private func kind(_ kind: Entry.Kind) -> String {
        switch kind {
        case .text: "text"
        case .markup: "markup"
        case .flag: "flag"
        case .object(let shape): "object: \(link(shape))"
        case .list(let shape): "list: \(link(shape))"
        case .texts: "list of texts"
        }
    }

    /// Returns a link to the heading's anchor as Git hosts make it: lower case, hyphens for spaces, no punctuation.
    private func link(_ shape: Shape) -> String {
        let kept = shape.name.lowercased().filter { $0.isLetter || $0.isNumber || " -_".contains($0) }
        return "[\(shape.name)](#\(String(kept.map { $0 == " " ? "-" : $0 })))"
    }

    private func cell(_ text: String) -> String {
        text.replacing("|", with: "\\|").split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .joined(separator: " ")
    }
}
