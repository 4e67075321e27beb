/// The lines of a text, without markup; an empty line ends a paragraph, items of lists begin with `- `.
enum PlainLines {
    static func ofText(_ text: String) -> [String] {
        HTMLEntities.decoded(text).split(omittingEmptySubsequences: false) { $0.isNewline }.map(String.init)
    }

    /// True if a text holds tags: a `<` with a letter, a slash or an exclamation mark behind it, and a `>` after that.
    static func looksLikeHTML(_ text: String) -> Bool {
        let bytes = Array(text.utf8)
        guard let last = bytes.lastIndex(of: UInt8(ascii: ">")) else { return false }
        return bytes.indices.dropLast().contains { index in
            bytes[index] == UInt8(ascii: "<") && index < last && opensTag(bytes[index + 1])
        }
    }

    private static func opensTag(_ byte: UInt8) -> Bool {
        (byte | 0x20) &- 0x61 < 26 || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "!")
    }

    /// Without a tag that ends a line, the lines of the text itself are kept.
    static func ofHTML(_ text: String) -> [String] {
        if !text.contains(#/<(?i:br|p|div|li|tr|hr|h[1-6]|table|blockquote)\b/#) {
            let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }
            if lines.count > 1 { return lines.flatMap { ofHTML(String($0)) } }
        }
        let bytes = Array(text.utf8)
        var lines: [String] = []
        var line: [UInt8] = []
        var index = 0
        func finish() {
            lines.append(HTMLEntities.decoded(String(decoding: line, as: UTF8.self)))
            line = []
        }
        while index < bytes.count {
            let byte = bytes[index]
            guard byte == UInt8(ascii: "<"), index + 1 < bytes.count, opensTag(bytes[index + 1]) else {
                line.append(byte < 0x20 ? 0x20 : byte)
                index += 1
                continue
            }
            if bytes[index...].starts(with: Array("<!--".utf8)) {
                index = end(of: Array("-->".utf8), in: bytes, from: index)
                continue
            }
            let nameStart = index + (bytes[index + 1] == UInt8(ascii: "/") ? 2 : 1)
            let name = String(
                decoding: bytes[nameStart...].prefix { ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10 }.map { $0 | 0x20 },
                as: UTF8.self)
            let isEnd = nameStart == index + 2
            index = end(of: [UInt8(ascii: ">")], in: bytes, from: index)
            switch name {
            case "script", "style":
                if !isEnd { index = end(of: Array("</\(name)".utf8), in: bytes, from: index) }
                if !isEnd { index = end(of: [UInt8(ascii: ">")], in: bytes, from: index) }
            case "br": finish()
            case "li":
                if line.contains(where: { $0 > 0x20 }) { finish() } else { line = [] }
                if !isEnd { line = Array("- ".utf8) }
            // Headings' digits have the bit that letters get when they are made small.
            case "p", "div", "ul", "ol", "table", "blockquote", "section", "article", "h1", "h2", "h3", "h4", "h5",
                "h6":
                finish()
                lines.append("")
            case "tr", "hr": finish()
            default: break
            }
        }
        finish()
        return lines
    }

    /// The offset behind the next place of `mark`, letter case aside; the end where there is none.
    private static func end(of mark: [UInt8], in bytes: [UInt8], from start: Int) -> Int {
        var index = start
        while index + mark.count <= bytes.count {
            if zip(bytes[index...], mark).allSatisfy({ $0 == $1 || ($1 &- 0x61 < 26 && $0 | 0x20 == $1) }) {
                return index + mark.count
            }
            index += 1
        }
        return bytes.count
    }
}
