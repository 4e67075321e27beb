import Synchronization

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A folder of files that may be deleted at any moment, and that several programs may use at once: every file appears
/// whole, by renaming. What cannot be read or written is as good as missing.
struct CacheFolder: Sendable {
    let path: String

    private static let counter = Atomic(0)

    /// The whole of a file; nil where there is none. Notes that it was used, at most once a day.
    func read(_ name: String) -> [UInt8]? {
        let descriptor = open("\(path)/\(name)", O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, status.st_size <= 1 << 30 else {
            return nil
        }
        let size = Int(status.st_size)
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            guard let start = buffer.baseAddress else { return }
            while count < size {
                let read = pread(descriptor, start + count, size - count, off_t(count))
                if read < 0, errno == EINTR { continue }
                guard read > 0 else { return }
                count += read
            }
        }
        if FileStamp(status).modified < FileStamp.now - CacheFolder.day { _ = futimens(descriptor, nil) }
        return bytes.count == size ? bytes : nil
    }

    /// Writes a file whole, or not at all.
    func write(_ bytes: [UInt8], to name: String) {
        let number = CacheFolder.counter.add(1, ordering: .relaxed).newValue
        let temporary = "\(path)/\(name).\(getpid())-\(number)\(CacheFolder.unfinished)"
        var descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        if descriptor < 0, errno == ENOENT {
            makeFolders(above: "\(path)/\(name)")
            descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
        }
        guard descriptor >= 0 else { return }
        var written = 0
        bytes.withUnsafeBytes { buffer in
            guard let start = buffer.baseAddress else { return }
            while written < buffer.count {
                let count = Self.systemWrite(descriptor, start + written, buffer.count - written)
                if count < 0, errno == EINTR { continue }
                guard count > 0 else { return }
                written += count
            }
        }
        let isWhole = close(descriptor) == 0 && written == bytes.count
        if !isWhole || rename(temporary, "\(path)/\(name)") != 0 { unlink(temporary) }
    }

    private static let systemWrite = { @Sendable (descriptor: Int32, start: UnsafeRawPointer, count: Int) in
        #if canImport(Glibc)
            Glibc.write(descriptor, start, count)
        #else
            Darwin.write(descriptor, start, count)
        #endif
    }

    private func makeFolders(above file: String) {
        var at = file.startIndex
        while let slash = file[at...].firstIndex(of: "/") {
            if slash > file.startIndex { mkdir(String(file[..<slash]), 0o755) }
            at = file.index(after: slash)
        }
    }

    // MARK: What nobody uses any more

    private static let unfinished = ".new"
    private static let day: Int64 = 86_400_000_000_000
    private static let sweepMark = "swept"

    /// Deletes what was not used for `days`, and what killed programs left behind. Looks at most once a day.
    func sweep(days: Int64 = 30, now: Int64 = FileStamp.now) {
        var status = stat()
        if stat("\(path)/\(CacheFolder.sweepMark)", &status) == 0,
            FileStamp(status).modified > now - CacheFolder.day
        {
            return
        }
        // Only what has the names of entries: somebody may have named the wrong folder.
        for folder in names(in: path) where folder.utf8.count == 2 && Hexadecimal.bytes(folder) != nil {
            for name in names(in: "\(path)/\(folder)") {
                let isUnfinished = name.hasSuffix(CacheFolder.unfinished)
                guard isUnfinished || name.utf8.count == 62 && Hexadecimal.bytes(name) != nil else { continue }
                let file = "\(path)/\(folder)/\(name)"
                let age = isUnfinished ? CacheFolder.day : days * CacheFolder.day
                if lstat(file, &status) == 0, FileStamp(status).modified < now - age { unlink(file) }
            }
        }
        write([], to: CacheFolder.sweepMark)
    }

    private func names(in folder: String) -> [String] {
        guard let stream = opendir(folder) else { return [] }
        defer { closedir(stream) }
        var names: [String] = []
        while let entry = readdir(stream) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            if name != ".", name != ".." { names.append(name) }
        }
        return names
    }
}
