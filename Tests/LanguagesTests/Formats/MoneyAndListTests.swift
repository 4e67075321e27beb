import Languages
import Records
import Testing

@Suite("Money and lists")
struct MoneyAndListTests {
    @Test(
        "Sums show their minor units only where there are some",
        arguments: [
            (5000, "50 zł", "PLN 50"), (1950, "19,50 zł", "PLN 19.50"), (5, "0,05 zł", "PLN 0.05"),
            (0, "0 zł", "PLN 0"), (1_234_599, "12\u{A0}345,99 zł", "PLN 12,345.99"), (-50, "−0,50 zł", "PLN −0.50"),
        ])
    func sums(minorUnits: Int, inPolish: String, inEnglish: String) throws {
        let amount = Amount(minorUnits: minorUnits)
        #expect(try LanguageFixture.polish.texts().amount(amount, .zloty) == inPolish)
        #expect(try LanguageFixture.english.texts().amount(amount, .zloty) == inEnglish)
    }

    @Test("A currency stands where the language puts it")
    func euro() throws {
        #expect(try LanguageFixture.polish.texts().amount(Amount(minorUnits: 1999), .euro) == "19,99 €")
        #expect(try LanguageFixture.english.texts().amount(Amount(minorUnits: 1999), .euro) == "€19.99")
    }

    @Test("A currency that the language does not name stands by its code")
    func otherCurrency() throws {
        let hryvnia = try #require(Currency(rawValue: "UAH"))
        #expect(try LanguageFixture.polish.texts().amount(Amount(minorUnits: 25_000), hryvnia) == "250 UAH")
        #expect(try LanguageFixture.english.texts().amount(Amount(minorUnits: 25_000), hryvnia) == "UAH 250")
    }

    @Test(
        "Lists are joined as the language joins them",
        arguments: [
            ([], ""), (["psy"], "psy"), (["psy", "koty"], "psy i koty"),
            (["psy", "koty", "króliki"], "psy, koty i króliki"), (["a", "b", "c", "d"], "a, b, c i d"),
        ])
    func lists(values: [String], expected: String) throws {
        #expect(try LanguageFixture.polish.texts().joined(values) == expected)
    }

    @Test("A range stands between its ends")
    func range() throws {
        #expect(try LanguageFixture.polish.texts().range("10:00", "16:00") == "10:00–16:00")
    }
}
