import CCMarkGFM
import Markup

/// Writes cmark's tree as HTML, with a loop instead of recursion: a hostile text nests as deep as it is long.
struct MarkdownHTML {
    let syntax: MarkdownSyntax
    let options: MarkdownOptions
    let source: String
    private let root: OpaquePointer
    var output: [UInt8]
    private(set) var outline = MarkdownOutline()

    private let start: Int
    private var levels: MarkdownLevels
    private var anchors: MarkdownAnchors
    private var places: MarkdownPlaces?
    private var referenceCount = 0
    /// The ends of the nodes that are open.
    private var ends: [End] = []
    private var openLinks = 0
    private var table = TableState()

    /// The end of an open node.
    private enum End {
        case nothing, lineEnd, paragraph, heading(Int), bulletList, orderedList, item, quote, emphasis, strong, struck
        case link, table, tableRow, headerCell, cell
    }

    /// The table that is being written; tables do not nest.
    private struct TableState {
        var number = 0
        var alignments: [UInt8] = []
        var column = 0
        var isHeader = false
        var hasBody = false
    }

    init(
        syntax: MarkdownSyntax, options: MarkdownOptions, source: String, root: OpaquePointer, output: [UInt8]
    ) {
        self.syntax = syntax
        self.options = options
        self.source = source
        self.root = root
        self.output = output
        start = output.count
        levels = MarkdownLevels(base: options.headingLevel)
        anchors = MarkdownAnchors(reserved: options.reservedAnchors)
    }

    mutating func write(_ resolve: (MarkdownReference) -> MarkdownResolution) {
        guard var node = cmark_node_first_child(root) else { return }
        while true {
            if let end = begin(node, resolve) {
                ends.append(end)
                if let child = cmark_node_first_child(node) {
                    node = child
                    continue
                }
                if let end = ends.popLast() { finish(end) }
            }
            while true {
                if let next = cmark_node_next(node) {
                    node = next
                    break
                }
                guard let parent = cmark_node_parent(node), let end = ends.popLast() else { return }
                finish(end)
                node = parent
            }
        }
    }

    // MARK: Beginnings

    /// Writes a node's beginning, or all of it: then nil, and its children are passed over.
    private mutating func begin(
        _ node: OpaquePointer, _ resolve: (MarkdownReference) -> MarkdownResolution
    ) -> End? {
        let type = cmark_node_get_type(node)
        switch type {
        case CMARK_NODE_TEXT, CMARK_NODE_HTML_INLINE:
            output.append(escaping: MarkdownTree.bytes(of: cmark_node_get_literal(node)), for: .sanitizedHTML)
        case CMARK_NODE_SOFTBREAK:
            output.append(0x0A)
        case CMARK_NODE_LINEBREAK:
            append("<br>\n")
        case CMARK_NODE_PARAGRAPH:
            return beginParagraph(node)
        case CMARK_NODE_LINK:
            return beginLink(node, resolve)
        case CMARK_NODE_STRONG:
            append("<strong>")
            return .strong
        case CMARK_NODE_EMPH:
            append("<em>")
            return .emphasis
        case syntax.struck:
            append("<del>")
            return .struck
        case CMARK_NODE_CODE:
            append("<code>")
            output.append(escaping: MarkdownTree.bytes(of: cmark_node_get_literal(node)), for: .sanitizedHTML)
            append("</code>")
        case CMARK_NODE_IMAGE:
            writeImage(node, resolve)
        case CMARK_NODE_LIST:
            return beginList(node)
        case CMARK_NODE_ITEM:
            beginLine()
            append("<li>")
            return .item
        case CMARK_NODE_HEADING:
            return beginHeading(node)
        case CMARK_NODE_BLOCK_QUOTE:
            beginLine()
            append("<blockquote>\n")
            return .quote
        case CMARK_NODE_THEMATIC_BREAK:
            beginLine()
            append("<hr>\n")
        case CMARK_NODE_CODE_BLOCK:
            writeCodeBlock(node)
        case CMARK_NODE_HTML_BLOCK:
            beginLine()
            MarkdownHTML.appendLines(of: MarkdownTree.bytes(of: cmark_node_get_literal(node)), to: &output)
        case syntax.table:
            return beginTable(node)
        case syntax.tableRow:
            return beginRow(node)
        case syntax.tableCell:
            return beginCell(node)
        default:
            return .nothing
        }
        return nil
    }

    private mutating func beginParagraph(_ node: OpaquePointer) -> End {
        let grandparent = cmark_node_parent(cmark_node_parent(node))
        if cmark_node_get_type(grandparent) == CMARK_NODE_LIST, cmark_node_get_list_tight(grandparent) != 0 {
            return cmark_node_next(node) == nil ? .nothing : .lineEnd
        }
        beginLine()
        append("<p>")
        return .paragraph
    }

