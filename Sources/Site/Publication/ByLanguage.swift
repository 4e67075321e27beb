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
    /// What `transform` makes of each language's value, in the same order.
    func map<Other: Sendable>(_ transform: (Entry) -> Other) -> ByLanguage<Other> {
        ByLanguage(entries: entries.map { .init(language: $0.language, value: transform($0)) })
    }
}

extension Publication {
    /// A value for every language of the site, in their order.
    func inEveryLanguage<Value: Sendable>(_ value: (Language) -> Value) -> ByLanguage<Value> {
        ByLanguage(entries: languages.map { .init(language: $0, value: value($0)) })
    }

    /// An absolute address for every language of the site.
    func absoluteAddresses(_ address: (Language) -> Address) -> ByLanguage<String> {
        inEveryLanguage { addresses.absolute(address($0)) }
    }
}
