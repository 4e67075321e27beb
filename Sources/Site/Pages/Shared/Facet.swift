import Templates

/// A quality by which what a search finds can be narrowed, with the values that occur.
struct Facet: Sendable {
    /// As addresses and the search index write it.
    let name: String
    let label: String
    /// Whether one of many values is chosen from a list, instead of ticking some of a few.
    let isChoice: Bool
    let values: [FilterOption]

    static let model = Model<Facet>("facet", "A quality by which what a search finds can be narrowed") {
        $0.text("name", "As addresses write it: `type`, `town`") { $0.name }
        $0.text("label", "As readers see it") { $0.label }
        $0.flag("isChoice", "Whether one of many values is to be chosen, instead of ticking some of a few") {
            $0.isChoice
        }
        $0.list("values", "The values that occur", FilterOption.model) { $0.values }
    }
}
