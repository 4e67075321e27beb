/// The IHDR chunk of a PNG file (ISO/IEC 15948, 11.2.2).
enum PNGHeader {
    static func size(_ start: [UInt8]) -> PixelSize? {
        guard start.dropFirst(12).starts(with: Array("IHDR".utf8)), let width = start.bigEndian32(at: 16),
            let height = start.bigEndian32(at: 20)
        else { return nil }
        return PixelSize(width: width, height: height)
    }
}

/// The logical screen descriptor of a GIF file (GIF89a, section 18).
enum GIFHeader {
    static func size(_ start: [UInt8]) -> PixelSize? {
        guard let width = start.littleEndian(at: 6, width: 2), let height = start.littleEndian(at: 8, width: 2) else {
            return nil
        }
        return PixelSize(width: width, height: height)
    }
}
