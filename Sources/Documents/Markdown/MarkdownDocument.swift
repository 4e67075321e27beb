import CCMarkGFM

/// A description, parsed once: its page markup, its headings, its references and its plain text can all be asked of it.
///
/// Text that `MarkdownBounds` objects to is not parsed; it is shown as it was written, and has no headings or
/// references.
public struct MarkdownDocument: ~Copyable {
    /// The Markdown as it was written.
    public let source: String
    let root: OpaquePointer?
    let syntax: MarkdownSyntax

    init(source: String, root: OpaquePointer?, syntax: MarkdownSyntax) {
        self.source = source
        self.root = root
        self.syntax = syntax
    }

    deinit {
        if let root { cmark_node_free(root) }
    }

    /// Appends the description as HTML to `bytes`. Every destination of a link or image goes through `resolve` first.
    @discardableResult
    public func render(
        _ options: MarkdownOptions = MarkdownOptions(), into bytes: inout [UInt8],
        resolve: (MarkdownReference) -> MarkdownResolution
    ) -> MarkdownOutline {
        guard let root else {
            MarkdownHTML.appendLines(of: source, to: &bytes)
            return MarkdownOutline()
        }
        var writer = MarkdownHTML(syntax: syntax, options: options, source: source, root: root, output: bytes.take())
        writer.write(resolve)
        bytes = writer.output.take()
        return writer.outline
    }

    /// The headings with the levels and anchors that `render` gives them.
    public func outline(_ options: MarkdownOptions = MarkdownOptions()) -> MarkdownOutline {
        var levels = MarkdownLevels(base: options.headingLevel)
        var anchors = MarkdownAnchors(reserved: options.reservedAnchors)
        var outline = MarkdownOutline()
        MarkdownTree.forEach(in: root) { node in
            guard cmark_node_get_type(node) == CMARK_NODE_HEADING else { return .descend }
            let written = Int(cmark_node_get_heading_level(node))
            if let heading = MarkdownHeading(node, written, &levels, &anchors) { outline.headings.append(heading) }
            return .skip
        }
        return outline
    }

    /// All links and images that lead somewhere, in the order in which they begin.
    public func references() -> [MarkdownReference] {
        var references: [MarkdownReference] = []
        let places = MarkdownPlaces(source)
        forEachReference { node, isImage in
            references.append(
                MarkdownReference(
                    destination: MarkdownTree.destination(of: node), isImage: isImage, index: references.count,
                    in: places))
        }
        return references
    }

    /// The places of all references, in their order.
    func places() -> [MarkdownLocator.Place] {
        guard let root else { return [] }
        var places: [MarkdownLocator.Place] = []
        var locator = MarkdownLocator(source, root: root, syntax: syntax)
        forEachReference { node, isImage in
            places.append(locator.place(of: node, destination: MarkdownTree.destination(of: node), isImage: isImage))
        }
        return places
    }

    private func forEachReference(_ visit: (OpaquePointer, _ isImage: Bool) -> Void) {
        MarkdownTree.forEach(in: root) { node in
            let type = cmark_node_get_type(node)
            if type == CMARK_NODE_LINK || type == CMARK_NODE_IMAGE { visit(node, type == CMARK_NODE_IMAGE) }
            return .descend
        }
    }
}

extension Array {
    /// The array, leaving an empty one, so that it can be written to elsewhere without a copy.
    mutating func take() -> [Element] {
        var taken: [Element] = []
        swap(&taken, &self)
        return taken
    }
}
