#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The beginning of a picture's file, read in small pieces, so that a large file costs no more than a small one.
struct PictureHeader {
    /// At most `count` bytes from `offset`; fewer, or none, where the file ends.
    private let read: (_ offset: Int, _ count: Int) -> [UInt8]

    init(read: @escaping (_ offset: Int, _ count: Int) -> [UInt8]) { self.read = read }

    func bytes(at offset: Int, count: Int) -> [UInt8] { offset >= 0 ? read(offset, count) : [] }

    /// The size of the picture in a file; nil where it cannot be read, or is no picture.
    static func size(ofFile path: String) -> PixelSize? {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard descriptor >= 0 else { return nil }
        defer { close(descriptor) }
        return PixelSize(
            header: PictureHeader { offset, count in
                [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
                    initialized = max(0, pread(descriptor, buffer.baseAddress, count, off_t(offset)))
                }
            })
    }
}

extension [UInt8] {
    /// Two bytes, the more significant first; nil past the end.
    func bigEndian16(at index: Int) -> Int? {
        guard index >= 0, index + 1 < count else { return nil }
        return Int(self[index]) << 8 | Int(self[index + 1])
    }

    func bigEndian32(at index: Int) -> Int? {
        guard let high = bigEndian16(at: index), let low = bigEndian16(at: index + 2) else { return nil }
        return high << 16 | low
    }

    /// `width` bytes, the least significant first; nil past the end.
    func littleEndian(at index: Int, width: Int) -> Int? {
        guard index >= 0, index + width <= count else { return nil }
        return self[index..<index + width].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
