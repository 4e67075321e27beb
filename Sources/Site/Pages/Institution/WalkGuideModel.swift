import Content
import Records
import Templates

/// The rules of walks with an institution's animals, without the text below them.
struct WalkRules: Sendable {
    let facts: [AnimalFact]
    let hours: OpeningHoursModel?

    static let model = Model<WalkRules>("rules of walks", "The rules of walks with an institution's animals") {
        $0.list("facts", "Who may walk, what to bring and the like", AnimalFact.model) { $0.facts }
        $0.object("hours", "When walks are, if not at all opening hours", OpeningHoursModel.model) { $0.hours }
    }
}

/// The rules of walks with an institution's animals.
struct WalkGuideModel: Sendable {
    let rules: WalkRules
    let text: Passage

    static let model = Model<WalkGuideModel>("guide to walks", "The rules of walks with an institution's animals") {
        $0.include(WalkRules.model) { $0.rules }
        $0.passage("text", flag: "hasText", lang: "textLang", "the text about walks") { $0.text }
    }
}

extension PageModelBuilder {
    /// - Parameter page: the institution's page, whose description has headings of its own.
    func walks(ofInstitution number: Int, on page: Page) -> WalkGuideModel? {
        let institution = plan.catalogue.institutions[number].record
        return institution.walks.map {
            WalkGuideModel(
                rules: rules(of: $0, in: number),
                text: compose($0.body, on: page, below: institution.description).passage)
        }
    }

    /// - Parameter institution: its place in the catalogue.
    func rules(of guide: WalkGuide, in institution: Int) -> WalkRules {
        WalkRules(
            facts: RecordSchema.walkGuide.fields.compactMap { field in
                guard field.description.uses.contains(.api), let value = field.value(guide),
                    let words = words(for: value, ofFact: field.name),
                    case .text(let label) = texts.constants["walks.\(field.name)"]
                else { return nil }
                return AnimalFact(name: field.name, label: label, value: words)
            },
            hours: openingHours(plan.institutionsToday[institution].walkingHours, note: nil))
    }
}
