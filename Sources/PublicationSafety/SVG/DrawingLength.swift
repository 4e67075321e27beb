/// Lengths as drawings write them (CSS Values 4, sections 5 and 6).
enum DrawingLength {
    /// Pixels that no screen has.
    private static let maximum = 16_384.0

    /// True if it is no longer than screens are. What is no length is taken for one that is.
    static func fitsScreen(_ text: String) -> Bool {
        let text = text.lowercased()
        let length = text.utf8.prefix { "0123456789.+-e".utf8.contains($0) }
        // The e of `em` and `ex` begins a unit, not an exponent.
        let number = length.last == UInt8(ascii: "e") ? length.dropLast() : length
        guard let value = Double(String(decoding: number, as: UTF8.self)) else { return false }
        switch String(decoding: text.utf8[number.endIndex...], as: UTF8.self) {
        case "", "px": return value <= maximum
        case "pt": return value * 4 / 3 <= maximum
        case "mm": return value * 96 / 25.4 <= maximum
        // Of what stands around it.
        case "%", "vw", "vh": return value <= 100
        // An inch is the longest of them.
        default: return value * 96 <= maximum
        }
    }
}
