import Documents
import Messages
import Records

extension FieldReader {
    /// The section `paths`. `languages` are those of the site, whose codes are folders beside the path words.
    mutating func pathWords(_ field: Field, languages: [Language]) -> PathWords? {
        let names = [
            "institutions", "support", "adoption", "animals", "settings", "favourites", "baskets", "needs",
            "accessibility",
            "page",
        ]
        guard let fields = fields(of: field, required: names) else { return nil }
        var words: [String: RecordID] = [:]
        for name in names {
            if let field = fields[name], let word = pathWord(field) { words[name] = word }
        }
        let topmost = ["institutions", "animals", "settings", "favourites", "baskets", "needs", "accessibility"]
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
            let favourites = words["favourites"], let baskets = words["baskets"], let needs = words["needs"],
            let accessibility = words["accessibility"], let page = words["page"]
        else { return nil }
        return PathWords(
            institutions: institutions, support: support, adoption: adoption, animals: animals, settings: settings,
            favourites: favourites, baskets: baskets, needs: needs, accessibility: accessibility, page: page)
    }

    private static let foldersOfTheSite: [String: Message] = [
        "api": "the records as data", "assets": "style sheets and scripts", "media": "the pictures",
        "search": "the search index",
    ]

    private mutating func pathWord(_ field: Field) -> RecordID? {
        guard let text = text(field) else { return nil }
        do throws(RecordID.Problem) {
            return try RecordID(text)
        } catch {
            let message: Message =
                switch error {
                case .empty, .form:
                    "the path word \"\(text)\" must be lower-case letters a to z and digits, with single hyphens between them"
                case .tooLong(let length):
                    "the path word \"\(text)\" has \(length) characters; \(RecordID.maximumLength) are allowed"
                case .reservedByWindows: "the path word \"\(text)\" cannot be the name of a folder on Windows"
                }
            diagnostics.append(
                field.value.diagnostic(
                    "invalid-path-word", message,
                    suggestion: RecordID.suggestion(for: text).map { Message(verbatim: $0) }))
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

    private mutating func refuseTaken(_ field: Field, _ word: RecordID, by use: Message) {
        diagnostics.append(
            field.value.diagnostic(
                "colliding-path-words", "\"\(word)\" is already the address of \(use)",
                suggestion: "choose another word"))
    }
}
