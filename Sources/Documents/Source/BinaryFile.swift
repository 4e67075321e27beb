import Messages

/// The kinds of files that are no text, as their first bytes show.
public enum BinaryFile {
    /// The first bytes of files, and what these are.
    private static let beginnings: [(bytes: [UInt8], kind: Message)] = [
        (Array("PK\u{3}\u{4}".utf8), "a document of a word processor, a table or an archive"),
        ([0xD0, 0xCF, 0x11, 0xE0], "a document of a word processor or a table"),
        (Array("{\\rtf".utf8), "a document of a word processor or a table"),
        (Array("%PDF".utf8), "a PDF document"), ([0xFF, 0xD8, 0xFF], "a picture"),
        ([0x89, 0x50, 0x4E, 0x47], "a picture"), (Array("GIF8".utf8), "a picture"), (Array("RIFF".utf8), "a picture"),
        ([0x1A, 0x45, 0xDF, 0xA3], "a film"),
    ]

    /// Returns the kind of a file that is no text; nil for what may be one.
    static func kind(of bytes: [UInt8]) -> Message? {
        if let first = bytes.first,
            let known = beginnings.first(where: { $0.bytes[0] == first && bytes.starts(with: $0.bytes) })
        {
            return known.kind
        }
        // ISO/IEC 14496-12, 4.3: a picture (HEIC, AVIF) or a film.
        if bytes.dropFirst(4).starts(with: Array("ftyp".utf8)) { return "a picture or a film" }
        let beginning = bytes.prefix(1 << 12)
        let unusual = beginning.withUnsafeBufferPointer { bytes in
            // Adding is what a processor does with many bytes at once, to small sums above all.
            bytes.reduce(0 as UInt16) { $0 &+ ($1 < 0x20 && !(0x09...0x0D).contains($1) ? 1 : 0) }
        }
        return Int(unusual) * 10 > beginning.count && !isUTF16(bytes) ? "a file of a program" : nil
    }

    /// True if a file says by its first bytes that it is text in UTF-16.
    static func isUTF16(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    }

    /// True if no line of a file can be shown.
    public static func isBinary(_ bytes: [UInt8]) -> Bool {
        kind(of: bytes) != nil || bytes.prefix(1 << 12).contains { $0 < 0x20 && !(0x09...0x0D).contains($0) }
    }
}
