import Testing

@testable import Search

@Suite("Phrases in texts")
struct PhraseFinderTests {
    @Test("Are found word by word, one within another")
    func within() {
        var finder = PhraseFinder()
        finder.add([1, 2, 3], as: 10)
        finder.add([2, 3], as: 11)
        finder.add([3], as: 12)
        finder.begin()
        #expect([1, 2].flatMap { finder.next($0) }.isEmpty)
        #expect(finder.next(3).map(\.term) == [10, 11, 12])
        #expect(finder.next(3).map(\.length) == [1])
    }

    @Test("End where another word stands between theirs, or a text begins")
    func broken() {
        var finder = PhraseFinder()
        finder.add([1, 2], as: 10)
        #expect([1, 7, 2].flatMap { finder.next($0) }.isEmpty)
        _ = finder.next(1)
        finder.begin()
        #expect(finder.next(2).isEmpty)
    }
}
