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

    /// True in JSON, where types are written; false in YAML, where the schema gives them.
    public var isTyped: Bool { tree.codePointOrigin == nil }

    /// True if the node is the document's outermost value.
    public var isWholeDocument: Bool { index == 0 }

    /// A scalar's content without white space at its ends (JSON numbers as they are written); empty for collections.
    public var text: String {
        guard isScalar else { return "" }
        return String(decoding: tree.text[trimmed], as: UTF8.self)
    }

    /// A scalar's content as it is, white space included.
    public var exactText: String {
        guard isScalar else { return "" }
        return String(decoding: tree.text[content], as: UTF8.self)
    }

    /// A scalar's content in the tree's text.
    private var content: Range<Int> {
        let storage = storage
        return Int(storage.first)..<Int(storage.first + storage.second)
    }

    /// The content without white space at its ends.
    private var trimmed: Range<Int> {
        let content = content
        return tree.text.withUnsafeBufferPointer { text in
            var (start, end) = (content.lowerBound, content.upperBound)
            while end > start {
                if SourceNode.isBlank(text[end - 1]) {
                    end -= 1
                } else if end - start > 1, SourceNode.isNoBreakSpace(text[end - 2], text[end - 1]) {
                    end -= 2
                } else {
                    break
                }
            }
            while start < end {
                if SourceNode.isBlank(text[start]) {
                    start += 1
                } else if end - start > 1, SourceNode.isNoBreakSpace(text[start], text[start + 1]) {
                    start += 2
                } else {
                    break
                }
            }
            return start..<end
        }
    }

    /// True if the text of a scalar is this one, without making a string of it.
    private func says(_ word: String) -> Bool { isScalar && tree.text[trimmed].elementsEqual(word.utf8) }

    private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

    /// True for the bytes of U+00A0, which word processors write.
    private static func isNoBreakSpace(_ first: UInt8, _ second: UInt8) -> Bool { first == 0xC2 && second == 0xA0 }

    /// Written, but as if it were not: `null` and empty text, which form editors write for empty fields.
    public var isLeftOut: Bool {
        switch kind {
        case .null: return true
        case .sequence, .mapping, .number, .boolean: return false
        case .string: return trimmed.isEmpty
        case .plain, .quoted:
            let trimmed = trimmed
            switch trimmed.count {
            case 0: return true
            case 1: return kind == .plain && tree.text[trimmed.lowerBound] == UInt8(ascii: "~")
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
        var entries: [(key: SourceNode, value: SourceNode)] = []
        entries.reserveCapacity(Int(storage.first) / 2)
        var key = index + 1
        let end = Int(storage.second)
        while key < end {
            let value = follower(of: key)
            entries.append((SourceNode(tree: tree, index: key), SourceNode(tree: tree, index: value)))
            key = follower(of: value)
        }
        return entries
    }

    /// A mapping's value for a key; nil where there is none.
    public subscript(key: String) -> SourceNode? { entry(key)?.value }

    /// A mapping's entry of that key; nil where there is none.
    public func entry(_ name: String) -> (key: SourceNode, value: SourceNode)? {
        guard kind == .mapping else { return nil }
        var place = index + 1
        let end = Int(storage.second)
        while place < end {
            let key = SourceNode(tree: tree, index: place)
            let value = follower(of: place)
            if key.says(name) { return (key, SourceNode(tree: tree, index: value)) }
            place = follower(of: value)
        }
        return nil
    }

    /// The places in the tree's text of those keys of a mapping that are scalars.
    var keyContents: [Range<Int>] {
        guard kind == .mapping else { return [] }
        var keys: [Range<Int>] = []
        keys.reserveCapacity(Int(storage.first) / 2)
        var key = index + 1
        let end = Int(storage.second)
        while key < end {
            let node = SourceNode(tree: tree, index: key)
            if node.isScalar { keys.append(node.trimmed) }
            key = follower(of: follower(of: key))
        }
        return keys
    }

    private var children: [SourceNode] {
        var children: [SourceNode] = []
        children.reserveCapacity(Int(storage.first))
        var next = index + 1
        let end = Int(storage.second)
        while next < end {
            children.append(SourceNode(tree: tree, index: next))
            next = follower(of: next)
        }
        return children
    }

    /// The index of the node behind one and all that belongs to it.
    private func follower(of index: Int) -> Int {
        let node = tree.nodes[index]
        return node.kind == .sequence || node.kind == .mapping ? Int(node.second) : index + 1
    }
}
