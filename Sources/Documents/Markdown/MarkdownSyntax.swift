import CCMarkGFM

/// The syntax of descriptions: CommonMark with GitHub's tables, strikethrough and autolinks, as the objects of cmark that
/// all parsers share.
///
/// cmark-gfm 0.29 keeps the characters at which an extension may begin in one table for the whole process, filled before
/// each parse and cleared after it: with two threads, one clears while the other parses, and now and then a link stays
/// text. Here the table is filled once, and the extensions are left with nothing to clear.
struct MarkdownSyntax {
    let extensions: [OpaquePointer]
    let table: cmark_node_type
    let tableRow: cmark_node_type
    let tableCell: cmark_node_type

    nonisolated(unsafe) static let shared = MarkdownSyntax()  // never written again once the initializer has returned

    private init() {
        cmark_gfm_core_extensions_ensure_registered()
        let table = cmark_find_syntax_extension("table")
        let autolink = cmark_find_syntax_extension("autolink")
        let known = [table, cmark_find_syntax_extension("strikethrough"), autolink].compactMap { $0 }
        if let filler = cmark_parser_new(CMARK_OPT_DEFAULT) {
            for known in known { cmark_parser_attach_syntax_extension(filler, known) }
            cmark_manage_extensions_special_characters(filler, 1)
            cmark_parser_free(filler)
        }
        if let autolink { cmark_syntax_extension_set_special_inline_chars(autolink, nil) }
        extensions = [table, MarkdownStrikethrough.makeExtension(), autolink].compactMap { $0 }
        (self.table, tableRow, tableCell) = MarkdownSyntax.tableTypes(extensions)
    }

    /// The node types of tables are numbers given out at registration; a table shows them.
    private static func tableTypes(
        _ extensions: [OpaquePointer]
    ) -> (cmark_node_type, cmark_node_type, cmark_node_type) {
        let none = CMARK_NODE_NONE
        guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return (none, none, none) }
        defer { cmark_parser_free(parser) }
        for known in extensions { cmark_parser_attach_syntax_extension(parser, known) }
        let sample = "a|b\n-|-\n"
        cmark_parser_feed(parser, sample, sample.utf8.count)
        let root = cmark_parser_finish(parser)
        defer { cmark_node_free(root) }
        let table = cmark_node_first_child(root)
        let row = cmark_node_first_child(table)
        let cell = cmark_node_first_child(row)
        return (cmark_node_get_type(table), cmark_node_get_type(row), cmark_node_get_type(cell))
    }
}
