/// A value in one or more languages.
public struct Localized<Value: Sendable>: Sendable {
    public struct Entry: Sendable {
        public var language: Language
        public var value: Value

        public init(language: Language, value: Value) {
            self.language = language
            self.value = value
        }
    }

    /// In the order in which they were written; each language once.
    public private(set) var entries: [Entry]

    public init() { entries = [] }

    public init(_ value: Value, in language: Language) { entries = [Entry(language: language, value: value)] }

    @inlinable public var isEmpty: Bool { entries.isEmpty }

    public subscript(language: Language) -> Value? {
        @inlinable get { entries.first { $0.language == language }?.value }
        set {
            let index = entries.firstIndex { $0.language == language }
            switch (index, newValue) {
            case (let index?, let value?): entries[index].value = value
            case (let index?, nil): entries.remove(at: index)
            case (nil, let value?): entries.append(Entry(language: language, value: value))
            case (nil, nil): break
            }
        }
    }

    /// Returns the value for a reader of `language`: the value in that language, else in the first of the site's `languages`
    /// that has one. The entry's own language is what the page marks with `lang`. Nil only when there is no value at all.
    @inlinable public func resolved(in language: Language, of languages: [Language]) -> Entry? {
        if let exact = entries.first(where: { $0.language == language }) { return exact }
        for fallback in languages {
            if let entry = entries.first(where: { $0.language == fallback }) { return entry }
        }
        return entries.first
    }
}

extension Localized.Entry: Equatable where Value: Equatable {}
extension Localized: Equatable where Value: Equatable {}
