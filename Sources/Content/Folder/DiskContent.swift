import Messages
import PublicationSafety

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// A content folder on disk.
public struct DiskContent: ContentSource {
    /// Without a slash at its end.
    public let root: String

    /// More levels than any content needs, few enough to stop at a folder that contains itself by a mount.
    private static let maximumDepth = 32

    public init(root: String) {
        var root = root
        while root.count > 1, root.hasSuffix("/") { root.removeLast() }
        self.root = root
    }

    public func list() throws(ContentSourceError) -> ContentFolder { try list("", depth: 0) }

    /// A folder in it.
    func list(_ path: String) throws(ContentSourceError) -> ContentFolder {
        try list(path, depth: path.split(separator: "/").count)
    }

    private func list(_ path: String, depth: Int) throws(ContentSourceError) -> ContentFolder {
        let place = path.isEmpty ? root : "\(root)/\(path)"
        guard depth < DiskContent.maximumDepth else {
            throw ContentSourceError("\(place): folders are nested too deep")
        }
        guard let directory = opendir(place) else {
            throw ContentSourceError("\(place): \(Message(systemError: String(cString: strerror(errno))))")
        }
        defer { closedir(directory) }
        var files: [String] = []
        var folderNames: [String] = []
        var others: [String] = []
        var ignored: [String] = []
        var unreadable: [String] = []
        while let entry = readdir(directory) {
            let bytes = withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) }
            if bytes == [0x2E] || bytes == [0x2E, 0x2E] { continue }
            guard let name = String(validating: bytes, as: UTF8.self),
                !bytes.contains(where: { $0 < 0x20 || $0 == 0x7F })
            else {
                unreadable.append(String(decoding: bytes.map { $0 < 0x20 || $0 == 0x7F ? 0x3F : $0 }, as: UTF8.self))
                continue
            }
            if name.hasPrefix(".") || name.hasPrefix("_") {
                ignored.append(name)
                continue
            }
            switch kind(of: entry, at: "\(place)/\(name)") {
            case S_IFREG: files.append(name)
            case S_IFDIR: folderNames.append(name)
            default: others.append(name)
            }
        }
        var folders: [ContentFolder] = []
        for name in folderNames {
            folders.append(try list(path.isEmpty ? name : "\(path)/\(name)", depth: depth + 1))
        }
        return ContentFolder(
            path: path, files: files, folders: folders, others: others, ignored: ignored, unreadableNames: unreadable)
    }

    /// The file's type (`S_IFMT`), by `lstat` only where the folder does not tell.
    private func kind(of entry: UnsafeMutablePointer<dirent>, at path: String) -> mode_t {
        switch Int(entry.pointee.d_type) {
        case Int(DT_REG): return S_IFREG
        case Int(DT_DIR): return S_IFDIR
        case Int(DT_UNKNOWN):
            var status = stat()
            return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : 0
        default: return 0
        }
    }

    public func read(_ path: String, limit: Int) throws(FileReadError) -> [UInt8] {
        let descriptor = Glibc.open("\(root)/\(path)", O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
        guard descriptor >= 0 else {
            throw errno == ENOENT ? .missing : .unreadable(Message(systemError: String(cString: strerror(errno))))
        }
        defer { close(descriptor) }
        var status = stat()
        guard fstat(descriptor, &status) == 0 else {
            throw .unreadable(Message(systemError: String(cString: strerror(errno))))
        }
        guard status.st_mode & S_IFMT == S_IFREG else { throw .unreadable("not a file") }
        let size = Int(status.st_size)
        guard size <= limit else { throw .tooLarge(size: size, limit: limit) }
        var failure: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            while count < size {
                let got = Glibc.read(descriptor, buffer.baseAddress! + count, size - count)  // size is above 0 here
                if got < 0, errno == EINTR { continue }
                if got < 0 { failure = errno }
                guard got > 0 else { break }
                count += got
            }
        }
        guard failure == 0 else { throw .unreadable(Message(systemError: String(cString: strerror(failure)))) }
        return bytes
    }

    public func open(_ path: String) -> (any RandomAccessBytes)? { FileBytes(path: "\(root)/\(path)") }
}
