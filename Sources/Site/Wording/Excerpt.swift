/// The beginning of a text.
enum Excerpt {
    /// At most `limit` code points (more than none), ending in "…" where the text goes on, cut between words where it
    /// has any.
    static func of(_ text: String, limit: Int) -> String {
        // No text has more code points than bytes.
        guard text.utf8.count > limit else { return text }
        var text = text
        let kept: Int? = text.withUTF8 { utf8 in
            var codePoints = 0
            var lastBlank: Int?
            for (index, byte) in utf8.enumerated() where byte & 0xC0 != 0x80 {
                if codePoints == limit { return lastBlank ?? 0 }
                codePoints += 1
                // The mark at the end takes a place of its own.
                if byte == UInt8(ascii: " "), codePoints <= limit { lastBlank = index }
            }
            return nil
        }
        guard let kept else { return text }
        let cut = kept > 0 ? text[..<text.utf8.index(text.startIndex, offsetBy: kept)] : beginning(of: text, limit)
        var excerpt = String(trimmed(cut))
        excerpt += "…"
        return excerpt
    }

    /// Returns as many whole characters of one long word as there is room for.
    private static func beginning(of text: String, _ limit: Int) -> Substring {
        var cut = text.prefix(limit - 1)
        while cut.unicodeScalars.count >= limit { cut.removeLast() }
        return cut
    }

    /// Without what would look odd before the mark.
    private static func trimmed(_ text: Substring) -> Substring {
        var text = text
        while let last = text.utf8.last, last == 0x20 || last == 0x2C || last == 0x3A || last == 0x3B {
            text = text[..<text.utf8.index(before: text.endIndex)]
        }
        return text
    }
}
