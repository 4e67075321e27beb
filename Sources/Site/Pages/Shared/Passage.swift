import Records
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

extension PageModelBuilder {
    /// Returns a description as a page shows it, and its beginning.
    /// - Parameter other: another description on the page, from whose headings the anchors of this one keep away.
    func compose(
        _ description: Localized<Prose>, on page: Page, below other: Localized<Prose>? = nil
    ) -> (passage: Passage, opening: String) {
        guard let entry = records.description(description) else { return (.empty, "") }
        let composed = prose.compose(
            entry.value, on: page, language, below: other.flatMap(records.description)?.value)
        let lang = entry.language == language ? nil : entry.language.code
        return (Passage(html: composed.html, lang: lang), composed.opening)
    }

    /// Returns a page's summary for search engines: `lead`, and a description's beginning where there is room for it.
    func summary(_ lead: String, _ opening: String) -> String {
        let room = PageModelBuilder.summaryLimit - lead.unicodeScalars.count - 1
        guard room >= PageModelBuilder.leastRoom, !opening.isEmpty else { return lead }
        let excerpt = Excerpt.of(opening, limit: room)
        return lead.isEmpty ? excerpt : lead + " " + excerpt
    }

    static let summaryLimit = 160
    /// Fewer characters of a description would say nothing.
    private static let leastRoom = 30
}
