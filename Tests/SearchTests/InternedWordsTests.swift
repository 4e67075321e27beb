import Testing

@testable import Search

@Suite("Words by numbers")
struct InternedWordsTests {
    private static let many = (0..<5_000).map { Array("słowo\($0 * 7 % 5_000)".utf8) }

    @Test("A word has the same number whenever it comes, and another than all others")
    func numbers() {
        var words = InternedWords()
        let first = Self.many.map { words.number(of: $0) }
        #expect(first == Array(0..<5_000))
        #expect(Self.many.reversed().map { words.number(of: $0) } == first.reversed())
        #expect(words.count == 5_000)
        #expect(Self.many.indices.allSatisfy { words[$0] == Self.many[$0] })
    }

    @Test("A word that never came is not known", arguments: ["", "slowo1", "słowo", "słowo5000", "słowo1\u{0}"])
    func unknown(word: String) {
        let words = InternedWords(Self.many)
        #expect(words.known(Array(word.utf8)) == nil)
        #expect(words.count == 5_000)
    }

    @Test("The empty word and words of zeros are words like others")
    func empty() {
        let some: [[UInt8]] = [[], [0], [0, 0], Array(repeating: 0, count: 8), Array(repeating: 0, count: 9)]
        let words = InternedWords(some)
        #expect(some.map { words.known($0) } == [0, 1, 2, 3, 4])
    }

    @Test("Words stand in the order of their bytes, however long they are")
    func order() {
        let some = ["kotlety", "kot", "ż", "", "kotletyzmielone2", "kotletyzmielone1", "kotletyz", "kot\u{0}", "a"]
        let all = some.map { Array($0.utf8) } + Self.many
        let words = InternedWords(all)
        #expect(words.sorted(all.indices).map { words[$0] } == all.sorted { $0.lexicographicallyPrecedes($1) })
    }
}
