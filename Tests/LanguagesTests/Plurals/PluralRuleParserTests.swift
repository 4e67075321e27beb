import Languages
import Testing

@Suite("Reading plural rules")
struct PluralRuleParserTests {
    @Test("Lists hold values and ranges")
    func lists() throws {
        let rule = try PluralRule("n = 0,2..4,7")
        let matching = (0...10).filter { rule.matches(PluralOperands($0)) }
        #expect(matching == [0, 2, 3, 4, 7])
    }

    @Test("And binds closer than or")
    func precedence() throws {
        let rule = try PluralRule("n = 1 or n = 2..9 and n % 2 = 0")
        let matching = (0...10).filter { rule.matches(PluralOperands($0)) }
        #expect(matching == [1, 2, 4, 6, 8])
    }

    @Test("Blanks are of no account, and samples are passed over")
    func blanksAndSamples() throws {
        #expect(try PluralRule("n%10=1 and n!=11") == PluralRule("  n % 10  =  1 and n != 11 @integer 1, 21, … "))
    }

    @Test(
        "A malformed rule is refused where it goes wrong",
        arguments: [
            ("", 0, 1), ("  ", 1, 1), ("n", 0, 1), ("n =", 2, 1), ("n = 1 and", 8, 1), ("n = 1 und i = 2", 6, 3),
            ("x = 1", 0, 1), ("number = 1", 0, 6), ("n % 0 = 1", 4, 1), ("n % = 1", 4, 1), ("n is 1", 2, 2),
            ("n = 4..2", 4, 4), ("n = 1..", 6, 1), ("n = 1,", 5, 1), ("n = one", 4, 3), ("n ! 1", 2, 1),
            ("n = 1 2", 6, 1), ("n = 1.5", 5, 1), ("= 1", 0, 1), ("n = 99999999999999999999", 4, 20),
            ("n = 1 or @integer 1", 9, 1), ("ł = 1", 0, 1), ("n = 1 & i = 2", 6, 1),
        ])
    func malformed(rule: String, offset: Int, length: Int) throws {
        let error = try #require(throws: MalformedPattern.self) { try PluralRule(rule) }
        #expect((error.offset, error.length) == (offset, length))
        #expect(!error.message.english.isEmpty)
    }
}
