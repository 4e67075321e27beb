import Languages
import Records
import Synchronization

/// The anchors to which links into a page may lead: sections that templates mark, and headings of its description. Found
/// when a link asks for them, and kept.
final class PageAnchors: Sendable {
    /// The ids of a language's sections.
    struct Sections: Sendable {
        let support: String
        let contact: String
        let animals: String

        init(_ texts: Texts) {
            func anchor(_ name: String) -> String? {
                if case .text(let text) = texts.constants["anchors.\(name)"] { text } else { nil }
            }
            support = anchor("support") ?? texts.pathWords.support.text
            contact = anchor("contact") ?? "contact"
            animals = anchor("animals") ?? texts.pathWords.animals.text
        }

        var all: Set<String> { [support, contact, animals] }
    }

    private struct Place: Hashable {
        let page: PageKind
        let language: Language
    }

    private let plan: SitePlan
    private let sections: [(language: Language, sections: Sections)]
    private let headings: @Sendable (_ prose: Prose, _ page: PageKind, _ reserved: Set<String>) -> [String]
    private let known = Mutex<[Place: [String]]>([:])

    /// - Parameters:
    ///   - plan: the site's pages.
    ///   - sections: in the order of the site's languages.
    ///   - headings: the anchors of a description's headings, in their order.
    init(
        _ plan: SitePlan, sections: [(language: Language, sections: Sections)],
        headings: @escaping @Sendable (_ prose: Prose, _ page: PageKind, _ reserved: Set<String>) -> [String]
    ) {
        self.plan = plan
        self.sections = sections
        self.headings = headings
    }

    /// Ids that a page's own sections may have, so that headings keep away from them.
    func reserved(in language: Language) -> Set<String> {
        sections.first { $0.language == language }?.sections.all ?? []
    }

    /// The anchor of the reader's page that `anchor` means, be it written as it is in the reader's language or in
    /// another; "" for the top of the page, where a heading has no counterpart in the reader's language. Nil where no
    /// language's page has it.
    func resolve(_ anchor: String, on page: PageKind, _ language: Language) -> String? {
        let own = ids(of: page, language)
        if own.contains(anchor) { return anchor }
        for (other, _) in sections where other != language {
            let others = ids(of: page, other)
            guard let place = others.firstIndex(of: anchor) else { continue }
            return own.count == others.count ? own[place] : ""
        }
        return nil
    }

    /// All anchors of a page.
    func all(on page: PageKind, _ language: Language) -> [String] { ids(of: page, language) }

    private func ids(of page: PageKind, _ language: Language) -> [String] {
        let place = Place(page: page, language: language)
        if let ids = known.withLock({ $0[place] }) { return ids }
        let ids = sectionIDs(of: page, language) + headingIDs(of: page, language)
        known.withLock { $0[place] = ids }
        return ids
    }

    private func sectionIDs(of page: PageKind, _ language: Language) -> [String] {
        guard let sections = sections.first(where: { $0.language == language })?.sections else { return [] }
        switch page {
        case .institution(_, let number):
            return number == 1 ? [sections.contact, sections.animals] : [sections.animals]
        case .support, .adoption: return [sections.contact]
        case .animal(let number):
            let animal = plan.animals[number]
            let takesGifts = SitePlan.takesGifts(
                plan.catalogue.institutions[animal.institution].record, on: plan.date)
            let hasSupport = takesGifts && !animal.entry.record.status.isDeparted
            return hasSupport ? [sections.contact, sections.support] : [sections.contact]
        case .home, .institutions, .animals, .settings, .favourites, .baskets, .basket, .needs, .accessibility,
            .further:
            return []
        }
    }

    private func headingIDs(of page: PageKind, _ language: Language) -> [String] {
        let description: Localized<Prose>
        switch page {
        case .home: description = plan.catalogue.home.body
        case .institution(let index, page: 1): description = plan.catalogue.institutions[index].record.description
        case .animal(let number): description = plan.animals[number].entry.record.description
        case .adoption(let index):
            guard let guide = plan.catalogue.institutions[index].record.adoption else { return [] }
            description = guide.body
        case .further(let index): description = plan.catalogue.pages[index].body
        case .basket(let index): description = plan.catalogue.baskets[index].description
        case .institution, .institutions, .support, .animals, .settings, .favourites, .baskets, .needs, .accessibility:
            return []
        }
        let languages = plan.catalogue.settings.languages
        guard let entry = description.resolved(in: language, of: languages) else { return [] }
        return headings(entry.value, page, reserved(in: language))
    }
}
