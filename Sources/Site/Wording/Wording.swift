import Languages

/// A text, and its language where that is not the page's.
struct Wording: Sendable, Equatable {
    let text: String
    /// A BCP 47 code; nil where the text is in the page's language.
    let lang: String?
    /// The text with soft hyphens, where it was made in advance.
    private var keptHyphenation: String?

    init(text: String, lang: String? = nil) {
        self.text = text
        self.lang = lang
    }

    static func == (one: Wording, other: Wording) -> Bool { one.text == other.text && one.lang == other.lang }

    /// The text with soft hyphens in its long words.
    var hyphenated: String { keptHyphenation ?? text.hyphenated }

    /// The same text with its soft hyphens made in advance, for what many pages show.
    var keepingHyphenation: Wording {
        var wording = self
        wording.keptHyphenation = text.hyphenated
        return wording
    }
}
