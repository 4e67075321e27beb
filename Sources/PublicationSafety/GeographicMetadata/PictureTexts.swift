/// The text chunks of a PNG picture (PNG 3, section 11.3.3), which may be packed, or hold other pictures' data as
/// digits.
struct PictureTexts {
    private let view: ByteView

    init(_ view: ByteView) { self.view = view }

    func place(_ search: inout PositionSearch, depth: Int) -> Position.Place? {
        var offset = 8
        while let size = view.number(offset, width: 4), offset + 12 <= view.count {
            guard search.budget.step() else { return nil }
            let content = offset + 8..<min(view.count, offset + 8 + size)
            if let text = text(of: offset + 4, content, &search.budget) {
                if let place = search.placeInside(text, depth: depth) { return place }
                if let profile = PictureTexts.profile(in: text),
                    let place = search.placeInside(profile, depth: depth)
                {
                    return place
                }
            }
            offset += 12 + size
        }
        return nil
    }

    /// The text of a chunk, unpacked; nil where other ways lead to it.
    private func text(of type: Int, _ content: Range<Int>, _ budget: inout Budget) -> [UInt8]? {
        if view.holds("tEXt", at: type) {
            guard budget.spend(bytes: content.count), content.count <= Inflation.limit else { return nil }
            let text = view.bytes(content.lowerBound, content.count)
            return PictureTexts.profile(in: text) == nil ? nil : text
        }
        let isPacked = view.holds("zTXt", at: type)
        guard isPacked || view.holds("iTXt", at: type) else { return nil }
        let head = view.bytes(content.lowerBound, min(content.count, 1024))
        guard let end = head.firstIndex(of: 0) else { return nil }
        var start = end + 2
        if !isPacked {
            // A keyword, a flag, a method, a language and the keyword in that language.
            guard end + 1 < head.count, head[end + 1] == 1, end + 3 <= head.count,
                let language = head[(end + 3)...].firstIndex(of: 0),
                let keyword = head[(language + 1)...].firstIndex(of: 0)
            else { return nil }
            start = keyword + 1
        }
        return Array(head[..<end]) + [0x0A]
            + Inflation.unpack(view, content.lowerBound + start, end: content.upperBound, &budget)
    }

    /// Returns the data that ImageMagick and others write as "Raw profile type exif", a length, and hexadecimal digits.
    private static func profile(in text: [UInt8]) -> [UInt8]? {
        guard text.starts(with: "Raw profile type".utf8) else { return nil }
        let lines = text.split(maxSplits: 3, omittingEmptySubsequences: true) { $0 == 0x0A || $0 == 0 }
        guard lines.count == 4 else { return nil }
        return HexadecimalText.decoded(lines[3])
    }
}
