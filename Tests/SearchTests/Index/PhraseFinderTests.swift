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
        #expect([1, 2].flatMap { finder.found($0) }.isEmpty)
        #expect(finder.found(3) == [[10, 3], [11, 2], [12, 1]])
        #expect(finder.found(3) == [[12, 1]])
    }

    @Test("End where another word stands between theirs, or a text begins")
    func broken() {
        var finder = PhraseFinder()
        finder.add([1, 2], as: 10)
        #expect([1, 7, 2].flatMap { finder.found($0) }.isEmpty)
        _ = finder.found(1)
        finder.begin()
        #expect(finder.found(2).isEmpty)
    }
}

extension PhraseFinder {
    /// The phrases that end with a term, and how many words each has.
    fileprivate mutating func found(_ term: Int32) -> [[Int]] {
        var found: [[Int]] = []
        next(term) { found.append([Int($0), $1]) }
        return found
    }
}
