import Messages
import PublicationSafety

/// Where content comes from: a folder on disk, or one in memory for tests.
public protocol ContentSource: Sendable {
    /// Everything in the folder, without following symbolic links.
    func list() throws(ContentSourceError) -> ContentFolder

    /// The bytes of a file; `path` is relative to the content folder.
    func read(_ path: String, limit: Int) throws(FileReadError) -> [UInt8]

    /// A file, to be read in any order, however large; nil where there is none, or it cannot be read.
    func open(_ path: String) -> (any RandomAccessBytes)?
}

/// The content folder itself cannot be used.
public struct ContentSourceError: Error, Sendable, CustomStringConvertible {
    /// Which folder, and what is the matter with it.
    public let message: Message

    public init(_ message: Message) { self.message = message }

    public var description: String { message.english }
}

/// A file cannot be used.
public enum FileReadError: Error, Equatable, Sendable {
    /// It is larger than `limit` bytes.
    case tooLarge(size: Int, limit: Int)
    case missing
    /// The system's words.
    case unreadable(Message)

    /// In words.
    public var reason: Message {
        switch self {
        case .tooLarge(let size, let limit): "it has \(size) bytes; at most \(limit) are read"
        case .missing: "there is no such file"
        case .unreadable(let reason): reason
        }
    }
}
