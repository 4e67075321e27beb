import Platform

/// Files that are read as a whole.
public enum File {
    /// Returns the bytes of a file. Anything else, such as a pipe, is refused without waiting for it.
    /// - Parameters:
    ///   - path: from the working folder.
    ///   - limit: the most bytes that are read.
    public static func read(_ path: String, limit: Int, followingLinks: Bool = true) throws(FileReadError) -> [UInt8] {
        try Descriptor.file(path, followingLinks: followingLinks).contents(limit: limit)
    }
}

extension Descriptor {
    /// Opens a file to read, by a path from the working folder. What is no file is not waited for, nor read.
    package static func file(_ path: String, followingLinks: Bool = true) throws(FileReadError) -> Descriptor {
        let number = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY | (followingLinks ? 0 : O_NOFOLLOW))
        guard number >= 0 else {
            let error = SystemError.last
            var status = stat()
            switch error.code {
            case ENOENT, ENOTDIR: throw .missing
            // A symbolic link that is not followed, and a socket, which cannot be opened.
            case ELOOP where !followingLinks && lstat(path, &status) == 0,
                ENXIO where stat(path, &status) == 0 && status.st_mode & S_IFMT != S_IFREG:
                throw .notAFile(FileKind(mode: status.st_mode))
            default: throw .unreadable(error)
            }
        }
        let file = Descriptor(open: number)
        let kind = FileKind(mode: try file.readableStatus().st_mode)
        guard kind == .file else { throw .notAFile(kind) }
        return file
    }

    /// Reads a file that was just opened to its end.
    package func contents(limit: Int) throws(FileReadError) -> [UInt8] {
        let size = Int(try readableStatus().st_size)
        guard size <= limit else { throw .tooLarge(size: size, limit: limit) }
        // Files of the kernel say that they are empty.
        guard size > 0 else { return try rest(limit: limit) }
        do throws(SystemError) {
            return try bytes(size)
        } catch {
            throw .unreadable(error)
        }
    }

    /// Reads what is left of a file, or all that comes of a pipe.
    package func rest(limit: Int) throws(FileReadError) -> [UInt8] {
        var bytes: [UInt8] = []
        do throws(SystemError) {
            while bytes.count <= limit {
                let part = try self.bytes(1 << 16)
                if part.isEmpty { return bytes }
                bytes += part
            }
        } catch {
            throw .unreadable(error)
        }
        throw .tooLarge(size: bytes.count, limit: limit)
    }

    /// Reads up to `count` bytes; fewer where the file ends.
    package func bytes(_ count: Int) throws(SystemError) -> [UInt8] {
        var outcome: Result<Int, SystemError> = .success(0)
        let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
            outcome = Result { () throws(SystemError) in try read(into: UnsafeMutableRawBufferPointer(buffer)) }
            filled = (try? outcome.get()) ?? 0
        }
        _ = try outcome.get()
        return bytes
    }

    private func readableStatus() throws(FileReadError) -> stat {
        do throws(SystemError) { return try status() } catch { throw .unreadable(error) }
    }
}
