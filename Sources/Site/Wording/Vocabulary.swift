import Languages
import Records

/// The words of one language for the values of records.
public final class Vocabulary: Sendable {
    public let texts: Texts
    /// The site's languages, in their order: where a text is missing, the first of them that has it is shown.
    public let languages: [Language]

    let fields: FieldWording

    public init(_ texts: Texts, languages: [Language]) {
        self.texts = texts
        self.languages = languages
        fields = FieldWording(texts)
    }

    public var language: Language { texts.language }

    /// Returns the word for a case of an enumeration, in the form that agrees with a sex where there are such.
    func label<Case>(_ phrases: LabelPhrases<Case>, _ value: Case, _ sex: Sex? = nil) -> String {
        phrases.phrase(for: value, sex).map { texts($0) } ?? ""
    }

    /// Returns the text that a reader is shown of a localized one.
    func wording(_ text: Localized<String>) -> Wording {
        guard let entry = text.resolved(in: language, of: languages) else { return Wording(text: "", lang: nil) }
        return Wording(text: entry.value, lang: entry.language == language ? nil : entry.language.code)
    }

    func wording(_ text: Localized<String>?) -> Wording? {
        text.flatMap { $0.isEmpty ? nil : wording($0) }
    }
}
