/// A check for what no text of a record may hold.
public enum TextCheck {
    static func isUTF8(_ bytes: [UInt8], in source: SourceFile, diagnostics: inout [Diagnostic]) -> Bool {
        if let kind = BinaryFile.kind(of: bytes) {
            diagnostics.report(
                "not-utf-8", in: source.name, "this is \(kind), not a text",
                suggestion: "write a text file in its place, or give it the ending that it had")
            return false
        }
        do {
            _ = try UTF8Span(validating: bytes.span)
            return true
        } catch {
            let offset = error.byteOffsets.lowerBound
            let digits = String(bytes[offset], radix: 16, uppercase: true)
            let isUTF16 = BinaryFile.isUTF16(bytes)
            diagnostics.append(
                source.diagnostic(
                    "not-utf-8", at: offset,
                    isUTF16
                        ? "the file is UTF-16, not UTF-8"
                        : "the file is not UTF-8: the byte 0x\(digits) cannot stand here",
                    suggestion: isUTF16
                        ? "save the file with the encoding UTF-8"
                        : "save the file with the encoding UTF-8 (it may be Windows-1250 or ISO-8859-2 now)"))
            return false
        }
    }

    /// One diagnostic for the first control character of a file: more would only repeat it.
    static func reportControlCharacters(in source: SourceFile, diagnostics: inout [Diagnostic]) {
        guard let offset = firstForbidden(in: source.bytes.span) else { return }
        diagnostics.append(
            source.diagnostic(
                "control-character", at: offset,
                "the character \(name(ofCodePointAt: offset, in: source.bytes)) cannot be shown",
                suggestion: "delete it; it is invisible in most editors"))
    }

    /// True if a text holds a control character or a noncharacter, which neither HTML nor XML can carry.
    public static func holdsForbiddenCharacter(_ text: String) -> Bool {
        var text = text
        return text.withUTF8 { firstForbidden(in: $0.span) } != nil
    }

    static func holdsForbiddenCharacter(_ source: SourceFile) -> Bool { firstForbidden(in: source.bytes.span) != nil }

    /// True if a scalar spells such a character by an escape. Where it stands in the file itself, the file's own check
    /// has told it.
    public static func escapesForbiddenCharacter(_ node: SourceNode) -> Bool {
        guard holdsForbiddenCharacter(node.exactText) else { return false }
        return firstForbidden(in: Array(node.tree.source.bytes[node.byteRange]).span) == nil
    }

    /// The offset of the first control character (C0 but tab and line breaks, DEL, C1) or noncharacter U+FFFE, U+FFFF.
    private static func firstForbidden(in bytes: Span<UInt8>) -> Int? {
        bytes.withUnsafeBytes { bytes in
            var start = 0
            while start < bytes.count {
                let end = min(start + 8, bytes.count)
                if end - start < 8 || mayHoldForbidden(bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)) {
                    for index in start..<end where isForbidden(bytes, at: index) { return index }
                }
                start = end
            }
            return nil
        }
    }

    /// False where none of eight bytes is or begins such a character, nor is a line break; most of a text are such runs.
    private static func mayHoldForbidden(_ bytes: UInt64) -> Bool {
        // The highest bit of a difference is set where a byte was less than what is taken from it.
        func holds(_ byte: UInt64) -> UInt64 {
            let difference = bytes ^ (byte &* 0x0101_0101_0101_0101)
            return (difference &- 0x0101_0101_0101_0101) & ~difference
        }
        let isControl = (bytes &- 0x2020_2020_2020_2020) & ~bytes
        return (isControl | holds(0x7F) | holds(0xC2) | holds(0xEF)) & 0x8080_8080_8080_8080 != 0
    }

    private static func isForbidden(_ bytes: UnsafeRawBufferPointer, at index: Int) -> Bool {
        switch bytes[index] {
        case 0x09, 0x0A, 0x0D: false
        case 0..<0x20, 0x7F: true
        case 0xC2: index + 1 < bytes.count && bytes[index + 1] < 0xA0
        case 0xEF: index + 2 < bytes.count && bytes[index + 1] == 0xBF && bytes[index + 2] >= 0xBE
        default: false
        }
    }

    /// The number of code points that one letter may be made of: 30 marks stand over it at most, as in stream-safe text
    /// (UAX #15, section 13). A taller tower is as wide as a page where a font lacks the marks, and no line can break in it.
    public static let characterLength = 31

    /// Returns the place of the first letter that has more marks than any language needs; nil where there is none.
    public static func towerOfMarks(in text: String) -> SourceFile.Position? {
        var text = text
        guard text.withUTF8({ mayHoldTower($0) }) else { return nil }
        var position = SourceFile.Position(line: 1, column: 1)
        for character in text {
            let length = character.unicodeScalars.count
            if length > characterLength { return position }
            position =
                character.isNewline
                ? SourceFile.Position(line: position.line + 1, column: 1)
                : SourceFile.Position(line: position.line, column: position.column + length)
        }
        return nil
    }

    /// True if so many code points from U+0300 on, where marks begin, stand side by side.
    private static func mayHoldTower(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard bytes.reduce(0, max) >= 0xCC else { return false }
        var count = 0
        for byte in bytes where byte & 0xC0 != 0x80 {
            count = byte < 0xCC ? 0 : count + 1
            if count >= characterLength { return true }
        }
        return false
    }

    private static func name(ofCodePointAt offset: Int, in bytes: [UInt8]) -> String {
        let scalar = String(decoding: bytes[offset..<min(offset + 4, bytes.count)], as: UTF8.self).unicodeScalars.first
        let digits = String(scalar?.value ?? 0, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    }
}
