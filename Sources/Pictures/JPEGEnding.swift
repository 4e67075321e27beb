import CVips
import PictureFormats

/// The end of a JPEG file. Decoders put grey in place of data that are missing, whether the marker EOI follows or not,
/// and some cameras leave out nothing but that marker.
enum JPEGEnding {
    /// Returns the place of the picture's own marker EOI; nil where it is missing. A thumbnail's marker lies inside a
    /// segment, and whatever cameras append comes behind the picture's.
    static func place(in bytes: [UInt8]) -> Int? {
        JPEGSegments(bytes).first { $0.marker == 0xD9 }?.range.lowerBound
    }

    /// True if nothing is missing that decoders would put grey in place of.
    static func holdsAllRows(_ bytes: [UInt8], isProgressive: Bool) -> Bool {
        let tried = isProgressive ? bytes : open(bytes)
        return pictures_decodes_to_end(tried, tried.count, isProgressive ? 1 : 0) != 0
    }

    /// Returns a file that lacks its marker EOI with it; nil where more is missing.
    static func completed(_ bytes: [UInt8], isProgressive: Bool) -> [UInt8]? {
        // Unfinished copies may be filled up with zeros, which decoders take for data.
        guard bytes.suffix(16).contains(where: { $0 != 0 }) else { return nil }
        let completed = bytes + [0xFF, 0xD9]
        return holdsAllRows(completed, isProgressive: isProgressive) ? completed : nil
    }

    /// Returns the picture with harmless data in place of its end: more than decoders read ahead, and too few to stand
    /// in for rows. So a decoder that needs more than there was runs out of bytes. Not for progressive pictures, which
    /// need their end.
    private static func open(_ bytes: [UInt8]) -> [UInt8] {
        var end = place(in: bytes) ?? bytes.count
        if bytes[end - 1] == 0xFF { end -= 1 }
        return bytes[..<end] + [UInt8](repeating: 0x55, count: 16)
    }
}
