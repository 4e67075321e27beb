import Testing

@testable import Markup

@Suite("The encoding of bytes in addresses")
struct PercentEncodingTests {
    @Test(
        "Two hexadecimal digits after a percent sign are a byte, and nothing else is",
        arguments: [
            ("", ""), ("a+b", "a+b"), ("%61%2f%C5%82", "a/ł"), ("a%", nil), ("%6", nil), ("%-0", nil), ("%+1", nil),
            ("% 1", nil), ("%%61", nil), ("%zz", nil), ("%C5", nil), ("%1\u{661}", nil),
        ] as [(String, String?)])
    func decoding(text: String, expected: String?) {
        #expect(PercentEncoding.decoded(text.utf8) == expected)
    }

    @Test("What is encoded is decoded again")
    func both() {
        let path = (0...0x17F).compactMap { Unicode.Scalar($0) }.map { String($0) }.joined()
        let encoded = PercentEncoding.encoded(path: path)
        #expect(encoded.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: ",") })
        #expect(PercentEncoding.decoded(encoded.utf8) == path)
    }

    @Test("A letter's lines end with CR and LF, whichever way they ended")
    func letters() {
        let letter = PercentEncoding.mailto("a+b@example.org", subject: "Żaba?", text: "one & two\nthree\r\n\nfour")
        #expect(
            letter == "mailto:a+b@example.org?subject=%C5%BBaba%3F"
                + "&body=one%20%26%20two%0D%0Athree%0D%0A%0D%0Afour")
    }
}
