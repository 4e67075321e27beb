import Templates

/// A share of a gift, as one transfer.
struct BasketTransfer: Sendable {
    let institution: InstitutionLink
    let percent: Int
    let amount: String
    let code: TransferCodeModel?

    static let model = Model<BasketTransfer>("basket transfer", "A share of a gift, as one transfer") {
        $0.object("institution", "To whom it goes", InstitutionLink.model) { $0.institution }
        $0.text("percent", "Its share in percent") { String($0.percent) }
        $0.text("amount", "The amount with the currency") { $0.amount }
        $0.object("code", "The transfer as a QR code", TransferCodeModel.model) { $0.code }
    }
}

/// A gift of one amount to a basket.
struct BasketGift: Sendable {
    let amount: String
    let minorUnits: Int
    let transfers: [BasketTransfer]

    static let model = Model<BasketGift>("basket gift", "A gift of one amount, in its transfers") {
        $0.text("amount", "The amount with the currency") { $0.amount }
        $0.text("minorUnits", "The amount in whole grosze or cents") { String($0.minorUnits) }
        $0.list("transfers", "One for each institution", BasketTransfer.model) { $0.transfers }
    }
}
