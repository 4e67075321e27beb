import Records

/// Values made for languages, each language once. `Localized` is what records hold; this is what is made of it.
struct ByLanguage<Value: Sendable>: Sendable {
    struct Entry: Sendable {
        let language: Language
        let value: Value
    }

    let entries: [Entry]

    /// Nil where there is no value at all.
    var ifAny: ByLanguage? { entries.isEmpty ? nil : self }
}

extension Localized {
    /// Returns what `transform` makes of each language's value, in the same order.
    func map<Other: Sendable>(_ transform: (Entry) -> Other) -> ByLanguage<Other> {
        ByLanguage(entries: entries.map { .init(language: $0.language, value: transform($0)) })
    }
}
