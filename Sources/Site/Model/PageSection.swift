import Languages

/// A part of pages that templates mark with an `id`, so that links lead to it.
enum PageSection: String, CaseIterable, Sendable {
    case support, contact, animals, walks, story

    /// Returns the section's id in a language: the text `anchors.<name>`, else the path word of that name, else the
    /// name.
    func id(in texts: Texts) -> String {
        if case .text(let text) = texts.constants["anchors.\(rawValue)"] { return text }
        return texts.pathWords[rawValue]?.text ?? rawValue
    }
}
