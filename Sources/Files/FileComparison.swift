import Platform

/// As much of a file as is looked at in one go.
private let chunkSize = 1 << 16

extension Descriptor {
    /// The size of a regular file; nil for anything else.
    package var fileSize: Int? {
        guard let status = try? status(), status.st_mode & S_IFMT == S_IFREG else { return nil }
        return Int(status.st_size)
    }

    /// True if a regular file, not yet read, has exactly these bytes; false, too, if it cannot be read.
    package func contentEquals(_ bytes: UnsafeRawBufferPointer) -> Bool {
        guard fileSize == bytes.count else { return false }
        return withUnsafeTemporaryAllocation(byteCount: min(chunkSize, max(1, bytes.count)), alignment: 16) { buffer in
            var compared = 0
            while compared < bytes.count, let start = bytes.baseAddress, let chunk = buffer.baseAddress {
                guard let count = try? read(into: buffer), count > 0, compared + count <= bytes.count,
                    memcmp(chunk, start + compared, count) == 0
                else { return false }
                compared += count
            }
            return true
        }
    }

    /// True if two regular files, not yet read, have the same bytes. This one goes back to its beginning afterwards.
    ///
    /// - Throws: When this one cannot be read; the other counts as different then.
    package func contentEquals(_ other: borrowing Descriptor) throws(SystemError) -> Bool {
        guard let size = fileSize, size == other.fileSize else { return false }
        var result: Result<Bool, SystemError> = .success(true)
        var compared = 0
        while compared < size, case .success(true) = result {
            let count = min(chunkSize, size - compared)
            result = withUnsafeTemporaryAllocation(byteCount: 2 * count, alignment: 16) { buffer in
                Result { () throws(SystemError) in
                    let mine = UnsafeMutableRawBufferPointer(rebasing: buffer[..<count])
                    let others = UnsafeMutableRawBufferPointer(rebasing: buffer[count...])
                    guard try read(into: mine) == count, (try? other.read(into: others)) == count,
                        let first = mine.baseAddress, let second = others.baseAddress
                    else { return false }
                    return memcmp(first, second, count) == 0
                }
            }
            compared += count
        }
        guard lseek(number, 0, SEEK_SET) == 0 else { throw .last }
        return try result.get()
    }
}
