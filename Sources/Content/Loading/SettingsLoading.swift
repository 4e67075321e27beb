import Documents
import Records

extension ContentReader {
    /// Returns the settings, or nil after reporting why there are none, and the languages in which other files are read
    /// even so, with the places at which they are listed.
    func settings(
        in root: ContentFolder, today: CalendarDate, diagnostics: inout [Diagnostic]
    ) -> (settings: SiteSettings?, languages: [Language], origins: [Language: Origin]) {
        let fallback = ["pl", "en"].compactMap { Language($0) }
        guard root.kind(of: "site.yml") != nil else {
            diagnostics.report(
                "missing-file", in: "site.yml", "the site's settings are missing",
                suggestion: root.files.contains("site.yaml")
                    ? "rename site.yaml to site.yml" : "write site.yml with title, baseURL and languages")
            return (nil, fallback, [:])
        }
        guard let tree = settingsTree(diagnostics: &diagnostics) else { return (nil, fallback, [:]) }
        // The languages first: they decide how the other fields are read.
        var preliminary = RecordLoading(reader: self, languages: fallback, today: today).context(in: root)
        let written = tree.root["languages"].flatMap { ValueDecoder<[Language]>.languages.decode($0, &preliminary) }
        let languages = written ?? fallback
        let origins = zip(written ?? [], tree.root["languages"]?.elements ?? []).map { ($0, Origin(of: $1)) }
        var settings = SiteSettings(languages: languages)
        var context = RecordLoading(reader: self, languages: languages, today: today).context(in: root)
        let isComplete = RecordSchema<SiteSettings>.site.decode(tree.root, into: &settings, context: &context)
        diagnostics += context.diagnostics
        return (isComplete ? settings : nil, languages, Dictionary(origins) { first, _ in first })
    }

    /// The fields of `site.yml`; nil after reporting why they cannot be read.
    func settingsTree(diagnostics: inout [Diagnostic]) -> SourceTree? {
        read("site.yml", diagnostics: &diagnostics).flatMap {
            YAMLReader.read($0, keyNames: FieldNames.keys, diagnostics: &diagnostics)
        }
    }
}
