/// Where gifts go. One per currency.
public struct BankAccount: Sendable, Equatable {
    public var currency: Currency
    /// The owner of the account, where it is not the institution itself (a city, a partner organisation).
    public var holder: String?
    public var holderAddress: String?
    public var account: IBAN
    /// The holder as a QR code can carry it, at most 20 characters.
    public var shortName: String?
    /// ISO 9362, 8 or 11 characters.
    public var bic: String?
    public var transferTitle: Localized<TransferTitle>?

    public init(
        currency: Currency, holder: String? = nil, holderAddress: String? = nil, account: IBAN,
        shortName: String? = nil,
        bic: String? = nil, transferTitle: Localized<TransferTitle>? = nil
    ) {
        self.currency = currency
        self.holder = holder
        self.holderAddress = holderAddress
        self.account = account
        self.shortName = shortName
        self.bic = bic
        self.transferTitle = transferTitle
    }
}
