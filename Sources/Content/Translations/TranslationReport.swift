import Records

/// The texts that are written in some language but not in all languages of the site. A site with gaps is whole all the same: its pages
/// show the text of another language, marked as such.
public struct TranslationReport: Sendable, Equatable {
    /// A text that a language lacks.
    public struct Gap: Hashable, Sendable {
        public let language: Language
        /// Nil for the site's own settings, home page and further pages.
        public let institution: RecordID?
        /// The record's file, relative to the content folder.
        public let source: String
        /// The animal, because a file may hold many. Nil for all else.
        public let animal: RecordID?
        /// As records name it, elements of lists with their place from 1: `description`, `marks[2]`, `pictures[1].alt`.
        public let field: String
    }

    /// The part of an institution, or of the site itself, that a language has.
    public struct Coverage: Hashable, Sendable {
        public let language: Language
        /// Nil for the site's own texts.
        public let institution: RecordID?
        public let written: Int
        /// All texts that any language has.
        public let total: Int

        public var missing: Int { total - written }
    }

    /// A picture whose record does not say what it shows, so that pages describe it by what else the record says.
    public struct Undescribed: Hashable, Sendable {
        /// The record's file, relative to the content folder.
        public let source: String
        /// The animal, because a file may hold many. Nil for an institution's picture.
        public let animal: RecordID?
        /// `pictures[2].alt`.
        public let field: String
    }

    /// By language in the site's order, then the site's own texts, then institutions; within a record in its order.
    public let gaps: [Gap]
    /// In the same order; what lacks nothing is here too.
    public let coverage: [Coverage]
    /// By institution, then by animal.
    public let undescribed: [Undescribed]

    public init(of catalogue: Catalogue) {
        let site = RecordKind.ofSite.flatMap { $0.localizedFields(catalogue) }
        let institutions = catalogue.institutions.map { entry in
            (entry.record.id, RecordKind.ofInstitution.flatMap { $0.localizedFieldsOfInstitution(entry) })
        }
        var gaps: [Gap] = []
        var coverage: [Coverage] = []
        func examine(_ fields: [LocalizedFields.Field], of institution: RecordID?, in language: Language) {
            let missing = fields.filter { !$0.languages.contains(language) }
            gaps += missing.map { field in
                Gap(
                    language: language, institution: institution, source: field.source, animal: field.animal,
                    field: field.name)
            }
            coverage.append(
                Coverage(
                    language: language, institution: institution, written: fields.count - missing.count,
                    total: fields.count))
        }
        for language in catalogue.settings.languages {
            examine(site, of: nil, in: language)
            for (id, fields) in institutions { examine(fields, of: id, in: language) }
        }
        undescribed = catalogue.institutions.flatMap(TranslationReport.undescribed)
        self.gaps = gaps
        self.coverage = coverage
    }

    private static func undescribed(in entry: InstitutionEntry) -> [Undescribed] {
        func fields(_ pictures: [Picture], _ source: String, _ animal: RecordID?) -> [Undescribed] {
            pictures.enumerated().filter { $0.element.alternative?.isEmpty ?? true }.map { index, _ in
                Undescribed(source: source, animal: animal, field: "pictures[\(index + 1)].alt")
            }
        }
        return fields(entry.record.pictures, entry.source, nil)
            + entry.animals.flatMap { fields($0.record.pictures, $0.source, $0.record.id) }
    }
}
