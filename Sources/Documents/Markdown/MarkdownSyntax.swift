import CCMarkGFM

/// The syntax of descriptions: CommonMark with GitHub's tables, strikethrough and autolinks, as the objects of cmark
/// that all parsers share.
///
/// cmark-gfm 0.29 keeps the characters at which an extension may begin in one table for the whole process, filled
/// before each parse and cleared after it: with two threads, one clears while the other parses, and now and then a link
/// stays text. Here the table is filled once, and the extensions are left with nothing to clear.
struct MarkdownSyntax {
    /// The extensions that each parser is given.
    let extensions: [OpaquePointer]
    /// The library's strikethrough, which knows what struck text may hold and where it may stand.
    let strikethrough: OpaquePointer?
    /// The types of nodes that extensions make.
    let table, tableRow, tableCell, struck: cmark_node_type

    // Safe: all its properties are constants, and what they point to is never written again once the initializer, which
    // runs once, has returned.
    nonisolated(unsafe) static let shared = MarkdownSyntax()

    private init() {
        cmark_gfm_core_extensions_ensure_registered()
        let tables = cmark_find_syntax_extension("table")
        let autolink = cmark_find_syntax_extension("autolink")
        strikethrough = cmark_find_syntax_extension("strikethrough")
        let known = [tables, strikethrough, autolink].compactMap { $0 }
        // The types are numbers that are given out at registration; samples show them.
        let tableTypes = MarkdownSyntax.types(in: "a|b\n-|-\n", known)
        (table, tableRow, tableCell) = (tableTypes[0], tableTypes[1], tableTypes[2])
        struck = MarkdownSyntax.types(in: "~~a~~", known)[1]
        if let filler = cmark_parser_new(CMARK_OPT_DEFAULT) {
            for known in known { cmark_parser_attach_syntax_extension(filler, known) }
            cmark_manage_extensions_special_characters(filler, 1)
            cmark_parser_free(filler)
        }
        if let autolink { cmark_syntax_extension_set_special_inline_chars(autolink, nil) }
        extensions = [tables, MarkdownStrikethrough.makeExtension(), autolink].compactMap { $0 }
    }

    /// The types of the first node of `sample`, its first child and that one's first child.
    private static func types(in sample: String, _ extensions: [OpaquePointer]) -> [cmark_node_type] {
        guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else {
            return Array(repeating: CMARK_NODE_NONE, count: 3)
        }
        defer { cmark_parser_free(parser) }
        for known in extensions { cmark_parser_attach_syntax_extension(parser, known) }
        cmark_parser_feed(parser, sample, sample.utf8.count)
        let root = cmark_parser_finish(parser)
        defer { cmark_node_free(root) }
        let first = cmark_node_first_child(root)
        let second = cmark_node_first_child(first)
        return [first, second, cmark_node_first_child(second)].map { cmark_node_get_type($0) }
    }
}
