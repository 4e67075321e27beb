internal import EmbeddedFiles

/// The explanations of diagnostics in one language: `Documentation/diagnostics/`, which is part of the program.
///
/// A section `## ` of the page is an area of the program, a section `### ` explains one or several identifiers of
/// diagnostics: a title in bold with the meaning, what to do, and examples in fences.
public struct Explanations: Sendable {
    /// The page of the documentation.
    public let markdown: String

    private var areas: [(title: String, explanations: [Explanation])] = []

    public init(in language: MessageLanguage) {
        switch language {
        case .english: self.init(markdown: EmbeddedFile.englishExplanations.text)
        case .polish: self.init(markdown: EmbeddedFile.polishExplanations.text)
        }
    }

    private init(markdown: String) {
        self.markdown = markdown
        var isFenced = false
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            if isFenced, line != "```" {
                addToLast { $0.body += "    \(line)\n" }
            } else if line.hasPrefix("```") {
                isFenced.toggle()
                if isFenced { dropBlankLine() }
            } else if line.hasPrefix("## ") {
                dropBlankLine()
                areas.append((String(line.dropFirst(3)), []))
            } else if line.hasPrefix("### ") {
                dropBlankLine()
                areas[areas.count - 1].explanations.append(Explanation(heading: line))
            } else {
                addToLast { $0.add(line) }
            }
        }
        dropBlankLine()
    }

    /// Drops the blank line that Markdown needs before a heading or a fence.
    private mutating func dropBlankLine() { addToLast { $0.body.removeLast() } }

    private mutating func addToLast(_ change: (inout Explanation) -> Void) {
        guard let area = areas.indices.last, let last = areas[area].explanations.indices.last else { return }
        change(&areas[area].explanations[last])
    }

    /// Every identifier that is explained, sorted.
    public var ids: [String] { areas.flatMap(\.explanations).flatMap(\.ids).sorted() }

    /// Returns the explanation of an identifier at length, for a terminal.
    public func text(of id: String) -> String? {
        guard let explanation = areas.lazy.flatMap(\.explanations).first(where: { $0.ids.contains(id) }) else {
            return nil
        }
        return "\(id): \(explanation.title)\n\n\(explanation.body)"
    }

    /// Every identifier with its title, for a terminal.
    public var list: String {
        areas.map { area in
            "\(area.title)\n"
                + area.explanations.flatMap { explanation in explanation.ids.map { "  \($0): \(explanation.title)\n" } }
                .joined()
        }.joined(separator: "\n")
    }
}

/// An explanation that several identifiers may share.
private struct Explanation: Sendable {
    let ids: [String]
    private(set) var title = ""
    /// The rest of the section as a terminal shows it.
    var body = ""

    /// Reads "### `first`, `second`".
    init(heading: Substring) {
        ids = heading.split(separator: "`").dropFirst().enumerated().filter { $0.offset.isMultiple(of: 2) }
            .map { String($0.element) }
    }

    /// Adds a line outside of examples.
    mutating func add(_ line: Substring) {
        if line.hasPrefix("**"), let end = line.firstRange(of: ".** ") {
            title = String(line[..<end.lowerBound].dropFirst(2))
            body += "\(line[end.upperBound...])\n"
        } else if !body.isEmpty {
            body += "\(line)\n"
        }
    }
}
