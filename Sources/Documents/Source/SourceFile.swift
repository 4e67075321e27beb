/// A file's text and its name, from which places in it are told.
public struct SourceFile: Sendable {
    /// Relative to the content folder, with `/` between components.
    public let name: String
    /// Valid UTF-8 without a byte order mark.
    public let bytes: [UInt8]

    /// A text that is known to be valid UTF-8.
    public init(name: String, text: String) {
        self.name = name
        bytes = Array(text.utf8)
    }

    /// Checks what was read from a file: it must be UTF-8 without control characters. A byte order mark is dropped.
    /// Nil, with a diagnostic, where the bytes are no such text.
    public init?(name: String, bytes: [UInt8], diagnostics: inout [Diagnostic]) {
        self.name = name
        self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes
        guard TextCheck.isUTF8(self.bytes, in: self, diagnostics: &diagnostics) else { return nil }
        TextCheck.reportControlCharacters(in: self, diagnostics: &diagnostics)
    }
}

extension SourceFile {
    /// A place in the text.
    public struct Position: Hashable, Sendable {
        /// From 1.
        public var line: Int
        /// From 1, in Unicode code points.
        public var column: Int

        public init(line: Int, column: Int) {
            self.line = line
            self.column = column
        }
    }

    /// Returns the position of the byte at `offset`; past the end of the text, that of its end.
    public func position(ofByte offset: Int) -> Position {
        var line = 1
        var lineStart = 0
        let end = min(offset, bytes.count)
        for index in 0..<end where bytes[index] == UInt8(ascii: "\n") {
            line += 1
            lineStart = index + 1
        }
        return Position(line: line, column: SourceFile.codePoints(in: bytes[lineStart..<end]) + 1)
    }

    /// The byte at which the code point number `index` (from 0, counted from the byte `start`) begins.
    func byte(ofCodePoint index: Int, from start: Int) -> Int {
        var remaining = index
        var offset = start
        while offset < bytes.count {
            if bytes[offset] & 0xC0 != 0x80 {
                if remaining == 0 { return offset }
                remaining -= 1
            }
            offset += 1
        }
        return bytes.count
    }

    /// Returns the number of code points in a slice of UTF-8.
    public static func codePoints(in bytes: some Sequence<UInt8>) -> Int {
        bytes.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    }

    /// The bytes of a line (from 1) without its line break; nil past the end.
    public func line(_ number: Int) -> ArraySlice<UInt8>? {
        var line = 1
        var start = 0
        while line < number {
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = end + 1
            line += 1
        }
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        let content = bytes[start..<end]
        return content.last == UInt8(ascii: "\r") ? content.dropLast() : content
    }
}
