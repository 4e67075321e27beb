import Content
import Documents
import Languages
import PaymentCodes
import Records
import Templates

extension PageType {
    static let basket = PageType(
        "basket", .id { $0.catalogue.baskets[$1].id }, below: .baskets,
        nameOfOne: { "the page of the basket \"\($0.catalogue.baskets[$1].id)\"" },
        records: { plan, _ in plan.catalogue.baskets.indices }, files: "baskets/*",
        source: { $0.catalogue.baskets[$1].source }, formerly: { $0.catalogue.baskets[$1].formerly },
        description: { $0.catalogue.baskets[$1].description })
}

extension Page {
    static func basket(_ number: Int) -> Page { Page(.basket, number) }
}

extension Phrase {
    static let basketSummary = Phrase("summary.basket", "name")
    static let shareBasket = Phrase("share.basket", "name")
}

extension PageTemplate {
    static let basket = PageTemplate(.basket, of: BasketPage.model, phrases: [.basketSummary, .shareBasket]) {
        $0.basket($1.record)
    }
}

/// An institution of a basket.
struct BasketMember: Sendable {
    let id: String
    let institution: InstitutionLink
    let percent: Int
    /// In the gift's currency, else the institution's own.
    let account: SupportModel.Account
    let isConverted: Bool

    static let model = Model<BasketMember>("basket member", "An institution of a basket") {
        $0.text("id", "The institution's id") { $0.id }
        $0.object("institution", "The institution", InstitutionLink.model) { $0.institution }
        $0.text("percent", "How much of a gift is its own, in percent") { String($0.percent) }
        $0.object("account", "Where its share goes", SupportModel.Account.model) { $0.account }
        $0.flag("isConverted", "Whether it has no account in this currency, so that its bank converts the share") {
            $0.isConverted
        }
    }
}

/// The gifts to a basket in one currency.
struct BasketCurrency: Sendable {
    let currency: Currency
    /// True for the one that every institution takes. Only its gifts are told in transfers beforehand.
    let isFirst: Bool
    /// "0,01 zł" and "9999,99 zł": also how amounts are written.
    let smallest: String
    let largest: String
    let members: [BasketMember]
    let gifts: [BasketGift]

    static let model = Model<BasketCurrency>("basket currency", "The gifts to a basket in one currency") {
        $0.text("currency", "The currency's code (ISO 4217)") { $0.currency.rawValue }
        $0.text("suffix", "What tells its anchors from those of the first currency, which has none") {
            $0.isFirst ? nil : "-" + $0.currency.rawValue.lowercased()
        }
        $0.text("smallest", "The smallest amount, which also shows how amounts are written") { $0.smallest }
        $0.text("largest", "The largest amount that a code carries") { $0.largest }
        $0.list("members", "The institutions that share it", BasketMember.model) { $0.members }
        $0.list("gifts", "Amounts to choose from, in their transfers", BasketGift.model) { $0.gifts }
    }
}

/// One basket.
struct BasketPage: Sendable {
    let frame: PageFrame
    let card: BasketCard
    let description: Passage
    /// At least one; the one that every institution takes comes first.
    let currencies: [BasketCurrency]

    static let model = Model<BasketPage>("basket page", "One basket") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.include(BasketCard.model) { $0.card }
        $0.passage("description", flag: "hasDescription", lang: "descriptionLang", "the basket's description") {
            $0.description
        }
        $0.list("currencies", "The currencies that gifts can have", BasketCurrency.model) { $0.currencies }
        $0.list("further", flag: "hasFurther", "All but the first of them", BasketCurrency.model) {
            Array($0.currencies.dropFirst())
        }
    }
}

extension LocalizedSite {
    func basket(_ number: Int) -> BasketPage {
        let record = plan.catalogue.baskets[number]
        let card = card(ofBasket: number)
        let kind = Page.basket(number)
        let description = builder.compose(record.description, on: kind)
        let data = structuredData
        return BasketPage(
            frame: builder.frame(
                of: kind,
                FrameContent(
                    title: card.name.text, shareTitle: texts(.shareBasket, ["name": card.name.text]),
                    description: builder.summary(
                        texts(.basketSummary, ["name": card.name.text]), description.opening),
                    image: builder.sharingImage(
                        record.picture.map(builder.media.picture), card.picture?.alternative.text ?? card.name.text),
                    structuredData: { data.appendBasket(number, to: &$0) })),
            card: card, description: description.passage, currencies: currencies(of: record))
    }

    /// The basket's own currency, and euro where an institution has an account for it: gifts come from abroad, too.
    private func currencies(of basket: Basket) -> [BasketCurrency] {
        let accounts = basket.shares.compactMap { plan.institution($0.institution) }
            .flatMap { plan.catalogue.institutions[$0].record.accounts }
        let hasEuro = basket.currency != .euro && accounts.contains { $0.currency == .euro }
        return ([basket.currency] + (hasEuro ? [.euro] : [])).map { currency in
            let members = basket.shares.compactMap { member(of: basket, $0, in: currency) }
            let isFirst = currency == basket.currency
            return BasketCurrency(
                currency: currency, isFirst: isFirst, smallest: builder.smallest(in: currency),
                largest: builder.largest(in: currency), members: members,
                gifts: gifts(isFirst ? members : [], currency))
        }
    }

    private func member(of basket: Basket, _ share: Basket.Share, in currency: Currency) -> BasketMember? {
        guard let number = plan.institution(share.institution), let support = support(ofInstitution: number) else {
            return nil
        }
        let own = support.accounts.first { $0.record.currency == currency }
        guard var account = own ?? support.accounts.first(where: { $0.record.currency == basket.currency }) else {
            return nil
        }
        account.amounts = []
        if own == nil {
            account = account.international
        } else {
            account.code = builder.transferCode(to: account)
        }
        return BasketMember(
            id: share.institution.text, institution: overviews[number].link, percent: share.percent, account: account,
            isConverted: own == nil)
    }

    private func gifts(_ members: [BasketMember], _ currency: Currency) -> [BasketGift] {
        builder.amounts(of: currency, from: nil).map { amount in
            let parts = Shares.parts(of: amount, percents: members.map(\.percent))
            return BasketGift(
                amount: texts.amount(amount, currency), minorUnits: amount.minorUnits,
                transfers: zip(members, parts).filter { $1.minorUnits > 0 }.map { member, part in
                    BasketTransfer(
                        institution: member.institution, percent: member.percent,
                        amount: texts.amount(part, currency),
                        code: builder.transferCode(to: member.account, amount: part))
                })
        }
    }
}

extension StructuredData {
    /// Appends a basket's page: what it is for, and the institutions that share the gifts.
    fileprivate func appendBasket(_ number: Int, to bytes: inout [UInt8]) {
        let record = records.plan.catalogue.baskets[number]
        let crumb = (records.text(record.name), records.absolute(.basket(number)))
        append([self.crumb(to: .baskets), crumb], to: &bytes) { json in
            json.thing("DonateAction") { json in
                json.member("@id", crumb.1 + "#gift")
                json.member("url", crumb.1)
                json.member("name", crumb.0)
                json.member("description", records.excerpt(record.description, limit: StructuredData.excerptLength))
                json.member("recipient") { json in
                    json.array(of: record.shares.compactMap { records.plan.institution($0.institution) }) {
                        json, number in
                        json.thing("AnimalShelter") { json in
                            json.member("@id", identifier(ofInstitution: number))
                            json.member("url", address(ofInstitution: number))
                        }
                    }
                }
            }
        }
    }
}
