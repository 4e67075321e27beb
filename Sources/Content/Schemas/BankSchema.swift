import Documents
import Records

extension ValueDecoder where Value == [BankAccount] {
    /// One account, or a list with at most one per currency.
    static var accounts: ValueDecoder {
        let account = ValueDecoder<BankAccount>.account
        let list = ValueDecoder<[BankAccount]>.list(of: account)
        return ValueDecoder(
            .either([list.shape(), account.shape()]),
            translate: { node, original, accounts, context in
                if node.kind == .mapping, accounts.count == 1 {
                    let own = original?.kind == .sequence ? original?.elements.first : original
                    account.translate?(node, own, &accounts[0], &context)
                } else {
                    list.translate?(node, original, &accounts, &context)
                }
            },
            value: list.value,
            { node, context in
                guard node.kind == .sequence else { return account.decode(node, &context).map { [$0] } }
                guard let accounts = list.decode(node, &context) else { return nil }
                for (index, element) in node.elements.enumerated()
                where accounts[..<index].contains(where: { $0.currency == accounts[index].currency }) {
                    return context.refuse(
                        "duplicate-currency", at: element["currency"] ?? element["account"] ?? element,
                        "there is already an account in \(accounts[index].currency.rawValue)",
                        suggestion: "keep one account per currency")
                }
                return accounts
            })
    }
}

extension ValueDecoder where Value == BankAccount {
    fileprivate static var account: ValueDecoder {
        let schema = RecordSchema<BankAccount>(
            [
                .defaulted("currency", \.currency, .currency, "three capital letters: PLN", polish: ["waluta"]),
                .optional(
                    "holder", \.holder, .text(maximum: 200), "to whom the account belongs",
                    polish: ["właściciel konta", "odbiorca"], example: .words("Friends of the Shelter")),
                .optional(
                    "holderAddress", \.holderAddress, .text(maximum: 300), "the address of the account's holder",
                    polish: ["adres właściciela konta", "adres odbiorcy"]),
                .required(
                    "account", \.account, .iban, "the account number, an IBAN or 26 digits; copy it from the bank",
                    polish: ["numer konta", "nr konta", "konto", "rachunek"],
                    example: "43 9999 0882 0000 6613 1860 9139"),
                .optional("nip", \.nip, .nip, "the holder's tax number, where the account is another body's"),
                .optional(
                    "shortName", \.shortName, .text(maximum: 20),
                    "the holder in at most 20 characters, for codes of banks' apps",
                    polish: ["nazwa skrócona", "krótka nazwa"]),
                .optional(
                    "bic", \.bic, .bic, "the bank's code for transfers from abroad", polish: ["kod BIC", "SWIFT"]),
                .optional(
                    "transferTitle", \.transferTitle, .localizedTransferTitle,
                    "the title of transfers; {number}, {name} and {institution} are filled in",
                    polish: ["tytuł przelewu"]),
            ],
            aliases: ["iban": "account", "number": "account"])
        return group(schema) { BankAccount(currency: .zloty, account: .example) }.restricted { account, node, _ in
            var account = account
            let written = node["currency"]?.text.filter { !$0.isWhitespace }
            if written.flatMap(Currency.init) == nil {
                account.currency = account.account.country == "PL" ? .zloty : .euro
            }
            return account
        }
    }
}

extension ValueDecoder where Value == IBAN {
    fileprivate static var iban: ValueDecoder {
        ValueDecoder<String>.text(maximum: 100).map(as: .account, value: { .text($0.compact) }) { text, node, context in
            do throws(IBAN.Problem) {
                return try IBAN(text)
            } catch {
                return context.refuse(error, text, at: node)
            }
        }
    }
}

extension DecodingContext {
    fileprivate mutating func refuse<Value>(_ problem: IBAN.Problem, _ text: String, at node: SourceNode) -> Value? {
        switch problem {
        case .characters:
            refuse(
                "invalid-account", at: node, "\"\(text)\" is no account number",
                suggestion: "write an IBAN (PL and 26 digits), or the 26 digits alone; spaces are allowed")
        case .unknownCountry(let code):
            refuse(
                "invalid-account", at: node, "no country with the code \(code) has account numbers of this kind (IBAN)",
                suggestion: "check the first two letters")
        case .length(let expected, let found):
            refuse(
                "account-length", at: node,
                "this account number has \(found) characters without spaces; it must have \(expected), or gifts would not arrive",
                suggestion: "copy the whole number again from the bank")
        case .checkDigits:
            refuse(
                "account-check-digits", at: node,
                "at least one digit of this account number is wrong: gifts would go elsewhere or come back",
                suggestion: "copy the number again from the bank")
        }
    }
}

extension ValueDecoder where Value == Currency {
    static var currency: ValueDecoder {
        ValueDecoder<String>.text(maximum: 40).map(as: .currency, value: { .text($0.rawValue) }) {
            text, node, context in
            if let currency = Currency(rawValue: text) { return currency }
            return context.refuse(
                "unknown-value", at: node, "unknown currency \"\(text)\"",
                suggestion: Currency(rawValue: text.uppercased()).map { "write \($0.rawValue)" }
                    ?? "write the three letters of ISO 4217, like PLN or EUR")
        }
    }
}

extension ValueDecoder where Value == String {
    /// A bank's code (ISO 9362): four letters, the country's two, two letters or digits, and three more or none.
    static var bic: ValueDecoder {
        text(maximum: 40).restricted(to: { .bic }) { text, node, context in
            let bytes = Array(text.utf8)
            let isRight =
                (bytes.count == 8 || bytes.count == 11)
                && bytes.allSatisfy { ($0.isASCIILetter && !$0.isLowercaseASCIILetter) || $0.isASCIIDigit }
                && bytes.prefix(6).allSatisfy(\.isASCIILetter)
            if isRight { return text }
            return context.refuse(
                "invalid-bic", at: node, "\"\(text)\" is no BIC, so transfers from abroad would not arrive",
                suggestion: "write its 8 or 11 capital letters and digits, like BPKOPLPW")
        }
    }
}

extension ValueDecoder where Value == TransferTitle {
    static var transferTitle: ValueDecoder {
        ValueDecoder<String>.text(maximum: 140).map(as: .transferTitle, value: { .text($0.description) }) {
            text, node, context in
            do throws(TransferTitle.UnknownPlaceholder) {
                return try TransferTitle(text)
            } catch {
                let known = ["number", "name", "institution"]
                return context.refuse(
                    "unknown-placeholder", at: node, "unknown placeholder \"{\(error.name)}\"",
                    suggestion: NearMiss.of(error.name, among: known).map { "did you mean \"{\($0)}\"?" }
                        ?? "known are {number}, {name} and {institution}")
            }
        }
    }
}

extension ValueDecoder where Value == Localized<TransferTitle> {
    fileprivate static var localizedTransferTitle: ValueDecoder {
        localized(.transferTitle) { titles in
            var texts = Localized<String>()
            for entry in titles.entries { texts[entry.language] = entry.value.description }
            return texts.isEmpty ? nil : .localized(texts)
        }
    }
}
