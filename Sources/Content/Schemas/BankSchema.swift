import Documents
import Records

extension ValueDecoder where Value == [BankAccount] {
    /// One account, or a list with at most one per currency.
    static var accounts: ValueDecoder {
        let account = ValueDecoder<BankAccount>.account
        let list = ValueDecoder<[BankAccount]>.list(of: account)
        return ValueDecoder(
            .either([list.shape, account.shape]),
            translate: { node, original, accounts, context in
                if node.kind == .mapping, accounts.count == 1 {
                    let own = original?.kind == .sequence ? original?.elements.first : original
                    account.translate?(node, own, &accounts[0], &context)
                } else {
                    list.translate?(node, original, &accounts, &context)
                }
            },
            { node, context in
                guard node.kind == .sequence else { return account.decode(node, &context).map { [$0] } }
                guard let accounts = list.decode(node, &context) else { return nil }
                for (index, element) in node.elements.enumerated()
                where accounts[..<index].contains(where: { $0.currency == accounts[index].currency }) {
                    context.report(
                        "duplicate-currency", at: element["currency"] ?? element["account"] ?? element,
                        "there is already an account in \(accounts[index].currency.rawValue)",
                        suggestion: "keep one account per currency")
                    return nil
                }
                return accounts
            })
    }
}

/// What an account is read into: the currency may be left out.
private struct BankAccountDraft: Sendable {
    var currency: Currency?
    var holder: String?
    var holderAddress: String?
    var account: IBAN?
    var shortName: String?
    var bic: String?
    var transferTitle: Localized<TransferTitle>?
}

extension ValueDecoder where Value == BankAccount {
    fileprivate static var account: ValueDecoder {
        let schema = RecordSchema<BankAccountDraft>(
            [
                .optional("currency", \.currency, .currency),
                .optional("holder", \.holder, .text(maximum: 200)),
                .optional("holderAddress", \.holderAddress, .text(maximum: 300)),
                .required("account", \.account, .iban),
                .optional("shortName", \.shortName, .text(maximum: 20)),
                .optional("bic", \.bic, .bic),
                .optional("transferTitle", \.transferTitle, .localized(.transferTitle)),
            ],
            strangers: ["iban": "did you mean \"account\"?", "number": "did you mean \"account\"?"])
        return ValueDecoder(
            .group(schema.shape),
            translate: { node, original, account, context in
                var draft = BankAccountDraft(transferTitle: account.transferTitle)
                schema.translate(node, original: original, into: &draft, context: &context)
                account.transferTitle = draft.transferTitle
            },
            { node, context in
                var draft = BankAccountDraft()
                guard schema.decode(node, into: &draft, context: &context), let account = draft.account else {
                    return nil
                }
                return BankAccount(
                    currency: draft.currency ?? (account.country == "PL" ? .zloty : .euro), holder: draft.holder,
                    holderAddress: draft.holderAddress, account: account, shortName: draft.shortName, bic: draft.bic,
                    transferTitle: draft.transferTitle)
            })
    }
}

extension ValueDecoder where Value == IBAN? {
    fileprivate static var iban: ValueDecoder {
        ValueDecoder<String>.text(maximum: 100).map(as: .account) { text, node, context -> IBAN?? in
            do throws(IBAN.Problem) {
                return .some(try IBAN(text))
            } catch {
                context.report(error, text, at: node)
                return nil
            }
        }
    }
}

extension DecodingContext {
    fileprivate mutating func report(_ problem: IBAN.Problem, _ text: String, at node: SourceNode) {
        switch problem {
        case .characters:
            report(
                "invalid-account", at: node, "\"\(text)\" is no account number",
                suggestion: "write an IBAN (PL and 26 digits), or the 26 digits alone; spaces are allowed")
        case .unknownCountry(let code):
            report(
                "invalid-account", at: node, "no country with the code \(code) has account numbers of this kind (IBAN)",
                suggestion: "check the first two letters")
        case .length(let expected, let found):
            report(
                "account-length", at: node,
                "this account number has \(found) characters without spaces; it must have \(expected), or gifts would not arrive",
                suggestion: "copy the whole number again from the bank")
        case .checkDigits:
            report(
                "account-check-digits", at: node,
                "at least one digit of this account number is wrong: gifts would go elsewhere or come back",
                suggestion: "copy the number again from the bank")
        }
    }
}

extension ValueDecoder where Value == Currency {
    static var currency: ValueDecoder {
        ValueDecoder<String>.text(maximum: 40).map(as: .currency) { text, node, context in
            if let currency = Currency(rawValue: text) { return currency }
            context.report(
                "unknown-value", at: node, "unknown currency \"\(text)\"",
                suggestion: Currency(rawValue: text.uppercased()).map { "write \($0.rawValue)" }
                    ?? "write the three letters of ISO 4217, like PLN or EUR")
            return nil
        }
    }
}

extension ValueDecoder where Value == String {
    /// A bank's code (ISO 9362): four letters, the country's two, two letters or digits, and three more or none.
    static var bic: ValueDecoder {
        text(maximum: 40).map(as: .bic) { text, node, context in
            let bytes = Array(text.utf8)
            let isRight =
                (bytes.count == 8 || bytes.count == 11)
                && bytes.allSatisfy { ($0.isASCIILetter && !$0.isLowercaseASCIILetter) || $0.isASCIIDigit }
                && bytes.prefix(6).allSatisfy(\.isASCIILetter)
            if isRight { return text }
            context.report(
                "invalid-bic", at: node, "\"\(text)\" is no BIC, so transfers from abroad would not arrive",
                suggestion: "write its 8 or 11 capital letters and digits, like BPKOPLPW")
            return nil
        }
    }
}

extension ValueDecoder where Value == TransferTitle {
    static var transferTitle: ValueDecoder {
        ValueDecoder<String>.text(maximum: 140).map(as: .transferTitle) { text, node, context in
            do throws(TransferTitle.UnknownPlaceholder) {
                return try TransferTitle(text)
            } catch {
                let known = ["number", "name", "institution"]
                context.report(
                    "unknown-placeholder", at: node, "unknown placeholder \"{\(error.name)}\"",
                    suggestion: NearMiss.of(error.name, among: known).map { "did you mean \"{\($0)}\"?" }
                        ?? "known are {number}, {name} and {institution}")
                return nil
            }
        }
    }
}
