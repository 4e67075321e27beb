import Templates

/// A part of a list of animals, as a numbered page shows it.
struct AnimalListPart: Sendable {
    let animals: [ListedAnimal]
    let pagination: Pagination?
    /// Appends the way to the list, and the animals at their positions in the whole list.
    let structuredData: @Sendable (inout [UInt8]) -> Void

    static let model = Model<AnimalListPart>("part of a list", "A part of a list of animals") {
        $0.list(
            "animals", flag: "hasAnimals", "The animals of this page, in the order of the whole list",
            ListedAnimal.model
        ) { $0.animals }
        $0.object("pagination", "There where the list has more than one page", Pagination.model) { $0.pagination }
    }
}

extension LocalizedSite {
    /// - Parameters:
    ///   - page: from 1.
    ///   - animals: the whole list.
    ///   - crumbs: the way to its first page.
    ///   - numbered: its pages.
    func part(
        _ page: Int, of animals: [Int], at crumbs: [StructuredData.Crumb], _ numbered: (Int) -> Page
    ) -> AnimalListPart {
        let (range, pagination) = builder.part(page, of: animals.count, perPage: SitePlan.animalsPerPage, numbered)
        return AnimalListPart(
            animals: animals[range].map(listedWithKeeper), pagination: pagination,
            structuredData: structuredData.list(animals[range], at: crumbs))
    }
}

extension StructuredData {
    /// Returns what appends the way to a list, and some of its animals at their positions in the whole list.
    func list(_ animals: ArraySlice<Int>, at crumbs: [Crumb]) -> @Sendable (inout [UInt8]) -> Void {
        { bytes in
            self.append(crumbs, to: &bytes) {
                self.appendList(animals.lazy.map(self.crumb(ofAnimal:)), first: animals.startIndex + 1, to: &$0)
            }
        }
    }

    func crumb(ofAnimal number: Int) -> Crumb {
        (records.vocabulary.title(of: records.plan.animals[number].entry.record), records.absolute(.animal(number)))
    }
}
