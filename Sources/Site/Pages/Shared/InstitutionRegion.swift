import Languages
import Templates

/// The institutions of a region.
struct InstitutionRegion: Sendable {
    struct Member: Sendable {
        let overview: InstitutionOverview
        let mark: String?

        static let model = Model<Member>("institution of a region", "An institution in a list by regions") {
            $0.include(InstitutionOverview.card) { $0.overview }
            $0.text(
                "mark",
                "Beside a map: where it is there, from the left and from above, and how many animals seek a home"
            ) {
                $0.mark
            }
        }
    }

    let name: String
    let count: String
    let institutions: [Member]

    static let model = Model<InstitutionRegion>("region", "The institutions of a region") {
        $0.text("name", "The region") { $0.name }
        $0.text("count", "How many institutions there are") { $0.count }
        $0.list("institutions", "Those, in the order of their names", Member.model) { $0.institutions }
    }
}

extension LocalizedSite {
    /// Returns all institutions by region, in alphabetical order; those of which the region is not known come last.
    func institutionsByRegion(besideMap isMapped: Bool = false) -> [InstitutionRegion] {
        let byRegion = Dictionary(grouping: byName) { overviews[$0].region ?? "" }
        let names = texts.sorted(byRegion.keys.filter { !$0.isEmpty }.sorted()) { $0 }
        return (names + [""]).compactMap { name in
            byRegion[name].map { numbers in
                InstitutionRegion(
                    name: name.isEmpty ? texts(.elsewhere) : name, count: texts.number(numbers.count),
                    institutions: numbers.map {
                        InstitutionRegion.Member(
                            overview: overviews[$0], mark: isMapped ? mark(ofInstitution: $0) : nil)
                    })
            }
        }
    }
}
