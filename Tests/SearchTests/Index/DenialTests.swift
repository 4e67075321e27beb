import Testing

@testable import Search

@Suite("What a negation denies")
struct DenialTests {
    /// How the words of a clause stand: "!" is a negation, "?" one that denies one word, "." a word that need not be found.
    private static func standing(_ words: String) -> [Denial.Standing] {
        var denial = Denial()
        return words.map { word in
            let isNegation = word == "!" || word == "?"
            let standing = denial.next(isStop: isNegation || word == ".")
            if isNegation { denial.negate(isExclusion: word == "?") }
            return standing
        }
    }

    @Test(
        "Is the next word that must be found, and what follows it",
        arguments: [
            ("ab", [.said, .said]), ("!ab", [.said, .denied, .further]),
            ("!.a.b", [.said, .between, .denied, .said, .further]),
            ("?ab", [.said, .denied, .said]),
            ("!.....a", [.said, .between, .between, .between, .between, .between, .further]),
        ] as [(String, [Denial.Standing])])
    func words(words: String, expected: [Denial.Standing]) {
        #expect(Self.standing(words) == expected)
    }

    @Test("Is a phrase that begins with what is denied, but not one that has the negation")
    func phrases() {
        var denial = Denial()
        _ = denial.next(isStop: true)
        denial.negate(isExclusion: false)
        _ = denial.next(isStop: false)
        _ = denial.next(isStop: false)
        #expect(denial.covers(phraseOf: 1) && denial.covers(phraseOf: 2) && !denial.covers(phraseOf: 3))
        denial.endClause()
        _ = denial.next(isStop: false)
        #expect(!denial.covers(phraseOf: 1) && denial.covers(phraseOf: 3))
    }
}
