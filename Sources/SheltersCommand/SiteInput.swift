import Content
import Documents
import Files
import Languages
import Parallel
import Records
import Site

/// Everything that a site is made of, read and checked as far as reading can.
struct SiteInput {
    /// The content folder with those that it names.
    let federation: Federation
    /// The mistakes in what was read.
    private(set) var diagnostics: [Diagnostic]
    /// The mistakes of what is held back, at the places where the files lie.
    private(set) var heldBack: [Diagnostic] = []
    /// The site's builder; nil if too little could be read to go on.
    let builder: SiteBuilder?
    /// True if records could not be used, so that links to them seem broken.
    private let lacksRecords: Bool
    /// True if interface texts are missing, so that templates seem to name what does not exist.
    private let lacksTexts: Bool

    /// The content of the templates folder, for the next reading.
    let templates: TemplateInput
    /// The digest of what was read of that folder; nil where nobody asked for digests.
    let templatesDigest: UInt64?

    /// The results of an earlier reading of the same folders. What did not change is used again.
    struct Earlier {
        /// The content folder, to be listed as far as it changed.
        var content: WatchedContent
        var builder: SiteBuilder?
        /// The content of the templates folder; nil if it must be read again.
        var templates: TemplateInput?
        var memory: RecordMemory
    }

    /// - Parameters:
    ///   - earlier: also asks for the drafts, because only previews read a folder twice.
    ///   - isPublished: false where the site is checked alone.
    ///   - secret: by which digests are made of what is read; nil where nobody asks for them.
    init(
        _ federation: Federation, templates: String, baseURL: BaseURL?, today: CalendarDate,
        pictureCache: String? = nil, earlier: Earlier? = nil, isPublished: Bool = true,
        secret: KeyedHash.Secret? = nil, parallel: Parallel
    ) throws(ContentSourceError) {
        self.federation = federation
        let content = federation.content
        let loaded = try CatalogueLoader(
            source: earlier?.content ?? content, today: today, includesDrafts: earlier != nil, memory: earlier?.memory,
            secret: secret, parallel: parallel
        ).load()
        let folder = DiskContent(root: templates)
        let digested = secret.map { DigestedContent(folder, $0) }
        let input: TemplateInput
        if let known = earlier?.templates, known.languages == loaded.languages,
            known.origins == loaded.languageOrigins
        {
            input = known
        } else {
            let reader = try TemplateReader(
                source: digested ?? folder, path: RelativePath.path(to: templates, from: content.root))
            input = TemplateInput(
                reader, languages: loaded.languages, origins: loaded.languageOrigins, isPublished: isPublished)
        }
        self.templates = input
        templatesDigest = digested?.digest
        if var catalogue = loaded.catalogue, let texts = input.texts.provisional {
            if let baseURL { catalogue.settings.baseURL = baseURL }
            builder = SiteBuilder(
                catalogue: catalogue, texts: catalogue.settings.languages.compactMap { texts[$0] },
                templates: input.folder, searchWords: input.searchWords, date: today, content: content,
                pictureCache: pictureCache, after: earlier?.builder, isPublished: isPublished, parallel: parallel)
        } else {
            builder = nil
        }
        diagnostics = federation.diagnostics + loaded.diagnostics + input.diagnostics
        lacksRecords = !loaded.failedRecords.isEmpty
        lacksTexts = input.texts.texts == nil
    }

    /// Sets mistakes apart, so that they stop nothing.
    mutating func holdBack(_ mistakes: [Diagnostic]) {
        heldBack = mistakes
        diagnostics.removeAll(where: Set(mistakes).contains)
    }

    /// Returns a report of what was found, with files where they lie.
    func report(_ found: [Diagnostic]) -> DiagnosticReport {
        DiagnosticReport(federation.located(found) + heldBack)
    }

    /// Returns the certain ones among what a check found: a link to a record that could not be used may be right, and
    /// so may the name of a template that cannot be read or of a text that another file lacks.
    func known(_ found: [Diagnostic]) -> [Diagnostic] {
        found.filter { diagnostic in
            switch diagnostic.id {
            case "broken-link", "broken-anchor": !lacksRecords
            case "unknown-template", "unknown-parent", "unknown-partial", "missing-asset": !templates.lacksFiles
            case "unknown-name": !(lacksTexts && diagnostic.message.english.contains("\"texts"))
            default: true
            }
        }
    }
}
