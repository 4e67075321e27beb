import Documents
import Records

extension FieldReader {
    /// The section `paths`. `languages` are those of the site, whose codes are folders beside the path words.
    mutating func pathWords(_ field: Field, languages: [Language]) -> PathWords? {
        let names = [
            "institutions", "support", "adoption", "animals", "settings", "favourites", "accessibility", "page",
        ]
        guard let fields = fields(of: field, required: names) else { return nil }
        var words: [String: RecordID] = [:]
        for name in names {
            if let field = fields[name], let word = pathWord(field) { words[name] = word }
        }
        let topmost = ["institutions", "animals", "settings", "favourites", "accessibility"]
        refuseCollisions(among: topmost, fields, words)
        refuseCollisions(among: ["support", "adoption", "page"], fields, words)
        for name in topmost {
            guard let field = fields[name], let word = words[name] else { continue }
            if let use = FieldReader.foldersOfTheSite[word.text] {
                refuseTaken(field, word, by: use)
            } else if languages.contains(where: { $0.code == word.text }) {
                refuseTaken(field, word, by: "the pages in the language \"\(word)\"")
            }
        }
        guard let institutions = words["institutions"], let support = words["support"],
            let adoption = words["adoption"], let animals = words["animals"], let settings = words["settings"],
            let favourites = words["favourites"], let accessibility = words["accessibility"], let page = words["page"]
        else { return nil }
        return PathWords(
            institutions: institutions, support: support, adoption: adoption, animals: animals, settings: settings,
            favourites: favourites, accessibility: accessibility, page: page)
    }

    private static let foldersOfTheSite = [
        "api": "the records as data", "assets": "style sheets and scripts", "media": "pictures",
        "search": "the search index",
    ]

    private mutating func pathWord(_ field: Field) -> RecordID? {
        guard let text = text(field) else { return nil }
        do throws(RecordID.Problem) {
            return try RecordID(text)
        } catch {
            let reason =
                switch error {
                case .empty, .form: "must be lower-case letters a to z and digits, with single hyphens between them"
                case .tooLong(let length): "has \(length) characters; \(RecordID.maximumLength) are allowed"
                case .reservedByWindows: "cannot be the name of a folder on Windows"
                }
            diagnostics.append(
                field.value.diagnostic(
                    "invalid-path-word", "the path word \"\(text)\" \(reason)",
                    suggestion: RecordID.suggestion(for: text)))
            return nil
        }
    }

    /// Words of one level must differ.
    private mutating func refuseCollisions(
        among names: [String], _ fields: [String: Field], _ words: [String: RecordID]
    ) {
        for (index, name) in names.enumerated() {
            guard let field = fields[name], let word = words[name],
                let earlier = names[..<index].first(where: { words[$0] == word })
            else { continue }
            diagnostics.append(
                field.value.diagnostic(
                    "colliding-path-words", "\"\(word)\" is the path word of \"\(earlier)\" and of \"\(name)\"",
                    suggestion: "give each a word of its own"))
        }
    }

    private mutating func refuseTaken(_ field: Field, _ word: RecordID, by use: String) {
        diagnostics.append(
            field.value.diagnostic(
                "colliding-path-words", "\"\(word)\" is already the address of \(use)",
                suggestion: "choose another word"))
    }
}
