import Messages

/// A reason why a path cannot be a file of the site.
public enum PathProblem: Equatable, Sendable, CustomStringConvertible {
    /// It is empty, begins or ends with a slash, or has two slashes together.
    case emptyComponent
    /// A component is "." or "..".
    case dots
    /// It has a character that ends a line or a string: U+0000 or U+000A.
    case controlCharacter
    /// A component has more than 255 bytes of UTF-8, which no common file system can store.
    case longComponent
    /// The whole has more than 3,800 bytes of UTF-8, which the system could not open.
    case tooLong

    public var description: String { message.english }

    /// In a sentence's end, after a colon.
    public var message: Message {
        switch self {
        case .emptyComponent: "a path is relative, and its parts are not empty"
        case .dots: "\".\" and \"..\" are not names"
        case .controlCharacter: "it has a line break or a null character"
        case .longComponent: "a name has at most 255 bytes"
        case .tooLong: "a path has at most \(SitePath.maximumLength) bytes"
        }
    }
}
