import Files
import Messages
import PublicationSafety

/// A source of content: a folder on disk, or one in memory for tests.
public protocol ContentSource: Sendable {
    /// Everything in the folder, without following symbolic links.
    func list() throws(ContentSourceError) -> ContentFolder

    /// The bytes of a file; `path` is relative to the content folder.
    func read(_ path: String, limit: Int) throws(FileReadError) -> [UInt8]

    /// A file, to be read in any order, however large; nil where there is none, or it cannot be read.
    func open(_ path: String) -> (any RandomAccessBytes)?
}

/// A folder that cannot be listed.
public struct ContentSourceError: Error, Sendable, CustomStringConvertible {
    /// The path from the working folder.
    public let place: String
    /// The path from the folder of the source; nil for that folder itself.
    public let folder: String?
    public let reason: Message
    public let suggestion: Message

    public init(_ place: String, folder: String?, reason: Message, suggestion: Message) {
        self.place = place
        self.folder = folder
        self.reason = reason
        self.suggestion = suggestion
    }

    /// A sentence that names the folder and the problem.
    public var message: Message { "\(place): \(reason)" }

    public var description: String { message.english }
}
