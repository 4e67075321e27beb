/// Running text that is cut behind a word.
struct MarkdownSummary {
    private let limit: Int
    private var bytes: [UInt8] = []
    /// Code points in `bytes`.
    private var length = 0
    /// The end of the last word behind which there is room for the ellipsis.
    private var lastCut = 0
    /// True if there was more text than fits.
    private(set) var isFull = false

    init(limit: Int) {
        self.limit = max(limit, 0)
    }

    /// Appends a paragraph, each run of white space as one blank.
    mutating func append(_ paragraph: [UInt8]) {
        var isBetweenWords = !bytes.isEmpty
        for byte in paragraph {
            if byte <= 0x20 {
                isBetweenWords = !bytes.isEmpty
                continue
            }
            if isBetweenWords {
                guard length < limit else {
                    isFull = true
                    return
                }
                lastCut = bytes.count
                bytes.append(0x20)
                length += 1
                isBetweenWords = false
            }
            if byte & 0xC0 != 0x80 {
                length += 1
                guard length <= limit else {
                    isFull = true
                    return
                }
            }
            bytes.append(byte)
        }
    }

    var text: String {
        guard isFull else { return String(decoding: bytes, as: UTF8.self) }
        guard limit > 0 else { return "" }
        guard lastCut > 0 else {
            // A word longer than the limit: no character is cut in two, be it of several code points.
            return String(decoding: bytes, as: UTF8.self).dropLast() + "…"
        }
        var kept = bytes[..<lastCut]
        while let end = MarkdownSummary.joint(at: kept) { kept.removeLast(end) }
        let endsSentence = kept.last.map { ".!?".utf8.contains($0) } ?? false
        let length = kept.count { $0 & 0xC0 != 0x80 }
        // As bytes, since a text that grows takes twice the room, and many of these are kept.
        kept += (endsSentence && length + 2 <= limit ? " …" : "…").utf8
        return String(decoding: kept, as: UTF8.self)
    }

    /// Returns the number of bytes at the end of `text` that are a blank or a sign that no sentence breaks off behind.
    private static func joint(at text: ArraySlice<UInt8>) -> Int? {
        joints.first { text.suffix($0.count).elementsEqual($0) }?.count
    }

    private static let joints = [" ", ",", ";", ":", "-", "–", "—", "(", "/", "\"", "„", "“", "«"].map {
        Array($0.utf8)
    }
}
