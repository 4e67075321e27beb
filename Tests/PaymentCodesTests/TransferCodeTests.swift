import Records
import Testing

import PaymentCodes

@Suite("Transfer codes")
struct TransferCodeTests {
    private func account(_ text: String) throws -> IBAN { try IBAN(text) }

    @Test("The Polish code joins its nine fields as banks' apps read them")
    func polish() throws {
        let code = try ZBPTransferCode(
            account: account("92124012340001567890123456"), amount: Amount(minorUnits: 5350), name: "Jan Kowalski",
            title: "Rachunek za obiad")
        #expect(code.payload == "|PL|92124012340001567890123456|005350|Jan Kowalski|Rachunek za obiad|||")
    }

    @Test("Without an amount the payer types it, and a tax number stands in front")
    func open() throws {
        let code = try ZBPTransferCode(
            nip: NIP("5214349636"), account: account("92124012340001567890123456"), amount: nil,
            name: "Testowy odbiorca", title: "Tytuł płatności")
        #expect(
            code.payload == "5214349636|PL|92124012340001567890123456|000000|Testowy odbiorca|Tytuł płatności|||")
    }

    @Test("Names and titles are cut at a word, counted in characters and not in bytes")
    func cut() throws {
        let code = try ZBPTransferCode(
            account: account("92124012340001567890123456"), amount: nil, name: "Stowarzyszenie Nadzieja Na Dom",
            title: "Zażółć gęślą jaźń i nakarm wszystkie koty")
        #expect(code.name == "Stowarzyszenie")
        #expect(code.title == "Zażółć gęślą jaźń i nakarm")
        #expect(TransferField.cut("Gżegżółkowszczyznaąęłóśźż", to: 20) == "Gżegżółkowszczyznaąę")
    }

    @Test("A letter of several scalars is never parted")
    func letters() {
        // Four scalars that are seen as one letter.
        let family = "\u{61}\u{301}\u{302}\u{303}"
        #expect(TransferField.cut(family + family, to: 7) == family)
        #expect(TransferField.cut(family, to: 3) == "")
        // A blank parts words whatever mark it carries.
        #expect(TransferField.cut("abcd \u{301}efgh", to: 7) == "abcd")
    }

    @Test(
        "What separates fields never stands inside one",
        arguments: ["a|b", "a\nb", "a\r\nb", "a\u{2028}b", "a \u{202E}| b"])
    func separators(text: String) throws {
        let polish = try ZBPTransferCode(
            account: account("92124012340001567890123456"), amount: nil, name: text, title: text)
        #expect(polish.name == "a b")
        #expect(polish.payload.split(separator: "|", omittingEmptySubsequences: false).count == 9)
        let european = try SEPATransferCode(
            account: account("DE33100205000001194700"), amount: nil, name: text, title: text)
        #expect(european.payload.split(separator: "\n", omittingEmptySubsequences: false).count == 11)
    }

    @Test("Quotation marks and dashes are written as banks can carry them")
    func punctuation() {
        #expect(TransferField.cleaned("Fundacja „Mąka i Łapa” – «Dom» \u{1F43E}") == "Fundacja Mąka i Łapa - Dom")
        #expect(TransferField.cleaned("a\"b\" 12/26, O'Hara") == "ab 12/26, O'Hara")
    }

    @Test("The Polish code carries letters, digits and the marks that all its readers take, and no others")
    func marks() throws {
        let code = try ZBPTransferCode(
            account: account("92124012340001567890123456"), amount: nil, name: "Viva! (O'Hara)",
            title: "na leczenie: Żółw + Rex #12/26_a")
        #expect(code.name == "Viva OHara")
        #expect(code.title == "na leczenie Żółw Rex #12/26_a")
    }

    @Test("Where an account is invented a plain word keeps banks from reading its codes as transfers")
    func invented() throws {
        let polish = try ZBPTransferCode(
            nip: NIP("5214349636"), account: account("92124012340001567890123456"), amount: nil, name: "A", title: "B",
            isInvented: true)
        #expect(polish.payload == "DEMO|PL|92124012340001567890123456|000000|A|B|||")
        let european = try SEPATransferCode(
            account: account("DE33100205000001194700"), amount: nil, name: "A", title: "B", isInvented: true)
        #expect(european.payload.hasPrefix("DEMO\n002\n"))
    }

    @Test("Amounts outside what six digits carry are refused", arguments: [0, -1, 1_000_000, Int.max])
    func amounts(grosze: Int) throws {
        #expect(throws: ZBPTransferCode.Problem.amount) {
            try ZBPTransferCode(
                account: account("92124012340001567890123456"), amount: Amount(minorUnits: grosze), name: "A",
                title: "B")
        }
    }

    @Test("Foreign accounts, empty names and empty titles are refused")
    func refused() throws {
        #expect(throws: ZBPTransferCode.Problem.account) {
            try ZBPTransferCode(account: account("DE33100205000001194700"), amount: nil, name: "A", title: "B")
        }
        #expect(throws: ZBPTransferCode.Problem.name) {
            try ZBPTransferCode(account: account("92124012340001567890123456"), amount: nil, name: "||", title: "B")
        }
        #expect(throws: ZBPTransferCode.Problem.title) {
            try ZBPTransferCode(account: account("92124012340001567890123456"), amount: nil, name: "A", title: "\n")
        }
        #expect(throws: SEPATransferCode.Problem.name) {
            try SEPATransferCode(account: account("DE33100205000001194700"), amount: nil, name: " ", title: "B")
        }
    }

    @Test("The European code has a line for every element, without empty ones at its end")
    func european() throws {
        let code = try SEPATransferCode(
            account: account("DE33100205000001194700"), amount: Amount(minorUnits: 2000),
            name: "Wikimedia Foerdergesellschaft",
            title: "Spende fuer Wikipedia")
        #expect(
            code.payload
                == "BCD\n002\n1\nSCT\n\nWikimedia Foerdergesellschaft\nDE33100205000001194700\nEUR20\n\n\nSpende fuer Wikipedia"
        )
        let open = try SEPATransferCode(
            account: account("DE33100205000001194700"), amount: nil, name: "A", title: "")
        #expect(open.payload == "BCD\n002\n1\nSCT\n\nA\nDE33100205000001194700")
    }

    @Test(
        "Euro amounts carry their cents behind a point", arguments: [(1, "EUR0.01"), (1990, "EUR19.90"), (500, "EUR5")])
    func cents(amount: Int, text: String) throws {
        let code = try SEPATransferCode(
            account: account("DE33100205000001194700"), amount: Amount(minorUnits: amount), name: "A", title: "B")
        #expect(code.payload.split(separator: "\n")[6] == text[...])
    }

    @Test("The European code never has more than 331 bytes, and its title gives way")
    func bytes() throws {
        let long = String(repeating: "żółw ", count: 60)
        let code = try SEPATransferCode(
            account: account("DE33100205000001194700"), bic: "BFSWDE33BER", amount: Amount(minorUnits: 1), name: long,
            title: long)
        #expect(code.payload.utf8.count <= 331)
        #expect(code.name.unicodeScalars.count <= 70)
        #expect(code.title.hasSuffix("żółw"))
    }
}
