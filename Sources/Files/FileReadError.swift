import Messages

/// A failure to read a file.
public enum FileReadError: Error, Hashable, Sendable {
    case missing
    /// It is something else than a file, which reading might wait for without end.
    case notAFile(FileKind)
    /// It is larger than `limit` bytes.
    case tooLarge(size: Int, limit: Int)
    case unreadable(SystemError)

    /// The failure in a sentence's end.
    public var reason: Message {
        switch self {
        case .missing: "there is no such file"
        case .notAFile(let kind): kind.message
        case .tooLarge(let size, let limit): "it has \(size) bytes; at most \(limit) are read"
        case .unreadable(let error): error.message
        }
    }
}
