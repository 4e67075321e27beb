import Synchronization
import Platform

/// The paths of the next site, collected from many threads.
final class WrittenPaths: Sendable {
    private final class Shard: Sendable {
        let paths = Mutex(Paths())
    }

    private struct Paths {
        /// For each path a byte (1 where the old file has the same bytes), the path, a zero.
        var bytes: [UInt8] = []
        var table = PathTable()
    }

    private let shards = (0..<16).map { _ in Shard() }

    /// - Returns: False when the path was there before.
    func insert(_ path: SitePath, unchanged: Bool) -> Bool {
        shards[path.hash.shard(of: shards.count)].paths.withLock { paths in
            let start = paths.bytes.count + 1
            paths.bytes.append(unchanged ? 1 : 0)
            paths.bytes += path.text.utf8
            let length = paths.bytes.count - start
            guard paths.table.insert(start: start, length: length, hash: path.hash, in: paths.bytes) else {
                paths.bytes.removeLast(length + 1)
                return false
            }
            paths.bytes.append(0)
            return true
        }
    }

    /// Hands over everything collected so far.
    func take() -> SortedPaths {
        var all: [UInt8] = []
        for shard in shards {
            shard.paths.withLock { paths in
                all += paths.bytes
                paths = Paths()
            }
        }
        return SortedPaths(all)
    }
}

/// The paths of a whole site.
struct SortedPaths: Sendable {
    private let bytes: [UInt8]
    /// The start of each path, in the order of their bytes.
    private let starts: [Int]

    /// - Parameter bytes: For each path a byte (1 where the old file has the same bytes), the path, a zero.
    fileprivate init(_ bytes: [UInt8]) {
        self.bytes = bytes
        starts = bytes.withUnsafeBufferPointer { all in
            guard let first = all.baseAddress else { return [] }
            var starts: [Int] = []
            var start = 1
            while start < all.count {
                starts.append(start)
                start += strlen(UnsafeRawPointer(first + start).assumingMemoryBound(to: CChar.self)) + 2
            }
            // strcmp compares as unsigned bytes, and no path has a zero inside.
            starts.sort {
                strcmp(
                    UnsafeRawPointer(first + $0).assumingMemoryBound(to: CChar.self),
                    UnsafeRawPointer(first + $1).assumingMemoryBound(to: CChar.self)) < 0
            }
            return starts
        }
    }

    var count: Int { starts.count }

    /// The numbers of the paths with the bytes of the old site's file.
    var unchanged: [Int] {
        starts.indices.filter { bytes[starts[$0] - 1] == 1 }
    }

    /// The path as a C string, for as long as `body` runs, and its length.
    func withPath<Result>(_ index: Int, _ body: (UnsafePointer<CChar>, _ length: Int) -> Result) -> Result {
        bytes.withUnsafeBytes { all in
            let path = UnsafeRawBufferPointer(rebasing: all[starts[index]...]).assumingMemoryBound(to: CChar.self)
            // There is at least the zero.
            let start = path.baseAddress!  // a slice that is not empty has an address
            return body(start, strlen(start))
        }
    }

    /// One path a line.
    func lines() -> [UInt8] {
        var lines: [UInt8] = []
        lines.reserveCapacity(bytes.count)
        for index in starts.indices {
            withPath(index) { path, length in
                lines += UnsafeRawBufferPointer(start: path, count: length)
                lines.append(UInt8(ascii: "\n"))
            }
        }
        return lines
    }
}
