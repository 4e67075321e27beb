/// A phrase as one language's file has it.
struct PhraseForms {
    /// The patterns by plural category; a phrase of one form has only `other`.
    var patterns: [PluralCategory: (field: Field, pattern: PlaceholderPattern)]
    var field: Field

    /// The names of all placeholders in all forms.
    var placeholders: Set<String> {
        Set(patterns.values.flatMap { $0.pattern.placeholders.map(\.name) })
    }

    /// Returns the content of a phrase's slot. `other` stands in where a form is missing.
    func entry(for phrase: Phrase) -> Texts.Entry? {
        guard let other = patterns[.other] else { return nil }
        func form(_ pattern: PlaceholderPattern) -> Form {
            Form(pattern, placeholders: phrase.placeholders, isPlural: phrase.isPlural)
        }
        guard phrase.isPlural else { return .text(form(other.pattern)) }
        return .plural(PluralCategory.allCases.map { form((patterns[$0] ?? other).pattern) })
    }
}