    private mutating func beginHeading(_ node: OpaquePointer) -> End? {
        let written = Int(cmark_node_get_heading_level(node))
        guard let heading = MarkdownHeading(node, written, &levels, &anchors) else { return nil }
        beginLine()
        append("<h")
        output.append(UInt8(ascii: "0") + UInt8(heading.level))
        if let anchor = heading.anchor {
            append(" id=\"")
            append(anchor)
            append("\"")
        }
        append(">")
        outline.headings.append(heading)
        return .heading(heading.level)
    }

    private mutating func beginList(_ node: OpaquePointer) -> End {
        beginLine()
        guard cmark_node_get_list_type(node) == CMARK_ORDERED_LIST else {
            append("<ul>\n")
            return .bulletList
        }
        let start = cmark_node_get_list_start(node)
        append(start == 1 ? "<ol>\n" : "<ol start=\"\(start)\">\n")
        return .orderedList
    }

    private mutating func writeCodeBlock(_ node: OpaquePointer) {
        beginLine()
        let information = MarkdownTree.bytes(of: cmark_node_get_fence_info(node))
        let language = information.prefix { $0 > 0x20 }
        append("<pre><code")
        if !language.isEmpty, language.allSatisfy(MarkdownHTML.isLanguageByte) {
            append(" class=\"language-")
            output.append(contentsOf: language)
            append("\"")
        }
        append(">")
        output.append(escaping: MarkdownTree.bytes(of: cmark_node_get_literal(node)), for: .sanitizedHTML)
        append("</code></pre>\n")
    }

    private static func isLanguageByte(_ byte: UInt8) -> Bool {
        byte &- UInt8(ascii: "0") < 10 || (byte | 0x20) &- UInt8(ascii: "a") < 26 && byte < 0x80
            || "+-._#".utf8.contains(byte)
    }

    // MARK: Tables

    private mutating func beginTable(_ node: OpaquePointer) -> End {
        let count = Int(cmark_gfm_extensions_get_table_columns(node))
        let alignments = UnsafeBufferPointer(start: cmark_gfm_extensions_get_table_alignments(node), count: count)
        table = TableState(number: table.number + 1, alignments: Array(alignments))
        beginLine()
        append("<div class=\"table\" role=\"region\" tabindex=\"0\" aria-label=\"")
        output.append(escaping: options.tableLabel, for: .sanitizedHTML)
        if table.number > 1 { append(" \(table.number)") }
        append("\">\n<table>\n")
        return .table
    }

    private mutating func beginRow(_ node: OpaquePointer) -> End {
        table.column = 0
        table.isHeader = cmark_gfm_extensions_get_table_row_is_header(node) != 0
        if table.isHeader {
            append("<thead>\n<tr>")
        } else {
            append(table.hasBody ? "<tr>" : "<tbody>\n<tr>")
            table.hasBody = true
        }
        return .tableRow
    }

    /// An empty cell of the header row heads nothing, so it is an ordinary cell.
    private mutating func beginCell(_ node: OpaquePointer) -> End {
        let isHeader = table.isHeader && cmark_node_first_child(node) != nil
        append(isHeader ? "<th scope=\"col\"" : "<td")
        switch table.column < table.alignments.count ? table.alignments[table.column] : 0 {
        case UInt8(ascii: "l"): append(" class=\"align-left\"")
        case UInt8(ascii: "c"): append(" class=\"align-center\"")
        case UInt8(ascii: "r"): append(" class=\"align-right\"")
        default: break
        }
        append(">")
        table.column += 1
        return isHeader ? .headerCell : .cell
    }

    // MARK: Links and images

    private mutating func refer(to node: OpaquePointer, isImage: Bool) -> MarkdownReference {
        let places = places ?? MarkdownPlaces(source)
        self.places = places
        defer { referenceCount += 1 }
        return MarkdownReference(
            destination: MarkdownTree.destination(of: node), isImage: isImage, index: referenceCount, in: places)
    }

