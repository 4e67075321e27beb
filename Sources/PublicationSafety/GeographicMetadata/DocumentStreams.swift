/// The streams of a PDF document (ISO 32000-2, section 7.3.8).
struct DocumentStreams {
    private let view: ByteView

    init(_ view: ByteView) { self.view = view }

    /// Longer dictionaries are those of pictures with colours of their own; what packs a stream is then told by its
    /// bytes.
    private static let dictionaryLimit = 1024
    private static let textPiece = 1 << 12

    /// Looks into a stream that is packed or written as text. What is not is looked at where it stands.
    /// - Parameter keyword: where `stream` stands.
    func place(inStreamAt keyword: Int, _ search: inout PositionSearch, depth: Int) -> Position.Place? {
        var start = keyword + 6
        if view[start] == 13 { start += 1 }
        if view[start] == 10 { start += 1 }
        guard start > keyword + 6, endsDictionary(before: keyword), search.budget.step(16) else { return nil }
        let dictionary = StreamDictionary(view.bytes(from: keyword - DocumentStreams.dictionaryLimit, to: keyword))
        // Packed pixels say nothing but colours.
        if dictionary.isPicture, !dictionary.filters.contains("DCTDecode"), !dictionary.filters.contains("JPXDecode") {
            return nil
        }
        guard let content = decoded(start, dictionary.filters, &search) else { return nil }
        return search.placeInside(content, depth: depth)
    }

    private func endsDictionary(before keyword: Int) -> Bool {
        var place = keyword - 1
        while place > keyword - 16, let byte = view[place], byte <= 0x20 { place -= 1 }
        return view.holds(">>", at: place - 1)
    }

    /// Nil where there is nothing to undo, or it is not known how.
    private func decoded(_ start: Int, _ filters: [String], _ search: inout PositionSearch) -> [UInt8]? {
        var content: [UInt8]?
        for filter in filters {
            let view = content.map { ByteView(MemoryBytes($0)) } ?? self.view
            let from = content == nil ? start : 0
            switch filter {
            case "FlateDecode": content = Inflation.unpack(view, from, end: view.count, &search.budget)
            case "ASCIIHexDecode": content = HexadecimalText.decoded(text(view, from, end: ">", &search.budget))
            case "ASCII85Decode": content = Base85Text.decoded(text(view, from, end: "~", &search.budget))
            // What lies in a picture is looked for as it stands.
            case "DCTDecode", "JPXDecode", "CCITTFaxDecode", "JBIG2Decode": return content
            default:
                search.isUnreadable = true
                return nil
            }
        }
        // A dictionary that names its filter elsewhere: the first two bytes tell (RFC 1950, section 2.2).
        if filters.isEmpty, let method = view[start], let flags = view[start + 1], method & 0x0F == 8,
            (Int(method) << 8 | Int(flags)) % 31 == 0
        {
            content = Inflation.unpack(view, start, end: view.count, &search.budget)
        }
        return content
    }

    private func text(_ view: ByteView, _ start: Int, end: Unicode.Scalar, _ budget: inout Budget) -> [UInt8] {
        var text: [UInt8] = []
        var offset = start
        while offset < view.count, text.count < Inflation.limit, budget.spend(bytes: DocumentStreams.textPiece) {
            let piece = view.bytes(offset, DocumentStreams.textPiece)
            guard let last = piece.firstIndex(of: UInt8(ascii: end)) else {
                guard !piece.isEmpty else { break }
                text += piece
                offset += piece.count
                continue
            }
            return text + piece[..<last]
        }
        return text
    }
}

extension ByteView {
    /// The bytes between two places, as far as there are any.
    fileprivate func bytes(from start: Int, to end: Int) -> [UInt8] { bytes(max(0, start), end - max(0, start)) }
}
