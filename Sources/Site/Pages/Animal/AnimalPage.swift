import Templates

/// An animal.
struct AnimalPage: Sendable {
    let frame: PageFrame
    let card: AnimalCard
    let institution: InstitutionFace
    let facts: AnimalFacts
    /// Always, even where it simply waits for a home.
    let status: String
    let notice: String?
    let staleNotice: String?
    let pictures: [PictureModel]
    let video: VideoModel?
    let description: Passage
    let bonded: [ListedAnimal]
    let support: SupportModel?
    let previous: AnimalLink?
    let next: AnimalLink?
    let similar: [ListedAnimal]
    /// Absolute.
    let address: String
    /// Nil for an animal that is gone, which has no card at a kennel.
    let code: AddressCode?
    /// What tells the animal from all others in any language: `na-skraju/rex`.
    let key: String
    let unknownCompany: [String]

    static let model = Model<AnimalPage>("animal page", "An animal") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.text("name", "Its name, else its type and number") { $0.card.name }
        $0.text("type", "Its type in words") { $0.card.type }
        $0.text("typeKey", "Its type as records write it") { $0.card.typeKey }
        $0.object("institution", "Who cares for it", InstitutionLink.model) { $0.institution.link }
        $0.text("statusKey", "Its status as records write it") { $0.card.statusKey }
        $0.text("status", "Its status in words") { $0.status }
        $0.flag("seeksHome", "Whether it looks for a home") { $0.card.seeksHome }
        $0.flag("isDeparted", "Whether it is gone for good: then there are no calls to adopt or support") {
            $0.card.isDeparted
        }
        $0.flag("isUrgent", "Whether it needs a home urgently") { $0.card.isUrgent }
        $0.text("notice", "A sentence about its status, unless it simply waits for a home") { $0.notice }
        $0.text("staleNotice", "A sentence that warns of old data") { $0.staleNotice }
        $0.object("picture", "Its main picture, else a placeholder", PictureModel.model) { $0.card.picture }
        $0.flag("hasGallery", "Whether it has two pictures or more") { $0.pictures.count > 1 }
        $0.list("pictures", "All its pictures, the main one first", PictureModel.model) { $0.pictures }
        $0.text("pictureCount", "How many pictures it has") { String($0.pictures.count) }
        $0.object("video", "A film about it", VideoModel.model) { $0.video }
        $0.include(AnimalFacts.model) { $0.facts }
        $0.passage("description", flag: "hasDescription", lang: "descriptionLang", "the animal's description") {
            $0.description
        }
        $0.flag("hasBonded", "Whether the next list has any") { !$0.bonded.isEmpty }
        $0.list("bonded", "Animals with which it must go to a home", ListedAnimal.model) { $0.bonded }
        $0.object("support", "How to give for it; none where it is gone or there is no way", SupportModel.model) {
            $0.support
        }
        $0.flag("offersVirtualAdoption", "Whether it can be adopted virtually") { $0.support?.monthly != nil }
        $0.object("contact", "How to reach the institution", ContactModel.model) { $0.institution.contact }
        $0.flag("hasNeighbours", "Whether its institution has other animals") { $0.previous != nil || $0.next != nil }
        $0.object("previous", "The animal before, in the institution's order", AnimalLink.model) { $0.previous }
        $0.object("next", "The animal after, in the institution's order", AnimalLink.model) { $0.next }
        $0.flag("hasSimilar", "Whether the next list has any") { !$0.similar.isEmpty }
        $0.list("similar", "Similar animals that look for a home", ListedAnimal.model) { $0.similar }
        $0.text("address", "The page's absolute address, for sharing and print") { $0.address }
        $0.object("code", "The page's address as a QR code; none where the animal is gone", AddressCode.model) {
            $0.code
        }
        $0.text("key", "The ids of its institution and its own, the same in every language") { $0.key }
        $0.text("adoptionLink", "How to adopt from its institution; none where it seeks no home or nothing is told") {
            $0.card.seeksHome ? $0.institution.adoptionLink : nil
        }
        $0.flag("hasUnknownCompany", "Whether the next list has any") { !$0.unknownCompany.isEmpty }
        $0.texts("unknownCompany", "With whom nobody has yet seen it") { $0.unknownCompany }
    }
}
