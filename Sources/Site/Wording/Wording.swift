/// A text, and its language where that is not the page's.
struct Wording: Sendable, Hashable {
    let text: String
    /// A BCP 47 code; nil where the text is in the page's language.
    let lang: String?

    init(text: String, lang: String? = nil) {
        self.text = text
        self.lang = lang
    }
}
