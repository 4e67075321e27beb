import Languages
import Templates

/// The institutions of a region.
struct InstitutionRegion: Sendable {
    let name: String
    let count: String
    let institutions: [InstitutionCard]

    static let model = Model<InstitutionRegion>("region", "The institutions of a region") {
        $0.text("name", "The region") { $0.name }
        $0.text("count", "How many institutions there are") { $0.count }
        $0.list("institutions", "Those, in the order of their names", InstitutionCard.model) { $0.institutions }
    }
}

extension LocalizedSite {
    /// All institutions by region, in alphabetical order; those of which the region is not known come last.
    var institutionsByRegion: [InstitutionRegion] {
        let byRegion = Dictionary(grouping: byName) { overviews[$0].region ?? "" }
        let names = texts.sorted(byRegion.keys.filter { !$0.isEmpty }.sorted()) { $0 }
        return (names + [""]).compactMap { name in
            byRegion[name].map { numbers in
                InstitutionRegion(
                    name: name.isEmpty ? texts(.elsewhere) : name, count: texts.number(numbers.count),
                    institutions: numbers.map { overviews[$0].card })
            }
        }
    }
}
