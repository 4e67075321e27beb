import Files
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
    /// A sentence that names the folder and the problem.
    public let message: Message

    public init(_ message: Message) { self.message = message }

    public var description: String { message.english }
}
