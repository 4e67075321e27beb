import CCMarkGFM

/// Turns descriptions in GitHub-Flavored Markdown (0.29, with tables, strikethrough and autolinks) into HTML that is
/// safe to publish: raw HTML is shown as text, and a link leads only where the caller agrees.
///
/// A renderer keeps its parser from one text to the next. It belongs to one thread at a time; each thread has its own.
///
/// ```swift
/// var renderer = MarkdownRenderer()
/// var page: [UInt8] = []
/// renderer.render("Rex is **calm**.", into: &page) { _ in .keep }
/// ```
public struct MarkdownRenderer {
    private let parser: Parser

    /// cmark's parser, freed with the last renderer that uses it.
    private final class Parser {
        let syntax = MarkdownSyntax.shared
        let pointer: OpaquePointer?

        init() {
            pointer = cmark_parser_new(CMARK_OPT_DEFAULT)
            for known in syntax.extensions { cmark_parser_attach_syntax_extension(pointer, known) }
        }

        deinit { cmark_parser_free(pointer) }
    }

    public init() {
        parser = Parser()
    }

    /// Parses a description, of which several things are wanted.
    public mutating func parse(_ markdown: String) -> MarkdownDocument {
        var source = markdown
        let root = source.withUTF8 { text -> OpaquePointer? in
            guard MarkdownBounds.firstProblem(in: text) == nil else { return nil }
            return text.withMemoryRebound(to: CChar.self) { characters in
                if let start = characters.baseAddress {
                    cmark_parser_feed(parser.pointer, start, characters.count)
                }
                return cmark_parser_finish(parser.pointer)
            }
        }
        return MarkdownDocument(source: source, root: root, syntax: parser.syntax)
    }

    /// Appends a description as HTML to `bytes`. Every destination of a link or image goes through `resolve` first;
    /// those that no page may hold are shown as text whatever it answers. A text that `MarkdownBounds` objects to is
    /// shown as it is written.
    @discardableResult
    public mutating func render(
        _ markdown: String, _ options: MarkdownOptions = MarkdownOptions(), into bytes: inout [UInt8],
        resolve: (MarkdownReference) -> MarkdownResolution
    ) -> MarkdownOutline {
        parse(markdown).render(options, into: &bytes, resolve: resolve)
    }
}
