import Content
import Languages
import Records

extension PageModelBuilder {
    /// The most animals on an institution's card.
    private static let animalsOnCard = 4

    /// - Parameter cards: of all animals, in the plan's order.
    func overview(ofInstitution number: Int, cards: [AnimalCard]) -> InstitutionOverview {
        let record = plan.catalogue.institutions[number].record
        let animals = plan.animalsOfInstitution[number]
        let order = displayOrder(of: animals, cards)
        let link = InstitutionLink(
            id: record.id.text, name: wording(record.name).keepingHyphenation,
            link: link(to: .institution(number, page: 1)),
            town: record.address.town, type: vocabulary.label(Labels.institutionType, record.type))
        let support = support(ofInstitution: number)
        let logo = logo(ofInstitution: number)
        let seeking = animals.count { cards[$0].seeksHome }
        let seekingCount = seeking > 0 ? texts.plural(.seekingCount, seeking) : nil
        let present = order.filter { !cards[$0].isDeparted }
        let pictures = pictures(ofInstitution: number)
        return InstitutionOverview(
            link: link, typeKey: record.type.rawValue, logo: logo,
            operator: wording(record.operator),
            region: record.address.region,
            since: record.since.map { texts(.institutionSince, ["year": String($0)]) },
            supportLink: support?.institutionLink,
            adoptionLink: record.adoption == nil ? nil : self.link(to: .adoption(number)),
            services: record.services.map { vocabulary.label(Labels.service, $0) },
            offersWalks: record.offersWalks,
            accepts: record.accepts.map { vocabulary.label(Labels.animalType, $0) },
            needs: record.needs.map { wording($0) },
            pictures: pictures, gallery: gallery(of: pictures), contact: contact(of: record), support: support,
            registers: InstitutionPage.Registers(
                krs: record.registers.krs?.compact, nip: record.registers.nip?.grouped,
                regon: record.registers.regon?.compact, veterinaryNumber: record.registers.veterinaryNumber),
            sources: record.sources.map(WebLink.init), checked: record.checked.map { texts.date($0, .long) },
            seekingCount: seekingCount,
            facets: facets(ofAnimals: animals.lazy.filter { cards[$0].seeksHome }, isOfMany: false),
            isSearchable: present.count > 1,
            order: order,
            card: InstitutionCard(
                id: link.id, link: link.link, name: link.name, type: link.type, typeKey: record.type.rawValue,
                town: link.town,
                region: record.address.region, logo: logo,
                animalCount: seekingCount,
                animals: present.prefix(PageModelBuilder.animalsOnCard).map { cards[$0] }))
    }

    /// Those looking for a home first, then those who stay or are sought, then those who are gone; by name among
    /// themselves.
    private func displayOrder(of animals: Range<Int>, _ cards: [AnimalCard]) -> [Int] {
        let keys = animals.map { number in
            let card = cards[number]
            return (
                rank: card.seeksHome ? 0 : card.isDeparted ? 2 : 1, name: texts.collationKey(card.name), number: number
            )
        }
        return keys.sorted { one, other in
            if one.rank != other.rank { return one.rank < other.rank }
            if one.name != other.name { return one.name.lexicographicallyPrecedes(other.name) }
            return one.number < other.number
        }.map(\.number)
    }
}
