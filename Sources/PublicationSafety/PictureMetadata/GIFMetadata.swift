/// The blocks that a GIF file needs (GIF89a, appendix A), up to its trailer.
enum GIFMetadata {
    /// The blocks that tell how often an animation is repeated, which is all that browsers know of applications'
    /// blocks.
    private static let repetitions = ["NETSCAPE2.0", "ANIMEXTS1.0"].map { Array($0.utf8) }

    /// Returns the file without metadata; nil where the file is not whole.
    static func removed(from file: [UInt8]) -> [UInt8]? {
        guard file.count >= 13 else { return nil }
        var at = 13 + colours(file[10])
        guard at <= file.count else { return nil }
        var cleaned = Array(file[..<at])
        cleaned.reserveCapacity(file.count)
        while at < file.count {
            let start = at
            var isKept = true
            switch file[at] {
            case 0x3B: return cleaned + [0x3B]
            case 0x2C:
                guard at + 10 <= file.count else { return nil }
                // The colours, and the code size of what follows.
                at += 10 + colours(file[at + 9]) + 1
            case 0x21:
                guard at + 2 < file.count else { return nil }
                let label = file[at + 1]
                let name = file[(at + 3)..<min(file.count, at + 3 + Int(file[at + 2]))]
                isKept = label == 0xF9 || label == 0x01 || label == 0xFF && repetitions.contains(Array(name))
                at += 2
            default: return nil
            }
            while at < file.count, file[at] != 0 { at += 1 + Int(file[at]) }
            at += 1
            guard at <= file.count else { return nil }
            if isKept { cleaned += file[start..<at] }
        }
        return nil
    }

    /// Returns the number of bytes that the table takes which packed flags announce.
    private static func colours(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
}
