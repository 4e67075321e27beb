import PictureFormats

/// The chunks that a PNG file needs (PNG, third edition, clause 11), up to its end.
enum PNGMetadata {
    private static let kept = ["IHDR", "PLTE", "tRNS", "IDAT", "IEND", "acTL", "fcTL", "fdAT"].map { Array($0.utf8) }

    /// Returns the file without metadata; nil where the picture relies on what is left out.
    static func removed(from file: [UInt8]) -> [UInt8]? {
        var cleaned = Array(file.prefix(8))
        cleaned.reserveCapacity(file.count)
        var saysSRGB = false
        var hasOtherGamma = false
        for (type, data) in PNGChunks(file) {
            if kept.contains(where: type.elementsEqual) {
                cleaned += file[(data.lowerBound - 8)..<(data.upperBound + 4)]
            }
            switch String(decoding: type, as: UTF8.self) {
            case "IEND": return hasOtherGamma && !saysSRGB ? nil : cleaned
            case "sRGB": saysSRGB = true
            case "eXIf":
                guard PictureLook.isUpright(exif: file[data]) else { return nil }
            // Its name stands before the packed profile.
            case "iCCP":
                guard PictureLook.isSRGB(profile: file[data].prefix { $0 != 0 }) else { return nil }
            // Red, green and blue as in BT.709, curves as in sRGB, and no matrix, in full range (ITU-T H.273).
            case "cICP":
                guard file[data].elementsEqual([1, 13, 0, 1]) else { return nil }
            case "gAMA":
                let gamma = file[data].reduce(0) { $0 << 8 | Int($1) }
                hasOtherGamma = !(44_000...47_000).contains(gamma)
            default: break
            }
        }
        return nil
    }
}
