/// A value of a document: a scalar, a sequence or a mapping.
public struct SourceNode: Sendable {
    public enum Kind: UInt8, Sendable {
        /// A YAML scalar without quotes.
        case plain
        /// A YAML scalar in quotes or in a block.
        case quoted
        /// A JSON string.
        case string
        /// A JSON number.
        case number
        /// JSON's `true` and `false`.
        case boolean
        /// JSON's `null`.
        case null
        case sequence
        case mapping
    }

    public let tree: SourceTree
    let index: Int

    private var storage: SourceTree.Storage { tree.nodes[index] }

    public var kind: Kind { storage.kind }

    public var isScalar: Bool { kind != .sequence && kind != .mapping }

    /// Of JSON, where types are written, and not of YAML, where the schema gives them.
    public var isTyped: Bool { tree.codePointOrigin == nil }

    /// Whether the node is the document's outermost value.
    public var isWholeDocument: Bool { index == 0 }

    /// A scalar's content without white space at its ends (JSON numbers as they are written); empty for collections.
    public var text: String {
        guard isScalar else { return "" }
        return String(decoding: trimmedBytes, as: UTF8.self)
    }

    /// A scalar's content as it is, white space included.
    public var exactText: String {
        guard isScalar else { return "" }
        return String(decoding: tree.text[Int(storage.first)..<Int(storage.first + storage.second)], as: UTF8.self)
    }

    private var trimmedBytes: ArraySlice<UInt8> {
        var bytes = tree.text[Int(storage.first)..<Int(storage.first + storage.second)]
        while let last = bytes.last, SourceNode.isBlank(last) { bytes.removeLast() }
        while let first = bytes.first, SourceNode.isBlank(first) { bytes.removeFirst() }
        return bytes
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// Written, but as if it were not: `null` and empty text, which form editors write for empty fields.
    public var isLeftOut: Bool {
        switch kind {
        case .null: return true
        case .sequence, .mapping, .number, .boolean: return false
        case .string: return trimmedBytes.isEmpty
        case .plain, .quoted:
            let bytes = trimmedBytes
            switch bytes.count {
            case 0: return true
            case 1: return kind == .plain && bytes.first == UInt8(ascii: "~")
            case 4: return text == "null" || (kind == .plain && (text == "Null" || text == "NULL"))
            default: return false
            }
        }
    }

    /// A sequence's elements; empty for all other kinds.
    public var elements: [SourceNode] {
        guard kind == .sequence else { return [] }
        return children
    }

    /// A mapping's keys and values in the order of the text; empty for all other kinds.
    public var entries: [(key: SourceNode, value: SourceNode)] {
        guard kind == .mapping else { return [] }
        let children = self.children
        return stride(from: 0, to: children.count, by: 2).map { (children[$0], children[$0 + 1]) }
    }

    /// A mapping's value for a key; nil where there is none.
    public subscript(key: String) -> SourceNode? { entries.first { $0.key.text == key }?.value }

    private var children: [SourceNode] {
        var children: [SourceNode] = []
        children.reserveCapacity(Int(storage.first))
        var next = index + 1
        let end = Int(storage.second)
        while next < end {
            children.append(SourceNode(tree: tree, index: next))
            let node = tree.nodes[next]
            next = node.kind == .sequence || node.kind == .mapping ? Int(node.second) : next + 1
        }
        return children
    }
}
