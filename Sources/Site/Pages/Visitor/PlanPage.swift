import Languages
import Records
import Templates

extension PageType {
    static let plan = PageType(
        "plan", .word("the page for planned visits"), below: .home,
        records: { plan, _ in plan.catalogue.institutions.isEmpty ? 0..<0 : 0..<1 }, indexing: .hidden)
}

extension Page {
    static let plan = Page(.plan)
}

extension PageTemplate {
    static let plan = PageTemplate(.plan, of: PlanPage.model) { site, _ in site.visitPlan() }
}

/// The visits that the visitor plans on the device; a script fills it.
struct PlanPage: Sendable {
    struct Kind: Sendable {
        let value: String
        let label: String

        static let model = Model<Kind>("kind of institutions", "A type of institutions that the site has") {
            $0.text("value", "The type as records write it") { $0.value }
            $0.text("label", "The type in words") { $0.label }
        }
    }

    let frame: PageFrame
    let kinds: [Kind]

    static let model = Model<PlanPage>("plan page", "The visits that the visitor plans on the device") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.list("kinds", "The types of the site's institutions", Kind.model) { $0.kinds }
    }
}

extension LocalizedSite {
    func visitPlan() -> PlanPage {
        let types = Set(plan.catalogue.institutions.map(\.record.type))
        return PlanPage(
            frame: builder.frame(of: .plan),
            kinds: InstitutionType.allCases.filter(types.contains).map {
                PlanPage.Kind(value: $0.rawValue, label: builder.vocabulary.label(Labels.institutionType, $0))
            })
    }
}
