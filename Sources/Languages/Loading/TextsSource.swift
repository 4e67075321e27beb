import Documents
import Records

/// A language of the site and its file, `templates/texts/<code>.yml`.
public struct TextsSource: Sendable {
    public var language: Language
    /// The file's name in diagnostics: relative to the content folder, `../templates/texts/pl.yml`.
    public var file: String
    /// The file's content; nil if there is no such file, or if it cannot be read.
    public var bytes: [UInt8]?
    /// The reason why the file cannot be read; nil if there is none.
    public var problem: Diagnostic?
    /// The place at which the site says that it has the language.
    public var origin: Origin

    public init(
        language: Language, file: String, bytes: [UInt8]?, problem: Diagnostic? = nil,
        origin: Origin = Origin(file: "site.yml")
    ) {
        self.language = language
        self.file = file
        self.bytes = bytes
        self.problem = problem
        self.origin = origin
    }
}
