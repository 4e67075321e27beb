import Testing

@testable import Messages

@Suite("Messages")
struct MessageTests {
    @Test("A message reads in English as it is written, and its template leaves out the values")
    func templates() {
        let name = "larg"
        let message: Message = "unknown size \"\(name)\", \(3) of \(2, one: "word", many: "words") in {braces}"
        #expect(message.english == "unknown size \"larg\", 3 of 2 words in {braces}")
        #expect(message.template == "unknown size \"{}\", {} of {} words in {braces}")
        #expect("\(1, one: "day", many: "days") ago" as Message == "1 day ago")
        #expect(("\(1, one: "day", many: "days") ago" as Message).template == "{} days ago")
    }

    @Test("Messages are the same where they read the same")
    func equality() {
        let one: Message = "a \("b") c"
        #expect(one == "a b c")
        #expect(Set([one, "a b c"]).count == 1)
    }

    @Test(
        "Polish forms follow the plural rules of CLDR",
        arguments: [
            (0, 2), (1, 0), (2, 1), (4, 1), (5, 2), (11, 2), (12, 2), (14, 2), (21, 2), (22, 1), (25, 2), (101, 2),
            (102, 1), (112, 2), (1002, 1),
        ])
    func plurals(number: Int, form: Int) { #expect(MessagePattern.polishForm(of: number) == form) }

    @Test("A pattern puts values in any order and lets all other braces stand")
    func patterns() {
        let message: Message = "\("a") and \(2) of {x}"
        let pattern = MessagePattern("{2} {2|dzień|dni|dni|dnia} {{1}} {name: ...} {} {0} {1")
        #expect(pattern.filled(with: message.arguments) == "2 dni {a} {name: ...} {} {0} {1")
    }

    @Test("Values that are messages are told in the language, too; words of records by their names there")
    func values() {
        let inner: Message = "\("name", polish: "imię")"
        let message: Message = "\(inner): \(Message(systemError: "Permission denied")), \(Message(verbatim: "Rex"))"
        #expect(message.english == "name: Permission denied, Rex")
        #expect(message.text(in: .polish) == "imię: brak uprawnień, Rex")
    }

    @Test("A message without a text in the language stays English, and debug builds mark it")
    func fallback() {
        let message: Message = "nobody translates \(1)"
        #expect(message.text(in: .english) == "nobody translates 1")
        #expect(message.text(in: .polish).contains("nobody translates 1"))
        #if DEBUG
            #expect(message.text(in: .polish) == "⟦nobody translates 1⟧")
        #endif
    }

    @Test(
        "The environment's language is told by the first variable that is set",
        arguments: [
            ([:], MessageLanguage.english), (["LANG": "pl_PL.UTF-8"], .polish), (["LANG": "pl"], .polish),
            (["LANG": "pl_PL.UTF-8", "LC_ALL": "C"], .english), (["LANG": "C", "LC_MESSAGES": "pl_PL"], .polish),
            (["LANG": "pl_PL", "LC_ALL": ""], .polish), (["LANG": "en_GB.UTF-8"], .english),
            (["LANG": "plain"], .english), (["LC_CTYPE": "pl_PL"], .english),
            (["LC_ALL": "de_DE", "LC_MESSAGES": "pl_PL"], .english),
        ] as [([String: String], MessageLanguage)])
    func environment(variables: [String: String], language: MessageLanguage) {
        #expect(MessageLanguage { variables[$0] } == language)
    }
}
