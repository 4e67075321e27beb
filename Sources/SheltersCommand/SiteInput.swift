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

    init(
        content: DiskContent, templates: String, baseURL: BaseURL?, today: CalendarDate, parallel: Parallel
    ) throws(ContentSourceError) {
        let loaded = try CatalogueLoader(source: content, today: today, parallel: parallel).load()
        var diagnostics = loaded.diagnostics
        let reader = TemplateReader(
            source: DiskContent(root: templates), path: RelativePath.path(to: templates, from: content.root))
        let folder = try reader.folder(diagnostics: &diagnostics)
        let outcome = TextsLoader.load(reader.texts(of: loaded.languages), phrases: Phrase.ofSite)
        diagnostics += outcome.diagnostics
        if var catalogue = loaded.catalogue, let texts = outcome.texts {
            if let baseURL { catalogue.settings.baseURL = baseURL }
            builder = SiteBuilder(
                catalogue: catalogue, texts: catalogue.settings.languages.compactMap { texts[$0] }, templates: folder,
                date: today, contentFolder: content.root, parallel: parallel)
        } else {
            builder = nil
        }
        self.diagnostics = diagnostics
        lacksRecords = !loaded.failedRecords.isEmpty
    }

    /// Of what a check found, what is certain: a link to a record that could not be used may be right.
    func known(_ found: [Diagnostic]) -> [Diagnostic] {
        lacksRecords ? found.filter { $0.id != "broken-link" && $0.id != "broken-anchor" } : found
    }
}
