import Documents

/// A text of a language's file, or a group of them, as it is compared with those of other languages.
struct TextNode {
    var field: Field
    /// The texts of a group; nil for a text (or the plural forms of one).
    var children: [TextNode]?

    var name: String { field.key.text }

    /// The texts by their dotted places.
    var leaves: [TextNode] { children.map { $0.flatMap(\.leaves) } ?? [self] }

    subscript(name: String) -> TextNode? { children?.first { $0.name == name } }
}
