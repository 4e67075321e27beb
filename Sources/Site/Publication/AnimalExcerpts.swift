import Content
import Records
import Synchronization

/// How animals' descriptions begin, in each language: read with the page, and kept for the documents that tell of the
/// animal too, so that no description is read for each of them.
final class AnimalExcerpts: Sendable {
    /// In characters.
    static let length = 200

    private final class OfLanguage: Sendable {
        let language: Language
        let known = Mutex<[ObjectIdentifier: String]>([:])

        init(_ language: Language) { self.language = language }
    }

    private let languages: [OfLanguage]

    init(_ languages: [Language]) { self.languages = languages.map(OfLanguage.init) }

    /// Notes how an animal's description begins for readers of a language: `opening` is plain text, at least of `length`
    /// where the description is not shorter.
    func keep(_ opening: String, of animal: AnimalEntry, _ language: Language) {
        let excerpt = Excerpt.of(opening, limit: AnimalExcerpts.length)
        of(language)?.known.withLock { $0[ObjectIdentifier(animal)] = excerpt }
    }

    /// The first `length` characters, cut between words; `opening` tells them where nobody has yet.
    func excerpt(of animal: AnimalEntry, _ language: Language, _ opening: () -> String) -> String {
        if let known = of(language)?.known.withLock({ $0[ObjectIdentifier(animal)] }) { return known }
        let opening = opening()
        keep(opening, of: animal, language)
        return Excerpt.of(opening, limit: AnimalExcerpts.length)
    }

    private func of(_ language: Language) -> OfLanguage? { languages.first { $0.language == language } }
}
