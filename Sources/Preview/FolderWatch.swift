import Files
import Platform

/// Tells what changes in folders and in all that lie in them, by Linux's inotify(7). Symbolic links are not followed.
///
/// ```swift
/// var watch = try FolderWatch(["content", "templates"])
/// while let changes = watch.next() { ... }
/// ```
public struct FolderWatch: ~Copyable {
    /// Changes cannot be watched, or not all of them.
    public struct Failure: Error {
        /// The folder; nil where none can be watched.
        public let folder: String?
        /// As in errno(3): ENOSPC where the system watches as many as it may already.
        public let code: Int32
    }

    private let descriptor: Int32
    private let roots: [String]
    /// By the numbers that the system gives.
    private var places: [Int32: Place] = [:]

    private struct Place {
        let root: Int
        /// From the root; empty for the root itself.
        let path: String
    }

    /// Editors write a file in several steps, and tools many files: what follows this closely is one change, in milliseconds.
    private static let quiet: Int32 = 4
    /// For how many such steps a change waits for more.
    private static let patience = 25

    private static let events =
        UInt32(IN_CLOSE_WRITE) | UInt32(IN_CREATE) | UInt32(IN_DELETE) | UInt32(IN_MOVED_FROM) | UInt32(IN_MOVED_TO)
        | UInt32(IN_ATTRIB) | UInt32(IN_ONLYDIR) | UInt32(IN_DONT_FOLLOW)

    public init(_ roots: [String]) throws(Failure) {
        self.roots = roots
        descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
        guard descriptor >= 0 else { throw Failure(folder: nil, code: errno) }
        for root in roots.indices { try watch("", in: root) }
    }

    deinit { close(descriptor) }

    private mutating func watch(_ path: String, in root: Int) throws(Failure) {
        let folder = path.isEmpty ? roots[root] : "\(roots[root])/\(path)"
        let number = inotify_add_watch(descriptor, folder, FolderWatch.events)
        guard number >= 0 else {
            // What is gone by now, or may not be read, has nothing to tell.
            if !path.isEmpty, [ENOENT, ENOTDIR, EACCES, ELOOP].contains(errno) { return }
            throw Failure(folder: folder, code: errno)
        }
        places[number] = Place(root: root, path: path)
        for entry in (try? Descriptor.folder(folder).entries()) ?? [] where entry.kind == .folder {
            let name = entry.name.text
            guard !name.hasPrefix("."), !name.hasPrefix("_") else { continue }
            try watch(path.isEmpty ? name : "\(path)/\(name)", in: root)
        }
    }

    /// Waits for changes; those that come close together are told together.
    public mutating func next() throws(Failure) -> FolderChanges {
        var changes = FolderChanges(count: roots.count)
        while changes.isEmpty {
            wait(-1)
            try collect(&changes)
        }
        var steps = 0
        while steps < FolderWatch.patience, wait(FolderWatch.quiet) {
            try collect(&changes)
            steps += 1
        }
        return changes
    }

    /// Waits for something to read, and returns true if it came before the time, in milliseconds; -1 waits for ever.
    @discardableResult
    private func wait(_ milliseconds: Int32) -> Bool {
        var request = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&request, 1, milliseconds) > 0
    }

    private mutating func collect(_ changes: inout FolderChanges) throws(Failure) {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(descriptor, &buffer, buffer.count)
        guard count > 0 else { return }
        var hasNewFolders = false
        var at = 0
        let header = MemoryLayout<inotify_event>.size
        while at + header <= count {
            let event = buffer.withUnsafeBytes { $0.loadUnaligned(fromByteOffset: at, as: inotify_event.self) }
            let name = buffer[(at + header)..<min(count, at + header + Int(event.len))].prefix { $0 != 0 }
            at += header + Int(event.len)
            if event.mask & UInt32(IN_Q_OVERFLOW) != 0 {
                changes.addEverything()
                hasNewFolders = true
                continue
            }
            guard let place = places[event.wd] else { continue }
            if event.mask & UInt32(IN_IGNORED) != 0 {
                places[event.wd] = nil
                continue
            }
            if event.mask & UInt32(IN_ISDIR) != 0 {
                // What lies in it may have come before it was watched.
                if event.mask & UInt32(IN_ATTRIB) == 0 {
                    changes.addEverything(in: place.root)
                    hasNewFolders = true
                }
                continue
            }
            // A file that was made is told when it has been written, a link at once.
            guard !name.isEmpty else { continue }
            let file = String(decoding: name, as: UTF8.self)
            changes.add(place.path.isEmpty ? file : "\(place.path)/\(file)", in: place.root)
        }
        guard hasNewFolders else { return }
        // Folders that were moved are watched under their old names.
        for number in places.keys { inotify_rm_watch(descriptor, number) }
        places = [:]
        for root in roots.indices { try watch("", in: root) }
    }
}
