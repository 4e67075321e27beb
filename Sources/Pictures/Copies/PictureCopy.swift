/// A picture's file without what is no picture in it: the same pixels, bit for bit, and no metadata, comments, thumbnails or
/// whatever lies behind its end.
enum PictureCopy: Equatable {
    /// There is nothing to leave out.
    case asItIs
    case cleaned([UInt8])
    /// It would look different without its metadata, so it has to be decoded: it is turned, or in colours of its own.
    case reliesOnMetadata

    init(of file: [UInt8], _ format: PictureFormat) {
        let cleaned: [UInt8]? =
            switch format {
            case .jpeg: JPEGCleaner.clean(file)
            case .png: PNGCleaner.clean(file)
            case .webp: WebPCleaner.clean(file)
            case .gif: GIFCleaner.clean(file)
            case .avif: AVIFCleaner.clean(file)
            case .heic: nil
            }
        guard let cleaned else {
            self = .reliesOnMetadata
            return
        }
        self = cleaned == file ? .asItIs : .cleaned(cleaned)
    }
}

/// What metadata say about how a picture looks.
enum PictureLook {
    /// Whether Exif data (their TIFF header first) leave a picture as it is stored: the orientation is 1, wrong or missing
    /// (Exif 2.3, 4.6.4, tag 274). What cannot be read is taken for an orientation.
    static func isUpright(exif tiff: ArraySlice<UInt8>) -> Bool {
        let bytes = Array(tiff)
        guard bytes.count >= 8 else { return true }
        let isLittleEndian = bytes.starts(with: Array("II".utf8))
        func number(_ at: Int, _ width: Int) -> Int? {
            guard at >= 0, at + width <= bytes.count else { return nil }
            let part = bytes[at..<at + width]
            return (isLittleEndian ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
        }
        guard let directory = number(4, 4), let count = number(directory, 2) else { return true }
        for entry in 0..<min(count, 1024) {
            let at = directory + 2 + entry * 12
            guard let tag = number(at, 2), let type = number(at + 2, 2) else { return true }
            guard tag == 274 else { continue }
            let value = number(at + 8, type == 4 ? 4 : 2) ?? 1
            return !(2...8).contains(value)
        }
        return true
    }

    /// Whether a colour profile is sRGB's, which is what pictures without one are in: its description says so (ICC.1, 9.2.41),
    /// in one byte or in two for each letter.
    static func isSRGB(profile: some Collection<UInt8>) -> Bool {
        let letters = Array("sRGB".utf8)
        let narrow = Array(profile.prefix(1 << 14).filter { $0 != 0 })
        return narrow.indices.contains { narrow[$0...].starts(with: letters) }
    }
}
