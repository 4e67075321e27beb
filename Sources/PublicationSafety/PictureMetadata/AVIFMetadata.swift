import PictureFormats

/// AVIF files keep metadata as items that others refer to (ISO/IEC 23008-12, 6.2 and annex A), so those that have any
/// are made anew.
enum AVIFMetadata {
    private static let signs = ["Exif", "mime", "uri ", "colrprof", "colrrICC", "udta", "uuid"].map {
        Array($0.utf8)
    }

    /// Returns the file without metadata; nil where the file holds metadata, or what may be such.
    static func removed(from file: [UInt8]) -> [UInt8]? {
        guard let boxes = topBoxes(of: file) else { return nil }
        let head = file[boxes.description]
        let letters = Set(signs.compactMap(\.first))
        for at in head.indices where letters.contains(file[at]) {
            if signs.contains(where: { head[at...].starts(with: $0) }) { return nil }
        }
        return Array(file[..<boxes.end])
    }

    /// Returns the place of the box `meta` and the end of the last box; nil where there are others than a still
    /// picture needs.
    private static func topBoxes(of file: [UInt8]) -> (description: Range<Int>, end: Int)? {
        var description: Range<Int>?
        var at = 0
        while at + 8 <= file.count {
            guard let size = file.bigEndian(at: at, width: 4), size >= 8, size <= file.count - at else { break }
            switch String(decoding: file[at + 4..<at + 8], as: UTF8.self) {
            case "meta": description = at..<at + size
            case "ftyp", "mdat": break
            default: return nil
            }
            at += size
        }
        return description.map { ($0, at) }
    }
}
