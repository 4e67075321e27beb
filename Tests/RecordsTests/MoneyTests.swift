import Testing

@testable import Records

@Suite("Accounts and sums")
struct MoneyTests {
    @Test("A Polish account is read with or without its country, with blanks anywhere")
    func polishAccounts() throws {
        let texts = [
            "PL42203000451110000002651620", "42203000451110000002651620", "PL 42 2030 0045 1110 0000 0265 1620",
            "42 2030 0045 1110 0000 0265 1620", "pl42-2030-0045-1110-0000-0265-1620",
            "42\u{A0}2030 0045 1110 0000 0265 1620",
        ]
        for text in texts {
            let iban = try IBAN(text)
            #expect(iban.compact == "PL42203000451110000002651620")
            #expect(iban.nrb == "42203000451110000002651620")
            #expect(iban.grouped == "PL42 2030 0045 1110 0000 0265 1620")
            #expect(iban.groupedNRB == "42 2030 0045 1110 0000 0265 1620")
        }
    }

    @Test("Accounts of other countries keep their country and their letters")
    func otherAccounts() throws {
        #expect(try IBAN("DE33 1002 0500 0001 1947 00").grouped == "DE33 1002 0500 0001 1947 00")
        #expect(try IBAN("GB82WEST12345698765432").groupedNRB == nil)
        #expect(try IBAN("GB82 west 1234 5698 7654 32").country == "GB")
    }

    @Test(
        "What is no account is told apart",
        arguments: [
            ("PL42203000451110000002651621", IBAN.Problem.checkDigits), ("24203000451110000002651620", .checkDigits),
            ("PL4220300045111000000265162", .length(expected: 28, found: 27)),
            ("4220300045111000000265162", .length(expected: 26, found: 25)),
            ("XX42203000451110", .unknownCountry("XX")),
            ("PL42203000451110000002651620X", .length(expected: 28, found: 29)), ("", .characters), ("PL", .characters),
            ("42 2030 O045", .characters), ("PLXX2030", .characters), ("żółw", .characters), ("42/2030", .characters),
        ])
    func problems(text: String, problem: IBAN.Problem) {
        #expect(throws: problem) { try IBAN(text) }
    }

    @Test("Changing any one digit of an account breaks it")
    func everyDigitCounts() throws {
        let digits = Array("42203000451110000002651620")
        for index in digits.indices {
            var changed = digits
            changed[index] = changed[index] == "9" ? "0" : Character(String(changed[index].wholeNumberValue! + 1))
            #expect(throws: IBAN.Problem.checkDigits) { try IBAN(String(changed)) }
        }
    }

    @Test(
        "Sums are read without rounding",
        arguments: [
            ("50", 5000), ("19.99", 1999), ("19,9", 1990), ("0.01", 1), ("0", 0), ("1.234", nil), ("-5", nil),
            ("1e9", nil),
            ("", nil), (".5", nil), ("5.", nil), ("12,345", nil), ("5 zł", nil), ("1 000", nil),
        ] as [(String, Int?)])
    func amounts(text: String, minorUnits: Int?) {
        #expect(Amount(text)?.minorUnits == minorUnits)
    }

    @Test("A transfer title is filled in, and what is not known leaves no gap")
    func transferTitles() throws {
        let title = try TransferTitle("{number} {name} - {institution}")
        #expect(title.filled(number: "12/25", name: "Rex", institution: "Azyl") == "12/25 Rex - Azyl")
        #expect(title.filled(number: nil, name: "Rex", institution: "Azyl") == "Rex - Azyl")
        #expect(title.filled(number: nil, name: nil, institution: "Azyl") == "Azyl")
        let trailing = try TransferTitle("darowizna: {name}")
        #expect(trailing.filled(number: nil, name: nil, institution: "Azyl") == "darowizna")
    }

    @Test(
        "A placeholder that does not exist, or is not closed, is named",
        arguments: [("{nr}", "nr"), ("a {name", "name"), ("{}", "")])
    func placeholders(pattern: String, name: String) {
        #expect(throws: TransferTitle.UnknownPlaceholder(name: name)) { try TransferTitle(pattern) }
    }

    @Test("A tax share is shown for 400 days")
    func taxShare() throws {
        let verified = try #require(CalendarDate("2025-01-01"))
        let share = TaxShare(krs: try KRS("0000000017"), beneficiary: "F", verified: verified)
        #expect(share.isShown(on: try #require(CalendarDate("2026-02-05"))))
        #expect(!share.isShown(on: try #require(CalendarDate("2026-02-06"))))
    }
}
