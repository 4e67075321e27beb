import Documents
import Messages
import Records

extension Choice {
    /// The value of a word in either language.
    package init?(word: String) {
        if let value = Self(rawValue: word) {
            self = value
            return
        }
        let folded = KeyNames.folded(word)
        guard
            let value = Self.allCases.first(where: { value in
                value.polish.contains { KeyNames.folded($0) == folded }
            })
        else { return nil }
        self = value
    }
}

extension ChoiceWord {
    /// True if a word in either language means the value.
    package func isMeant(by word: String) -> Bool {
        value == word || polish.contains { KeyNames.folded($0) == KeyNames.folded(word) }
    }

    /// The word to write in a language.
    public func word(in language: MessageLanguage) -> String {
        language == .polish ? polish.first ?? value : value
    }
}
