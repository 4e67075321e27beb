import Records

/// Descriptions as HTML and as plain text.
struct ProseComposer: Sendable {
    /// A description as HTML for readers of a language, on a page.
    let html: @Sendable (_ prose: Prose, _ page: PageKind, _ language: Language) -> [UInt8]
    /// The beginning of a description without its markup, at most so many characters.
    let summary: @Sendable (_ prose: Prose, _ limit: Int) -> String
}

extension Composer {
    /// A description as a page shows it.
    func passage(_ prose: Localized<Prose>, on page: PageKind) -> Passage {
        guard let entry = prose.resolved(in: language, of: vocabulary.languages) else { return .empty }
        return Passage(
            html: self.prose.html(entry.value, page, language),
            lang: entry.language == language ? nil : entry.language.code)
    }

    /// What a page is about: `lead`, and the description's beginning where there is room for it.
    func summary(_ lead: String, _ prose: Localized<Prose>) -> String {
        let limit = 160
        let room = limit - lead.unicodeScalars.count - 1
        guard room > 30, let entry = prose.resolved(in: language, of: vocabulary.languages) else { return lead }
        let summary = self.prose.summary(entry.value, room)
        return [lead, summary].filter { !$0.isEmpty }.joined(separator: " ")
    }
}
