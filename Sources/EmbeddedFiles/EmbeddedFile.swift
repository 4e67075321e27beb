internal import CEmbeddedFiles

/// A file of this repository that is part of the program, which needs none of them at run time.
public struct EmbeddedFile {
    /// The bytes, which live as long as the program.
    public let bytes: UnsafeBufferPointer<UInt8>

    private init(_ file: embedded_file) { bytes = UnsafeBufferPointer(start: file.bytes, count: file.count) }

    public var text: String { String(decoding: bytes, as: UTF8.self) }
}

extension EmbeddedFile {
    /// The Polish message catalogue: `Sources/Messages/Texts/pl.po`.
    public static var polishMessages: EmbeddedFile { EmbeddedFile(embedded_polish_messages()) }
    /// The explanations of diagnostics in English: `Documentation/diagnostics/en.md`.
    public static var englishExplanations: EmbeddedFile { EmbeddedFile(embedded_english_explanations()) }
    /// The explanations of diagnostics in Polish: `Documentation/diagnostics/pl.md`.
    public static var polishExplanations: EmbeddedFile { EmbeddedFile(embedded_polish_explanations()) }
    /// The names of the IANA time zone database, one in a line: `Sources/Content/Schemas/time-zones.txt`.
    public static var timeZones: EmbeddedFile { EmbeddedFile(embedded_time_zones()) }
    /// The files of all countries in `Sources/Geography/Countries`, each with a zero after it.
    public static var countries: EmbeddedFile { EmbeddedFile(embedded_countries()) }
    /// Further names of columns of tables: `Sources/Imports/Vocabulary/columns.txt`.
    public static var columns: EmbeddedFile { EmbeddedFile(embedded_columns()) }
    /// Further words for values of records: `Sources/Imports/Vocabulary/values.txt`.
    public static var values: EmbeddedFile { EmbeddedFile(embedded_values()) }
    /// The names of characters in HTML: `Sources/Imports/Vocabulary/characters.txt`.
    public static var characters: EmbeddedFile { EmbeddedFile(embedded_characters()) }
    /// Letters with their base letters: `Sources/Search/Vocabulary/letters.txt`.
    public static var letters: EmbeddedFile { EmbeddedFile(embedded_letters()) }
    /// What search knows of Polish: `templates/search/pl.yml`.
    public static var polishSearchWords: EmbeddedFile { EmbeddedFile(embedded_polish_search_words()) }
    /// The forms of these words: `templates/search/pl-forms.yml`.
    public static var polishSearchForms: EmbeddedFile { EmbeddedFile(embedded_polish_search_forms()) }
    /// What search knows of English: `templates/search/en.yml`.
    public static var englishSearchWords: EmbeddedFile { EmbeddedFile(embedded_english_search_words()) }
    /// The forms of these words: `templates/search/en-forms.yml`.
    public static var englishSearchForms: EmbeddedFile { EmbeddedFile(embedded_english_search_forms()) }
    /// The words by which data about visitors are found: `Sources/Content/Vocabulary/personal-data.txt`.
    public static var personalData: EmbeddedFile { EmbeddedFile(embedded_personal_data()) }
    /// The elements and attributes of drawings: `Sources/PublicationSafety/Vocabulary/drawings.txt`.
    public static var drawings: EmbeddedFile { EmbeddedFile(embedded_drawings()) }
    /// The style sheet of reports: `Sources/ContentAudit/audit.css`.
    public static var auditStyle: EmbeddedFile { EmbeddedFile(embedded_audit_style()) }
    /// The script of previewed pages: `Sources/Preview/Script/preview.js`.
    public static var previewScript: EmbeddedFile { EmbeddedFile(embedded_preview_script()) }
    /// The style sheet of that script: `Sources/Preview/Script/preview.css`.
    public static var previewStyle: EmbeddedFile { EmbeddedFile(embedded_preview_style()) }
    /// The explanation in a fresh folder in Polish: `Sources/Scaffolding/Example/README.pl.md`.
    public static var polishExampleReadme: EmbeddedFile { EmbeddedFile(embedded_polish_example_readme()) }
    /// The explanation in a fresh folder in English: `Sources/Scaffolding/Example/README.en.md`.
    public static var englishExampleReadme: EmbeddedFile { EmbeddedFile(embedded_english_example_readme()) }
    /// The workflow of GitHub's that publishes a fresh site: `Sources/Scaffolding/Example/workflow.yml`.
    public static var exampleWorkflow: EmbeddedFile { EmbeddedFile(embedded_example_workflow()) }
    /// The pipeline of GitLab's that publishes a fresh site: `Sources/Scaffolding/Example/gitlab-ci.yml`.
    public static var examplePipeline: EmbeddedFile { EmbeddedFile(embedded_example_pipeline()) }
    /// The home page of a fresh site in Polish: `Sources/Scaffolding/Example/home.pl.md`.
    public static var polishExampleHome: EmbeddedFile { EmbeddedFile(embedded_polish_example_home()) }
    /// The home page of a fresh site in English: `Sources/Scaffolding/Example/home.en.md`.
    public static var englishExampleHome: EmbeddedFile { EmbeddedFile(embedded_english_example_home()) }
    /// The logo of the example institution: `Sources/Scaffolding/Example/logo.svg`.
    public static var exampleLogo: EmbeddedFile { EmbeddedFile(embedded_example_logo()) }
    /// The picture of the example animal: `Sources/Scaffolding/Example/picture.png`.
    public static var examplePicture: EmbeddedFile { EmbeddedFile(embedded_example_picture()) }
}
