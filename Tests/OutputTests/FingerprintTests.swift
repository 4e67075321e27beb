import Testing

import Output

@Suite("Fingerprints")
struct FingerprintTests {
    private func hexadecimal(_ bytes: [UInt8]) -> String {
        bytes.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined()
    }

    @Test(
        "SHA-256 gives the standard's examples",
        arguments: [
            ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
            ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
            (
                "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
                "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
            ),
            (
                String(repeating: "a", count: 1_000_000),
                "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
            ),
        ])
    func digest(text: String, expected: String) {
        #expect(hexadecimal(Fingerprint.sha256(Array(text.utf8))) == expected)
    }

    @Test(
        "Base 64 gives the standard's examples",
        arguments: [
            ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
            ("foobar", "Zm9vYmFy"),
        ])
    func base64(text: String, expected: String) {
        #expect(Fingerprint.base64(Array(text.utf8)) == expected)
    }

    @Test("Base 64 knows all its digits")
    func base64Digits() {
        #expect(Fingerprint.base64([0xFB, 0xFF, 0xBF, 0x00, 0x10, 0x83]) == "+/+/ABCD")
    }

    @Test("Integrity is what browsers compute")
    func integrity() {
        #expect(Fingerprint.integrity(of: []) == "sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=")
    }

    @Test("The short form is ten digits of base 32 and depends on every byte")
    func short() {
        // The digest of nothing begins e3b0c44298fc1c: 11100 01110 11000 01100 01000 10000 10100 11000 11111 10000
        #expect(Fingerprint.short(of: []) == "seoc8gkovg")
        #expect(Fingerprint.short(of: [0]) != Fingerprint.short(of: [1]))
    }
}
