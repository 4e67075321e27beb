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
    /// The ways to give to the institution itself.
    let support: SupportModel?
    let registers: InstitutionPage.Registers
    let sources: [WebLink]
    let checked: String?
    let seekingCount: String?
    let facets: [Facet]
    let isSearchable: Bool
    /// Places in the plan's animals, in the order in which the institution's page lists them.
    let order: [Int]
    let card: InstitutionCard
    let keeper: Keeper

    init(
        link: InstitutionLink, typeKey: String, logo: PictureModel?, operator: Wording?, region: String?,
        since: String?, supportLink: String?, adoptionLink: String?, services: [String], offersWalks: Bool,
        accepts: [String],
        needs: [Wording],
        pictures: [PictureModel], gallery: Gallery?, contact: ContactModel, support: SupportModel?,
        registers: InstitutionPage.Registers, sources: [WebLink], checked: String?, seekingCount: String?,
        facets: [Facet], isSearchable: Bool, order: [Int], card: InstitutionCard
    ) {
        self.link = link
        self.typeKey = typeKey
        self.logo = logo
        self.operator = `operator`
        self.region = region
        self.since = since
        self.supportLink = supportLink
        self.adoptionLink = adoptionLink
        self.services = services
        self.offersWalks = offersWalks
        self.accepts = accepts
        self.needs = needs
        self.pictures = pictures
        self.gallery = gallery
        self.contact = contact
        self.support = support
        self.registers = registers
        self.sources = sources
        self.checked = checked
        self.seekingCount = seekingCount
        self.facets = facets
        self.isSearchable = isSearchable
        self.order = order
        self.card = card
        keeper = Keeper(name: link.name, town: link.town)
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
        $0.flag("hasRegisters", "Whether it has a number in a public register") { !$0.registers.isEmpty }
        $0.object("registers", "Numbers in public registers", InstitutionPage.Registers.model) { $0.registers }
        $0.list("sources", flag: "hasSources", "Where public data about it came from", WebLink.model) { $0.sources }
        $0.text("checked", "When staff last confirmed the record") { $0.checked }
        $0.text("count", "How many of its animals look for a home, in words; none for none") { $0.seekingCount }
        $0.flag("isSearchable", "Whether it has several animals, so that there is something to look for") {
            $0.isSearchable
        }
        $0.list("facets", flag: "hasFacets", "What its animals can be narrowed by", Facet.model) { $0.facets }
    }
}
