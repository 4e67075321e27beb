import Content
import Records
import Templates

/// The rules of walks with an institution's animals.
struct WalkGuideModel: Sendable {
    let facts: [AnimalFact]
    let hours: OpeningHoursModel?
    let text: Passage

    static let model = Model<WalkGuideModel>("rules of walks", "The rules of walks with an institution's animals") {
        $0.list("facts", "Who may walk, what to bring and the like", AnimalFact.model) { $0.facts }
        $0.object("hours", "When walks are, if not at all opening hours", OpeningHoursModel.model) { $0.hours }
        $0.passage("text", flag: "hasText", lang: "textLang", "the text about walks") { $0.text }
    }
}

extension PageModelBuilder {
    /// - Parameter page: the institution's page, whose description has headings of its own.
    func walks(of institution: Institution, on page: Page) -> WalkGuideModel? {
        guard let guide = institution.walks else { return nil }
        return WalkGuideModel(
            facts: RecordSchema.walkGuide.fields.compactMap { field in
                guard field.description.uses.contains(.api), let value = field.value(guide),
                    let words = words(for: value, ofFact: field.name),
                    case .text(let label) = texts.constants["walks.\(field.name)"]
                else { return nil }
                return AnimalFact(name: field.name, label: label, value: words)
            },
            hours: openingHours(guide.hours, note: nil),
            text: compose(guide.body, on: page, below: institution.description).passage)
    }
}
