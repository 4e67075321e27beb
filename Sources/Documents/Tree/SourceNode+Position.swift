import Messages

extension SourceNode {
    /// The place where the node begins: at a quotation mark, where it has one.
    public var position: SourceFile.Position {
        tree.source.position(ofByte: byteRange.lowerBound)
    }

    /// The number of code points that an excerpt underlines: the node itself, or the first character of one that spans
    /// lines.
    public var underlinedLength: Int {
        guard isScalar else { return 1 }
        let slice = tree.source.bytes[byteRange]
        guard !slice.contains(UInt8(ascii: "\n")) else { return 1 }
        return max(1, SourceFile.codePoints(in: slice))
    }

    /// A key as its writer calls it; for all other nodes their text.
    public var written: String {
        guard isScalar else { return "" }
        var bytes = tree.source.bytes[byteRange]
        if let mark = bytes.first, bytes.count > 1, mark == bytes.last, [0x22, 0x27].contains(mark) {
            bytes = bytes.dropFirst().dropLast()
        }
        // What an escape or a line break changed is told as it is read.
        guard !bytes.contains(where: { $0 < 0x20 || $0 == UInt8(ascii: "\\") }) else { return text }
        return String(decoding: bytes, as: UTF8.self)
    }

    /// The node's bytes in its file.
    public var byteRange: Range<Int> {
        let storage = tree.nodes[index]
        guard let origin = tree.codePointOrigin else { return Int(storage.start)..<Int(storage.end) }
        let start = tree.source.byte(ofCodePoint: Int(storage.start), from: origin)
        return start..<tree.source.byte(ofCodePoint: Int(storage.end - storage.start), from: start)
    }

    /// True for the value of a field that has not even a colon, as has the second of `{a: 1, b}`.
    public var isUnwritten: Bool {
        guard kind == .plain, byteRange.isEmpty else { return false }
        return !tree.source.bytes[..<byteRange.lowerBound].reversed().prefix { $0 != UInt8(ascii: ",") }
            .contains(UInt8(ascii: ":"))
    }

    /// True if the node begins before another one of its document.
    public func isBefore(_ other: SourceNode) -> Bool { index < other.index }

    /// A diagnostic at this node.
    public func diagnostic(
        _ id: String, _ message: Message, severity: Diagnostic.Severity = .error, suggestion: Message? = nil
    ) -> Diagnostic {
        tree.source.diagnostic(
            id, at: byteRange.lowerBound, length: underlinedLength, message, severity: severity,
            suggestion: suggestion)
    }
}
