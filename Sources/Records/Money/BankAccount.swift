/// A bank account for gifts. An institution has one per currency.
public struct BankAccount: Sendable, Equatable {
    public var currency: Currency
    /// The owner of the account, where it is not the institution itself (a city, a partner organisation).
    public var holder: String?
    public var holderAddress: String?
    public var account: IBAN
    /// The tax number of the holder, where that is another body.
    public var nip: NIP?
    /// The holder as a QR code can carry it, at most 20 characters.
    public var shortName: String?
    /// ISO 9362, 8 or 11 characters.
    public var bic: String?
    public var transferTitle: Localized<TransferTitle>?

    public init(currency: Currency, account: IBAN) {
        self.currency = currency
        self.account = account
    }
}

extension Institution {
    /// True if an account is the institution's own: it names no holder, or the institution itself, however that is
    /// written.
    public func holds(_ account: BankAccount) -> Bool {
        guard let holder = account.holder else { return true }
        let letters = { (name: String) in Folding.folded(name).filter { $0.isLetter || $0.isNumber } }
        return name.entries.contains { letters($0.value) == letters(holder) }
    }

    /// Returns the tax number of an account's holder; nil where it is not known.
    public func nip(ofHolderOf account: BankAccount) -> NIP? {
        account.nip ?? (holds(account) ? registers.nip : nil)
    }
}
