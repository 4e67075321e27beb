/// A file that is published of a picture.
public struct Rendition: Hashable, Sendable {
    /// The purpose of the file. The raw values are those of cache entries.
    public enum Role: UInt8, CaseIterable, Sendable {
        /// The whole picture in the modern format, the narrowest first.
        case display = 1
        /// The whole picture for browsers without that, and for all other programs.
        case fallback = 2
        /// The square cut in the modern format, the smallest first.
        case card = 3
        case cardFallback = 4
        case sharing = 5
        case logo = 6
        /// The whole picture in its own size.
        case copy = 7
    }

    /// The raw values are those of cache entries.
    public enum Encoding: UInt8, CaseIterable, Sendable {
        case jpeg = 1
        case png = 2
        case webp = 3
        case avif = 4

        public var mediaType: String {
            self == .jpeg ? "image/jpeg" : "image/\(ending)"
        }

        var ending: String {
            switch self {
            case .jpeg: "jpg"
            case .png: "png"
            case .webp: "webp"
            case .avif: "avif"
            }
        }
    }

    public let role: Role
    public let encoding: Encoding
    /// In pixels.
    public let width: Int
    public let height: Int

    /// The end of the file's name, behind the picture's: `-720.avif`.
    public var suffix: String {
        switch role {
        case .display, .fallback: "-\(width).\(encoding.ending)"
        case .card, .cardFallback: "-c\(width).\(encoding.ending)"
        case .sharing: "-s.\(encoding.ending)"
        case .logo: "-l.\(encoding.ending)"
        case .copy: ".\(encoding.ending)"
        }
    }
}
