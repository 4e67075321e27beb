import Documents
import Records

/// Reads the files of all languages of the site and checks them, each by itself and against the others.
public enum TextsLoader {
    public struct Outcome: Sendable {
        /// The texts of every language; nil where any diagnostic is an error.
        public var texts: [Language: Texts]?
        /// The texts of every language even where something is wrong, so that what else is wrong with a site can be
        /// found in the same run; nil where a language lacks too much.
        public var provisional: [Language: Texts]?
        /// The diagnostics in the order of files and places.
        public var diagnostics: [Diagnostic]
    }

    /// Reads the site's languages, the default one first. `phrases` are those that the caller's code uses, besides this
    /// module's own; `pathWords` are the names of the words of its addresses, those that stand beside one another together.
    public static func load(_ sources: [TextsSource], phrases: [Phrase], pathWords: [[String]]) -> Outcome {
        let phrases = Phrase.ofLanguages + phrases
        let languages = sources.map(\.language)
        var diagnostics: [Diagnostic] = []
        let files = sources.compactMap {
            LanguageFile(
                $0, phrases: phrases, pathWords: pathWords, languages: languages, diagnostics: &diagnostics)
        }
        diagnostics += LanguageComparison(files, phrases: phrases).diagnostics
        diagnostics.sort()
        var texts: [Language: Texts] = [:]
        for file in files { texts[file.language] = file.texts }
        let provisional = texts.count == sources.count ? texts : nil
        let isRight = !diagnostics.contains { $0.severity == .error }
        return Outcome(texts: isRight ? provisional : nil, provisional: provisional, diagnostics: diagnostics)
    }
}
