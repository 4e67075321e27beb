import Documents

/// A text of a language's file, or a group of them, as it is compared with those of other languages.
final class TextNode: Sendable {
    let field: Field
    let name: String
    /// The texts of a group; nil for a text (or the plural forms of one).
    let children: [TextNode]?
    /// The places of texts in the group, by name.
    private let places: [String: Int]

    init(field: Field, children: [TextNode]?) {
        self.field = field
        name = field.key.text
        self.children = children
        places =
            children.map { children in
                Dictionary(children.enumerated().map { ($1.name, $0) }) { first, _ in first }
            } ?? [:]
    }

    /// The texts by their dotted places.
    var leaves: [TextNode] { children.map { $0.flatMap(\.leaves) } ?? [self] }

    /// True if another group has texts of the same names in the same order, each once.
    func hasSameNames(as other: TextNode) -> Bool {
        guard let children, let others = other.children, places.count == children.count else { return false }
        return children.count == others.count && zip(children, others).allSatisfy { $0.name == $1.name }
    }

    subscript(name: String) -> TextNode? { places[name].flatMap { children?[$0] } }
}
