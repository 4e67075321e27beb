import Platform
import Synchronization

/// One file that stands there whole or not at all: it is written under another name first, and that one takes its
/// place.
public enum SingleFile {
    public enum Presence: Sendable {
        /// A file that is there already is left alone, and the error says so (`EEXIST`).
        case new
        /// A file that is there already gives way.
        case replacing
    }

    private static let counter = Atomic(0)

    /// The end of the names under which files are written first.
    package static let draftEnding = ".new"

    /// Writes `bytes` to `path`; its folder must exist.
    /// - Parameters:
    ///   - isDurable: True if it has to be there even if the machine fails right after.
    ///   - whenPlaced: is called once it is there, before a signal can end the process.
    public static func write(
        _ bytes: [UInt8], to path: String, _ presence: Presence, isDurable: Bool = true, whenPlaced: () -> Void = {}
    ) throws(FileError) {
        // Neither another program nor another thread uses the name.
        let number = counter.add(1, ordering: .relaxed).newValue
        let draft = "\(path).\(getpid())-\(number)\(draftEnding)"
        let removal = Termination.deferred { $0.add { unlink(draft) } }
        defer { Termination.deferred { $0.remove(removal) } }
        do throws(SystemError) {
            try write(bytes, draft: draft, isDurable)
            try Termination.deferred { _ throws(SystemError) in
                try place(draft, at: path, presence)
                whenPlaced()
            }
        } catch {
            unlink(draft)
            let operation: FileError.Operation = error.code == EEXIST || error.code == ENOENT ? .create : .write
            throw FileError(operation, path: path, reason: error)
        }
    }

    private static func write(_ bytes: [UInt8], draft: String, _ isDurable: Bool) throws(SystemError) {
        // What a run that was killed left behind has no name that anything else has.
        unlink(draft)
        let file = try Termination.deferred { _ throws(SystemError) in try Descriptor.newFile(draft, mode: 0o666) }
        try file.write(bytes)
        guard !isDurable || fsync(file.number) == 0 || errno == EINVAL else { throw .last }
        try file.finish()
    }

    private static func place(_ draft: String, at path: String, _ presence: Presence) throws(SystemError) {
        switch presence {
        case .replacing:
            guard rename(draft, path) == 0 else { throw .last }
        case .new:
            // Unlike rename(2), link(2) never takes a place that something has.
            if link(draft, path) == 0 {
                unlink(draft)
                return
            }
            // Some file systems have no second names for files.
            guard errno != EEXIST, access(path, F_OK) != 0 else { throw SystemError(code: EEXIST) }
            guard rename(draft, path) == 0 else { throw .last }
        }
    }

    /// Creates a folder and those above it, as far as they are missing.
    public static func createFolders(_ path: String) throws(FileError) {
        var created: [String] = []
        try createFolders(path, created: &created)
    }

    /// - Parameter created: gets the paths of the folders that were missing, outermost first.
    static func createFolders(_ path: String, created: inout [String]) throws(FileError) {
        var place = path.hasPrefix("/") ? "/" : ""
        for part in path.split(separator: "/") {
            place += place.isEmpty || place == "/" ? String(part) : "/\(part)"
            if mkdir(place, 0o777) == 0 {
                created.append(place)
            } else if errno != EEXIST {
                throw FileError(.create, path: place, reason: .last)
            }
        }
    }
}
