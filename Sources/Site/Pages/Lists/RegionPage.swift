import Content
import Languages
import Records
import Templates

extension PageType {
    static let region = PageType(
        "region", .id { $0.regions[$1].id }, below: .institutions,
        nameOfOne: { "the page of the region \"\($0.regions[$1].id)\"" }, records: { plan, _ in plan.regions.indices },
        pageCount: { plan, number in SitePlan.pageCount(ofAnimals: plan.regions[number].seeking.count) })
}

extension Page {
    /// A region with a part of its animals.
    /// - Parameter page: from 1.
    static func region(_ number: Int, page: Int = 1) -> Page { Page(.region, number, number: page) }
}

extension Phrase {
    static let regionTitle = Phrase("title.region", "name")
    static let regionSummary = Phrase("summary.region", "name", "title")
}

extension PageTemplate {
    static let region = PageTemplate(.region, of: RegionPage.model, phrases: [.regionTitle, .regionSummary]) {
        site, page in site.region(page.record, page: page.number)
    }
}

/// The link to a region's page.
struct RegionLink: Sendable {
    let name: String
    let link: String
    let count: String

    static let model = Model<RegionLink>("region link", "A region with institutions") {
        $0.text("name", "Its name") { $0.name }
        $0.text("link", "Its page") { $0.link }
        $0.text("count", "How many institutions there are, in words") { $0.count }
    }
}

/// The institutions of a region and a part of their animals.
struct RegionPage: Sendable {
    let frame: PageFrame
    let title: String
    let institutions: [InstitutionOverview]
    let institutionCount: String
    let part: AnimalListPart
    let animalCount: String

    static let model = Model<RegionPage>("region page", "The institutions of a region and their animals") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.text("title", "The title of all its pages") { $0.title }
        $0.list(
            "institutions", flag: "hasInstitutions", "The region's institutions; on the first page alone",
            InstitutionOverview.card
        ) { $0.institutions }
        $0.text("institutionCount", "How many institutions there are, in words") { $0.institutionCount }
        $0.include(AnimalListPart.model) { $0.part }
        $0.text("animalCount", "How many animals look for a home on all pages, in words") { $0.animalCount }
    }
}

extension LocalizedSite {
    func region(_ number: Int, page: Int) -> RegionPage {
        let region = plan.regions[number]
        let seeking = region.seeking
        let title = texts(.regionTitle, ["name": region.name])
        let crumbs = [
            structuredData.crumb(to: .institutions(page: 1)), (title, structuredData.records.absolute(.region(number))),
        ]
        let part = part(page, of: seeking, at: crumbs) { .region(number, page: $0) }
        let members = Set(region.institutions)
        return RegionPage(
            frame: builder.frame(
                of: .region(number, page: page),
                FrameContent(
                    title: builder.numbered(title, page: page), shareTitle: title,
                    description: texts(
                        .regionSummary, ["name": region.name, "title": builder.defaults.siteTitle]),
                    feed: feed(.region(number)), pagination: part.pagination, structuredData: part.structuredData)),
            title: title, institutions: page == 1 ? byName.filter(members.contains).map { overviews[$0] } : [],
            institutionCount: texts.plural(.institutionCount, region.institutions.count),
            part: part, animalCount: texts.plural(.seekingCount, seeking.count))
    }

    /// The regions with pages, in alphabetical order.
    var regionLinks: [RegionLink] {
        texts.sorted(plan.regions.indices) { plan.regions[$0].name }.map { number in
            RegionLink(
                name: plan.regions[number].name, link: builder.link(to: .region(number)),
                count: texts.plural(.institutionCount, plan.regions[number].institutions.count))
        }
    }
}
