import Content
import Documents
import Messages
import Records
import Site

/// A list of what staff could still do for the records: nothing is wrong, but visitors or animals would be better off.
public struct AuditReport: Sendable {
    /// The kinds of missing things. The words are permanent: the report for machines has them.
    public enum Kind: String, CaseIterable, Sendable {
        case noAccount = "no-account"
        case noOpeningHours = "no-opening-hours"
        case taxShare = "tax-share"
        case staleRecord = "stale-record"
        case noPicture = "no-picture"
        case noDescription = "no-description"
        case undescribedPicture = "undescribed-picture"
        case missingTranslation = "missing-translation"
    }

    /// One thing to do.
    public struct Item: Sendable {
        public let kind: Kind
        /// Relative to the content folder.
        public internal(set) var file: String
        /// The line, from 1; nil if the field is missing.
        public var line: Int?
        /// The animal that it is about.
        public var animal: RecordID?
        /// The language that lacks a text.
        public var language: Language?
        /// The fields that lack something, as records name them: `pictures[2].alt`.
        public var fields: [String] = []
        /// The missing thing, in one sentence without a full stop.
        public let message: Message
        /// The way to add it.
        public let suggestion: Message
    }

    /// The things to do for an institution, or for the site itself.
    public struct Section: Sendable {
        /// The institution; nil for the site's own texts.
        public let institution: RecordID?
        /// The institution's, or the site's, in each language.
        public let name: Localized<String>
        /// The record's own first, then its animals by id.
        public internal(set) var items: [Item]
    }

    /// The site's own first, then institutions by id; those that lack nothing, too.
    public private(set) var sections: [Section]
    /// The day on which it is true.
    public let today: CalendarDate
    /// The site's languages, its default first.
    public let languages: [Language]

    public var count: Int { sections.reduce(0) { $0 + $1.items.count } }

    /// - Parameters:
    ///   - diagnostics: what reading the catalogue told; the lines of what is old are known from there.
    ///   - institution: the only one to report on; nil for all and the site's own texts.
    ///   - location: returns the path from the content folder at which a file lies.
    public init(
        of catalogue: Catalogue, diagnostics: [Diagnostic], today: CalendarDate, only institution: RecordID? = nil,
        location: (String) -> String = { $0 }
    ) {
        self.today = today
        languages = catalogue.settings.languages
        let translations = TranslationAudit(of: catalogue)
        let records = RecordAudit(settings: catalogue.settings, today: today, diagnostics: diagnostics)
        let site = Section(
            institution: nil, name: catalogue.settings.title, items: translations.items(of: nil, record: nil))
        let institutions = catalogue.institutions.lazy
            .filter { institution == nil || $0.record.id == institution }
            .map { entry in
                let id = entry.record.id
                var items = records.items(of: entry) + translations.items(of: id, record: nil)
                for animal in entry.animals {
                    items += records.items(of: animal) + translations.items(of: id, record: animal.record.id)
                }
                return Section(institution: id, name: entry.record.name, items: items)
            }
        sections = ((institution == nil ? [site] : []) + institutions).map { section in
            var section = section
            for index in section.items.indices { section.items[index].file = location(section.items[index].file) }
            return section
        }
    }
}
