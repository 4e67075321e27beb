/// A Markdown file's two parts: YAML between two lines `---`, then the body.
public struct FrontMatter: Sendable {
    /// The bytes of the YAML; nil where the file has none.
    public let yaml: Range<Int>?
    public let body: Range<Int>
    /// The number of the body's first line, from 1.
    public let bodyLine: Int

    /// Nil, with a diagnostic, where the front matter is opened and never closed.
    public init?(of source: SourceFile, diagnostics: inout [Diagnostic]) {
        let bytes = source.bytes
        guard let start = FrontMatter.fence(at: 0, in: bytes) else {
            yaml = nil
            body = 0..<bytes.count
            bodyLine = 1
            return
        }
        var line = 2
        var lineStart = start
        while lineStart < bytes.count {
            if let end = FrontMatter.fence(at: lineStart, in: bytes) {
                yaml = start..<lineStart
                body = end..<bytes.count
                bodyLine = line + 1
                return
            }
            guard let lineBreak = bytes[lineStart...].firstIndex(of: UInt8(ascii: "\n")) else { break }
            lineStart = lineBreak + 1
            line += 1
        }
        diagnostics.append(
            Diagnostic(
                id: "unclosed-front-matter", file: source.name, length: 3,
                message: "the fields begin here with \"---\" and never end",
                suggestion: "put a line with \"---\" after the last field, before the description"))
        return nil
    }

    /// Returns the start of the line after a line of three hyphens (and blanks); nil where another line stands.
    private static func fence(at start: Int, in bytes: [UInt8]) -> Int? {
        guard bytes.count >= start + 3, bytes[start..<(start + 3)].allSatisfy({ $0 == UInt8(ascii: "-") }) else {
            return nil
        }
        var end = start + 3
        while end < bytes.count {
            switch bytes[end] {
            case UInt8(ascii: "\n"): return end + 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): end += 1
            default: return nil
            }
        }
        return end
    }
}
