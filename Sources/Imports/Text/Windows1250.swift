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
}
