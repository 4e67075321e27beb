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

        /// Whether a line that holds nothing else disappears (all but variables).
        var mayStandAlone: Bool {
            switch self {
            case .escaped, .unescaped: false
            case .section, .inverted, .close, .partial, .parent, .block, .comment, .delimiters: true
            }
        }

        /// Whether it needs a closing tag.
        var opens: Bool {
            switch self {
            case .section, .inverted, .parent, .block: true
            case .escaped, .unescaped, .close, .partial, .comment, .delimiters: false
            }
        }

        /// Whether it has a meaning directly inside a parent tag.
        var mayStandInParent: Bool {
            switch self {
            case .block, .close, .comment, .delimiters: true
            case .escaped, .unescaped, .section, .inverted, .partial, .parent: false
            }
        }
    }

    let kind: Kind
    /// Without the blanks around it; empty for a comment and for delimiters.
    let name: Name
    /// Of the whole tag.
    let place: Place
}
