import Records

/// An account that takes gifts.
struct APIAccount: Sendable {
    let account: BankAccount
    let institution: Institution
    let publication: Publication

    static let object = APIObject<APIAccount>("Account", "A bank account that takes gifts.") { account in
        account.required("currency", "ISO 4217.", .pattern("^[A-Z]{3}$")) { $0.account.currency.rawValue }
        account.optional("holder", "Who owns it; where it is left out, the institution.", .text) { $0.account.holder }
        account.optional("holderAddress", "The holder's postal address.", .text) { $0.account.holderAddress }
        account.required("iban", "ISO 13616, without blanks.", .pattern("^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$")) {
            $0.account.account.compact
        }
        account.optional(
            "nip",
            "The holder's number in Poland's tax register; where it is left out, the institution's own where it is the holder.",
            .pattern("^[0-9]{10}$")
        ) { $0.account.nip?.compact }
        account.optional("shortName", "The holder in at most 20 characters, for payment codes.", .text) {
            $0.account.shortName
        }
        account.optional("bic", "ISO 9362.", .text) { $0.account.bic }
        account.required("transferTitle", "The title of a transfer for the institution, by language.", .textByLanguage)
        {
            account in
            account.publication.inEveryLanguage {
                $0.vocabulary.transferTitle(for: account.institution, account.account).text
            }
        }
    }
}

/// A sum of money.
struct APIAmount: Sendable {
    let amount: Amount
    let currency: Currency

    static let object = APIObject<APIAmount>("Amount", "A sum of money.") { amount in
        amount.required("minorUnits", "In grosze or cents.", .integer(from: 0)) { $0.amount.minorUnits }
        amount.required("currency", "ISO 4217.", .pattern("^[A-Z]{3}$")) { $0.currency.rawValue }
    }
}

/// To whom a share of the income tax can be directed.
enum APITaxShare {
    static let object = APIObject<TaxShare>("TaxShare", "What a taxpayer enters in the tax form.") { share in
        share.required("krs", "The number of the organisation.", .pattern("^[0-9]{10}$")) { $0.krs.compact }
        share.required("beneficiary", "The organisation; often a partner.", .text) { $0.beneficiary }
        share.optional("purpose", "The purpose to name in the form.", .text) { $0.purpose }
        share.required("verified", "When staff last saw it on the official list.", .date) { $0.verified }
    }
}
