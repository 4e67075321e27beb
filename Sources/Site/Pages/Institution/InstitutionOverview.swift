import Content
import Languages
import Records
import Templates

/// All that pages say about an institution in one language, made once and shared by its own pages and its animals'.
final class InstitutionOverview: Sendable {
    let link: InstitutionLink
    let typeKey: String
    let logo: PictureModel?
    let `operator`: Wording?
    let region: String?
    let since: String?
    let supportLink: String?
    let adoptionLink: String?
    let services: [String]
    let offersWalks: Bool
    let accepts: [String]
    let needs: [Wording]
    let pictures: [PictureModel]
    let gallery: Gallery?
    let contact: ContactModel
    let registers: Institution.Registers
    let sources: [WebAddress]
    let checked: String?
    let seekingCount: String?
    let isSearchable: Bool
    /// Places in the plan's animals, in the order in which the institution's page lists them.
    let order: [Int]
    /// A few animals, for lists of institutions.
    let animalsOnCard: [AnimalCard]

    /// The most animals on an institution's card.
    private static let mostOnCard = 4

    /// - Parameter cards: of all animals, in the plan's order.
    init(ofInstitution number: Int, _ cards: [AnimalCard], _ builder: PageModelBuilder) {
        let record = builder.plan.catalogue.institutions[number].record
        let animals = builder.plan.animalsOfInstitution[number]
        let vocabulary = builder.vocabulary
        let texts = builder.texts
        link = InstitutionLink(
            id: record.id.text, name: builder.wording(record.name).keepingHyphenation,
            link: builder.link(to: .institution(number, page: 1)),
            town: record.address.town, type: vocabulary.label(Labels.institutionType, record.type))
        typeKey = record.type.rawValue
        logo = builder.logo(ofInstitution: number)
        `operator` = builder.wording(record.operator)
        region = builder.plan.regionName(ofInstitution: number)
        since = record.since.map { texts(.institutionSince, ["year": String($0)]) }
        supportLink = builder.plan.takesGifts(number) ? builder.link(to: .support(number)) : nil
        adoptionLink = record.adoption == nil ? nil : builder.link(to: .adoption(number))
        services = record.services.map { vocabulary.label(Labels.service, $0) }
        offersWalks = record.offersWalks
        accepts = record.accepts.map { vocabulary.label(Labels.animalType, $0) }
        needs = record.needs.map { builder.wording($0) }
        pictures = builder.pictures(ofInstitution: number)
        gallery = builder.gallery(of: pictures)
        contact = builder.contact(ofInstitution: number)
        registers = record.registers
        sources = record.sources
        checked = record.checked.map { texts.date($0, .long) }
        let seeking = animals.filter { cards[$0].seeksHome }
        seekingCount = seeking.isEmpty ? nil : texts.plural(.seekingCount, seeking.count)
        order = InstitutionOverview.displayOrder(of: animals, cards, texts)
        let present = order.filter { !cards[$0].isDeparted }
        isSearchable = present.count > 1
        animalsOnCard = present.prefix(InstitutionOverview.mostOnCard).map { cards[$0] }
    }

    /// Returns those looking for a home first, then those who stay or are sought, then those who are gone; by name among
    /// themselves.
    private static func displayOrder(of animals: Range<Int>, _ cards: [AnimalCard], _ texts: Texts) -> [Int] {
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

    static let model = Model<InstitutionOverview>("institution", "An institution") {
        $0.text("id", "Its id, as addresses and records write it") { $0.link.id }
        $0.object("name", "Its name", Wording.model) { $0.link.name }
        $0.text("type", "Its type in words") { $0.link.type }
        $0.text("typeKey", "Its type as records write it") { $0.typeKey }
        $0.object("logo", "Its logo, where it has one", PictureModel.model) { $0.logo }
        $0.object("operator", "Who runs it, if another body", Wording.model) { $0.operator }
        $0.text("town", "Where it is") { $0.link.town }
        $0.text("region", "The region in which that is") { $0.region }
        $0.text("since", "Since when it exists, in words") { $0.since }
        $0.text("link", "Its page") { $0.link.link }
        $0.text("supportLink", "How to support it; none where there is no way") { $0.supportLink }
        $0.text("adoptionLink", "How to adopt from it; none where it does not tell") { $0.adoptionLink }
        $0.texts("services", flag: "hasServices", "What it offers to the public") { $0.services }
        $0.flag("offersWalks", "True if visitors may walk its animals") { $0.offersWalks }
        $0.texts("accepts", flag: "hasAccepts", "The kinds of animals that it cares for") { $0.accepts }
        $0.list("needs", flag: "hasNeeds", "What it asks people to bring", Wording.model) { $0.needs }
        $0.flag("hasPictures", "Whether the next list has any") { !$0.pictures.isEmpty }
        $0.object("gallery", "There where there are two of them or more", Gallery.model) { $0.gallery }
        $0.list("pictures", "Its pictures", PictureModel.model) { $0.pictures }
        $0.object("contact", "How to reach it", ContactModel.model) { $0.contact }
        $0.flag("hasRegisters", "Whether it has a number in a public register") {
            $0.registers != Institution.Registers()
        }
        $0.object("registers", "Numbers in public registers", Institution.Registers.model) { $0.registers }
        $0.list("sources", flag: "hasSources", "Where public data about it came from", WebAddress.model) { $0.sources }
        $0.text("checked", "When staff last confirmed the record") { $0.checked }
        $0.text("count", "How many of its animals look for a home, in words; none for none") { $0.seekingCount }
        $0.flag("isSearchable", "Whether it has several animals, so that there is something to look for") {
            $0.isSearchable
        }
    }
}
