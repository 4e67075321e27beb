/// The chunks that a WebP file needs (RFC 9649, section 2.7), up to its end.
enum WebPCleaner {
    private static let kept = ["VP8 ", "VP8L", "VP8X", "ALPH", "ANIM", "ANMF"].map { Array($0.utf8) }
    /// In the flags of the chunk VP8X: there is a profile, Exif, XMP.
    private static let flagsOfMetadata: UInt8 = 0x20 | 0x08 | 0x04

    /// Nil where the picture relies on what is left out.
    static func clean(_ file: [UInt8]) -> [UInt8]? {
        func number(_ at: Int) -> Int { file[at..<at + 4].reversed().reduce(0) { $0 << 8 | Int($1) } }
        guard file.count >= 12 else { return nil }
        let end = min(file.count, 8 + number(4))
        var cleaned = Array(file.prefix(12))
        cleaned.reserveCapacity(file.count)
        var at = 12
        while at + 8 <= end {
            let length = number(at + 4)
            guard length <= end - at - 8 else { return nil }
            let type = file[at..<at + 4]
            let data = file[(at + 8)..<(at + 8 + length)]
            if kept.contains(where: type.elementsEqual) {
                let start = cleaned.count
                cleaned += file[at..<at + 8 + length]
                if !length.isMultiple(of: 2) { cleaned.append(0) }
                if type.elementsEqual("VP8X".utf8), length > 0 { cleaned[start + 8] &= ~flagsOfMetadata }
            } else if type.elementsEqual("EXIF".utf8) {
                let tiff = data.starts(with: "Exif\0\0".utf8) ? data.dropFirst(6) : data
                guard PictureLook.isUpright(exif: tiff) else { return nil }
            } else if type.elementsEqual("ICCP".utf8) {
                guard PictureLook.isSRGB(profile: data) else { return nil }
            }
            at += 8 + length + length % 2
        }
        let size = cleaned.count - 8
        for byte in 0..<4 { cleaned[4 + byte] = UInt8(truncatingIfNeeded: size >> (8 * byte)) }
        return cleaned
    }
}
