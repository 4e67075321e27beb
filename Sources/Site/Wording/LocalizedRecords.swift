import Languages
import Records

/// The records as readers of one language see them: the one view that pages, feeds, the API, structured data and search
/// share, so that they cannot say different things.
struct LocalizedRecords: Sendable {
    let publication: Publication
    let vocabulary: Vocabulary

    var plan: SitePlan { publication.plan }
    var texts: Texts { vocabulary.texts }
    var language: Language { vocabulary.language }

    func wording(_ text: Localized<String>) -> Wording { vocabulary.wording(text) }

    func wording(_ text: Localized<String>?) -> Wording? { vocabulary.wording(text) }

    /// Returns the text of a localized value; empty only where there is none at all.
    func text(_ text: Localized<String>) -> String { vocabulary.wording(text).text }

    /// Returns the text of a localized value that may be left out.
    func text(ifAny text: Localized<String>?) -> String? { vocabulary.wording(text)?.text }

    /// Returns the description of a record in the reader's language, else in the first of the site's that it has.
    func description(_ description: Localized<Prose>) -> Localized<Prose>.Entry? {
        description.resolved(in: language, of: vocabulary.languages)
    }

    /// Returns the beginning of a description as plain text of at most `limit` characters, cut between words; nil where
    /// there is no description.
    func excerpt(_ description: Localized<Prose>, limit: Int) -> String? {
        guard let entry = self.description(description) else { return nil }
        let text = Excerpt.of(publication.prose.plainText(of: entry.value), limit: limit)
        return text.isEmpty ? nil : text
    }

    /// Returns what lists say of an animal in one line: "Pies · 3 lata · duży".
    func line(about animal: Animal, _ today: AnimalToday) -> String { vocabulary.line(about: animal, today.card.age) }

    /// Returns the title of a type of which there is one page; empty for other types.
    func title(of type: PageType) -> String { type.heading.map { texts($0.title) } ?? "" }

    func link(to page: Page) -> String { publication.urls.link(to: page, language) }

    func absolute(_ page: Page) -> String { publication.urls.absolute(page, language) }

    /// True if visitors can adopt an animal virtually: where its record does not say, its institution's services
    /// decide.
    static func offersVirtualAdoption(_ animal: Animal, of institution: Institution) -> Bool {
        !animal.status.isDeparted && (animal.virtualAdoption ?? institution.offers(.virtualAdoption))
    }
}
