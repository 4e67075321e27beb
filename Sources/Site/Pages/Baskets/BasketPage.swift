import Templates

/// An institution of a basket.
struct BasketMember: Sendable {
    let id: String
    let institution: InstitutionLink
    let percent: Int
    let account: SupportModel.Account

    static let model = Model<BasketMember>("basket member", "An institution of a basket") {
        $0.text("id", "The institution's id") { $0.id }
        $0.object("institution", "The institution", InstitutionLink.model) { $0.institution }
        $0.text("percent", "How much of a gift is its own, in percent") { String($0.percent) }
        $0.object("account", "Where its share goes", SupportModel.Account.model) { $0.account }
    }
}

/// One basket.
struct BasketPage: Sendable {
    let frame: PageFrame
    let card: BasketCard
    let description: Passage
    let currency: String
    /// "0,01 zł" and "9999,99 zł": also how amounts are written.
    let smallest: String
    let largest: String
    let members: [BasketMember]
    let gifts: [BasketGift]

    static let model = Model<BasketPage>("basket page", "One basket") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.include(BasketCard.model) { $0.card }
        $0.passage("description", flag: "hasDescription", lang: "descriptionLang", "the basket's description") {
            $0.description
        }
        $0.text("currency", "The currency's code (ISO 4217)") { $0.currency }
        $0.text("smallest", "The smallest amount, which also shows how amounts are written") { $0.smallest }
        $0.text("largest", "The largest amount that a code carries") { $0.largest }
        $0.list("members", "The institutions that share it", BasketMember.model) { $0.members }
        $0.list("gifts", "Amounts to choose from, in their transfers", BasketGift.model) { $0.gifts }
    }
}
