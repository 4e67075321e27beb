import Platform

/// A stamp that changes whenever a file's bytes do. The time of the last change of status, which no program can set,
/// makes it reliable where sizes and modification times are kept by hand.
package struct FileStamp: Hashable, Sendable {
    package let device: UInt64
    package let inode: UInt64
    package let size: Int64
    /// Nanoseconds since 1970.
    package let modified: Int64
    package let changed: Int64

    package init(device: UInt64, inode: UInt64, size: Int64, modified: Int64, changed: Int64) {
        self.device = device
        self.inode = inode
        self.size = size
        self.modified = modified
        self.changed = changed
    }
}

extension FileStamp {
    package init(_ status: stat) {
        func nanoseconds(_ time: timespec) -> Int64 { Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec) }
        self.init(
            device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino),
            size: Int64(status.st_size),
            modified: nanoseconds(status.st_mtim), changed: nanoseconds(status.st_ctim))
    }

    /// True if the last change is so long ago that another one would have another time, even where clocks are coarse.
    package var isSettled: Bool {
        let now = FileStamp.now
        return changed < now - 3_000_000_000 && modified < now - 3_000_000_000
    }

    package static var now: Int64 {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Int64(time.tv_sec) &* 1_000_000_000 &+ Int64(time.tv_nsec)
    }
}
