import Records

/// The parts of the name of a record's file: `rex.en.md` is a translation of `rex` into English.
struct RecordFileName: Sendable {
    enum Notation: Sendable {
        case markdown
        case json
    }

    /// Without the ending: `rex.en.md`.
    let file: String
    /// The name before the first dot that begins a language or the ending.
    let stem: String
    /// The part between the stem and the ending; nil where nothing does.
    let languageCode: String?
    let notation: Notation

    /// Nil for files that are no records.
    init?(_ file: String) {
        let base: Substring
        if file.hasSuffix(".md") {
            notation = .markdown
            base = file.dropLast(3)
        } else if file.hasSuffix(".json") {
            notation = .json
            base = file.dropLast(5)
        } else {
            return nil
        }
        self.file = file
        if let dot = base.lastIndex(of: ".") {
            stem = String(base[..<dot])
            languageCode = String(base[base.index(after: dot)...])
        } else {
            stem = String(base)
            languageCode = nil
        }
    }
}
