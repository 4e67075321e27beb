import Records

extension Localized {
    /// What `transform` makes of each language's value, in the same languages.
    func map<Other: Sendable>(_ transform: (Entry) -> Other) -> Localized<Other> {
        var mapped = Localized<Other>()
        for entry in entries { mapped[entry.language] = transform(entry) }
        return mapped
    }

    /// Nil where there is no value at all.
    var ifAny: Localized? { isEmpty ? nil : self }
}

extension Publication {
    /// A value for every language of the site.
    func inEveryLanguage<Value: Sendable>(_ value: (Language) -> Value) -> Localized<Value> {
        var localized = Localized<Value>()
        for language in languages { localized[language] = value(language) }
        return localized
    }

    /// An absolute address for every language of the site.
    func absoluteAddresses(_ address: (Language) -> Address) -> Localized<String> {
        inEveryLanguage { addresses.absolute(address($0)) }
    }
}
