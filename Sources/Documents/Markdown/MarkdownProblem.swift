import Messages

/// A reason why a text is too costly to read: the parser would need seconds for it, or gigabytes.
public struct MarkdownProblem: Error, Hashable, Sendable {
    public enum Kind: String, Hashable, Sendable, CaseIterable {
        /// More bytes than `MarkdownBounds.size`.
        case tooLong = "markdown-too-long"
        /// Quotations and lists within each other, more than `MarkdownBounds.nesting` deep.
        case tooDeep = "markdown-too-deep"
        /// A table whose rows and columns make more than `MarkdownBounds.cells`.
        case tableTooLarge = "markdown-table-too-large"
        /// More than `MarkdownBounds.columns` columns in a table.
        case tableTooWide = "markdown-table-too-wide"
        /// Lines like those below a table's head, over and over in one paragraph.
        case tableRules = "markdown-table-rules"
        /// More than `MarkdownBounds.signs` of one of the characters `[`, `<` and `@`.
        case tooManySigns = "markdown-too-many-signs"
        /// A link reference definition of more than `MarkdownBounds.definition` bytes.
        case definitionTooLong = "markdown-definition-too-long"
    }

    public var kind: Kind
    /// Line within the Markdown text, from 1.
    public var line: Int
    /// From 1, in code points.
    public var column: Int

    /// The mistake, in one sentence without a full stop.
    public var message: Message {
        switch kind {
        case .tooLong: "the text is longer than \(MarkdownBounds.size / 1024) KiB"
        case .tooDeep: "quotations and lists are nested more than \(MarkdownBounds.nesting) deep"
        case .tableTooLarge: "the tables have more than \(MarkdownBounds.cells) cells, empty ones counted"
        case .tableTooWide: "the table has more than \(MarkdownBounds.columns) columns"
        case .tableRules: "too many lines look like the rule below a table's head"
        case .tooManySigns: "the text has more than \(MarkdownBounds.signs) brackets, angle brackets or at signs"
        case .definitionTooLong: "the link definition is longer than \(MarkdownBounds.definition) bytes"
        }
    }

    /// The remedy, in one sentence without a full stop.
    public var suggestion: Message {
        switch kind {
        case .tooLong: "keep what a visitor needs, and move the rest to a page of its own"
        case .tooDeep: "use fewer levels; a \">\" or \"-\" that is no sign of one needs a \"\\\" before it"
        case .tableTooLarge, .tableTooWide: "split the table, or give the figures as a list"
        case .tableRules: "put an empty line before each table, and only one such line into it"
        case .tooManySigns: "put text that is no Markdown between lines of three backticks"
        case .definitionTooLong: "link to a file instead of writing its contents into the address"
        }
    }
}
