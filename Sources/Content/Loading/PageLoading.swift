import Documents
import Records

/// Reads `site.yml`, the home page, further pages and baskets.
struct PageLoading: Sendable {
    let reader: ContentReader
    let today: CalendarDate

    /// The settings; nil after reporting why there are none. `languages` are those that other files are read with even so.
    func settings(
        in root: ContentFolder, diagnostics: inout [Diagnostic]
    ) -> (settings: SiteSettings?, languages: [Language]) {
        let fallback = ["pl", "en"].compactMap { Language($0) }
        guard root.files.contains("site.yml") else {
            diagnostics.append(
                Diagnostic(
                    id: "missing-file", file: "site.yml", message: "the site's settings are missing",
                    suggestion: root.files.contains("site.yaml")
                        ? "rename site.yaml to site.yml" : "write site.yml with title, baseURL and languages"))
            return (nil, fallback)
        }
        guard let source = reader.read("site.yml", diagnostics: &diagnostics),
            let tree = YAMLReader.read(source, keyNames: FieldNames.keys, diagnostics: &diagnostics)
        else { return (nil, fallback) }
        // The languages first: they decide how the other fields are read.
        let files = RecordFiles(folder: root, source: reader.source)
        var scout = DecodingContext(language: fallback[0], languages: fallback, today: today, files: files)
        let written = tree.root["languages"].flatMap { ValueDecoder<[Language]>.languages.decode($0, &scout) }
        let languages = written ?? fallback
        // Any address: settings without a right one are not used.
        guard var settings = SiteSettings(languages: languages) else { return (nil, languages) }
        var context = DecodingContext(language: languages[0], languages: languages, today: today, files: files)
        let isComplete = RecordSchema<SiteSettings>.site.decode(tree.root, into: &settings, context: &context)
        diagnostics += context.diagnostics
        return (isComplete ? settings : nil, languages)
    }

    /// A record with a title and a body.
    struct Outcome<Record: Sendable>: Sendable {
        var record: Record?
        var file: String
        /// The record's own fields.
        var root: SourceNode?
        var diagnostics: [Diagnostic] = []
        var referencedFiles: [FileReference] = []
    }

    func home(_ group: RecordGroup, in folder: ContentFolder, languages: [Language]) -> Outcome<Home> {
        load(
            group, in: folder, languages: languages, blank: Home(title: Localized()),
            decoding: RecordDecoding(schema: .home, body: \.body, bodyIsDescription: false))
    }

    func page(_ group: RecordGroup, in folder: ContentFolder, languages: [Language]) -> Outcome<StandalonePage> {
        load(
            group, in: folder, languages: languages, blank: StandalonePage(slug: group.id, title: Localized()),
            decoding: RecordDecoding(schema: .standalonePage, body: \.body, bodyIsDescription: false))
    }

    func basket(_ group: RecordGroup, in folder: ContentFolder, languages: [Language]) -> Outcome<Basket> {
        let file = folder.path(of: group.record?.file ?? "\(group.id).md")
        return load(
            group, in: folder, languages: languages, blank: Basket(id: group.id, name: Localized(), source: file),
            decoding: RecordDecoding(schema: .basket, body: \.description, bodyIsDescription: true))
    }

    private func load<Record>(
        _ group: RecordGroup, in folder: ContentFolder, languages: [Language], blank: Record,
        decoding: RecordDecoding<Record>
    ) -> Outcome<Record> {
        var outcome = Outcome<Record>(file: folder.path(of: group.record?.file ?? "\(group.id).md"))
        guard let name = group.record else {
            outcome.diagnostics += group.translations.map { $0.withoutRecord(group.id, in: folder) }
            return outcome
        }
        guard let document = RecordDocument(name, in: folder, reader: reader, diagnostics: &outcome.diagnostics) else {
            return outcome
        }
        outcome.root = document.root
        var context = DecodingContext(
            language: languages[0], languages: languages, today: today,
            files: RecordFiles(folder: folder, source: reader.source))
        var record = blank
        let isComplete = decoding.decode(
            document.root, body: document.body, file: document.file, into: &record, context: &context)
        decoding.translate(
            group.translations, in: folder, reader: reader, original: document.root, into: &record, context: &context)
        outcome.diagnostics += context.diagnostics
        outcome.referencedFiles = context.referencedFiles
        outcome.record = isComplete ? record : nil
        return outcome
    }
}

extension SiteSettings {
    /// Settings in which all else is still to be filled in.
    fileprivate init?(languages: [Language]) {
        guard let address = try? WebAddress("https://example.org/"), let baseURL = try? BaseURL(address) else {
            return nil
        }
        self.init(title: Localized(), baseURL: baseURL, languages: languages)
    }
}
