import PictureFormats

/// The state of a picture's end, as far as it can be told without decoding: most broken pictures are copies that were
/// not finished.
enum PictureEnding: Hashable {
    case present, missing

    init(of bytes: [UInt8], _ format: PictureFormat) {
        let isPresent =
            switch format {
            case .jpeg: JPEGEnding.place(in: bytes) != nil
            case .png: PNGChunks(bytes).contains { $0.type.elementsEqual("IEND".utf8) }
            case .webp: PictureEnding.holdsChunk(bytes)
            case .gif: PictureEnding.hasTrailer(bytes)
            case .heic, .avif: PictureEnding.holdsBoxes(bytes)
            }
        self = isPresent ? .present : .missing
    }

    /// RFC 9649, section 2.3: the file's size stands in its head.
    private static func holdsChunk(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 12, let size = bytes.littleEndian(at: 4, width: 4) else { return false }
        return size + 8 <= bytes.count
    }

    /// The trailer (GIF89a, section 27), which some programs follow up with zeros.
    private static func hasTrailer(_ bytes: [UInt8]) -> Bool {
        bytes.last { $0 != 0 } == 0x3B
    }

    /// Boxes (ISO/IEC 14496-12, 4.2): the description and the data are there as a whole, whatever some programs append.
    private static func holdsBoxes(_ bytes: [UInt8]) -> Bool {
        var (hasMeta, hasData) = (false, false)
        var at = 0
        while at + 8 <= bytes.count {
            var size = bytes[at..<at + 4].reduce(0) { $0 << 8 | Int($1) }
            if size == 1, at + 16 <= bytes.count, bytes[at + 8] < 0x7F {
                size = bytes[at + 8..<at + 16].reduce(0) { $0 << 8 | Int($1) }
            }
            if size == 0 { size = bytes.count - at }
            guard size >= 8, size <= bytes.count - at else { break }
            let type = bytes[at + 4..<at + 8]
            hasMeta = hasMeta || type.elementsEqual("meta".utf8) || type.elementsEqual("moov".utf8)
            hasData = hasData || type.elementsEqual("mdat".utf8) || type.elementsEqual("idat".utf8)
            at += size
        }
        return hasMeta && hasData
    }
}
