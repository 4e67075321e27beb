import Languages
import Templates

extension PageType {
    static let needs = PageType(
        "needs", .word("the wish lists"), below: .home,
        records: { plan, _ in plan.catalogue.institutions.contains { !$0.record.needs.isEmpty } ? 0..<1 : 0..<0 })
}

extension Page {
    static let needs = Page(.needs)
}

extension PageTemplate {
    static let needs = PageTemplate(.needs, of: NeedsPage.model, phrases: NeedKind.phrases) { site, _ in
        site.needs()
    }
}

/// The things of one kind that an institution asks for.
struct Wish: Sendable {
    let overview: InstitutionOverview
    let region: String?
    let position: Position?
    let needs: [Wording]

    static let model = Model<Wish>("wish", "The things of one kind that an institution asks for") {
        $0.object("institution", "The institution", InstitutionLink.model) { $0.overview.link }
        $0.text("region", "The region where it is, as its page is called") { $0.region }
        $0.text("place", "Its latitude and longitude in thousandths of a degree, where they are known") {
            $0.position?.coordinates.inThousandths.map(String.init).joined(separator: " ")
        }
        $0.flag("isExact", "True if the institution itself is there, not only its town") {
            $0.position?.isExact == true
        }
        $0.list("needs", "What it asks for", Wording.model) { $0.needs }
        $0.object("contact", "How to reach it", ContactModel.model) { $0.overview.contact }
    }
}

/// All that institutions ask for of one kind.
struct WishGroup: Sendable {
    let kind: NeedKind
    let name: String
    let wishes: [Wish]

    static let model = Model<WishGroup>("wishes", "All that institutions ask for of one kind") {
        $0.text("kind", "The kind, as anchors and addresses write it") { $0.kind.rawValue }
        $0.text("name", "The kind in words") { $0.name }
        $0.text("count", "How many institutions ask for it") { String($0.wishes.count) }
        $0.list("wishes", "Those institutions", Wish.model) { $0.wishes }
    }
}

/// The page of what institutions ask for, by what one has to give.
struct NeedsPage: Sendable {
    let frame: PageFrame
    let groups: [WishGroup]
    let regions: [String]

    static let model = Model<NeedsPage>("needs page", "What institutions ask for, by what one has to give") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.list("groups", "By kind of things", WishGroup.model) { $0.groups }
        $0.texts("regions", flag: "hasRegions", "Their regions by the alphabet, where there are several") {
            $0.regions
        }
    }
}

extension LocalizedSite {
    func needs() -> NeedsPage {
        let publication = builder.records.publication
        let kinds = publication.inEveryLanguage { NeedKind.Vocabulary($0.texts) }
        var groups: [NeedKind: [Wish]] = [:]
        var regions: Set<String> = []
        for number in byName {
            let overview = overviews[number]
            let region = plan.region(ofInstitution: number)?.name
            let position = plan.position(ofInstitution: number)
            // The kind goes by the language in which the need is written.
            let asked = zip(plan.catalogue.institutions[number].record.needs, overview.needs)
            let byKind = Dictionary(grouping: asked) { need, _ in
                need.resolved(in: publication.defaultLanguage, of: publication.languages).flatMap { entry in
                    kinds.entries.first { $0.language == entry.language }?.value.kind(of: entry.value)
                } ?? .other
            }
            for (kind, needs) in byKind {
                let wish = Wish(overview: overview, region: region, position: position, needs: needs.map(\.1))
                groups[kind, default: []].append(wish)
            }
            if !overview.needs.isEmpty, let region { regions.insert(region) }
        }
        return NeedsPage(
            frame: builder.frame(of: .needs, structuredData: structuredData.place(.needs)),
            groups: NeedKind.names.compactMap { kind, name in
                groups[kind].map { WishGroup(kind: kind, name: texts(name), wishes: $0) }
            }, regions: regions.count > 1 ? alphabetical(regions) : [])
    }
}
