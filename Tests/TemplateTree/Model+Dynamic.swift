import Templates

extension Model {
    /// The value as a tree of dictionaries, arrays, strings and Booleans, with markup as a string: what a template
    /// engine that looks names up while rendering expects.
    ///
    /// `absent` stands for a text that is nil or empty and for an object that is nil. It should be found by its name,
    /// be false in sections and write nothing (for swift-mustache: `NSNull()`); if the name were left out, such an
    /// engine would go on to look for it in the enclosing contexts.
    public func dynamic(_ value: Value, absent: Any) -> [String: Any] {
        withAddress(of: value) { $0.dynamic($1, absent: absent) }
    }
}

extension Constant {
    /// The constant as such a tree; see `Model.dynamic(_:absent:)`.
    public func dynamic(absent: Any) -> Any {
        switch self {
        case .text(let text), .markup(let text): text.isEmpty ? absent : text
        case .flag(let flag): flag
        case .object(let members): members.mapValues { $0.dynamic(absent: absent) }
        case .list(let elements): elements.map { $0.dynamic(absent: absent) }
        }
    }
}

extension Shape {
    package func dynamic(_ value: Accessor.Address, part: Int? = nil, absent: Any) -> [String: Any] {
        var tree: [String: Any] = [:]
        for (number, inner) in parts.enumerated() where inner.base == part {
            inner.accessor.open(value) { value in
                tree.merge(dynamic(value, part: number, absent: absent)) { _, new in new }
            }
        }
        for entry in entries where entry.part == part {
            tree[entry.name] = entry.dynamic(value, absent: absent)
        }
        return tree
    }
}

extension Entry {
    fileprivate func dynamic(_ value: Accessor.Address, absent: Any) -> Any {
        switch kind {
        case .text:
            guard accessor.holds(value) else { return absent }
            return strings(value).first ?? absent
        case .markup:
            var bytes: [UInt8] = []
            accessor.write(value, &bytes)
            return bytes.isEmpty ? absent : String(decoding: bytes, as: UTF8.self)
        case .flag:
            return accessor.holds(value)
        case .object(let shape):
            return trees(value, shape, absent: absent).first ?? absent
        case .list(let shape):
            return trees(value, shape, absent: absent)
        case .texts:
            return strings(value)
        }
    }

    private func trees(_ value: Accessor.Address, _ shape: Shape, absent: Any) -> [[String: Any]] {
        var trees: [[String: Any]] = []
        accessor.open(value) { trees.append(shape.dynamic($0, absent: absent)) }
        return trees
    }

    private func strings(_ value: Accessor.Address) -> [String] {
        var strings: [String] = []
        accessor.open(value) { strings.append(Accessor.string(at: $0)) }
        return strings
    }
}
