import Content
import Languages
import Records
import Templates

extension PageType {
    static let animalType = PageType(
        "animalType", .id { $0.types[$1].id }, below: .animals,
        nameOfOne: { "the page of the animals of type \"\($0.types[$1].id)\"" },
        records: { plan, _ in 0..<plan.types.count { $0.isThere } }, isOrderedByID: false,
        pageCount: { plan, number in SitePlan.pageCount(ofAnimals: plan.types[number].seeking.count) })
}

extension Page {
    /// - Parameter page: from 1.
    static func animalType(_ number: Int, page: Int = 1) -> Page { Page(.animalType, number, number: page) }
}

extension Phrase {
    static let animalTypeTitle = Phrase("title.animalType", "name")
    static let animalTypeSummary = Phrase("summary.animalType", "name", "title")
}

extension PageTemplate {
    static let animalType = PageTemplate(
        .animalType, of: AnimalTypePage.model, phrases: [.animalTypeTitle, .animalTypeSummary]
    ) { site, page in site.animalType(page.record, page: page.number) }
}

/// The link to the page of a type.
struct AnimalTypeLink: Sendable {
    let name: String
    let link: String
    let count: String

    static let model = Model<AnimalTypeLink>("type link", "A type of animals") {
        $0.text("name", "Its name, in the plural") { $0.name }
        $0.text("link", "Its page") { $0.link }
        $0.text("count", "The number of animals that look for a home") { $0.count }
    }
}

/// A part of the animals of a type that look for a home.
struct AnimalTypePage: Sendable {
    let frame: PageFrame
    let title: String
    let part: AnimalListPart
    let count: String
    let filter: String

    static let model = Model<AnimalTypePage>("type page", "The animals of a type that look for a home") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.text("title", "The title of all its pages") { $0.title }
        $0.include(AnimalListPart.model) { $0.part }
        $0.text("count", "How many animals look for a home on all pages, in words") { $0.count }
        $0.text("filter", "The same animals in the list of all, where they can be searched") { $0.filter }
    }
}

extension LocalizedSite {
    func animalType(_ number: Int, page: Int) -> AnimalTypePage {
        let type = plan.types[number].type
        let seeking = plan.types[number].seeking
        let name = builder.vocabulary.label(Labels.animalTypePlural, type)
        let title = texts(.animalTypeTitle, ["name": name])
        let crumbs = [
            structuredData.crumb(to: .animals(page: 1)), (title, structuredData.records.absolute(.animalType(number))),
        ]
        let part = part(page, of: seeking, at: crumbs) { .animalType(number, page: $0) }
        return AnimalTypePage(
            frame: builder.frame(
                of: .animalType(number, page: page),
                FrameContent(
                    title: builder.numbered(title, page: page), shareTitle: title,
                    description: texts(.animalTypeSummary, ["name": name, "title": builder.defaults.siteTitle]),
                    feed: feed(.type(number)), pagination: part.pagination, structuredData: part.structuredData)),
            title: title, part: part, count: texts.plural(.seekingCount, seeking.count),
            filter: builder.link(to: .animals(page: 1)) + "?type=\(type.rawValue)")
    }

    /// The types that look for a home, with their pages.
    var animalTypeLinks: [AnimalTypeLink] {
        plan.types.enumerated().filter { !$0.element.seeking.isEmpty }.map { number, planned in
            AnimalTypeLink(
                name: builder.vocabulary.label(Labels.animalTypePlural, planned.type),
                link: builder.link(to: .animalType(number)), count: texts.number(planned.seeking.count))
        }
    }
}
