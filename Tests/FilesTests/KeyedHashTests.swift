import Files
import Testing

@Suite("A hash that depends on a secret")
struct KeyedHashTests {
    private let secret = KeyedHash.Secret(0x0706_0504_0302_0100, 0x0f0e_0d0c_0b0a_0908)

    @Test("It is SipHash-2-4, as its authors' example shows")
    func example() {
        var hash = KeyedHash(secret)
        // The bytes from 0 to 14, and their number at the end.
        hash.combine(0x0706_0504_0302_0100 as UInt64)
        hash.combine(0x0f0e_0d0c_0b0a_0908 as UInt64)
        #expect(hash.value == 0xa129_ca61_49be_45e5)
    }

    @Test("Texts are parted where they are parted, and another secret gives another hash")
    func parts() {
        func hash(_ texts: [String], _ secret: KeyedHash.Secret) -> UInt64 {
            var hash = KeyedHash(secret)
            for text in texts { hash.combine(text) }
            return hash.value
        }
        let rows: [[String]] = [[], [""], ["", ""], ["ab", "c"], ["a", "bc"], ["abc"], ["abc\0"], ["12345678", ""]]
        #expect(Set(rows.map { hash($0, secret) }).count == rows.count)
        #expect(hash(["abc"], secret) == hash(["abc"], secret))
        #expect(hash(["abc"], secret) != hash(["abc"], KeyedHash.Secret(1, 2)))
    }
}
