import Documents
import Languages
import Messages
import Records

/// Names that addresses of the site use for themselves, so that no record may have them as its id.
struct ReservedNames {
    /// Folders of the output that hold no pages.
    private static let folders = ["api", "assets", "media", "search"]

    /// The use of each name that is closed to records near the root, in a sentence.
    private let nearRoot: [String: Message]
    /// The use of each path word, all of which are closed to records further below.
    private let pathWords: [String: Message]

    init(_ types: [PageType], languages: [Language], words: [Language: PathWords]) {
        var nearRoot: [String: Message] = [:]
        var pathWords: [String: Message] = [:]
        for language in languages {
            guard let words = words[language] else { continue }
            func reserve(_ name: String, for use: Message, isNearRoot: Bool) {
                guard let word = words[name]?.text else { return }
                let use: Message = "the addresses of \(use) (\(language))"
                if isNearRoot, nearRoot[word] == nil { nearRoot[word] = use }
                if pathWords[word] == nil { pathWords[word] = use }
            }
            for type in types {
                guard case .word(let pages) = type.segment else { continue }
                reserve(type.name, for: pages, isNearRoot: type.reservesWord)
            }
            reserve(SiteURLs.numberWord, for: "further pages of lists", isNearRoot: true)
        }
        self.pathWords = pathWords
        for folder in ReservedNames.folders { nearRoot[folder] = "the site's own files" }
        for language in languages where nearRoot[language.code] == nil {
            nearRoot[language.code] = "the pages in the language \(language)"
        }
        self.nearRoot = nearRoot
    }

    /// Returns what a record of this id would collide with.
    /// - Parameter isNearRoot: true for records whose pages stand below the root or a list; only path words and `api`
    /// are
    ///   closed to records below other records.
    func use(of id: RecordID, isNearRoot: Bool) -> Message? {
        isNearRoot ? nearRoot[id.text] : pathWords[id.text] ?? (id.text == "api" ? nearRoot["api"] : nil)
    }
}
