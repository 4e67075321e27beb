import Records
import Templates

/// The ways to give money to an institution, or for one of its animals.
struct SupportModel: Sendable {
    /// The number of an account, to be read and to be copied.
    struct AccountNumber: Sendable, Equatable {
        let grouped: String
        let plain: String

        static let model = Model<AccountNumber>("account number", "The number of an account") {
            $0.text("grouped", "In groups, for reading") { $0.grouped }
            $0.text("plain", "Without blanks, for copying") { $0.plain }
        }
    }

    struct Account: Sendable {
        let record: BankAccount
        let holder: String
        /// The holder in the few characters of a transfer code.
        let holderInCode: String
        /// The holder's tax number.
        let nip: NIP?
        /// As those who read the page write it to their bank.
        var account: AccountNumber
        /// The digits for transfers inside Poland, where `account` is an IBAN.
        var domestic: AccountNumber?
        var transferTitle: Wording
        /// The institution's name as it stands in the title.
        let institution: String
        let town: String
        var amounts: [String]
        /// From 1.
        let number: Int
        /// Without an amount.
        var code: TransferCodeModel?
        /// "0,01 zł" and "9999,99 zł": also how amounts are written.
        let smallest: String
        let largest: String
        /// One for each of the amounts, on the institution's own page.
        var gifts: [TransferCodeModel] = []

        /// The account with its country, as transfers from abroad need it.
        var international: Account {
            var account = self
            let number = record.account
            account.account = AccountNumber(grouped: number.grouped, plain: number.compact)
            account.domestic = nil
            return account
        }

        /// The parts between commas, each with its comma.
        private var holderAddress: [String] {
            let parts = (record.holderAddress ?? "").split(separator: ", ")
            return parts.enumerated().map { $1 + ($0 == parts.count - 1 ? "" : ",") }
        }

        static let model = Model<Account>("account", "A bank account to which gifts go") {
            $0.text("currency", "The currency's code (ISO 4217)") { $0.record.currency.rawValue }
            $0.text("holder", "Who owns the account") { $0.holder }
            $0.texts(
                "holderAddress", flag: "hasHolderAddress", "Where the holder lives, in parts that no line ends within"
            ) { $0.holderAddress }
            $0.text("account", "The number in groups, for reading") { $0.account.grouped }
            $0.text("accountPlain", "The number without blanks, for copying") { $0.account.plain }
            $0.object(
                "domestic", "The 26 digits for transfers inside Poland; none where the number is these already",
                AccountNumber.model
            ) { $0.domestic }
            $0.text("bic", "The bank's code (ISO 9362)") { $0.record.bic }
            $0.object("transferTitle", "What to write as the transfer's title", Wording.model) { $0.transferTitle }
            $0.flag("hasAmounts", "Whether there are amounts to choose from") { !$0.amounts.isEmpty }
            $0.texts("amounts", "Amounts to choose from, with the currency") { $0.amounts }
            $0.text("number", "Its place among the accounts, from 1") { String($0.number) }
            $0.object("code", "A transfer as a QR code, to which the payer adds the amount", TransferCodeModel.model) {
                $0.code
            }
            $0.text("smallest", "The smallest amount, which also shows how amounts are written") { $0.smallest }
            $0.text("largest", "The largest amount that a code carries") { $0.largest }
            $0.list("gifts", flag: "hasGifts", "The same with amounts to choose from", TransferCodeModel.model) {
                $0.gifts
            }
        }
    }

    /// A gift every month: a virtual adoption.
    struct Monthly: Sendable {
        let minimum: String?
        var stepsLink: String

        static let model = Model<Monthly>("monthly", "A gift every month: a virtual adoption") {
            $0.text("minimum", "The smallest monthly amount") { $0.minimum }
            $0.text("stepsLink", "How to become a guardian, on the institution's support page") { $0.stepsLink }
        }
    }

    struct TaxShareModel: Sendable {
        let krs: String
        let beneficiary: String
        let purpose: String?
        let verified: String

        static let model = Model<TaxShareModel>("taxShare", "1.5 % of Poland's income tax") {
            $0.text("krs", "The organisation's number in the court register") { $0.krs }
            $0.text("beneficiary", "The organisation's name") { $0.beneficiary }
            $0.text("purpose", "What to write as the specific purpose") { $0.purpose }
            $0.text("verified", "When staff last saw it on the official list") { $0.verified }
        }
    }

    let accounts: [Account]
    let monthly: Monthly?
    let taxShare: TaxShareModel?
    /// True while people in Poland fill in their tax returns.
    let isTaxSeason: Bool
    let institutionLink: String

    static let model = Model<SupportModel>("support", "How to give") {
        $0.flag("hasAccounts", "Whether there is an account") { !$0.accounts.isEmpty }
        $0.list("accounts", "The accounts, one for each currency", Account.model) { $0.accounts }
        $0.object("monthly", "There where a virtual adoption is offered", Monthly.model) { $0.monthly }
        $0.object("taxShare", "There while it was verified lately", TaxShareModel.model) { $0.taxShare }
        $0.flag("isTaxSeason", "Whether people in Poland are filling in their tax returns") { $0.isTaxSeason }
        $0.text("institutionLink", "The institution's support page") { $0.institutionLink }
    }
}
