import Templates

/// A value by which a list can be filtered.
struct FilterOption: Sendable {
    let value: String
    let label: String
    let count: String

    static let model = Model<FilterOption>("option", "A value by which the list can be filtered") {
        $0.text("value", "As addresses write it") { $0.value }
        $0.text("label", "As readers see it") { $0.label }
        $0.text("count", "How many there are") { $0.count }
    }
}
