import Files
import Platform

/// A folder that records are written to, each whole or not at all.
struct RecordFolder: ~Copyable {
    private let folder: Descriptor
    private let path: String

    init(_ path: String) throws(FileError) {
        do throws(SystemError) {
            folder = try Descriptor.folder(path, below: AT_FDCWD)
        } catch {
            throw FileError(.read, path: path, reason: error)
        }
        self.path = path
    }

    private init(_ folder: consuming Descriptor, path: String) {
        self.folder = folder
        self.path = path
    }

    /// Returns a folder inside it, made where there is none.
    borrowing func inner(_ name: String) throws(FileError) -> RecordFolder {
        let path = "\(path)/\(name)"
        guard mkdirat(folder.number, name, 0o777) == 0 || errno == EEXIST else {
            throw FileError(.create, path: path, reason: .last)
        }
        do throws(SystemError) {
            return RecordFolder(try folder.folder(name), path: path)
        } catch {
            throw FileError(.read, path: path, reason: error)
        }
    }

    /// Writes a file beside its place and moves it there, so that nobody ever sees half of it. Permissions of a file that
    /// is replaced stay.
    /// - Parameter name: without a slash.
    borrowing func write(_ bytes: [UInt8], to name: String) throws(FileError) {
        let draft = ".\(name).import"
        unlinkat(folder.number, draft, 0)
        do throws(SystemError) {
            let file = try folder.newFile(draft, mode: 0o666)
            if let old = try? folder.status(of: name) { try? file.setMode(old.st_mode & 0o777) }
            try file.write(bytes)
            try file.finish()
            guard renameat(folder.number, draft, folder.number, name) == 0 else { throw .last }
        } catch {
            unlinkat(folder.number, draft, 0)
            throw FileError(.write, path: "\(path)/\(name)", reason: error)
        }
    }
}
