import PictureFormats

/// The chunks that a WebP file needs (RFC 9649, section 2.7), up to its end.
enum WebPMetadata {
    private static let kept = ["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF"].map { Array($0.utf8) }
    /// In the flags of the chunk VP8X: there is a profile, Exif, XMP.
    private static let flagsOfMetadata: UInt8 = 0x20 | 0x08 | 0x04

    /// Returns the file without metadata; nil where the picture relies on what is left out.
    static func removed(from file: [UInt8]) -> [UInt8]? {
        guard file.count >= 12, let size = file.littleEndian(at: 4, width: 4) else { return nil }
        let end = min(file.count, 8 + size)
        var cleaned = Array(file.prefix(12))
        cleaned.reserveCapacity(file.count)
        var at = 12
        while at + 8 <= end {
            guard let length = file.littleEndian(at: at + 4, width: 4), length <= end - at - 8 else { return nil }
            let type = file[at..<at + 4]
            let data = file[(at + 8)..<(at + 8 + length)]
            if kept.contains(where: type.elementsEqual) {
                let start = cleaned.count
                cleaned += file[at..<at + 8 + length]
                if !length.isMultiple(of: 2) { cleaned.append(0) }
                if type.elementsEqual("VP8X".utf8), length > 0 { cleaned[start + 8] &= ~flagsOfMetadata }
            } else if type.elementsEqual("EXIF".utf8) {
                guard PictureLook.isUpright(exif: data) else { return nil }
            } else if type.elementsEqual("ICCP".utf8) {
                guard PictureLook.isSRGB(profile: data) else { return nil }
            }
            at += 8 + length + length % 2
        }
        let cleanedSize = cleaned.count - 8
        for byte in 0..<4 { cleaned[4 + byte] = UInt8(truncatingIfNeeded: cleanedSize >> (8 * byte)) }
        return cleaned
    }
}
