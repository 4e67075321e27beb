import Messages

/// A file's text and its name, from which places in it are told.
public struct SourceFile: Sendable {
    /// Relative to the content folder, with `/` between components.
    public let name: String
    /// Valid UTF-8 without a byte order mark.
    public let bytes: [UInt8]
    /// The places in a long text; nil for a short one, which is counted from its start each time.
    private let index: SourceIndex?

    /// A text that is known to be valid UTF-8.
    public init(name: String, text: String) { self.init(name: name, validated: Array(text.utf8)) }

    /// Checks what was read from a file: it must be UTF-8 without control characters. A byte order mark is dropped.
    /// Nil, with a diagnostic, where the bytes are no such text.
    public init?(name: String, bytes: [UInt8], diagnostics: inout [Diagnostic]) {
        self.init(name: name, validated: bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? Array(bytes.dropFirst(3)) : bytes)
        guard TextCheck.isUTF8(self.bytes, in: self, diagnostics: &diagnostics) else { return nil }
        TextCheck.reportControlCharacters(in: self, diagnostics: &diagnostics)
    }

    private init(name: String, validated bytes: [UInt8]) {
        self.name = name
        self.bytes = bytes
        index = bytes.count > 4 * SourceIndex.stride ? SourceIndex() : nil
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
        let place = place(ofByte: min(offset, bytes.count))
        return Position(
            line: place.line, column: place.codePoints - self.place(ofByte: place.lineStart).codePoints + 1)
    }

    /// Returns a diagnostic at the byte at `offset`.
    public func diagnostic(
        _ id: String, at offset: Int, length: Int = 1, _ message: Message, severity: Diagnostic.Severity = .error,
        suggestion: Message? = nil
    ) -> Diagnostic {
        let position = position(ofByte: offset)
        return Diagnostic(
            id: id, severity: severity, file: name, line: position.line, column: position.column, length: length,
            message: message, suggestion: suggestion)
    }

    /// The byte at which the code point number `index` (from 0, counted from the byte `start`) begins.
    func byte(ofCodePoint index: Int, from start: Int) -> Int {
        // Where few steps lead there, no index is needed.
        let isNear = self.index == nil || index < SourceIndex.stride
        let wanted = isNear ? index : place(ofByte: start).codePoints + index
        let place = isNear ? SourceIndex.Place() : self.place { $0.codePoints <= wanted }
        var remaining = wanted - place.codePoints
        var offset = isNear ? start : place.offset
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
        guard let start = start(ofLine: number) else { return nil }
        let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        let content = bytes[start..<end]
        return content.last == UInt8(ascii: "\r") ? content.dropLast() : content
    }

    /// The byte at which a line (from 1) begins; nil past the end.
    func start(ofLine number: Int) -> Int? {
        let place = place { $0.line < number }
        guard place.line < number else { return 0 }
        var line = place.line
        var start = place.offset
        while line < number {
            guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
            start = end + 1
            line += 1
        }
        return start
    }

    /// Returns code points from a place on, those of a number of bytes at most; nil past the end.
    public func scalars(from position: Position, bytes limit: Int) -> [Unicode.Scalar]? {
        guard let line = start(ofLine: position.line) else { return nil }
        let start = byte(ofCodePoint: position.column - 1, from: line)
        guard start < bytes.count else { return nil }
        return Array(String(decoding: bytes[start..<min(bytes.count, start + limit)], as: UTF8.self).unicodeScalars)
    }

    /// Returns the place of a byte, counted from the nearest one that is known.
    private func place(ofByte offset: Int) -> SourceIndex.Place {
        var place = index?.place(before: offset, in: bytes) ?? SourceIndex.Place()
        place.advance(to: offset, in: bytes)
        return place
    }

    /// Returns the last known place that comes early enough, or the start of the text.
    private func place(_ isEarlyEnough: (SourceIndex.Place) -> Bool) -> SourceIndex.Place {
        index?.last(in: bytes, isEarlyEnough) ?? SourceIndex.Place()
    }
}
