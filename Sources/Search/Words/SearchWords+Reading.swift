import Documents
import Records

extension SearchWords {
    /// Reads a language's words from `templates/search/<code>.yml` and the forms of these words from
    /// `templates/search/<code>-forms.yml`, which is generated. Either may be missing; what is wrong is reported and
    /// left out.
    public static func read(
        _ language: Language, words: SourceFile?, forms: SourceFile?, diagnostics: inout [Diagnostic]
    ) -> SearchWords {
        var reader = SearchWordsReader()
        if let forms, let tree = YAMLReader.read(forms, diagnostics: &reader.diagnostics) {
            reader.readForms(tree.root)
        }
        if let words, let tree = YAMLReader.read(words, diagnostics: &reader.diagnostics) {
            reader.readWords(tree.root)
        }
        diagnostics += reader.diagnostics.sorted()
        return SearchWords(
            language: language, stemmer: Stemmer(passes: reader.passes), stopWords: reader.stopWords,
            terms: reader.terms, townForms: reader.townForms)
    }
}
