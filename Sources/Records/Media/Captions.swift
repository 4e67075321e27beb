/// A WebVTT file with a film's subtitles in one language (WCAG 2.2, success criterion 1.2.2).
public struct Captions: Sendable {
    public var language: Language
    /// Relative to the content folder.
    public var file: String

    public init(language: Language, file: String) {
        self.language = language
        self.file = file
    }
}
