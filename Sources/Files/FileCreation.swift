import Platform
import Synchronization

/// Files and folders that are created all or not at all: an error or a signal removes what was created before it.
public final class FileCreation: Sendable {
    /// In the order of their creation.
    private let created = Mutex<[String]>([])

    private init() {}

    /// Calls `body`, which creates files.
    public static func whole(_ body: (FileCreation) throws(FileError) -> Void) throws(FileError) {
        let creation = FileCreation()
        let removal = Termination.deferred { $0.add { creation.undo() } }
        defer { Termination.deferred { $0.remove(removal) } }
        do throws(FileError) {
            try body(creation)
        } catch {
            creation.undo()
            throw error
        }
    }

    /// Writes a file that is not there yet, and creates the folders above it as far as they are missing.
    public func write(_ bytes: [UInt8], to path: String) throws(FileError) {
        if let slash = path.lastIndex(of: "/") { try createFolders(String(path[..<slash])) }
        try SingleFile.write(bytes, to: path, .new) { add([path]) }
    }

    /// Creates a folder and those above it, as far as they are missing.
    public func createFolders(_ path: String) throws(FileError) {
        try Termination.deferred { _ throws(FileError) in
            var folders: [String] = []
            defer { add(folders) }
            try SingleFile.createFolders(path, created: &folders)
        }
    }

    private func add(_ paths: [String]) { created.withLock { $0 += paths } }

    private func undo() {
        // In reverse, so that folders are empty when their turn comes.
        for path in created.withLock({ $0 }).reversed() { remove(path) }
    }
}
