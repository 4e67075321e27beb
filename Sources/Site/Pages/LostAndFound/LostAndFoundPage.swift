import Content
import Documents
import Languages
import Markup
import Records
import Templates

extension PageType {
    static let lostAndFound = PageType(
        "lostAndFound", .word("the page of lost and found animals"), below: .home,
        // Where nobody can be written to, an empty list would be of no use.
        records: { plan, _ in
            plan.lostAndFound.isEmpty && plan.catalogue.settings.contactEmail == nil ? 0..<0 : 0..<1
        },
        pageCount: { plan, _ in SitePlan.pageCount(ofAnimals: plan.lostAndFound.count) })
}

extension Page {
    /// - Parameter page: from 1.
    static func lostAndFound(page: Int) -> Page { Page(.lostAndFound, number: page) }
}

extension Phrase {
    static let noticeSubject = Phrase("lostAndFound.subject")
    static let noticeLetter = Phrase("lostAndFound.letter", "fields")
}

extension PageTemplate {
    static let lostAndFound = PageTemplate(
        .lostAndFound, of: LostAndFoundPage.model, phrases: LostCard.phrases + [.noticeSubject, .noticeLetter]
    ) { site, page in site.lostAndFound(page: page.number) }
}

/// The animals of one type that were lost, or were found, for readers whose browsers run no scripts.
struct LostGroup: Sendable {
    let type: String
    let isLost: Bool
    let count: Int
    let countInWords: String
    let animals: [LostCard]

    /// The most animals of a group, the newest.
    static let most = 100

    static let model = Model<LostGroup>("group of lost animals", "The animals of one type on one side") {
        $0.text("type", "Their type in words") { $0.type }
        $0.flag("isLost", "True if they were lost, false if they were found") { $0.isLost }
        $0.text("count", "How many there are") { $0.countInWords }
        $0.flag("isCut", "True if only the newest of them are there") { $0.count > $0.animals.count }
        $0.list("animals", "The newest of them", LostCard.model) { $0.animals }
    }
}

/// A numbered page of animals that were lost or found.
struct LostAndFoundPage: Sendable {
    let frame: PageFrame
    let animals: [LostCard]
    /// Of the whole list; on the first page.
    let groups: [LostGroup]
    let types: [FilterOption]
    /// The other fields of a notice whose words are of a list.
    let choices: [Facet]
    let pagination: Pagination?
    /// An e-mail to the site with the fields of a notice; nil where the site has no address.
    let letter: String?
    let today: CalendarDate

    static let model = Model<LostAndFoundPage>("lost and found page", "Animals that were lost or found") {
        $0.object("frame", "What every page has around its content", PageFrame.model) { $0.frame }
        $0.list("animals", flag: "hasAnimals", "The animals of this page, the newest first", LostCard.model) {
            $0.animals
        }
        $0.list("groups", flag: "hasGroups", "All of the list by side and type; on the first page", LostGroup.model) {
            $0.groups
        }
        $0.list("types", "The types of animals", FilterOption.model) { $0.types }
        $0.list("choices", "What else a notice may say in words of a list", Facet.model) { $0.choices }
        $0.object("pagination", "There where the list has more than one page", Pagination.model) { $0.pagination }
        $0.text("letter", "An e-mail to the site that has the fields of a notice") { $0.letter }
        $0.text("today", "The day of the build, as YYYY-MM-DD") { $0.today.description }
    }
}

extension LocalizedSite {
    func lostAndFound(page: Int) -> LostAndFoundPage {
        let (range, pagination) = builder.part(
            page, of: plan.lostAndFound.count, perPage: SitePlan.animalsPerPage
        ) { .lostAndFound(page: $0) }
        let cards = range.map(lostCard)
        let data = structuredData
        return LostAndFoundPage(
            frame: builder.frame(
                of: .lostAndFound(page: page), pagination: pagination,
                feed: plan.lostAndFound.isEmpty ? nil : feed(.lostAndFound),
                structuredData: { bytes in
                    data.append([data.crumb(to: .lostAndFound(page: 1))], to: &bytes) {
                        data.appendList(
                            cards.map { ($0.title, data.records.absolute($0.animal.page)) },
                            first: range.lowerBound + 1,
                            to: &$0)
                    }
                }),
            animals: cards, groups: page > 1 ? [] : lostGroups,
            types: AnimalType.allCases.map { type in
                FilterOption(
                    value: type.rawValue, label: builder.vocabulary.label(Labels.animalType, type),
                    count: texts.number(cards.count { $0.animal.record.type == type }))
            }, choices: noticeChoices, pagination: pagination, letter: noticeLetter, today: plan.date)
    }

    private var lostGroups: [LostGroup] {
        AnimalType.allCases.flatMap { type in
            [true, false].compactMap { isLost in
                let numbers = plan.lostAndFound.indices.filter {
                    plan.lostAndFound[$0].record.type == type && plan.lostAndFound[$0].isLost == isLost
                }
                guard !numbers.isEmpty else { return nil }
                return LostGroup(
                    type: builder.vocabulary.label(Labels.animalType, type), isLost: isLost, count: numbers.count,
                    countInWords: texts.number(numbers.count),
                    animals: numbers.prefix(LostGroup.most).map(lostCard))
            }
        }
    }

    private var noticeChoices: [Facet] {
        let fields = builder.vocabulary.fields
        func choice(_ name: String, _ values: [(value: String, label: String)]) -> Facet {
            Facet(
                name: name, label: fields.label(ofFilter: name), isChoice: true,
                values: values.map { FilterOption(value: $0.value, label: $0.label, count: "") })
        }
        return [
            choice("sex", [Sex.male, .female].map { ($0.rawValue, fields.filter("sex", $0.rawValue)) }),
            choice("size", Size.allCases.map { ($0.rawValue, fields.filter("size", $0.rawValue)) }),
            choice("region", (plan.gazetteer?.regions ?? []).map { ($0.name, $0.name) }),
        ].filter { !$0.values.isEmpty }
    }

    /// The site reads what is written in its first language.
    private var noticeLetter: String? {
        let publication = builder.records.publication
        guard let email = publication.settings.contactEmail else { return nil }
        let texts = publication[publication.defaultLanguage].texts
        let fields = [
            "file: notices/new.md", "status: lost", "type: cat", "name:", "sex:", "size:", "colour:", "town:",
            "region:",
            "place:", "date:", "until:", "marks:",
        ]
        return PercentEncoding.mailto(
            email, subject: texts(.noticeSubject),
            text: texts(.noticeLetter, ["fields": fields.joined(separator: "\n")]))
    }
}
