/// Positions that are written as text.
enum WrittenPosition {
    private static let names: [StaticString] = [
        "Latitude", "Longitude", "Longtitude", "DestLatitude", "DestLongitude",
    ]

    /// True if `GPSLatitude` or the like stands there with a number: as an attribute or element of XMP, as a text of a
    /// PNG picture or as an entry of a document's information.
    /// - Parameter stride: the bytes of a character.
    static func isNamed(_ view: ByteView, at offset: Int, stride: Int) -> Bool {
        let text = characters(view, offset + 3 * stride, stride, count: 48)
        guard let name = names.last(where: { name in name.withUTF8Buffer { text.starts(with: $0) } }) else {
            return false
        }
        let rest = text[name.utf8CodeUnitCount...]
        guard let separator = rest.first, [0x3D, 0x3E, 0x20, 0x28, 0].contains(separator) else { return false }
        // A quotation mark, a bracket, blanks, and then a digit.
        for character in rest.prefix(12) {
            switch character {
            case 0x30...0x39: return true
            case 0, 9, 10, 13, 0x20, 0x22, 0x27, 0x28, 0x2B, 0x2D, 0x3D, 0x3E: continue
            default: return false
            }
        }
        return false
    }

    /// True if a flying camera's subtitle says `GPS(21.0122,52.2297,15)`.
    static func isSubtitle(_ view: ByteView, at offset: Int) -> Bool {
        let text = characters(view, offset + 3, 1, count: 12)
        let rest = text.drop { $0 == 0x20 }
        guard rest.first == 0x28 else { return false }
        return beginsNumber(rest.dropFirst().drop { $0 == 0x20 || $0 == 0x2D || $0 == 0x2B })
    }

    /// True if a subtitle says `[latitude: 52.2297]`.
    static func isLatitude(_ view: ByteView, at offset: Int) -> Bool {
        let text = characters(view, offset, 1, count: 16)
        guard text.dropFirst().starts(with: "atitude".utf8) else { return false }
        let rest = text.dropFirst(8).drop { $0 == 0x20 }
        guard rest.first == 0x3A || rest.first == 0x3D else { return false }
        return beginsNumber(rest.dropFirst().drop { $0 == 0x20 || $0 == 0x2D || $0 == 0x2B })
    }

    /// IPTC Photo Metadata 2023.1: the street or place, which is more than a town.
    static func isPlaceName(_ view: ByteView, at offset: Int) -> Bool {
        let text = characters(view, offset, 1, count: 64)
        let names = ["Iptc4xmpCore:Location", "Iptc4xmpExt:Sublocation"].map { Array($0.utf8) }
        guard let name = names.first(where: text.starts) else { return false }
        let rest = text[name.count...]
        guard rest.first == 0x3D || rest.first == 0x3E else { return false }
        let value = rest.dropFirst().drop { $0 <= 0x20 || $0 == 0x22 || $0 == 0x27 }
        return !rest.starts(with: "=\"\"".utf8) && value.first.map { $0 != 0x3C && $0 != 0x2F } ?? false
    }

    /// True if a sentence of a receiver with a position that it was sure of ends its name there:
    /// `$GPRMC,120000,A,52...`.
    static func isSentence(_ view: ByteView, at offset: Int) -> Bool {
        guard view[offset - 3] == 0x24, view[offset - 2] == UInt8(ascii: "G") else { return false }
        let fields = characters(view, offset + 4, 1, count: 48).split(separator: 0x2C, omittingEmptySubsequences: false)
        let latitude = view[offset] == UInt8(ascii: "R") ? 2 : 1
        guard fields.count > latitude, latitude == 1 || fields[1].elementsEqual("A".utf8) else { return false }
        return fields[latitude].count >= 4 && fields[latitude].allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2E }
    }

    /// True if a document says which points of the world its map shows.
    static func isMap(_ view: ByteView, at offset: Int) -> Bool {
        if view.holds("/LGIDict", at: offset) { return true }
        guard view.holds("/GPTS", at: offset) else { return false }
        let rest = characters(view, offset + 5, 1, count: 8).drop { $0 <= 0x20 }
        return rest.first == 0x5B || beginsNumber(rest)
    }

    /// True if a document's trailer names the way in which it is encrypted.
    static func isEncryption(_ view: ByteView, at offset: Int) -> Bool {
        guard view.holds("/Encrypt", at: offset) else { return false }
        let rest = characters(view, offset + 8, 1, count: 8)
        let value = rest.drop { $0 <= 0x20 }
        if value.starts(with: "<<".utf8) { return true }
        return value.count < rest.count && beginsNumber(value)
    }

    private static func beginsNumber(_ text: ArraySlice<UInt8>) -> Bool {
        text.first.map { (0x30...0x39).contains($0) } ?? false
    }

    /// The low bytes of characters.
    private static func characters(_ view: ByteView, _ offset: Int, _ stride: Int, count: Int) -> [UInt8] {
        let bytes = view.bytes(offset, count * stride)
        return stride == 1 ? bytes : Swift.stride(from: 0, to: bytes.count, by: stride).map { bytes[$0] }
    }
}
