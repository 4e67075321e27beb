import Files
import Output
import Synchronization

/// The digests of files that were read before, so that what did not change need not be read again. A digest stands for
/// a file only as long as everything in its stamp is the same, which no change of its bytes leaves.
final class KnownSources: Sendable {
    private struct State {
        var digests: [FileStamp: [UInt8]]
        var hasChanged = false
    }

    private let folder: CacheFolder
    private let state: Mutex<State>

    private static let file = "sources"
    private static let mark = "sources 1"
    /// Beyond this many the oldest knowledge is dropped, all at once.
    private static let limit = 200_000

    init(in folder: CacheFolder) {
        self.folder = folder
        state = Mutex(State(digests: KnownSources.parse(folder.read(KnownSources.file) ?? [])))
    }

    func digest(of stamp: FileStamp) -> [UInt8]? { state.withLock { $0.digests[stamp] } }

    func note(_ digest: [UInt8], of stamp: FileStamp) {
        state.withLock { state in
            if state.digests.count >= KnownSources.limit { state.digests.removeAll() }
            state.digests[stamp] = digest
            state.hasChanged = true
        }
    }

    /// Keeps what is new for the next run.
    func save() {
        let lines: [String]? = state.withLock { state in
            guard state.hasChanged else { return nil }
            state.hasChanged = false
            return state.digests.map { stamp, digest in
                "\(stamp.device) \(stamp.inode) \(stamp.size) \(stamp.modified) \(stamp.changed) "
                    + Hexadecimal.text(digest)
            }
        }
        guard let lines else { return }
        let body = Array((lines.sorted().joined(separator: "\n") + "\n").utf8)
        let sum = body.withUnsafeBytes { Checksum.of($0) }
        folder.write(Array("\(KnownSources.mark) \(sum)\n".utf8) + body, to: KnownSources.file)
    }

    /// Nothing where the file is not whole.
    private static func parse(_ bytes: [UInt8]) -> [FileStamp: [UInt8]] {
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")) else { return [:] }
        let body = bytes[(end + 1)...]
        let sum = body.withUnsafeBytes { Checksum.of($0) }
        guard bytes[..<end].elementsEqual("\(mark) \(sum)".utf8) else { return [:] }
        var digests: [FileStamp: [UInt8]] = [:]
        for line in body.split(separator: UInt8(ascii: "\n")) {
            let words = line.split(separator: UInt8(ascii: " ")).map { String(decoding: $0, as: UTF8.self) }
            guard words.count == 6, let device = UInt64(words[0]), let inode = UInt64(words[1]),
                let size = Int64(words[2]), let modified = Int64(words[3]), let changed = Int64(words[4]),
                let digest = Hexadecimal.bytes(words[5])
            else { continue }
            let stamp = FileStamp(device: device, inode: inode, size: size, modified: modified, changed: changed)
            digests[stamp] = digest
        }
        return digests
    }
}
