import Files
import Platform

/// A folder for what other programs read and write; it is removed with all that is in it when nobody needs it any more,
/// and when a signal ends the process.
package struct TemporaryFolder: ~Copyable {
    package let path: String
    private let removal: Int

    /// Creates a folder that nobody else may enter, in `TMPDIR` or in `/tmp`.
    package init() throws(FileError) {
        let parent = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
        do throws(SystemError) {
            (path, removal) = try Termination.deferred { cleanups throws(SystemError) in
                var name = Array("\(parent)/shelters-XXXXXX".utf8CString)
                guard mkdtemp(&name) != nil else { throw .last }
                let path = name.text
                return (path, cleanups.add { TemporaryFolder.remove(path) })
            }
        } catch {
            throw FileError(.create, path: parent, reason: error)
        }
    }

    deinit {
        TemporaryFolder.remove(path)
        Termination.deferred { [removal] in $0.remove(removal) }
    }

    /// Writes a new file, and creates the folders above it as far as they are missing.
    /// - Parameter file: a path from this folder on.
    package func write(_ bytes: [UInt8], to file: String) throws(FileError) {
        if let slash = file.lastIndex(of: "/") { try SingleFile.createFolders("\(path)/\(file[..<slash])") }
        do throws(SystemError) {
            let new = try Descriptor.folder(path).newFile(file, mode: 0o600)
            try new.write(bytes)
            try new.finish()
        } catch {
            throw FileError(.write, path: "\(path)/\(file)", reason: error)
        }
    }

    private static func remove(_ path: String) {
        let slash = path.lastIndex(of: "/") ?? path.startIndex
        try? Descriptor.folder(String(path[...slash])).remove(String(path[path.index(after: slash)...]))
    }
}
