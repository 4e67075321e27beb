import Languages
import Records
import Synchronization

/// The anchors to which links into a page may lead: sections that templates mark, and headings of its description. They
/// are found when a link asks for them, and kept.
final class PageAnchors: Sendable {
    private struct Place: Hashable {
        let page: Page
        let language: Language
    }

    /// The anchors of a page.
    private struct IDs {
        let all: [String]
        /// The first place of each.
        let places: [String: Int]
    }

    private let plan: SitePlan
    /// In the site's order.
    private let texts: [Texts]
    private let headings: @Sendable (_ prose: Prose, _ page: Page, _ reserved: Set<String>) -> [String]
    private let known = Mutex<[Place: IDs]>([:])
    private let nearby = NearbyNames<Place>()
    /// The ids of all sections in each language.
    private let reserved: [Language: Set<String>]

    /// - Parameters:
    ///   - types: of the site's pages.
    ///   - texts: of the site's languages, in their order.
    ///   - headings: returns the anchors of a description's headings, in their order.
    init(
        _ plan: SitePlan, _ texts: [Texts],
        headings: @escaping @Sendable (_ prose: Prose, _ page: Page, _ reserved: Set<String>) -> [String]
    ) {
        self.plan = plan
        self.texts = texts
        self.headings = headings
        reserved = Dictionary(
            texts.map { texts in (texts.language, Set(PageSection.allCases.map { $0.id(in: texts) })) }
        ) { first, _ in first }
    }

    /// Returns the ids that a page's own sections may have, so that headings keep away from them.
    func reserved(in language: Language) -> Set<String> { reserved[language] ?? [] }

    /// The anchor of the reader's page that `anchor` means, be it written as it is in the reader's language or in
    /// another; "" for the top of the page, where a heading has no counterpart in the reader's language. Nil where no
    /// language's page has it.
    func resolve(_ anchor: String, on page: Page, _ language: Language) -> String? {
        let own = ids(of: page, language)
        if own.places[anchor] != nil { return anchor }
        for other in texts.lazy.map(\.language) where other != language {
            let others = ids(of: page, other)
            guard let place = others.places[anchor] else { continue }
            return own.all.count == others.all.count ? own.all[place] : ""
        }
        return nil
    }

    /// Returns the anchor of a page that is nearest to one that it does not have; nil when all are far.
    func nearest(to anchor: String, on page: Page, _ language: Language) -> String? {
        nearby.nearest(to: anchor, at: Place(page: page, language: language)) { ids(of: page, language).all }
    }

    private func ids(of page: Page, _ language: Language) -> IDs {
        let place = Place(page: page, language: language)
        if let ids = known.withLock({ $0[place] }) { return ids }
        let all = sectionIDs(of: page, language) + headingIDs(of: page, language)
        let ids = IDs(all: all, places: Dictionary(zip(all, all.indices)) { first, _ in first })
        known.withLock { $0[place] = ids }
        return ids
    }

    private func sectionIDs(of page: Page, _ language: Language) -> [String] {
        guard let texts = texts.first(where: { $0.language == language }) else { return [] }
        return page.type.sections(plan, page).map { $0.id(in: texts) }
    }

    private func headingIDs(of page: Page, _ language: Language) -> [String] {
        guard page.number == 1, let description = page.type.description(plan, page.record),
            let entry = description.resolved(in: language, of: plan.catalogue.settings.languages)
        else { return [] }
        return headings(entry.value, page, reserved(in: language))
    }
}
