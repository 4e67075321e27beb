import Documents
import Languages
import Records

/// Names that addresses of the site use for themselves.
struct ReservedNames {
    /// Folders of the output that hold no pages.
    static let folders = ["api", "assets", "media", "search"]

    /// A name with what it is used for, in a sentence.
    private let uses: [String: String]
    private let pathWords: [String: String]

    init(languages: [Language], words: [Language: PathWords]) {
        var pathWords: [String: String] = [:]
        for language in languages {
            guard let words = words[language] else { continue }
            let named = [
                (words.institutions, "the catalogue of institutions"), (words.support, "support pages"),
                (words.animals, "the list of animals"), (words.settings, "the settings"),
                (words.favourites, "the visitors' own animals"),
                (words.accessibility, "the accessibility statement"),
                (words.page, "further pages of lists"),
            ]
            for (word, use) in named where pathWords[word.text] == nil {
                pathWords[word.text] = "the addresses of \(use) (\(language))"
            }
        }
        var uses = pathWords
        // Only below institutions: a page of the site may well be called so.
        for language in languages {
            guard let word = words[language]?.adoption, pathWords[word.text] == nil else { continue }
            pathWords[word.text] = "the addresses of adoption pages (\(language))"
        }
        self.pathWords = pathWords
        for folder in ReservedNames.folders { uses[folder] = "the site's own files" }
        for language in languages where uses[language.code] == nil {
            uses[language.code] = "the pages in the language \(language)"
        }
        self.uses = uses
    }

    /// What a further page or an institution of this name would collide with.
    func use(ofSlug slug: RecordID) -> String? { uses[slug.text] }

    /// What an animal of this name would collide with. Animals stand deeper, so only path words and `api` are closed to
    /// them.
    func use(ofAnimal id: RecordID) -> String? {
        pathWords[id.text] ?? (id.text == "api" ? uses["api"] : nil)
    }

    func diagnostic(for name: RecordID, _ what: String, use: String, source: String) -> Diagnostic {
        Diagnostic(
            id: "reserved-name", file: source,
            message: "\(what) cannot be called \"\(name)\": that name belongs to \(use)",
            suggestion: "another name, such as \"\(name)-1\"")
    }
}
