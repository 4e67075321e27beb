/// IPTC's data in Photoshop's resources (IIM 4.2).
enum PressData {
    /// True if they name a place smaller than a town: its street, or what is to be seen.
    /// - Parameter offset: where `8BIM` stands.
    static func holdPlace(_ view: ByteView, at offset: Int) -> Bool {
        guard view.number(offset + 4, width: 2) == 0x0404, let name = view[offset + 6] else { return false }
        // The name with its length is of an even number of bytes.
        let header = offset + 6 + (Int(name) + 2) / 2 * 2
        guard let size = view.number(header, width: 4) else { return false }
        var place = header + 4
        let end = place + size
        while place < end, view[place] == 0x1C, let record = view[place + 1], let field = view[place + 2],
            let length = view.number(place + 3, width: 2), length < 0x8000
        {
            if record == 2, field == 92 || field == 27,
                view.bytes(place + 5, min(length, 64)).contains(where: { $0 > 0x20 })
            {
                return true
            }
            place += 5 + length
        }
        return false
    }
}
