import Output
import Site
import Synchronization

/// A site that is kept in memory.
final class MemoryOutput: SiteOutput {
    private let files = Mutex<[String: [UInt8]]>([:])
    private let copies = Mutex<[String: String]>([:])

    func write(_ bytes: UnsafeRawBufferPointer, to path: String) throws(OutputError) {
        let isNew = files.withLock { $0.updateValue(Array(bytes), forKey: path) == nil }
        if !isNew { throw .collision(path: path) }
    }

    func copy(file source: String, to path: String) throws(OutputError) {
        copies.withLock { $0[path] = source }
    }

    func expect(_ paths: [String]) {}

    var paths: [String] { files.withLock { $0.keys.sorted() } }

    /// Where what was copied came from, by path.
    var copied: [String: String] { copies.withLock { $0 } }

    subscript(path: String) -> String? {
        files.withLock { $0[path].map { String(decoding: $0, as: UTF8.self) } }
    }

    var all: [String: [UInt8]] { files.withLock { $0 } }
}
