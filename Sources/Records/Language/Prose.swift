/// A description: Markdown source and where it was written, so that a broken link in it can be shown to its author.
public struct Prose: Sendable, Equatable {
    public var markdown: String
    public var origin: Origin
    public var notation: Notation

    /// The form in which the Markdown source lies in its file.
    public enum Notation: Sendable, Equatable {
        /// The body of a Markdown file: its lines are the file's lines.
        case body
        /// A JSON string, with its escapes.
        case jsonString
        /// A YAML scalar, whose indentation and folding are not kept.
        case yamlScalar
    }

    public init(markdown: String, origin: Origin, notation: Notation) {
        self.markdown = markdown
        self.origin = origin
        self.notation = notation
    }
}

/// A place in a file of the content folder.
public struct Origin: Hashable, Sendable {
    /// Relative to the content folder, with `/` between components.
    public var file: String
    /// From 1.
    public var line: Int
    /// From 1, in Unicode code points.
    public var column: Int

    public init(file: String, line: Int = 1, column: Int = 1) {
        self.file = file
        self.line = line
        self.column = column
    }
}
