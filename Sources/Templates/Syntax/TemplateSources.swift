/// All templates of a site, read and parsed once for all languages.
public struct TemplateSources: Sendable {
    let templates: [String: ParsedTemplate]

    /// Parses templates by names such as "animal" and "parts/card" (the file's name without `.mustache`, `/` between
    /// folders) to the files' bytes. A byte order mark at the beginning is ignored.
    public init(_ sources: [String: [UInt8]]) {
        var templates: [String: ParsedTemplate] = [:]
        for (name, bytes) in sources { templates[name] = ParsedTemplate(name, bytes) }
        self.templates = templates
    }

    /// Sorted.
    public var names: [String] { templates.keys.sorted() }
}
