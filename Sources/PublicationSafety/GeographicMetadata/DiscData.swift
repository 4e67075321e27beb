/// The data that AVCHD camcorders write between the pictures of a film.
enum DiscData {
    /// True if there is a latitude or longitude among it.
    /// - Parameter offset: where `MDPM` stands.
    static func holdPosition(_ view: ByteView, at offset: Int) -> Bool {
        guard let count = view[offset + 4] else { return false }
        for entry in 0..<Int(count) {
            let place = offset + 5 + 5 * entry
            guard let tag = view[place] else { return false }
            // The degrees and minutes: a numerator and a denominator of two bytes each.
            if tag == 0xB2 || tag == 0xB6, let denominator = view.number(place + 3, width: 2), denominator != 0 {
                return true
            }
        }
        return false
    }
}
