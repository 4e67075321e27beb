import Messages
import Records

extension FieldReader {
    /// Reads the section `paths`.
    ///
    /// - Parameters:
    ///   - levels: the names of the words, those that stand beside one another in addresses together. The first level stands
    ///     beside the site's own folders and those of its languages.
    ///   - languages: of the site.
    mutating func pathWords(_ field: Field, levels: [[String]], languages: [Language]) -> PathWords? {
        let names = levels.flatMap { $0 }
        guard let fields = fields(of: field, required: names) else { return nil }
        var words: [String: RecordID] = [:]
        for name in names {
            if let field = fields[name], let word = pathWord(field) { words[name] = word }
        }
        for level in levels { refuseCollisions(among: level, fields, words) }
        for name in levels.first ?? [] {
            guard let field = fields[name], let word = words[name] else { continue }
            if let use = FieldReader.foldersOfTheSite[word.text] {
                refuseTaken(field, word, by: use)
            } else if languages.contains(where: { $0.code == word.text }) {
                refuseTaken(field, word, by: "the pages in the language \"\(word)\"")
            }
        }
        return words.count == names.count ? PathWords(words) : nil
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
            report(
                field.value, "invalid-path-word", message,
                suggestion: RecordID.suggestion(for: text).map { Message(verbatim: $0) })
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
            report(
                field.value, "colliding-path-words",
                "\"\(word)\" is the path word of \"\(earlier)\" and of \"\(name)\"",
                suggestion: "give each a word of its own")
        }
    }

    private mutating func refuseTaken(_ field: Field, _ word: RecordID, by use: Message) {
        report(
            field.value, "colliding-path-words", "\"\(word)\" is already the address of \(use)",
            suggestion: "choose another word")
    }
}
