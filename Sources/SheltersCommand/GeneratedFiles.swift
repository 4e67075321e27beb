import ArgumentParser
import EditorSupport
import Messages
import Output

#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Writes files that a command makes, and keeps what somebody changed.
struct GeneratedFiles {
    let console: Console
    /// Whether changed files are replaced, too.
    let isForced: Bool

    /// - Throws: the exit status where a file cannot be written, or was changed.
    func write(_ files: [GeneratedFile], to folder: String) throws {
        var kept: [String] = []
        var pending: [(path: String, bytes: [UInt8])] = []
        for file in files {
            let path = "\(folder)/\(file.path)"
            let old = read(path)
            if old == file.bytes { continue }
            if let old, !isForced, !GeneratedFile.isUnchanged(old) {
                kept.append(path)
            } else {
                pending.append((path, file.bytes))
            }
        }
        guard kept.isEmpty else {
            for path in kept {
                console.refuse(
                    "\(path) was changed by somebody, so nothing was written; --force writes it anew")
            }
            throw ExitStatus.cannotCreate
        }
        for (path, bytes) in pending { try write(bytes, to: path) }
        console.say(
            "\(pending.count, one: "file", many: "files") written to \(folder)/; the others are as they should be")
    }

    private func read(_ path: String) -> [UInt8]? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { return errno == ENOENT || errno == ENOTDIR ? nil : [] }
        defer { close(descriptor) }
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = Glibc.read(descriptor, &buffer, buffer.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return bytes }
            bytes += buffer[..<count]
        }
    }

    /// Beside the file first, so that it is never there by half.
    private func write(_ bytes: [UInt8], to path: String) throws {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        for count in 1..<max(parts.count, 1) {
            let folder = parts[..<count].joined(separator: "/")
            guard folder.isEmpty || mkdir(folder, 0o777) == 0 || errno == EEXIST || errno == EISDIR else {
                throw refused(path)
            }
        }
        let draft = path + ".new"
        let descriptor = open(draft, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o666)
        guard descriptor >= 0 else { throw refused(path) }
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = rest.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }
            if count < 0, errno == EINTR { continue }
            guard count > 0 else {
                let error = refused(path)
                close(descriptor)
                unlink(draft)
                throw error
            }
            rest = rest.dropFirst(count)
        }
        guard close(descriptor) == 0, rename(draft, path) == 0 else {
            let error = refused(path)
            unlink(draft)
            throw error
        }
    }

    private func refused(_ path: String) -> ExitCode {
        let reason = Message(systemError: String(cString: strerror(errno)))
        console.refuse("\(path) cannot be written: \(reason)")
        return ExitStatus.cannotCreate
    }
}
