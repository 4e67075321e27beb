import CFiles
import Platform

/// One name in a folder.
package struct FolderEntry: Sendable {
    /// The bytes, ended by a zero: Linux's names need not be UTF-8.
    package let name: [CChar]
    package let kind: FileKind
}

extension [CChar] {
    /// A C string as messages show it.
    package var text: String { String(decoding: dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self) }
}

extension Descriptor {
    /// Returns the entries of this folder, in no order, without "." and "..", for one thread at a time.
    package func entries() throws(SystemError) -> [FolderEntry] {
        guard lseek(number, 0, SEEK_SET) == 0 else { throw .last }
        var entries: [FolderEntry] = []
        var buffer = [UInt64](unsafeUninitializedCapacity: 1 << 10) { $1 = 1 << 10 }
        while true {
            let count = buffer.withUnsafeMutableBytes { files_read_entries(number, $0.baseAddress, $0.count) }
            if count < 0 {
                guard errno == ENOSYS else { throw .last }
                return try entriesOfStream()
            }
            guard count > 0 else { return entries }
            var place = 0
            while place < count {
                let (name, kind, length) = buffer.withUnsafeBytes { bytes in
                    let entry = UnsafeRawBufferPointer(rebasing: bytes[place...])
                    let length = entry.loadUnaligned(fromByteOffset: 16, as: UInt16.self)
                    return (Descriptor.name(in: entry), entry[18], Int(length))
                }
                place += length
                if let name { entries.append(FolderEntry(name: name, kind: try self.kind(of: name, hint: Int(kind)))) }
            }
        }
    }

    /// Returns the name of an entry as the kernel tells it, behind 19 bytes of other things; nil for "." and "..".
    private static func name(in entry: UnsafeRawBufferPointer) -> [CChar]? {
        UnsafeRawBufferPointer(rebasing: entry[19...]).withMemoryRebound(to: CChar.self) { name in
            let dot = CChar(bitPattern: UInt8(ascii: "."))
            if name[0] == dot, name[1] == 0 || name[1] == dot && name[2] == 0 { return nil }
            return Array(name.prefix(through: name.firstIndex(of: 0) ?? name.endIndex - 1))
        }
    }

    /// The same where the kernel has no such call.
    private func entriesOfStream() throws(SystemError) -> [FolderEntry] {
        let copy = openat(number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
        guard copy >= 0 else { throw .last }
        guard let stream = fdopendir(copy) else {
            let error = SystemError.last
            close(copy)
            throw error
        }
        defer { closedir(stream) }

        let dot = CChar(bitPattern: UInt8(ascii: "."))
        var entries: [FolderEntry] = []
        while true {
            errno = 0
            guard let entry = readdir(stream) else {
                guard errno == 0 else { throw .last }
                return entries
            }
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                let start = UnsafeRawPointer(name).assumingMemoryBound(to: CChar.self)
                return [CChar](UnsafeBufferPointer(start: start, count: strlen(start) + 1))
            }
            if name == [dot, 0] || name == [dot, dot, 0] { continue }
            entries.append(FolderEntry(name: name, kind: try kind(of: name, hint: Int(entry.pointee.d_type))))
        }
    }

    private func kind(of name: [CChar], hint: Int) throws(SystemError) -> FileKind {
        switch hint {
        case Int(DT_DIR): .folder
        case Int(DT_REG): .file
        case Int(DT_LNK): .symbolicLink
        case Int(DT_FIFO): .pipe
        case Int(DT_SOCK): .socket
        case Int(DT_UNKNOWN): FileKind(mode: try status(of: name).st_mode)
        default: .device
        }
    }
}
