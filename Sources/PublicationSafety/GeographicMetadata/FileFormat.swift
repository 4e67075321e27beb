/// The format of a file by its first bytes, whatever its name says.
public enum FileFormat: Sendable {
    case jpeg, png, webp, gif, tiff, heif
    /// MP4, QuickTime and their relatives (ISO/IEC 14496-12).
    case mp4
    /// Matroska and WebM.
    case matroska
    case pdf
    /// A ZIP archive; documents of Microsoft and OpenDocument are such.
    case zip
    case gzip
    case other

    public var isFilm: Bool { self == .mp4 || self == .matroska }

    init(of view: ByteView) {
        if view.count < 4 {
            self = .other
        } else if view[0] == 0xFF, view[1] == 0xD8, view[2] == 0xFF {
            self = .jpeg
        } else if view[0] == 0x89, view.holds("PNG\r\n\u{1A}\n", at: 1) {
            self = .png
        } else if view.holds("RIFF", at: 0), view.holds("WEBP", at: 8) {
            self = .webp
        } else if view.holds("GIF8", at: 0) {
            self = .gif
        } else if view.holds("II*\0", at: 0) || view.holds("MM\0*", at: 0) {
            self = .tiff
        } else if view.holds("ftyp", at: 4) {
            let brands = ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1", "avif", "avis"]
            let brand = String(decoding: view.bytes(8, 4), as: UTF8.self)
            self = brands.contains(brand) ? .heif : .mp4
        } else if FileFormat.boxesOfFilms.contains(where: { view.holds($0, at: 4) }) {
            self = .mp4
        } else if view[0] == 0x1A, view[1] == 0x45, view[2] == 0xDF, view[3] == 0xA3 {
            self = .matroska
        } else if view.holds("PK\u{3}\u{4}", at: 0) || view.holds("PK\u{5}\u{6}", at: 0) {
            self = .zip
        } else if view[0] == 0x1F, view[1] == 0x8B, view[2] == 8 {
            self = .gzip
        } else if (0..<1024).contains(where: { view[$0] == UInt8(ascii: "%") && view.holds("%PDF-", at: $0) }) {
            // Readers accept a kilobyte of anything before it (ISO 32000-1, annex H, note 13).
            self = .pdf
        } else {
            self = .other
        }
    }

    /// With which films begin that are older than `ftyp`.
    private static let boxesOfFilms: [StaticString] = ["moov", "mdat", "wide", "free", "skip", "pnot"]
}
