import Documents
import Languages
import Messages
import Records

/// Names that addresses of the site use for themselves.
struct ReservedNames {
    /// Folders of the output that hold no pages.
    static let folders = ["api", "assets", "media", "search"]

    /// A name with what it is used for, in a sentence.
    private let uses: [String: Message]
    private let pathWords: [String: Message]

    init(languages: [Language], words: [Language: PathWords]) {
        var pathWords: [String: Message] = [:]
        for language in languages {
            guard let words = words[language] else { continue }
            let named: [(RecordID, Message)] = [
                (words.institutions, "the catalogue of institutions"), (words.support, "support pages"),
                (words.animals, "the list of animals"), (words.settings, "the settings"),
                (words.favourites, "the visitors' own animals"),
                (words.baskets, "the baskets"), (words.needs, "the wish lists"),
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
    func use(ofSlug slug: RecordID) -> Message? { uses[slug.text] }

    /// What an animal of this name would collide with. Animals stand deeper, so only path words and `api` are closed to
    /// them.
    func use(ofAnimal id: RecordID) -> Message? {
        pathWords[id.text] ?? (id.text == "api" ? uses["api"] : nil)
    }

    func diagnostic(for name: RecordID, _ what: Message, use: Message, source: String) -> Diagnostic {
        Diagnostic(
            id: "reserved-name", file: source,
            message: "\(what) cannot be called \"\(name)\": that name belongs to \(use)",
            suggestion: "another name, such as \"\(name)-1\"")
    }
}
