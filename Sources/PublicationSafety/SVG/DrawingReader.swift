import Messages

/// Reads a drawing and keeps what draws.
struct DrawingReader {
    private var scanner: MarkupScanner
    /// The parts that were left out though somebody may miss them.
    private(set) var omissions: Set<Message> = []
    private var elementCount = 0

    /// More than any logo has.
    static let maximumElements = 50_000
    static let maximumDepth = 96

    init(_ file: [UInt8]) { scanner = MarkupScanner(file) }

    /// The outermost element.
    mutating func read() throws(DrawingProblem) -> DrawingNode {
        try scanner.skipProlog()
        guard case .start(let tag) = try scanner.next() else { throw .noDrawing }
        var names = NamespaceScope()
        names.add(tag.attributes)
        let (space, local) = names.resolve(tag.name)
        guard local == "svg", space == DrawingVocabulary.namespace || space.isEmpty else { throw .noDrawing }
        let root = DrawingNode("svg", attributes(tag, of: "svg", names))
        root.attributes.insert(("xmlns", DrawingVocabulary.namespace), at: 0)
        if !tag.isEmpty { try readContent(of: tag.name, into: root, names, depth: 1) }
        try limitSize(of: root)
        return root
    }

    /// - Parameter node: what the content becomes part of; nil where it is left out.
    private mutating func readContent(
        of name: String, into node: DrawingNode?, _ names: NamespaceScope, depth: Int
    ) throws(DrawingProblem) {
        guard depth < DrawingReader.maximumDepth else { throw .tooDeep }
        while true {
            switch try scanner.next() {
            case .start(let tag):
                elementCount += 1
                guard elementCount <= DrawingReader.maximumElements else { throw .tooManyElements }
                var inner = names
                inner.add(tag.attributes)
                let child = element(tag, inner, in: node)
                if !tag.isEmpty { try readContent(of: tag.name, into: child, inner, depth: depth + 1) }
            case .end(let ending):
                guard ending == name else { throw .malformed(line: scanner.line) }
                if let node, node.name == "style" { filterStyle(of: node) }
                return
            case .text(let text):
                guard let node, DrawingVocabulary.holdingText.contains(node.name) else { continue }
                node.content.append(.text(text))
            case .finished: throw .malformed(line: scanner.line)
            }
        }
    }

    /// Returns the element to which a tag's content belongs, put into its parent; nil where it is left out.
    private mutating func element(
        _ tag: MarkupScanner.Tag, _ names: NamespaceScope, in parent: DrawingNode?
    ) -> DrawingNode? {
        guard let parent else { return nil }
        let (space, local) = names.resolve(tag.name)
        // What editors keep for themselves.
        guard space == DrawingVocabulary.namespace || space.isEmpty else { return nil }
        if DrawingVocabulary.wrappers.contains(local) {
            let isInText = DrawingVocabulary.holdingText.contains(parent.name)
            return add(DrawingNode(isInText ? "tspan" : "g", attributes(tag, of: "g", names)), to: parent)
        }
        guard DrawingVocabulary.elements.contains(local) else {
            if !DrawingVocabulary.unseen.contains(local) { omissions.insert("<\(local.prefix(40))>") }
            return nil
        }
        return add(DrawingNode(local, attributes(tag, of: local, names)), to: parent)
    }

    private func add(_ node: DrawingNode, to parent: DrawingNode) -> DrawingNode {
        parent.content.append(.element(node))
        return node
    }

    // MARK: Attributes

    private mutating func attributes(
        _ tag: MarkupScanner.Tag, of element: String, _ names: NamespaceScope
    ) -> [(name: String, value: String)] {
        var kept: [(name: String, value: String)] = []
        for (name, value) in tag.attributes where name != "xmlns" && !name.hasPrefix("xmlns:") {
            let (space, local) = names.resolve(attribute: name)
            if local == "href", space.isEmpty || space == DrawingVocabulary.linkNamespace {
                // A link's target is left out: pages link, logos do not.
                guard element != "g", !kept.contains(where: { $0.name == "href" }) else { continue }
                if let reference = reference(value, of: element) { kept.append(("href", reference)) }
            } else if space == DrawingVocabulary.xmlNamespace, local == "space", value == "preserve" {
                kept.append(("xml:space", value))
            } else if space.isEmpty {
                if let value = attribute(local, value) { kept.append((local, value)) }
            }
        }
        return kept
    }

    private mutating func attribute(_ name: String, _ value: String) -> String? {
        guard DrawingVocabulary.attributes.contains(name) else {
            if name.lowercased().hasPrefix("on") { omissions.insert("an event handler (\(name.prefix(40)))") }
            return nil
        }
        if name == "style" {
            let (kept, isWhole) = StyleFilter.declarations(value)
            if !isWhole { omissions.insert("a part of a style") }
            return kept.isEmpty ? nil : kept
        }
        guard StyleFilter.isHarmless(value) else {
            omissions.insert("a reference to something elsewhere (\(name))")
            return nil
        }
        return value
    }

    /// A part of the drawing, or a picture within it.
    private mutating func reference(_ value: String, of element: String) -> String? {
        let value = String(value.filter { !$0.isWhitespace })
        if value.hasPrefix("#") { return value }
        let isPicture = element == "image" || element == "feImage"
        let kinds = ["png", "jpeg", "jpg", "gif", "webp"].map { "data:image/\($0);base64," }
        if isPicture, kinds.contains(where: value.hasPrefix) { return value }
        omissions.insert("a reference to something elsewhere (\(element))")
        return nil
    }

    private mutating func filterStyle(of node: DrawingNode) {
        let text = node.content.map { content in if case .text(let text) = content { text } else { "" } }.joined()
        let (kept, isWhole) = StyleFilter.rules(text)
        if !isWhole { omissions.insert("a part of a style") }
        node.content = kept.isEmpty ? [] : [.text(kept)]
    }

    // MARK: Size

    private func limitSize(of root: DrawingNode) throws(DrawingProblem) {
        let sides = ["width", "height"].compactMap { root.value(of: $0) }
        guard sides.contains(where: { !DrawingLength.fitsScreen($0) }) else { return }
        guard root.value(of: "viewBox") != nil else { throw .immense }
        root.attributes.removeAll { $0.name == "width" || $0.name == "height" }
    }
}
