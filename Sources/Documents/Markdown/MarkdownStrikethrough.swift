import CCMarkGFM

/// Strikethrough (GitHub-Flavored Markdown, section 6.5) as an extension of our own: `~one~` or `~~two~~` tildes.
///
/// The library's own extension must list the tilde as its delimiter, and with it clears the tilde from the table that
/// all threads read (see `MarkdownSyntax`). This one pushes its delimiters under a character that no table needs.
enum MarkdownStrikethrough {
    /// Substitute, U+001A: below 128, as cmark's array of delimiters demands, and without meaning in Markdown.
    private static let delimiterByte: UInt8 = 0x1A
    private static let tilde = UInt8(ascii: "~")

    static func makeExtension() -> OpaquePointer? {
        guard let made = cmark_syntax_extension_new("sheltersStrikethrough"),
            let memory = cmark_get_default_mem_allocator()
        else { return nil }
        let characters = cmark_llist_append(memory, nil, UnsafeMutableRawPointer(bitPattern: UInt(delimiterByte)))
        cmark_syntax_extension_set_special_inline_chars(made, characters)
        cmark_syntax_extension_set_match_inline_func(made) { _, _, _, character, inlines in
            MarkdownStrikethrough.open(character, inlines)
        }
        cmark_syntax_extension_set_inline_from_delim_func(made) { _, _, inlines, opener, closer in
            MarkdownStrikethrough.join(inlines, opener, closer)
        }
        return made
    }

    /// Reads a run of tildes as text and, where it may begin or end struck text, remembers it as a delimiter.
    private static func open(_ character: UInt8, _ inlines: OpaquePointer?) -> OpaquePointer? {
        guard character == tilde else { return nil }
        var (left, right, before, after): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        let limit: Int32 = 100
        let count = cmark_inline_parser_scan_delimiters(inlines, limit, tilde, &left, &right, &before, &after)
        guard let text = cmark_node_new(CMARK_NODE_TEXT) else { return nil }
        let run = [CChar](repeating: CChar(tilde), count: Int(count)) + [0]
        cmark_node_set_literal(text, run)
        if count <= 2, left != 0 || right != 0 {
            cmark_inline_parser_push_delimiter(inlines, delimiterByte, left, right, text)
        }
        return text
    }

    /// Moves what stands between two runs of the same length under one node, and forgets all delimiters on the way.
    private static func join(
        _ inlines: OpaquePointer?, _ opener: UnsafeMutablePointer<delimiter>?,
        _ closer: UnsafeMutablePointer<delimiter>?
    ) -> UnsafeMutablePointer<delimiter>? {
        guard let opener, let closer else { return nil }
        let following = closer.pointee.next
        if opener.pointee.length == closer.pointee.length {
            strike(from: opener.pointee.inl_text, to: closer.pointee.inl_text)
        }
        var current: UnsafeMutablePointer<delimiter>? = closer
        while let delimiter = current {
            current = delimiter == opener ? nil : delimiter.pointee.previous
            cmark_inline_parser_remove_delimiter(inlines, delimiter)
        }
        return following
    }
    private static func strike(from first: OpaquePointer?, to last: OpaquePointer?) {
        let syntax = MarkdownSyntax.shared
        guard let struck = cmark_node_new_with_ext(syntax.struck, syntax.strikethrough) else { return }
        guard cmark_node_insert_before(first, struck) != 0 else {
            cmark_node_free(struck)
            return
        }
        var inner = cmark_node_next(first)
        while let node = inner, node != last {
            inner = cmark_node_next(node)
            cmark_node_append_child(struck, node)
        }
        cmark_node_free(first)
        cmark_node_free(last)
    }
}
