import Records

/// The texts that are written in some language but not in all languages of the site. A site with gaps is whole all the
/// same: its pages show the text of another language, marked as such.
public struct TranslationReport: Sendable, Equatable {
    /// A text that a language lacks, or that every language does.
    public struct Gap: Hashable, Sendable {
        /// Nil where the record has the text in no language.
        public let language: Language?
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

    /// By language in the site's order, then the site's own texts, then institutions; within a record in its order.
    public let gaps: [Gap]
    /// In the same order; what lacks nothing is here too.
    public let coverage: [Coverage]
    /// The descriptions that pictures lack, so that pages describe them by what else the record says; by institution,
    /// then by animal.
    public let undescribed: [Gap]

    public init(of catalogue: Catalogue) {
        let site = RecordKind.ofSite.flatMap { $0.localizedFields(catalogue) }
        let institutions = catalogue.institutions.map { entry in
            (entry.record.id, RecordKind.ofInstitution.flatMap { $0.localizedFieldsOfInstitution(entry) })
        }
        var gaps: [Gap] = []
        var coverage: [Coverage] = []
        func examine(_ fields: [LocalizedFields.Text], of institution: RecordID?, in language: Language) {
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

    private static func undescribed(in entry: InstitutionEntry) -> [Gap] {
        func gaps(_ pictures: [Picture], _ source: String, _ animal: RecordID?) -> [Gap] {
            pictures.enumerated().filter { $0.element.alternative?.isEmpty ?? true }.map { index, _ in
                Gap(
                    language: nil, institution: entry.record.id, source: source, animal: animal,
                    field: "pictures[\(index + 1)].alt")
            }
        }
        return gaps(entry.record.pictures, entry.source, nil)
            + entry.animals.flatMap { animal in
                gaps(animal.record.pictures, animal.source, animal.record.id)
                    + (animal.story.map { gaps($0.pictures, $0.source, nil) } ?? [])
            }
    }
}

extension Collection where Element == TranslationReport.Gap, SubSequence == ArraySlice<TranslationReport.Gap> {
    /// The gaps of each record in each language, where they stand together.
    public var byRecord: [ArraySlice<TranslationReport.Gap>] {
        var records: [ArraySlice<TranslationReport.Gap>] = []
        var rest = self[startIndex...]
        while let first = rest.first {
            let record = rest.prefix {
                $0.language == first.language && $0.source == first.source && $0.animal == first.animal
            }
            records.append(record)
            rest = rest.dropFirst(record.count)
        }
        return records
    }
}
