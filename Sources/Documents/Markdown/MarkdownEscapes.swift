import CCMarkGFM

/// Backslash escapes and entities of Markdown (CommonMark 0.29, sections 6.1 and 6.2), as cmark resolves them in
/// destinations.
enum MarkdownEscapes {
    static func resolved(_ written: ArraySlice<UInt8>) -> String {
        guard written.contains(where: { $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "&") }) else {
            return String(decoding: written, as: UTF8.self)
        }
        var result: [UInt8] = []
        var index = written.startIndex
        while index < written.endIndex {
            let next = index + 1
            if written[index] == UInt8(ascii: "\\"), next < written.endIndex, isPunctuation(written[next]) {
                result.append(written[next])
                index += 2
            } else if written[index] == UInt8(ascii: "&"), let end = endOfEntity(at: index, in: written) {
                result.append(contentsOf: character(named: written[index..<end]))
                index = end
            } else {
                result.append(written[index])
                index += 1
            }
        }
        return String(decoding: result, as: UTF8.self)
    }

    /// ASCII punctuation, which a backslash takes the meaning from.
    static func isPunctuation(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x21...0x2F, 0x3A...0x40, 0x5B...0x60, 0x7B...0x7E: true
        default: false
        }
    }

    private static func endOfEntity(at start: Int, in written: ArraySlice<UInt8>) -> Int? {
        for index in start + 1..<min(start + 40, written.endIndex) {
            switch written[index] {
            case UInt8(ascii: ";"): return index > start + 1 ? index + 1 : nil
            case UInt8(ascii: "#") where index == start + 1: break
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "a")...UInt8(ascii: "z"):
                break
            default: return nil
            }
        }
        return nil
    }

    /// cmark knows the 2,125 names of HTML's entities; few destinations hold one, so it may take its time.
    private static func character(named entity: ArraySlice<UInt8>) -> [UInt8] {
        let root = entity.withUnsafeBytes { bytes in
            cmark_parse_document(bytes.baseAddress?.assumingMemoryBound(to: CChar.self), bytes.count, 0)
        }
        defer { cmark_node_free(root) }
        var result: [UInt8] = []
        if let root { MarkdownTree.appendText(of: root, to: &result) }
        return result
    }
}
