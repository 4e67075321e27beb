import Files
import Synchronization

/// A folder of pieces of work that the next build need not do again, by keys of what they were made of. Each is a file with
/// a checksum at its end, that stands there whole or not at all.
public final class PieceFolder: Sendable {
    private let path: String
    private let used = Mutex<Set<String>>([])

    /// - Parameter path: the folder, which is made when there is anything to keep.
    public init(_ path: String) { self.path = path }

    private static let limit = 1 << 30

    /// Returns a piece; nil where it is not known.
    public func piece(_ key: UInt64) -> [UInt8]? {
        let file = "\(path)/\(name(of: key))"
        guard let bytes = try? File.read(file, limit: PieceFolder.limit, followingLinks: false) else { return nil }
        return Checksum.opened(consume bytes)
    }

    /// Keeps a piece. What cannot be written is as good as never made.
    public func keep(_ bytes: [UInt8], _ key: UInt64) {
        guard (try? SingleFile.createFolders(path)) != nil else { return }
        try? SingleFile.write(
            Checksum.sealed(bytes), to: "\(path)/\(name(of: key))", .replacing, isDurable: false)
    }

    /// Deletes what no build of the site used since this object was made.
    public func deleteUnused() {
        let used = used.withLock { $0 }
        guard let folder = try? Descriptor.folder(path), let entries = try? folder.entries() else { return }
        for entry in entries where entry.kind == .file && !used.contains(entry.name.text) {
            // Only what has the names of pieces: somebody may have named the wrong folder.
            guard entry.name.text.hasSuffix(SingleFile.draftEnding) || UInt64(entry.name.text, radix: 36) != nil else {
                continue
            }
            try? folder.remove(entry.name)
        }
    }

    private func name(of key: UInt64) -> String {
        let name = String(key, radix: 36)
        used.withLock { _ = $0.insert(name) }
        return name
    }
}
