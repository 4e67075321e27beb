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
    /// Returns the entries of this folder, in no order, without "." and "..".
    package func entries() throws(SystemError) -> [FolderEntry] {
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
