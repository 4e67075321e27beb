import Languages
import Testing

/// Each language's rules in the CLDR's words, beside the same written by hand as arithmetic.
struct CardinalCase: Sendable, CustomTestStringConvertible {
    let language: String
    let rules: [PluralCategory: String]
    /// The category of a whole number.
    let expected: @Sendable (Int) -> PluralCategory

    var testDescription: String { language }

    func parsed() throws -> PluralRules { PluralRules(try rules.mapValues { try PluralRule($0) }) }

    static let polish = CardinalCase(
        language: "Polish",
        rules: [
            .one: "i = 1 and v = 0",
            .few: "v = 0 and i % 10 = 2..4 and i % 100 != 12..14",
            .many: "v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 12..14",
        ]
    ) { count in
        if count == 1 { return .one }
        let (tens, ones) = (count / 10 % 10, count % 10)
        return tens != 1 && [2, 3, 4].contains(ones) ? .few : .many
    }

    static let english = CardinalCase(language: "English", rules: [.one: "i = 1 and v = 0 @integer 1"]) {
        $0 == 1 ? .one : .other
    }

    static let ukrainian = CardinalCase(
        language: "Ukrainian",
        rules: [
            .one: "v = 0 and i % 10 = 1 and i % 100 != 11",
            .few: "v = 0 and i % 10 = 2..4 and i % 100 != 12..14",
            .many: "v = 0 and i % 10 = 0 or v = 0 and i % 10 = 5..9 or v = 0 and i % 100 = 11..14",
        ]
    ) { count in
        let (tens, ones) = (count / 10 % 10, count % 10)
        if tens == 1 { return .many }
        return ones == 1 ? .one : [2, 3, 4].contains(ones) ? .few : .many
    }

    static let arabic = CardinalCase(
        language: "Arabic",
        rules: [
            .zero: "n = 0", .one: "n = 1", .two: "n = 2", .few: "n % 100 = 3..10", .many: "n % 100 = 11..99",
        ]
    ) { count in
        switch count {
        case 0: return .zero
        case 1: return .one
        case 2: return .two
        default:
            let lastTwo = count - count / 100 * 100
            return lastTwo < 3 ? .other : lastTwo <= 10 ? .few : .many
        }
    }

    static let latvian = CardinalCase(
        language: "Latvian",
        rules: [
            .zero: "n % 10 = 0 or n % 100 = 11..19 or v = 2 and f % 100 = 11..19",
            .one: """
            n % 10 = 1 and n % 100 != 11 or v = 2 and f % 10 = 1 and f % 100 != 11 or v != 2 and f % 10 = 1 \
            @integer 1, 21, 31, … @decimal 0.1, 1.0, …
            """,
        ]
    ) { count in
        let (tens, ones) = (count / 10 % 10, count % 10)
        if ones == 0 || tens == 1 { return .zero }
        return ones == 1 ? .one : .other
    }

    static let french = CardinalCase(
        language: "French",
        rules: [
            .one: "i = 0,1",
            .many: "e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5",
        ]
    ) { count in
        count < 2 ? .one : count % 1_000_000 == 0 ? .many : .other
    }

    static let all = [polish, english, ukrainian, arabic, latvian, french]
}

/// A number with its digits as written: "1.50" has two fraction digits.
func written(_ text: String) throws -> DecimalNumber {
    let parts = text.split(separator: ".")
    var number = DecimalNumber(try #require(Int(parts[0])))
    if parts.count > 1 { number.fraction = parts[1].utf8.map { $0 - 0x30 } }
    return number
}

@Suite("Plural rules")
struct PluralRulesTests {
    @Test("Whole numbers fall into the categories of the language", arguments: CardinalCase.all)
    func wholeNumbers(language: CardinalCase) throws {
        let rules = try language.parsed()
        for count in Array(0...1000) + [1111, 10_011, 999_999, 1_000_000, 1_000_001, 2_000_000, 3_000_004] {
            #expect(rules.category(of: count) == language.expected(count), "\(count)")
            #expect(rules.category(of: -count) == language.expected(count), "-\(count)")
        }
    }

    @Test("Polish fractions are all of the category other")
    func polishFractions() throws {
        let rules = try CardinalCase.polish.parsed()
        for text in ["1.0", "0.5", "1.5", "2.0", "22.2", "5.00"] {
            #expect(rules.category(of: PluralOperands(try written(text))) == .other, "\(text)")
        }
    }

    @Test(
        "Fractions count as they are written",
        arguments: [
            ("Latvian", "0.1", PluralCategory.one), ("Latvian", "1.0", .one), ("Latvian", "0.11", .zero),
            ("Latvian", "0.21", .one), ("Latvian", "0.2", .other), ("Latvian", "10.0", .zero),
            ("Latvian", "1.11", .zero), ("Latvian", "2.10", .other),
            ("Arabic", "1.0", .one), ("Arabic", "1.5", .other), ("Arabic", "103.0", .few), ("Arabic", "103.1", .other),
            ("French", "1.9", .one), ("French", "2.0", .other), ("French", "1000000.0", .other),
            ("English", "1.0", .other), ("Ukrainian", "1.0", .other),
        ])
    func fractions(language: String, text: String, expected: PluralCategory) throws {
        let rules = try #require(CardinalCase.all.first { $0.language == language }).parsed()
        #expect(rules.category(of: PluralOperands(try written(text))) == expected)
    }

    @Test("The operands t and w leave trailing zeros out where f and v keep them")
    func trailingZeros() throws {
        let operands = PluralOperands(try written("1.230"))
        #expect(try PluralRule("v = 3 and w = 2 and f = 230 and t = 23").matches(operands))
        #expect(try !PluralRule("v = 2").matches(operands))
        #expect(try PluralRule("t = 0 and w = 0 and f = 0 and v = 2").matches(PluralOperands(try written("4.00"))))
    }

    @Test("A number of more digits than a machine word holds keeps its last digits and stays large")
    func hugeNumber() throws {
        let digits = DecimalNumber(1e30)
        let operands = PluralOperands(try #require(digits))
        #expect(try PluralRule("i % 1000000 = 0 and i != 0").matches(operands))
        #expect(try PluralRule("i = 1").matches(PluralOperands(Int.min)) == false)
    }

    @Test("A language's categories are those with rules and other, in the CLDR's order")
    func categories() throws {
        #expect(try CardinalCase.polish.parsed().categories == [.one, .few, .many, .other])
        #expect(PluralRules([:]).categories == [.other])
        #expect(PluralRules([:]).category(of: 1) == .other)
    }
}
