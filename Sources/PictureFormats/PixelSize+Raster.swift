extension PixelSize {
    /// A JPEG with more segments before its frame than this is no photograph.
    private static let maximumSegments = 1000

    /// Reads the frame header (ITU-T T.81, B.2.2), turned as the Exif orientation says: from 5 on, browsers show the
    /// picture lying on its side.
    init?(ofJPEG file: [UInt8]) {
        var orientation: Int?
        for part in JPEGSegments(file).prefix(PixelSize.maximumSegments) {
            guard let marker = part.marker else { return nil }
            switch marker {
            case 0xD9, 0xDA: return nil
            case 0xE1 where file[part.payload].starts(with: "Exif\0".utf8):
                orientation = orientation ?? ExifOrientation.value(in: file[part.payload])
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                let height = file.bigEndian(at: part.payload.lowerBound + 1, width: 2)
                let width = file.bigEndian(at: part.payload.lowerBound + 3, width: 2)
                let isOnItsSide = orientation ?? 1 >= 5
                self.init(isOnItsSide ? height : width, isOnItsSide ? width : height)
                return
            default: continue
            }
        }
        return nil
    }

    /// Reads the chunk IHDR (PNG, third edition, 11.2.1).
    init?(ofPNG file: [UInt8]) {
        guard file.dropFirst(12).starts(with: "IHDR".utf8) else { return nil }
        self.init(file.bigEndian(at: 16, width: 4), file.bigEndian(at: 20, width: 4))
    }

    /// Reads the logical screen descriptor (GIF89a, section 18).
    init?(ofGIF file: [UInt8]) {
        self.init(file.littleEndian(at: 6, width: 2), file.littleEndian(at: 8, width: 2))
    }

    /// Reads the first chunk (RFC 9649, section 2).
    init?(ofWebP file: [UInt8]) {
        switch String(decoding: file.dropFirst(12).prefix(4), as: UTF8.self) {
        case "VP8 ":
            // A key frame's start code, then 14 bits each (RFC 6386, 9.1).
            guard file.dropFirst(23).starts(with: [0x9D, 0x01, 0x2A]) else { return nil }
            self.init(
                file.littleEndian(at: 26, width: 2).map { $0 & 0x3FFF },
                file.littleEndian(at: 28, width: 2).map { $0 & 0x3FFF })
        case "VP8L":
            guard file.dropFirst(20).first == 0x2F, let bits = file.littleEndian(at: 21, width: 4) else { return nil }
            self.init((bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1)
        case "VP8X":
            self.init(
                file.littleEndian(at: 24, width: 3).map { $0 + 1 }, file.littleEndian(at: 27, width: 3).map { $0 + 1 })
        default: return nil
        }
    }
}
