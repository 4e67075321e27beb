import CCMarkGFM

/// Link reference definitions of a text (CommonMark 0.29, section 4.7): `[label]: destination`.
struct MarkdownDefinitions {
    struct Definition {
        var destination: String
        /// The place where the destination is written.
        var range: Range<Int>
    }

    /// By normalized label; of several with one label the first counts.
    private(set) var definitions: [String: Definition] = [:]
    /// The place where each destination is first defined.
    private(set) var ranges: [String: Range<Int>] = [:]

    init(_ bytes: [UInt8], _ lineStarts: [Int], _ root: OpaquePointer) {
        guard MarkdownDefinitions.mayExist(in: bytes) else { return }
        let code = MarkdownDefinitions.linesOfCode(in: root)
        for (index, start) in lineStarts.enumerated() where !code.contains(index + 1) {
            read(bytes, from: start)
        }
    }

    static func normalized(_ label: ArraySlice<UInt8>) -> String {
        let words = String(decoding: label, as: UTF8.self).split { $0 == " " || $0.isNewline || $0 == "\t" }
        return words.joined(separator: " ").lowercased()
    }

    private static func mayExist(in bytes: [UInt8]) -> Bool {
        for index in bytes.indices.dropLast() where bytes[index] == UInt8(ascii: "]") {
            if bytes[index + 1] == UInt8(ascii: ":") { return true }
        }
        return false
    }

    private static func linesOfCode(in root: OpaquePointer) -> Set<Int> {
        var lines: Set<Int> = []
        MarkdownTree.forEach(in: root) { node in
            let type = cmark_node_get_type(node)
            if type == CMARK_NODE_CODE_BLOCK || type == CMARK_NODE_HTML_BLOCK {
                let start = Int(cmark_node_get_start_line(node))
                lines.formUnion(start...max(start, Int(cmark_node_get_end_line(node))))
            }
            return type == CMARK_NODE_PARAGRAPH || type == CMARK_NODE_HEADING ? .skip : .descend
        }
        return lines
    }

    private mutating func read(_ bytes: [UInt8], from start: Int) {
        var cursor = MarkdownCursor(bytes, start..<bytes.count)
        cursor.skipContainers()
        guard let label = cursor.label(), cursor.take(":") else { return }
        cursor.skipBlanks()
        let isEmptyAllowed = cursor.current == UInt8(ascii: "<")
        guard let range = cursor.destination(), isEmptyAllowed || !range.isEmpty else { return }
        let definition = Definition(destination: MarkdownEscapes.resolved(bytes[range]), range: range)
        let name = MarkdownDefinitions.normalized(bytes[label])
        if definitions[name] == nil { definitions[name] = definition }
        if ranges[definition.destination] == nil { ranges[definition.destination] = range }
    }
}

extension MarkdownCursor {
    /// Moves over what may begin a line before its text: blanks and the signs of quotations and list items.
    fileprivate mutating func skipContainers() {
        while let byte = current {
            switch byte {
            case 0x20, 0x09, UInt8(ascii: ">"), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: ")"):
                position += 1
            default: return
            }
        }
    }
}
