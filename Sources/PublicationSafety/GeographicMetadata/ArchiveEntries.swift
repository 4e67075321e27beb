/// The files in a ZIP archive (APPNOTE 6.3.10), as of which documents of Microsoft and OpenDocument are made.
struct ArchiveEntries {
    private let view: ByteView

    init(_ view: ByteView) { self.view = view }

    func place(_ search: inout PositionSearch, depth: Int) -> Position.Place? {
        // A directory of 64 bits stands elsewhere (section 4.3.14); documents have no need of it.
        guard var offset = directory(), offset < view.count else {
            search.isUnreadable = true
            return nil
        }
        while view.holds("PK\u{1}\u{2}", at: offset) {
            guard search.budget.step(),
                let flags = little(offset + 8, 2), let method = little(offset + 10, 2),
                let size = little(offset + 20, 4), let name = little(offset + 28, 2),
                let extra = little(offset + 30, 2), let comment = little(offset + 32, 2),
                let header = little(offset + 42, 4)
            else { return nil }
            offset += 46 + name + extra + comment
            guard flags & 1 == 0 else {
                search.isEncrypted = true
                continue
            }
            guard view.holds("PK\u{3}\u{4}", at: header), let ownName = little(header + 26, 2),
                let ownExtra = little(header + 28, 2)
            else {
                search.isUnreadable = true
                continue
            }
            let start = header + 30 + ownName + ownExtra
            guard start < view.count else { continue }
            // Larger sizes stand elsewhere (section 4.5.3); what is packed ends by itself.
            let end = size == 0xFFFF_FFFF ? view.count : min(view.count, start + size)
            let found: Position.Place?
            switch method {
            case 0:
                // Any number of entries may name the same bytes.
                guard search.budget.spend(bytes: end - start) else { return nil }
                found = search.place(in: ByteView(PartOfBytes(view.source, start..<end)), depth: depth + 1)
            case 8:
                let unpacked = Inflation.unpack(view, start, end: end, wrapping: .none, &search.budget)
                found = search.placeInside(unpacked, depth: depth)
            default:
                search.isUnreadable = true
                found = nil
            }
            if let found { return found }
        }
        return nil
    }

    /// Returns the place where the list of files begins; it is told at the very end, before a comment of at most
    /// 65,535 bytes.
    private func directory() -> Int? {
        let start = max(0, view.count - 65_557)
        let tail = view.bytes(start, view.count - start)
        guard tail.count >= 22 else { return nil }
        for index in stride(from: tail.count - 22, through: 0, by: -1)
        where tail[index] == 0x50 && view.holds("PK\u{5}\u{6}", at: start + index) {
            return little(start + index + 16, 4)
        }
        return nil
    }

    private func little(_ offset: Int, _ width: Int) -> Int? { view.number(offset, width: width, littleEndian: true) }
}
