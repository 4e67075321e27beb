import Content
import Languages
import Records
import Templates

extension PageType {
    static let ownBasket = PageType(
        "ownBasket", .word("the visitor's own basket"), below: .home,
        records: { plan, _ in plan.catalogue.institutions.contains { !$0.record.accounts.isEmpty } ? 0..<1 : 0..<0 },
        indexing: .hidden)
}

extension Page {
    static let ownBasket = Page(.ownBasket)
}

extension PageTemplate {
    static let ownBasket = PageTemplate(.ownBasket, of: OwnBasketPage.model) { site, _ in site.ownBasket() }
}

/// A currency in which visitors give.
struct GiftCurrency: Sendable {
    let currency: Currency
    let isFirst: Bool
    let smallest: String
    let largest: String

    static let model = Model<GiftCurrency>("gift currency", "A currency in which visitors give") {
        $0.text("currency", "The currency's code (ISO 4217)") { $0.currency.rawValue }
        $0.flag("isFirst", "Whether it is chosen at first") { $0.isFirst }
        $0.text("smallest", "The smallest amount, which also shows how amounts are written") { $0.smallest }
        $0.text("largest", "The largest amount that a code carries") { $0.largest }
    }
}

extension InstitutionOverview {
    /// An institution that takes gifts.
    static let giftRecipient = Model<InstitutionOverview>("gift recipient", "An institution that takes gifts") {
        $0.object("institution", "The institution", InstitutionLink.model) { $0.link }
        $0.text("supportLink", "Its support page") { $0.supportLink }
    }
}

/// The basket that a visitor puts together on the device; a script fills it.
struct OwnBasketPage: Sendable {
    let frame: PageFrame
    let currencies: [GiftCurrency]
    let recipients: [InstitutionOverview]

    static let model = Model<OwnBasketPage>("own basket page", "The basket that a visitor puts together on the device")
    {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.list("currencies", "The currencies that gifts can have", GiftCurrency.model) { $0.currencies }
        $0.flag("hasCurrencies", "Whether there are two of them or more") { $0.currencies.count > 1 }
        $0.list(
            "recipients", "The institutions that take gifts, in alphabetical order", InstitutionOverview.giftRecipient
        ) {
            $0.recipients
        }
    }
}

extension LocalizedSite {
    func ownBasket() -> OwnBasketPage {
        let giving = byName.filter { !plan.catalogue.institutions[$0].record.accounts.isEmpty }
        let taken = Set(giving.flatMap { plan.catalogue.institutions[$0].record.accounts.map(\.currency) })
        let currencies = [Currency.zloty, .euro].filter(taken.contains)
        return OwnBasketPage(
            frame: builder.frame(of: .ownBasket),
            currencies: currencies.map {
                GiftCurrency(
                    currency: $0, isFirst: $0 == currencies.first, smallest: builder.smallest(in: $0),
                    largest: builder.largest(in: $0))
            },
            recipients: giving.map { overviews[$0] }.filter { $0.supportLink != nil })
    }
}
