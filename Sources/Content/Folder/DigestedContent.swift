import Files
import PublicationSafety
import Synchronization

/// A content folder of which a digest tells what was read: two builds that get the same from it have read the same files
/// with the same bytes, in whatever order. Digests of parts may be added.
public final class DigestedContent: ContentSource {
    private let source: any ContentSource
    private let secret: KeyedHash.Secret
    private let sum = Atomic<UInt64>(0)

    public init(_ source: any ContentSource, _ secret: KeyedHash.Secret) {
        self.source = source
        self.secret = secret
    }

    /// The sum of a hash for each file that was read by now.
    public var digest: UInt64 { sum.load(ordering: .relaxed) }

    public func list() throws(ContentSourceError) -> ContentFolder { try source.list() }

    public func read(_ path: String, limit: Int) throws(FileReadError) -> [UInt8] {
        let bytes = try source.read(path, limit: limit)
        var hash = KeyedHash(secret)
        hash.combine(path)
        hash.combine(bytes)
        sum.wrappingAdd(hash.value, ordering: .relaxed)
        return bytes
    }

    public func open(_ path: String) -> (any RandomAccessBytes)? { source.open(path) }
}
