import Testing

@testable import Site

@Suite("Excerpts")
struct ExcerptTests {
    @Test(
        "A long text is cut between words, and says that it goes on",
        arguments: [
            ("Rex lubi spacery", 100, "Rex lubi spacery"), ("Rex lubi spacery", 16, "Rex lubi spacery"),
            ("Rex lubi spacery", 15, "Rex lubi…"), ("Rex lubi spacery", 9, "Rex lubi…"),
            ("Rex lubi spacery", 8, "Rex…"), ("Rex, lubi", 6, "Rex…"), ("Konstantynopol", 5, "Kons…"), ("", 5, ""),
            ("Zażółć gęślą jaźń", 17, "Zażółć gęślą jaźń"), ("Zażółć gęślą jaźń", 16, "Zażółć gęślą…"),
            ("👩‍👩‍👧👩‍👩‍👧", 7, "👩‍👩‍👧…"), ("👩‍👩‍👧👩‍👩‍👧", 5, "…"),
        ])
    func cutting(text: String, limit: Int, expected: String) {
        #expect(Excerpt.of(text, limit: limit) == expected)
        #expect(Excerpt.of(text, limit: limit).unicodeScalars.count <= limit)
    }
}
