import PictureFormats

/// The segments that a JPEG file needs (ITU-T T.81, annex B), up to its end.
enum JPEGMetadata {
    /// Returns the file without metadata; nil where the picture relies on what is left out.
    static func removed(from file: [UInt8]) -> [UInt8]? {
        var cleaned: [UInt8] = [0xFF, 0xD8]
        cleaned.reserveCapacity(file.count)
        var profile: [UInt8] = []
        var isUpright = true
        var hasExif = false
        for part in JPEGSegments(file) {
            let data = file[part.payload]
            guard let marker = part.marker else {
                cleaned += file[part.range]
                continue
            }
            switch marker {
            case 0xD8: break
            case 0xD9:
                cleaned += [0xFF, 0xD9]
                return isUpright && (profile.isEmpty || PictureLook.isSRGB(profile: profile)) ? cleaned : nil
            case 0xE0 where data.starts(with: "JFIF\0".utf8) && data.count >= 12:
                // Version and density, and no thumbnail.
                cleaned += [0xFF, 0xE0, 0, 16] + data.prefix(12) + [0, 0]
            case 0xEE where data.starts(with: "Adobe".utf8) && data.count >= 12:
                // How colours are coded.
                cleaned += [0xFF, 0xEE, 0, 14] + data.prefix(12)
            case 0xE1 where data.starts(with: "Exif\0".utf8):
                // The first one counts.
                if !hasExif { isUpright = PictureLook.isUpright(exif: data) }
                hasExif = true
            case 0xE2 where data.starts(with: "ICC_PROFILE\0".utf8): profile += data.dropFirst(14)
            case 0xE0...0xEF, 0xFE: break
            default: cleaned += file[part.range]
            }
        }
        return nil
    }
}
