import Content
import Documents
import Languages
import Records
import Search
import Site

/// The content of the templates folder for a site's languages.
struct TemplateInput {
    let languages: [Language]
    /// The places at which the site lists its languages.
    let origins: [Language: Origin]
    let folder: TemplateFolder
    let texts: TextsLoader.Outcome
    let searchWords: [SearchWords]
    let diagnostics: [Diagnostic]

    init(_ reader: TemplateReader, languages: [Language], origins: [Language: Origin]) throws(ContentSourceError) {
        var diagnostics: [Diagnostic] = []
        self.languages = languages
        self.origins = origins
        folder = try reader.folder(diagnostics: &diagnostics)
        texts = TextsLoader.load(
            reader.texts(of: languages, origins), phrases: Phrase.ofSite, pathWords: PageTemplate.pathWords)
        diagnostics += texts.diagnostics
        searchWords = reader.searchWords(of: languages, diagnostics: &diagnostics)
        self.diagnostics = diagnostics
    }
}
