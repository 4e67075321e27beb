import Templates

/// An institution with a part of its animals.
struct InstitutionPage: Sendable {
    struct Registers: Sendable {
        let krs: String?
        let nip: String?
        let regon: String?
        let veterinaryNumber: String?

        var isEmpty: Bool { krs == nil && nip == nil && regon == nil && veterinaryNumber == nil }

        static let model = Model<Registers>("registers", "Numbers in public registers") {
            $0.text("krs", "In the court register") { $0.krs }
            $0.text("nip", "For taxes") { $0.nip }
            $0.text("regon", "In the register of businesses") { $0.regon }
            $0.text("veterinaryNumber", "Of the veterinary inspectorate") { $0.veterinaryNumber }
        }
    }

    let frame: PageFrame
    let face: InstitutionFace
    let isFirstPage: Bool
    let animals: [ListedAnimal]
    let description: Passage
    let pagination: Pagination?

    static let model = Model<InstitutionPage>("institution page", "An institution") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.include(InstitutionFace.model) { $0.face }
        $0.passage("description", flag: "hasDescription", lang: "descriptionLang", "the institution's description") {
            $0.description
        }
        $0.flag("isFirstPage", "Whether this is the first page of its animals") { $0.isFirstPage }
        $0.flag("hasAnimals", "Whether the next list has any") { !$0.animals.isEmpty }
        $0.list("animals", "The animals of this page, those looking for a home first", ListedAnimal.model) {
            $0.animals
        }
        $0.object("pagination", "There where its animals take more than one page", Pagination.model) { $0.pagination }
    }
}
