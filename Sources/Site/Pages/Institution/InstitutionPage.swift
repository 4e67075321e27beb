import Content
import Languages
import Records
import Templates

extension PageType {
    static let institution = PageType(
        "institution", .id { $0.catalogue.institutions[$1].record.id }, below: .institutions,
        nameOfOne: { "the page of the institution \"\($0.catalogue.institutions[$1].record.id)\"" },
        records: { plan, _ in plan.catalogue.institutions.indices },
        pageCount: { plan, number in
            SitePlan.pageCount(
                plan.animalsOfInstitution[number].count, perPage: SitePlan.animalsPerInstitutionPage)
        }, files: "institutions/*/institution", source: { $0.catalogue.institutions[$1].source },
        formerly: { $0.catalogue.institutions[$1].record.formerly },
        indexing: .listed { $0.lastChange(ofInstitution: $1) },
        description: { $0.catalogue.institutions[$1].record.description },
        sections: { plan, page in
            guard page.number == 1 else { return [.animals] }
            let hasWalks = plan.catalogue.institutions[page.record].record.walks != nil
            return hasWalks ? [.contact, .walks, .animals] : [.contact, .animals]
        })
}

extension Page {
    /// An institution with a part of its animals.
    /// - Parameter page: from 1.
    static func institution(_ number: Int, page: Int = 1) -> Page { Page(.institution, number, number: page) }
}

extension Phrase {
    static let institutionSummary = Phrase("summary.institution", "type", "name", "town")
    static let shareInstitution = Phrase("share.institution", "name", "town")
}

extension PageTemplate {
    static let institution = PageTemplate(
        .institution, of: InstitutionPage.model, phrases: [.institutionSummary, .shareInstitution]
    ) { site, page in site.institution(page.record, page: page.number) }
}

extension Institution.Registers {
    static let model = Model<Institution.Registers>("registers", "Numbers in public registers") {
        $0.text("krs", "In the court register") { $0.krs?.compact }
        $0.text("nip", "For taxes") { $0.nip?.grouped }
        $0.text("regon", "In the register of businesses") { $0.regon?.compact }
        $0.text("veterinaryNumber", "Of the veterinary inspectorate") { $0.veterinaryNumber }
    }
}

/// An institution with a part of its animals.
struct InstitutionPage: Sendable {
    let frame: PageFrame
    let overview: InstitutionOverview
    let isFirstPage: Bool
    /// The first one, on the first page.
    let account: SupportModel.Account?
    let seeking: [ListedAnimal]
    let others: [ListedAnimal]
    let description: Passage
    /// On the first page.
    let walks: WalkGuideModel?
    /// On the first page.
    let place: InstitutionPlace?
    let facets: [Facet]
    let pagination: Pagination?

    static let model = Model<InstitutionPage>("institution page", "An institution") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.include(InstitutionOverview.model) { $0.overview }
        $0.passage("description", flag: "hasDescription", lang: "descriptionLang", "the institution's description") {
            $0.description
        }
        $0.object("walks", "The rules of walks, where it tells them; none on further pages", WalkGuideModel.model) {
            $0.walks
        }
        $0.object("place", "Where it is on a map; none on further pages", InstitutionPlace.model) { $0.place }
        $0.flag("isFirstPage", "Whether this is the first page of its animals") { $0.isFirstPage }
        $0.object("account", "Its first bank account; none on further pages", SupportModel.Account.model) { $0.account }
        $0.flag("hasAnimals", "Whether one of the next lists has any") { !($0.seeking.isEmpty && $0.others.isEmpty) }
        $0.list("animals", flag: "hasSeeking", "The animals of this page that look for a home", ListedAnimal.model) {
            $0.seeking
        }
        $0.list(
            "others", flag: "hasOthers", "The other animals of this page, those that are gone for good last",
            ListedAnimal.model
        ) { $0.others }
        $0.list("facets", flag: "hasFacets", "What its animals can be narrowed by", Facet.model) { $0.facets }
        $0.object("pagination", "There where its animals take more than one page", Pagination.model) { $0.pagination }
    }
}

extension LocalizedSite {
    func institution(_ number: Int, page: Int) -> InstitutionPage {
        let entry = plan.catalogue.institutions[number]
        let overview = overviews[number]
        let kind = Page.institution(number, page: page)
        let (range, pagination) = builder.part(
            page, of: overview.order.count, perPage: SitePlan.animalsPerInstitutionPage
        ) { .institution(number, page: $0) }
        let data = structuredData
        let shown = overview.order[range]
        let animals = shown.map { ListedAnimal(card: cards[$0], keeper: nil) }
        let seeking = animals.prefix { $0.card.seeksHome }
        let name = overview.link.name.text
        // Pages of more animals do not repeat the description.
        let description = page == 1 ? builder.compose(entry.record.description, on: kind) : (.empty, "")
        let lead =
            description.opening.isEmpty
            ? texts(.institutionSummary, ["type": overview.link.type, "name": name, "town": overview.link.town]) : ""
        return InstitutionPage(
            frame: builder.frame(
                of: kind,
                FrameContent(
                    title: builder.numbered(name, page: page),
                    shareTitle: texts(.shareInstitution, ["name": name, "town": overview.link.town]),
                    description: builder.summary(lead, description.opening),
                    image: builder.sharingImage(ofInstitution: number, name),
                    feed: feed(.institution(number)),
                    pagination: pagination,
                    structuredData: {
                        data.appendInstitution(number, animals: shown, first: range.lowerBound + 1, to: &$0)
                    })),
            overview: overview, isFirstPage: page == 1,
            account: page == 1 ? builder.firstAccount(support(ofInstitution: number)) : nil,
            seeking: Array(seeking), others: Array(animals.dropFirst(seeking.count)),
            description: description.passage, walks: page == 1 ? builder.walks(ofInstitution: number, on: kind) : nil,
            place: page == 1 ? builder.place(ofInstitution: number) : nil,
            facets: builder.facets(
                FilterTally(of: overview.order.filter { cards[$0].seeksHome }, isOfMany: false, in: plan)),
            pagination: pagination)
    }
}

extension StructuredData {
    /// Appends an institution's page: the institution, and the animals on the page from the `first` position among all
    /// of it on.
    fileprivate func appendInstitution(_ number: Int, animals: ArraySlice<Int>, first: Int, to bytes: inout [UInt8]) {
        append(trail(toInstitution: number), to: &bytes) { json in
            appendInstitution(number, to: &json)
            if !animals.isEmpty { appendList(animals.lazy.map(crumb(ofAnimal:)), first: first, to: &json) }
        }
    }
}
