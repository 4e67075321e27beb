#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// One file that stands there whole or not at all: it is written under another name first, and that one takes its place.
public enum SingleFile {
    public enum Presence: Sendable {
        /// What is there already is left alone, and the error says so (`EEXIST`).
        case new
        /// What is there already gives way.
        case replacing
    }

    /// Writes `bytes` to `path`; its folder must exist.
    public static func write(_ bytes: [UInt8], to path: String, _ presence: Presence) throws(OutputError) {
        let draft = "\(path).\(getpid()).new"
        do throws(SystemError) {
            try write(bytes, draft: draft, path: path, presence)
        } catch {
            unlink(draft)
            throw error.doing(error.code == EEXIST || error.code == ENOENT ? .create : .write, path)
        }
    }

    private static func write(
        _ bytes: [UInt8], draft: String, path: String, _ presence: Presence
    ) throws(SystemError) {
        // What a run that was killed left behind has no name that anything else has.
        unlink(draft)
        let file = try Descriptor.newFile(at: draft)
        try file.write(bytes)
        guard fsync(file.number) == 0 || errno == EINVAL else { throw .last }
        try file.finish()
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

    /// Creates a folder and those above it, as far as they are missing. The paths of those created, outermost first.
    @discardableResult
    public static func createFolders(_ path: String) throws(OutputError) -> [String] {
        var created: [String] = []
        var place = path.hasPrefix("/") ? "/" : ""
        for part in path.split(separator: "/") {
            place += place.isEmpty || place == "/" ? String(part) : "/\(part)"
            if mkdir(place, 0o777) == 0 {
                created.append(place)
            } else if errno != EEXIST {
                throw SystemError.last.doing(.create, place)
            }
        }
        return created
    }
}

extension Descriptor {
    /// A file to write that must not exist yet, by a path from the working folder.
    fileprivate static func newFile(at path: String) throws(SystemError) -> Descriptor {
        try Descriptor(open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666))
    }
}
