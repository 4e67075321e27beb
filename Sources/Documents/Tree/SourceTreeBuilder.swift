/// Collects a document's nodes in the order of its text.
struct SourceTreeBuilder {
    /// Records nest three or four levels deep; what is deeper than this was made to hurt.
    static let maximumDepth = 64

    /// More values than an export of a hundred thousand animals has; many more would fill the memory.
    static let maximumCount = 8_000_000

    private(set) var nodes: [SourceTree.Storage] = []
    private(set) var text: [UInt8] = []
    private var open: [Int] = []
    private let keyNames: KeyNames?

    /// - Parameter keyNames: what keys may be called beside their proper names, which they have in the tree.
    init(keyNames: KeyNames? = nil) { self.keyNames = keyNames }

    var depth: Int { open.count }

    /// True if the next node is a key of the innermost collection.
    var expectsKey: Bool {
        guard let collection = open.last, nodes[collection].kind == .mapping else { return false }
        return nodes[collection].first.isMultiple(of: 2)
    }

    /// True if nothing has been read yet.
    var isEmpty: Bool { nodes.isEmpty }

    mutating func scalar(_ kind: SourceNode.Kind, _ content: UnsafeBufferPointer<UInt8>, start: Int, end: Int) {
        let first = text.count
        if let keyNames, expectsKey, let name = keyNames.properName(of: content) {
            text += name
        } else {
            text.append(contentsOf: content)
        }
        count()
        nodes.append(
            SourceTree.Storage(
                kind: kind, start: UInt32(start), end: UInt32(end), first: UInt32(first),
                second: UInt32(text.count - first)))
    }

    mutating func begin(_ kind: SourceNode.Kind, start: Int) {
        count()
        open.append(nodes.count)
        nodes.append(
            SourceTree.Storage(kind: kind, start: UInt32(start), end: UInt32(start), first: 0, second: 0))
    }

    mutating func end(at end: Int) {
        guard let collection = open.popLast() else { return }
        nodes[collection].end = UInt32(end)
        nodes[collection].second = UInt32(nodes.count)
    }

    private mutating func count() {
        if let collection = open.last { nodes[collection].first += 1 }
    }

    func tree(of source: SourceFile, codePointOrigin: Int?) -> SourceTree {
        SourceTree(source: source, nodes: nodes, text: text, codePointOrigin: codePointOrigin)
    }
}
