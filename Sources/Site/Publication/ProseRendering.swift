import Content
import Records

/// How descriptions become HTML and plain text. It is given to what this module emits, because links in descriptions lead
/// to pages and only who plans the pages can resolve them.
public struct ProseRendering: Sendable {
    /// Appends a description as HTML for readers of a language. It is safe to show, and its links are absolute.
    public var html: @Sendable (_ prose: Prose, _ language: Language, _ bytes: inout [UInt8]) -> Void
    /// A description without its markup, its blocks separated by single blanks; at least its first few hundred
    /// characters.
    public var plainText: @Sendable (_ prose: Prose) -> String

    public init(
        html: @escaping @Sendable (_ prose: Prose, _ language: Language, _ bytes: inout [UInt8]) -> Void,
        plainText: @escaping @Sendable (_ prose: Prose) -> String
    ) {
        self.html = html
        self.plainText = plainText
    }
}

extension Publication {
    /// A description as HTML in every language that has one.
    func html(_ description: Localized<Prose>) -> ByLanguage<String> {
        description.map { entry in
            var bytes: [UInt8] = []
            prose.html(entry.value, entry.language, &bytes)
            return String(decoding: bytes, as: UTF8.self)
        }
    }

    /// The beginning of a description for readers of a language, as plain text of at most `limit` characters, cut between
    /// words. Nil where there is no description.
    func excerpt(_ description: Localized<Prose>, _ language: Language, limit: Int) -> String? {
        guard let prose = description.resolved(in: language, of: languages) else { return nil }
        let text = Excerpt.of(self.prose.plainText(prose.value), limit: limit)
        return text.isEmpty ? nil : text
    }
}
