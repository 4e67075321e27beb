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

    /// Returns the name without a part behind the id, which makes `rex.story.en.md` a translation of `rex`; nil where it
    /// does not have the part. Only Markdown has such files.
    func besideRecord(_ part: String) -> RecordFileName? {
        guard notation == .markdown else { return nil }
        if languageCode == part { return RecordFileName(file, stem: stem, languageCode: nil) }
        guard stem.hasSuffix("." + part) else { return nil }
        return RecordFileName(file, stem: String(stem.dropLast(part.utf8.count + 1)), languageCode: languageCode)
    }

    private init(_ file: String, stem: String, languageCode: String?) {
        self.file = file
        self.stem = stem
        self.languageCode = languageCode
        notation = .markdown
    }

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
