/// The element `Tags` of Matroska and WebM (RFC 9559, section 5.1.8).
struct MatroskaTags {
    private let view: ByteView

    init(_ view: ByteView) { self.view = view }

    private enum Element {
        static let tag = 0x7373
        static let simpleTag = 0x67C8
        static let name = 0x45A3
        static let string = 0x4487
        static let binary = 0x4485
    }

    /// - Parameter start: where the element's identifier stands.
    func holdPosition(at start: Int, _ budget: inout Budget) -> Bool {
        guard let (size, length) = size(at: start + 4) else { return false }
        let content = start + 4 + length
        let end = size.map { min(view.count, content + $0) } ?? view.count
        var offset = content
        while let (element, range) = element(at: offset, end: end), budget.step() {
            guard element == Element.tag || element == 0xEC || element == 0xBF else { return false }
            if element == Element.tag, holdsPosition(range, level: 0, &budget) { return true }
            offset = range.upperBound
        }
        return false
    }

    private func holdsPosition(_ range: Range<Int>, level: Int, _ budget: inout Budget) -> Bool {
        guard level < 8 else { return false }
        var offset = range.lowerBound
        var isPosition = false
        var isEmpty = true
        while let (element, content) = element(at: offset, end: range.upperBound), budget.step() {
            switch element {
            case Element.simpleTag: if holdsPosition(content, level: level + 1, &budget) { return true }
            case Element.name: isPosition = PositionName.isOne(view.bytes(content.lowerBound, min(content.count, 256)))
            case Element.string, Element.binary:
                isEmpty = !view.bytes(content.lowerBound, min(content.count, 256)).contains { $0 > 0x20 }
            default: break
            }
            offset = content.upperBound
        }
        return isPosition && !isEmpty
    }

    private func element(at offset: Int, end: Int) -> (Int, Range<Int>)? {
        guard offset < end, let first = view[offset], first >= 0x10 else { return nil }
        let width = first.leadingZeroBitCount + 1
        guard let identifier = view.number(offset, width: width), let (size, length) = size(at: offset + width) else {
            return nil
        }
        let start = offset + width + length
        guard start <= end else { return nil }
        return (identifier, start..<(size.map { $0 > end - start ? end : start + $0 } ?? end))
    }

    /// RFC 8794, section 4. A size of ones alone is unknown: nil within the pair.
    private func size(at offset: Int) -> (Int?, length: Int)? {
        guard let first = view[offset], first > 0 else { return nil }
        let width = first.leadingZeroBitCount + 1
        guard let value = view.number(offset, width: width) else { return nil }
        let mask = 1 << (7 * width) - 1
        return (value & mask == mask ? nil : value & mask, width)
    }
}
