/// The hash of a path's bytes, good for this run of the program only: it never decides what is written.
struct PathHash: Hashable, Sendable {
    let value: UInt64

    init(of path: UnsafeRawBufferPointer) {
        var hasher = Hasher()
        hasher.combine(bytes: path)
        value = UInt64(truncatingIfNeeded: hasher.finalize())
    }

    /// Returns the number of the part of a shared table that holds it, of `count`, a power of two.
    func shard(of count: Int) -> Int {
        Int(truncatingIfNeeded: value >> 40) & (count - 1)
    }
}
