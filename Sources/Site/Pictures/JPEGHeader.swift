/// The frame header of a JPEG file (ITU-T T.81, annex B), turned as its Exif orientation says.
enum JPEGHeader {
    /// A file with more segments before its frame than this is no photograph.
    private static let maximumSegments = 1000

    static func size(_ header: PictureHeader) -> PixelSize? {
        var offset = 2
        var isOnItsSide = false
        for _ in 0..<maximumSegments {
            let segment = header.bytes(at: offset, count: 10)
            guard segment.count >= 4, segment[0] == 0xFF else { return nil }
            let marker = segment[1]
            if marker == 0xFF {
                // A fill byte before a marker.
                offset += 1
                continue
            }
            guard let length = segment.bigEndian16(at: 2), length >= 2 else { return nil }
            switch marker {
            case 0xC0...0xC3, 0xC5...0xC7, 0xC9...0xCB, 0xCD...0xCF:
                guard let height = segment.bigEndian16(at: 5), let width = segment.bigEndian16(at: 7) else {
                    return nil
                }
                return isOnItsSide ? PixelSize(width: height, height: width) : PixelSize(width: width, height: height)
            case 0xE1:
                if let orientation = orientation(inExif: header.bytes(at: offset + 4, count: min(length - 2, 8192))) {
                    isOnItsSide = orientation >= 5
                }
            case 0xD9, 0xDA: return nil
            default: break
            }
            offset += 2 + length
        }
        return nil
    }

    /// 1 to 8 (Exif 2.3, 4.6.4, tag 274): from 5 on, browsers show the picture lying on its side.
    private static func orientation(inExif segment: [UInt8]) -> Int? {
        guard segment.starts(with: Array("Exif\0\0".utf8)) else { return nil }
        let tiff = Array(segment.dropFirst(6))
        let isLittleEndian = tiff.starts(with: Array("II".utf8))
        func number(at index: Int, width: Int) -> Int? {
            if isLittleEndian { return tiff.littleEndian(at: index, width: width) }
            return width == 2 ? tiff.bigEndian16(at: index) : tiff.bigEndian32(at: index)
        }
        guard let directory = number(at: 4, width: 4), let entries = number(at: directory, width: 2) else { return nil }
        for entry in 0..<min(entries, 256) {
            let start = directory + 2 + entry * 12
            guard let tag = number(at: start, width: 2) else { return nil }
            if tag == 274 {
                return number(at: start + 8, width: 2).flatMap { (1...8).contains($0) ? $0 : nil }
            }
        }
        return nil
    }
}
