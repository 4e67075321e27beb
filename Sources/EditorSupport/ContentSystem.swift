/// The programs for editing content in a browser that read `config.yml`.
public enum ContentSystem: String, CaseIterable, Sendable {
    case sveltia
    case decap

    /// True if options of a choice may be true and false. (Decap's check of its configuration allows texts and numbers
    /// alone.)
    var hasBooleanOptions: Bool { self == .sveltia }

    /// True if a file that has a form may still have to be written.
    var canStartFiles: Bool { self == .sveltia }

    /// True if a record in the default language can be called `rex.md` beside `rex.en.md`.
    var canOmitDefaultLanguage: Bool { self == .sveltia }
}
