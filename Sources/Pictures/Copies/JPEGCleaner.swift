/// The segments that a JPEG file needs (ITU-T T.81, annex B), up to its end.
enum JPEGCleaner {
    /// Nil where the picture relies on what is left out.
    static func clean(_ file: [UInt8]) -> [UInt8]? {
        var cleaned: [UInt8] = [0xFF, 0xD8]
        cleaned.reserveCapacity(file.count)
        var profile: [UInt8] = []
        var isUpright = true
        var hasExif = false
        var at = 2
        while at + 1 < file.count {
            guard file[at] == 0xFF else {
                // Entropy-coded data.
                let end = file[at...].firstIndex(of: 0xFF) ?? file.endIndex
                cleaned += file[at..<end]
                at = end
                continue
            }
            let marker = file[at + 1]
            switch marker {
            case 0xFF: at += 1
            case 0x00, 0x01, 0xD0...0xD8:
                if marker != 0xD8 { cleaned += file[at..<at + 2] }
                at += 2
            case 0xD9:
                cleaned += [0xFF, 0xD9]
                guard isUpright, profile.isEmpty || PictureLook.isSRGB(profile: profile) else { return nil }
                return cleaned
            default:
                guard at + 3 < file.count else { return nil }
                let end = at + 2 + max(2, Int(file[at + 2]) << 8 | Int(file[at + 3]))
                guard end <= file.count else { return nil }
                let data = file[(at + 4)..<max(at + 4, end)]
                switch marker {
                case 0xE0 where data.starts(with: "JFIF\0".utf8) && data.count >= 12:
                    // Version and density, and no thumbnail.
                    cleaned += [0xFF, 0xE0, 0, 16] + data.prefix(12) + [0, 0]
                case 0xEE where data.starts(with: "Adobe".utf8) && data.count >= 12:
                    // How colours are coded.
                    cleaned += [0xFF, 0xEE, 0, 14] + data.prefix(12)
                case 0xE1 where data.starts(with: "Exif\0".utf8):
                    // The first one counts.
                    if !hasExif { isUpright = PictureLook.isUpright(exif: data.dropFirst(6)) }
                    hasExif = true
                case 0xE2 where data.starts(with: "ICC_PROFILE\0".utf8): profile += data.dropFirst(14)
                case 0xE0...0xEF, 0xFE: break
                default: cleaned += file[at..<end]
                }
                at = end
            }
        }
        return nil
    }
}
