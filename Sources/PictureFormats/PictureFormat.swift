/// The kinds of pictures that are read. A file tells its kind by how it begins, whatever its name says.
public enum PictureFormat: String, CaseIterable, Sendable {
    case jpeg, png, webp, gif, heic, avif

    /// Nil for all else.
    public init?(of bytes: some Collection<UInt8>) {
        func holds(_ text: StaticString, at offset: Int) -> Bool {
            text.withUTF8Buffer { bytes.dropFirst(offset).starts(with: $0) }
        }
        if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
            self = .jpeg
        } else if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
            self = .png
        } else if holds("RIFF", at: 0), holds("WEBP", at: 8) {
            self = .webp
        } else if holds("GIF87a", at: 0) || holds("GIF89a", at: 0) {
            self = .gif
        } else if holds("ftyp", at: 4) {
            // ISO/IEC 23008-12, annex B, and AVIF 1.1, section 9.
            if holds("avif", at: 8) || holds("avis", at: 8) {
                self = .avif
            } else if ["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"].contains(where: {
                holds($0, at: 8)
            }) {
                self = .heic
            } else {
                return nil
            }
        } else {
            return nil
        }
    }

    /// Endings of file names that stand for it, in lower case, the usual one first.
    public var extensions: [String] {
        switch self {
        case .jpeg: ["jpg", "jpeg"]
        case .png: ["png"]
        case .webp: ["webp"]
        case .gif: ["gif"]
        case .heic: ["heic", "heif"]
        case .avif: ["avif"]
        }
    }

    /// As people write it.
    public var name: String {
        switch self {
        case .webp: "WebP"
        default: rawValue.uppercased()
        }
    }

    /// A kind of picture by its file's name; nil where the ending is none of a raster picture.
    public init?(named file: String) {
        guard let dot = file.utf8.lastIndex(of: UInt8(ascii: ".")) else { return nil }
        let ending = file[file.index(after: dot)...].lowercased()
        guard let format = PictureFormat.allCases.first(where: { $0.extensions.contains(ending) }) else { return nil }
        self = format
    }
}
