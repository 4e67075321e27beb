import Testing

@testable import Records

@Suite("Numbers of registers, ids and countries")
struct IdentifierTests {
    @Test(
        "A NIP is ten digits that agree", arguments: ["8567346215", "856-734-62-15", "PL5214349636", "521 43 49 636"])
    func nip(text: String) throws { #expect(try NIP(text).compact.count == 10) }

    @Test("A NIP is printed in groups")
    func nipGroups() throws { #expect(try NIP("8567346215").grouped == "856-734-62-15") }

    @Test("A REGON has nine or fourteen digits that agree", arguments: ["192598184", "123456785", "12345678512347"])
    func regon(text: String) throws { #expect(try REGON(text).compact == text) }

    @Test(
        "A REGON that is wrong is told apart",
        arguments: [
            ("192598183", RegisterNumberProblem.checkDigit), ("12345678612342", .checkDigit),
            ("12345678512348", .checkDigit),
            ("732065834", .checkDigit), ("1234567", .length(expected: [9, 14], found: 7)), ("12345678X", .characters),
        ])
    func regonProblems(text: String, problem: RegisterNumberProblem) {
        #expect(throws: problem) { try REGON(text) }
    }

    @Test("A NIP whose digits give the remainder ten was never issued")
    func nipRemainderTen() {
        // 6+5+7+2+3+4+5+6+7 = 45; 000000404: 5*4 + 7*4 = 48 = 4 modulo 11; 000000202: 24 = 2; 000000003: 21 = 10.
        for check in 0...9 { #expect(throws: RegisterNumberProblem.checkDigit) { try NIP("000000003\(check)") } }
    }

    @Test("A KRS is ten digits, not all zero")
    func krs() throws {
        #expect(try KRS("0000247280").compact == "0000247280")
        #expect(throws: RegisterNumberProblem.checkDigit) { try KRS("0000000000") }
        #expect(throws: RegisterNumberProblem.length(expected: [10], found: 6)) { try KRS("247280") }
    }

    @Test(
        "Ids are lower-case letters, digits and single hyphens",
        arguments: ["a", "7", "rex-2", "a-b-c", String(repeating: "x", count: 64), "com", "com0", "lpt10", "console"])
    func ids(text: String) throws { #expect(try RecordID(text).text == text) }

    @Test(
        "What is no id is told apart",
        arguments: [
            ("", RecordID.Problem.empty), (String(repeating: "x", count: 65), .tooLong(65)), ("Rex", .form),
            ("rex 2", .form),
            ("łatka", .form), ("-a", .form), ("a-", .form), ("a--b", .form), ("a.b", .form), ("a/b", .form),
            ("..", .form),
            ("con", .reservedByWindows), ("prn", .reservedByWindows), ("aux", .reservedByWindows),
            ("nul", .reservedByWindows),
            ("com1", .reservedByWindows), ("lpt9", .reservedByWindows),
        ])
    func idProblems(text: String, problem: RecordID.Problem) {
        #expect(throws: problem) { try RecordID(text) }
    }

    @Test(
        "A valid id is made of any name",
        arguments: [
            ("Łatka 2", "latka-2"), ("Żółć!", "zolc"), ("  --a--  ", "a"), ("Straße", "strasse"), ("CON", "con-1"),
            ("猫", nil), ("", nil),
        ]
            as [(String, String?)])
    func suggestions(name: String, id: String?) { #expect(RecordID.suggestion(for: name) == id) }

    @Test("Folding drops diacritics and case, and keeps what is not Latin")
    func folding() {
        #expect(Folding.folded("Zażółć GĘŚLĄ Jaźń") == "zazolc gesla jazn")
        #expect(Folding.folded("Ærø 猫") == "aero 猫")
    }

    @Test("Countries and currencies are those of the standards")
    func standards() {
        #expect(Country("PL") != nil)
        #expect(Country("XX") == nil)
        #expect(Country("pl")?.code == "PL")
        #expect(Currency(rawValue: "CZK") != nil)
        #expect(Currency(rawValue: "ZL") == nil)
    }

    @Test(
        "Language codes are well-formed tags",
        arguments: [
            ("pl", true), ("pt-BR", true), ("zh-Hant-TW", true), ("es-419", true), ("csb", true), ("p", false),
            ("PL", false), ("pl_PL", false), ("pl-", false), ("polski", false), ("", false), ("pl-pl", false),
        ])
    func languages(code: String, isRight: Bool) { #expect((Language(code) != nil) == isRight) }
}
