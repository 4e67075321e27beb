import Content
import Documents
import Languages
import Parallel
import Records
import Site

/// Everything that a site is made of, read and checked as far as reading can.
struct SiteInput {
    /// What is wrong with what was read.
    let diagnostics: [Diagnostic]
    /// Nil where too little could be read to go on.
    let builder: SiteBuilder?
    /// Whether records could not be used, so that links to them seem broken.
    private let lacksRecords: Bool
    /// Whether interface texts are missing, so that templates seem to name what does not exist.
    private let lacksTexts: Bool

    init(
        content: DiskContent, templates: String, baseURL: BaseURL?, today: CalendarDate, parallel: Parallel
    ) throws(ContentSourceError) {
        let loaded = try CatalogueLoader(source: content, today: today, parallel: parallel).load()
        var diagnostics = loaded.diagnostics
        let reader = TemplateReader(
            source: DiskContent(root: templates), path: RelativePath.path(to: templates, from: content.root))
        let folder = try reader.folder(diagnostics: &diagnostics)
        let outcome = TextsLoader.load(
            reader.texts(of: loaded.languages), phrases: Phrase.ofSite)
        diagnostics += outcome.diagnostics
        if var catalogue = loaded.catalogue, let texts = outcome.provisional {
            if let baseURL { catalogue.settings.baseURL = baseURL }
            builder = SiteBuilder(
                catalogue: catalogue, texts: catalogue.settings.languages.compactMap { texts[$0] }, templates: folder,
                searchWords: reader.searchWords(of: catalogue.settings.languages, diagnostics: &diagnostics),
                date: today, contentFolder: content.root, parallel: parallel)
        } else {
            builder = nil
        }
        self.diagnostics = diagnostics
        lacksRecords = !loaded.failedRecords.isEmpty
        lacksTexts = outcome.texts == nil
    }

    /// Of what a check found, what is certain: a link to a record that could not be used may be right, and so may the name
    /// of a text that another file lacks.
    func known(_ found: [Diagnostic]) -> [Diagnostic] {
        found.filter { diagnostic in
            switch diagnostic.id {
            case "broken-link", "broken-anchor": !lacksRecords
            case "unknown-name": !(lacksTexts && diagnostic.message.contains("\"texts"))
            default: true
            }
        }
    }
}
