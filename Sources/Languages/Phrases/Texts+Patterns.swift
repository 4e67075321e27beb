extension Texts {
    /// The forms of a plural phrase, for code elsewhere that fills them in: with `{count}` and other placeholders as
    /// they are written, in the order of the language's categories.
    public func patterns(of phrase: Phrase) -> [(category: PluralCategory, text: String)] {
        guard case .plural(let forms) = entry(of: phrase) else { return [] }
        return plurals.categories.map { ($0, forms[$0.index].pattern(of: phrase)) }
    }
}

extension Form {
    /// Returns the form as it is written.
    fileprivate func pattern(of phrase: Phrase) -> String {
        parts.map { part in
            switch part {
            case .text(let text): text
            case .count: "{\(Form.count)}"
            case .value(let index): "{\(phrase.placeholders[index])}"
            }
        }.joined()
    }
}
