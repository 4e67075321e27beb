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
    /// True if something in the folder cannot be read, so that templates seem to name what does not exist.
    let lacksFiles: Bool

    /// - Parameter isPublished: false where the site is checked alone.
    init(_ reader: TemplateReader, languages: [Language], origins: [Language: Origin], isPublished: Bool) {
        var diagnostics = reader.diagnostics
        self.languages = languages
        self.origins = origins
        folder = reader.folder(diagnostics: &diagnostics)
        lacksFiles = diagnostics.contains { $0.severity == .error }
        texts = TextsLoader.load(
            reader.texts(of: languages, origins), phrases: Phrase.ofSite, pathWords: PageTemplate.pathWords)
        diagnostics += texts.diagnostics
        searchWords = reader.searchWords(of: languages, isPublished: isPublished, diagnostics: &diagnostics)
        self.diagnostics = diagnostics
    }
}
