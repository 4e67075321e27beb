/// The encoding that spreadsheets on Polish Windows write (IANA: windows-1250).
///
/// A table of its own, because the C library's converter loads modules that small systems leave out.
enum Windows1250 {
    /// The characters of the bytes from 0x80 on; U+FFFD for the five bytes that stand for none.
    private static let characters: [[UInt8]] = Array(
        "€\u{FFFD}‚\u{FFFD}„…†‡\u{FFFD}‰Š‹ŚŤŽŹ\u{FFFD}‘’“”•–—\u{FFFD}™š›śťžź"
            + "\u{A0}ˇ˘Ł¤Ą¦§¨©Ş«¬\u{AD}®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż"
            + "ŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢß"
            + "ŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙"
    ).map { Array(String($0).utf8) }

    /// The text as UTF-8, or the offset of a byte that stands for no character.
    static func utf8(_ bytes: [UInt8]) -> (text: [UInt8], unknown: Int?) {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.count + bytes.count / 8)
        for (offset, byte) in bytes.enumerated() {
            if byte < 0x80 {
                text.append(byte)
            } else {
                let character = characters[Int(byte) - 0x80]
                if character == [0xEF, 0xBF, 0xBD] { return (text, offset) }
                text += character
            }
        }
        return (text, nil)
    }

    /// The letters Ą, Ś, Ź, ą, ś and ź, the only Polish ones that ISO-8859-2 has in other places, with their bytes here.
    private static let moved: [UInt8: UInt8] = [0xA1: 0xA5, 0xA6: 0x8C, 0xAC: 0x8F, 0xB1: 0xB9, 0xB6: 0x9C, 0xBC: 0x9F]

    /// True if a text is rather in ISO-8859-2, which has no letters below 0xA0.
    static func looksLikeLatin2(_ bytes: [UInt8]) -> Bool {
        var counts = [Int](repeating: 0, count: 256)
        for byte in bytes { counts[Int(byte)] += 1 }
        func count(_ wanted: some Sequence<UInt8>) -> Int { wanted.reduce(0) { $0 + counts[Int($1)] } }
        return count(0x80...0x9F) == 0 && count(moved.keys) > count(moved.values)
    }

    /// Returns a text in ISO-8859-2 with the bytes that it has in this encoding. Other letters than Polish ones that differ
    /// are Czech and Slovak: Ľ, Š, Ť, Ž, ľ, š, ť, ž.
    static func ofLatin2(_ bytes: [UInt8]) -> [UInt8] {
        let others: [UInt8: UInt8] = [
            0xA5: 0xBC, 0xA9: 0x8A, 0xAB: 0x8D, 0xAE: 0x8E, 0xB5: 0xBE, 0xB9: 0x9A, 0xBB: 0x9D, 0xBE: 0x9E,
        ]
        return bytes.map { moved[$0] ?? others[$0] ?? $0 }
    }
}
