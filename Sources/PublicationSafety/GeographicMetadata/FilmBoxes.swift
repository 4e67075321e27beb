/// The boxes of MP4, QuickTime and their relatives (ISO/IEC 14496-12, section 4.2).
struct FilmBoxes {
    private let view: ByteView

    init(_ view: ByteView) { self.view = view }

    private struct Box {
        let type: [UInt8]
        /// The bytes that it holds.
        let content: Range<Int>

        func `is`(_ name: StaticString) -> Bool { name.withUTF8Buffer { $0.elementsEqual(type) } }
    }

    private static let containers: [StaticString] = [
        "moov", "trak", "mdia", "minf", "stbl", "udta", "moof", "traf", "edts", "gmhd", "tref", "cmov",
    ]
    /// Tracks of action cameras, telephones and camcorders, which tell positions moment by moment.
    private static let trackFormats: [StaticString] = ["gpmd", "camm", "rtmd", "gps ", "GPS ", "gpsd"]

    /// - Parameter start: where the first box begins.
    func place(from start: Int, _ search: inout PositionSearch, depth: Int) -> Position.Place? {
        place(in: start..<view.count, level: 0, &search, depth: depth)
    }

    private func place(
        in range: Range<Int>, level: Int, _ search: inout PositionSearch, depth: Int
    ) -> Position.Place? {
        first(in: range, &search) { box, search in place(in: box, level: level, &search, depth: depth) }
    }

    /// Returns the first place that `find` finds in one of the boxes of a range.
    private func first(
        in range: Range<Int>, _ search: inout PositionSearch,
        _ find: (Box, inout PositionSearch) -> Position.Place?
    ) -> Position.Place? {
        var offset = range.lowerBound
        while let (box, next) = box(at: offset, end: range.upperBound) {
            guard search.budget.step() else { return nil }
            offset = next
            if let place = find(box, &search) { return place }
        }
        return nil
    }

    private func place(in box: Box, level: Int, _ search: inout PositionSearch, depth: Int) -> Position.Place? {
        // Deeper than any track has them.
        guard level < 12 else { return nil }
        if FilmBoxes.containers.contains(where: box.is) {
            return place(in: box.content, level: level + 1, &search, depth: depth)
        }
        if box.is("meta") { return placeInMeta(box.content, level: level, &search, depth: depth) }
        if box.is("stsd") { return placeInSampleDescriptions(box.content, &search) }
        if FilmBoxes.isText(box) || box.is("ilst") { return placeInTexts(box, &search) }
        // 3GPP TS 26.244, section 8.3: it is written for nothing else than a position.
        if box.is("loci") { return box.content.count > 8 ? .film : nil }
        // Cameras of cars.
        if box.is("gps "), level > 0 { return .track }
        // QuickTime File Format, "Compressed Movie Resources".
        if box.is("cmvd"), box.content.count > 4 {
            let unpacked = Inflation.unpack(
                view, box.content.lowerBound + 4, end: box.content.upperBound, &search.budget)
            return search.placeInside(unpacked, depth: depth)
        }
        return nil
    }

    /// The QuickTime text with a position: a sign and digits (ISO 6709, annex H), wherever in the box they begin.
    private func placeInTexts(_ box: Box, _ search: inout PositionSearch) -> Position.Place? {
        if box.is("ilst") { return first(in: box.content, &search) { item, _ in placeInText(item) } }
        return placeInText(box)
    }

    private func placeInText(_ box: Box) -> Position.Place? {
        FilmBoxes.isText(box) && FilmBoxes.isCoordinate(view.bytes(box.content.lowerBound, 256)) ? .film : nil
    }

    private static func isText(_ box: Box) -> Bool { box.type == [0xA9, 0x78, 0x79, 0x7A] }

    private static func isCoordinate(_ bytes: [UInt8]) -> Bool {
        zip(bytes, bytes.dropFirst()).contains { sign, digit in
            (sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")) && (0x30...0x39).contains(digit)
        }
    }

    /// QuickTime's metadata: names in `keys`, values in `ilst` under the names' numbers.
    private func placeInMeta(
        _ range: Range<Int>, level: Int, _ search: inout PositionSearch, depth: Int
    ) -> Position.Place? {
        // A full box begins with four bytes of version and flags, QuickTime's own has none.
        let isPlain = box(at: range.lowerBound, end: range.upperBound)?.0.is("hdlr") == true
        let start = isPlain ? range.lowerBound : range.lowerBound + 4
        guard start <= range.upperBound else { return nil }
        var numbers: Set<Int> = []
        let found = first(in: start..<range.upperBound, &search) { box, search in
            if box.is("keys") { numbers = positionKeys(box.content, &search) }
            guard box.is("ilst"), !numbers.isEmpty else { return nil }
            return first(in: box.content, &search) { item, _ in
                let number = item.type.reduce(0) { $0 << 8 | Int($1) }
                // A `data` box with nothing in it is 16 bytes long.
                return numbers.contains(number) && item.content.count > 16 ? .film : nil
            }
        }
        if let found { return found }
        return place(in: start..<range.upperBound, level: level + 1, &search, depth: depth)
    }

    /// The numbers, from 1, of the keys that name a position.
    private func positionKeys(_ range: Range<Int>, _ search: inout PositionSearch) -> Set<Int> {
        var numbers: Set<Int> = []
        var offset = range.lowerBound + 8
        var number = 1
        while let size = view.number(offset, width: 4), size >= 8, offset + size <= range.upperBound {
            guard search.budget.step() else { break }
            if PositionName.isOne(view.bytes(offset + 8, min(size - 8, 256))) { numbers.insert(number) }
            number += 1
            offset += size
        }
        return numbers
    }

    private func placeInSampleDescriptions(_ range: Range<Int>, _ search: inout PositionSearch) -> Position.Place? {
        first(in: min(range.lowerBound + 8, range.upperBound)..<range.upperBound, &search) { entry, search in
            if FilmBoxes.trackFormats.contains(where: entry.is) { return .track }
            // Apple's tracks of metadata name in their description what they tell.
            guard entry.is("mebx") else { return nil }
            let description = view.bytes(entry.content.lowerBound, min(entry.content.count, 1 << 16))
            guard search.budget.spend(bytes: description.count) else { return nil }
            return PositionName.isOne(description) ? .track : nil
        }
    }

    private func box(at offset: Int, end: Int) -> (Box, next: Int)? {
        guard offset + 8 <= end, var size = view.number(offset, width: 4) else { return nil }
        let type = view.bytes(offset + 4, 4)
        var header = 8
        if size == 1 {
            guard let large = view.number(offset + 8, width: 8) else { return nil }
            size = large
            header = 16
        } else if size == 0 {
            size = end - offset
        }
        guard type.count == 4, size >= header else { return nil }
        // What is cut off is looked at as far as it goes.
        let next = size > end - offset ? end : offset + size
        guard offset + header <= next else { return nil }
        return (Box(type: type, content: offset + header..<next), next)
    }
}
