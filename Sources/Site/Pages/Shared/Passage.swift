import Templates

/// A description as HTML, and its language where that is not the page's.
struct Passage: Sendable {
    var html: [UInt8]
    var lang: String?

    static let empty = Passage(html: [], lang: nil)
}

extension Model {
    /// The three names by which a page offers a description.
    mutating func passage(
        _ name: String, flag: String, lang: String, _ about: String, _ get: @escaping @Sendable (Value) -> Passage
    ) {
        self.flag(flag, "Whether there is \(about)") { !get($0).html.isEmpty }
        markup(name, "\(about), as HTML") { value, bytes in bytes += get(value).html }
        text(lang, "The language of \(about) (BCP 47), only where that is not the page's") { get($0).lang }
    }
}