    private mutating func beginLink(
        _ node: OpaquePointer, _ resolve: (MarkdownReference) -> MarkdownResolution
    ) -> End {
        let reference = refer(to: node, isImage: false)
        let resolution = resolve(reference)
        let (address, kind): (String, MarkdownDestination)
        switch resolution {
        case .text: return .nothing
        case .keep: (address, kind) = (reference.destination, reference.kind)
        case .replace(let other): (address, kind) = (other, MarkdownDestination(other))
        case .picture(let picture): (address, kind) = (picture.source, MarkdownDestination(picture.source))
        }
        guard reference.kind.isAllowed, kind.isAllowed, openLinks == 0 else { return .nothing }
        append("<a href=\"")
        HTMLAddress.append(address, isWeb: kind == .web, to: &output)
        append("\"")
        appendTitle(of: node)
        if kind == .web { append(" rel=\"external noopener\"") }
        let hasText = MarkdownTree.hasText(node)
        if !hasText, cmark_node_first_child(node) != nil {
            append(" aria-label=\"")
            output.append(escaping: reference.destination, for: .sanitizedHTML)
            append("\"")
        }
        append(">")
        if !hasText, cmark_node_first_child(node) == nil {
            output.append(escaping: reference.destination, for: .sanitizedHTML)
        }
        openLinks += 1
        return .link
    }

    private mutating func writeImage(
        _ node: OpaquePointer, _ resolve: (MarkdownReference) -> MarkdownResolution
    ) {
        let reference = refer(to: node, isImage: true)
        // Links and images in an image's description are not shown, but they are checked like all others.
        MarkdownTree.forEach(in: node) { inner in
            let type = cmark_node_get_type(inner)
            if type == CMARK_NODE_LINK || type == CMARK_NODE_IMAGE {
                _ = resolve(refer(to: inner, isImage: type == CMARK_NODE_IMAGE))
            }
            return .descend
        }
        var description: [UInt8] = []
        MarkdownTree.appendText(of: node, to: &description)
        let picture: MarkdownPicture? =
            switch resolve(reference) {
            case .text: nil
            case .keep: MarkdownPicture(source: reference.destination)
            case .replace(let other): MarkdownPicture(source: other)
            case .picture(let picture): picture
            }
        let kind = MarkdownDestination(picture?.source ?? "")
        guard reference.kind.isPicture, let picture, !picture.source.isEmpty, kind.isPicture else {
            description.withUnsafeBufferPointer { output.append(escaping: $0, for: .sanitizedHTML) }
            return
        }
        if let set = picture.sourceSet {
            append("<picture><source")
            appendAttribute("type", picture.sourceSetType)
            appendAttribute("srcset", set)
            appendAttribute("sizes", picture.sizes)
            append(">")
        }
        append("<img")
        appendAttribute("class", picture.styleClass)
        append(" src=\"")
        HTMLAddress.append(picture.source, isWeb: kind == .web, to: &output)
        append("\" alt=\"")
        description.withUnsafeBufferPointer { output.append(escaping: $0, for: .sanitizedHTML) }
        append("\"")
        appendTitle(of: node)
        if let width = picture.width, width > 0 { append(" width=\"\(width)\"") }
        if let height = picture.height, height > 0 { append(" height=\"\(height)\"") }
        append(picture.sourceSet == nil ? " loading=\"lazy\">" : " loading=\"lazy\"></picture>")
    }

    private mutating func appendAttribute(_ name: String, _ value: String?) {
        guard let value else { return }
        append(" \(name)=\"")
        output.append(escaping: value, for: .sanitizedHTML)
        append("\"")
    }

    private mutating func appendTitle(of node: OpaquePointer) {
        let title = MarkdownTree.bytes(of: cmark_node_get_title(node))
        guard !title.isEmpty else { return }
        append(" title=\"")
        output.append(escaping: title, for: .sanitizedHTML)
        append("\"")
    }

    // MARK: Ends

    private mutating func finish(_ end: End) {
        switch end {
        case .nothing: break
        case .lineEnd: output.append(0x0A)
        case .paragraph: append("</p>\n")
        case .heading(let level):
            append("</h")
            output.append(UInt8(ascii: "0") + UInt8(level))
            append(">\n")
        case .bulletList: append("</ul>\n")
        case .orderedList: append("</ol>\n")
        case .item: append("</li>\n")
        case .quote: append("</blockquote>\n")
        case .emphasis: append("</em>")
        case .strong: append("</strong>")
        case .struck: append("</del>")
        case .link:
            append("</a>")
            openLinks -= 1
        case .table: append(table.hasBody ? "</tbody>\n</table>\n</div>\n" : "</table>\n</div>\n")
        case .tableRow: append(table.isHeader ? "</tr>\n</thead>\n" : "</tr>\n")
        case .headerCell: append("</th>")
        case .cell: append("</td>")
        }
    }

    /// Blocks begin on lines of their own.
    private mutating func beginLine() {
        if output.count > start, output.last != 0x0A { output.append(0x0A) }
    }

    private mutating func append(_ text: String) {
        output.append(contentsOf: text.utf8)
    }
}

extension MarkdownDestination {
    /// True if it may be the source of an image.
    fileprivate var isPicture: Bool { self == .relative || self == .web }
}
