import CCMarkGFM

/// Finds where in the source the destination of a link or an image is written.
///
/// cmark tells reliably only on which lines a block stands, so the links written in a block are read a second time
/// (`MarkdownLinkScanner`), and a link of the tree takes the first one with its destination that is still free. All
/// work waits for the first question, and blocks without links cost nothing.
struct MarkdownLocator {
    struct Place: Hashable {
        var line: Int
        var column: Int
        var length: Int
    }

    private struct Target: Hashable {
        var destination: String
        var isImage: Bool
    }

    private let bytes: [UInt8]
    private let lineStarts: [Int]
    private let definitions: MarkdownDefinitions
    private let syntax: MarkdownSyntax

    /// The block of the last question, and what was found in it.
    private var block: Range<Int>?
    private var free: [Target: ArraySlice<Range<Int>>] = [:]
    private var taken: [Range<Int>] = []
    private var bareCursor = 0
    private var failures = 0
    private var last = (offset: 0, line: 1, column: 1)

    /// The number of links without brackets that may be sought in vain in one block: each costs a walk through all of
    /// it.
    private static let failureLimit = 16

    init(_ source: String, root: OpaquePointer, syntax: MarkdownSyntax) {
        bytes = Array(source.utf8)
        lineStarts = MarkdownLines.starts(of: bytes)
        self.syntax = syntax
        definitions = MarkdownDefinitions(bytes, lineStarts, root)
    }

    /// Nodes are to be asked for in the order of the text.
    mutating func place(of node: OpaquePointer, destination: String, isImage: Bool) -> Place {
        let range = blockRange(around: node)
        if range != block { enter(range) }
        let target = Target(destination: destination, isImage: isImage)
        if let found = free[target]?.popFirst() { return place(of: found) }
        if !isImage, let found = bareLink(node, in: range) { return place(of: found) }
        if let found = definitions.ranges[destination] { return place(of: found) }
        return place(of: range.lowerBound..<range.lowerBound)
    }

    /// The bytes of the paragraph, heading or table around an inline node.
    private func blockRange(around node: OpaquePointer) -> Range<Int> {
        var block: OpaquePointer? = node
        while let inner = block, isInside(cmark_node_get_type(inner)) { block = cmark_node_parent(inner) }
        // The paragraph that cmark splits off when a table begins in its last line has no place: the table has both's.
        if cmark_node_get_start_line(block) < 1 { block = cmark_node_next(block) }
        let last = lineStarts.count
        let startLine = min(max(Int(cmark_node_get_start_line(block)), 1), last)
        let endLine = min(max(Int(cmark_node_get_end_line(block)), startLine), last)
        return lineStarts[startLine - 1]..<(endLine < last ? lineStarts[endLine] : bytes.count)
    }

    private func isInside(_ type: cmark_node_type) -> Bool {
        let bits = type.rawValue
        return bits & UInt32(CMARK_NODE_TYPE_MASK) == UInt32(CMARK_NODE_TYPE_INLINE) || type == syntax.tableCell
            || type == syntax.tableRow
    }

    private mutating func enter(_ range: Range<Int>) {
        block = range
        free.removeAll(keepingCapacity: true)
        bareCursor = range.lowerBound
        failures = 0
        var scanner = MarkdownLinkScanner(bytes, range, definitions)
        scanner.scan()
        taken = scanner.taken
        for link in scanner.links {
            let target = Target(destination: link.destination, isImage: link.isImage)
            free[target, default: []].append(link.range)
        }
    }

    /// A link that cmark made of a bare address (`www.example.org`, `a@example.org`): its text stands in the source.
    private mutating func bareLink(_ node: OpaquePointer, in range: Range<Int>) -> Range<Int>? {
        guard failures < MarkdownLocator.failureLimit, let text = cmark_node_first_child(node),
            cmark_node_next(text) == nil, cmark_node_get_type(text) == CMARK_NODE_TEXT
        else { return nil }
        let wanted = MarkdownTree.bytes(of: cmark_node_get_literal(text))
        guard let first = wanted.first else { return nil }
        var start = bareCursor
        while start + wanted.count <= range.upperBound {
            if bytes[start] == first, bytes[start..<start + wanted.count].elementsEqual(wanted) {
                guard let end = endOfTaken(around: start) else {
                    bareCursor = start + wanted.count
                    return start..<bareCursor
                }
                start = end
            } else {
                start += 1
            }
        }
        failures += 1
        return nil
    }

    /// The end of the code or destination that `offset` lies in.
    private func endOfTaken(around offset: Int) -> Int? {
        var (low, high) = (0, taken.count)
        while low < high {
            let middle = (low + high) / 2
            if taken[middle].upperBound <= offset { low = middle + 1 } else { high = middle }
        }
        guard low < taken.count, taken[low].contains(offset) else { return nil }
        return taken[low].upperBound
    }

    /// Counts from the last place, where that is on the same line: a line may be 64 KiB long and full of links.
    private mutating func place(of range: Range<Int>) -> Place {
        if range.lowerBound < last.offset || last.line < lineStarts.count && lineStarts[last.line] <= range.lowerBound {
            last.line = MarkdownLines.line(of: range.lowerBound, lineStarts)
            last.offset = lineStarts[last.line - 1]
            last.column = 1
        }
        last.column += MarkdownLines.codePoints(bytes[last.offset..<range.lowerBound])
        last.offset = range.lowerBound
        return Place(line: last.line, column: last.column, length: max(1, MarkdownLines.codePoints(bytes[range])))
    }
}
