import Languages
import Records
import PaymentCodes

extension Edition {
    func baskets() -> BasketsPage {
        let cards = plan.catalogue.baskets.indices.map(card(ofBasket:))
        let featured = cards.filter(\.isFeatured)
        let others = cards.filter { !$0.isFeatured }
        let sorted = { (cards: [BasketCard]) in
            self.texts.sorted(cards.indices) { cards[$0].name.text }.map { cards[$0] }
        }
        let categories = alphabetical(Set(others.compactMap(\.category?.text)))
        var groups = categories.map { category in
            let own = others.filter { $0.category?.text == category }
            return BasketGroup(name: own.first?.category, baskets: sorted(own))
        }
        let rest = others.filter { $0.category == nil }
        if !rest.isEmpty { groups.append(BasketGroup(name: nil, baskets: sorted(rest))) }
        let title = texts(.basketsTitle)
        let data = structuredData
        return BasketsPage(
            frame: composer.frame(
                of: .baskets,
                FrameContent(
                    title: title, shareTitle: title,
                    description: texts(.basketsSummary, ["title": composer.surroundings.siteTitle]),
                    section: .baskets, isSectionItself: true, structuredData: { data.appendBaskets(to: &$0) })),
            featured: sorted(featured), groups: groups, count: texts.plural(.basketCount, cards.count),
            isSearchable: cards.count > Edition.basketsAtAGlance)
    }

    /// More than these are hard to overlook.
    private static let basketsAtAGlance = 3

    func basket(_ number: Int) -> BasketPage {
        let record = plan.catalogue.baskets[number]
        let card = card(ofBasket: number)
        let kind = PageKind.basket(number)
        let description = composer.compose(record.description, on: kind)
        let members = record.shares.compactMap { member(of: record, $0) }
        let data = structuredData
        return BasketPage(
            frame: composer.frame(
                of: kind,
                FrameContent(
                    title: card.name.text, shareTitle: texts(.shareBasket, ["name": card.name.text]),
                    description: composer.summary(
                        texts(.basketSummary, ["name": card.name.text]), description.opening),
                    image: composer.sharingImage(
                        composer.media.picture(ofBasket: number), card.picture?.alternative.text ?? card.name.text),
                    section: .baskets,
                    structuredData: { data.appendBasket(record, to: &$0) })),
            card: card, description: description.passage, currency: record.currency.rawValue,
            smallest: composer.smallest(in: record.currency), largest: composer.largest(in: record.currency),
            members: members.map(\.model), gifts: gifts(record, members))
    }

    private func card(ofBasket number: Int) -> BasketCard {
        let record = plan.catalogue.baskets[number]
        let name = composer.wording(record.name)
        let opening = record.description.resolved(in: language, of: composer.vocabulary.languages)
        return BasketCard(
            id: record.id.text, link: composer.link(to: .basket(number)), name: name,
            category: composer.wording(record.category), picture: composer.picture(ofBasket: number, name.text),
            opening: opening.map { Excerpt.of(composer.prose.plainText(of: $0.value), limit: 140) } ?? "",
            openingLang: opening.flatMap { $0.language == language ? nil : $0.language.code },
            count: texts.plural(.institutionCount, record.shares.count),
            institutions: record.shares.compactMap { plan.institution($0.institution).map { faces[$0].link.name } },
            isFeatured: record.isFeatured)
    }

    /// An institution of a basket, with what its transfers are made of.
    private typealias Member = (model: BasketMember, account: BankAccount, record: Institution)

    private func member(of basket: Basket, _ share: Basket.Share) -> Member? {
        guard let number = plan.institution(share.institution), let support = faces[number].support else { return nil }
        let record = plan.catalogue.institutions[number].record
        guard let index = record.accounts.firstIndex(where: { $0.currency == basket.currency }) else { return nil }
        let account = record.accounts[index]
        var model = support.accounts[index]
        model.amounts = []
        model.code = composer.transferCode(to: account, of: record, title: model.transferTitle.text)
        return (
            BasketMember(
                id: record.id.text, institution: faces[number].link, percent: share.percent, account: model),
            account, record
        )
    }

    private func gifts(_ basket: Basket, _ members: [Member]) -> [BasketGift] {
        composer.amounts(of: basket.currency, from: nil).map { amount in
            let parts = Shares.parts(of: amount, percents: members.map(\.model.percent))
            return BasketGift(
                amount: texts.amount(amount, basket.currency), minorUnits: amount.minorUnits,
                transfers: zip(members, parts).filter { $1.minorUnits > 0 }.map { member, part in
                    BasketTransfer(
                        institution: member.model.institution, percent: member.model.percent,
                        amount: texts.amount(part, basket.currency),
                        code: composer.transferCode(
                            to: member.account, of: member.record, title: member.model.account.transferTitle.text,
                            amount: part))
                })
        }
    }

    /// Wish lists by town.
    func needs() -> NeedsPage {
        let wishing = byName.filter { !faces[$0].needs.isEmpty }
        let towns = alphabetical(Set(wishing.map { faces[$0].link.town }))
        let lists = Dictionary(grouping: wishing) { faces[$0].link.town }
        let title = texts(.needsTitle)
        let data = structuredData
        let address = composer.addresses.needs(language)
        return NeedsPage(
            frame: composer.frame(
                of: .needs,
                FrameContent(
                    title: title, shareTitle: title,
                    description: texts(.needsSummary, ["title": composer.surroundings.siteTitle]), section: .needs,
                    isSectionItself: true,
                    structuredData: { data.appendPlace(title: title, address: address, to: &$0) })),
            towns: towns.map { town in
                TownWishes(town: town, lists: (lists[town] ?? []).map { WishList(face: faces[$0]) })
            })
    }

    /// In the alphabetical order of the language; what it does not tell apart, in the order of the letters' numbers.
    private func alphabetical(_ names: Set<String>) -> [String] {
        let names = names.sorted()
        return texts.sorted(names.indices) { names[$0] }.map { names[$0] }
    }
}
