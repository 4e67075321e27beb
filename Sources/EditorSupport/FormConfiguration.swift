import Content
import Documents
import Messages

/// The configuration of a program for editing content in a browser: forms for every record of a content folder.
public struct FormConfiguration {
    /// The configuration, and the page that loads the program.
    public let files: [GeneratedFile]
    /// The values that no form can show.
    public let problems: [FormProblem]
    /// Files with several records, for which there are no forms.
    public let omitted: [String]

    public init(_ records: WrittenRecords, _ settings: FormSettings) {
        var collections = FormCollections(records, settings)
        let written = collections.all()
        problems = collections.problems.sorted { ($0.file, $0.line) < ($1.file, $1.line) }
        omitted = collections.omitted
        var yaml = YAMLWriter()
        for (name, value) in FormConfiguration.head(records, settings) { yaml.field(name, value.yaml) }
        yaml.field("collections", SharedValues.sharing(JSONValue.array(written).yaml))
        let notice: Message = "Made by shelters cms; the next run keeps this file if somebody changes it."
        files = [
            GeneratedFile(
                path: "config.yml",
                text: "# \(notice.text(in: settings.language))\n# \(GeneratedFile.placeholder)\n" + yaml.text),
            GeneratedFile(path: "index.html", text: FormPage.text(settings.language)),
        ]
    }

    private static func head(_ records: WrittenRecords, _ settings: FormSettings) -> JSONValue.Members {
        var backend: JSONValue.Members = [("name", .string(settings.backend))]
        if let repository = settings.repository { backend.append(("repo", .string(repository))) }
        backend.append(("branch", .string(settings.branch)))
        if let authentication = settings.authentication { backend.append(("base_url", .string(authentication))) }
        var head: JSONValue.Members = [("backend", .object(backend))]
        if settings.isLocal { head.append(("local_backend", true)) }
        if let address = records.baseURL { head.append(("site_url", .string(address))) }
        var translations: JSONValue.Members = [
            ("structure", "multiple_files"), ("locales", .strings(records.languages)),
            ("default_locale", .string(records.languages[0])),
        ]
        if settings.system.canOmitDefaultLanguage {
            translations.append(("omit_default_locale_from_file_path", true))
            translations.append(("initial_locales", "default"))
        }
        head += [
            ("locale", .string(settings.language == .polish ? "pl" : "en")),
            // Where files go that belong to no record; pictures lie beside their records.
            ("media_folder", .string("\(settings.content)/static/media")), ("public_folder", "/media"),
            ("slug", ["encoding": "ascii", "clean_accents": true]), ("i18n", .object(translations)),
        ]
        if settings.system == .sveltia { head.append(("output", ["omit_empty_optional_fields": true])) }
        return head
    }

    static let title: Message = "Editing the catalogue"
    static let needed: Message =
        "Editing needs JavaScript, and the file cms.js beside this page; Documentation/editing.md says where it comes from."
}
