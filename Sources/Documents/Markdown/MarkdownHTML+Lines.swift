import Markup

extension MarkdownHTML {
    /// Appends a paragraph that shows `text` as it is, line by line.
    static func appendLines(of text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
        var end = text.count
        while end > 0, text[end - 1] == 0x0A || text[end - 1] == 0x0D { end -= 1 }
        bytes.append(contentsOf: "<p>".utf8)
        var start = 0
        while start <= end {
            var lineEnd = start
            while lineEnd < end, text[lineEnd] != 0x0A, text[lineEnd] != 0x0D { lineEnd += 1 }
            if start > 0 { bytes.append(contentsOf: "<br>\n".utf8) }
            bytes.append(escaping: UnsafeBufferPointer(rebasing: text[start..<lineEnd]), for: .sanitizedHTML)
            let isPair = lineEnd + 1 < end && text[lineEnd] == 0x0D && text[lineEnd + 1] == 0x0A
            start = lineEnd + (isPair ? 2 : 1)
        }
        bytes.append(contentsOf: "</p>\n".utf8)
    }

    static func appendLines(of text: String, to bytes: inout [UInt8]) {
        var text = text
        text.withUTF8 { appendLines(of: $0, to: &bytes) }
    }
}
