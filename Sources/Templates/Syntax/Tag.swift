/// A tag of a template, from delimiter to delimiter.
struct Tag: Sendable {
    enum Kind: Sendable {
        case escaped
        case unescaped
        case section
        case inverted
        case close
        case partial
        case parent
        case block
        case comment
        case delimiters

        /// True if a line that holds nothing else disappears.
        var mayStandAlone: Bool { self != .escaped && self != .unescaped }

        /// True if it needs a closing tag.
        var opens: Bool { [.section, .inverted, .parent, .block].contains(self) }

        /// True if it has a meaning directly inside a parent tag.
        var mayStandInParent: Bool { [.block, .close, .comment, .delimiters].contains(self) }
    }

    let kind: Kind
    /// The name without the blanks around it; empty for a comment and for delimiters.
    let name: Name
    /// The place of the whole tag.
    let place: Place
}
