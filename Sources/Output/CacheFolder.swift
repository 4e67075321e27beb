import Files
import Platform

/// A folder of files that may be deleted at any moment, and that several programs may use at once: every file appears
/// whole, by renaming. What cannot be read or written is as good as missing.
package struct CacheFolder: Sendable {
    package let path: String

    package init(path: String) { self.path = path }

    /// Returns what was made of something; nil where it is not known, or not whole.
    /// - Parameter key: the SHA-256 of all that it is made of, and by what.
    package func entry(_ key: [UInt8]) -> [UInt8]? {
        guard let bytes = read(CacheFolder.file(key)) else { return nil }
        return Checksum.opened(consume bytes)
    }

    /// Keeps what was made of something.
    package func keep(_ bytes: [UInt8], _ key: [UInt8]) { write(Checksum.sealed(bytes), to: CacheFolder.file(key)) }

    private static func file(_ key: [UInt8]) -> String {
        let name = Hexadecimal.text(key)
        return "\(name.prefix(2))/\(name.dropFirst(2))"
    }

    /// The whole of a file; nil where there is none. Notes that it was used, at most once a day.
    package func read(_ name: String) -> [UInt8]? {
        guard let file = try? Descriptor.file("\(path)/\(name)", followingLinks: false),
            let status = try? file.status(),
            let bytes = try? file.contents(limit: 1 << 30)
        else { return nil }
        if FileStamp(status).modified < FileStamp.now - CacheFolder.day { _ = futimens(file.number, nil) }
        return bytes.count == Int(status.st_size) ? bytes : nil
    }

    /// Writes a file whole, or not at all.
    package func write(_ bytes: [UInt8], to name: String) {
        let file = "\(path)/\(name)"
        do throws(FileError) {
            try SingleFile.write(bytes, to: file, .replacing, isDurable: false)
        } catch {
            guard error.reason.code == ENOENT, let slash = file.lastIndex(of: "/") else { return }
            try? SingleFile.createFolders(String(file[..<slash]))
            try? SingleFile.write(bytes, to: file, .replacing, isDurable: false)
        }
    }

    // MARK: What nobody uses any more

    private static let day: Int64 = 86_400_000_000_000
    private static let sweepMark = "swept"

    /// Deletes what was not used for `days`, and what killed programs left behind. Looks at most once a day.
    package func sweep(days: Int64 = 30, now: Int64 = FileStamp.now) {
        var status = stat()
        if stat("\(path)/\(CacheFolder.sweepMark)", &status) == 0,
            FileStamp(status).modified > now - CacheFolder.day
        {
            return
        }
        // Only what has the names of entries: somebody may have named the wrong folder.
        for folder in names(in: path) where folder.utf8.count == 2 && Hexadecimal.bytes(folder) != nil {
            for name in names(in: "\(path)/\(folder)") {
                let isUnfinished = name.hasSuffix(SingleFile.draftEnding)
                guard isUnfinished || name.utf8.count == 62 && Hexadecimal.bytes(name) != nil else { continue }
                let file = "\(path)/\(folder)/\(name)"
                let age = isUnfinished ? CacheFolder.day : days * CacheFolder.day
                if lstat(file, &status) == 0, FileStamp(status).modified < now - age { unlink(file) }
            }
        }
        write([], to: CacheFolder.sweepMark)
    }

    private func names(in folder: String) -> [String] {
        ((try? Descriptor.folder(folder).entries()) ?? []).map(\.name.text)
    }
}
