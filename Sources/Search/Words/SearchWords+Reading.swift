import Documents
import Records

extension SearchWords {
    /// Reads a language's words from `templates/search/<code>.yml` and the forms of these words from
    /// `templates/search/<code>-forms.yml`, which is generated. Either may be missing; what is wrong is reported and left
    /// out.
    public static func read(
        _ language: Language, words: SourceFile?, forms: SourceFile?, diagnostics: inout [Diagnostic]
    ) -> SearchWords {
        .plain(language)
    }
}
