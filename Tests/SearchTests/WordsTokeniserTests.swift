import Testing

@testable import Search

@Suite("Words of texts")
struct TokeniserTests {
    struct Vector: Decodable {
        var text: String
        var words: [String]
    }

    @Test("Are found, folded and bounded as the shared vectors say")
    func vectors() throws {
        for vector in try WordVectors.read("words-tokens", as: [Vector].self) {
            let words = WordVectors.tokens(vector.text)
            #expect(words.map { Array($0.utf8) } == vector.words.map { Array($0.utf8) }, "\(vector.text)")
        }
    }

    @Test("Have every letter folded as the browser folds it")
    func letters() throws {
        var count = 0
        for (folded, ranges) in try WordVectors.read("words-letters", as: [String: String].self) {
            for range in ranges.split(separator: " ") {
                let ends = range.split(separator: "-").compactMap { UInt32($0, radix: 16) }
                for value in try #require(ends.first)...(try #require(ends.last)) {
                    let letter = try #require(Unicode.Scalar(value))
                    let joined = WordVectors.tokens("x\(letter)y").joined(separator: " ")
                    #expect(Array(joined.utf8) == Array("x\(folded)y".utf8), "U+\(String(value, radix: 16))")
                    count += 1
                }
            }
        }
        #expect(count > 2000)
    }

    @Test("Are told to be plain unless a diacritic was folded")
    func plainness() {
        var tokeniser = Tokeniser()
        var plain: [Bool] = []
        tokeniser.words(of: "lodz ŁÓDŹ LODZ z\u{301} Straße x'y Київ Харків".utf8) { plain.append($1) }
        #expect(plain == [true, false, true, false, false, true, false, true])
    }

    @Test("Are separated by bytes that are no UTF-8")
    func malformed() {
        var tokeniser = Tokeniser()
        var words: [String] = []
        let bytes: [UInt8] =
            Array("a".utf8) + [0xFF] + Array("b".utf8) + [0xC0, 0x80] + Array("c".utf8) + [0xED, 0xA0, 0x80]
            + Array("d".utf8) + [0xF4, 0x90, 0x80, 0x80, 0x65, 0xE2, 0x82]
        tokeniser.words(of: bytes) { word, _ in words.append(String(decoding: word, as: UTF8.self)) }
        #expect(words == ["a", "b", "c", "d", "e"])
    }
}
